"""Recruiting: card after card, as long as the seat likes and can pay (BM-5.32 to 5.36). The menu is public."""

from engines.bellum_magica import obeying
from engines.bellum_magica.board import Board
from engines.bellum_magica.decisions.base import OneSeat
from engines.bellum_magica.drafts import Planning, planned
from engines.bellum_magica.hiring import missing, prices, recruits, solvent, wanted
from engines.bellum_magica.moves import PLAN, Done, Recruit, WholeDay
from engines.bellum_magica.naming import goods
from engines.bellum_magica.obeying import Found
from engines.bellum_magica.public import public
from engines.bellum_magica.state import State
from engines.bellum_magica.taste import recruiting
from engines.bellum_magica.words.moves import Words
from engines.bellum_magica.words.recruits import purse
from engines.core.menu import Blocked, Given, Menu, Pick, picked
from engines.core.move import Move, Part
from engines.core.record import evolve, record
from engines.core.text import text

PROMPT = text("prompt-recruit")


@record
class Recruiting(OneSeat):
    def asked(self, state: State) -> tuple[int, ...]:
        """Nobody who can pay for nothing: then the seat has finished, or never begun."""
        return (self.seat,) if solvent(state, self.seat) else ()

    def run(self, board: Board) -> None:
        """It goes without saying."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        moves = recruits(state, seat)
        options = Words(state, seat).options(*moves, Done(), PLAN)
        return Pick(prompt=PROMPT, options=options, notes=lambda: purse(state.lairs[seat], _cards(moves)))

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        """Once for each card and price that cannot be paid, whatever the side."""
        lair, no = state.lairs[seat], []
        for card, payment, cost in prices(state.piles.display):
            if any(lacking := missing(lair.food, lair.runestones, cost)):
                reason = text("reason-cannot-pay", goods=goods(*lacking))
                no.append((Recruit(card=card, side="left", payment=payment), reason))
        return Words(state, seat).blocked(*no)

    def plain(self, state: State, seat: int) -> tuple[Move, ...]:
        return (Done(),)

    def judged(self, state: State, seat: int) -> tuple[Move, ...]:
        return (recruiting.recruit(public(state), seat) or Done(),)

    def obey(self, state: State, seat: int) -> Found | None:
        return obeying.recruit(state, seat)

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        move = picked(given)
        match move:
            case Recruit(card=card, side=side, payment=payment):
                strike(board, seat)
                board.recruit(seat, card, side, payment)
            case Part():
                board.draft(seat, Planning(raided=True))
            case WholeDay():
                board.put(seat, orders=planned(board.lair(seat).orders, move))
            case _:
                board.pop()


def _cards(moves: tuple[Recruit, ...]) -> tuple[int, ...]:
    """Each once."""
    return tuple(dict.fromkeys(move.card for move in moves))


def strike(board: Board, seat: int) -> None:
    """What a plan wishes for next is done: its bill counts every wish once (BM-6.7 lets other lists begin again). As
    long as one can be done, nobody is asked."""
    orders = board.lair(seat).orders
    plan = orders.recruits
    found = wanted(board.state, seat, plan) if plan.once else None
    if found is not None:
        at = plan.wishes.index(found[0])
        left = evolve(plan, wishes=(*plan.wishes[:at], *plan.wishes[at + 1 :]))
        board.put(seat, orders=evolve(orders, today=evolve(orders.today, recruits=left)))
