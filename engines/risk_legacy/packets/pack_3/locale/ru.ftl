## Набор 3

packet-pack-3 = Набор 3
seal-pack-3 = кто-то оставляет на поле второй автограф
opened-pack-3 =
    🏠 Континент, где фракция начинала чаще всего, — её родина. Положенную карту можно взять и за чужую территорию оттуда.
    🎯 Одна миссия лежит открытой. Кто выполнил её к концу своего хода, может засчитать её вместо карты: это одна или две звезды.
    🏛 Одна из миссий основывает столицу мира, другая добавляет морской путь. И то и другое навсегда.
    🃏 Появились три карты событий. { -events-come } Эти три — для того, у кого больше всего населения в городах: войска туда или другая миссия.
    ⏳ Всё это вступает в силу с началом партии, а не посреди неё.
brings-pack-3 = родины, миссии, а с ними столица мира и морской путь

## Родина

homeland = { $who }: { $where }
region-homeland = 🏠 Родина: { $who }
event-homelands-found = { $any ->
    [0] В этот раз родины нет ни у одной фракции.
   *[1] Родина фракций: { $homelands }.
}

## Миссии

title-homeland = родина
title-superior_infrastructure = Развитая инфраструктура
title-reign_of_terror = Царство террора
title-urban_assault = Городской штурм
title-amphibious_onslaught = Морской десант
title-unexpected_attack = Внезапное нападение
title-imperial_might = Имперская мощь
title-explore_the_world = Исследуйте мир
title-world_is_ready = Мир готов
mission-superior-infrastructure = держать 6 городов
mission-reign-of-terror = завоевать 9 территорий за ход
mission-urban-assault = завоевать 4 города за ход
mission-amphibious-onslaught = завоевать 4 территории по морю за ход
mission-unexpected-attack = завоевать целый континент за ход
mission-imperial-might = бонусы за континенты: 7 и больше
mission-explore-the-world = держать 7 островов; навсегда появится морской путь
mission-world-is-ready = можно взять карту с 4 монетами и больше; вместо этого там встаёт столица мира

## Что они меняют

prompt-link = 🌊 Новый морской путь навсегда: откуда он начнётся?
prompt-link-to = 🌊 Новый морской путь ({ $where }): куда он ведёт?
move-link-from = { $territory }
move-link-to = { $territory }
event-sea-charted = { $seat } открывает морской путь: { $one } — { $other }. Это навсегда.
event-capital-founded = { $seat } основывает столицу мира 🏛: { $territory }!
event-capital-founded-over = { $seat } основывает столицу мира 🏛: { $territory }! Она встаёт на месте города ({ $replaced }).

## События

title-join_the_cause = Присоединяйтесь
prompt-cause = { $all ->
    [0] { $troops ->
        [one] Ещё { $troops } солдат: в какой город?
        [few] Ещё { $troops } солдата: в какой город?
       *[many] Ещё { $troops } солдат: в какой город?
    }
   *[1] { $troops ->
        [one] «Присоединяйтесь»: { $troops } солдат в ваш город или другая миссия?
        [few] «Присоединяйтесь»: { $troops } солдата в ваши города или другая миссия?
       *[many] «Присоединяйтесь»: { $troops } солдат в ваши города или другая миссия?
    }
}
move-rally = { $territory } +{ $troops }

## In the chronicle

tale-capital = { $who } основывает столицу мира: { $land }.
