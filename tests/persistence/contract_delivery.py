"""What any store must do about deliveries, people and backups; see :mod:`tests.persistence.contract`."""

from __future__ import annotations

from pathlib import Path

import pytest

from persistence.errors import StoreError
from persistence.records import Person
from tests.persistence.contract import DAY, House
from tests.persistence.samples import NOON, begun, submission, told


class OutboxContract:
    async def test_the_oldest_comes_first_and_goes_when_done(self, house: House) -> None:
        match_id = await begun(house.store, told=(told("table", 0, payload='{"a": 1}'),))
        await house.store.matches.commit(submission(match_id, 0, told=(told("seat:0"), told("notice:1"))))
        first, second, third = await house.store.outbox.pending()
        assert (first.table_id, first.audience, first.to_step, first.payload) == (match_id, "table", 0, '{"a": 1}')
        assert [each.audience for each in await house.store.outbox.pending(limit=2)] == ["table", "seat:0"]
        await house.store.outbox.done(first.id, second.id)
        assert await house.store.outbox.pending() == [third]

    async def test_nonces_are_stable_short_and_never_used_twice(self, house: House) -> None:
        match_id = await begun(house.store, told=(told(),))
        (first,) = await house.store.outbox.pending()
        assert (await house.store.outbox.pending())[0].nonce == first.nonce
        assert len(first.nonce) <= 25
        await house.store.outbox.done(first.id)
        await house.store.matches.commit(submission(match_id, 0, told=(told(),)))
        (second,) = await house.store.outbox.pending()
        assert second.nonce != first.nonce

    async def test_a_failure_holds_back_the_same_audience_alone(self, house: House) -> None:
        await begun(house.store, told=(told("seat:0", 1), told("seat:1", 1), told("seat:0", 2)))
        await begun(house.store, "elsewhere", told=(told("seat:0", 7),))
        first, *_ = await house.store.outbox.pending()
        await house.store.outbox.failed(first.id, "500", retry_at=NOON + 10)
        pending = await house.store.outbox.pending()
        assert [(each.audience, each.to_step) for each in pending] == [("seat:1", 1), ("seat:0", 7)]
        assert await house.store.outbox.next_retry() == NOON + 10
        house.clock.now = NOON + 10
        assert [each.to_step for each in await house.store.outbox.pending()] == [1, 1, 2, 7]
        assert (await house.store.outbox.pending())[0].attempts == 1
        assert await house.store.outbox.next_retry() is None

    async def test_what_is_dropped_holds_back_nobody(self, house: House) -> None:
        await begun(house.store, told=(told("seat:0", 1), told("seat:0", 2)))
        first, second = await house.store.outbox.pending()
        await house.store.outbox.failed(first.id, "403", retry_at=NOON + 10)
        await house.store.outbox.drop(first.id, "403")
        assert await house.store.outbox.pending() == [second]
        house.clock.now += 2 * DAY + 1
        assert await house.store.sweep() == 2, "the key of the beginning and the dropped delivery"

    async def test_how_long_the_oldest_has_waited(self, house: House) -> None:
        outbox = house.store.outbox
        assert await outbox.waiting_since() is None
        await begun(house.store, told=(told("seat:0", 1), told("seat:1", 1)))
        house.clock.now = NOON + 5
        await begun(house.store, "elsewhere", told=(told("seat:0", 1), told("seat:0", 2)))
        assert await outbox.waiting_since() == NOON
        first, second, third, fourth = await outbox.pending()
        await outbox.done(first.id)
        await outbox.drop(second.id, "403")
        assert await outbox.waiting_since() == NOON + 5
        await outbox.failed(third.id, "403", retry_at=NOON + 100)
        assert await outbox.waiting_since() is None, "neither what cannot be done yet nor what is behind it"
        house.clock.now = NOON + 100
        assert await outbox.waiting_since() == NOON + 100, "due again, with the other behind it"
        await outbox.done(third.id, fourth.id)
        assert await outbox.waiting_since() is None

    async def test_an_unknown_audience_is_refused(self, house: House) -> None:
        match_id = await begun(house.store)
        with pytest.raises(StoreError):
            await house.store.matches.commit(submission(match_id, 0, told=(told("everybody"),)))
        assert (await house.store.matches.load(match_id)).step == 0


class PeopleContract:
    async def test_a_stranger_has_the_defaults(self, house: House) -> None:
        assert await house.store.people.get("ann") == Person(user_id="ann")

    async def test_changes_touch_only_what_they_name(self, house: House) -> None:
        await house.store.people.change("ann", delivery="thread", pictures=False, dm_channel_id="c")
        await house.store.people.change("ann", locale="bg", reported="ru", dm_closed=True, dm_told=True)
        assert await house.store.people.get("ann") == Person(
            user_id="ann",
            locale="bg",
            reported="ru",
            delivery="thread",
            pictures=False,
            dm_closed=True,
            dm_told=True,
            dm_channel_id="c",
        )
        assert await house.store.people.get("bob") == Person(user_id="bob")


class NotesContract:
    async def test_a_note_is_kept_until_another_takes_its_place(self, house: House) -> None:
        notes = house.store.notes
        assert await notes.get("commands") is None
        await notes.put("commands", "first")
        await notes.put("health", "")
        assert (await notes.get("commands"), await notes.get("health")) == ("first", "")
        await notes.put("commands", "second")
        assert (await notes.get("commands"), await notes.get("health")) == ("second", "")


class BackupContract:
    async def test_a_backup_never_overwrites(self, house: House, tmp_path: Path) -> None:
        await begun(house.store)
        await house.store.backup(tmp_path / "copy")
        with pytest.raises(FileExistsError):
            await house.store.backup(tmp_path / "copy")
        assert [path.name for path in tmp_path.glob("copy*")] == ["copy"]
