## Пакет 4

packet-pack-4 = Пакет 4
seal-pack-4 = основана е столицата на света
opened-pack-4 =
    👑 Фракцията с най-много победи, ако е само една, води: тя избира първата мисия на играта и поставя 3 войници в столицата на света, ако е празна.
    🎯 Шест лични мисии се добавят към тестето. Който изпълни такава, я оставя на фракцията си: може да се изпълнява отново, веднъж на игра.
    ☝ Една фракция пази само една. На ход се взема една мисия и тя замества картата.
brings-pack-4 = лични мисии и водеща фракция

event-faction-leads = { $wins ->
    [one] 👑 { $seat } води с { $wins } победа и избира мисията.
   *[other] 👑 { $seat } води с { $wins } победи и избира мисията.
}

## Лични мисии

title-advanced_tactics = Усъвършенствана тактика
title-advanced_training = Усилено обучение
title-forced_occupation = Насилствена окупация
title-guerilla_warfare = Партизанска война
title-urban_troop_surge = Градски набор
title-wide_border = Широки граници
mission-advanced-tactics = разменяш 2 карти на територии с поне 4 монети всяка
mission-advanced-training = разменяш наведнъж поне 10 монети
mission-forced-occupation = разбиваш последните войници на играч с поне 3 карти
mission-guerilla-warfare = държиш всички територии с бункер или наемници
mission-urban-troop-surge = държиш столицата на света и 3 големи града
mission-wide-border = започваш хода с 2 цели континента
power-advanced-tactics = { mission-advanced-tactics }
power-advanced-training = { mission-advanced-training }
power-forced-occupation = { mission-forced-occupation }
power-guerilla-warfare = { mission-guerilla-warfare }
power-urban-troop-surge = { mission-urban-troop-surge }
power-wide-border = { mission-wide-border }
