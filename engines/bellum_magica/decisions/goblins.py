"""The sides of the goblins: all seats at once, sealed, shown together (BM-4.8)."""

from collections.abc import Mapping
from itertools import product
from typing import Self

from engines.bellum_magica.board import Board
from engines.bellum_magica.components import Side
from engines.bellum_magica.decisions.base import Sealing
from engines.bellum_magica.deeds import Dawn
from engines.bellum_magica.events import ChoseSides, GoblinsPlaced
from engines.bellum_magica.hiring import SIDES
from engines.bellum_magica.moves import PlaceGoblins
from engines.bellum_magica.public import public
from engines.bellum_magica.state import State
from engines.bellum_magica.taste import recruiting
from engines.bellum_magica.words import recruits
from engines.bellum_magica.words.moves import Words
from engines.core.menu import Given, Menu, Pick, picked
from engines.core.move import Move
from engines.core.record import evolve, record, replaced
from engines.core.text import text

PROMPT = text("prompt-goblins")
EVERY = tuple(PlaceGoblins(sides=(first, second)) for first, second in product(SIDES, SIDES))
USUAL = PlaceGoblins(sides=("left", "right"))


@record
class Goblins(Sealing, span="setup"):
    """A decision while an answer is missing; the deed that shows them all once none is."""

    sides: tuple[tuple[Side, Side] | None, ...]
    """By seat."""

    @property
    def laid(self) -> Mapping[int, tuple[Side, Side] | None]:
        return dict(enumerate(self.sides))

    def menu(self, state: State, seat: int) -> Menu[Move]:
        options = Words(state, seat).options(*EVERY)
        return Pick(prompt=PROMPT, options=options, notes=lambda: recruits.castle(state.lairs[seat]))

    def possible(self, _state: State, _seat: int) -> tuple[tuple[Side, Side], ...]:
        return tuple(each.sides for each in EVERY)

    def plain(self, state: State, seat: int) -> tuple[Move, ...]:
        return (USUAL,)

    def judged(self, state: State, seat: int) -> tuple[Move, ...]:
        return (PlaceGoblins(sides=recruiting.goblins(public(state), seat)),)

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        move = picked(given)
        assert isinstance(move, PlaceGoblins)
        board.swap(self.sealing(seat, move.sides))
        board.emit(ChoseSides(owners=(seat,), goblins=board.lair(seat).goblins, sides=move.sides))

    def unsealed(self, seat: int) -> Self | None:
        return self.sealing(seat, None) if self.sides[seat] else None

    def sealing(self, seat: int, sides: tuple[Side, Side] | None) -> Self:
        return evolve(self, sides=replaced(self.sides, seat, sides))

    def run(self, board: Board) -> None:
        chosen = tuple(sides for sides in self.sides if sides is not None)
        for seat, sides in enumerate(chosen):
            placed = [*zip(board.lair(seat).goblins, sides, strict=True)]
            board.put(seat, **{side: tuple(goblin for goblin, at in placed if at == side) for side in SIDES})
        board.emit(GoblinsPlaced(sides=chosen))
        board.push(Dawn())
