"""The game, put together: what it declares, what is hidden, how the steward plays, and how all of it is read."""

from __future__ import annotations

from typing import Any

from engines.core.chair import Chair
from engines.core.event import Event
from engines.core.game import Game, alone
from engines.core.menu import Amount, Given, Menu, Number, Picked
from engines.core.meta import Meta, Options, Phrase, Setting, Step
from engines.core.move import Move, Part
from engines.core.outcome import Outcome, ranks
from engines.core.page import Page, Presenter, Section
from engines.core.record import evolve, record
from engines.core.rng import Rng
from engines.core.shown import label, told
from engines.core.steward import Level
from engines.core.text import SeatRef, Text, text
from tests.liars_dice import rules as r

META = Meta(
    key="liars_dice",
    command="dice",
    seats=range(2, 7),
    options=(
        Setting(key="wild", choices=("yes", "no"), default="yes"),
        Setting(key="spot", choices=("yes", "no"), default="no"),
    ),
    schema=1,
    rules="1",
    phrases=(
        Phrase(name="menu"),
        Phrase(name="bid", steps=r.Raising.steps("face", "count")),
        Phrase(name="liar", steps=(Step(kinds=("doubt",)),)),
    ),
    minutes=(10, 20),
)


def setup(seats: int, seed: str, options: Options) -> r.State:
    """The first deed rolls, so that rolling makes events."""
    first, rng = Rng(seed).below(seats)
    return r.State(
        cups=((0,) * r.DICE,) * seats,
        wild=options["wild"] == "yes",
        spot=options["spot"] == "yes",
        first=first,
        fell=(0,) * seats,
        rng=rng,
        stack=(r.Round(),),
        chairs=(Chair(),) * seats,
        drafts=(None,) * seats,
    )


def redeal(state: r.State, knowers: tuple[int, ...], seed: str) -> r.State:
    """Other dice under the cups that none of *knowers* looks into, and others to come."""
    board = r.Table(evolve(state, rng=Rng(seed)))
    for seat in state.alive:
        if seat not in knowers:
            board.shake(seat)
    return board.state


def check(state: r.State) -> None:
    assert [len(cup) == 0 for cup in state.cups] == [fell > 0 for fell in state.fell]
    assert state.bid is None or (state.bid.face in state.faces and state.bid.count > 0)


def advise(view: View, menu: Menu[Move], _rng: Rng, _level: Level) -> Given[Move]:
    """Believes that strange dice are average, and says the least of what it believes in."""
    if isinstance(menu, Amount):
        return Number(menu.low)
    moves, own = [option.move for option in menu.options], view.own or ()

    def likely(face: Any) -> int:
        mine: int = sum(die == face or (view.wild and die == r.WILD) for die in own)
        return mine + (sum(view.left) - len(own)) * (1 + view.wild) // r.SIDES

    if view.bid is not None and view.bid.count > likely(view.bid.face):
        return Picked((r.LIAR,))

    def worth(move: Any) -> tuple[int, bool]:
        return likely(move.value if isinstance(move, Part) else move.face), isinstance(move, r.Bid)

    bids = (move for move in moves if not isinstance(move, r.Doubt))
    return Picked((max(bids, key=worth, default=r.LIAR),))


@record
class View:
    left: tuple[int, ...]
    bid: r.Bid | None
    bidder: int
    wild: bool
    result: Outcome | None
    own: tuple[int, ...] | None


def view(state: r.State, seat: int | None) -> View:
    return View(
        left=tuple(map(len, state.cups)),
        bid=state.bid,
        bidder=state.bidder,
        wild=state.wild,
        result=outcome(state),
        own=None if seat is None else state.cups[seat],
    )


def outcome(state: r.State) -> Outcome | None:
    """The score is how many rounds somebody has survived."""
    if state.stack:
        return None
    scores = tuple((fell or state.number + 1) - 1 for fell in state.fell)
    return Outcome(ranks=ranks(scores), scores=scores, why=text("why"))


def board(view: View) -> Page:
    bid = view.bid and text("board-bid", who=SeatRef(view.bidder), bid=label(view.bid))
    head = (bid or text("board-no-bid"), *([text("board-wild")] if view.wild else ()))
    seats = tuple(text("board-seat", who=SeatRef(seat), dice=dice) for seat, dice in enumerate(view.left))
    return Page(title=text("name"), sections=(Section(lines=head), Section(lines=seats)))


def own(view: View) -> Page | None:
    if view.own is None:
        return None
    dice = text("own-dice", dice=view.own) if view.own else text("own-out")
    return Page(title=text("own"), sections=(Section(lines=(dice,)),))


def event(event: Event) -> Text:
    if not isinstance(event, r.Doubted):
        return told(event)
    cups = tuple(text("cup", who=SeatRef(at), dice=cup) for at, cup in enumerate(event.cups) if cup)
    return told(event, cups=cups, count=len(event.losers))


def ending(view: View) -> Page:
    assert view.result is not None
    ranked = sorted((rank, seat, view.result.scores[seat]) for seat, rank in enumerate(view.result.ranks))
    lines = tuple(text("ending-seat", rank=rank, who=SeatRef(seat), rounds=score) for rank, seat, score in ranked)
    return Page(title=text("name"), sections=(Section(heading=view.result.why, lines=lines),))


GAME = Game(
    package=__package__,
    state=r.State,
    meta=META,
    presenter=Presenter(board=board, own=own, event=event, ending=ending),
    setup=alone(setup),
    board=r.Table,
    view=view,
    outcome=outcome,
    redeal=redeal,
    check=check,
    advise=advise,
    next_up=lambda state, seat: state.on_turn(seat + 1),
)
