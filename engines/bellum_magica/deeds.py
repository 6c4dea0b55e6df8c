"""The parts of a day that ask nobody. The next dawn waits below all of them."""

from engines.bellum_magica.board import Board
from engines.bellum_magica.decisions.base import Decision
from engines.bellum_magica.decisions.poll import open_poll
from engines.bellum_magica.decisions.raiding import Raiding
from engines.bellum_magica.decisions.recruiting import Recruiting
from engines.bellum_magica.events import NoAttack
from engines.bellum_magica.hiring import solvent
from engines.bellum_magica.state import State
from engines.bellum_magica.targets import strength, within
from engines.core.frame import Frame
from engines.core.record import family, record


@record
class Dawn(Frame):
    """The captain rolls, and whoever is able is asked about the number (BM-5.4)."""

    def run(self, board: Board) -> None:
        board.begin_day()
        board.push(self, Harvest())
        open_poll(board)


@record
class Harvest(Frame):
    """What the active rows bring: resources, then chests by scouts (BM-5.13 to 5.19)."""

    def run(self, board: Board) -> None:
        seats = board.state.seats
        board.harvest(seats)
        board.scout(seats)
        board.push(Raids(queue=seats))


@family
class InTurn(Frame):
    """Phases 4 and 5: each seat once, in turn order, one finishing before the next (BM-5.20, 5.31, 5.32)."""

    queue: tuple[int, ...]
    """Who has still to come."""

    def run(self, board: Board) -> None:
        for at, seat in enumerate(self.queue, start=1):
            turn = self.turn(board, seat)
            if turn is not None:
                board.push(type(self)(queue=self.queue[at:]), turn)
                return
        self.over(board)

    def can(self, state: State, seat: int) -> bool:
        """Whether *seat* can do anything."""
        raise NotImplementedError

    def turn(self, board: Board, seat: int) -> Decision | None:
        """What *seat* is asked, if there is anything that it can do."""
        raise NotImplementedError

    def over(self, board: Board) -> None:
        raise NotImplementedError


@record
class Raids(InTurn):
    def can(self, state: State, seat: int) -> bool:
        return bool(within(state, seat, strength(state, seat)))

    def turn(self, board: Board, seat: int) -> Decision | None:
        if self.can(board.state, seat):
            return Raiding(seat=seat)
        board.attacked(seat)
        board.emit(NoAttack(seat=seat))
        return None

    def over(self, board: Board) -> None:
        """Is this the end?"""
        state = board.state
        if any(len(lair.chests) >= state.variant.end_at for lair in state.lairs):
            board.finish("chests")
        elif state.day == state.variant.day_cap:
            board.finish("day_cap")
        else:
            board.push(Recruits(queue=state.seats))


@record
class Recruits(InTurn):
    def can(self, state: State, seat: int) -> bool:
        return solvent(state, seat)

    def turn(self, board: Board, seat: int) -> Decision | None:
        return Recruiting(seat=seat) if self.can(board.state, seat) else None

    def over(self, board: Board) -> None:
        board.push(Dusk())


@record
class Dusk(Frame):
    """Phase 6: the end of the day (BM-5.37)."""

    def run(self, board: Board) -> None:
        board.turn_up_settlements()
        board.ready_spells()
        board.forget_today()
        leaving = tuple(seat for seat in board.state.seats if seat in board.state.leaving)
        board.amend(leaving=())
        for seat in leaving:
            if board.state.ending is None:
                board.depart(seat)
