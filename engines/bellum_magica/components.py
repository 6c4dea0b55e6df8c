"""The printed matter as data: read, validated (BM-2.11) and indexed once. No figure, count or order is in code.

What is a tuple has nothing but what is listed: a cell with a foreign symbol is refused."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple, Self

from pydantic import AliasPath, BeforeValidator, Field, model_validator

from engines.core.printed import Items, OptionItem, Printed, Seats, read

Count = Annotated[int, Field(ge=0)]
Kinds = tuple[int, int, int]
"""How many wood, metal and gold chests."""
Side = Literal["left", "right"]
Tier = Literal["evil", "more_evil"]
ChestName = Literal["wood", "metal", "gold"]
TreatAnswer = Literal["pass", "barrel", "spell"]
PaymentName = Literal["food", "rune_and_food", "runes"]
SettlementKind = Literal["tavern", "farm", "village", "city"]

ROWS = 6
MOST_THIEVES = 15
"""What a menu of stolen chests can hold (BM-2.11)."""


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


class Cost(NamedTuple):
    food: int = 0
    runestones: Annotated[int, Field(alias="runestone")] = 0


class Payment(Printed):
    id: PaymentName
    cost: Cost


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

    def beats(self, shields: int, magic: int) -> bool:
        """Whether neither is missing."""
        return not any(self.short(shields, magic))


class Defence(NamedTuple):
    shields: Annotated[int, Field(alias="shield")] = 0
    magic: Annotated[int, Field(alias="magic_shield")] = 0


class TwoSided(Printed):
    id: str
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


class Settlement(Printed):
    id: str
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


def _unremarked(found: Any) -> Any:
    """A table without the notes that stand beside its entries."""
    return {key: value for key, value in found.items() if key not in {"provenance", "note"}}


Plain = BeforeValidator(_unremarked)


class Box(Printed):
    seats: Seats
    options: Items[OptionItem]
    faces: int = Field(validation_alias=AliasPath("die", "faces"))
    """Of the die."""
    limits: Limits
    supplies: Supplies
    setup_by_seats: Annotated[Mapping[str, SetUp], Plain]
    """By the number of seats."""
    deck_order: tuple[SettlementKind, ...] = Field(validation_alias=AliasPath("settlement_deck_order", "top_to_bottom"))
    empty_pile_substitutes: Annotated[Mapping[ChestName, Sequence[ChestName]], Plain]
    """Kind → what is taken instead while its pile is empty (BM-5.18)."""
    recruit: Annotated[Mapping[Tier, Sequence[Payment]], Plain]
    chest_values: Annotated[Mapping[ChestName, Mapping[str, int]], Plain]
    """Kind → value → how many chests have it."""
    castles: Items[Castle]
    goblins: Items[Creature]
    evil: Items[Creature]
    more_evil: Items[Creature]
    settlements: Items[Settlement]
    totals: Totals

    @model_validator(mode="after")
    def _agrees(self) -> Self:
        for agree in (self._counts, self._sums, self._needs):
            if wrong := [what for what, holds in agree().items() if not holds]:
                raise ValueError(f"BM-2.11: {', '.join(wrong)}")
        return self

    def _counts(self) -> Mapping[str, bool]:
        cards, chests = self.supplies.cards, self.supplies.chests
        kinds = [settlement.kind for settlement in self.settlements.items]
        two_sided: tuple[TwoSided, ...] = (*self.castles.items, *self.creatures)
        ids = [*(card.id for card in two_sided), *(card.id for card in self.settlements.items)]
        return {
            "castles": len(self.castles.items) == cards["castle"],
            "goblins": len(self.goblins.items) == cards["goblin"],
            "evil": len(self.evil.items) == cards["evil"],
            "more_evil": len(self.more_evil.items) == cards["more_evil"],
            "settlements": all(kinds.count(kind) == cards[kind] for kind in ("tavern", "farm", "village", "city")),
            "the_tavern_comes_first": kinds[0] == "tavern",
            "chests": all(sum(self.chest_values[kind].values()) == chests[kind] for kind in chests),
            "an_id_twice": len(set(ids)) == len(ids),
            "setups": all(
                setup.farm + setup.village + setup.city == setup.in_game == setup.open + setup.left_in_deck
                and all(getattr(setup, kind) <= cards[kind] for kind in ("farm", "village", "city"))
                for setup in map(self.setup, self.seats.counts)
            ),
            "rows": all(len(side) == ROWS == self.faces for card in two_sided for side in (card.left, card.right)),
        }

    def _sums(self) -> Mapping[str, bool]:
        return {
            "bonus_tokens": _summed(card.bonus for card in self.creatures) == self.totals.bonus_tokens_on_cards,
            "loot": _summed(settlement.loot for settlement in self.settlements.items) == self.totals.loot,
            "castle_rows": _by_row(self.castles.items) == self.totals.castles_by_row,
            "goblin_rows": _by_row(self.goblins.items) == self.totals.goblins_by_row,
            "evil_rows": _by_row(self.evil.items) == self.totals.evil_by_row,
            "more_evil_rows": _by_row(self.more_evil.items) == self.totals.more_evil_by_row,
            "chest_points": all(
                sum(int(value) * count for value, count in self.chest_values[kind].items()) == points
                for kind, points in self.totals.chest_points.items()
            ),
        }

    def _needs(self) -> Mapping[str, bool]:
        """What the ends of games, the supplies and the menus rely on."""
        tokens = zip(self.totals.bonus_tokens_on_cards, self.supplies.bonus_tokens, strict=True)
        thieves = [self.totals.evil_by_row["thief"], self.totals.more_evil_by_row["thief"]]
        best = [max(castle.right[row].thieves for castle in self.castles.items) for row in range(ROWS)]
        return {
            "enough_tokens": all(on_cards <= there for on_cards, there in tokens),
            "enough_gold": self.totals.loot.gold <= self.supplies.chests["gold"],
            "barrels": self.limits.barrels_per_seat * self.seats.max <= self.supplies.resources.barrel,
            "defences": all(any(settlement.defence) for settlement in self.settlements.items),
            "maps": all(any(cell.maps for cell in castle.left) for castle in self.castles.items),
            "thieves": all(sum(rows[row] for rows in [*thieves, best]) <= MOST_THIEVES for row in range(ROWS)),
        }

    def setup(self, seats: int) -> SetUp:
        """What is in the game for so many seats (BM-2.2)."""
        return self.setup_by_seats[str(seats)]

    @property
    def creatures(self) -> tuple[Creature, ...]:
        """All of them, in the order of the data."""
        return (*self.goblins.items, *self.evil.items, *self.more_evil.items)


def _summed(counts: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*counts, strict=True)))


def _by_row(cards: tuple[TwoSided, ...]) -> Mapping[str, tuple[int, ...]]:
    """Symbol → how often it is printed in each row."""
    rows = [_summed((*card.left[row], *card.right[row]) for card in cards) for row in range(ROWS)]
    return dict(zip(_SYMBOLS, zip(*rows, strict=True), strict=True))


_SYMBOLS = ("food", "runestone", "map", "sword", "magic_sword", "thief")


BOX = read(Box, __package__)
LIMITS = BOX.limits
