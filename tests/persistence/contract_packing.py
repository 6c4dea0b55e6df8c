"""What any store must do when it packs matches that are over; see :mod:`tests.persistence.contract`."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.outcome import Heirloom
from persistence.deliveries import BoardDue, CardDue
from persistence.errors import NotPlaying
from persistence.store import Store
from tests.persistence.contract import House
from tests.persistence.contract_worlds import current, played
from tests.persistence.samples import begun, submission

HOUR = 60 * 60 * 1000


async def ended(house: House, channel: str = "channel", **changes: Any) -> str:
    """A match of four acts."""
    match_id = await begun(house.store, channel, heirloom='{"crown": "Анна"}')
    for step in range(3):
        await house.store.matches.commit(submission(match_id, step))
    await house.store.matches.commit(submission(match_id, 3, over=True, **changes))
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


class PackingContract:
    async def test_what_is_packed_is_read_as_before(self, house: House) -> None:
        match_id = await ended(house, bequest=Heirloom(game="toy", schema=1, body="корона"))
        before = await everything(house.store, match_id)
        kept, chain = await current(house.store), await house.store.worlds.chain(1)
        house.clock.now += HOUR + 1
        assert await house.store.pack() == 1
        assert await everything(house.store, match_id) == before
        assert (await current(house.store), await house.store.worlds.chain(1)) == (kept, chain)
        assert await house.store.pack() == 0

    async def test_a_match_that_was_closed_is_packed_too(self, house: House) -> None:
        match_id = await begun(house.store)
        await house.store.matches.commit(submission(match_id, 0))
        await house.store.tables.close(match_id)
        before = await everything(house.store, match_id)
        house.clock.now += HOUR + 1
        assert await house.store.pack() == 1
        assert await everything(house.store, match_id) == before

    async def test_what_goes_on_is_not_packed(self, house: House) -> None:
        match_id = await begun(house.store)
        await house.store.matches.commit(submission(match_id, 0))
        house.clock.now += 100 * HOUR
        assert await house.store.pack() == 0
        await house.store.matches.commit(submission(match_id, 1))

    async def test_an_hour_must_have_passed_and_all_be_delivered(self, house: House) -> None:
        await ended(house, due=(BoardDue(step=1), CardDue(step=1, seat=0)))
        assert await house.store.pack() == 0
        house.clock.now += HOUR + 1
        ((first,), (second,)) = [await house.store.outbox.waiting(box) for box in await house.store.outbox.due(9)]
        assert await house.store.pack() == 0
        await house.store.outbox.done(first.id)
        assert await house.store.pack() == 0
        await house.store.outbox.drop([second.id], "nobody is there")
        assert await house.store.pack() == 1

    async def test_nothing_happens_any_more_in_a_packed_match(self, house: House) -> None:
        match_id = await ended(house)
        house.clock.now += HOUR + 1
        await house.store.pack()
        with pytest.raises(NotPlaying):
            await house.store.matches.commit(submission(match_id, 4))
        assert (await house.store.matches.load(match_id)).step == 4
        await begun(house.store)

    async def test_a_world_goes_on_from_packed_matches(self, house: House) -> None:
        """And back: what is annulled gives way to an heirloom that was packed long ago."""
        await played(house, "one")
        await played(house, "two")
        house.clock.now += HOUR + 1
        assert await house.store.pack() == 2
        two = await current(house.store)
        assert (two.number, two.heirloom.body) == (1, "two")
        await house.store.worlds.annul(two.id)
        assert (await current(house.store)).heirloom.body == "one"
        await played(house, "another two")
        export = await house.store.worlds.export(1)
        assert [chapter["heirloom"]["body"] for chapter in export["chain"]] == ["one", "two", "another two"]
