name = Liar's Dice
tagline = Hidden dice, bold bids, and somebody who does not believe them.
rules-summary = Everybody rolls in secret. Bid how many dice on the whole table show a face; each bid must be higher. Call a liar and all dice are uncovered: whoever was wrong loses a die. The last one with dice wins.

option-wild = Ones are wild
option-wild-yes = Yes: a one counts as any face, and cannot be bid
option-wild-no = No
option-spot = “Spot on!” may be called
option-spot-yes = Yes: if the bid is exact, everybody else loses a die
option-spot-no = No

phrase-menu = Show what you can do
phrase-bid = Bid higher
phrase-liar = Call the last bid a lie
step-bid-face = Which face
step-bid-count = How many dice

ask-turn = Bid higher, or call a liar?
ask-count = How many dice?
move-bid = { $count ->
    [one] { $count } die with { $face }
   *[other] { $count } dice with { $face }
}
part-bid-face = More dice with { $value }
move-doubt = { $spot_on ->
    [0] Liar!
   *[1] Spot on!
}

event-round-began = Round { $number }: everybody rolls, and { $first } begins.
event-rolled = You roll { $dice }.
event-claimed = { $seat } bids { $bid }.
event-doubted = { $spot_on ->
    [0] { $seat } calls “Liar!”
   *[1] { $seat } calls “Spot on!”
} The cups are lifted: { $cups }. That makes { $found }. { $count ->
    [one] { $losers } loses a die.
   *[other] { $losers } lose a die each.
}
cup = { $who } ({ $dice })

board-no-bid = Nobody has bid yet.
board-bid = { $who } has bid { $bid }.
board-wild = Ones count as any face.
board-seat = { $dice ->
    [0] { $who }: out
    [one] { $who }: { $dice } die
   *[other] { $who }: { $dice } dice
}
own = Under your cup
own-dice = Your dice: { $dice }.
own-out = You have no dice left.

why = Only one player has dice left.
ending-seat = { $rounds ->
    [one] { $rank }. { $who }, { $rounds } round survived
   *[other] { $rank }. { $who }, { $rounds } rounds survived
}
