"""It is a pure function of its log: nothing is changed in place, nothing is lost on disk, everything replays."""

from typing import Any

import pytest

from engines.core.chair import Seating
from engines.core.match import restore
from engines.core.text import Text
from tests.campaigns import table
from tests.playing import MOST_STEPS, ending, opening, perform, played, playing, recorded


def acting_leaves_the_match_before_untouched(game: Any, seats: int, seed: int) -> None:
    written = opening(game, seats, seed).dump()
    for turn in playing(game, seats, seed):
        assert turn.before.dump() == written
        written = turn.after.dump()


def a_round_trip_before_every_act_changes_nothing(game: Any, seats: int, seed: int) -> None:
    for turn in recorded(game, seats, seed):
        restored, entry = restore(game, turn.before.dump(), turn.before.step), turn.entry
        assert restored == turn.before
        if not isinstance(entry, Seating):
            entry = game.acts.validate_json(game.acts.dump_json(entry))
            assert entry == turn.entry
        assert perform(restored, entry) == (turn.after, turn.events)
        for event in turn.events:
            assert game.events.validate_json(game.events.dump_json(event)) == event


def the_log_replays_to_the_same_fingerprint(game: Any, seats: int, seed: int) -> None:
    match = opening(game, seats, seed)
    for turn in recorded(game, seats, seed):
        match, _ = perform(match, turn.entry)
    assert match.fingerprint() == ending(game, seats, seed).fingerprint()


def a_match_begins_with_events_that_can_be_written_down(game: Any, seats: int, seed: int) -> None:
    match, events = table(game, seats, seed).begin()
    assert match.step == 0
    assert (match, events) == table(game, seats, seed).begin(), "the same seed makes the same match"
    for event in events:
        assert game.events.validate_json(game.events.dump_json(event)) == event


def nobody_is_spoken_to_unasked(game: Any, seats: int, seed: int) -> None:
    """Labels, hints, notes and reasons are built when somebody reads them; prompts are constants."""

    def loud(*_: Any) -> None:
        raise AssertionError("a text was built for nobody")

    place = table(game, seats, seed)  # the matches before it may say how they ended
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Text, "__init__", loud)
        for turn in played(place, seed, seatings=0):
            assert turn.after.step <= MOST_STEPS
