### Pocket 2 (RL-B6). The first two stand on it while it is sealed; all others are secret until it opens.

packet-pocket-2 = Pocket 2
seal-pocket-2 = somebody with a missile is about to place 30 recruits or more
opened-pocket-2 =
    • An island rises from the sea. Whoever called it joins it to two coasts by sea links, and lands there with all recruits and ten alien troops.
    • That faction works for the Aliens from now on: its trades count a coin more, but cities cost it 2 troops more.
    • The island lies in no continent and takes no marks; its card shows 3 coins.
    • Five scar cards are weaknesses: they are played on factions, in one's own turn, one on each faction.
    • From the next game on anybody may play the Aliens, and there are three new kinds of events. { -events-come }
brings-pocket-2 = an island, the Aliens, weaknesses

## Components

title-aliens = Aliens
title-alien_island = Alien Island
map-alien-island = Alien Island
title-alien_collaborator = Alien Collaborator
title-city_walkers = City Walkers
title-island_supply = Island Supply
title-cautious = Cautious
title-purist = Purist
title-short_sighted = Short-Sighted
title-unpopular = Unpopular
title-primitive = Primitive
title-ruin = Ruin
title-beam_down = Beam Down
title-die_humans = Die Humans
title-mysterious_island = Mysterious Island
power-alien-collaborator = a trade counts 1 coin more, 10 at most; 2 troops more are lost on the way into an empty city
power-city-walkers = nobody is lost on the way into empty cities; two stars for holding every city
power-island-supply = 2 recruits more while it holds the island, and 1 for each ruin
power-cautious = its recruits go into two territories at most
power-purist = it never holds more than two coin cards
power-short-sighted = it maneuvers to the next territory only
power-unpopular = 1 troop more is lost on the way into an empty city
power-primitive = population does not count when it recruits
scar-cautious = on a faction: recruits into two territories at most, for good
scar-purist = on a faction: no third coin card, for good
scar-short-sighted = on a faction: maneuvers to the next territory only, for good
scar-unpopular = on a faction: empty cities cost 1 troop more, for good
scar-primitive = on a faction: population does not count for recruits, for good
icon-ruin = 🏚️
legend-ruin = { $icon } ruin: what is left of a city
star-source-domination = { $count ->
    [one] domination
   *[other] { $count } from domination
}
world-star-source-domination = domination { $count }
change-ruined = 🏚️ A city in ruins: { $territory }
change-weakness-stuck = A weakness for good: { $faction }, { $scar }

## The island

prompt-join-island = { $left ->
    [one] The last sea link of the island: to which coast?
   *[other] The island needs { $left } sea links. To which coast first?
}
move-join-island = { $territory }
group-join-island = Coasts
event-island-risen = 🛸 An island rises from the sea! { $seat } has called it: { $faction } gets a scar for good, { $power }.
event-island-risen-alone = 🛸 An island rises from the sea! { $seat } has called it. There is no room for a scar on the card of this faction: { $faction }.
event-island-joined = { $seat } joins it to the world for good: { $island } – { $territory }.
event-island-manned = { $seat } lands on { $territory } with { $recruits ->
    [one] { $recruits } recruit
   *[other] { $recruits } recruits
} and { $troops ->
    [one] { $troops } alien troop
   *[other] { $troops } alien troops
}.

## Weaknesses

move-give-weakness = { $scar }: { $faction }
group-give-weakness = A weakness for good
event-weakness-given = { $seat } finds a weakness: { $faction } is { $scar } from now on.
event-coin-refused = { $coins ->
    [one] { $seat } has { $coins } coin card and draws no other: a purist.
   *[other] { $seat } has { $coins } coin cards and draws no other: a purist.
}
event-coins-given-back = { $coins ->
    [one] { $seat } is a purist: { $coins } coin card too many goes back to the pile.
   *[other] { $seat } is a purist: { $coins } coin cards too many go back to the pile.
}

## The Aliens

prompt-domination = { $stars ->
    [one] Every city is yours. Claim { $stars } star instead of a card?
   *[other] Every city is yours. Claim { $stars } stars instead of a card?
}
prompt-beam-down = { $troops ->
    [one] Beam { $troops } troop down into an empty city?
   *[other] Beam { $troops } troops down into an empty city?
}
prompt-die-humans = Do you turn a minor city into a ruin? Everybody there falls.
prompt-mysterious-island = The island is yours. Do you take a face-up card?
move-refrain = No
move-claim-domination = ★★ Claim the stars
move-beam-down = { $territory }
move-ruin-city = 🏚️ { $territory }
move-take-from-island = { $card }
move-take-worth = { $coins ->
    [one] the dearest card, of { $coins } coin or more
   *[other] the dearest card, of { $coins } coins or more
}
hint-take-from-island = 🪙{ $coins }
event-domination-claimed = Every city on the board belongs to the Aliens of { $seat }.
event-beamed-down = { $troops ->
    [one] { $seat } beams { $troops } troop down into { $territory }.
   *[other] { $seat } beams { $troops } troops down into { $territory }.
}
event-city-ruined = 🏚️ { $seat } leaves nothing but a ruin of the city in { $territory }.
event-city-ruined-with-hq = 🏚️ { $seat } leaves nothing but a ruin of the city in { $territory }. The HQ of { $hq } is gone.

## In the chronicle

tale-island = { $known ->
    [0] An island rose from the sea, and sea routes join it to { $lands }.
   *[1] { $who } called an island from the sea, and sea routes join it to { $lands }.
}
tale-ruins = { $count ->
    [one] The Aliens left a city in ruins: { $lands }.
   *[other] The Aliens left cities in ruins: { $lands }.
}
