name = Кости лжеца
tagline = Скрытые кости, смелые ставки и кто-то, кто им не верит.
    .name = кости
rules-summary = Все тайно бросают кости. Скажите, на скольких костях всего стола выпала грань; каждая ставка должна быть выше прежней. Кто-то не верит — кости открывают, и ошибшийся теряет кость. Побеждает последний, у кого остались кости.

option-wild = Единицы — джокеры
option-wild-yes = Да: единица считается любой гранью, а ставить на неё нельзя
option-wild-no = Нет
option-spot = Можно сказать «Точно!»
option-spot-yes = Да: если ставка точна, все остальные теряют по кости
option-spot-no = Нет

phrase-menu = Показать, что вы можете сделать
    .name = меню
phrase-bid = Поднять ставку
    .name = ставка
phrase-liar = Не поверить последней ставке
    .name = ложь
step-bid-face = Какая грань
    .name = грань
step-bid-count = На скольких костях
    .name = сколько

ask-turn = Поднять ставку или не поверить?
ask-count = Сколько костей?
move-bid = { $count ->
    [one] { $count } кость с { $face }
    [few] { $count } кости с { $face }
   *[many] { $count } костей с { $face }
}
part-bid-face = Больше костей с { $value }
move-doubt = { $spot_on ->
    [0] Ложь!
   *[1] Точно!
}

event-round-began = Раунд { $number }: все бросают кости, начинает { $first }.
event-rolled = У вас выпало: { $dice }.
event-claimed = { $seat } ставит: { $bid }.
event-doubted = { $spot_on ->
    [0] { $seat } говорит: «Ложь!»
   *[1] { $seat } говорит: «Точно!»
} Кости открыты: { $cups }. Подходит: { $found }. { $count ->
    [one] { $losers } теряет кость.
    [few] { $losers } теряют по кости.
   *[many] { $losers } теряют по кости.
}
cup = { $who } ({ $dice })

board-no-bid = Ставок ещё не было.
board-bid = Последняя ставка — { $who }: { $bid }.
board-wild = Единица считается любой гранью.
board-seat = { $dice ->
    [0] { $who }: вне игры
    [one] { $who }: { $dice } кость
    [few] { $who }: { $dice } кости
   *[many] { $who }: { $dice } костей
}
own = Под вашим стаканом
own-dice = Ваши кости: { $dice }.
own-out = У вас не осталось костей.

why = Кости остались только у одного игрока.
ending-seat = { $rounds ->
    [one] { $rank }. { $who }: { $rounds } раунд в игре
    [few] { $rank }. { $who }: { $rounds } раунда в игре
   *[many] { $rank }. { $who }: { $rounds } раундов в игре
}
