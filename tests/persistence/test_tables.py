"""What any store must do with tables and seats; see :mod:`tests.persistence.test_matches`."""

import pytest

from persistence.deliveries import IN_CHANNEL, BoardDue, Box
from persistence.errors import AlreadySeated, ChannelTaken, Missing, NotInLobby, TableFull, TooManyTables
from persistence.parts import MOST_HOSTED, MOST_IN_GUILD
from persistence.persons import PersonChanges
from persistence.records import NewTable, SeatChanges
from persistence.store import Store
from tests.persistence.samples import NOON, Clock, beginning, begun, lobby, seated, submission


async def test_a_new_table_is_a_lobby_without_anybody(store: Store) -> None:
    opened = await store.tables.open(lobby(settings={"clock": "day"}))
    found = await store.tables.get(opened.id)
    assert found == opened
    assert (found.state, found.seats, found.options, found.settings) == ("lobby", (), {"goal": "8"}, {"clock": "day"})
    assert (found.created_at, found.updated_at, found.deadline) == (NOON, NOON, None)


async def test_ids_are_short_and_safe_in_a_url(store: Store) -> None:
    ids = {(await store.tables.open(lobby(str(channel)))).id for channel in range(20)}
    assert len(ids) == 20
    assert all(len(each) == 10 and each.isalnum() and each.isascii() for each in ids)


async def test_an_id_that_is_taken_is_not_given_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables are opened in one second, and chance says the same."""
    said = iter((1, 1, 2))
    monkeypatch.setattr("persistence.ids.secrets.randbits", lambda _: next(said))
    first, second = [await store.tables.open(lobby(channel)) for channel in ("one", "two")]
    assert first.id != second.id


async def test_the_secret_is_shown_by_nothing_but_its_own_field(store: Store) -> None:
    new = lobby()
    table = await store.tables.open(new)
    assert (await store.tables.at(table.id)).secret == new.secret
    assert new.secret not in repr(new) + repr(table)


async def test_a_table_is_read_with_all_that_belongs_to_it(store: Store) -> None:
    playing, waiting = await begun(store), await seated(store, "attic")
    await store.names.hide("guild", "avalon", "ann")
    for table_id, match in ((playing, await store.matches.load(playing)), (waiting.id, None)):
        found = await store.tables.at(table_id)
        assert found.table == await store.tables.get(table_id)
        assert found.secret not in repr(found)
        assert found.match == match
        assert found.kept is None
        assert found.known == await store.names.known("guild", found.table.channel_id)
    assert (await store.tables.at(playing, match_too=False)).match is None
    with pytest.raises(Missing):
        await store.tables.at("x")


async def test_a_channel_has_one_live_table(store: Store) -> None:
    tables = store.tables
    first = await tables.open(lobby())
    with pytest.raises(ChannelTaken) as refused:
        await tables.open(lobby())
    assert refused.value.table_id == first.id
    other = await tables.open(lobby("elsewhere"))
    with pytest.raises(ChannelTaken):
        await tables.change(other.id, channel_id="channel")
    for _ in range(2):
        await tables.change(other.id, channel_id="free")
    assert (await tables.get(other.id)).channel_id == "free"
    assert await tables.close(first.id)
    second = await tables.open(lobby())
    assert await tables.live_at("channel") == second


async def test_a_match_in_a_thread_of_its_own_leaves_the_channel_free(store: Store) -> None:
    """Both are found from the channel, the one in it first; from the thread its own, and the channel itself."""
    tables = store.tables
    first = await begun(store, table={"thread_id": "thread"})
    assert await tables.live_at("channel") is None
    second = await tables.open(lobby())
    assert await tables.live_at("channel") == second
    assert [table.id for table in await tables.around("channel")] == [second.id, first]
    assert [table.place for table in await tables.around("thread")] == ["thread"]
    assert (await tables.home("thread"), await tables.home("channel")) == ("channel", "channel")
    with pytest.raises(ChannelTaken):
        await tables.open(lobby())
    await tables.close(second.id)
    await store.matches.commit(submission(first, 0, over=True))
    assert await tables.around("channel") == []
    for where in ("channel", "thread"):
        assert (latest := await tables.latest_at(where))
        assert latest.id == first


@pytest.mark.parametrize(("whose", "most"), [("person", MOST_HOSTED), ("server", MOST_IN_GUILD)])
async def test_there_are_so_many_live_tables_and_no_more(store: Store, whose: str, most: int) -> None:
    """Of one host, and on one server."""

    def wanted(channel: str, **changes: str) -> NewTable:
        return lobby(channel, **({} if whose == "person" else {"host_id": f"host of {channel}"}) | changes)

    opened = [await store.tables.open(wanted(str(number))) for number in range(most)]
    with pytest.raises(TooManyTables) as refused:
        await store.tables.open(wanted("one more"))
    assert (refused.value.whose, refused.value.most) == (whose, most)
    assert await store.tables.live_at("one more") is None
    await store.tables.open(wanted("elsewhere", host_id="bob", guild_id="another"))
    await store.tables.close(opened[0].id)
    await store.tables.open(wanted("one more"))


async def test_a_seat_knows_the_settings_of_its_person_and_where_they_are_called(store: Store) -> None:
    table = await seated(store)
    await store.people.change("bob", card_place="thread")
    seats = (await store.tables.get(table.id)).seats
    assert [seat.person and seat.person.card_place for seat in seats] == ["dm", "thread"]
    await store.people.change("bob", card_place="dm")
    assert await store.tables.get(table.id) == table
    changes: list[PersonChanges] = [
        {"ring": "both"},
        {"dm_closed": True},
        {"dm_closed": False, "card_place": "ephemeral"},
        {"card_place": "dm"},
    ]
    found = []
    for change in changes:
        await store.people.change("bob", **change)
        found.append((await store.tables.get(table.id)).seats[1].ring)
        assert found[-1] == (await store.people.get("bob")).called
    assert found == ["both", "both", "channel", "both"]


async def test_a_seat_changes_together_with_what_is_told_of_it(store: Store) -> None:
    table, row = await seated(store), BoardDue(step=1)
    await store.tables.change_seat(table.id, 1, [row], card_called=7)
    assert (await store.tables.get(table.id)).seats[1].card_called == 7
    assert len(await store.outbox.waiting(Box(table.id, IN_CHANNEL))) == 1
    with pytest.raises(Missing):
        await store.tables.change_seat(table.id, 9, [row], card_called=7)
    assert len(await store.outbox.waiting(Box(table.id, IN_CHANNEL))) == 1


async def test_a_closed_table_is_live_nowhere(store: Store) -> None:
    tables = store.tables
    table = await seated(store)
    assert await tables.close(table.id)
    assert not await tables.close(table.id)
    assert await tables.live() == await tables.of_person("ann") == []
    assert await tables.live_at("channel") is None
    assert (await tables.get(table.id)).state == "closed"


async def test_people_sit_in_order_and_move_up_when_one_rises(store: Store) -> None:
    tables = store.tables
    table = await seated(store)
    assert await tables.sit(table.id, None, "Steward", "gentle") == 2
    await tables.rise(table.id, 0)
    seats = (await tables.get(table.id)).seats
    assert [(seat.seat, seat.occupant, seat.user_id, seat.name, seat.level) for seat in seats] == [
        (0, "person", "bob", "Bob", "keen"),
        (1, "steward", None, "Steward", "gentle"),
    ]
    await tables.change_seat(table.id, 1, occupant="person", user_id="cid", name="Cid")
    (_, seat) = (await tables.get(table.id)).seats
    assert seat.level == "keen", "who plays on for a person is not who sat there before"


async def test_what_cannot_be_sat_on_is_refused(store: Store) -> None:
    tables = store.tables
    table = await seated(store)
    with pytest.raises(TableFull):
        await tables.change(table.id, seats_wanted=1)
    with pytest.raises(AlreadySeated):
        await tables.sit(table.id, "ann", "Ann")
    await tables.sit(table.id, None, "Steward")
    with pytest.raises(TableFull):
        await tables.sit(table.id, "cid", "Cid")
    with pytest.raises(Missing):
        await tables.rise(table.id, 7)
    await tables.close(table.id)
    with pytest.raises(NotInLobby):
        await tables.rise(table.id, 0)


@pytest.mark.parametrize("since", ["sat down", "mute", "begun"])
async def test_a_table_that_has_changed_is_not_closed_unseen(store: Store, clock: Clock, since: str) -> None:
    tables = store.tables
    looked_at = await seated(store)
    clock.now += 1
    if since == "sat down":
        await tables.rise(looked_at.id, 1)
    elif since == "mute":
        await tables.change(looked_at.id, mute_since=NOON)
    else:
        await store.matches.begin(beginning(looked_at.id))
    assert not await tables.close(looked_at.id, unless_changed=looked_at)
    assert await tables.close(looked_at.id, unless_changed=await tables.get(looked_at.id))


async def test_changes_touch_only_what_they_name(store: Store) -> None:
    before = await seated(store)
    await store.tables.change(before.id, prompt_message_id="m", prompt_seats=(1, 0), deadline=NOON + 5)
    await store.tables.change_seat(before.id, 1, dm_card_id="card", delivered_step=4, delivered_digest="d")
    after = await store.tables.get(before.id)
    assert (after.prompt_message_id, after.prompt_seats, after.deadline) == ("m", (1, 0), NOON + 5)
    assert (after.options, after.host_id, after.seats[0]) == (before.options, before.host_id, before.seats[0])
    card = after.seats[1]
    assert (card.user_id, card.dm_card_id, card.delivered_step, card.delivered_digest) == ("bob", "card", 4, "d")


async def test_whoever_takes_a_seat_over_inherits_nothing_of_the_person(store: Store, clock: Clock) -> None:
    """No message, nothing that was told or chosen, and no loan."""
    table = await seated(store)
    cards: SeatChanges = {"dm_channel_id": "anns", "dm_card_id": "card", "dm_posted_at": NOON}
    hers: SeatChanges = {**cards, "delivered_step": 4, "delivered_digest": "d", "choice": "{}", "lent": "{}"}
    await store.tables.change_seat(table.id, 0, **hers)
    clock.now += 5
    await store.tables.change_seat(table.id, 0, user_id="cid")
    seat = (await store.tables.get(table.id)).seats[0]
    assert (seat.user_id, seat.joined_at) == ("cid", NOON + 5)
    assert [getattr(seat, name) for name in hers] == [None] * len(hers)


async def test_what_is_not_there_is_missing(store: Store) -> None:
    tables = store.tables
    for attempt in (tables.get("x"), tables.at("x"), tables.sit("x", "ann", "Ann"), tables.rise("x", 0)):
        with pytest.raises(Missing):
            await attempt
    with pytest.raises(Missing):
        await tables.change("x", deadline=1)
    with pytest.raises(Missing):
        await tables.change_seat("x", 0, choice="red")


async def test_only_lobbies_in_which_nobody_did_anything_are_stale(store: Store, clock: Clock) -> None:
    tables = store.tables
    idle, busy = await tables.open(lobby("idle")), await tables.open(lobby("busy"))
    playing = await begun(store, "playing")
    clock.now += 10
    await tables.sit(busy.id, "ann", "Ann")
    await tables.change(idle.id, standing_message_id="posted again", log_step=2)
    assert [table.id for table in await tables.stale_lobbies(NOON + 5)] == [idle.id]
    assert playing in [table.id for table in await tables.live()]


async def test_deadlines_come_in_order_and_end_with_the_table(store: Store, clock: Clock) -> None:
    tables = store.tables
    ids = [(await tables.open(lobby(str(channel)))).id for channel in range(3)]
    for each, delay in zip(ids, (20, 10, 30), strict=True):
        await tables.change(each, deadline=NOON + delay)
    assert await tables.next_deadline() == NOON + 10
    clock.now += 20
    assert [table.id for table in await tables.due()] == [ids[1], ids[0]]
    await tables.close(ids[1])
    assert (await tables.get(ids[1])).deadline is None
    await tables.change(ids[1], deadline=NOON)
    assert [table.id for table in await tables.due()] == [ids[0]]
    assert await tables.next_deadline() == NOON + 20


async def test_a_person_finds_the_own_live_tables(store: Store, clock: Clock) -> None:
    first, second = await seated(store, "first"), await seated(store, "second")
    other = await store.tables.open(lobby("other"))
    await store.tables.sit(other.id, "cid", "Cid")
    clock.now += 1
    await store.tables.change(first.id, locale="ru")
    assert [table.id for table in await store.tables.of_person("ann")] == [first.id, second.id]
    assert len((await store.tables.of_person("ann"))[0].seats) == 2
    over, live = await begun(store, "third"), await begun(store, "fourth")
    for each in (live, over):
        clock.now += 1
        await store.matches.commit(submission(each, 0, over=each == over))
    await store.tables.change(second.id, locale="ru")
    clock.now += 1
    await store.matches.commit(submission(live, 1))
    await store.tables.close(first.id)
    assert [table.id for table in await store.tables.of_person("ann")] == [live, second.id]
    assert [table.id for table in await store.tables.past_of("ann", 9)] == [over]


async def test_all_that_is_over_can_be_leafed_through(store: Store, clock: Clock) -> None:
    made = list[str]()
    for number in range(4):
        made.append(await begun(store, f"channel {number}"))
        clock.now += number % 2  # two at a time end at the same moment
        await store.matches.commit(submission(made[-1], 0, over=True))
    assert await store.tables.count_past("ann") == 4
    assert await store.tables.count_past("nobody") == 0
    found = [table.id for but in range(4) for table in await store.tables.past_of("ann", 1, but)]
    assert sorted(found) == sorted(made)
    assert found == [table.id for table in await store.tables.past_of("ann", 9)]
    assert await store.tables.past_of("ann", 1, 4) == []
