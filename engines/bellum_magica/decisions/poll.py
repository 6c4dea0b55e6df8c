"""The poll after a roll: does anybody pay for another one (BM-5.4 to 5.12)?

All able seats answer at once. An answer counts when all who are asked before it, from the captain on, have passed: that
equals asking one after the other (BM-5.9)."""

from collections.abc import Mapping
from typing import Self, get_args

from engines.bellum_magica.board import Board
from engines.bellum_magica.components import ROWS, TreatAnswer
from engines.bellum_magica.decisions.base import Sealing
from engines.bellum_magica.events import Answered, NobodyTreats
from engines.bellum_magica.moves import PassToday, Treat
from engines.bellum_magica.obeying import Found, spells, treat
from engines.bellum_magica.orders import Orders
from engines.bellum_magica.public import public
from engines.bellum_magica.state import State
from engines.bellum_magica.taste import treating
from engines.bellum_magica.words.moves import Words
from engines.bellum_magica.writing import pass_today
from engines.core.frame import WINDOW
from engines.core.menu import Blocked, Given, Menu, Pick, picked
from engines.core.move import Move
from engines.core.record import evolve, record, replaced
from engines.core.text import text

PROMPTS = tuple(text("prompt-poll", row=row) for row in range(1, ROWS + 1))
NO_BARREL = text("reason-no-barrel")
NOT_CAPTAIN = text("reason-not-captain")
NO_SPELL = text("reason-no-ready-spell")
TREATS: dict[TreatAnswer, Treat] = {answer: Treat(answer=answer) for answer in get_args(TreatAnswer)}
PASS, BARREL, SPELL = TREATS.values()
FOR_TODAY = PassToday(on=True)


def able(state: State) -> tuple[int, ...]:
    """Who can pay, from the captain on. Public, so nobody is asked for show (BM-6.2)."""
    return tuple([seat for seat in state.seats if state.lairs[seat].barrels or spells(state, seat)])


def open_poll(board: Board, passed: tuple[int, ...] = ()) -> None:
    """A question of its own for each able seat, whatever was asked before; but whoever has just *passed* on this very
    number, with everybody's knowledge, has passed on it."""
    if order := able(board.state):
        answers: tuple[TreatAnswer | None, ...] = tuple(["pass" if seat in passed else None for seat in order])
        board.push(Poll(roll=board.state.today.rolls, order=order, answers=answers))


@record
class Poll(Sealing, span=WINDOW):
    roll: int
    """Which roll of the day it is about."""
    order: tuple[int, ...]
    """The able seats in turn order."""
    answers: tuple[TreatAnswer | None, ...]
    """In this order."""
    by_hand: tuple[int, ...] = ()
    """Who took an answer back: orders leave the question alone unless they are changed (BM-5.2)."""

    @property
    def laid(self) -> Mapping[int, TreatAnswer | None]:
        return dict(zip(self.order, self.answers, strict=True))

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat)
        before = self.order[: self.order.index(seat)]
        return Pick(
            prompt=PROMPTS[state.row - 1],
            options=words.options(*[TREATS[answer] for answer in self.possible(state, seat)], FOR_TODAY),
            notes=lambda: words.poll(before, self.roll, treating.prospects(public(state))[seat]),
        )

    def possible(self, state: State, seat: int) -> tuple[TreatAnswer, ...]:
        barrel: tuple[TreatAnswer, ...] = ("barrel",) if state.lairs[seat].barrels else ()
        spell: tuple[TreatAnswer, ...] = ("spell",) if spells(state, seat) else ()
        return ("pass", *barrel, *spell)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        no = [] if state.lairs[seat].barrels else [(BARREL, NO_BARREL)]
        if not spells(state, seat):
            no.append((SPELL, NO_SPELL if seat == state.captain else NOT_CAPTAIN))
        return Words(state, seat).blocked(*no)

    def plain(self, state: State, seat: int) -> tuple[Move, ...]:
        return (PASS,)

    def judged(self, state: State, seat: int) -> tuple[Move, ...]:
        return (TREATS[treating.treat(public(state), seat)],)

    def obey(self, state: State, seat: int) -> Found | None:
        answer = None if seat in self.by_hand else treat(state, seat, state.row)
        return None if answer is None else (0, TREATS[answer])

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        move = picked(given)
        if isinstance(move, PassToday):
            board.put(seat, orders=pass_today(board.lair(seat).orders, on=True))
            move = PASS
        assert isinstance(move, Treat)
        board.emit(Answered(owners=(seat,), row=board.state.row, answer=move.answer))
        poll = self.sealing(seat, move.answer)
        board.swap(poll)
        poll.scan(board)

    def scan(self, board: Board) -> None:
        """The first who has not passed decides; whoever is silent is waited for (BM-5.6). What stands behind a payment
        is dropped unseen."""
        for seat, answer in self.laid.items():
            if answer is None:
                return
            if answer != "pass":
                board.pop()
                row = board.state.row
                board.treat(seat, answer)
                open_poll(board, self.order[: self.order.index(seat)] if board.state.row == row else ())
                return

    def run(self, board: Board) -> None:
        board.emit(NobodyTreats(row=board.state.row))

    # ---- sealed answers

    def unsealed(self, seat: int) -> Self | None:
        """Until all before it have passed: then its pass has counted too."""
        at = self.order.index(seat) if seat in self.order else 0
        if None not in self.answers[:at] or self.answers[at] is None:
            return None
        return evolve(self.sealing(seat, None), by_hand=(*self.by_hand, seat))

    def reordered(self, board: Board, seat: int, before: Orders) -> None:
        """Only other orders about treats answer what was taken back: these alone answer here."""
        if seat in self.by_hand and board.lair(seat).orders.live.treats != before.live.treats:
            board.swap(evolve(self, by_hand=tuple(other for other in self.by_hand if other != seat)))

    def sealing(self, seat: int, answer: TreatAnswer | None) -> Self:
        at = self.order.index(seat)
        return evolve(self, answers=replaced(self.answers, at, answer))
