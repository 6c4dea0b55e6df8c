### Pack 2, in English.

packet-pack-2 = Pack 2
seal-pack-2 = somebody is eliminated from a game
opened-pack-2 =
    • Whoever loses the last troop, or is out of a game, picks a comeback power for the faction: for good, at once, each power only once.
    ◦ Resourceful: entering a city without an owner earns a card
    ◦ Stealthy: recruits may go into one empty, unmarked territory
    ◦ Well-Armed: +1 on each attack die against land with an HQ
    ◦ Mobile: when its turn begins, an HQ it holds may move to own land next to it
    ◦ Convincing: 1 more from its mercenaries
    ◦ Well-Supplied: ammo shortage does not weaken its defence
    • Three mercenaries are among the scar cards that are dealt when a game begins: played when any turn begins, they bring whoever holds the land a troop at the end of its turns.
    • Whoever holds any scar card is asked when its turn begins; in turns of others, standing orders play it.
brings-pack-2 = comeback powers for whoever is beaten, mercenaries

## What it brings

title-mercenary = Mercenary
scar-mercenary = +1 troop there at the end of its holder's turn, for good
icon-mercenary = 🗡️
legend-mercenary = { $icon } mercenaries
title-resourceful = Resourceful
title-stealthy = Stealthy
title-well_armed = Well-Armed
title-mobile = Mobile
title-convincing = Convincing
title-well_supplied = Well-Supplied
power-resourceful = entering a city without an owner earns a card
power-stealthy = recruits may go into one unmarked territory that is empty, anywhere
power-well-armed = +1 on each attack die against land with an HQ
power-mobile = when its turn begins it may move an HQ it holds to own land next to it
power-convincing = 1 troop more in each territory with mercenaries that it holds
power-well-supplied = ammo shortage does not weaken its defence

## A comeback power

prompt-comeback = Beaten, but not forgotten: which power does { $faction } get for good?
move-take-comeback = { $power }
event-comeback-taken = { $faction } ({ $seat }) is given a comeback power, for good: { $power }.

## A headquarters that moves

prompt-move-hq = Do you move a headquarters this turn?
move-leave-hq = They stay where they are
move-move-hq = { $origin } → { $target }
event-hq-moved = { $seat } moves the HQ of { $whose }: { $origin } → { $target }.
event-hq-moved-own = { $seat } moves the HQ: { $origin } → { $target }.
