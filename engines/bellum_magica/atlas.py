"""The cards by number, as the rules use them. Everything is derived from the printed matter.

Creatures go by their number in the order of the data (goblins, evil, more evil), settlements too with the tavern as 0,
castles too; chests are numbered kind after kind, so a chest's number tells its value and is as secret as that."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engines.bellum_magica import components
from engines.bellum_magica.components import (
    BOX,
    ROWS,
    ChestName,
    Cost,
    PaymentName,
    SettlementKind,
    Tier,
    Tokens,
    TwoSided,
)

Kinds = tuple[int, int, int]
"""How many wood, metal and gold chests."""


class Left(NamedTuple):
    """What the left of a row brings."""

    food: int = 0
    runes: int = 0
    maps: int = 0


class Right(NamedTuple):
    """What the right of a row can do."""

    swords: int = 0
    magic: int = 0
    thieves: int = 0

    def short(self, shields: int, magic: int) -> tuple[int, int]:
        """How many magic swords and how many swords of any kind are missing against a defence (BM-5.21)."""
        return max(0, magic - self.magic), max(0, shields + magic - self.swords - self.magic)


class Loot(NamedTuple):
    """Chests by kind in the order of the data."""

    food: int
    runes: int
    barrels: int
    chests: Kinds


class Settlement(NamedTuple):
    id: str
    kind: SettlementKind
    shields: int
    magic: int
    loot: Loot


class Creature(NamedTuple):
    id: str
    tier: Tier | None
    """``None``: a goblin."""
    left: tuple[Left, ...]
    right: tuple[Right, ...]
    bonus: Tokens


class Castle(NamedTuple):
    id: str
    shields: int
    magic: int
    left: tuple[Left, ...]
    right: tuple[Right, ...]


TIERS: tuple[Tier, ...] = ("evil", "more_evil")
CHESTS: tuple[ChestName, ...] = ("wood", "metal", "gold")
GOLD_FIRST: tuple[int, ...] = (2, 1, 0)
"""Kinds of chests as loot and thieves take them (BM-5.23, 5.27)."""
TAVERN = 0


def _lefts(card: TwoSided) -> tuple[Left, ...]:
    return tuple(Left(cell.food, cell.runestone, cell.map) for cell in card.left)


def _rights(card: TwoSided) -> tuple[Right, ...]:
    return tuple(Right(cell.sword, cell.magic_sword, cell.thief) for cell in card.right)


def _loot(found: components.Loot) -> Loot:
    chests = found.wood_chest, found.metal_chest, found.gold_chest
    return Loot(found.food, found.runestone, found.barrel, chests)


CREATURES: tuple[Creature, ...] = tuple(
    Creature(card.id, tier, _lefts(card), _rights(card), card.bonus)
    for tier, cards in ((None, BOX.goblins.items), (TIERS[0], BOX.evil.items), (TIERS[1], BOX.more_evil.items))
    for card in cards
)
GOBLINS: tuple[int, ...] = tuple(number for number, card in enumerate(CREATURES) if card.tier is None)
OF_TIER: tuple[tuple[int, ...], ...] = tuple(
    tuple(number for number, card in enumerate(CREATURES) if card.tier == tier) for tier in TIERS
)
CASTLES: tuple[Castle, ...] = tuple(
    Castle(castle.id, castle.shields.shield, castle.shields.magic_shield, _lefts(castle), _rights(castle))
    for castle in BOX.castles.items
)
SETTLEMENTS: tuple[Settlement, ...] = tuple(
    Settlement(card.id, card.kind, card.defence.shield, card.defence.magic_shield, _loot(card.loot))
    for card in BOX.settlements.items
)
DECK_ORDER: tuple[SettlementKind, ...] = BOX.settlement_deck_order.top_to_bottom
OF_KIND: Mapping[SettlementKind, tuple[int, ...]] = {
    kind: tuple(number for number, card in enumerate(SETTLEMENTS) if card.kind == kind) for kind in DECK_ORDER
}
VALUES: tuple[int, ...] = tuple(
    int(value) for kind in CHESTS for value, count in BOX.values(kind).items() for _ in range(count)
)
"""Chest → its value."""
KIND: tuple[int, ...] = tuple(
    number for number, kind in enumerate(CHESTS) for count in BOX.values(kind).values() for _ in range(count)
)
"""Chest → its kind, which everybody sees."""
CHESTS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(chest for chest, of in enumerate(KIND) if of == kind) for kind in range(len(CHESTS))
)
SUBSTITUTES: tuple[tuple[int, ...], ...] = tuple(
    tuple(CHESTS.index(kind) for kind in getattr(BOX.empty_pile_substitutes, chest)) for chest in CHESTS
)
PRICES: tuple[Mapping[PaymentName, Cost], ...] = tuple(
    {payment.id: payment.cost for payment in payments} for payments in (BOX.recruit.evil, BOX.recruit.more_evil)
)
"""Tier → payment → what it costs."""


def counts(chests: tuple[int, ...]) -> Kinds:
    """Chests by kind: all that others may know of them."""
    kinds = [KIND[chest] for chest in chests]
    return kinds.count(0), kinds.count(1), kinds.count(2)


_TIER_OF = {creature: tier for tier, creatures in enumerate(OF_TIER) for creature in creatures}


def tier_of(creature: int) -> int:
    """Of one that is recruited: a goblin is of none."""
    return _TIER_OF[creature]


@lru_cache(maxsize=8192)
def left_rows(castle: int, tucked: tuple[int, ...]) -> tuple[Left, ...]:
    """The left of all six rows: the castle's and that of the creatures tucked there."""
    cards = (CASTLES[castle].left, *(CREATURES[card].left for card in tucked))
    return tuple(Left(*map(sum, zip(*(card[row] for card in cards), strict=True))) for row in range(ROWS))


@lru_cache(maxsize=8192)
def right_rows(castle: int, tucked: tuple[int, ...]) -> tuple[Right, ...]:
    cards = (CASTLES[castle].right, *(CREATURES[card].right for card in tucked))
    return tuple(Right(*map(sum, zip(*(card[row] for card in cards), strict=True))) for row in range(ROWS))
