### „Превземи кралството“ на български. Имената на картите идват от кутията.

name = Превземи кралството
tagline = Изгради кралство около своя Форт и срини чуждите.
    .name = кралство
rules-summary =
    Кралството е един Форт и Земите около него. Всеки Форт, всяка Земя и всяка защита на масата носят толкова точки, колкото здравина им остава. Който загуби Форта си, отпада; последното оцеляло кралство печели веднага, а ако тестето свърши и никой повече не играе, печели кралството с най-много точки.
    В своя ход теглиш три карти и можеш да изиграеш до три: да положиш Земя, да построиш защита (най-много две на място; на пълно място новата може да замени неповредена), да скриеш под място един капан, да атакуваш или да използваш действие. В края на хода в ръката остават най-много шест карти. В първите два хода можеш само да строиш, да играеш Късмет или да теглиш карта с Шпионин.
    Атаката нанася щета на едно открито място: първо на защитите там, после на основата. Земите са открити винаги, а Фортът само когато кралството е без Земи. Бойният дух удвоява щетата, Размахът я разделя между няколко места. Щетата не се поправя. Истинският капан обръща атаката срещу нападателя, примамката не прави нищо.
    Ако нещо е насочено срещу теб, можеш да го спреш: Отказ и Милост спират всичко, насочено към теб, Бунт спира атака на хора, Саботаж — на машини. Милостта може и да се положи като Земя, да размрази място или да даде допълнителен ход. Наказателната карта се брои за една от картите ти за хода и забранява един вид карти за хода, освен ако я отмениш с Отказ или Милост в мига, в който я изтеглиш; после вече не може.
    Който срине чужд Форт, взема една невидяна карта от ръката на победения.

option-start_player = Кой започва
option-start_player-random = По жребий
option-opening_counts = Начални ходове
option-opening_counts-all_turns = Броят се и допълнителните
option-opening_counts-ordinary_turns = Броят се само обикновените
option-opening_mercy = Милост в начален ход
option-opening_mercy-false = Не може да се играе
option-opening_mercy-true = Може да се играе
option-spread_reach = Докъде стига Размахът
option-spread_reach-any = До всички кралства
option-spread_reach-one_kingdom = Само до едно кралство
option-counter_blocks = Когато Бунт или Саботаж спре атака
option-counter_blocks-true = Нападателят може да отговори
option-counter_blocks-false = Това е окончателно
option-reversal_choice = Щетата, обърната от капан, насочва
option-reversal_choice-trap_owner = Собственикът на капана
option-reversal_choice-attacker = Нападателят
option-reversal_block = Може ли тази щета да се спре
option-reversal_block-false = Не
option-reversal_block-true = Да, с Отказ или Милост

## Subcommands

phrase-settle = Положи Земя
    .name = земя
phrase-build = Построй защита на свое място
    .name = строй
step-build-card = Коя защита
    .name = карта
step-build-place = На кое място
    .name = място
phrase-trap = Скрий капан под свое място
    .name = капан
step-trap-card = Кой капан
    .name = карта
step-trap-place = Под кое място
    .name = място
phrase-attack = Атакувай място в чуждо кралство
    .name = атака
step-attack-card = Картата за атака
    .name = карта
step-attack-morale = С Боен дух: двойна щета
    .name = дух
step-attack-spread = С Размах: разделена щета
    .name = размах
step-attack-place = Какво атакуваш
    .name = място
step-attack-first = Коя защита поема удара първа
    .name = първо
phrase-conquer = Вземи Земя или защита на Форт без Земи
    .name = завладей
step-conquer-what = Земя или защита
    .name = какво
step-conquer-target = Коя точно
    .name = цел
step-conquer-to = Къде отива защитата
    .name = къде
phrase-raze = Разчисти място: Земетресение или Разруха
    .name = разруши
step-raze-card = Коя карта
    .name = карта
step-raze-target = Кое място
    .name = цел
phrase-remove = Махни хора с Бунт или капан със Саботаж
    .name = махни
step-remove-card = Коя карта
    .name = карта
step-remove-target = Какво махаш
    .name = цел
phrase-freeze = Замрази чуждо място
    .name = замрази
step-freeze-target = Кое място
    .name = цел
phrase-misfortune = Накарай съперник да пропусне ход
    .name = нещастие
step-misfortune-player = Кой пропуска
    .name = играч
phrase-spy = Прати Шпионин: тегли, краде или гледа
    .name = шпионин
step-spy-use = Какво прави Шпионинът
    .name = задача
step-spy-target = Къде точно
    .name = цел
phrase-extra = Допълнителен ход с Късмет или Милост
    .name = още
step-extra-card = Коя карта
    .name = карта
phrase-mercy = Милост като Земя или за размразяване
    .name = милост
step-mercy-use = Какво прави Милостта
    .name = задача
step-mercy-place = Кое място се размразява
    .name = място
phrase-end = Приключи хода
    .name = край
phrase-answer = Отговори на въпроса към теб
    .name = отговор
step-answer-answer = Твоят отговор
    .name = избор
phrase-orders = Запиши постоянните си нареждания
    .name = нареждания

## Names of things

place-fort = Форт ({ $who })
place-land-of = Земя { $number } ({ $who })
place-own-fort = Форт
place-land = Земя { $number }
standing = { $damage ->
    [0] { $card } { $left }
   *[1] { $card } { $left } (−{ $damage })
}
base-left = { $damage ->
    [0] основа { $left }
   *[1] основа { $left } (−{ $damage })
}
defence-at = { $card } ({ $left }), { $place }
replaced = { $nth ->
    [0] { $old }
   *[1] { $old } (№ { $nth })
}
counted = { $card } ×{ $count }
titled = { $what ->
    [defence] { $card } (+{ $figure })
    [attack] { $card } (щета { $figure })
   *[other-kind] { $card }
}
boosted = { $card } + { $booster }
outcome-fort-falls = { $points ->
    [one] Фортът пада; { $points } точка
   *[other] Фортът пада; { $points } точки
}
outcome-damages = { $points ->
    [one] повредени: { $card }; { $points } точка
   *[other] повредени: { $card }; { $points } точки
}
outcome-destroys = { $points ->
    [one] унищожени: { $cards }; { $points } точка
   *[other] унищожени: { $cards }; { $points } точки
}

## Questions

prompt-main = Твоят ход: изиграй карта или приключи хода.
prompt-discard = { $count ->
    [one] Твърде много карти: избери { $count } карта за изхвърляне.
   *[other] Твърде много карти: избери { $count } карти за изхвърляне.
}
prompt-penalty = { $bans ->
    [defence] Падна ти се „{ $card }“: този ход без Земи, защити и капани, а тя се брои за една от картите ти за хода. Приемаш или отменяш?
    [attack] Падна ти се „{ $card }“: този ход без атаки, а тя се брои за една от картите ти за хода. Приемаш или отменяш?
   *[action] Падна ти се „{ $card }“: този ход без действия, а тя се брои за една от картите ти за хода. Приемаш или отменяш?
}
prompt-block = Това е насочено срещу теб. Спираш ли го?
prompt-counter = { $who } ще спре атаката ти с „{ $card }“. Спираш ли тази карта?
prompt-reversal = Капанът обръща щета { $amount }. Къде отива тя?
prompt-reversal-block = Капанът обръща щетата срещу теб. Спираш ли я?
prompt-target = { $play ->
    [build] „{ $card }“: къде строиш?
    [set-trap] „{ $card }“: под кое място?
    [mercy-thaw] „{ $card }“: кое място се размразява?
    [misfortune] „{ $card }“: кой пропуска ход?
    [spy-steal] „{ $card }“: от чия ръка?
    [spy-look] „{ $card }“: под кое място гледаш?
    [mutiny-remove] „{ $card }“: кой се маха?
   *[place] „{ $card }“: кое място?
}
prompt-seize = Коя защита отвеждаш?
prompt-carry = Къде отива?
prompt-aim = Какво атакуваш?
prompt-first = Коя защита поема удара първа?
prompt-amount = Каква част от щетата { $left } отива там?
prompt-confirm = Започваш ли атаката: { $cards }, щета { $damage }?
prompt-orders = { $page ->
    [penalties] Когато изтеглиш наказателна карта
    [discard] Когато картите са над предела
    [discard-defence] За изхвърляне: Земи, защити, капани
    [discard-attack] За изхвърляне: карти за атака
    [discard-action] За изхвърляне: действия и Милост
    [rule] Ако играят срещу теб: какво тогава?
    [against] За какво е редът?
    [rule-loss] При каква загуба?
    [against-attack] За кои карти за атака е редът?
    [against-action] За кои действия е редът?
    [stops] Кога да спрат нарежданията ти?
   *[top] Твоите постоянни нареждания
}

## Answers

part-build-card = { $card }: строеж
part-set-trap-card = { $card }: скриване
part-attack-card = { $card }: атака
part-conquest-land-card = { $card }: вземане на Земя
part-conquest-defence-card = { $card }: защита от Форт
part-earthquake-card = { $card }: разчистване
part-disrepair-card = { $card }: срив на постройки
part-mutiny-remove-card = { $card }: махане на хора
part-sabotage-trap-card = { $card }: махане на капан
part-freeze-card = { $card }: на чуждо място
part-misfortune-card = { $card }: пропуск на ход
part-spy-steal-card = { $card }: кражба на карта
part-spy-look-card = { $card }: поглед към капан
part-mercy-thaw-card = { $card }: размразяване
hint-ready-conquest-land = С всичко, което е на нея
hint-ready-conquest-defence = От Форт, който е без Земи
hint-ready-earthquake = Махат се двете защити и капанът
hint-ready-disrepair = Махат се Хълмове, Ров, Стени, Зъбери
hint-ready-mutiny-remove = Махат се едни Стрелци или Рицари
hint-ready-sabotage-trap = Безопасно, без да се задейства
hint-ready-freeze = Там нищо повече не се добавя
hint-ready-misfortune = Съперник губи следващия си ход
hint-ready-spy-steal = Случайна карта от чужда ръка
hint-ready-spy-look = Само ти научаваш какъв е
hint-ready-mercy-thaw = Маха Замразяване от твое място
hint-extra-turn = { $lost ->
    [0] След този ход следва още един
    [one] Този ход свършва веднага; пропада още { $lost } карта
   *[other] Този ход свършва веднага; пропадат още { $lost } карти
}
hint-settle = Ново място за защити, стойност { $value }
hint-spy-draw = Една карта от тестето
move-settle = Земя: полагане
move-fortune = Късмет: допълнителен ход
move-spy-draw = Шпионин: теглене на карта
move-mercy-land = Милост: полагане като Земя
move-mercy-turn = Милост: допълнителен ход
move-end-turn = Край на хода
move-whole = { $card }: { $aim }
move-carried = { $defence } → { $place }
move-slot = { $count ->
    [0] { $place }: празно
   *[1] { $place }: { $cards }
}
move-instead = { $place } ({ $before } → { $after }), вместо: { $old }
move-reverse-first = { $place }, първо { $card }
move-portion = { $amount }
move-at-seat = { $who }
move-aim = { $trap ->
    [none] { $place }
    [real] { $place } — истински капан!
    [decoy] { $place } — примамка
   *[unknown] { $place } — капан!
}
move-add-morale = + Боен дух: двойна щета (още една карта)
move-add-spread = + Размах: разделена щета (още една карта)
move-add-each = { $spread ->
    [0] + Размах, по 1 на всяко (още една карта)
   *[1] По 1 на всяко
}
move-attack = В атака: { $card }, щета { $damage }
move-discard = { $card }
card-alone = { $card }
move-accept = Приемам
move-cancel-penalty = Отмяна: { $card }
move-pass = Нека стане
move-block = Спиране: { $card }
group-cards = { $category ->
    [fort] Фортове
    [land] Земи
    [mercy] Милост
    [defence] Защити
    [trap] Капани
    [attack] Атаки
    [booster] Усилвания
    [penalty] Наказания
   *[action] Действия
}
group-kingdom = { $who }
hint-place = { $trap ->
    [0] { $cards }
   *[1] { $cards }, капан
}
hint-slot = { $free ->
    [0] { $before } → { $after }; пълно: { $cards }
    [one] { $before } → { $after }; { $cards }; { $free } място за защита
   *[other] { $before } → { $after }; { $cards }; { $free } места за защити
}
hint-either = { $one } · { $other }
hint-rival = { $hand ->
    [one] Точки: { $points }, в ръката { $hand } карта
   *[other] Точки: { $points }, в ръката { $hand } карти
}

## Notes beside a question

note-plays-left = { $count ->
    [1] Това е последната карта за този ход.
    [one] Можеш да изиграеш още { $count } карта.
   *[other] Можеш да изиграеш още { $count } карти.
}
note-pass = { $last ->
    [0] Край на хода без изиграна карта е пас ({ $passes } от { $kingdoms }).
   *[1] Край на хода без изиграна карта е последният пас ({ $passes } от { $kingdoms }): партията свършва!
}
note-opening = Начален ход: само Земи, защити, капани, Късмет и Шпионин, който тегли.
note-ban = До края на хода действа „{ $card }“; тя се брои за една от картите ти за хода.
note-threat = { $who }: { $play }
note-loss = { $points ->
    [one] { $who } ще загуби { $points } точка.
   *[other] { $who } ще загуби { $points } точки.
}
note-share = { $trap ->
    [0] { $place }: щета { $amount }, { $outcome }
   *[1] { $place }: щета { $amount }, { $outcome } — освен ако капанът е истински
}
note-together = { $cards }: щета { $damage }
note-fort-in-danger = Фортът може да падне ({ $who })!
note-damage-left = Още неразпределена щета: { $amount }.
note-reversal = Щета { $amount } се връща към нападателя: { $who }.
note-empty-handed = Нямаш карта за това, но въпросът се задава винаги: иначе другите биха се досетили.
note-orders = Отговори, давани вместо теб, дори когато те няма; виждаш ги само ти.
play-attack = атака, { $cards }, щета { $damage }
play-misfortune = Нещастие
play-spy-steal = Шпионин краде карта
play-spy-look = Шпионин гледа капана, { $place }
play-conquest-land = Завоевание, { $place }
play-conquest-defence = Завоевание, { $card }, { $place }
play-earthquake = Земетресение, { $place }
play-disrepair = Разруха, { $place }
play-mutiny-remove = Бунт, { $card }, { $place }
play-sabotage-trap = Саботаж на капана, { $place }
play-freeze = Замразяване, { $place }

## Why not

reason-no-such-target = Няма подходяща цел.
reason-only-as-answer = С тази карта може само да се отговаря.
reason-opening = Не и в начален ход.
reason-no-plays-left = Този ход повече не можеш да играеш карти.
reason-banned = { $bans ->
    [defence] „{ $card }“: този ход без Земи, защити и капани.
    [attack] „{ $card }“: този ход без атаки.
   *[action] „{ $card }“: този ход без действия.
}
reason-booster-alone = Играе се само заедно с карта за атака.
reason-frozen = Мястото е замразено, докато не го размрази Милост.
reason-damaged-stays = Повредена защита не се заменя.
reason-trap-there = Там вече има капан.
reason-lands-first = Това кралство още има Земи.
reason-no-room = Никое твое място не може да я приеме.
reason-nothing-there = Там няма какво да се махне.
reason-not-human = Бунтът действа само на Стрелци и Рицари.
reason-no-trap = Там няма капан.
reason-already-frozen = Мястото вече е замразено.
reason-already-skipping = Този играч вече ще пропусне ход.
reason-deck-empty = Тестето е празно.
reason-hand-empty = Тази ръка е празна.
reason-not-frozen = Мястото не е замразено.
reason-cannot-block = С това не може да се спре.
reason-not-open = Фортът е закрит, докато кралството има Земя.
reason-share-twice = Това място вече има своя дял.
reason-one-kingdom = На тази маса Размахът удря само едно кралство.
reason-shares-wrong = Щетата не може да се раздели така.
reason-not-in-hand = Нямаш такава карта.

## The log

event-start-chosen = { $drawn ->
    [0] Започва { $seat }, както е уговорено.
   *[1] Жребият решава: започва { $seat }.
}
event-mercy-given = { $count ->
    [one] Освен това всеки от началото има { $count } Милост.
   *[other] Освен това всеки от началото има { $count } Милости.
}
event-turn-started = { $extra ->
    [0] { $opening ->
        [0] ▸ На ход е { $seat }.
       *[1] ▸ На ход е { $seat } (начален ход).
    }
   *[1] { $opening ->
        [0] ▸ { $seat } има допълнителен ход.
       *[1] ▸ { $seat } има допълнителен ход (начален).
    }
}
event-turn-skipped = ▸ { $seat } пропуска ход.
event-someone-drew = { $how ->
    [deal] { $count ->
        [one] { $seat } получава { $count } карта.
       *[other] { $seat } получава { $count } карти.
    }
    [spy] { $count ->
        [one] { $seat } получава от Шпионина { $count } карта.
       *[other] { $seat } получава от Шпионина { $count } карти.
    }
   *[turn] { $count ->
        [one] { $seat } тегли { $count } карта.
       *[other] { $seat } тегли { $count } карти.
    }
}
event-drew = { $how ->
    [deal] { $seat } получава: { $cards }.
    [spy] { $seat } получава от Шпионина: { $cards }.
   *[turn] { $seat } тегли: { $cards }.
}
event-deck-emptied = Тестето е празно.
event-hand-discarded = { $why ->
    [limit] { $seat } изхвърля: { $cards }.
   *[out] Ръката се изхвърля ({ $seat }): { $cards }.
}
event-turn-ended = { $seat } приключва хода. Пасове подред: { $passes } от { $kingdoms }; когато пасуват всички, партията свършва.
event-penalty-returned = { $seat } открива „{ $card }“: тя се връща и тестето се разбърква.
event-penalty-shown = { $seat } показва „{ $card }“!
event-penalty-accepted = { $seat } приема „{ $card }“.
event-penalty-cancelled = { $seat } отменя „{ $card }“ с „{ $by }“.
event-penalty-stands = { $bans ->
    [defence] Действа „{ $card }“: { $seat } не строи нищо този ход.
    [attack] Действа „{ $card }“: { $seat } не атакува никого този ход.
   *[action] Действа „{ $card }“: { $seat } е без действия този ход.
}
event-penalty-idle = „{ $card }“ закъснява и не пречи на никого ({ $seat }).
event-settled = { $seat } полага „{ $card }“: { $place }.
event-built = { $seat } строи „{ $card }“: { $place }.
event-built-over = { $seat } строи „{ $card }“ вместо „{ $replaced }“: { $place }.
event-trap-set = { $seat } скрива капан: { $place }.
event-trap-laid = { $seat } скрива „{ $card }“: { $place }.
event-thawed = { $seat } играе Милост: { $place } се размразява.
event-extra-turn = { $lost ->
    [0] { $seat } играе „{ $card }“: следва допълнителен ход.
    [one] { $seat } играе „{ $card }“: този ход свършва (неизиграна: { $lost } карта), следва допълнителен.
   *[other] { $seat } играе „{ $card }“: този ход свършва (неизиграни: { $lost } карти), следва допълнителен.
}
event-spy-sent = { $seat } праща Шпионин към тестето.
event-attack-declared = ⚔ { $seat } атакува: { $cards } (щета { $damage }). Цел — { $hits }.
event-hit = { $place }: щета { $amount }
event-hit-first = { $place }: щета { $amount }, първо { $card }
event-conquest-land = { $seat } играе „{ $card }“, за да вземе: { $place }.
event-conquest-defence = { $seat } играе „{ $card }“, за да отведе „{ $defence }“: { $place } → { $to }.
event-conquest-defence-over = { $seat } играе „{ $card }“, за да отведе „{ $defence }“: { $place } → { $to }, вместо „{ $replaced }“.
event-earthquake = { $seat } играе „{ $card }“: { $place }.
event-disrepair = { $seat } играе „{ $card }“: { $place }.
event-mutiny-remove = { $seat } играе „{ $card }“ срещу „{ $defence }“: { $place }.
event-sabotage-trap = { $seat } играе „{ $card }“ срещу капана: { $place }.
event-freeze = { $seat } играе „{ $card }“: { $place }.
event-misfortune = { $seat } играе „{ $card }“ срещу { $target }.
event-spy-steal = { $seat } играе „{ $card }“, за да открадне карта от { $target }.
event-spy-look = { $seat } играе „{ $card }“, за да види капана: { $place }.
event-passed = { $seat } не се намесва.
event-blocked = { $whole ->
    [0] 🛡 { $seat } отговаря на „{ $against }“ с „{ $by }“.
   *[1] 🛡 { $seat } отговаря на „{ $against }“ с „{ $by }“: цялата атака спира.
}
event-countered = { $seat } отговаря на „{ $against }“ с „{ $by }“: атаката продължава.
event-foiled = Нищо не излиза от „{ $card }“ ({ $seat }).
event-share-lost = { $why ->
    [eliminated] Ударът не намира никого: { $place }.
    [shielded] Ударът пропада, Земя още закрива: { $place }.
   *[blocked] Ударът е спрян: { $place }.
}
event-trap-sprung = 💥 Капанът се задейства, { $place }: { $card }.
event-reversed = { $by } обръща щета { $amount }: { $place }.
event-damaged = { $place }: { $card }, щета { $amount }, остава { $left }.
event-destroyed = { $place }: { $card }, щета { $amount }, унищожение.
event-wasted = { $place }: излишна щета { $amount }.
event-removed = { $place }: изхвърлят се { $cards }.
event-land-conquered = { $seat } взема за себе си: { $place }.
event-defence-conquered = { $seat } отвежда „{ $card }“ ({ $owner }): { $to }.
event-defence-conquered-over = { $seat } отвежда „{ $card }“ ({ $owner }): { $to }, вместо „{ $replaced }“.
event-trap-learned = { $seat } вижда капана, { $place }: { $card }.
event-frozen = ❄ { $place } замръзва: нищо не се добавя, докато не го размрази Милост.
event-skip-ahead = { $seat } ще пропусне следващия си ход.
event-card-stolen = { $thief } взема карта от { $victim }.
event-stole = { $thief } взема „{ $card }“ от { $victim }.
event-eliminated = ☠ { $by } срива чужд Форт. Отпада { $seat }.
event-banished = ☠ Отпада { $seat }.
event-bounty-taken = { $seat } взема като плячка карта от ръката на { $victim }.
event-bounty = { $seat } взема като плячка „{ $card }“ от ръката на { $victim }.
event-match-ended = { $why ->
    [last-standing] Оцеля само едно кралство.
    [all-passed] Всички пасуват: партията свърши.
   *[all-played] Всички карти са изиграни: партията свърши.
}

## The board

board-title = Превземи кралството
board-turn = { $extra ->
    [0] { $left ->
        [one] ▸ { $who }: още { $left } карта
       *[other] ▸ { $who }: още { $left } карти
    }
   *[1] { $left ->
        [one] ▸ { $who }, допълнителен ход: още { $left } карта
       *[other] ▸ { $who }, допълнителен ход: още { $left } карти
    }
}
board-opening = Начален ход: { $who }
board-ban = Действа: { $card }
board-asked = Чакаме отговор: { $who }
board-stopped = Вече спряно за: { $who }
board-kingdom = { $hand ->
    [one] { $who } · точки: { $points } · { $hand } карта
   *[other] { $who } · точки: { $points } · { $hand } карти
}
board-fallen = { $who } · извън играта
board-skip = ⏭ пропуска следващия ход
board-passed = ✋ пас
board-opening-left = { $turns ->
    [one] предстои { $turns } начален ход
   *[other] предстоят { $turns } начални хода
}
board-shut = { $count ->
    [0] 🔒
   *[1] { $what } 🔒
}
board-trap = капан
board-frozen = ❄ замразено
board-deck = { $count ->
    [0] Тестето е празно.
    [one] Тесте: { $count } карта (ходове до края: { $turns })
   *[other] Тесте: { $count } карти (ходове до края: { $turns })
}
board-unseen = Още невидени: { $cards }
board-discard = Изхвърлени ({ $count }): { $cards }
board-sprung = Задействани капани: { $cards }

## The own page

own-title = Твоето кралство
score = Точки: { $seats }
score-of = { $who } { $points }
own-kingdom = **{ $who }** · точки: { $points } — { $places }
own-place =
    { $open ->
        [0] 🔒{" "}
       *[1] {""}
    }{ $place }: { $strength }{ $guards ->
        [0] {""}
       *[1] {" "}({ $cards })
    }{ $trap ->
        [0] {""}
       *[1] {" "}+ капан
    }{ $frozen ->
        [0] {""}
       *[1] {" "}❄
    }
own-hand = { $count ->
    [0] Ръката ти е празна
    [one] В ръката ти: { $count } карта
   *[other] В ръката ти: { $count } карти
}
own-card = { $known ->
    [0] { $card } ×{ $count }
   *[1] { $card } ×{ $count }: { $ways }
}
own-way = { $play ->
    [settle] полагане
    [build] строеж
    [set-trap] скриване
    [attack] атака
    [conquest-land] вземане на Земя
    [conquest-defence] защита от Форт
    [earthquake] разчистване на място
    [disrepair] срив на постройки
    [mutiny-remove] махане на хора
    [sabotage-trap] махане на капан
    [freeze] замразяване на място
    [misfortune] пропуск на ход
    [fortune] допълнителен ход
    [spy-draw] теглене на карта
    [spy-steal] кражба на карта
    [spy-look] поглед към капан
    [mercy-thaw] размразяване
    [mercy-land] полагане като Земя
   *[mercy-turn] допълнителен ход
}
own-way-barred = сега не може: { $reason }
own-opening = Не и в начален ход: { $cards }
own-surplus = { $count ->
    [one] Ако ходът свършеше сега, щеше да трябва да изхвърлиш { $count } карта: { $cards }, ако не избереш друго.
   *[other] Ако ходът свършеше сега, щеше да трябва да изхвърлиш { $count } карти: { $cards }, ако не избереш друго.
}
own-hits = Картите ти за атака: всяка сама, срещу най-доброто място без капан; другите карти не се броят
own-hit = { $destroys ->
    [0] { $card }: { $place }, −{ $points }
   *[1] { $card }: { $place }, унищожение, −{ $points }
}
own-traps = Капани, които познаваш
own-trap = { $place }: { $card }
own-orders = Твоите постоянни нареждания

## Standing orders

move-order-hush = { $value ->
    [0] Питай ме пак и когато Фортът е цял
   *[1] До моя ход пускай всичко покрай Форта
}
move-order-done = { $value ->
    [0] Питай ме и при празно тесте
   *[1] Празно тесте: край на хода без въпроси
}
move-order-otherwise = { $value ->
    [ask] Смени „всичко друго“ на: питай ме
   *[pass] Смени „всичко друго“ на: нека мине
}
move-order-reversal = { $value ->
    [ask] Капанът ми щракне: питай ме къде
   *[best] Капанът ми щракне: където боли най-много
}
move-order-penalties = { $value ->
    [ask] { $thing }: питай ме
    [accept] { $thing }: приемам
   *[cancel] { $thing }: отмяна ({ $more })
}
move-order-discard-all = { $value ->
    [ask] Питай ме какво да изхвърля
   *[usual] Изхвърляй в обичайния ред
}
move-order-discard = { $place ->
    [0] + { $value }
   *[1] − { $place }. { $value }
}
move-leaf = { $page ->
    [penalties] Наказателни карти …
    [discard] Предел на ръката …
    [discard-defence] Земи, защити, капани …
    [discard-attack] Карти за атака …
    [discard-action] Действия и Милост …
    [rule] Нов ред: ако … тогава …
    [rule-loss] Колко губя …
    [against-attack] Отделни карти за атака …
    [against-action] Отделни действия …
    [stops] Кога да спрат …
   *[against] Срещу какво …
}
move-order-against = { $place ->
    [0] { $value }
   *[1] ✓ { $value }
}
move-order-loss-at-least = { $value ->
    [0] При всяка загуба
    [one] Ако губя { $value } точка или повече
   *[other] Ако губя { $value } точки или повече
}
move-order-use = { $place ->
    [0] После играй: { $value }
   *[1] − { $place }. { $value }
}
move-order-loss-below = { $value ->
    [0] Колкото и да губя
    [one] Ако губя по-малко от { $value } точка
   *[other] Ако губя по-малко от { $value } точки
}
move-order-fort = { $value ->
    [any] Без значение дали пада Фортът
    [danger] Само ако Фортът би паднал
   *[safe] Само ако Фортът ще устои
}
move-order-blocks-save = Запази реда
move-order-blocks-drop = Изхвърли реда
move-order-blocks = Зачеркни ред { $place }
against-anything = всичко
against-attack = атаки
against-attack-kept = атаки, които не разрушават място
against-action = действия
against-card = { $card }
rule-always = { $against }: { $does }
rule-if = { $against }, ако { $clause }: { $does }
rule-loss = { $count ->
    [one] губиш { $count } точка или повече
   *[other] губиш { $count } точки или повече
}
rule-below = { $count ->
    [one] губиш по-малко от { $count } точка
   *[other] губиш по-малко от { $count } точки
}
rule-danger = Фортът ти би паднал
rule-safe = Фортът ти ще устои
rule-pass = нека мине
rule-use = { $count ->
    [one] спри с „{ $cards }“, ако я държиш
   *[other] спри с първата, която държиш: { $cards }
}
rule-and = { $first } и { $then }
order-blocks = { $place }. { $value }
order-writing = Пише се: { $value }
order-else = { $first }, а ако няма – { $then }
order-penalties = { $value ->
    [accept] { $thing }: приемам
   *[cancel] { $thing }: отмяна ({ $more })
}
order-hush = До следващия ти ход минава всичко, което Фортът издържа.
order-done = Щом тестето се изпразни, ходовете ти свършват без въпроси.
order-otherwise = { $value ->
   *[pass] Всичко друго минава.
}
order-reversal = { $value ->
   *[best] Щракне ли капанът ти, удря където боли най-много.
}
order-discard = За изхвърляне първо: { $cards } …
template-guard = ★ Пази Форта с каквото имам
hint-template-guard = Минава всичко, което Фортът издържа; ако би паднал, спира всяка подходяща карта
stop-once = отговорят веднъж
stop-turn = започне следващият ти ход
stop-fort-hit = ударят Форта ти
stop-land-lost = загубиш Земя
stop-fall = падне нечие кралство
dry-attack = { $cards } → { $places }: { $does }
dry-any = Всяка атака
dry-ask = питаме те
dry-pass = { $line ->
    [0] минава
   *[1] минава (ред { $line })
}
dry-block = спираме с „{ $card }“ (ред { $line })
template-small = ★ Малките атаки да минават, за друго ме питай
hint-template-small = Минава всяка атака под 3 точки, от която не губиш място; за всичко друго те питаме
template-deny = ★ Пази Отказ само за Форта
hint-template-deny = Минава всичко, което Фортът издържа; ако би паднал: Отказ, а нямаш ли, питаме те
template-turn = ★ До моя ход всичко да минава
hint-template-turn = Питаме те само ако Фортът би паднал; щом започне ходът ти, това спира
template-away = ★ Няма ме: не ме чакайте
hint-template-away = Всичко минава, наказанията се приемат, излишните карти се изхвърлят в обичайния ред

## The end

ending = { $why ->
    [last-standing] Последно оцеляло кралство: { $winners }.
   *[points] { $tie ->
        [fort] Най-много точки и по-здрав Форт: { $winners }.
        [lands] Най-много точки и повече Земи: { $winners }.
        [shared] { $count ->
            [one] Най-много точки: { $winners }.
           *[other] Победата е за { $count } кралства: { $winners }.
        }
       *[none] Най-много точки: { $winners }.
    }
}
ending-title = Партията свърши
ending-winner = { $count ->
    [1] { $points ->
        [one] Побеждава { $winners } с { $points } точка.
       *[other] Побеждава { $winners } с { $points } точки.
    }
   *[2] { $points ->
        [one] { $winners } делят победата с по { $points } точка.
       *[other] { $winners } делят победата с по { $points } точки.
    }
}
ending-together = { $others } и { $last }
ending-rank = { $points ->
    [one] { $rank }. { $who }: { $points } точка — Форт { $fort }, Земи { $lands }, защити { $defences }; белези от щета: { $damage }
   *[other] { $rank }. { $who }: { $points } точки — Форт { $fort }, Земи { $lands }, защити { $defences }; белези от щета: { $damage }
}
ending-fallen = { $rank }. { $who }: Фортът падна { $order ->
    [1] първи
    [2] втори
   *[3] трети
}
ending-tie = { $by ->
    [fort] Равни точки: решава по-здравият Форт.
    [lands] Равни точки и Фортове: решава броят на Земите.
   *[shared] Равни във всичко: победата е обща.
}
ending-hands = Какво остана
ending-hand = { $who }: { $cards }
ending-deck = Тесте: { $cards }
ending-traps = Капани на масата
ending-statistics = Поглед назад
ending-tally = { $who }: щета нанесена { $dealt }, напразна { $wasted }, понесена { $suffered }; спрени чужди { $blocks }, свои { $blocked }; задействани капани { $sprung }; Земи взети { $taken }, загубени { $lost }; плячка { $bounties }; наказания { $penalties }

## The card reference

guide-title = Картите
guide-card = { $card } ×{ $count }: { $about }
about-fort = { $value ->
    [one] { $value } точка; без него отпадаш
   *[other] { $value } точки; без него отпадаш
}
about-land = { $value ->
    [one] { $value } точка; закрива Форта, държи защити и капан
   *[other] { $value } точки; закрива Форта, държи защити и капан
}
about-mercy = Спира всичко срещу теб; или Земя (+{ $value }), размразяване, допълнителен ход
about-defence = { $nature ->
    [human] Дава +{ $value } на място; Бунт може да я махне
   *[structural] Дава +{ $value } на място; Разруха може да я махне
}
about-trap-real = Обръща атаката срещу своето място към нападателя
about-trap-decoy = Не прави нищо, но изглежда като истински
about-attack = Щета { $damage } на открито място; спират я: { $cards }
about-morale = Заедно с атака: щета ×{ $factor }; брои се за изиграна карта
about-spread = Заедно с атака: дели щетата между места; брои се за изиграна карта
about-fortune = Приключва този ход; следва още един твой
about-misfortune = Съперник пропуска следващия си ход
about-conquest = Взема Земя с всичко на нея или защита от открит Форт
about-earthquake = Маха от място всички защити и капана
about-sabotage = Маха капан безопасно; или спира атака на машини
about-mutiny = Маха Стрелци или Рицари; или спира атака на хора
about-disrepair = Маха постройките от място: Хълмове, Ров, Стени, Зъбери
about-deny = Спира насоченото срещу теб; отменя наказание
about-spy = Тегли карта, краде карта или гледа капан
about-freeze = Нищо не може да се добави там, докато не го размрази Милост
about-penalty = { $bans ->
    [defence] При теглене: ход без Земи, защити и капани, брои се за карта от хода; отменя се само в този миг: { $cards }
    [attack] При теглене: ход без атаки, брои се за карта от хода; отменя се само в този миг: { $cards }
   *[action] При теглене: ход без действия, брои се за карта от хода; отменя се само в този миг: { $cards }
}

## Components: the title of each, in the nominative

title-fort = Форт
title-land = Земя
title-mercy = Милост
title-hills = Хълмове
title-moat = Ров
title-walls = Стени
title-battlements = Зъбери
title-archers = Стрелци
title-knights = Рицари
title-trap_real = Капан (истински)
title-trap_decoy = Капан (примамка)
title-soldiers = Войници
title-pikemen = Пиконосци
title-siege_tower = Обсадна кула
title-battering_ram = Таран
title-trebuchet = Требушет
title-cannon = Оръдие
title-morale = Боен дух
title-spread = Размах
title-fortune = Късмет
title-misfortune = Нещастие
title-conquest = Завоевание
title-earthquake = Земетресение
title-sabotage = Саботаж
title-mutiny = Бунт
title-disrepair = Разруха
title-deny = Отказ
title-spy = Шпионин
title-freeze = Замразяване
title-disease = Болест
title-famine = Глад
title-plague = Чума

## Pictures

sign-unseen = Още невидени
sign-out = извън играта
sign-danger = Фортът е в опасност
sign-shielded = закрит
sign-trap = капан
sign-frozen = замразено
sign-strength = здравина (за кралството: сбор)
sign-whole = точка здравина
sign-damaged = щета
sign-deck = тесте
sign-grown = по-здраво
sign-weakened = по-слабо
sign-hand = карти в ръка
sign-discard = изхвърлени карти
sign-asked = трябва да отговори
sign-opening = начален ход
sign-skips = пропуска ход
sign-passed = пас
sign-stops = Още може да го спре
sign-turned = Капанът връща удара
sign-exposed = открит за удар
sign-plays = още карти в хода
sign-structural = постройка
sign-human = хора
sign-fresh = променено
sign-gone = вече го няма
sign-spare = излишна: отива си, ако не избереш друга
sign-lit = може сега
sign-later = сега не може
card-does = { $card ->
    [land] ново място за защити
    [mercy] спира всичко или става Земя
    [trap-real] връща нападение
    [trap-decoy] само прилича на капан
    [morale] удвоява нападение
    [spread] разделя нападение
    [fortune] още един твой ход
    [misfortune] съперник пропуска ход
    [conquest] взема Земя с всичко на нея
    [earthquake] разчиства защити и капан
    [sabotage] маха капан, спира машини
    [mutiny] маха или спира хора
    [disrepair] руши построеното
    [deny] спира каквото е срещу теб
    [spy] тегли, краде или гледа
    [freeze] там вече не се строи
   *[other-kind] { $nature ->
        [human] хора: спира ги Бунт
        [mechanical] машина: спира я Саботаж
       *[structural] постройка: руши я Разруха
    }
}
alt = Масата с кралствата.
alt-won = Победа: { $who }.
alt-moves = { $left ->
    [one] На ход е { $who }, още { $left } карта.
   *[other] На ход е { $who }, още { $left } карти.
}
alt-bans = В сила: { $cards }.
alt-plays = { $aimed ->
    [0] { $who } играе „{ $card }“
   *[1] { $who } играе „{ $card }“ срещу { $at }
}
alt-coming = { $play }.
alt-danger = Фортът може да падне: { $who }.
alt-lead = { $several ->
    [0] Води { $who }, точки: { $points }.
   *[1] Наравно водят, точки: { $points }: { $who }.
}
alt-kingdom = { $lands ->
    [one] { $who }: точки { $points }, Форт { $fort }, { $lands } Земя, карти в ръка: { $hand }.
   *[other] { $who }: точки { $points }, Форт { $fort }, { $lands } Земи, карти в ръка: { $hand }.
}
alt-out = Извън играта: { $who }.
alt-changes = Какво се промени: { $changes }.
alt-gone = вече я няма: { $place }
alt-new = нова: { $place }
alt-taken = { $place } вече е на { $who }
alt-changed = { $place } { $old } → { $new }
alt-marked = { $mark ->
    [trap] капан: { $place }
   *[frozen] замразено: { $place }
}

## Какво предсказват зрителите

riddle-first-conquest = Кой пръв ще завземе чужда Земя?
riddle-first-fall = Чий Форт ще падне пръв?
