### Карман 2 (RL-B6). Первые две строки видны, пока он запечатан; все прочие — тайна до вскрытия.

packet-pocket-2 = Карман 2
seal-pocket-2 = игрок с ракетой собирается расставить 30 или больше новых солдат
opened-pocket-2 =
    • Из моря поднимается остров. Тот, кто его вызвал, проводит к нему два морских пути и высаживается там со всеми новобранцами и десятью солдатами пришельцев.
    • Его фракция теперь работает на Пришельцев: обмен карт считается на монету дороже, зато города стоят ей на 2 солдата больше.
    • Остров не входит ни в один континент, меток на нём не бывает; на его карте 3 монеты.
    • Пять карт меток — слабости: их играют в свой ход на фракции, по одной на фракцию.
    • Со следующей партии можно играть за Пришельцев, и появляются три новых вида событий. { -events-come }
brings-pocket-2 = остров, Пришельцы, слабости

## Components

title-aliens = Пришельцы
title-alien_island = Остров пришельцев
map-alien-island = Остров
title-alien_collaborator = Пособник пришельцев
title-city_walkers = Хозяева городов
title-island_supply = Снабжение с острова
title-cautious = Осторожность
title-purist = Чистоплюйство
title-short_sighted = Близорукость
title-unpopular = Дурная слава
title-primitive = Примитивность
title-ruin = Руины
title-beam_down = Высадка лучом
title-die_humans = Смерть людям
title-mysterious_island = Таинственный остров
power-alien-collaborator = обмен считается на 1 монету дороже, не больше 10; по пути в пустой город гибнет на 2 солдата больше
power-city-walkers = по пути в пустые города никто не гибнет; две звезды, если все города её
power-island-supply = ещё 2 новобранца, пока остров её, и по 1 за каждые руины
power-cautious = новобранцы — не больше чем в две территории
power-purist = больше двух карт-монет не держит
power-short-sighted = перемещение только в соседнюю территорию
power-unpopular = по пути в пустой город гибнет на 1 солдата больше
power-primitive = население не считается при наборе
scar-cautious = на фракцию: новобранцы не больше чем в две территории, навсегда
scar-purist = на фракцию: третьей карты-монеты не будет, навсегда
scar-short-sighted = на фракцию: перемещение только в соседнюю территорию, навсегда
scar-unpopular = на фракцию: пустые города стоят на 1 солдата больше, навсегда
scar-primitive = на фракцию: население не считается при наборе, навсегда
icon-ruin = 🏚️
legend-ruin = { $icon } руины: всё, что осталось от города
star-source-domination = { $count ->
    [one] господство
    [few] господство { $count }
   *[many] господство { $count }
}
world-star-source-domination = господство { $count }
change-ruined = 🏚️ Город в руинах: { $territory }
change-weakness-stuck = Слабость навсегда: { $faction }, { $scar }

## The island

prompt-join-island = { $left ->
    [one] Последний морской путь острова: к какому берегу?
    [few] Острову нужно { $left } морских пути. К какому берегу первый?
   *[many] Острову нужно { $left } морских путей. К какому берегу первый?
}
move-join-island = { $territory }
group-join-island = Берега
event-island-risen = 🛸 Из моря поднимается остров! Его вызвал игрок { $seat }. Фракция { $faction } получает метку навсегда: { $power }.
event-island-risen-alone = 🛸 Из моря поднимается остров! Его вызвал игрок { $seat }. На карте фракции нет места для метки: { $faction }.
event-island-joined = { $seat } прокладывает морской путь навсегда: { $island } – { $territory }.
event-island-manned = { $seat } высаживается ({ $territory }): { $recruits ->
    [one] { $recruits } новобранец
    [few] { $recruits } новобранца
   *[many] { $recruits } новобранцев
} и { $troops ->
    [one] { $troops } солдат пришельцев
    [few] { $troops } солдата пришельцев
   *[many] { $troops } солдат пришельцев
}.

## Weaknesses

move-give-weakness = { $scar }: { $faction }
group-give-weakness = Слабость навсегда
event-weakness-given = { $seat } находит слабость фракции: { $faction } — { $scar }. Это навсегда.
event-coin-refused = { $coins ->
    [one] У игрока { $seat } { $coins } карта-монета, новых он не берёт: чистоплюйство.
    [few] У игрока { $seat } { $coins } карты-монеты, новых он не берёт: чистоплюйство.
   *[many] У игрока { $seat } { $coins } карт-монет, новых он не берёт: чистоплюйство.
}
event-coins-given-back = { $coins ->
    [one] Чистоплюйство: игрок { $seat } возвращает в стопку { $coins } лишнюю карту-монету.
    [few] Чистоплюйство: игрок { $seat } возвращает в стопку { $coins } лишние карты-монеты.
   *[many] Чистоплюйство: игрок { $seat } возвращает в стопку { $coins } лишних карт-монет.
}

## The Aliens

prompt-domination = { $stars ->
    [one] Все города ваши. Взять { $stars } звезду вместо карты?
    [few] Все города ваши. Взять { $stars } звезды вместо карты?
   *[many] Все города ваши. Взять { $stars } звёзд вместо карты?
}
prompt-beam-down = { $troops ->
    [one] Высадить { $troops } солдата лучом в пустой город?
    [few] Высадить { $troops } солдат лучом в пустой город?
   *[many] Высадить { $troops } солдат лучом в пустой город?
}
prompt-die-humans = Превратить мелкий город в руины? Все, кто там стоит, погибнут.
prompt-mysterious-island = Остров ваш. Взять открытую карту?
move-refrain = Нет
move-claim-domination = ★★ Взять звёзды
move-beam-down = { $territory }
move-ruin-city = 🏚️ { $territory }
move-take-from-island = { $card }
move-take-worth = { $coins ->
    [one] самая дорогая карта, от { $coins } монеты
    [few] самая дорогая карта, от { $coins } монет
   *[many] самая дорогая карта, от { $coins } монет
}
hint-take-from-island = 🪙{ $coins }
event-domination-claimed = Все города на поле — у Пришельцев ({ $seat }).
event-beamed-down = { $troops ->
    [one] { $seat } высаживает лучом { $troops } солдата: { $territory }.
    [few] { $seat } высаживает лучом { $troops } солдат: { $territory }.
   *[many] { $seat } высаживает лучом { $troops } солдат: { $territory }.
}
event-city-ruined = 🏚️ { $seat } оставляет от города одни руины: { $territory }.
event-city-ruined-with-hq = 🏚️ { $seat } оставляет от города одни руины: { $territory }. Штаба игрока { $hq } больше нет.

## In the chronicle

tale-island = { $known ->
    [0] Из моря поднимается остров, и морские пути ведут от него сюда: { $lands }.
   *[1] { $who } вызывает из моря остров, и морские пути ведут от него сюда: { $lands }.
}
tale-ruins = { $count ->
    [one] Пришельцы оставляют в руинах { $count } город: { $lands }.
    [few] Пришельцы оставляют в руинах { $count } города: { $lands }.
   *[many] Пришельцы оставляют в руинах { $count } городов: { $lands }.
}
