"""Attacks: one numbered card, perhaps Morale, perhaps Spread (TK-5.25 to 5.31)."""

from typing import Any

from engines.core.move import Move
from engines.core.record import like, record
from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import ATTACKS, DAMAGE, LIMITS, kind_of
from engines.take_the_kingdom.events.plays import AttackDeclared, Hit
from engines.take_the_kingdom.plays.base import Blow, Choices, PlayMove, barred
from engines.take_the_kingdom.siege import Aimed, aftermath
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.table import Table

BOOSTER_ALONE = text("reason-booster-alone")
MORALE, SPREAD = "morale", "spread"


def damage_of(card: str, *, morale: bool) -> int:
    return DAMAGE[card] * (LIMITS.morale_factor if morale else 1)


@record
class Share:
    """The damage of one attack meant for one place; ``first`` is the defence that is hit first where two stand."""

    place: int
    amount: int
    first: int | None = None


@record
class Attack(PlayMove, cards=ATTACKS, phrase="attack"):
    """The shares are put together by the draft, which offers only what TK-5.27 and 5.29 allow."""

    card: str
    morale: bool = False
    spread: bool = False
    shares: tuple[Share, ...]

    # ---- by public facts, before anybody answers it

    @property
    def damage(self) -> int:
        return damage_of(self.card, morale=self.morale)

    @property
    def paid(self) -> tuple[str, ...]:
        boosters = ((MORALE, self.morale), (SPREAD, self.spread))
        return (self.card, *(booster for booster, on in boosters if on))

    def aimed_at(self, table: Table[Any], seat: int, *, safe: tuple[int, ...] = ()) -> tuple[Aimed, ...]:
        """The shares that are meant for the kingdom of *seat*, in their order, but for places that are *safe*."""
        kingdom = table.kingdoms[seat]
        hits = (share for share in self.shares if kingdom.place(share.place) and share.place not in safe)
        return tuple((share.place, share.amount, share.first) for share in hits)

    def leaves(self, table: Table[Any], seat: int, *, safe: tuple[int, ...] = ()) -> tuple[Any, ...]:
        """The places of *seat* if its shares are dealt in full, traps disregarded but for those of *safe* places; none
        if its Fort falls."""
        return aftermath(table.kingdoms[seat].places, self.aimed_at(table, seat, safe=safe))

    def against(self, table: Table[Any], seat: int) -> tuple[int, ...]:
        return tuple(rival for rival in table.rivals(seat) if self.aimed_at(table, rival))

    def loss(self, table: Table[Any], target: int) -> int:
        left: int = sum(place.strength for place in self.leaves(table, target))
        return table.kingdoms[target].points - left

    # ---- as a rule

    @classmethod
    def choices(cls, table: Table[Any], seat: int, card: str) -> Choices:
        """The plain ones; boosted attacks are too many to list."""
        damage = damage_of(card, morale=False)
        return (
            (cls(card=card, shares=(Share(place=place.number, amount=damage),)), None)
            for rival in table.rivals(seat)
            for place in table.kingdoms[rival].open
        )

    @classmethod
    def refusal(cls, state: State, _seat: int, card: str) -> Text | None:
        """Every opponent has an open place, so nothing but the common refusals stands in the way."""
        return barred(state, card)

    @classmethod
    def offered(cls, state: State, seat: int, card: str) -> Move | None:
        """It is put together and confirmed in any case (TK-5.9)."""
        return None if cls.refusal(state, seat, card) else cls.begun(card)

    @classmethod
    def aimed(cls) -> bool:
        return True

    def announce(self, board: Board, seat: int) -> None:
        hits = tuple(like(Hit, blow, first=kind_of(blow.first)) for blow in self.blows(board.state))
        card, *boosters = self.paid
        board.emit(AttackDeclared(seat=seat, card=card, boosters=tuple(boosters), damage=self.damage, hits=hits))

    def blows(self, state: State, void: tuple[int, ...] = ()) -> tuple[Blow, ...]:
        owned = ((state.where(share.place)[0], share) for share in self.shares)
        return tuple(like(Blow, share, owner=owner) for owner, share in owned if owner not in void)
