### Джоб 1 (RL-B5). Първите два реда се виждат, докато е запечатан; всички други са тайна, докато се отвори.

packet-pocket-1 = Джоб 1
seal-pocket-1 = по едно хвърляне бъде изстреляна трета ракета
opened-pocket-1 =
    • Ядрен удар прекратява тази битка. Където падне, всичко изчезва завинаги, и картата на територията, а всяка съседна по суша територия губи до шестима войници.
    • Там завинаги остава заразена земя: половината от влизащите загиват, а в края на всеки ход и още един. Там не се набират войски, не се започва и не се минава при придвижване.
    • Който изстреля третата ракета, отсега нататък играе с Донеслите ядрен огън.
    • Следващата звезда, спечелена в игра, дава на фракцията ракетна способност: всяка употреба струва ракета, веднъж на ход.
    • От следващата игра може да се играе и с Мутантите, а новите видове събития са три. { -events-come }
brings-pocket-1 = ядрен удар и заразена земя, ракетни способности, Мутантите

## Components

title-mutants = Мутантите
title-fallout = Заразена земя
title-bringer_of_nuclear_fire = Донеслите ядрен огън
title-emp = ЕМИ
title-interference = Смущения
title-recon = Разузнаване
title-bad_intel = Дезинформация
title-rally = Сбор
title-radiation_born = Родени от радиацията
title-reversed_scars = Обърнати белези
title-revenge = Отмъщение
title-unnatural_strength = Нечовешка сила
title-mindshackle = Окови за ума
title-unstable_cloning = Нестабилно клониране
title-mass_hypnosis = Масова хипноза
title-agent_of_chaos = Агент на хаоса
title-fallout_wind = Радиоактивен вятър
title-nuclear_strike = Ядрен удар
title-mutants_evolve = Мутантите еволюират
power-bringer-of-nuclear-fire = 2 ракети повече в началото, ако играят Мутантите; когато я нападат, те хвърлят единиците отново
power-emp = преди хвърляне, за ракета: до края на хода нищо не променя заровете в тази територия, нито ракети
power-interference = за ракета: карта, която друг избира, не може да бъде взета сега
power-recon = за ракета: която и да е открита карта вместо карта с монета
power-bad-intel = за ракета: чужд континент не носи нищо през този ход
power-rally = за ракета, в началото на хода ѝ: по 2 войници във всяка нейна територия с щаб
power-radiation-born = заразената земя не ѝ вреди, а я храни; звезда, ако държи нея и всички биозаплахи
power-reversed-scars = биозаплаха ѝ дава войник, наемници ѝ вземат един
power-revenge = когато напада Донеслите ядрен огън, хвърля единиците отново, докато изчезнат
power-unnatural-strength = нейните шестици в атака бият шестици
power-mindshackle = взета карта може да се размени за случайна от някого, от когото е завладяла територия през този ход
power-unstable-cloning = естествен чифт при защита ѝ дава войник там, ако още държи територията
power-mass-hypnosis = една от териториите на разменените карти не може да бъде нападана до следващия ѝ ход
icon-fallout = ☢️
legend-fallout = { $icon } заразена земя: половината от влизащите загиват
star-source-mutation = { $count ->
    [one] мутация
   *[other] { $count } мутации
}
star-source-agent-of-chaos = { $count ->
    [one] хаос
   *[other] хаос { $count }
}
world-star-source-mutation = мутация { $count }
world-star-source-agent-of-chaos = хаос { $count }
change-irradiated = ☢️ Ядрен удар: { $territory }. Там остава само заразена земя
change-mutants-changed = { $way ->
    [offensive] Мутантите стават агресивни
   *[defensive] Мутантите стават предпазливи
}
board-silent = ЕМИ: през този ход нищо не променя заровете ({ $territory })
board-denied = Дезинформация: { $continent } не носи нищо през този ход
board-entranced = Масова хипноза: до следващия ход на Мутантите никой не напада тази територия: { $territory }

## The strike

prompt-aiming = Третата ракета предизвиква ядрен удар. Къде да падне?
move-strike = ☢️ { $territory }
event-nuke-fell = ☢️ Ядрен удар: { $territory }! Целта посочва { $seat }.
event-nuke-fell-on-hq = ☢️ Ядрен удар: { $territory }! Целта посочва { $seat }. Щабът на { $hq } е унищожен.
event-card-burnt = Картата е унищожена завинаги: { $card }{ $lay ->
    [hand] . Губи я { $holder }.
    [row] . Лежеше открита.
   *[rest] .
}
event-card-burnt-yours = Твоя карта е унищожена завинаги: { $card }.
event-fire-brought = { $seat } донася ядрен огън. Така вече се нарича и фракцията: { $faction }.

## Missile powers

prompt-missile-power = Твоята фракция получава завинаги ракетна способност. Коя?
prompt-emp = { $who } напада: { $origin } → { $target }. Ракета за ЕМИ?
asks-emp = Ракета за ЕМИ? Ударът идва оттук: { $origin }.
prompt-interference = { $coins ->
    [one] { $who } избира карта: { $card }, { $coins } монета. Ракета, за да попречиш?
   *[other] { $who } избира карта: { $card }, { $coins } монети. Ракета, за да попречиш?
}
prompt-recon = Полага ти се карта с монета. Ракета, за да вземеш открита карта вместо нея?
prompt-bad-intel = На ход е { $who }. Ракета за дезинформация за континент?
prompt-rally = { $troops ->
    [one] Ракета за { $troops } войник във всяка твоя територия с щаб?
   *[other] Ракета за по { $troops } войници във всяка твоя територия с щаб?
}
move-keep = Не
move-take-missile-power = { $power }
move-silence = ЕМИ: { $territory }
move-interfere = Не точно тази: { $card }
move-forbid = { $coins ->
    [one] { $seat } не взема карта с { $coins } монета или повече
   *[other] { $seat } не взема карта с { $coins } монети или повече
}
group-forbid = Смущения
group-deny = Дезинформация
move-reconnoitre = { $card }
move-deny = { $continent }
move-rally-troops = 🚀 Сбор
event-missile-power-taken = { $seat } получава ракетна способност: { $power }.
event-missile-power-used = { $seat } изхвърля ракета: { $power }.
event-silenced = До края на хода нищо не променя заровете тук: { $territory }.
event-card-barred = { $seat } сега не може да вземе тази карта: { $card }.
event-bonus-denied = { $continent } не носи нищо на { $seat } през този ход.
event-rallied = { $troops ->
    [one] { $seat } събира по { $troops } войник: { $territories }.
   *[other] { $seat } събира по { $troops } войници: { $territories }.
}

## The Mutants

prompt-mutation = Цялата заразена земя и всички биозаплахи са твои. Ще вземеш ли звездата вместо карта?
prompt-evolution = Мутантите еволюират. Как?
prompt-mindshackle = Взе карта: { $card }. Ще я размениш ли за случайна?
prompt-hypnosis = Масова хипноза: къде никой да не напада до следващия ти ход?
move-claim-mutation = ★ Вземи звездата
move-grow = { $way ->
    [offensive] Нападение
    [defensive] Защита
    [bodies] Тела
   *[brains] Ум
}
hint-grow-way = { $way ->
    [offensive] после: шестици, които бият шестици, или размяна на карти
    [defensive] после: войници за чифтове или територия, която не нападат
    [bodies] сила
   *[brains] хитрост
}
move-swap-card = Карта на { $other }
move-entrance = { $territory }
event-bringer-armed = { $missiles ->
    [one] Мутантите играят: { $seat } с Донеслите ядрен огън получава още { $missiles } ракета.
   *[other] Мутантите играят: { $seat } с Донеслите ядрен огън получава още { $missiles } ракети.
}
event-ones-rerolled = { $dice ->
    [one] Отмъщение: { $seat } хвърля отново { $dice } единица.
   *[other] Отмъщение: { $seat } хвърля отново { $dice } единици.
}
event-mutation-claimed = { $seat } държи всичко, което свети, и получава звезда ★.
event-chaos-paid = Никой освен Мутантите не владее континент: { $seat } получава звезда ★.
event-mutants-grown = { $way ->
    [offensive] Мутантите на { $seat } стават агресивни.
   *[defensive] Мутантите на { $seat } стават предпазливи.
}
event-mutants-evolved = Мутантите на { $seat } еволюираха: { $power }.
event-card-swapped = { $seat } разменя карти с { $other }: дава { $gave }, взема { $got }.
event-cloned = { $troops ->
    [one] Клонирането дава на { $seat } { $troops } войник ({ $territory }).
   *[other] Клонирането дава на { $seat } { $troops } войници ({ $territory }).
}
event-entrancing = До следващия ход на { $seat } никой не може да напада тази територия: { $territory }.

## In the chronicle

tale-strike = { $known ->
    [0] Ядрен удар падна върху { $land } и там остана само заразена земя.
   *[1] { $who } стовари ядрен удар върху { $land } и там остана само заразена земя.
}
tale-evolved = Мутантите еволюираха: { $power }.
