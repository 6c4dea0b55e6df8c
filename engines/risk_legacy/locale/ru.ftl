### Risk Legacy по-русски. Территории, континенты, фракции, свойства и метки приходят из коробки и стоят в именительном падеже.

# Русского названия у коробки нет.
name = {"Risk Legacy"}
tagline = Пятнадцать войн на одном поле, которое всё помнит: метки, города и имена остаются навсегда.
    .name = риск
rules-summary =
    От трёх до пяти фракций воюют за 42 территории. Побеждает тот, у кого первым будет 4 красных звезды ★. Звезду даёт каждый штаб под вашим контролем, включая ваш собственный; ещё одну можно купить в начале хода за четыре карты ресурсов; а кто в этом мире ещё не побеждал, начинает с одной звездой. Прежние победители вместо звезды получают по ракете за каждый свой автограф.
    Ваш ход: купите звёзды, если хотите. Наберите войска: по солдату за каждые три территории и единицы населения вместе, но не меньше 3, плюс за целые континенты и за один обмен карт. Затем экспансии и атаки, сколько угодно и в любом порядке. Затем одно перемещение между вашими связанными территориями. Кто отвоевал вражескую территорию, берёт в конце карту ресурсов: если можно, карту своей территории, иначе карту-монету.
    Занять пустую землю ничего не стоит; пустой город берёт столько солдат, сколько в нём населения, укрепление — ещё двух. В атаке до трёх кубиков против двух в защите. Старшие кубики сравнивают попарно, ничья в пользу защитника, каждая проигранная пара стоит солдата. Уцелевшие в последнем броске входят на территорию, за ними могут пойти и другие.
    Перед броском любой игрок может положить карту метки на атакуемую территорию, после броска — выпустить ракеты: каждая меняет один кубик на 6. Вас спросят, когда это важно, а ваши постоянные распоряжения могут ответить за вас.
    Кто потерял все войска, может снова вступить в войну с четырьмя солдатами на свободной земле без наклеек или в крупном городе, который основал сам; если вступить негде, игрок выбывает из этой партии.
    Мир живёт пятнадцать партий. Перед первой стол выбирает свойство для каждой фракции и наклеивает двенадцать монет на карты территорий. После каждой партии победитель расписывается на поле и делает что-то одно: называет континент, основывает крупный город, отменяет метку, меняет бонус континента, укрепляет город или уничтожает карту. Кто остался в игре, основывает мелкий город или добавляет карте монету. После 15-й партии планету называет тот, у кого больше всего автографов.

option-founding = Как основать мир
option-founding-dealt = Свойства и монеты выбираете вы
option-founding-random = Всё решает случай
option-sealed_packets = Запечатанные пакеты
option-sealed_packets-all_built = Все, какие уже есть
option-sealed_packets-none = Без них
option-unseal = Пакеты отныне
option-unseal-no = Как при основании мира
option-unseal-yes = Да, пакеты можно открывать
option-defence_choice = Кубики защиты
option-defence_choice-standing = Два, если постоянное распоряжение не велит один
option-defence_choice-ask = Защитника спрашивают перед каждым броском
option-scar_asks = Карты меток в бою
option-scar_asks-once_per_target = Спрашивать раз за ход о каждой территории
option-scar_asks-never = Не спрашивать (ловушки действуют)
option-missile_asks = Ракеты в бою
option-missile_asks-watch = Спрашивать, когда это важно
option-missile_asks-never = Не спрашивать (правила для ракет действуют)
option-resign = Кто сдался
option-resign-steward = За него играет управляющий
option-resign-remove = Его войска уходят с поля
option-round_cap = Длина партии
option-round_cap-none = Без ограничений
option-round_cap-number = { $number ->
    [one] { $number } раунд
    [few] { $number } раунда
   *[many] { $number } раундов
}
option-concession = Отдать победу
option-concession-off = Нельзя
option-concession-unanimous = Можно, если согласны все остальные

## Subcommands

phrase-place = Разместить набранные войска
    .name = разместить
step-place-where = Куда
    .name = куда
step-place-troops = Сколько
    .name = сколько
phrase-attack = Атаковать территорию
    .name = атака
step-attack-target = Какую территорию
    .name = цель
step-attack-from = Откуда, если есть несколько путей
    .name = откуда
step-attack-how = Сколько кубиков и до каких пор
    .name = как
phrase-expand = Занять пустую землю
    .name = экспансия
step-expand-target = Какую территорию
    .name = цель
step-expand-from = Откуда, если есть несколько путей
    .name = откуда
step-expand-troops = Сколько солдат отправить
    .name = сколько
phrase-move = Переместить войска между своими территориями
    .name = перемещение
step-move-from = Откуда
    .name = откуда
step-move-to = Куда
    .name = куда
step-move-troops = Сколько
    .name = сколько
phrase-trade = Обменять карты ресурсов на войска
    .name = обмен
step-trade-cards = Какие карты
    .name = карты
phrase-star = Купить красную звезду
    .name = звезда
step-star-cards = Какие карты
    .name = карты
phrase-end = Закончить ход
    .name = конец
phrase-card = Взять карту ресурсов
    .name = карта
step-card-which = Какую карту
    .name = какую
phrase-join = Снова вступить в войну
    .name = вступить
step-join-where = Куда
    .name = куда
phrase-start = Выбрать фракцию и место старта
    .name = старт
step-start-faction = Какая фракция
    .name = фракция
step-start-where = Где встанет её штаб
    .name = где
phrase-defend = Выбрать кубики защиты
    .name = защита
step-defend-dice = Сколько кубиков
    .name = кубики
phrase-window = Ответить в бою: пас, метка, ракеты
    .name = ответ
step-window-play = Что вы делаете
    .name = что
phrase-reward = Взять награду после партии
    .name = награда
step-reward-what = Какая награда
    .name = какая
step-reward-where = Для чего
    .name = где
phrase-name = Назвать то, что вы основали
    .name = имя
step-name-text = Имя
    .name = текст
phrase-orders = Ваши постоянные распоряжения
    .name = распоряжения

## Questions

prompt-power = Какое свойство останется у этой фракции навсегда? { $faction }
note-sticker = 🪙 С монетой карта этой территории ценнее во всех будущих партиях: монеты на картах меняют на войска.
prompt-sticker = { $left ->
    [one] На какую карту территории наклеить монету? Осталась { $left }.
    [few] На какую карту территории наклеить монету? Осталось { $left }.
   *[many] На какую карту территории наклеить монету? Осталось { $left }.
}
prompt-faction = За какую фракцию вы играете?
prompt-start-at = { $faction }: где встанут ваш штаб и 8 солдат?
prompt-turn-start = { $wins ->
    [0] Купить красную звезду или перейти к набору войск?
   *[1] Купить красную звезду и победить или перейти к набору войск?
}
prompt-turn-begins = Ваш ход начинается. Сделать что-нибудь до набора войск?
prompt-lay-scar = Куда положить метку? Она останется там навсегда.
prompt-join = У вас нет территорий. Где вы вступаете в войну?
prompt-recruits = { $count ->
    [one] Куда поставить новых солдат? Остался { $count }.
    [few] Куда поставить новых солдат? Осталось { $count }.
   *[many] Куда поставить новых солдат? Осталось { $count }.
}
prompt-place-troops = { $where }: сколько солдат поставить?
prompt-trade = Какие карты обменять на войска?
prompt-star = Какие четыре карты отдать за звезду?
prompt-action = Что дальше?
prompt-march = Куда ведёт поход?
prompt-march-odds = Поход, { $where }: насколько сильнее надо быть на каждом шаге?
prompt-expand-from = { $where }: откуда идут солдаты?
prompt-expand-troops = { $where }: сколько солдат отправить?
prompt-maneuver-to = { $ends ->
    [0] { $where }: куда идут солдаты?
   *[1] { $where }: куда идут солдаты? После этого ваш ход закончится.
}
prompt-maneuver-troops = { $ends ->
    [0] → { $where }: сколько солдат?
   *[1] → { $where }: сколько солдат? После этого ваш ход закончится.
}
prompt-card = Какую карту ресурсов взять?
prompt-attack-from = { $where }: откуда атаковать?
prompt-attack = { $origin } → { $target }: как атаковать?
prompt-refine = { $origin } → { $target }: измените приказ или выберите его, чтобы атаковать
prompt-defend = На территорию напали: { $where }. Сколько кубиков в защите?
prompt-scar-window = { $use ->
    [idle] { $where }: делать нечего, карта метки сейчас не поможет. Просто оставьте её: никто не поймёт, какая она.
    [vain] На территорию напали: { $where }. Карта метки не изменит шансов. Оставить её?
    [harms] На территорию напали: { $where }. Сыграть там карту метки? Она уменьшит ваш же кубик.
   *[good] На территорию напали: { $where }. Сыграть там карту метки?
}
prompt-missile-window = { $vain ->
    [0] { $where }: выпустить ракеты по этим кубикам?
   *[1] { $where }: ваши ракеты этот бросок не изменят. Оставить как есть?
}
prompt-move-in = { $origin } → { $target }: сколько ещё солдат войдёт следом?
prompt-reward = { $won ->
    [0] 🏆 Побеждает { $who }. Вы остались в игре: что вы оставите этому миру?
   *[1] 🏆 Вы победили! Что вы оставите этому миру?
}
prompt-reward-where = { $reward ->
    [claim-continent] Какой континент назвать?
    [found-major] Где основать крупный город?
    [cancel-scar] Какую метку отменить?
    [change-bonus] Какой бонус изменить навсегда?
    [fortify] Какой город укрепить?
    [destroy-card] Какую карту уничтожить?
    [found-minor] Где основать мелкий город?
   *[upgrade-card] Какой карте добавить монету?
}
prompt-forgo = Отказаться от награды за эту партию? Второй раз её не предложат.
prompt-name-city = { $where }: как назвать город?
prompt-name-continent = { $where }: как назвать континент?
prompt-name-planet = Вы даёте имя планете. Как она будет называться?
prompt-name-sure = Назвать так навсегда?
note-name = **{ $name }**
prompt-orders = { $page ->
    [wishes] Что делать без вопроса? Назовите по порядку.
    [stops] Когда ваши распоряжения остановятся?
    [lines] Что делать в ваши ходы?
    [marches] Куда идти походом?
    [stands] Куда ставить новобранцев, если никого не атаковать?
    [dice] Какие территории защищать только одним кубиком?
    [scar-watch] Когда спрашивать вас о карте метки?
    [traps] Когда сыграть вашу карту метки без вопросов?
    [plays] Куда положить вашу метку, когда начнётся ход?
    [missile-watch] Когда спрашивать вас о ракетах?
    [rules] Когда выпускать ракеты без вопросов?
    [concede] Кому вы отдаёте победу?
   *[top] Ваши постоянные распоряжения
}
prompt-concede = Отдать победу игроку { $who }?
prompt-unseal = 📦 Можно открыть { $packet }: { $condition }. Ломайте печать!
note-unseal = Отложить нельзя. Открытое останется открытым навсегда, и все увидят, что внутри.
move-break-seal = 📦 Сломать печать: { $packet }
waits-unseal = 📦 { $who } вот-вот откроет { $packet }: { $condition }

## Small parts

plain = { $what }
dotted = { $left } · { $right }
spot = { $where } ({ $troops })
card = { $what } 🪙{ $coins }
so-many-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
continent-named = { $name } ({ $label })
continent-nameless = Без имени
city-nameless = Новый город: { $where }
name-hidden = (имя скрыто)
percent = захват { $number } %
die = { $value }
die-was = { $value } (было { $before })
die-changed = { $before }▸{ $value }
loss = { $count ->
    [0] 0
   *[1] −{ $count }
}
gap = –
mark-hq = штаб
mark-hq-of = штаб ({ $who })
mark-city = { $city }, население { $population }
mark-fortified = { $left ->
    [0] укрепление разрушено
    [one] укрепление ({ $left } клетка)
    [few] укрепление ({ $left } клетки)
   *[many] укрепление ({ $left } клеток)
}
near-enemies = { $count ->
    [0] рядом нет врагов
    [one] рядом { $count } вражеский солдат
    [few] рядом { $count } вражеских солдата
   *[many] рядом { $count } вражеских солдат
}
hq-reach = { $steps ->
    [1] за ход могут напасть { $troops } ({ $who })
    [one] за ход могут дойти { $troops } ({ $who }, { $steps } шаг)
    [few] за ход могут дойти { $troops } ({ $who }, { $steps } шага)
   *[many] за ход могут дойти { $troops } ({ $who }, { $steps } шагов)
}
hq-out-of-reach = за один ход сюда никому не дойти
gains = даст: { $what }
gains-both = { $brings }; { $costs }
gain-win = победа
gain-star = звезда ★
gain-continent = { $continent } (+{ $troops })
gain-breaks = лишит континента «{ $continent }» ({ $who })
gain-card = карта
purse = { $count ->
    [one] { $count } карта, 🪙{ $coins }
    [few] { $count } карты, 🪙{ $coins }
   *[many] { $count } карт, 🪙{ $coins }
}{ $troops ->
    [0] {""}
    [one] {" "}= { $troops } солдат
    [few] {" "}= { $troops } солдата
   *[many] {" "}= { $troops } солдат
}
scar-bunker = +1 к старшему кубику защиты, навсегда
scar-ammo-shortage = −1 к старшему кубику защиты, навсегда
hint-scar = { $own ->
    [0] { $effect }
   *[1] { $helps ->
        [0] ослабит ВАШУ защиту ({ $effect })
       *[1] поможет вашей защите ({ $effect })
    }
}

## Founding and starting

move-by-chance = Наугад
move-all-by-chance = Всё остальное наугад
other-powers = Другие свойства
other-lands = Другие территории
power-fortified-hq = +1 к каждому кубику в защите территории с собственным штабом
power-iron-wall = если в защите выпало 6 и 6, территорию до конца хода больше не атакуют
power-ferocity = −1 к младшему кубику защиты, пока за ход атакует только одну территорию
power-overrun = три одинаковых кубика атаки, убив хоть одного солдата, берут всю территорию
power-round-up = при наборе войск деление на 3 округляется вверх
power-expansion-draw = четыре экспансии за ход дают карту и без победы в бою
power-hq-garrison = +1 солдат в начале хода на каждую свою территорию со штабом
power-card-levy = взяв карту своей территории, ставит там +1 солдата
power-any-time-maneuver = перемещение можно сделать в любой момент своего хода
power-free-maneuver = перемещение между любыми двумя своими территориями, даже не связанными
hint-faction = { $power } ({ $effect })
note-winner = { $missiles ->
    [one] Вы здесь уже побеждали: начинаете без ★, зато с ракетой: 🚀 { $missiles }. Она делает любой кубик броска шестёркой.
    [few] Вы здесь уже побеждали: начинаете без ★, зато с ракетами: 🚀 { $missiles }. Каждая делает любой кубик броска шестёркой.
   *[many] Вы здесь уже побеждали: начинаете без ★, зато с ракетами: 🚀 { $missiles }. Каждая делает любой кубик броска шестёркой.
}
note-starts = Начать можно на свободной территории без города и метки, не рядом с чужим штабом{ $home ->
    [0] .
   *[1] , и в крупном городе, который вы основали.
}
note-starts-relaxed = Свободной территории без города и метки вдали от всех штабов не осталось, поэтому можно начать и на других.
note-further-power = -# { $faction }: { $power } ({ $effect })
hint-sticker = 🪙{ $coins } → 🪙{ $more }
hint-neighbours = соседи: { $lands }{ $more ->
    [0] {""}
   *[more] {" "}и ещё { $more }
}
hint-distance = { $count ->
    [one] до штаба { $count } шаг
    [few] до штаба { $count } шага
   *[many] до штаба { $count } шагов
}

## Your turn

move-buy-star = Купить звезду: ★{ $stars } → ★{ $more }{ $wins ->
    [0] {""}
   *[1] {" "}— это победа!
}
move-buy-star-cards = Выбрать карты за звезду…
move-go-on = К набору войск
move-trade = { $troops ->
    [0] Обменять 🪙{ $coins }
    [one] Обменять 🪙{ $coins } на { $troops } солдата
    [few] Обменять 🪙{ $coins } на { $troops } солдат
   *[many] Обменять 🪙{ $coins } на { $troops } солдат
}
move-trade-cards = Выбрать карты…
move-add-card = + { $card }
move-drop-card = − { $card }
move-take-card = { $card }
move-all = Все { $count }
move-place = { $where } +{ $count }
move-end-turn = Закончить ход
move-in-general = { $what ->
    [place] Разместить войска
    [trade] Обменять карты
    [buy-star] Купить звезду
    [assault] Атаковать
    [expand] Занять пустую землю
    [maneuver] Переместить войска
   *[end-turn] Закончить ход
}
move-take-back = Отменить: { $what }
deed-traded = { $cards ->
    [one] { $cards } карта на войска ({ $troops })
    [few] { $cards } карты на войска ({ $troops })
   *[many] { $cards } карт на войска ({ $troops })
}
deed-moved = { $origin } → { $target }
move-name-later = { $place ->
    [city] Назвать город: { $where }
   *[continent] Назвать континент: { $where }
}
group-place = { $front ->
    [0] Солдаты в тыл
    [2] Солдаты на одну пустую территорию
   *[1] Солдаты на фронт
}
group-trade = Сначала обменять карты
besides-trade = сначала обменять карты, это до { $troops ->
    [one] { $troops } солдата
    [few] { $troops } солдат
    [many] { $troops } солдат
   *[other] { $troops } солдат
}
group-expand = Экспансия
group-attack = Атака
group-march-hqs = Штабы
group-maneuver = { $any ->
    [0] Переместить, и ход закончится
   *[1] Переместить (ход продолжится)
}
hint-grow = { $troops } ▸ { $after }
hint-ends-turn = ход закончится
hint-from = ← { $where }
hint-arrive = { $count ->
    [one] дойдёт { $count }
    [few] дойдут { $count }
   *[many] дойдут { $count }
}
hint-arrive-most = дойдёт не больше { $count }
hint-toll = { $count ->
    [one] стоит { $count } солдата
    [few] стоит { $count } солдат
   *[many] стоит { $count } солдат
}
hint-cards = { $cards }
hint-star-instead = или { $cards } карты за ★
hint-slot = место { $slot }
hint-levy = { $count ->
    [one] там +{ $count } солдат
    [few] там +{ $count } солдата
   *[many] там +{ $count } солдат
}
hint-price = 🪙{ $coins }{ $troops ->
    [0] {""}
    [one] {" "}= { $troops } солдат
    [few] {" "}= { $troops } солдата
   *[many] {" "}= { $troops } солдат
}
hint-go-on = { $count ->
    [one] { $count } новый солдат
    [few] { $count } новых солдата
   *[many] { $count } новых солдат
}
hint-joins = вы снова вступаете в войну
warn-end = ⚠️ { $where }: { $alone ->
    [0] в конце этого хода там погибнут ваши последние солдаты
   *[1] солдат, который останется там один, погибнет в конце этого хода
}{ $known ->
    [0] {""}
   *[1] {" "}({ $cause })
}{ $hq ->
    [0] .
   *[1] , и звезда ★ штаба будет потеряна.
}
warn-out = ⚠️ Тогда у вас нигде не останется солдат.
warn-wasted = { $count ->
    [one] ⚠️ В этом броске это ничего не изменит: { $count } ракета пропадёт зря.
    [few] ⚠️ В этом броске это ничего не изменит: { $count } ракеты пропадут зря.
   *[many] ⚠️ В этом броске это ничего не изменит: { $count } ракет пропадут зря.
}
warn-their-die = ⚠️ Шестёркой станет кубик противника ({ $who }), это против вас.
hint-end-turn = { $card ->
    [choice] затем выберете карту ({ $cards })
    [single] затем возьмёте карту ({ $cards })
    [coin] затем возьмёте карту-монету
    [none] карт-монет больше нет
   *[not-due] в этот ход без карты
}
hint-expansions = { $line } · экспансий { $count } из { $of } нужных для карты
note-toll = { $count ->
    [one] По дороге погибнет { $count } солдат
    [few] По дороге погибнут { $count } солдата
   *[many] По дороге погибнут { $count } солдат
}
note-recruits = Набор войск: { $count }{ $cards ->
    [0] {""}
   *[1] {" "}+ { $cards } за карты
} ({ $sum })
recruits-sum = { $least ->
    [1] { $more ->
        [0] минимум
       *[1] минимум { $base }
    }
   *[0] { $more ->
        [0] {""}
       *[1] { $base } за{" "}
    }{ $more ->
        [0] { $territories ->
            [one] { $territories } территория
            [few] { $territories } территории
           *[many] { $territories } территорий
        }
       *[1] { $territories ->
            [one] { $territories } территорию
            [few] { $territories } территории
           *[many] { $territories } территорий
        }
    }{ $population ->
        [0] {""}
       *[1] {" "}и население { $population }
    }
}{ $continents ->
    [0] {""}
   *[1] {" "}+ { $continents } за континенты
}{ $names ->
    [0] {""}
   *[1] {" "}+ { $names } за их имена
}{ $powers ->
    [0] {""}
   *[1] {" "}+ { $powers } за свойства фракции
}
note-hand = Ваши карты: { $cards } ({ $purse })

## Battle

move-aim-attack = { $spot } · { $who }
move-aim-maneuver = { $spot } →
move-assault = ⚔ { $order }
move-assault-order = Иначе…
move-march = В поход…
move-march-ratio = { $count ->
    [1] Пока моих солдат больше
    [one] Пока моих солдат больше чем в { $count } раз
    [few] Пока моих солдат больше чем в { $count } раза
   *[many] Пока моих солдат больше чем в { $count } раз
}
move-follow = { $how ->
    [max] Все, кроме одного, — и так до конца хода
   *[min] Больше никто — и так до конца хода
}
move-defend-with = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
move-pass = { $window ->
    [scar] Оставить карту себе
   *[missile] Не стрелять
}
move-play-scar = Сыграть карту «{ $scar }»
move-lay-scar = Сыграть карту «{ $scar }»…
move-fire = { $at ->
    [attack] 🚀 Кубик атаки { $attack } → { $six }
    [defence] 🚀 Кубик защиты { $defence } → { $six }
   *[both] 🚀 Атака { $attack } и защита { $defence } → { $six }
}{ $vain ->
    [0] {""}
   *[1] {": "}ничего не изменит
}
order-rolls = { $count ->
    [0] до захвата
    [1] один бросок
    [one] до { $count } броска
    [few] до { $count } бросков
   *[many] до { $count } бросков
}
order-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
order-keep = стоп при ≤{ $count }
order-scar = { $plays ->
    [0] не играть: { $scar }
   *[1] сначала сыграть: { $scar }
}
order-scar-none = сначала сыграть карту метки
order-missiles = { $press ->
    [0] { $ask ->
        [0] без моих ракет
       *[1] спрашивать о моих ракетах
    }
    [one] { $press } ракета, если это даст захват{ $ask ->
        [0] {""}
       *[1] , иначе спросить
    }
    [few] до { $press } ракет, если это даст захват{ $ask ->
        [0] {""}
       *[1] , иначе спросить
    }
   *[many] до { $press } ракет, если это даст захват{ $ask ->
        [0] {""}
       *[1] , иначе спросить
    }
}
order-advance = { $how ->
    [ask] потом спросить, кто войдёт
    [min] потом войдут только уцелевшие
   *[max] потом войдут все, кроме одного
}
order-leave = потом войдут все, кроме { $count }
group-rolls = Броски и кубики
group-keep = Когда остановиться
group-advance = После захвата
group-plays = Что сыграть
hint-march-begin = атака за атакой кратчайшим путём
hint-march-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}{ $troops ->
    [0] , на пути никого
   *[1] , на пути { $troops }
}
hint-march-halts = { $way } · самое позднее остановится перед целью ({ $where }): там перевеса уже не хватит
note-march-start = Поход идёт кратчайшим путём и начинается здесь: { $origin }. А { $most } остаётся на месте: нападайте этой армией отдельно или выберите цель ближе к ней.
note-march = -# С каждым шагом идут дальше все, кроме одного; ваши ракеты и карты меток не играют. Перед каждой атакой ваши солдаты сравниваются с чужими; поход кончается у цели, там, где перевес меньше заданного, или когда атака прервана. Проценты — это вероятность, что атака удастся.
hint-attack-from = ← { $spot }
hint-average = в среднем вы теряете { $lost }, враг — { $killed }
hint-turned = шанс захвата: { $before } % → { $after } %
outcome = { $falls ->
    [0] атака { $lost }, защита { $killed }
   *[1] атака { $lost }, защита { $killed }: взята территория { $where }
}
note-battle = ⚔ { $who }: { $origin } → { $target }, { $defender }
note-marks = { $where }: { $marks }
note-subject = На кубики действует: { $by }
by-highest = { $delta ->
    [-1] −1 к старшему кубику защиты
   *[1] +1 к старшему кубику защиты
}
by-lowest = { $delta ->
    [-1] −1 к младшему кубику защиты
   *[1] +1 к младшему кубику защиты
}
by-each = +{ $delta } к каждому кубику защиты
by-each-attack = +{ $delta } к каждому кубику атаки
by-overrun = три одинаковых кубика атаки, убив хоть одного, берут всё
note-dice = 🎲 атака { $attack }, защита { $defence }
note-stands = По этим кубикам: { $outcome }
prompt-at-stake = { $stake } { $asks }
stake = { $of ->
    [game] ❗ { $where }: если падёт, победит { $who }!
    [mine] ❗ { $where }: на кону ваш штаб и его звезда ★!
    [held] ❗ { $where }: на кону занятый вами штаб и его звезда ★!
   *[hq] ❗ { $where }: на кону штаб и его звезда ★!
}
asks-missiles = { $vain ->
    [0] Выпустить ракеты по этим кубикам?
   *[1] Ваши ракеты этот бросок не изменят. Оставить как есть?
}
asks-scar = { $use ->
    [idle] Делать нечего, карта метки сейчас не поможет. Просто оставьте её: никто не поймёт, какая она.
    [vain] Карта метки не изменит шансов. Оставить её?
    [harms] Сыграть карту метки? Ваш кубик уменьшится.
   *[good] Сыграть карту метки?
}
note-armed = Ракеты (каждая делает кубик шестёркой): { $missiles }
note-clash = { $spot } ⚔ { $target }, { $who }
note-brings = Захват { $gains }
note-order = Ваш приказ: { $order }
note-extras = И ещё: { $extras }
note-end = { $spot }: { $enemies }

## Standing orders

watch = { $when ->
    [mine] атака на мою территорию
    [winning-attack] атака с шансом выиграть партию
    [would-lose-mine] угроза потерять территорию
    [my-rolls] любой бросок с моим участием
   *[all] любая атака
}
where = { $which ->
    [mine] любая моя территория
   *[my-hq] мой штаб
}
line-march = Поход: { $goal }, { $count ->
    [one] { $count } шаг
    [few] до { $count } шагов
   *[many] до { $count } шагов
}, пока больше { $ratio } : 1
line-stand = Оборона: новобранцы — { $where }, без атак, конец хода
goal-nearest = ближайший штаб
camp-neediest = где опаснее всего
anybody = кто угодно
next-turn = в начале следующего хода
turn-of = когда начнёт ходить { $who }
queued = { $turn }: { $where }
trap = { $count ->
    [1] { $attacker } атакует: { $where }
    [one] { $attacker } атакует, имея от { $count } солдата: { $where }
    [few] { $attacker } атакует, имея от { $count } солдат: { $where }
   *[many] { $attacker } атакует, имея от { $count } солдат: { $where }
}
rule-hold = { $count ->
    [one] { $where }, удержать ({ $count } ракета)
    [few] { $where }, удержать (до { $count } ракет)
   *[many] { $where }, удержать (до { $count } ракет)
}
rule-deny-win = { $count ->
    [one] не дать победить ({ $count } ракета)
    [few] не дать победить (до { $count } ракет)
   *[many] не дать победить (до { $count } ракет)
}
move-order-dice = { $one ->
    [0] Снова два кубика — { $where }
   *[1] Один кубик — { $where }
}
move-order-watch = { $on ->
    [0] − { $when }
   *[1] + { $when }
}
move-order-wish = { $place ->
    [0] + { $what }
   *[written] − { $place }. { $what }
}
move-order-line = { $on ->
    [0] − { $line }
   *[1] + { $line }
}
move-order-buy-winning-star = { $value ->
    [0] Если время выйдет, не покупать победную звезду
   *[1] Если время выйдет, купить победную звезду
}
move-order-asked-by-packets = { $value ->
    [0] Без вопросов о событиях из пакетов
   *[1] Снова спрашивать о событиях из пакетов
}
move-order-act-now = ▶ Доиграть ход по распоряжениям
hint-act-now = всё по ним будет сделано сразу
move-leaf = { $page ->
    [wishes] Что делать без вопроса…
    [stops] Когда остановиться…
    [lines] Мои ходы…
    [marches] + Поход…
    [stands] + Новобранцы, оборона, конец хода…
    [dice] Кубики защиты…
    [scar-watch] Когда спрашивать о карте метки…
    [traps] Ловушки с картой метки…
    [plays] Карта метки в начале хода…
    [missile-watch] Когда спрашивать о ракетах…
    [rules] Правила для ракет…
   *[concede] Отдать победу…
}
template-hold = 📋 Новобранцы, оборона, конец хода
hint-template-hold = На 3 хода: новобранцы туда, где опаснее всего, без атак. До первой вашей потери
template-march = 📋 Поход на ближайший штаб
hint-template-march = На 3 хода: пока у вас больше 3 к 1, до 5 шагов за ход; иначе оборона. До первой потери или отпора
template-quiet = 📋 Не спрашивать меня в боях
hint-template-quiet = Никаких вопросов о карте метки и ракетах; ваши ловушки и правила вычёркиваются
template-watchful = 📋 Спрашивать о каждой атаке
hint-template-watchful = Пока у вас есть карта метки или ракеты; ваши ловушки и правила вычёркиваются
move-concede-pen = Отдать победу игроку { $who }…
move-concede = Да, отдать победу игроку { $who }
move-concede-not = Передумать: не отдавать победу
pen-at-least = { $count ->
    [one] от { $count } солдата
    [few] от { $count } солдат
   *[many] от { $count } солдат
}
pen-up-to = { $count ->
    [one] { $count } ракета
    [few] до { $count } ракет
   *[many] до { $count } ракет
}
pen-turns = { $count ->
    [0] пока не вычеркну
    [one] на { $count } ход
    [few] на { $count } хода
   *[many] на { $count } ходов
}
pen-steps = { $count ->
    [one] { $count } шаг за ход
    [few] до { $count } шагов за ход
   *[many] до { $count } шагов за ход
}
pen-ratio = только пока больше { $count } : 1
pen-deny-win = там, где может победить другой
group-watch = { $territory ->
    [0] Когда
   *[1] Для одной территории
}
group-pen = { $what ->
    [turns] Надолго ли
    [steps] Как далеко
    [ratio] При каком перевесе
    [goal] Куда
    [camp] Куда ставить новобранцев
    [at-least] Сила атаки
    [attacker] Кто нападает
    [whose-turn] Когда
    [up-to] Сколько
   *[where] Где
}
concede-effect = { $missing ->
    [0] партия сразу закончится, и победит { $who }
   *[1] партия закончится, когда согласятся и другие ({ $others })
}
concede-waits = Вы уже отдали победу: { $who }. Ещё не согласны: { $others }
concede-nobody = { $begun ->
    [0] Пока некому: партия ещё не началась.
   *[1] Сейчас некому: у других нет войск на поле.
}
hint-troops = { $count ->
    [one] { $count } солдат
    [few] { $count } солдата
   *[many] { $count } солдат
}
hint-save = действует со следующего броска
hint-save-play = такие распоряжения всех игроков исполняются в порядке записи; сыграть можно только раз
hint-save-line = очередь после строк выше; ход, который вы уже играете сами, остаётся за вами
note-lines = -# Действует первая строка, которой есть что делать; если таких нет, вас спросят. Звёзды не покупаются, карты не обмениваются; если звезда принесёт победу, вас спросят.
stop-attacked = атакуют вашу территорию
stop-lost = вы теряете территорию
stop-played = в вашем бою кто-то играет карту метки или пускает ракеты
stop-repelled = ваша атака прервана
stop-leading = кому-то другому до победы не хватает одной звезды
note-wishes = Называйте по порядку, лучшее — первым; повторный выбор вычёркивает. Когда дойдёт до этого, первое возможное сделается без вопроса. Если невозможно ничего, вас спросят.
note-stops = Тогда перестают действовать все ваши распоряжения, и вас спрашивают как обычно, пока вы не включите их снова.
note-pen = Черновик: { $line }
note-own-scar = Ваша карта: { $scar } · на вашей земле { $effect }
note-own-early-scar = Ваша карта: { $scar } · { $effect }
note-idle-scar = -# Карту «{ $scar }» сейчас не сыграть. Вас спрашивают всё равно, иначе все поняли бы, какая карта у вас в руке.
note-idle-window = -# Спрашивают всех, у кого есть карта метки, какой бы она ни была. «{ $scar }» остаётся у вас. Не хотите таких вопросов? Ниже есть **Когда спрашивать о карте метки…**
note-vain-window = -# Чтобы спрашивали реже, ниже есть **Когда спрашивать о карте метки…**
dry-run = -# ↳ { $what }
dry-attack = { $origin } { $troops } → { $target } ({ $who })
dry-attacks = { $attacks }{ $more ->
    [0] {""}
   *[1] {" "}и ещё { $more }
}
dry-trap = { $count ->
    [0] сейчас в неё никто не попадёт
   *[1] сейчас сработала бы против: { $attacks }
}
dry-never = { $why ->
    [scarred] метка там уже есть: никогда не сработает
    [gone] этот игрок вне игры: никогда не сработает
   *[no-card] у вас нет карты метки
}
queue-never = { $why ->
    [scarred] метка там уже есть
    [gone] этот игрок вне игры
   *[no-card] у вас нет такой карты
}
dry-hold = { $lands ->
    [one] прикрывает { $lands } территорию
    [few] прикрывает { $lands } территории
   *[many] прикрывает { $lands } территорий
}; { $then }
dry-nothing = не прикрывает ничего вашего
dry-rule = { $when ->
    [idle] сейчас останавливать некого
    [overruled] там действует правило выше
   *[fires] может сработать против: { $attacks }
}
dry-habit = { $habit ->
    [scar-watch] { $count ->
        [0] сейчас новых вопросов не будет
        [one] сейчас спросят при { $count } атаке: { $attacks }
        [few] сейчас спросят при { $count } атаках: { $attacks }
       *[many] сейчас спросят при { $count } атаках: { $attacks }
    }
   *[missile-watch] { $count ->
        [0] сейчас новых вопросов не будет
        [one] сейчас могут спросить при { $count } атаке: { $attacks }
        [few] сейчас могут спросить при { $count } атаках: { $attacks }
       *[many] сейчас могут спросить при { $count } атаках: { $attacks }
    }
}
dry-yields = { $habit ->
    [scar-watch] сначала сработает ваша ловушка: { $attacks }
   *[missile-watch] сначала решает ваше правило: { $attacks }
}
dry-front = { $origin } { $troops }{ $recruits ->
    [0] {""}
   *[1] {" "}+ { $recruits }
}
dry-leg = { $target } { $troops ->
    [0] (пусто)
   *[1] { $troops } ({ $percent } %)
}
dry-way = { $left } → { $right }
dry-gap = …
dry-march = сейчас: { $way }
dry-stand = сейчас: { $origin }, и конец хода
dry-outnumbered = ждёт: { $origin } против { $target } — слишком мало
dry-idle = { $why ->
    [reached] делать нечего: это уже ваше
    [cut-off] ждёт: туда нет пути
    [tired] шаги этого хода уже сделаны
   *[lost] ждёт: эта территория не ваша
}
one-die = { $choice ->
    [0] Пока выбирать нечего: ни на одной вашей территории нет двух солдат.
   *[1] Обычно в защите два кубика. С одним вы за бросок теряете не больше одного солдата, но и убиваете не больше одного.
}
one-die-odds = -# { $origin } { $attackers } → { $target } { $troops } ({ $who }): шанс захвата { $percent } %, с одним кубиком { $alone } %
dry-ready = ⚡ Распоряжения могут сработать сейчас: { $attacks }

## Rewards and names

reward-claim-continent = Назвать континент…
reward-found-major = Основать крупный город…
reward-cancel-scar = Отменить метку…
reward-change-bonus = Изменить бонус континента…
reward-fortify = Укрепить город…
reward-destroy-card = Уничтожить карту территории…
reward-found-minor = Основать мелкий город…
reward-upgrade-card = Добавить карте монету…
worth-claim-continent = +1 солдат только вам, когда континент ваш
worth-found-major = население 2, и стартовать там сможете только вы
worth-cancel-scar = территория снова без метки
worth-change-bonus = +1 или −1 для всех и навсегда
worth-fortify = +1 к каждому кубику защиты на десять атак тремя кубиками
worth-destroy-card = у территории больше не будет карты
worth-found-minor = население 1, там, где вы стоите сейчас
worth-upgrade-card = 🪙+1 на карту вашей нынешней территории
hint-opens = 📦 откроется { $packet }!
seal-nears = { $opens ->
    [0] 📦 { $packet } ({ $condition }): станет **{ $done } из { $all }**.
   *[1] 📦 Так откроется **{ $packet }**{ $all ->
        [0] {""}
       *[some] : { $done } из { $all }
    } ({ $condition })!
}
note-nears = Мелкий город: { $nears }
hint-supply = осталось { $count }
hint-bonus = +{ $troops }
hint-coins = 🪙{ $coins }
hint-holder = { $who }, { $troops ->
    [one] { $troops } солдат
    [few] { $troops } солдата
   *[many] { $troops } солдат
}
hint-not-now = назвать можно и позже, в один из своих ходов
hint-forgo = эта награда пропадёт навсегда
move-change-bonus = { $continent }: { $now } → { $then }
move-forgo-sure = Отказаться от награды…
move-forgo = Да, без награды
move-give-name = Да, назвать «{ $name }»
move-not-now = Не сейчас

## Why not

reason-power-not-offered = У фракции остаётся одно из двух её свойств.
reason-coin-limit = На этой карте уже 3 монеты: до первой партии больше нельзя.
reason-faction-taken = За эту фракцию уже кто-то играет.
reason-occupied = Там уже кто-то есть.
reason-marked = Там наклейка: город или метка.
reason-near-hq = Рядом чужой штаб.
reason-need-four-cards = Звезда стоит ровно четыре карты.
reason-too-few-coins = Нужно хотя бы 🪙2 вместе.
reason-trade-used = В этот ход вы уже меняли карты.
reason-not-yours = Только там, где стоят ваши войска.
reason-not-adjacent = Рядом нет ваших территорий.
reason-not-enemy = Там нет вражеских войск.
reason-same-territory = Они уже стоят там.
reason-not-connected = Нет цепочки ваших территорий.
reason-maneuver-used = В этот ход вы уже перемещали войска.
reason-must-keep-one = Один солдат всегда остаётся.
reason-too-many-dice = Не хватает войск: по солдату на кубик, и один остаётся.
reason-no-missile = Столько ракет у вас нет.
reason-city-cost = Мало солдат: город берёт свою плату, и кто-то должен дойти.
reason-must-survive = Мало солдат: никто не дойдёт живым.
reason-closed = Железная стена: до конца хода туда больше не нападают.
reason-has-city = Там уже есть город.
reason-not-held-at-end = В конце партии вас там нет.
reason-card-gone = Эта карта уничтожена.
reason-card-full = На этой карте уже 6 монет.
reason-continent-named = У этого континента уже есть имя.
reason-continent-changed = Бонус этого континента уже меняли.
reason-no-city = Там нет города.
reason-no-scar = Там нет метки.
reason-scarred-already = Там уже есть метка.
reason-no-such-card = У вас нет карты метки.
reason-die-locked = Этот кубик уже изменила ракета.
reason-supply-empty = Таких наклеек больше не осталось.
reason-nowhere = Сейчас для этого нет места.
reason-name-chars = Только буквы, цифры, пробелы и простые знаки препинания.
reason-name-length = Слишком коротко или слишком длинно.
reason-name-taken = В этом мире так уже что-то называется.
reason-no-marks = Там никогда ничего не отмечают.
reason-not-now = Сейчас это невозможно.
reason-wrong-step = Сейчас другой шаг хода; порядок: звёзды, набор, атаки, перемещение.

## What has happened

by-lot = По жребию
event-founding-began = Основание мира. Выбирают по очереди: { $order }.
event-power-chosen = { $chance ->
    [0] { $seat }: { $faction }, свойство { $power }.
   *[1] { $seat }: { $faction }, свойство { $power } (наугад).
}
event-sticker-stuck = { $chance ->
    [0] { $seat }: 🪙 → { $territory }.
   *[1] { $seat }: 🪙 → { $territory } (наугад).
}
event-world-founded = Основание мира завершено.
event-game-began = Партия { $game }. Открытые карты: { $row }.{ $count ->
    [0] {""}
   *[1] {" "}Ракеты: { $missiles }.
}{ $scars ->
    [0] {" "}Карт меток не получает никто.
   *[1] {" "}Каждый получает карту метки.
}
armed = { $who } 🚀{ $count }
event-scar-dealt = Ваша карта метки: { $scar }.
event-start-rolled = Кто начинает: { $rounds }. Первый ход: { $first }.
thrown = { $dice }
thrown-again = { $first }, затем { $again }
thrown-by = { $who } ({ $die })
event-faction-taken = { $seat } играет за фракцию «{ $faction }».
event-started = { $troops ->
    [one] { $seat }: штаб и { $troops } солдат → { $territory }.
    [few] { $seat }: штаб и { $troops } солдата → { $territory }.
   *[many] { $seat }: штаб и { $troops } солдат → { $territory }.
}
event-turn-began = ▸ Раунд { $round }: { $seat }
event-garrisoned = { $seat }: гарнизон штаба, по +1 → { $territories }.
event-joined = { $troops ->
    [one] { $seat } вступает в войну: { $territory }, { $troops } солдат.
    [few] { $seat } вступает в войну: { $territory }, { $troops } солдата.
   *[many] { $seat } вступает в войну: { $territory }, { $troops } солдат.
}
event-recruited = { $seat } набирает { $count } ({ $sum }).
event-cards-traded = { $troops ->
    [one] { $seat } меняет карты на { $troops } солдата (🪙{ $coins }): { $cards }.
    [few] { $seat } меняет карты на { $troops } солдат (🪙{ $coins }): { $cards }.
   *[many] { $seat } меняет карты на { $troops } солдат (🪙{ $coins }): { $cards }.
}
event-star-bought = { $seat } покупает звезду ★. Отданные карты: { $cards }.
event-troops-placed = { $seat } ставит новых солдат: { $territory } +{ $troops }.
event-troops-garrisoned = { $seat } ставит новых солдат: { $territory } +{ $troops }, и ещё { $count ->
    [one] +1
    [few] по +1
   *[many] по +1
} от гарнизона штаба{ $here ->
    [0] : { $others }
    [1] {""}
   *[2] : там же и { $others }
}.
event-taken-back = { $what ->
    [placed] { $seat } отменяет размещение.
    [traded] { $seat } отменяет обмен.
    [expanded] { $seat } отменяет экспансию.
   *[moved] { $seat } отменяет перемещение.
}
event-territory-entered = { $seat }: { $origin } → { $target }, { $each ->
    [0] { $troops ->
        [one] { $troops } солдат
        [few] { $troops } солдата
       *[many] { $troops } солдат
    }
   *[1] по { $troops ->
        [one] { $troops } солдату
        [few] { $troops } солдата
       *[many] { $troops } солдат
    }
}{ $lost ->
    [0] {""}
   *[1] , потери при входе: { $each ->
        [0] { $lost }
       *[1] по { $lost }
    }
}.
event-hq-entered = { $line } Там стоит штаб ★ ({ $whose }).
event-lost-on-the-way = { $seat } теряет по дороге { $troops ->
    [one] { $troops } солдата
    [few] { $troops } солдат
   *[many] { $troops } солдат
} ({ $territory }).
event-maneuvered = { $troops ->
    [one] { $seat } перемещает { $troops } солдата: { $origin } → { $target }.
    [few] { $seat } перемещает { $troops } солдат: { $origin } → { $target }.
   *[many] { $seat } перемещает { $troops } солдат: { $origin } → { $target }.
}
event-card-taken = { $levied ->
    [0] { $seat } берёт карту: { $card }.
   *[1] { $seat } берёт карту: { $card }, и там +1 солдат.
}
event-row-changed = { $reshuffled ->
    [0] Открытые карты: { $row }
    [one] Сброс ({ $reshuffled } карта) становится новой колодой. Открытые карты: { $row }
    [few] Сброс ({ $reshuffled } карты) становится новой колодой. Открытые карты: { $row }
   *[many] Сброс ({ $reshuffled } карт) становится новой колодой. Открытые карты: { $row }
}
event-discarded = В сброс: { $card }. { $line }
event-pile-emptied = Последняя карта-монета взята: больше всего территорий у игрока { $seat }, ему звезда ★.
event-pile-emptied-tied = Последняя карта-монета взята. Территорий поровну: звезду не получает никто.
event-knocked-out = { $count ->
    [0] { $seat }: войск не осталось.
    [one] { $seat }: войск не осталось; { $by } забирает { $count } карту: { $cards }.
    [few] { $seat }: войск не осталось; { $by } забирает { $count } карты: { $cards }.
   *[many] { $seat }: войск не осталось; { $by } забирает { $count } карт: { $cards }.
}
event-wiped-out = { $count ->
    [0] { $seat }: войск не осталось.
    [one] { $seat }: войск не осталось; { $count } карта сброшена: { $cards }.
    [few] { $seat }: войск не осталось; { $count } карты сброшены: { $cards }.
   *[many] { $seat }: войск не осталось; { $count } карт сброшено: { $cards }.
}
event-packet-unsealed = { $seat } открывает { $packet }!
event-packet-unsealed-late = { $packet }: открыто!
event-rules-changed = 🆕 Новое после прошлой игры: { $packets }.
packet-brings = { $packet } ({ $brings })
event-eliminated = { $why ->
    [no-start] { $seat } выбывает: вступить в войну негде.
    [removed] { $seat } уводит все войска с поля.
   *[no-troops] { $seat } заканчивает эту партию без войск и выбывает.
}
event-conceded = { $seat } отдаёт победу игроку { $to }.
event-conceded-not = { $seat } больше не отдаёт победу.
event-assault-began = ⚔ { $seat }: { $origin } → { $target } ({ $defender }), { $dice }, { $rolls }
event-scar-played = { $seat } кладёт метку навсегда: { $scar } → { $territory }{ $foreign ->
    [0] {""}
   *[1] {" "}({ $holder })
}.
event-missiles-fired = { $count ->
    [one] 🚀 { $seat } стреляет по кубику
    [few] 🚀 { $seat } стреляет по { $count } кубикам
   *[many] 🚀 { $seat } стреляет по { $count } кубикам
}{ $side ->
    [attack] {" "}(атака)
    [defence] {" "}(защита)
   *[open] {""}
}: { $values } → 6
event-missiles-fired-at = { $own ->
    [0] { $count ->
        [one] 🚀 { $seat } стреляет по кубику игрока { $whose }
        [few] 🚀 { $seat } стреляет по { $count } кубикам игрока { $whose }
       *[many] 🚀 { $seat } стреляет по { $count } кубикам игрока { $whose }
    }
   *[1] { $count ->
        [one] 🚀 { $seat } стреляет по своему кубику
        [few] 🚀 { $seat } стреляет по { $count } своим кубикам
       *[many] 🚀 { $seat } стреляет по { $count } своим кубикам
    }
}: { $values } → 6
event-missiles-fired-both = 🚀 { $seat } стреляет по { $count } кубикам ({ $whose }): { $values } → 6
event-roll-settled = 🎲 { $attack } : { $defence } → атака { $lost }, защита { $killed }
event-roll-at = { $where }: { $line }
event-ticked = { $line }, зачёркнута клетка 🧱
event-overrun = { $line }, сокрушение!
event-closed = { $line }, железная стена: до конца хода туда больше не нападают
event-conquered = { $seat } занимает территорию { $target }, { $loser } её теряет.
event-hq-taken = { $line } Вместе с ней взят и штаб ★ ({ $whose }).
event-moved-in = { $troops ->
    [one] { $target }: вошёл ещё { $troops }.
    [few] { $target }: вошли ещё { $troops }.
   *[many] { $target }: вошли ещё { $troops }.
}
event-assault-ended = ⚔ { $seat }: { $origin } → { $target }: { $why ->
    [conquered] { $known ->
        [0] захват
       *[1] захват, { $defender } теряет территорию
    }
    [closed] отбито, до конца хода туда больше не нападают
    [floor] остановлено на заданном пределе (солдаты или перевес)
    [reaction] прервано меткой или ракетой
    [over] партия закончилась
    [gone] воевать больше не с кем
   *[rolls] отбито
}{ $rolls ->
    [0] {""}
   *[1] , { $sums }
}
event-sums = потеряно { $lost }, убито { $killed } ({ $count ->
    [one] { $count } бросок
    [few] { $count } броска
   *[many] { $count } бросков
})
event-hq-fell = { $line }, взят и штаб ★ ({ $whose })
event-march-halted = Ваш поход окончен ({ $goal }): для следующего шага перевес меньше, чем вы задали.
event-order-dropped = { $order ->
    [trap] Ваша ловушка больше не может сработать и вычеркнута.
    [play] Отложенную карту метки положить больше некуда, запись вычеркнута.
    [lines] Срок распоряжений для ваших ходов вышел, они вычеркнуты.
   *[rule] Ракет у вас больше нет; правила для ракет вычеркнуты.
}
event-game-won = { $why ->
    [stars] { $stars ->
        [one] { $seat } побеждает: { $stars } звезда ★!
        [few] { $seat } побеждает: { $stars } звезды ★!
       *[many] { $seat } побеждает: { $stars } звёзд ★!
    }
    [alone] { $seat } побеждает: больше никого не осталось.
    [round-cap] { $stars ->
        [one] Последний раунд сыгран. { $seat } впереди ({ $stars } звезда ★) и побеждает.
        [few] Последний раунд сыгран. { $seat } впереди ({ $stars } звезды ★) и побеждает.
       *[many] Последний раунд сыгран. { $seat } впереди ({ $stars } звёзд ★) и побеждает.
    }
   *[conceded] Все остальные отдают победу: { $seat } побеждает.
}
event-board-signed = ✍ { $seat } расписывается на поле за партию { $game }. Автографов: { $signatures }.
event-continent-taken = { $seat } вправе назвать континент ({ $continent }) и впредь получает за него +1 солдата.
event-city-built = { $city ->
    [major-city] { $seat } основывает крупный город: { $territory }.
   *[minor-city] { $seat } основывает мелкий город: { $territory }.
}
event-scar-removed = { $seat } отменяет метку: { $territory }.
event-bonus-altered = { $seat } меняет бонус: { $continent } { $before } → { $bonus }.
event-fortification-built = { $seat } укрепляет город: { $territory }.
event-territory-card-destroyed = { $seat } уничтожает карту: { $territory }.
event-territory-card-upgraded = { $seat } добавляет монету: { $territory } 🪙{ $coins }.
event-reward-forgone = { $seat } на этот раз ничего не оставляет.
event-name-given = { $place ->
    [city] { $seat } называет город ({ $where }): { $name }
    [continent] { $seat } называет континент ({ $where }): { $name }
   *[planet] { $seat } называет планету: { $name }
}
event-name-postponed = { $place ->
    [planet] Планета пока остаётся без имени.
   *[city] { $seat } откладывает имя на потом.
}
event-namer-chosen = { $count ->
    [0] Больше всего автографов: { $person } называет планету.
   *[1] Автографов поровну; кубик плюс названные континенты: { $rounds }. Планету называет { $person }.
}
tie-by = { $who } ({ $die }+{ $named })
event-game-recorded = Партия { $game } вписана в летопись.

## Имена и знаки

nobody = управляющий
steward-of = управляющий ({ $faction })
and-last = { $others } и { $last }
beside = { $one } { $other }
tenths = { $whole },{ $tenth }
planet-placeholder = Безымянный мир
coin-cards = { $count ->
    [one] { $count } карта-монета
    [few] { $count } карты-монеты
   *[many] { $count } карт-монет
}
icon = { $kind ->
    [hq] 🚩
    [minor-city] 🏘
    [major-city] 🏙
    [world-capital] 🏛
    [bunker] 🛡
    [ammo-shortage] 🔻
    [fortification] 🧱
   *[closed] ⛔
}
icon-hq-of = 🚩({ $who })
icon-boxes = 🧱{ $left }
legend = { $icon } { $kind ->
    [hq] штаб
    [minor-city] мелкий город
    [major-city] крупный город
    [world-capital] столица
    [bunker] бункер
    [ammo-shortage] нехватка боеприпасов
    [fortification] укрепление (осталось клеток)
   *[closed] атаковать нельзя
}
supply = { $kind ->
    [minor-city] мелких городов { $count }
    [major-city] крупных городов { $count }
    [fortify-city] укреплений { $count }
    [cancel-scar] отмен меток { $count }
    [upgrade-card] наклеек-монет { $count }
    [raised] бонусов «+1» { $count }
    [lowered] бонусов «−1» { $count }
    [founding-coins] монет основания { $count }
   *[scar-card] несыгранных карт меток { $count }
}
supplies = { $left }
nearly-gone = На исходе: { $left }

## Поле

board-game = { $late ->
    [0] Партия { $game } из { $games }
   *[1] Партия { $game }, после кампании
}
board-title = { $founding ->
    [0] { $stage ->
        [starting] { $game } · расстановка
        [rewards] { $game } · награды
        [over] { $game } · окончена
       *[playing] { $game } · раунд { $round }{ $cap ->
            [0] {""}
           *[1] {" "}из { $cap }
        }
    }
   *[1] { $stage ->
        [over] Мир основан
       *[founding] Основание мира
    }
}
board-on-planet = { $planet } · { $title }
board-turn = { $recruits ->
    [0] ▸ Ходит { $who }
    [one] ▸ Ходит { $who } · осталось разместить { $recruits } солдата
    [few] ▸ Ходит { $who } · осталось разместить { $recruits } солдат
   *[many] ▸ Ходит { $who } · осталось разместить { $recruits } солдат
}
board-battle = { $rolls ->
    [0] ⚔ { $who }: { $origin } { $troops } → { $target } { $against } ({ $whom })
    [one] ⚔ { $who }: { $origin } { $troops } → { $target } { $against } ({ $taken ->
            [0] { $whom }
           *[1] теряет { $whom }
        }) · { $rolls } бросок, пало { $lost }, убито { $killed }
    [few] ⚔ { $who }: { $origin } { $troops } → { $target } { $against } ({ $taken ->
            [0] { $whom }
           *[1] теряет { $whom }
        }) · { $rolls } броска, пало { $lost }, убито { $killed }
   *[many] ⚔ { $who }: { $origin } { $troops } → { $target } { $against } ({ $taken ->
            [0] { $whom }
           *[1] теряет { $whom }
        }) · { $rolls } бросков, пало { $lost }, убито { $killed }
}
board-last = Последний бой · { $who }: { $origin } → { $target } ({ $whom }), { $taken ->
        [0] без захвата
       *[1] захват
    } · { $rolls ->
        [one] { $rolls } бросок
        [few] { $rolls } броска
       *[many] { $rolls } бросков
    }, потеряно { $lost }, убито { $killed }
board-dice = 🎲 { $attack } : { $defence }
board-die = { $locked ->
    [0] { $value }
   *[1] { $value }🚀
}
board-won = { $steward ->
    [0] 🏆 Побеждает { $who }
   *[1] 🏆 Побеждает { $who } (управляющий: без автографа и награды)
}
board-row = Карты: { $row }
board-slot = { $slot }. { $card } 🪙{ $coins }
board-gap = { $slot }. –
board-stock = { $star ->
    [0] Колода { $deck } · сброс { $discard } · карт-монет осталось { $pile }
   *[1] Колода { $deck } · сброс { $discard } · карт-монет осталось { $pile }, за последнюю дают ★
}
board-order = Порядок ходов: { $seats }
board-legend = -# { $icons }
legend-dice = 🎲 атака : защита, потери так же
board-seats = Звёзды: для победы нужно { $stars } ★
board-seat = **{ $who }** ★{ $stars }{ $count ->
    [0] {""}
   *[1] {" "}({ $sources })
} · { $army }{ $more ->
    [0] {""}
   *[1] {" "}· { $facts }
}
race = { $count ->
    [stars] ★
    [lands] 🗺️
    [troops] 🪖
    [recruits] ➕
    [cards] 🃏
    [coins] 🪙
    [none] ·
   *[who] 👤
}
legend-race = { $count ->
    [lands] 🗺️ территории
    [troops] 🪖 солдаты
    [recruits] ➕ набор
    [cards] 🃏 карты
   *[coins] 🪙 монеты
}
board-seat-waits = { $count ->
    [0] **{ $who }** ★{ $stars } · ещё без фракции
   *[1] **{ $who }** ★{ $stars } · ещё без фракции · { $facts }
}
board-seat-out = { $removed ->
    [0] **{ $who }** · { $army } · вне игры
   *[1] **{ $who }** · { $army } · больше не играет
}
board-army = { $faction } ({ $power })
star-source = { $source ->
    [hq] { $count ->
        [one] { $count } штаб
        [few] { $count } штаба
       *[many] { $count } штабов
    }
    [start] старт
    [bought] { $count ->
        [one] куплена { $count }
        [few] куплено { $count }
       *[many] куплено { $count }
    }
   *[coin-pile] последняя карта-монета
}
board-population = население { $count }
board-missiles = 🚀{ $count }
hand-missiles = ракеты
board-scar-card = карта метки
board-concedes = отдаёт победу игроку { $to }
board-continent = { $named ->
    [0] { $continent } +{ $bonus }{ $change ->
        [1] ▲
        [-1] ▼
       *[0] {""}
    }
   *[1] { $continent } +{ $bonus }{ $change ->
        [1] ▲
        [-1] ▼
       *[0] {""}
    } · { $namer } +{ $more }
}
board-deserted = Пока нигде никого: { $where }
board-held = **{ $where }**: { $count ->
        [0] свободно { $free }
       *[1] { $shares }{ $free ->
            [0] {""}
           *[1] , свободно { $free }
        }
    }
board-all-empty = **Свободно**: { $where }
board-empty = { $where } ({ $free })
board-share = { $whole ->
    [0] { $who } { $count }/{ $of }
   *[1] { $who } ✔
}
region-links = Что с чем граничит: { $where }
region-besides = Игроки, свойства, колоды
region-near = **{ $land }**: { $lands }
region-neighbour = { $held ->
    [0] { $land }
   *[1] { $who } { $land } { $troops }
}{ $sea ->
    [0] {""}
   *[1] {" "}(море)
}
region-land = { $held ->
    [0] { $land } (свободно)
   *[1] { $land } ({ $who })
}
board-land = { $troops ->
    [0] { $land }
   *[1] { $land } { $troops }
}
board-supplies = Осталось в коробке

## Своя страница

own-title = Ваша армия
score = { $who } ★{ $stars }/{ $of } · { $lands ->
    [one] { $lands } земля
    [few] { $lands } земли
   *[many] { $lands } земель
}{ $count ->
    [0] {""}
   *[1] , { $continents }
}{ $more ->
    [0] {""}
   *[1] {" "}+{ $more }
}
headline-hq = { $own ->
    [0] { $who } берёт штаб ({ $whose }): теперь ★{ $stars }
   *[1] { $who } возвращает свой штаб: теперь ★{ $stars }
}
headline-hq-from = { $own ->
    [0] { $who } берёт штаб ({ $whose }), { $loser } его теряет: теперь ★{ $stars }
   *[1] { $who } возвращает свой штаб ({ $loser } его теряет): теперь ★{ $stars }
}
headline-taken = { $hq ->
    [none] { $who } забирает у вас: { $where }
    [mine] { $who } забирает у вас: { $where } вместе с вашим штабом и его звездой ★
   *[foreign] { $who } забирает у вас: { $where } вместе со штабом ({ $whose }) и его звездой ★
}
headline-went-on = { $line } (теперь там { $holder })
broken-off = метка или ракета прерывает бой
broken-off-by = { $missiles ->
    [0] { $mine ->
        [0] карта метки ({ $who }) прерывает бой
       *[1] ваша карта метки прерывает бой
    }
    [one] { $mine ->
        [0] ракета ({ $who }) прерывает бой
       *[1] ваша ракета прерывает бой
    }
    [few] { $mine ->
        [0] { $missiles } ракеты ({ $who }) прерывают бой
       *[1] ваши { $missiles } ракеты прерывают бой
    }
   *[many] { $mine ->
        [0] { $missiles } ракет ({ $who }) прерывают бой
       *[1] ваши { $missiles } ракет прерывают бой
    }
}
headline-interrupted = { $who } нападает: { $where }; { $broken }, { $still ->
    [0] {""}
    [1] территория по-прежнему ваша,{" "}
   *[2] территория со штабом по-прежнему ваша,{" "}
}{ $count ->
    [0] потерь у вас нет
    [one] вы теряете { $count } солдата
    [few] вы теряете { $count } солдата
   *[many] вы теряете { $count } солдат
}
headline-held = { $count ->
    [0] { $who } нападает: { $where }; вы удержались без потерь
    [one] { $who } нападает: { $where }; вы удержались, потеряв { $count } солдата
    [few] { $who } нападает: { $where }; вы удержались, потеряв { $count } солдата
   *[many] { $who } нападает: { $where }; вы удержались, потеряв { $count } солдат
}
headline-hq-lost = { $own ->
    [0] { $who } снова теряет чужой штаб ({ $whose }): теперь ★{ $stars }
   *[1] { $who } теряет свой штаб: теперь ★{ $stars }
}
headline-star = { $who } покупает звезду: теперь ★{ $stars }
headline-packet = 📦 Открыто — { $packet }: { $brings }
headline-knocked-out = { $who }: войск не осталось
headline-attack = { $hq ->
    [0] { $who } прямо сейчас атакует: { $where }
    [1] { $who } прямо сейчас атакует: { $where }, там штаб ({ $whose })
   *[2] { $who } прямо сейчас атакует: { $where }, там ваш штаб
}
own-founding-title = Основание
own-founding = Вы решаете, с чего начнётся этот мир.
own-lands = Ваши территории: { $some ->
    [0] по 1: { $alone }
   *[1] { $lands }{ $ones ->
        [0] {""}
       *[1] {"; "}по 1: { $alone }
    }
}
own-hq = 🚩 { $land } { $troops }: { $reach }
aim = 🎯 { $title } ★{ $stars } ({ $asks })
own-stars = { $count ->
    [0] ★{ $stars } из { $of } · каждый ваш штаб даёт звезду
   *[1] ★{ $stars } из { $of } ({ $sources })
}
own-power = { $gained ->
    [0] 💪 **{ $power }** · { $effect }
   *[1] ➕ Получено: **{ $power }** · { $effect }
}
own-scar = Карта метки: **{ $scar }** · { $effect }
own-missiles-asked = -# В чужих боях вас о них спросят, только если бросок принесёт победу в партии; в распоряжениях можно попросить о большем.
own-missiles = { $count ->
    [one] 🚀 { $count } ракета · делает любой кубик броска шестёркой
    [few] 🚀 { $count } ракеты · каждая делает любой кубик броска шестёркой
   *[many] 🚀 { $count } ракет · каждая делает любой кубик броска шестёркой
}; в чужом бою спросят, если он решает партию или если вы так распорядились
own-rival-where = { $rival } — { $lands }{ $more ->
    [0] {""}
   *[1] {" "}и ещё { $more }
}
own-rival = { $who }: { $stars } ★ · { $lands ->
    [one] { $lands } территория
    [few] { $lands } территории
   *[many] { $lands } территорий
}, { $troops ->
    [one] { $troops } солдат
    [few] { $troops } солдата
   *[many] { $troops } солдат
}
own-recruits = Следующий набор: **{ $total }** ({ $sum })
own-cards = { $count ->
    [one] { $count } карта ресурсов
    [few] { $count } карты ресурсов
   *[many] { $count } карт ресурсов
}
own-hand = { $cards }
own-worth = { $troops ->
        [0] 🪙{ $coins }: для обмена мало
        [one] 🪙{ $coins }: обмен на { $troops } солдата
        [few] 🪙{ $coins }: обмен на { $troops } солдат
       *[many] 🪙{ $coins }: обмен на { $troops } солдат
    }{ $star ->
        [0] {""}
       *[1] {" "}· любые { $cards } карты = ★
    }
own-dangers = Под угрозой (шанс потерять при атаке до конца)
own-danger = { $now ->
    [0] {""}
   *[1] ⚔{" "}
}{ $hq ->
    [0] { $land } { $troops } ← { $origin } { $against } ({ $who }): { $percent } %
   *[1] 🚩 { $land } { $troops } ← { $origin } { $against } ({ $who }): { $percent } %
}
own-more = { $count ->
    [one] … и ещё { $count }
    [few] … и ещё { $count }
   *[many] … и ещё { $count }
}
own-orders = Постоянные распоряжения: { $orders }
order-line-wishes = Без вопроса, первое возможное: { $wishes }
order-wish = { $what } ({ $about })
order-line-own = Мои ходы, { $place } — { $line }
order-line-turns = { $count ->
    [0] Мои ходы: пока не вычеркнете
    [one] Мои ходы: на { $count } ход
    [few] Мои ходы: на { $count } хода
   *[many] Мои ходы: на { $count } ходов
}
order-line-none = Ничего не записано: свои ходы вы играете сами.
order-line-dice = Защищать одним кубиком ({ $lands })
order-line-watch = { $card ->
    [scar] { $count ->
        [0] О карте метки не спрашивать
       *[1] Спрашивать о карте метки ({ $when })
    }
   *[missile] { $count ->
        [0] О ракетах не спрашивать
       *[1] Спрашивать о ракетах ({ $when })
    }
}
order-line-trap = Ловушка — { $line }
order-line-play = Карта метки — { $line }
order-line-rule = Ракеты без вопросов — { $line }
order-line-star = { $buy ->
    [0] Если время выйдет, победную звезду не покупать
   *[1] Если время выйдет, купить победную звезду
}
order-line-packets = На вопросы из пакетов отвечать без меня, как ответили бы часы

## Конец

ending-title = { $game ->
    [0] Начало мира
   *[1] Партия { $game } окончена
}
ending-founded = Мир основан: у каждой фракции есть своё свойство, на карты наклеены первые монеты.
ending = { $why ->
    [stars] { $winner } побеждает в партии { $game }: собрано ★{ $stars }.
    [alone] { $winner } побеждает в партии { $game }: больше никого не осталось.
    [round-cap] { $winner } побеждает в партии { $game }: последний раунд позади.
   *[conceded] { $winner } побеждает в партии { $game }: все остальные отдали победу.
}
ending-hq = { $winner } побеждает в партии { $game }: собрано ★{ $stars }, последняя — за взятый штаб ({ $where }).
ending-seat = { $result ->
        [won] 🏆
        [held-on] ▪
       *[eliminated] ✖
    } { $who } ({ $faction }) ★{ $stars }{ $count ->
        [0] {""}
       *[1] {" "}({ $sources })
    } · { $result ->
        [eliminated] вне игры
       *[held-on] в игре до конца · { $lands ->
            [one] { $lands } территория
            [few] { $lands } территории
           *[many] { $lands } территорий
        }
        [won] { $lands ->
            [one] { $lands } территория
            [few] { $lands } территории
           *[many] { $lands } территорий
        }
    }
ending-stewards = { $several ->
    [0] Без автографа и награды (играет управляющий): { $seats }.
   *[1] Без автографов и наград (играют управляющие): { $seats }.
}
ending-changes = Что остаётся в мире
luck = { $more ->
    [0] Кубики: на { $troops } солдата хуже среднего
   *[1] Кубики: на { $troops } солдата лучше среднего
}
ending-luck = Военная удача
ending-tally = { $who }: завоеваний { $conquests }, бросков { $rolls }; потерь { $lost } (ожидалось { $should_lose }), убито { $killed } (ожидалось { $should_kill }); разбито соперников { $out }
ending-armed = { $line }; { $missiles }
tally-missiles = { $fired ->
    [one] { $fired } ракета
    [few] { $fired } ракеты
   *[many] { $fired } ракет
}: { $any ->
    [0] ничего не изменилось
   *[1] решена судьба { $what }
}
tally-troops = { $count ->
    [one] { $count } солдата
    [few] { $count } солдат
   *[many] { $count } солдат
}
tally-lands = { $count ->
    [one] { $count } территории
    [few] { $count } территорий
   *[many] { $count } территорий
}
ending-reigns = { $turns ->
    [one] 🚩 Рекорд удержания штаба, { $turns } свой ход: { $hqs }
    [few] 🚩 Рекорд удержания штаба, { $turns } своих хода подряд: { $hqs }
   *[many] 🚩 Рекорд удержания штаба, { $turns } своих ходов подряд: { $hqs }
}
ending-reign = { $land } ({ $who })
ending-next = Следующая партия
ending-left = { $over ->
    [0] { $left ->
        [one] До конца кампании осталась { $left } партия.
        [few] До конца кампании осталось { $left } партии.
       *[many] До конца кампании осталось { $left } партий.
    }
   *[1] Кампания окончена. В этом мире можно играть и дальше, но уже без автографов и наград.
}
ending-namer = { $who } даёт имя планете.
ending-bonus = { $missiles ->
    [0] { $who } начинает со звездой.
    [one] { $who } начинает с { $missiles } ракетой.
    [few] { $who } начинает с { $missiles } ракетами.
   *[many] { $who } начинает с { $missiles } ракетами.
}
ending-absent = { $missiles ->
    [one] Вернувшись, { $who } начинает с { $missiles } ракетой.
    [few] Вернувшись, { $who } начинает с { $missiles } ракетами.
   *[many] Вернувшись, { $who } начинает с { $missiles } ракетами.
}
change-power-fixed = { $faction }: { $power }
change-scar-placed = { $territory }: { $scar }
change-signed = { $person } ставит автограф
change-continent-claimed = { $continent }: имя даёт { $person }
change-bonus-changed = { $continent }: бонус { $before } → { $after }
change-city-founded = { $territory }: { $city } (основатель — { $person })
change-city-named = { $territory }: название города — { $name } (автор — { $person })
change-city-founded-called = { $territory }: { $city } «{ $name }» (основатель — { $person })
change-continent-claimed-called = { $continent }: новое имя — { $name } (автор — { $person })
change-namer-found-called = Имя планеты — { $name } (автор — { $person })
change-namer-found = { $person } даёт имя планете
change-city-fortified = { $renewed ->
    [0] { $territory }: укрепление
   *[1] { $territory }: новое укрепление (🧱{ $before } → 🧱{ $after })
}
change-scar-cancelled = { $territory }: метка отменена ({ $scar })
change-card-destroyed = { $territory }: карта уничтожена (🪙{ $coins })
change-card-upgraded = { $territory }: 🪙{ $before } → 🪙{ $after }
change-coins = Монеты на картах: { $cards }
change-coin = { $land } 🪙{ $coins }
change-boxes = { $land }: укрепление 🧱{ $before } → 🧱{ $after }

## Мир между партиями

world-title = { $planet }
world-next = { $late ->
    [0] Сыграно партий: { $played } из { $games } · дальше: партия { $game }
   *[1] Кампания из { $games } партий окончена, сыграно { $played } · дальше: партия { $game }, без автографов и наград
}
world-now = { $late ->
    [0] Сыграно партий: { $played } из { $games } · сейчас: партия { $game }
   *[1] Кампания из { $games } партий окончена, сыграно { $played } · сейчас: партия { $game }, без автографов и наград
}
world-namer = { $named ->
    [0] Имя планете даёт { $who }
   *[1] Автор имени планеты: { $who }
}
world-charter = { $founding ->
    [dealt] Мир основан игроками
   *[random] Мир основан по жребию
}
world-wall = Автографы
world-signed = { $count ->
    [one] ✍ { $who }: партия { $games }
    [few] ✍ { $who }: партии { $games }
   *[many] ✍ { $who }: партии { $games }
}
world-people = { $pages ->
    [1] Кто здесь играл
   *[2] Кто здесь играл { $page }/{ $pages }
}
world-person = { $who }: партий { $games }, побед { $won }, в игре до конца { $held }, вне игры { $out }
world-stars = ★{ $stars }: { $sources }
world-star-source = { $source ->
    [hq] за штабы { $count }
    [start] стартовых { $count }
    [bought] купленных { $count }
   *[coin-pile] за стопку монет { $count }
}
world-fighting = ⚔ завоеваний { $conquests }, бросков { $rolls }; потерь { $lost } (ожидалось { $should_lose }), убито { $killed } (ожидалось { $should_kill })
world-missiles = 🚀 { $missiles }
world-signatures = { $count ->
    [one] ✍ Автограф после партии { $games }
    [few] ✍ Автографы после партий { $games }
   *[many] ✍ Автографы после партий { $games }
}
world-named = 🏷 Названо: { $names }
world-cities = 🏘 Города: { $cities }
world-founded-city = { $city } ({ $land })
world-atlas = { $pages ->
    [1] Атлас
   *[2] Атлас { $page }/{ $pages }
}
world-continent = { $continent } +{ $bonus }{ $change ->
        [1] ▲
        [-1] ▼
       *[0] {""}
    }
world-continent-for = { $line } (+{ $more }: { $who })
world-named-by = { $named ->
    [0] Право на имя: { $who }
   *[1] Автор имени: { $who }
}
world-unnamed = пока без имени
world-unnamed-city = { $land } (пока без имени)
world-unmarked = Без наклеек
world-routes = Новые морские пути: { $routes }
world-route = { $one } – { $other }
world-land = { $land }: { $facts }
world-city = { $city } ({ $founder })
world-scar = { $icon } { $scar }
world-no-card = карта уничтожена
world-coins-of = 🪙{ $coins }
world-chronicle = { $pages ->
    [1] Летопись
   *[2] Летопись { $page }/{ $pages }
}
world-founded = Основание
world-game = Партия { $game }: побеждает { $who } ({ $faction })
world-before = До этого: { $games }
world-victor = { $count ->
    [one] партия { $games } — { $who }
    [few] партии { $games } — { $who }
   *[many] партии { $games } — { $who }
}
world-playing = Партия { $game }, до сих пор
world-won = { $why ->
    [stars] ★{ $stars } в раунде { $rounds }
    [alone] Больше никого не осталось (раунд { $rounds })
    [round-cap] Впереди всех после последнего раунда ({ $rounds })
   *[conceded] Все остальные отдали победу (раунд { $rounds })
}
world-fighter = { $result ->
    [won] 🏆 { $who } ({ $faction }): { $start }
    [held-on] ▪ { $who } ({ $faction }): { $start }
   *[eliminated] ✖ { $who } ({ $faction }): { $start }, вне игры
}
world-factions = { $pages ->
    [1] Фракции
   *[2] Фракции { $page }/{ $pages }
}
world-power = { $faction }: { $power }
world-results = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}: побед { $won }, в игре до конца { $held }, вне игры { $out }
world-starts = Старты: { $continents }
world-count = { $what } { $count }
world-coins = Больше монет: { $cards }
world-fought = { $result ->
    [won] 🏆 Партия { $game }: { $who } ({ $start })
    [held-on] ▪ Партия { $game }: { $who } ({ $start })
   *[eliminated] ✖ Партия { $game }: { $who } ({ $start }), вне игры
}
world-more = Получено из пакетов: { $powers }
world-idle = { $count ->
    [one] Пропущена { $count } партия
    [few] Пропущены { $count } партии
   *[many] Пропущено { $count } партий
}
world-untried = За неё ещё никто не играл
world-lands = { $pages ->
    [1] Территории
   *[2] Территории { $page }/{ $pages }
}
world-land-legend = -# ⚔ завоевания, 🚩 старты
world-contested = За что сражались чаще всего
world-other-lands = Остальные
world-conquered = ⚔{ $count }
world-begun = 🚩{ $count }
world-box = Коробка и карты
world-packets = { $new ->
    [0] Пакеты, открытые и запечатанные
   *[1] 🆕 Пакеты, открытые и запечатанные
}
world-open = 📂 Открыто: { $packets }
world-sealed = { $count ->
    [one] 📦 Ещё запечатан { $count } пакет
    [few] 📦 Ещё запечатаны { $count } пакета
   *[many] 📦 Ещё запечатано { $count } пакетов
}
world-news = 🆕 Новое после игры { $game }
world-packet-open = { $new ->
    [0] 📂 { $packet }, открыто в игре { $game }:
    { $what }
   *[1] 🆕 📂 { $packet }, открыто в игре { $game }:
    { $what }
}
world-packet-sealed = 📦 { $packet }: запечатано. Условие: { $condition }
world-packet-counted = { $left ->
    [1] 📦 { $packet }: запечатано. Условие: { $condition } ({ $done } из { $all }, не хватает одного!)
   *[more] 📦 { $packet }: запечатано. Условие: { $condition } (пока { $done } из { $all })
}
occasion-why = Условие выполнено: { $condition }.
occasion-late = { $barred ->
    [0] Открывается только сейчас: в этом мире он появился позже.
   *[1] Открывается только сейчас: до сих пор в этом мире играли без наборов.
} Условие выполнено в партии { $game }{ $named ->
    [0] {""}
   *[1] {" "}({ $who })
}: { $condition }.
occasion-from-now-on = Отныне
tale-packet = { $packet } ({ $who })
tale-unsealed = { $count ->
    [one] Открыто: { $packets }, и мир стал другим.
    [few] Открыты: { $packets }, и мир стал другим.
   *[many] Открыты: { $packets }, и мир стал другим.
}
regret-packets = { $count ->
    [one] ⚠️ В этой партии открыто: { $packets }. Всё снова окажется под печатью, но её игроки уже видели, что внутри.
    [few] ⚠️ В этой партии открыты: { $packets }. Они снова окажутся под печатью, но её игроки уже видели, что внутри.
   *[many] ⚠️ В этой партии открыты: { $packets }. Они снова окажутся под печатью, но её игроки уже видели, что внутри.
}
change-packet-opened = { $packet }: открыто ({ $brings })
change-packet-opened-by = { $packet } открывает { $who } ({ $brings })
change-power-added = { $faction } получает «{ $power }»
change-link-added = Морской путь связал { $one } и { $other }
world-cards = Карты территорий
world-worth = 🪙{ $coins }: { $cards }
world-destroyed = Уничтожены: { $cards }
world-destroyed-card = { $card } (партия { $game })
world-plain-cards = Все остальные: 🪙{ $coins }
world-scars = Карты меток
world-scar-played = { $cancelled ->
    [0] { $scar }: { $land } (партия { $game })
   *[1] { $scar }: { $land } (партия { $game }, отменена в партии { $until })
}
world-scars-left = Ещё не сыграны: { $scars }

## Партия в летописи

tale-opening = На войну вышли: { $who }.
tale-fighter = { $who } ({ $faction }, начало — { $land })
tale-conquests = { $count ->
    [one] Больше всех завоёвывает { $who }: { $count } территория, первой была { $land }.
    [few] Больше всех завоёвывает { $who }: { $count } территории, начиная с этой: { $land }.
   *[many] Больше всех завоёвывает { $who }: { $count } территорий, начиная с этой: { $land }.
}
tale-peace = Никто ни у кого ничего не завоевал.
tale-contested = { $count ->
    [one] Упорнее всего бились за одно место — { $land }: его брали { $count } раз.
    [few] Упорнее всего бились за одно место — { $land }: его брали { $count } раза.
   *[many] Упорнее всего бились за одно место — { $land }: его брали { $count } раз.
}
tale-uncontested = Ни одну землю не брали дважды.
tale-dice = Кубики добрее всех к одному игроку ({ $who }) и суровее всех к другому ({ $other }).
tale-even-dice = Кубики ни на чьей стороне.
tale-no-dice = Кубики не бросали ни разу.
tale-missiles = { $count ->
    [one] Выпущена { $count } ракета, её автор — { $who }.
    [few] Выпущены { $count } ракеты, больше всех стреляет { $who }.
   *[many] Выпущено { $count } ракет, больше всех стреляет { $who }.
}
tale-no-missile = Ни одной ракеты не выпущено.
tale-scars = На земле остались метки: { $scars }.
tale-scar = { $scar } ({ $land })
tale-no-scar = Новых меток на земле не осталось.
tale-fallen = { $count ->
    [one] Всё теряет и выбывает { $who }.
    [few] Всё теряют и выбывают { $who }.
   *[many] Всё теряют и выбывают { $who }.
}
tale-all-there = До конца дошли все.
tale-stars = { $any ->
    [0] { $who } к этому времени имеет ★{ $stars }.
   *[1] { $who } к этому времени имеет ★{ $stars }: { $sources }.
}
tale-won = { $why ->
    [stars] Этого хватает для победы в раунде { $rounds }.
    [alone] В раунде { $rounds } больше никого не остаётся: это победа.
    [round-cap] Последний раунд ({ $rounds }) окончен, и впереди никого нет: это победа.
   *[conceded] В раунде { $rounds } сдаются все остальные.
}
tale-signed = { $count ->
    [1] { $who } впервые ставит автограф на карте.
    [one] { $who } снова ставит автограф: теперь он стоит на карте { $count } раз.
    [few] { $who } снова ставит автограф: теперь он стоит на карте { $count } раза.
   *[many] { $who } снова ставит автограф: теперь он стоит на карте { $count } раз.
}
tale-founded = Новое на карте: { $cities }.
tale-city = { $city } ({ $land }, основатель — { $who })
tale-named = Отныне на карте есть имена: { $names }.

## Справка

guide-game = Как играют
guide-stars = { $count ->
    [one] Побеждает сразу тот, у кого { $count } ★
    [few] Побеждает сразу тот, у кого { $count } ★
   *[many] Побеждает сразу тот, у кого { $count } ★
}
guide-star-hq = ★ за каждый штаб (🚩) под вашим контролем, свой и захваченный.
guide-star-start = ★ на старте, если вашего автографа в этом мире ещё нет. Иначе по ракете за каждый автограф.
guide-star-bought = { $cards ->
    [one] ★ за любую { $cards } карту ресурсов в начале своего хода.
    [few] ★ за любые { $cards } карты ресурсов в начале своего хода.
   *[many] ★ за любые { $cards } карт ресурсов в начале своего хода.
}
guide-star-pile = { $count ->
    [one] ★ тому, у кого больше всего территорий, когда уходит единственная карта-монета: раз за партию, при равенстве никому.
    [few] ★ тому, у кого больше всего территорий, когда уходит последняя из { $count } карт-монет: раз за партию, при равенстве никому.
   *[many] ★ тому, у кого больше всего территорий, когда уходит последняя из { $count } карт-монет: раз за партию, при равенстве никому.
}
guide-recruits = Набор войск
guide-recruit = Территории и население вместе, делённые на { $divisor }: не меньше { $least }. Целые континенты прибавляют свой бонус, а тому, кто дал им имя, ещё +{ $named }.
guide-trades = Раз в ход карты можно обменять, 🪙 → солдаты: { $trades }
guide-trade = { $coins }→{ $troops }
guide-join = { $troops ->
    [one] Если территорий нет, вместо набора вы возвращаетесь с { $troops } солдатом на свободную территорию без наклеек или в крупный город, который основали.
    [few] Если территорий нет, вместо набора вы возвращаетесь с { $troops } солдатами на свободную территорию без наклеек или в крупный город, который основали.
   *[many] Если территорий нет, вместо набора вы возвращаетесь с { $troops } солдатами на свободную территорию без наклеек или в крупный город, который основали.
}
guide-battle = Атаки и перемещения
guide-dice = Атакуют не более чем { $attack } кубиками, защищаются не более чем { $defence }: по кубику на каждого, кто сражается. Один солдат всегда остаётся на месте.
guide-compare = Сравниваются старшие кубики, потом вторые по старшинству: у кого меньше, тот теряет солдата. При равенстве теряет атакующий.
guide-scar-card = До броска любой может положить карту метки на атакуемую территорию, если метки там нет. Она остаётся на все партии.
guide-missile = После броска любой может выпустить ракеты: каждая ставит на одном кубике { $value }, и этот кубик уже ничто не меняет. В чужих боях вас спросят, только если бросок принесёт победу в партии, или когда вы сами попросите в распоряжениях.
guide-conquest = За завоевание в конце хода полагается карта. Кто уничтожил последнего солдата соперника, забирает все его карты ресурсов.
guide-expansion = Занять свободную территорию — не атака. Свободный город берёт столько солдат, сколько в нём населения, укрепление — ещё больше.
guide-maneuver = В конце хода — одно перемещение через свои территории.
guide-orders = Постоянные распоряжения можно менять когда угодно, и они действуют без вас: ловушки играют карту метки, правила выпускают ракеты. Там же вы решаете, когда вас спрашивать. Строки играют ваши ходы: поход на штаб, пока хватает перевеса, или новобранцы и оборона. Всё это останавливается, когда случится то, что вы назвали.
guide-cards = Карты ресурсов
guide-card-row = { $slots ->
    [one] Открыта { $slots } карта. Если это ваша территория, вы берёте её.
    [few] Открыты { $slots } карты. Если среди них есть ваши территории, вы берёте одну из таких.
   *[many] Открыто { $slots } карт. Если среди них есть ваши территории, вы берёте одну из таких.
}
guide-card-coin = Иначе вы берёте карту-монету (🪙{ $coins }, всего их { $count }), а самая старая открытая карта уходит в сброс.
guide-card-most = На карте территории не больше 🪙{ $founding } после основания, позже не больше 🪙{ $most }.
guide-factions = Фракции
guide-faction = { $faction }
guide-power = **{ $power }**: { $effect }
guide-powers = При основании каждая фракция получает одно из двух свойств, другое исчезает навсегда.
guide-map = Карта
guide-continent = { $continent } +{ $bonus }
guide-territory = { $land } — { $neighbours }
guide-marks = Что остаётся
guide-campaign = { $games ->
    [one] Мир живёт { $games } партию. Победитель оставляет автограф; у кого больше всего автографов, тот даёт имя планете.
    [few] Мир живёт { $games } партии. Победитель каждой оставляет автограф; у кого больше всего автографов, тот даёт имя планете.
   *[many] Мир живёт { $games } партий. Победитель каждой оставляет автограф; у кого больше всего автографов, тот даёт имя планете.
}
guide-start = Начинают на свободной территории без наклеек, не рядом с чужим штабом, или в крупном городе, который вы основали.
guide-scars = Метки
guide-scar = { $icon } { $scar }: { $effect }
guide-cities = Города и укрепления
guide-city = { $start ->
    [0] { $icon } { $city }: население { $population }. Начинать там нельзя никому.
   *[1] { $icon } { $city }: население { $population }. Начинать там может только основатель.
}
guide-fortification = { $icon } { $fortification } в городе: +{ $more } к каждому кубику защиты; пока город свободен, вход стоит ещё { $toll } солдат. Каждая атака { $dice } кубиками зачёркивает клетку, всего их { $boxes }; потом укрепление не действует.
guide-winner = Победитель берёт одну награду
guide-holders = Кто остался в игре, берёт одну — для территории, которую держит в конце
guide-reward = **{ $reward }**: { $worth }

## Components: the title of each, in the nominative

title-alaska = Аляска
title-northwest_territory = Северо-Западная территория
title-greenland = Гренландия
title-alberta = Альберта
title-ontario = Онтарио
title-eastern_canada = Восточная Канада
title-western_united_states = Запад США
title-eastern_united_states = Восток США
title-central_america = Центральная Америка
title-venezuela = Венесуэла
title-peru = Перу
title-brazil = Бразилия
title-argentina = Аргентина
title-iceland = Исландия
title-great_britain = Великобритания
title-scandinavia = Скандинавия
title-northern_europe = Северная Европа
title-western_europe = Западная Европа
title-southern_europe = Южная Европа
title-russia = Россия
title-north_africa = Северная Африка
title-egypt = Египет
title-east_africa = Восточная Африка
title-central_africa = Центральная Африка
title-south_africa = Южная Африка
title-madagascar = Мадагаскар
title-ural = Урал
title-siberia = Сибирь
title-yakutsk = Якутск
title-kamchatka = Камчатка
title-irkutsk = Иркутск
title-mongolia = Монголия
title-japan = Япония
title-afghanistan = Афганистан
title-china = Китай
title-middle_east = Ближний Восток
title-india = Индия
title-southeast_asia = Юго-Восточная Азия
title-indonesia = Индонезия
title-new_guinea = Новая Гвинея
title-western_australia = Западная Австралия
title-eastern_australia = Восточная Австралия
title-north_america = Северная Америка
title-south_america = Южная Америка
title-europe = Европа
title-africa = Африка
title-asia = Азия
title-australia = Австралия
title-die_mechaniker = Механики
title-enclave_of_the_bear = Анклав Медведя
title-imperial_balkania = Имперская Балкания
title-khan_industries = Хан Индастриз
title-saharan_republic = Сахарская республика
title-fortified_hq = Укреплённый штаб
title-iron_wall = Железная стена
title-ferocity = Свирепость
title-overrun = Сокрушение
title-round_up = Полные ряды
title-expansion_draw = Снабжение экспансии
title-hq_garrison = Гарнизон штаба
title-card_levy = Местное ополчение
title-any_time_maneuver = Всегда в движении
title-free_maneuver = Тайные тропы
title-bunker = Бункер
title-ammo_shortage = Нехватка боеприпасов
title-minor_city = Мелкий город
title-major_city = Крупный город
title-world_capital = Столица мира
title-reward_name_continent = Назвать континент
title-reward_major_city = Основать крупный город
title-reward_cancel_scar = Отменить метку
title-reward_change_continent_bonus = Изменить бонус континента
title-reward_fortify_city = Укрепить город
title-reward_destroy_territory_card = Уничтожить карту территории
title-reward_minor_city = Основать мелкий город
title-reward_upgrade_card = Улучшить карту территории
title-fortification = Укрепление
title-coin_card = карта-монета
title-planet = Безымянный мир

## Картинки

map-land = { $id ->
    [northwest-territory] Сев.-Запад
    [eastern-canada] В. Канада
    [central-america] Ц. Америка
    [great-britain] Британия
    [northern-europe] С. Европа
    [western-europe] З. Европа
    [southern-europe] Ю. Европа
    [central-africa] Ц. Африка
    [north-africa] С. Африка
    [east-africa] В. Африка
    [south-africa] Ю. Африка
    [southeast-asia] ЮВ Азия
    [western-australia] З. Австралия
    [eastern-australia] В. Австралия
    [middle-east] Бл. Восток
    [new-guinea] Н. Гвинея
   *[alaska] { $land }
}
map-sign = { $kind ->
    [hq] штаб
    [minor-city] мелкий город
    [major-city] крупный город
    [world-capital] столица
    [bunker] бункер
    [ammo-shortage] нет боеприпасов
    [fortification] укрепление
    [closed] не атаковать
    [fresh] только что взято
    [ringed] появилось в этой партии
    [struck] удар события или метки
    [lost] вы потеряли
    [left] никого не осталось
    [fallen] штаб взят
    [retaken] штаб отбит назад
    [toll] пали: нападавшие, защитники
    [way] потери по дороге
    [failed] атака отбита
    [grown] солдат больше / меньше
    [lands] территории
    [troops] солдаты
    [asked] ждём ответа
    [cards] карты
    [coins] монеты
    [missiles] ракеты
    [scar-card] карта метки
   *[aim] можно атаковать
}
map-hidden = И ещё ваши:
map-aim = +{ $stars } · { $title }
map-recruits = Осталось разместить: { $count }
map-lost = { $kind ->
    [fallen] Потерян штаб:
   *[lost] Вы потеряли:
}
map-lost-to = Ваши потери ({ $cause }):
map-marked = { $helps ->
    [0] Новое на вашей земле:
   *[1] На пользу вашей земле:
}
map-marked-by = { $scar }: { $land }
map-stars-yours = { $count ->
    [one] Вы потеряли { $count } звезду:
    [few] Вы потеряли { $count } звезды:
   *[many] Вы потеряли { $count } звёзд:
}
map-dimmed = Потеряны звёзды:
map-stars = Новые звёзды:
map-star-hq = штаб: { $land }
map-joined = Пути ведут сюда:
map-elsewhere = Новое в других местах:
map-armies = Большие армии в других местах:
map-hqs = Штабы в других местах:
map-held = { $land } { $troops }
map-more = и ещё { $count }
map-taken-from = теряет
map-losses = Потери
map-stake = { $of ->
    [game] Если падёт, партия за игроком { $who }!
   *[hq] { $mine ->
        [0] На кону штаб и его звезда
        [1] На кону ваш штаб и его звезда
       *[2] На кону занятый вами штаб и его звезда
    }
}
map-out = { $removed ->
    [0] вне игры
   *[1] больше не играет
}
map-waits = ещё без фракции
alt = Карта мира, { $title }.
alt-said = { $said }.
alt-founded = Армий ещё нет.
alt-moves = Ходит { $who }.
alt-asked = Отвечает: { $who }.
alt-lead = { $several ->
    [0] Впереди { $who }: ★{ $stars } из { $of }.
   *[1] Поровну впереди, ★{ $stars } из { $of }: { $who }.
}
alt-taken = { $hq ->
    [0] { $who } занимает территорию { $land }
   *[1] { $who } занимает территорию { $land } и штаб на ней
}
alt-lost = { $more ->
    [0] Вы потеряли: { $lands }.
   *[1] Вы потеряли: { $lands } и ещё { $more }.
}
alt-land = { $hq ->
    [0] { $land }
   *[1] { $land } (штаб)
}
alt-fight = { $who } атакует: { $origin } → { $target }
alt-won = Побеждает { $who }.
alt-front = { $lost ->
    [0] Ваш фронт
   *[1] Ваш фронт, вы потеряли: { $lands }{ $more ->
        [0] {""}
       *[1] {" "}и ещё { $more }
    }
}

## Что предсказывают зрители

riddle-first-conquest = Кто первым завоюет чужую территорию?
riddle-first-headquarters = Кто первым захватит чужой штаб?
