"""Rounds, turns and what a turn leads to."""

from __future__ import annotations

from engines.core.frame import Frame, after
from engines.core.menu import Amount, Blocked, Given, Menu, Number, Option, Pick, Picked, Typed, Write, picked
from engines.core.move import Move
from engines.core.record import evolve, record
from engines.core.shown import label
from engines.core.text import CardRef, SeatRef, Text, text
from tests.petty_court.rules import (
    DECK,
    DECREE_LENGTH,
    HELD,
    MOST_HELD,
    Court,
    Draw,
    Load,
    NotNow,
    Pass,
    Passed,
    Play,
    Rolled,
    Sealed,
    State,
    Steal,
    Unsealed,
    Volley,
    finished,
)
from tests.petty_court.windows import PASS, Aiming, Decision, MissileWindow, StealDeed, TooMany, announce

# ---- bids


HIGHEST = 3
YOUR_BID = text("ask-bid")


@record
class SealedBids(Decision, span="round", sealed=True):
    """A decision while a bid is missing; the deed that unseals them all once none is."""

    bids: tuple[int | None, ...]
    """0 for a pass; ``None`` while it is missing, and for a seat that is out of the match."""

    def asked(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in state.seats if self.bids[seat] is None)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        return Amount(prompt=YOUR_BID, low=1, high=HIGHEST, options=(PASS,))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((Pass(),))

    def resolve(self, board: Court, seat: int, given: Given[Move]) -> None:
        board.swap(self.sealing(seat, given.value if isinstance(given, Number) else 0))
        board.emit(Sealed(seat=seat, on=True))

    def may_withdraw(self, seat: int) -> bool:
        return self.bids[seat] is not None

    def withdraw(self, board: Court, seat: int) -> None:
        board.swap(self.sealing(seat, None))
        board.emit(Sealed(seat=seat, on=False))

    def sealing(self, seat: int, bid: int | None) -> SealedBids:
        return evolve(self, bids=(*self.bids[:seat], bid, *self.bids[seat + 1 :]))

    def run(self, board: Court) -> None:
        board.emit(Unsealed(bids=self.bids))
        highest = max((bid for bid in self.bids if bid and self.bids.count(bid) == 1), default=0)
        if highest:
            board.earn(self.bids.index(highest), highest)


# ---- decree


ASK_DECREE = text("ask-decree")
NOT_NOW: Option[Move] = Option(move=NotNow(), say=label)


@record
class WriteDecree(Decision):
    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        return Write(prompt=ASK_DECREE, max_length=DECREE_LENGTH, options=(NOT_NOW,))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((NotNow(),))

    def resolve(self, board: Court, seat: int, given: Given[Move]) -> None:
        board.pop()
        if isinstance(given, Typed):
            board.decree(seat, given.value)
            board.earn(seat, 1)
        else:
            board.emit(Passed(seat=seat))


# ---- turn


YOUR_TURN = text("ask-turn")
DRAW: Option[Move] = Option(move=Draw(), say=label)


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
                        Option(move=Steal(card=card, target=other), say=label, head=_used, tell=loot)
                        for other in after(state.seats, seat)
                        if state.players[other].coins
                    ]
                case "tithe" | "gamble" | "decree":
                    options.append(Option(move=Play(card=card), say=label))
                case "volley":
                    options.append(Option(move=Load(card=card), say=label))
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


# ---- round


@record
class Round(Frame):
    def run(self, board: Court) -> None:
        if finished(board.state):
            return
        all_seats, first = len(board.state.players), board.state.first
        order = sorted(board.state.seats, key=lambda seat: (seat - first) % all_seats)
        turns = (TakeTurn(seat=seat) for seat in reversed(order))
        board.push(self, *turns, SealedBids(bids=(None,) * all_seats))


# ---- deal


@record
class Deal(Frame):
    def run(self, board: Court) -> None:
        for seat in board.state.seats * HELD:
            board.draw(seat)


def _used(move: Move) -> Text:
    """Steals are grouped by the card that they use."""
    assert isinstance(move, Steal)
    return text("group-play", card=CardRef(DECK[move.card]))
