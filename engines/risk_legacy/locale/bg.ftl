### Risk Legacy на български. Територии, континенти, фракции, умения и белези идват от кутията и стоят в основна форма.

# Кутията няма българско име.
name = {"Risk Legacy"}
tagline = Петнайсет войни на една дъска, която помни всичко: белезите, градовете и имената остават.
    .name = риск
rules-summary =
    От три до пет фракции воюват за 42 територии. Печели този, който пръв събере 4 червени звезди ★. Звезда дава всеки щаб, който държиш, включително твоят; още една се купува в началото на хода за четири карти с ресурси; а който още не е печелил в този свят, започва с една. Досегашните победители вместо нея получават по ракета за всеки свой подпис.
    Твоят ход: купи звезди, ако искаш. Набери войски: по войник за всеки три от територии и население заедно, най-малко 3, и още за цели континенти и за една размяна на карти. После експанзии и атаки, колкото искаш и в какъвто ред искаш. После едно придвижване между твои свързани територии. Който е превзел вражеска територия, накрая взема карта с ресурси: ако може, карта на своя територия, иначе карта с монета.
    Празната земя се заема без загуби; празният град струва толкова войници, колкото е населението му, а укреплението — още 2. При атака до три зара излизат срещу до два. Най-високите се сравняват по двойки, равенството е за защитника, всяка загубена двойка струва войник. Оцелелите от последното хвърляне влизат, а след тях може да тръгнат и други.
    Преди хвърляне всеки може да сложи карта с белег на нападнатата територия, след него всеки може да изстреля ракети: всяка обръща един зар на 6. Питат те, когато е важно, а постоянните ти нареждания могат да отговорят вместо теб.
    Който загуби всичките си войски, може пак да влезе във войната с четирима войници на свободна земя без лепенки или в голям град, който сам е основал; ако няма къде, отпада от тази игра.
    Един свят трае петнайсет игри. Преди първата масата избира умение за всяка фракция и лепи дванайсет монети върху карти на територии. След всяка игра победителят се подписва на дъската и прави едно от тези: дава име на континент, основава голям град, отменя белег, променя бонуса на континент, укрепява град или унищожава карта. Който се е удържал, основава малък град или добавя монета на карта. След игра 15 планетата получава име от човека с най-много подписи.

option-founding = Основаване на света
option-founding-dealt = Играчите избират уменията и монетите
option-founding-random = Всичко е случайно
option-sealed_packets = Запечатани пакети
option-sealed_packets-all_built = Всички досега
option-sealed_packets-none = Без тях
option-unseal = Пакети отсега нататък
option-unseal-no = Както е основан светът
option-unseal-yes = Да, пакетите може да се отварят
option-defence_choice = Зарове за защита
option-defence_choice-standing = Два, освен ако постоянно нареждане не каже един
option-defence_choice-ask = Защитникът се пита преди всяко хвърляне
option-scar_asks = Карти с белег в бой
option-scar_asks-once_per_target = Пита се веднъж на ход за територия
option-scar_asks-never = Не се пита (капаните действат)
option-missile_asks = Ракети в бой
option-missile_asks-watch = Пита се, когато е важно
option-missile_asks-never = Не се пита (правилата за ракетите действат)
option-resign = Ако някой се откаже
option-resign-steward = Вместо него играе управител
option-resign-remove = Войските му напускат дъската
option-round_cap = Най-дълга игра
option-round_cap-none = Без ограничение
option-round_cap-number = { $number } рунда
option-concession = Отстъпване на победата
option-concession-off = Не може
option-concession-unanimous = Може, ако всички останали са съгласни

## Subcommands

phrase-place = Разполагане на набраните войски
    .name = разположи
step-place-where = Къде
    .name = къде
step-place-troops = Колко
    .name = колко
phrase-attack = Атака срещу територия
    .name = атака
step-attack-target = Коя територия
    .name = цел
step-attack-from = Откъде, ако има няколко пътя
    .name = откъде
step-attack-how = Колко зара и докога
    .name = как
phrase-expand = Заемане на празна земя
    .name = експанзия
step-expand-target = Коя територия
    .name = цел
step-expand-from = Откъде, ако има няколко пътя
    .name = откъде
step-expand-troops = Колко тръгват
    .name = колко
phrase-move = Придвижване между твои територии
    .name = придвижване
step-move-from = Откъде
    .name = откъде
step-move-to = Накъде
    .name = накъде
step-move-troops = Колко
    .name = колко
phrase-trade = Размяна на карти за войници
    .name = размяна
step-trade-cards = Кои карти
    .name = карти
phrase-star = Купуване на червена звезда
    .name = звезда
step-star-cards = Кои карти
    .name = карти
phrase-end = Край на хода
    .name = край
phrase-card = Вземане на карта с ресурси
    .name = карта
step-card-which = Коя карта
    .name = коя
phrase-join = Отново във войната
    .name = влез
step-join-where = Къде
    .name = къде
phrase-start = Избор на фракция и начално място
    .name = старт
step-start-faction = Коя фракция
    .name = фракция
step-start-where = Къде е щабът ѝ
    .name = къде
phrase-defend = Избор на зарове за защита
    .name = защита
step-defend-dice = Колко зара
    .name = зарове
phrase-window = Отговор по време на бой: пас, белег, ракети
    .name = отговор
step-window-play = Какво правиш
    .name = какво
phrase-reward = Награда след игра
    .name = награда
step-reward-what = Коя награда
    .name = коя
step-reward-where = За какво
    .name = къде
phrase-name = Име на основаното от теб
    .name = име
step-name-text = Името
    .name = текст
phrase-orders = Твоите постоянни нареждания
    .name = нареждания

## Questions

prompt-power = Кое умение запазва тази фракция завинаги? { $faction }
note-sticker = 🪙 С монета картата на тази територия струва повече във всички следващи игри: монетите по картите се разменят за войници.
prompt-sticker = { $left ->
    [one] На коя карта на територия слагаш последната си монета?
   *[other] На коя карта на територия слагаш монета? Остават { $left }.
}
prompt-faction = С коя фракция играеш?
prompt-start-at = { $faction }: къде започват щабът ти и 8-те войници?
prompt-turn-start = { $wins ->
    [0] Купуваш червена звезда или минаваш към набирането?
   *[1] Купуваш червена звезда и печелиш играта, или минаваш към набирането?
}
prompt-turn-begins = Ходът ти започва. Ще направиш ли нещо преди набирането?
prompt-lay-scar = Къде слагаш белега? Остава там завинаги.
prompt-join = Нямаш територия. Къде влизаш във войната?
prompt-recruits = { $count ->
    [one] Къде отива последният нов войник?
   *[other] Къде отиват новите { $count } войници?
}
prompt-place-troops = { $where }: колко войници?
prompt-trade = Кои карти разменяш за войници?
prompt-star = Кои четири карти даваш за звезда?
prompt-action = Какво следва?
prompt-march = Накъде води походът?
prompt-march-odds = Поход, { $where }: колко по-силни да са войниците ти на всяка стъпка?
prompt-expand-from = { $where }: откъде идват войниците?
prompt-expand-troops = { $where }: колко тръгват?
prompt-maneuver-to = { $ends ->
    [0] { $where }: накъде тръгват войниците?
   *[1] { $where }: накъде тръгват войниците? След това ходът ти свършва.
}
prompt-maneuver-troops = { $ends ->
    [0] → { $where }: колко войници?
   *[1] → { $where }: колко войници? След това ходът ти свършва.
}
prompt-card = Коя карта с ресурси вземаш?
prompt-attack-from = Атака срещу { $where }: откъде?
prompt-attack = { $origin } → { $target }: как атакуваш?
prompt-refine = { $origin } → { $target }: промени заповедта или я избери, за да атакуваш
prompt-defend = Нападната територия: { $where }. С колко зара се защитаваш?
prompt-scar-window = { $use ->
    [idle] { $where }: няма какво да правиш, картата ти с белег сега не помага. Задръж я, за да не личи коя е.
    [vain] Нападната територия: { $where }. Картата ти с белег не променя шансовете. Задържаш ли я?
    [harms] Нападната територия: { $where }. Играеш ли там картата си с белег? Тя ще намали твоя зар.
   *[good] Нападната територия: { $where }. Играеш ли там картата си с белег?
}
prompt-missile-window = { $vain ->
    [0] { $where }: изстрелваш ли ракети по тези зарове?
   *[1] { $where }: твоите ракети не променят това хвърляне. Оставяш ли го така?
}
prompt-move-in = { $origin } → { $target }: колко още войници влизат?
prompt-reward = { $won ->
    [0] 🏆 Побеждава { $who }. Ти се удържа докрай: какво оставяш на този свят?
   *[1] 🏆 Ти победи! Какво оставяш на този свят?
}
prompt-reward-where = { $reward ->
    [claim-continent] На кой континент даваш име?
    [found-major] Къде основаваш голям град?
    [cancel-scar] Кой белег отменяш?
    [change-bonus] Кой бонус се променя завинаги?
    [fortify] Кой град укрепяваш?
    [destroy-card] Коя карта унищожаваш?
    [found-minor] Къде основаваш малък град?
   *[upgrade-card] На коя карта добавяш монета?
}
prompt-forgo = Отказваш се от наградата за тази игра? Втори път няма да ти я предложат.
prompt-name-city = { $where }: как да се казва градът?
prompt-name-continent = { $where }: как да се казва континентът?
prompt-name-planet = Ти даваш име на планетата. Как ще се казва?
prompt-name-sure = Така ли да се казва завинаги?
note-name = **{ $name }**
prompt-orders = { $page ->
    [wishes] Какво да става без въпрос? Назови го подред.
    [stops] Кога да спрат нарежданията ти?
    [lines] Какво да се прави в твоите ходове?
    [marches] Накъде е походът?
    [stands] Къде да отиват новобранците, докато никого не атакуваш?
    [dice] Кои територии защитаваш само с един зар?
    [scar-watch] Кога да те питам за картата с белег?
    [traps] Кога картата ти с белег да се изиграе сама?
    [plays] Къде да се сложи белегът ти, когато започне ход?
    [missile-watch] Кога да те питам за ракети?
    [rules] Кога ракетите да се изстрелват сами?
    [concede] На кого отстъпваш победата?
   *[top] Твоите постоянни нареждания
}
prompt-concede = Отстъпваш ли победата на { $who }?
prompt-unseal = 📦 Можеш да отвориш { $packet }: { $condition }. Счупи печата!
note-unseal = Не може да се отложи. Отвореното остава отворено завинаги и всички виждат какво има вътре.
move-break-seal = 📦 Счупи печата: { $packet }
waits-unseal = 📦 { $who } всеки момент ще отвори { $packet }: { $condition }

## Small parts

plain = { $what }
dotted = { $left } · { $right }
spot = { $where } ({ $troops })
card = { $what } 🪙{ $coins }
so-many-cards = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
continent-named = { $name } ({ $label })
continent-nameless = Без име
city-nameless = Нов град: { $where }
name-hidden = (името е скрито)
percent = превземане { $number } %
die = { $value }
die-was = { $value } (беше { $before })
die-changed = { $before }▸{ $value }
loss = { $count ->
    [0] 0
   *[1] −{ $count }
}
gap = –
mark-hq = щаб
mark-hq-of = щаб ({ $who })
mark-city = { $city }, население { $population }
mark-fortified = { $left ->
    [0] изхабено укрепление
    [one] укрепление ({ $left } квадратче)
   *[other] укрепление ({ $left } квадратчета)
}
near-enemies = { $count ->
    [0] няма врагове наблизо
    [one] { $count } вражески войник наблизо
   *[other] { $count } вражески войници наблизо
}
hq-reach = { $steps ->
    [1] за един ход могат да нападнат { $troops } ({ $who })
    [one] за един ход могат да стигнат { $troops } ({ $who }, { $steps } крачка)
   *[other] за един ход могат да стигнат { $troops } ({ $who }, { $steps } крачки)
}
hq-out-of-reach = никой не може да стигне тук за един ход
gains = носи: { $what }
gains-both = { $brings } и { $costs }
gain-win = победа
gain-star = звезда ★
gain-continent = { $continent } (+{ $troops })
gain-breaks = отнема { $continent } от { $who }
gain-card = карта
purse = { $count ->
    [one] { $count } карта, 🪙{ $coins }
   *[other] { $count } карти, 🪙{ $coins }
}{ $troops ->
    [0] {""}
    [one] {" "}= { $troops } войник
   *[other] {" "}= { $troops } войници
}
scar-bunker = +1 на най-високия зар за защита там, завинаги
scar-ammo-shortage = −1 на най-високия зар за защита там, завинаги
hint-scar = { $own ->
    [0] { $effect }
   *[1] { $helps ->
        [0] отслабва ТВОЯТА защита ({ $effect })
       *[1] помага на защитата ти ({ $effect })
    }
}

## Founding and starting

move-by-chance = Случаен избор
move-all-by-chance = Всичко останало случайно
other-powers = Други умения
other-lands = Други територии
power-fortified-hq = +1 на всеки зар, когато защитава територията със собствения си щаб
power-iron-wall = хвърли ли 6 и 6 при защита, до края на хода никой не напада там
power-ferocity = −1 на най-ниския зар за защита, докато през хода си напада само една територия
power-overrun = три еднакви зара в атака, които убият поне един войник, вземат цялата територия
power-round-up = при набиране делението на 3 се закръгля нагоре
power-expansion-draw = четири експанзии за ход носят карта и без превземане
power-hq-garrison = +1 войник в началото на хода във всяка своя територия с щаб
power-card-levy = вземе ли карта на своя територия, слага там +1 войник
power-any-time-maneuver = придвижва се веднъж, когато поиска през своя ход
power-free-maneuver = придвижва се между всеки две свои територии, дори несвързани
hint-faction = { $power } ({ $effect })
note-winner = { $missiles ->
    [one] Вече си побеждавал тук: започваш без ★, но с 🚀 { $missiles } ракета. Тя прави един зар от хвърляне на 6.
   *[other] Вече си побеждавал тук: започваш без ★, но с 🚀 { $missiles } ракети. Всяка прави един зар от хвърляне на 6.
}
note-starts = Започваш на свободна земя без град и белег, която не граничи с чужд щаб{ $home ->
    [0] .
   *[1] , или в голям град, който сам си основал.
}
note-starts-relaxed = Не остана свободна земя без град и белег, далеч от всички щабове, затова можеш да започнеш и другаде.
note-further-power = -# { $faction }: { $power } ({ $effect })
hint-sticker = 🪙{ $coins } → 🪙{ $more }
hint-neighbours = съседи: { $lands }{ $more ->
    [0] {""}
   *[more] {" "}и още { $more }
}
hint-distance = { $count ->
    [one] най-близък щаб на { $count } стъпка
   *[other] най-близък щаб на { $count } стъпки
}

## Your turn

move-buy-star = Купуване на звезда: ★{ $stars } → ★{ $more }{ $wins ->
    [0] {""}
   *[1] {" "}– печелиш играта!
}
move-buy-star-cards = Избор на карти за звезда…
move-go-on = Към набирането
move-trade = { $troops ->
    [0] Размяна на 🪙{ $coins }
    [one] Размяна на 🪙{ $coins } за { $troops } войник
   *[other] Размяна на 🪙{ $coins } за { $troops } войници
}
move-trade-cards = Избор на карти…
move-add-card = + { $card }
move-drop-card = − { $card }
move-take-card = { $card }
move-all = Всички { $count }
move-place = { $where } +{ $count }
move-end-turn = Край на хода
move-in-general = { $what ->
    [place] Разполагане на войски
    [trade] Размяна на карти
    [buy-star] Купуване на звезда
    [assault] Атака
    [expand] Експанзия
    [maneuver] Придвижване
   *[end-turn] Край на хода
}
move-take-back = Връщане: { $what }
deed-traded = { $cards ->
    [one] { $cards } карта за войници ({ $troops })
   *[other] { $cards } карти за войници ({ $troops })
}
deed-moved = { $origin } → { $target }
move-name-later = { $place ->
    [city] Име на града: { $where }
   *[continent] Име на континента: { $where }
}
group-place = { $front ->
    [0] Войници в тила
    [2] Войници на една празна територия
   *[1] Войници на фронта
}
group-trade = Първо размяна на карти
besides-trade = първо размяна на карти за най-много { $troops ->
    [one] { $troops } войник
   *[other] { $troops } войници
}
group-expand = Експанзия
group-attack = Атака
group-march-hqs = Щабове
group-maneuver = { $any ->
    [0] Придвижи и завърши хода
   *[1] Придвижи (ходът продължава)
}
hint-grow = { $troops } ▸ { $after }
hint-ends-turn = ходът свършва
hint-from = ← { $where }
hint-arrive = { $count ->
    [one] стига { $count }
   *[other] стигат { $count }
}
hint-arrive-most = стигат най-много { $count }
hint-toll = { $count ->
    [one] струва { $count } войник
   *[other] струва { $count } войници
}
hint-cards = { $cards }
hint-star-instead = или { $cards } карти за ★
hint-slot = място { $slot }
hint-levy = { $count ->
    [one] там +{ $count } войник
   *[other] там +{ $count } войници
}
hint-price = 🪙{ $coins }{ $troops ->
    [0] {""}
    [one] {" "}= { $troops } войник
   *[other] {" "}= { $troops } войници
}
hint-go-on = { $count ->
    [one] { $count } нов войник
   *[other] { $count } нови войници
}
hint-joins = влизаш отново във войната
warn-end = ⚠️ { $where }: { $alone ->
    [0] в края на хода там загиват последните ти войници
   *[1] войник, който остане там сам, загива в края на хода
}{ $known ->
    [0] {""}
   *[1] {" "}({ $cause })
}{ $hq ->
    [0] .
   *[1] , а с тях губиш и звездата ★ на щаба.
}
warn-out = ⚠️ Тогава никъде не ти остават войници.
warn-wasted = { $count ->
    [one] ⚠️ Това не променя нищо в хвърлянето: { $count } ракета отива на вятъра.
   *[other] ⚠️ Това не променя нищо в хвърлянето: { $count } ракети отиват на вятъра.
}
warn-their-die = ⚠️ Това прави шестица зар на { $who }, срещу теб.
hint-end-turn = { $card ->
    [choice] после избираш карта ({ $cards })
    [single] после вземаш карта ({ $cards })
    [coin] после вземаш карта с монета
    [none] за теб не остана карта с монета
   *[not-due] без карта този ход
}
hint-expansions = { $line } · { $count } от { $of } експанзии за карта
note-toll = { $count ->
    [one] По пътя се губи { $count } войник
   *[other] По пътя се губят { $count } войници
}
note-recruits = Набиране: { $count }{ $cards ->
    [0] {""}
   *[1] {" "}+ { $cards } от карти
} ({ $sum })
recruits-sum = { $least ->
    [1] { $more ->
        [0] минимум
       *[1] минимум { $base }
    }
   *[0] { $more ->
        [0] {""}
       *[1] { $base } за{" "}
    }{ $territories ->
        [one] { $territories } територия
       *[other] { $territories } територии
    }{ $population ->
        [0] {""}
       *[1] {" "}и население { $population }
    }
}{ $continents ->
    [0] {""}
   *[1] {" "}+ { $continents } за континенти
}{ $names ->
    [0] {""}
   *[1] {" "}+ { $names } за имената им
}{ $powers ->
    [0] {""}
   *[1] {" "}+ { $powers } за уменията на фракцията
}
note-hand = Твоите карти: { $cards } ({ $purse })

## Battle

move-aim-attack = { $spot } · { $who }
move-aim-maneuver = { $spot } →
move-assault = ⚔ { $order }
move-assault-order = Друго…
move-march = На поход…
move-march-ratio = { $count ->
    [1] Докато имам повече войници
    [one] Докато имам повече от { $count } път повече войници
   *[other] Докато имам повече от { $count } пъти повече войници
}
move-follow = { $how ->
    [max] Всички без един — и така до края на хода
   *[min] Никой повече — и така до края на хода
}
move-defend-with = { $count ->
    [one] { $count } зар
   *[other] { $count } зара
}
move-pass = { $window ->
    [scar] Пазя картата
   *[missile] Не стрелям
}
move-play-scar = Играя картата „{ $scar }“
move-lay-scar = Играя картата „{ $scar }“…
move-fire = { $at ->
    [attack] 🚀 Зар на атаката { $attack } → { $six }
    [defence] 🚀 Зар на защитата { $defence } → { $six }
   *[both] 🚀 Атака { $attack } и защита { $defence } → { $six }
}{ $vain ->
    [0] {""}
   *[1] {": "}нищо не променя
}
order-rolls = { $count ->
    [0] докато падне
    [1] едно хвърляне
   *[2] до { $count } хвърляния
}
order-dice = { $count ->
    [one] { $count } зар
   *[other] { $count } зара
}
order-keep = стоп при ≤{ $count }
order-scar = { $plays ->
    [0] без { $scar }
   *[1] първо { $scar }
}
order-scar-none = първо играй карта с белег
order-missiles = { $press ->
    [0] { $ask ->
        [0] без мои ракети
       *[1] питай ме за ракетите ми
    }
    [one] { $press } ракета, ако с нея падне{ $ask ->
        [0] {""}
       *[1] , иначе ме питай
    }
   *[other] до { $press } ракети, ако с тях падне{ $ask ->
        [0] {""}
       *[1] , иначе ме питай
    }
}
order-advance = { $how ->
    [ask] после ме питай кой влиза
    [min] после влизат само оцелелите
   *[max] после влизат всички без един
}
order-leave = после влизат всички без { $count }
group-rolls = Хвърляния и зарове
group-keep = Кога да спре
group-advance = След превземането
group-plays = Какво играеш
hint-march-begin = атака след атака по най-краткия път
hint-march-steps = { $count ->
    [one] { $count } стъпка
   *[other] { $count } стъпки
}{ $troops ->
    [0] , никой по пътя
   *[1] , { $troops } по пътя
}
hint-march-halts = { $way } · спира най-късно пред { $where }: там надмощието вече не стига
note-march-start = Походът минава по най-краткия път и тръгва от { $origin }. { $most } остава на място: нападни отделно с тази армия или избери по-близка до нея цел.
note-march = -# На всяка стъпка продължават всички без един; твоите ракети и карти с белег не се играят. Преди всяка атака войниците ти се сравняват с чуждите; походът спира при целта, където надмощието е по-малко от зададеното, или когато някоя атака спре. Процентите казват колко вероятно е атаката да успее.
hint-attack-from = ← { $spot }
hint-average = средно ти губиш { $lost }, врагът — { $killed }
hint-turned = шанс за превземане: { $before } % → { $after } %
outcome = { $falls ->
    [0] атака { $lost }, защита { $killed }
   *[1] атака { $lost }, защита { $killed }: { $where } пада
}
note-battle = ⚔ { $who }: { $origin } → { $target }, { $defender }
note-marks = { $where }: { $marks }
note-subject = На заровете действа: { $by }
by-highest = { $delta ->
    [-1] −1 на най-високия зар на защитата
   *[1] +1 на най-високия зар на защитата
}
by-lowest = { $delta ->
    [-1] −1 на най-ниския зар на защитата
   *[1] +1 на най-ниския зар на защитата
}
by-each = +{ $delta } на всеки зар на защитата
by-each-attack = +{ $delta } на всеки зар в атака
by-overrun = три еднакви зара в атака, които убият поне един, вземат всичко
note-dice = 🎲 атака { $attack }, защита { $defence }
note-stands = При тези зарове: { $outcome }
prompt-at-stake = { $stake } { $asks }
stake = { $of ->
    [game] ❗ { $where }: ако падне, { $who } печели!
    [mine] ❗ { $where }: на карта са твоят щаб и звездата му ★!
    [held] ❗ { $where }: на карта са превзет от теб щаб и звездата му ★!
   *[hq] ❗ { $where }: на карта са щаб и звездата му ★!
}
asks-missiles = { $vain ->
    [0] Изстрелваш ли ракети по тези зарове?
   *[1] Твоите ракети не променят това хвърляне. Оставяш ли го така?
}
asks-scar = { $use ->
    [idle] Няма какво да правиш: картата ти с белег сега не помага. Задръж я, за да не личи коя е.
    [vain] Картата ти с белег не променя шансовете. Задържаш ли я?
    [harms] Играеш ли картата си с белег? Твоят зар ще падне.
   *[good] Играеш ли картата си с белег?
}
note-armed = Ракети (всяка прави един зар на 6): { $missiles }
note-clash = { $spot } срещу { $target }, { $who }
note-brings = Превземането { $gains }
note-order = Твоята заповед: { $order }
note-extras = И още: { $extras }
note-end = { $spot }: { $enemies }

## Standing orders

watch = { $when ->
    [mine] атака срещу моя територия
    [winning-attack] атака с шанс да спечели играта
    [would-lose-mine] опасност да загубя територия
    [my-rolls] всяко хвърляне с мое участие
   *[all] всяка атака
}
where = { $which ->
    [mine] която и да е моя територия
   *[my-hq] моят щаб
}
line-march = Поход: { $goal }, { $count ->
    [one] { $count } стъпка
   *[other] до { $count } стъпки
}, при повече от { $ratio } : 1
line-stand = Отбрана: новобранци – { $where }, без атаки, край на хода
goal-nearest = най-близкият щаб
camp-neediest = където е най-опасно
anybody = който и да е
next-turn = в началото на следващия ход
turn-of = когато { $who } започне ход
queued = { $turn }: { $where }
trap = { $count ->
    [one] { $attacker } напада: { $where }
   *[other] { $attacker } напада с поне { $count } войници: { $where }
}
rule-hold = { $count ->
    [one] { $where }, удържане ({ $count } ракета)
   *[other] { $where }, удържане (до { $count } ракети)
}
rule-deny-win = { $count ->
    [one] срещу чужда победа ({ $count } ракета)
   *[other] срещу чужда победа (до { $count } ракети)
}
move-order-dice = { $one ->
    [0] Пак два зара — { $where }
   *[1] Един зар — { $where }
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
    [0] Ако времето изтече, не купувай победната звезда
   *[1] Ако времето изтече, купи победната звезда
}
move-order-asked-by-packets = { $value ->
    [0] Без въпроси за събития от пакетите
   *[1] Отново въпроси за събития от пакетите
}
move-order-act-now = ▶ Доиграй хода по нарежданията
hint-act-now = всичко по тях се прави веднага
move-leaf = { $page ->
    [wishes] Какво да става без въпрос…
    [stops] Кога да спрат…
    [lines] Моите ходове…
    [marches] + Поход…
    [stands] + Новобранци, отбрана, край на хода…
    [dice] Зарове за защита…
    [scar-watch] Кога да ме питаш за картата с белег…
    [traps] Капани с картата с белег…
    [plays] Картата с белег в началото на ход…
    [missile-watch] Кога да ме питаш за ракети…
    [rules] Правила за ракетите…
   *[concede] Отстъпване на победата…
}
template-hold = 📋 Новобранци, отбрана, край на хода
hint-template-hold = За 3 хода: новобранци където е най-опасно, без атаки. До първата ти загуба
template-march = 📋 Поход към най-близкия щаб
hint-template-march = За 3 хода: докато имаш повече от 3 към 1, до 5 стъпки на ход; иначе отбрана. До първата загуба или отпор
template-quiet = 📋 Не ме питай в битките
hint-template-quiet = Без въпроси за картата с белег и ракетите; капаните и правилата ти се изтриват
template-watchful = 📋 Питай ме за всяка атака
hint-template-watchful = Докато имаш карта с белег или ракети; капаните и правилата ти се изтриват
move-concede-pen = Отстъпвам победата на { $who }…
move-concede = Да, отстъпвам победата на { $who }
move-concede-not = Вече не отстъпвам победата
pen-at-least = { $count ->
    [one] поне { $count } войник
   *[other] поне { $count } войници
}
pen-up-to = { $count ->
    [one] { $count } ракета
   *[other] до { $count } ракети
}
pen-turns = { $count ->
    [0] докато не ги зачеркна
    [one] за { $count } ход
   *[other] за { $count } хода
}
pen-steps = { $count ->
    [one] { $count } стъпка на ход
   *[other] до { $count } стъпки на ход
}
pen-ratio = само при повече от { $count } : 1
pen-deny-win = там, където може да победи друг
group-watch = { $territory ->
    [0] Кога
   *[1] За една територия
}
group-pen = { $what ->
    [turns] За колко време
    [steps] Колко далеч
    [ratio] При какво надмощие
    [goal] Накъде
    [camp] Къде отиват новобранците
    [at-least] Сила на атаката
    [attacker] Кой напада
    [whose-turn] Кога
    [up-to] Колко
   *[where] Къде
}
concede-effect = { $missing ->
    [0] играта свършва веднага и { $who } печели
   *[1] играта свършва, когато се съгласят и другите ({ $others })
}
concede-waits = Вече отстъпи победата: { $who }. Още не са съгласни: { $others }
concede-nobody = { $begun ->
    [0] Засега на никого: играта още не е започнала.
   *[1] Сега на никого: другите нямат войски на дъската.
}
hint-troops = { $count ->
    [one] { $count } войник
   *[other] { $count } войници
}
hint-save = важи от следващото хвърляне
hint-save-play = такива нареждания на всички се изпълняват по реда на записване; картата се играе само веднъж
hint-save-line = идва на ред след редовете над него; ход, който вече играеш сам, остава за теб
note-lines = -# Действа първият ред, който има какво да направи; ако няма такъв, те питам. Звезди не се купуват и карти не се разменят; ако звезда носи победата, те питам.
stop-attacked = атакуват твоя територия
stop-lost = загубиш територия
stop-played = в твоя битка някой изиграе карта с белег или изстреля ракети
stop-repelled = твоя атака бъде прекратена
stop-leading = на друг му липсва само една звезда до победата
note-wishes = Назовавай ги подред, най-доброто първо; повторният избор го зачерква. Щом се стигне дотам, първото възможно става без въпрос. Ако нищо не е възможно, ще те попитам.
note-stops = Тогава спират всичките ти нареждания и те питам както обикновено, докато не ги пуснеш отново.
note-pen = Чернова: { $line }
note-own-scar = Твоята карта: { $scar } · на твоя земя { $effect }
note-own-early-scar = Твоята карта: { $scar } · { $effect }
note-idle-scar = -# Картата „{ $scar }“ сега не върши работа. Питам те въпреки това, за да не личи коя карта държиш.
note-idle-window = -# Питам всеки, който държи карта с белег, която и да е тя. „{ $scar }“ остава у теб. Ако не искаш такива въпроси: **Кога да ме питаш за картата с белег…**, по-долу.
note-vain-window = -# За да те питам по-рядко: **Кога да ме питаш за картата с белег…**, по-долу.
dry-run = -# ↳ { $what }
dry-attack = { $origin } { $troops } → { $target } ({ $who })
dry-attacks = { $attacks }{ $more ->
    [0] {""}
   *[1] {" "}и още { $more }
}
dry-trap = { $count ->
    [0] сега никой не би попаднал в него
   *[1] сега би щракнал срещу: { $attacks }
}
dry-never = { $why ->
    [scarred] там вече има белег: никога няма да щракне
    [gone] този играч е извън играта: никога няма да щракне
   *[no-card] нямаш карта с белег
}
queue-never = { $why ->
    [scarred] там вече има белег
    [gone] този играч е извън играта
   *[no-card] нямаш такава карта
}
dry-hold = { $lands ->
    [one] пази { $lands } територия
   *[other] пази { $lands } територии
}; { $then }
dry-nothing = не пази нищо твое
dry-rule = { $when ->
    [idle] сега няма кого да спре
    [overruled] там решава правилото по-горе
   *[fires] може да се задейства срещу: { $attacks }
}
dry-habit = { $habit ->
    [scar-watch] { $count ->
        [0] сега няма да има нови въпроси
        [one] сега ще те питам за { $count } атака: { $attacks }
       *[other] сега ще те питам за { $count } атаки: { $attacks }
    }
   *[missile-watch] { $count ->
        [0] сега няма да има нови въпроси
        [one] сега може да те питам за { $count } атака: { $attacks }
       *[other] сега може да те питам за { $count } атаки: { $attacks }
    }
}
dry-yields = { $habit ->
    [scar-watch] първо щраква капанът ти: { $attacks }
   *[missile-watch] първо решава правилото ти: { $attacks }
}
dry-front = { $origin } { $troops }{ $recruits ->
    [0] {""}
   *[1] {" "}+ { $recruits }
}
dry-leg = { $target } { $troops ->
    [0] (празно)
   *[1] { $troops } ({ $percent } %)
}
dry-way = { $left } → { $right }
dry-gap = …
dry-march = сега: { $way }
dry-stand = сега: { $origin }, и край на хода
dry-outnumbered = чака: { $origin } срещу { $target } е твърде малко
dry-idle = { $why ->
    [reached] няма какво да прави: вече е твое
    [cut-off] чака: натам няма път
    [tired] стъпките за този ход са направени
   *[lost] чака: тази територия не е твоя
}
one-die = { $choice ->
    [0] Засега няма какво да избираш: никоя твоя територия няма двама войници.
   *[1] Обикновено защитават два зара. С един губиш най-много по един войник на хвърляне, но и убиваш най-много по един.
}
one-die-odds = -# { $origin } { $attackers } → { $target } { $troops } ({ $who }): шанс за превземане { $percent } %, с един зар { $alone } %
dry-ready = ⚡ Нарежданията може да се задействат сега: { $attacks }

## Rewards and names

reward-claim-continent = Име на континент…
reward-found-major = Голям град…
reward-cancel-scar = Отмяна на белег…
reward-change-bonus = Промяна на бонус на континент…
reward-fortify = Укрепяване на град…
reward-destroy-card = Унищожаване на карта на територия…
reward-found-minor = Малък град…
reward-upgrade-card = Монета на карта…
worth-claim-continent = +1 войник само за теб, когато го държиш
worth-found-major = население 2, и само ти можеш да започваш там
worth-cancel-scar = територията пак е без белег
worth-change-bonus = +1 или −1 за всички, завинаги
worth-fortify = +1 на всеки зар за защита, за десет атаки с три зара
worth-destroy-card = територията вече няма да има карта
worth-found-minor = население 1, там, където стоиш сега
worth-upgrade-card = 🪙+1 на карта на територия, която държиш сега
hint-opens = 📦 така се отваря { $packet }!
seal-nears = { $opens ->
    [0] 📦 { $packet } ({ $condition }): стават **{ $done } от { $all }**.
   *[1] 📦 Така се отваря **{ $packet }**{ $all ->
        [0] {""}
       *[some] : { $done } от { $all }
    } ({ $condition })!
}
note-nears = Малък град: { $nears }
hint-supply = { $count ->
    [one] остава { $count }
   *[other] остават { $count }
}
hint-bonus = +{ $troops }
hint-coins = 🪙{ $coins }
hint-holder = { $who }, { $troops ->
    [one] { $troops } войник
   *[other] { $troops } войници
}
hint-not-now = можеш да дадеш име и по-късно, в някой свой ход
hint-forgo = тази награда пропада завинаги
move-change-bonus = { $continent }: { $now } → { $then }
move-forgo-sure = Без награда…
move-forgo = Да, без награда
move-give-name = Да, нека е „{ $name }“
move-not-now = Не сега

## Why not

reason-power-not-offered = Фракцията запазва едно от двете си умения.
reason-coin-limit = На тази карта вече има 3 монети: преди първата игра повече не може.
reason-faction-taken = С тази фракция вече играе някой.
reason-occupied = Там вече има някого.
reason-marked = Там има град или белег.
reason-near-hq = До чужд щаб.
reason-need-four-cards = Звездата струва точно четири карти.
reason-too-few-coins = Нужни са поне 🪙2 общо.
reason-trade-used = Вече размени карти този ход.
reason-not-yours = Само там, където стоят твои войски.
reason-not-adjacent = Наоколо няма твоя територия.
reason-not-enemy = Там няма вражески войски.
reason-same-territory = Те вече са там.
reason-not-connected = Няма верига от твои територии.
reason-maneuver-used = Вече се придвижи този ход.
reason-must-keep-one = Един войник винаги остава.
reason-too-many-dice = Войските не стигат: по един войник на зар, и един остава.
reason-no-missile = Нямаш толкова ракети.
reason-city-cost = Малко войници: градът взема своето, а някой трябва и да стигне.
reason-must-survive = Малко войници: никой няма да стигне жив.
reason-closed = Желязна стена: до края на хода никой не напада там.
reason-has-city = Там вече има град.
reason-not-held-at-end = В края на играта не държиш тази територия.
reason-card-gone = Тази карта е унищожена.
reason-card-full = На тази карта вече има 6 монети.
reason-continent-named = Този континент вече има име.
reason-continent-changed = Бонусът на този континент вече е променян.
reason-no-city = Там няма град.
reason-no-scar = Там няма белег.
reason-scarred-already = Там вече има белег.
reason-no-such-card = Нямаш карта с белег.
reason-die-locked = Ракета вече е променила този зар.
reason-supply-empty = От тези лепенки не остана нито една.
reason-nowhere = Сега няма място за това.
reason-name-chars = Само букви, цифри, интервали и прости препинателни знаци.
reason-name-length = Твърде кратко или твърде дълго.
reason-name-taken = Нещо в този свят вече се казва така.
reason-no-marks = Там никога нищо не се отбелязва.
reason-not-now = Сега не може.
reason-wrong-step = Сега е друга стъпка от хода; ред: звезди, набиране, атаки, придвижване.

## What has happened

by-lot = По жребий
event-founding-began = Основава се свят. Ред на избора: { $order }.
event-power-chosen = { $chance ->
    [0] { $seat }: { $faction }, умение { $power }.
   *[1] { $seat }: { $faction }, умение { $power } (случайно).
}
event-sticker-stuck = { $chance ->
    [0] { $seat }: 🪙 → { $territory }.
   *[1] { $seat }: 🪙 → { $territory } (случайно).
}
event-world-founded = Основаването завърши.
event-game-began = Игра { $game }. Открити карти: { $row }.{ $count ->
    [0] {""}
   *[1] {" "}Ракети: { $missiles }.
}{ $scars ->
    [0] {" "}Никой не получава карта с белег.
   *[1] {" "}Всеки получава карта с белег.
}
armed = { $who } 🚀{ $count }
event-scar-dealt = Твоята карта с белег: { $scar }.
event-start-rolled = Начален жребий: { $rounds }. Започва { $first }.
thrown = { $dice }
thrown-again = { $first }, после { $again }
thrown-by = { $who } ({ $die })
event-faction-taken = { $seat } играе с фракцията „{ $faction }“.
event-started = { $troops ->
    [one] { $seat }: щаб и { $troops } войник → { $territory }.
   *[other] { $seat }: щаб и { $troops } войници → { $territory }.
}
event-turn-began = ▸ Рунд { $round }: { $seat }
event-garrisoned = { $seat }: гарнизон на щаба, по +1 → { $territories }.
event-joined = { $troops ->
    [one] { $seat } влиза във войната: { $territory }, { $troops } войник.
   *[other] { $seat } влиза във войната: { $territory }, { $troops } войници.
}
event-recruited = { $seat } набира { $count } ({ $sum }).
event-cards-traded = { $troops ->
    [one] { $seat } разменя карти ({ $cards }: 🪙{ $coins }) за { $troops } войник.
   *[other] { $seat } разменя карти ({ $cards }: 🪙{ $coins }) за { $troops } войници.
}
event-star-bought = { $seat } купува звезда ★ с карти: { $cards }.
event-troops-placed = { $seat } поставя нови войници: { $territory } +{ $troops }.
event-troops-garrisoned = { $seat } поставя нови войници: { $territory } +{ $troops }, и още { $count ->
    [one] +1
   *[other] по +1
} от гарнизона на щаба{ $here ->
    [0] : { $others }
    [1] {""}
   *[2] : там и { $others }
}.
event-taken-back = { $what ->
    [placed] { $seat } връща разполагането.
    [traded] { $seat } връща размяната.
    [expanded] { $seat } връща експанзията.
   *[moved] { $seat } връща придвижването.
}
event-territory-entered = { $seat }: { $origin } → { $target }, { $each ->
    [0] {""}
   *[1] по{" "}
}{ $troops ->
    [one] { $troops } войник
   *[other] { $troops } войници
}{ $lost ->
    [0] {""}
   *[1] , загуби при влизането: { $each ->
        [0] { $lost }
       *[1] по { $lost }
    }
}.
event-hq-entered = { $line } Там е щабът ★ ({ $whose }).
event-lost-on-the-way = { $seat } губи по пътя { $troops ->
    [one] { $troops } войник
   *[other] { $troops } войници
} ({ $territory }).
event-maneuvered = { $troops ->
    [one] { $seat } придвижва { $troops } войник: { $origin } → { $target }.
   *[other] { $seat } придвижва { $troops } войници: { $origin } → { $target }.
}
event-card-taken = { $levied ->
    [0] { $seat } взема карта: { $card }.
   *[1] { $seat } взема карта: { $card }, и там +1 войник.
}
event-row-changed = { $reshuffled ->
    [0] Открити карти: { $row }
    [one] Изхвърлените карти ({ $reshuffled } карта) стават новото тесте. Открити карти: { $row }
   *[other] Изхвърлените карти ({ $reshuffled } карти) стават новото тесте. Открити карти: { $row }
}
event-discarded = Изхвърлена карта: { $card }. { $line }
event-pile-emptied = Последната карта с монета е взета: { $seat } държи най-много територии и получава звезда ★.
event-pile-emptied-tied = Последната карта с монета е взета. Териториите са поравно: никой не получава звездата.
event-knocked-out = { $count ->
    [0] { $seat } остава без войски.
    [one] { $seat } остава без войски; { $by } взема { $count } карта: { $cards }.
   *[other] { $seat } остава без войски; { $by } взема { $count } карти: { $cards }.
}
event-wiped-out = { $count ->
    [0] { $seat } остава без войски.
    [one] { $seat } остава без войски; { $count } карта се изхвърля: { $cards }.
   *[other] { $seat } остава без войски; { $count } карти се изхвърлят: { $cards }.
}
event-packet-unsealed = { $seat } отваря { $packet }!
event-packet-unsealed-late = { $packet } е отворен!
event-rules-changed = 🆕 Ново от миналата игра: { $packets }.
packet-brings = { $packet } ({ $brings })
event-eliminated = { $why ->
    [no-start] { $seat } няма къде да влезе във войната и отпада от тази игра.
    [removed] { $seat } изтегля всичките си войски от дъската.
   *[no-troops] { $seat } завършва тази игра без войски и отпада.
}
event-conceded = { $seat } отстъпва победата на { $to }.
event-conceded-not = { $seat } вече не отстъпва победата.
event-assault-began = ⚔ { $seat }: { $origin } → { $target } ({ $defender }), { $dice }, { $rolls }
event-scar-played = { $seat } слага белег завинаги: { $scar } → { $territory }{ $foreign ->
    [0] {""}
   *[1] {" "}({ $holder })
}.
event-missiles-fired = { $count ->
    [one] 🚀 { $seat } стреля по зар
   *[other] 🚀 { $seat } стреля по { $count } зара
}{ $side ->
    [attack] {" "}(атака)
    [defence] {" "}(защита)
   *[open] {""}
}: { $values } → 6
event-missiles-fired-at = { $own ->
    [0] { $count ->
        [one] 🚀 { $seat } стреля по зар на { $whose }
       *[other] 🚀 { $seat } стреля по { $count } зара на { $whose }
    }
   *[1] { $count ->
        [one] 🚀 { $seat } стреля по свой зар
       *[other] 🚀 { $seat } стреля по { $count } свои зара
    }
}: { $values } → 6
event-missiles-fired-both = 🚀 { $seat } стреля по { $count } зара ({ $whose }): { $values } → 6
event-roll-settled = 🎲 { $attack } : { $defence } → атака { $lost }, защита { $killed }
event-roll-at = { $where }: { $line }
event-ticked = { $line }, зачеркнато квадратче 🧱
event-overrun = { $line }, помитане!
event-closed = { $line }, желязна стена: до края на хода никой не напада там
event-conquered = { $seat } превзема { $target } от { $loser }.
event-hq-taken = { $line } С нея пада и щабът ★ ({ $whose }).
event-moved-in = { $troops ->
    [one] { $target }: влиза още { $troops }.
   *[other] { $target }: влизат още { $troops }.
}
event-assault-ended = ⚔ { $seat }: { $origin } → { $target }: { $why ->
    [conquered] { $known ->
        [0] превзета
       *[1] превзета от { $defender }
    }
    [closed] отбито, до края на хода никой не напада там
    [floor] спряно на зададената граница (войници или надмощие)
    [reaction] прекъснато от белег или ракета
    [over] играта свърши
    [gone] вече няма противник
   *[rolls] отбито
}{ $rolls ->
    [0] {""}
   *[1] , { $sums }
}
event-sums = изгубени { $lost }, убити { $killed } ({ $count ->
    [one] { $count } хвърляне
   *[other] { $count } хвърляния
})
event-hq-fell = { $line }, пада и щабът ★ ({ $whose })
event-march-halted = Походът ти спира ({ $goal }): за следващата стъпка надмощието е по-малко, отколкото искаше.
event-order-dropped = { $order ->
    [trap] Капанът ти вече не може да щракне и е зачеркнат.
    [play] Отложената карта с белег вече няма къде да се сложи и е зачеркната.
    [lines] Нарежданията за твоите ходове изтекоха и са зачеркнати.
   *[rule] Нямаш повече ракети; правилата за тях са зачеркнати.
}
event-game-won = { $why ->
    [stars] { $stars ->
        [one] { $seat } печели с { $stars } звезда ★!
       *[other] { $seat } печели с { $stars } звезди ★!
    }
    [alone] { $seat } печели: не остана никой друг.
    [round-cap] { $stars ->
        [one] Последният рунд свърши. { $seat } води с { $stars } звезда ★ и печели.
       *[other] Последният рунд свърши. { $seat } води с { $stars } звезди ★ и печели.
    }
   *[conceded] Всички останали отстъпват победата: { $seat } печели.
}
event-board-signed = { $signatures ->
    [one] ✍ { $seat } се подписва на дъската за игра { $game }, за първи път.
   *[other] ✍ { $seat } се подписва на дъската за игра { $game }. Подписи досега: { $signatures }.
}
event-continent-taken = { $seat } има право да даде име на континента ({ $continent }) и занапред получава за него +1 войник.
event-city-built = { $city ->
    [major-city] { $seat } основава голям град: { $territory }.
   *[minor-city] { $seat } основава малък град: { $territory }.
}
event-scar-removed = { $seat } отменя белега: { $territory }.
event-bonus-altered = { $seat } променя бонус: { $continent } { $before } → { $bonus }.
event-fortification-built = { $seat } укрепява града: { $territory }.
event-territory-card-destroyed = { $seat } унищожава карта: { $territory }.
event-territory-card-upgraded = { $seat } добавя монета: { $territory } 🪙{ $coins }.
event-reward-forgone = { $seat } този път не оставя нищо.
event-name-given = { $place ->
    [city] { $seat } дава име на града ({ $where }): { $name }
    [continent] { $seat } дава име на континента ({ $where }): { $name }
   *[planet] { $seat } дава име на планетата: { $name }
}
event-name-postponed = { $place ->
    [planet] Планетата засега остава без име.
   *[city] { $seat } оставя името за по-късно.
}
event-namer-chosen = { $count ->
    [0] Най-много подписи: { $person } дава име на планетата.
   *[1] Подписите са поравно; зар плюс наречени континенти: { $rounds }. Името на планетата дава { $person }.
}
tie-by = { $who } ({ $die }+{ $named })
event-game-recorded = Игра { $game } е записана в летописа.

## Имена и знаци

nobody = управител
steward-of = управител ({ $faction })
and-last = { $others } и { $last }
beside = { $one } { $other }
tenths = { $whole },{ $tenth }
planet-placeholder = Безименен свят
coin-cards = { $count ->
    [one] { $count } карта с монета
   *[other] { $count } карти с монета
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
    [hq] щаб
    [minor-city] малък град
    [major-city] голям град
    [world-capital] столица
    [bunker] бункер
    [ammo-shortage] недостиг на боеприпаси
    [fortification] укрепление (оставащи квадратчета)
   *[closed] не може да се атакува
}
supply = { $kind ->
    [minor-city] малки градове { $count }
    [major-city] големи градове { $count }
    [fortify-city] укрепления { $count }
    [cancel-scar] отмени на белези { $count }
    [upgrade-card] лепенки с монета { $count }
    [raised] бонуси „+1“ { $count }
    [lowered] бонуси „−1“ { $count }
    [founding-coins] монети от основаването { $count }
   *[scar-card] неизиграни карти с белег { $count }
}
supplies = { $left }
nearly-gone = На привършване: { $left }

## Полето

board-game = { $late ->
    [0] Игра { $game } от { $games }
   *[1] Игра { $game }, след кампанията
}
board-title = { $founding ->
    [0] { $stage ->
        [starting] { $game } · заемане на позиции
        [rewards] { $game } · награди
        [over] { $game } · край
       *[playing] { $game } · рунд { $round }{ $cap ->
            [0] {""}
           *[1] {" "}от { $cap }
        }
    }
   *[1] { $stage ->
        [over] Светът е основан
       *[founding] Основаване на света
    }
}
board-on-planet = { $planet } · { $title }
board-turn = { $recruits ->
    [0] ▸ На ход е { $who }
    [one] ▸ На ход е { $who } · за разполагане: { $recruits } войник
   *[other] ▸ На ход е { $who } · за разполагане: { $recruits } войници
}
board-battle = { $rolls ->
    [0] ⚔ { $who }: { $origin } { $troops } → { $target } { $against } ({ $whom })
    [one] ⚔ { $who }: { $origin } { $troops } → { $target } { $against } ({ $taken ->
            [0] { $whom }
           *[1] превзета от { $whom }
        }) · { $rolls } хвърляне, изгубени { $lost }, убити { $killed }
   *[other] ⚔ { $who }: { $origin } { $troops } → { $target } { $against } ({ $taken ->
            [0] { $whom }
           *[1] превзета от { $whom }
        }) · { $rolls } хвърляния, изгубени { $lost }, убити { $killed }
}
board-last = Последна битка · { $who }: { $origin } → { $target } ({ $whom }), { $taken ->
        [0] удържана
       *[1] превзета
    } · { $rolls ->
        [one] { $rolls } хвърляне
       *[other] { $rolls } хвърляния
    }, изгубени { $lost }, убити { $killed }
board-dice = 🎲 { $attack } : { $defence }
board-die = { $locked ->
    [0] { $value }
   *[1] { $value }🚀
}
board-won = { $steward ->
    [0] 🏆 Побеждава { $who }
   *[1] 🏆 Побеждава { $who } (управител: без подпис и награда)
}
board-row = Карти: { $row }
board-slot = { $slot }. { $card } 🪙{ $coins }
board-gap = { $slot }. –
board-stock = { $star ->
    [0] Тесте { $deck } · изхвърлени { $discard } · останали карти с монета { $pile }
   *[1] Тесте { $deck } · изхвърлени { $discard } · останали карти с монета { $pile }, последната носи ★
}
board-order = Ред на ходовете: { $seats }
board-legend = -# { $icons }
legend-dice = 🎲 нападение : защита, загубите също
board-seats = Звезди: за победа трябват { $stars } ★
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
    [lands] 🗺️ територии
    [troops] 🪖 войници
    [recruits] ➕ набиране
    [cards] 🃏 карти
   *[coins] 🪙 монети
}
board-seat-waits = { $count ->
    [0] **{ $who }** ★{ $stars } · още без фракция
   *[1] **{ $who }** ★{ $stars } · още без фракция · { $facts }
}
board-seat-out = { $removed ->
    [0] **{ $who }** · { $army } · извън играта
   *[1] **{ $who }** · { $army } · вече не играе
}
board-army = { $faction } ({ $power })
star-source = { $source ->
    [hq] { $count ->
        [one] { $count } щаб
       *[other] { $count } щаба
    }
    [start] старт
    [bought] { $count ->
        [one] купена { $count }
       *[other] купени { $count }
    }
   *[coin-pile] последна карта с монета
}
board-population = население { $count }
board-missiles = 🚀{ $count }
hand-missiles = ракети
board-scar-card = карта с белег
board-concedes = отстъпва победата на { $to }
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
board-deserted = Още никъде няма никого: { $where }
board-held = **{ $where }**: { $count ->
        [0] свободни { $free }
       *[1] { $shares }{ $free ->
            [0] {""}
           *[1] , свободни { $free }
        }
    }
board-all-empty = **Свободни**: { $where }
board-empty = { $where } ({ $free })
board-share = { $whole ->
    [0] { $who } { $count }/{ $of }
   *[1] { $who } ✔
}
region-links = Кое с кое граничи: { $where }
region-besides = Играчи, умения, тестета
region-near = **{ $land }**: { $lands }
region-neighbour = { $held ->
    [0] { $land }
   *[1] { $who } { $land } { $troops }
}{ $sea ->
    [0] {""}
   *[1] {" "}(море)
}
region-land = { $held ->
    [0] { $land } (свободна)
   *[1] { $land } ({ $who })
}
board-land = { $troops ->
    [0] { $land }
   *[1] { $land } { $troops }
}
board-supplies = Останало в кутията

## Своята страница

own-title = Твоята армия
score = { $who } ★{ $stars }/{ $of } · { $lands ->
    [one] { $lands } земя
   *[other] { $lands } земи
}{ $count ->
    [0] {""}
   *[1] , { $continents }
}{ $more ->
    [0] {""}
   *[1] {" "}+{ $more }
}
headline-hq = { $own ->
    [0] { $who } взема щаба на { $whose }: вече ★{ $stars }
   *[1] { $who } си връща щаба: вече ★{ $stars }
}
headline-hq-from = { $own ->
    [0] { $who } взема от { $loser } щаба на { $whose }: вече ★{ $stars }
   *[1] { $who } си взема щаба обратно от { $loser }: вече ★{ $stars }
}
headline-taken = { $hq ->
    [none] { $who } ти взема { $where }
    [mine] { $who } ти взема { $where } заедно с твоя щаб и звездата му ★
   *[foreign] { $who } ти взема { $where } заедно с щаба на { $whose } и звездата му ★
}
headline-went-on = { $line } (вече я държи { $holder })
broken-off = белег или ракета прекъсва боя
broken-off-by = { $missiles ->
    [0] { $mine ->
        [0] карта с белег на { $who } прекъсва боя
       *[1] твоята карта с белег прекъсва боя
    }
    [one] { $mine ->
        [0] ракета на { $who } прекъсва боя
       *[1] твоята ракета прекъсва боя
    }
   *[other] { $mine ->
        [0] { $missiles } ракети на { $who } прекъсват боя
       *[1] твоите { $missiles } ракети прекъсват боя
    }
}
headline-interrupted = { $who } напада { $where }: { $broken }, { $still ->
    [0] {""}
    [1] територията още е твоя{" "}
   *[2] територията с щаба още е твоя{" "}
}{ $count ->
    [0] { $still ->
        [0] без загуби за теб
       *[held] и нямаш загуби
    }
    [one] { $still ->
        [0] губиш { $count } войник
       *[held] и губиш { $count } войник
    }
   *[other] { $still ->
        [0] губиш { $count } войници
       *[held] и губиш { $count } войници
    }
}
headline-held = { $count ->
    [0] { $who } напада { $where }: удържаш я без загуби
    [one] { $who } напада { $where }: удържаш я и губиш { $count } войник
   *[other] { $who } напада { $where }: удържаш я и губиш { $count } войници
}
headline-hq-lost = { $own ->
    [0] { $who } отново губи щаба на { $whose }: вече ★{ $stars }
   *[1] { $who } губи своя щаб: вече ★{ $stars }
}
headline-star = { $who } купува звезда: вече ★{ $stars }
headline-packet = 📦 { $packet } е отворен: { $brings }
headline-knocked-out = { $who } остава без войски
headline-attack = { $hq ->
    [0] { $who } в момента напада: { $where }
    [1] { $who } в момента напада: { $where }, там е щабът на { $whose }
   *[2] { $who } в момента напада: { $where }, там е твоят щаб
}
own-founding-title = Основаването
own-founding = Ти решаваш с какво ще започне този свят.
own-lands = Държиш: { $some ->
    [0] по 1: { $alone }
   *[1] { $lands }{ $ones ->
        [0] {""}
       *[1] {"; "}по 1: { $alone }
    }
}
own-hq = 🚩 { $land } { $troops }: { $reach }
aim = 🎯 { $title } ★{ $stars } ({ $asks })
own-stars = { $count ->
    [0] ★{ $stars } от { $of } · всеки щаб в ръцете ти е звезда
   *[1] ★{ $stars } от { $of } ({ $sources })
}
own-power = { $gained ->
    [0] 💪 **{ $power }** · { $effect }
   *[1] ➕ Придобито: **{ $power }** · { $effect }
}
own-scar = Карта с белег: **{ $scar }** · { $effect }
own-missiles-asked = -# В чужди битки ще те питам за тях само ако хвърлянето носи победа в играта; в нарежданията можеш да поискаш повече.
own-missiles = { $count ->
    [one] 🚀 { $count } ракета · прави един зар от хвърляне на 6
   *[other] 🚀 { $count } ракети · всяка прави един зар от хвърляне на 6
}; в чужд бой те питат, ако той решава играта или ако така пише в нарежданията ти
own-rival-where = { $rival } — { $lands }{ $more ->
    [0] {""}
   *[1] {" "}и още { $more }
}
own-rival = { $who }: { $stars } ★ · { $lands ->
    [one] { $lands } територия
   *[other] { $lands } територии
}, { $troops ->
    [one] { $troops } войник
   *[other] { $troops } войници
}
own-recruits = Следващо набиране: **{ $total }** ({ $sum })
own-cards = { $count ->
    [one] { $count } карта с ресурси
   *[other] { $count } карти с ресурси
}
own-hand = { $cards }
own-worth = { $troops ->
        [0] 🪙{ $coins }: малко за размяна
        [one] 🪙{ $coins }: размяна за { $troops } войник
       *[other] 🪙{ $coins }: размяна за { $troops } войници
    }{ $star ->
        [0] {""}
       *[1] {" "}· всеки { $cards } карти = ★
    }
own-dangers = В опасност (шанс да паднат при атака докрай)
own-danger = { $now ->
    [0] {""}
   *[1] ⚔{" "}
}{ $hq ->
    [0] { $land } { $troops } ← { $origin } { $against } ({ $who }): { $percent } %
   *[1] 🚩 { $land } { $troops } ← { $origin } { $against } ({ $who }): { $percent } %
}
own-more = { $count ->
    [one] … и още { $count }
   *[other] … и още { $count }
}
own-orders = Постоянни нареждания: { $orders }
order-line-wishes = Без въпрос, първото възможно: { $wishes }
order-wish = { $what } ({ $about })
order-line-own = Моите ходове, { $place } – { $line }
order-line-turns = { $count ->
    [0] Моите ходове: докато не ги зачеркнеш
    [one] Моите ходове: за { $count } ход
   *[other] Моите ходове: за { $count } хода
}
order-line-none = Нищо не е записано: играеш ходовете си сам.
order-line-dice = Защита с един зар ({ $lands })
order-line-watch = { $card ->
    [scar] { $count ->
        [0] Не ме питай за картата с белег
       *[1] Питай ме за картата с белег ({ $when })
    }
   *[missile] { $count ->
        [0] Не ме питай за ракети
       *[1] Питай ме за ракети ({ $when })
    }
}
order-line-trap = Капан — { $line }
order-line-play = Карта с белег — { $line }
order-line-rule = Ракети без питане — { $line }
order-line-star = { $buy ->
    [0] Ако времето изтече, победната звезда не се купува
   *[1] Ако времето изтече, победната звезда се купува
}
order-line-packets = На въпросите от пакетите се отговаря вместо теб, както би отговорил часовникът

## Краят

ending-title = { $game ->
    [0] Началото на света
   *[1] Край на игра { $game }
}
ending-founded = Светът е основан: всяка фракция има своето умение, а на картите са първите монети.
ending = { $why ->
    [stars] { $winner } печели игра { $game } с ★{ $stars }.
    [alone] { $winner } печели игра { $game }: не остана никой друг.
    [round-cap] { $winner } печели игра { $game }: последният рунд мина.
   *[conceded] { $winner } печели игра { $game }: всички други отстъпиха победата.
}
ending-hq = { $winner } печели игра { $game } с ★{ $stars }; последната е за превзетия щаб ({ $where }).
ending-seat = { $result ->
        [won] 🏆
        [held-on] ▪
       *[eliminated] ✖
    } { $who } ({ $faction }) ★{ $stars }{ $count ->
        [0] {""}
       *[1] {" "}({ $sources })
    } · { $result ->
        [eliminated] извън играта
       *[held-on] в игра докрай · { $lands ->
            [one] { $lands } територия
           *[other] { $lands } територии
        }
        [won] { $lands ->
            [one] { $lands } територия
           *[other] { $lands } територии
        }
    }
ending-stewards = { $several ->
    [0] Без подпис и награда (играе управител): { $seats }.
   *[1] Без подписи и награди (играят управители): { $seats }.
}
ending-changes = Какво остава в света
luck = { $more ->
    [0] Зарове: с { $troops } войника под средното
   *[1] Зарове: с { $troops } войника над средното
}
ending-luck = Военен късмет
ending-tally = { $who }: превземания { $conquests }, хвърляния { $rolls }; загуби { $lost } (очаквани { $should_lose }), убити { $killed } (очаквани { $should_kill }); разбити съперници { $out }
ending-armed = { $line }; { $missiles }
tally-missiles = { $fired ->
    [one] { $fired } ракета
   *[other] { $fired } ракети
}: { $any ->
    [0] нищо не се промени
   *[1] решена е съдбата на { $what }
}
tally-troops = { $count ->
    [one] { $count } войник
   *[other] { $count } войници
}
tally-lands = { $count ->
    [one] { $count } територия
   *[other] { $count } територии
}
ending-reigns = { $turns ->
    [one] 🚩 Най-дълго удържан щаб, { $turns } свой ход: { $hqs }
   *[other] 🚩 Най-дълго удържан щаб, { $turns } свои хода подред: { $hqs }
}
ending-reign = { $land } ({ $who })
ending-next = Следващата игра
ending-left = { $over ->
    [0] { $left ->
        [one] До края на кампанията остава { $left } игра.
       *[other] До края на кампанията остават { $left } игри.
    }
   *[1] Кампанията приключи. В този свят може да се играе и нататък, но без подписи и награди.
}
ending-namer = { $who } дава име на планетата.
ending-bonus = { $missiles ->
    [0] { $who } започва със звезда.
    [one] { $who } започва с { $missiles } ракета.
   *[other] { $who } започва с { $missiles } ракети.
}
ending-absent = { $missiles ->
    [one] При завръщане { $who } започва с { $missiles } ракета.
   *[other] При завръщане { $who } започва с { $missiles } ракети.
}
change-power-fixed = { $faction }: { $power }
change-scar-placed = { $territory }: { $scar }
change-signed = { $person } се подписва на дъската
change-continent-claimed = { $continent }: име дава { $person }
change-bonus-changed = { $continent }: бонус { $before } → { $after }
change-city-founded = { $territory }: { $city } (основател: { $person })
change-city-named = { $territory }: име на града — { $name } (от { $person })
change-city-founded-called = { $territory }: { $city } „{ $name }“ (основател: { $person })
change-continent-claimed-called = { $continent }: ново име — { $name } (от { $person })
change-namer-found-called = Име на планетата — { $name } (от { $person })
change-namer-found = { $person } дава име на планетата
change-city-fortified = { $renewed ->
    [0] { $territory }: укрепление
   *[1] { $territory }: ново укрепление (🧱{ $before } → 🧱{ $after })
}
change-scar-cancelled = { $territory }: белегът е отменен ({ $scar })
change-card-destroyed = { $territory }: картата е унищожена (🪙{ $coins })
change-card-upgraded = { $territory }: 🪙{ $before } → 🪙{ $after }
change-coins = Монети на картите: { $cards }
change-coin = { $land } 🪙{ $coins }
change-boxes = { $land }: укрепление 🧱{ $before } → 🧱{ $after }

## Светът между две игри

world-title = { $planet }
world-next = { $late ->
    [0] Изиграни игри: { $played } от { $games } · следва: игра { $game }
   *[1] Кампанията от { $games } игри приключи, изиграни са { $played } · следва: игра { $game }, без подписи и награди
}
world-now = { $late ->
    [0] Изиграни игри: { $played } от { $games } · сега: игра { $game }
   *[1] Кампанията от { $games } игри приключи, изиграни са { $played } · сега: игра { $game }, без подписи и награди
}
world-namer = { $named ->
    [0] { $who } дава име на планетата
   *[1] Името на планетата е от { $who }
}
world-charter = { $founding ->
    [dealt] Светът е основан от играчите
   *[random] Светът е основан по жребий
}
world-wall = Подписи
world-signed = { $count ->
    [one] ✍ { $who }: игра { $games }
   *[other] ✍ { $who }: игри { $games }
}
world-people = { $pages ->
    [1] Кой е играл тук
   *[2] Кой е играл тук { $page }/{ $pages }
}
world-person = { $who }: игри { $games }, победи { $won }, в игра докрай { $held }, извън играта { $out }
world-stars = ★{ $stars }: { $sources }
world-star-source = { $source ->
    [hq] за щабове { $count }
    [start] от старта { $count }
    [bought] купени { $count }
   *[coin-pile] за купчината монети { $count }
}
world-fighting = ⚔ превземания { $conquests }, хвърляния { $rolls }; загуби { $lost } (очаквани { $should_lose }), убити { $killed } (очаквани { $should_kill })
world-missiles = 🚀 { $missiles }
world-signatures = { $count ->
    [one] ✍ Подпис след игра { $games }
   *[other] ✍ Подписи след игри { $games }
}
world-named = 🏷 Дадени имена: { $names }
world-cities = 🏘 Градове: { $cities }
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
world-continent-for = { $line } (+{ $more } за { $who })
world-named-by = { $named ->
    [0] Право на име: { $who }
   *[1] Името е от { $who }
}
world-unnamed = още без име
world-unnamed-city = { $land } (още без име)
world-unmarked = Без лепенки
world-routes = Нови морски пътища: { $routes }
world-route = { $one } – { $other }
world-land = { $land }: { $facts }
world-city = { $city } ({ $founder })
world-scar = { $icon } { $scar }
world-no-card = картата е унищожена
world-coins-of = 🪙{ $coins }
world-chronicle = { $pages ->
    [1] Летопис
   *[2] Летопис { $page }/{ $pages }
}
world-founded = Основаването
world-game = Игра { $game }: побеждава { $who } ({ $faction })
world-before = Преди това: { $games }
world-victor = { $count ->
    [one] игра { $games } – { $who }
   *[other] игри { $games } – { $who }
}
world-playing = Игра { $game }, досега
world-won = { $why ->
    [stars] С ★{ $stars } в рунд { $rounds }
    [alone] Не остана никой друг (рунд { $rounds })
    [round-cap] Начело след последния рунд ({ $rounds })
   *[conceded] Всички други отстъпиха победата (рунд { $rounds })
}
world-fighter = { $result ->
    [won] 🏆 { $who } ({ $faction }): { $start }
    [held-on] ▪ { $who } ({ $faction }): { $start }
   *[eliminated] ✖ { $who } ({ $faction }): { $start }, извън играта
}
world-factions = { $pages ->
    [1] Фракции
   *[2] Фракции { $page }/{ $pages }
}
world-power = { $faction }: { $power }
world-results = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}: победи { $won }, в игра докрай { $held }, извън играта { $out }
world-starts = Стартове: { $continents }
world-count = { $what } { $count }
world-coins = Повече монети: { $cards }
world-fought = { $result ->
    [won] 🏆 Игра { $game }: { $who } ({ $start })
    [held-on] ▪ Игра { $game }: { $who } ({ $start })
   *[eliminated] ✖ Игра { $game }: { $who } ({ $start }), извън играта
}
world-more = Придобито от пакетите: { $powers }
world-idle = { $count ->
    [one] Пропусната { $count } игра
   *[other] Пропуснати { $count } игри
}
world-untried = Още никой не е играл с нея
world-lands = { $pages ->
    [1] Територии
   *[2] Територии { $page }/{ $pages }
}
world-land-legend = -# ⚔ превземания, 🚩 стартове
world-contested = За какво са се сражавали най-често
world-other-lands = Останали
world-conquered = ⚔{ $count }
world-begun = 🚩{ $count }
world-box = Кутия и карти
world-packets = { $new ->
    [0] Пакети, отворени и запечатани
   *[1] 🆕 Пакети, отворени и запечатани
}
world-open = 📂 Отворено: { $packets }
world-sealed = { $count ->
    [one] 📦 Още запечатан: { $count } пакет
   *[other] 📦 Още запечатани: { $count } пакета
}
world-news = 🆕 Ново от игра { $game }
world-packet-open = { $new ->
    [0] 📂 { $packet }, отворен в игра { $game }:
    { $what }
   *[1] 🆕 📂 { $packet }, отворен в игра { $game }:
    { $what }
}
world-packet-sealed = 📦 { $packet }: запечатан. Условие: { $condition }
world-packet-counted = { $left ->
    [1] 📦 { $packet }: запечатан. Условие: { $condition } ({ $done } от { $all }, липсва само едно!)
   *[more] 📦 { $packet }: запечатан. Условие: { $condition } (засега { $done } от { $all })
}
occasion-why = Условието е изпълнено: { $condition }.
occasion-late = { $barred ->
    [0] Отваря се едва сега, защото дойде в този свят по-късно.
   *[1] Отваря се едва сега, защото досега този свят се играеше без пакети.
} Условието е изпълнено в игра { $game }{ $named ->
    [0] {""}
   *[1] {" "}({ $who })
}: { $condition }.
occasion-from-now-on = Отсега нататък
tale-packet = { $packet } ({ $who })
tale-unsealed = { $count ->
    [one] Отворен беше { $packets } и светът вече не е същият.
   *[other] Отворени бяха { $packets } и светът вече не е същият.
}
regret-packets = { $count ->
    [one] ⚠️ В тази игра беше отворен { $packets }. Той отново ще бъде запечатан, но играчите вече са видели какво има вътре.
   *[other] ⚠️ В тази игра бяха отворени { $packets }. Те отново ще бъдат запечатани, но играчите вече са видели какво има вътре.
}
change-packet-opened = { $packet } е отворен: { $brings }
change-packet-opened-by = { $packet } е отворен от { $who }: { $brings }
change-power-added = { $faction } получава „{ $power }“
change-link-added = Морски път свързва { $one } и { $other }
world-cards = Карти на територии
world-worth = 🪙{ $coins }: { $cards }
world-destroyed = Унищожени: { $cards }
world-destroyed-card = { $card } (игра { $game })
world-plain-cards = Всички останали: 🪙{ $coins }
world-scars = Карти с белег
world-scar-played = { $cancelled ->
    [0] { $scar }: { $land } (игра { $game })
   *[1] { $scar }: { $land } (игра { $game }, отменен в игра { $until })
}
world-scars-left = Още неизиграни: { $scars }

## Игра в летописа

tale-opening = На война тръгнаха: { $who }.
tale-fighter = { $who } ({ $faction }, от { $land })
tale-conquests = { $count ->
    [one] Най-много завоюва { $who }: { $count } територия – { $land }.
   *[other] Най-много завоюва { $who }: { $count } територии, първата от които е { $land }.
}
tale-peace = Никой от никого нищо не завоюва.
tale-contested = { $count ->
    [one] Най-упорито се биха за { $land }: превзета е { $count } път.
   *[other] Най-упорито се биха за { $land }: превзета е { $count } пъти.
}
tale-uncontested = Нито една земя не беше превзета два пъти.
tale-dice = Заровете бяха най-благосклонни към { $who } и най-сурови към { $other }.
tale-even-dice = Заровете не взеха ничия страна.
tale-no-dice = Зарове не се хвърлиха нито веднъж.
tale-missiles = { $count ->
    [one] Изстреляна беше { $count } ракета, от { $who }.
   *[other] Изстреляни бяха { $count } ракети, повечето от { $who }.
}
tale-no-missile = Не беше изстреляна нито една ракета.
tale-scars = По земята останаха белези: { $scars }.
tale-scar = { $scar } ({ $land })
tale-no-scar = Нови белези по земята не останаха.
tale-fallen = { $count ->
    [one] { $who } загуби всичко и отпадна.
   *[other] { $who } загубиха всичко и отпаднаха.
}
tale-all-there = До края останаха всички.
tale-stars = { $any ->
    [0] { $who } вече имаше ★{ $stars }.
   *[1] { $who } вече имаше ★{ $stars }: { $sources }.
}
tale-won = { $why ->
    [stars] Толкова стигат за победата в рунд { $rounds }.
    [alone] В рунд { $rounds } не остана никой друг и това е победа.
    [round-cap] Последният рунд ({ $rounds }) свърши и никой не е по-напред: това е победа.
   *[conceded] В рунд { $rounds } всички други се предадоха.
}
tale-signed = { $count ->
    [one] { $who } се подписа на картата за първи път.
   *[other] { $who } пак се подписа: името вече стои на картата { $count } пъти.
}
tale-founded = Ново на картата: { $cities }.
tale-city = { $city } в { $land } ({ $who })
tale-named = Оттогава на картата има имена: { $names }.

## Справка

guide-game = Как се играе
guide-stars = { $count ->
    [one] Който има { $count } ★, веднага печели
   *[other] Който има { $count } ★, веднага печели
}
guide-star-hq = ★ за всеки щаб (🚩) под твой контрол, твой или превзет.
guide-star-start = ★ на старта, ако още нямаш подпис в този свят. Иначе по ракета за всеки подпис.
guide-star-bought = { $cards ->
    [one] ★ за всяка { $cards } карта с ресурси в началото на твоя ход.
   *[other] ★ за всеки { $cards } карти с ресурси в началото на твоя ход.
}
guide-star-pile = { $count ->
    [one] ★ за най-много територии, когато се вземе единствената карта с монета: веднъж на игра, при равенство за никого.
   *[other] ★ за най-много територии, когато се вземе последната от { $count } карти с монета: веднъж на игра, при равенство за никого.
}
guide-recruits = Набиране на войски
guide-recruit = Териториите и населението заедно, делено на { $divisor }: поне { $least }. Целите континенти добавят своя бонус, а който им е дал име, набира още +{ $named }.
guide-trades = Веднъж на ход картите могат да се разменят, 🪙 → войници: { $trades }
guide-trade = { $coins }→{ $troops }
guide-join = { $troops ->
    [one] Ако нямаш територия, вместо набиране се връщаш с { $troops } войник на свободна територия без лепенки или в голям град, основан от теб.
   *[other] Ако нямаш територия, вместо набиране се връщаш с { $troops } войници на свободна територия без лепенки или в голям град, основан от теб.
}
guide-battle = Атаки и придвижване
guide-dice = Атакува се с най-много { $attack } зара, защитава се с най-много { $defence }: по един за всеки, който се бие. Един войник винаги остава на място.
guide-compare = Сравняват се най-високите зарове, после вторите: който има по-малко, губи войник. При равенство губи нападателят.
guide-scar-card = Преди хвърляне всеки може да сложи карта с белег на нападнатата територия, ако там няма белег. Той остава за всички игри.
guide-missile = След хвърляне всеки може да изстреля ракети: всяка обръща един зар на { $value } и повече нищо не го променя. В чужди битки те питам само ако хвърлянето носи победа в играта или ако го поискаш в нарежданията.
guide-conquest = Който е превзел територия, в края на хода взема карта. Който унищожи последния войник на съперник, взема всичките му карти с ресурси.
guide-expansion = Да влезеш в свободна територия не е атака. Свободен град струва толкова войници, колкото е населението му, а укрепление — още повече.
guide-maneuver = В края на хода — едно придвижване през твои територии.
guide-orders = Постоянните нареждания се пишат по всяко време и действат и без теб: капаните играят картата с белег, правилата изстрелват ракети, а ти решаваш кога да те питат. Редовете играят твоите ходове: поход към щаб, докато надмощието стига, или новобранци и отбрана. Всичко спира, щом се случи нещо, което си посочил.
guide-cards = Карти с ресурси
guide-card-row = { $slots ->
    [one] Открита е { $slots } карта. Ако е на твоя територия, вземаш нея.
   *[other] Открити са { $slots } карти. Ако сред тях има твои територии, вземаш една от тях.
}
guide-card-coin = Иначе вземаш карта с монета (🪙{ $coins }, общо { $count }), а най-старата открита карта отива при изхвърлените.
guide-card-most = На карта на територия има до 🪙{ $founding } след основаването, по-късно до 🪙{ $most }.
guide-factions = Фракции
guide-faction = { $faction }
guide-power = **{ $power }**: { $effect }
guide-powers = При основаването всяка фракция запазва едното от двете умения, другото изчезва завинаги.
guide-map = Карта
guide-continent = { $continent } +{ $bonus }
guide-territory = { $land } — { $neighbours }
guide-marks = Какво остава
guide-campaign = { $games ->
    [one] Един свят живее { $games } игра. Победителят се подписва на дъската; който има най-много подписи, дава име на планетата.
   *[other] Един свят живее { $games } игри. Победителят във всяка се подписва на дъската; който има най-много подписи, дава име на планетата.
}
guide-start = Започва се на свободна територия без лепенки, не до чужд щаб, или в голям град, основан от теб.
guide-scars = Белези
guide-scar = { $icon } { $scar }: { $effect }
guide-cities = Градове и укрепления
guide-city = { $start ->
    [0] { $icon } { $city }: население { $population }. Никой не започва там.
   *[1] { $icon } { $city }: население { $population }. Само основателят може да започне там.
}
guide-fortification = { $icon } { $fortification } в град: +{ $more } на всеки зар за защита; докато градът е свободен, влизането струва още { $toll } войници. Всяка атака с { $dice } зара зачерква квадратче, общо { $boxes }; после укреплението не важи.
guide-winner = Победителят взема една награда
guide-holders = Който се е удържал, взема една — за територия, която държи накрая
guide-reward = **{ $reward }**: { $worth }

## Components: the title of each, in the nominative

title-alaska = Аляска
title-northwest_territory = Северозападна територия
title-greenland = Гренландия
title-alberta = Албърта
title-ontario = Онтарио
title-eastern_canada = Източна Канада
title-western_united_states = Западни САЩ
title-eastern_united_states = Източни САЩ
title-central_america = Централна Америка
title-venezuela = Венецуела
title-peru = Перу
title-brazil = Бразилия
title-argentina = Аржентина
title-iceland = Исландия
title-great_britain = Великобритания
title-scandinavia = Скандинавия
title-northern_europe = Северна Европа
title-western_europe = Западна Европа
title-southern_europe = Южна Европа
title-russia = Русия
title-north_africa = Северна Африка
title-egypt = Египет
title-east_africa = Източна Африка
title-central_africa = Централна Африка
title-south_africa = Южна Африка
title-madagascar = Мадагаскар
title-ural = Урал
title-siberia = Сибир
title-yakutsk = Якутск
title-kamchatka = Камчатка
title-irkutsk = Иркутск
title-mongolia = Монголия
title-japan = Япония
title-afghanistan = Афганистан
title-china = Китай
title-middle_east = Близък изток
title-india = Индия
title-southeast_asia = Югоизточна Азия
title-indonesia = Индонезия
title-new_guinea = Нова Гвинея
title-western_australia = Западна Австралия
title-eastern_australia = Източна Австралия
title-north_america = Северна Америка
title-south_america = Южна Америка
title-europe = Европа
title-africa = Африка
title-asia = Азия
title-australia = Австралия
title-die_mechaniker = Механиците
title-enclave_of_the_bear = Анклавът на мечката
title-imperial_balkania = Имперска Балкания
title-khan_industries = Хан Индъстрис
title-saharan_republic = Сахарска република
title-fortified_hq = Укрепен щаб
title-iron_wall = Желязна стена
title-ferocity = Свирепост
title-overrun = Помитане
title-round_up = Пълни редици
title-expansion_draw = Снабдяване на експанзията
title-hq_garrison = Гарнизон на щаба
title-card_levy = Местно опълчение
title-any_time_maneuver = Винаги в поход
title-free_maneuver = Тайни пътища
title-bunker = Бункер
title-ammo_shortage = Недостиг на боеприпаси
title-minor_city = Малък град
title-major_city = Голям град
title-world_capital = Столица на света
title-reward_name_continent = Именуване на континент
title-reward_major_city = Основаване на голям град
title-reward_cancel_scar = Отмяна на белег
title-reward_change_continent_bonus = Промяна на бонус на континент
title-reward_fortify_city = Укрепяване на град
title-reward_destroy_territory_card = Унищожаване на карта на територия
title-reward_minor_city = Основаване на малък град
title-reward_upgrade_card = Подобряване на карта на територия
title-fortification = Укрепление
title-coin_card = карта с монета
title-planet = Безименен свят

## Картини

map-land = { $id ->
    [northwest-territory] Сев.-запад
    [western-united-states] Зап. САЩ
    [eastern-united-states] Изт. САЩ
    [eastern-canada] И. Канада
    [central-america] Ц. Америка
    [great-britain] Британия
    [northern-europe] С. Европа
    [western-europe] З. Европа
    [southern-europe] Ю. Европа
    [central-africa] Ц. Африка
    [north-africa] С. Африка
    [east-africa] И. Африка
    [south-africa] Ю. Африка
    [southeast-asia] ЮИ Азия
    [western-australia] З. Австралия
    [eastern-australia] И. Австралия
    [middle-east] Бл. изток
    [new-guinea] Н. Гвинея
   *[alaska] { $land }
}
map-sign = { $kind ->
    [hq] щаб
    [minor-city] малък град
    [major-city] голям град
    [world-capital] столица
    [bunker] бункер
    [ammo-shortage] без боеприпаси
    [fortification] укрепление
    [closed] без атаки
    [fresh] току-що превзето
    [ringed] ново от тази игра
    [struck] ударено от събитие или белег
    [lost] ти го загуби
    [left] не остана никой
    [fallen] превзет щаб
    [retaken] върнат щаб
    [toll] паднали: нападатели, защитници
    [way] загуби по пътя
    [failed] отблъсната атака
    [grown] повече / по-малко войници
    [lands] територии
    [troops] войници
    [asked] чака се отговор
    [cards] карти
    [coins] монети
    [missiles] ракети
    [scar-card] карта с белег
   *[aim] може да се атакува
}
map-hidden = И още твои:
map-aim = +{ $stars } · { $title }
map-recruits = Остават за разполагане: { $count }
map-lost = { $kind ->
    [fallen] Изгубен щаб:
   *[lost] Ти загуби:
}
map-lost-to = Ти загуби ({ $cause }):
map-marked = { $helps ->
    [0] Ново на твоя земя:
   *[1] В полза на земята ти:
}
map-marked-by = { $scar }: { $land }
map-stars-yours = { $count ->
    [one] Ти загуби { $count } звезда:
   *[other] Ти загуби { $count } звезди:
}
map-dimmed = Изгубени звезди:
map-stars = Нови звезди:
map-star-hq = щаб: { $land }
map-joined = Свързана с:
map-elsewhere = Ново другаде:
map-armies = Големи армии другаде:
map-hqs = Щабове другаде:
map-held = { $land } { $troops }
map-more = и още { $count }
map-taken-from = превзета от
map-losses = Загуби
map-stake = { $of ->
    [game] Ако падне, { $who } печели играта!
   *[hq] { $mine ->
        [0] На карта са щаб и звездата му
        [1] На карта са твоят щаб и звездата му
       *[2] На карта са превзет от теб щаб и звездата му
    }
}
map-out = { $removed ->
    [0] извън играта
   *[1] вече не играе
}
map-waits = още без фракция
alt = Карта на света, { $title }.
alt-said = { $said }.
alt-founded = Още няма армии.
alt-moves = На ход е { $who }.
alt-asked = Отговаря: { $who }.
alt-lead = { $several ->
    [0] Начело е { $who } с ★{ $stars } от { $of }.
   *[1] Наравно начело с ★{ $stars } от { $of }: { $who }.
}
alt-taken = { $hq ->
    [0] { $who } заема { $land }
   *[1] { $who } заема { $land } заедно с щаба там
}
alt-lost = { $more ->
    [0] Ти загуби { $lands }.
   *[1] Ти загуби { $lands } и още { $more }.
}
alt-land = { $hq ->
    [0] { $land }
   *[1] { $land } (щаб)
}
alt-fight = { $who } атакува { $target } от { $origin }
alt-won = Печели { $who }.
alt-front = { $lost ->
    [0] Твоят фронт
   *[1] Твоят фронт, ти загуби { $lands }{ $more ->
        [0] {""}
       *[1] {" "}и още { $more }
    }
}

## Какво предсказват зрителите

riddle-first-conquest = Кой пръв ще завладее чужда територия?
riddle-first-headquarters = Кой пръв ще превземе чужд щаб?
