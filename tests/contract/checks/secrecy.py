"""It keeps secrets: two worlds that differ only in what somebody cannot know are, to that somebody, one world."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Any

import pytest

from engines.core import digest as digests
from engines.core import match as core
from engines.core.board import Board
from engines.core.booklet.strokes import Stroke
from engines.core.chair import Seating
from engines.core.event import Event, Obeyed, Stopped
from engines.core.frame import Frame
from engines.core.match import Act, Match, settle, stirred
from engines.core.menu import Menu, Picked, Refused
from engines.core.move import Cancel
from tests.campaigns import table
from tests.playing import Turn, answers, look, moments, perform, recorded, shown

APART = 8
"""Every so-manyth step the pages are compared as well."""


def worlds_part_only_where_something_is_revealed(game: Any, seats: int, seed: int) -> None:
    """Re-deal what the witness cannot know, play the same act in both worlds, and compare what it is shown.

    It is done twice: with the actor's secrets kept (then the act is as good in the other world), and with these
    re-dealt as well (then the act may not exist there, which proves nothing, and is passed over)."""
    for turn in moments(recorded(game, seats, seed)):
        actor = () if isinstance(turn.entry, Seating) else (turn.entry.seat,)
        for witness in (None, turn.before.step % seats):
            own = () if witness is None else (witness,)
            sees = _look(turn.before, witness), () if turn.after.over else _look(turn.after, witness)
            for knowers in dict.fromkeys((tuple(sorted({*own, *actor})), own)):
                twin = game.scramble(turn.before._state, knowers, f"{seed}-{turn.before.step}")
                game.check(twin)
                compare(turn, Match(game, twin, turn.before.step), witness, knowers, sees)


def compare(turn: Turn, twin: Match[Any], witness: int | None, knowers: tuple[int, ...], sees: tuple[Any, Any]) -> None:
    """*turn* here and in the world of *twin*, through the eyes of *witness*, who *sees* this here before and after."""
    assert _look(twin, witness) == sees[0], f"{witness} sees what it cannot know"
    try:
        twin_after, twin_events = perform(twin, turn.entry)
    except Refused:
        assert isinstance(turn.entry, Act), "who may leave the table depends on secrets"
        assert turn.entry.seat not in knowers, f"what {turn.entry.seat} may do depends on what it cannot know"
        return
    parting = first_difference(shown(turn.events, witness), shown(twin_events, witness))
    if parting is not None:
        assert any(event is not None and event.reveals for event in parting), f"worlds part at {parting} for {witness}"
        return
    assert _digested(turn.events, witness) == _digested(twin_events, witness), f"a digest tells {witness} too much"
    assert twin_after.over == turn.after.over
    if not twin_after.over:
        assert _look(twin_after, witness) == sees[1], f"{witness} sees more than it was told"


def _digested(events: tuple[Event, ...], witness: int | None) -> digests.Digest:
    return digests.digest(digests.overheard(((0, event) for event in events), witness), witness)


def _look(match: Match[Any], witness: int | None) -> Any:
    """Pages are made of the view and nothing else, so that equal views make equal pages: they are looked at now and
    then only."""
    return look(match, witness, paged=match.step % APART == 0)


def first_difference(here: list[Event], there: list[Event]) -> tuple[Event | None, Event | None] | None:
    """``None`` stands for whichever side had nothing more to tell."""
    return next(((a, b) for a, b in zip_longest(here, there) if a != b), None)


def the_opening_tells_a_spectator_nothing(game: Any, seats: int, seed: int) -> None:
    """The same in every world: the cards are dealt from another deck, and the table hears the same or a revelation."""
    state = table(game, seats, seed).setup()
    board: Board[Any] = game.board(state)
    twin: Board[Any] = game.board(game.scramble(state, (), f"{seed}"))
    settle(board)
    settle(twin)
    parting = first_difference(shown(tuple(board.events), None), shown(tuple(twin.events), None))
    assert parting is None or any(event is not None and event.reveals for event in parting), f"worlds part at {parting}"
    if parting is None:
        assert look(Match(game, board.state), None) == look(Match(game, twin.state), None)


def a_sealed_answer_tells_the_others_only_that_it_was_given(game: Any, seats: int, seed: int) -> None:
    """Worlds that share the actor share its answer; here the answer is what differs."""
    for before, entry, after, events in moments(filter(seals, recorded(game, seats, seed))):
        assert isinstance(entry, Act)
        others = [witness for witness in (None, *range(seats)) if witness != entry.seat]
        seen = [_look(after, witness) for witness in others]
        for given in answers(_menu(before, entry.seat)):
            twin, told = before.act(replace(entry, given=given))
            if any(event.reveals for event in (*told, *events)):
                continue  # one of the answers took effect at once, and the table sees that
            for witness in others:
                assert shown(told, witness) == shown(events, witness)
            assert [_look(twin, witness) for witness in others] == seen


def seals(turn: Turn) -> bool:
    """Whether it is an answer that stays hidden until others have given theirs."""
    before, entry, after, _ = turn
    if not isinstance(entry, Act) or entry.question is None or not before._state.stack[-1].sealed:
        return False
    return bool(after.asked()) and len(after._state.stack) == len(before._state.stack)


def a_step_of_a_draft_is_nobodys_business(game: Any, seats: int, seed: int) -> None:
    """No event, no clock, no other question, no look for anybody else."""
    for before, entry, after, events in moments(filter(_drafts, recorded(game, seats, seed))):
        menu = _menu(after, entry.seat)
        assert events == ()
        assert not stirred(before, after, events)
        assert menu.accepts(Picked((Cancel(),))), "every step of a draft has its way out"
        assert after.default(entry.seat) in [menu.choose(at) for at in range(len(menu.options))]
        paged = before.step % APART == 0
        for other in (None, *range(seats)):
            same = other == entry.seat or look(after, other, paged=paged) == look(before, other, paged=paged)
            assert same, f"{other} notices the draft"


def _drafts(turn: Turn) -> bool:
    entry = turn.entry
    return isinstance(entry, Act) and entry.question is not None and turn.after.drafting(entry.seat)


def what_nobody_else_notices_starts_no_clock_again(game: Any, seats: int, seed: int) -> None:
    """A standing order that is given, say; whoever waits for a seat could be kept waiting with them for ever."""
    for turn in recorded(game, seats, seed):
        before, entry, after, events = turn
        if isinstance(entry, Seating) or after.over or before.asked() != after.asked():
            continue
        if not any(shown(events, witness) for witness in (None, *range(seats)) if witness != entry.seat):
            assert not stirred(before, after, events)


def an_order_that_was_obeyed_is_told_to_its_owner_alone(game: Any, seats: int, seed: int) -> None:
    """Whenever a standing order answers: who has ordered what is nobody else's business."""
    obeyed: list[int] = []
    told: list[tuple[int, ...]] = []

    def obeying(*, owners: tuple[int, ...], line: int) -> Obeyed:
        told.append(owners)
        return Obeyed(owners=owners, line=line)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(core, "Obeyed", obeying)
        for kind in _kinds(Frame):
            if "ordered" in vars(kind):
                patch.setattr(kind, "ordered", _overheard(kind.ordered, obeyed))
        for turn in recorded(game, seats, seed):
            _, events = perform(turn.before, turn.entry)
            assert told == [(seat,) for seat in obeyed]
            assert all(len(event.owners) == 1 for event in events if isinstance(event, Obeyed))


def orders_that_stop_look_as_if_they_had_rested(game: Any, seats: int, seed: int) -> None:
    """To everybody else, in what happens and in all they can look at; and they rest at what their owner has heard."""
    for before, entry, after, events in filter(_stops, recorded(game, seats, seed)):
        for seat in {seat for event in events if isinstance(event, Stopped) for seat in event.owners}:
            heard = shown(events, seat)
            assert all(event.at in heard for event in heard if isinstance(event, Stopped))
            if any(isinstance(event, Obeyed) for event in heard):
                continue  # they answered first
            board = game.board(before._state)
            board.put(seat, orders=getattr(board.state, board.own)[seat].orders.rested())
            there, told = perform(Match(game, board.state, before.step), entry)
            for other in (None, *(other for other in range(seats) if other != seat)):
                assert shown(told, other) == shown(events, other)
                assert _look(there, other) == _look(after, other)


def _stops(turn: Turn) -> bool:
    return any(isinstance(event, Stopped) for event in turn.events)


def what_is_written_for_later_is_nobody_elses_business(game: Any, seats: int, seed: int) -> None:
    """A stroke in a booklet that answers nothing changes nothing that anybody else can look at."""
    for before, entry, after, events in moments(filter(_writes, recorded(game, seats, seed))):
        assert isinstance(entry, Act)
        if not events:
            for other in (None, *(other for other in range(seats) if other != entry.seat)):
                assert look(after, other) == look(before, other), f"{other} notices an order"


def _writes(turn: Turn) -> bool:
    given = turn.entry.given if isinstance(turn.entry, Act) else None
    return isinstance(given, Picked) and any(isinstance(move, Stroke) for move in given.moves)


def _kinds(kind: type[Frame]) -> Iterator[type[Frame]]:
    for each in kind.__subclasses__():
        yield each
        yield from _kinds(each)


def _overheard(honest: Callable[..., Any], obeyed: list[int]) -> Callable[..., Any]:
    def ordered(frame: Frame, state: Any, seat: int) -> Any:
        given = honest(frame, state, seat)
        if given is not None:
            obeyed.append(seat)
        return given

    return ordered


def pages_show_a_seat_its_own_and_everybody_the_same_board(game: Any, seats: int, seed: int) -> None:
    presenter = game.presenter
    for turn in moments(recorded(game, seats, seed)):
        public = turn.after.view(None)
        board = presenter.board(public), presenter.regions(public)
        assert presenter.own(public) is None
        for seat in range(seats):
            view = turn.after.view(seat)
            assert (presenter.board(view), presenter.regions(view)) == board
            assert presenter.own(view) is not None
        for event in turn.events:
            sides = [side for witness in (None, *range(seats)) for side in shown((event,), witness)]
            for side in dict.fromkeys(sides):
                presenter.line(side)


def other_worlds_exist(game: Any, seats: int, seed: int) -> None:
    """Or else the comparisons above compare a world with itself. A founding may have nothing to hide."""
    if game.meta.prologue and table(game, seats, seed).heirloom is None:
        return
    states = [turn.before._state for turn in recorded(game, seats, seed)]
    assert any(game.scramble(state, (), f"{seed}") != state for state in states)


def _menu(match: Match[Any], seat: int) -> Menu[Any]:
    menu = match.menu(seat)
    assert menu is not None
    return menu
