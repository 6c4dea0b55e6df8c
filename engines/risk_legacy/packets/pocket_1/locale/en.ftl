### Pocket 1 (RL-B5). The first two stand on it while it is sealed; all others are secret until it opens.

packet-pocket-1 = Pocket 1
seal-pocket-1 = the third missile is fired at one roll
opened-pocket-1 =
    • A nuclear strike ends this battle. Where it comes down, everything is gone for good, the territory card too, and every territory joined to it by land loses up to six troops.
    • Fallout stays there for good: of all who move in half die, and one troop at the end of each turn. Nobody recruits there, starts there or maneuvers through.
    • Whoever fired the third missile plays the Bringer of Nuclear Fire from now on.
    • The next star in play brings a faction a missile power of its own: each use takes a missile, once a turn.
    • From the next game on anybody may play the Mutants, and there are three new kinds of events. { -events-come }
brings-pocket-1 = a nuclear strike with its fallout, missile powers, the Mutants

## Components

title-mutants = Mutants
title-fallout = Fallout
title-bringer_of_nuclear_fire = Bringer of Nuclear Fire
title-emp = EMP
title-interference = Interference
title-recon = Recon
title-bad_intel = Bad Intel
title-rally = Rally
title-radiation_born = Born of Radiation
title-reversed_scars = Reversed Scars
title-revenge = Revenge
title-unnatural_strength = Unnatural Strength
title-mindshackle = Mindshackle
title-unstable_cloning = Unstable Cloning
title-mass_hypnosis = Mass Hypnosis
title-agent_of_chaos = Agent of Chaos
title-fallout_wind = Fallout Wind
title-nuclear_strike = Nuclear Strike
title-mutants_evolve = Mutants Evolve
power-bringer-of-nuclear-fire = 2 more missiles at the start if the Mutants play; they roll ones again when they attack it
power-emp = before a roll, for a missile: no dice are changed in that territory for the rest of the turn, not by missiles either
power-interference = for a missile: a card that somebody else picks cannot be taken now
power-recon = for a missile: any face-up card instead of a coin card
power-bad-intel = for a missile: somebody else's continent brings nothing in that turn
power-rally = for a missile: 2 troops into every territory with an HQ that it controls, at the start of its turn
power-radiation-born = fallout feeds it instead of harming it; a star for holding it and all biohazards
power-reversed-scars = a biohazard gives it a troop, a mercenary takes one
power-revenge = attacking the Bringer of Nuclear Fire, it rolls ones again until there is none
power-unnatural-strength = its attacking sixes beat sixes
power-mindshackle = a resource card that it takes may be swapped for a random one of somebody it conquered from this turn
power-unstable-cloning = a natural double in defence gives it a troop there, if it still holds the territory
power-mass-hypnosis = nobody may attack one of the territories on the cards it traded, until its next turn
icon-fallout = ☢️
legend-fallout = { $icon } fallout: half of all who move in die
star-source-mutation = { $count ->
    [one] mutation
   *[other] { $count } mutations
}
star-source-agent-of-chaos = { $count ->
    [one] chaos
   *[other] { $count } from chaos
}
world-star-source-mutation = mutation { $count }
world-star-source-agent-of-chaos = chaos { $count }
change-irradiated = ☢️ Nuclear strike: { $territory }. Nothing is left there but fallout
change-mutants-changed = { $way ->
    [offensive] The Mutants turn aggressive
   *[defensive] The Mutants turn wary
}
board-silent = EMP: no dice are changed in { $territory } this turn
board-denied = Bad Intel: { $continent } brings nothing this turn
board-entranced = Mass Hypnosis: nobody attacks { $territory } before the Mutants' next turn

## The strike

prompt-aiming = The third missile sets off a nuclear strike. Where does it come down?
move-strike = ☢️ { $territory }
event-nuke-fell = ☢️ Nuclear strike on { $territory }! { $seat } has aimed it.
event-nuke-fell-on-hq = ☢️ Nuclear strike on { $territory }! { $seat } has aimed it. The HQ of { $hq } is gone.
event-card-burnt = The card of { $card } is gone for good{ $lay ->
    [hand] , out of the hand of { $holder }.
    [row] : it lay face up.
   *[rest] .
}
event-card-burnt-yours = Your card { $card } is gone for good.
event-fire-brought = { $seat } is the Bringer of Nuclear Fire. So is the faction from now on: { $faction }.

## Missile powers

prompt-missile-power = Your faction gets a missile power for good. Which one?
prompt-emp = { $who } attacks { $target } from { $origin }. A missile for an EMP?
asks-emp = An EMP for a missile? The attack comes from { $origin }.
prompt-interference = { $coins ->
    [one] { $who } picks a card: { $card }, { $coins } coin. A missile to interfere?
   *[other] { $who } picks a card: { $card }, { $coins } coins. A missile to interfere?
}
prompt-recon = A coin card is due. A missile for a face-up card instead?
prompt-bad-intel = It is the turn of { $who }. A missile for bad intel about a continent?
prompt-rally = { $troops ->
    [one] A missile for { $troops } troop into every territory with an HQ of yours?
   *[other] A missile for { $troops } troops into every territory with an HQ of yours?
}
move-keep = No
move-take-missile-power = { $power }
move-silence = EMP: { $territory }
move-interfere = Not this one: { $card }
move-forbid = { $coins ->
    [one] { $seat } gets no card of { $coins } coin or more
   *[other] { $seat } gets no card of { $coins } coins or more
}
group-forbid = Interference
group-deny = Bad Intel
move-reconnoitre = { $card }
move-deny = { $continent }
move-rally-troops = 🚀 Rally
event-missile-power-taken = { $seat } gets a missile power: { $power }.
event-missile-power-used = { $seat } discards a missile: { $power }.
event-silenced = No dice are changed in { $territory } for the rest of this turn.
event-card-barred = { $seat } cannot take this card now: { $card }.
event-bonus-denied = { $continent } brings { $seat } nothing this turn.
event-rallied = { $troops ->
    [one] { $seat } rallies { $troops } troop each: { $territories }.
   *[other] { $seat } rallies { $troops } troops each: { $territories }.
}

## The Mutants

prompt-mutation = All fallout and every biohazard are yours. Claim the star instead of a card?
prompt-evolution = The Mutants evolve. How?
prompt-mindshackle = You have taken { $card }. Swap it for a random card?
prompt-hypnosis = Mass Hypnosis: where may nobody attack before your next turn?
move-claim-mutation = ★ Claim the star
move-grow = { $way ->
    [offensive] Offensive
    [defensive] Defensive
    [bodies] Bodies
   *[brains] Brains
}
hint-grow-way = { $way ->
    [offensive] next time: sixes that beat sixes, or cards swapped
    [defensive] next time: troops for doubles, or a territory that nobody attacks
    [bodies] strength
   *[brains] cunning
}
move-swap-card = A card of { $other }
move-entrance = { $territory }
event-bringer-armed = { $missiles ->
    [one] The Mutants play: { $seat }, the Bringer of Nuclear Fire, gets { $missiles } more missile.
   *[other] The Mutants play: { $seat }, the Bringer of Nuclear Fire, gets { $missiles } more missiles.
}
event-ones-rerolled = { $dice ->
    [one] Revenge: { $seat } rolls { $dice } one again.
   *[other] Revenge: { $seat } rolls { $dice } ones again.
}
event-mutation-claimed = { $seat } holds all that glows and gains a star ★.
event-chaos-paid = Nobody but the Mutants rules a continent: { $seat } gains a star ★.
event-mutants-grown = { $way ->
    [offensive] The Mutants of { $seat } turn aggressive.
   *[defensive] The Mutants of { $seat } turn wary.
}
event-mutants-evolved = The Mutants of { $seat } have evolved: { $power }.
event-card-swapped = { $seat } swaps cards with { $other }: gives { $gave }, gets { $got }.
event-cloned = { $troops ->
    [one] Cloning gives { $seat } { $troops } troop in { $territory }.
   *[other] Cloning gives { $seat } { $troops } troops in { $territory }.
}
event-entrancing = Nobody may attack { $territory } before the next turn of { $seat }.

## In the chronicle

tale-strike = { $known ->
    [0] A nuclear strike came down on { $land }, and nothing was left there but fallout.
   *[1] { $who } brought a nuclear strike down on { $land }, and nothing was left there but fallout.
}
tale-evolved = The Mutants evolved: { $power }.
