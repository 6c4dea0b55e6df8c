"""What all decisions of this game have in common: standing orders may be written beside any of them, and answer it;
who is leaving the match is answered for."""

from collections.abc import Mapping
from typing import Any, Self

from engines.bellum_magica.board import Board
from engines.bellum_magica.obeying import Found
from engines.bellum_magica.orders import Orders
from engines.bellum_magica.state import State
from engines.core.frame import Frame, Ordered
from engines.core.menu import Given, Picked
from engines.core.move import Move
from engines.core.record import family


@family
class Decision(Frame):
    def plain(self, state: State, seat: int) -> tuple[Move, ...]:
        """The default of the rules."""
        raise NotImplementedError

    def judged(self, state: State, seat: int) -> tuple[Move, ...]:
        """The choice of the stand-in (BM-12)."""
        return self.plain(state, seat)

    def obey(self, state: State, seat: int) -> Found | None:
        """What the standing orders of *seat* answer here."""
        return None

    def fallback(self, state: State, seat: int) -> Given[Move]:
        absent = state.lairs[seat].orders.absent
        return Picked(self.judged(state, seat) if absent == "auto" else self.plain(state, seat))

    def ordered(self, state: State, seat: int) -> Ordered | None:
        if seat in state.leaving:
            return 0, Picked(self.plain(state, seat))
        found = self.obey(state, seat)
        return found and (found[0], Picked((found[1],)))

    def unsealed(self, seat: int) -> Self | None:
        """As if *seat* had not answered yet; ``None``: there is nothing that it could take back (BM-5.2)."""
        return None

    def reordered(self, board: Board, seat: int, before: Orders) -> None:
        """*seat* has written in its orders, which were those *before*."""


def take_back(board: Board, seat: int) -> None:
    """A sealed answer, if there is one that does not count yet."""
    top = board.state.stack[-1]
    unsealed = top.unsealed(seat) if isinstance(top, Decision) else None
    if unsealed is not None:
        board.swap(unsealed)


def remove(board: Board, seat: int) -> None:
    """Takes a seat out of the running match (BM-7.7). It is answered for by defaults until phase 6, and leaves then. So
    is a question that its sealed answer has not settled yet: nobody is bound before that counts (BM-5.9)."""
    take_back(board, seat)
    board.put(seat, orders=Orders())
    board.amend(leaving=(*board.state.leaving, seat))


@family
class Sealing(Decision, sealed=True):
    """A question to several seats at once, whose answers stay hidden until they count (BM-5.2)."""

    @property
    def laid(self) -> Mapping[int, Any]:
        """Seat → its answer, ``None`` while it is missing."""
        raise NotImplementedError

    def asked(self, state: State) -> tuple[int, ...]:
        return tuple([seat for seat, answer in self.laid.items() if answer is None])

    def answered(self) -> tuple[int, ...]:
        return tuple([seat for seat, answer in self.laid.items() if answer is not None])


@family
class OneSeat(Decision):
    """A question to one seat."""

    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,)
