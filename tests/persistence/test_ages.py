"""What a whole game has written, today or under two earlier schemas: read as if it had been written today."""

from dataclasses import replace

import pytest

from engines.core.chair import Seating
from engines.core.match import begin
from engines.core.menu import Refused
from engines.core.outcome import Heirloom
from persistence.codec import Codec
from persistence.errors import Unreadable
from tests.campaigns import lineage
from tests.persistence.samples import loaded, logged
from tests.petty_court import GAME
from tests.petty_court.aged import aged
from tests.petty_court.founded import FOUNDED
from tests.petty_court.rules import remembered
from tests.playing import playing

AGES = range(1, GAME.meta.schema)


@pytest.mark.parametrize("schema", [*AGES, GAME.meta.schema])
def test_every_moment_act_and_event_of_a_match(schema: int) -> None:
    then, now = Codec(aged(schema)), Codec(GAME)
    written, kinds = "", set()
    for turn in playing(then.game, seats=3, seed=1, seatings=0.1):
        snapshot, step = turn.after.dump(), turn.after.step
        read = now.match(loaded(snapshot, step, schema=schema))
        assert (read._state, read.step) == (turn.after._state, turn.after.step)
        entry = then.entry(step, turn.entry, turn.events, cause="press")
        kept = logged(entry, schema)
        assert (now.change(kept), now.events(kept)) == (turn.entry, turn.events)
        assert (entry.seat, entry.kind == "seating") == (turn.entry.seat, isinstance(turn.entry, Seating))
        written += snapshot.decode() + entry.body + entry.events
        kinds.add(entry.kind)
        if schema == 1 and not isinstance(turn.entry, Seating):
            assert "coins" not in snapshot.decode() + entry.events
    assert ('"gold"' in written, '"kind": "take"' in written) == (schema == 1, schema == 1)
    assert ('"goal": "' in written) == (schema < GAME.meta.schema)
    assert kinds == {"act", "seating"}


@pytest.mark.parametrize("schema", AGES)
def test_every_heirloom_of_a_campaign(schema: int) -> None:
    then, now = aged(schema), Codec(GAME)
    for left in lineage(then, 0):
        assert left.schema == schema
        present = now.heirloom(left)
        assert present.schema == GAME.meta.schema
        assert then.pages(left) == GAME.pages(present)
        assert remembered(present).champions
        assert begin(GAME, 3, "seed", None, present)
        with pytest.raises(Refused):
            begin(GAME, 3, "seed", None, left)


def test_an_heirloom_of_a_later_release_is_unreadable() -> None:
    (left, *_) = lineage(GAME, 0)
    with pytest.raises(Unreadable, match="schema 3 is newer than 1"):
        Codec(aged(1)).heirloom(left)


def test_hashes_are_made_to_fit_what_an_upcast_has_made() -> None:
    left = Heirloom(game="founded_court", schema=2, body='{"champions": ["short", "shorter"], "decree": null}')
    sealed = replace(FOUNDED, seals=lambda heirloom: {"short": "long"} if "decree" in heirloom.body else {})
    assert Codec(sealed).heirloom(left).body == '{"champions": ["long", "shorter"], "decree": ""}'
