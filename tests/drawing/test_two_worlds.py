"""Pictures give nothing away: in two worlds that look the same to their reader, they are the same to the last byte."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from engines import GAMES
from engines.core.drawing.look import Look
from engines.risk_legacy.picture.since import strikes
from tests.campaigns import late_seed
from tests.contract.games import MANY, SOAK_GAMES, tables
from tests.drawing.positions import BACK, DRAWN, KIT, Position
from tests.playing import Turn, recorded, shown

LOOKS = 8 if SOAK_GAMES >= MANY else 4
"""At each table."""


@pytest.mark.parametrize("key", DRAWN)
def test_a_picture_knows_what_its_reader_knows(key: str) -> None:
    """With what they have heard since they looked, too: arrows and the dead are drawn from it. Where a world goes on
    for years, in a match that everything has come to."""
    game = GAMES[key]
    for seats in tables(game):
        for seed in (2 * seats, late_seed(game, seats)):
            if seed is not None:
                _look_twice(game, seats, recorded(game, seats, seed), random.Random(f"worlds {key} {seats} {seed}"))


def _look_twice(game: Any, seats: int, turns: Sequence[Turn], chance: random.Random) -> None:
    """What a reader heard is what happened in either world; all that nobody has told them is another."""
    for _ in range(LOOKS):
        at, reader = chance.randrange(len(turns)), chance.choice((None, *range(seats)))
        state = turns[at].after._state
        other = game.scramble(state, () if reader is None else (reader,), f"other {at}")
        since = max(0, at - chance.randrange(1, BACK))
        before = turns[since].after.view(reader)
        news = tuple(heard for turn in turns[since + 1 : at + 1] for heard in shown(turn.events, reader))
        here, there = (Position(game, game.view(each, reader), before, seats, news) for each in (state, other))
        assert here.scenes("en") == there.scenes("en")
        assert _alt(here) == _alt(there)


def test_something_was_heard() -> None:
    """In some of these moments somebody had fallen, and an arrow says so."""
    game = GAMES["risk_legacy"]
    turns = recorded(game, 3, 6)
    heard = tuple(event for turn in turns for event in shown(turn.events, 0))
    assert any(strike.bloody for strike in strikes(Position(game, None, None, 3, heard).look("en")))


def _alt(position: Position) -> str:
    look: Look = position.look("en")
    return str(look.say(position.game.painter.alt(position.view, position.before)))


@pytest.mark.parametrize("key", DRAWN)
def test_the_table_is_the_same_for_everybody(key: str) -> None:
    """RY-11.1 and its like: what is drawn for all is drawn from what all may see."""
    game: Any = GAMES[key]
    for seats in tables(game):
        turns = recorded(game, seats, 2 * seats)
        match = turns[len(turns) * 2 // 3].after
        views = [match.view(seat) for seat in (None, *range(seats))]
        first, *others = (game.painter.table(view, Position(game, view, None, seats).look("en")) for view in views)
        assert all(other == first for other in others)


def test_languages_differ() -> None:
    """The measure measures: scenes are compared by what they say."""
    game = next(iter(DRAWN.values()))
    seats = game.meta.seats[0]
    match = recorded(game, seats, 2 * seats)[-1].after
    position = Position(game, match.view(None), None, seats)
    assert KIT.languages.tags[1] != "en"
    assert position.scenes("en") != position.scenes(KIT.languages.tags[1])
