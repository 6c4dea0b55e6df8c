"""Everything that belongs to one seat in the running game."""

from collections.abc import Iterable
from dataclasses import fields

from engines.core.record import record
from engines.risk_legacy.components import BOX, ScarName
from engines.risk_legacy.events.turn import Token
from engines.risk_legacy.orders import Orders


@record
class Tally:
    """What the ending and the world's statistics tell (RL-11.5, 11.7)."""

    conquests: int = 0
    rolls: int = 0
    """Rolls it took part in, on either side."""
    lost: int = 0
    killed: int = 0
    expected_lost: int = 0
    """In thousandths of a troop: what the dice would have cost on average, missiles apart."""
    expected_killed: int = 0
    fired: int = 0
    """Missiles."""
    shifted: int = 0
    """Losses that its missiles changed, whichever side they helped: those of a roll as it was settled, against those of
    the same dice without its own missiles, everybody else's left in place. Of both sides the greater change counts, so
    an overrun that they bring or prevent does in full."""
    turned: int = 0
    """Rolls that conquered, or did not, only because of its missiles, in the same sense."""
    knocked_out: int = 0
    """Others' last troops that it took."""


UNWRITTEN, UNCOUNTED = Orders(), Tally()


def summed(tallies: Iterable[Tally]) -> Tally:
    """Of several games."""
    every = tuple(tallies)
    return Tally(**{each.name: sum(getattr(tally, each.name) for tally in every) for each in fields(Tally)})


@record
class Side:
    faction: int | None = None
    start: int | None = None
    """Where its headquarters was placed."""
    army: int = BOX.setup.starting_troops
    """Troops that it starts with."""
    tokens: tuple[Token, ...] = ()
    missiles: int = 0
    hand: tuple[int, ...] = ()
    """Resource cards by number, sorted: territories, then coins. Known to all (RL-3)."""
    scar: ScarName | None = None
    """The scar card in hand: known to its owner alone."""
    eliminated: bool = False
    removed: bool = False
    """Eliminated because its player resigned under the option ``remove`` (RL-7.4.3)."""
    razed: bool = False
    """Its headquarters was demolished."""
    concedes_to: int | None = None
    orders: Orders = UNWRITTEN
    tally: Tally = UNCOUNTED
    conquered: tuple[int, ...] = ()
    """Territories in the order of their conquest, repeats kept."""


@record
class Reckoning:
    """What a seat recruits, trades apart (RL-5.4.2)."""

    territories: int
    population: int
    base: int
    """What both together bring, at least the minimum."""
    continents: int
    names: int
    powers: int = 0
    """What packets add, apart from all that."""

    @property
    def total(self) -> int:
        return self.base + self.continents + self.names + self.powers


@record
class Reign:
    """A headquarters in one hand, turn after turn."""

    hq: int
    """The seat that placed it."""
    holder: int | None
    """The seat that controls it; ``None``: it stands bare."""
    turns: int = 0
    """Its own, at whose ends it had it."""
