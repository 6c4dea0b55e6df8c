"""What a game declares before anybody plays it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engines import GAMES
from engines.core.match import begin, start
from engines.core.menu import Refused
from engines.core.outcome import Heirloom
from tests.campaigns import sorts
from tests.contract.games import ALL_GAMES, MANY, SOAK_GAMES
from tests.playing import ending

ROOT = Path(__file__).parents[2]
COMMAND_NAME = re.compile(r"[a-z0-9_-]{1,32}")
"""What Discord takes as the name of a command or of one of its options, in Latin letters."""


def test_it_is_registered_under_its_key() -> None:
    assert all(game.meta.key == key for key, game in GAMES.items())
    commands = [game.meta.command for game in GAMES.values()]
    assert len(commands) == len(set(commands))


def test_names_are_what_commands_allow(game: Any) -> None:
    phrases = game.meta.phrases
    steps = {phrase.name: [step.name for step in phrase.steps if step.name] for phrase in phrases}
    for name in (game.meta.command, *steps, *(name for names in steps.values() for name in names)):
        assert COMMAND_NAME.fullmatch(name), name
    assert len(steps) == len(phrases) <= 15
    assert all(len(set(names)) == len(names) <= 25 for names in steps.values())


def test_a_step_without_a_name_says_what_it_means(game: Any) -> None:
    """Nobody types it: the subcommand's own word, or what was said before, leaves no doubt."""
    for phrase in game.meta.phrases:
        assert all(step.kinds for step in phrase.steps if not step.name), phrase.name
        assert not any(step.optional for step in phrase.steps if not step.name), phrase.name


def test_settings_have_defaults_and_few_choices(game: Any) -> None:
    for setting in game.meta.options:
        assert setting.default in setting.choices
        assert len(setting.choices) + setting.names_seat * game.meta.seats[-1] <= 25
        assert len(setting.choices) + len(setting.numbers) <= 50, "two selects"
        assert not setting.numbers or not (setting.names_seat or setting.each_seat)
        assert not any("," in choice for choice in setting.choices), "commas join the choices of several seats"
        assert not (setting.names_seat and setting.each_seat)
        assert COMMAND_NAME.fullmatch(setting.key)


def test_only_the_settings_and_players_that_it_knows_are_taken(game: Any) -> None:
    few, many = game.meta.seats[0], game.meta.seats[-1]
    assert game.meta.seats.step == 1
    for options in ({"no_such": "x"}, *({setting.key: "no such"} for setting in game.meta.options)):
        with pytest.raises(Refused):
            begin(game, few, "x", options=options)
    for seats in (few - 1, many + 1):
        with pytest.raises(Refused):
            begin(game, seats, "x")
    with pytest.raises(Refused):
        begin(game, few, "x", people=("one too many",) * (few + 1))
    with pytest.raises(Refused):
        begin(game, few, "x", heirloom=Heirloom(game="another", schema=1, body="{}"))


def test_a_setting_that_names_a_seat_takes_each_seat_and_no_other(game: Any) -> None:
    seats = game.meta.seats[0]
    for setting in game.meta.options:
        for seat in range(seats + 1):
            if setting.names_seat and seat < seats:
                assert not start(game, seats, "x", options={setting.key: str(seat)}).over
            elif str(seat) not in setting.choices:
                with pytest.raises(Refused):
                    begin(game, seats, "x", options={setting.key: str(seat)})


def test_a_setting_of_each_seat_takes_one_choice_per_seat(game: Any) -> None:
    seats = game.meta.seats[0]
    for setting in (setting for setting in game.meta.options if setting.each_seat):
        last = setting.choices[-1]
        assert not start(game, seats, "x", options={setting.key: ",".join((last,) * seats)}).over
        for count in (1, seats + 1):
            with pytest.raises(Refused):
                begin(game, seats, "x", options={setting.key: ",".join((last,) * count)})


def test_versions_and_length_are_told(game: Any) -> None:
    assert game.meta.schema >= 1
    assert game.meta.rules
    assert 0 < game.meta.minutes[0] <= game.meta.minutes[1]


def test_acts_are_a_tagged_union(game: Any) -> None:
    with pytest.raises(ValueError, match="union_tag_invalid"):
        game.acts.validate_json(b'{"seat":0,"question":0,"given":{"kind":"picked","moves":[{"kind":"cheat"}]}}')


@pytest.mark.thorough
@pytest.mark.long
def test_another_process_with_another_hash_seed_plays_the_same() -> None:
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    code = "import json; from tests.contract.test_meta import everywhere; print(json.dumps(everywhere()))"
    printed = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    assert json.loads(printed) == everywhere()


def everywhere() -> dict[str, str]:
    """Each game by its key, as it is played here."""
    return {key: fingerprints(key) for key in ALL_GAMES}


def fingerprints(key: str) -> str:
    """Of the ends of some matches and of what they bequeath, heirlooms of earlier matches included. The largest table
    has the most to put in order; the others follow where there is time."""
    game = ALL_GAMES[key]
    tables = game.meta.seats if SOAK_GAMES >= MANY else game.meta.seats[-1:]
    ends = [ending(game, seats, 7 + more) for seats in tables for more in range(sorts(game))]
    left = [heirloom for heirloom in (game.bequest(end._state) for end in ends) if heirloom]
    return " ".join([*(end.fingerprint() for end in ends), *(heirloom.body for heirloom in left)])
