### Bellum Magica по-русски. Названия замков, существ и поселений приходят из коробки и стоят в именительном падеже.

name = ОЧЗ: орды чудовищ и злодеев
tagline = Соберите орду и грабьте людей и замки соперников.
    .name = очз
rules-summary =
    Вы злой властелин, и побеждает самый богатый. В вашем замке шесть рядов с номерами. Существа, подложенные слева, добавляют рядам еду, рунные камни и карты сокровищ, справа — мечи, магические мечи и воров. Для начала два гоблина тайно выбирают сторону, и всех показывают разом.
    {""}**Активная орда.** Капитан бросает кубик: выпавший ряд и есть активная орда, сегодня он работает во всех замках. Кому он не по душе, тот может угостить всех бочонком пива, и капитан бросает снова; у капитана для этого есть и заклинания путаницы, на другой день они снова готовы. Отвечают все сразу и втайне. Потом ответы смотрят по очереди, начиная с капитана: платит только первый, кто угощает, а о новом числе всех спрашивают заново; если выпало то же самое, тех, кто на нём только что пасовал, больше не спрашивают.
    {""}**Сбор и разведка.** Только активная орда приносит каждому замку его еду и рунные камни. У кого в ней больше всех карт сокровищ, берёт железный сундук; при равенстве каждый из этих игроков берёт по деревянному.
    {""}**Нападения.** По очереди каждый может один раз напасть. Поселение сдаётся, если мечей не меньше, чем щитов; против магических щитов помогают только магические мечи, но они годятся и как обычные. Добыча ваша, карта уходит из игры — кроме таверны: её можно грабить каждый день. Замок грабят так же, но на каждый сундук нужен вор (вид выбираете вы, какой именно — случай), а ограбленный получает щит. Держать можно не больше двух бочонков.
    {""}**Вербовка.** После этого вербуют, сколько хватит: злое существо за 2 еды, ещё более злое за 1 рунный камень и 4 еды или за 3 рунных камня. Сторону выбирают навсегда. Некоторые приносят щиты или заклинание путаницы, с какой бы стороны ни стояли.
    {""}**Конец.** Если после нападений у кого-то 10 сундуков, игра окончена. Считается только ценность сундуков, а знаете вы лишь свои: побеждает наибольшая сумма, кто бы ни собрал десять. Если суммы равны, важно, у кого больше сундуков; если и их поровну, победа общая.

option-first_captain = Первый капитан
option-first_captain-random = По жребию
option-castle_wishes = Ваш замок
option-castle_wishes-any = Любой
option-castle_wishes-ravenspire = Вороний шпиль
option-castle_wishes-mudmaw_keep = Грязная пасть
option-castle_wishes-embergate = Врата углей
option-castle_wishes-thornhold = Терновая твердыня
option-castle_wishes-gloomtower = Башня мглы
option-end_at = Игра до
option-end_at-10 = 10 сундуков
option-end_at-7 = 7 сундуков (короче)
option-supply = Еда и рунные камни
option-supply-unlimited = Не кончаются
option-supply-printed = Сколько есть в коробке
option-day_cap = Последний день
option-day_cap-none = Без последнего дня
option-day_cap-number = День { $number }

## Subcommands

phrase-place = Поставить гоблинов слева или справа от замка
    .name = гоблины
step-place-goblins = Какой гоблин где стоит
    .name = стороны
phrase-treat = Угостить ради нового броска или оставить ряд
    .name = угостить
step-treat-with = Бочонок, заклинание или ничего
    .name = чем
phrase-attack = Ограбить поселение или замок
    .name = напасть
step-attack-target = Поселение или чей-то замок
    .name = цель
phrase-stay = Сегодня ни на кого не нападать
    .name = остаться
phrase-steal = Выбрать, какие сундуки украсть
    .name = украсть
step-steal-chests = Какие сундуки
    .name = сундуки
phrase-recruit = Завербовать существо
    .name = завербовать
step-recruit-creature = Какое существо, с какой стороны, за что
    .name = кого
phrase-done = Больше сегодня никого не вербовать
    .name = готово
phrase-plan = Напасть и завербовать одним ответом
    .name = план
step-plan-raid = На кого напасть
    .name = нападение
step-plan-first = Кого потом завербовать
    .name = первый
step-plan-second = Кого завербовать вторым
    .name = второй
step-plan-third = Кого завербовать третьим
    .name = третий
step-plan-then = Потом закончить или спросить ещё раз
    .name = потом
phrase-withdraw = Взять назад тайный ответ, пока он не подействовал
    .name = отозвать
phrase-pass_today = Сегодня больше не угощать
    .name = пас
phrase-orders = Записать постоянные распоряжения, которые ответят за вас
    .name = распоряжения

## Questions

prompt-goblins = Где встанут ваши гоблины? Слева они собирают, справа дерутся.
prompt-poll = На кубике { $row }. Угостите ради нового броска?
prompt-raid = На кого вы нападёте сегодня?
prompt-steal = { $count ->
    [one] Вы в замке ({ $victim }). Какой сундук вы украдёте?
    [few] Вы в замке ({ $victim }). Какие сундуки вы украдёте, не больше { $count }?
   *[many] Вы в замке ({ $victim }). Какие сундуки вы украдёте, не больше { $count }?
}
prompt-recruit = Кого вы вербуете? Сторона выбирается навсегда.
prompt-plan-raid = Ваш день: на кого напасть?
prompt-plan-recruits = Ваш день: кого потом завербовать?
prompt-orders = { $page ->
    [stops] Распоряжения: когда они остановятся?
    [treats] Распоряжения: при каких рядах угощать?
    [row] Распоряжения: а если выпадет этот ряд?
    [unless] Распоряжения: какие ряды вас устраивают?
    [raid] Распоряжения: на кого нападать?
    [raid-list] Распоряжения: на кого напасть сегодня? Первыми — самые желанные.
    [recruit] Распоряжения: кого вербовать?
    [recruit-list] Распоряжения: кого вербовать? Первыми — самые желанные.
    [recruit-evil] Распоряжения: какое злое существо, когда оно откроется?
    [recruit-more-evil] Распоряжения: какое ещё более злое существо, когда оно откроется?
    [recruit-side] Распоряжения: с какой стороны?
    [keep] Распоряжения: что оставить после вербовки?
   *[top] Распоряжения
}

## Answers

side = { $side ->
    [left] слева
    [right] справа
   *[auto] где лучше
}
tucked = { $creature } { $side }
move-place-goblins = { $goblins }
move-treat = { $answer ->
    [barrel] Угостить всех (1🍺)
    [spell] Заклинание путаницы (1🌀)
   *[pass] Оставить ряд { $row }
}
move-withdraw = Взять ответ назад
move-plunder = { $settlement }
castle-of = 🏰 { $who }
move-rob = { $most ->
    [0] 🏰 { $victim }: выбрать сундуки…
   *[1] 🏰 { $victim }: забрать { $chests }
}
move-stay = Остаться дома
move-steal = { $chest ->
    [gold] 👑 Золотой сундук
    [metal] 🧰 Железный сундук
   *[wood] 📦 Деревянный сундук
}
move-recruit = { $side ->
    [left] ← Слева ({ $price })
    [right] Справа ({ $price }) →
   *[auto] Где лучше ({ $price })
}
move-done = Больше никого не вербовать
part-whole-day-plan = { $raided ->
    [0] Напасть и завербовать сразу…
   *[1] Завербовать сразу нескольких…
}
part-whole-day-back = ↑ На шаг назад
move-whole-day = { $otherwise ->
    [done] Так и сделать, и на сегодня всё
   *[ask] Так и сделать, потом спросить меня
}
group-targets = { $sort ->
    [rob] Замки
   *[plunder] Поселения
}
group-creature = { $creature }
group-keep = { $resource ->
    [food] Еда
   *[runestones] Рунные камни
}
group-add = Добавить в список
creature-any = { $tier ->
    [any-more-evil] Любое ещё более злое существо
   *[any-evil] Любое злое существо
}
creature-priced = { $creature } ({ $price })
price = { $count ->
    [1] { $first }
   *[2] { $first }, иначе { $second }
}
hint-goblins = К рядам 1–6: { $rows }
hint-treat = { $answer ->
    [barrel] Капитан бросает снова. Останется { $barrels }🍺
    [spell] Вы бросаете снова. На сегодня останется { $spells }🌀
   *[pass] Если никто не угостит, активная орда сегодня — этот ряд; о новом ряде спросят снова
}
hint-pass-today = Пусть сегодня остаётся любой ряд: больше об этом не спросят
hint-plunder =
    { $defence } → { $loot }{ $instead ->
        [0] {""}
       *[1] {" "}(вместо { $missed })
    }{ $short ->
        [0] {""}
       *[1] {" "}(в запасе не хватает { $lost })
    }{ $spilt ->
        [0] {""}
       *[1] {" "}(нет места: { $spilt }🍺)
    }
hint-rob = { $defence } → { $most } из { $chests }
hint-stay = Сегодня без нападения
hint-plan = { $raided ->
    [0] Выберите всё сейчас — сегодня можно больше не заходить
   *[1] Выберите всех сейчас — сегодня можно больше не заходить
}
hint-done = Для вас день окончен
hint-whole-day = { $otherwise ->
    [done] Что тогда не получится, пропускается
   *[ask] Кого ещё вербовать, выберете сами
}
hint-recruit = { $count ->
    [0] { $rows }
   *[1] { $rows } · { $tokens }
}
hint-recruit-any = Первое открытое из этой колоды, когда придёт ваша очередь

## Notes beside a question

note-castle = Ваш замок, ряды 1–6: { $rows }
note-rows = Ваш замок сейчас, ряды 1–6: { $rows }
note-poll =
    { $roll ->
        [1] {""}
       *[2] Бросок за день: { $roll }-й.{" "}
    }{ $count ->
        [0] Сначала спрашивают вас: ваш ответ действует сразу.
        [1] Ваш ответ действует, если не угостит { $before }.
       *[2] Ваш ответ действует, если никто до вас не угостит ({ $before }).
    }
note-prospects = Что каждый ряд принёс бы вам сегодня:
note-prospect =
    { $active ->
        [0] ▫️ { $row }:
       *[1] ▶️ { $row }:
    } { $count ->
        [0] ничего
       *[1] { $gains }
    }
gain-scouts = разведка { $chest }
gain-plunder = ⚔️ { $settlement } ({ $loot })
gain-robbery = ⚔️ замок ({ $who }): { $loot }
note-horde = Активная орда, ряд { $row }: { $force }
note-stock = { $count ->
    [0] Запасов нет
   *[1] Запасы: { $goods }
}
note-steal = { $count ->
    [one] { $victim }: { $chests }. Вы берёте { $count } сундук; что в нём, увидите, когда он станет вашим.
    [few] { $victim }: { $chests }. Вы берёте до { $count } сундуков; что в них, увидите, когда они станут вашими.
   *[many] { $victim }: { $chests }. Вы берёте до { $count } сундуков; что в них, увидите, когда они станут вашими.
}
note-purse = Можно потратить: { $goods }
note-joined = Замок, если **{ $creature }** слева: { $left } | справа: { $right }{ $count ->
    [0] {""}
   *[1] {" "}· { $tokens }
}
note-plan-raid = { $count ->
    [0] Нападение: { $raid }
   *[1] Нападение: { $raid } → { $loot }
}
note-plan-recruit = { $number }. Вербовка: { $wish }
note-plan-nobody = Вербовка: пока никого
note-left = { $count ->
    [0] После этого ничего не останется.
   *[1] После этого останется: { $goods }
}
wish = { $usual ->
    [0] { $creature } ({ $side }, { $price })
   *[1] { $creature } ({ $side })
}

## Why not

reason-no-barrel = У вас нет бочонка.
reason-not-captain = Заклинание путаницы может применить только капитан.
reason-no-ready-spell = У вас нет готового заклинания путаницы.
reason-settlement-gone = Кто-то успел раньше: добычу сегодня уже унесли.
reason-no-thief = В вашей активной орде нет вора.
reason-no-chests = Там нет сундуков.
reason-magic-short = { $missing ->
    [one] Не хватает: { $missing } магический меч
    [few] Не хватает: { $missing } магических меча
   *[many] Не хватает: { $missing } магических мечей
}{ $more ->
    [0] .
   *[1] {" "}и { $others }.
}
missing-swords = { $count ->
    [one] ещё { $count } любой меч
    [few] ещё { $count } любых меча
   *[many] ещё { $count } любых мечей
}
reason-swords-short = { $missing ->
    [one] Не хватает: { $missing } меч.
    [few] Не хватает: { $missing } меча.
   *[many] Не хватает: { $missing } мечей.
}
reason-cannot-pay = Не хватает: { $goods }.

## Standing orders

move-pass-today = { $on ->
    [0] Отменить «Сегодня больше не угощать»
   *[1] Сегодня больше не угощать
}
move-leaf = { $page ->
    [stops] Когда остановиться…
    [treats] Угощения…
    [unless] Угощать, кроме рядов…
    [raid] Нападения…
    [raid-list] Список на сегодня…
    [recruit] Вербовка…
    [recruit-list] Список…
    [recruit-evil] Злое, ещё не открытое…
    [recruit-more-evil] Ещё более злое, не открытое…
   *[keep] Что оставить…
}
move-order-row = { $answer ->
    [ask] Ряд { $row }: спросить…
    [barrel] Ряд { $row }: 🍺…
    [spell] Ряд { $row }: 🌀…
    [spell-then-barrel] Ряд { $row }: 🌀 или 🍺…
   *[pass] Ряд { $row }: годится…
}
move-order-lifetime = { $value ->
    [today] Поменять на: записанное действует только сегодня
   *[until-changed] Поменять на: записанное действует, пока не изменю
}
move-order-absent = { $value ->
    [auto] Поменять на: если опоздаю, решить за меня
   *[pass] Поменять на: если опоздаю, ничего не делать
}
template-tavern = ★ Пас, пока по силам только таверна
hint-template-tavern = Если при выпавшем ряде кому-то по силам больше, вас спросят; обо всём остальном — тоже
template-thrifty = ★ Никогда не угощать
hint-template-thrifty = Обо всём остальном вас спросят; за другой ряд вы не платите
template-away = ★ Меня нет: выбирайте за меня
hint-template-away = Не угощать, а нападать и вербовать как лучше, пока вы этого не измените
move-order-treat = { $answer ->
    [ask] Ряд { $row }: спросить меня
    [barrel] Ряд { $row }: бочонок 🍺
    [spell] Ряд { $row }: заклинание 🌀
    [spell-then-barrel] Ряд { $row }: заклинание 🌀, а нет его — бочонок 🍺
   *[pass] Ряд { $row }: годится
}
move-order-tavern = { $value ->
    [0] Ряды, где по силам только таверна, — как любые другие
   *[1] Пас, пока всем по силам только таверна
}
hint-order-tavern = ряды, при которых никто не может напасть ни на что, кроме таверны
move-order-never-treat = Никогда не угощать
move-order-unless = { $on ->
    [0] + Ряд { $row }
   *[1] − Ряд { $row }
}
move-order-unless-save = { $count ->
    [0] Записать: угощать при любом ряде
   *[1] Записать: угощать, кроме рядов: { $rows }
}
move-order-keep-barrels = { $value ->
    [0] Бочонки не беречь
    [one] Беречь { $value } бочонок
    [few] Беречь { $value } бочонка
   *[many] Беречь { $value } бочонков
}
move-order-raid = { $value ->
    [stay] Остаться дома
    [auto] Лучшее нападение
   *[ask] Спросить меня
}
move-order-raid-add = + { $value }
given = Только если ещё на столе: { $settlement }
given-nothing = Без условий
group-given = Следующее в списке
target-given = { $target } — если ещё на столе { $settlement }
target-best = Лучшее поселение
listed-best = лучшее поселение
move-order-raid-otherwise = { $value ->
    [stay] Поменять на: если никто из них не по силам, остаться дома
   *[ask] Поменять на: если никто из них не по силам, спросить меня
}
move-order-raid-save = Записать на сегодня
move-order-recruit = { $value ->
    [none] Никого не вербовать
    [auto] Лучшие существа
   *[ask] Спросить меня
}
move-order-recruit-what = + { $value }…
move-order-keep = { $on ->
    [0] Оставить { $goods }
   *[1] ✓ Оставить { $goods }
}
move-order-recruit-otherwise = { $value ->
    [done] Поменять на: когда из них никого не останется, больше не вербовать
   *[ask] Поменять на: когда из них никого не останется, спросить меня
}
move-order-recruit-save = { $lifetime ->
    [today] Записать на сегодня
   *[until-changed] Записать, пока не изменю
}
move-order-drop = Выбросить список
hint-order-lifetime = { $value ->
    [today] Написанное кончится вместе с днём
   *[until-changed] Написанное действует день за днём
}
hint-order-absent = { $value ->
    [auto] Если есть срок и он выйдет, за вас решат разумно
   *[pass] Если есть срок и он выйдет: не угощать, не нападать, не вербовать
}
hint-order-auto = Выбирается за вас по тому, что видно всем
note-orders-none = Здесь ничего не записано: вас спросят. Ваши распоряжения видите только вы.
note-orders-standing = ✓ Пока вы не измените (видите только вы):
note-orders-today = { $over ->
    [0] ✓ Только на сегодня (видите только вы):
   *[1] ✓ Сегодня, прежде всего:
}
order-tavern = Угощения: никогда при рядах, где всем по силам только таверна.
order-never-treat = Угощения: никогда.
order-treats = Угощения, по рядам: { $rules }.
order-rows = { $answer ->
    [ask] спросить ({ $rows })
    [barrel] бочонок ({ $rows })
    [spell] заклинание ({ $rows })
    [spell-then-barrel] заклинание или бочонок ({ $rows })
   *[pass] годится ({ $rows })
}
order-kept-barrels = { $count ->
    [one] Беречь { $count } бочонок.
    [few] Беречь { $count } бочонка.
   *[many] Беречь { $count } бочонков.
}
order-raid = { $mode ->
    [stay] Нападение: никакого, остаться дома.
    [auto] Нападение: лучшее, выбирается за вас.
   *[ask] Нападение: вас спросят.
}
order-raid-list = { $otherwise ->
    [stay] Напасть на первое, что по силам: { $targets }. Если ничего — остаться дома.
   *[ask] Напасть на первое, что по силам: { $targets }. Если ничего — вас спросят.
}
order-recruit = { $mode ->
    [none] Вербовка: никого.
    [auto] Вербовка: лучшие, выбираются за вас.
   *[ask] Вербовка: вас спросят.
}
order-recruit-list =
    Вербовать, кого можно, в этом порядке: { $wishes }.{ $keeps ->
        [0] {""}
       *[1] {" "}Оставить { $kept }.
    } { $otherwise ->
        [done] Потом на сегодня всё.
       *[ask] Потом вас спросят.
    }
order-absent = { $answer ->
    [auto] Если есть срок и он выйдет: за вас решат разумно.
   *[pass] Если есть срок и он выйдет: не угощать, не нападать, не вербовать.
}
note-pen = { $lifetime ->
    [today] { $late ->
        [0] ✏️ Написанное здесь действует только сегодня.
       *[1] ✏️ Написанное здесь действует только сегодня, а сегодня уже поздно.
    }
   *[until-changed] ✏️ Написанное здесь действует, пока вы его не измените.
}
note-order-at-once = { $subject ->
    [treats] ⚠️ Сейчас вас спрашивают об этом броске: распоряжение о нём ответит сразу.
    [raids] ⚠️ Сейчас вас спрашивают о нападении: распоряжение о нём ответит сразу.
   *[recruits] ⚠️ Сейчас вас спрашивают о вербовке: распоряжение о ней ответит сразу.
}
note-order-last = { $done ->
    [0] ⚠️ Всё остальное уже решено: с этим вас больше ни о чём не спросят, и дни пойдут сами. «Записывать только на сегодня» — на первой странице.
   *[1] ⚠️ Всё решено: вас ни о чём не спрашивают, и дни идут сами, пока вы это не измените.
}
stop-robbed = ваш замок ограбят
stop-gone = кто-то другой заберёт то, что есть в вашем списке
stop-chests-5 = у кого-то другого 5 сундуков или больше
stop-chests-7 = у кого-то другого 7 сундуков или больше
stop-end-near = кому-то другому до конца игры не хватает одного сундука
note-stops = Тогда перестают действовать все ваши распоряжения, и вас спрашивают, пока вы не включите их снова.
dry-treats = Угощения, по рядам: { $rules }.
dry-raid = { $asks ->
    [0] Нападение при ряде { $row }: { $what }.
   *[1] Нападение при ряде { $row }: вас спросят.
}
dry-recruit = { $asks ->
    [0] Вербовка: { $what }.
   *[1] Вербовка: вас спросят.
}
dry-creature = { $creature }, { side }
note-unless = { $count ->
    [0] Ещё не записано: угощать при любом ряде, заклинанием, а нет его — бочонком.
   *[1] Ещё не записано: годятся { $rows }. При остальных угощать: заклинанием, а нет его — бочонком.
}
note-unsaved = Ещё не записано: { $order }
note-wanted = { $known ->
    [0] Далее: { $creature }
   *[1] Далее: { $creature }, ряды 1–6: { $brings }
}

### Знаки: различаются формой, пояснены на поле и в справке.

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
        [one] сундук
        [few] сундука
       *[many] сундуков
    }
    [metal] 🧰 { $count ->
        [one] сундук
        [few] сундука
       *[many] сундуков
    }
    [gold] 👑 { $count ->
        [one] сундук
        [few] сундука
       *[many] сундуков
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
    [chests] сундуки
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
    [wood] 📦 дерево
    [metal] 🧰 железо
    [gold] 👑 золото
   *[food] 🍖
}
ready = { $ready }/{ $spells }
rows = { $rows }
values = { $sign ->
    [wood] 📦 { $count ->
        [0] дерево
        [one] деревянный сундук
        [few] деревянные сундуки
       *[many] деревянные сундуки
    }
    [metal] 🧰 { $count ->
        [0] железо
        [one] железный сундук
        [few] железные сундуки
       *[many] железные сундуки
    }
   *[gold] 👑 { $count ->
        [0] золото
        [one] золотой сундук
        [few] золотые сундуки
       *[many] золотые сундуки
    }
} ({ $values })
nothing = ничего
place = { $settlement } ({ $defence }): { $loot }
creature = { $tokens ->
    [0] { $creature }: { $left } | { $right }
   *[1] { $creature } (+{ $bonus }): { $left } | { $right }
}

## Поле

board-title = { $day ->
    [0] Накануне первого дня
   *[1] День { $day }
}
board-die = { $roll ->
    [1] 🎲 Ряд { $row } · капитан: { $captain }
   *[2] 🎲 Ряд { $row }, бросок { $roll } · капитан: { $captain }
}
board-phase = { $phase ->
    [setup] ▸ Гоблины слева или справа? Ждём: { $asked }
    [treats] ▸ Кто угощает? Ждём: { $asked }
    [plunder] ▸ Грабёж: { $asked }
    [recruiting] ▸ Вербовка: { $asked }
   *[over] ▸ Партия окончена
}{ $done ->
    [0] {""}
   *[1] {" "}· уже: { $before }
}
board-settlements = { $count ->
    [0] Поселения (колода пуста)
   *[1] Поселения (в колоде { $count }: фермы { $farms }, деревни { $villages }, города { $cities })
}
board-chests = { $count ->
    [0] В стопках нет сундуков
   *[1] Сундуки в стопках: { $chests }
}
board-lost = Вне игры: { $chests }
board-creatures = { $tier ->
    [evil] Злые существа: { $price } · в колоде { $count }
   *[more_evil] Ещё более злые: { $price } · в колоде { $count }
}
board-seats = { $end ->
    [one] Замки (игра до { $end } сундука{ $capped ->
        [0] )
       *[1] {" "}или до конца дня { $day })
    }
    [few] Замки (игра до { $end } сундуков{ $capped ->
        [0] )
       *[1] {" "}или до конца дня { $day })
    }
   *[many] Замки (игра до { $end } сундуков{ $capped ->
        [0] )
       *[1] {" "}или до конца дня { $day })
    }
}
board-seat =
    { $captain ->
        [0] {""}
       *[1] 🎲{" "}
    }**{ $who }** · { $castle } · { $count ->
        [0] сундуков нет
       *[1] сундуки { $count }: { $chests }
    }{ $near ->
        [0] {""}
       *[1] {" "}⏳ конец близко
    }{ $leaving ->
        [0] {""}
       *[1] {" "}· вечером выбывает
    }
board-castle =
    { $captain ->
        [0] {""}
       *[1] 🎲{" "}
    }{ $who } · { $castle }{ $near ->
        [0] {""}
       *[1] {" "}⏳ конец близко
    }{ $leaving ->
        [0] {""}
       *[1] {" "}· вечером выбывает
    }
board-stock =
    { $defence }{ $spells ->
        [0] {""}
       *[1] {" "}· 🌀 готово { $ready } из { $spells }
    }{ $held ->
        [0] {""}
       *[1] {" "}· { $goods }
    }
board-goblins = Гоблины, { $who }: { $goblins }
board-gone = { $who } ({ $castle }): вне партии
board-legend = -# Шесть чисел: ряды 1–6, [активный]. 🍖 еда, 💎 рунный камень, 🗺️ карта сокровищ | 🗡️ меч, ✨🗡️ магический меч, 🥷 вор · 🛡️ щит, ✨🛡️ магический щит, 🌀 заклинание путаницы, 🍺 бочонок · сундуки: 📦 деревянный, 🧰 железный, 👑 золотой · 🎲 кубик и капитан, ▸ что сейчас происходит, ⏳ сундуков почти достаточно, ⚔️ грабёж
board-legend-held = -# 🍖 еда, 💎 рунный камень, 🍺 бочонок · 🌀 заклинания: готовы/все · 🛡️ щит · 🎲 капитан · ⏳ сундуков почти достаточно

## Своя страница

own-title = Ваша добыча
score = { $last ->
    [chests] ⏳ **Последние атаки, если и после них у кого-то останется { $end } сундуков.** Сундуки: { $counts }
    [day] ⏳ **Последние атаки: с этим днём партия кончится.** Сундуки: { $counts }
   *[none] Сундуки (партия до { $end }): { $counts }
}
own-chests = { $count ->
    [0] Сундуков у вас пока нет (игра до { $end })
   *[1] { $points ->
        [one] Ваши сундуки: { $count } из { $end }, всего { $points } очко: { $chests }
        [few] Ваши сундуки: { $count } из { $end }, всего { $points } очка: { $chests }
       *[many] Ваши сундуки: { $count } из { $end }, всего { $points } очков: { $chests }
    }
}
own-ahead = { $last ->
    [chests] ⏳ **Последние атаки, если и после них у кого-то останется { $end } сундуков.** Сундуков у всех: { $counts }
    [day] ⏳ **Последние атаки: с этим днём партия кончится.** Сундуков у всех: { $counts }
   *[none] Сундуков у всех: { $counts }
}
own-count = { $who } { $count }
own-stock = { $count ->
    [0] У вас нет запасов
   *[1] Ваши запасы: { $goods }
}
own-sides = Запечатано: { $goblins }. Взять назад: «Постоянные распоряжения».
own-treat = Запечатано для ряда { $row }: { $answer ->
    [barrel] бочонок 🍺
    [spell] заклинание 🌀
   *[pass] без угощения
}. Взять назад: «Постоянные распоряжения».
own-rows = Что принёс бы вам каждый ряд
own-rivals = { $count ->
    [one] Что каждый ряд принёс бы сопернику
    [few] Что каждый ряд принёс бы соперникам
   *[many] Что каждый ряд принёс бы соперникам
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
target-castle = замок: { $who }
own-reach = Что вам по силам в ряду { $row }
own-near = { $target } ({ $defence }): { $loot }
own-nothing = Ничего
own-far = Вне досягаемости и чего не хватает: { $targets }
own-lack = { $target } ({ $missing })
own-orders = Ваши постоянные распоряжения

## Ход партии

event-dealt = { $drawn ->
    [0] Первый капитан, как условлено: { $seat }.
   *[1] Жребий решает, первый капитан: { $seat }.
} { $lairs }
dealt-seat = { $who }: { $castle } ({ $goblins })
event-chose-sides = Запечатано: { $goblins }.
event-goblins-placed = 👺 Гоблины: { $seats }
placed-seat = { $who } ({ $first } + { $second })
event-day-began = ☀️ **День { $day }** · капитан: { $captain } · 🎲 ряд **{ $row }**
row-then = { $before } → { $row }
event-answered = Ваш ответ о ряде { $row }: { $answer ->
    [barrel] вы угощаете бочонком 🍺.
    [spell] вы тратите заклинание путаницы 🌀.
   *[pass] вы не угощаете.
}
event-took-back = { $seat } забирает запечатанный ответ.
event-treated = { $payment ->
    [barrel] 🍺 { $seat } угощает: ряд { $row } → **{ $new }** (осталось бочонков: { $left })
   *[spell] 🌀 { $seat } всех путает: ряд { $row } → **{ $new }** (осталось заклинаний: { $left })
}
event-nobody-treats = Никто не угощает: остаётся ряд { $row }.
event-harvested = { $count ->
    [0] 🌾 Никто ничего не собрал
   *[1] 🌾 Сбор: { $crops }
}
crop = { $who } ({ $count ->
    [0] ничего
   *[1] { $goods }
}{ $short ->
    [0] {""}
   *[1] ; не хватило { $lost }
})
event-scouted = 🗺️ Разведчики, { $maps }: { $finds }
find = { $who } { $chest }
event-looked = 👁️ Ваши новые сундуки: { $chests }
event-plundered =
    ⚔️ { $seat } грабит: **{ $settlement }**, { $count ->
        [0] без добычи
       *[1] добыча { $loot }
    }{ $over ->
        [0] {""}
       *[1] {" "}(осталось там: { $left })
    }
event-robbed = 🥷 { $thief } обкрадывает замок ({ $victim }, защита теперь { $shields }): { $chests }
event-stolen = 🥷 { $thief } обкрадывает замок ({ $victim }, защита теперь { $shields }): { $chests }. Ценность знают только { $thief } и { $victim }.
event-end-near = { $chests ->
    [one] ⏳ { $chests } сундук уже у { $seat }!
    [few] ⏳ { $chests } сундука уже у { $seat }!
   *[many] ⏳ { $chests } сундуков уже у { $seat }!
}
event-stayed = { $seat } остаётся дома
event-no-attack = { $seat }: орде сегодня никто не по силам
event-recruited = ➕ { $seat } вербует: **{ $creature }**, { $side ->
    [left] слева
   *[right] справа
}, за { $price }{ $tokens ->
    [0] {""}
   *[1] {" "}(бонус: { $bonus })
}{ $more ->
    [0] {""}
   *[1] {" "}→ следующее: { $turned_up }
}
event-planned = 🗒️ Как вы и планировали.
event-settlements-turned-up = 🏘️ Новые поселения: { $cards }
event-deck-empty = { $deck ->
    [evil] Последнее злое существо уже открыто.
    [more-evil] Последнее ещё более злое существо уже открыто.
   *[settlement] Последние поселения открыты.
}
event-departed = { $count ->
    [0] { $seat } выходит из партии насовсем.
   *[1] { $seat } выходит из партии насовсем и уносит { $chests }.
}
event-match-ended = { $why ->
    [chests] 🏁 Сундуков достаточно, партия окончена.
    [day-cap] 🏁 Это был последний день.
   *[alone] 🏁 Все остальные вышли из партии.
} { $count ->
    [1] Победа: { $winners }.
   *[2] Победу делят: { $winners }.
}

## Конец партии

ending = { $count ->
    [1] { $why ->
        [alone] Побеждает { $winners }: никого больше не осталось.
        [chests] { $points ->
            [one] Побеждает { $winners }: { $points } очко; при равенстве решили сундуки.
            [few] Побеждает { $winners }: { $points } очка; при равенстве решили сундуки.
           *[many] Побеждает { $winners }: { $points } очков; при равенстве решили сундуки.
        }
       *[points] { $points ->
            [one] Побеждает { $winners }: { $points } очко.
            [few] Побеждает { $winners }: { $points } очка.
           *[many] Побеждает { $winners }: { $points } очков.
        }
    }
   *[2] { $points ->
        [one] Победу делят { $winners }: по { $points } очку.
        [few] Победу делят { $winners }: по { $points } очка.
       *[many] Победу делят { $winners }: по { $points } очков.
    }
}
ending-title = Партия окончена
ending-rank = { $count ->
    [0] { $rank }. { $who }: 0 (сундуков нет)
   *[1] { $rank }. { $who }: { $points } (сундуки { $count }: { $chests })
}
ending-gone = { $rank }. { $who }: вне партии
ending-tie = { $shared ->
    [0] { $one } выше, чем { $other }: очков поровну, но сундуков больше ({ $more } : { $less })
   *[1] { $one } и { $other }: поровну и очков, и сундуков
}
ending-sources = Откуда сундуки (в скобках очки)
ending-source = { $who }: разведка { $scouted } ({ $scouted_points }), поселения { $plundered } ({ $plundered_points }), кражи { $stolen } ({ $stolen_points }), потеряно { $lost } ({ $lost_points })
ending-castles = Замки
ending-castle = **{ $who }** · { $castle } · { $defence }
ending-statistics = Итоги
ending-rolled = Дни: { $days } · выпало 1–6: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }
ending-tally =
    { $who }: разведка лучшая { $scouts_won }×, поровну { $scouts_shared }× · таверны { $taverns }, фермы { $farms }, деревни { $villages }, города { $cities } · кражи { $robberies }, пережито { $robbed } · злые слева { $evil_left }, справа { $evil_right }; ещё более злые слева { $more_evil_left }, справа { $more_evil_right }{ $count ->
        [0] {""}
       *[1] {" "}· угощения (ряд → новый): { $treats }
    }
ending-treat = { $before } → { $after }

## Справка

guide-basics = Знаки, цены, сундуки
guide-signs = Знаки
guide-strength = На каждый 🛡️ нужен 🗡️, на каждый ✨🛡️ нужен ✨🗡️. ✨🗡️ годится и вместо 🗡️, но не наоборот.
guide-prices = Вербовка
guide-price = { $tier ->
    [evil] Злое существо: { $price }
   *[more_evil] Ещё более злое существо: { $price }
}
guide-chests = Сундуки: сколько их каждой ценности
guide-chest = { $sign ->
    [wood] 📦
    [metal] 🧰
   *[gold] 👑
} { $chest } ×{ $count }: { $values }
guide-value = { $value } (×{ $count })
guide-substitutes = Стопка пуста ({ $chest }): вместо него { $first }, потом { $second }.
guide-limits = Полезно знать
guide-scouts = Больше всех 🗺️ в активной орде: { $alone }; если поровну у нескольких, каждому { $shared }.
guide-barrels = { $count ->
    [one] В замке хранится самое большее { $count } 🍺.
    [few] В замке хранится самое большее { $count } 🍺.
   *[many] В замке хранится самое большее { $count } 🍺.
}
guide-thieves = { $chests ->
    [one] Каждый 🥷 уносит { $chests } сундук.
    [few] Каждый 🥷 уносит { $chests } сундука.
   *[many] Каждый 🥷 уносит { $chests } сундуков.
} За каждую кражу пострадавший замок получает { $shields } 🛡️.
guide-lairs = Замки и гоблины
guide-castles = { $rows ->
    [one] Замки: { $rows } ряд, слева | справа
    [few] Замки: { $rows } ряда, слева | справа
   *[many] Замки: { $rows } рядов, слева | справа
}
guide-castle = { $castle } ({ $defence }): { $left } | { $right }
guide-goblins = { $count ->
    [one] Гоблины: каждому достаётся { $count }
    [few] Гоблины: каждому достаётся { $count }
   *[many] Гоблины: каждому достаётся { $count }
}
guide-creatures = { $tier ->
    [evil] Злые существа: { $count } ({ $number } из { $pages })
   *[more_evil] Ещё более злые существа: { $count } ({ $number } из { $pages })
}
guide-settlements = Поселения: защита и добыча
guide-tavern = -# Таверна всегда открыта и из игры не уходит.
guide-kind = { $kind ->
    [farm] Фермы: { $count }
    [village] Деревни: { $count }
   *[city] Города: { $count }
}
guide-in-game = В игре: фермы сверху, города внизу
guide-setup = { $seats ->
    [one] { $seats } игрок: фермы { $farms }, деревни { $villages }, города { $cities }; открыто { $open }
    [few] { $seats } игрока: фермы { $farms }, деревни { $villages }, города { $cities }; открыто { $open }
   *[many] { $seats } игроков: фермы { $farms }, деревни { $villages }, города { $cities }; открыто { $open }
}

## Замок за замком и картинки

region-castle = { $who } · { $castle }
region-rows = { $coming ->
    [0] Что показывает каждый ряд
   *[1] Что показывает каждый ряд → что он принёс бы сегодня
}
region-cards = { $who }: карты
region-all = Все замки, ряд за рядом
region-nobody = Никого не осталось.
own-joined = Ваши ряды с каждым из них
region-legend = -# Шесть цифр: ряды 1–6, [активный] · 🍖 еда, 💎 рунный камень, 🗺️ карта сокровищ · 🗡️ меч, ✨🗡️ магический меч, 🥷 вор · ⚔️ грабёж
region-left = Слева, собирают
region-right = Справа, дерутся
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
    [rune] рунный камень
    [map] карта сокровищ
    [sword] меч
    [magic] магический меч
    [thief] вор
    [shield] щит
    [magic-shield] магический щит
    [spell] заклинание путаницы
    [barrel] бочонок
    [wood] деревянный
    [metal] железный
    [gold] золотой
   *[food] еда
}
picture-phase = { $phase ->
    [setup] Гоблины слева или справа?
    [treats] Кто угощает?
    [plunder] Грабёж
    [recruiting] Вербовка
   *[over] Партия окончена
}
picture-tier = { $tier ->
    [evil] Злые существа · в колоде { $count }
   *[more_evil] Ещё более злые · в колоде { $count }
}
picture-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
picture-places = Поселения · в колоде { $count }
picture-piles = Сундуки в стопках
picture-last = последний день: { $day }
picture-chances = В каждой клетке: сверху сбор и разведка, снизу лучшее нападение.
picture-gone = вне партии
picture-edges = По краям ряда: сундук, который нашли бы разведчики, и лучшая цель.
alt = { $day ->
    [0] Стол перед первым днём.
   *[1] { $row ->
        [0] Стол, день { $day }.
       *[1] Стол, день { $day }, активный ряд { $row }.
    }
}
alt-moves = Ход: { $who }.
alt-lead = { $several ->
    [0] Впереди { $who }, сундуки: { $chests }.
   *[1] Впереди поровну, сундуки: { $chests }: { $who }.
}
alt-castle = { $who }: сундуки { $chests }, существа { $creatures }, еда { $food }, щиты { $shields }.
alt-won = { $points ->
    [one] Побеждает { $who }: { $points } очко.
    [few] Побеждает { $who }: { $points } очка.
   *[many] Побеждает { $who }: { $points } очков.
}
alt-changes = Что изменилось:
alt-chests = { $gained ->
    [0] { $who }: сундуки −{ $chests }.
   *[1] { $who }: сундуки +{ $chests }.
}
alt-recruited = { $who }, новые существа: { $creatures }.
alt-plundered = Разграблено: { $settlements }.
alt-hire = Что изменят существа
alt-chances = Что принёс бы каждый ряд
alt-aims = Что можно разграбить

## Components: the title of each, in the nominative

title-wood_chest = деревянный сундук
title-metal_chest = железный сундук
title-gold_chest = золотой сундук
title-ravenspire = Вороний шпиль
title-mudmaw_keep = Грязная пасть
title-embergate = Врата углей
title-thornhold = Терновая твердыня
title-gloomtower = Башня мглы
title-goblin_cook = Гоблин-кашевар
title-goblin_forager = Гоблин-собиратель
title-goblin_swineherd = Гоблин-свинопас
title-goblin_trapper = Гоблин-капканщик
title-goblin_mushroomer = Гоблин-грибник
title-goblin_bruiser = Гоблин-драчун
title-goblin_spearman = Гоблин-копейщик
title-goblin_drummer = Гоблин-барабанщик
title-goblin_slinger = Гоблин-пращник
title-goblin_standard_bearer = Гоблин-знаменосец
title-kobold_digger = Кобольд-землекоп
title-kobold_lamplighter = Кобольд-фонарщик
title-kobold_tinkerer = Кобольд-мастеровой
title-imp_courier = Чертёнок-посыльный
title-imp_pickpocket = Чертёнок-карманник
title-imp_scribe = Чертёнок-писарь
title-orc_butcher = Орк-мясник
title-orc_raider = Орк-налётчик
title-orc_sergeant = Орк-сержант
title-orc_smith = Орк-кузнец
title-orc_on_a_boar = Орк на вепре
title-bog_hag = Болотная карга
title-bog_lurker = Болотник
title-mire_toad = Тинная жаба
title-cave_spider = Пещерный паук
title-spider_matron = Паучиха-мать
title-night_bat = Ночной нетопырь
title-carrion_crow = Ворона-падальщица
title-crypt_rat = Могильная крыса
title-rat_burglar = Крыса-взломщица
title-skeleton_footman = Скелет-пехотинец
title-skeleton_archer = Скелет-лучник
title-skeleton_steward = Скелет-эконом
title-zombie_porter = Зомби-носильщик
title-zombie_ploughman = Зомби-пахарь
title-restless_ghost = Беспокойный призрак
title-wailing_banshee = Воющая банши
title-will_o_wisp = Блуждающий огонёк
title-gloom_cultist = Сектант мглы
title-hedge_witch = Деревенская ведьма
title-potion_brewer = Зельевар
title-hexed_scarecrow = Проклятое пугало
title-living_armour = Ожившие доспехи
title-stone_gargoyle = Каменная горгулья
title-mimic_chest = Сундук-мимик
title-gremlin_saboteur = Гремлин-вредитель
title-harpy_snatcher = Гарпия-хищница
title-harpy_scout = Гарпия-дозорная
title-shadow_wolf = Теневой волк
title-werewolf_poacher = Оборотень-браконьер
title-satyr_reveller = Сатир-гуляка
title-lizard_tracker = Ящер-следопыт
title-lizard_guard = Ящер-страж
title-tunnel_mole = Тоннельный крот
title-gnoll_brawler = Гнолл-задира
title-gnoll_cutthroat = Гнолл-головорез
title-fire_dragon = Огненный дракон
title-frost_dragon = Ледяной дракон
title-storm_dragon = Грозовой дракон
title-bone_dragon = Костяной дракон
title-hoard_dragon = Дракон-златолюб
title-mountain_giant = Горный великан
title-two_headed_ogre = Двухголовый огр
title-ogre_chef = Огр-повар
title-cave_troll = Пещерный тролль
title-bridge_troll = Мостовой тролль
title-vampire_countess = Графиня-вампирша
title-lich_librarian = Лич-библиотекарь
title-death_knight = Рыцарь смерти
title-pit_demon = Демон бездны
title-demon_treasurer = Демон-казначей
title-swamp_hydra = Болотная гидра
title-minotaur_warden = Минотавр-страж
title-iron_golem = Железный голем
title-nightmare_sphinx = Сфинкс кошмаров
title-lake_kraken = Озёрный кракен
title-burst_keg_tavern = Таверна «Лопнувший бочонок»
title-onion_farm = Луковая ферма
title-goose_farm = Гусиная ферма
title-old_mill = Старая мельница
title-beehive_farm = Пасека
title-vineyard = Виноградник
title-sheepfold = Овчарня
title-horse_ranch = Конный двор
title-woodcutters_hamlet = Деревня лесорубов
title-fishing_village = Рыбацкая деревня
title-potters_village = Деревня гончаров
title-charcoal_village = Деревня углежогов
title-weavers_village = Деревня ткачей
title-druid_village = Деревня друидов
title-shrine_village = Деревня у святилища
title-market_town = Торговый город
title-harbour_town = Портовый город
title-garrison_town = Гарнизонный город
title-cathedral_town = Соборный город
title-mint_city = Город монетного двора
title-walled_city = Город за стеной
title-scholars_city = Город учёных
title-bell_city = Город колоколов
title-wizards_city = Город магов
title-royal_capital = Королевская столица

## Что предсказывают зрители

riddle-first-robbery = Кто первым обкрадёт чужой замок?
riddle-first-nearly-there = Кому первому не хватит всего одного сундука?
