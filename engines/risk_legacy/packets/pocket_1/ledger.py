"""What is remembered of the running turn: missile powers that were used, and what they do to it (RL-B5.4)."""

from typing import Any

from engines.core.record import evolve, record
from engines.core.text import Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.components import PowerName
from engines.risk_legacy.naming import continent_name, territory
from engines.risk_legacy.packets.pocket_1.printed import POCKET
from engines.risk_legacy.packets.pocket_1.told import MissilePowerUsed
from engines.risk_legacy.rules.reactions import use_up
from engines.risk_legacy.shelf import Shelf
from engines.risk_legacy.state import State


@record
class Ledger(Shelf):
    """Of one turn; in the next it counts no more."""

    round: int = 0
    seat: int | None = None
    """Whose turn it is."""
    used: tuple[PowerName, ...] = ()
    silent: tuple[int, ...] = ()
    """Territories where no dice are changed."""
    offered: tuple[int, ...] = ()
    """Territories about which the owner of that power was asked."""
    barred: tuple[int, ...] = ()
    """Cards that cannot be taken now."""
    barred_from: int | None = None
    """By that seat; ``None``: by whoever is on turn."""
    scouted: int | None = None
    """The card that is taken in the place of a coin."""
    denied: int | None = None
    """The continent that brings nothing."""
    victims: tuple[int, ...] = ()
    """Seats that the Mutants conquered from."""
    declined: bool = False
    """The Mutants do not want their star now."""

    def told(self, view: Any) -> tuple[Text, ...]:
        if view.turn is None or (self.round, self.seat) != (view.round, view.turn.seat):
            return ()
        silent = tuple(text("board-silent", territory=territory(at)) for at in self.silent)
        if self.denied is None:
            return silent
        return (*silent, text("board-denied", continent=continent_name(view.world, self.denied)))


BLANK = Ledger()


def ledger(state: Any) -> Ledger:
    """That of the running turn; the *state*, or a view of it."""
    lies: Ledger | None = state.shelved(Ledger)
    if state.turn is None:
        return BLANK
    if lies is not None and (lies.round, lies.seat) == (state.round, state.turn.seat):
        return lies
    return Ledger(round=state.round, seat=state.turn.seat)


def note(board: Board, **changes: Any) -> None:
    """The ledger with *changes*."""
    board.shelve(evolve(ledger(board.state), **changes))


def usable(state: State, seat: int, power: PowerName) -> bool:
    """Whether *seat*, whose power it is, has a missile for it, and it was not used in this turn."""
    side = state.sides[seat]
    gone = side.eliminated or seat in state.leaving or state.turn is None
    return not gone and side.missiles >= POCKET.cost and power not in ledger(state).used


def use(board: Board, seat: int, power: PowerName) -> None:
    """A missile is discarded for it."""
    use_up(board, seat, POCKET.cost, MissilePowerUsed(seat=seat, power=power))
    note(board, used=(*ledger(board.state).used, power))
