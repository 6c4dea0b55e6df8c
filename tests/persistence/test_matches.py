"""What any store must do with matches; as in ``test_tables``, ``test_delivery``, ``test_worlds``, ``test_privacy`` and
``test_packing``, what is asked of it is asked through ``persistence.store`` alone.
``conftest`` says which store it is."""

import json

import pytest

from persistence.calls import Record
from persistence.deliveries import IN_CHANNEL, AtSeat, BoardDue, CardDue, Ended
from persistence.errors import Conflict, Missing, NotInLobby, NotPlaying, SeatsChanged
from persistence.records import Already, Committed, SeatChanges
from persistence.sittings import Sitting
from persistence.store import Store
from tests.persistence.samples import NOON, Clock, beginning, begun, entry, lobby, seated, submission

DAY = 24 * 60 * 60 * 1000


async def test_what_the_last_act_has_to_tell_is_due_too(store: Store) -> None:
    """And what a match tells that is over as soon as it has begun."""
    match_id = await begun(store)
    last = (Ended(step=1), CardDue(step=1, seat=1))
    await store.matches.commit(submission(match_id, 0, over=True, due=last))
    await begun(store, "elsewhere", over=True, due=(BoardDue(step=0),))
    due = await store.outbox.due(9)
    assert [(box.table_id == match_id, box.audience) for box in due] == [
        (True, IN_CHANNEL),
        (True, AtSeat(seat=1)),
        (False, IN_CHANNEL),
    ]


async def test_a_lobby_becomes_a_match(store: Store) -> None:
    table = await seated(store)
    assert await store.matches.begin(beginning(table.id, table={"deadline": NOON + 9})) == Committed(0)
    loaded = await store.matches.load(table.id)
    assert (loaded.game, loaded.step, loaded.over, loaded.snapshot) == ("toy", 0, False, b"snapshot 0")
    table = await store.tables.get(table.id)
    assert (table.state, table.deadline) == ("playing", NOON + 9)


async def test_a_match_begins_once(store: Store) -> None:
    match_id = await begun(store)
    assert await store.matches.begin(beginning(match_id)) == Already(0)
    with pytest.raises(NotInLobby):
        await store.matches.begin(beginning(match_id, key="another press"))
    with pytest.raises(NotInLobby):
        await store.tables.change(match_id, options={"goal": "4"})


async def test_a_match_is_begun_for_those_who_sit_there(store: Store) -> None:
    table = await seated(store)
    await store.tables.rise(table.id, 0)
    with pytest.raises(SeatsChanged):
        await store.matches.begin(beginning(table.id))
    assert (await store.tables.get(table.id)).state == "lobby"
    assert await store.matches.answered(beginning(table.id).key) is None


async def test_a_submission_is_written_whole(store: Store) -> None:
    match_id = await begun(store)
    result = await store.matches.commit(
        submission(
            match_id,
            0,
            acts=2,
            due=(BoardDue(step=2), CardDue(step=2, seat=1)),
            table={"deadline": NOON + 60},
            seats={1: {"occupant": "steward", "user_id": None}},
        )
    )
    assert result == Committed(2)
    loaded = await store.matches.load(match_id)
    assert (loaded.step, loaded.snapshot) == (2, b"snapshot 2")
    table = await store.tables.get(match_id)
    assert (table.deadline, table.seats[1].occupant, table.seats[1].user_id) == (NOON + 60, "steward", None)
    assert [each.audience for each in await store.outbox.due(9)] == [IN_CHANNEL, AtSeat(seat=1)]
    log = await store.matches.log(match_id)
    assert [(each.step, each.kind, json.loads(each.events)) for each in log] == [
        (0, "begin", ["dealt"]),
        (1, "act", ["happened 1"]),
        (2, "act", ["happened 2"]),
    ]
    assert [each.body for each in await store.matches.log(match_id, 1, 1)] == ['{"move": 1}']


async def test_a_refused_submission_leaves_no_trace(store: Store) -> None:
    match_id = await begun(store)
    before = await store.tables.get(match_id), await store.matches.load(match_id)
    with pytest.raises(Missing):
        await store.matches.commit(
            submission(match_id, 0, due=(BoardDue(step=1),), table={"deadline": 1}, seats={9: {"choice": "red"}})
        )
    assert before == (await store.tables.get(match_id), await store.matches.load(match_id))
    assert len(await store.matches.log(match_id)) == 1
    assert await store.outbox.due(9) == []
    assert await store.matches.commit(submission(match_id, 0)) == Committed(1)


async def test_the_step_is_the_lock(store: Store) -> None:
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0))
    with pytest.raises(Conflict) as refused:
        await store.matches.commit(submission(match_id, 0, key="somebody else"))
    assert (refused.value.expected, refused.value.found) == (0, 1)
    assert (await store.matches.load(match_id)).step == 1
    assert await store.matches.answered("somebody else") is None


async def test_a_press_that_arrives_twice_is_one_act(store: Store) -> None:
    match_id = await begun(store)
    assert await store.matches.commit(submission(match_id, 0, key="press")) == Committed(1)
    assert await store.matches.commit(submission(match_id, 1, key="press", due=(BoardDue(step=1),))) == Already(1)
    assert await store.matches.answered("press") == 1
    assert (await store.matches.load(match_id)).step == 1
    assert await store.outbox.due(9) == []


async def test_steps_have_no_gaps(store: Store) -> None:
    match_id = await begun(store)
    for entries in ((), (entry(2),), (entry(1), entry(3))):
        with pytest.raises(ValueError, match="numbers"):
            await store.matches.commit(submission(match_id, 0, entries=entries))
    assert (await store.matches.load(match_id)).step == 0


async def test_the_last_act_ends_the_table(store: Store) -> None:
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0, over=True, table={"deadline": NOON}))
    table = await store.tables.get(match_id)
    assert (table.state, table.deadline) == ("over", None)
    assert (await store.matches.load(match_id)).over
    with pytest.raises(NotPlaying):
        await store.matches.commit(submission(match_id, 1))
    await store.tables.open(lobby())


async def test_the_latest_match_of_a_channel_is_found_after_its_end(store: Store, clock: Clock) -> None:
    for _ in range(2):
        clock.now += 1000
        match_id = await begun(store)
        assert (latest := await store.tables.latest_at("channel")) is None or latest.id != match_id
        await store.matches.commit(submission(match_id, 0, over=True))
        assert await store.tables.latest_at("channel") == await store.tables.get(match_id)
    assert await store.tables.latest_at("elsewhere") is None
    longest = await begun(store, table={"thread_id": "thread"})
    clock.now += 9000
    await store.matches.commit(submission(await begun(store), 0, over=True))
    clock.now += 1
    await store.matches.commit(submission(longest, 0, over=True))
    assert await store.tables.latest_at("channel") == await store.tables.get(longest), "it was the last to end"


async def test_what_is_not_there_is_missing_and_nothing_happens_at_a_closed_table(store: Store) -> None:
    match_id = await begun(store, "closed")
    await store.tables.close(match_id)
    with pytest.raises(NotPlaying):
        await store.matches.commit(submission(match_id, 0))
    table = await seated(store)
    for name in (table.id, "nowhere"):
        for attempt in (store.matches.load, store.matches.log, store.matches.export):
            with pytest.raises(Missing):
                await attempt(name)
        with pytest.raises(Missing):
            await store.matches.commit(submission(name, 0))


async def test_keys_are_forgotten_after_two_days(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are: no more than some at once, since acts have to go in between."""
    monkeypatch.setattr("persistence.sqlite.store._SWEPT_AT_ONCE", 1)
    match_id, other = await begun(store), await begun(store, "elsewhere")
    clock.now += DAY
    await store.matches.commit(submission(match_id, 0, key="yesterday"))
    clock.now += DAY + 1
    assert await store.sweep() == 2
    assert [await store.matches.answered(f"begin {each}") for each in (match_id, other)] == [None, None]
    assert await store.matches.answered("yesterday") == 1


async def test_how_somebody_has_kept_the_clocks_is_added_up(store: Store) -> None:
    """With the act, and of nobody who is not a person."""
    match_id = await begun(store)
    await store.matches.commit(submission(match_id, 0, kept={0: Record(2, 1), 1: Record(0, 1)}))
    await store.matches.commit(submission(match_id, 1))
    assert [await store.calls.record(who) for who in ("ann", "bob")] == [Record(2, 1), Record(0, 1)]
    await store.matches.commit(submission(match_id, 2, kept={0: Record(-1, 0)}))
    assert await store.calls.record("ann") == Record(1, 1)
    with pytest.raises(Conflict):
        await store.matches.commit(submission(match_id, 2, key="again", kept={0: Record(9, 9)}))
    left: SeatChanges = {"occupant": "steward", "user_id": None}
    await store.matches.commit(submission(match_id, 3, seats={0: left}, kept={0: Record(1, 0)}))
    await store.matches.commit(submission(match_id, 4, kept={0: Record(1, 0)}))
    assert await store.calls.record("ann") == Record(2, 1), "what she did last was still hers"


@pytest.mark.parametrize("ending", ["over", "closed"])
async def test_an_export_has_the_secret_only_in_the_end(store: Store, ending: str) -> None:
    match_id = await begun(store, heirloom='{"crown": 1}')
    await store.matches.commit(submission(match_id, 0))
    running = await store.matches.export(match_id)
    assert running["secret"] is None
    assert "secret of channel" not in json.dumps(running)
    if ending == "over":
        await store.matches.commit(submission(match_id, 1, over=True))
    else:
        await store.tables.close(match_id)
    document = json.loads(json.dumps(await store.matches.export(match_id)))
    assert document["secret"] == "secret of channel"
    names = ("game", "options", "people", "heirloom", "commitment", "start_message", "over")
    assert [document[name] for name in names] == [
        "toy",
        {"goal": "8"},
        ["p-ann", "p-bob"],
        {"crown": 1},
        "commitment",
        "start",
        ending == "over",
    ]
    assert [line["body"] for line in document["log"]][:2] == [None, {"move": 1}]
    assert document["log"][1]["events"] == ["happened 1"]
    assert {line["rules"] for line in document["log"]} == {"1"}


async def test_who_has_had_which_seat_is_known_packed_or_not(store: Store, clock: Clock) -> None:
    """Everybody at the beginning, then whoever sat down, or left it to a steward, and until when."""
    match_id = await begun(store)
    clock.now += 1
    assert await store.matches.sittings(match_id) == (
        Sitting(step=0, seat=0, person="p-ann"),
        Sitting(step=0, seat=1, person="p-bob"),
    )
    for step, change in enumerate(("leave", "return", "resign", "sit")):
        who = {"person": "p-cid" if change == "sit" else None, "until": step * 9}
        body = json.dumps({"kind": "seating", "seat": 1, "change": change, **who})
        came = entry(step + 1, seat=1, kind="seating", body=body)
        await store.matches.commit(submission(match_id, step, entries=(came,), over=change == "sit"))
    found = await store.matches.sittings(match_id)
    assert [(each.step, each.person, each.instead, each.until) for each in found[2:]] == [
        (1, "p-bob", True, 0),
        (2, "p-bob", False, 9),
        (3, "p-bob", True, 18),
        (4, "p-cid", False, 27),
    ]
    clock.now += 100 * 60 * 60 * 1000
    assert await store.pack() == 1
    assert await store.matches.sittings(match_id) == found
