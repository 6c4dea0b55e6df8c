## Pack 3

packet-pack-3 = Pack 3
seal-pack-3 = one person signs the board for the second time
opened-pack-3 =
    🏠 The continent where a faction has begun most often is its homeland. A card that is due may also show a territory there that somebody else holds.
    🎯 A mission lies face up. Whoever meets it at the end of their own turn may claim it instead of a card, for one star or two.
    🏛 One mission founds the world capital, another one adds a sea link. Both stay for good.
    🃏 Three event cards come with it. { -events-come } These three ask whoever has the largest population in their cities: troops there, or another mission.
    ⏳ All of this begins when a game is set up, not in the middle of one.
brings-pack-3 = homelands and missions, a world capital and a sea link among them

## Homelands

homeland = { $who }: { $where }
region-homeland = 🏠 Homeland of { $who }
event-homelands-found = { $any ->
    [0] No faction has a homeland this time.
   *[1] Homelands: { $homelands }.
}

## Missions

title-homeland = homeland
title-superior_infrastructure = Superior Infrastructure
title-reign_of_terror = Reign of Terror
title-urban_assault = Urban Assault
title-amphibious_onslaught = Amphibious Onslaught
title-unexpected_attack = Unexpected Attack
title-imperial_might = Imperial Might
title-explore_the_world = Explore the World
title-world_is_ready = The World Is Ready
mission-superior-infrastructure = hold 6 cities
mission-reign-of-terror = conquer 9 territories in one turn
mission-urban-assault = conquer 4 cities in one turn
mission-amphibious-onslaught = conquer 4 territories across the sea in one turn
mission-unexpected-attack = conquer a whole continent in one turn
mission-imperial-might = continent bonuses of 7 or more
mission-explore-the-world = hold 7 islands; it adds a sea link for good
mission-world-is-ready = a card with 4 coins or more could be taken; the world capital is founded there instead

## What they change

prompt-link = 🌊 A new sea link for good: where does it begin?
prompt-link-to = 🌊 A new sea link from { $where }: where to?
move-link-from = { $territory }
move-link-to = { $territory }
event-sea-charted = { $seat } discovers a sea route: { $one } and { $other } are linked for good.
event-capital-founded = { $seat } founds the world capital 🏛: { $territory }!
event-capital-founded-over = { $seat } founds the world capital 🏛: { $territory }! It takes the place of the city there ({ $replaced }).

## Events

title-join_the_cause = Join the Cause
prompt-cause = { $all ->
    [0] { $troops ->
        [one] { $troops } more troop: into which city?
       *[other] { $troops } more troops: into which city?
    }
   *[1] { $troops ->
        [one] Join the Cause: { $troops } troop into one of your cities, or another mission?
       *[other] Join the Cause: { $troops } troops into your cities, or another mission?
    }
}
move-rally = { $territory } +{ $troops }

## In the chronicle

tale-capital = { $who } founded the capital of the world: { $land }.
