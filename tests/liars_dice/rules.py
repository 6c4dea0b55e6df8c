"""The rules: moves, events, the state, the verbs that change it, and the questions that lead to them."""

from typing import Annotated, Any, ClassVar

from engines.core.board import Board, MatchState
from engines.core.compose import Composed, amount, pick
from engines.core.event import Fact, Secret, Uncovered
from engines.core.frame import Frame
from engines.core.menu import Given, Menu, Pick, Picked, picked
from engines.core.move import Move, Part, part
from engines.core.record import record
from engines.core.shown import Seat, Shown, label
from engines.core.text import Text, text
from engines.core.words import Words

DICE, SIDES, WILD = 5, 6, 1


@record
class Bid(Move):
    """At least *count* dice on the whole table show *face*."""

    count: int
    face: int


@record
class Doubt(Move):
    """The last bid is a lie; or, *spot_on*, it is exact."""

    spot_on: bool


@record
class RoundBegan(Fact, opens=True):
    number: int
    first: Seat


@record
class Rolled(Secret, reveals=True):
    dice: tuple[int, ...]

    def aloud(self) -> Fact | None:
        return None


@record
class Claimed(Fact):
    seat: Seat
    bid: Annotated[Bid, Shown(label)]


@record
class Doubted(Uncovered):
    """All dice are uncovered, and *found* of them are as the last bid said; each of *losers* loses one."""

    seat: Seat
    spot_on: bool
    cups: tuple[tuple[int, ...], ...]
    found: int
    losers: tuple[Seat, ...]


@record
class State(MatchState):
    cups: tuple[tuple[int, ...], ...]
    """By seat, in order; without a die one is out."""
    wild: bool
    spot: bool
    bid: Bid | None = None
    bidder: int = 0
    number: int = 0
    """Of the round, from 1."""
    first: int
    fell: tuple[int, ...]
    """The round in which each seat lost its last die; 0 while it has one."""

    @property
    def alive(self) -> tuple[int, ...]:
        return tuple(seat for seat, cup in enumerate(self.cups) if cup)

    @property
    def faces(self) -> range:
        """What can be bid."""
        return range(WILD + self.wild, SIDES + 1)

    def counts(self, face: int) -> range:
        """How many of *face* outbid the last bid: more dice, or as many of a higher face."""
        low = 1 if self.bid is None else self.bid.count + (face <= self.bid.face)
        return range(low, sum(map(len, self.cups)) + 1)

    def on_turn(self, seat: int) -> int:
        """*seat*, or who comes after it and has dice."""
        return min(self.alive, key=lambda other: (other - seat) % len(self.cups))


class Table(Board[State]):
    def roll_all(self) -> None:
        self.amend(number=self.state.number + 1, bid=None)
        self.emit(RoundBegan(number=self.state.number, first=self.state.first))
        for seat in self.state.alive:
            self.shake(seat)
            self.emit(Rolled(owners=(seat,), dice=self.state.cups[seat]))

    def shake(self, seat: int) -> None:
        self._put(seat, tuple(sorted(self.roll(SIDES) for _ in self.state.cups[seat])))

    def claim(self, seat: int, bid: Bid) -> None:
        self.amend(bid=bid, bidder=seat)
        self.emit(Claimed(seat=seat, bid=bid))

    def doubt(self, seat: int, *, spot_on: bool) -> None:
        """Whoever was wrong loses a die; if *seat* was right about an exact bid, all the others do."""
        state, bid = self.state, self.state.bid
        assert bid is not None
        found = sum(die == bid.face or (state.wild and die == WILD) for cup in state.cups for die in cup)
        right = found == bid.count if spot_on else found < bid.count
        others = tuple(other for other in state.alive if other != seat)
        losers = (seat,) if not right else others if spot_on else (state.bidder,)
        self.emit(Doubted(seat=seat, spot_on=spot_on, cups=state.cups, found=found, losers=losers))
        for loser in losers:
            self._put(loser, state.cups[loser][1:])
        fell = tuple(at or state.number * (not cup) for at, cup in zip(state.fell, state.cups, strict=True))
        first = state.on_turn(seat if spot_on else losers[0])
        self.amend(fell=fell, first=first)

    def _put(self, seat: int, cup: tuple[int, ...]) -> None:
        cups = self.state.cups
        self.amend(cups=(*cups[:seat], cup, *cups[seat + 1 :]))


YOUR_TURN, HOW_MANY = text("ask-turn"), text("ask-count")
LIAR, SPOT_ON = Doubt(spot_on=False), Doubt(spot_on=True)


def span(state: State, _seat: int, so_far: Any) -> tuple[int, int]:
    return state.counts(so_far.face)[0], state.counts(so_far.face)[-1]


@record
class Raising(Composed, of=Bid):
    """A bid whose face is chosen; how many is not."""

    parts: ClassVar = (
        pick("face", lambda state, *_: [face for face in state.faces if state.counts(face)]),
        amount("count", span, prompt=lambda *_: HOW_MANY, notes=lambda _state, _seat, so_far: so_far.noted),
    )
    face: int | None = None

    def noted(self) -> tuple[Text, ...]:
        return (label(part(Bid, face=self.face)),)


@record
class Round(Frame):
    """Stays below the turns; when only one seat has dice it leaves the stack, and that is the end."""

    def run(self, board: Table) -> None:
        if len(board.state.alive) > 1:
            board.roll_all()
            board.push(self, Turn(seat=board.state.first))


@record
class Turn(Frame):
    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        raises = Raising.beginnings(state, seat)
        first = [least(state)] if raises else []
        doubts = () if state.bid is None else (LIAR, SPOT_ON) if state.spot else (LIAR,)
        others = (move for move in raises if move not in first)
        return Pick(prompt=YOUR_TURN, options=Words(state, seat).options(*first, *others, *doubts))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        """A whole move, never the beginning of a draft, which its own default would give up."""
        return Picked((least(state) if state.bid is None else LIAR,))

    def resolve(self, board: Table, seat: int, given: Given[Move]) -> None:
        move = picked(given)
        if isinstance(move, Part):
            board.draft(seat, Raising.begun(move))
            return
        board.pop()
        if isinstance(move, Doubt):
            board.doubt(seat, spot_on=move.spot_on)
        elif isinstance(move, Bid):
            board.claim(seat, move)
            board.push(Turn(seat=board.state.on_turn(seat + 1)))


def least(state: State) -> Bid:
    """The smallest step up."""
    count, face = min((state.counts(face).start, face) for face in state.faces)
    return Bid(count=count, face=face)
