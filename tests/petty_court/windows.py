"""Decisions of others about somebody's act, and what takes effect when they are through."""

from __future__ import annotations

from engines.core.draft import Draft
from engines.core.frame import Frame, Ordered, after, without
from engines.core.menu import Given, Menu, Option, Pick, Picked, picked
from engines.core.move import Cancel, Move
from engines.core.record import evolve, family, record
from engines.core.shown import label
from engines.core.text import text
from tests.petty_court.rules import (
    DECK,
    SHOTS,
    Aim,
    Cancelled,
    Court,
    Drop,
    Fire,
    Orders,
    Pass,
    Passed,
    Play,
    State,
    Volley,
)

# ---- base


PASS: Option[Move] = Option(move=Pass(), say=label)


@family
class Decision(Frame):
    def may_withdraw(self, seat: int) -> bool:
        return False

    def withdraw(self, board: Court, seat: int) -> None:
        raise AssertionError(f"{self} seals nothing")


# ---- discard


ASK_DISCARD = text("ask-discard")


@record
class TooMany(Decision):
    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        held: list[Option[Move]] = [Option(move=Drop(ref=DECK[card]), say=label) for card in state.players[seat].hand]
        return Pick(prompt=ASK_DISCARD, options=tuple(held), at_least=1, at_most=2)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((Drop(ref=DECK[state.players[seat].hand[-1]]),))

    def resolve(self, board: Court, seat: int, given: Given[Move]) -> None:
        assert isinstance(given, Picked)
        board.pop()
        dropped: tuple[int, ...] = ()
        for move in given.moves:
            assert isinstance(move, Drop)
            copies = board.state.players[seat].holding(move.ref)
            dropped += next((card,) for card in copies if card not in dropped)
        board.drop(seat, dropped)


# ---- missiles


MISSILE = text("ask-missile")
FIRE: Option[Move] = Option(move=Fire(), say=label)


@record
class MissileWindow(Decision, span="window"):
    """Holds the die that it may change, so that one seat's missile leaves the window of the others open."""

    seat: int
    die: int
    waiting: tuple[int, ...]

    def asked(self, state: State) -> tuple[int, ...]:
        return self.waiting

    def menu(self, state: State, seat: int) -> Menu[Move]:
        return Pick(prompt=MISSILE, options=(FIRE, PASS))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((Pass(),))

    def resolve(self, board: Court, seat: int, given: Given[Move]) -> None:
        waiting = without(self.waiting, seat)
        if picked(given) == Fire():
            board.fire(seat)
            board.swap(evolve(self, waiting=waiting, die=1))
        else:
            board.emit(Passed(seat=seat))
            board.swap(evolve(self, waiting=waiting))

    def run(self, board: Court) -> None:
        """Nobody is armed, or everybody has spoken."""
        board.push(GambleDeed(seat=self.seat, die=self.die))


# ---- volley


AIM_AT = text("ask-aim")
CANCEL: Option[Move] = Option(move=Cancel(), say=label)


@record
class Aiming(Draft):
    card: int
    shots: tuple[int, ...] = ()

    def menu(self, state: State, seat: int) -> Menu[Move]:
        targets: list[Option[Move]] = [Option(move=Aim(target=other), say=label) for other in after(state.seats, seat)]
        return Pick(prompt=AIM_AT, options=(*targets, CANCEL))

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match picked(given):
            case Aim(target=target):
                shots = (*self.shots, target)
                whole = len(shots) == SHOTS
                return Picked((Volley(card=self.card, shots=shots),)) if whole else evolve(self, shots=shots)
            case _:
                return None


# ---- deny


DENY = text("ask-deny")
PASSING: Given[Move] = Picked((Pass(),))


def announce(board: Court, deed: StealDeed | DenyDeed, *, by: int) -> None:
    """Put a deed on the stack under a window in which the others may deny it.

    Every other seat is asked whether or not it holds a deny: being skipped would tell the table."""
    board.push(deed, DenyWindow(queue=after(board.state.seats, by)))


def _passes(orders: Orders) -> bool:
    return orders.passes and not orders.resting


@record
class DenyWindow(Decision, span="window"):
    """In seat order; the first to deny closes it, and the denial opens a window of its own."""

    queue: tuple[int, ...]

    def asked(self, state: State) -> tuple[int, ...]:
        return self.queue[:1]

    def run(self, board: Court) -> None:
        """Everybody passed: let the deed below surface."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        denies: list[Option[Move]] = [
            Option(move=Play(card=card), say=label) for card in state.players[seat].holding("deny")
        ]
        return Pick(prompt=DENY, options=(*denies, PASS))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return PASSING

    def ordered(self, state: State, seat: int) -> Ordered | None:
        """Asks the order, never the hand: whoever gave it passes, with a deny or without."""
        return (1, PASSING) if _passes(state.players[seat].orders) else None

    def resolve(self, board: Court, seat: int, given: Given[Move]) -> None:
        match picked(given):
            case Play(card=card):
                board.pop()
                board.show(seat, card)
                announce(board, DenyDeed(seat=seat), by=seat)
            case _:
                board.emit(Passed(seat=seat))
                board.swap(evolve(self, queue=self.queue[1:]))


# ---- deny


@record
class DenyDeed(Frame):
    seat: int

    def run(self, board: Court) -> None:
        denied = board.pop()
        assert isinstance(denied, (StealDeed, DenyDeed))
        board.emit(Cancelled(ref="steal_deed" if isinstance(denied, StealDeed) else "deny_deed"))


# ---- steal


@record
class StealDeed(Frame):
    seat: int
    target: int

    def run(self, board: Court) -> None:
        loot = min(2, board.state.players[self.target].coins)
        board.earn(self.target, -loot)
        board.earn(self.seat, loot)


# ---- gamble


@record
class GambleDeed(Frame):
    seat: int
    die: int

    def run(self, board: Court) -> None:
        board.earn(self.seat, 3 if self.die >= 4 else 0)
