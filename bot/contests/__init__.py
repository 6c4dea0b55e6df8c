"""Who meets whom, and who is ahead: the arithmetic of contests, without Discord, without the store, without a clock.

Everybody here is an *entrant*, an opaque id. A round divides entrants into *pods*, each of which plays one match; what
is drawn follows from a seed that is published, so everybody can draw it again."""
