### Royals на български. Имената на градове, титли и държави идват от кутията.

# Кутията няма българско име.
name = {"Royals"}
tagline = Разположи своите аристократи из цяла Европа и свали чуждите.
    .name = роялс
rules-summary =
    Оглавяваш благороднически дом в Европа на 17. век. Четири държави, шестнайсет града, двайсет и девет аристократи: с карти държава слагаш свои кубчета върху портретите. Точки носят само маркерите; печели домът с най-много точки.
    В началото на хода си теглиш: три карти държава или една карта държава и една карта интрига. Картите държава са в открития ред и в закритото тесте. В първия си ход теглиш по-малко: от една до три карти държава според реда ти на игра.
    После можеш да вземаш аристократи, докато картите стигат. Аристократът струва карти от своята държава: маршал 1, барон 2, графиня 3, херцог 4, кардинал 5, принцеса 6, крал 8. Ако нямаш достатъчно, произволни три карти държава заместват една липсваща. Едното ти кубче отива на портрета, второто — на маркера за тази титла.
    Аристократ на съперник може да се превземе: плащаш цената му и още карта интрига с герба на тази държава (за крал две; произволни две карти интрига заместват една липсваща). Победеното кубче отива в катедралата на града: вече не дава влияние, но се брои за бонуса за държава. Второто кубче остава на титлата.
    Веднага получаваш: бонус за град, ако преди всички вземеш аристократ в него; бонус за държава, когато имаш кубче във всеки неин град; бонус за благороднически дом, когато имаш кубче на всичките седем титли. В края на хода в ръката остават най-много 12 карти държава и 4 карти интрига.
    Когато тестето с държави свърши, с този ход свършва и периодът: във всяка държава двата най-влиятелни дома вземат маркери за период. При равенство напред е домът с по-висока титла там, после този с по-голям бонус за града ѝ. След третия период, чийто последен рунд се доиграва, всяка титла отива при дома с най-много кубчета на нея; при равенство двама я делят, а трима или повече не получават нищо.

option-row_size = Открит ред
option-row_size-3 = Три карти
option-row_size-4 = Четири карти (по-лесно)
option-start_player = Кой започва
option-start_player-random = По жребий
option-scores = Взетите маркери
option-scores-hidden = Лежат с лице надолу
option-scores-open = Лежат открити, със сбора
option-jokers = Жокери
option-jokers-when_short = Само ако нужните карти не стигат
option-jokers-any_time = По всяко време
option-cube_supply = Кубчета
option-cube_supply-unlimited = Не свършват
option-cube_supply-printed = Колкото са в кутията
option-colour = Твоят цвят
option-colour-any = Без значение
option-colour-red = Червен
option-colour-blue = Син
option-colour-yellow = Жълт
option-colour-purple = Лилав
option-colour-orange = Оранжев

## Subcommands

phrase-draw = Теглене на карти
    .name = тегли
step-draw-cards = Кои карти
    .name = карти
phrase-claim = Вземане на аристократ; картите се подбират сами
    .name = аристократ
step-claim-noble = Кой аристократ
    .name = кой
phrase-pay = Вземане на аристократ с карти по твой избор
    .name = плати
step-pay-noble = Кой аристократ
    .name = кой
step-pay-cards = Кои карти държава даваш
    .name = карти
step-pay-intrigue = Кои карти интрига даваш
    .name = интриги
phrase-end = Край на хода
    .name = край
step-end-discard = Какво изхвърляш, ако картите са твърде много
    .name = изхвърли
phrase-orders = Как да се изиграе следващият ти ход
    .name = нареждания

## Questions

prompt-draw = Кои карти? Три карти държава или една карта държава и една карта интрига. Открити: { $row }
prompt-draw-on = Коя карта е следващата? Остава да изтеглиш: { $cards }.
prompt-draw-first = { $count ->
    [one] Първи ход: коя карта държава? Открити: { $row }
   *[other] Първи ход: кои { $count } карти държава? Открити: { $row }
}
prompt-gather = Кои три карти наведнъж?
prompt-play = Вземай аристократи, докато картите стигат, или приключи хода.
prompt-play-none = Картите не стигат за никого: приключи хода.
prompt-pay-noble = Кой аристократ вземаш?
prompt-pay = { $noble }: с кои карти плащаш?
prompt-trim = Кои карти изхвърляш? { $cards }, и с това ходът приключва.
prompt-orders = { $page ->
    [countries] Кои държави искаш от реда? Записаната по-рано е с предимство.
    [nobles] Кои аристократи да се вземат? Записаният по-рано е с предимство.
    [stops] За колко хода и кога да спрат?
   *[top] Нареждания за ходовете ти
}

## Answers

land = { $flag } { $country }
listed = { $cards }
move-draw-row = { $intrigue ->
    [0] { $slot }
   *[1] { $slot } + интрига
}
move-draw-deck = { $intrigue ->
    [0] { $count ->
        [1] Тесте
       *[2] { $count } от тестето
    }
   *[1] { $count ->
        [1] Тесте + интрига
       *[2] { $count } от тестето + интрига
    }
}
move-draw-intrigue = { $first ->
    [0] Карта интрига
   *[1] Първо карта интрига
}
move-draw-several = { $deck ->
    [0] { $whole ->
        [0] { $slots }
       *[1] И трите: { $slots }
    }
   *[1] { $slots } + { $deck } от тестето
}
part-draw-plan = Избор на трите наведнъж…
move-noble = { $gain ->
    [0] { $noble }
   *[1] { $noble } +{ $gain }
}
move-capture = { $gain ->
    [0] ⚔ { $noble } ({ $who })
   *[1] ⚔ { $noble } +{ $gain } ({ $who })
}
part-claim-cards = Плащане с други карти…
move-claim-pay = Плащане: { $cards }
part-claim-every = Всички начини на плащане…
part-end-turn-cards = Избор на карти за изхвърляне…
move-end-turn = { $count ->
    [0] Край на хода
   *[1] Край на хода, изхвърляне: { $cards }
}
group-plan = { $plan ->
    [mixed] Държава + интрига
   *[three-country] Три карти държава
}
group-pay-country = { $jokers ->
    [0] Карти държава: { $count }, без жокер
    [one] Карти държава: { $count }, { $jokers } жокер
   *[other] Карти държава: { $count }, { $jokers } жокера
}
group-pay-intrigue = { $jokers ->
    [0] Карти интрига: { $count }, без жокер
    [one] Карти интрига: { $count }, { $jokers } жокер
   *[other] Карти интрига: { $count }, { $jokers } жокера
}
group-discard = Изхвърляне
hint-plan = Посочваш и трите, преди да видиш картите от тестето
hint-intrigue-first = Първо виждаш нея, после избираш карта държава
hint-claim = { $count ->
    [0] { $price }
   *[1] { $price } → { $gains }
}
hint-kept = { $count ->
    [0] В ръката не остава нищо
   *[1] В ръката остават { $cards }
}
hint-every = Дори тези с повече жокери от нужното
price = { $cards }{ $jokers ->
    [0] {""}
   *[1] {" "}({ $jokers } 🃏)
}
price-capture = { $country } + { $intrigue }
price-intrigue = { $count ->
    [one] { $count } интрига
   *[other] { $count } интриги
}
gain-markers = { $markers }
gain-marker = { $shape ->
    [city] град +{ $value }
    [shield] държава +{ $value }
   *[house] дом +{ $value }
}
gain-place = { $place ->
    [first] 1-во място в { $flag }
   *[second] 2-ро място в { $flag }
}
gain-title = { $share ->
    [whole] титла +{ $value }
   *[half] ½ титла +{ $value }
}

## Notes beside a question

note-first-draw = { $count ->
    [one] Теглиш { $count } карта държава — от реда или от тестето.
   *[other] Теглиш { $count } карти държава — от реда или от тестето.
}
note-clock = { $turns ->
    [0] Период { $period }
    [one] Период { $period } · карти в тестето: { $count }, поне още { $turns } ход
   *[other] Период { $period } · карти в тестето: { $count }, поне още { $turns } хода
}
note-period-ends = ⏳ Тестето свърши: периодът приключва с този ход.
note-last-round = { $count ->
    [0] ⏳ Последният ход от последния рунд: с него играта приключва.
   *[1] ⏳ Последен рунд. След теб предстои ход на: { $who }.
}
note-deck-runs-out = { $last ->
    [0] { $sure ->
        [0] ⏳ Ако изтеглиш три карти държава, тестето свършва, а с този ход — и периодът.
       *[1] ⏳ С този ход тестето свършва, а с него и периодът.
    }
   *[1] { $sure ->
        [0] ⏳ Ако изтеглиш три карти държава, тестето свършва и този рунд става последен.
       *[1] ⏳ С този ход тестето свършва: този рунд е последен.
    }
}
note-surplus = Ако приключиш хода сега, изхвърляш { $cards }.
over-country = { $count ->
    [one] { $count } карта държава
   *[other] { $count } карти държава
}
over-intrigue = { $count ->
    [one] { $count } карта интрига
   *[other] { $count } карти интрига
}
note-laid = Даваш { $price }.
note-kept = { $count ->
    [0] В ръката не остава нищо.
   *[1] В ръката остават { $cards }.
}
note-ousts = { $who }: кубчето от портрета отива в катедралата ({ $city }).
note-brings = Получаваш: { $markers }.
note-place = { $points ->
    [one] { $place ->
        [first] Излизаш на 1-во място: { $land }, { $points } точка, ако остане така до края на периода.
       *[second] Излизаш на 2-ро място: { $land }, { $points } точка, ако остане така до края на периода.
    }
   *[other] { $place ->
        [first] Излизаш на 1-во място: { $land }, { $points } точки, ако остане така до края на периода.
       *[second] Излизаш на 2-ро място: { $land }, { $points } точки, ако остане така до края на периода.
    }
}
note-title = { $points ->
    [one] { $share ->
        [whole] Титла „{ $rank }“: имаш най-много кубчета, { $points } точка, ако остане така до края на партията.
       *[half] Титла „{ $rank }“: най-много кубчета имаш ти и още един дом, по { $points } точка, ако остане така до края на партията.
    }
   *[other] { $share ->
        [whole] Титла „{ $rank }“: имаш най-много кубчета, { $points } точки, ако остане така до края на партията.
       *[half] Титла „{ $rank }“: най-много кубчета имаш ти и още един дом, по { $points } точки, ако остане така до края на партията.
    }
}

## Why not

reason-plan-locked = За този ход вече е решено какви карти теглиш.
reason-not-in-plan = Теглиш три карти държава: в този ход без карта интрига.
reason-first-turn = В първия ход се теглят само карти държава.
reason-own-noble = Този аристократ вече е твой.
reason-no-cubes = Кубчетата не стигат: за аристократ трябват { $needed }, имаш { $left }.
reason-missing = Липсват: { $cards }.
missing-country = { $others ->
    [0] { $count } { $flag }
    [one] { $others } произволна карта държава
   *[other] { $count } { $flag } (или { $others } произволни карти)
}
missing-intrigue = { $others ->
    [0] карти интрига с герб { $flag }: { $count }
    [one] { $others } произволна карта интрига
   *[other] карти интрига с герб { $flag }: { $count } (или { $others } произволни)
}

## Standing orders

move-order-on = { $value ->
    [0] Изключи: питай ме както обикновено
   *[1] Включи: така да се играят ходовете ми
}
move-order-plan = { $value ->
    [mixed] Теглене на държава + интрига
   *[three-country] Теглене на три карти държава
}
move-order-countries = { $place ->
    [0] + { $value }
   *[1] − { $place }. { $value }
}
move-order-nobles = { $place ->
    [0] + { $value }
   *[1] − { $place }. { $value }
}
move-order-jokers = { $value ->
    [0] Следващите: без жокери
   *[1] Следващите: може и с жокери
}
move-order-then = { $value ->
    [ask] После: питай ме
    [else-ask] После: взет ли е някой, край на хода, иначе ме питай
    [one-end] Вземи само първия възможен, после край на хода
    [one-ask] Вземи само първия възможен; няма ли такъв, питай ме
   *[end] После: край на хода
}
move-order-turns = { $value ->
    [0] За всичките ми ходове, докато не ги спра
    [one] За { $value } ход
   *[other] За { $value } хода
}
move-order-free = { $value ->
    [0] Следващите: дори от съперник
   *[1] Следващите: само ако са свободни
}
move-leaf = { $page ->
    [countries] Желани държави…
    [stops] Колко дълго и кога да спрат…
   *[nobles] Желани аристократи…
}
template-wish = ★ Вземи когото искам, иначе тегли и ме питай
hint-template-wish = Списъкът „Желани аристократи…“ остава: свободен се взема, а не стане ли, питаме те
template-hunt = ★ Тегли карти, докато взема някого от списъка
hint-template-hunt = Списъкът „Желани аристократи…“ остава; най-много три хода и само докато няма карти за изхвърляне
template-gather = ★ Само теглене на три карти държава
hint-template-gather = Три карти държава от тестето, без аристократи, край на хода
template-intrigue = ★ Само теглене на държава + интрига
hint-template-intrigue = По една карта от двете тестета, без аристократи, край на хода
template-kings = ★ Вземане на крал, ако картите стигат
hint-template-kings = Три карти държава от тестето, после всеки крал, за когото картите стигат без жокери
hint-order-noble = { $free ->
    [0] { $jokers ->
        [0] Добавяне: { $price }, без жокери
       *[1] Добавяне: { $price }, може с жокери
    }
   *[1] { $jokers ->
        [0] Добавяне, ако мястото е свободно: { $price }, без жокери
       *[1] Добавяне, ако мястото е свободно: { $price }, може с жокери
    }
}
hint-order-listed = { $free ->
    [0] { $jokers ->
        [0] Записано без жокери; избери, за да го изтриеш
       *[1] Записано, може с жокери; избери, за да го изтриеш
    }
   *[1] { $jokers ->
        [0] Записано, ако мястото е свободно, без жокери; избери, за да го изтриеш
       *[1] Записано, ако мястото е свободно, може с жокери; избери, за да го изтриеш
    }
}
order-target = { $free ->
    [0] { $jokers ->
        [0] { $noble }
       *[1] { $noble } (може с жокери)
    }
   *[1] { $jokers ->
        [0] { $noble } (ако мястото е свободно)
       *[1] { $noble } (ако мястото е свободно, може с жокери)
    }
}
note-orders = { $turns ->
    [0] ✓ Ходовете ти ще се играят така, докато не ги спреш. Това виждаш само ти:
    [one] ✓ Следващият ти ход ще се изиграе така. Това виждаш само ти:
   *[other] ✓ Следващите ти { $turns } хода ще се изиграят така. Това виждаш само ти:
}
stop-had = вземеш някого от списъка
stop-taken = друг вземе някого от списъка
stop-captured = някой ти отнеме аристократ
stop-scoring = наближи точкуване
stop-discard = трябва да изхвърляш карти
dry-row = От реда: { $cards }.
dry-deck = В реда няма от твоите държави: всичко от тестето.
dry-taken = { $noble }: картите в ръката стигат, взема се.
dry-held = { $noble }: мястото е заето ({ $who }).
dry-not = { $noble }: не се взема. { $why }
dry-jokers = { $noble }: не се взема, трябват жокери.
order-more = { $count ->
    [one] още { $count }
   *[other] още { $count }
}
note-orders-off = Още не е включено: ще те питам както обикновено. Записаното виждаш само ти:
note-orders-rest = ⏸ Спрени са: питаме те както обикновено, докато не избереш „Пусни ги отново“ в нарежданията. Записано е:
note-order-draw = { $count ->
    [0] { $plan ->
        [first] 1. Теглене на първите карти държава, всички от тестето.
        [mixed] 1. Теглене на карта интрига, после на карта държава от тестето.
       *[three-country] 1. Теглене на три карти държава, всички от тестето.
    }
   *[1] { $plan ->
        [first] 1. Теглене на първите карти държава: от реда { $countries }, в тази последователност; останалите от тестето.
        [mixed] 1. Теглене на карта интрига, после на карта държава: от реда първата налична от { $countries }, иначе от тестето.
       *[three-country] 1. Теглене на три карти държава: от реда { $countries }, в тази последователност; останалите от тестето.
    }
}
note-order-take = { $count ->
    [0] { $open ->
        [0] 2. Без вземане на аристократи.
       *[1] 2. Кого да се вземе: още никой не е записан.
    }
   *[1] { $one ->
        [0] 2. Вземане на всички, за които картите стигат, в тази последователност: { $nobles }.
       *[1] 2. Вземане на първия възможен и на никого друг: { $nobles }.
    }
}
note-order-end = { $otherwise ->
    [end] 3. Край на хода; ако картите са твърде много, излишните се изхвърлят както обикновено.
   *[ask] { $sated ->
        [ask] 3. После те питаме.
       *[end] 3. Взет ли е някой, край на хода; ако не, питаме те.
    }
}

## The end

ending = { $why ->
    [alone] Никой друг не остана: { $winners }.
    [shared] Равни точки ({ $points }), равни маркери. Победата си поделят { $winners }.
    [marker] { $count ->
        [one] Равни точки ({ $points }), решават най-ценните маркери. Печели { $winners }.
       *[other] Равни точки ({ $points }), решават най-ценните маркери. Печелят { $winners }.
    }
   *[points] { $points ->
        [one] Най-много точки: { $winners } ({ $points } точка).
       *[other] Най-много точки: { $winners } ({ $points } точки).
    }
}

## Карти и маркери по име

flag = { $country ->
    [france] 🇫🇷
    [german-states] 🇩🇪
    [britain] 🇬🇧
   *[spain] 🇪🇸
}
short = { $country ->
    [france] Франция
    [german-states] Германия
    [britain] Британия
   *[spain] Испания
}
arms = { $country ->
    [france] { $count } 🇫🇷
    [german-states] { $count } 🇩🇪
    [britain] { $count } 🇬🇧
   *[spain] { $count } 🇪🇸
}
pair = { $pair ->
    [fr-de] { $count } 🗡🇫🇷🇩🇪
    [fr-gb] { $count } 🗡🇫🇷🇬🇧
    [fr-es] { $count } 🗡🇫🇷🇪🇸
    [de-gb] { $count } 🗡🇩🇪🇬🇧
    [de-es] { $count } 🗡🇩🇪🇪🇸
   *[gb-es] { $count } 🗡🇬🇧🇪🇸
}
marker-city = бонус за град { $city } +{ $value }
marker-shield = бонус за държава { $country } +{ $value }
marker-house = бонус за благороднически дом +{ $value }
marker-period = { $period } { $country } +{ $value }
marker-title = титла { $rank } +{ $value }
brief-city = { $city } { $value }
brief-shield = бонус за държава { $country } { $value }
brief-house = благороднически дом { $value }
brief-period = { $period } { $country } { $value }
brief-title = { $rank } { $value }
cards = { $kind ->
    [country] { $count ->
        [one] { $count } карта държава
       *[other] { $count } карти държава
    }
   *[intrigue] { $count ->
        [one] { $count } карта интрига
       *[other] { $count } карти интрига
    }
}
cubes = { $who } { $count }
standing = { $behind ->
    [cost] { $who } { $influence } (по-ниска титла)
    [bonus] { $who } { $influence } (по-нисък бонус за града)
   *[influence] { $who } { $influence }
}

## Полето

board-title = Европа, { $period }
board-turn-opens = ▸ { $who } избира какви карти да изтегли
board-turn-begins = ▸ { $who } тегли: { $cards }
board-turn-draws = ▸ { $who } тегли: { $cards }; остават: { $left }
board-turn-plays = ▸ { $who } играе карти (изтеглени: { $cards })
board-period-ends = { $more ->
    [0] ⏳ Тестето свърши: периодът приключва с този ход
   *[1] ⏳ Последен рунд, предстои ход на: { $still }
}
board-scores = Точки досега: { $scores }
board-scores-hidden = Точките са скрити до края: маркерите лежат с лицето надолу
points-of = { $who } { $points }
board-deck = { $count ->
    [one] Тесте: { $count } карта
   *[other] Тесте: { $count } карти
}{ $turns ->
    [0] {""}
    [one] {" "}(поне { $turns } ход)
   *[other] {" "}(поне { $turns } хода)
}
board-row = Ред: { $row } · тесте с интриги: { $intrigue }
board-gap = –
board-discard = Изиграни: { $cards }
board-legend = -# период: първи/втори · титли: цяла/наполовина · карти: държава+интрига · при равенство: по-висока титла, после бонус за града
region-legend = -# { $cost }▲{ $influence }: цена { $cost }, влияние { $influence } · без име: свободно · ✝: изместени, но важат за бонуса за държава и за титлата
board-country =
    { $flag } { $country }{ $open ->
        [0] {""}
       *[1] {" "}· период { $larger }/{ $smaller }
    }{ $left ->
        [0] {""}
        [1] {" "}· бонус за държава { $first }
       *[2] {" "}· бонус за държава { $first }/{ $second }
    }
board-leads =
    { $flag } **{ $country }**{ $open ->
        [0] {""}
       *[1] {" "}{ $larger }/{ $smaller }
    }: { $count ->
        [0] още никой
       *[1] { $seats }
    }
board-influence = Влияние: { $seats }
board-paid = Точки за период: { $periods }
board-period = { $period } { $seats }
board-gain = { $who } { $points }
board-shields = Взет бонус за държава: { $seats }
board-city =
    { $bonus ->
        [0] { $city }: { $nobles }
       *[1] { $city } +{ $bonus }: { $nobles }
    }{ $dead ->
        [0] {""}
       *[1] {" "}✝ { $buried }
    }
board-noble = { $rank } { $cost }▲{ $influence }
board-titles = Титли: взети аристократи, и изместените
board-worth = цяла/наполовина
board-title-worth = { $full }/{ $half } { $rank }
board-none = ·
board-titles-free = Още никой: { $titles }
board-houses = За всички титли: { $values }
board-housed = Взет бонус за благороднически дом: { $seats }
board-seats = Домове
board-seat =
    { $starts ->
        [0] { $who } ({ $colour })
       *[1] { $who } ({ $colour }, първи играч)
    }: карти { $hand }+{ $intrigue } · { $markers }{ $counted ->
        [0] {""}
       *[1] {" "}· кубчета { $cubes }
    }{ $moved ->
        [0] {""}
       *[1] {" "}· последно: { $last }
    }
board-seat-gone = { $who } ({ $colour }): извън партията
board-house = { $who }: карти { $hand }+{ $intrigue }
board-house-gone = { $who }: извън партията
board-total = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
board-pile = { $count ->
    [0] без маркери
   *[1] с лицето надолу: { $shapes }
}
board-shape = { $shape ->
    [city] градове { $count }
    [shield] бонуси за държава { $count }
    [house] благороднически дом { $count }
    [period] периоди { $count }
   *[title] титли { $count }
}
board-drawn = { $source ->
    [row] ред { $count }
    [deck] тесте { $count }
   *[intrigue] интрига { $count }
}

## Собствената страница

own-title = Твоят дом
score = { $points } · Водят: { $leads }{ $count ->
    [0] {""}
   *[1] {" "}· в най-много държави: { $most } ({ $count })
}
score-lead = { $flag } { $who }
own-hand = Твоята ръка: карти държава { $country } от { $limit }, карти интрига { $intrigue } от { $intrigues }
own-cards = { $cards }
own-limits = В края на хода можеш да задържиш най-много { $limit } карти държава и { $intrigues } карти интрига: излишните се изхвърлят
own-surplus = Ако ходът свърши сега, ще изхвърлиш: { $cards }
own-claims = За кого стигат картите (🃏: жокери, тоест други карти вместо една липсваща: { $others } на държави или { $secrets } с интриги)
own-claim =
    {""}**{ $noble }**: { $price }{ $effective ->
        [0] {""}
       *[1] {" "}→ { $effects }
    }
own-changes = Какво ще се промени (▲ влияние, кубчета на титлата; точки, ако остане така)
own-change =
    {""}**{ $noble }** ({ $price }): { $flag } ▲ { $before } → { $after }{ $place ->
        [0] {""}
       *[1] {" "}(+{ $place })
    }, титла { $had } → { $has }{ $title ->
        [0] {""}
       *[1] {" "}(+{ $title })
    }
own-more = { $count ->
    [one] … и още { $count } аристократ
   *[other] … и още { $count } аристократи
}
own-nearly = За кого почти стигат
own-short = { $count ->
    [one] { $noble }: още { $count } карта държава { $flag }
   *[other] { $noble }: още { $count } карти държава { $flag }
}
own-standing = Влияние; 1-во/2-ро място в края на периода
own-country =
    { $flag } { $larger }/{ $smaller }: { $seats }{ $some ->
        [0] {""}
       *[1] {" "}— { $held }
    }
own-titles = Титли: { $titles }
own-title-of = { $count ->
    [1] { $rank } { $who }
   *[2] { $rank } { $who }{ $other }
}
own-hands = Карти на другите (държава+интрига): { $hands }
own-hand-of = { $who } { $country }+{ $intrigue }
own-scores-hidden = Твоите точки: { $points } (чуждите са скрити)
own-held = { $who } { $nobles }
own-markers = { $points ->
    [one] Твоите маркери: { $points } точка
   *[other] Твоите маркери: { $points } точки
}
own-pile = { $markers }
own-missing = До бонус остават
own-ranks = Бонус за благороднически дом +{ $value }: { $ranks }
own-cities = Бонус за държава { $country } +{ $value }: { $cities }
own-orders = Твоите постоянни нареждания

## Ход на партията

event-dealt = { $drawn ->
    [0] Започва { $start }, както е уговорено. Ред: { $row }
   *[1] Жребият решава: започва { $start }. Ред: { $row }
}
event-turn-began = ▸ **{ $seat }**, ход { $number }
event-took-from-row = { $seat } взема от реда: { $country }.
event-drew-unseen = { $deck ->
    [country] { $count ->
        [one] { $seat } тегли { $count } карта държава от тестето.
       *[other] { $seat } тегли { $count } карти държава от тестето.
    }
   *[intrigue] { $count ->
        [one] { $seat } тегли { $count } карта интрига.
       *[other] { $seat } тегли { $count } карти интрига.
    }
}
event-drew = { $seat } тегли: { $cards }.
event-reshuffled = { $deck ->
    [country] { $count ->
        [one] Изиграните се разбъркват в ново тесте с държави: { $count } карта.
       *[other] Изиграните се разбъркват в ново тесте с държави: { $count } карти.
    }
   *[intrigue] { $count ->
        [one] Изиграните се разбъркват в ново тесте с интриги: { $count } карта.
       *[other] Изиграните се разбъркват в ново тесте с интриги: { $count } карти.
    }
}
event-period-ending = { $more ->
    [0] ⏳ Тестето с държави свърши: период **{ $period }** приключва с този ход.
   *[1] ⏳ Тестето с държави свърши: период **{ $period }** приключва с този рунд. Предстои ход на: { $still }.
}
event-claimed = { $seat } заема: **{ $noble }** срещу { $cards }.
event-captured = ⚔ { $seat } превзема: **{ $noble }** (досега { $ousted }) срещу { $cards }.
event-captured-yours = ⚔ { $seat } превзема от теб: **{ $noble }** срещу { $cards }.
event-ousted = ⚠ Губиш: **{ $noble }**. Превзема { $by }.
event-marker-taken = { $seat } получава: { $marker }.
event-lead-won = { $country }: начело е { $seat }.
event-lead-changed = { $country }: начело вече е { $seat }, а не { $before }.
event-lead-changed-yours = { $seat } отнема първенството ти: { $country }.
event-over-limit = Държиш повече карти, отколкото може да остане в ръката.
event-discarded = { $why ->
    [limit] { $seat } изхвърля: { $cards }.
   *[removed] Ръката се изхвърля ({ $seat }): { $cards }.
}
event-row-filled = Нови карти в реда: { $cards }
event-country-scored =
    {""}**{ $period } · { $country }**: { $ranked ->
        [0] никой няма влияние
       *[1] { $places }
    }{ $gone ->
        [0] {""}
       *[1] {" "}· за никого: { $unclaimed }
    }
scored-place = { $behind ->
    [cost] { $value ->
        [0] { $who } без точки (влияние { $influence }, по-ниска титла)
       *[1] { $who } +{ $value } (влияние { $influence }, по-ниска титла)
    }
    [bonus] { $value ->
        [0] { $who } без точки (влияние { $influence }, същата титла, по-нисък бонус за града)
       *[1] { $who } +{ $value } (влияние { $influence }, същата титла, по-нисък бонус за града)
    }
   *[influence] { $value ->
        [0] { $who } без точки (влияние { $influence })
       *[1] { $who } +{ $value } (влияние { $influence })
    }
}
headline-scored = { $flag } { $places }
headline-gain = { $who } +{ $points }
headline-period-over = ⏳ Период { $period } свърши и точките са отчетени
lost-title = { $what ->
    [half] Титлата **{ $title }** вече делите ти и { $to }.
    [tied] Ти загуби титлата **{ $title }**: трима или повече са наравно и тя е ничия.
   *[whole] Ти загуби титлата **{ $title }**, сега начело: { $to }.
}
event-period-began = Започва период **{ $period }**.
event-points-stand = Точки досега: { $scores }.
event-title-scored = { $count ->
    [1] **{ $rank }**: { $winners } +{ $value } (взети аристократи: { $cubes })
   *[2] **{ $rank }**: { $winners } си делят титлата, на всеки +{ $value } (взети аристократи: { $cubes })
}
event-title-tied = **{ $rank }**: повече от двама са наравно, без точки (взети аристократи: { $cubes })
event-title-empty = **{ $rank }**: никой не е взет, без точки
event-departed = { $seat } напуска партията завинаги.
event-match-ended = { $count ->
    [1] 🏁 Край на партията. Победа: { $winners }.
   *[2] 🏁 Край на партията. Споделена победа: { $winners }.
}

## Краят

ending-title = Край на партията
ending-winner = { $count ->
    [1] { $alone ->
        [0] { $points ->
            [one] Побеждава { $winners }: { $points } точка.
           *[other] Побеждава { $winners }: { $points } точки.
        }
       *[1] Побеждава { $winners }: други домове не останаха.
    }
   *[2] { $points ->
        [one] Споделена победа, по { $points } точка: { $winners }.
       *[other] Споделена победа, по { $points } точки: { $winners }.
    }
}
ending-rank = { $scored ->
    [0] { $rank }. { $who }: { $points }
   *[1] { $points ->
        [one] { $rank }. { $who }: { $points } точка ({ $sources })
       *[other] { $rank }. { $who }: { $points } точки ({ $sources })
    }
}
ending-gone = { $rank }. { $who }: извън партията
ending-source = { $shape ->
    [city] градове +{ $points }
    [shield] бонуси за държава +{ $points }
    [house] благороднически дом +{ $points }
    [period] период { $period } +{ $points }
   *[title] титли +{ $points }
}
ending-tie = { $one } пред { $other }: равни точки, но по-голям маркер ({ $more } : { $less })
ending-shared = { $one } и { $other }: равни точки и маркери
ending-markers = Маркери
ending-hands = Карти в ръцете
ending-list = { $who }: { $items }
ending-statistics = Статистика
ending-tally = { $who }: аристократи { $claims } (превзети { $captures }, крале { $kings }), изгубени { $suffered }, жокери { $jokers }; карти: ред { $from_row }, тесте { $from_deck }, интриги { $from_intrigue }, изхвърлени { $discarded }; спечелени равенства { $ties_won }
ending-turns = Ходове: { $periods }
ending-period = { $period }: { $count }

## Справка

guide-nobles = Аристократи и титли
guide-ranks = Ранг: цена▲влияние, карти интрига за превземане, титла (цяла / наполовина)
guide-rank = { $rank } ({ $cost }▲{ $influence }): превземане +{ $intrigue }, титла { $full }/{ $half }
guide-houses = { $ranks ->
    [one] Бонус за благороднически дом: за кубче на { $ranks } титла
   *[other] Бонус за благороднически дом: за кубчета на всичките { $ranks } титли
}
guide-house = { $seats ->
    [one] { $seats } играч: { $values }
   *[other] { $seats } играчи: { $values }
}
guide-colours = { $count ->
    [one] Кубчета: по { $count } за всеки аристократ
   *[other] Кубчета: по { $count } за всеки аристократ
}
guide-colour = { $colour } ×{ $count }
guide-map = Държави и градове
guide-country = { $flag } { $country } ×{ $count }
guide-country-markers = Периоди (1-во/2-ро място): { $periods } · бонус за държава (1-ви/2-ри дом): { $first }/{ $second }
guide-period = { $period } { $larger }/{ $smaller }
guide-city = { $city } (+{ $bonus }): { $nobles }
guide-noble = { $rank } { $cost }▲{ $influence }
guide-cards = Карти
guide-decks = Карти държава в играта
guide-deck = { $seats ->
    [one] { $seats } играч, { $count }: { $cards }
   *[other] { $seats } играчи, { $count }: { $cards }
}
guide-in-game = { $country } { $count }
guide-pairs = Карти интрига: всяка важи за коя да е от двете държави
guide-pair = { $pair } ×{ $count }
guide-first-turn = Първи ход: карти държава по реда на играта
guide-first = { $seats ->
    [one] { $seats } играч: { $cards }
   *[other] { $seats } играчи: { $cards }
}
guide-plans = Всеки следващ ход: какво може да се изтегли
guide-plan = { $cards }
guide-hand = Лимит на ръката в края на хода: карти държава — { $country }, карти интрига — { $intrigue }.
guide-jokers = Жокери 🃏
guide-joker-country = { $count ->
    [one] Произволна { $count } карта държава замества една липсваща.
   *[other] Произволни { $count } карти държава заместват една липсваща.
}
guide-joker-intrigue = { $count ->
    [one] Произволна { $count } карта интрига замества една липсваща.
   *[other] Произволни { $count } карти интрига заместват една липсваща.
}
phrase-together = Теглене на трите карти държава наведнъж
    .name = наведнъж
step-together-cards = От реда и от тестето
    .name = карти
land-in-row = { $more ->
    [0] { $flag } { $country }
   *[1] { $flag } { $country } (×{ $count })
}
board-held = { $noble } { $holder }
reason-draw-first = Първо изтегли картите за този ход.

## Components: the title of each, in the nominative

title-france = Франция
title-german_states = Германски държави
title-britain = Британия
title-spain = Испания
title-fr-de = { title-france } – { title-german_states }
title-fr-gb = { title-france } – { title-britain }
title-fr-es = { title-france } – { title-spain }
title-de-gb = { title-german_states } – { title-britain }
title-de-es = { title-german_states } – { title-spain }
title-gb-es = { title-britain } – { title-spain }
title-marshal = Маршал
title-baron = Барон
title-countess = Графиня
title-duke = Херцог
title-cardinal = Кардинал
title-princess = Принцеса
title-king = Крал
title-paris = Париж
title-dijon = Дижон
title-lyon = Лион
title-bordeaux = Бордо
title-marseille = Марсилия
title-vienna = Виена
title-munich = Мюнхен
title-cologne = Кьолн
title-berlin = Берлин
title-dublin = Дъблин
title-london = Лондон
title-edinburgh = Единбург
title-madrid = Мадрид
title-barcelona = Барселона
title-seville = Севиля
title-valencia = Валенсия
title-paris_king = { title-paris } · { title-king }
title-dijon_princess = { title-dijon } · { title-princess }
title-dijon_baron = { title-dijon } · { title-baron }
title-lyon_cardinal = { title-lyon } · { title-cardinal }
title-lyon_marshal = { title-lyon } · { title-marshal }
title-bordeaux_duke = { title-bordeaux } · { title-duke }
title-bordeaux_countess = { title-bordeaux } · { title-countess }
title-marseille_princess = { title-marseille } · { title-princess }
title-marseille_marshal = { title-marseille } · { title-marshal }
title-vienna_king = { title-vienna } · { title-king }
title-vienna_countess = { title-vienna } · { title-countess }
title-munich_duke = { title-munich } · { title-duke }
title-munich_baron = { title-munich } · { title-baron }
title-cologne_cardinal = { title-cologne } · { title-cardinal }
title-cologne_baron = { title-cologne } · { title-baron }
title-berlin_princess = { title-berlin } · { title-princess }
title-berlin_marshal = { title-berlin } · { title-marshal }
title-dublin_cardinal = { title-dublin } · { title-cardinal }
title-dublin_duke = { title-dublin } · { title-duke }
title-london_king = { title-london } · { title-king }
title-london_countess = { title-london } · { title-countess }
title-edinburgh_princess = { title-edinburgh } · { title-princess }
title-edinburgh_baron = { title-edinburgh } · { title-baron }
title-madrid_king = { title-madrid } · { title-king }
title-barcelona_countess = { title-barcelona } · { title-countess }
title-seville_cardinal = { title-seville } · { title-cardinal }
title-seville_baron = { title-seville } · { title-baron }
title-valencia_duke = { title-valencia } · { title-duke }
title-valencia_marshal = { title-valencia } · { title-marshal }
title-red = червен
title-blue = син
title-yellow = жълт
title-purple = лилав
title-orange = оранжев

## Картини

sign-cost = цена
sign-influence = влияние
sign-city = град
sign-country = всеки град
sign-house = за всички титли
sign-period = 1-ви/2-ри за период
sign-title = титла: сам/двама
sign-hand = държава+интрига
sign-ousted = изместен, още важи
sign-face-down = точки: ?
sign-lead = води
sign-tie = равни, но води
sign-level = наравно трима или повече: нищо
sign-fresh = ново
sign-lost = ти го загуби
sign-you-lost = Ти загуби:
sign-lead-lost = първенството: { $country }
sign-title-lost = титлата: { $title }
sign-title-halved = половината титла: { $title }
sign-ending = периодът свършва
sign-claims = За кого стигат картите
sign-stays = точки, ако си остане така
alt = Карта на Европа, { $period }.
alt-moves = На ход е { $who }.
alt-ahead = { $several ->
    [0] Води { $who }: { $points }.
   *[1] Наравно начело ({ $points }): { $who }.
}
alt-won = Победа, { $points }: { $who }.
alt-lead = { $fresh ->
    [0] { $country }: води { $who } с влияние { $influence }.
   *[1] { $country }: вече води { $who } с влияние { $influence }.
}
alt-lost = { $more ->
    [0] Ти загуби: { $what }.
   *[1] Ти загуби: { $what } и още { $more }.
}
alt-scored = Периодът { $period } е отчетен.
alt-title = { $several ->
    [0] Титлата { $title } вече е на един: { $who }.
   *[1] Титлата { $title } вече е на двама: { $who }.
}
alt-taken = { $who } взема: { $noble }.

## Какво предсказват зрителите

riddle-first-ousting = Кой пръв ще превземе чужд аристократ?
riddle-first-king = В коя държава първо някой ще вземе краля?
