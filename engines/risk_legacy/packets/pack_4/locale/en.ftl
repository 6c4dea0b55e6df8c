## Pack 4

packet-pack-4 = Pack 4
seal-pack-4 = the world capital is founded
opened-pack-4 =
    👑 The faction with most wins, if it is alone, leads: it chooses the first mission of a game and puts 3 troops into the world capital if that is empty.
    🎯 Six private missions join the deck. Whoever fulfils one keeps it for the faction: it may be fulfilled again, once in every game.
    ☝ A faction keeps one of them. Only one mission a turn, and it replaces the card.
brings-pack-4 = private missions, and a faction that leads

event-faction-leads = { $wins ->
    [one] 👑 { $seat } leads with { $wins } win and chooses the mission.
   *[other] 👑 { $seat } leads with { $wins } wins and chooses the mission.
}

## Private missions

title-advanced_tactics = Advanced Tactics
title-advanced_training = Advanced Training
title-forced_occupation = Forced Occupation
title-guerilla_warfare = Guerilla Warfare
title-urban_troop_surge = Urban Troop Surge
title-wide_border = Wide Border
mission-advanced-tactics = trade 2 territory cards with 4 coins or more each
mission-advanced-training = trade 10 coins or more at once
mission-forced-occupation = take the last troops of somebody with 3 cards or more
mission-guerilla-warfare = hold every bunker and every mercenary territory
mission-urban-troop-surge = hold the world capital and 3 major cities
mission-wide-border = begin the turn with 2 whole continents
power-advanced-tactics = { mission-advanced-tactics }
power-advanced-training = { mission-advanced-training }
power-forced-occupation = { mission-forced-occupation }
power-guerilla-warfare = { mission-guerilla-warfare }
power-urban-troop-surge = { mission-urban-troop-surge }
power-wide-border = { mission-wide-border }
