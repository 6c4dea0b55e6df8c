"""The kingdoms and their places, alike for whoever holds all of them and for a seat that sees them."""

from functools import cache
from typing import Generic, TypeVar, Union

from engines.take_the_kingdom.places import Site, Standing

S = TypeVar("S", bound=Site)


@cache
def _others(seat: int, seats: int) -> tuple[int, ...]:
    """All but *seat* of so many, clockwise from it."""
    return (*range(seat + 1, seats), *range(seat))


class Realm(Generic[S]):
    """What a kingdom and the sight of one have alike."""

    __slots__ = ()
    places: tuple[S, ...]
    """The Fort first; empty once the kingdom is out."""
    hand: Union[tuple[int, ...], int]
    """The cards in it, or how many there are."""
    skip: bool
    fell: int | None
    """1 for the first kingdom that went out, 2 for the next."""

    @property
    def lands(self) -> tuple[S, ...]:
        return self.places[1:]

    @property
    def open(self) -> tuple[S, ...]:
        """Where it can be attacked: every Land, the Fort only when there is none (TK-5.26)."""
        return self.places[1:] or self.places

    @property
    def points(self) -> int:
        return sum(place.strength for place in self.places)

    def place(self, number: int) -> S | None:
        for place in self.places:
            if place.base.card == number:
                return place
        return None


class Table(Generic[S]):
    """All kingdoms, as they are or as a seat sees them."""

    __slots__ = ()
    kingdoms: tuple[Realm[S], ...]
    deck: Union[tuple[int, ...], int]
    """The cards in it, or how many there are."""

    @property
    def standing(self) -> tuple[int, ...]:
        """The seats whose kingdoms are not out."""
        return tuple(seat for seat, kingdom in enumerate(self.kingdoms) if kingdom.fell is None)

    def rivals(self, seat: int) -> tuple[int, ...]:
        """The opponents of *seat*, clockwise from it."""
        kingdoms = self.kingdoms
        return tuple([other for other in _others(seat, len(kingdoms)) if kingdoms[other].fell is None])

    def where(self, number: int) -> tuple[int, S]:
        """The owner of the place with this base, and the place."""
        for owner, kingdom in enumerate(self.kingdoms):
            if place := kingdom.place(number):
                return owner, place
        raise LookupError(number)

    def site(self, number: int) -> S:
        """The place with this base, whoever owns it."""
        return self.where(number)[1]

    def defender(self, number: int) -> tuple[int, S, Standing]:
        """The owner of the defence with this number, the place where it stands, and the defence."""
        for owner, kingdom in enumerate(self.kingdoms):
            for place in kingdom.places:
                if found := place.defence(number):
                    return owner, place, found
        raise LookupError(number)
