"""What all decisions of this game have in common, and the play that most of them are about."""

from abc import abstractmethod

from engines.core.frame import WINDOW, Frame, Ordered
from engines.core.menu import Given, Menu, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import family
from engines.core.text import Text, text
from engines.take_the_kingdom.answers import held
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.events.plays import Passed
from engines.take_the_kingdom.moves import Block, Pass
from engines.take_the_kingdom.plays.base import PlayMove
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

PASSING: Given[Move] = Picked((Pass(),))
EMPTY_HANDED = text("note-empty-handed")
"""Why somebody is asked who has but one answer (TK-6.4)."""


@family
class Decision(Frame):
    """A question to one seat. Standing orders may be written beside any of them."""

    seat: int
    by_hand: bool = False
    """The seat wrote orders while it was asked: they are for its next question, this one it answers itself."""

    def run(self, board: Board) -> None:
        """Nobody is asked, and mostly nothing is to be done."""

    def ordered(self, state: State, seat: int) -> Ordered | None:
        return None if self.by_hand or state.kingdoms[seat].orders.resting else self.obey(state, seat)

    def obey(self, state: State, seat: int) -> Ordered | None:
        """What the standing orders of *seat* answer here."""
        return None


@family
class Window(Decision, span=WINDOW):
    """A seat may stop with a card what is under way. It opens for holders and non-holders alike, and is skipped only
    where everybody can see that there is no answer (TK-6.4)."""

    @abstractmethod
    def stoppers(self, state: State) -> tuple[str, ...]:
        """The kinds of cards that stop it."""

    @abstractmethod
    def prompt(self, state: State) -> Text:
        """The question."""

    @abstractmethod
    def threat(self, state: State, words: Words) -> tuple[Text, ...]:
        """What is under way, line by line."""

    @abstractmethod
    def block(self, board: Board, card: str) -> None:
        """It is stopped with *card*, which is spent. The window is still on top."""

    def let(self, board: Board) -> None:
        """It is not stopped. The window is gone."""

    def asked(self, state: State) -> tuple[int, ...]:
        return () if state.mute(self.seat, self.stoppers(state)) else (self.seat,)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat)
        blocks = [Block(card=kind) for kind in held(state, seat, self.stoppers(state))]
        empty = () if blocks else (EMPTY_HANDED,)
        options = words.options(*blocks, Pass())
        return Pick(prompt=self.prompt(state), options=options, notes=lambda: (*self.threat(state, words), *empty))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return PASSING

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        match picked(given):
            case Block(card=card):
                board.block(seat, card)
                self.block(board, card)
            case _:
                board.pop()
                board.emit(Passed(seat=seat))
                self.let(board)


@family
class Pending(Frame):
    """A declared play, final, public, and stoppable until nobody is left to ask (TK-6.1)."""

    seat: int
    move: PlayMove
    targets: tuple[int, ...] = ()
    queue: tuple[int, ...] = ()
    """Targets that are still to be asked."""
    void: tuple[int, ...] = ()
    """Targets that are safe from it."""


def pending(state: State) -> Pending | None:
    """The declared play on the stack; there is never more than one."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, Pending)), None)


def declared(state: State) -> Pending:
    """As :func:`pending`, for the windows that stand above a play."""
    play = pending(state)
    assert play is not None, "a window stands above the play that it may stop"
    return play
