event-land-fed = { $territory } носи на { $seat } { $troops ->
    [one] { $troops } войник
   *[other] { $troops } войници
}.
event-troops-lost = { $seat } губи { $troops ->
    [one] { $troops } войник
   *[other] { $troops } войници
} в { $territory }{ $emptied ->
    [0] .
   *[1] ; там не остава никой.
}
event-event-drawn = Събитие: { $event }!
event-event-drawn-for = Събитие: { $event }! То е за { $seat }.
event-event-destroyed = Картата „{ $event }“ напуска този свят завинаги.
change-event-card-destroyed = картата със събитие „{ $event }“ е унищожена
