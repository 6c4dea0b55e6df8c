"""What any store must do when it packs matches that are over; see :mod:`tests.persistence.test_matches`."""

from typing import Any

import pytest

from engines.core.outcome import Heirloom
from persistence.deliveries import BoardDue, CardDue
from persistence.errors import NotPlaying
from persistence.store import Store
from tests.persistence.samples import Clock, begun, submission
from tests.persistence.test_worlds import current, played

HOUR = 60 * 60 * 1000


async def ended(store: Store, channel: str = "channel", **changes: Any) -> str:
    """A match of four acts."""
    match_id = await begun(store, channel, heirloom='{"crown": "Анна"}')
    for step in range(3):
        await store.matches.commit(submission(match_id, step))
    await store.matches.commit(submission(match_id, 3, over=True, **changes))
    return match_id


async def everything(store: Store, match_id: str) -> list[object]:
    """All that can be read of a match that is over."""
    matches = store.matches
    return [
        await matches.load(match_id),
        await matches.history(match_id),
        await matches.export(match_id),
        await matches.log(match_id),
        await matches.log(match_id, 2, 3),
        await matches.log(match_id, 4),
        await matches.log(match_id, 9),
        await store.tables.latest_at("channel"),
    ]


async def test_what_is_packed_is_read_as_before(store: Store, clock: Clock) -> None:
    match_id = await ended(store, bequest=Heirloom(game="toy", schema=1, body="корона"), snapshot=b"two\nlines")
    before = await everything(store, match_id)
    kept, chain = await current(store), await store.worlds.chain(1)
    clock.now += HOUR + 1
    assert await store.pack() == 1
    assert await everything(store, match_id) == before
    assert (await current(store), await store.worlds.chain(1)) == (kept, chain)
    assert await store.pack() == 0


async def test_a_match_that_was_closed_is_packed_too(store: Store, clock: Clock) -> None:
    """But none that goes on."""
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0))
    clock.now += 100 * HOUR
    assert await store.pack() == 0
    await store.tables.close(match_id)
    before = await everything(store, match_id)
    clock.now += HOUR
    assert await store.pack() == 0
    clock.now += 1
    assert await store.pack() == 1
    assert await everything(store, match_id) == before


async def test_an_hour_must_have_passed_and_all_be_delivered(store: Store, clock: Clock) -> None:
    await ended(store, due=(BoardDue(step=1), CardDue(step=1, seat=0)))
    assert await store.pack() == 0
    clock.now += HOUR + 1
    ((first,), (second,)) = [await store.outbox.waiting(box) for box in await store.outbox.due(9)]
    assert await store.pack() == 0
    await store.outbox.done(first.id)
    assert await store.pack() == 0
    await store.outbox.drop([second.id], "nobody is there")
    assert await store.pack() == 1


async def test_nothing_happens_any_more_in_a_packed_match(store: Store, clock: Clock) -> None:
    match_id = await ended(store)
    clock.now += HOUR + 1
    await store.pack()
    with pytest.raises(NotPlaying):
        await store.matches.commit(submission(match_id, 4))
    assert (await store.matches.load(match_id)).step == 4
    await begun(store)


async def test_a_world_goes_on_from_packed_matches(store: Store, clock: Clock) -> None:
    """And back: what is annulled gives way to an heirloom that was packed long ago."""
    await played(store, clock, "one")
    await played(store, clock, "two")
    clock.now += HOUR + 1
    assert await store.pack() == 2
    two = await current(store)
    assert (two.number, two.heirloom.body) == (1, "two")
    await store.worlds.annul(two.id)
    assert (await current(store)).heirloom.body == "one"
    await played(store, clock, "another two")
    left = [chapter.kept and chapter.kept.heirloom.body for chapter in await store.worlds.chain(1)]
    assert left == ["one", "two", "another two"]
