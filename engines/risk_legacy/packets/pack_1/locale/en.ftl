### Pack 1 (RL-B1). The first two stand on it while it is sealed; all others are secret until it opens.

packet-pack-1 = Pack 1
seal-pack-1 = the ninth minor city is founded
opened-pack-1 =
    • Whenever a game is set up from now on, a draft takes the place of dice. In five rounds everybody picks a faction, a turn, a place in the order of placing, troops and coin cards.
    • The high roller picks first; each round goes the other way round.
    • Whoever joins the war again gets half of the troops they drafted.
    • Three biohazards are among the scar cards: where one lies, a troop dies at the end of its holder's turns.
    • { -events-come } Many are for whoever has the largest population in their cities.
brings-pack-1 = a draft instead of dice at the start, biohazards, events

## Components

title-biohazard = Biohazard
title-control_the_people = Control the People
title-fortify = Fortify
title-resistance = Resistance
title-riots = Riots
icon-biohazard = ☣️
legend-biohazard = { $icon } biohazard: −1 troop at the end of its holder's turns
scar-biohazard = at the end of each of its holder's turns a troop is lost there, for good

## The draft

prompt-draft = { $left ->
    [one] The draft: what do you take last?
   *[other] The draft: what do you take? You still pick { $left } times.
}
prompt-draft-start = { $troops ->
    [one] { $faction }: where do your HQ and your { $troops } troop start?
   *[other] { $faction }: where do your HQ and your { $troops } troops start?
}
move-draft-pick-faction = { $value }
move-draft-pick = { $category ->
    [turn-order] turn { $value }
    [starting-placement] place { $value }
    [starting-troops] { $value ->
        [one] { $value } troop
       *[other] { $value } troops
    }
   *[starting-coin-cards] { $value ->
        [0] no coin card
        [one] { $value } coin card
       *[other] { $value } coin cards
    }
}
group-draft = { $category ->
    [faction] Faction
    [turn-order] Order of turns
    [starting-placement] Order of placing
    [starting-troops] Troops at the start
   *[starting-coin-cards] Coin cards at the start
}
hint-draft = { $category ->
    [turn-order] { $value ->
        [1] you take the first turn of the game
       *[later] number { $value } in the order of turns
    }
    [starting-placement] { $value ->
        [1] you choose first where to start
       *[later] number { $value } to choose where to start
    }
   *[starting-troops] half of them, if you join the war again
}
reason-draft-taken = Somebody else has it.
reason-draft-served = You have one of these already.
board-drafted = { $count ->
    [0] **{ $who }** has drafted nothing yet
   *[some] **{ $who }** has { $items }
}
board-undrafted = Left to draft: { $items }
event-draft-began = Start roll: { $rounds }. { $first } picks first in the draft.
event-card-drafted = { $category ->
    [turn-order] { $seat } drafts turn { $value }.
    [starting-placement] { $seat } drafts place { $value } in the order of placing.
    [starting-troops] { $value ->
        [one] { $seat } drafts { $value } troop.
       *[other] { $seat } drafts { $value } troops.
    }
   *[starting-coin-cards] { $value ->
        [0] { $seat } drafts no coin card.
        [one] { $seat } drafts { $value } coin card.
       *[other] { $seat } drafts { $value } coin cards.
    }
}
event-turns-settled = The draft is over. Order of turns: { $order }.
event-coins-drafted = { $coins ->
    [one] { $seat } takes { $coins } coin card.
   *[other] { $seat } takes { $coins } coin cards.
}

## Events

prompt-control = { $troops ->
    [one] Control the People: { $troops } troop into one of your cities, or a maneuver at once?
   *[other] Control the People: { $troops } troops into one of your cities, or a maneuver at once?
}
group-event-maneuver = Maneuver at once
prompt-fortify = { $fed ->
    [0] Fortify: a fortification around one of your cities, or { $troops } troops into up to { $cities } of them?
   *[fed] Fortify: { $troops } more troops into another city?
}
group-reinforce = Troops
group-wall-city = Fortification, for good
move-reinforce = { $territory } +{ $troops }
move-wall-city = 🧱 { $territory }
move-no-more-cities = No other city
event-city-walled = { $seat } fortifies the city for good: { $territory }.
event-rioted = { $quiet ->
    [0] Riots in { $territory }: 🎲 { $die }. { $seat } loses control of the streets.
   *[1] Riots in { $territory }: 🎲 { $die }. { $seat } keeps order.
}
event-rioted-hq = Riots in { $territory }: 🎲 { $die }. The HQ of { $hq } there is destroyed.
event-rioted-hq-yours = Riots in { $territory }: 🎲 { $die }. The HQ of { $hq } there is destroyed, and you lose its star ★.
