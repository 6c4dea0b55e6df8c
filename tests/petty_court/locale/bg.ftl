name = Дребен двор
tagline = Мъничка игра за монети, карти и обиди.
    .name = двор
rules-summary = Всеки рунд всички тайно залагат, после всеки тегли или играе карта. Печели който първи събере нужните монети.

option-goal = Монети за победа
option-goal-4 = 4
option-goal-8 = 8
option-goal-12 = 12
option-first = Кой започва
option-first-champion = Последният шампион
option-first-chance = Когото посочи жребият
option-purse = Монети в началото
option-purse-0 = Нито една
option-purse-1 = Една
option-founding = Как се основава дворът
option-founding-played = С игра
option-founding-drawn = С жребий

phrase-menu = Покажи какво можете да направите
    .name = меню
phrase-draw = Изтеглете карта
    .name = тегли
phrase-bid = Запечатайте залога си
    .name = залог
phrase-steal = Откраднете от някого
    .name = кради
phrase-volley = Дайте залп
    .name = залп
phrase-proclaim = Обявете указа си
    .name = обяви
phrase-order = Дайте или отменете постоянно нареждане
    .name = нареждане
step-bid-coins = Колко монети
    .name = монети
step-steal-from = От кого
    .name = от-кого
step-volley-shot1 = Накъде е първият изстрел
    .name = първи
step-volley-shot2 = Накъде е вторият изстрел
    .name = втори
step-volley-shot3 = Накъде е третият изстрел
    .name = трети
step-proclaim-words = Какво гласи указът
    .name = думи
step-order-what = Кое нареждане
    .name = кое

ask-bid = Запечатайте залога си.
ask-turn = Ваш ред е.
ask-deny = Ще се противопоставите ли?
ask-missile = Да излети ли снарядът?
ask-aim = Накъде е този изстрел?
ask-discard = Държите твърде много карти. Изхвърлете една или две.
ask-decree = Какво гласи указът ви?
move-leaf = { $page ->
    [stops] Кога да спрат…
   *[top] Твоите нареждания
}
prompt-orders = { $page ->
    [stops] Кога да спрат нарежданията ти?
   *[top] Междувременно
}
note-orders = На каквото наредиш тук, се отговаря вместо теб.
order-passes = За всеки отпор се пасува вместо теб.
template-trusting = Пускай всичко
hint-template-trusting = За отпор няма да те питаме
template-wary = Пускай всичко, докато не ме оберат
hint-template-wary = После пак ще те питаме
stop-robbed = загубиш монети
stop-fired = някой изстреля ракета
dry-denial = { $count ->
    [0] Кражба от теб ще мине; и без това нямаш с какво да я спреш.
    [one] Кражба от теб ще мине, макар че държиш { $count } карта за отпор.
   *[other] Кражба от теб ще мине, макар че държиш { $count } карти за отпор.
}

move-draw = Тегля карта
move-pass = Пас
move-not-now = Не сега
move-play = Играя { $card }
move-steal = Крада от { $target }
move-fire = Изстрелвам
move-drop = Изхвърлям { $ref }
move-load = Зареждам { $card }
move-aim = Целя се в { $target }
move-order-passes = { $value ->
    [0] Питайте ме пак за отпор
   *[1] Пасувайте вместо мен за всеки отпор
}
move-withdraw = Връщам си залога
group-play = Играя { $card }
hint-purse = { $coins ->
    [one] Там има { $coins } монета
   *[other] Там има { $coins } монети
}
note-goal = { $goal ->
    [one] За победа трябва { $goal } монета.
   *[other] За победа трябват { $goal } монети.
}
no-deny-now = Тя само спира другите.
no-coins-there = { $who } няма нищо за крадене.

event-played = { $seat } играе „{ $ref }“.
event-fired = { $seat } изстрелва снаряд.
event-dropped = { $seat } изхвърля { $refs }.
event-passed = { $seat } пасува.
event-earned = { $coins ->
    [one] { $seat } печели { $coins } монета.
   *[other] { $seat } печели { $coins } монети.
}
event-lost = { $coins ->
    [one] { $seat } губи { $coins } монета.
   *[other] { $seat } губи { $coins } монети.
}
event-cancelled = { $ref ->
    [steal-deed] Кражбата се проваля.
   *[deny-deed] Отпорът се проваля.
}
event-rolled = { $seat } хвърля { $die }.
event-decreed = { $seat } издава указ: „{ $words }“
event-sealed = { $on ->
    [0] { $seat } си връща залога.
   *[1] { $seat } запечата залог.
}
event-unsealed = Залозите са отворени: { $bids }.
bid = { $who } { $coins }
event-someone-drew = { $seat } тегли карта.
event-drew = Теглите „{ $card }“.

board-piles = В тестето: { $deck }, изхвърлени: { $discard }.
board-decree = Указ: „{ $words }“
decree-unread = (указът не се чете)
board-seat = { $who }: монети { $coins }, карти { $cards }, снаряди { $missiles }
own = Вашите тайни
own-hand = Държите { $cards }.
own-empty = Нямате карти.
own-bid = Вашият залог: { $coins }

why-rich = { $goal ->
    [one] Някой има { $goal } монета.
   *[other] Някой има { $goal } монети.
}
why-out-of-cards = Няма повече карти.
ending-seat = { $rank }. { $who }, монети: { $coins }
world = Дворът
world-champion = Шампион: { $person }.
world-nobody = никой
world-reigns = Управления
world-reign = { $number }. { $person }

guide = Картите
guide-card = { $card } ×{ $count }: { $about }
about-tithe = Носи ви монети
about-steal = Взема монети от някого
about-deny = Спира чуждо действие
about-gamble = Хвърля зар за монети
about-volley = Изстрели: { $shots }
about-decree = Пишете нещо, което всички четат

## Components: the title of each, in the nominative

title-tithe = Десятък
title-steal = Джебчия
title-deny = Отпор
title-gamble = Облог
title-volley = Залп
title-decree = Указ
riddle-first-drop = Кой пръв ще изхвърли карта?
