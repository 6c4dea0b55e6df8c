"""Back into the war, for a seat without any territory (RL-5.4.1)."""

from engines.core.menu import Blocked, Given, Menu, Pick, Picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import text
from engines.risk_legacy.board import Board
from engines.risk_legacy.components import BOX
from engines.risk_legacy.decisions.own_turn import OwnTurn, granted
from engines.risk_legacy.events.turn import Joined
from engines.risk_legacy.moves.turn import Join
from engines.risk_legacy.rules import concession
from engines.risk_legacy.rules.ground import threat
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.starts import entries, hindrance, quietest
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

PROMPT = text("prompt-join")


@record
class Joining(OwnTurn):
    def asked(self, state: State) -> tuple[int, ...]:
        """Nobody, where one place alone is legal."""
        return (self.seat,) if len(entries(state, self.seat)) > 1 else ()

    def run(self, board: Board) -> None:
        (at,) = entries(board.state, self.seat)
        join(board, self.seat, at)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        """The quietest places first."""
        places = sorted(entries(state, seat), key=lambda at: threat(state, seat, at))
        joins = (Join(territory=at) for at in places)
        return Pick(prompt=PROMPT, options=Words(state, seat).options(*joins, *granted(state, seat)))

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        """Empty places alone: that nobody starts among troops goes without saying."""
        why = (
            (at, hindrance(state, seat, at, hq=False)) for at, field in enumerate(state.fields) if not field.occupied
        )
        closed = ((Join(territory=at), reason(key)) for at, key in why if key)
        return Words(state, seat).blocked(*closed)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((Join(territory=quietest(state, seat)),))

    def carry_out(self, board: Board, seat: int, move: Move) -> None:
        match move:
            case Join(territory=at):
                board.pop()
                join(board, seat, at)
            case _:
                OwnTurn.carry_out(self, board, seat, move)


def join(board: Board, seat: int, at: int) -> None:
    """Half the starting troops, no headquarters, no recruits (RL-5.4.1)."""
    troops = BOX.joining(board.side(seat).army)
    board.stand(seat, at, troops)
    board.turn(joined=True)
    board.emit(Joined(seat=seat, territory=at, troops=troops))
    concession.check(board)
