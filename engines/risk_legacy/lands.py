"""The territories of a world by number and by name: those of the box, and those that packets bring."""

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, TypeVar, cast

from engines.core.record import Family, family, members, named
from engines.risk_legacy.atlas import TERRITORIES
from engines.risk_legacy.foreseen import Foreseen

T = TypeVar("T")


@family
class NewLand(Family):
    """A territory that a packet brings. Its ``kind`` is its id: ``title-<kind>`` is its name. It lies in no continent,
    and takes no marks; which sea links join it, its world knows."""

    packet: ClassVar[str]
    number: ClassVar[int]
    """The same in all worlds, after those of the box, since records are written with it."""
    coins: ClassVar[int]
    """What its card shows."""
    spot: ClassVar[tuple[int, int]]
    """Its middle on the picture of the map, in points."""


@cache
def new_lands() -> tuple[type[NewLand], ...]:
    """Of all packets, by number."""
    found: Any = members(NewLand, __package__).values()
    return tuple(sorted(cast("Any", found), key=lambda each: each.number))


def new_land(number: int) -> type[NewLand]:
    return new_lands()[number - len(TERRITORIES)]


def brought_lands(packet: str) -> tuple[int, ...]:
    """The numbers of the territories that come with *packet*."""
    return tuple(each.number for each in new_lands() if each.packet == packet)


def territory_id(number: int) -> str:
    """What the data and the catalogues call it."""
    return TERRITORIES[number] if number < len(TERRITORIES) else named(new_land(number))


class OfLands(Foreseen[T]):
    """Territory → what *work* makes for it, made once: for those of the box at once."""

    def __init__(self, work: Callable[[int], T]) -> None:
        super().__init__(work, len(TERRITORIES), lambda: (land.number for land in new_lands()))
