"""Before the first turn: a faction, and where its headquarters stands (RL-4.2.6)."""

from engines.core.menu import Blocked, Given, Menu, Pick, Picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import text
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.base import Decision
from engines.risk_legacy.drafts.confirming import START, Starting, barred, places
from engines.risk_legacy.events.founding import FactionTaken, Started
from engines.risk_legacy.moves.founding import StartAt, TakeFaction
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.starts import farthest
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

PROMPT, TAKEN = text("prompt-faction"), reason("faction_taken")


@record
class StartPick(Decision, span="setup"):
    """The faction is a private step, unless one alone is left: nothing is settled before the place is."""

    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words, factions = Words(state, seat), free(state)
        if len(factions) > 1:
            options = words.options(*(TakeFaction(faction=number) for number in factions))
            return Pick(prompt=PROMPT, options=options, notes=words.starting(factions))
        return Pick(prompt=START[factions[0]], options=words.options(*places(state, seat)), notes=words.where)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        factions = free(state)
        if len(factions) == 1:
            return Words(state, seat).blocked(*barred(state, seat))
        taken = (number for number in state.factions if number not in factions)
        return Words(state, seat).blocked(*((TakeFaction(faction=number), TAKEN) for number in taken))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        """First free faction; the place is the draft's to choose."""
        factions = free(state)
        if len(factions) > 1:
            return Picked((TakeFaction(faction=factions[0]),))
        return Picked((StartAt(territory=farthest(state, seat)),))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        assert isinstance(given, Picked)
        match given.moves:
            case (TakeFaction(faction=faction),):
                board.draft(seat, Starting(faction=faction))
            case (TakeFaction(faction=faction), StartAt(territory=at)):
                take_up(board, seat, faction, at)
            case (StartAt(territory=at),):
                take_up(board, seat, free(board.state)[0], at)


def free(state: State) -> tuple[int, ...]:
    """Factions that nobody plays yet."""
    taken = tuple(side.faction for side in state.sides)
    return tuple(number for number in state.factions if number not in taken)


def take_up(board: Board, seat: int, faction: int, at: int) -> None:
    """Headquarters and troops are placed at once."""
    board.put(seat, faction=faction)
    board.emit(FactionTaken(seat=seat, faction=faction))
    settle(board, seat, at)
    board.pop()


def settle(board: Board, seat: int, at: int) -> None:
    """Headquarters and troops of *seat* are there from now on."""
    troops = board.side(seat).army
    board.put(seat, start=at)
    board.build_hq(seat, at)
    board.stand(seat, at, troops)
    board.emit(Started(seat=seat, territory=at, troops=troops))
