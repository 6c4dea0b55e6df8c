"""Assaults and what happens in them (RL-5.6 to 5.9, RL-6)."""

from collections.abc import Iterable
from dataclasses import field
from typing import Annotated, Literal

from pydantic import Field

from engines.core.event import DECISIVE, NOTABLE, TRIFLE, Event, Fact, OfOrders, OfSeat, Uncovered
from engines.core.record import evolve, record
from engines.core.shown import Seat
from engines.risk_legacy.naming import ScarTitle, Territory
from engines.risk_legacy.scars import kind_to_holders

Stop = Literal["conquered", "closed", "floor", "spent", "rolls", "reaction", "gone", "over"]
"""Why an assault ended (RL-5.9.2, 5.9.3); ``floor``: so few were to be kept; ``spent``: nobody can attack any more;
``gone``: one of the two left the game meanwhile; ``over``: the game did not wait for the end of it."""


@record
class AssaultBegan(OfSeat, weight=TRIFLE):
    """Told before anything may be answered: who attacks what, with how many dice. A digest tells what came of it."""

    origin: Territory
    target: Territory
    defender: Seat
    dice: int
    rolls: int | None


@record
class ScarPlayed(Uncovered, weight=DECISIVE, follows=True):
    """Permanent (RL-6.2.7)."""

    seat: Seat
    territory: Territory
    scar: ScarTitle
    holder: Seat | None = None
    """Whose land it is; ``None``: nobody else's. Older matches do not say."""

    @property
    def loser(self) -> int | None:
        return None if kind_to_holders(self.scar) else self.holder

    @property
    def gainer(self) -> int | None:
        return self.holder if kind_to_holders(self.scar) else None


@record
class WindowClosed(Uncovered, weight=TRIFLE, follows=True):
    """All who were asked have answered."""

    window: Literal["scar", "missile"]
    played: bool


@record
class DiceRolled(Uncovered, weight=TRIFLE, follows=True):
    """Natural values in the order of the roll, and what modifiers made of them (RL-5.6.4 to 5.6.8)."""

    origin: Territory
    target: Territory
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    changed_attack: tuple[int, ...]
    changed_defence: tuple[int, ...]
    ticked: bool
    """A box of the fortification."""


@record
class MissilesFired(Uncovered, weight=NOTABLE, follows=True):
    """Dice by their number in the order of the roll, the attacker's first."""

    seat: Seat
    dice: tuple[int, ...]
    values: tuple[int, ...]
    """What they showed before."""
    whose: Annotated[tuple[Seat, ...], Field(exclude=True)] = ()
    """Whose dice these are, as far as that is known. The log does not say: it is read from what was told before."""

    def amid(self, before: Iterable[Event]) -> Event:
        """How many dice were the attacker's says the roll, who that is the assault."""
        cut: int | None = None
        for event in before:
            if cut is None and isinstance(event, DiceRolled):
                cut = len(event.attack)
            if isinstance(event, AssaultBegan):
                if cut is None:
                    break
                sides = (event.seat if die < cut else event.defender for die in self.dice)
                return evolve(self, whose=tuple(dict.fromkeys(sides)))
        return self

    @property
    def gainer(self) -> int | None:
        """Whoever's dice somebody else has made sixes."""
        return self.whose[0] if len(self.whose) == 1 and self.whose != (self.seat,) else None


@record
class RollSettled(Fact, weight=TRIFLE, follows=True):
    natural: tuple[int, ...]
    """All dice as they fell, the attacker's first: one line tells the whole roll."""
    attack: tuple[int, ...]
    """Final values, in the order of the roll."""
    defence: tuple[int, ...]
    attacker_lost: int
    defender_lost: int
    overrun: bool
    closed: bool
    """Iron wall: nobody may attack it any more this turn."""
    ticked: bool
    target: int | None = None
    """Where, if it is the whole assault, or somebody was asked before and nothing told along with it says so."""
    defender: Seat | None = None
    """Whose troops are lost, if it is the whole assault."""


@record
class Conquered(OfSeat, weight=TRIFLE, follows=True):
    """What it has cost is told by :class:`AssaultEnded`, and in a digest the conquest with it."""

    origin: Territory
    target: Territory
    troops: int
    """Survivors that moved in."""
    loser: Seat = field()  # without it the property of the same name would be its default
    hq: Seat | None
    """The seat whose headquarters stands there."""


@record
class MovedIn(OfSeat, weight=TRIFLE, follows=True):
    """More troops follow (RL-5.7)."""

    origin: Territory
    target: Territory
    troops: int


@record
class AssaultEnded(OfSeat, follows=True, costs="defender"):
    """The assault in one line (RL-5.9.8, 11.4)."""

    origin: Territory
    target: Territory
    rolls: int
    attacker_lost: int
    defender_lost: int
    why: Stop
    defender: Seat | None = None
    """Whose troops are lost."""
    hq: Seat | None = None
    """The seat whose headquarters stands in the territory that was taken."""
    breaker: Annotated[Seat | None, Field(exclude=True)] = None
    """Who has interrupted it last, as far as that is known. The log does not say: it is read from what was told
    before."""
    fired: Annotated[int, Field(exclude=True)] = 0
    """With so many missiles; 0: with a scar card."""

    def amid(self, before: Iterable[Event]) -> Event:
        """The last card or missile of anybody but its seat has interrupted it (RL-5.9.3)."""
        if self.why != "reaction":
            return self
        for event in before:
            match event:
                case MissilesFired(seat=seat, dice=dice) if seat != self.seat:
                    return evolve(self, breaker=seat, fired=len(dice))
                case ScarPlayed(seat=seat) if seat != self.seat:
                    return evolve(self, breaker=seat)
                case AssaultBegan():
                    return self
        return self

    def weighs(self) -> int:
        if self.why != "conquered":
            return self.weight
        return NOTABLE if self.hq is None else DECISIVE


@record
class MarchHalted(OfOrders):
    """A march by hand has too few left for its next step, though none of its attacks was given up. Where it was to end
    is its owner's affair."""

    goal: Territory


@record
class OrderDropped(OfOrders):
    """A standing order can no longer be met (RL-6.1.4), or has had its turns."""

    order: Literal["trap", "play", "rule", "lines"]
