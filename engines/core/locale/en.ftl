### What every game may have to say: refusals, people coming and going, the way out of a draft.

core-stale = This question is no longer open: it was answered, or something has changed since.
core-not-offered = You cannot do that now.
core-over = This match is over.
core-no-such-seat = This table has no such seat.
core-no-such-seating = That change of seats is not possible now.
core-no-such-option = This game has no such setting or choice.
core-cannot-start = A match cannot begin with these players.
core-cannot-remove = Nobody can be taken out of this match now.
core-undo-nothing = There is nothing that you could take back.
core-undo-hands = What came before that can no longer be taken back: since then a seat has been played by somebody else.
core-undo-revealed = Something came to light with it, or may have: a card that you have shown or drawn, a roll, a sealed answer.
core-undo-others = Somebody else has moved since then.

core-seated = { $change ->
    [sit] { $seat } takes a seat.
    [leave] { $seat } is away; while others play on, a steward does it for them.
    [return] { $seat } is back.
    [resign] { $seat } resigns; a steward plays on.
   *[remove] { $seat } is out of the match.
}
core-obeyed = { $line ->
    [0] Your orders answered for you.
   *[1] Your orders answered for you (line { $line }).
}
core-stopped = Your orders rest: { $what }
core-undone = { $agreed ->
    [0] ↩ { $seat } takes a move back.
   *[1] ↩ The table agrees: { $seat } takes a move back, and what followed is undone too.
}
core-cancel = Cancel
core-player = Player { $number }
core-player-short = Pl.{ $number }
core-sentences = { $one } { $other }
core-numbered = { $number } { $card }
core-booklet-back = ↑ Back
core-booklet-back-unsaved = ↑ Back without saving
core-booklet-clear = Strike everything
core-booklet-stop = { $on ->
    [0] Stop when { $what }
   *[1] ✓ Stop when { $what }
}
core-booklet-stops = They stop when { $what }.
core-booklet-resting = ⏸ Your orders rest: none of them answers until you take them up again.
core-booklet-resume = ▶ Take them up again
core-booklet-dry = If it came to it now:
