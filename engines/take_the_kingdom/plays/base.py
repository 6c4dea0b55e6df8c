"""What all plays have in common: when a card may be played at all, and what a kind of play must tell."""

from abc import abstractmethod
from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar

from engines.core.move import Move, part
from engines.core.record import family, named, record
from engines.core.text import CardRef, Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import BOX, CATEGORY, CLASS, LIMITS, USES
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.table import Table

Choices = Iterable[tuple["PlayMove", Text | None]]
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


@record
class Blow:
    """A share of a declared attack, with the owner of its place."""

    owner: int
    place: int
    amount: int
    first: int | None


@family
class PlayMove(Move):
    """A play, declared as a whole, public and final. Its class is the rule: what there is to choose, what stands in the
    way, what it does. ``RULES`` knows them all."""

    cards: ClassVar[tuple[str, ...]]
    """The kinds of cards that can be played so."""
    use: ClassVar[str] = ""
    """The use of the card as the data calls it; empty where a card has only one."""
    phrase: ClassVar[str]
    """The subcommand that says it: one of ``meta.PLAYS``."""

    # ---- before it is declared

    @classmethod
    @abstractmethod
    def choices(cls, table: Table[Any], seat: int, card: str) -> Choices:
        """Every play with *card* that a player may think of, with the first reason of the clause against it; made one
        by one, as they are looked at. What it depends on, every seat can see."""

    @classmethod
    def reasons(cls, table: Table[Any], seat: int, card: str) -> Iterable[Text | None]:
        """What there is against the choices; enough of it to know whether one of them is legal."""
        return (why for _, why in cls.choices(table, seat, card))

    @classmethod
    def refusal(cls, state: State, seat: int, card: str) -> Text | None:
        """Why no play of this kind is possible with *card*; ``None`` if there is one."""
        if why := barred(state, card, cls.use):
            return why
        first: Text | None = None
        for why in cls.reasons(state, seat, card):
            if why is None:
                return None
            first = first or why
        return first or NO_SUCH_TARGET

    @classmethod
    def offered(cls, state: State, seat: int, card: str) -> Move | None:
        """What stands for it in the main choice: what begins it, or the play itself if there is but one; ``None`` where
        :meth:`refusal` says why."""
        if barred(state, card, cls.use):
            return None
        legal = (play for play, why in cls.choices(state, seat, card) if why is None)
        first = next(legal, None)
        return first if first is None or next(legal, None) is None else cls.begun(card)

    @classmethod
    @cache
    def begun(cls, card: str) -> Move:
        """What begins it in the main choice: the first part of its draft, which is the card that it is played with."""
        return part(cls, card=card)

    @classmethod
    def steps(cls) -> tuple[tuple[str, ...], ...]:
        """Its moves and parts in the order in which a phrase says them: with a single target it is whole at once."""
        kind = named(cls)
        return ((f"{kind}.card", kind), (kind,))

    @classmethod
    def aimed(cls) -> bool:
        """Whether it opens block windows. The data says so for each use of a card."""
        used = USES.get((cls.cards[0], cls.use))
        return used is not None and used.aimed

    # ---- once it is declared

    @property
    def paid(self) -> tuple[str, ...]:
        """The kinds of the cards that it takes."""
        return self.cards[:1]

    def against(self, table: Table[Any], seat: int) -> tuple[int, ...]:
        """The seats that it is aimed at, in asking order."""
        return ()

    @abstractmethod
    def announce(self, board: Board, seat: int) -> None:
        """Tell the table what is played. Called with the cards already in flight."""

    def effect(self, board: Board, seat: int) -> None:
        """Do it: nobody at whom it is aimed alone has blocked it."""

    def blows(self, state: State, void: tuple[int, ...]) -> tuple[Blow, ...]:
        """What then hits places, one blow after the other, but for those of seats where it is *void*."""
        return ()

    def loss(self, table: Table[Any], target: int) -> int:
        """Points that *target* stands to lose by public facts (TK-6.12)."""
        return 0


@family
class Direct(PlayMove):
    """A play without parameters: there is but one of its kind."""

    @classmethod
    def choices(cls, table: Table[Any], _seat: int, _card: str) -> Choices:
        return ((cls(), cls.hindrance(table)),)

    @classmethod
    def hindrance(cls, table: Table[Any]) -> Text | None:
        """Why it is refused."""

    @classmethod
    @cache
    def begun(cls, _card: str) -> Move:
        return cls()

    @classmethod
    def steps(cls) -> tuple[tuple[str, ...], ...]:
        return ((named(cls),),)


@family
class AtHome(PlayMove):
    """A card that goes to an own place; several kinds of cards can do so."""

    card: str
    place: int

    @property
    def paid(self) -> tuple[str, ...]:
        return (self.card,)
