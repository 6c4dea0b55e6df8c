event-land-fed = { $territory } даёт { $seat } { $troops ->
    [one] { $troops } солдат
    [few] { $troops } солдата
   *[many] { $troops } солдат
}.
event-troops-lost = { $seat } теряет { $troops ->
    [one] { $troops } солдат
    [few] { $troops } солдата
   *[many] { $troops } солдат
} ({ $territory }){ $emptied ->
    [0] .
   *[1] ; там никого не осталось.
}
event-event-drawn = Событие: { $event }!
event-event-drawn-for = Событие: { $event }! Оно касается { $seat }.
event-event-destroyed = Карта «{ $event }» навсегда уходит из этого мира.
change-event-card-destroyed = карта события «{ $event }» уничтожена
