## Набор 4

packet-pack-4 = Набор 4
seal-pack-4 = основана столица мира
opened-pack-4 =
    👑 Фракция, у которой побед больше всех, ведёт за собой: она выбирает первую миссию партии и ставит 3 солдат в столицу мира, если та пуста.
    🎯 В колоду добавлены шесть личных миссий. Кто выполнит такую, оставляет её своей фракции: её можно выполнять снова, раз за партию.
    ☝ Фракция хранит только одну. Миссия за ход одна, и она заменяет карту.
brings-pack-4 = личные миссии и ведущая фракция

event-faction-leads = { $wins ->
    [one] 👑 { $seat } впереди: { $wins } победа. Миссию выбирает эта фракция.
    [few] 👑 { $seat } впереди: { $wins } победы. Миссию выбирает эта фракция.
   *[many] 👑 { $seat } впереди: { $wins } побед. Миссию выбирает эта фракция.
}

## Личные миссии

title-advanced_tactics = Передовая тактика
title-advanced_training = Усиленная подготовка
title-forced_occupation = Насильственная оккупация
title-guerilla_warfare = Партизанская война
title-urban_troop_surge = Городской призыв
title-wide_border = Широкие границы
mission-advanced-tactics = обменять 2 карты территорий, на каждой от 4 монет
mission-advanced-training = обменять за раз 10 монет и больше
mission-forced-occupation = разбить последних солдат того, у кого от 3 карт
mission-guerilla-warfare = держать все территории с бункерами и наёмниками
mission-urban-troop-surge = держать столицу мира и 3 крупных города
mission-wide-border = начать ход с 2 целыми континентами
power-advanced-tactics = { mission-advanced-tactics }
power-advanced-training = { mission-advanced-training }
power-forced-occupation = { mission-forced-occupation }
power-guerilla-warfare = { mission-guerilla-warfare }
power-urban-troop-surge = { mission-urban-troop-surge }
power-wide-border = { mission-wide-border }
