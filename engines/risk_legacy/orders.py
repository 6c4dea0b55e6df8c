"""Standing orders of one seat (RL-6.6). They are its own affair and go with its player."""

from typing import TYPE_CHECKING, Any, Literal

from engines.core.event import Event
from engines.core.orders import StandingOrders
from engines.core.record import Family, family, record
from engines.risk_legacy.components import BOX
from engines.risk_legacy.events.battle import AssaultBegan, AssaultEnded, Conquered, MissilesFired, ScarPlayed
from engines.risk_legacy.events.turn import StarGained, TerritoryEntered
from engines.risk_legacy.moves.packets import PacketMove

ScarWatch = Literal["mine", "winning_attack", "all"]
MissileWatch = Literal["would_lose_mine", "winning_attack", "my_rolls", "all"]
StopAt = Literal["attacked", "lost", "played", "repelled", "leading"]
"""A territory of mine is attacked, or lost; somebody plays a scar card or fires in a battle of mine; an attack of mine
is given up; somebody else is one star short of winning."""
Where = Literal["mine", "my_hq"]
MOST_RULES = 5
"""Traps, queued plays, and rules for missiles, that a seat may have at a time (RL-6.2.6, 6.3.6)."""
MOST_LINES = 3
"""For own turns, that a seat may have at a time."""


@record
class Trap:
    """Plays the scar card held before the first roll for which all of it holds (RL-6.2.6)."""

    where: Where | int
    """A territory, or any that is mine or holds my headquarters."""
    attacker: int | None = None
    """A seat; ``None``: any."""
    attackers_at_least: int = 1
    """Troops in the territory that attacks."""


@record
class Queued:
    """Plays the scar card held at the start of a turn, unless a scar lies there by then (RL-6.5.1)."""

    territory: int = 0
    turn: int | None = None
    """Of that seat; ``None``: the next one, whoever's it is."""


@family
class Rule(Family):
    """For missiles."""

    if TYPE_CHECKING:  # each has it at its end
        up_to: int


@record
class Hold(Rule):
    """Fires up to so many missiles rather than lose a territory (RL-6.3.6)."""

    where: Where | int
    up_to: int


@record
class DenyWin(Rule):
    """Fires up to so many missiles rather than let the attacker reach the last star (RL-6.3.6)."""

    up_to: int


@family
class Line(Family):
    """For own turns: what its seat does in them while nobody is there (RL-6.6). It buys no star and trades no cards."""


@record
class March(Line):
    """Recruits go to where the shortest way to the *goal* begins; then that way is attacked, territory by territory,
    and all but one follow."""

    goal: int | None = None
    """A territory; ``None``: the nearest headquarters that is not its own."""
    steps: int = 5
    """Territories to take in a turn at most."""
    ratio: int = 3
    """Attacks begin and go on only with more than so many troops to one."""


@record
class Stand(Line):
    """Recruits go there, nobody is attacked, the turn ends."""

    where: int | None = None
    """An own territory; ``None``: the one that is weakest against those beside it."""


FIRST_TRAP, FIRST_RULE, FIRST_PLAY = Trap(where="mine"), Hold(where="mine", up_to=1), Queued()
NEAREST, NEEDIEST = March(), Stand()


@record
class Orders(StandingOrders):
    one_die: tuple[int, ...] = ()
    """Own territories that are defended with one die where two could be thrown (RL-5.6.2)."""
    scar_watch: tuple[ScarWatch | int, ...] = ("mine", "winning_attack")
    """When to be asked about a scar card; a number is a territory."""
    missile_watch: tuple[MissileWatch | int, ...] = ("would_lose_mine", "winning_attack")
    traps: tuple[Trap, ...] = ()
    plays: tuple[Queued, ...] = ()
    missile_rules: tuple[Rule, ...] = ()
    buy_winning_star: bool = True
    lines: tuple[Line, ...] = ()
    """For own turns: the first that has something to do does it; if none has, its seat is asked."""
    asked_by_packets: bool = True
    """Whether what packets ask beside the turn is asked at all; if not, the default is taken (RL-B0.9)."""
    wishes: tuple[PacketMove, ...] = ()
    """What to answer to something that an open packet asks of all in turn: the first of them that can be had."""
    turns: int | None = 1
    """They hold for so many turns in which one of them acts; ``None``: until they are struck."""
    page: str = "top"
    """The page of the booklet that lies open."""
    trap: Trap = FIRST_TRAP
    play: Queued = FIRST_PLAY
    rule: Rule = FIRST_RULE
    march: March = NEAREST
    stand: Stand = NEEDIEST
    favours: int | None = None
    """What is being written there and does not count before it is saved, or for a concession before a second word."""

    @property
    def live(self) -> "Orders":
        """What answers: at rest nothing of it, and its seat is asked like one that has written nothing."""
        return ASLEEP if self.resting else self

    @property
    def heeds(self) -> bool:
        return bool(self.stops or self.lines) and not self.resting

    def stopped_by(self, state: Any, seat: int, heard: Event) -> bool:
        """A line for own turns never goes on when somebody has broken off its attack (RL-5.9.3)."""
        if self.lines and isinstance(heard, AssaultEnded) and heard.seat == seat and heard.why == "reaction":
            return True
        return any(stop in self.stops for stop in _stops(state, seat, heard))


def _stops(state: Any, seat: int, heard: Event) -> tuple[StopAt, ...]:
    """The stops of *seat* that an event is."""
    match heard:
        case AssaultBegan(defender=defender):
            return ("attacked",) if defender == seat else ()
        case AssaultEnded(seat=attacker, why="floor" | "spent" | "closed" | "reaction"):
            return ("repelled",) if attacker == seat else ()
        case ScarPlayed(seat=other) | MissilesFired(seat=other):
            fought = state.battle is not None and seat in {state.battle.seat, state.battle.defender}
            return ("played",) if fought and other != seat else ()
        case Conquered(seat=other, loser=loser, hq=hq):
            return (*(("lost",) if loser == seat else ()), *(_leads(state, seat, other) if hq is not None else ()))
        case StarGained(seat=other):
            return _leads(state, seat, other)
        case TerritoryEntered(seat=other, hq=hq):
            return _leads(state, seat, other) if hq is not None else ()
    return ()


def _leads(state: Any, seat: int, other: int) -> tuple[StopAt, ...]:
    return ("leading",) if other != seat and state.stars(other) + 1 >= BOX.red_stars.to_win else ()


ASLEEP = Orders()
