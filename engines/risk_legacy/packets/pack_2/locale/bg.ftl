### Пакет 2, на български.

packet-pack-2 = Пакет 2
seal-pack-2 = някой отпада от игра
opened-pack-2 =
    Който загуби последния си войник или отпада от играта, избира за фракцията си едно от шест умения за завръщане: завинаги, важи веднага, всяко само веднъж.
    От следващата игра се раздават и три нови карти с белег: наемници.
    Наемниците се слагат в началото на всеки ход върху територия без белег. В края на хода си нейният владетел получава там 1 войник.
    Който държи карта с белег, бива питан в началото на хода си; в чужд ход я играят постоянните нареждания.

## What it brings

title-mercenary = Наемници
scar-mercenary = +1 войник там в края на хода на владетеля, завинаги
icon-mercenary = 🗡️
legend-mercenary = { $icon } наемници
title-resourceful = Находчивост
title-stealthy = Потайност
title-well_armed = Добре въоръжени
title-mobile = Мобилност
title-convincing = Убедителност
title-well_supplied = Добре снабдени
power-resourceful = експанзия в ничий град носи карта
power-stealthy = новобранците могат да слязат и на една празна територия без белези и градове, където и да е
power-well-armed = +1 на всеки зар в атака срещу територия с щаб
power-mobile = в началото на хода си може да премести щаб, който държи, на съседна своя територия
power-convincing = още 1 войник на всяка своя територия с наемници
power-well-supplied = недостигът на боеприпаси не отслабва защитата ѝ

## A comeback power

prompt-comeback = Разбити, но не забравени: кое умение завинаги получава { $faction }?
move-take-comeback = { $power }
event-comeback-taken = { $faction } ({ $seat }) се завръща с ново умение: { $power }.

## A headquarters that moves

prompt-move-hq = Местиш ли щаб този ход?
move-leave-hq = Щабовете остават на място
move-move-hq = { $origin } → { $target }
event-hq-moved = { $seat } мести щаб ({ $whose }): { $origin } → { $target }.
event-hq-moved-own = { $seat } мести щаба: { $origin } → { $target }.
