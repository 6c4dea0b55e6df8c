"""What is declared, and how the others answer it."""

from engines.core.event import NOTABLE, TRIFLE, Fact, OfSeat, Secret, Uncovered
from engines.core.record import family, record
from engines.core.shown import Seat
from engines.take_the_kingdom.naming import Card


@family
class Played(OfSeat, Uncovered):
    """Whatever is played leaves a hidden hand."""


# ---- plays that nobody can stop


@record
class Settled(Played):
    card: Card
    place: int


@record
class Built(Played):
    card: Card
    place: int
    replaced: Card | None


@record
class TrapSet(Played):
    place: int


@record
class TrapLaid(Secret, reveals=True):
    card: Card
    place: int

    def aloud(self) -> Fact:
        return TrapSet(seat=self.owners[0], place=self.place)


@record
class Thawed(Played):
    place: int


@record
class ExtraTurn(Played):
    """``lost``: the plays that were left in this turn, which ends at once."""

    card: Card
    lost: int


@record
class SpySent(Played):
    """A Spy goes to the deck."""


# ---- plays that are aimed at somebody, and the answers to them


@record
class Hit:
    """A share of a declared attack. ``first`` is a kind: the defence hit first."""

    owner: Seat
    place: int
    amount: int
    first: str | None


@record
class AttackDeclared(Played, weight=NOTABLE):
    card: Card
    boosters: tuple[str, ...]
    damage: int
    hits: tuple[Hit, ...]


@record
class ActionDeclared(Played, weight=NOTABLE):
    """``play`` is the kind of the move. The other fields are there as far as that play has them."""

    play: str
    card: Card
    target: Seat
    place: int | None = None
    defence: Card | None = None
    to: int | None = None
    replaced: Card | None = None


@record
class Passed(OfSeat, follows=True, weight=TRIFLE):
    """Asked in a window, somebody let it happen."""


@record
class Blocked(Played, follows=True, weight=NOTABLE):
    """``whole``: the attack is stopped for everybody, not only for this seat."""

    by: Card
    against: Card
    whole: bool


@record
class Countered(Played, follows=True, weight=NOTABLE):
    """A block was itself blocked."""

    by: Card
    against: Card


@record
class Foiled(OfSeat, follows=True, weight=NOTABLE):
    """Every part of a play was stopped."""

    card: Card
