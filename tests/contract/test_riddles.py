"""What those who watch a match can foretell of it has a closed list of answers, in every language."""

from itertools import islice
from typing import Any

import pytest

from bot.play.stands import TOO_SOON, Stands
from bot.prophets import answers
from engines import GAMES
from tests.contract.catalogues import LOCALES
from tests.contract.games import TOY
from tests.kits import playing as kit
from tests.playing import playing

ASKED = [pytest.param(game, id=key) for key, game in {**GAMES, TOY.meta.key: TOY}.items()]
TURNS = 60
"""So many of a match are looked at."""
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")


@pytest.mark.parametrize("game", ASKED)
def test_every_riddle_has_answers_that_can_be_told_apart(game: Any) -> None:
    keys = [each.key for each in game.riddles]
    assert 1 <= len(keys) == len(set(keys)) <= 3, "each is a choice on one message"
    for locale in LOCALES:
        voice = kit(game).voice(locale, game.meta.key)
        for riddle in game.riddles:
            assert voice.about(f"riddle-{riddle.key}").endswith("?")
            told = answers(riddle, NAMES, voice)
            assert len(set(told)) == len(told) == riddle.many(len(NAMES))


@pytest.mark.parametrize("game", ASKED)
def test_what_everybody_hears_answers_them(game: Any) -> None:
    """Once, with one of the answers; what comes out while people may still say something does not count."""
    seats = game.meta.seats[0]
    stands, before = Stands(), Stands()
    for step, turn in enumerate(islice(playing(game, seats, 0), TURNS), start=1):
        stands = stands.told_by(turn.events, game.riddles, step).after(turn.events, seats, 0, step)
        new = stands.told.keys() - before.told.keys()
        assert {key: stands.told[key] for key in before.told} == before.told
        for riddle in game.riddles:
            if riddle.key in new:
                answer = stands.told[riddle.key]
                assert (answer == TOO_SOON) == (before.closed is None)
                assert TOO_SOON <= answer < riddle.many(seats)
        before = stands
