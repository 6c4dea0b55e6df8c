### Джоб 2 (RL-B6). Първите два реда се виждат, докато е запечатан; всички други са тайна, докато се отвори.

packet-pocket-2 = Джоб 2
seal-pocket-2 = някой с ракета се кани да постави 30 или повече нови войници
opened-pocket-2 =
    • От морето се издига остров. Който го е повикал, го свързва с два бряга по море и слиза там с всичките си новобранци и десет войници на извънземните.
    • Фракцията му отсега нататък работи за Извънземните: размяната ѝ се брои с монета повече, но градовете ѝ струват с 2 войници повече.
    • Островът не е в никой континент и на него не се отбелязва нищо; картата му показва 3 монети.
    • Пет карти с белег са слабости: играят се върху фракции, в свой ход, по една на фракция.
    • От следващата игра може да се играе и с Извънземните, а новите видове събития са три. { -events-come }
brings-pocket-2 = остров, Извънземните, слабости

## Components

title-aliens = Извънземните
title-alien_island = Островът на извънземните
map-alien-island = Островът
title-alien_collaborator = Помагачи на извънземните
title-city_walkers = Господари на градовете
title-island_supply = Припаси от острова
title-cautious = Предпазливост
title-purist = Чистофайство
title-short_sighted = Късогледство
title-unpopular = Лоша слава
title-primitive = Примитивност
title-ruin = Руини
title-beam_down = Спускане с лъч
title-die_humans = Смърт за хората
title-mysterious_island = Тайнственият остров
power-alien-collaborator = размяната се брои с 1 монета повече, най-много 10; на път към празен град загиват с 2 войници повече
power-city-walkers = на път към празни градове никой не загива; две звезди, ако държи всички градове
power-island-supply = 2 новобранци повече, докато държи острова, и по 1 за всеки град в руини
power-cautious = новобранците ѝ отиват в най-много две територии
power-purist = никога не държи повече от две карти с монета
power-short-sighted = придвижва се само до съседна територия
power-unpopular = на път към празен град загива с 1 войник повече
power-primitive = населението не се брои, когато набира
scar-cautious = върху фракция: новобранци в най-много две територии, завинаги
scar-purist = върху фракция: без трета карта с монета, завинаги
scar-short-sighted = върху фракция: придвижване само до съседна територия, завинаги
scar-unpopular = върху фракция: празните градове струват с 1 войник повече, завинаги
scar-primitive = върху фракция: населението не се брои при набиране, завинаги
icon-ruin = 🏚️
legend-ruin = { $icon } руини: каквото е останало от град
star-source-domination = { $count ->
    [one] господство
   *[other] господство { $count }
}
world-star-source-domination = господство { $count }
change-ruined = 🏚️ Град в руини: { $territory }
change-weakness-stuck = Слабост завинаги: { $faction }, { $scar }

## The island

prompt-join-island = { $left ->
    [one] Последният морски път на острова: към кой бряг?
   *[other] На острова му трябват { $left } морски пътя. Към кой бряг е първият?
}
move-join-island = { $territory }
group-join-island = Брегове
event-island-risen = 🛸 От морето се издига остров! Повика го { $seat }. Фракцията { $faction } получава белег завинаги: { $power }.
event-island-risen-alone = 🛸 От морето се издига остров! Повика го { $seat }. В картата на фракцията няма място за белег: { $faction }.
event-island-joined = { $seat } прокарва морски път завинаги: { $island } – { $territory }.
event-island-manned = { $seat } слиза на { $territory } с { $recruits ->
    [one] { $recruits } новобранец
   *[other] { $recruits } новобранци
} и { $troops ->
    [one] { $troops } войник на извънземните
   *[other] { $troops } войници на извънземните
}.

## Weaknesses

move-give-weakness = { $scar }: { $faction }
group-give-weakness = Слабост завинаги
event-weakness-given = { $seat } намира слабост на фракция: { $faction } – { $scar }. Това е завинаги.
event-coin-refused = { $coins ->
    [one] { $seat } има { $coins } карта с монета и не тегли друга: чистофайство.
   *[other] { $seat } има { $coins } карти с монета и не тегли други: чистофайство.
}
event-coins-given-back = { $coins ->
    [one] Чистофайство: { $seat } връща { $coins } карта с монета в повече.
   *[other] Чистофайство: { $seat } връща { $coins } карти с монета в повече.
}

## The Aliens

prompt-domination = { $stars ->
    [one] Всички градове са твои. Ще вземеш ли { $stars } звезда вместо карта?
   *[other] Всички градове са твои. Ще вземеш ли { $stars } звезди вместо карта?
}
prompt-beam-down = { $troops ->
    [one] Ще спуснеш ли { $troops } войник с лъч в празен град?
   *[other] Ще спуснеш ли { $troops } войници с лъч в празен град?
}
prompt-die-humans = Ще превърнеш ли малък град в руини? Всички там загиват.
prompt-mysterious-island = Островът е твой. Ще вземеш ли открита карта?
move-refrain = Не
move-claim-domination = ★★ Вземи звездите
move-beam-down = { $territory }
move-ruin-city = 🏚️ { $territory }
move-take-from-island = { $card }
move-take-worth = { $coins ->
    [one] най-скъпата карта, от { $coins } монета нагоре
   *[other] най-скъпата карта, от { $coins } монети нагоре
}
hint-take-from-island = 🪙{ $coins }
event-domination-claimed = Всички градове на дъската са на Извънземните ({ $seat }).
event-beamed-down = { $troops ->
    [one] { $seat } спуска с лъч { $troops } войник в { $territory }.
   *[other] { $seat } спуска с лъч { $troops } войници в { $territory }.
}
event-city-ruined = 🏚️ { $seat } оставя от града само руини: { $territory }.
event-city-ruined-with-hq = 🏚️ { $seat } оставя от града само руини: { $territory }. Щабът на { $hq } вече го няма.

## In the chronicle

tale-island = { $known ->
    [0] От морето се издигна остров с морски пътища до { $lands }.
   *[1] { $who } призова от морето остров с морски пътища до { $lands }.
}
tale-ruins = { $count ->
    [one] Извънземните оставиха град в руини: { $lands }.
   *[other] Извънземните оставиха градове в руини: { $lands }.
}
