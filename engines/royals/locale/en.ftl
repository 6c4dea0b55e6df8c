### Royals in English. Names of cities, ranks and countries come from the box and stand in the nominative.

name = Royals
tagline = Place your nobles all over Europe, and oust those of your rivals.
rules-summary =
    You lead a noble house in 17th-century Europe. Four countries, sixteen cities, twenty-nine nobles: with country cards you put your cubes on their portraits. Points come from markers only, and most points win.
    On your turn you first draw: three country cards, or one country card and one intrigue card. Country cards come from the open row or unseen from the deck. Your very first turn is smaller: one to three country cards, by your place in the turn order.
    Then you may take nobles, as many as you can pay. A noble costs country cards of its own country: 1 for a marshal, 2 baron, 3 countess, 4 duke, 5 cardinal, 6 princess, 8 king. If you are short, any three country cards stand for the one that is missing. One of your cubes goes on the portrait, a second one on the title of that rank.
    A noble that somebody else holds can be captured: pay its price and also an intrigue card that shows its country (two for a king; any two intrigue cards stand for one that is missing). The ousted cube is laid in the cathedral of the city: no influence any more, but it still counts for the country bonus. Its cube on the title stays too.
    At once you take: the city bonus for the first noble in a city; the country bonus when you have a cube in every city of a country; the noble house bonus when you have a cube on all seven titles. At the end of your turn you keep at most 12 country and 4 intrigue cards.
    When the country deck runs out, the period ends with that turn: in each country the two houses with the most influence take a period marker. A tie goes to whoever holds the higher title there, then to the higher bonus of its city. After the third period, whose last round is played to its end, each title goes to whoever has the most cubes on it; two who tie share it, three or more get nothing.

option-row_size = Open row
option-row_size-3 = Three cards
option-row_size-4 = Four cards (easier)
option-start_player = Who begins
option-start_player-random = Drawn by lot
option-scores = Markers taken
option-scores-hidden = Lie face down
option-scores-open = Lie open, with totals
option-jokers = Jokers
option-jokers-when_short = Only when matching cards are short
option-jokers-any_time = At any time
option-cube_supply = Cubes
option-cube_supply-unlimited = Never run out
option-cube_supply-printed = As many as in the box
option-colour = Your colour
option-colour-any = Any
option-colour-red = Red
option-colour-blue = Blue
option-colour-yellow = Yellow
option-colour-purple = Purple
option-colour-orange = Orange

## Subcommands

phrase-draw = Draw your cards
step-draw-cards = Which cards
phrase-claim = Take a noble; the cards are chosen for you
step-claim-noble = Which noble
phrase-pay = Take a noble, with cards of your choice
step-pay-noble = Which noble
step-pay-cards = Which country cards you lay
step-pay-intrigue = Which intrigue cards you lay
phrase-end = End your turn
step-end-discard = What you discard, if you hold too many cards
phrase-orders = Write down how your next turn is to be played

## Questions

prompt-draw = Which cards? Three country cards, or one country and one intrigue card. Open: { $row }
prompt-draw-on = Which card is next? Still to draw: { $cards }.
prompt-draw-first = { $count ->
    [one] First turn: which country card? Open: { $row }
   *[other] First turn: which { $count } country cards? Open: { $row }
}
prompt-gather = Which three cards, before you see any of them?
prompt-play = Take nobles while you can pay, or end your turn.
prompt-play-none = Your cards pay for no noble: end your turn.
prompt-pay-noble = Which noble do you take?
prompt-pay = { $noble }: which cards do you lay?
prompt-trim = Which cards do you discard? { $cards }, then your turn is over.
prompt-orders = { $page ->
    [countries] Which countries do you want from the row? The first one named goes first.
    [nobles] Which nobles are to be taken? The first one named goes first.
    [stops] For how many turns, and when do they stop?
   *[top] Standing orders for your turns
}

## Answers

land = { $flag } { $country }
listed = { $cards }
move-draw-row = { $intrigue ->
    [0] { $slot }
   *[1] { $slot } + intrigue
}
move-draw-deck = { $intrigue ->
    [0] { $count ->
        [1] Deck
       *[2] { $count } from the deck
    }
   *[1] { $count ->
        [1] Deck + intrigue
       *[2] { $count } from the deck + intrigue
    }
}
move-draw-intrigue = { $first ->
    [0] Intrigue card
   *[1] Intrigue card first
}
move-draw-several = { $deck ->
    [0] { $whole ->
        [0] { $slots }
       *[1] All three: { $slots }
    }
   *[1] { $slots } + { $deck } from the deck
}
part-draw-plan = Choose all three at once…
move-noble = { $gain ->
    [0] { $noble }
   *[1] { $noble } +{ $gain }
}
move-capture = { $gain ->
    [0] ⚔ { $noble } ({ $who })
   *[1] ⚔ { $noble } +{ $gain } ({ $who })
}
part-claim-cards = Pay with other cards…
move-claim-pay = Pay { $cards }
part-claim-every = Show every payment…
part-end-turn-cards = Choose discards…
move-end-turn = { $count ->
    [0] End turn
   *[1] End turn, discard { $cards }
}
group-plan = { $plan ->
    [mixed] Country + intrigue
   *[three-country] Three country cards
}
group-pay-country = { $jokers ->
    [0] Country cards, no joker ({ $count })
    [one] Country cards, { $jokers } joker ({ $count })
   *[other] Country cards, { $jokers } jokers ({ $count })
}
group-pay-intrigue = { $jokers ->
    [0] Intrigue cards, no joker ({ $count })
    [one] Intrigue cards, { $jokers } joker ({ $count })
   *[other] Intrigue cards, { $jokers } jokers ({ $count })
}
group-discard = Discard
hint-plan = All named before you see any of them
hint-intrigue-first = You see it, then choose the country card
hint-claim = { $count ->
    [0] { $price }
   *[1] { $price } → { $gains }
}
hint-kept = { $count ->
    [0] Nothing stays in hand
   *[1] In hand: { $cards }
}
hint-every = Also those with more jokers than needed
price = { $cards }{ $jokers ->
    [0] {""}
   *[1] {" "}({ $jokers } 🃏)
}
price-capture = { $country } + { $intrigue }
price-intrigue = { $count } intrigue
gain-markers = { $markers }
gain-marker = { $shape ->
    [city] city +{ $value }
    [shield] country +{ $value }
   *[house] house +{ $value }
}
gain-place = { $place ->
    [first] leads { $flag }
   *[second] 2nd in { $flag }
}
gain-title = { $share ->
    [whole] title alone +{ $value }
   *[half] title shared +{ $value }
}

## Notes beside a question

note-first-draw = { $count ->
    [one] You draw { $count } country card, from the row or from the deck.
   *[other] You draw { $count } country cards, from the row or from the deck.
}
note-clock = { $turns ->
    [0] Period { $period }
    [one] Period { $period } · cards in the deck: { $count }, at least { $turns } turn to go
   *[other] Period { $period } · cards in the deck: { $count }, at least { $turns } turns to go
}
note-period-ends = ⏳ The deck has run out: the period ends with this turn.
note-last-round = { $count ->
    [0] ⏳ Last round, last turn: the match ends with it.
   *[1] ⏳ Last round: still to play after this turn: { $who }.
}
note-deck-runs-out = { $last ->
    [0] { $sure ->
        [0] ⏳ Three country cards would empty the deck: the period would end with this turn.
       *[1] ⏳ This turn empties the deck: the period ends with it.
    }
   *[1] { $sure ->
        [0] ⏳ Three country cards would empty the deck: this round would be the last.
       *[1] ⏳ This turn empties the deck: this round is the last.
    }
}
note-surplus = If you end your turn now, you discard { $cards }.
over-country = { $count ->
    [one] { $count } country card
   *[other] { $count } country cards
}
over-intrigue = { $count ->
    [one] { $count } intrigue card
   *[other] { $count } intrigue cards
}
note-laid = You lay { $price }.
note-kept = { $count ->
    [0] Nothing stays in your hand.
   *[1] In your hand stay { $cards }.
}
note-ousts = The cube of { $who } goes to the cathedral, { $city }.
note-brings = You take: { $markers }.
note-place = { $points ->
    [one] { $place ->
        [first] You would be first: { $land }, { $points } point if it stays so to the end of the period.
       *[second] You would be second: { $land }, { $points } point if it stays so to the end of the period.
    }
   *[other] { $place ->
        [first] You would be first: { $land }, { $points } points if it stays so to the end of the period.
       *[second] You would be second: { $land }, { $points } points if it stays so to the end of the period.
    }
}
note-title = { $points ->
    [one] { $share ->
        [whole] Most cubes on the title { $rank }: { $points } point if it stays so to the end.
       *[half] Most cubes, with one other, on the title { $rank }: { $points } point if it stays so to the end.
    }
   *[other] { $share ->
        [whole] Most cubes on the title { $rank }: { $points } points if it stays so to the end.
       *[half] Most cubes, with one other, on the title { $rank }: { $points } points if it stays so to the end.
    }
}

## Why not

reason-plan-locked = The plan of this turn is chosen already.
reason-not-in-plan = Three country cards are your plan: no intrigue card this turn.
reason-first-turn = In your first turn you draw country cards only.
reason-own-noble = You hold this noble yourself.
reason-no-cubes = Not enough cubes: a noble takes { $needed }, you have { $left }.
reason-missing = Still missing: { $cards }.
missing-country = { $others ->
    [0] { $count } { $flag }
    [one] any { $others } country card
   *[other] { $count } { $flag } (or any { $others } cards)
}
missing-intrigue = { $others ->
    [0] { $count } intrigue with { $flag }
    [one] any { $others } intrigue card
   *[other] { $count } intrigue with { $flag } (or any { $others })
}

## Standing orders

move-order-on = { $value ->
    [0] Switch off: you are asked as usual
   *[1] Switch on: your turns are played like this
}
move-order-plan = { $value ->
    [mixed] Rather draw country + intrigue
   *[three-country] Rather draw three country cards
}
move-order-countries = { $place ->
    [0] + { $value }
   *[1] − { $place }. { $value }
}
move-order-nobles = { $place ->
    [0] + { $value }
   *[1] − { $place }. { $value }
}
move-order-jokers = { $value ->
    [0] Next ones: pay without jokers
   *[1] Next ones: pay with jokers if need be
}
move-order-then = { $value ->
    [ask] Then: you are asked
    [else-ask] Then: the turn ends if a noble was taken, else you are asked
    [one-end] Take only the first that can be had, then the turn ends
    [one-ask] Take only the first that can be had; if none, you are asked
   *[end] Then: the turn ends
}
move-order-turns = { $value ->
    [0] For all your turns, until you say otherwise
    [one] For { $value } turn
   *[other] For { $value } turns
}
move-order-free = { $value ->
    [0] Next ones: even from a rival
   *[1] Next ones: only if free
}
move-leaf = { $page ->
    [countries] Wanted countries…
    [stops] How long, and when to stop…
   *[nobles] Nobles to take…
}
template-wish = ★ Take a noble if you can, else draw and be asked
hint-template-wish = Keeps “Nobles to take…”: claimed if nobody holds it, else you are asked after the draw
template-hunt = ★ Draw until one of your nobles is taken
hint-template-hunt = Keeps “Nobles to take…”; three turns at most, and stops before cards have to go
template-gather = ★ Just draw three country cards
hint-template-gather = Three country cards from the deck, no noble, end of turn
template-intrigue = ★ Just draw country + intrigue
hint-template-intrigue = One card of each kind from the deck, no noble, end of turn
template-kings = ★ Take a king if you can pay
hint-template-kings = Three country cards from the deck, then any king that can be paid without jokers
hint-order-noble = { $free ->
    [0] { $jokers ->
        [0] Add: { $price }, without jokers
       *[1] Add: { $price }, with jokers if need be
    }
   *[1] { $jokers ->
        [0] Add, if free: { $price }, without jokers
       *[1] Add, if free: { $price }, with jokers if need be
    }
}
hint-order-listed = { $free ->
    [0] { $jokers ->
        [0] Written down without jokers; choose it to strike it
       *[1] Written down with jokers if need be; choose it to strike it
    }
   *[1] { $jokers ->
        [0] Written down, if free, without jokers; choose it to strike it
       *[1] Written down, if free, with jokers if need be; choose it to strike it
    }
}
order-target = { $free ->
    [0] { $jokers ->
        [0] { $noble }
       *[1] { $noble } (with jokers if need be)
    }
   *[1] { $jokers ->
        [0] { $noble } (if free)
       *[1] { $noble } (if free, with jokers if need be)
    }
}
note-orders = { $turns ->
    [0] ✓ Your turns will be played like this until you say otherwise. Only you see it:
    [one] ✓ Your next turn will be played like this. Only you see it:
   *[other] ✓ Your next { $turns } turns will be played like this. Only you see it:
}
stop-had = you have taken one from your list
stop-taken = somebody else takes one from your list
stop-captured = somebody captures one of yours
stop-scoring = a scoring is near
stop-discard = you would have to give up cards
dry-row = From the row: { $cards }.
dry-deck = The row has none of your countries: all from the deck.
dry-taken = { $noble }: would be taken with the cards you hold.
dry-held = { $noble }: not free, { $who } holds it.
dry-not = { $noble }: would not be taken. { $why }
dry-jokers = { $noble }: would not be taken, it takes jokers.
order-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
note-orders-off = Not switched on yet: you will be asked as usual. Only you see what is written here:
note-orders-rest = ⏸ Resting: you are asked as usual, until you press “Take them up again” in your orders. Written there:
note-order-draw = { $count ->
    [0] { $plan ->
        [first] 1. Draw your first country cards, all from the deck.
        [mixed] 1. Draw an intrigue card, then a country card from the deck.
       *[three-country] 1. Draw three country cards, all from the deck.
    }
   *[1] { $plan ->
        [first] 1. Draw your first country cards: from the row { $countries }, in this order; the rest from the deck.
        [mixed] 1. Draw an intrigue card, then a country card: from the row the first one there of { $countries }; otherwise from the deck.
       *[three-country] 1. Draw three country cards: from the row { $countries }, in this order; the rest from the deck.
    }
}
note-order-take = { $count ->
    [0] { $open ->
        [0] 2. Take no noble.
       *[1] 2. Nobles to take: none named yet.
    }
   *[1] { $one ->
        [0] 2. Take what can be paid, in this order: { $nobles }.
       *[1] 2. Take the first of these that can be had, and no other: { $nobles }.
    }
}
note-order-end = { $otherwise ->
    [end] 3. End the turn, with the usual discards if there are too many cards.
   *[ask] { $sated ->
        [ask] 3. Then you are asked.
       *[end] 3. If a noble was taken, end the turn; if not, you are asked.
    }
}

## The end

ending = { $why ->
    [alone] Nobody else is left: { $winners }.
    [shared] Equal points, equal markers: { $winners } share the victory ({ $points }).
    [marker] { $count ->
        [one] Equal points ({ $points }), but the better single markers: { $winners }.
       *[other] Equal points ({ $points }), but the better single markers: { $winners }.
    }
   *[points] { $points ->
        [one] Most points: { $winners } ({ $points } point).
       *[other] Most points: { $winners } ({ $points } points).
    }
}

## Cards and markers by name

flag = { $country ->
    [france] 🇫🇷
    [german-states] 🇩🇪
    [britain] 🇬🇧
   *[spain] 🇪🇸
}
short = { $country ->
    [france] France
    [german-states] German States
    [britain] Britain
   *[spain] Spain
}
arms = { $country ->
    [france] { $count } 🇫🇷
    [german-states] { $count } 🇩🇪
    [britain] { $count } 🇬🇧
   *[spain] { $count } 🇪🇸
}
pair = { $pair ->
    [fr-de] { $count } 🗡🇫🇷🇩🇪
    [fr-gb] { $count } 🗡🇫🇷🇬🇧
    [fr-es] { $count } 🗡🇫🇷🇪🇸
    [de-gb] { $count } 🗡🇩🇪🇬🇧
    [de-es] { $count } 🗡🇩🇪🇪🇸
   *[gb-es] { $count } 🗡🇬🇧🇪🇸
}
marker-city = city bonus { $city } +{ $value }
marker-shield = country bonus { $country } +{ $value }
marker-house = noble house bonus +{ $value }
marker-period = { $period } { $country } +{ $value }
marker-title = title { $rank } +{ $value }
brief-city = { $city } { $value }
brief-shield = country bonus { $country } { $value }
brief-house = noble house { $value }
brief-period = { $period } { $country } { $value }
brief-title = { $rank } { $value }
cards = { $kind ->
    [country] { $count ->
        [one] { $count } country card
       *[other] { $count } country cards
    }
   *[intrigue] { $count ->
        [one] { $count } intrigue card
       *[other] { $count } intrigue cards
    }
}
cubes = { $who } { $count }
standing = { $behind ->
    [cost] { $who } { $influence } (lower title)
    [bonus] { $who } { $influence } (lower city bonus)
   *[influence] { $who } { $influence }
}

## The board

board-title = Europe, { $period }
board-turn-opens = ▸ { $who } chooses what to draw
board-turn-begins = ▸ { $who } draws: { $cards }
board-turn-draws = ▸ { $who } draws: { $cards }; still to come: { $left }
board-turn-plays = ▸ { $who } plays cards (drawn: { $cards })
board-period-ends = { $more ->
    [0] ⏳ The deck has run out: the period ends with this turn
   *[1] ⏳ Last round, still to play: { $still }
}
board-scores = Points so far: { $scores }
board-scores-hidden = Points stay hidden until the end: markers lie face down
points-of = { $who } { $points }
board-deck = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}{ $turns ->
    [0] {""}
    [one] {" "}(at least { $turns } turn)
   *[other] {" "}(at least { $turns } turns)
}
board-row = Row: { $row } · intrigue deck: { $intrigue }
board-gap = –
board-discard = Discard: { $cards }
board-legend = -# at stake: first/second · titles: alone/shared · cards: country+intrigue · tie: higher title, then city bonus
region-legend = -# { $cost }▲{ $influence }: price { $cost }, influence { $influence } · no name: free · ✝: ousted, still counts for country bonus and title
board-country =
    { $flag } { $country }{ $open ->
        [0] {""}
       *[1] {" "}· at stake { $larger }/{ $smaller }
    }{ $left ->
        [0] {""}
        [1] {" "}· country bonus { $first }
       *[2] {" "}· country bonus { $first }/{ $second }
    }
board-leads =
    { $flag } **{ $country }**{ $open ->
        [0] {""}
       *[1] {" "}{ $larger }/{ $smaller }
    }: { $count ->
        [0] nobody yet
       *[1] { $seats }
    }
board-influence = Influence: { $seats }
board-paid = Paid: { $periods }
board-period = { $period } { $seats }
board-gain = { $who } { $points }
board-shields = Country bonus taken: { $seats }
board-city =
    { $bonus ->
        [0] { $city }: { $nobles }
       *[1] { $city } +{ $bonus }: { $nobles }
    }{ $dead ->
        [0] {""}
       *[1] {" "}✝ { $buried }
    }
board-noble = { $rank } { $cost }▲{ $influence }
board-titles = Titles: nobles taken so far, ousted ones too
board-worth = alone/shared
board-title-worth = { $full }/{ $half } { $rank }
board-none = ·
board-titles-free = Nobody yet: { $titles }
board-houses = For all the titles: { $values }
board-housed = Noble house bonus taken: { $seats }
board-seats = Houses
board-seat =
    { $starts ->
        [0] { $who } ({ $colour })
       *[1] { $who } ({ $colour }, start seat)
    }: { $hand }+{ $intrigue } cards · { $markers }{ $counted ->
        [0] {""}
       *[1] {" "}· cubes { $cubes }
    }{ $moved ->
        [0] {""}
       *[1] {" "}· last: { $last }
    }
board-seat-gone = { $who } ({ $colour }): out of the match
board-house = { $who }: { $hand }+{ $intrigue } cards
board-house-gone = { $who }: out of the match
board-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-pile = { $count ->
    [0] no markers
   *[1] face down: { $shapes }
}
board-shape = { $shape ->
    [city] cities { $count }
    [shield] country bonuses { $count }
    [house] noble house { $count }
    [period] periods { $count }
   *[title] titles { $count }
}
board-drawn = { $source ->
    [row] row { $count }
    [deck] deck { $count }
   *[intrigue] intrigue { $count }
}

## The own page

own-title = Your house
score = { $points } · Leading: { $leads }{ $count ->
    [0] {""}
   *[1] {" "}· in most countries: { $most } ({ $count })
}
score-lead = { $flag } { $who }
own-hand = Your hand: country cards { $country } of { $limit }, intrigue cards { $intrigue } of { $intrigues }
own-cards = { $cards }
own-limits = At most { $limit } country cards and { $intrigues } intrigue cards are kept at the end of a turn: what is more is discarded
own-surplus = If the turn ended now, you would discard { $cards }
own-claims = Your hand pays for (🃏: jokers, { $others } other country cards or { $secrets } other intrigue cards in place of one that is missing)
own-claim =
    {""}**{ $noble }**: { $price }{ $effective ->
        [0] {""}
       *[1] {" "}→ { $effects }
    }
own-changes = What they would change (▲ influence, cubes on the title; points if it stays so)
own-change =
    {""}**{ $noble }** ({ $price }): { $flag } ▲ { $before } → { $after }{ $place ->
        [0] {""}
       *[1] {" "}(+{ $place })
    }, title { $had } → { $has }{ $title ->
        [0] {""}
       *[1] {" "}(+{ $title })
    }
own-more = { $count ->
    [one] … and { $count } more noble
   *[other] … and { $count } more nobles
}
own-nearly = Nearly
own-short = { $count ->
    [one] { $noble }: missing { $count } country card { $flag }
   *[other] { $noble }: missing { $count } country cards { $flag }
}
own-standing = Influence, first/second at the end of the period
own-country =
    { $flag } { $larger }/{ $smaller }: { $seats }{ $some ->
        [0] {""}
       *[1] {" "}— { $held }
    }
own-titles = Titles: { $titles }
own-title-of = { $count ->
    [1] { $rank } { $who }
   *[2] { $rank } { $who }{ $other }
}
own-hands = Others’ cards (country+intrigue): { $hands }
own-hand-of = { $who } { $country }+{ $intrigue }
own-scores-hidden = Your points: { $points } (those of others are hidden)
own-held = { $who } { $nobles }
own-markers = { $points ->
    [one] Your markers: { $points } point
   *[other] Your markers: { $points } points
}
own-pile = { $markers }
own-missing = Missing for a bonus
own-ranks = Noble house bonus +{ $value }: { $ranks }
own-cities = Country bonus { $country } +{ $value }: { $cities }
own-orders = Your standing orders

## The log

event-dealt = { $drawn ->
    [0] { $start } begins, as agreed. Row: { $row }
   *[1] The lot decides: { $start } begins. Row: { $row }
}
event-turn-began = ▸ **{ $seat }**, turn { $number }
event-took-from-row = { $seat } takes { $country } from the row.
event-drew-unseen = { $deck ->
    [country] { $count ->
        [one] { $seat } draws { $count } country card from the deck.
       *[other] { $seat } draws { $count } country cards from the deck.
    }
   *[intrigue] { $count ->
        [one] { $seat } draws { $count } intrigue card.
       *[other] { $seat } draws { $count } intrigue cards.
    }
}
event-drew = { $seat } draws { $cards }.
event-reshuffled = { $deck ->
    [country] { $count ->
        [one] The discard is shuffled into a new country deck: { $count } card.
       *[other] The discard is shuffled into a new country deck: { $count } cards.
    }
   *[intrigue] { $count ->
        [one] The discard is shuffled into a new intrigue deck: { $count } card.
       *[other] The discard is shuffled into a new intrigue deck: { $count } cards.
    }
}
event-period-ending = { $more ->
    [0] ⏳ The country deck has run out: **{ $period }** ends with this turn.
   *[1] ⏳ The country deck has run out: **{ $period }** ends with this round. Still to play: { $still }.
}
event-claimed = { $seat } claims **{ $noble }**: { $cards }.
event-captured = ⚔ { $seat } captures **{ $noble }** from { $ousted }: { $cards }.
event-captured-yours = ⚔ { $seat } captures **{ $noble }** from you: { $cards }.
event-ousted = ⚠ You lose **{ $noble }** to { $by }.
event-marker-taken = { $seat } gains { $marker }.
event-lead-won = { $country }: { $seat } takes the lead.
event-lead-changed = { $country }: { $seat } takes the lead from { $before }.
event-lead-changed-yours = { $seat } takes the lead in { $country } from you.
event-over-limit = You hold more cards than you may keep.
event-discarded = { $why ->
    [limit] { $seat } discards { $cards }.
   *[removed] The hand of { $seat } is discarded: { $cards }.
}
event-row-filled = New in the row: { $cards }
event-country-scored =
    {""}**{ $period } · { $country }**: { $ranked ->
        [0] nobody has influence
       *[1] { $places }
    }{ $gone ->
        [0] {""}
       *[1] {" "}· nobody’s: { $unclaimed }
    }
scored-place = { $behind ->
    [cost] { $value ->
        [0] { $who } nothing (influence { $influence }, lower title)
       *[1] { $who } +{ $value } (influence { $influence }, lower title)
    }
    [bonus] { $value ->
        [0] { $who } nothing (influence { $influence }, equal title, lower city bonus)
       *[1] { $who } +{ $value } (influence { $influence }, equal title, lower city bonus)
    }
   *[influence] { $value ->
        [0] { $who } nothing (influence { $influence })
       *[1] { $who } +{ $value } (influence { $influence })
    }
}
headline-scored = { $flag } { $places }
headline-gain = { $who } +{ $points }
headline-period-over = ⏳ Period { $period } is over and has been scored
lost-title = { $what ->
    [half] You share the title of **{ $title }** with { $to } now.
    [tied] You lost the title of **{ $title }**: three or more are level, so nobody has it.
   *[whole] You lost the title of **{ $title }** to { $to }.
}
event-period-began = Period **{ $period }** begins.
event-points-stand = Points so far: { $scores }.
event-title-scored = { $count ->
    [1] **{ $rank }**: { $winners } +{ $value } (nobles taken: { $cubes })
   *[2] **{ $rank }**: { $winners } share it, +{ $value } each (nobles taken: { $cubes })
}
event-title-tied = **{ $rank }**: too many tie, nobody scores (nobles taken: { $cubes })
event-title-empty = **{ $rank }**: no nobles taken, nobody scores
event-departed = { $seat } leaves the match for good.
event-match-ended = { $count ->
    [1] 🏁 The match is over. { $winners } wins.
   *[2] 🏁 The match is over. Shared victory: { $winners }.
}

## The end

ending-title = The match is over
ending-winner = { $count ->
    [1] { $alone ->
        [0] { $points ->
            [one] { $winners } wins with { $points } point.
           *[other] { $winners } wins with { $points } points.
        }
       *[1] { $winners } wins: the only house left.
    }
   *[2] { $points ->
        [one] Shared victory with { $points } point: { $winners }.
       *[other] Shared victory with { $points } points: { $winners }.
    }
}
ending-rank = { $scored ->
    [0] { $rank }. { $who }: { $points }
   *[1] { $points ->
        [one] { $rank }. { $who }: { $points } point ({ $sources })
       *[other] { $rank }. { $who }: { $points } points ({ $sources })
    }
}
ending-gone = { $rank }. { $who }: left the match
ending-source = { $shape ->
    [city] cities +{ $points }
    [shield] country bonuses +{ $points }
    [house] noble house +{ $points }
    [period] { $period } +{ $points }
   *[title] titles +{ $points }
}
ending-tie = { $one } before { $other }: equal points, larger marker ({ $more } : { $less })
ending-shared = { $one } and { $other }: equal points and markers
ending-markers = Markers
ending-hands = Hands
ending-list = { $who }: { $items }
ending-statistics = Statistics
ending-tally = { $who }: nobles { $claims } (captured { $captures }, kings { $kings }), lost { $suffered }, jokers { $jokers }; cards from row { $from_row }, deck { $from_deck }, intrigue { $from_intrigue }; discarded { $discarded }; ties won { $ties_won }
ending-turns = Turns: { $periods }
ending-period = { $period }: { $count }

## The components explained

guide-nobles = Nobles and titles
guide-ranks = Ranks: price, influence, intrigue cards for a capture, title (alone / shared)
guide-rank = { $rank } ({ $cost }▲{ $influence }): capture +{ $intrigue }, title { $full }/{ $half }
guide-houses = { $ranks ->
    [one] Noble house bonus, for a cube on { $ranks } title
   *[other] Noble house bonus, for a cube on each of { $ranks } titles
}
guide-house = { $seats ->
    [one] { $seats } player: { $values }
   *[other] { $seats } players: { $values }
}
guide-colours = { $count ->
    [one] Cubes, { $count } for every noble
   *[other] Cubes, { $count } for every noble
}
guide-colour = { $colour } ×{ $count }
guide-map = Countries and cities
guide-country = { $flag } { $country } ×{ $count }
guide-country-markers = Periods (first/second): { $periods } · country bonus (first/second house): { $first }/{ $second }
guide-period = { $period } { $larger }/{ $smaller }
guide-city = { $city } (+{ $bonus }): { $nobles }
guide-noble = { $rank } { $cost }▲{ $influence }
guide-cards = Cards
guide-decks = Country cards in the game
guide-deck = { $seats ->
    [one] { $seats } player, { $count }: { $cards }
   *[other] { $seats } players, { $count }: { $cards }
}
guide-in-game = { $country } { $count }
guide-pairs = Intrigue cards, each good for either country
guide-pair = { $pair } ×{ $count }
guide-first-turn = First turn: country cards by order of play
guide-first = { $seats ->
    [one] { $seats } player: { $cards }
   *[other] { $seats } players: { $cards }
}
guide-plans = Every later turn: one of these draws
guide-plan = { $cards }
guide-hand = At the end of a turn you keep at most { $country } country cards and { $intrigue } intrigue cards.
guide-jokers = Jokers 🃏
guide-joker-country = { $count ->
    [one] Any { $count } country card stands for one that you are short of.
   *[other] Any { $count } country cards stand for one that you are short of.
}
guide-joker-intrigue = { $count ->
    [one] Any { $count } intrigue card stands for one that you are short of.
   *[other] Any { $count } intrigue cards stand for one that you are short of.
}
phrase-together = Draw all three country cards at once
step-together-cards = From the row and from the deck
land-in-row = { $more ->
    [0] { $flag } { $country }
   *[1] { $flag } { $country } (×{ $count })
}
board-held = { $noble } { $holder }
reason-draw-first = First draw your cards of this turn.

## Components: the title of each, in the nominative

title-france = France
title-german_states = German States
title-britain = Britain
title-spain = Spain
title-fr-de = { title-france } – { title-german_states }
title-fr-gb = { title-france } – { title-britain }
title-fr-es = { title-france } – { title-spain }
title-de-gb = { title-german_states } – { title-britain }
title-de-es = { title-german_states } – { title-spain }
title-gb-es = { title-britain } – { title-spain }
title-marshal = Marshal
title-baron = Baron
title-countess = Countess
title-duke = Duke
title-cardinal = Cardinal
title-princess = Princess
title-king = King
title-paris = Paris
title-dijon = Dijon
title-lyon = Lyon
title-bordeaux = Bordeaux
title-marseille = Marseille
title-vienna = Vienna
title-munich = Munich
title-cologne = Cologne
title-berlin = Berlin
title-dublin = Dublin
title-london = London
title-edinburgh = Edinburgh
title-madrid = Madrid
title-barcelona = Barcelona
title-seville = Seville
title-valencia = Valencia
title-paris_king = { title-paris } · { title-king }
title-dijon_princess = { title-dijon } · { title-princess }
title-dijon_baron = { title-dijon } · { title-baron }
title-lyon_cardinal = { title-lyon } · { title-cardinal }
title-lyon_marshal = { title-lyon } · { title-marshal }
title-bordeaux_duke = { title-bordeaux } · { title-duke }
title-bordeaux_countess = { title-bordeaux } · { title-countess }
title-marseille_princess = { title-marseille } · { title-princess }
title-marseille_marshal = { title-marseille } · { title-marshal }
title-vienna_king = { title-vienna } · { title-king }
title-vienna_countess = { title-vienna } · { title-countess }
title-munich_duke = { title-munich } · { title-duke }
title-munich_baron = { title-munich } · { title-baron }
title-cologne_cardinal = { title-cologne } · { title-cardinal }
title-cologne_baron = { title-cologne } · { title-baron }
title-berlin_princess = { title-berlin } · { title-princess }
title-berlin_marshal = { title-berlin } · { title-marshal }
title-dublin_cardinal = { title-dublin } · { title-cardinal }
title-dublin_duke = { title-dublin } · { title-duke }
title-london_king = { title-london } · { title-king }
title-london_countess = { title-london } · { title-countess }
title-edinburgh_princess = { title-edinburgh } · { title-princess }
title-edinburgh_baron = { title-edinburgh } · { title-baron }
title-madrid_king = { title-madrid } · { title-king }
title-barcelona_countess = { title-barcelona } · { title-countess }
title-seville_cardinal = { title-seville } · { title-cardinal }
title-seville_baron = { title-seville } · { title-baron }
title-valencia_duke = { title-valencia } · { title-duke }
title-valencia_marshal = { title-valencia } · { title-marshal }
title-red = red
title-blue = blue
title-yellow = yellow
title-purple = purple
title-orange = orange

## Pictures

sign-cost = price
sign-influence = influence
sign-city = city
sign-country = every city
sign-house = for all the titles
sign-period = 1st/2nd, each period
sign-title = title: alone/shared
sign-hand = country+intrigue
sign-ousted = ousted, still counts
sign-face-down = points: ?
sign-lead = leads
sign-tie = tie, broken
sign-level = three or more tie: nothing
sign-fresh = new
sign-lost = you lost it
sign-you-lost = You lost:
sign-lead-lost = the lead in { $country }
sign-title-lost = the title of { $title }
sign-title-halved = half the title of { $title }
sign-ending = the period ends
sign-claims = Your cards pay for
sign-stays = points, if it stays so
alt = Map of Europe, { $period }.
alt-moves = { $who } is to move.
alt-ahead = { $several ->
    [0] { $who } leads with { $points }.
   *[1] Level at the top with { $points }: { $who }.
}
alt-won = Won with { $points }: { $who }.
alt-lead = { $fresh ->
    [0] { $country }: { $who } leads with { $influence }.
   *[1] { $country }: { $who } has taken the lead with { $influence }.
}
alt-lost = { $more ->
    [0] You have lost: { $what }.
   *[1] You have lost: { $what } and { $more } more.
}
alt-scored = { $period } has been scored.
alt-title = { $several ->
    [0] { $who } has the title of { $title } now.
   *[1] { $who } share the title of { $title } now.
}
alt-taken = { $who } has taken { $noble }.

## What those who watch can foretell

riddle-first-ousting = Who is the first to oust a noble?
riddle-first-king = In which country is a king taken first?
