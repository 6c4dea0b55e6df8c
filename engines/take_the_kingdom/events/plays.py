"""What is declared, and how the others answer it. Whatever is played leaves a hidden hand, so it reveals."""

from __future__ import annotations

from typing import ClassVar

from engines.core import Fact, OfSeat, Seat, Secret, Uncovered, record
from engines.take_the_kingdom.naming import Card

# ---- plays that nobody can stop


@record
class Settled(Uncovered):
    seat: Seat
    card: Card
    place: int


@record
class Built(Uncovered):
    seat: Seat
    card: Card
    place: int
    replaced: Card | None


@record
class TrapSet(Uncovered):
    seat: Seat
    place: int


@record
class TrapLaid(Secret):
    reveals: ClassVar[bool] = True
    card: Card
    place: int

    def aloud(self) -> Fact:
        return TrapSet(seat=self.owners[0], place=self.place)


@record
class Thawed(Uncovered):
    seat: Seat
    place: int


@record
class ExtraTurn(Uncovered):
    """``lost``: the plays that were left in this turn, which ends at once."""

    seat: Seat
    card: Card
    lost: int


@record
class SpySent(Uncovered):
    """A Spy goes to the deck."""

    seat: Seat


# ---- plays that are aimed at somebody, and the answers to them


@record
class Hit:
    """A share of a declared attack. ``first`` is a kind: the defence hit first."""

    owner: Seat
    place: int
    amount: int
    first: str | None


@record
class AttackDeclared(Uncovered):
    seat: Seat
    card: Card
    boosters: tuple[str, ...]
    damage: int
    hits: tuple[Hit, ...]


@record
class ActionDeclared(Uncovered):
    """``play`` is the kind of the move. The other fields are there as far as that play has them."""

    seat: Seat
    play: str
    card: Card
    target: Seat
    place: int | None = None
    defence: Card | None = None
    to: int | None = None
    replaced: Card | None = None


@record
class Passed(OfSeat):
    """Asked in a window, somebody let it happen."""


@record
class Blocked(Uncovered):
    """``whole``: the attack is stopped for everybody, not only for this seat."""

    seat: Seat
    by: Card
    against: Card
    whole: bool


@record
class Countered(Uncovered):
    """A block was itself blocked."""

    seat: Seat
    by: Card
    against: Card


@record
class Foiled(OfSeat):
    """Every part of a play was stopped."""

    card: Card
