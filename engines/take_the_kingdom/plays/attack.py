"""Attacks: one numbered card, perhaps Morale, perhaps Spread (TK-5.25 to 5.31)."""

from __future__ import annotations

from typing import ClassVar

from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import ATTACKS, KIND
from engines.take_the_kingdom.events.plays import AttackDeclared, Hit
from engines.take_the_kingdom.moves import Attack, Share
from engines.take_the_kingdom.plays.base import Choices, Rule, barred
from engines.take_the_kingdom.shares import Blow, boosters, damage_of, left_by, shares_at
from engines.take_the_kingdom.state import State

BOOSTER_ALONE = text("reason-booster-alone")


class Attacking(Rule[Attack]):
    """The shares are put together by the draft, which offers only what TK-5.27 and 5.29 allow."""

    of = Attack
    phrase: ClassVar[str] = "attack"
    cards: ClassVar[tuple[str, ...]] = ATTACKS

    def choices(self, state: State, seat: int, card: str) -> Choices[Attack]:
        """The plain ones; boosted attacks are too many to list."""
        damage = damage_of(card, morale=False)
        return (
            (Attack(card=card, shares=(Share(place=place.number, amount=damage),)), None)
            for rival in state.rivals(seat)
            for place in state.kingdoms[rival].open
        )

    def refusal(self, state: State, seat: int, card: str) -> Text | None:
        """Every opponent has an open place, so nothing but the common refusals stands in the way."""
        return barred(state, card)

    def alone(self, state: State, seat: int, card: str) -> None:
        """It is put together and confirmed in any case."""

    @property
    def aimed(self) -> bool:
        return True

    def against(self, state: State, seat: int, play: Attack) -> tuple[int, ...]:
        return tuple(rival for rival in state.rivals(seat) if shares_at(state, play, rival))

    def paid(self, play: Attack) -> tuple[str, ...]:
        return (play.card, *boosters(play))

    def announce(self, board: Board, seat: int, play: Attack) -> None:
        hits = tuple(
            Hit(
                owner=blow.owner,
                place=blow.place,
                amount=blow.amount,
                first=None if blow.first is None else KIND[blow.first],
            )
            for blow in _blows(board.state, play)
        )
        damage = damage_of(play.card, morale=play.morale)
        board.emit(AttackDeclared(seat=seat, card=play.card, boosters=boosters(play), damage=damage, hits=hits))

    def blows(self, state: State, play: Attack, void: tuple[int, ...]) -> tuple[Blow, ...]:
        return tuple(blow for blow in _blows(state, play) if blow.owner not in void)

    def loss(self, state: State, target: int, play: Attack) -> int:
        left = sum(place.strength for place in left_by(state, play, target))
        return state.kingdoms[target].points - left


def _blows(state: State, play: Attack) -> tuple[Blow, ...]:
    return tuple(
        Blow(owner=state.where(share.place)[0], place=share.place, amount=share.amount, first=share.first)
        for share in play.shares
    )
