"""A real match through the store: what the log leads to is what was played."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from engines.core.chair import Seating
from engines.core.match import Match, begin
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.core.undo import Change, Course, Undo
from persistence.codec import HEIRLOOMS, Codec
from persistence.errors import Unreadable
from persistence.records import Submission
from persistence.replay import replayer
from persistence.sqlite.store import SqliteStore
from persistence.store import Replay
from tests.persistence.samples import beginning, seated
from tests.petty_court import GAME
from tests.petty_court.aged import Then
from tests.petty_court.rules import Memory, bequeathed
from tests.playing import answer, asked

CODEC = Codec(GAME)
REPLAY = replayer({GAME.meta.key: CODEC})
STEPS = 40


@pytest.fixture
def replay() -> Replay:
    return REPLAY


async def played(store: SqliteStore) -> tuple[str, Match[Any]]:
    """A match of Bob the champion's, written step by step as the bot does it, and its id."""
    table = await seated(store, game=GAME.meta.key, options=GAME.meta.chosen({"goal": "12"}, 2))
    seed = Rng.seed((await store.tables.at(table.id)).secret, "start")
    heirloom = bequeathed(Memory(champions=("p-bob",)))
    match, events = begin(GAME, 2, seed, table.options, heirloom, ("p-ann", "p-bob"))
    assert match != begin(GAME, 2, seed, table.options, None, ("p-ann", "p-bob"))[0], "the heirloom matters"
    await store.matches.begin(
        beginning(
            table.id,
            snapshot=match.dump(),
            events=CODEC.dump_events(events),
            heirloom=HEIRLOOMS.dump_json(heirloom).decode(),
        )
    )
    chance, course = random.Random(1), Course(match)
    for step in range(1, STEPS + 1):
        change = some_change(course, step, chance)
        events, match = course.play(change), course.match
        await store.matches.commit(
            Submission(
                match_id=table.id,
                before=step - 1,
                entries=(CODEC.entry(step, change, events, cause="press"),),
                snapshot=match.dump(),
                schema=GAME.meta.schema,
                rules=GAME.meta.rules,
                key=f"press {step}",
            )
        )
    return table.id, match


def some_change(course: Course[Any], step: int, chance: random.Random) -> Change:
    """An act, but now and then Ann leaves and comes back, and the table lets somebody take back what they did last."""
    match, last = course.match, course.turns[-1] if course.turns else None
    if last is not None and step % 10 == 0:
        return Undo(seat=last.change.seat, act=last.step, agreed=True)
    if step % 10 in {3, 6}:
        return Seating(seat=0, change="leave" if step % 10 == 3 else "sit")
    seat = match.asked()[0]
    menu = match.menu(seat)
    assert menu is not None
    return asked(match, seat, answer(menu, chance))


@pytest.mark.parametrize("schema", range(1, GAME.meta.schema + 1))
async def test_the_log_leads_to_the_snapshot(store: SqliteStore, schema: int) -> None:
    """Whichever release has left the heirloom that the match began with."""
    match_id, match = await played(store)
    history = await store.matches.history(match_id)
    left = HEIRLOOMS.validate_json(history.heirloom or "")
    older = evolve(left, schema=schema, body=Then(None, "heirloom", schema).back(left.body).decode())
    assert (json.loads(older.body) == json.loads(left.body)) == (schema == GAME.meta.schema)
    history = replace(history, heirloom=HEIRLOOMS.dump_json(older).decode())
    assert {entry.kind for entry in history.entries} == {"begin", "act", "seating", "undo"}
    rebuilt = REPLAY(history)
    assert (rebuilt.snapshot, rebuilt.schema) == (match.dump(), GAME.meta.schema)


async def test_other_rules_are_not_guessed_at(store: SqliteStore) -> None:
    match_id, _ = await played(store)
    history = await store.matches.history(match_id)
    changed = replace(history, entries=(*history.entries[:-1], replace(history.entries[-1], rules="older")))
    with pytest.raises(Unreadable, match="other rules"):
        REPLAY(changed)


async def test_what_is_refused_now_was_played_under_other_rules(store: SqliteStore) -> None:
    """Whoever asks how a match has come to be does without, as where that is known beforehand."""
    match_id, _ = await played(store)
    history = await store.matches.history(match_id)
    begun, _, *later = history.entries
    with pytest.raises(Unreadable, match="refused now"):
        REPLAY(replace(history, entries=(begun, *later)))
