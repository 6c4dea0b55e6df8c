"""The cards by number, as the rules use them. Everything is derived from the printed matter.

Creatures go by their number in the order of the data (goblins, evil, more evil), settlements too with the tavern as 0,
castles too; chests are numbered kind after kind, so a chest's number tells its value and is as secret as that."""

from collections.abc import Mapping
from functools import lru_cache
from operator import add

from engines.bellum_magica.components import (
    BOX,
    Castle,
    ChestName,
    Cost,
    Creature,
    Kinds,
    Left,
    PaymentName,
    Right,
    Settlement,
    SettlementKind,
    Tier,
)

TIERS: tuple[Tier, ...] = ("evil", "more_evil")
CHESTS: tuple[ChestName, ...] = ("wood", "metal", "gold")
GOLD_FIRST: tuple[int, ...] = (2, 1, 0)
"""Kinds of chests as loot and thieves take them (BM-5.23, 5.27)."""
TAVERN = 0
CASTLES: tuple[Castle, ...] = BOX.castles.items
SETTLEMENTS: tuple[Settlement, ...] = BOX.settlements.items
CREATURES: tuple[Creature, ...] = BOX.creatures
_EVIL, _MORE_EVIL = len(BOX.goblins.items), len(BOX.goblins.items) + len(BOX.evil.items)
GOBLINS = tuple(range(_EVIL))
RECRUITED = tuple(range(_EVIL, len(CREATURES)))
OF_TIER = (tuple(range(_EVIL, _MORE_EVIL)), tuple(range(_MORE_EVIL, len(CREATURES))))
DECK_ORDER: tuple[SettlementKind, ...] = BOX.deck_order
OF_KIND: Mapping[SettlementKind, tuple[int, ...]] = {
    kind: tuple(number for number, card in enumerate(SETTLEMENTS) if card.kind == kind) for kind in DECK_ORDER
}
VALUES: tuple[int, ...] = tuple(
    int(value) for kind in CHESTS for value, count in BOX.chest_values[kind].items() for _ in range(count)
)
"""Chest → its value."""
KIND: tuple[int, ...] = tuple(
    number for number, kind in enumerate(CHESTS) for count in BOX.chest_values[kind].values() for _ in range(count)
)
"""Chest → its kind, which everybody sees."""
CHESTS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(chest for chest, of in enumerate(KIND) if of == kind) for kind in range(len(CHESTS))
)
SUBSTITUTES: tuple[tuple[int, ...], ...] = tuple(
    tuple(CHESTS.index(kind) for kind in BOX.empty_pile_substitutes[chest]) for chest in CHESTS
)
PRICES: tuple[Mapping[PaymentName, Cost], ...] = tuple(
    {payment.id: payment.cost for payment in BOX.recruit[tier]} for tier in TIERS
)
"""Tier → payment → what it costs."""


@lru_cache(maxsize=8192)
def counts(chests: tuple[int, ...]) -> Kinds:
    """Chests by kind: all that others may know of them."""
    kinds = [KIND[chest] for chest in chests]
    return kinds.count(0), kinds.count(1), kinds.count(2)


TIER_OF: Mapping[int, int] = {creature: tier for tier, creatures in enumerate(OF_TIER) for creature in creatures}
"""Of those that are recruited: a goblin is of none."""


@lru_cache(maxsize=8192)
def left_rows(castle: int, tucked: tuple[int, ...]) -> tuple[Left, ...]:
    """The left of all six rows: the castle's and that of the creatures tucked there, the last of which is new."""
    if not tucked:
        return CASTLES[castle].left
    both = zip(left_rows(castle, tucked[:-1]), CREATURES[tucked[-1]].left, strict=True)
    return tuple([Left(*map(add, *cells)) for cells in both])


@lru_cache(maxsize=8192)
def right_rows(castle: int, tucked: tuple[int, ...]) -> tuple[Right, ...]:
    if not tucked:
        return CASTLES[castle].right
    both = zip(right_rows(castle, tucked[:-1]), CREATURES[tucked[-1]].right, strict=True)
    return tuple([Right(*map(add, *cells)) for cells in both])
