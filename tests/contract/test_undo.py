"""Undone and done again, over and over, at random moments of random matches of every game.

``CASTELLAN_SOAK_UNDONE`` says how often, all games taken together."""

import contextlib
import os
import random
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from engines.core.match import Act, Match
from engines.core.menu import Refused
from engines.core.record import evolve
from engines.core.undo import Change, Course, Turn, Undo, quiet
from tests.contract.checks.undo import as_turn
from tests.contract.games import ALL_GAMES
from tests.playing import moments, opening, playing

UNDONE = int(os.environ.get("CASTELLAN_SOAK_UNDONE", "300"))
CASES = [(key, seats) for key, game in ALL_GAMES.items() for seats in game.meta.seats]
SHARE = -(-UNDONE // len(CASES))
WAVERS, LONG = 0.3, 200
"""How often something is taken back in a log, and how long that is."""
DEEP = 4
"""So many acts are taken back one after the other, at most."""


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_undone_it_never_was_and_redone_it_is_the_same(key: str, seats: int) -> None:
    """The state, the chance, what everybody hears: whoever takes something back and does it again draws the same. Where
    something has come to light the table has agreed."""
    rng, done = random.Random(key), 0
    for seed in count():
        turns = [as_turn(turn) for turn in playing(ALL_GAMES[key], seats, seed)]
        for at in moments(range(len(turns) - 1)):
            done += back_and_forth(Course(turns[at].after, turns[: at + 1]), rng)
            if done >= SHARE:
                return


def back_and_forth(course: Course[Any], rng: random.Random) -> int:
    """Take back what the seat that acted last did, and do it again: how many acts of it."""
    taken: list[Turn] = []
    for _ in range(rng.randint(1, DEEP)):
        last = course.turns[-1] if course.turns else None
        if last is None or not isinstance(last.change, Act) or (taken and last.change.seat != taken[0].change.seat):
            break
        seat, now = last.change.seat, course.match
        if latest(course, seat) != last.step:
            break  # a draft that was cancelled: there is nothing to take back of it
        told = course.play(Undo(seat=seat, act=last.step, agreed=course.barrier(seat) is not None))
        assert bool(told) != quiet(last), "who has noticed nothing hears nothing of it"
        assert bare(course.match) == bare(last.before)
        assert course.match.asked() == last.before.asked()
        assert course.match.step == now.step + 1
        with pytest.raises(Refused):
            course.play(Undo(seat=seat, act=last.step, agreed=True))
        if last.change.question is not None:
            with pytest.raises(Refused):
                course.match.act(last.change)
        for other in range(len(now._state.chairs)):
            assert course.match.question(other) >= now.question(other), "a button that is stale is stale for good"
        taken.append(last)
    for turn in reversed(taken):
        act = turn.change
        assert isinstance(act, Act)
        question = None if act.question is None else course.match.question(act.seat)
        assert course.play(evolve(act, question=question)) == turn.events
        assert bare(course.match) == bare(turn.after)
    return len(taken)


def latest(course: Course[Any], seat: int) -> int | None:
    with contextlib.suppress(Refused):
        return course.latest(seat)
    return None


def bare(match: Match[Any]) -> Any:
    """The state without the numbers of questions, which only grow."""
    chairs = tuple(evolve(chair, question=0) for chair in match._state.chairs)
    return evolve(match._state, chairs=chairs)


@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_log_with_undos_replays_to_the_same(key: str) -> None:
    game = ALL_GAMES[key]
    for seats in game.meta.seats:
        logs = (list(wavering(game, seats, seed)) for seed in count())
        seed, log = next((seed, log) for seed, log in enumerate(logs) if any(isinstance(each, Undo) for each, _ in log))
        course = Course(opening(game, seats, seed))
        for change, fingerprint in log:
            course.play(change)
            assert course.match.fingerprint() == fingerprint


def wavering(game: Any, seats: int, seed: int) -> Iterator[tuple[Change, str]]:
    """The log of a match in which people take things back now and then; the beginning of a long one."""
    course, rng = Course(opening(game, seats, seed)), random.Random(seed)
    while not course.match.over and course.match.step < LONG:
        seat = rng.choice(course.match.asked())
        change: Change = Act(seat=seat, question=course.match.question(seat), given=course.match.default(seat))
        if rng.random() < WAVERS:
            with contextlib.suppress(Refused):
                back = rng.randrange(seats)
                change = Undo(seat=back, act=course.latest(back), agreed=course.barrier(back) is not None)
        course.play(change)
        yield change, course.match.fingerprint()
