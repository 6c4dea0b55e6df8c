"""What any store must do about placards; see :mod:`tests.persistence.test_matches`."""

from typing import Any

from persistence.deliveries import PLACARD_DUE, READERS, Box, Message, Removal
from persistence.placards import Placard
from persistence.postings import Posting
from persistence.store import Store
from tests.persistence.samples import NOON, Clock


async def put_up(store: Store, channel: str = "channel", **changes: Any) -> Placard:
    where = {"guild_id": "g", "channel_id": channel, "locale": "bg"}
    return await store.placards.put_up("kind", "of", **{**where, **changes})


async def posted(store: Store, placard: Placard, message: str = "m1") -> bool:
    """Sent and noted; whether anything has to go because of it."""
    posting = Posting(
        table_id=placard.id,
        audience=READERS,
        slot="placard",
        channel_id=placard.channel_id,
        kept="placard",
        changes={"digest": "d", "mute_since": None},
    )
    return await store.postings.sent(await store.postings.plan(posting, ""), message)


async def test_a_placard_is_put_up_once_and_is_due(store: Store, clock: Clock) -> None:
    placard = await put_up(store)
    where = (placard.guild_id, placard.channel_id, placard.locale, placard.message_id, placard.digest)
    assert where == ("g", "channel", "bg", None, None)
    (row,) = await store.outbox.waiting(Box(placard.id, READERS))
    assert row.delivery == PLACARD_DUE
    await store.placards.mute(placard.id)
    clock.now += 5
    await store.placards.mute(placard.id)
    assert (await store.placards.every())[0].mute_since == NOON
    assert not await posted(store, placard)
    now = await store.placards.of("kind", "of")
    assert now is not None
    assert (now.id, now.message_id, now.digest, now.shown_at, now.mute_since) == (
        placard.id,
        "m1",
        "d",
        NOON + 5,
        None,
    )
    assert (await put_up(store, locale="ru")).digest is None, "so that one that was deleted is found to be missing"
    clock.now += 5
    await store.placards.shown(placard.id, "d2")
    again = await store.placards.get(placard.id)
    assert again is not None
    assert (again.message_id, again.digest, again.shown_at, again.locale) == ("m1", "d2", NOON + 10, "ru")
    await store.placards.shown(placard.id, "nothing", gone=True)
    assert (await store.placards.every())[0].message_id is None


async def test_of_one_that_is_moved_or_taken_down_no_message_stays(store: Store) -> None:
    """Not even one that was on its way meanwhile."""
    placard = await put_up(store)
    await posted(store, placard)
    moved = await put_up(store, "attic")
    assert (moved.id, moved.channel_id, moved.message_id, moved.shown_at) == (placard.id, "attic", None, 0)
    (row,) = await store.outbox.waiting(Box(placard.id, Message(message="m1")))
    assert row.delivery == Removal(channel="channel", message="m1")
    assert await posted(store, placard, "m2"), "sent before it was moved"
    assert (await store.placards.every())[0].message_id is None
    await posted(store, moved, "m3")
    await store.placards.take_down(placard.id)
    assert await store.placards.get(placard.id) is await store.placards.of("kind", "of") is None
    assert await posted(store, moved, "m4"), "sent before it was taken down"
    assert {box.audience for box in await store.outbox.due(9)} >= {
        Message(message=f"m{number}") for number in (2, 3, 4)
    }
