event-land-fed = { $territory } brings { $seat } { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}.
event-troops-lost = { $seat } loses { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}{ $each ->
    [0] {""}
   *[1] {" "}each
} in { $territory }{ $known ->
    [0] {""}
   *[1] {" "}({ $cause })
}{ $left ->
    [some] .
    [nobody] ; nobody is left there.
   *[hq] ; nobody is left there, and the star ★ of the HQ is lost.
}
event-troops-lost-yours = You lose { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}{ $each ->
    [0] {""}
   *[1] {" "}each
} in { $territory }{ $known ->
    [0] {""}
   *[1] {" "}({ $cause })
}{ $left ->
    [some] .
    [nobody] ; nobody is left there.
   *[hq] ; nobody is left there, and with the HQ you lose a star ★.
}
-events-come = If the card that newly comes into the row at the end of a turn shows an even number of coins, an event card is drawn at once.
note-largest-population = An event for whoever has the largest population in their cities: that is you, with { $population }.
note-mission-replaced = Another mission would take the place of { $mission } ({ $demand }), which goes back into the deck.
event-event-drawn = 🃏 Event: { $event }!
event-event-drawn-for = 🃏 Event: { $event }! It is for { $seat }.
event-event-destroyed = The card “{ $event }” leaves this world for good.
change-event-card-destroyed = the event card “{ $event }” was destroyed

## Missions

prompt-mission = You have met a mission. Claim it instead of a card?
prompt-choose-mission = Which mission shall lie face up?
move-claim-mission = 🎯 { $mission } ★{ $stars }
move-claim-mission-at = 🎯 { $mission } ★{ $stars }: { $territory }
move-no-mission = { $due ->
    [0] No mission now
   *[1] The card, no mission
}
move-choose-mission = 🎯 { $mission } ★{ $stars }
wish-mission = The mission that lies face up
aim-mission = Mission: { $mission }
aim-own-mission = Your own mission: { $mission }
board-mission = 🎯 Mission: { $mission } ★{ $stars } ({ $demand })
besides-missions = 🎯 Missions: { $deck } in the deck, { $discard } discarded
board-own-mission = { $used ->
    [0] 📌 { $who }: { $mission } ({ $demand })
   *[1] 📌 { $who }: { $mission }, fulfilled in this game
}
event-mission-turned-up = The mission is now { $mission }: { $demand }.
event-mission-claimed = { $stars ->
    [one] { $seat } fulfils the mission { $mission } and gets a star ★!
   *[other] { $seat } fulfils the mission { $mission } and gets { $stars } stars ★!
}
event-mission-kept = { $mission } belongs to { $faction } for good: it may be fulfilled once in every game.
change-mission-destroyed = Mission fulfilled for good: { $mission }
star-source-mission = { $count ->
    [one] mission
   *[other] { $count } from missions
}
world-star-source-mission = missions { $count }
continent-none = Beyond the continents

## In the chronicle

tale-missions = Missions brought { $who } ★{ $count }.
