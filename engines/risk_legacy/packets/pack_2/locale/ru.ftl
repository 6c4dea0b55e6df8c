### Набор 2, по-русски.

packet-pack-2 = Набор 2
seal-pack-2 = кто-то выбывает из партии
opened-pack-2 =
    Кто потерял последнего солдата или выбывает из партии, выбирает своей фракции одно из шести свойств реванша: навсегда, действует сразу, каждое достаётся лишь раз.
    Со следующей партии раздаются и три новые карты меток: наёмники.
    Наёмников кладут в начале любого хода на территорию без метки. В конце хода к её владельцу там приходит 1 солдат.
    Держателя карты метки спросят в начале его хода; в чужой ход её сыграют постоянные распоряжения.

## What it brings

title-mercenary = Наёмники
scar-mercenary = +1 солдат там в конце хода владельца, навсегда
icon-mercenary = 🗡️
legend-mercenary = { $icon } наёмники
title-resourceful = Находчивость
title-stealthy = Скрытность
title-well_armed = Хорошо вооружены
title-mobile = Мобильность
title-convincing = Убедительность
title-well_supplied = Хорошо снабжены
power-resourceful = за экспансию в ничей город полагается карта
power-stealthy = новобранцев можно высадить на одну пустую территорию без отметок, где угодно
power-well-armed = +1 к каждому кубику атаки на территорию со штабом
power-mobile = в начале хода может перенести штаб, которым владеет, на соседнюю свою территорию
power-convincing = ещё 1 солдат на каждой своей территории с наёмниками
power-well-supplied = нехватка боеприпасов не ослабляет защиту

## A comeback power

prompt-comeback = Разбиты, но не забыты: какое свойство навсегда получает { $faction }?
move-take-comeback = { $power }
event-comeback-taken = { $faction } ({ $seat }) возвращается с новым свойством: { $power }.

## A headquarters that moves

prompt-move-hq = Перенести штаб в этот ход?
move-leave-hq = Оставить штабы на месте
move-move-hq = { $origin } → { $target }
event-hq-moved = { $seat } переносит штаб ({ $whose }): { $origin } → { $target }.
event-hq-moved-own = { $seat } переносит штаб: { $origin } → { $target }.
