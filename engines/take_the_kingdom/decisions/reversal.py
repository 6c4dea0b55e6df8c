"""Where the damage of a sprung real trap goes (TK-5.37), and by option a block of it there (TK-5.39)."""

from engines.core.frame import WINDOW, Frame, Ordered
from engines.core.menu import Given, Menu, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import SeatRef, Text, ready, text
from engines.take_the_kingdom.answers import FINAL, spared, unbanned
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.decisions.base import PASSING, Decision, Window
from engines.take_the_kingdom.events.plays import Blocked
from engines.take_the_kingdom.events.strife import Reversed, ShareLost
from engines.take_the_kingdom.moves import Block, Reverse
from engines.take_the_kingdom.places import REAL, is_fort
from engines.take_the_kingdom.siege import firsts, telling
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

REVERSED = text("prompt-reversal-block")


PROMPT = ready(lambda amount: text("prompt-reversal", amount=amount), range(1, 21))


@record
class ReversalWindow(Decision, span=WINDOW):
    """``seat`` aims: the trap's owner, or the attacker if the table plays so. Everything about it is public, and so is
    the menu."""

    by: int
    victim: int
    amount: int

    def choices(self, state: State) -> tuple[Reverse, ...]:
        return tuple(
            Reverse(place=place.number, first=first)
            for place in state.kingdoms[self.victim].open
            for first in firsts(place)
        )

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,) if len(self.choices(state)) > 1 else ()

    def run(self, board: Board) -> None:
        """There is but one choice."""
        (only,) = self.choices(board.state)
        self.aim(board, only)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat, damage=self.amount)
        return Pick(
            prompt=PROMPT(self.amount),
            options=words.options(*self.choices(state)),
            notes=lambda: (text("note-reversal", who=SeatRef(self.victim), amount=self.amount),),
        )

    def fallback(self, state: State, seat: int) -> Given[Move]:
        """The trap's owner hurts the attacker as much as it can, the attacker itself as little."""
        places = state.kingdoms[self.victim].open
        place, first = telling(places, self.amount, most=self.seat != self.victim)
        return Picked((Reverse(place=place.number, first=first),))

    def obey(self, state: State, seat: int) -> Ordered | None:
        return (0, self.fallback(state, seat)) if state.kingdoms[seat].orders.reversal == "best" else None

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        move = picked(given)
        assert isinstance(move, Reverse)
        board.pop()
        self.aim(board, move)

    def aim(self, board: Board, move: Reverse) -> None:
        board.emit(Reversed(by=self.by, owner=self.victim, place=move.place, amount=self.amount))
        board.push(Recoil(by=self.by, victim=self.victim, place=move.place, first=move.first, amount=self.amount))
        if board.state.house.reversal_block:
            board.push(ReversalBlock(seat=self.victim))


@record
class Recoil(Frame):
    """Damage that a real trap turns against the attacker (TK-5.34, 5.38). It springs nothing there."""

    by: int
    """The owner of the trap, who takes the bounty if a Fort falls."""
    victim: int
    place: int
    first: int | None
    amount: int

    def run(self, board: Board) -> None:
        board.hurt(self.victim, self.place, self.amount, self.first, by=self.by)


@record
class ReversalBlock(Window):
    """Above the recoil that it may stop."""

    def recoil(self, state: State) -> Recoil:
        frame = state.stack[-2]
        assert isinstance(frame, Recoil), "stands above the damage that it may stop"
        return frame

    def stoppers(self, state: State) -> tuple[str, ...]:
        return unbanned(state, FINAL)

    def prompt(self, state: State) -> Text:
        return REVERSED

    def threat(self, state: State, words: Words) -> tuple[Text, ...]:
        recoil = self.recoil(state)
        return (words.turned(recoil.place, recoil.amount, recoil.first),)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        recoil = self.recoil(state)
        falls = is_fort(recoil.place) and recoil.amount >= state.site(recoil.place).strength
        card = spared(state, seat, self.stoppers(state)) if falls else None
        return Picked((Block(card=card),)) if card else PASSING

    def block(self, board: Board, card: str) -> None:
        recoil = self.recoil(board.state)
        board.pop()
        board.pop()
        board.emit(Blocked(seat=self.seat, by=card, against=REAL, whole=False))
        board.emit(ShareLost(owner=recoil.victim, place=recoil.place, why="blocked"))
