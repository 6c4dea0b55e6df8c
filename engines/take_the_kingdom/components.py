"""The printed matter as data: read, validated and indexed once. No figure, class, nature, count or order is in code."""

from collections.abc import Iterable, Mapping
from typing import Self

from pydantic import AliasPath, ConfigDict, Field, model_validator

from engines.core.printed import Items, OptionItem, Printed, Seats, read


class Use(Printed):
    """One of several things that a card can be used for."""

    id: str
    aimed: bool
    plays: int


class Card(Printed):
    """A kind of card. ``value`` counts while it lies on the table, ``damage`` is what an attack deals."""

    id: str
    category: str
    nature: str | None
    count: int
    value: int = 0
    damage: int = 0
    uses: tuple[Use, ...] = ()


class Category(Printed):
    """``class`` decides what a penalty bans and what an opening turn allows."""

    model_config = ConfigDict(frozen=True, strict=True, alias_generator=lambda name: name.rstrip("_"))
    id: str
    class_: str | None


class Limits(Printed):
    deal: int
    draw: int
    plays: int
    hand: int
    defences_per_place: int
    opening_turns: int
    morale_factor: int


class OurLimits(Printed):
    spread_least_shares: int


class SetUp(Printed):
    """What each seat gets, what goes into the deck and what leaves the game, for one number of seats."""

    fort_each: int
    mercy_each: int
    land_each: int
    mercy_out: int
    misfortune_out: int
    fort_out: int


class Opening(Printed):
    """What may be played in an opening turn: classes, and single uses of other cards."""

    classes: tuple[str, ...]
    uses: tuple[tuple[str, str], ...]


class Penalties(Printed):
    bans: Mapping[str, str]
    cancelled_by: tuple[str, ...]


class Blocker(Printed):
    """What a card can stop: attacks of these natures, aimed actions, or blocks made with these cards."""

    id: str
    attack: tuple[str, ...]
    action: bool
    block: tuple[str, ...]


class Blocks(Printed):
    items: tuple[Blocker, ...]
    final: Mapping[str, str]


class Defaults(Printed):
    block_order: tuple[str, ...]
    discard_order: tuple[str, ...]


class Box(Printed):
    seats: Seats
    options: Items[OptionItem]
    limits: Limits
    limits_ours: OurLimits
    setup: Mapping[str, SetUp] = Field(validation_alias=AliasPath("setup", "by_seats"))
    categories: Items[Category]
    opening: Opening
    penalties: Penalties
    blocks: Blocks
    cards: Items[Card]
    defaults: Defaults

    @model_validator(mode="after")
    def _names_are_known(self) -> Self:
        kinds = {card.id for card in self.cards.items}
        named = {*self.penalties.bans, *self.penalties.cancelled_by, *self.defaults.discard_order}
        named |= {blocker.id for blocker in self.blocks.items} | {*self.blocks.final, *self.defaults.block_order}
        categories = {category.id for category in self.categories.items}
        if unknown := (named - kinds) | ({card.category for card in self.cards.items} - categories):
            raise ValueError(f"the box has no {sorted(unknown)}")
        return self


BOX = read(Box, __package__)

CARDS: Mapping[str, Card] = {card.id: card for card in BOX.cards.items}
KINDS: tuple[str, ...] = tuple(CARDS)
"""Every kind, in the order of the data, which is also the order of the numbers."""
KIND: tuple[str, ...] = tuple(card.id for card in BOX.cards.items for _ in range(card.count))
"""Card number → kind. A number betrays the kind, so numbers of unseen cards are as secret as the cards."""
CATEGORY: Mapping[str, str] = {card.id: card.category for card in BOX.cards.items}
_CLASS_OF = {category.id: category.class_ for category in BOX.categories.items}
CLASS: Mapping[str, str | None] = {card.id: _CLASS_OF[card.category] for card in BOX.cards.items}
NATURE: Mapping[str, str | None] = {card.id: card.nature for card in BOX.cards.items}
DAMAGE: Mapping[str, int] = {card.id: card.damage for card in BOX.cards.items}
VALUE: tuple[int, ...] = tuple(CARDS[kind].value for kind in KIND)
"""Card number → points on the table while undamaged."""
USES: Mapping[tuple[str, str], Use] = {(card.id, use.id): use for card in BOX.cards.items for use in card.uses}
BLOCKERS: Mapping[str, Blocker] = {blocker.id: blocker for blocker in BOX.blocks.items}
LIMITS = BOX.limits
OUR_LIMITS = BOX.limits_ours


def of_category(*categories: str) -> tuple[str, ...]:
    """The kinds of these categories, in the order of the data."""
    return tuple(card.id for card in BOX.cards.items if card.category in categories)


def numbers(kind: str) -> range:
    """The numbers of all copies of *kind*: they follow each other."""
    first = KIND.index(kind)
    return range(first, first + CARDS[kind].count)


def kind_of(number: int | None) -> str | None:
    """What a card is, if there is one."""
    return None if number is None else KIND[number]


def kinds_of(numbers: Iterable[int]) -> tuple[str, ...]:
    """What cards are, one by one."""
    return tuple([KIND[number] for number in numbers])


DEFENCES = of_category("defence")
TRAPS = of_category("trap")
ATTACKS = of_category("attack")
PENALTIES = of_category("penalty")
NUMBERS: Mapping[str, range] = {kind: numbers(kind) for kind in KINDS}
_BASES = (*NUMBERS["land"], *NUMBERS["mercy"])
LABEL: Mapping[int, int] = {number: label for label, number in enumerate(_BASES, start=1)}
"""The number by which the table knows a Land: those laid with a Mercy follow the real ones. A Fort has none."""
