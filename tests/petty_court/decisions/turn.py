"""A turn: draw, or play one card. With an empty deck a seat may pass, and throws away its hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.menu import Blocked, Given, Menu, Option, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import SeatRef, Text, text
from engines.core.window import after
from tests.petty_court.cards import DECK, MOST_HELD
from tests.petty_court.decisions.base import PASS, Decision
from tests.petty_court.decisions.decree import WriteDecree
from tests.petty_court.decisions.deny import announce
from tests.petty_court.decisions.discard import TooMany
from tests.petty_court.decisions.missiles import MissileWindow
from tests.petty_court.decisions.volley import Aiming
from tests.petty_court.deeds.steal import StealDeed
from tests.petty_court.events import Passed, Rolled
from tests.petty_court.moves import Draw, Load, Pass, Play, Steal, Volley
from tests.petty_court.words import head, say

if TYPE_CHECKING:
    from tests.petty_court.board import Court
    from tests.petty_court.state import State

YOUR_TURN = text("ask-turn")
DRAW: Option[Move] = Option(move=Draw(), say=say)


@record
class TakeTurn(Decision):
    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,) if self.seat in state.seats else ()

    def run(self, board: Court) -> None:
        """Whose turn it would be has been taken out of the match."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        options: list[Option[Move]] = [DRAW if state.deck else PASS]

        def loot(move: Move) -> Text:
            assert isinstance(move, Steal)
            return text("hint-purse", coins=state.players[move.target].coins)

        for card in state.players[seat].hand:
            match DECK[card]:
                case "steal":
                    options += [
                        Option(move=Steal(card=card, target=other), say=say, head=head, tell=loot)
                        for other in after(state.seats, seat)
                        if state.players[other].coins
                    ]
                case "tithe" | "gamble" | "decree":
                    options.append(Option(move=Play(card=card), say=say))
                case "volley":
                    options.append(Option(move=Load(card=card), say=say))
        return Pick(prompt=YOUR_TURN, options=tuple(options), notes=lambda: (text("note-goal", goal=state.goal),))

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        player, others = state.players[seat], after(state.seats, seat)
        denies: list[Blocked[Move]] = [
            Blocked(move=Play(card=card), because=text("no-deny-now")) for card in player.holding("deny")
        ]
        steals: list[Blocked[Move]] = [
            Blocked(move=Steal(card=card, target=other), because=text("no-coins-there", who=SeatRef(other)))
            for card in player.holding("steal")
            for other in others
            if not state.players[other].coins
        ]
        return (*denies, *steals)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((Draw() if state.deck else Pass(),))

    def resolve(self, board: Court, seat: int, given: Given[Move]) -> None:
        move = picked(given)
        if isinstance(move, Load):
            board.draft(seat, Aiming(card=move.card))
            return
        board.pop()
        match move:
            case Draw():
                board.draw(seat)
                if len(board.state.players[seat].hand) > MOST_HELD:
                    board.push(TooMany(seat=seat))
            case Pass():
                board.emit(Passed(seat=seat))
                board.drop(seat, board.state.players[seat].hand)
            case Steal(card=card, target=target):
                board.show(seat, card)
                announce(board, StealDeed(seat=seat, target=target), by=seat)
            case Volley(card=card, shots=shots):
                board.show(seat, card)
                for target in shots:
                    board.earn(target, -1)
            case Play(card=card):
                board.show(seat, card)
                play(board, seat, DECK[card])
            case _:
                raise AssertionError(move)


def play(board: Court, seat: int, ref: str) -> None:
    match ref:
        case "tithe":
            board.earn(seat, 2)
        case "gamble":
            gamble(board, seat)
        case _:
            board.push(WriteDecree(seat=seat))


def gamble(board: Court, seat: int) -> None:
    die = board.roll(6)
    board.emit(Rolled(seat=seat, die=die))
    armed = tuple(other for other in after(board.state.seats, seat) if board.state.players[other].missiles)
    board.push(MissileWindow(seat=seat, die=die, waiting=armed))
