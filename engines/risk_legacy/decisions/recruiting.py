"""Recruits are placed batch by batch; before the first, cards may be traded for more (RL-5.4.3, 5.4.4)."""

from functools import partial

from engines.core.compose import toward
from engines.core.menu import Blocked, Given, Menu, picking
from engines.core.move import Move, Part, part
from engines.core.record import maker, record
from engines.core.text import ready, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.own_turn import OwnTurn, besides, untimely
from engines.risk_legacy.drafts.marching import Placing, everything
from engines.risk_legacy.drafts.spending import Spending
from engines.risk_legacy.events.turn import CardsTraded, TroopsPlaced
from engines.risk_legacy.hooks import Power, in_force
from engines.risk_legacy.moves import turn as m
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.rules import lines
from engines.risk_legacy.rules.paths import any_time
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.recruits import bargains, brings, coins, hindrance, places
from engines.risk_legacy.rules.undo import remember
from engines.risk_legacy.state import State
from engines.risk_legacy.turn import Placed, Traded
from engines.risk_legacy.words.moves import Words
from engines.risk_legacy.words.turn import recruiting

NOT_YOURS = reason("not_yours")
_prompt = ready(lambda left: text("prompt-recruits", count=left), range(1, 81))


@record
class Recruiting(OwnTurn):
    def asked(self, state: State) -> tuple[int, ...]:
        """Nobody, once all stand; nor where there is neither a choice of places nor a trade, nor a way back."""
        turn = state.ongoing
        if not turn.recruits:
            return ()
        choice = turn.undo or len(places(state, self.seat)) > 1 or hindrance(state, self.seat) is None
        return (self.seat,) if choice else ()

    def run(self, board: Board) -> None:
        """What is left has one place to go."""
        left = board.state.ongoing.recruits
        if left and not forestalled(board, self.seat):
            (at,) = places(board.state, self.seat)
            place(board, self.seat, at, left)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat)
        moves = Placing.beginnings(state, seat)
        if hindrance(state, seat) is None:
            moves += (m.Trade(cards=cards) for cards in bargains(state, seat, state.sides[seat].hand))
            moves.append(part(m.Trade, cards=None))
        options = words.options(*moves, *besides(state, seat))
        return picking(prompt=_prompt(state.ongoing.recruits), options=options, notes=partial(recruiting, state, seat))

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        """Other territories; a trade; and what is done later, or was before."""
        words, why, among = Words(state, seat), hindrance(state, seat), places(state, seat)
        foreign = [(part(m.Place, territory=at), NOT_YOURS) for at in state.world.everywhere if at not in among]
        wanted = bool(state.sides[seat].hand) or state.ongoing.traded
        trade = ((part(m.Trade, cards=None), reason(why)),) if why and wanted else ()
        moving = () if any_time(state, seat) else (m.Maneuver,)
        later = untimely(state, seat, m.BuyStar, Assault, m.Expand, *moving, m.EndTurn)
        return (*words.elsewhere(*foreign), *words.kinds(*trade, *later))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return toward(everything(state, seat), self.menu(state, seat), None)

    def lined(self, state: State, seat: int) -> tuple[int, Move] | None:
        return lines.placing(state, seat, state.ongoing.recruits)

    def carry_out(self, board: Board, seat: int, move: Move) -> None:
        match move:
            case Part(of="place") as first:
                board.draft(seat, Placing.begun(first))
            case m.Place(territory=at, troops=troops):
                if forestalled(board, seat):
                    return
                place(board, seat, at, troops)
                remember(board, _done(territory=at, troops=troops))
            case Part(of="trade"):
                board.draft(seat, Spending(purpose="trade"))
            case m.Trade(cards=cards):
                trade(board, seat, cards)
                forestalled(board, seat)
            case _:
                OwnTurn.carry_out(self, board, seat, move)


def forestalled(board: Board, seat: int) -> bool:
    """Whether something comes before the first of its recruits is placed."""
    return any(_first(board) and power.recruit_due(board, seat) for power in in_force(board.state, Power.recruit_due))


def _first(board: Board) -> bool:
    return not board.state.ongoing.mustered


_done, _told = maker(Placed), maker(TroopsPlaced)


def place(board: Board, seat: int, at: int, troops: int) -> None:
    board.stand(seat, at, troops)
    turn = board.state.ongoing
    board.turn(recruits=turn.recruits - troops, mustered=(*turn.mustered, at))
    board.emit(_told(seat=seat, territory=at, troops=troops))


def trade(board: Board, seat: int, cards: tuple[int, ...]) -> None:
    troops = brings(board.state, seat, cards)
    board.hand_in(seat, cards)
    board.turn(recruits=board.state.ongoing.recruits + troops, traded=True, paid=cards)
    remember(board, Traded(cards=cards, troops=troops))
    board.emit(CardsTraded(seat=seat, cards=cards, coins=coins(board.state.world, cards), troops=troops))
