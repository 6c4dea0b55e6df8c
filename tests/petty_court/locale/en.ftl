name = Petty Court
tagline = A tiny game of coins, cards and grudges.
rules-summary = Every round all seats seal a bid, then each draws a card or plays one. Who first has enough coins wins.

option-goal = Coins to win
option-goal-4 = 4
option-goal-8 = 8
option-goal-12 = 12
option-first = Who begins
option-first-champion = The last champion
option-first-chance = Whoever the lot falls on
option-purse = Coins to begin with
option-purse-0 = None
option-purse-1 = One
option-founding = How the court is founded
option-founding-played = By a match
option-founding-drawn = By lot

phrase-menu = Show what you can do
phrase-draw = Draw a card
phrase-bid = Seal your bid
phrase-steal = Steal from somebody
phrase-volley = Fire a volley
phrase-proclaim = Word your decree
phrase-order = Give or lift your standing order
step-bid-coins = How many coins
step-steal-from = From whom
step-volley-shot1 = Where the first shot goes
step-volley-shot2 = Where the second shot goes
step-volley-shot3 = Where the third shot goes
step-proclaim-words = What you decree
step-order-what = Which order

ask-bid = Seal your bid.
ask-turn = It is your turn.
ask-deny = Do you deny it?
ask-missile = Fire your missile?
ask-aim = Where does this shot go?
ask-discard = You hold too many cards. Throw one or two away.
ask-decree = What do you decree?
move-leaf = { $page ->
    [stops] When to stop…
   *[top] Your orders
}
prompt-orders = { $page ->
    [stops] When should they stop?
   *[top] Meanwhile
}
note-orders = Whatever you order here is answered for you.
order-passes = Every denial is passed for you.
template-trusting = Let everything pass
hint-template-trusting = You are never asked about a denial
template-wary = Let everything pass until you are robbed
hint-template-wary = Then you are asked again
stop-robbed = you lose coins
stop-fired = somebody fires a missile
dry-denial = { $count ->
    [0] A theft from you would be let through; you could not deny it anyway.
    [one] A theft from you would be let through, although you hold { $count } card that denies it.
   *[other] A theft from you would be let through, although you hold { $count } cards that deny it.
}

move-draw = Draw a card
move-pass = Pass
move-not-now = Not now
move-play = Play { $card }
move-steal = Steal from { $target }
move-fire = Fire
move-drop = Throw away { $ref }
move-load = Load { $card }
move-aim = Aim at { $target }
move-order-passes = { $value ->
    [0] You are asked about denials again
   *[1] Pass every denial for you
}
move-withdraw = Take my bid back
group-play = Play { $card }
hint-purse = { $coins ->
    [one] { $coins } coin to take from
   *[other] { $coins } coins to take from
}
note-goal = { $goal ->
    [one] { $goal } coin wins.
   *[other] { $goal } coins win.
}
no-deny-now = It only stops what another seat does.
no-coins-there = { $who } has nothing to steal.

event-played = { $seat } plays { $ref }.
event-fired = { $seat } fires a missile.
event-dropped = { $seat } throws away { $refs }.
event-passed = { $seat } passes.
event-earned = { $coins ->
    [one] { $seat } gains { $coins } coin.
   *[other] { $seat } gains { $coins } coins.
}
event-lost = { $coins ->
    [one] { $seat } loses { $coins } coin.
   *[other] { $seat } loses { $coins } coins.
}
event-cancelled = { $ref ->
    [steal-deed] The theft fails.
   *[deny-deed] The denial fails.
}
event-rolled = { $seat } rolls { $die }.
event-decreed = { $seat } decrees: “{ $words }”
event-sealed = { $on ->
    [0] { $seat } takes a bid back.
   *[1] { $seat } has sealed a bid.
}
event-unsealed = The bids are opened: { $bids }.
bid = { $who } { $coins }
event-someone-drew = { $seat } draws a card.
event-drew = You draw { $card }.

board-piles = In the deck: { $deck }, discarded: { $discard }.
board-decree = Decreed: “{ $words }”
decree-unread = (a decree that cannot be read)
board-seat = { $who }: coins { $coins }, cards { $cards }, missiles { $missiles }
own = Your secrets
own-hand = You hold { $cards }.
own-empty = You hold no cards.
own-bid = Your bid: { $coins }

why-rich = { $goal ->
    [one] Somebody has { $goal } coin.
   *[other] Somebody has { $goal } coins.
}
why-out-of-cards = There are no cards left.
ending-seat = { $rank }. { $who }, coins: { $coins }
world = The court
world-champion = The champion is { $person }.
world-nobody = nobody
world-reigns = The reigns
world-reign = { $number }. { $person }

guide = The cards
guide-card = { $card } ×{ $count }: { $about }
about-tithe = Earns you coins
about-steal = Takes coins from somebody
about-deny = Stops what another seat does
about-gamble = Rolls a die for coins
about-volley = Fires { $shots } shots
about-decree = You write something for all to read

## Components: the title of each, in the nominative

title-tithe = Tithe
title-steal = Pickpocket
title-deny = Denial
title-gamble = Wager
title-volley = Volley
title-decree = Decree
riddle-first-drop = Who is the first to drop a card?
