name = Заровете на лъжеца
tagline = Скрити зарове, смели залози и някой, който не им вярва.
    .name = зарове
rules-summary = Всички хвърлят тайно. Кажете на колко зара по цялата маса се е паднала дадена страна; всеки залог трябва да е по-висок. Ако някой не повярва, заровете се откриват и който е сгрешил, губи зар. Печели последният, който има зарове.

option-wild = Единиците са жокери
option-wild-yes = Да: единицата се брои за всяка страна и върху нея не се залага
option-wild-no = Не
option-spot = Може да се каже „Точно!“
option-spot-yes = Да: ако залогът е точен, всички останали губят по един зар
option-spot-no = Не

phrase-menu = Показва какво можете да направите
    .name = меню
phrase-bid = Вдигане на залога
    .name = залог
phrase-liar = Не вярвате на последния залог
    .name = лъжа
step-bid-face = Коя страна
    .name = страна
step-bid-count = На колко зара
    .name = колко

ask-turn = Вдигате залога или не вярвате?
ask-count = Колко зара?
move-bid = { $count ->
    [one] { $count } зар с { $face }
   *[other] { $count } зара с { $face }
}
part-bid-face = Повече зарове с { $value }
move-doubt = { $spot_on ->
    [0] Лъжа!
   *[1] Точно!
}

event-round-began = Рунд { $number }: всички хвърлят, започва { $first }.
event-rolled = Падна ви се: { $dice }.
event-claimed = { $seat } залага: { $bid }.
event-doubted = { $spot_on ->
    [0] { $seat } казва: „Лъжа!“
   *[1] { $seat } казва: „Точно!“
} Заровете са открити: { $cups }. Подхождат: { $found }. { $count ->
    [one] { $losers } губи зар.
   *[other] { $losers } губят по един зар.
}
cup = { $who } ({ $dice })

board-no-bid = Още няма залог.
board-bid = Последният залог е на { $who }: { $bid }.
board-wild = Единицата се брои за всяка страна.
board-seat = { $dice ->
    [0] { $who }: извън играта
    [one] { $who }: { $dice } зар
   *[other] { $who }: { $dice } зара
}
own = Под чашата ви
own-dice = Заровете ви: { $dice }.
own-out = Не са ви останали зарове.

why = Само един играч има още зарове.
ending-seat = { $rounds ->
    [one] { $rank }. { $who }: { $rounds } рунд в играта
   *[other] { $rank }. { $who }: { $rounds } рунда в играта
}
