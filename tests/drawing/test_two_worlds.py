"""Pictures give nothing away: in two worlds that look the same to their reader, they are the same to the last byte."""

import random
from typing import Any

import pytest

from engines import GAMES
from engines.core.drawing.look import Look
from tests.contract.games import MANY, SOAK_GAMES, tables
from tests.drawing.positions import BACK, DRAWN, KIT, Position
from tests.playing import recorded

LOOKS = 8 if SOAK_GAMES >= MANY else 4
"""At each table."""


@pytest.mark.parametrize("key", DRAWN)
def test_a_picture_knows_what_its_reader_knows(key: str) -> None:
    game = GAMES[key]
    for seats in tables(game):
        turns = recorded(game, seats, 2 * seats)
        chance = random.Random(f"worlds {key} {seats}")
        for _ in range(LOOKS):
            at, reader = chance.randrange(len(turns)), chance.choice((None, *range(seats)))
            state = turns[at].after._state
            other = game.scramble(state, () if reader is None else (reader,), f"other {at}")
            before = turns[max(0, at - chance.randrange(1, BACK))].after.view(reader)
            here, there = (Position(game, game.view(each, reader), before, seats) for each in (state, other))
            assert here.scenes("en") == there.scenes("en")
            assert _alt(here) == _alt(there)


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
