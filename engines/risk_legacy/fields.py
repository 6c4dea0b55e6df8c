"""Who stands where, and what follows from who holds which territory."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache

from engines.core.recent import recent
from engines.core.record import record
from engines.risk_legacy.atlas import CONTINENT_OF, EVERYWHERE, NEIGHBOURS, WITHIN
from engines.risk_legacy.components import BOX


@record
class Field:
    """Who stands in a territory now. ``owner`` is ``None`` exactly where there are no troops (RL-10.3)."""

    troops: int = 0
    owner: int | None = None
    hq: int | None = None
    """The seat whose headquarters it is, whoever controls it."""

    @property
    def occupied(self) -> bool:
        """RL-2.1.2: a bare headquarters occupies too."""
        return self.owner is not None or self.hq is not None


EMPTY = Field()


class Foes(dict[int, list[int]]):
    """Territory → those of other seats next to it, as far as somebody has asked."""

    def __init__(self, owners: tuple[int | None, ...], seat: int) -> None:
        super().__init__()
        self._owners, self._nobody = owners, (None, seat)

    def __missing__(self, at: int) -> list[int]:
        self[at] = found = [near for near in NEIGHBOURS[at] if self._owners[near] not in self._nobody]
        return found


class Realm:
    """What one seat holds, and what lies around it.

    :param owners: Territory → the seat that controls it; ``None``: nobody does.
    """

    def __init__(self, owners: tuple[int | None, ...], seat: int) -> None:
        self._owners, self._seat = owners, seat
        self.foes = Foes(owners, seat)

    @cached_property
    def held(self) -> tuple[int, ...]:
        """The territories that it controls (RL-2.1.1)."""
        return tuple([at for at in EVERYWHERE if self._owners[at] == self._seat])

    @cached_property
    def near(self) -> Mapping[int, list[int]]:
        """Territory → those of its own next to it, if there are any."""
        found: dict[int, list[int]] = {}
        for at in self.held:
            for around in NEIGHBOURS[at]:
                found.setdefault(around, []).append(at)
        return found

    @cached_property
    def hostile(self) -> tuple[int, ...]:
        """Territories of others next to its own."""
        return tuple([at for at in sorted(self.near) if self._owners[at] not in (None, self._seat)])

    @cached_property
    def empty(self) -> tuple[int, ...]:
        """Territories without troops next to its own."""
        return tuple([at for at in sorted(self.near) if self._owners[at] is None])

    @cached_property
    def lacking(self) -> list[int]:
        """Of each continent, how many territories are not its own."""
        found = [len(within) for within in WITHIN]
        for at in self.held:
            found[CONTINENT_OF[at]] -= 1
        return found

    @cached_property
    def joined(self) -> Mapping[int, tuple[int, ...]]:
        """Its own → the others that a chain of its own joins to it, by land or sea (RL-5.10.2)."""
        found: dict[int, tuple[int, ...]] = {}
        for start in self.held:
            if start not in found:
                chain = [start]
                for at in chain:
                    chain += [near for near in self.near.get(at, ()) if near not in chain]
                whole = sorted(chain)
                found.update({at: tuple([other for other in whole if other != at]) for at in chain})
        return found


@recent
def realms(fields: tuple[Field, ...]) -> tuple[Realm, ...]:
    """By seat. Worked out once, for as long as nobody gains or loses a territory."""
    return _divided(tuple([field.owner for field in fields]))


@lru_cache(maxsize=64)
def _divided(owners: tuple[int | None, ...]) -> tuple[Realm, ...]:
    return tuple([Realm(owners, seat) for seat in range(BOX.seats.counts[-1])])
