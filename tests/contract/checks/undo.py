"""What was done can be taken back freely exactly as long as nobody has learnt anything by it."""

from typing import Any

import pytest

from engines.core.match import Act, Match
from engines.core.menu import Refused
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.core.undo import Course, Free, Turn, quiet, revealing, still_free
from tests import playing
from tests.campaigns import table
from tests.contract.checks.secrecy import first_difference
from tests.playing import look, moments, opening, perform, recorded, shown

WORLDS = 4
"""Other worlds in which somebody may see what they have learnt."""


def an_act_is_free_to_take_back_if_nobody_has_learnt_anything(game: Any, seats: int, seed: int) -> None:
    """What is free leads to the same look, and is told in the same words, in every world that was the same until then,
    to everybody. What is not parts the worlds of somebody, if not each of them then some."""
    barred = parted = 0
    for turn in moments(recorded(game, seats, seed)):
        if not isinstance(turn.entry, Act) or turn.after.over:
            continue
        if not revealing(as_turn(turn)):
            learnt = learners(turn, seats, f"{seed}", worlds=1)
            assert not learnt, f"{learnt[0]} has learnt something by what is free to take back"
        elif parted < WORLDS:
            barred += 1
            parted += bool(learners(turn, seats, f"{seed}", worlds=WORLDS))
    founding = game.meta.prologue and table(game, seats, seed).heirloom is None  # which may have nothing to hide
    assert parted or barred < WORLDS or founding, "nobody learns anything by what is not free"


def learners(turn: playing.Turn, seats: int, seed: str, *, worlds: int) -> list[int | None]:
    """Who can tell by *turn* in which of some worlds they are that were the same to them until then. In the others'
    worlds the secrets of the one who acted are others too, and the act has to be possible there, if anybody notices
    it at all; but what was made of secrets (a draft, an open page, a sealed answer) stays."""
    found: list[int | None] = []
    actor, match = turn.entry.seat, turn.before
    aside = isinstance(turn.entry, Act) and turn.entry.question is None
    hidden = aside or match.drafting(actor) or match._state.stack[-1].sealed or quiet(as_turn(turn))
    own = (actor,) if hidden else ()
    for witness in (None, *range(seats)):
        knowers = tuple(sorted({*own, *(() if witness is None else (witness,))}))
        for world in range(worlds):
            other = f"{seed}-{match.step}-{world}"
            state = evolve(match.game.scramble(match._state, knowers, other), rng=Rng(other))
            if not same(turn, Match(match.game, state), witness):
                found.append(witness)
                break
    return found


def same(turn: playing.Turn, twin: Match[Any], witness: int | None) -> bool:
    try:
        after, told = perform(twin, turn.entry)
    except Refused:
        return False
    if first_difference(shown(turn.events, witness), shown(told, witness)):
        return False
    return after.over or look(after, witness, paged=False) == look(turn.after, witness, paged=False)


def who_may_take_back_is_known_step_by_step(game: Any, seats: int, seed: int) -> None:
    """Without going through the whole match each time."""
    course: Course[Any] = Course(opening(game, seats, seed))
    free: Free = {}
    for turn in recorded(game, seats, seed):
        course.play(turn.entry)
        free = still_free(free, course.turns[-1])
        assert free == course.free()


def the_end_cannot_be_taken_back(game: Any, seats: int, seed: int) -> None:
    """Nor anything before it: a match that is over has left its heirloom to the next."""
    course = Course(opening(game, seats, seed))
    for turn in recorded(game, seats, seed):
        course.play(turn.entry)
    assert course.free() == {}
    for seat in range(seats):
        with pytest.raises(Refused, match="core-over"):
            course.latest(seat)


def as_turn(turn: playing.Turn) -> Turn:
    return Turn(turn.after.step, turn.before, turn.entry, turn.after, turn.events)
