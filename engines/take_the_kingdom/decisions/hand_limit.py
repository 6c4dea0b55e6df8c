"""At the end of a turn: down to the hand limit (TK-5.5)."""

from engines.core.frame import Ordered
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import ready, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import BOX, KIND, LIMITS
from engines.take_the_kingdom.decisions.base import Decision
from engines.take_the_kingdom.events.turns import HandDiscarded
from engines.take_the_kingdom.kingdom import Kingdom
from engines.take_the_kingdom.moves import Discard
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

PROMPT = ready(lambda over: text("prompt-discard", count=over), range(1, len(KIND)))


def excess(kingdom: Kingdom) -> int:
    return max(0, len(kingdom.hand) - LIMITS.hand)


def surplus(kingdom: Kingdom, wish: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The cards to give up now: kinds of *wish* first, the others in the default order."""
    order = (*wish, *(kind for kind in BOX.defaults.discard_order if kind not in wish))
    hand = sorted(kingdom.kinds, key=order.index)
    return tuple(hand[: excess(kingdom)])


@record
class HandLimit(Decision):
    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,) if excess(state.kingdoms[self.seat]) else ()

    def menu(self, state: State, seat: int) -> Menu[Move]:
        kingdom = state.kingdoms[seat]
        over = excess(kingdom)
        words = Words(state, seat)
        options = words.options(*(Discard(card=kind) for kind in kingdom.kinds))
        return Pick(prompt=PROMPT(over), options=options, at_least=over, at_most=over)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return _giving(surplus(state.kingdoms[seat]))

    def obey(self, state: State, seat: int) -> Ordered | None:
        kingdom = state.kingdoms[seat]
        return (0, _giving(surplus(kingdom, kingdom.orders.discard))) if kingdom.orders.discard else None

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        assert isinstance(given, Picked)
        board.pop()
        kinds = tuple(move.card for move in given.moves if isinstance(move, Discard))
        for kind in kinds:
            board.spend(seat, kind)
        board.emit(HandDiscarded(seat=seat, cards=kinds, why="limit"))


def _giving(kinds: tuple[str, ...]) -> Given[Move]:
    return Picked(tuple(Discard(card=kind) for kind in kinds))
