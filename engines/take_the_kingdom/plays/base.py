"""What all plays have in common: when a card may be played at all, and what a kind of play must tell."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from itertools import islice
from typing import ClassVar, Generic, TypeVar

from engines.core.record import named
from engines.core.text import CardRef, Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import BOX, CATEGORY, CLASS, LIMITS, USES
from engines.take_the_kingdom.moves import PlayMove
from engines.take_the_kingdom.shares import Blow
from engines.take_the_kingdom.state import State

P = TypeVar("P", bound="PlayMove")
Choices = Iterable[tuple[P, Text | None]]
"""Plays, each with the reason against it; ``None``: it is legal."""

NO_SUCH_TARGET = text("reason-no-such-target")
ONLY_AS_ANSWER = text("reason-only-as-answer")
OPENING = text("reason-opening")
NO_PLAYS_LEFT = text("reason-no-plays-left")
BANNED = {card: text("reason-banned", card=CardRef(card), bans=bans) for card, bans in BOX.penalties.bans.items()}


def banned(state: State, card: str) -> Text | None:
    """Whether a penalty that stands this turn forbids *card* to the seat on turn (TK-5.17)."""
    for ban in state.turn.bans if state.turn else ():
        if BOX.penalties.bans[ban] == CLASS[card]:
            return BANNED[ban]
    return None


def barred(state: State, card: str, use: str = "") -> Text | None:
    """Why the seat on turn may not play *card* now, whatever the target: the common refusals of TK-5.8."""
    turn = state.ongoing
    if turn.opening and not _opens(state, card, use):
        return OPENING
    if ban := banned(state, card):
        return ban
    return NO_PLAYS_LEFT if turn.used >= LIMITS.plays else None


def _opens(state: State, card: str, use: str) -> bool:
    if CATEGORY[card] == "mercy":
        return state.house.opening_mercy
    return CLASS[card] in BOX.opening.classes or (card, use) in BOX.opening.uses


class Rule(ABC, Generic[P]):
    """One kind of play. Stateless; ``RULES`` holds one of each."""

    of: ClassVar[type[PlayMove]]
    """Its moves."""
    cards: ClassVar[tuple[str, ...]]
    """The kinds of cards that can be played so."""
    use: ClassVar[str] = ""
    """The use of the card as the data calls it; empty where a card has only one."""
    phrase: ClassVar[str]
    """The subcommand that says it: one of ``meta.PLAYS``."""
    direct: ClassVar[bool] = False
    """Has no parameters, so it needs no draft."""

    @property
    def kind(self) -> str:
        """The tag of its moves."""
        return named(self.of)

    @property
    def steps(self) -> tuple[tuple[str, ...], ...]:
        """Its moves and parts in the order in which a phrase says them: with a single target it is whole at once."""
        return ((self.kind,),) if self.direct else ((f"{self.kind}.card", self.kind), (self.kind,))

    def alone(self, state: State, seat: int, card: str) -> P | None:
        """The only play of this kind with *card*, if there is but one; there is one at least."""
        legal = (play for play, why in self.choices(state, seat, card) if why is None)
        first, *more = islice(legal, 2)
        return None if more else first

    @abstractmethod
    def choices(self, state: State, seat: int, card: str) -> Choices[P]:
        """Every play with *card* that a player may think of, with the first reason of the clause against it; made one
        by one, as they are looked at."""

    def reasons(self, state: State, seat: int, card: str) -> Iterable[Text | None]:
        """What there is against the choices; enough of it to know whether one of them is legal."""
        return (why for _, why in self.choices(state, seat, card))

    def refusal(self, state: State, seat: int, card: str) -> Text | None:
        """Why no play of this kind is possible with *card*; ``None`` if there is one."""
        if why := barred(state, card, self.use):
            return why
        first: Text | None = None
        for why in self.reasons(state, seat, card):
            if why is None:
                return None
            first = first or why
        return first or NO_SUCH_TARGET

    @property
    def aimed(self) -> bool:
        """Whether it opens block windows. The data says so for each use of a card."""
        used = USES.get((self.cards[0], self.use))
        return used is not None and used.aimed

    def against(self, state: State, seat: int, play: P) -> tuple[int, ...]:
        """The seats that it is aimed at, in asking order."""
        return ()

    def paid(self, play: P) -> tuple[str, ...]:
        """The kinds of the cards that it takes."""
        return self.cards[:1]

    @abstractmethod
    def announce(self, board: Board, seat: int, play: P) -> None:
        """Tell the table what is played. Called with the cards already in flight."""

    def effect(self, board: Board, seat: int, play: P, void: tuple[int, ...]) -> None:
        """Do it, except where it is *void* because a seat blocked it."""

    def blows(self, state: State, play: P, void: tuple[int, ...]) -> tuple[Blow, ...]:
        """What then hits places, one blow after the other."""
        return ()

    def loss(self, state: State, target: int, play: P) -> int:
        """Points that *target* stands to lose by public facts (TK-6.12)."""
        return 0
