## Пакет 3

packet-pack-3 = Пакет 3
seal-pack-3 = някой се подписва на дъската за втори път
opened-pack-3 =
    🏠 Континентът, в който фракция е започвала най-често, е нейната родина. Полагащата се карта може да е и на чужда територия там.
    🎯 Една мисия лежи открита. Който я е изпълнил в края на хода си, може да я вземе вместо карта: за една или две звезди.
    🏛 Една от мисиите основава столицата на света, друга добавя морски път. И двете остават завинаги.
    🃏 Идват три карти със събития. { -events-come } Тези три питат този с най-голямото население в градовете: войници там или друга мисия.
    ⏳ Всичко това започва с началото на игра, не по средата ѝ.
brings-pack-3 = родини, мисии, а с тях столица на света и морски път

## Родина

homeland = { $who }: { $where }
region-homeland = 🏠 Родина на { $who }
event-homelands-found = { $any ->
    [0] Този път никоя фракция няма родина.
   *[1] Родина на фракциите: { $homelands }.
}

## Мисии

title-homeland = родина
title-superior_infrastructure = Превъзходна инфраструктура
title-reign_of_terror = Царство на терора
title-urban_assault = Градски щурм
title-amphibious_onslaught = Морски десант
title-unexpected_attack = Неочаквана атака
title-imperial_might = Имперска мощ
title-explore_the_world = Изследвайте света
title-world_is_ready = Светът е готов
mission-superior-infrastructure = държиш 6 града
mission-reign-of-terror = превземаш 9 територии за един ход
mission-urban-assault = превземаш 4 града за един ход
mission-amphibious-onslaught = превземаш 4 територии през морето за един ход
mission-unexpected-attack = превземаш цял континент за един ход
mission-imperial-might = бонуси за континенти: 7 или повече
mission-explore-the-world = държиш 7 острова; завинаги се появява морски път
mission-world-is-ready = можеш да вземеш карта с поне 4 монети; вместо това там се основава столицата на света

## Какво променят

prompt-link = 🌊 Нов морски път завинаги: откъде започва?
prompt-link-to = 🌊 Нов морски път ({ $where }): накъде води?
move-link-from = { $territory }
move-link-to = { $territory }
event-sea-charted = { $seat } открива морски път: { $one } — { $other }. Остава завинаги.
event-capital-founded = { $seat } основава столицата на света 🏛: { $territory }!
event-capital-founded-over = { $seat } основава столицата на света 🏛: { $territory }! Тя заема мястото на града ({ $replaced }).

## Събития

title-join_the_cause = Присъединете се
prompt-cause = { $all ->
    [0] { $troops ->
        [one] Още { $troops } войник: в кой град?
       *[other] Още { $troops } войници: в кой град?
    }
   *[1] { $troops ->
        [one] „Присъединете се“: { $troops } войник в твой град или друга мисия?
       *[other] „Присъединете се“: { $troops } войници в твоите градове или друга мисия?
    }
}
move-rally = { $territory } +{ $troops }

## In the chronicle

tale-capital = { $who } основа столицата на света: { $land }.
