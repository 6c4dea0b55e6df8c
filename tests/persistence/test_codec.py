"""What older versions stored is read today; what nobody can read says so without showing it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engines.core.chair import Chair, Seating
from engines.core.game import Act
from engines.core.menu import Picked
from engines.core.rng import Rng
from engines.core.upcast import Upcasts
from persistence.codec import Codec
from persistence.errors import Unreadable
from persistence.records import Entry, Loaded, Logged
from tests import petty_court
from tests.persistence.purses import GAME, State, Steal, Stolen, purses
from tests.playing import playing

OLD = Path(__file__).parent / "old"
CURRENT = GAME.meta.schema
STATE = State(
    coins=(3, 5),
    round=1,
    rng=Rng("k", 2),
    chairs=(Chair(question=1), Chair(question=0, sitter="away")),
    drafts=(None, None),
)


def stored(schema: int) -> Any:
    return json.loads((OLD / f"purses_{schema}.json").read_text("utf-8"))


def loaded(snapshot: bytes, schema: int, step: int = 4) -> Loaded:
    return Loaded(match_id="m", game="purses", schema=schema, rules="1", step=step, over=False, snapshot=snapshot)


def logged(entry: Entry, schema: int) -> Logged:
    return Logged(
        step=entry.step,
        seat=entry.seat,
        kind=entry.kind,
        body=entry.body,
        cause=entry.cause,
        events=entry.events,
        at=0,
        schema=schema,
        rules="1",
    )


def act(body: str, events: str, schema: int) -> Logged:
    return logged(Entry(step=1, seat=0, kind="act", body=body, cause="press", events=events), schema)


def test_whatever_happens_in_a_match_comes_back_as_it_was() -> None:
    court = petty_court.GAME
    codec = Codec(court)
    kinds = set()
    for turn in playing(court, seats=3, seed=1, seatings=0.1):
        entry = logged(codec.entry(turn.after.step, turn.entry, turn.events, cause="press"), court.meta.schema)
        assert (codec.change(entry), codec.events(entry)) == (turn.entry, turn.events)
        assert (entry.seat, entry.kind == "seating") == (turn.entry.seat, isinstance(turn.entry, Seating))
        assert codec.match(loaded(turn.after.dump(), court.meta.schema, turn.after.step)) == turn.after
        kinds.add(entry.kind)
    assert kinds == {"act", "seating"}


@pytest.mark.parametrize("schema", [0, 1])
def test_a_match_of_an_older_schema_is_read_through_every_version(schema: int) -> None:
    match = Codec(GAME).match(loaded(stored(schema)["snapshot"].encode(), schema))
    assert (match._state, match.step) == (STATE, 4)


@pytest.mark.parametrize("schema", [0, 1])
def test_acts_and_events_of_an_older_schema_are_read(schema: int) -> None:
    codec, old = Codec(GAME), stored(schema)
    entry = act(old["body"], old["events"], schema)
    assert codec.change(entry) == Act(seat=0, question=1, given=Picked((Steal(target=1),)))
    assert codec.events(entry) == (Stolen(coins=2), Stolen(coins=1))


def test_a_seating_needs_no_upcast_of_the_game() -> None:
    seating = Seating(seat=1, change="leave")
    entry = logged(Codec(GAME).entry(3, seating, (), cause="command"), schema=0)
    assert Codec(GAME).change(entry) == seating


@pytest.mark.parametrize("upcasts", [{}, {0: GAME.upcasts[0]}, {1: GAME.upcasts[1]}])
def test_a_version_without_an_upcast_is_unreadable(upcasts: Upcasts) -> None:
    with pytest.raises(Unreadable, match="no way from schema"):
        Codec(purses(upcasts)).match(loaded(stored(0)["snapshot"].encode(), schema=0))


def test_a_newer_schema_is_unreadable() -> None:
    with pytest.raises(Unreadable, match="schema 3 is newer than 2"):
        Codec(GAME).match(loaded(GAME.states.dump_json(STATE), CURRENT + 1))


@pytest.mark.parametrize("secret", ['{"hand": 17}', "hand 17", '{"coins": ["hand 17"], "round": 1}'])
@pytest.mark.parametrize("schema", [1, CURRENT])
def test_what_cannot_be_read_is_not_shown(secret: str, schema: int) -> None:
    codec = Codec(GAME)
    entry = act(secret, f"[{secret}]", schema)
    for read in (
        lambda: codec.match(loaded(secret.encode(), schema)),
        lambda: codec.change(entry),
        lambda: codec.events(entry),
    ):
        with pytest.raises(Unreadable) as refused:
            read()
        assert "hand" not in str(refused.value)
        assert refused.value.__suppress_context__, "a traceback would show what the first error says"
