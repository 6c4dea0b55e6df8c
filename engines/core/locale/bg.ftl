### Общото за всички игри: откази, кой сяда и кой става, отказ от започнат ход.

core-stale = Този въпрос вече не е отворен: отговорено е или нещо се е променило.
core-not-offered = Сега това не е възможно.
core-over = Тази партия приключи.
core-no-such-seat = На тази маса няма такова място.
core-no-such-seating = Такава размяна на места сега не е възможна.
core-no-such-option = Тази игра няма такава настройка или такъв избор.
core-cannot-start = Партията не може да започне с тези играчи.
core-cannot-remove = Сега никой не може да бъде изваден от партията.
core-undo-nothing = Няма какво да върнеш.
core-undo-hands = По-раншното вече не може да се върне: оттогава на някое място е играл друг.
core-undo-revealed = С това нещо излезе наяве или е могло да излезе: показана или изтеглена карта, хвърляне, таен отговор.
core-undo-others = Оттогава вече е играл някой друг.

core-seated = { $change ->
    [sit] { $seat } сяда на масата.
    [leave] { $seat } отсъства; докато другите играят, мястото е поето от управителя.
    [return] { $seat } е отново на масата.
    [resign] { $seat } се предава; нататък играе управителят.
   *[remove] { $seat } излиза от партията.
}
core-obeyed = { $line ->
    [0] Нарежданията ти отговориха вместо теб.
   *[1] Нарежданията ти отговориха вместо теб (ред { $line }).
}
core-stopped = Нарежданията ти спряха: { $what }
core-undone = { $agreed ->
    [0] ↩ { $seat } връща хода си.
   *[1] ↩ Масата е съгласна: { $seat } връща хода си, а с него отпада и всичко след това.
}
core-cancel = Отказ
core-player = Играч { $number }
core-player-short = Иг.{ $number }
core-sentences = { $one } { $other }
core-numbered = { $number } { $card }
core-booklet-back = ↑ Назад
core-booklet-back-unsaved = ↑ Назад, без да се записва
core-booklet-clear = Изтрий всичко
core-booklet-stop = { $on ->
    [0] Спри, щом { $what }
   *[1] ✓ Спри, щом { $what }
}
core-booklet-stops = Спират, щом { $what }.
core-booklet-resting = ⏸ Нарежданията ти са спрени: нищо не се решава вместо теб, докато не ги пуснеш отново.
core-booklet-resume = ▶ Пусни ги отново
core-booklet-dry = Ако трябваше да се реши сега:
