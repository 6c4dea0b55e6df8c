### Risk Legacy in English. Names of territories, continents, factions, powers and scars come from the box and stand in the nominative.

name = Risk Legacy
tagline = Fifteen wars on one board that never forgets: scars, cities and names stay for good.
rules-summary =
    Three to five factions fight over 42 territories. Whoever first has 4 red stars ★ wins. Every HQ you hold is a star, your own included; four resource cards buy one at the start of your turn; and whoever has never won a game in this world begins with one. Past winners begin with a missile for each of their signatures instead.
    Your turn: buy stars if you like. Recruit: one troop for every three territories and population, at least 3, and more for whole continents and for one trade of cards. Expand and attack as often as you like, in any order. Then one maneuver between connected territories of your own. Whoever has conquered an enemy territory takes a resource card at the end: if possible one whose territory it holds, otherwise a coin card.
    Expanding into empty land is free; an empty city costs as many troops as its population, a fortification 2 more. In an attack up to three dice meet up to two. The highest dice are compared in pairs, ties go to the defender, and every lost pair costs a troop. The survivors of the last roll move in, and more may follow.
    Before a roll anybody may place a scar card on the attacked territory, after it anybody may fire missiles: each sets one die to 6. You are asked when it matters, and your standing orders can answer for you.
    Whoever loses all troops may join the war again with four of them on free unmarked land or in a major city that they founded; without such a place they are out of this game.
    A world lasts fifteen games. Before the first one the table fixes a power for every faction and puts twelve coins on territory cards. After each game the winner signs the board and names a continent, founds a major city, cancels a scar, changes a continent's bonus, fortifies a city or destroys a card. Whoever held on founds a minor city or adds a coin to a card. After game 15 the person with most signatures names the planet.

option-founding = How the world is founded
option-founding-dealt = You choose powers and coins
option-founding-random = All by chance
option-sealed_packets = Sealed packets
option-sealed_packets-all_built = All there are so far
option-sealed_packets-none = None
option-unseal = Packets from now on
option-unseal-no = As the world was founded
option-unseal-yes = Yes: packets may be opened
option-defence_choice = Defence dice
option-defence_choice-standing = Two, unless a standing order says one
option-defence_choice-ask = The defender is asked before each roll
option-scar_asks = Scar cards in battle
option-scar_asks-once_per_target = Ask once per territory and turn
option-scar_asks-never = Never ask (traps still work)
option-missile_asks = Missiles in battle
option-missile_asks-watch = Ask when it matters
option-missile_asks-never = Never ask (standing rules still work)
option-resign = Who resigns
option-resign-steward = A steward plays on
option-resign-remove = Their troops leave the board
option-round_cap = Longest game
option-round_cap-none = No limit
option-round_cap-number = { $number } rounds
option-concession = Conceding
option-concession-off = Not possible
option-concession-unanimous = All others together may give the game to one

## Subcommands

phrase-place = Place recruits
step-place-where = Where
step-place-troops = How many
phrase-attack = Attack a territory
step-attack-target = Which territory
step-attack-from = Where from, if there are several ways
step-attack-how = How many dice, how long
phrase-expand = Move into empty land
step-expand-target = Which territory
step-expand-from = Where from, if there are several ways
step-expand-troops = How many set out
phrase-move = Maneuver between your own territories
step-move-from = Where from
step-move-to = Where to
step-move-troops = How many
phrase-trade = Trade resource cards for troops
step-trade-cards = Which cards
phrase-star = Buy a red star
step-star-cards = Which cards
phrase-end = End your turn
phrase-card = Take a resource card
step-card-which = Which card
phrase-join = Join the war again
step-join-where = Where
phrase-start = Choose your faction and where it starts
step-start-faction = Which faction
step-start-where = Where its HQ stands
phrase-defend = Choose your defence dice
step-defend-dice = How many dice
phrase-window = Answer during a battle: pass, play a scar, fire
step-window-play = What you do
phrase-reward = Take your reward after a game
step-reward-what = Which reward
step-reward-where = For what
phrase-name = Name what you founded
step-name-text = The name
phrase-orders = Your standing orders

## Questions

prompt-power = Which power does this faction keep for good? { $faction }
note-sticker = 🪙 A coin makes the card of that territory worth more in every game to come: coins on cards are traded for troops.
prompt-sticker = { $left ->
    [one] Which territory card gets your last coin?
   *[other] Which territory card gets a coin? You have { $left } to place.
}
prompt-faction = Which faction do you play?
prompt-start-at = { $faction }: where do your HQ and your 8 troops start?
prompt-turn-start = { $wins ->
    [0] Buy a red star, or go on to recruiting?
   *[1] Buy a red star and win the game, or go on to recruiting?
}
prompt-turn-begins = Your turn begins. Anything to do before you recruit?
prompt-lay-scar = Where do you play your scar card? It stays there for good.
prompt-join = You have no territory. Where do you join the war?
prompt-recruits = { $count ->
    [one] Where does your last recruit go?
   *[other] Where do your { $count } recruits go?
}
prompt-place-troops = { $where }: how many recruits?
prompt-trade = Which cards do you trade for troops?
prompt-star = Which four cards do you give for a star?
prompt-action = What next?
prompt-march = Where does the march go?
prompt-march-odds = March on { $where }: how much stronger must you be at each step?
prompt-expand-from = { $where }: where do the troops come from?
prompt-expand-troops = { $where }: how many set out?
prompt-maneuver-to = { $ends ->
    [0] { $where }: where do the troops go?
   *[1] { $where }: where do the troops go? Then your turn ends.
}
prompt-maneuver-troops = { $ends ->
    [0] → { $where }: how many?
   *[1] → { $where }: how many? Then your turn ends.
}
prompt-card = Which resource card do you take?
prompt-attack-from = Attack on { $where }: where from?
prompt-attack = { $origin } → { $target }: how do you attack?
prompt-refine = { $origin } → { $target }: change the order, or choose it to attack
prompt-defend = { $where } is attacked: how many dice do you defend with?
prompt-scar-window = { $use ->
    [idle] { $where } is attacked. Nothing to do: your scar card is of no use now. Keep it, so nobody can tell which it is.
    [vain] { $where } is attacked. Your scar card would not change the odds: keep it?
    [harms] { $where } is attacked: play your scar card there? It would lower your own die.
   *[good] { $where } is attacked: play your scar card there?
}
prompt-missile-window = { $vain ->
    [0] { $where }: fire missiles at these dice?
   *[1] { $where }: your missiles cannot change this roll. Do you let it stand?
}
prompt-move-in = How many more follow into { $target } from { $origin }?
prompt-reward = { $won ->
    [0] 🏆 { $who } has won. You held on: what do you leave in this world?
   *[1] 🏆 You have won! What do you leave in this world?
}
prompt-reward-where = { $reward ->
    [claim-continent] Which continent do you name?
    [found-major] Where do you found a major city?
    [cancel-scar] Which scar do you cancel?
    [change-bonus] Which bonus changes for good?
    [fortify] Which city do you fortify?
    [destroy-card] Which card is destroyed?
    [found-minor] Where do you found a minor city?
   *[upgrade-card] Which card gets a coin?
}
prompt-forgo = Take no reward for this game? You will not be asked again.
prompt-name-city = { $where }: what is the city called?
prompt-name-continent = { $where }: what is the continent called?
prompt-name-planet = You name the planet. What is it called?
prompt-name-sure = Shall this be its name, for good?
note-name = **{ $name }**
prompt-orders = { $page ->
    [wishes] What shall be done without a question? Name it in order.
    [stops] When do your orders stop?
    [lines] What is to be done in your own turns?
    [marches] Where does the march go?
    [stands] Where do recruits go while you attack nobody?
    [dice] Which territories do you defend with one die only?
    [scar-watch] When do you want to be asked about your scar card?
    [traps] When is your scar card to be played by itself?
    [plays] When a turn begins: where is your scar card to be played?
    [missile-watch] When do you want to be asked about missiles?
    [rules] When are missiles to be fired by themselves?
    [concede] To whom do you concede this game?
   *[top] Your standing orders
}
prompt-concede = Concede the game to { $who }?
prompt-unseal = 📦 You may open { $packet }: { $condition }. Break its seal!
note-unseal = It cannot be put off. Once open it stays open for good, and everybody sees what is in it.
move-break-seal = 📦 Break the seal of { $packet }
waits-unseal = 📦 { $who } is about to open { $packet }: { $condition }

## Small parts

plain = { $what }
dotted = { $left } · { $right }
spot = { $where } ({ $troops })
card = { $what } 🪙{ $coins }
so-many-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
continent-named = { $name } ({ $label })
continent-nameless = Nameless
city-nameless = New { $where }
name-hidden = (name hidden)
percent = takes it { $number } %
die = { $value }
die-was = { $value } (was { $before })
die-changed = { $before }▸{ $value }
loss = { $count ->
    [0] 0
   *[1] −{ $count }
}
gap = –
mark-hq = HQ
mark-hq-of = HQ ({ $who })
mark-city = { $city }, population { $population }
mark-fortified = { $left ->
    [0] fortification used up
    [one] fortified ({ $left } box left)
   *[other] fortified ({ $left } boxes left)
}
near-enemies = { $count ->
    [0] no enemies next to it
    [one] { $count } enemy troop next to it
   *[other] { $count } enemy troops next to it
}
hq-reach = { $steps ->
    [1] up to { $troops } of { $who } could attack it next turn
   *[2] up to { $troops } of { $who } could get there in one turn ({ $steps } steps)
}
hq-out-of-reach = nobody could get there in one turn
gains = brings { $what }
gains-both = { $brings } and { $costs }
gain-win = victory
gain-star = a star ★
gain-continent = { $continent } (+{ $troops })
gain-breaks = costs { $who } { $continent }
gain-card = a card
purse = { $troops ->
    [0] { $count ->
        [one] { $count } card, 🪙{ $coins }
       *[other] { $count } cards, 🪙{ $coins }
    }
   *[1] { $count ->
        [one] { $count } card, 🪙{ $coins } = { $troops } troops
       *[other] { $count } cards, 🪙{ $coins } = { $troops } troops
    }
}
scar-bunker = +1 on the highest defence die there, for good
scar-ammo-shortage = −1 on the highest defence die there, for good
hint-scar = { $own ->
    [0] { $effect }
   *[1] { $helps ->
        [0] weakens YOUR defence ({ $effect })
       *[1] helps your defence ({ $effect })
    }
}

## Founding and starting

move-by-chance = By chance
move-all-by-chance = The rest by chance
other-powers = Other powers
other-lands = Other territories
power-fortified-hq = +1 on each die when it defends the territory of its own HQ
power-iron-wall = when it defends with 6 6 as rolled, nobody attacks that territory again this turn
power-ferocity = −1 on the lowest defence die while it attacks just one territory this turn
power-overrun = three equal attack dice that kill anybody take the whole territory
power-round-up = a third of its territories and population is rounded up when it recruits
power-expansion-draw = four expansions in one turn earn a card, even without a conquest
power-hq-garrison = +1 troop in each territory with an HQ it holds, at the start of its turn
power-card-levy = when it takes the card of a territory it holds, +1 troop there
power-any-time-maneuver = makes its one maneuver at any moment of its turn
power-free-maneuver = maneuvers between any two of its territories, connected or not
hint-faction = { $power } ({ $effect })
note-winner = { $missiles ->
    [one] You have won here before: no ★ to begin with, but 🚀 { $missiles } missile. It turns any die of a roll into a 6.
   *[other] You have won here before: no ★ to begin with, but 🚀 { $missiles } missiles. Each turns any die of a roll into a 6.
}
note-starts = You may start on free land without a city or a scar, not next to another HQ{ $home ->
    [0] .
   *[1] , and in a major city that you founded.
}
note-starts-relaxed = No free land without a city or a scar is left away from every HQ, so you may start elsewhere, too.
note-further-power = -# { $faction }: { $power } ({ $effect })
hint-sticker = 🪙{ $coins } → 🪙{ $more }
hint-neighbours = next to { $lands }{ $more ->
    [0] {""}
   *[more] {" "}and { $more } more
}
hint-distance = { $count ->
    [one] nearest HQ { $count } step away
   *[other] nearest HQ { $count } steps away
}

## Your turn

move-buy-star = Buy a star: ★{ $stars } → ★{ $more }{ $wins ->
    [0] {""}
   *[1] {" "}and win the game!
}
move-buy-star-cards = Choose the cards for a star…
move-go-on = Go on to recruiting
move-trade = { $troops ->
    [0] Trade 🪙{ $coins }
   *[1] Trade 🪙{ $coins } for { $troops } troops
}
move-trade-cards = Choose the cards…
move-add-card = + { $card }
move-drop-card = − { $card }
move-take-card = { $card }
move-all = All { $count }
move-place = { $where } +{ $count }
move-end-turn = End turn
move-in-general = { $what ->
    [place] Place recruits
    [trade] Trade cards
    [buy-star] Buy a star
    [assault] Attack
    [expand] Expand
    [maneuver] Maneuver
   *[end-turn] End turn
}
move-take-back = Take back: { $what }
deed-traded = { $cards ->
    [one] { $cards } card for { $troops } troops
   *[other] { $cards } cards for { $troops } troops
}
deed-moved = { $origin } → { $target }
move-name-later = { $place ->
    [city] Name the city: { $where }
   *[continent] Name the continent: { $where }
}
group-place = { $front ->
    [0] Recruits inland
    [2] Recruits to one empty territory
   *[1] Recruits to the front
}
group-trade = Trade cards first
besides-trade = trade cards first for up to { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}
group-expand = Expand into
group-attack = Attack
group-march-hqs = Headquarters
group-maneuver = { $any ->
    [0] Maneuver, then your turn ends
   *[1] Maneuver (your turn goes on)
}
hint-grow = { $troops } ▸ { $after }
hint-ends-turn = ends your turn
hint-from = from { $where }
hint-arrive = { $count ->
    [one] { $count } arrives
   *[other] { $count } arrive
}
hint-arrive-most = up to { $count } arrive
hint-toll = { $count ->
    [one] costs { $count } troop
   *[other] costs { $count } troops
}
hint-cards = for { $cards }
hint-star-instead = { $cards } cards buy a ★ instead
hint-slot = slot { $slot }
hint-levy = { $count ->
    [one] +{ $count } troop there
   *[other] +{ $count } troops there
}
hint-price = 🪙{ $coins }{ $troops ->
    [0] {""}
    [one] {" "}= { $troops } troop
   *[other] {" "}= { $troops } troops
}
hint-go-on = { $count ->
    [one] { $count } recruit
   *[other] { $count } recruits
}
hint-joins = you join the war again
warn-end = ⚠️ { $where }: { $alone ->
    [0] your last troops there
   *[1] a troop that stays there alone
} will be lost when this turn ends{ $known ->
    [0] {""}
   *[1] {" "}({ $cause })
}{ $hq ->
    [0] .
   *[1] , and with them the star ★ of the HQ.
}
warn-out = ⚠️ Then you have no troops left anywhere.
warn-wasted = { $count ->
    [one] ⚠️ That changes nothing in this roll: your missile would be gone for nothing.
   *[other] ⚠️ That changes nothing in this roll: { $count } missiles would be gone for nothing.
}
warn-their-die = ⚠️ That makes a die of { $who } a 6, against you.
hint-end-turn = { $card ->
    [choice] then you choose a card ({ $cards })
    [single] then you take { $cards }
    [coin] then you take a coin card
    [none] no coin card is left for you
   *[not-due] no card this turn
}
hint-expansions = { $line } · { $count } of the { $of } expansions that earn a card
note-toll = { $count ->
    [one] { $count } troop is lost on the way in
   *[other] { $count } troops are lost on the way in
}
note-recruits = Recruits: { $count }{ $cards ->
    [0] {""}
   *[1] {" "}+ { $cards } for cards
} ({ $sum })
recruits-sum = { $least ->
    [1] { $more ->
        [0] the minimum
       *[1] minimum { $base }
    }
   *[0] { $more ->
        [0] {""}
       *[1] { $base } for{" "}
    }{ $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    }{ $population ->
        [0] {""}
       *[1] {" "}and population { $population }
    }
}{ $continents ->
    [0] {""}
   *[1] {" "}+ { $continents } for continents
}{ $names ->
    [0] {""}
   *[1] {" "}+ { $names } for their names
}{ $powers ->
    [0] {""}
   *[1] {" "}+ { $powers } for the faction's powers
}
note-hand = Your cards: { $cards } ({ $purse })

## Battle

move-aim-attack = { $spot } · { $who }
move-aim-maneuver = { $spot } →
move-assault = ⚔ { $order }
move-assault-order = Something else…
move-march = March on a goal…
move-march-ratio = { $count ->
    [1] As long as I am stronger
    [one] As long as I am over { $count } times as strong
   *[other] As long as I am over { $count } times as strong
}
move-follow = { $how ->
    [max] All but one, and so for the rest of this turn
   *[min] No more than must, and so for the rest of this turn
}
move-defend-with = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
move-pass = { $window ->
    [scar] Keep the card
   *[missile] Do not fire
}
move-play-scar = Play { $scar }
move-lay-scar = Play { $scar }…
move-fire = { $at ->
    [attack] 🚀 Attack die { $attack } → { $six }
    [defence] 🚀 Defence die { $defence } → { $six }
   *[both] 🚀 Attack { $attack } and defence { $defence } → { $six }
}{ $vain ->
    [0] {""}
   *[1] {": "}changes nothing
}
order-rolls = { $count ->
    [0] until it falls
    [1] one roll
   *[2] up to { $count } rolls
}
order-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
order-keep = stop at ≤{ $count }
order-scar = { $plays ->
    [0] keep { $scar }
   *[1] play { $scar } first
}
order-scar-none = play a scar card first
order-missiles = { $press ->
    [0] { $ask ->
        [0] none of your missiles
       *[1] you are asked about your missiles
    }
    [one] fire { $press } missile if that conquers{ $ask ->
        [0] {""}
       *[1] , else you are asked
    }
   *[other] fire up to { $press } missiles if that conquers{ $ask ->
        [0] {""}
       *[1] , else you are asked
    }
}
order-advance = { $how ->
    [ask] then you are asked who follows
    [min] then only the survivors move in
   *[max] then all but one move in
}
order-leave = then all but { $count } move in
group-rolls = Rolls and dice
group-keep = When to stop
group-advance = After the conquest
group-plays = What you play
hint-march-begin = attack after attack, the shortest way
hint-march-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}{ $troops ->
    [0] , nobody on the way
   *[1] , { $troops } on the way
}
hint-march-halts = { $way } · stops before { $where } at the latest: not strong enough for that by then
note-march-start = It takes the shortest way and sets out from { $origin }. { $most } stays where it is: attack with that army by hand, or march on something nearer to it.
note-march = -# All but one follow at every step; none of your missiles or scar cards is played. Before each attack your troops are compared with theirs; it stops at the goal, where your lead is smaller than you have chosen, or when an attack is given up. Percentages: how likely each attack takes the land.
hint-attack-from = from { $spot }
hint-average = each roll costs you { $lost }, them { $killed }
hint-turned = chance that it falls: { $before } % → { $after } %
outcome = { $falls ->
    [0] attacker { $lost }, defender { $killed }
   *[1] attacker { $lost }, defender { $killed }: { $where } falls
}
note-battle = ⚔ { $who }: { $origin } → { $target }, { $defender }
note-marks = { $where }: { $marks }
note-subject = The dice are subject to: { $by }
by-highest = { $delta ->
    [-1] −1 on the highest defence die
   *[1] +1 on the highest defence die
}
by-lowest = { $delta ->
    [-1] −1 on the lowest defence die
   *[1] +1 on the lowest defence die
}
by-each = +{ $delta } on each defence die
by-each-attack = +{ $delta } on each attack die
by-overrun = three equal attack dice that kill anybody take everything
note-dice = 🎲 attacker { $attack }, defender { $defence }
note-stands = As the dice stand: { $outcome }
prompt-at-stake = { $stake } { $asks }
stake = { $of ->
    [game] ❗ If { $where } falls, { $who } wins!
    [mine] ❗ { $where }: your HQ and its star ★ are at stake!
    [held] ❗ { $where }: an HQ you hold and its star ★ are at stake!
   *[hq] ❗ { $where }: an HQ and its star ★ are at stake!
}
asks-missiles = { $vain ->
    [0] Fire missiles at these dice?
   *[1] Your missiles cannot change this roll. Do you let it stand?
}
asks-scar = { $use ->
    [idle] Nothing to do: your scar card is of no use now. Keep it, so nobody can tell which it is.
    [vain] Your scar card would not change the odds: keep it?
    [harms] Play your scar card there? It lowers your own die.
   *[good] Play your scar card there?
}
note-armed = Missiles (each turns a die into a 6): { $missiles }
note-clash = { $spot } against { $target }, { $who }
note-brings = Conquering it { $gains }
note-order = Your order: { $order }
note-extras = Also: { $extras }
note-end = { $spot }: { $enemies }

## Standing orders

watch = { $when ->
    [mine] an attack on your territory
    [winning-attack] an attack that could win the game
    [would-lose-mine] the danger of losing a territory
    [my-rolls] any roll you are part of
   *[all] any attack
}
where = { $which ->
    [mine] any territory of yours
   *[my-hq] your HQ
}
line-march = March: { $goal }, { $count ->
    [one] { $count } step
   *[other] up to { $count } steps
}, with more than { $ratio } : 1
line-stand = Hold: recruits in { $where }, no attack, end the turn
goal-nearest = the nearest HQ
camp-neediest = the land most in danger
anybody = anybody
next-turn = at the start of the next turn
turn-of = when { $who } begins a turn
queued = { $turn }: { $where }
trap = { $count ->
    [one] { $attacker } attacks { $where }
   *[other] { $attacker } attacks { $where } with { $count } troops or more
}
rule-hold = { $count ->
    [one] hold { $where } with { $count } missile
   *[other] hold { $where } with up to { $count } missiles
}
rule-deny-win = { $count ->
    [one] prevent a victory with { $count } missile
   *[other] prevent a victory with up to { $count } missiles
}
move-order-dice = { $one ->
    [0] Two dice again in { $where }
   *[1] One die in { $where }
}
move-order-watch = { $on ->
    [0] − { $when }
   *[1] + { $when }
}
move-order-wish = { $place ->
    [0] + { $what }
   *[written] − { $place }. { $what }
}
move-order-line = { $on ->
    [0] − { $line }
   *[1] + { $line }
}
move-order-buy-winning-star = { $value ->
    [0] If your clock runs out, do not buy the winning star
   *[1] If your clock runs out, buy the winning star
}
move-order-asked-by-packets = { $value ->
    [0] No questions about events of packets
   *[1] Questions about events of packets again
}
move-order-act-now = ▶ Play on by your orders now
hint-act-now = what they say is done at once
move-leaf = { $page ->
    [wishes] What to do without a question…
    [stops] When to stop…
    [lines] Your own turns…
    [marches] + A march…
    [stands] + Recruit, hold, end the turn…
    [dice] Defence dice…
    [scar-watch] When you are asked about your scar card…
    [traps] Traps with your scar card…
    [plays] Your scar card when a turn begins…
    [missile-watch] When you are asked about missiles…
    [rules] Rules for missiles…
   *[concede] Concede…
}
template-hold = 📋 Recruit, hold, end the turn
hint-template-hold = For 3 turns: recruits where the danger is greatest, no attack. Rests when you lose land
template-march = 📋 March on the nearest HQ
hint-template-march = For 3 turns: while you have more than 3 to 1, at most 5 steps a turn; otherwise hold. Rests when you lose land or somebody strikes back
template-quiet = 📋 Never be asked in battles
hint-template-quiet = No question about your scar card or missiles; strikes your traps and rules
template-watchful = 📋 Be asked about every attack
hint-template-watchful = As long as you hold a scar card or missiles; strikes your traps and rules
move-concede-pen = Concede to { $who }…
move-concede = Yes, concede to { $who }
move-concede-not = Take back your concession
pen-at-least = { $count } or more attackers
pen-up-to = { $count ->
    [one] { $count } missile
   *[other] up to { $count } missiles
}
pen-turns = { $count ->
    [0] until you strike them
    [one] for { $count } turn
   *[other] for { $count } turns
}
pen-steps = { $count ->
    [one] { $count } step a turn
   *[other] up to { $count } steps a turn
}
pen-ratio = only with more than { $count } : 1
pen-deny-win = wherever an attack could win the game
group-watch = { $territory ->
    [0] When
   *[1] For one territory
}
group-pen = { $what ->
    [turns] For how long
    [steps] How far
    [ratio] At which odds
    [goal] Where to
    [camp] Where recruits go
    [at-least] How strong the attack is
    [attacker] Who attacks
    [whose-turn] When
    [up-to] How many missiles
   *[where] Where
}
concede-effect = { $missing ->
    [0] the game ends at once and { $who } wins
   *[1] the game ends once the others agree ({ $others })
}
concede-waits = You have conceded to { $who }. Still missing: { $others }
concede-nobody = { $begun ->
    [0] To nobody yet: the game has not begun.
   *[1] To nobody now: no other player has troops on the board.
}
hint-troops = { $count ->
    [one] { $count } troop
   *[other] { $count } troops
}
hint-save = counts from the next roll on
hint-save-play = several are tried in this order of saving, among all players; only one can be played
hint-save-line = tried after the lines above it; in a turn that you have begun yourself it does nothing
note-lines = -# The first line that has something to do acts; if none has, you are asked. No star is bought and no card is traded; you are asked if a star would win.
stop-attacked = a territory of yours is attacked
stop-lost = you lose a territory
stop-played = somebody plays a scar card or fires missiles in a battle of yours
stop-repelled = an attack of yours is given up
stop-leading = somebody else is one star from winning
note-wishes = Name what you want, the best first; naming it again strikes it. When it comes to that, the first of them that is possible is done for you, without a question. If none is, you are asked.
note-stops = Then all your orders rest, and you are asked as usual until you take them up again.
note-pen = Being written: { $line }
note-own-scar = Your card: { $scar } · on your own land it { $effect }
note-own-early-scar = Your card: { $scar } · { $effect }
note-idle-scar = -# { $scar } is of no use now. You are asked all the same, else everybody could tell which card you hold.
note-idle-window = -# Whoever holds a scar card is asked, whichever it is. { $scar } waits in your hand. If you do not want to be asked: **When you are asked about your scar card…**, below.
note-vain-window = -# To be asked less often: **When you are asked about your scar card…**, below.
dry-run = -# ↳ { $what }
dry-attack = { $origin } { $troops } → { $target } ({ $who })
dry-attacks = { $attacks }{ $more ->
    [0] {""}
   *[1] {" "}and { $more } more
}
dry-trap = { $count ->
    [0] nobody would walk into it now
   *[1] would snap now: { $attacks }
}
dry-never = { $why ->
    [scarred] a scar lies there already: this can never snap
    [gone] that player is out of the game: this can never snap
   *[no-card] you have no scar card
}
queue-never = { $why ->
    [scarred] a scar lies there already
    [gone] that player is out of the game
   *[no-card] you have no such card
}
dry-hold = { $lands ->
    [one] covers { $lands } territory
   *[other] covers { $lands } territories
}; { $then }
dry-nothing = covers nothing that you hold
dry-rule = { $when ->
    [idle] no attack to stop now
    [overruled] an earlier rule decides there
   *[fires] may fire now: { $attacks }
}
dry-habit = { $habit ->
    [scar-watch] { $count ->
        [0] no further questions now
        [one] you would be asked now about { $count } attack: { $attacks }
       *[other] you would be asked now about { $count } attacks: { $attacks }
    }
   *[missile-watch] { $count ->
        [0] no further questions now
        [one] you may be asked now about { $count } attack: { $attacks }
       *[other] you may be asked now about { $count } attacks: { $attacks }
    }
}
dry-yields = { $habit ->
    [scar-watch] your trap answers first: { $attacks }
   *[missile-watch] your rule answers first: { $attacks }
}
dry-front = { $origin } { $troops }{ $recruits ->
    [0] {""}
   *[1] {" "}+ { $recruits }
}
dry-leg = { $target } { $troops ->
    [0] (empty)
   *[1] { $troops } ({ $percent } %)
}
dry-way = { $left } → { $right }
dry-gap = …
dry-march = now: { $way }
dry-stand = now: { $origin }, and the turn ends
dry-outnumbered = waits: { $origin } against { $target } is too little
dry-idle = { $why ->
    [reached] nothing to do: it is yours
    [cut-off] waits: no way leads there
    [tired] its steps of this turn are made
   *[lost] waits: that land is not yours
}
one-die = { $choice ->
    [0] Nothing to choose yet: no territory of yours holds two troops.
   *[1] Two dice are the rule. With one die you lose at most one troop a roll, and kill at most one.
}
one-die-odds = -# { $origin } { $attackers } → { $target } { $troops } ({ $who }): chance that it falls { $percent } %, with one die { $alone } %
dry-ready = ⚡ Your orders could act now: { $attacks }

## Rewards and names

reward-claim-continent = Name a continent…
reward-found-major = Found a major city…
reward-cancel-scar = Cancel a scar…
reward-change-bonus = Change a continent's bonus…
reward-fortify = Fortify a city…
reward-destroy-card = Destroy a territory card…
reward-found-minor = Found a minor city…
reward-upgrade-card = Add a coin to a card…
worth-claim-continent = +1 recruit for you alone whenever you hold it
worth-found-major = population 2, and you alone may start there
worth-cancel-scar = the territory is unmarked again
worth-change-bonus = +1 or −1 for everybody, for good
worth-fortify = +1 on each defence die, for ten attacks with three dice
worth-destroy-card = that territory has no card any more
worth-found-minor = population 1, where you stand now
worth-upgrade-card = 🪙+1, on the card of a territory you hold now
hint-opens = 📦 opens { $packet }!
seal-nears = { $opens ->
    [0] 📦 { $packet } ({ $condition }): this makes **{ $done } of { $all }**.
   *[1] 📦 This opens **{ $packet }**{ $all ->
        [0] {""}
       *[some] : { $done } of { $all }
    } ({ $condition })!
}
note-nears = A minor city: { $nears }
hint-supply = { $count } left
hint-bonus = +{ $troops }
hint-coins = 🪙{ $coins }
hint-holder = { $who }, { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}
hint-not-now = you can name it in your turn of a later game
hint-forgo = this reward is gone for good
move-change-bonus = { $continent }: { $now } → { $then }
move-forgo-sure = Take no reward…
move-forgo = Yes, no reward
move-give-name = Yes, call it “{ $name }”
move-not-now = Not now

## Why not

reason-power-not-offered = Each faction keeps one of its own two.
reason-coin-limit = This card shows 3 coins already: no more before the first game.
reason-faction-taken = Somebody else plays this faction.
reason-occupied = Somebody is there already.
reason-marked = Marked land: a city or a scar lies there.
reason-near-hq = Next to another HQ.
reason-need-four-cards = A star costs exactly four cards.
reason-too-few-coins = At least 🪙2 together.
reason-trade-used = You have traded this turn.
reason-not-yours = Only where your own troops stand.
reason-not-adjacent = Not next to any territory of yours.
reason-not-enemy = No enemy troops are there.
reason-same-territory = They stand there already.
reason-not-connected = No chain of your own territories in between.
reason-maneuver-used = You have maneuvered this turn.
reason-must-keep-one = One troop always stays behind.
reason-too-many-dice = Too few troops: each die takes one, and one stays behind.
reason-no-missile = You do not have that many missiles.
reason-city-cost = Too few troops: the city takes its toll and somebody has to arrive.
reason-must-survive = Too few troops: nobody would get there alive.
reason-closed = Iron Wall: nobody attacks there again this turn.
reason-has-city = There is a city already.
reason-not-held-at-end = You do not stand there at the end of this game.
reason-card-gone = This card has been destroyed.
reason-card-full = This card shows 6 coins already.
reason-continent-named = This continent has been named.
reason-continent-changed = The bonus of this continent has been changed once.
reason-no-city = No city lies there.
reason-no-scar = No scar lies there.
reason-scarred-already = A scar lies there already.
reason-no-such-card = You hold no scar card.
reason-die-locked = A missile has set this die already.
reason-supply-empty = None of these marks is left.
reason-nowhere = There is no place for it now.
reason-name-chars = Letters, digits, spaces and plain punctuation only.
reason-name-length = Too short or too long.
reason-name-taken = Something in this world is called that already.
reason-no-marks = Nothing is ever marked there.
reason-not-now = That is not possible now.
reason-wrong-step = This is another step of the turn; the order is: stars, recruits, attacks, maneuver.

## What has happened

by-lot = By lot
event-founding-began = A world is founded. You choose in this order: { $order }.
event-power-chosen = { $chance ->
    [0] { $seat }: { $faction } keeps { $power }.
   *[1] { $seat }: { $faction } keeps { $power } (by chance).
}
event-sticker-stuck = { $chance ->
    [0] { $seat }: 🪙 for { $territory }.
   *[1] { $seat }: 🪙 for { $territory } (by chance).
}
event-world-founded = The founding is over.
event-game-began = Game { $game }. Open cards: { $row }.{ $count ->
    [0] {""}
   *[1] {" "}Missiles: { $missiles }.
}{ $scars ->
    [0] {" "}Nobody gets a scar card.
   *[1] {" "}Everybody gets a scar card.
}
armed = { $who } 🚀{ $count }
event-scar-dealt = Your scar card: { $scar }.
event-start-rolled = Start roll: { $rounds }. { $first } begins.
thrown = { $dice }
thrown-again = { $first }, then { $again }
thrown-by = { $who }: { $die }
event-faction-taken = { $seat } plays { $faction }.
event-started = { $seat }: HQ and { $troops } troops in { $territory }.
event-turn-began = ▸ Round { $round }: { $seat }
event-garrisoned = { $seat }: HQ Garrison brings +1 each: { $territories }.
event-joined = { $troops ->
    [one] { $seat } joins the war: { $troops } troop in { $territory }.
   *[other] { $seat } joins the war: { $troops } troops in { $territory }.
}
event-recruited = { $seat } recruits { $count } ({ $sum }).
event-cards-traded = { $seat } trades cards ({ $cards }: 🪙{ $coins }) for { $troops } troops.
event-star-bought = { $seat } buys a star ★ with cards: { $cards }.
event-troops-placed = { $seat } recruits { $troops } in { $territory }.
event-troops-garrisoned = { $seat } recruits { $troops } in { $territory }, and { $count ->
    [one] 1 more
   *[other] 1 more each
} from HQ Garrison{ $here ->
    [0] {" "}in { $others }
    [1] {""}
   *[2] {" "}there and in { $others }
}.
event-taken-back = { $what ->
    [placed] { $seat } takes recruits back.
    [traded] { $seat } takes the trade back.
    [expanded] { $seat } takes the expansion back.
   *[moved] { $seat } takes the maneuver back.
}
event-territory-entered = { $seat }: { $troops }{ $each ->
    [0] {""}
   *[1] {" "}each
} from { $origin } into { $target }{ $lost ->
    [0] {""}
   *[1] , { $lost } lost on the way in{ $each ->
        [0] {""}
       *[1] {" "}each time
    }
}.
event-hq-entered = { $line } There stands the HQ of { $whose } ★.
event-lost-on-the-way = { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
} of { $seat } { $troops ->
    [one] does
   *[other] do
} not survive the way into { $territory }.
event-maneuvered = { $troops ->
    [one] { $seat } moves { $troops } troop: { $origin } → { $target }.
   *[other] { $seat } moves { $troops } troops: { $origin } → { $target }.
}
event-card-taken = { $levied ->
    [0] { $seat } takes a card: { $card }.
   *[1] { $seat } takes a card: { $card }, and +1 troop there.
}
event-row-changed = { $reshuffled ->
    [0] Open cards: { $row }
    [one] The discard ({ $reshuffled } card) becomes the new deck. Open cards: { $row }
   *[other] The discard ({ $reshuffled } cards) becomes the new deck. Open cards: { $row }
}
event-discarded = Discarded: { $card }. { $line }
event-pile-emptied = The last coin card is gone: { $seat } holds most territories and gets a star ★.
event-pile-emptied-tied = The last coin card is gone. Most territories are tied: nobody gets the star.
event-knocked-out = { $count ->
    [0] { $seat } has no troops left.
    [one] { $seat } has no troops left; { $by } takes { $count } card: { $cards }.
   *[other] { $seat } has no troops left; { $by } takes { $count } cards: { $cards }.
}
event-wiped-out = { $count ->
    [0] { $seat } has no troops left.
    [one] { $seat } has no troops left; { $count } card is discarded: { $cards }.
   *[other] { $seat } has no troops left; { $count } cards are discarded: { $cards }.
}
event-packet-unsealed = { $seat } opens { $packet }!
event-packet-unsealed-late = { $packet } is open!
event-rules-changed = 🆕 New since the last game: { $packets }.
packet-brings = { $packet } ({ $brings })
event-eliminated = { $why ->
    [no-start] { $seat } has nowhere to join the war and is out of this game.
    [removed] { $seat } takes all troops off the board.
   *[no-troops] { $seat } ends this game without any troops and is eliminated.
}
event-conceded = { $seat } concedes to { $to }.
event-conceded-not = { $seat } takes the concession back.
event-assault-began = ⚔ { $seat }: { $origin } → { $target } ({ $defender }), { $dice }, { $rolls }
event-scar-played = { $seat } plays { $scar } on { $territory }{ $foreign ->
    [0] {""}
   *[1] {" "}({ $holder })
}, for good.
event-missiles-fired = { $count ->
    [one] 🚀 { $seat } fires at a die
   *[other] 🚀 { $seat } fires at { $count } dice
}{ $side ->
    [attack] {" "}(attack)
    [defence] {" "}(defence)
   *[open] {""}
}: { $values } → 6
event-missiles-fired-at = { $own ->
    [0] { $count ->
        [one] 🚀 { $seat } fires at { $whose }'s die
       *[other] 🚀 { $seat } fires at { $count } dice of { $whose }
    }
   *[1] { $count ->
        [one] 🚀 { $seat } fires at a die of their own
       *[other] 🚀 { $seat } fires at { $count } dice of their own
    }
}: { $values } → 6
event-missiles-fired-both = 🚀 { $seat } fires at { $count } dice ({ $whose }): { $values } → 6
event-roll-settled = 🎲 { $attack } : { $defence } → attacker { $lost }, defender { $killed }
event-roll-at = { $where }: { $line }
event-ticked = { $line }, one box ticked off 🧱
event-overrun = { $line }, overrun!
event-closed = { $line }, Iron Wall: nobody attacks there again this turn
event-conquered = { $seat } conquers { $target } from { $loser }.
event-hq-taken = { $line } With it goes the HQ of { $whose } ★.
event-moved-in = { $troops ->
    [one] { $troops } more follows into { $target }.
   *[other] { $troops } more follow into { $target }.
}
event-assault-ended = ⚔ { $seat }: { $origin } → { $target }: { $why ->
    [conquered] { $known ->
        [0] taken
       *[1] taken from { $defender }
    }
    [closed] held, and nobody attacks there again this turn
    [floor] stopped at its limit (troops or odds)
    [reaction] interrupted by a card or missile
    [over] the game is over
    [gone] nobody is left to fight
   *[rolls] held
}{ $rolls ->
    [0] {""}
   *[1] , { $sums }
}
event-sums = lost { $lost }, killed { $killed } ({ $count ->
    [one] { $count } roll
   *[other] { $count } rolls
})
event-hq-fell = { $line }, and with it the HQ of { $whose } ★
event-march-halted = Your march on { $goal } stops: for the next step you are not as much stronger as you wanted to be.
event-order-dropped = { $order ->
    [trap] Your trap can no longer snap and is struck.
    [play] A queued scar card has no place any more and is struck.
    [lines] Your orders for own turns have had their time and are struck.
   *[rule] Your last missile is gone; your rules for missiles are struck.
}
event-game-won = { $why ->
    [stars] { $stars ->
        [one] { $seat } wins with { $stars } star ★!
       *[other] { $seat } wins with { $stars } stars ★!
    }
    [alone] { $seat } wins: nobody else is left.
    [round-cap] { $stars ->
        [one] The last round is over. { $seat } is ahead with { $stars } star ★ and wins.
       *[other] The last round is over. { $seat } is ahead with { $stars } stars ★ and wins.
    }
   *[conceded] All others concede: { $seat } wins.
}
event-board-signed = { $signatures ->
    [one] ✍ { $seat } signs the board for game { $game }, for the first time.
   *[other] ✍ { $seat } signs the board for game { $game }: { $signatures } signatures by now.
}
event-continent-taken = { $seat } may name { $continent }, and gets +1 recruit for it from now on.
event-city-built = { $city ->
    [major-city] { $seat } founds a major city: { $territory }.
   *[minor-city] { $seat } founds a minor city: { $territory }.
}
event-scar-removed = { $seat } cancels the scar: { $territory }.
event-bonus-altered = { $seat } changes a bonus: { $continent } { $before } → { $bonus }.
event-fortification-built = { $seat } fortifies the city: { $territory }.
event-territory-card-destroyed = { $seat } destroys a card: { $territory }.
event-territory-card-upgraded = { $seat } adds a coin: { $territory } 🪙{ $coins }.
event-reward-forgone = { $seat } leaves nothing this time.
event-name-given = { $place ->
    [city] { $seat } names the city ({ $where }): { $name }
    [continent] { $seat } names the continent ({ $where }): { $name }
   *[planet] { $seat } names the planet: { $name }
}
event-name-postponed = { $place ->
    [planet] The planet stays without a name for now.
   *[city] { $seat } leaves the name for later.
}
event-namer-chosen = { $count ->
    [0] Most signatures: { $person } names the planet.
   *[1] Most signatures are tied; dice plus continents named: { $rounds }. { $person } names the planet.
}
tie-by = { $who }: { $die }+{ $named }
event-game-recorded = Game { $game } is written into the chronicle.

## Names and signs

nobody = a steward
steward-of = a steward ({ $faction })
and-last = { $others } and { $last }
beside = { $one } { $other }
tenths = { $whole }.{ $tenth }
planet-placeholder = Unnamed World
coin-cards = { $count ->
    [one] { $count } coin card
   *[other] { $count } coin cards
}
icon = { $kind ->
    [hq] 🚩
    [minor-city] 🏘
    [major-city] 🏙
    [world-capital] 🏛
    [bunker] 🛡
    [ammo-shortage] 🔻
    [fortification] 🧱
   *[closed] ⛔
}
icon-hq-of = 🚩({ $who })
icon-boxes = 🧱{ $left }
legend = { $icon } { $kind ->
    [hq] HQ
    [minor-city] minor city
    [major-city] major city
    [world-capital] capital
    [bunker] bunker
    [ammo-shortage] ammo shortage
    [fortification] fortification (boxes left)
   *[closed] closed to attacks
}
supply = { $kind ->
    [minor-city] minor cities { $count }
    [major-city] major cities { $count }
    [fortify-city] fortifications { $count }
    [cancel-scar] cancel stickers { $count }
    [upgrade-card] coin stickers { $count }
    [raised] bonus +1: { $count }
    [lowered] bonus −1: { $count }
    [founding-coins] founding coins { $count }
   *[scar-card] unplayed scar cards { $count }
}
supplies = { $left }
nearly-gone = Nearly used up: { $left }

## Board

board-game = { $late ->
    [0] Game { $game } of { $games }
   *[1] Game { $game }, after the campaign
}
board-title = { $founding ->
    [0] { $stage ->
        [starting] { $game } · taking up positions
        [rewards] { $game } · rewards
        [over] { $game } · over
       *[playing] { $game } · round { $round }{ $cap ->
            [0] {""}
           *[1] {" "}of { $cap }
        }
    }
   *[1] { $stage ->
        [over] The world is founded
       *[founding] A world is founded
    }
}
board-on-planet = { $planet } · { $title }
board-turn = { $recruits ->
    [0] ▸ { $who } is on turn
    [one] ▸ { $who } is on turn · { $recruits } troop to place
   *[other] ▸ { $who } is on turn · { $recruits } troops to place
}
board-battle = { $rolls ->
    [0] ⚔ { $who }: { $origin } { $troops } → { $target } { $against } ({ $whom })
    [one] ⚔ { $who }: { $origin } { $troops } → { $target } { $against } ({ $taken ->
            [0] { $whom }
           *[1] taken from { $whom }
        }) · { $rolls } roll, lost { $lost }, killed { $killed }
   *[other] ⚔ { $who }: { $origin } { $troops } → { $target } { $against } ({ $taken ->
            [0] { $whom }
           *[1] taken from { $whom }
        }) · { $rolls } rolls, lost { $lost }, killed { $killed }
}
board-last = Last battle · { $who }: { $origin } → { $target } ({ $whom }), { $taken ->
        [0] held
       *[1] taken
    } · { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }, lost { $lost }, killed { $killed }
board-dice = 🎲 { $attack } : { $defence }
board-die = { $locked ->
    [0] { $value }
   *[1] { $value }🚀
}
board-won = { $steward ->
    [0] 🏆 { $who } has won
   *[1] 🏆 { $who } has won (a steward: no signature, no reward)
}
board-row = Cards: { $row }
board-slot = { $slot }. { $card } 🪙{ $coins }
board-gap = { $slot }. –
board-stock = { $star ->
    [0] Deck { $deck } · discarded { $discard } · coin cards left { $pile }
   *[1] Deck { $deck } · discarded { $discard } · coin cards left { $pile }, a ★ for whoever takes the last
}
board-order = Order of turns: { $seats }
board-legend = -# { $icons }
legend-dice = 🎲 attacker : defender, and so their losses
board-seats = Star race: { $stars } ★ win
board-seat = **{ $who }** ★{ $stars }{ $count ->
    [0] {""}
   *[1] {" "}({ $sources })
} · { $army }{ $more ->
    [0] {""}
   *[1] {" "}· { $facts }
}
race = { $count ->
    [stars] ★
    [lands] 🗺️
    [troops] 🪖
    [recruits] ➕
    [cards] 🃏
    [coins] 🪙
    [none] ·
   *[who] 👤
}
legend-race = { $count ->
    [lands] 🗺️ territories
    [troops] 🪖 troops
    [recruits] ➕ recruits
    [cards] 🃏 cards
   *[coins] 🪙 coins
}
board-seat-waits = { $count ->
    [0] **{ $who }** ★{ $stars } · no faction yet
   *[1] **{ $who }** ★{ $stars } · no faction yet · { $facts }
}
board-seat-out = { $removed ->
    [0] **{ $who }** · { $army } · eliminated
   *[1] **{ $who }** · { $army } · has left the game
}
board-army = { $faction } ({ $power })
star-source = { $source ->
    [hq] { $count ->
        [one] HQ
       *[other] { $count } HQs
    }
    [start] start
    [bought] { $count ->
        [one] bought
       *[other] { $count } bought
    }
   *[coin-pile] last coin card
}
board-population = population { $count }
board-missiles = 🚀{ $count }
hand-missiles = missiles
board-scar-card = scar card
board-concedes = concedes to { $to }
board-continent = { $named ->
    [0] { $continent } +{ $bonus }{ $change ->
        [1] ▲
        [-1] ▼
       *[0] {""}
    }
   *[1] { $continent } +{ $bonus }{ $change ->
        [1] ▲
        [-1] ▼
       *[0] {""}
    } · { $namer } +{ $more }
}
board-deserted = Nobody is anywhere yet: { $where }
board-held = **{ $where }**: { $count ->
        [0] free { $free }
       *[1] { $shares }{ $free ->
            [0] {""}
           *[1] , free { $free }
        }
    }
board-all-empty = **Free**: { $where }
board-empty = { $where } ({ $free })
board-share = { $whole ->
    [0] { $who } { $count }/{ $of }
   *[1] { $who } ✔
}
region-links = Next to each other: { $where }
region-besides = Everybody, powers, decks
region-near = **{ $land }**: { $lands }
region-neighbour = { $held ->
    [0] { $land }
   *[1] { $who } { $land } { $troops }
}{ $sea ->
    [0] {""}
   *[1] {" "}(sea)
}
region-land = { $held ->
    [0] { $land } (free)
   *[1] { $land } ({ $who })
}
board-land = { $troops ->
    [0] { $land }
   *[1] { $land } { $troops }
}
board-supplies = Left in the box

## Own page

own-title = Your army
score = { $who } ★{ $stars }/{ $of } · { $lands ->
    [one] { $lands } land
   *[other] { $lands } lands
}{ $count ->
    [0] {""}
   *[1] , { $continents }
}{ $more ->
    [0] {""}
   *[1] {" "}+{ $more }
}
headline-hq = { $own ->
    [0] { $who } takes the HQ of { $whose }: ★{ $stars } now
   *[1] { $who } takes their own HQ back: ★{ $stars } now
}
headline-hq-from = { $own ->
    [0] { $who } takes the HQ of { $whose } from { $loser }: ★{ $stars } now
   *[1] { $who } takes their own HQ back from { $loser }: ★{ $stars } now
}
headline-taken = { $hq ->
    [none] { $who } takes { $where } from you
    [mine] { $who } takes { $where } from you, with your HQ and its star ★
   *[foreign] { $who } takes { $where } from you, with the HQ of { $whose } and its star ★
}
headline-went-on = { $line } (by now { $holder } has it)
broken-off = a card or missile breaks the attack off
broken-off-by = { $missiles ->
    [0] { $mine ->
        [0] a scar card of { $who } breaks the attack off
       *[1] your scar card breaks the attack off
    }
    [one] { $mine ->
        [0] a missile of { $who } breaks the attack off
       *[1] your missile breaks the attack off
    }
   *[other] { $mine ->
        [0] { $missiles } missiles of { $who } break the attack off
       *[1] your { $missiles } missiles break the attack off
    }
}
headline-interrupted = { $who } attacks { $where }: { $broken }, { $still ->
    [0] and
    [1] you still hold it and
   *[2] you still hold it with the HQ and
} { $count ->
    [0] you lose nobody
    [one] you lose { $count } troop
   *[other] you lose { $count } troops
}
headline-held = { $count ->
    [0] { $who } attacks { $where }: you hold it and lose nobody
    [one] { $who } attacks { $where }: you hold it and lose { $count } troop
   *[other] { $who } attacks { $where }: you hold it and lose { $count } troops
}
headline-hq-lost = { $own ->
    [0] { $who } loses the HQ of { $whose } again: ★{ $stars } now
   *[1] { $who } loses their own HQ: ★{ $stars } now
}
headline-star = { $who } buys a star: ★{ $stars } now
headline-packet = 📦 { $packet } is open: { $brings }
headline-knocked-out = { $who } has no troops left
headline-attack = { $hq ->
    [0] { $who } attacks { $where } right now
    [1] { $who } attacks { $where } right now, where the HQ of { $whose } stands
   *[2] { $who } attacks { $where } right now, where your HQ stands
}
own-founding-title = The founding
own-founding = You decide what this world begins with.
own-lands = You hold: { $some ->
    [0] 1 each in { $alone }
   *[1] { $lands }{ $ones ->
        [0] {""}
       *[1] {"; "}1 each in { $alone }
    }
}
own-hq = 🚩 { $land } { $troops }: { $reach }
aim = 🎯 { $title } ★{ $stars } ({ $asks })
own-stars = { $count ->
    [0] ★{ $stars } of { $of } · every HQ you hold is a star
   *[1] ★{ $stars } of { $of } ({ $sources })
}
own-power = { $gained ->
    [0] 💪 **{ $power }** · { $effect }
   *[1] ➕ Gained: **{ $power }** · { $effect }
}
own-scar = Scar card: **{ $scar }** · { $effect }
own-missiles-asked = -# In battles of others you are asked about them only if the roll would win the game, unless your standing orders say more.
own-missiles = { $count ->
    [one] 🚀 { $count } missile · turns any die of a roll into a 6
   *[other] 🚀 { $count } missiles · each turns any die of a roll into a 6
}; in fights of others you are asked if they win the game, or as your orders say
own-rival-where = { $rival } — { $lands }{ $more ->
    [0] {""}
   *[1] {" "}and { $more } more
}
own-rival = { $who }: { $stars } ★ · { $lands ->
    [one] { $lands } territory
   *[other] { $lands } territories
}, { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}
own-recruits = Next recruits: **{ $total }** ({ $sum })
own-cards = { $count ->
    [one] { $count } resource card
   *[other] { $count } resource cards
}
own-hand = { $cards }
own-worth = { $troops ->
        [0] 🪙{ $coins }: not enough to trade
        [one] 🪙{ $coins }: traded for { $troops } troop
       *[other] 🪙{ $coins }: traded for { $troops } troops
    }{ $star ->
        [0] {""}
       *[1] {" "}· any { $cards } buy a ★
    }
own-dangers = In danger: how likely a full attack takes it
own-danger = { $now ->
    [0] {""}
   *[1] ⚔{" "}
}{ $hq ->
    [0] { $land } { $troops } ← { $origin } { $against } ({ $who }): { $percent } %
   *[1] 🚩 { $land } { $troops } ← { $origin } { $against } ({ $who }): { $percent } %
}
own-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
own-orders = Standing orders: { $orders }
order-line-wishes = Without a question, the first that is possible: { $wishes }
order-wish = { $what } ({ $about })
order-line-own = Own turns { $place } – { $line }
order-line-turns = { $count ->
    [0] Own turns: until you strike it
    [one] Own turns: for { $count } turn
   *[other] Own turns: for { $count } turns
}
order-line-none = Nothing is written: you play your turns yourself.
order-line-dice = Defend with one die ({ $lands })
order-line-watch = { $card ->
    [scar] { $count ->
        [0] You are never asked about your scar card
       *[1] You are asked about your scar card ({ $when })
    }
   *[missile] { $count ->
        [0] You are never asked about missiles
       *[1] You are asked about missiles ({ $when })
    }
}
order-line-trap = Trap – { $line }
order-line-play = Scar card – { $line }
order-line-rule = Missile rule – { $line }
order-line-star = { $buy ->
    [0] When your time runs out, the winning star is not bought
   *[1] When your time runs out, the winning star is bought
}
order-line-packets = What packets ask is answered for you, with what the clock would take

## The end

ending-title = { $game ->
    [0] The founding
   *[1] End of game { $game }
}
ending-founded = The world is founded: every faction has its power, and the first coins are on the cards.
ending = { $why ->
    [stars] { $winner } wins game { $game } with ★{ $stars }.
    [alone] { $winner } wins game { $game }: nobody else is left.
    [round-cap] { $winner } wins game { $game }: the last round is over.
   *[conceded] { $winner } wins game { $game }: all others concede.
}
ending-hq = { $winner } wins game { $game } with ★{ $stars }; the last one is the headquarters in { $where }.
ending-seat = { $result ->
        [won] 🏆
        [held-on] ▪
       *[eliminated] ✖
    } { $who } ({ $faction }) ★{ $stars }{ $count ->
        [0] {""}
       *[1] {" "}({ $sources })
    } · { $result ->
        [eliminated] eliminated
       *[held-on] held on to the end · { $lands ->
            [one] { $lands } territory
           *[other] { $lands } territories
        }
        [won] { $lands ->
            [one] { $lands } territory
           *[other] { $lands } territories
        }
    }
ending-stewards = { $several ->
    [0] No signature and no reward (played by a steward): { $seats }.
   *[1] No signatures and no rewards (played by stewards): { $seats }.
}
ending-changes = What stays in the world
luck = { $more ->
    [0] Dice: { $troops } troops worse than average
   *[1] Dice: { $troops } troops better than average
}
ending-luck = Fortunes of war
ending-tally = { $who }: conquests { $conquests }, rolls { $rolls }; lost { $lost } (expected { $should_lose }), killed { $killed } (expected { $should_kill }); knocked out { $out }
ending-armed = { $line }; { $missiles }
tally-missiles = { $fired ->
    [one] { $fired } missile
   *[other] { $fired } missiles
}: { $any ->
    [0] nothing changed
   *[1] { $what } saved or taken
}
tally-troops = { $count ->
    [one] { $count } troop
   *[other] { $count } troops
}
tally-lands = { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}
ending-reigns = { $turns ->
    [one] 🚩 Longest hold on a headquarters, { $turns } own turn: { $hqs }
   *[other] 🚩 Longest hold on a headquarters, { $turns } own turns in a row: { $hqs }
}
ending-reign = { $land } ({ $who })
ending-next = The next game
ending-left = { $over ->
    [0] { $left ->
        [one] { $left } game of the campaign is left.
       *[other] { $left } games of the campaign are left.
    }
   *[1] The campaign is over. This world can be played on, without signatures and rewards.
}
ending-namer = { $who } may name the planet.
ending-bonus = { $missiles ->
    [0] { $who } starts with a ★.
    [one] { $who } starts with { $missiles } missile.
   *[other] { $who } starts with { $missiles } missiles.
}
ending-absent = { $missiles ->
    [one] { $who }, on coming back, starts with { $missiles } missile.
   *[other] { $who }, on coming back, starts with { $missiles } missiles.
}
change-power-fixed = { $faction }: { $power }
change-scar-placed = { $territory }: { $scar }
change-signed = { $person } signs the board
change-continent-claimed = { $continent }: { $person } may name it
change-bonus-changed = { $continent }: bonus { $before } → { $after }
change-city-founded = { $territory }: { $city } (founder { $person })
change-city-named = { $territory }: { $person } calls the city { $name }
change-city-founded-called = { $territory }: { $city } “{ $name }” (founder { $person })
change-continent-claimed-called = { $continent }: { $person } calls it { $name }
change-namer-found-called = { $person } calls the planet { $name }
change-namer-found = { $person } may name the planet
change-city-fortified = { $renewed ->
    [0] { $territory }: fortification
   *[1] { $territory }: new fortification (🧱{ $before } → 🧱{ $after })
}
change-scar-cancelled = { $territory }: scar cancelled ({ $scar })
change-card-destroyed = { $territory }: card destroyed (🪙{ $coins })
change-card-upgraded = { $territory }: 🪙{ $before } → 🪙{ $after }
change-coins = Coins on cards: { $cards }
change-coin = { $land } 🪙{ $coins }
change-boxes = { $land }: fortification 🧱{ $before } → 🧱{ $after }

## The world between two games

world-title = { $planet }
world-next = { $late ->
    [0] { $played } of { $games } games played · next: game { $game }
   *[1] The campaign of { $games } games is over, { $played } played · next: game { $game }, without signatures and rewards
}
world-now = { $late ->
    [0] { $played } of { $games } games played · now: game { $game }
   *[1] The campaign of { $games } games is over, { $played } played · now: game { $game }, without signatures and rewards
}
world-namer = { $named ->
    [0] { $who } may name the planet
   *[1] Named by { $who }
}
world-charter = { $founding ->
    [dealt] Founded by its players
   *[random] Founded by chance
}
world-wall = Signatures
world-signed = { $count ->
    [one] ✍ { $who }: game { $games }
   *[other] ✍ { $who }: games { $games }
}
world-people = { $pages ->
    [1] Who has played here
   *[2] Who has played here { $page }/{ $pages }
}
world-person = { $who }: games { $games }, won { $won }, held on { $held }, eliminated { $out }
world-stars = ★{ $stars }: { $sources }
world-star-source = { $source ->
    [hq] headquarters { $count }
    [start] start { $count }
    [bought] bought { $count }
   *[coin-pile] coin pile { $count }
}
world-fighting = ⚔ conquests { $conquests }, rolls { $rolls }; lost { $lost } (expected { $should_lose }), killed { $killed } (expected { $should_kill })
world-missiles = 🚀 { $missiles }
world-signatures = { $count ->
    [one] ✍ Signed the board after game { $games }
   *[other] ✍ Signed the board after games { $games }
}
world-named = 🏷 Named: { $names }
world-cities = 🏘 Cities: { $cities }
world-founded-city = { $city } ({ $land })
world-atlas = { $pages ->
    [1] Atlas
   *[2] Atlas { $page }/{ $pages }
}
world-continent = { $continent } +{ $bonus }{ $change ->
        [1] ▲
        [-1] ▼
       *[0] {""}
    }
world-continent-for = { $line } (+{ $more } for { $who })
world-named-by = { $named ->
    [0] Naming right: { $who }
   *[1] Named by { $who }
}
world-unnamed = not named yet
world-unnamed-city = in { $land } (not named yet)
world-unmarked = No marks
world-routes = New sea routes: { $routes }
world-route = { $one } – { $other }
world-land = { $land }: { $facts }
world-city = { $city } ({ $founder })
world-scar = { $icon } { $scar }
world-no-card = card destroyed
world-coins-of = 🪙{ $coins }
world-chronicle = { $pages ->
    [1] Chronicle
   *[2] Chronicle { $page }/{ $pages }
}
world-founded = The founding
world-game = Game { $game }: { $who } wins ({ $faction })
world-before = Before that: { $games }
world-victor = { $count ->
    [one] game { $games }: { $who }
   *[other] games { $games }: { $who }
}
world-playing = Game { $game }, so far
world-won = { $why ->
    [stars] With ★{ $stars } in round { $rounds }
    [alone] Alone in the end, in round { $rounds }
    [round-cap] Ahead after the last round ({ $rounds })
   *[conceded] Conceded by all others in round { $rounds }
}
world-fighter = { $result ->
    [won] 🏆 { $who } ({ $faction }): { $start }
    [held-on] ▪ { $who } ({ $faction }): { $start }
   *[eliminated] ✖ { $who } ({ $faction }): { $start }, eliminated
}
world-factions = { $pages ->
    [1] Factions
   *[2] Factions { $page }/{ $pages }
}
world-power = { $faction }: { $power }
world-results = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: won { $won }, held on { $held }, eliminated { $out }
world-starts = Starts: { $continents }
world-count = { $what } { $count }
world-coins = More coins: { $cards }
world-fought = { $result ->
    [won] 🏆 Game { $game }: { $who } ({ $start })
    [held-on] ▪ Game { $game }: { $who } ({ $start })
   *[eliminated] ✖ Game { $game }: { $who } ({ $start }), eliminated
}
world-more = Gained from packets: { $powers }
world-idle = { $count ->
    [one] Sat out { $count } game
   *[other] Sat out { $count } games
}
world-untried = Nobody has played it yet
world-lands = { $pages ->
    [1] Territories
   *[2] Territories { $page }/{ $pages }
}
world-land-legend = -# ⚔ conquered, 🚩 somebody's start
world-contested = Most fought over
world-other-lands = All others
world-conquered = ⚔{ $count }
world-begun = 🚩{ $count }
world-box = Box and cards
world-packets = { $new ->
    [0] Packets, open and sealed
   *[1] 🆕 Packets, open and sealed
}
world-open = 📂 Open: { $packets }
world-sealed = { $count ->
    [one] 📦 Still sealed: { $count } packet
   *[other] 📦 Still sealed: { $count } packets
}
world-news = 🆕 New from game { $game }
world-packet-open = { $new ->
    [0] 📂 { $packet }, opened in game { $game }:
    { $what }
   *[1] 🆕 📂 { $packet }, opened in game { $game }:
    { $what }
}
world-packet-sealed = 📦 { $packet }: sealed until { $condition }
world-packet-counted = { $left ->
    [1] 📦 { $packet }: sealed until { $condition } ({ $done } of { $all }: only one is missing!)
   *[more] 📦 { $packet }: sealed until { $condition } ({ $done } of { $all } so far)
}
occasion-why = It could be opened because { $condition }.
occasion-late = { $barred ->
    [0] It opens only now, since it came to this world later.
   *[1] It opens only now, since this world was played without packets so far.
} Its condition was met in game { $game }{ $named ->
    [0] {""}
   *[1] {" "}({ $who })
}: { $condition }.
occasion-from-now-on = From now on
tale-packet = { $packet } (by { $who })
tale-unsealed = { $count ->
    [one] { $packets } was opened, and the world was not the same afterwards.
   *[other] { $packets } were opened, and the world was not the same afterwards.
}
regret-packets = { $count ->
    [one] ⚠️ { $packets } was opened in this game. It would be sealed again, but its players have seen what is in it.
   *[other] ⚠️ { $packets } were opened in this game. They would be sealed again, but its players have seen what is in them.
}
change-packet-opened = { $packet } was opened: { $brings }
change-packet-opened-by = { $packet } was opened by { $who }: { $brings }
change-power-added = { $faction } gained { $power }
change-link-added = A sea route joins { $one } and { $other }
world-cards = Territory cards
world-worth = 🪙{ $coins }: { $cards }
world-destroyed = Destroyed: { $cards }
world-destroyed-card = { $card } (game { $game })
world-plain-cards = All others: 🪙{ $coins }
world-scars = Scar cards
world-scar-played = { $cancelled ->
    [0] { $scar }: { $land } (game { $game })
   *[1] { $scar }: { $land } (game { $game }, cancelled in game { $until })
}
world-scars-left = Not played: { $scars }

## A game in the chronicle

tale-opening = Those who went to war were { $who }.
tale-fighter = { $who } ({ $faction }, from { $land })
tale-conquests = { $count ->
    [one] Nobody conquered more than { $who }, and that was a single territory: { $land }.
   *[other] Nobody conquered more than { $who }: { $count } territories, and { $land } was the first of them.
}
tale-peace = Nobody conquered anything from anybody.
tale-contested = The place most fought over was { $land }, which was taken { $count } times.
tale-uncontested = No land was taken twice.
tale-dice = The dice were kindest to { $who } and least kind to { $other }.
tale-even-dice = The dice took nobody's side.
tale-no-dice = Not a single die was rolled.
tale-missiles = { $count ->
    [one] One missile was fired, by { $who }.
   *[other] { $count } missiles were fired, most of them by { $who }.
}
tale-no-missile = No missile was fired.
tale-scars = The land keeps its scars: { $scars }.
tale-scar = { $scar } in { $land }
tale-no-scar = No new scar was left on the land.
tale-fallen = { $count ->
    [one] { $who } lost everything and was out of it.
   *[other] { $who } lost everything and were out of it.
}
tale-all-there = Everybody was still there at the end.
tale-stars = { $any ->
    [0] { $who } had ★{ $stars } by then.
   *[1] { $who } had ★{ $stars } by then: { $sources }.
}
tale-won = { $why ->
    [stars] With these the game was won, in round { $rounds }.
    [alone] In round { $rounds } nobody else was left, and so the game was won.
    [round-cap] That was ahead of everybody when the last round, round { $rounds }, was over.
   *[conceded] In round { $rounds } all others conceded.
}
tale-signed = { $count ->
    [one] { $who } signed the board for the first time.
   *[other] { $who } signed the board, and the name stands there { $count } times by now.
}
tale-founded = New on the map: { $cities }.
tale-city = { $city } in { $land } ({ $who })
tale-named = From then on there were these names: { $names }.

## Guide

guide-game = How it is played
guide-stars = { $count ->
    [one] Whoever has { $count } ★ wins at once
   *[other] Whoever has { $count } ★ wins at once
}
guide-star-hq = ★ for each headquarters (🚩) you control, your own and conquered ones.
guide-star-start = ★ at the start, if you have never signed this world's board. Otherwise a missile for each signature.
guide-star-bought = { $cards ->
    [one] ★ for any { $cards } resource card, at the start of your turn.
   *[other] ★ for any { $cards } resource cards, at the start of your turn.
}
guide-star-pile = { $count ->
    [one] ★ for the most territories when the only coin card goes, once a game; nobody gets it in a tie.
   *[other] ★ for the most territories when the last of the { $count } coin cards goes, once a game; nobody gets it in a tie.
}
guide-recruits = Recruits
guide-recruit = Territories and population together, divided by { $divisor }: at least { $least }. Whole continents add their bonus, and +{ $named } for whoever named them.
guide-trades = Once a turn cards can be traded, 🪙 → troops: { $trades }
guide-trade = { $coins }→{ $troops }
guide-join = { $troops ->
    [one] Without a territory you come back with { $troops } troop on a free, unmarked one or in a major city that you founded, instead of recruiting.
   *[other] Without a territory you come back with { $troops } troops on a free, unmarked one or in a major city that you founded, instead of recruiting.
}
guide-battle = Attacks and moves
guide-dice = Up to { $attack } dice attack, up to { $defence } defend, one for each troop that fights. One troop always stays behind.
guide-compare = The highest dice meet, then the second highest; the lower one loses a troop, and a tie goes to the defender.
guide-scar-card = Before a roll anybody may put a scar card on the attacked territory, if it has no scar. It stays for all games.
guide-missile = After a roll anybody may fire missiles: each sets one die to { $value }, and nothing changes that die any more. In battles of others you are asked only if the roll would win the game, unless your standing orders say more.
guide-conquest = A conquest brings a card at the end of the turn. Whoever takes somebody's last troop gets all of that hand.
guide-expansion = Moving into free land is no attack. A free city costs as many troops as its population, a fortification more.
guide-maneuver = At the end of your turn, one move through territories of your own.
guide-orders = Standing orders, open to you at any time, act while you are away: traps play your scar card, rules fire your missiles, and you say when to be asked. Lines play your own turns: a march on a headquarters as long as the odds hold, or recruiting and holding. All of it rests when something happens that you have named.
guide-cards = Resource cards
guide-card-row = { $slots ->
    [one] { $slots } card lies open. If it shows a territory of yours, you take it.
   *[other] { $slots } cards lie open. If they show territories of yours, you take one of these.
}
guide-card-coin = Otherwise you take a coin card (🪙{ $coins }, { $count } in the box), and the oldest open card is discarded.
guide-card-most = A territory card carries up to 🪙{ $founding } after the founding, later up to 🪙{ $most }.
guide-factions = Factions
guide-faction = { $faction }
guide-power = **{ $power }**: { $effect }
guide-powers = The founding keeps one power of each faction; the other one is gone for good.
guide-map = Map
guide-continent = { $continent } +{ $bonus }
guide-territory = { $land } – { $neighbours }
guide-marks = What stays
guide-campaign = { $games ->
    [one] A world lives for { $games } game. The winner signs the board; whoever signed most often names the planet.
   *[other] A world lives for { $games } games. The winner of each signs the board; whoever signed most often names the planet.
}
guide-start = You start on free land without marks, not next to a headquarters, or in a major city that you founded.
guide-scars = Scars
guide-scar = { $icon } { $scar }: { $effect }
guide-cities = Cities and fortifications
guide-city = { $start ->
    [0] { $icon } { $city }: population { $population }. Nobody starts there.
   *[1] { $icon } { $city }: population { $population }. Its founder may start there.
}
guide-fortification = { $icon } { $fortification }, in a city: +{ $more } on each defence die, +{ $toll } troops to move in while it is free. Each attack with { $dice } dice ticks a box; after { $boxes } it is used up.
guide-winner = The winner takes one reward
guide-holders = Whoever held on takes one, for a territory held at the end
guide-reward = **{ $reward }**: { $worth }

## Components: the title of each, in the nominative

title-alaska = Alaska
title-northwest_territory = Northwest Territory
title-greenland = Greenland
title-alberta = Alberta
title-ontario = Ontario
title-eastern_canada = Eastern Canada
title-western_united_states = Western United States
title-eastern_united_states = Eastern United States
title-central_america = Central America
title-venezuela = Venezuela
title-peru = Peru
title-brazil = Brazil
title-argentina = Argentina
title-iceland = Iceland
title-great_britain = Great Britain
title-scandinavia = Scandinavia
title-northern_europe = Northern Europe
title-western_europe = Western Europe
title-southern_europe = Southern Europe
title-russia = Russia
title-north_africa = North Africa
title-egypt = Egypt
title-east_africa = East Africa
title-central_africa = Central Africa
title-south_africa = South Africa
title-madagascar = Madagascar
title-ural = Ural
title-siberia = Siberia
title-yakutsk = Yakutsk
title-kamchatka = Kamchatka
title-irkutsk = Irkutsk
title-mongolia = Mongolia
title-japan = Japan
title-afghanistan = Afghanistan
title-china = China
title-middle_east = Middle East
title-india = India
title-southeast_asia = Southeast Asia
title-indonesia = Indonesia
title-new_guinea = New Guinea
title-western_australia = Western Australia
title-eastern_australia = Eastern Australia
title-north_america = North America
title-south_america = South America
title-europe = Europe
title-africa = Africa
title-asia = Asia
title-australia = Australia
title-die_mechaniker = Die Mechaniker
title-enclave_of_the_bear = Enclave of the Bear
title-imperial_balkania = Imperial Balkania
title-khan_industries = Khan Industries
title-saharan_republic = Saharan Republic
title-fortified_hq = Fortified HQ
title-iron_wall = Iron Wall
title-ferocity = Ferocity
title-overrun = Overrun
title-round_up = Full Ranks
title-expansion_draw = Settler Supply
title-hq_garrison = HQ Garrison
title-card_levy = Local Levy
title-any_time_maneuver = Ready to March
title-free_maneuver = Hidden Roads
title-bunker = Bunker
title-ammo_shortage = Ammo Shortage
title-minor_city = Minor City
title-major_city = Major City
title-world_capital = World Capital
title-reward_name_continent = Name a continent
title-reward_major_city = Found a major city
title-reward_cancel_scar = Cancel a scar
title-reward_change_continent_bonus = Change a continent bonus
title-reward_fortify_city = Fortify a city
title-reward_destroy_territory_card = Destroy a territory card
title-reward_minor_city = Found a minor city
title-reward_upgrade_card = Upgrade a territory card
title-fortification = Fortification
title-coin_card = coin card
title-planet = Unnamed World

## Pictures

map-land = { $id ->
    [northwest-territory] NW Territory
    [western-united-states] Western US
    [eastern-united-states] Eastern US
    [eastern-canada] E. Canada
    [central-america] C. America
    [great-britain] Britain
    [northern-europe] N. Europe
    [western-europe] W. Europe
    [southern-europe] S. Europe
    [central-africa] C. Africa
    [north-africa] N. Africa
    [east-africa] E. Africa
    [south-africa] S. Africa
    [southeast-asia] SE Asia
    [western-australia] W. Australia
    [eastern-australia] E. Australia
    [middle-east] Middle East
   *[alaska] { $land }
}
map-sign = { $kind ->
    [hq] HQ
    [minor-city] minor city
    [major-city] major city
    [world-capital] capital
    [bunker] bunker
    [ammo-shortage] ammo shortage
    [fortification] fortified
    [closed] no attack
    [fresh] just taken
    [ringed] new in this game
    [struck] hit by an event or a scar
    [lost] you lost it
    [left] nobody left there
    [fallen] HQ taken
    [retaken] HQ taken back
    [toll] fallen: attackers, defenders
    [way] lost on the way in
    [failed] attack failed
    [grown] more / fewer troops
    [lands] territories
    [troops] troops
    [asked] asked
    [cards] cards
    [coins] coins
    [missiles] missiles
    [scar-card] scar card
   *[aim] can be attacked
}
map-hidden = Yours as well:
map-aim = +{ $stars } · { $title }
map-recruits = Recruits to place: { $count }
map-lost = { $kind ->
    [fallen] HQ lost:
   *[lost] You lost:
}
map-lost-to = You lost to { $cause }:
map-marked = { $helps ->
    [0] New on your land:
   *[1] Good for your land:
}
map-marked-by = { $scar }: { $land }
map-stars-yours = { $count ->
    [one] You lost a star:
   *[other] You lost { $count } stars:
}
map-dimmed = Stars lost:
map-stars = New stars:
map-star-hq = HQ { $land }
map-joined = Joined to:
map-elsewhere = Changed elsewhere:
map-armies = Large armies elsewhere:
map-hqs = HQs elsewhere:
map-held = { $land } { $troops }
map-more = and { $count } more
map-taken-from = taken from
map-losses = Losses
map-stake = { $of ->
    [game] If it falls, { $who } wins the game!
   *[hq] { $mine ->
        [0] An HQ and its star are at stake
        [1] Your HQ and its star are at stake
       *[2] An HQ you hold and its star are at stake
    }
}
map-out = { $removed ->
    [0] eliminated
   *[1] has left the game
}
map-waits = no faction yet
alt = World map, { $title }.
alt-said = { $said }.
alt-founded = No armies stand yet.
alt-moves = { $who } is on turn.
alt-asked = To answer: { $who }.
alt-lead = { $several ->
    [0] { $who } leads with ★{ $stars } of { $of }.
   *[1] Level at the top with ★{ $stars } of { $of }: { $who }.
}
alt-taken = { $hq ->
    [0] { $who } has taken { $land }
   *[1] { $who } has taken { $land } with the HQ there
}
alt-lost = { $more ->
    [0] You have lost { $lands }.
   *[1] You have lost { $lands } and { $more } more.
}
alt-land = { $hq ->
    [0] { $land }
   *[1] { $land } (HQ)
}
alt-fight = { $who } attacks { $target } from { $origin }
alt-won = { $who } has won.
alt-front = { $lost ->
    [0] Your front
   *[1] Your front, you have lost { $lands }{ $more ->
        [0] {""}
       *[1] {" "}and { $more } more
    }
}

## What those who watch can foretell

riddle-first-conquest = Who is the first to conquer a territory?
riddle-first-headquarters = Who is the first to take somebody else's HQ?
