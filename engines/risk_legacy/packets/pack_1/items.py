"""What is drafted, and who has what (RL-B1.1, B1.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from engines.core.record import evolve, record, replaced
from engines.core.shown import hyphened, label
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.hooks import called
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.naming import faction
from engines.risk_legacy.packets.pack_1.printed import PACK
from engines.risk_legacy.shelf import Shelf
from engines.risk_legacy.state import State
from engines.risk_legacy.words.founding import faction_hint
from engines.risk_legacy.words.land import dotted

Category = Literal["faction", "turn_order", "starting_placement", "starting_troops", "starting_coin_cards"]
CATEGORIES: tuple[Category, ...] = ("faction", *PACK.draft)
URGENT: tuple[Category, ...] = (
    "starting_troops", "faction", "starting_placement", "turn_order", "starting_coin_cards"
)  # fmt: skip
"""In which order somebody who does not choose takes them (RL-B1.3)."""
MOST: tuple[Category, ...] = ("starting_troops", "starting_coin_cards")
"""Of these more is better; of the others the first is."""


@record
class DraftPick(PacketMove):
    """An item that nobody has; *value* is what stands on the card, or the number of the faction."""

    category: Category
    value: int

    def said(self) -> Text:
        if self.category == "faction":
            return label(self, "move-draft-pick-faction", category=None, value=faction(self.value))
        return label(self)

    def heading(self) -> Text:
        return text("group-draft", category=hyphened(self.category))

    def wished(self) -> Text:
        """It says what it is by itself."""
        return self.said()

    def hint(self, state: State, seat: int) -> Text | None:
        if self.category == "faction":
            return faction_hint(state.world, self.value)
        if self.category == "starting_coin_cards":
            return None
        return text("hint-draft", category=hyphened(self.category), value=self.value)

    def appeal(self, view: Any) -> int:
        """By how much it is better than what is left for the last who needs one."""
        drafted, category = view.shelved(Drafted), self.category
        lacking = sum(category in drafted.missing(seat) for seat in range(len(view.sides)))
        left = drafted.free(category, view.factions)
        free = sorted((worth(view, category, item.value) for item in left), reverse=True)
        return 1 + max(0, worth(view, category, self.value) - free[min(lacking, len(free)) - 1])


@record
class Drafted(Shelf):
    """Seat → its items, in the order of its picks."""

    hands: tuple[tuple[DraftPick, ...], ...]

    def item(self, seat: int, category: Category) -> DraftPick | None:
        """What *seat* has of that category."""
        return next((item for item in self.hands[seat] if item.category == category), None)

    def value(self, seat: int, category: Category) -> int:
        """The same as a number, when all is drafted."""
        found = self.item(seat, category)
        assert found is not None, "the draft is over"
        return found.value

    def missing(self, seat: int) -> tuple[Category, ...]:
        """Categories of which it has nothing, in the order in which somebody who does not choose takes them."""
        return tuple(each for each in URGENT if self.item(seat, each) is None)

    def with_item(self, seat: int, item: DraftPick) -> Drafted:
        """After a pick of *seat*."""
        return evolve(self, hands=replaced(self.hands, seat, (*self.hands[seat], item)))

    def free(self, category: Category, factions: tuple[int, ...]) -> tuple[DraftPick, ...]:
        """Items that nobody has, the best first; of several alike one.

        :param factions: those that may be played in this game."""
        left = list(items(category, len(self.hands), factions))
        for hand in self.hands:
            for item in hand:
                if item.category == category:
                    left.remove(item)
        return tuple(dict.fromkeys(sorted(left, key=_by_rank)))

    @property
    def over(self) -> bool:
        """Everybody has one of each."""
        return not any(map(self.missing, range(len(self.hands))))

    def notes(self) -> tuple[Text, ...]:
        """What everybody has."""
        return tuple(_hand(seat, hand) for seat, hand in enumerate(self.hands))

    def lines(self, view: Any) -> tuple[Text, ...]:
        """The same with what is left, until the first turn; what counts after it stands elsewhere."""
        return () if view.round else (*self.notes(), *(() if self.over else self._left(view.factions)))

    def _left(self, factions: tuple[int, ...]) -> tuple[Text, ...]:
        """In one line: that of each category would stand alone."""
        free = (tuple(item.said() for item in self.free(category, factions)) for category in CATEGORIES)
        items = dotted(*filter(None, free))
        return (text("board-undrafted", items=items),) if items else ()


def items(category: Category, seats: int, factions: tuple[int, ...]) -> tuple[DraftPick, ...]:
    """All that are in play with so many seats (RL-B1.2), where these *factions* may be played (RL-B5.5, B6.3)."""
    if category == "faction":
        return tuple(DraftPick(category=category, value=number) for number in factions)
    cards = PACK.draft[category]
    return tuple(DraftPick(category=category, value=card.value) for card in cards if card.min_seats <= seats)


def _by_rank(item: DraftPick) -> int:
    return -item.value if item.category in MOST else item.value


def _hand(seat: int, hand: tuple[DraftPick, ...]) -> Text:
    items = tuple(item.said() for item in sorted(hand, key=lambda item: CATEGORIES.index(item.category)))
    return text("board-drafted", who=SeatRef(seat), count=len(items), items=items)


# ---- what the steward thinks of it (RL-12)

WEIGHTS: Mapping[str, int] = {
    "faction": 3, "starting_troops": 5, "starting_placement": 5, "turn_order": 6, "starting_coin_cards": 8
}  # fmt: skip
"""What one more troop, coin or step forward counts, and one more degree of use of a power."""


def worth(view: Any, category: str, value: int) -> int:
    """In points that only compare; *value* as it stands on the item."""
    match category:
        case "faction":
            degree = sum(called(power).use for power in view.world.banners[value].powers)
        case "turn_order" | "starting_placement":
            degree = len(view.sides) - value
        case _:
            degree = value
    return degree * WEIGHTS[category]
