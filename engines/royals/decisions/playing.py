"""After the draw: claims and captures, as many as the hand can pay, then the end of the turn (RY-5.18 to 5.28)."""

from __future__ import annotations

from engines.core.menu import Blocked, Given, Menu, Pick, Picked, picked
from engines.core.move import Move, Part, part
from engines.core.record import evolve, record
from engines.core.text import text
from engines.royals.board import Board
from engines.royals.claims import choice, claims, default_claim, hindrances, prospect
from engines.royals.decisions.base import Decision
from engines.royals.drafts.paying import Paying
from engines.royals.drafts.trimming import Trimming
from engines.royals.limits import default_end, several
from engines.royals.moves import Claim, EndTurn
from engines.royals.orders import Orders, Target
from engines.royals.state import State
from engines.royals.words.moves import Words

PROMPT = text("prompt-play")


@record
class Playing(Decision):
    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words, house = Words(state, seat), state.houses[seat]
        within = claims(state, seat)
        pay: list[Move] = [part(Claim, cards=None)] if any(choice(state, seat, claim.noble) for claim in within) else []
        trim: list[Move] = [part(EndTurn, cards=None)] if several(house) else []
        options = words.options(*within, *pay, *trim, default_end(house))
        return Pick(prompt=PROMPT, options=options, notes=words.playing)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        without = (noble for noble, why in enumerate(hindrances(state, seat)) if why)
        return Words(state, seat).hindered(default_claim(state, seat, noble) for noble in without)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((default_end(state.houses[seat]),))

    def ordered(self, state: State, seat: int) -> Given[Move] | None:
        """The next noble of the orders that can be had, each being tried once; then the end of the turn (RY-6.3)."""
        orders = state.ongoing.orders
        if orders is None:
            return None
        target = next((target for target in orders.nobles if within_reach(state, seat, target)), None)
        return Picked((default_claim(state, seat, target.noble) if target else default_end(state.houses[seat]),))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        match picked(given):
            case Part(of="claim"):
                board.draft(seat, Paying())
            case Part():
                board.draft(seat, Trimming())
            case Claim(noble=noble, country=country, intrigue=intrigue):
                board.claim(seat, noble, country, intrigue)
                if orders := board.state.ongoing.orders:
                    board.turn(orders=past(orders, noble))
                board.swap(self)
            case EndTurn(country=country, intrigue=intrigue):
                board.discard(seat, country, intrigue, "limit")
                board.pop()


def within_reach(state: State, seat: int, target: Target) -> bool:
    found = prospect(state, seat, target.noble)
    return found.hindrance is None and (target.jokers or not found.needs_jokers)


def past(orders: Orders, noble: int) -> Orders:
    """The nobles written down after *noble*: those before it had their try."""
    numbers = [target.noble for target in orders.nobles]
    return evolve(orders, nobles=orders.nobles[numbers.index(noble) + 1 :])
