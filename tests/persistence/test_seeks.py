"""What any store must do about who would like to play; see :mod:`tests.persistence.test_matches`."""

from dataclasses import replace
from typing import Any

import pytest

from persistence import parts
from persistence.deliveries import IN_CHANNEL, PLACARD_DUE, READERS, Box, LobbyDue
from persistence.errors import ChannelTaken, TooManyTables
from persistence.seeks import NewSeek, Seek
from persistence.store import Store
from tests.persistence.samples import NOON, Clock, lobby, seated

DUE = {"p-board": (PLACARD_DUE,)}
BOARD = Box("p-board", READERS)


async def seek(store: Store, user: str, **changes: Any) -> Seek:
    said = {"guild_id": "guild", "name": user.title(), "game": "toy", "pace": "slow", "players": None}
    return await store.seeks.add(NewSeek(user_id=user, **{**said, "until": NOON + 100, **changes}), DUE)


async def test_somebody_seeks_until_it_is_over_or_taken_back(store: Store, clock: Clock) -> None:
    first = await seek(store, "ann")
    clock.now += 1
    again = await seek(store, "ann", players=3, until=NOON + 50)
    assert again == replace(first, players=3, until=NOON + 50), "in the place of the first, and as old"
    other, there = await seek(store, "ann", pace="live"), await seek(store, "bob", guild_id="elsewhere")
    assert await store.seeks.of_person("ann") == await store.seeks.of_server("guild") == [again, other]
    assert await store.seeks.servers() == ["elsewhere", "guild"]
    assert len(await store.outbox.waiting(BOARD)) == 4
    assert not await store.seeks.remove(there.id, "ann", DUE)
    assert await store.seeks.remove(other.id, "ann", DUE)
    assert not await store.seeks.remove(other.id, "ann", DUE)
    assert len(await store.outbox.waiting(BOARD)) == 5
    clock.now = NOON + 50
    assert await store.seeks.of_server("guild") == []
    assert await store.seeks.servers() == ["elsewhere"]
    assert not await store.seeks.remove(again.id, "ann")
    assert await store.sweep() == 1


async def test_a_table_is_gathered_in_the_place_of_what_was_sought(store: Store) -> None:
    cid, ann, bob = [await seek(store, user) for user in ("cid", "ann", "bob")]
    table = await store.seeks.gather([ann, bob], lobby(), (LobbyDue(),), DUE)
    assert table is not None
    assert [(each.user_id, each.name) for each in table.seats] == [("ann", "Ann"), ("bob", "Bob")]
    assert await store.seeks.of_server("guild") == [cid]
    assert [row.delivery for row in await store.outbox.waiting(Box(table.id, IN_CHANNEL))] == [LobbyDue()]
    assert len(await store.outbox.waiting(BOARD)) == 4
    assert await store.tables.wanting("guild") == [table]
    assert await store.tables.wanting("elsewhere") == []
    await store.tables.sit(table.id, "cid", "Cid")
    assert await store.tables.wanting("guild") == []
    assert await store.seeks.gather([cid, ann], lobby("attic")) is None, "what is there no more gathers nobody"
    await seek(store, "cid", players=3)
    assert await store.seeks.gather([cid], lobby("attic")) is None, "nor what is another by now"
    assert len(await store.tables.live()) == 1


@pytest.mark.parametrize("error", [ChannelTaken, TooManyTables])
async def test_where_no_table_can_be_opened_everybody_goes_on_seeking(
    store: Store, error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    if error is TooManyTables:
        monkeypatch.setattr(parts, "MOST_IN_GUILD", 1)
    await seated(store, "channel" if error is ChannelTaken else "elsewhere")
    every = [await seek(store, user) for user in ("ann", "bob")]
    with pytest.raises(error):
        await store.seeks.gather(every, lobby(), (LobbyDue(),), DUE)
    assert await store.seeks.of_server("guild") == every
    assert len(await store.outbox.waiting(BOARD)) == 2
