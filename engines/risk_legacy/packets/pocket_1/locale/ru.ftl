### Карман 1 (RL-B5). Первые две строки видны, пока он запечатан; все прочие — тайна до вскрытия.

packet-pocket-1 = Карман 1
seal-pocket-1 = в один бросок пущена третья ракета
opened-pocket-1 =
    • Эту битву заканчивает ядерный удар. Там, куда он придётся, навсегда исчезает всё, даже карта территории, а каждая соседняя по суше территория теряет до шести солдат.
    • Там навсегда остаётся заражение: из входящих гибнет половина, и ещё один солдат — в конце каждого хода. Там не набирают войска, не начинают партию и не перемещаются насквозь.
    • Кто пустил третью ракету, играет теперь за Принёсших ядерный огонь.
    • Следующая звезда, добытая в игре, даёт фракции ракетную способность: каждое применение стоит ракеты, раз за ход.
    • Со следующей партии можно играть за Мутантов, и появляются три новых вида событий. { -events-come }
brings-pocket-1 = ядерный удар и заражение, ракетные способности, Мутанты

## Components

title-mutants = Мутанты
title-fallout = Заражение
title-bringer_of_nuclear_fire = Принёсшие ядерный огонь
title-emp = ЭМИ
title-interference = Помехи
title-recon = Разведка
title-bad_intel = Дезинформация
title-rally = Сбор
title-radiation_born = Дети радиации
title-reversed_scars = Метки наоборот
title-revenge = Месть
title-unnatural_strength = Нечеловеческая сила
title-mindshackle = Оковы разума
title-unstable_cloning = Нестабильное клонирование
title-mass_hypnosis = Массовый гипноз
title-agent_of_chaos = Агент хаоса
title-fallout_wind = Осадки
title-nuclear_strike = Ядерный удар
title-mutants_evolve = Мутанты эволюционируют
power-bringer-of-nuclear-fire = ещё 2 ракеты в начале, если играют Мутанты; атакуя её, они перебрасывают единицы
power-emp = перед броском, за ракету: до конца хода кубики в этой территории не меняет ничто, даже ракеты
power-interference = за ракету: карту, которую выбрал другой, сейчас взять нельзя
power-recon = за ракету: любая открытая карта вместо карты-монеты
power-bad-intel = за ракету: чужой континент в этот ход ничего не даёт
power-rally = за ракету, в начале своего хода: 2 солдата в каждую свою территорию со штабом
power-radiation-born = заражение не вредит ей, а кормит; звезда, если она держит его и все биоугрозы
power-reversed-scars = биоугроза даёт ей солдата, наёмники отнимают
power-revenge = атакуя Принёсших ядерный огонь, перебрасывает единицы, пока они есть
power-unnatural-strength = её шестёрки в атаке бьют шестёрки
power-mindshackle = взятую карту можно обменять на случайную карту того, у кого она в этот ход отвоевала территорию
power-unstable-cloning = дубль при защите даёт там солдата, если территория ещё её
power-mass-hypnosis = одну из территорий с обменянных карт никто не может атаковать до её следующего хода
icon-fallout = ☢️
legend-fallout = { $icon } заражение: половина входящих гибнет
star-source-mutation = { $count ->
    [one] мутация
    [few] { $count } мутации
   *[many] { $count } мутаций
}
star-source-agent-of-chaos = { $count ->
    [one] хаос
    [few] хаос { $count }
   *[many] хаос { $count }
}
world-star-source-mutation = мутация { $count }
world-star-source-agent-of-chaos = хаос { $count }
change-irradiated = ☢️ Ядерный удар: { $territory }. Там осталось только заражение
change-mutants-changed = { $way ->
    [offensive] Мутанты становятся агрессивными
   *[defensive] Мутанты становятся осторожными
}
board-silent = ЭМИ: в этот ход кубики не меняет ничто ({ $territory })
board-denied = Дезинформация: { $continent } в этот ход ничего не даёт
board-entranced = Массовый гипноз: до следующего хода Мутантов никто не атакует эту территорию: { $territory }

## The strike

prompt-aiming = Третья ракета вызывает ядерный удар. Куда он придётся?
move-strike = ☢️ { $territory }
event-nuke-fell = ☢️ Ядерный удар: { $territory }! Цель указывает { $seat }.
event-nuke-fell-on-hq = ☢️ Ядерный удар: { $territory }! Цель указывает { $seat }. Штаб игрока { $hq } уничтожен.
event-card-burnt = Карта уничтожена навсегда: { $card }{ $lay ->
    [hand] . Её теряет { $holder }.
    [row] . Она лежала открытой.
   *[rest] .
}
event-card-burnt-yours = Ваша карта уничтожена навсегда: { $card }.
event-fire-brought = { $seat } приносит ядерный огонь. Так отныне зовётся и фракция: { $faction }.

## Missile powers

prompt-missile-power = Ваша фракция навсегда получает ракетную способность. Какую?
prompt-emp = { $who } атакует: { $origin } → { $target }. Потратить ракету на ЭМИ?
asks-emp = Ракету за ЭМИ? Удар отсюда: { $origin }.
prompt-interference = { $coins ->
    [one] { $who } берёт карту: { $card }, { $coins } монета. Потратить ракету, чтобы помешать?
    [few] { $who } берёт карту: { $card }, { $coins } монеты. Потратить ракету, чтобы помешать?
   *[many] { $who } берёт карту: { $card }, { $coins } монет. Потратить ракету, чтобы помешать?
}
prompt-recon = Вам положена карта-монета. Потратить ракету и взять открытую карту?
prompt-bad-intel = Ходит { $who }. Потратить ракету на дезинформацию о континенте?
prompt-rally = { $troops ->
    [one] Потратить ракету: по { $troops } солдату в каждую вашу территорию со штабом?
    [few] Потратить ракету: по { $troops } солдата в каждую вашу территорию со штабом?
   *[many] Потратить ракету: по { $troops } солдат в каждую вашу территорию со штабом?
}
move-keep = Нет
move-take-missile-power = { $power }
move-silence = ЭМИ: { $territory }
move-interfere = Только не эту: { $card }
move-forbid = { $coins ->
    [one] { $seat } не получит карту от { $coins } монеты
    [few] { $seat } не получит карту от { $coins } монет
   *[many] { $seat } не получит карту от { $coins } монет
}
group-forbid = Помехи
group-deny = Дезинформация
move-reconnoitre = { $card }
move-deny = { $continent }
move-rally-troops = 🚀 Сбор
event-missile-power-taken = { $seat } получает ракетную способность: { $power }.
event-missile-power-used = { $seat } сбрасывает ракету: { $power }.
event-silenced = До конца хода кубики здесь не меняет ничто: { $territory }.
event-card-barred = { $seat } сейчас не может взять эту карту: { $card }.
event-bonus-denied = { $continent } в этот ход ничего не даёт. Без прибавки: { $seat }.
event-rallied = { $troops ->
    [one] { $seat } собирает войска, по { $troops } солдату: { $territories }.
    [few] { $seat } собирает войска, по { $troops } солдата: { $territories }.
   *[many] { $seat } собирает войска, по { $troops } солдат: { $territories }.
}

## The Mutants

prompt-mutation = У вас всё заражение и все биоугрозы. Взять звезду вместо карты?
prompt-evolution = Мутанты эволюционируют. Как?
prompt-mindshackle = Вы взяли карту: { $card }. Обменять её на случайную?
prompt-hypnosis = Массовый гипноз: где никто не может атаковать до вашего следующего хода?
move-claim-mutation = ★ Взять звезду
move-grow = { $way ->
    [offensive] Нападение
    [defensive] Защита
    [bodies] Тела
   *[brains] Разум
}
hint-grow-way = { $way ->
    [offensive] потом: шестёрки бьют шестёрки или обмен картами
    [defensive] потом: солдаты за дубли или территория, которую не атакуют
    [bodies] сила
   *[brains] хитрость
}
move-swap-card = Карта из руки: { $other }
move-entrance = { $territory }
event-bringer-armed = { $missiles ->
    [one] Играют Мутанты: { $seat } за Принёсших ядерный огонь получает ещё { $missiles } ракету.
    [few] Играют Мутанты: { $seat } за Принёсших ядерный огонь получает ещё { $missiles } ракеты.
   *[many] Играют Мутанты: { $seat } за Принёсших ядерный огонь получает ещё { $missiles } ракет.
}
event-ones-rerolled = { $dice ->
    [one] Месть: { $seat } перебрасывает { $dice } единицу.
    [few] Месть: { $seat } перебрасывает { $dice } единицы.
   *[many] Месть: { $seat } перебрасывает { $dice } единиц.
}
event-mutation-claimed = { $seat } держит всё, что светится, и получает звезду ★.
event-chaos-paid = Никто, кроме Мутантов, не правит континентом: { $seat } получает звезду ★.
event-mutants-grown = { $way ->
    [offensive] Мутанты становятся агрессивными. За них играет { $seat }.
   *[defensive] Мутанты становятся осторожными. За них играет { $seat }.
}
event-mutants-evolved = Мутанты эволюционировали: { $power }. За них играет { $seat }.
event-card-swapped = { $seat } меняется картами с игроком { $other }: отдаёт { $gave }, получает { $got }.
event-cloned = { $troops ->
    [one] Клонирование: { $seat } получает { $troops } солдата ({ $territory }).
    [few] Клонирование: { $seat } получает { $troops } солдат ({ $territory }).
   *[many] Клонирование: { $seat } получает { $troops } солдат ({ $territory }).
}
event-entrancing = До следующего хода игрока { $seat } эту территорию никто не атакует: { $territory }.

## In the chronicle

tale-strike = { $known ->
    [0] На землю обрушивается ядерный удар ({ $land }), и там остаётся только заражение.
   *[1] { $who } обрушивает на землю ядерный удар ({ $land }), и там остаётся только заражение.
}
tale-evolved = Мутанты эволюционируют: { $power }.
