"""What may be chosen because of pocket 2."""

from typing import Any

from engines.core.record import record
from engines.core.text import Text, text
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.naming import Card, Faction, ScarTitle, Territory, lies_in
from engines.risk_legacy.view import View
from engines.risk_legacy.words.founding import effect
from engines.risk_legacy.words.land import dotted, foes, marks, spot


@record
class JoinIsland(PacketMove, lasting=True):
    """One end of a sea link, for good."""

    territory: Territory

    def heading(self) -> Text:
        return text("group-join-island")

    def hint(self, state: Any, seat: int) -> Text | None:
        return dotted(lies_in(state.world, self.territory), *marks(state, self.territory))

    def appeal(self, view: View) -> int:
        """Near those who are weak, or oneself."""
        field = view.fields[self.territory]
        return 0 if field.owner == view.me else -field.troops


NEVER = -1000
"""Less than the worst place for troops."""


@record
class GiveWeakness(PacketMove, lasting=True):
    """The scar card in hand, onto a faction of this game."""

    scar: ScarTitle
    faction: Faction

    def heading(self) -> Text:
        return text("group-give-weakness")

    def hint(self, state: Any, seat: int) -> Text | None:
        return effect(self.scar)

    def appeal(self, view: View) -> int:
        """The one who leads, unless it is oneself: rather nobody than that, whatever else there is to choose."""
        whose = next(seat for seat, side in enumerate(view.sides) if side.faction == self.faction)
        return NEVER if whose == view.me else view.sides[whose].stars or NEVER


@record
class Refrain(PacketMove):
    """Nothing is done."""

    def appeal(self, view: View) -> int:
        return 1


@record
class ClaimDomination(PacketMove):
    """The stars of the Aliens' own mission."""

    def appeal(self, view: View) -> int:
        return 2


@record
class BeamDown(PacketMove):
    territory: Territory

    def about(self) -> Text:
        return text("title-beam_down")

    def hint(self, state: Any, seat: int) -> Text | None:
        return dotted(lies_in(state.world, self.territory), foes(state, seat, self.territory))

    def appeal(self, view: View) -> int:
        return 2


@record
class RuinCity(PacketMove, lasting=True):
    territory: Territory

    def about(self) -> Text:
        return text("title-die_humans")

    def hint(self, state: Any, seat: int) -> Text | None:
        return dotted(spot(state, self.territory), *marks(state, self.territory))

    def appeal(self, view: View) -> int:
        """Most troops of others, a headquarters above all; none of one's own."""
        field = view.fields[self.territory]
        if view.me in (field.owner, field.hq):
            return 0
        return field.troops + (5 if field.hq is not None else 0)


@record
class TakeFromIsland(PacketMove):
    card: Card

    def hint(self, state: Any, seat: int) -> Text | None:
        return text("hint-take-from-island", coins=state.world.worth(self.card))

    def appeal(self, view: View) -> int:
        return 1 + view.world.worth(self.card)


@record
class TakeWorth(PacketMove):
    """A standing order: the dearest open card from the island, if it shows so many coins."""

    coins: int

    def about(self) -> Text:
        return text("title-mysterious_island")
