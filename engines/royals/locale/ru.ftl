### Royals по-русски. Города, титулы и страны приходят из коробки и стоят в именительном падеже.

# Русского названия у коробки нет.
name = {"Royals"}
tagline = Расставляйте своих аристократов по всей Европе и свергайте чужих.
    .name = роялс
rules-summary =
    Вы возглавляете благородный дом в Европе 17 века. Четыре страны, шестнадцать городов, двадцать девять аристократов: за карты стран вы ставите свои кубики на портреты. Очки приносят только маркеры; побеждает тот, у кого очков больше всех.
    В начале хода вы берёте карты: три карты стран или одну карту страны и одну карту интриги. Карты стран лежат в открытом ряду и в закрытой колоде. В самый первый ход берут меньше: от одной до трёх карт стран, смотря по очерёдности.
    Затем можно брать аристократов, сколько хватит карт. Аристократ стоит карт своей страны: маршал 1, барон 2, графиня 3, герцог 4, кардинал 5, принцесса 6, король 8. Если нужных карт не хватает, любые три карты стран заменяют одну недостающую. Один ваш кубик ложится на портрет, второй — на маркер этого титула.
    Аристократа, которым владеет соперник, можно захватить: заплатите его цену и ещё карту интриги с гербом этой страны (за короля две; любые две карты интриг заменяют одну недостающую). Побеждённый кубик уходит в собор города: влияния он больше не даёт, но для бонуса страны считается. Второй кубик остаётся на титуле.
    Сразу вы получаете: бонус города, если первыми заняли в нём аристократа; бонус страны, когда ваши кубики есть во всех её городах; бонус благородных домов, когда они есть на всех семи титулах. В конце хода на руке остаётся не больше 12 карт стран и 4 карт интриг.
    Когда колода карт стран кончается, с этим ходом кончается и период: в каждой стране два самых влиятельных дома берут маркеры периода. При равенстве впереди тот, у кого в этой стране есть титул выше, потом тот, чей город даёт больший бонус. После третьего периода, где последний раунд доигрывают до конца, каждый титул достаётся тому, у кого на нём больше кубиков; при равенстве двое делят его, а трое и больше не получают ничего.

option-row_size = Открытый ряд
option-row_size-3 = Три карты
option-row_size-4 = Четыре карты (легче)
option-start_player = Кто начинает
option-start_player-random = По жребию
option-scores = Взятые маркеры
option-scores-hidden = Лежат лицом вниз
option-scores-open = Лежат открыто, с суммой очков
option-jokers = Джокеры
option-jokers-when_short = Только если нужных карт не хватает
option-jokers-any_time = В любой момент
option-cube_supply = Кубики
option-cube_supply-unlimited = Не кончаются
option-cube_supply-printed = Сколько есть в коробке
option-colour = Ваш цвет
option-colour-any = Любой
option-colour-red = Красный
option-colour-blue = Синий
option-colour-yellow = Жёлтый
option-colour-purple = Фиолетовый
option-colour-orange = Оранжевый

## Subcommands

phrase-draw = Взять карты
    .name = взять
step-draw-cards = Какие карты
    .name = карты
phrase-claim = Взять аристократа; карты подберутся сами
    .name = аристократ
step-claim-noble = Какой аристократ
    .name = кто
phrase-pay = Взять аристократа и выбрать, чем платить
    .name = оплатить
step-pay-noble = Какой аристократ
    .name = кто
step-pay-cards = Какие карты стран отдать
    .name = карты
step-pay-intrigue = Какие карты интриг отдать
    .name = интриги
phrase-end = Закончить ход
    .name = конец
step-end-discard = Что сбросить, если карт слишком много
    .name = сбросить
phrase-orders = Записать, как сыграть за вас следующий ход
    .name = распоряжения

## Questions

prompt-draw = Какие карты? Три карты стран или одна карта страны и одна карта интриги. Открыты: { $row }
prompt-draw-on = Какая карта следующая? Осталось взять: { $cards }.
prompt-draw-first = { $count ->
    [one] Первый ход: какую карту страны взять? Открыты: { $row }
    [few] Первый ход: какие { $count } карты стран взять? Открыты: { $row }
   *[many] Первый ход: какие { $count } карт стран взять? Открыты: { $row }
}
prompt-gather = Какие три карты взять сразу?
prompt-play = Берите аристократов, пока хватает карт, или закончите ход.
prompt-play-none = Карт не хватает ни на кого: закончите ход.
prompt-pay-noble = Какого аристократа вы берёте?
prompt-pay = { $noble }: какими картами платить?
prompt-trim = Какие карты сбросить? { $cards }, и на этом ход закончится.
prompt-orders = { $page ->
    [countries] Какие страны брать из ряда? Что записано раньше, берётся первым.
    [nobles] Каких аристократов брать? Кто записан раньше, тот и первый.
    [stops] На сколько ходов и когда остановиться?
   *[top] Распоряжения на ваши ходы
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
        [1] Колода
       *[2] { $count } из колоды
    }
   *[1] { $count ->
        [1] Колода + интрига
       *[2] { $count } из колоды + интрига
    }
}
move-draw-intrigue = { $first ->
    [0] Карта интриги
   *[1] Сначала карта интриги
}
move-draw-several = { $deck ->
    [0] { $whole ->
        [0] { $slots }
       *[1] Все три: { $slots }
    }
   *[1] { $slots } + { $deck } из колоды
}
part-draw-plan = Выбрать сразу все три…
move-noble = { $gain ->
    [0] { $noble }
   *[1] { $noble } +{ $gain }
}
move-capture = { $gain ->
    [0] ⚔ { $noble } ({ $who })
   *[1] ⚔ { $noble } +{ $gain } ({ $who })
}
part-claim-cards = Платить другими картами…
move-claim-pay = Отдать { $cards }
part-claim-every = Все способы оплаты…
part-end-turn-cards = Выбрать, что сбросить…
move-end-turn = { $count ->
    [0] Закончить ход
   *[1] Закончить ход, сбросить { $cards }
}
group-plan = { $plan ->
    [mixed] Страна + интрига
   *[three-country] Три карты стран
}
group-pay-country = { $jokers ->
    [0] Карты стран: { $count }, без джокеров
    [one] Карты стран: { $count }, { $jokers } джокер
    [few] Карты стран: { $count }, { $jokers } джокера
   *[many] Карты стран: { $count }, { $jokers } джокеров
}
group-pay-intrigue = { $jokers ->
    [0] Карты интриг: { $count }, без джокеров
    [one] Карты интриг: { $count }, { $jokers } джокер
    [few] Карты интриг: { $count }, { $jokers } джокера
   *[many] Карты интриг: { $count }, { $jokers } джокеров
}
group-discard = Сбросить
hint-plan = Называете все три, ещё не видя карт из колоды
hint-intrigue-first = Сначала увидите её, потом выберете карту страны
hint-claim = { $count ->
    [0] { $price }
   *[1] { $price } → { $gains }
}
hint-kept = { $count ->
    [0] На руке ничего не останется
   *[1] На руке останется { $cards }
}
hint-every = Даже те, где джокеров больше, чем нужно
price = { $cards }{ $jokers ->
    [0] {""}
   *[1] {" "}({ $jokers } 🃏)
}
price-capture = { $country } + { $intrigue }
price-intrigue = { $count ->
    [one] { $count } интрига
    [few] { $count } интриги
   *[many] { $count } интриг
}
gain-markers = { $markers }
gain-marker = { $shape ->
    [city] город +{ $value }
    [shield] страна +{ $value }
   *[house] дом +{ $value }
}
gain-place = { $place ->
    [first] 1-е место в { $flag }
   *[second] 2-е место в { $flag }
}
gain-title = { $share ->
    [whole] титул +{ $value }
   *[half] ½ титула +{ $value }
}

## Notes beside a question

note-first-draw = { $count ->
    [one] Вы берёте { $count } карту страны — из ряда или из колоды.
    [few] Вы берёте { $count } карты стран — из ряда или из колоды.
   *[many] Вы берёте { $count } карт стран — из ряда или из колоды.
}
note-clock = { $turns ->
    [0] Период { $period }
    [one] Период { $period } · карт в колоде: { $count }, хватит не меньше чем на { $turns } ход
    [few] Период { $period } · карт в колоде: { $count }, хватит не меньше чем на { $turns } хода
   *[many] Период { $period } · карт в колоде: { $count }, хватит не меньше чем на { $turns } ходов
}
note-period-ends = ⏳ Колода кончилась: с этим ходом закончится период.
note-last-round = { $count ->
    [0] ⏳ Последний ход последнего раунда: с ним закончится партия.
   *[1] ⏳ Последний раунд. После вас ещё предстоит ход: { $who }.
}
note-deck-runs-out = { $last ->
    [0] { $sure ->
        [0] ⏳ Если взять три карты стран, колода кончится, а с этим ходом и период.
       *[1] ⏳ В этот ход колода кончится, а с ним закончится и период.
    }
   *[1] { $sure ->
        [0] ⏳ Если взять три карты стран, колода кончится: раунд станет последним.
       *[1] ⏳ В этот ход колода кончится: этот раунд последний.
    }
}
note-surplus = Если закончить ход сейчас, в сброс уйдёт: { $cards }.
over-country = { $count ->
    [one] { $count } карту страны
    [few] { $count } карты стран
   *[many] { $count } карт стран
}
over-intrigue = { $count ->
    [one] { $count } карту интриги
    [few] { $count } карты интриг
   *[many] { $count } карт интриг
}
note-laid = Вы отдаёте { $price }.
note-kept = { $count ->
    [0] На руке ничего не останется.
   *[1] На руке останется { $cards }.
}
note-ousts = { $who }: кубик с портрета уходит в собор ({ $city }).
note-brings = Вы получаете: { $markers }.
note-place = { $points ->
    [one] { $place ->
        [first] Вы выйдете на 1-е место: { $land }, { $points } очко, если так и останется до конца периода.
       *[second] Вы выйдете на 2-е место: { $land }, { $points } очко, если так и останется до конца периода.
    }
    [few] { $place ->
        [first] Вы выйдете на 1-е место: { $land }, { $points } очка, если так и останется до конца периода.
       *[second] Вы выйдете на 2-е место: { $land }, { $points } очка, если так и останется до конца периода.
    }
   *[many] { $place ->
        [first] Вы выйдете на 1-е место: { $land }, { $points } очков, если так и останется до конца периода.
       *[second] Вы выйдете на 2-е место: { $land }, { $points } очков, если так и останется до конца периода.
    }
}
note-title = { $points ->
    [one] { $share ->
        [whole] Титул «{ $rank }»: больше всего кубиков будет у вас, { $points } очко, если так и останется до конца партии.
       *[half] Титул «{ $rank }»: больше всего кубиков будет у вас и ещё у одного дома, по { $points } очку, если так и останется до конца партии.
    }
    [few] { $share ->
        [whole] Титул «{ $rank }»: больше всего кубиков будет у вас, { $points } очка, если так и останется до конца партии.
       *[half] Титул «{ $rank }»: больше всего кубиков будет у вас и ещё у одного дома, по { $points } очка, если так и останется до конца партии.
    }
   *[many] { $share ->
        [whole] Титул «{ $rank }»: больше всего кубиков будет у вас, { $points } очков, если так и останется до конца партии.
       *[half] Титул «{ $rank }»: больше всего кубиков будет у вас и ещё у одного дома, по { $points } очков, если так и останется до конца партии.
    }
}

## Why not

reason-plan-locked = На этот ход уже решено, какие карты брать.
reason-not-in-plan = Вы берёте три карты стран: карту интриги в этот ход взять нельзя.
reason-first-turn = В первый ход берут только карты стран.
reason-own-noble = Этот аристократ и так ваш.
reason-no-cubes = Не хватает кубиков: на аристократа нужно { $needed }, у вас { $left }.
reason-missing = Не хватает { $cards }.
missing-country = { $others ->
    [0] { $count } { $flag }
    [one] { $others } любой карты страны
    [few] { $count } { $flag } (или любых { $others } карт)
   *[many] { $count } { $flag } (или любых { $others } карт)
}
missing-intrigue = { $others ->
    [0] карт интриг с гербом { $flag }: { $count }
    [one] { $others } любой карты интриги
    [few] карт интриг с гербом { $flag }: { $count } (или любых { $others })
   *[many] карт интриг с гербом { $flag }: { $count } (или любых { $others })
}

## Standing orders

move-order-on = { $value ->
    [0] Выключить: спрашивать меня как обычно
   *[1] Включить: играть так мои ходы
}
move-order-plan = { $value ->
    [mixed] Брать страну + интригу
   *[three-country] Брать три карты стран
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
    [0] Следующих: без джокеров
   *[1] Следующих: можно с джокерами
}
move-order-then = { $value ->
    [ask] Потом: спросить меня
    [else-ask] Потом: если кто-то взят, конец хода, иначе спросить
    [one-end] Взять только первого доступного, потом закончить ход
    [one-ask] Взять только первого доступного; если никого, спросить
   *[end] Потом: закончить ход
}
move-order-turns = { $value ->
    [0] На все мои ходы, пока не отменю
    [one] На { $value } ход
    [few] На { $value } хода
   *[many] На { $value } ходов
}
move-order-free = { $value ->
    [0] Следующих: даже у соперника
   *[1] Следующих: только свободных
}
move-leaf = { $page ->
    [countries] Нужные страны…
    [stops] Как долго и когда остановиться…
   *[nobles] Нужные аристократы…
}
template-wish = ★ Взять, кого хочу, а если нельзя, взять карты и спросить
hint-template-wish = Список «Нужные аристократы…» остаётся; не вышло или место занято: после добора спросят вас
template-hunt = ★ Копить карты, пока кто-то из списка не мой
hint-template-hunt = Список «Нужные аристократы…» остаётся; не больше трёх ходов и не до сброса карт
template-gather = ★ Только взять три карты стран
hint-template-gather = Три карты стран из колоды, никого не брать, конец хода
template-intrigue = ★ Только взять страну + интригу
hint-template-intrigue = По одной карте из каждой колоды, никого не брать, конец хода
template-kings = ★ Взять короля, если хватит карт
hint-template-kings = Три карты стран из колоды, затем любой король, на которого хватит карт без джокеров
hint-order-noble = { $free ->
    [0] { $jokers ->
        [0] Добавить: { $price }, без джокеров
       *[1] Добавить: { $price }, можно с джокерами
    }
   *[1] { $jokers ->
        [0] Добавить, если место свободно: { $price }, без джокеров
       *[1] Добавить, если место свободно: { $price }, можно с джокерами
    }
}
hint-order-listed = { $free ->
    [0] { $jokers ->
        [0] Записано без джокеров; выберите, чтобы вычеркнуть
       *[1] Записано, можно с джокерами; выберите, чтобы вычеркнуть
    }
   *[1] { $jokers ->
        [0] Записано, если место свободно, без джокеров; выберите, чтобы вычеркнуть
       *[1] Записано, если место свободно, можно с джокерами; выберите, чтобы вычеркнуть
    }
}
order-target = { $free ->
    [0] { $jokers ->
        [0] { $noble }
       *[1] { $noble } (можно с джокерами)
    }
   *[1] { $jokers ->
        [0] { $noble } (если место свободно)
       *[1] { $noble } (если место свободно, можно с джокерами)
    }
}
note-orders = { $turns ->
    [0] ✓ Ваши ходы будут сыграны так, пока вы не отмените. Это видите только вы:
    [one] ✓ Ваш следующий ход будет сыгран так. Это видите только вы:
    [few] ✓ Ваши следующие { $turns } хода будут сыграны так. Это видите только вы:
   *[many] ✓ Ваши следующие { $turns } ходов будут сыграны так. Это видите только вы:
}
stop-had = вы возьмёте кого-нибудь из списка
stop-taken = кого-нибудь из списка возьмёт другой
stop-captured = у вас кого-нибудь отобьют
stop-scoring = подойдёт подсчёт
stop-discard = придётся сбрасывать карты
dry-row = Из ряда: { $cards }.
dry-deck = Ваших стран в ряду нет: всё из колоды.
dry-taken = { $noble }: карт на руке хватает, взяли бы.
dry-held = { $noble }: место занято ({ $who }).
dry-not = { $noble }: не взяли бы. { $why }
dry-jokers = { $noble }: не взяли бы, нужны джокеры.
order-more = { $count ->
    [one] ещё { $count }
    [few] ещё { $count }
   *[many] ещё { $count }
}
note-orders-off = Пока не включено: вас спросят как обычно. Записанное видите только вы:
note-orders-rest = ⏸ Остановлены: вас спрашивают как обычно, пока вы не нажмёте в распоряжениях «Включить снова». Записано:
note-order-draw = { $count ->
    [0] { $plan ->
        [first] 1. Взять первые карты стран, все из колоды.
        [mixed] 1. Взять карту интриги, затем карту страны из колоды.
       *[three-country] 1. Взять три карты стран, все из колоды.
    }
   *[1] { $plan ->
        [first] 1. Взять первые карты стран: из ряда { $countries }, в этом порядке; остальное из колоды.
        [mixed] 1. Взять карту интриги, затем карту страны: из ряда первую, какая там есть ({ $countries }), иначе из колоды.
       *[three-country] 1. Взять три карты стран: из ряда { $countries }, в этом порядке; остальное из колоды.
    }
}
note-order-take = { $count ->
    [0] { $open ->
        [0] 2. Аристократов не брать.
       *[1] 2. Кого взять: пока никто не записан.
    }
   *[1] { $one ->
        [0] 2. Взять всех, на кого хватит карт, в этом порядке: { $nobles }.
       *[1] 2. Взять первого, кого можно, и больше никого: { $nobles }.
    }
}
note-order-end = { $otherwise ->
    [end] 3. Закончить ход; если карт слишком много, сбросить лишние как обычно.
   *[ask] { $sated ->
        [ask] 3. Потом спросят вас.
       *[end] 3. Если кто-то взят, закончить ход; если нет, спросят вас.
    }
}

## The end

ending = { $why ->
    [alone] Больше никого не осталось: { $winners }.
    [shared] Равны и очки ({ $points }), и маркеры. Победу делят { $winners }.
    [marker] { $count ->
        [one] Очков поровну ({ $points }), решают самые ценные маркеры. Побеждает { $winners }.
        [few] Очков поровну ({ $points }), решают самые ценные маркеры. Побеждают { $winners }.
       *[many] Очков поровну ({ $points }), решают самые ценные маркеры. Побеждают { $winners }.
    }
   *[points] { $points ->
        [one] Больше всего очков: { $winners } ({ $points } очко).
        [few] Больше всего очков: { $winners } ({ $points } очка).
       *[many] Больше всего очков: { $winners } ({ $points } очков).
    }
}

## Карты и маркеры по именам

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
marker-city = бонус города { $city } +{ $value }
marker-shield = бонус страны { $country } +{ $value }
marker-house = бонус благородных домов +{ $value }
marker-period = { $period } { $country } +{ $value }
marker-title = титул { $rank } +{ $value }
brief-city = { $city } { $value }
brief-shield = бонус страны { $country } { $value }
brief-house = благородный дом { $value }
brief-period = { $period } { $country } { $value }
brief-title = { $rank } { $value }
cards = { $kind ->
    [country] { $count ->
        [one] { $count } карта страны
        [few] { $count } карты стран
       *[many] { $count } карт стран
    }
   *[intrigue] { $count ->
        [one] { $count } карта интриги
        [few] { $count } карты интриг
       *[many] { $count } карт интриг
    }
}
cubes = { $who } { $count }
standing = { $behind ->
    [cost] { $who } { $influence } (титул ниже)
    [bonus] { $who } { $influence } (бонус города ниже)
   *[influence] { $who } { $influence }
}

## Поле

board-title = Европа, { $period }
board-turn-opens = ▸ { $who } выбирает, какие карты брать
board-turn-begins = ▸ { $who } берёт карты: { $cards }
board-turn-draws = ▸ { $who } берёт карты: { $cards }; осталось: { $left }
board-turn-plays = ▸ { $who } разыгрывает карты (взято: { $cards })
board-period-ends = { $more ->
    [0] ⏳ Колода кончилась: период завершится с этим ходом
   *[1] ⏳ Последний раунд, ещё предстоит ход: { $still }
}
board-scores = Очки сейчас: { $scores }
board-scores-hidden = Очки скрыты до конца: маркеры лежат лицом вниз
points-of = { $who } { $points }
board-deck = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[many] Колода: { $count } карт
}{ $turns ->
    [0] {""}
    [one] {" "}(минимум { $turns } ход)
    [few] {" "}(минимум { $turns } хода)
   *[many] {" "}(минимум { $turns } ходов)
}
board-row = Ряд: { $row } · колода интриг: { $intrigue }
board-gap = –
board-discard = Сброс: { $cards }
board-legend = -# период: 1-й/2-й · титулы: целиком/пополам · карты: страны+интриги · при равенстве: титул выше, потом бонус города
region-legend = -# { $cost }▲{ $influence }: цена { $cost }, влияние { $influence } · без имени: свободно · ✝: вытеснены, но для бонуса страны и титула считаются
board-country =
    { $flag } { $country }{ $open ->
        [0] {""}
       *[1] {" "}· период { $larger }/{ $smaller }
    }{ $left ->
        [0] {""}
        [1] {" "}· бонус страны { $first }
       *[2] {" "}· бонус страны { $first }/{ $second }
    }
board-leads =
    { $flag } **{ $country }**{ $open ->
        [0] {""}
       *[1] {" "}{ $larger }/{ $smaller }
    }: { $count ->
        [0] пока никого
       *[1] { $seats }
    }
board-influence = Влияние: { $seats }
board-paid = Очки за период: { $periods }
board-period = { $period } { $seats }
board-gain = { $who } { $points }
board-shields = Бонус страны взяли: { $seats }
board-city =
    { $bonus ->
        [0] { $city }: { $nobles }
       *[1] { $city } +{ $bonus }: { $nobles }
    }{ $dead ->
        [0] {""}
       *[1] {" "}✝ { $buried }
    }
board-noble = { $rank } { $cost }▲{ $influence }
board-titles = Титулы: взятые аристократы, вытесненные тоже
board-worth = целиком/пополам
board-title-worth = { $full }/{ $half } { $rank }
board-none = ·
board-titles-free = Пока никто: { $titles }
board-houses = За все титулы: { $values }
board-housed = Бонус благородных домов взяли: { $seats }
board-seats = Дома
board-seat =
    { $starts ->
        [0] { $who } ({ $colour })
       *[1] { $who } ({ $colour }, первый игрок)
    }: карты { $hand }+{ $intrigue } · { $markers }{ $counted ->
        [0] {""}
       *[1] {" "}· кубики { $cubes }
    }{ $moved ->
        [0] {""}
       *[1] {" "}· прошлый ход: { $last }
    }
board-seat-gone = { $who } ({ $colour }): вне партии
board-house = { $who }: карты { $hand }+{ $intrigue }
board-house-gone = { $who }: вне партии
board-total = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
board-pile = { $count ->
    [0] маркеров нет
   *[1] лицом вниз: { $shapes }
}
board-shape = { $shape ->
    [city] города { $count }
    [shield] бонусы стран { $count }
    [house] благородный дом { $count }
    [period] периоды { $count }
   *[title] титулы { $count }
}
board-drawn = { $source ->
    [row] ряд { $count }
    [deck] колода { $count }
   *[intrigue] интрига { $count }
}

## Своя страница

own-title = Ваш дом
score = { $points } · Впереди: { $leads }{ $count ->
    [0] {""}
   *[1] {" "}· в большинстве стран: { $most } ({ $count })
}
score-lead = { $flag } { $who }
own-hand = Ваша рука: карты стран { $country } из { $limit }, карты интриг { $intrigue } из { $intrigues }
own-cards = { $cards }
own-limits = К концу хода можно оставить не больше карт стран: { $limit }, карт интриг: { $intrigues }; лишнее уйдёт в сброс
own-surplus = Если бы ход закончился сейчас, в сброс ушло бы: { $cards }
own-claims = На кого хватает карт (🃏: джокеры, то есть другие карты вместо одной недостающей: стран — { $others }, интриг — { $secrets })
own-claim =
    {""}**{ $noble }**: { $price }{ $effective ->
        [0] {""}
       *[1] {" "}→ { $effects }
    }
own-changes = Что изменится (▲ влияние, кубики на титуле; очки, если так и останется)
own-change =
    {""}**{ $noble }** ({ $price }): { $flag } ▲ { $before } → { $after }{ $place ->
        [0] {""}
       *[1] {" "}(+{ $place })
    }, титул { $had } → { $has }{ $title ->
        [0] {""}
       *[1] {" "}(+{ $title })
    }
own-more = { $count ->
    [one] … и ещё { $count } аристократ
    [few] … и ещё { $count } аристократа
   *[many] … и ещё { $count } аристократов
}
own-nearly = На кого почти хватает
own-short = { $count ->
    [one] { $noble }: ещё { $count } карта страны { $flag }
    [few] { $noble }: ещё { $count } карты страны { $flag }
   *[many] { $noble }: ещё { $count } карт страны { $flag }
}
own-standing = Влияние; 1-е/2-е место в конце периода
own-country =
    { $flag } { $larger }/{ $smaller }: { $seats }{ $some ->
        [0] {""}
       *[1] {" "}— { $held }
    }
own-titles = Титулы: { $titles }
own-title-of = { $count ->
    [1] { $rank } { $who }
   *[2] { $rank } { $who }{ $other }
}
own-hands = Карты соперников (страны+интриги): { $hands }
own-hand-of = { $who } { $country }+{ $intrigue }
own-scores-hidden = Ваши очки: { $points } (чужие скрыты)
own-held = { $who } { $nobles }
own-markers = { $points ->
    [one] Ваши маркеры: { $points } очко
    [few] Ваши маркеры: { $points } очка
   *[many] Ваши маркеры: { $points } очков
}
own-pile = { $markers }
own-missing = До бонуса не хватает
own-ranks = Бонус благородных домов +{ $value }: { $ranks }
own-cities = Бонус страны { $country } +{ $value }: { $cities }
own-orders = Ваши постоянные распоряжения

## Ход партии

event-dealt = { $drawn ->
    [0] Начинает { $start }, как условлено. Ряд: { $row }
   *[1] Жребий решает: начинает { $start }. Ряд: { $row }
}
event-turn-began = ▸ **{ $seat }**, ход { $number }
event-took-from-row = { $seat } берёт из ряда: { $country }.
event-drew-unseen = { $deck ->
    [country] { $count ->
        [one] { $seat } берёт из колоды { $count } карту страны.
        [few] { $seat } берёт из колоды { $count } карты стран.
       *[many] { $seat } берёт из колоды { $count } карт стран.
    }
   *[intrigue] { $count ->
        [one] { $seat } берёт { $count } карту интриги.
        [few] { $seat } берёт { $count } карты интриг.
       *[many] { $seat } берёт { $count } карт интриг.
    }
}
event-drew = { $seat } берёт: { $cards }.
event-reshuffled = { $deck ->
    [country] { $count ->
        [one] Сброс перетасован, новая колода стран: { $count } карта.
        [few] Сброс перетасован, новая колода стран: { $count } карты.
       *[many] Сброс перетасован, новая колода стран: { $count } карт.
    }
   *[intrigue] { $count ->
        [one] Сброс перетасован, новая колода интриг: { $count } карта.
        [few] Сброс перетасован, новая колода интриг: { $count } карты.
       *[many] Сброс перетасован, новая колода интриг: { $count } карт.
    }
}
event-period-ending = { $more ->
    [0] ⏳ Колода стран кончилась: период **{ $period }** завершится с этим ходом.
   *[1] ⏳ Колода стран кончилась: период **{ $period }** завершится с этим раундом. Ещё предстоит ход: { $still }.
}
event-claimed = { $seat } занимает: **{ $noble }** за { $cards }.
event-captured = ⚔ { $seat } захватывает: **{ $noble }** (прежде { $ousted }) за { $cards }.
event-captured-yours = ⚔ { $seat } захватывает у вас: **{ $noble }** за { $cards }.
event-ousted = ⚠ Вы теряете: **{ $noble }**. Захватывает { $by }.
event-marker-taken = { $seat } получает: { $marker }.
event-lead-won = { $country }: впереди { $seat }.
event-lead-changed = { $country }: впереди уже не { $before }, а { $seat }.
event-lead-changed-yours = { $seat } отнимает у вас первенство: { $country }.
event-over-limit = У вас больше карт, чем можно оставить.
event-discarded = { $why ->
    [limit] { $seat } сбрасывает: { $cards }.
   *[removed] В сброс уходит рука ({ $seat }): { $cards }.
}
event-row-filled = Новые карты в ряду: { $cards }
event-country-scored =
    {""}**{ $period } · { $country }**: { $ranked ->
        [0] ни у кого нет влияния
       *[1] { $places }
    }{ $gone ->
        [0] {""}
       *[1] {" "}· никому: { $unclaimed }
    }
scored-place = { $behind ->
    [cost] { $value ->
        [0] { $who } без очков (влияние { $influence }, титул ниже)
       *[1] { $who } +{ $value } (влияние { $influence }, титул ниже)
    }
    [bonus] { $value ->
        [0] { $who } без очков (влияние { $influence }, титул тот же, бонус города ниже)
       *[1] { $who } +{ $value } (влияние { $influence }, титул тот же, бонус города ниже)
    }
   *[influence] { $value ->
        [0] { $who } без очков (влияние { $influence })
       *[1] { $who } +{ $value } (влияние { $influence })
    }
}
headline-scored = { $flag } { $places }
headline-gain = { $who } +{ $points }
headline-period-over = ⏳ Период { $period } завершён, очки подсчитаны
lost-title = { $what ->
    [half] Титул **{ $title }** теперь делите вы и { $to }.
    [tied] Вы потеряли титул **{ $title }**: поровну у троих или больше, он ничей.
   *[whole] Вы потеряли титул **{ $title }**: впереди { $to }.
}
event-period-began = Начинается период **{ $period }**.
event-points-stand = Очки сейчас: { $scores }.
event-title-scored = { $count ->
    [1] **{ $rank }**: { $winners } +{ $value } (взято аристократов: { $cubes })
   *[2] **{ $rank }**: { $winners } делят титул, каждому +{ $value } (взято аристократов: { $cubes })
}
event-title-tied = **{ $rank }**: поровну больше чем у двоих, очков никому (взято аристократов: { $cubes })
event-title-empty = **{ $rank }**: никто не взят, очков никому
event-departed = { $seat } выходит из партии насовсем.
event-match-ended = { $count ->
    [1] 🏁 Партия окончена. Победа: { $winners }.
   *[2] 🏁 Партия окончена. Победу делят: { $winners }.
}

## Конец партии

ending-title = Партия окончена
ending-winner = { $count ->
    [1] { $alone ->
        [0] { $points ->
            [one] Побеждает { $winners }: { $points } очко.
            [few] Побеждает { $winners }: { $points } очка.
           *[many] Побеждает { $winners }: { $points } очков.
        }
       *[1] Побеждает { $winners }: других домов не осталось.
    }
   *[2] { $points ->
        [one] Победу делят { $winners }: по { $points } очку.
        [few] Победу делят { $winners }: по { $points } очка.
       *[many] Победу делят { $winners }: по { $points } очков.
    }
}
ending-rank = { $scored ->
    [0] { $rank }. { $who }: { $points }
   *[1] { $points ->
        [one] { $rank }. { $who }: { $points } очко ({ $sources })
        [few] { $rank }. { $who }: { $points } очка ({ $sources })
       *[many] { $rank }. { $who }: { $points } очков ({ $sources })
    }
}
ending-gone = { $rank }. { $who }: вне партии
ending-source = { $shape ->
    [city] города +{ $points }
    [shield] бонусы стран +{ $points }
    [house] благородный дом +{ $points }
    [period] период { $period } +{ $points }
   *[title] титулы +{ $points }
}
ending-tie = { $one } выше, чем { $other }: очков поровну, но маркер больше ({ $more } : { $less })
ending-shared = { $one } и { $other }: поровну и очков, и маркеров
ending-markers = Маркеры
ending-hands = Карты на руках
ending-list = { $who }: { $items }
ending-statistics = Статистика
ending-tally = { $who }: аристократы { $claims } (захваты { $captures }, короли { $kings }), потери { $suffered }, джокеры { $jokers }; карты: ряд { $from_row }, колода { $from_deck }, интриги { $from_intrigue }, сброшено { $discarded }; ничьи в свою пользу { $ties_won }
ending-turns = Ходы: { $periods }
ending-period = { $period }: { $count }

## Справка

guide-nobles = Аристократы и титулы
guide-ranks = Ранг: цена▲влияние, карты интриг для захвата, титул (целиком / пополам)
guide-rank = { $rank } ({ $cost }▲{ $influence }): захват +{ $intrigue }, титул { $full }/{ $half }
guide-houses = { $ranks ->
    [one] Бонус благородных домов: за кубик на { $ranks } титуле
    [few] Бонус благородных домов: за кубики на всех { $ranks } титулах
   *[many] Бонус благородных домов: за кубики на всех { $ranks } титулах
}
guide-house = { $seats ->
    [one] { $seats } игрок: { $values }
    [few] { $seats } игрока: { $values }
   *[many] { $seats } игроков: { $values }
}
guide-colours = { $count ->
    [one] Кубики: на каждого аристократа { $count } кубик
    [few] Кубики: на каждого аристократа { $count } кубика
   *[many] Кубики: на каждого аристократа { $count } кубиков
}
guide-colour = { $colour } ×{ $count }
guide-map = Страны и города
guide-country = { $flag } { $country } ×{ $count }
guide-country-markers = Периоды (1-е/2-е место): { $periods } · бонус страны (1-й/2-й дом): { $first }/{ $second }
guide-period = { $period } { $larger }/{ $smaller }
guide-city = { $city } (+{ $bonus }): { $nobles }
guide-noble = { $rank } { $cost }▲{ $influence }
guide-cards = Карты
guide-decks = Карты стран в игре
guide-deck = { $seats ->
    [one] { $seats } игрок, { $count }: { $cards }
    [few] { $seats } игрока, { $count }: { $cards }
   *[many] { $seats } игроков, { $count }: { $cards }
}
guide-in-game = { $country } { $count }
guide-pairs = Карты интриг: каждая годится за любую из двух стран
guide-pair = { $pair } ×{ $count }
guide-first-turn = Первый ход: карты стран по порядку хода
guide-first = { $seats ->
    [one] { $seats } игрок: { $cards }
    [few] { $seats } игрока: { $cards }
   *[many] { $seats } игроков: { $cards }
}
guide-plans = Каждый следующий ход: что можно взять
guide-plan = { $cards }
guide-hand = Лимит руки в конце хода: карты стран — { $country }, карты интриг — { $intrigue }.
guide-jokers = Джокеры 🃏
guide-joker-country = { $count ->
    [one] Любая { $count } карта страны заменяет одну недостающую.
    [few] Любые { $count } карты стран заменяют одну недостающую.
   *[many] Любые { $count } карт стран заменяют одну недостающую.
}
guide-joker-intrigue = { $count ->
    [one] Любая { $count } карта интриги заменяет одну недостающую.
    [few] Любые { $count } карты интриг заменяют одну недостающую.
   *[many] Любые { $count } карт интриг заменяют одну недостающую.
}
phrase-together = Взять сразу все три карты стран
    .name = разом
step-together-cards = Из ряда и из колоды
    .name = карты
land-in-row = { $more ->
    [0] { $flag } { $country }
   *[1] { $flag } { $country } (×{ $count })
}
board-held = { $noble } { $holder }
reason-draw-first = Сначала возьмите карты этого хода.

## Components: the title of each, in the nominative

title-france = Франция
title-german_states = Германские государства
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
title-duke = Герцог
title-cardinal = Кардинал
title-princess = Принцесса
title-king = Король
title-paris = Париж
title-dijon = Дижон
title-lyon = Лион
title-bordeaux = Бордо
title-marseille = Марсель
title-vienna = Вена
title-munich = Мюнхен
title-cologne = Кёльн
title-berlin = Берлин
title-dublin = Дублин
title-london = Лондон
title-edinburgh = Эдинбург
title-madrid = Мадрид
title-barcelona = Барселона
title-seville = Севилья
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
title-red = красный
title-blue = синий
title-yellow = жёлтый
title-purple = фиолетовый
title-orange = оранжевый

## Картинки

sign-cost = цена
sign-influence = влияние
sign-city = город
sign-country = все города
sign-house = за все титулы
sign-period = 1-й/2-й за период
sign-title = титул: один/двое
sign-hand = страны+интриги
sign-ousted = вытеснен, но считается
sign-face-down = очки: ?
sign-lead = впереди
sign-tie = равны, но впереди
sign-level = поровну у троих и более: ничего
sign-fresh = новое
sign-lost = вы потеряли
sign-you-lost = Вы потеряли:
sign-lead-lost = первенство: { $country }
sign-title-lost = титул: { $title }
sign-title-halved = половина титула: { $title }
sign-ending = период кончается
sign-claims = На кого хватает карт
sign-stays = очки, если так и останется
alt = Карта Европы, { $period }.
alt-moves = Ходит { $who }.
alt-ahead = { $several ->
    [0] Впереди { $who }: { $points }.
   *[1] Поровну впереди ({ $points }): { $who }.
}
alt-won = Победа, { $points }: { $who }.
alt-lead = { $fresh ->
    [0] { $country }: впереди { $who }, влияние { $influence }.
   *[1] { $country }: теперь впереди { $who }, влияние { $influence }.
}
alt-lost = { $more ->
    [0] Вы потеряли: { $what }.
   *[1] Вы потеряли: { $what } и ещё { $more }.
}
alt-scored = Период { $period } подсчитан.
alt-title = { $several ->
    [0] Титул { $title } теперь у одного: { $who }.
   *[1] Титул { $title } теперь у двоих: { $who }.
}
alt-taken = { $who } получает: { $noble }.

## Что предсказывают зрители

riddle-first-ousting = Кто первым захватит чужого аристократа?
riddle-first-king = В какой стране раньше всего займут короля?
