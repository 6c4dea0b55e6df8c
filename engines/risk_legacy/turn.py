"""The running turn (RL-5.2), forgotten when it ends."""

from engines.core.record import Family, family, record
from engines.risk_legacy.moves.battle import Advance


@family
class Deed(Family):
    """What can be taken back, since nothing was revealed by it."""


@record
class Placed(Deed):
    territory: int
    troops: int


@record
class Traded(Deed):
    cards: tuple[int, ...]
    troops: int


@record
class Expanded(Deed):
    origin: int
    target: int
    troops: int
    """That set out."""
    lost: int


@record
class Moved(Deed):
    """A maneuver that ended nothing (RL-5.10.3)."""

    origin: int
    target: int
    troops: int
    lost: int = 0


@record
class TurnSeen:
    """What everybody may see of it."""

    seat: int
    recruits: int = 0
    """Still to be placed."""
    joined: bool = False
    """It joined the war this turn: nothing is recruited."""
    traded: bool = False
    paid: tuple[int, ...] = ()
    """The cards of that trade."""
    maneuvered: bool = False
    conquered: tuple[int, ...] = ()
    """Territories, each once, in order."""
    expanded: tuple[int, ...] = ()
    closed: tuple[int, ...] = ()
    """Territories that nobody may attack any more this turn (iron wall)."""
    prey: int | None = None
    """The territory that all attack rolls of this turn were against; ferocity asks (RL-2.3.1)."""
    scattered: bool = False
    """A second territory was attacked: ferocity is over for this turn."""


@record
class Turn(TurnSeen):
    """What nobody else needs to see: who was asked for scar cards before, and what may still be taken back."""

    scar_asked: tuple[tuple[int, int], ...] = ()
    """Seat and territory of the live scar asks so far (RL-6.2.3)."""
    by_hand: bool = False
    """The seat has answered something itself, so its lines leave it the rest (RL-6.6)."""
    by_line: bool = False
    """A line has answered for it."""
    advance: Advance = "ask"
    """How many follow into what is conquered, as was said for the rest of the turn."""
    postponed: bool = False
    """A name is still not wanted: none is asked for again this turn."""
    mustered: tuple[int, ...] = ()
    """Where recruits were placed, time after time. What may be taken back can be forgotten before all are."""
    undo: tuple[Deed, ...] = ()
    """What may be taken back, the latest last; emptied by whatever reveals something."""
