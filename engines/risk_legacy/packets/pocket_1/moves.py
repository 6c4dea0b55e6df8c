"""What may be chosen because of pocket 1."""

from typing import Any

from engines.core.record import record
from engines.core.shown import Seat, hyphened
from engines.core.text import Text, text
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.naming import Card, Continent, PowerTitle, Territory
from engines.risk_legacy.packets.pocket_1.printed import Means, Way
from engines.risk_legacy.view import View
from engines.risk_legacy.words.founding import effect
from engines.risk_legacy.words.land import dotted, marks, spot


@record
class Strike(PacketMove, lasting=True):
    """One end of the battle, for good."""

    territory: Territory

    def hint(self, state: Any, seat: int) -> Text | None:
        return dotted(spot(state, self.territory), *marks(state, self.territory))

    def appeal(self, view: View) -> int:
        """Most troops of others, none of one's own."""
        field = view.fields[self.territory]
        return -field.troops if field.owner == view.me else field.troops


@record
class Keep(PacketMove):
    """Nothing is done."""

    def appeal(self, view: View) -> int:
        return 1


@record
class TakeMissilePower(PacketMove, lasting=True):
    power: PowerTitle

    def hint(self, state: Any, seat: int) -> Text | None:
        return effect(self.power)


@record
class Silence(PacketMove):
    """EMP."""

    territory: Territory

    def appeal(self, view: View) -> int:
        """Only where missiles might take an own headquarters."""
        field = view.fields[self.territory]
        armed = any(side.missiles for seat, side in enumerate(view.sides) if seat != view.me)
        return 2 if armed and field.owner == view.me and field.hq is not None else 0


@record
class Interfere(PacketMove):
    card: Card

    def appeal(self, view: View) -> int:
        """A card that is dear."""
        return 2 if view.world.worth(self.card) >= DEAR else 0


@record
class Forbid(PacketMove):
    """A standing order: no card of so many coins or more to that seat."""

    seat: Seat
    coins: int

    def heading(self) -> Text:
        return text("group-forbid")


@record
class Reconnoitre(PacketMove):
    card: Card

    def appeal(self, view: View) -> int:
        coins = view.world.worth(self.card)
        return coins if coins >= DEAR else 0


@record
class Deny(PacketMove):
    continent: Continent

    def heading(self) -> Text:
        return text("group-deny")

    def appeal(self, view: View) -> int:
        bonus = view.world.bonus(self.continent)
        return bonus if bonus >= RICH else 0


@record
class RallyTroops(PacketMove):
    def appeal(self, view: View) -> int:
        """With two headquarters it is worth a missile."""
        return 2 if view.me is not None and len(view.sides[view.me].hqs) > 1 else 0


@record
class ClaimMutation(PacketMove):
    """The star of the Mutants' own mission."""

    def appeal(self, view: View) -> int:
        return 2


@record
class Grow(PacketMove, lasting=True):
    way: Way | Means

    def about(self) -> Text:
        return text("title-mutants_evolve")

    def hint(self, state: Any, seat: int) -> Text | None:
        return text("hint-grow-way", way=hyphened(self.way))


@record
class SwapCard(PacketMove):
    other: Seat

    def appeal(self, view: View) -> int:
        """Whose cards are worth more than two each."""
        side = view.sides[self.other]
        return 2 if side.coins >= 2 * len(side.hand) else 0


@record
class Entrance(PacketMove):
    territory: Territory

    def hint(self, state: Any, seat: int) -> Text | None:
        return spot(state, self.territory)

    def appeal(self, view: View) -> int:
        field = view.fields[self.territory]
        return 1 + (field.owner == view.me) + 2 * (field.owner == view.me and field.hq is not None)


DEAR, RICH = 4, 5
"""Coins of a card, and recruits of a continent, for which the steward gives a missile."""
