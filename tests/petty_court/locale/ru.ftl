name = Мелкий двор
tagline = Крошечная игра о монетах, картах и обидах.
    .name = двор
rules-summary = Каждый раунд все тайно делают ставку, затем каждый берёт или разыгрывает карту. Побеждает тот, кто первым наберёт нужное число монет.

option-goal = Монет для победы
option-goal-4 = 4
option-goal-8 = 8
option-goal-12 = 12
option-first = Кто начинает
option-first-champion = Прошлый чемпион
option-first-chance = Кому выпадет жребий
option-purse = Монет в начале
option-purse-0 = Ни одной
option-purse-1 = Одна
option-founding = Как основать двор
option-founding-played = Партией
option-founding-drawn = Жребием

phrase-menu = Показать, что вы можете сделать
    .name = меню
phrase-draw = Взять карту
    .name = взять
phrase-bid = Сделать тайную ставку
    .name = ставка
phrase-steal = Обокрасть кого-нибудь
    .name = украсть
phrase-volley = Дать залп
    .name = залп
phrase-proclaim = Огласить указ
    .name = огласить
phrase-order = Отдать или снять постоянное распоряжение
    .name = распоряжение
step-bid-coins = Сколько монет
    .name = монеты
step-steal-from = У кого
    .name = у-кого
step-volley-shot1 = Куда летит первый выстрел
    .name = первый
step-volley-shot2 = Куда летит второй выстрел
    .name = второй
step-volley-shot3 = Куда летит третий выстрел
    .name = третий
step-proclaim-words = Что гласит указ
    .name = слова
step-order-what = Какое распоряжение
    .name = какое

ask-bid = Сделайте тайную ставку.
ask-turn = Ваш ход.
ask-deny = Помешать этому?
ask-missile = Выпустить снаряд?
ask-aim = Куда летит этот выстрел?
ask-discard = У вас слишком много карт. Сбросьте одну или две.
ask-decree = Что гласит ваш указ?
move-leaf = { $page ->
    [stops] Когда остановиться…
   *[top] Ваши распоряжения
}
prompt-orders = { $page ->
    [stops] Когда распоряжения остановятся?
   *[top] Тем временем
}
note-orders = На то, чем вы распорядитесь здесь, ответят за вас.
order-passes = На отпор за вас всегда пасуют.
template-trusting = Пропускать всё
hint-template-trusting = Об отпоре вас не спросят
template-wary = Пропускать всё, пока меня не обокрали
hint-template-wary = Потом вас снова спросят
stop-robbed = вы теряете монеты
stop-fired = кто-нибудь пускает ракету
dry-denial = { $count ->
    [0] Кражу у вас пропустят; отпора у вас всё равно нет.
    [one] Кражу у вас пропустят, хотя у вас есть { $count } карта отпора.
    [few] Кражу у вас пропустят, хотя у вас есть { $count } карты отпора.
   *[many] Кражу у вас пропустят, хотя у вас есть { $count } карт отпора.
}

move-draw = Взять карту
move-pass = Пас
move-not-now = Не сейчас
move-play = Разыграть: { $card }
move-steal = Обокрасть: { $target }
move-fire = Выпустить
move-drop = Сбросить: { $ref }
move-load = Зарядить: { $card }
move-aim = Цель: { $target }
move-order-passes = { $value ->
    [0] Снова спрашивать меня об отпоре
   *[1] Всегда пасовать за меня на отпор
}
move-withdraw = Забрать ставку назад
group-play = Разыграть: { $card }
hint-purse = { $coins ->
    [one] Там { $coins } монета
    [few] Там { $coins } монеты
   *[many] Там { $coins } монет
}
note-goal = { $goal ->
    [one] Для победы нужна { $goal } монета.
    [few] Для победы нужны { $goal } монеты.
   *[many] Для победы нужно { $goal } монет.
}
no-deny-now = Эта карта только мешает другим.
no-coins-there = { $who }: красть нечего.

event-played = { $seat } разыгрывает карту «{ $ref }».
event-fired = { $seat } выпускает снаряд.
event-dropped = { $seat } сбрасывает: { $refs }.
event-passed = { $seat } пасует.
event-earned = { $coins ->
    [one] { $seat } получает { $coins } монету.
    [few] { $seat } получает { $coins } монеты.
   *[many] { $seat } получает { $coins } монет.
}
event-lost = { $coins ->
    [one] { $seat } теряет { $coins } монету.
    [few] { $seat } теряет { $coins } монеты.
   *[many] { $seat } теряет { $coins } монет.
}
event-cancelled = { $ref ->
    [steal-deed] Кража не удаётся.
   *[deny-deed] Отпор не удаётся.
}
event-rolled = { $seat } бросает кубик: { $die }.
event-decreed = { $seat } издаёт указ: «{ $words }»
event-sealed = { $on ->
    [0] { $seat } забирает ставку назад.
   *[1] { $seat } делает тайную ставку.
}
event-unsealed = Ставки открыты: { $bids }.
bid = { $who } { $coins }
event-someone-drew = { $seat } берёт карту.
event-drew = Вы берёте карту «{ $card }».

board-piles = В колоде: { $deck }, в сбросе: { $discard }.
board-decree = Указ: «{ $words }»
decree-unread = (указ не разобрать)
board-seat = { $who }: монеты { $coins }, карты { $cards }, снаряды { $missiles }
own = Ваши тайны
own-hand = У вас на руках: { $cards }.
own-empty = У вас нет карт.
own-bid = Ваша ставка: { $coins }

why-rich = { $goal ->
    [one] У кого-то есть { $goal } монета.
    [few] У кого-то есть { $goal } монеты.
   *[many] У кого-то есть { $goal } монет.
}
why-out-of-cards = Карт больше нет.
ending-seat = { $rank }. { $who }, монеты: { $coins }
world = Двор
world-champion = Чемпион: { $person }.
world-nobody = никто
world-reigns = Правления
world-reign = { $number }. { $person }

guide = Карты
guide-card = { $card } ×{ $count }: { $about }
about-tithe = Приносит вам монеты
about-steal = Забирает у кого-то монеты
about-deny = Останавливает чужое действие
about-gamble = Бросок кубика на монеты
about-volley = Выстрелов: { $shots }
about-decree = Вы пишете то, что прочтут все

## Components: the title of each, in the nominative

title-tithe = Десятина
title-steal = Карманник
title-deny = Отпор
title-gamble = Пари
title-volley = Залп
title-decree = Указ
riddle-first-drop = Кто первым сбросит карту?
