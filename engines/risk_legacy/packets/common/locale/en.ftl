event-land-fed = { $territory } brings { $seat } { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}.
event-troops-lost = { $seat } loses { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
} in { $territory }{ $emptied ->
    [0] .
   *[1] ; nobody is left there.
}
event-event-drawn = Event: { $event }!
event-event-drawn-for = Event: { $event }! It is for { $seat }.
event-event-destroyed = The card “{ $event }” leaves this world for good.
change-event-card-destroyed = the event card “{ $event }” was destroyed
