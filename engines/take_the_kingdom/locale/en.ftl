### Take the Kingdom in English. Card titles come from the box and stand in the nominative.

name = Take the Kingdom
tagline = Raise a kingdom around your Fort, and pull the others down.
rules-summary =
    Every kingdom is one Fort with Lands around it. Each Fort, Land and defence on the table is worth its remaining strength in points. Lose your Fort and you are out; the last kingdom standing wins at once, otherwise the one with most points when the deck is used up and nobody plays on.
    On your turn you draw three cards and may play up to three: lay Lands, build defences (two to a place; on a full place a new one may replace one that is undamaged), hide one trap under a place, attack, or use an action. At the end you keep at most six cards. In your first two turns you may only build, play Fortune, or let a Spy draw a card.
    An attack deals its damage to one open place: first the defences there, then the base. Lands are open at any time, a Fort only when its kingdom has no Land left. Morale doubles the damage, Spread divides it among several places. Damage stays. A real trap turns the attack back on the attacker; a decoy does nothing.
    When something is aimed at you, you may stop it: Deny and Mercy stop whatever is aimed at you, Mutiny stops an attack by people, Sabotage one by machines. Mercy can also be laid as a Land, thaw a frozen place or give you an extra turn. A penalty card counts as one of your plays and bans one class of cards for the turn unless you cancel it with Deny or Mercy the moment you draw it; later it cannot be undone.
    Whoever brings down a Fort takes one unseen card from that player's hand.

option-start_player = Who begins
option-start_player-random = Drawn by lot
option-opening_counts = Opening turns
option-opening_counts-all_turns = Extra turns count as well
option-opening_counts-ordinary_turns = Only ordinary turns count
option-opening_mercy = Mercy in opening turns
option-opening_mercy-false = May not be played
option-opening_mercy-true = May be played
option-spread_reach = Reach of a Spread attack
option-spread_reach-any = Any kingdoms
option-spread_reach-one_kingdom = One kingdom only
option-counter_blocks = When Mutiny or Sabotage stops an attack
option-counter_blocks-true = The attacker may answer
option-counter_blocks-false = That is final
option-reversal_choice = Damage that a trap turns back: who aims it
option-reversal_choice-trap_owner = The trap's owner
option-reversal_choice-attacker = The attacker
option-reversal_block = Can that damage be stopped
option-reversal_block-false = No
option-reversal_block-true = Yes, with Deny or Mercy

## Subcommands

phrase-settle = Lay a Land
phrase-build = Build a defence on one of your places
step-build-card = The defence
step-build-place = Where it goes
phrase-trap = Hide a trap under one of your places
step-trap-card = Which trap
step-trap-place = Under which place
phrase-attack = Attack a place of another kingdom
step-attack-card = The attack card
step-attack-morale = Add Morale: double damage
step-attack-spread = Add Spread: divide the damage
step-attack-place = What to attack
step-attack-first = Which defence is hit first
phrase-conquer = Take a Land, or a defence of a Fort without Lands
step-conquer-what = A Land or a defence
step-conquer-target = Which one
step-conquer-to = Where the defence goes
phrase-raze = Clear a place with Earthquake or Disrepair
step-raze-card = Which card
step-raze-target = Which place
phrase-remove = Remove people with Mutiny, or a trap with Sabotage
step-remove-card = Which card
step-remove-target = What is removed
phrase-freeze = Freeze a place of another kingdom
step-freeze-target = Which place
phrase-misfortune = Make somebody skip a turn
step-misfortune-player = Who
phrase-spy = Send a Spy: draw, steal or look
step-spy-use = What the Spy does
step-spy-target = Where
phrase-extra = Take an extra turn with Fortune or Mercy
step-extra-card = Which card
phrase-mercy = Lay Mercy as a Land, or thaw a place
step-mercy-use = What Mercy does
step-mercy-place = Which place thaws
phrase-end = End your turn
phrase-answer = Answer what you are being asked
step-answer-answer = Your answer
phrase-orders = Write your standing orders

## Names of things

place-fort = Fort of { $who }
place-land-of = Land { $number } of { $who }
place-own-fort = Fort
place-land = Land { $number }
standing = { $damage ->
    [0] { $card } { $left }
   *[1] { $card } { $left } (−{ $damage })
}
base-left = { $damage ->
    [0] base { $left }
   *[1] base { $left } (−{ $damage })
}
defence-at = { $card } ({ $left }), { $place }
replaced = { $nth ->
    [0] { $old }
   *[1] { $old } (no. { $nth })
}
counted = { $card } ×{ $count }
titled = { $what ->
    [defence] { $card } (+{ $figure })
    [attack] { $card } ({ $figure } damage)
   *[other-kind] { $card }
}
boosted = { $card } + { $booster }
outcome-fort-falls = { $points ->
    [one] the Fort falls; { $points } point
   *[other] the Fort falls; { $points } points
}
outcome-damages = { $points ->
    [one] damages { $card }; { $points } point
   *[other] damages { $card }; { $points } points
}
outcome-destroys = { $points ->
    [one] destroys { $cards }; { $points } point
   *[other] destroys { $cards }; { $points } points
}

## Questions

prompt-main = Your turn: play a card, or end the turn.
prompt-discard = { $count ->
    [one] Too many cards: which one do you give up?
   *[other] Too many cards: which { $count } do you give up?
}
prompt-penalty = { $bans ->
    [defence] You drew { $card }: no Lands, defences or traps this turn, and it counts as one of your plays. Accept or cancel?
    [attack] You drew { $card }: no attacks this turn, and it counts as one of your plays. Accept or cancel?
   *[action] You drew { $card }: no actions this turn, and it counts as one of your plays. Accept or cancel?
}
prompt-block = This is aimed at you. Stop it?
prompt-counter = { $who } would stop your attack with { $card }. Stop the { $card }?
prompt-reversal = The trap turns back { $amount } damage. Where does it go?
prompt-reversal-block = The trap turns the damage on you. Stop it?
prompt-target = { $play ->
    [build] { $card }: where do you build?
    [set-trap] { $card }: under which place?
    [mercy-thaw] { $card }: which place thaws?
    [misfortune] { $card }: who skips a turn?
    [spy-steal] { $card }: from whose hand?
    [spy-look] { $card }: under which place do you look?
    [mutiny-remove] { $card }: who is removed?
   *[place] { $card }: which place?
}
prompt-seize = Which defence do you carry off?
prompt-carry = Where does it go?
prompt-aim = What do you attack?
prompt-first = Which defence is hit first?
prompt-amount = How much of the { $left } damage goes there?
prompt-confirm = Ready to attack with { $cards } ({ $damage } damage)?
prompt-orders = { $page ->
    [penalties] When you draw a penalty
    [discard] At the hand limit
    [discard-defence] Give up next: Lands, defences, traps
    [discard-attack] Give up next: attack cards
    [discard-action] Give up next: actions and Mercy
    [rule] If something is aimed at you: what then?
    [against] What is the line about?
    [rule-loss] How much do you lose?
    [against-attack] Which attack cards is the line about?
    [against-action] Which actions is the line about?
    [stops] When do your orders stop?
   *[top] Your standing orders
}

## Answers

part-build-card = { $card }: build
part-set-trap-card = { $card }: hide it
part-attack-card = { $card }: attack
part-conquest-land-card = { $card }: take a Land
part-conquest-defence-card = { $card }: take a Fort defence
part-earthquake-card = { $card }: clear a place
part-disrepair-card = { $card }: ruin structures
part-mutiny-remove-card = { $card }: remove people
part-sabotage-trap-card = { $card }: remove a trap
part-freeze-card = { $card }: freeze a place
part-misfortune-card = { $card }: skip a turn
part-spy-steal-card = { $card }: steal a card
part-spy-look-card = { $card }: look at a trap
part-mercy-thaw-card = { $card }: thaw a place
hint-ready-conquest-land = With everything on it
hint-ready-conquest-defence = From a Fort without Lands
hint-ready-earthquake = Both defences and the trap go
hint-ready-disrepair = Hills, Moat, Walls, Battlements go
hint-ready-mutiny-remove = One Archers or Knights goes
hint-ready-sabotage-trap = Safely, without springing it
hint-ready-freeze = Nothing can be added there
hint-ready-misfortune = An opponent loses its next turn
hint-ready-spy-steal = A random card from a hand
hint-ready-spy-look = You alone learn what it is
hint-ready-mercy-thaw = Takes a Freeze off your place
hint-extra-turn = { $lost ->
    [0] Another turn follows this one
    [one] Ends this turn at once; your other { $lost } play is lost
   *[other] Ends this turn at once; your other { $lost } plays are lost
}
hint-settle = A new place for defences, worth { $value }
hint-spy-draw = One card from the deck
move-settle = Land: lay it
move-fortune = Fortune: extra turn
move-spy-draw = Spy: draw a card
move-mercy-land = Mercy: lay it as a Land
move-mercy-turn = Mercy: extra turn
move-end-turn = End the turn
move-whole = { $card }: { $aim }
move-carried = { $defence } → { $place }
move-slot = { $count ->
    [0] { $place }: empty
   *[1] { $place }: { $cards }
}
move-instead = { $place } ({ $before } → { $after }), instead of { $old }
move-reverse-first = { $place }, { $card } first
move-portion = { $amount }
move-at-seat = { $who }
move-aim = { $trap ->
    [none] { $place }
    [real] { $place } — real trap!
    [decoy] { $place } — decoy
   *[unknown] { $place } — trap!
}
move-add-morale = + Morale: double damage (costs a play)
move-add-spread = + Spread: divide the damage (costs a play)
move-add-each = { $spread ->
    [0] + Spread, 1 each (costs a play)
   *[1] 1 each
}
move-attack = Attack: { $card }, { $damage } damage
move-discard = { $card }
card-alone = { $card }
move-accept = Accept
move-cancel-penalty = Cancel with { $card }
move-pass = Let it happen
move-block = Stop it with { $card }
group-cards = { $category ->
    [fort] Forts
    [land] Lands
    [mercy] Mercy
    [defence] Defences
    [trap] Traps
    [attack] Attacks
    [booster] Boosters
    [penalty] Penalties
   *[action] Actions
}
group-kingdom = { $who }
hint-place = { $trap ->
    [0] { $cards }
   *[1] { $cards }, trap
}
hint-slot = { $free ->
    [0] { $before } → { $after }; full: { $cards }
    [one] { $before } → { $after }; { $cards }; { $free } slot free
   *[other] { $before } → { $after }; { $cards }; { $free } slots free
}
hint-either = { $one } · { $other }
hint-rival = { $hand ->
    [one] { $points } points, { $hand } card in hand
   *[other] { $points } points, { $hand } cards in hand
}

## Notes beside a question

note-plays-left = { $count ->
    [1] This is the last play of this turn.
    [one] { $count } play left.
   *[other] { $count } plays left.
}
note-pass = { $last ->
    [0] Ending the turn without a play is a pass ({ $passes } of { $kingdoms }).
   *[1] Ending the turn without a play is the last pass ({ $passes } of { $kingdoms }): the match ends!
}
note-opening = Opening turn: only Lands, defences, traps, Fortune, and a Spy that draws.
note-ban = { $card } is in force until the end of the turn; it counts as one of your plays.
note-threat = { $who }: { $play }
note-loss = { $points ->
    [one] { $who } would lose { $points } point.
   *[other] { $who } would lose { $points } points.
}
note-share = { $trap ->
    [0] { $place }: { $amount } damage, { $outcome }
   *[1] { $place }: { $amount } damage, { $outcome } — unless the trap is real
}
note-together = { $cards }: { $damage } damage
note-fort-in-danger = The Fort of { $who } would fall!
note-damage-left = Damage still to place: { $amount }.
note-reversal = { $amount } damage comes back to { $who }.
note-empty-handed = You hold no card for it. You are asked all the same: otherwise the others could tell.
note-orders = Answers given for you, also when you are away; only you see them.
play-attack = attack with { $cards }, { $damage } damage
play-misfortune = Misfortune
play-spy-steal = a Spy steals a card
play-spy-look = a Spy looks at the trap, { $place }
play-conquest-land = Conquest of { $place }
play-conquest-defence = Conquest of { $card }, { $place }
play-earthquake = Earthquake, { $place }
play-disrepair = Disrepair, { $place }
play-mutiny-remove = Mutiny against { $card }, { $place }
play-sabotage-trap = Sabotage of the trap, { $place }
play-freeze = Freeze, { $place }

## Why not

reason-no-such-target = There is no target for it.
reason-only-as-answer = It is only played as an answer.
reason-opening = Not in an opening turn.
reason-no-plays-left = No plays are left this turn.
reason-banned = { $bans ->
    [defence] { $card }: no Lands, defences or traps this turn.
    [attack] { $card }: no attacks this turn.
   *[action] { $card }: no actions this turn.
}
reason-booster-alone = It only goes along with an attack card.
reason-frozen = The place is frozen until a Mercy thaws it.
reason-damaged-stays = A damaged defence cannot be replaced.
reason-trap-there = There is a trap already.
reason-lands-first = That kingdom still has Lands.
reason-no-room = None of your places can take it.
reason-nothing-there = There is nothing there to remove.
reason-not-human = Only Archers and Knights can be turned.
reason-no-trap = There is no trap.
reason-already-frozen = It is frozen already.
reason-already-skipping = That player is going to skip a turn already.
reason-deck-empty = The deck is empty.
reason-hand-empty = That hand is empty.
reason-not-frozen = It is not frozen.
reason-cannot-block = It cannot stop this.
reason-not-open = The Fort is shielded while its kingdom has a Land.
reason-share-twice = That place has its share already.
reason-one-kingdom = At this table one Spread attack hits one kingdom.
reason-shares-wrong = The damage cannot be divided so.
reason-not-in-hand = You do not hold it.

## The log

event-start-chosen = { $drawn ->
    [0] { $seat } begins, as agreed.
   *[1] The lot falls on { $seat } to begin.
}
event-mercy-given = { $count ->
    [one] Everybody also holds { $count } Mercy from the start.
   *[other] Everybody also holds { $count } Mercy cards from the start.
}
event-turn-started = { $extra ->
    [0] { $opening ->
        [0] ▸ { $seat } is on turn.
       *[1] ▸ { $seat } is on turn (opening turn).
    }
   *[1] { $opening ->
        [0] ▸ { $seat } takes an extra turn.
       *[1] ▸ { $seat } takes an extra turn (opening turn).
    }
}
event-turn-skipped = ▸ { $seat } skips a turn.
event-someone-drew = { $how ->
    [deal] { $count ->
        [one] { $seat } is dealt { $count } card.
       *[other] { $seat } is dealt { $count } cards.
    }
    [spy] { $count ->
        [one] { $seat } gets { $count } card from the Spy.
       *[other] { $seat } gets { $count } cards from the Spy.
    }
   *[turn] { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
}
event-drew = { $how ->
    [deal] { $seat } is dealt { $cards }.
    [spy] { $seat } gets { $cards } from the Spy.
   *[turn] { $seat } draws { $cards }.
}
event-deck-emptied = The deck is empty.
event-hand-discarded = { $why ->
    [limit] { $seat } gives up { $cards }.
   *[out] The hand of { $seat } is laid down: { $cards }.
}
event-turn-ended = { $seat } ends the turn. Passes in a row: { $passes } of { $kingdoms }; when everybody passes, the match ends.
event-penalty-returned = { $seat } turns up { $card }: back into the deck with it, and shuffle.
event-penalty-shown = { $seat } shows { $card }!
event-penalty-accepted = { $seat } accepts { $card }.
event-penalty-cancelled = { $seat } cancels { $card } with { $by }.
event-penalty-stands = { $bans ->
    [defence] { $card } stands: { $seat } builds nothing this turn.
    [attack] { $card } stands: { $seat } attacks nobody this turn.
   *[action] { $card } stands: { $seat } plays no actions this turn.
}
event-penalty-idle = { $card } comes too late to trouble { $seat }.
event-settled = { $seat } lays { $card }: { $place }.
event-built = { $seat } builds { $card }: { $place }.
event-built-over = { $seat } builds { $card } instead of { $replaced }: { $place }.
event-trap-set = { $seat } hides a trap: { $place }.
event-trap-laid = { $seat } hides { $card }: { $place }.
event-thawed = { $seat } plays Mercy: { $place } thaws.
event-extra-turn = { $lost ->
    [0] { $seat } plays { $card }: an extra turn follows.
    [one] { $seat } plays { $card }: this turn ends ({ $lost } play lost), an extra turn follows.
   *[other] { $seat } plays { $card }: this turn ends ({ $lost } plays lost), an extra turn follows.
}
event-spy-sent = { $seat } sends a Spy to the deck.
event-attack-declared = ⚔ { $seat } attacks with { $cards } ({ $damage } damage) — { $hits }.
event-hit = { $place }: { $amount } damage
event-hit-first = { $place }: { $amount } damage, { $card } first
event-conquest-land = { $seat } plays { $card } to take { $place }.
event-conquest-defence = { $seat } plays { $card } to carry { $defence } off, { $place } → { $to }.
event-conquest-defence-over = { $seat } plays { $card } to carry { $defence } off, { $place } → { $to }, instead of { $replaced }.
event-earthquake = { $seat } plays { $card }: { $place }.
event-disrepair = { $seat } plays { $card }: { $place }.
event-mutiny-remove = { $seat } plays { $card } against { $defence }, { $place }.
event-sabotage-trap = { $seat } plays { $card } against the trap, { $place }.
event-freeze = { $seat } plays { $card }: { $place }.
event-misfortune = { $seat } plays { $card } against { $target }.
event-spy-steal = { $seat } sends { $card } into the hand of { $target }.
event-spy-look = { $seat } sends { $card } to look at the trap, { $place }.
event-passed = { $seat } lets it happen.
event-blocked = { $whole ->
    [0] 🛡 { $seat } answers { $against } with { $by }.
   *[1] 🛡 { $seat } answers { $against } with { $by }: the whole attack stops.
}
event-countered = { $seat } answers { $against } with { $by }: the attack goes on.
event-foiled = { $card } of { $seat } comes to nothing.
event-share-lost = { $why ->
    [eliminated] The blow at { $place } finds nobody any more.
    [shielded] The blow at { $place } is lost: a Land still shields it.
   *[blocked] The blow at { $place } is stopped.
}
event-trap-sprung = 💥 The trap is sprung, { $place }: { $card }.
event-reversed = { $by } turns { $amount } damage against { $place }.
event-damaged = { $place }: { $card } takes { $amount } damage, { $left } left.
event-destroyed = { $place }: { $card } takes { $amount } damage and is destroyed.
event-wasted = { $place }: { $amount } damage to spare.
event-removed = { $place }: { $cards } to the discard pile.
event-land-conquered = { $seat } takes { $place }.
event-defence-conquered = { $seat } carries { $card } of { $owner } off: { $to }.
event-defence-conquered-over = { $seat } carries { $card } of { $owner } off: { $to }, instead of { $replaced }.
event-trap-learned = { $seat } learns about the trap, { $place }: { $card }.
event-frozen = ❄ { $place } is frozen: nothing is added there until a Mercy thaws it.
event-skip-ahead = { $seat } is going to skip a turn.
event-card-stolen = { $thief } takes a card from { $victim }.
event-stole = { $thief } takes { $card } from { $victim }.
event-eliminated = ☠ { $by } brings down the Fort of { $seat }. That kingdom is out.
event-banished = ☠ The kingdom of { $seat } is out.
event-bounty-taken = { $seat } takes a card from the hand of { $victim } as bounty.
event-bounty = { $seat } takes { $card } from the hand of { $victim } as bounty.
event-match-ended = { $why ->
    [last-standing] One kingdom is left standing.
    [all-passed] Everybody has passed: the match is over.
   *[all-played] All cards are played: the match is over.
}

## The board

board-title = Take the Kingdom
board-turn = { $extra ->
    [0] { $left ->
        [one] ▸ { $who }: { $left } play left
       *[other] ▸ { $who }: { $left } plays left
    }
   *[1] { $left ->
        [one] ▸ { $who }, extra turn: { $left } play left
       *[other] ▸ { $who }, extra turn: { $left } plays left
    }
}
board-opening = Opening turn of { $who }
board-ban = In force: { $card }
board-asked = Waiting for an answer: { $who }
board-stopped = Stopped already for: { $who }
board-kingdom = { $hand ->
    [one] { $who } · { $points } pts · { $hand } card
   *[other] { $who } · { $points } pts · { $hand } cards
}
board-fallen = { $who } · out
board-skip = ⏭ skips the next turn
board-passed = ✋ passed
board-opening-left = { $turns ->
    [one] { $turns } opening turn left
   *[other] { $turns } opening turns left
}
board-shut = { $count ->
    [0] 🔒
   *[1] { $what } 🔒
}
board-trap = trap
board-frozen = ❄ frozen
board-deck = { $count ->
    [0] The deck is empty.
    [one] Deck: { $count } card (turns left to draw: { $turns })
   *[other] Deck: { $count } cards (turns left to draw: { $turns })
}
board-unseen = Not seen yet: { $cards }
board-discard = Discard ({ $count }): { $cards }
board-sprung = Sprung traps: { $cards }

## The own page

own-title = Your kingdom
score = Points: { $seats }
score-of = { $who } { $points }
own-kingdom = **{ $who }** · { $points } pts: { $places }
own-place =
    { $open ->
        [0] 🔒{" "}
       *[1] {""}
    }{ $place }: { $strength }{ $guards ->
        [0] {""}
       *[1] {" "}({ $cards })
    }{ $trap ->
        [0] {""}
       *[1] {" "}+ trap
    }{ $frozen ->
        [0] {""}
       *[1] {" "}❄
    }
own-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
own-card = { $known ->
    [0] { $card } ×{ $count }
   *[1] { $card } ×{ $count }: { $ways }
}
own-way = { $play ->
    [settle] lay it
    [build] build
    [set-trap] hide it
    [attack] attack
    [conquest-land] take a Land
    [conquest-defence] take a Fort defence
    [earthquake] clear a place
    [disrepair] ruin structures
    [mutiny-remove] remove people
    [sabotage-trap] remove a trap
    [freeze] freeze a place
    [misfortune] make somebody skip
    [fortune] extra turn
    [spy-draw] draw a card
    [spy-steal] steal a card
    [spy-look] look at a trap
    [mercy-thaw] thaw a place
    [mercy-land] lay it as a Land
   *[mercy-turn] extra turn
}
own-way-barred = not now: { $reason }
own-opening = Not in an opening turn: { $cards }
own-surplus = { $count ->
    [one] If the turn ended now, you would have to give up { $count } card: { $cards }, unless you choose otherwise.
   *[other] If the turn ended now, you would have to give up { $count } cards: { $cards }, unless you choose otherwise.
}
own-hits = Your attack cards, each alone at the best untrapped place; other cards are not reckoned
own-hit = { $destroys ->
    [0] { $card }: { $place }, −{ $points }
   *[1] { $card }: { $place } is destroyed, −{ $points }
}
own-traps = Traps that you know
own-trap = { $place }: { $card }
own-orders = Your standing orders

## Standing orders

move-order-hush = { $value ->
    [0] You are asked again when your Fort would stand
   *[1] Till your turn: let pass what your Fort withstands
}
move-order-done = { $value ->
    [0] You are asked on your turns with an empty deck too
   *[1] Deck empty: your turns end without asking
}
move-order-otherwise = { $value ->
    [ask] Change “everything else” to: you are asked
   *[pass] Change “everything else” to: let it happen
}
move-order-reversal = { $value ->
    [ask] Your trap springs: you are asked where to hit
   *[best] Your trap springs: hit where it hurts most
}
move-order-penalties = { $value ->
    [ask] { $thing }: you are asked
    [accept] { $thing }: accept
   *[cancel] { $thing }: cancel with { $more }
}
move-order-discard-all = { $value ->
    [ask] You are asked what to give up
   *[usual] Give up in the usual order
}
move-order-discard = { $place ->
    [0] + { $value }
   *[1] − { $place }. { $value }
}
move-leaf = { $page ->
    [penalties] Penalties …
    [discard] Hand limit …
    [discard-defence] Lands, defences, traps …
    [discard-attack] Attack cards …
    [discard-action] Actions and Mercy …
    [rule] New line: if … then …
    [rule-loss] How much you lose …
    [against-attack] Certain attack cards …
    [against-action] Certain actions …
    [stops] When to stop …
   *[against] Against what …
}
move-order-against = { $place ->
    [0] { $value }
   *[1] ✓ { $value }
}
move-order-loss-at-least = { $value ->
    [0] Whatever you lose
    [one] If you lose { $value } point or more
   *[other] If you lose { $value } points or more
}
move-order-use = { $place ->
    [0] Then use { $value }
   *[1] − { $place }. { $value }
}
move-order-loss-below = { $value ->
    [0] However much you lose
    [one] If you lose less than { $value } point
   *[other] If you lose less than { $value } points
}
move-order-fort = { $value ->
    [any] Whether your Fort would fall or not
    [danger] Only if your Fort would fall
   *[safe] Only if your Fort would stand
}
move-order-blocks-save = Keep this line
move-order-blocks-drop = Throw it away
move-order-blocks = Strike out line { $place }
against-anything = anything
against-attack = attacks
against-attack-kept = attacks that destroy no Land or Fort
against-action = actions
against-card = { $card }
rule-always = { $against }: { $does }
rule-if = { $against }, if { $clause }: { $does }
rule-loss = { $count ->
    [one] you lose { $count } point or more
   *[other] you lose { $count } points or more
}
rule-below = { $count ->
    [one] you lose less than { $count } point
   *[other] you lose less than { $count } points
}
rule-danger = your Fort would fall
rule-safe = your Fort would stand
rule-pass = let it happen
rule-use = { $count ->
    [one] block with { $cards }, if you hold it
   *[other] block with the first that you hold of { $cards }
}
rule-and = { $first } and { $then }
order-blocks = { $place }. { $value }
order-writing = Being written: { $value }
order-else = { $first }, or else { $then }
order-penalties = { $value ->
    [accept] { $thing }: accept
   *[cancel] { $thing }: cancel with { $more }
}
order-hush = Until your next turn, what your Fort withstands is let through.
order-done = Once the deck is empty, your turns end without asking you.
order-otherwise = { $value ->
   *[pass] Everything else is let through.
}
order-reversal = { $value ->
   *[best] When your trap springs, it hits where it hurts most.
}
order-discard = Give up first: { $cards } …
template-guard = ★ Guard your Fort with whatever you hold
hint-template-guard = Whatever your Fort withstands passes; if it would fall, any card that can block does
stop-once = they have answered once
stop-turn = your next turn begins
stop-fort-hit = your Fort is hit
stop-land-lost = you lose a Land
stop-fall = a kingdom falls
dry-attack = { $cards } against { $places }: { $does }
dry-any = Any attack
dry-ask = you are asked
dry-pass = { $line ->
    [0] let through
   *[1] let through (line { $line })
}
dry-block = blocked with { $card } (line { $line })
template-small = ★ Let small attacks pass, ask about the rest
hint-template-small = An attack under 3 points that destroys no Land or Fort passes, each one by itself; all else is asked
template-deny = ★ Use Deny only for your Fort
hint-template-deny = Whatever your Fort withstands passes; if it would fall: Deny, and if you hold none you are asked
template-turn = ★ Let everything pass until your next turn
hint-template-turn = Only if the Fort would fall you are asked; when your turn begins, this stops
template-away = ★ You are away: nobody waits for you
hint-template-away = Lets everything happen, accepts penalties, gives up cards in the usual order

## The end

ending = { $why ->
    [last-standing] Last kingdom standing: { $winners }.
   *[points] { $tie ->
        [fort] Most points, and the stronger Fort: { $winners }.
        [lands] Most points, and more Lands: { $winners }.
        [shared] { $count ->
            [one] Most points: { $winners }.
           *[other] A shared victory of { $count }: { $winners }.
        }
       *[none] Most points: { $winners }.
    }
}
ending-title = The match is over
ending-winner = { $count ->
    [1] { $points ->
        [one] { $winners } wins with { $points } point.
       *[other] { $winners } wins with { $points } points.
    }
   *[2] { $points ->
        [one] { $winners } share the victory with { $points } point each.
       *[other] { $winners } share the victory with { $points } points each.
    }
}
ending-together = { $others } and { $last }
ending-rank = { $points ->
    [one] { $rank }. { $who }: { $points } point — Fort { $fort }, Lands { $lands }, defences { $defences }; damage marks { $damage }
   *[other] { $rank }. { $who }: { $points } points — Fort { $fort }, Lands { $lands }, defences { $defences }; damage marks { $damage }
}
ending-fallen = { $rank }. { $who }: the Fort was the { $order ->
    [1] first
    [2] second
   *[3] third
} to fall
ending-tie = { $by ->
    [fort] Equal points: the stronger Fort decides.
    [lands] Equal points and Forts: more Lands decide.
   *[shared] Equal in everything: the victory is shared.
}
ending-hands = What was left
ending-hand = { $who }: { $cards }
ending-deck = Deck: { $cards }
ending-traps = Traps on the table
ending-statistics = Looking back
ending-tally = { $who }: damage dealt { $dealt }, wasted { $wasted }, suffered { $suffered }; blocks { $blocks }, own plays stopped { $blocked }; traps sprung { $sprung }; Lands taken { $taken }, lost { $lost }; bounties { $bounties }; penalties { $penalties }

## The card reference

guide-title = The cards
guide-card = { $card } ×{ $count }: { $about }
about-fort = { $value ->
    [one] Worth { $value } point; lose it and you are out
   *[other] Worth { $value } points; lose it and you are out
}
about-land = { $value ->
    [one] Worth { $value } point; shields the Fort, holds defences and a trap
   *[other] Worth { $value } points; shields the Fort, holds defences and a trap
}
about-mercy = Stops anything aimed at you; or a Land (+{ $value }), a thaw, an extra turn
about-defence = { $nature ->
    [human] Adds { $value } to a place; Mutiny can remove it
   *[structural] Adds { $value } to a place; Disrepair can remove it
}
about-trap-real = Turns an attack on its place back on the attacker
about-trap-decoy = Does nothing, but looks like a real trap
about-attack = { $damage } damage to an open place; stopped by { $cards }
about-morale = Along with an attack: damage ×{ $factor }; counts as a play of its own
about-spread = Along with an attack: divides its damage among places; counts as a play of its own
about-fortune = Ends this turn; another one of yours follows
about-misfortune = An opponent skips the next turn
about-conquest = Takes a Land with all on it, or an unshielded Fort's defence
about-earthquake = Removes all defences and the trap from a place
about-sabotage = Removes a trap safely; or stops an attack by machines
about-mutiny = Removes Archers or Knights; or stops an attack by people
about-disrepair = Removes the structures from a place: Hills, Moat, Walls, Battlements
about-deny = Stops what is aimed at you; cancels a penalty
about-spy = Draws a card, steals one, or looks at a trap
about-freeze = Nothing can be added to that place until a Mercy thaws it
about-penalty = { $bans ->
    [defence] When drawn: no Lands, defences, traps this turn, counts as a play; cancelled then or never, by { $cards }
    [attack] When drawn: no attacks this turn, counts as a play; cancelled then or never, by { $cards }
   *[action] When drawn: no actions this turn, counts as a play; cancelled then or never, by { $cards }
}

## Components: the title of each, in the nominative

title-fort = Fort
title-land = Land
title-mercy = Mercy
title-hills = Hills
title-moat = Moat
title-walls = Walls
title-battlements = Battlements
title-archers = Archers
title-knights = Knights
title-trap_real = Trap (real)
title-trap_decoy = Trap (decoy)
title-soldiers = Soldiers
title-pikemen = Pikemen
title-siege_tower = Siege Tower
title-battering_ram = Battering Ram
title-trebuchet = Trebuchet
title-cannon = Cannon
title-morale = Morale
title-spread = Spread
title-fortune = Fortune
title-misfortune = Misfortune
title-conquest = Conquest
title-earthquake = Earthquake
title-sabotage = Sabotage
title-mutiny = Mutiny
title-disrepair = Disrepair
title-deny = Deny
title-spy = Spy
title-freeze = Freeze
title-disease = Disease
title-famine = Famine
title-plague = Plague

## Pictures

sign-unseen = Not seen yet
sign-out = out
sign-danger = Fort in danger
sign-shielded = shielded
sign-trap = trap
sign-frozen = frozen
sign-strength = strength (kingdom: its sum)
sign-whole = a point of strength
sign-damaged = damage
sign-deck = draw pile
sign-grown = stronger
sign-weakened = weaker
sign-hand = cards in hand
sign-discard = discard pile
sign-asked = is asked
sign-opening = opening turn
sign-skips = skips a turn
sign-passed = passed
sign-stops = Could still stop it
sign-turned = The trap turns it back
sign-exposed = open to attack
sign-plays = plays left
sign-structural = built
sign-human = people
sign-fresh = changed
sign-gone = gone
sign-spare = too many: goes unless you choose another
sign-lit = can be used now
sign-later = not now
card-does = { $card ->
    [land] a new place for defences
    [mercy] stops anything, or becomes a Land
    [trap-real] turns an attack back
    [trap-decoy] only looks like a trap
    [morale] doubles an attack
    [spread] divides an attack
    [fortune] another turn for you
    [misfortune] somebody skips a turn
    [conquest] takes a Land with all on it
    [earthquake] clears a place of defences
    [sabotage] removes a trap, stops machines
    [mutiny] removes or stops people
    [disrepair] ruins what is built
    [deny] stops what is aimed at you
    [spy] draws, steals or looks
    [freeze] nothing more is built there
   *[other-kind] { $nature ->
        [human] people: Mutiny stops them
        [mechanical] a machine: Sabotage stops it
       *[structural] built: Disrepair ruins it
    }
}
alt = Table of the kingdoms.
alt-won = { $who } won.
alt-moves = { $left ->
    [one] { $who } is to move, { $left } play left.
   *[other] { $who } is to move, { $left } plays left.
}
alt-bans = In force: { $cards }.
alt-plays = { $aimed ->
    [0] { $who } plays { $card }
   *[1] { $who } plays { $card } against { $at }
}
alt-coming = { $play }.
alt-danger = The Fort of { $who } would fall.
alt-lead = { $several ->
    [0] { $who } leads with { $points } pts.
   *[1] Level at the top with { $points } pts: { $who }.
}
alt-kingdom = { $lands ->
    [one] { $who }: { $points } pts, Fort { $fort }, { $lands } Land, cards in hand: { $hand }.
   *[other] { $who }: { $points } pts, Fort { $fort }, { $lands } Lands, cards in hand: { $hand }.
}
alt-out = Out: { $who }.
alt-changes = What has changed: { $changes }.
alt-gone = { $place } is gone
alt-new = { $place } is new
alt-taken = { $place } now belongs to { $who }
alt-changed = { $place } { $old } → { $new }
alt-marked = { $mark ->
    [trap] trap at { $place }
   *[frozen] { $place } frozen
}

## What those who watch can foretell

riddle-first-conquest = Who is the first to conquer a Land?
riddle-first-fall = Whose Fort falls first?
