"""The printed matter as data: read, validated (BM-2.11) and indexed once. No figure, count or order is in code.

What is a tuple has nothing but what is listed: a cell with a foreign symbol is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, model_validator

from engines.core.printed import Items, OptionItem, Printed, Seats, read

Count = Annotated[int, Field(ge=0)]
Kinds = tuple[int, int, int]
"""How many wood, metal and gold chests."""
Side = Literal["left", "right"]
Tier = Literal["evil", "more_evil"]
ChestName = Literal["wood", "metal", "gold"]
PaymentName = Literal["food", "rune_and_food", "runes"]
SettlementKind = Literal["tavern", "farm", "village", "city"]

ROWS = 6
MOST_THIEVES = 15
"""What a menu of stolen chests can hold (BM-2.11)."""


class Die(Printed):
    faces: int


class Limits(Printed):
    barrels_per_seat: int
    attacks_per_seat_and_day: Literal[1]
    chests_per_thief: Literal[1]
    shields_per_robbery: int
    goblins_per_seat: Literal[2]
    open_cards_per_creature_deck: int


class Resources(Printed):
    food: int
    runestone: int
    barrel: int


class Tokens(NamedTuple):
    shields: Annotated[int, Field(alias="shield")] = 0
    magic_shields: Annotated[int, Field(alias="magic_shield")] = 0
    spells: Annotated[int, Field(alias="confusion_spell")] = 0


class Supplies(Printed):
    resources: Resources
    bonus_tokens: Tokens
    chests: Mapping[ChestName, int]
    cards: Mapping[str, int]


class SetUp(Printed):
    """How many of each kind are in the game, for one number of seats (BM-2.2)."""

    farm: int
    village: int
    city: int
    open: int
    in_game: int
    left_in_deck: int


class DeckOrder(Printed):
    top_to_bottom: tuple[Literal["farm", "village", "city"], ...]


class Substitutes(Printed):
    """Kind → what is taken instead while its pile is empty (BM-5.18)."""

    gold: tuple[ChestName, ...]
    metal: tuple[ChestName, ...]
    wood: tuple[ChestName, ...]


class Cost(NamedTuple):
    food: int = 0
    runestones: Annotated[int, Field(alias="runestone")] = 0


class Payment(Printed):
    id: PaymentName
    cost: Cost


class Prices(Printed):
    evil: tuple[Payment, ...]
    more_evil: tuple[Payment, ...]


class ChestValues(Printed):
    """Value → how many chests have it."""

    wood: Mapping[str, int]
    metal: Mapping[str, int]
    gold: Mapping[str, int]


class Left(NamedTuple):
    """What the left of a row brings."""

    food: Count = 0
    runes: Annotated[Count, Field(alias="runestone")] = 0
    maps: Annotated[Count, Field(alias="map")] = 0


class Right(NamedTuple):
    """What the right of a row can do."""

    swords: Annotated[Count, Field(alias="sword")] = 0
    magic: Annotated[Count, Field(alias="magic_sword")] = 0
    thieves: Annotated[Count, Field(alias="thief")] = 0

    def short(self, shields: int, magic: int) -> tuple[int, int]:
        """How many magic swords and how many swords of any kind are missing against a defence (BM-5.21)."""
        return max(0, magic - self.magic), max(0, shields + magic - self.swords - self.magic)


class Defence(NamedTuple):
    shields: Annotated[int, Field(alias="shield")] = 0
    magic: Annotated[int, Field(alias="magic_shield")] = 0


class Named(Printed):
    id: str


class TwoSided(Named):
    left: tuple[Left, ...]
    right: tuple[Right, ...]


class Castle(TwoSided):
    defence: Defence = Field(alias="shields")


class Creature(TwoSided):
    bonus: Tokens


class Loot(NamedTuple):
    food: int = 0
    runes: Annotated[int, Field(alias="runestone")] = 0
    barrels: Annotated[int, Field(alias="barrel")] = 0
    wood: Annotated[int, Field(alias="wood_chest")] = 0
    metal: Annotated[int, Field(alias="metal_chest")] = 0
    gold: Annotated[int, Field(alias="gold_chest")] = 0

    @property
    def chests(self) -> Kinds:
        """By kind in the order of the data."""
        return self.wood, self.metal, self.gold


class Settlement(Named):
    kind: SettlementKind
    defence: Defence
    loot: Loot


class Totals(Printed):
    bonus_tokens_on_cards: Tokens
    loot: Loot
    castles_by_row: Mapping[str, tuple[int, ...]]
    goblins_by_row: Mapping[str, tuple[int, ...]]
    evil_by_row: Mapping[str, tuple[int, ...]]
    more_evil_by_row: Mapping[str, tuple[int, ...]]
    chest_points: Mapping[ChestName, int]


class Box(Printed):
    seats: Seats
    options: Items[OptionItem]
    die: Die
    limits: Limits
    supplies: Supplies
    setup_by_seats: Mapping[str, SetUp | str]
    """By the number of seats; beside them stands a note."""
    settlement_deck_order: DeckOrder
    empty_pile_substitutes: Substitutes
    recruit: Prices
    chest_values: ChestValues
    castles: Items[Castle]
    goblins: Items[Creature]
    evil: Items[Creature]
    more_evil: Items[Creature]
    settlements: Items[Settlement]
    totals: Totals

    @model_validator(mode="after")
    def _counts_agree(self) -> Box:
        cards, chests = self.supplies.cards, self.supplies.chests
        kinds = [settlement.kind for settlement in self.settlements.items]
        named: tuple[Named, ...] = (*self.castles.items, *self.creatures, *self.settlements.items)
        two_sided: tuple[TwoSided, ...] = (*self.castles.items, *self.creatures)
        ids = [card.id for card in named]
        agree = {
            "castles": len(self.castles.items) == cards["castle"],
            "goblins": len(self.goblins.items) == cards["goblin"],
            "evil": len(self.evil.items) == cards["evil"],
            "more_evil": len(self.more_evil.items) == cards["more_evil"],
            "settlements": all(kinds.count(kind) == cards[kind] for kind in ("tavern", "farm", "village", "city")),
            "the_tavern_comes_first": kinds[0] == "tavern",
            "chests": all(sum(self.values(kind).values()) == chests[kind] for kind in chests),
            "an_id_twice": len(set(ids)) == len(ids),
            "setups": all(
                setup.farm + setup.village + setup.city == setup.in_game == setup.open + setup.left_in_deck
                and all(getattr(setup, kind) <= cards[kind] for kind in ("farm", "village", "city"))
                for setup in map(self.setup, self.seats.counts)
            ),
            "rows": all(len(side) == ROWS == self.die.faces for card in two_sided for side in (card.left, card.right)),
        }
        _refuse(agree)
        return self

    @model_validator(mode="after")
    def _totals_agree(self) -> Box:
        agree = {
            "bonus_tokens": _summed(card.bonus for card in self.creatures) == self.totals.bonus_tokens_on_cards,
            "loot": _summed(settlement.loot for settlement in self.settlements.items) == self.totals.loot,
            "castle_rows": _by_row(self.castles.items) == self.totals.castles_by_row,
            "goblin_rows": _by_row(self.goblins.items) == self.totals.goblins_by_row,
            "evil_rows": _by_row(self.evil.items) == self.totals.evil_by_row,
            "more_evil_rows": _by_row(self.more_evil.items) == self.totals.more_evil_by_row,
            "chest_points": all(
                sum(int(value) * count for value, count in self.values(kind).items()) == points
                for kind, points in self.totals.chest_points.items()
            ),
        }
        _refuse(agree)
        return self

    @model_validator(mode="after")
    def _is_playable(self) -> Box:
        """What the ends of games, the supplies and the menus rely on."""
        tokens = zip(self.totals.bonus_tokens_on_cards, self.supplies.bonus_tokens, strict=True)
        thieves = [self.totals.evil_by_row["thief"], self.totals.more_evil_by_row["thief"]]
        best = [max(castle.right[row].thieves for castle in self.castles.items) for row in range(ROWS)]
        agree = {
            "enough_tokens": all(on_cards <= there for on_cards, there in tokens),
            "enough_gold": self.totals.loot.gold <= self.supplies.chests["gold"],
            "barrels": self.limits.barrels_per_seat * self.seats.max <= self.supplies.resources.barrel,
            "defences": all(any(settlement.defence) for settlement in self.settlements.items),
            "maps": all(any(cell.maps for cell in castle.left) for castle in self.castles.items),
            "thieves": all(sum(rows[row] for rows in [*thieves, best]) <= MOST_THIEVES for row in range(ROWS)),
        }
        _refuse(agree)
        return self

    def setup(self, seats: int) -> SetUp:
        """What is in the game for so many seats (BM-2.2)."""
        found = self.setup_by_seats[str(seats)]
        assert isinstance(found, SetUp)
        return found

    @property
    def creatures(self) -> tuple[Creature, ...]:
        """All of them, in the order of the data."""
        return (*self.goblins.items, *self.evil.items, *self.more_evil.items)

    def values(self, kind: ChestName) -> Mapping[str, int]:
        found: Mapping[str, int] = getattr(self.chest_values, kind)
        return found


def _summed(counts: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*counts, strict=True)))


def _by_row(cards: tuple[TwoSided, ...]) -> Mapping[str, tuple[int, ...]]:
    """Symbol → how often it is printed in each row."""
    rows = [_summed((*card.left[row], *card.right[row]) for card in cards) for row in range(ROWS)]
    return dict(zip(_SYMBOLS, zip(*rows, strict=True), strict=True))


_SYMBOLS = ("food", "runestone", "map", "sword", "magic_sword", "thief")


def _refuse(agree: Mapping[str, bool]) -> None:
    if wrong := [what for what, holds in agree.items() if not holds]:
        raise ValueError(f"BM-2.11: {', '.join(wrong)}")


BOX = read(Box, __package__)
LIMITS = BOX.limits
