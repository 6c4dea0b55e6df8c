### «Захватить королевство» по-русски. Названия карт приходят из коробки и стоят в именительном падеже.

name = Захватить королевство
tagline = Постройте королевство вокруг своего Форта и разрушьте чужие.
    .name = королевство
rules-summary =
    Королевство — это один Форт и Земли вокруг него. Каждый Форт, каждая Земля и каждая защита на столе приносят столько очков, сколько прочности у них осталось. Кто лишился Форта, тот выбывает; последнее уцелевшее королевство побеждает сразу, а если колода пуста и никто больше не играет, побеждает тот, у кого больше очков.
    В свой ход вы берёте три карты и можете разыграть до трёх: выложить Землю, построить защиту (не больше двух на место; если там уже две, можно заменить неповреждённую), спрятать под место одну ловушку, атаковать или применить действие. В конце хода на руке остаётся не больше шести карт. В первые два хода можно только строить, играть Удачу или брать карту Шпионом.
    Атака наносит урон одному открытому месту: сначала защитам на нём, потом основанию. Земли открыты всегда, Форт — только когда у королевства не осталось Земель. Боевой дух удваивает урон, Размах делит его между местами. Урон не заживает. Настоящая ловушка обращает атаку на нападающего, обманка не делает ничего.
    Если что-то направлено против вас, это можно остановить: Отказ и Милость останавливают всё, что направлено на вас, Мятеж — атаку людей, Саботаж — атаку механизмов. Милость можно ещё выложить как Землю, разморозить ею место или взять дополнительный ход. Штрафная карта считается одной из ваших карт за ход и запрещает на ход один вид карт, если не отменить её Отказом или Милостью сразу, как она выпала; потом уже нельзя.
    Кто разрушит чужой Форт, берёт вслепую одну карту с руки побеждённого.

option-start_player = Кто начинает
option-start_player-random = По жребию
option-opening_counts = Начальные ходы
option-opening_counts-all_turns = Дополнительные тоже считаются
option-opening_counts-ordinary_turns = Считаются только обычные
option-opening_mercy = Милость в начальные ходы
option-opening_mercy-false = Играть нельзя
option-opening_mercy-true = Играть можно
option-spread_reach = Куда достаёт Размах
option-spread_reach-any = В любые королевства
option-spread_reach-one_kingdom = Только в одно королевство
option-counter_blocks = Если атаку остановили Мятеж или Саботаж
option-counter_blocks-true = Нападающий может ответить
option-counter_blocks-false = Это окончательно
option-reversal_choice = Куда бьёт урон, обращённый ловушкой, решает
option-reversal_choice-trap_owner = Хозяин ловушки
option-reversal_choice-attacker = Нападающий
option-reversal_block = Можно ли остановить этот урон
option-reversal_block-false = Нет
option-reversal_block-true = Да, Отказом или Милостью

## Subcommands

phrase-settle = Выложить Землю
    .name = земля
phrase-build = Построить защиту на своём месте
    .name = построить
step-build-card = Какая защита
    .name = карта
step-build-place = На каком месте
    .name = место
phrase-trap = Спрятать ловушку под своим местом
    .name = ловушка
step-trap-card = Какая ловушка
    .name = карта
step-trap-place = Под каким местом
    .name = место
phrase-attack = Атаковать место чужого королевства
    .name = атака
step-attack-card = Карта атаки
    .name = карта
step-attack-morale = Добавить Боевой дух: двойной урон
    .name = дух
step-attack-spread = Добавить Размах: разделить урон
    .name = размах
step-attack-place = Что атаковать
    .name = место
step-attack-first = По какой защите бить сначала
    .name = сначала
phrase-conquer = Забрать Землю или защиту Форта без Земель
    .name = завоевать
step-conquer-what = Земля или защита
    .name = что
step-conquer-target = Какая именно
    .name = цель
step-conquer-to = Куда ставить защиту
    .name = куда
phrase-raze = Расчистить место: Землетрясение или Обветшание
    .name = разрушить
step-raze-card = Какая карта
    .name = карта
step-raze-target = Какое место
    .name = цель
phrase-remove = Убрать людей Мятежом или ловушку Саботажем
    .name = убрать
step-remove-card = Какая карта
    .name = карта
step-remove-target = Что убрать
    .name = цель
phrase-freeze = Заморозить чужое место
    .name = заморозить
step-freeze-target = Какое место
    .name = цель
phrase-misfortune = Заставить соперника пропустить ход
    .name = несчастье
step-misfortune-player = Кто пропускает
    .name = игрок
phrase-spy = Послать Шпиона: взять, украсть, подсмотреть
    .name = шпион
step-spy-use = Что делает Шпион
    .name = дело
step-spy-target = Где именно
    .name = цель
phrase-extra = Взять дополнительный ход: Удача или Милость
    .name = ещё
step-extra-card = Какая карта
    .name = карта
phrase-mercy = Выложить Милость как Землю или разморозить место
    .name = милость
step-mercy-use = Что делает Милость
    .name = дело
step-mercy-place = Какое место разморозить
    .name = место
phrase-end = Закончить ход
    .name = конец
phrase-answer = Ответить на вопрос, который вам задан
    .name = ответ
step-answer-answer = Ваш ответ
    .name = выбор
phrase-orders = Написать постоянные распоряжения
    .name = распоряжения

## Names of things

place-fort = Форт ({ $who })
place-land-of = Земля { $number } ({ $who })
place-own-fort = Форт
place-land = Земля { $number }
standing = { $damage ->
    [0] { $card } { $left }
   *[1] { $card } { $left } (−{ $damage })
}
base-left = { $damage ->
    [0] основание { $left }
   *[1] основание { $left } (−{ $damage })
}
defence-at = { $card } ({ $left }), { $place }
replaced = { $nth ->
    [0] { $old }
   *[1] { $old } (№ { $nth })
}
counted = { $card } ×{ $count }
titled = { $what ->
    [defence] { $card } (+{ $figure })
    [attack] { $card } (урон { $figure })
   *[other-kind] { $card }
}
boosted = { $card } + { $booster }
outcome-fort-falls = { $points ->
    [one] Форт падает; { $points } очко
    [few] Форт падает; { $points } очка
   *[many] Форт падает; { $points } очков
}
outcome-damages = { $points ->
    [one] повреждения: { $card }; { $points } очко
    [few] повреждения: { $card }; { $points } очка
   *[many] повреждения: { $card }; { $points } очков
}
outcome-destroys = { $points ->
    [one] гибель: { $cards }; { $points } очко
    [few] гибель: { $cards }; { $points } очка
   *[many] гибель: { $cards }; { $points } очков
}

## Questions

prompt-main = Ваш ход: разыграйте карту или закончите ход.
prompt-discard = { $count ->
    [one] Слишком много карт: выберите { $count } карту, которую сбросить.
    [few] Слишком много карт: выберите { $count } карты, которые сбросить.
   *[many] Слишком много карт: выберите { $count } карт, которые сбросить.
}
prompt-penalty = { $bans ->
    [defence] Вам выпала карта «{ $card }»: в этот ход никаких Земель, защит и ловушек, и она считается одной из ваших карт за ход. Принять или отменить?
    [attack] Вам выпала карта «{ $card }»: в этот ход никаких атак, и она считается одной из ваших карт за ход. Принять или отменить?
   *[action] Вам выпала карта «{ $card }»: в этот ход никаких действий, и она считается одной из ваших карт за ход. Принять или отменить?
}
prompt-block = Это направлено против вас. Остановить?
prompt-counter = { $who } останавливает вашу атаку картой «{ $card }». Остановить эту карту?
prompt-reversal = Ловушка обращает урон { $amount }. Куда его направить?
prompt-reversal-block = Ловушка обращает урон на вас. Остановить?
prompt-target = { $play ->
    [build] «{ $card }»: где строить?
    [set-trap] «{ $card }»: под каким местом?
    [mercy-thaw] «{ $card }»: какое место разморозить?
    [misfortune] «{ $card }»: кто пропускает ход?
    [spy-steal] «{ $card }»: с чьей руки?
    [spy-look] «{ $card }»: под какое место заглянуть?
    [mutiny-remove] «{ $card }»: кого убрать?
   *[place] «{ $card }»: какое место?
}
prompt-seize = Какую защиту увести?
prompt-carry = Куда её поставить?
prompt-aim = Что атаковать?
prompt-first = По какой защите бить сначала?
prompt-amount = Сколько урона из { $left } направить туда?
prompt-confirm = Начать атаку: { $cards }, урон { $damage }?
prompt-orders = { $page ->
    [penalties] Если выпадет штрафная карта
    [discard] Если карт больше предела
    [discard-defence] Сбрасывать дальше: Земли, защиты, ловушки
    [discard-attack] Сбрасывать дальше: карты атаки
    [discard-action] Сбрасывать дальше: действия и Милость
    [rule] Если играют против вас: что делать?
    [against] О чём эта строка?
    [rule-loss] При какой потере?
    [against-attack] О каких картах атаки эта строка?
    [against-action] О каких действиях эта строка?
    [stops] Когда распоряжения остановятся?
   *[top] Ваши постоянные распоряжения
}

## Answers

part-build-card = { $card }: построить
part-set-trap-card = { $card }: спрятать
part-attack-card = { $card }: атаковать
part-conquest-land-card = { $card }: забрать Землю
part-conquest-defence-card = { $card }: забрать защиту Форта
part-earthquake-card = { $card }: расчистить место
part-disrepair-card = { $card }: снести постройки
part-mutiny-remove-card = { $card }: убрать людей
part-sabotage-trap-card = { $card }: убрать ловушку
part-freeze-card = { $card }: заморозить место
part-misfortune-card = { $card }: пропуск хода
part-spy-steal-card = { $card }: украсть карту
part-spy-look-card = { $card }: проверить ловушку
part-mercy-thaw-card = { $card }: разморозить место
hint-ready-conquest-land = Со всем, что на ней есть
hint-ready-conquest-defence = С Форта, у которого нет Земель
hint-ready-earthquake = Уходят обе защиты и ловушка
hint-ready-disrepair = Уходят Холмы, Ров, Стены, Зубчатые стены
hint-ready-mutiny-remove = Уходят одни Лучники или Рыцари
hint-ready-sabotage-trap = Безопасно: она не сработает
hint-ready-freeze = Туда больше ничего нельзя добавить
hint-ready-misfortune = Соперник теряет следующий ход
hint-ready-spy-steal = Случайная карта с чужой руки
hint-ready-spy-look = Что там, узнаете только вы
hint-ready-mercy-thaw = Снимает Заморозку с вашего места
hint-extra-turn = { $lost ->
    [0] За этим ходом последует ещё один
    [one] Этот ход сразу закончится, ещё { $lost } карту сыграть не получится
    [few] Этот ход сразу закончится, ещё { $lost } карты сыграть не получится
   *[many] Этот ход сразу закончится, ещё { $lost } карт сыграть не получится
}
hint-settle = Новое место для защит, ценность { $value }
hint-spy-draw = Одна карта из колоды
move-settle = Земля: выложить
move-fortune = Удача: дополнительный ход
move-spy-draw = Шпион: взять карту
move-mercy-land = Милость: выложить как Землю
move-mercy-turn = Милость: дополнительный ход
move-end-turn = Закончить ход
move-whole = { $card }: { $aim }
move-carried = { $defence } → { $place }
move-slot = { $count ->
    [0] { $place }: пусто
   *[1] { $place }: { $cards }
}
move-instead = { $place } ({ $before } → { $after }), вместо: { $old }
move-reverse-first = { $place }, сначала { $card }
move-portion = { $amount }
move-at-seat = { $who }
move-aim = { $trap ->
    [none] { $place }
    [real] { $place } — настоящая ловушка!
    [decoy] { $place } — обманка
   *[unknown] { $place } — ловушка!
}
move-add-morale = + Боевой дух: двойной урон (ещё одна карта)
move-add-spread = + Размах: разделить урон (ещё одна карта)
move-add-each = { $spread ->
    [0] + Размах, всем по 1 (ещё одна карта)
   *[1] Всем по 1
}
move-attack = В атаку: { $card }, урон { $damage }
move-discard = { $card }
card-alone = { $card }
move-accept = Принять
move-cancel-penalty = Отменить: { $card }
move-pass = Пусть будет так
move-block = Остановить: { $card }
group-cards = { $category ->
    [fort] Форты
    [land] Земли
    [mercy] Милость
    [defence] Защиты
    [trap] Ловушки
    [attack] Атаки
    [booster] Усиления
    [penalty] Штрафы
   *[action] Действия
}
group-kingdom = { $who }
hint-place = { $trap ->
    [0] { $cards }
   *[1] { $cards }, ловушка
}
hint-slot = { $free ->
    [0] { $before } → { $after }; занято: { $cards }
    [one] { $before } → { $after }; { $cards }; свободно { $free } место для защиты
    [few] { $before } → { $after }; { $cards }; свободно { $free } места для защит
   *[many] { $before } → { $after }; { $cards }; свободно { $free } мест для защит
}
hint-either = { $one } · { $other }
hint-rival = { $hand ->
    [one] Очки: { $points }, на руке { $hand } карта
    [few] Очки: { $points }, на руке { $hand } карты
   *[many] Очки: { $points }, на руке { $hand } карт
}

## Notes beside a question

note-plays-left = { $count ->
    [1] Это последняя карта за ход.
    [one] Можно разыграть ещё { $count } карту.
    [few] Можно разыграть ещё { $count } карты.
   *[many] Можно разыграть ещё { $count } карт.
}
note-pass = { $last ->
    [0] Закончить ход, ничего не сыграв, — это пас ({ $passes } из { $kingdoms }).
   *[1] Закончить ход, ничего не сыграв, — это последний пас ({ $passes } из { $kingdoms }): партия закончится!
}
note-opening = Начальный ход: только Земли, защиты, ловушки, Удача и Шпион, берущий карту.
note-ban = До конца хода действует «{ $card }»; она считается одной из ваших карт за ход.
note-threat = { $who }: { $play }
note-loss = { $points ->
    [one] { $who } потеряет { $points } очко.
    [few] { $who } потеряет { $points } очка.
   *[many] { $who } потеряет { $points } очков.
}
note-share = { $trap ->
    [0] { $place }: урон { $amount }, { $outcome }
   *[1] { $place }: урон { $amount }, { $outcome } — если ловушка не настоящая
}
note-together = { $cards }: урон { $damage }
note-fort-in-danger = Форту грозит гибель ({ $who })!
note-damage-left = Ещё не распределён урон: { $amount }.
note-reversal = Урон { $amount } возвращается к нападающему: { $who }.
note-empty-handed = Подходящей карты у вас нет, но вопрос задаётся всегда: иначе остальные догадались бы.
note-orders = Эти ответы даются за вас, даже когда вас нет; видите их только вы.
play-attack = атака, { $cards }, урон { $damage }
play-misfortune = Несчастье
play-spy-steal = Шпион крадёт карту
play-spy-look = Шпион проверяет ловушку, { $place }
play-conquest-land = Завоевание, { $place }
play-conquest-defence = Завоевание, { $card }, { $place }
play-earthquake = Землетрясение, { $place }
play-disrepair = Обветшание, { $place }
play-mutiny-remove = Мятеж, { $card }, { $place }
play-sabotage-trap = Саботаж ловушки, { $place }
play-freeze = Заморозка, { $place }

## Why not

reason-no-such-target = Для этого нет подходящей цели.
reason-only-as-answer = Этой картой можно только отвечать.
reason-opening = В начальный ход нельзя.
reason-no-plays-left = В этот ход больше нельзя разыгрывать карты.
reason-banned = { $bans ->
    [defence] «{ $card }»: в этот ход никаких Земель, защит и ловушек.
    [attack] «{ $card }»: в этот ход никаких атак.
   *[action] «{ $card }»: в этот ход никаких действий.
}
reason-booster-alone = Играется только вместе с картой атаки.
reason-frozen = Место заморожено, пока его не разморозит Милость.
reason-damaged-stays = Повреждённую защиту заменить нельзя.
reason-trap-there = Там уже есть ловушка.
reason-lands-first = У этого королевства ещё есть Земли.
reason-no-room = Ни одно ваше место не может её принять.
reason-nothing-there = Там нечего убирать.
reason-not-human = Мятеж действует только на Лучников и Рыцарей.
reason-no-trap = Там нет ловушки.
reason-already-frozen = Место уже заморожено.
reason-already-skipping = Этому игроку уже предстоит пропуск хода.
reason-deck-empty = Колода пуста.
reason-hand-empty = На этой руке нет карт.
reason-not-frozen = Место не заморожено.
reason-cannot-block = Этим такое не остановить.
reason-not-open = Форт закрыт, пока у королевства есть Земля.
reason-share-twice = Этому месту доля уже назначена.
reason-one-kingdom = За этим столом Размах бьёт только по одному королевству.
reason-shares-wrong = Так урон не разделить.
reason-not-in-hand = У вас нет такой карты.

## The log

event-start-chosen = { $drawn ->
    [0] Начинает { $seat }, как условлено.
   *[1] Жребий решает: начинает { $seat }.
}
event-mercy-given = { $count ->
    [one] Сверх того у каждого с самого начала { $count } Милость.
    [few] Сверх того у каждого с самого начала { $count } Милости.
   *[many] Сверх того у каждого с самого начала { $count } Милостей.
}
event-turn-started = { $extra ->
    [0] { $opening ->
        [0] ▸ Ходит { $seat }.
       *[1] ▸ Ходит { $seat } (начальный ход).
    }
   *[1] { $opening ->
        [0] ▸ { $seat } делает дополнительный ход.
       *[1] ▸ { $seat } делает дополнительный ход (начальный).
    }
}
event-turn-skipped = ▸ { $seat } пропускает ход.
event-someone-drew = { $how ->
    [deal] { $count ->
        [one] { $seat } получает { $count } карту.
        [few] { $seat } получает { $count } карты.
       *[many] { $seat } получает { $count } карт.
    }
    [spy] { $count ->
        [one] { $seat } получает от Шпиона { $count } карту.
        [few] { $seat } получает от Шпиона { $count } карты.
       *[many] { $seat } получает от Шпиона { $count } карт.
    }
   *[turn] { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[many] { $seat } берёт { $count } карт.
    }
}
event-drew = { $how ->
    [deal] { $seat } получает: { $cards }.
    [spy] { $seat } получает от Шпиона: { $cards }.
   *[turn] { $seat } берёт: { $cards }.
}
event-deck-emptied = Колода пуста.
event-hand-discarded = { $why ->
    [limit] { $seat } сбрасывает: { $cards }.
   *[out] В сброс уходит рука ({ $seat }): { $cards }.
}
event-turn-ended = { $seat } заканчивает ход. Пасов подряд: { $passes } из { $kingdoms }; когда спасуют все, партия закончится.
event-penalty-returned = { $seat } открывает карту «{ $card }»: она возвращается, колода перетасована.
event-penalty-shown = { $seat } показывает карту «{ $card }»!
event-penalty-accepted = { $seat } принимает карту «{ $card }».
event-penalty-cancelled = { $seat } отменяет карту «{ $card }» картой «{ $by }».
event-penalty-stands = { $bans ->
    [defence] Действует «{ $card }»: { $seat } в этот ход ничего не строит.
    [attack] Действует «{ $card }»: { $seat } в этот ход никого не атакует.
   *[action] Действует «{ $card }»: { $seat } в этот ход обходится без действий.
}
event-penalty-idle = «{ $card }» опаздывает и ничем не мешает ({ $seat }).
event-settled = { $seat } выкладывает карту «{ $card }»: { $place }.
event-built = { $seat } строит «{ $card }»: { $place }.
event-built-over = { $seat } строит «{ $card }» вместо «{ $replaced }»: { $place }.
event-trap-set = { $seat } прячет ловушку: { $place }.
event-trap-laid = { $seat } прячет карту «{ $card }»: { $place }.
event-thawed = { $seat } играет Милость: { $place } оттаивает.
event-extra-turn = { $lost ->
    [0] { $seat } играет «{ $card }»: будет дополнительный ход.
    [one] { $seat } играет «{ $card }»: этот ход закончен (не сыграна { $lost } карта), будет дополнительный.
    [few] { $seat } играет «{ $card }»: этот ход закончен (не сыграны { $lost } карты), будет дополнительный.
   *[many] { $seat } играет «{ $card }»: этот ход закончен (не сыграно { $lost } карт), будет дополнительный.
}
event-spy-sent = { $seat } посылает Шпиона к колоде.
event-attack-declared = ⚔ { $seat } атакует: { $cards } (урон { $damage }). Цель — { $hits }.
event-hit = { $place }: урон { $amount }
event-hit-first = { $place }: урон { $amount }, сначала { $card }
event-conquest-land = { $seat } играет «{ $card }»: цель — { $place }.
event-conquest-defence = { $seat } играет «{ $card }», уводя «{ $defence }»: { $place } → { $to }.
event-conquest-defence-over = { $seat } играет «{ $card }», уводя «{ $defence }»: { $place } → { $to }, вместо «{ $replaced }».
event-earthquake = { $seat } играет «{ $card }»: { $place }.
event-disrepair = { $seat } играет «{ $card }»: { $place }.
event-mutiny-remove = { $seat } играет «{ $card }» против «{ $defence }»: { $place }.
event-sabotage-trap = { $seat } играет «{ $card }» против ловушки: { $place }.
event-freeze = { $seat } играет «{ $card }»: { $place }.
event-misfortune = { $seat } играет «{ $card }», и цель — { $target }.
event-spy-steal = { $seat } играет «{ $card }», чтобы украсть карту. Цель: { $target }.
event-spy-look = { $seat } играет «{ $card }», чтобы проверить ловушку: { $place }.
event-passed = { $seat } не вмешивается.
event-blocked = { $whole ->
    [0] 🛡 { $seat } отвечает на «{ $against }» картой «{ $by }».
   *[1] 🛡 { $seat } отвечает на «{ $against }» картой «{ $by }»: вся атака остановлена.
}
event-countered = { $seat } отвечает на «{ $against }» картой «{ $by }»: атака продолжается.
event-foiled = Ничего не вышло: «{ $card }» ({ $seat }).
event-share-lost = { $why ->
    [eliminated] Удар уходит в пустоту: { $place }.
    [shielded] Удар пропадает, место ещё закрыто Землёй: { $place }.
   *[blocked] Удар остановлен: { $place }.
}
event-trap-sprung = 💥 Ловушка сработала, { $place }: { $card }.
event-reversed = { $by } обращает урон { $amount }: { $place }.
event-damaged = { $place }: { $card }, урон { $amount }, осталось { $left }.
event-destroyed = { $place }: { $card }, урон { $amount }, гибель.
event-wasted = { $place }: лишний урон { $amount } пропадает.
event-removed = { $place }: в сброс уходит { $cards }.
event-land-conquered = { $seat } забирает себе: { $place }.
event-defence-conquered = { $seat } уводит «{ $card }» ({ $owner }): { $to }.
event-defence-conquered-over = { $seat } уводит «{ $card }» ({ $owner }): { $to }, вместо «{ $replaced }».
event-trap-learned = { $seat } видит ловушку, { $place }: { $card }.
event-frozen = ❄ { $place }: заморожено; сюда ничего не добавить, пока не разморозит Милость.
event-skip-ahead = Следующий ход пропускает { $seat }.
event-card-stolen = { $thief } забирает карту. С руки: { $victim }.
event-stole = { $thief } забирает карту «{ $card }». С руки: { $victim }.
event-eliminated = ☠ { $by } разрушает чужой Форт. Выбывает { $seat }.
event-banished = ☠ Выбывает { $seat }.
event-bounty-taken = { $seat } берёт в награду карту с чужой руки: { $victim }.
event-bounty = { $seat } берёт в награду карту «{ $card }» с чужой руки: { $victim }.
event-match-ended = { $why ->
    [last-standing] Уцелело одно королевство.
    [all-passed] Все спасовали: партия окончена.
   *[all-played] Все карты сыграны: партия окончена.
}

## The board

board-title = Захватить королевство
board-turn = { $extra ->
    [0] { $left ->
        [one] ▸ { $who }: ещё { $left } карта
        [few] ▸ { $who }: ещё { $left } карты
       *[many] ▸ { $who }: ещё { $left } карт
    }
   *[1] { $left ->
        [one] ▸ { $who }, дополнительный ход: ещё { $left } карта
        [few] ▸ { $who }, дополнительный ход: ещё { $left } карты
       *[many] ▸ { $who }, дополнительный ход: ещё { $left } карт
    }
}
board-opening = Начальный ход: { $who }
board-ban = Действует: { $card }
board-asked = Ждём ответа: { $who }
board-stopped = Уже остановлено: { $who }
board-kingdom = { $hand ->
    [one] { $who } · очки: { $points } · { $hand } карта
    [few] { $who } · очки: { $points } · { $hand } карты
   *[many] { $who } · очки: { $points } · { $hand } карт
}
board-fallen = { $who } · вне игры
board-skip = ⏭ следующий ход пропущен
board-passed = ✋ пас
board-opening-left = { $turns ->
    [one] впереди { $turns } начальный ход
    [few] впереди { $turns } начальных хода
   *[many] впереди { $turns } начальных ходов
}
board-shut = { $count ->
    [0] 🔒
   *[1] { $what } 🔒
}
board-trap = ловушка
board-frozen = ❄ заморожено
board-deck = { $count ->
    [0] Колода пуста.
    [one] Колода: { $count } карта (ходов до конца: { $turns })
    [few] Колода: { $count } карты (ходов до конца: { $turns })
   *[many] Колода: { $count } карт (ходов до конца: { $turns })
}
board-unseen = Ещё не показались: { $cards }
board-discard = Сброс ({ $count }): { $cards }
board-sprung = Сработавшие ловушки: { $cards }

## The own page

own-title = Ваше королевство
score = Очки: { $seats }
score-of = { $who } { $points }
own-kingdom = **{ $who }** · очки: { $points } — { $places }
own-place =
    { $open ->
        [0] 🔒{" "}
       *[1] {""}
    }{ $place }: { $strength }{ $guards ->
        [0] {""}
       *[1] {" "}({ $cards })
    }{ $trap ->
        [0] {""}
       *[1] {" "}+ ловушка
    }{ $frozen ->
        [0] {""}
       *[1] {" "}❄
    }
own-hand = { $count ->
    [0] Рука пуста
    [one] На руке { $count } карта
    [few] На руке { $count } карты
   *[many] На руке { $count } карт
}
own-card = { $known ->
    [0] { $card } ×{ $count }
   *[1] { $card } ×{ $count }: { $ways }
}
own-way = { $play ->
    [settle] выложить
    [build] построить
    [set-trap] спрятать
    [attack] атаковать
    [conquest-land] забрать Землю
    [conquest-defence] забрать защиту Форта
    [earthquake] расчистить место
    [disrepair] снести постройки
    [mutiny-remove] убрать людей
    [sabotage-trap] убрать ловушку
    [freeze] заморозить место
    [misfortune] заставить пропустить ход
    [fortune] дополнительный ход
    [spy-draw] взять карту
    [spy-steal] украсть карту
    [spy-look] проверить ловушку
    [mercy-thaw] разморозить место
    [mercy-land] выложить как Землю
   *[mercy-turn] дополнительный ход
}
own-way-barred = сейчас нельзя: { $reason }
own-opening = В начальный ход нельзя: { $cards }
own-surplus = { $count ->
    [one] Если бы ход закончился сейчас, пришлось бы сбросить { $count } карту: { $cards }, если не выбрать иначе.
    [few] Если бы ход закончился сейчас, пришлось бы сбросить { $count } карты: { $cards }, если не выбрать иначе.
   *[many] Если бы ход закончился сейчас, пришлось бы сбросить { $count } карт: { $cards }, если не выбрать иначе.
}
own-hits = Ваши карты атаки: каждая одна, в лучшее место без ловушки; остальные карты не в счёт
own-hit = { $destroys ->
    [0] { $card }: { $place }, −{ $points }
   *[1] { $card }: { $place }, гибель, −{ $points }
}
own-traps = Ловушки, которые вы знаете
own-trap = { $place }: { $card }
own-orders = Ваши постоянные распоряжения

## Standing orders

move-order-hush = { $value ->
    [0] Снова спрашивать, когда Форт вне опасности
   *[1] До моего хода пропускать всё мимо Форта
}
move-order-done = { $value ->
    [0] Спрашивать и при пустой колоде
   *[1] Колода пуста: кончать мой ход без вопросов
}
move-order-otherwise = { $value ->
    [ask] Изменить «всё остальное»: спросить меня
   *[pass] Изменить «всё остальное»: пропустить
}
move-order-reversal = { $value ->
    [ask] Моя ловушка: спросить, куда бить
   *[best] Моя ловушка: бить, где больнее всего
}
move-order-penalties = { $value ->
    [ask] { $thing }: спросить меня
    [accept] { $thing }: принять
   *[cancel] { $thing }: отменить ({ $more })
}
move-order-discard-all = { $value ->
    [ask] Спрашивать, что сбросить
   *[usual] Сбрасывать в обычном порядке
}
move-order-discard = { $place ->
    [0] + { $value }
   *[1] − { $place }. { $value }
}
move-leaf = { $page ->
    [penalties] Штрафные карты …
    [discard] Предел руки …
    [discard-defence] Земли, защиты, ловушки …
    [discard-attack] Карты атаки …
    [discard-action] Действия и Милость …
    [rule] Новая строка: если … то …
    [rule-loss] Сколько я теряю …
    [against-attack] Отдельные карты атаки …
    [against-action] Отдельные действия …
    [stops] Когда остановиться …
   *[against] Против чего …
}
move-order-against = { $place ->
    [0] { $value }
   *[1] ✓ { $value }
}
move-order-loss-at-least = { $value ->
    [0] При любой потере
    [one] Если теряю { $value } очко или больше
    [few] Если теряю { $value } очка или больше
   *[many] Если теряю { $value } очков или больше
}
move-order-use = { $place ->
    [0] Затем играть: { $value }
   *[1] − { $place }. { $value }
}
move-order-loss-below = { $value ->
    [0] Сколько бы ни терялось
    [one] Если теряю меньше { $value } очка
    [few] Если теряю меньше { $value } очков
   *[many] Если теряю меньше { $value } очков
}
move-order-fort = { $value ->
    [any] Не важно, падёт ли Форт
    [danger] Только если Форт падёт
   *[safe] Только если Форт устоит
}
move-order-blocks-save = Сохранить строку
move-order-blocks-drop = Выбросить строку
move-order-blocks = Вычеркнуть строку { $place }
against-anything = всё
against-attack = атаки
against-attack-kept = атаки, которые не разрушат место
against-action = действия
against-card = { $card }
rule-always = { $against }: { $does }
rule-if = { $against }, если { $clause }: { $does }
rule-loss = { $count ->
    [one] вы теряете { $count } очко или больше
    [few] вы теряете { $count } очка или больше
   *[many] вы теряете { $count } очков или больше
}
rule-below = { $count ->
    [one] вы теряете меньше { $count } очка
    [few] вы теряете меньше { $count } очков
   *[many] вы теряете меньше { $count } очков
}
rule-danger = Форт иначе падёт
rule-safe = Форт устоит
rule-pass = пропустить
rule-use = { $count ->
    [one] отбить картой «{ $cards }», если она на руке
    [few] отбить первой из тех, что на руке: { $cards }
   *[many] отбить первой из тех, что на руке: { $cards }
}
rule-and = { $first } и { $then }
order-blocks = { $place }. { $value }
order-writing = Пишется: { $value }
order-else = { $first }, а если нет, то { $then }
order-penalties = { $value ->
    [accept] { $thing }: принять
   *[cancel] { $thing }: отменить ({ $more })
}
order-hush = До вашего хода пропускается всё, что Форт выдержит.
order-done = Когда колода пуста, ваши ходы кончаются без вопросов.
order-otherwise = { $value ->
   *[pass] Всё остальное пропускается.
}
order-reversal = { $value ->
   *[best] Ваша ловушка бьёт туда, где больнее всего.
}
order-discard = Сбрасывать сначала: { $cards } …
template-guard = ★ Беречь Форт чем только можно
hint-template-guard = Что Форт выдержит, проходит; если он падёт, отбивает любая подходящая карта
stop-once = они один раз ответят
stop-turn = начнётся ваш ход
stop-fort-hit = попадут в ваш Форт
stop-land-lost = вы потеряете Землю
stop-fall = падёт чьё-нибудь королевство
dry-attack = { $cards } → { $places }: { $does }
dry-any = Любая атака
dry-ask = вас спросят
dry-pass = { $line ->
    [0] пропустят
   *[1] пропустят (строка { $line })
}
dry-block = отобьют картой «{ $card }» (строка { $line })
template-small = ★ Пропускать мелкие атаки, об остальном спросить
hint-template-small = Проходит каждая атака до 3 очков, от которой не пропадёт ни одно место; об остальном вас спросят
template-deny = ★ Отказ беречь только для Форта
hint-template-deny = Что Форт выдержит, проходит; если он падёт: Отказ, а если его нет на руке, вас спросят
template-turn = ★ До моего хода пропускать всё
hint-template-turn = Вас спросят, только если падёт Форт; с началом вашего хода это кончится
template-away = ★ Меня нет: не ждать
hint-template-away = Всё пропускается, штрафы принимаются, лишние карты сбрасываются в обычном порядке

## The end

ending = { $why ->
    [last-standing] Последнее уцелевшее королевство: { $winners }.
   *[points] { $tie ->
        [fort] Больше всего очков и крепче Форт: { $winners }.
        [lands] Больше всего очков и больше Земель: { $winners }.
        [shared] { $count ->
            [one] Больше всего очков: { $winners }.
            [few] Победу делят { $count }: { $winners }.
           *[many] Победу делят { $count }: { $winners }.
        }
       *[none] Больше всего очков: { $winners }.
    }
}
ending-title = Партия окончена
ending-winner = { $count ->
    [1] { $points ->
        [one] Побеждает { $winners }: { $points } очко.
        [few] Побеждает { $winners }: { $points } очка.
       *[many] Побеждает { $winners }: { $points } очков.
    }
   *[2] { $points ->
        [one] Победу делят { $winners }: по { $points } очку.
        [few] Победу делят { $winners }: по { $points } очка.
       *[many] Победу делят { $winners }: по { $points } очков.
    }
}
ending-together = { $others } и { $last }
ending-rank = { $points ->
    [one] { $rank }. { $who }: { $points } очко — Форт { $fort }, Земли { $lands }, защиты { $defences }; отметки урона: { $damage }
    [few] { $rank }. { $who }: { $points } очка — Форт { $fort }, Земли { $lands }, защиты { $defences }; отметки урона: { $damage }
   *[many] { $rank }. { $who }: { $points } очков — Форт { $fort }, Земли { $lands }, защиты { $defences }; отметки урона: { $damage }
}
ending-fallen = { $rank }. { $who }: Форт пал { $order }-м по счёту
ending-tie = { $by ->
    [fort] Очков поровну: решает более крепкий Форт.
    [lands] Очки и Форты равны: решает число Земель.
   *[shared] Равенство во всём: победа общая.
}
ending-hands = Что осталось
ending-hand = { $who }: { $cards }
ending-deck = Колода: { $cards }
ending-traps = Ловушки на столе
ending-statistics = Итоги
ending-tally = { $who }: урон нанесён { $dealt }, впустую { $wasted }, получен { $suffered }; остановлено чужих атак и действий { $blocks }, своих { $blocked }; сработало ловушек { $sprung }; Земель взято { $taken }, потеряно { $lost }; наград { $bounties }; штрафов { $penalties }

## The card reference

guide-title = Карты
guide-card = { $card } ×{ $count }: { $about }
about-fort = { $value ->
    [one] { $value } очко; потеря Форта — выбывание
    [few] { $value } очка; потеря Форта — выбывание
   *[many] { $value } очков; потеря Форта — выбывание
}
about-land = { $value ->
    [one] { $value } очко; закрывает Форт, держит защиты и ловушку
    [few] { $value } очка; закрывает Форт, держит защиты и ловушку
   *[many] { $value } очков; закрывает Форт, держит защиты и ловушку
}
about-mercy = Останавливает всё против вас; или Земля (+{ $value }), разморозка, дополнительный ход
about-defence = { $nature ->
    [human] Даёт месту +{ $value }; может уйти от Мятежа
   *[structural] Даёт месту +{ $value }; может уйти от Обветшания
}
about-trap-real = Обращает атаку на её место против нападающего
about-trap-decoy = Не делает ничего, но выглядит как настоящая
about-attack = Урон { $damage } открытому месту; останавливают: { $cards }
about-morale = Вместе с атакой: урон ×{ $factor }; идёт в счёт карт за ход
about-spread = Вместе с атакой: делит урон между местами; идёт в счёт карт за ход
about-fortune = Заканчивает этот ход; за ним ещё один ваш
about-misfortune = Соперник пропускает следующий ход
about-conquest = Забирает Землю со всем на ней или защиту открытого Форта
about-earthquake = Убирает с места все защиты и ловушку
about-sabotage = Безопасно убирает ловушку; или останавливает атаку механизмов
about-mutiny = Убирает Лучников или Рыцарей; или останавливает атаку людей
about-disrepair = Убирает с места постройки: Холмы, Ров, Стены, Зубчатые стены
about-deny = Останавливает то, что направлено против вас; отменяет штраф
about-spy = Берёт карту, крадёт её или проверяет ловушку
about-freeze = Туда ничего не добавить, пока место не разморозит Милость
about-penalty = { $bans ->
    [defence] Если выпадет: ход без Земель, защит и ловушек, считается картой хода; отменить можно только сразу: { $cards }
    [attack] Если выпадет: ход без атак, считается картой хода; отменить можно только сразу: { $cards }
   *[action] Если выпадет: ход без действий, считается картой хода; отменить можно только сразу: { $cards }
}

## Components: the title of each, in the nominative

title-fort = Форт
title-land = Земля
title-mercy = Милость
title-hills = Холмы
title-moat = Ров
title-walls = Стены
title-battlements = Зубчатые стены
title-archers = Лучники
title-knights = Рыцари
title-trap_real = Ловушка (настоящая)
title-trap_decoy = Ловушка (обманка)
title-soldiers = Солдаты
title-pikemen = Пикинёры
title-siege_tower = Осадная башня
title-battering_ram = Таран
title-trebuchet = Требушет
title-cannon = Пушка
title-morale = Боевой дух
title-spread = Размах
title-fortune = Удача
title-misfortune = Несчастье
title-conquest = Завоевание
title-earthquake = Землетрясение
title-sabotage = Саботаж
title-mutiny = Мятеж
title-disrepair = Обветшание
title-deny = Отказ
title-spy = Шпион
title-freeze = Заморозка
title-disease = Болезнь
title-famine = Голод
title-plague = Чума

## Pictures

sign-unseen = Ещё не показались
sign-out = вне игры
sign-danger = Форт в опасности
sign-shielded = прикрыт
sign-trap = ловушка
sign-frozen = заморожено
sign-strength = прочность (у королевства: сумма)
sign-whole = очко прочности
sign-damaged = урон
sign-deck = колода
sign-grown = стало прочнее
sign-weakened = стало слабее
sign-hand = карт на руке
sign-discard = стопка сброса
sign-asked = должен ответить
sign-opening = начальный ход
sign-skips = пропустит ход
sign-passed = пас
sign-stops = Ещё может остановить
sign-turned = Ловушка отражает удар
sign-exposed = под ударом
sign-plays = ещё карт в ходу
sign-structural = постройка
sign-human = люди
sign-fresh = изменилось
sign-gone = больше нет
sign-spare = лишняя: уйдёт, если не выбрать другую
sign-lit = можно сейчас
sign-later = сейчас нельзя
card-does = { $card ->
    [land] новое место для защит
    [mercy] остановит всё или станет Землёй
    [trap-real] отражает атаку
    [trap-decoy] лишь похожа на ловушку
    [morale] удваивает атаку
    [spread] делит атаку
    [fortune] ещё один ваш ход
    [misfortune] соперник пропустит ход
    [conquest] забирает Землю целиком
    [earthquake] сносит защиты и ловушку
    [sabotage] снимает ловушку, остановит машины
    [mutiny] убирает или остановит людей
    [disrepair] рушит постройки
    [deny] остановит то, что против вас
    [spy] берёт, крадёт или смотрит
    [freeze] там больше не построить
   *[other-kind] { $nature ->
        [human] люди: их остановит Мятеж
        [mechanical] машина: её остановит Саботаж
       *[structural] постройка: рушит Обветшание
    }
}
alt = Стол с королевствами.
alt-won = Победа: { $who }.
alt-moves = { $left ->
    [one] Ходит { $who }, ещё { $left } карта.
    [few] Ходит { $who }, ещё { $left } карты.
   *[many] Ходит { $who }, ещё { $left } карт.
}
alt-bans = Действует: { $cards }.
alt-plays = { $aimed ->
    [0] { $who } играет «{ $card }»
   *[1] { $who } играет «{ $card }» против: { $at }
}
alt-coming = { $play }.
alt-danger = Форту грозит гибель: { $who }.
alt-lead = { $several ->
    [0] Впереди { $who }, очки: { $points }.
   *[1] Впереди поровну, очки: { $points }: { $who }.
}
alt-kingdom = { $lands ->
    [one] { $who }: очки { $points }, Форт { $fort }, { $lands } Земля, карт на руке: { $hand }.
    [few] { $who }: очки { $points }, Форт { $fort }, { $lands } Земли, карт на руке: { $hand }.
   *[many] { $who }: очки { $points }, Форт { $fort }, { $lands } Земель, карт на руке: { $hand }.
}
alt-out = Вне игры: { $who }.
alt-changes = Что изменилось: { $changes }.
alt-gone = больше нет: { $place }
alt-new = новое: { $place }
alt-taken = { $place } теперь у игрока { $who }
alt-changed = { $place } { $old } → { $new }
alt-marked = { $mark ->
    [trap] ловушка: { $place }
   *[frozen] заморожено: { $place }
}

## Что предсказывают зрители

riddle-first-conquest = Кто первым захватит чужую Землю?
riddle-first-fall = Чей Форт падёт первым?
