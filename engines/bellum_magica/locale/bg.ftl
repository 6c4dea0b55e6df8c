### Bellum Magica на български. Имената на замъци, създания и селища идват от кутията.

name = ОЧЗ: орди от чудовища и злодеи
tagline = Събери орда и плячкосвай хората и замъците на съперниците.
    .name = очз
rules-summary =
    Ти си зъл владетел и печели най-богатият. Замъкът ти има шест редици с номера. Създанията, поставени отляво, добавят към редиците бутчета (храна), рунически камъни и карти на съкровища, а отдясно — мечове, магически мечове и крадци. В началото двата ти гоблина избират страна тайно и всички се показват едновременно.
    {""}**Активна орда.** Капитанът хвърля зара: редицата, която се падне, е активната орда и работи днес във всички замъци. Който не е доволен, може да почерпи останалите с буре пиво и капитанът хвърля отново; самият капитан може да използва и объркващо заклинание, което на другия ден пак е готово. Всички отговарят наведнъж и тайно. После отговорите се гледат по реда на игра от капитана нататък: плаща само първият, който черпи, а за новото число всички се питат отначало; ако се падне същото, който току-що го е подминал, не се пита пак.
    {""}**Събиране и разузнаване.** Само активната орда носи на всеки замък своите бутчета и рунически камъни. Който има в нея най-много карти на съкровища, взема метално ковчеже; при равенство всеки от тези играчи взема по едно дървено.
    {""}**Атаки.** По реда на игра всеки може да нападне веднъж. За селище трябват поне толкова меча, колкото са щитовете му; срещу магически щитове помагат само магически мечове, а те вършат работа и като обикновени. Плячката е твоя и картата се изчиства, освен таверната: тя може да се плячкосва всеки ден. Замък се ограбва по същия начин, но за всяко ковчеже трябва крадец (вида избираш ти, кое точно — случаят), а ограбеният получава щит. Можеш да държиш най-много две бурета.
    {""}**Вербуване.** След това вербуваш, колкото можеш да платиш: зло създание за 2 бутчета, още по-зло за 1 рунически камък и 4 бутчета или за 3 рунически камъка. Страната се избира завинаги. Някои носят щитове или объркващо заклинание, на която и страна да са.
    {""}**Край.** Ако след нападенията за деня някой има 10 ковчежета, играта свършва. Брои се само стойността им, а ти виждаш само своите: печели най-големият сбор, който и да е събрал десетте. При равенство печели който има повече ковчежета; ако и те са равни, победата е обща.

option-first_captain = Първи капитан
option-first_captain-random = По жребий
option-castle_wishes = Твоят замък
option-castle_wishes-any = Без значение
option-castle_wishes-ravenspire = Гарванов шпил
option-castle_wishes-mudmaw_keep = Калната паст
option-castle_wishes-embergate = Жаравна порта
option-castle_wishes-thornhold = Трънената твърдина
option-castle_wishes-gloomtower = Мрачната кула
option-end_at = Играта е до
option-end_at-10 = 10 ковчежета
option-end_at-7 = 7 ковчежета (по-кратка)
option-supply = Бутчета и рунически камъни
option-supply-unlimited = Не свършват
option-supply-printed = Колкото са в кутията
option-day_cap = Последен ден
option-day_cap-none = Няма последен ден
option-day_cap-number = Ден { $number }

## Subcommands

phrase-place = Поставяне на гоблините отляво или отдясно на замъка
    .name = гоблини
step-place-goblins = Кой гоблин къде отива
    .name = страни
phrase-treat = Почерпка за ново хвърляне или оставяне на редицата
    .name = почерпка
step-treat-with = Буре, заклинание или нищо
    .name = с-какво
phrase-attack = Плячкосване на селище или замък
    .name = атака
step-attack-target = Селище или нечий замък
    .name = цел
phrase-stay = Днес без атака
    .name = без-атака
phrase-steal = Избор на ковчежета за кражба
    .name = кражба
step-steal-chests = Кои ковчежета
    .name = ковчежета
phrase-recruit = Вербуване на създание
    .name = вербуване
step-recruit-creature = Кое създание, от коя страна, срещу какво
    .name = кого
phrase-done = Край на вербуването за днес
    .name = готово
phrase-plan = Атака и вербуване с един отговор
    .name = план
step-plan-raid = Кого нападаш
    .name = атака
step-plan-first = Кого вербуваш първо
    .name = първо
step-plan-second = Кого вербуваш второ
    .name = второ
step-plan-third = Кого вербуваш трето
    .name = трето
step-plan-then = После край или още въпроси
    .name = после
phrase-withdraw = Оттегляне на таен отговор, който още не важи
    .name = оттегляне
phrase-pass_today = Днес без повече почерпки
    .name = пас
phrase-orders = Постоянни нареждания, които отговарят вместо теб
    .name = нареждания

## Questions

prompt-goblins = Къде отиват гоблините ти? Отляво събират, отдясно се бият.
prompt-poll = На зара е { $row }. Черпиш ли за ново хвърляне?
prompt-raid = Кого нападаш днес?
prompt-steal = { $count ->
    [one] В замъка си ({ $victim }). Кое ковчеже открадваш?
   *[other] В замъка си ({ $victim }). Кои ковчежета открадваш, най-много { $count }?
}
prompt-recruit = Кого вербуваш? Страната се избира завинаги.
prompt-plan-raid = Твоят ден: кого нападаш?
prompt-plan-recruits = Твоят ден: кого вербуваш после?
prompt-orders = { $page ->
    [stops] Нареждания: кога да спрат?
    [treats] Нареждания: при кои редици черпиш?
    [row] Нареждания: а ако се падне тази редица?
    [unless] Нареждания: кои редици са ти добре дошли?
    [raid] Нареждания: кого нападаш?
    [raid-list] Нареждания: кого нападаш днес? Първо най-желаното.
    [recruit] Нареждания: кого вербуваш?
    [recruit-list] Нареждания: кого вербуваш? Първо най-желаното.
    [recruit-evil] Нареждания: кое зло създание, щом се разкрие?
    [recruit-more-evil] Нареждания: кое още по-зло създание, щом се разкрие?
    [recruit-side] Нареждания: от коя страна?
    [keep] Нареждания: какво да остане след вербуването?
   *[top] Нареждания
}

## Answers

side = { $side ->
    [left] отляво
    [right] отдясно
   *[auto] където е по-добре
}
tucked = { $creature } { $side }
move-place-goblins = { $goblins }
move-treat = { $answer ->
    [barrel] Почерпка за всички (1🍺)
    [spell] Объркващо заклинание (1🌀)
   *[pass] Редица { $row } остава
}
move-withdraw = Оттегли отговора ми
move-plunder = { $settlement }
castle-of = 🏰 { $who }
move-rob = { $most ->
    [0] 🏰 { $victim }: избери ковчежетата…
   *[1] 🏰 { $victim }: вземи { $chests }
}
move-stay = Без атака
move-steal = { $chest ->
    [gold] 👑 Златно ковчеже
    [metal] 🧰 Метално ковчеже
   *[wood] 📦 Дървено ковчеже
}
move-recruit = { $side ->
    [left] ← Отляво ({ $price })
    [right] Отдясно ({ $price }) →
   *[auto] Където е по-добре ({ $price })
}
move-done = Повече никого не вербувам
part-whole-day-plan = { $raided ->
    [0] Атака и вербуване наведнъж…
   *[1] Вербувай няколко наведнъж…
}
part-whole-day-back = ↑ Стъпка назад
move-whole-day = { $otherwise ->
    [done] Така, и толкова за днес
   *[ask] Така, после ме питай
}
group-targets = { $sort ->
    [rob] Замъци
   *[plunder] Селища
}
group-creature = { $creature }
group-keep = { $resource ->
    [food] Бутчета (храна)
   *[runestones] Рунически камъни
}
group-add = Добави към списъка
creature-any = { $tier ->
    [any-more-evil] Което и да е още по-зло създание
   *[any-evil] Което и да е зло създание
}
creature-priced = { $creature } ({ $price })
price = { $count ->
    [1] { $first }
   *[2] { $first }, иначе { $second }
}
hint-goblins = Към редици 1–6: { $rows }
hint-treat = { $answer ->
    [barrel] Капитанът хвърля отново. Остават ти { $barrels }🍺
    [spell] Хвърляш отново. За днес остават { $spells }🌀
   *[pass] Ако никой не почерпи, днес активна орда е тази редица; за нова пак ще те питат
}
hint-pass-today = Днес да остане която и да е редица: повече няма да те питат
hint-plunder =
    { $defence } → { $loot }{ $instead ->
        [0] {""}
       *[1] {" "}(вместо { $missed })
    }{ $short ->
        [0] {""}
       *[1] {" "}(в запаса не достигат { $lost })
    }{ $spilt ->
        [0] {""}
       *[1] {" "}(няма място за { $spilt }🍺)
    }
hint-rob = { $defence } → { $most } от { $chests }
hint-stay = Днес не нападаш никого
hint-plan = { $raided ->
    [0] Избираш всичко сега и днес може да не се връщаш
   *[1] Избираш всички сега и днес може да не се връщаш
}
hint-done = За теб денят свършва
hint-whole-day = { $otherwise ->
    [done] Каквото тогава не стане, се пропуска
   *[ask] Кого още да вербуваш, избираш тогава
}
hint-recruit = { $count ->
    [0] { $rows }
   *[1] { $rows } · { $tokens }
}
hint-recruit-any = Първото открито от това тесте, щом дойде редът ти

## Notes beside a question

note-castle = Твоят замък, редици 1–6: { $rows }
note-rows = Твоят замък сега, редици 1–6: { $rows }
note-poll =
    { $roll ->
        [1] {""}
       *[2] Хвърляне за деня: { $roll }.{" "}
    }{ $count ->
        [0] Първо питат теб: отговорът ти важи веднага.
        [1] Отговорът ти важи, ако { $before } не почерпи.
       *[2] Отговорът ти важи, ако никой преди теб не почерпи ({ $before }).
    }
note-prospects = Какво би ти донесла днес всяка редица:
note-prospect =
    { $active ->
        [0] ▫️ { $row }:
       *[1] ▶️ { $row }:
    } { $count ->
        [0] нищо
       *[1] { $gains }
    }
gain-scouts = разузнавачи { $chest }
gain-plunder = ⚔️ { $settlement } ({ $loot })
gain-robbery = ⚔️ замък ({ $who }): { $loot }
note-horde = Активна орда, редица { $row }: { $force }
note-stock = { $count ->
    [0] Нямаш запаси
   *[1] Запаси: { $goods }
}
note-steal = { $count ->
    [one] { $victim }: { $chests }. Вземаш { $count } ковчеже; стойността му ще видиш, когато стане твое.
   *[other] { $victim }: { $chests }. Вземаш до { $count } ковчежета; стойността им ще видиш, когато станат твои.
}
note-purse = Можеш да похарчиш: { $goods }
note-joined = Замъкът, ако **{ $creature }** е отляво: { $left } | отдясно: { $right }{ $count ->
    [0] {""}
   *[1] {" "}· { $tokens }
}
note-plan-raid = { $count ->
    [0] Атака: { $raid }
   *[1] Атака: { $raid } → { $loot }
}
note-plan-recruit = { $number }. Вербуване: { $wish }
note-plan-nobody = Вербуване: засега никого
note-left = { $count ->
    [0] След това не остава нищо.
   *[1] След това остават: { $goods }
}
wish = { $usual ->
    [0] { $creature } ({ $side }, { $price })
   *[1] { $creature } ({ $side })
}

## Why not

reason-no-barrel = Нямаш буре.
reason-not-captain = Само капитанът може да използва объркващо заклинание.
reason-no-ready-spell = Нямаш готово объркващо заклинание.
reason-settlement-gone = Някой те изпревари: плячката днес вече е взета.
reason-no-thief = В активната ти орда няма крадец.
reason-no-chests = Там няма ковчежета.
reason-magic-short = { $missing ->
    [one] Не достига { $missing } магически меч
   *[other] Не достигат { $missing } магически меча
}{ $more ->
    [0] .
   *[1] {" "}и { $others }.
}
missing-swords = { $count ->
    [one] още { $count } меч, какъвто и да е
   *[other] още { $count } меча, каквито и да са
}
reason-swords-short = { $missing ->
    [one] Не достига { $missing } меч.
   *[other] Не достигат { $missing } меча.
}
reason-cannot-pay = Не достига: { $goods }.

## Standing orders

move-pass-today = { $on ->
    [0] Отмени „Днес повече не черпя“
   *[1] Днес повече не черпя
}
move-leaf = { $page ->
    [stops] Кога да спрат…
    [treats] Почерпки…
    [unless] Почерпка, освен ако…
    [raid] Атаки…
    [raid-list] Списък за днес…
    [recruit] Вербуване…
    [recruit-list] Списък…
    [recruit-evil] Зло, още неоткрито…
    [recruit-more-evil] Още по-зло, още неоткрито…
   *[keep] Какво да остане…
}
move-order-row = { $answer ->
    [ask] Редица { $row }: питай ме…
    [barrel] Редица { $row }: 🍺…
    [spell] Редица { $row }: 🌀…
    [spell-then-barrel] Редица { $row }: 🌀 или 🍺…
   *[pass] Редица { $row }: става…
}
move-order-lifetime = { $value ->
    [today] Смени на: каквото пиша, важи само за днес
   *[until-changed] Смени на: каквото пиша, важи, докато не го променя
}
move-order-absent = { $value ->
    [auto] Смени на: закъснея ли, избирай както е най-добре
   *[pass] Смени на: закъснея ли, не прави нищо
}
template-tavern = ★ Пас, докато всички стигат само до таверната
hint-template-tavern = Ако при хвърлената редица някой може да нападне и друго, ще те питам; за останалото – също
template-thrifty = ★ Без почерпки
hint-template-thrifty = За всичко друго ще те питам; за друга редица не се плаща
template-away = ★ Няма ме: играй вместо мен
hint-template-away = Без почерпки; атаките и вербуването са по преценка, докато не го промениш
move-order-treat = { $answer ->
    [ask] Редица { $row }: питай ме
    [barrel] Редица { $row }: буре 🍺
    [spell] Редица { $row }: заклинание 🌀
    [spell-then-barrel] Редица { $row }: заклинание 🌀, иначе буре 🍺
   *[pass] Редица { $row }: става
}
move-order-tavern = { $value ->
    [0] Редиците само с таверната – като всички други
   *[1] Пас, докато всички стигат само до таверната
}
hint-order-tavern = редици, при които никой не може да нападне друго освен таверната
move-order-never-treat = Никога не черпя
move-order-unless = { $on ->
    [0] + Редица { $row }
   *[1] − Редица { $row }
}
move-order-unless-save = { $count ->
    [0] Запиши: почерпка при всяка редица
   *[1] Запиши: почерпка, освен при { $rows }
}
move-order-keep-barrels = { $value ->
    [0] Без бурета в запас
    [one] { $value } буре в запас
   *[other] { $value } бурета в запас
}
move-order-raid = { $value ->
    [stay] Без атака
    [auto] Най-добрата атака
   *[ask] Питай ме
}
move-order-raid-add = + { $value }
given = Само ако още е на масата: { $settlement }
given-nothing = Без условие
group-given = Следващото в списъка
target-given = { $target }, ако още е на масата { $settlement }
target-best = Най-доброто селище
listed-best = най-доброто селище
move-order-raid-otherwise = { $value ->
    [stay] Смени на: ако никой от тях не е по силите ми, без атака
   *[ask] Смени на: ако никой от тях не е по силите ми, питай ме
}
move-order-raid-save = Запиши за днес
move-order-recruit = { $value ->
    [none] Никого
    [auto] Най-добрите създания
   *[ask] Питай ме
}
move-order-recruit-what = + { $value }…
move-order-keep = { $on ->
    [0] Запази { $goods }
   *[1] ✓ Запази { $goods }
}
move-order-recruit-otherwise = { $value ->
    [done] Смени на: щом от тях не остане никой, не вербувай повече
   *[ask] Смени на: щом от тях не остане никой, питай ме
}
move-order-recruit-save = { $lifetime ->
    [today] Запиши за днес
   *[until-changed] Запиши, докато не го променя
}
move-order-drop = Изхвърли списъка
hint-order-lifetime = { $value ->
    [today] Написаното свършва с деня
   *[until-changed] Написаното важи ден след ден
}
hint-order-absent = { $value ->
    [auto] Ако има срок и той изтече, изборът се прави разумно
   *[pass] Ако има срок и той изтече: без почерпка, без атака, без вербуване
}
hint-order-auto = Избира се вместо теб по това, което виждат всички
note-orders-none = Тук няма нищо записано: ще те питам. Нарежданията си виждаш само ти.
note-orders-standing = ✓ Докато не го промениш (виждаш го само ти):
note-orders-today = { $over ->
    [0] ✓ Само за днес (виждаш го само ти):
   *[1] ✓ Днес, с предимство:
}
order-tavern = Почерпки: никога при редици, при които всички стигат само до таверната.
order-never-treat = Почерпки: никога.
order-treats = Почерпки по редици: { $rules }.
order-rows = { $answer ->
    [ask] питане ({ $rows })
    [barrel] буре ({ $rows })
    [spell] заклинание ({ $rows })
    [spell-then-barrel] заклинание или буре ({ $rows })
   *[pass] става ({ $rows })
}
order-kept-barrels = { $count ->
    [one] { $count } буре остава в запас.
   *[other] { $count } бурета остават в запас.
}
order-raid = { $mode ->
    [stay] Атака: никаква.
    [auto] Атака: най-добрата, избира се вместо теб.
   *[ask] Атака: ще те питам.
}
order-raid-list = { $otherwise ->
    [stay] Атака срещу първото възможно: { $targets }. Ако няма такова — без атака.
   *[ask] Атака срещу първото възможно: { $targets }. Ако няма такова — ще те питам.
}
order-recruit = { $mode ->
    [none] Вербуване: никого.
    [auto] Вербуване: най-добрите, избират се вместо теб.
   *[ask] Вербуване: ще те питам.
}
order-recruit-list =
    Вербуване по възможност, в този ред: { $wishes }.{ $keeps ->
        [0] {""}
       *[1] {" "}Запазват се { $kept }.
    } { $otherwise ->
        [done] После толкова за днес.
       *[ask] После ще те питам.
    }
order-absent = { $answer ->
    [auto] Ако има срок и той изтече: вместо теб се избира разумно.
   *[pass] Ако има срок и той изтече: без почерпка, без атака, без вербуване.
}
note-pen = { $lifetime ->
    [today] { $late ->
        [0] ✏️ Написаното тук важи само за днес.
       *[1] ✏️ Написаното тук важи само за днес, а днес вече е късно.
    }
   *[until-changed] ✏️ Написаното тук важи, докато не го промениш.
}
note-order-at-once = { $subject ->
    [treats] ⚠️ В момента те питат за това хвърляне: каквото напишеш тук за него, важи веднага като твой отговор.
    [raids] ⚠️ В момента те питат за атаката: каквото напишеш тук за нея, важи веднага като твой отговор.
   *[recruits] ⚠️ В момента те питат за вербуването: каквото напишеш тук за него, важи веднага като твой отговор.
}
note-order-last = { $done ->
    [0] ⚠️ Всичко друго вече е наредено: с това вече за нищо няма да те питат и дните ти ще текат сами. „Пиши само за днес“ е на първата страница.
   *[1] ⚠️ Всичко е наредено: за нищо не те питат и дните ти текат сами, докато не го промениш.
}
stop-robbed = ограбят замъка ти
stop-gone = друг вземе нещо от твой списък
stop-chests-5 = някой друг има 5 ковчежета или повече
stop-chests-7 = някой друг има 7 ковчежета или повече
stop-end-near = на някой друг му остава едно ковчеже до края
note-stops = Тогава спират всичките ти нареждания и те питам, докато не ги пуснеш отново.
dry-treats = Почерпки по редици: { $rules }.
dry-raid = { $asks ->
    [0] Атака при редица { $row }: { $what }.
   *[1] Атака при редица { $row }: ще те питам.
}
dry-recruit = { $asks ->
    [0] Вербуване: { $what }.
   *[1] Вербуване: ще те питам.
}
dry-creature = { $creature }, { side }
note-unless = { $count ->
    [0] Още не е записано: черпиш при всяка редица, със заклинание, иначе с буре.
   *[1] Още не е записано: добре дошли са { $rows }. При другите черпиш, със заклинание, иначе с буре.
}
note-unsaved = Още не е записано: { $order }
note-wanted = { $known ->
    [0] Следва: { $creature }
   *[1] Следва: { $creature }, редици 1–6: { $brings }
}

### Знаци: различават се по формата си, обяснени са на дъската и в справката.

good = { $count }{"\u2060"}{ $sign ->
    [rune] 💎
    [barrel] 🍺
    [map] 🗺️
    [sword] 🗡️
    [magic] ✨{"\u2060"}🗡️
    [thief] 🥷
    [shield] 🛡️
    [magic-shield] ✨{"\u2060"}🛡️
    [spell] 🌀
    [wood] 📦 { $count ->
        [one] ковчеже
       *[other] ковчежета
    }
    [metal] 🧰 { $count ->
        [one] ковчеже
       *[other] ковчежета
    }
    [gold] 👑 { $count ->
        [one] ковчеже
       *[other] ковчежета
    }
   *[food] 🍖
}
cost = { $runestones ->
    [0] { $food }{"\u2060"}🍖
   *[1] { $food ->
        [0] { $runestones }{"\u2060"}💎
       *[1] { $food }{"\u2060"}🍖 + { $runestones }{"\u2060"}💎
    }
}
row = { $sign ->
    [rune] 💎
    [map] 🗺️
    [sword] 🗡️
    [magic] ✨{"\u2060"}🗡️
    [thief] 🥷
   *[food] 🍖
}{"\u00A0"}{ $one }{"\u00A0"}{ $two }{"\u00A0"}{ $three }{"\u00A0"}{ $four }{"\u00A0"}{ $five }{"\u00A0"}{ $six }
row-tight = { $sign ->
    [rune] 💎
    [map] 🗺️
    [sword] 🗡️
    [magic] ✨{"\u2060"}🗡️
    [thief] 🥷
   *[food] 🍖
}{"\u00A0"}{ $one }{ $two }{ $three }{ $four }{ $five }{ $six }
cell = { $active ->
    [0] { $count }
   *[1] [{ $count }]
}
cell-shown = { $count ->
    [0] { $active ->
        [0] ·
       *[1] [·]
    }
   *[1] { cell }
}
mark = { $sign ->
    [chests] ковчежета
    [die] 🎲
    [castle] 🏰
    [rune] 💎
    [barrel] 🍺
    [map] 🗺️
    [sword] 🗡️
    [magic] ✨🗡️
    [thief] 🥷
    [shield] 🛡️
    [magic-shield] ✨🛡️
    [spell] 🌀
    [wood] 📦 дърво
    [metal] 🧰 метал
    [gold] 👑 злато
   *[food] 🍖
}
ready = { $ready }/{ $spells }
rows = { $rows }
values = { $sign ->
    [wood] 📦 { $count ->
        [0] дърво
        [one] дървено ковчеже
       *[other] дървени ковчежета
    }
    [metal] 🧰 { $count ->
        [0] метал
        [one] метално ковчеже
       *[other] метални ковчежета
    }
   *[gold] 👑 { $count ->
        [0] злато
        [one] златно ковчеже
       *[other] златни ковчежета
    }
} ({ $values })
nothing = нищо
place = { $settlement } ({ $defence }): { $loot }
creature = { $tokens ->
    [0] { $creature }: { $left } | { $right }
   *[1] { $creature } (+{ $bonus }): { $left } | { $right }
}

## Полето

board-title = { $day ->
    [0] В навечерието на първия ден
   *[1] Ден { $day }
}
board-die = { $roll ->
    [1] 🎲 Редица { $row } · капитан: { $captain }
   *[2] 🎲 Редица { $row }, хвърляне { $roll } · капитан: { $captain }
}
board-phase = { $phase ->
    [setup] ▸ Гоблините отляво или отдясно? Чакаме: { $asked }
    [treats] ▸ Кой ще почерпи? Чакаме: { $asked }
    [plunder] ▸ Плячкосване: { $asked }
    [recruiting] ▸ Вербуване: { $asked }
   *[over] ▸ Партията приключи
}{ $done ->
    [0] {""}
   *[1] {" "}· вече: { $before }
}
board-settlements = { $count ->
    [0] Селища (тестето е празно)
   *[1] Селища (тесте { $count }: ферми { $farms }, села { $villages }, градове { $cities })
}
board-chests = { $count ->
    [0] В купчините няма ковчежета
   *[1] Ковчежета в купчините: { $chests }
}
board-lost = Извън играта: { $chests }
board-creatures = { $tier ->
    [evil] Зли създания: { $price } · в тестето { $count }
   *[more_evil] Още по-зли създания: { $price } · в тестето { $count }
}
board-seats = { $end ->
    [one] Замъци (игра до { $end } ковчеже{ $capped ->
        [0] )
       *[1] {" "}или до края на ден { $day })
    }
   *[other] Замъци (игра до { $end } ковчежета{ $capped ->
        [0] )
       *[1] {" "}или до края на ден { $day })
    }
}
board-seat =
    { $captain ->
        [0] {""}
       *[1] 🎲{" "}
    }**{ $who }** · { $castle } · { $count ->
        [0] няма ковчежета
       *[1] ковчежета { $count }: { $chests }
    }{ $near ->
        [0] {""}
       *[1] {" "}⏳ краят е близо
    }{ $leaving ->
        [0] {""}
       *[1] {" "}· довечера напуска
    }
board-castle =
    { $captain ->
        [0] {""}
       *[1] 🎲{" "}
    }{ $who } · { $castle }{ $near ->
        [0] {""}
       *[1] {" "}⏳ краят е близо
    }{ $leaving ->
        [0] {""}
       *[1] {" "}· довечера напуска
    }
board-stock =
    { $defence }{ $spells ->
        [0] {""}
       *[1] {" "}· 🌀 готови { $ready } от { $spells }
    }{ $held ->
        [0] {""}
       *[1] {" "}· { $goods }
    }
board-goblins = Гоблини, { $who }: { $goblins }
board-gone = { $who } ({ $castle }): извън партията
board-legend = -# Шестте числа са редици 1–6, [активната]. 🍖 бутче, 💎 рунически камък, 🗺️ карта на съкровища | 🗡️ меч, ✨🗡️ магически меч, 🥷 крадец · 🛡️ щит, ✨🛡️ магически щит, 🌀 объркващо заклинание, 🍺 буре · ковчежета: 📦 дървено, 🧰 метално, 👑 златно · 🎲 зар и капитан, ▸ какво се прави, ⏳ почти достатъчно ковчежета, ⚔️ плячкосване
board-legend-held = -# 🍖 бутче, 💎 рунически камък, 🍺 буре · 🌀 заклинания: готови/всички · 🛡️ щит · 🎲 капитан · ⏳ почти достатъчно ковчежета

## Собствената страница

own-title = Твоята плячка
score = { $last ->
    [chests] ⏳ **Последни атаки, ако и след тях някой още държи { $end } ковчежета.** Ковчежета: { $counts }
    [day] ⏳ **Последни атаки: играта свършва с този ден.** Ковчежета: { $counts }
   *[none] Ковчежета (играта е до { $end }): { $counts }
}
own-chests = { $count ->
    [0] Още нямаш ковчежета (играта е до { $end })
   *[1] { $points ->
        [one] Твоите ковчежета: { $count } от { $end }, общо { $points } точка: { $chests }
       *[other] Твоите ковчежета: { $count } от { $end }, общо { $points } точки: { $chests }
    }
}
own-ahead = { $last ->
    [chests] ⏳ **Последни атаки, ако и след тях някой още държи { $end } ковчежета.** Ковчежета: { $counts }
    [day] ⏳ **Последни атаки: играта свършва с този ден.** Ковчежета: { $counts }
   *[none] Ковчежета: { $counts }
}
own-count = { $who } { $count }
own-stock = { $count ->
    [0] Нямаш никакви запаси
   *[1] Твоите запаси: { $goods }
}
own-sides = Запечатано: { $goblins }. Оттегля се от „Постоянни нареждания“.
own-treat = Запечатано за редица { $row }: { $answer ->
    [barrel] буре 🍺
    [spell] заклинание 🌀
   *[pass] без почерпка
}. Оттегля се от „Постоянни нареждания“.
own-rows = Какво би ти донесла всяка редица
own-rivals = { $count ->
    [one] Какво би донесла всяка редица на съперника
   *[other] Какво би донесла всяка редица на съперниците
}
brief-chest = 1{"\u2060"}{ $sign ->
    [wood] 📦
    [metal] 🧰
   *[gold] 👑
}
own-rival = **{ $who }** ▶️ { $now }
own-rival-else = -# { $one } · { $two } · { $three } · { $four } · { $five }
own-cell = { $row ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
} { $count ->
    [0] –
   *[1] { $brings }
}
own-blow = ⚔️ { $target }
target-castle = замъкът на { $who }
own-reach = По силите ти в редица { $row }
own-near = { $target } ({ $defence }): { $loot }
own-nothing = Нищо
own-far = Извън обсег и какво не достига: { $targets }
own-lack = { $target } ({ $missing })
own-orders = Твоите постоянни нареждания

## Ход на играта

event-dealt = { $drawn ->
    [0] Пръв капитан, както е уговорено: { $seat }.
   *[1] Жребият реши, пръв капитан: { $seat }.
} { $lairs }
dealt-seat = { $who }: { $castle } ({ $goblins })
event-chose-sides = Запечатано: { $goblins }.
event-goblins-placed = 👺 Гоблини: { $seats }
placed-seat = { $who } ({ $first } + { $second })
event-day-began = ☀️ **Ден { $day }** · капитан: { $captain } · 🎲 редица **{ $row }**
row-then = { $before } → { $row }
event-answered = Отговорът ти за редица { $row }: { $answer ->
    [barrel] черпиш с буре 🍺.
    [spell] използваш объркващо заклинание 🌀.
   *[pass] не черпиш.
}
event-took-back = { $seat } си взима запечатания отговор.
event-treated = { $payment ->
    [barrel] 🍺 { $seat } черпи: редица { $row } → **{ $new }** (остават бурета: { $left })
   *[spell] 🌀 { $seat } обърква всички: редица { $row } → **{ $new }** (остават заклинания: { $left })
}
event-nobody-treats = Никой не черпи: остава редица { $row }.
event-harvested = { $count ->
    [0] 🌾 Никой не събира нищо
   *[1] 🌾 Събрано: { $crops }
}
crop = { $who } ({ $count ->
    [0] нищо
   *[1] { $goods }
}{ $short ->
    [0] {""}
   *[1] ; не достигат { $lost }
})
event-scouted = 🗺️ Разузнавачи с { $maps }: { $finds }
find = { $who } { $chest }
event-looked = 👁️ Новите ти ковчежета: { $chests }
event-plundered =
    ⚔️ { $seat } плячкосва: **{ $settlement }** → { $count ->
        [0] нищо
       *[1] { $loot }
    }{ $over ->
        [0] {""}
       *[1] {" "}(остават там: { $left })
    }
event-robbed = 🥷 { $thief } ограбва { $victim } (защитата вече е { $shields }): { $chests }
event-stolen = 🥷 { $thief } ограбва { $victim } (защитата вече е { $shields }): { $chests }. Стойността знаят само { $thief } и { $victim }.
event-end-near = { $chests ->
    [one] ⏳ { $chests } ковчеже вече е при { $seat }!
   *[other] ⏳ { $chests } ковчежета вече са при { $seat }!
}
event-stayed = { $seat } си остава у дома
event-no-attack = { $seat }: нищо не е по силите на ордата
event-recruited = ➕ { $seat } вербува **{ $creature }** { $side ->
    [left] отляво
   *[right] отдясно
} за { $price }{ $tokens ->
    [0] {""}
   *[1] {" "}(бонус: { $bonus })
}{ $more ->
    [0] {""}
   *[1] {" "}→ следва: { $turned_up }
}
event-planned = 🗒️ Както е по плана ти.
event-settlements-turned-up = 🏘️ Нови селища: { $cards }
event-deck-empty = { $deck ->
    [evil] Последното зло създание вече е открито.
    [more-evil] Последното още по-зло създание вече е открито.
   *[settlement] Последните селища са открити.
}
event-departed = { $count ->
    [0] { $seat } напуска партията завинаги.
   *[1] { $seat } напуска партията завинаги и отнася { $chests }.
}
event-match-ended = { $why ->
    [chests] 🏁 Ковчежетата стигат, партията приключи.
    [day-cap] 🏁 Това беше последният ден.
   *[alone] 🏁 Всички останали напуснаха.
} { $count ->
    [1] Побеждава { $winners }.
   *[2] Споделена победа: { $winners }.
}

## Край на играта

ending = { $count ->
    [1] { $why ->
        [alone] Побеждава { $winners }: не остана никой друг.
        [chests] { $points ->
            [one] Побеждава { $winners } с { $points } точка: при равенство решиха ковчежетата.
           *[other] Побеждава { $winners } с { $points } точки: при равенство решиха ковчежетата.
        }
       *[points] { $points ->
            [one] Побеждава { $winners } с { $points } точка.
           *[other] Побеждава { $winners } с { $points } точки.
        }
    }
   *[2] { $points ->
        [one] Споделена победа с по { $points } точка: { $winners }.
       *[other] Споделена победа с по { $points } точки: { $winners }.
    }
}
ending-title = Партията приключи
ending-rank = { $count ->
    [0] { $rank }. { $who }: 0 (няма ковчежета)
   *[1] { $rank }. { $who }: { $points } (ковчежета { $count }: { $chests })
}
ending-gone = { $rank }. { $who }: извън партията
ending-tie = { $shared ->
    [0] { $one } е пред { $other }: равни точки, повече ковчежета ({ $more } : { $less })
   *[1] { $one } и { $other }: равни точки и равен брой ковчежета
}
ending-sources = Откъде са ковчежетата (в скоби са точките)
ending-source = { $who }: разузнаване { $scouted } ({ $scouted_points }), селища { $plundered } ({ $plundered_points }), грабежи { $stolen } ({ $stolen_points }), откраднати от други { $lost } ({ $lost_points })
ending-castles = Замъците
ending-castle = **{ $who }** · { $castle } · { $defence }
ending-statistics = Равносметка
ending-rolled = Дни: { $days } · паднало се е 1–6: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }
ending-tally =
    { $who }: разузнаване най-добро { $scouts_won }×, наравно { $scouts_shared }× · таверни { $taverns }, ферми { $farms }, села { $villages }, градове { $cities } · грабежи { $robberies }, претърпени { $robbed } · зли отляво { $evil_left }, отдясно { $evil_right }; още по-зли отляво { $more_evil_left }, отдясно { $more_evil_right }{ $count ->
        [0] {""}
       *[1] {" "}· почерпки (редица → нова): { $treats }
    }
ending-treat = { $before } → { $after }

## Справка

guide-basics = Знаци, цени, ковчежета
guide-signs = Знаци
guide-strength = За всеки 🛡️ трябва 🗡️, за всеки ✨🛡️ трябва ✨🗡️. ✨🗡️ служи и вместо 🗡️, но не и обратното.
guide-prices = Вербуване
guide-price = { $tier ->
    [evil] Зло създание: { $price }
   *[more_evil] Още по-зло създание: { $price }
}
guide-chests = Ковчежета: колко има от всяка стойност
guide-chest = { $sign ->
    [wood] 📦
    [metal] 🧰
   *[gold] 👑
} { $chest } ×{ $count }: { $values }
guide-value = { $value } (×{ $count })
guide-substitutes = Купчината е празна ({ $chest }): вместо него { $first }, после { $second }.
guide-limits = Добре е да се знае
guide-scouts = Най-много 🗺️ в активната орда носят { $alone }; при равенство всеки от равните получава { $shared }.
guide-barrels = { $count ->
    [one] В един замък се пази най-много { $count } 🍺.
   *[other] В един замък се пазят най-много { $count } 🍺.
}
guide-thieves = { $chests ->
    [one] Всеки 🥷 отмъква { $chests } ковчеже.
   *[other] Всеки 🥷 отмъква { $chests } ковчежета.
} За всеки грабеж ограбеният получава { $shields } 🛡️.
guide-lairs = Замъци и гоблини
guide-castles = { $rows ->
    [one] Замъци: { $rows } редица, отляво | отдясно
   *[other] Замъци: { $rows } редици, отляво | отдясно
}
guide-castle = { $castle } ({ $defence }): { $left } | { $right }
guide-goblins = { $count ->
    [one] Гоблини: на всеки се пада { $count }
   *[other] Гоблини: на всеки се падат { $count }
}
guide-creatures = { $tier ->
    [evil] Зли създания: { $count } ({ $number } от { $pages })
   *[more_evil] Още по-зли създания: { $count } ({ $number } от { $pages })
}
guide-settlements = Селища: защита и плячка
guide-tavern = -# Таверната винаги е отворена и никога не се изчиства.
guide-kind = { $kind ->
    [farm] Ферми: { $count }
    [village] Села: { $count }
   *[city] Градове: { $count }
}
guide-in-game = В играта: фермите най-отгоре, градовете най-отдолу
guide-setup = { $seats ->
    [one] { $seats } играч: ферми { $farms }, села { $villages }, градове { $cities }; открити { $open }
   *[other] { $seats } играчи: ферми { $farms }, села { $villages }, градове { $cities }; открити { $open }
}

## Замък по замък и картинки

region-castle = { $who } · { $castle }
region-rows = { $coming ->
    [0] Какво показва всяка редица
   *[1] Какво показва всяка редица → какво би донесла днес
}
region-cards = { $who }: картите
region-all = Всички замъци, редица по редица
region-nobody = Никой не е останал.
own-joined = Твоите редове с всеки от тях
region-legend = -# Шестте цифри са редици 1–6, [активната] · 🍖 бутче, 💎 рунически камък, 🗺️ карта на съкровища · 🗡️ меч, ✨🗡️ магически меч, 🥷 крадец · ⚔️ плячкосване
region-left = Отляво, събират
region-right = Отдясно, бият се
region-row =
    { $row }{ $active ->
        [0] {""}
       *[1] {" "}▶️
    } { $count ->
        [0] –
       *[1] { $signs }
    }{ $more ->
        [0] {""}
       *[1] {" "}→ { $gains }
    }
row-number = { $row ->
    [1] ①
    [2] ②
    [3] ③
    [4] ④
    [5] ⑤
   *[6] ⑥
}
region-card-name = { $card }{ $count ->
    [0] {""}
   *[1] {" "}(+{ $tokens })
}
region-card = { region-card-name }: { $rows }
sign = { $sign ->
    [rune] рунически камък
    [map] карта на съкровища
    [sword] меч
    [magic] магически меч
    [thief] крадец
    [shield] щит
    [magic-shield] магически щит
    [spell] объркващо заклинание
    [barrel] буре
    [wood] дървено
    [metal] метално
    [gold] златно
   *[food] бутче
}
picture-phase = { $phase ->
    [setup] Гоблините отляво или отдясно?
    [treats] Кой ще почерпи?
    [plunder] Плячкосване
    [recruiting] Вербуване
   *[over] Партията приключи
}
picture-tier = { $tier ->
    [evil] Зли създания · в тестето { $count }
   *[more_evil] Още по-зли създания · в тестето { $count }
}
picture-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
picture-places = Селища · в тестето { $count }
picture-piles = Ковчежета в купчините
picture-last = последен ден: { $day }
picture-chances = Във всяка клетка: горе събраното и разузнавачите, долу най-доброто нападение.
picture-gone = извън партията
picture-edges = В края на редицата: ковчежето, което разузнавачите биха намерили, и най-добрата цел.
alt = { $day ->
    [0] Масата преди първия ден.
   *[1] { $row ->
        [0] Масата, ден { $day }.
       *[1] Масата, ден { $day }, активна редица { $row }.
    }
}
alt-moves = На ход: { $who }.
alt-lead = { $several ->
    [0] Води { $who }, ковчежета: { $chests }.
   *[1] Наравно водят, ковчежета: { $chests }: { $who }.
}
alt-castle = { $who }: ковчежета { $chests }, създания { $creatures }, храна { $food }, щитове { $shields }.
alt-won = { $points ->
    [one] Побеждава { $who }: { $points } точка.
   *[other] Побеждава { $who }: { $points } точки.
}
alt-changes = Какво се промени:
alt-chests = { $gained ->
    [0] { $who }: ковчежета −{ $chests }.
   *[1] { $who }: ковчежета +{ $chests }.
}
alt-recruited = { $who }, нови създания: { $creatures }.
alt-plundered = Ограбено: { $settlements }.
alt-hire = Какво ще променят създанията
alt-chances = Какво би донесъл всеки ред
alt-aims = Какво можеш да плячкосаш

## Components: the title of each, in the nominative

title-wood_chest = дървено ковчеже
title-metal_chest = метално ковчеже
title-gold_chest = златно ковчеже
title-ravenspire = Гарванов шпил
title-mudmaw_keep = Калната паст
title-embergate = Жаравна порта
title-thornhold = Трънената твърдина
title-gloomtower = Мрачната кула
title-goblin_cook = Гоблин готвач
title-goblin_forager = Гоблин събирач
title-goblin_swineherd = Гоблин свинар
title-goblin_trapper = Гоблин капанджия
title-goblin_mushroomer = Гоблин гъбар
title-goblin_bruiser = Гоблин побойник
title-goblin_spearman = Гоблин копиеносец
title-goblin_drummer = Гоблин барабанчик
title-goblin_slinger = Гоблин прашкар
title-goblin_standard_bearer = Гоблин знаменосец
title-kobold_digger = Коболд копач
title-kobold_lamplighter = Коболд фенерджия
title-kobold_tinkerer = Коболд майстор
title-imp_courier = Дяволче куриер
title-imp_pickpocket = Дяволче джебчия
title-imp_scribe = Дяволче писар
title-orc_butcher = Орк касапин
title-orc_raider = Орк налетник
title-orc_sergeant = Орк сержант
title-orc_smith = Орк ковач
title-orc_on_a_boar = Орк на глиган
title-bog_hag = Блатна вещица
title-bog_lurker = Блатник
title-mire_toad = Тинеста жаба
title-cave_spider = Пещерен паяк
title-spider_matron = Паешка майка
title-night_bat = Нощен прилеп
title-carrion_crow = Мършоядна врана
title-crypt_rat = Гробищен плъх
title-rat_burglar = Плъх взломаджия
title-skeleton_footman = Скелет пехотинец
title-skeleton_archer = Скелет стрелец
title-skeleton_steward = Скелет иконом
title-zombie_porter = Зомби хамалин
title-zombie_ploughman = Зомби орач
title-restless_ghost = Неспокоен призрак
title-wailing_banshee = Виеща банши
title-will_o_wisp = Блуждаещо огънче
title-gloom_cultist = Мрачен култист
title-hedge_witch = Селска магьосница
title-potion_brewer = Варител на отвари
title-hexed_scarecrow = Прокълнато плашило
title-living_armour = Оживяла броня
title-stone_gargoyle = Каменен гаргойл
title-mimic_chest = Ковчеже имитатор
title-gremlin_saboteur = Гремлин саботьор
title-harpy_snatcher = Харпия грабителка
title-harpy_scout = Харпия съгледвачка
title-shadow_wolf = Сенчест вълк
title-werewolf_poacher = Върколак бракониер
title-satyr_reveller = Сатир гуляйджия
title-lizard_tracker = Гущер следотърсач
title-lizard_guard = Гущер страж
title-tunnel_mole = Тунелна къртица
title-gnoll_brawler = Гнол побойник
title-gnoll_cutthroat = Гнол главорез
title-fire_dragon = Огнен дракон
title-frost_dragon = Леден дракон
title-storm_dragon = Буреносен дракон
title-bone_dragon = Костен дракон
title-hoard_dragon = Дракон златолюбец
title-mountain_giant = Планински великан
title-two_headed_ogre = Двуглав огър
title-ogre_chef = Огър майстор готвач
title-cave_troll = Пещерен трол
title-bridge_troll = Мостов трол
title-vampire_countess = Графиня вампир
title-lich_librarian = Лич библиотекар
title-death_knight = Рицар на смъртта
title-pit_demon = Демон от бездната
title-demon_treasurer = Демон ковчежник
title-swamp_hydra = Блатна хидра
title-minotaur_warden = Минотавър пазач
title-iron_golem = Железен голем
title-nightmare_sphinx = Кошмарен сфинкс
title-lake_kraken = Езерен кракен
title-burst_keg_tavern = Таверна „Пукнатата бъчва“
title-onion_farm = Лучената ферма
title-goose_farm = Гъшата ферма
title-old_mill = Старата воденица
title-beehive_farm = Пчелинът
title-vineyard = Лозето
title-sheepfold = Кошарата
title-horse_ranch = Конезаводът
title-woodcutters_hamlet = Дърварско село
title-fishing_village = Рибарско село
title-potters_village = Грънчарско село
title-charcoal_village = Въглищарско село
title-weavers_village = Тъкаческо село
title-druid_village = Друидско село
title-shrine_village = Село със светилище
title-market_town = Пазарен град
title-harbour_town = Пристанищен град
title-garrison_town = Гарнизонен град
title-cathedral_town = Катедрален град
title-mint_city = Градът на монетния двор
title-walled_city = Укрепен град
title-scholars_city = Градът на учените
title-bell_city = Градът на камбаните
title-wizards_city = Градът на магьосниците
title-royal_capital = Кралската столица

## Какво предсказват зрителите

riddle-first-robbery = Кой пръв ще ограби чужд замък?
riddle-first-nearly-there = На кого пръв ще му трябва само още едно ковчеже?
