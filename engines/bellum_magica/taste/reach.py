"""What a seat's forces could attack: listed once for each question, since a creature changes up to six of them."""

from __future__ import annotations

from typing import NamedTuple

from engines.bellum_magica.atlas import DECK_ORDER, OF_KIND, SETTLEMENTS, TAVERN
from engines.bellum_magica.components import Kinds, Right
from engines.bellum_magica.public import Public
from engines.bellum_magica.targets import most
from engines.bellum_magica.taste import worth


class Walls(NamedTuple):
    """A defence and what lies behind it."""

    shields: int
    magic: int
    worth: int
    chests: Kinds = (0, 0, 0)
    """Of a castle, whose worth depends on the thieves."""

    def fall_to(self, force: Right) -> bool:
        """As :meth:`Right.short`, which tells more than is needed here."""
        return force.magic >= self.magic and force.swords + force.magic >= self.shields + self.magic


class Reach:
    def __init__(self, table: Public, me: int) -> None:
        shown = (*table.settlements, *table.plundered)
        kinds = (kind for kind, left in zip(DECK_ORDER, table.settlements_left, strict=True) if left)
        coming = [card for kind in kinds for card in OF_KIND[kind] if card not in shown]
        self._open = [_settlement(table, me, card) for card in (TAVERN, *table.settlements)]
        self._coming = [_settlement(table, me, card) for card in coming]
        lairs = [table.lairs[seat] for seat in table.seats if seat != me]
        self._castles = [
            Walls(lair.shields, lair.magic_shields, worth.kinds(lair.chests), lair.chests)
            for lair in lairs
            if any(lair.chests)
        ]

    def plunder(self, force: Right) -> int:
        """The best settlement that lies open, or the mean of all that may still come, what is out of reach being worth
        nothing."""
        now = max((walls.worth for walls in self._open if walls.fall_to(force)), default=0)
        then = sum(walls.worth for walls in self._coming if walls.fall_to(force))
        return max(now, then // max(1, len(self._coming)))

    def stolen(self, force: Right) -> int:
        """The most that its thieves could take from a castle that is beatable now."""
        if not force.thieves:
            return 0
        within = (walls for walls in self._castles if walls.fall_to(force))
        return max((worth.kinds(most(walls.chests, force.thieves)) for walls in within), default=0)


def _settlement(table: Public, me: int, card: int) -> Walls:
    there = SETTLEMENTS[card]
    return Walls(*there.defence, worth.plunder(table, me, card))
