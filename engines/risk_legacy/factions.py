"""The factions of a world: those of the box, and those that packets bring, by number and by name."""

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, TypeVar, cast

from engines.core.record import Family, family, members, named
from engines.risk_legacy.atlas import FACTIONS
from engines.risk_legacy.foreseen import Foreseen

T = TypeVar("T")


@family
class Newcomer(Family):
    """A faction that a packet brings. Its ``kind`` is its id: ``title-<kind>`` is its name. No starting powers are
    chosen for it: what it can do, its packet adds to its card (``PowerAdded``) when it opens."""

    packet: ClassVar[str]
    number: ClassVar[int]
    """The same in all worlds, after those of the box, since records are written with it."""


@cache
def newcomers() -> tuple[type[Newcomer], ...]:
    """Of all packets, by number."""
    found: Any = members(Newcomer, __package__).values()
    return tuple(sorted(cast("Any", found), key=lambda each: each.number))


def brought(packet: str) -> tuple[int, ...]:
    """The numbers of the factions that come with *packet*."""
    return tuple(each.number for each in newcomers() if each.packet == packet)


def faction_id(number: int) -> str:
    """What the data and the catalogues call it."""
    if number < len(FACTIONS):
        return FACTIONS[number]
    return next(named(each) for each in newcomers() if each.number == number)


class OfFactions(Foreseen[T]):
    """Faction → what *work* makes for it, made once: for those of the box at once."""

    def __init__(self, work: Callable[[int], T]) -> None:
        super().__init__(work, len(FACTIONS), lambda: (newcomer.number for newcomer in newcomers()))
