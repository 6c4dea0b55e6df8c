"""Who stands where, and what follows from who holds which territory."""

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import Protocol, TypeVar

from engines.core.recent import recent
from engines.core.record import record
from engines.risk_legacy.atlas import CONTINENT_OF, WITHIN, Chart
from engines.risk_legacy.campaign.world import World

K = TypeVar("K")
T = TypeVar("T")


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


@lru_cache(maxsize=4096)
def manned(troops: int, owner: int, hq: int | None) -> Field:
    """A field with so many: mostly as many have stood there before. Without any it is nobody's."""
    return Field(troops=troops, owner=owner if troops else None, hq=hq)


class Mapped(Protocol):
    """What lies on the map of a world."""

    @property
    def world(self) -> World: ...
    @property
    def fields(self) -> tuple[Field, ...]: ...


@recent
def capitals(fields: tuple[Field, ...]) -> list[int | None]:
    """Who controls each of the headquarters that stand, if anybody does."""
    return [field.owner for field in fields if field.hq is not None]


class Lazily(dict[K, T]):
    """Territory, say → what *work* finds out about it, as far as somebody has asked."""

    def __init__(self, work: Callable[[K], T]) -> None:
        self._work = work

    def __missing__(self, at: K) -> T:
        self[at] = found = self._work(at)
        return found


class Realm:
    """What one seat holds, and what lies around it.

    :param owners: Territory → the seat that controls it; ``None``: nobody does.
    """

    def __init__(self, chart: Chart, owners: tuple[int | None, ...], seat: int) -> None:
        self._owners, neighbours = owners, chart.neighbours
        self.held = tuple([at for at, owner in enumerate(owners) if owner == seat])
        """The territories that it controls (RL-2.1.1)."""
        self.lacking = [len(within) for within in WITHIN]
        """Of each continent, how many territories are not its own."""
        for at in self.held:
            if at < len(CONTINENT_OF):
                self.lacking[CONTINENT_OF[at]] -= 1
        self.near: Mapping[int, list[int]] = Lazily(
            lambda at: [near for near in neighbours[at] if owners[near] == seat]
        )
        """Territory → those of its own next to it."""

    @cached_property
    def empty(self) -> tuple[int, ...]:
        """Territories without troops next to its own."""
        return tuple([at for at, owner in enumerate(self._owners) if owner is None and self.near[at]])

    @cached_property
    def chains(self) -> Mapping[int, list[int]]:
        """Its own → all that a chain of its own joins to it, by land or sea, and itself (RL-5.10.2)."""
        found: dict[int, list[int]] = {}
        for start in self.held:
            if start not in found:
                chain = [start]
                for at in chain:
                    chain += [near for near in self.near[at] if near not in chain]
                found.update(dict.fromkeys(chain, sorted(chain)))
        return found

    @cached_property
    def joined(self) -> Mapping[int, tuple[int, ...]]:
        """Its own → all others that a chain of its own joins to it."""
        chains = self.chains
        return Lazily(lambda start: tuple([at for at in chains[start] if at != start]))


def realm(ground: Mapped, seat: int) -> Realm:
    """That of *seat*: the same for as long as nobody gains or loses a territory."""
    return _realms(ground.fields, ground.world)[seat]


@recent
def _realms(fields: tuple[Field, ...], world: World) -> Mapping[int, Realm]:
    return _divided(world.chart, tuple([field.owner for field in fields]))


@lru_cache(maxsize=64)
def _divided(chart: Chart, owners: tuple[int | None, ...]) -> Mapping[int, Realm]:
    return Lazily(lambda seat: Realm(chart, owners, seat))


def armies(ground: Mapped, seat: int) -> list[int]:
    """Where *seat* has troops that may leave: one always stays."""
    return _armies(ground.fields, realm(ground, seat).held)


@recent
def _armies(fields: tuple[Field, ...], held: tuple[int, ...]) -> list[int]:
    return [at for at in held if fields[at].troops > 1]


def reach(ground: Mapped, seat: int) -> Mapping[int, int]:
    """Territory, whoever's it is → the troops of the strongest army of *seat* next to it, if there is any."""
    return _reaches(ground.fields, ground.world)[seat]


@recent
def _reaches(fields: tuple[Field, ...], world: World) -> Mapping[int, Mapping[int, int]]:
    neighbours, realms = world.chart.neighbours, _realms(fields, world)

    def reached(seat: int) -> Mapping[int, int]:
        found: dict[int, int] = {}
        for army in _armies(fields, realms[seat].held):
            troops = fields[army].troops
            for at in neighbours[army]:
                if at not in found or found[at] < troops:
                    found[at] = troops
        return found

    return Lazily(reached)


def threats(ground: Mapped, seat: int) -> Mapping[int, int]:
    """Territory → troops of others next to it: the same for as long as no others come or fall."""
    return _threatened(ground.fields, ground.world)[seat]


@recent
def _threatened(fields: tuple[Field, ...], world: World) -> Mapping[int, Mapping[int, int]]:
    chart = world.chart
    return Lazily(lambda seat: _threats(chart, tuple([0 if field.owner == seat else field.troops for field in fields])))


@lru_cache(maxsize=64)
def _threats(chart: Chart, others: tuple[int, ...]) -> Mapping[int, int]:
    return Lazily(lambda at: sum(chart.around[at](others)))
