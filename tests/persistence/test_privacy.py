"""What any store must do when somebody asks what it knows about them, and when they ask to be forgotten."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engines.core.outcome import Heirloom
from persistence.calls import Record
from persistence.deliveries import AtSeat, Box, Farewell, Message, Removal
from persistence.errors import StillShown, WorldChanged
from persistence.leagues import NewLeague
from persistence.postings import Posting
from persistence.records import Beginning, Known
from persistence.rosters import Member
from persistence.seeks import NewSeek
from persistence.store import Store
from tests.persistence.samples import Clock, beginning, entry, lobby, seated, submission
from tests.persistence.test_packing import HOUR
from tests.persistence.test_worlds import current

WHO, NAME, CARDS = "430017760118112233", "Zaphira", "990000000000000001"
SECOND = "a secret word of the table"
CARD = Posting(table_id="", audience=AtSeat(seat=0), slot="", channel_id="", kept="card", seat=0)


async def table(store: Store, *others: str, channel: str = "channel", **changes: Any) -> str:
    """A lobby in which she sits down first."""
    opened = await store.tables.open(lobby(channel, secret=SECOND, **changes))
    for user in (WHO, *others):
        await store.tables.sit(opened.id, user, NAME if user == WHO else user.title())
    return opened.id


async def begun(store: Store, *others: str, channel: str = "channel", **changes: Any) -> str:
    """A match that knows her from its first snapshot on."""
    match_id = await table(store, *others, channel=channel)
    kept = await store.worlds.current(channel, "toy")
    made = {
        "people": (WHO, *others),
        "snapshot": json.dumps([WHO, 0]).encode(),
        "heirloom": kept and json.dumps({"game": "toy", "schema": 3, "body": kept.heirloom.body}),
        "heirloom_id": kept and kept.id,
    }
    await store.matches.begin(beginning(match_id, **{**made, **changes}))
    return match_id


async def played(store: Store, clock: Clock, *others: str, channel: str = "channel", **changes: Any) -> str:
    """One that is over, and leaves her name to the next."""
    clock.now += 1000
    match_id = await begun(store, *others, channel=channel)
    bequest = Heirloom(game="toy", schema=3, body=json.dumps({"champion": WHO}))
    end = {"over": True, "bequest": bequest, "snapshot": json.dumps([WHO, 1]).encode()}
    events = json.dumps([{"won": WHO}])
    entries = (entry(1, seat=0, body='{"move": 1}', events=events, cause="person"),)
    await store.matches.commit(submission(match_id, 0, **{"entries": entries, **end, **changes}))
    return match_id


async def continuing(store: Store) -> Beginning:
    """How the match of a lobby of others begins: with what names her."""
    kept, opened = await current(store), await seated(store)
    heirloom = json.dumps({"game": "toy", "schema": 3, "body": kept.heirloom.body})
    return beginning(opened.id, heirloom=heirloom, heirloom_id=kept.id)


def sits(step: int, seat: int, person: str) -> Any:
    body = json.dumps({"seat": seat, "change": "sit", "person": person, "kind": "seating"})
    return entry(step, seat=seat, kind="seating", body=body)


def resigns(step: int, seat: int) -> Any:
    body = json.dumps({"seat": seat, "change": "resign", "person": None, "kind": "seating"})
    return entry(step, seat=seat, kind="seating", body=body)


RISEN: Any = {"occupant": "steward", "user_id": None}


async def left(store: Store, tmp_path: Path, *words: str) -> list[str]:
    """Those of *words* that can be found in a copy of the store."""
    copy = tmp_path / "copy"
    await store.backup(copy)
    found = [word for word in words if word.encode() in copy.read_bytes()]
    copy.unlink()
    return found


async def test_nothing_is_left_of_somebody(store: Store, clock: Clock, tmp_path: Path) -> None:
    match_id = await played(store, clock, "bob", kept={0: Record(1, 0)})
    assert await store.calls.record(WHO) == Record(1, 0)
    await store.tables.change_seat(match_id, 0, dm_channel_id=CARDS, dm_card_id="1")
    await store.people.change(WHO, locale="bg", dm_channel_id=CARDS)
    await store.names.hide("guild", "Rome", by=WHO)
    sought: dict[str, Any] = {
        "guild_id": "guild",
        "name": NAME,
        "game": "toy",
        "pace": "slow",
        "players": 3,
        "until": clock.now + 9,
    }
    await store.seeks.add(NewSeek(user_id=WHO, **sought))
    watched = await table(store, channel="cellar")
    await store.tables.rise(watched, 0)
    await store.tables.sit(watched, "bob", "Bob")
    await store.matches.begin(beginning(watched, people=("bob",)))
    await store.stands.open(watched, "{}", locale="bg")
    assert await store.stands.predict(watched, WHO, NAME, 0)
    assert await store.stands.grant(watched, WHO, NAME, 3, WHO)
    assert await store.stands.grant(watched, "eve", "Eve", 3, WHO)
    hers = {"guild_id": "guild", "channel_id": "c", "name": "League", "terms": "{}", "locale": "en", "secret": "s"}
    league = await store.leagues.create(NewLeague(host_id=WHO, **hers))
    await store.leagues.enter(league.id, WHO, NAME)
    await store.leagues.change(league.id, state="open")
    await store.rosters.make(1, [Member(user_id=WHO, name=NAME)], "UTC")
    closed = await table(store, channel="attic", host_id=WHO)
    await store.tables.close(closed)
    notice = Farewell(seat=0, user=WHO, channel=CARDS, card="1")
    await store.names.hide("guild", "Avalon", by="bob", due={match_id: [notice]})
    for about, channel in ((WHO, "c"), ("bob", CARDS)):
        await store.postings.plan(replace(CARD, table_id=match_id, user_id=about, slot=about, channel_id=channel), "")
    await store.outbox.add(match_id, Removal(channel=CARDS, message="2"))
    (given_up,) = await store.outbox.waiting(Box(match_id, Message(message="2")))
    await store.outbox.drop([given_up.id], "403")
    await store.tables.change(match_id, clocks=json.dumps([WHO]), vote=json.dumps([WHO]))
    await store.tables.change_seat(match_id, 0, dm_posted_at=1)
    await store.tables.change_seat(match_id, 1, lent=json.dumps([WHO]), given_up=WHO)
    await store.results.void(match_id, WHO)
    assert await left(store, tmp_path, WHO, NAME, CARDS) == [WHO, NAME, CARDS]
    assert await store.people.forget(WHO)
    assert await left(store, tmp_path, WHO, NAME, CARDS) == []
    assert await store.names.hidden("guild") == ["Avalon", "Rome"]
    assert (await store.people.get(WHO)).locale is None
    assert (await store.tables.get(match_id)).seats[0].dm_posted_at is None
    assert (await store.names.known("guild", "channel")).people == (("bob", "Bob"),)


async def test_a_match_that_is_packed_stays_sound(store: Store, clock: Clock, tmp_path: Path) -> None:
    """Also one that knows of her only who sat down to it."""
    match_id = await played(store, clock, "bob", snapshot=b"[1]", entries=(entry(1, seat=0),), bequest=None)
    world = await played(store, clock, channel="attic")
    before, logs = await store.people.everything(WHO), [await store.matches.log(each) for each in (match_id, world)]
    clock.now += HOUR + 1
    assert await store.pack() == 2
    assert await store.people.everything(WHO) == before, "all of it is told as before"
    assert await store.people.forget(WHO)
    assert await left(store, tmp_path, WHO, NAME) == []
    for each, log in zip((match_id, world), logs, strict=True):
        history = await store.matches.history(each)
        assert [entry.at for entry in history.entries] == [entry.at for entry in log]
        assert WHO not in repr((history, *(entry.body for entry in history.entries), history.bequest))
    assert (await store.matches.load(match_id)).snapshot == b"[1]"
    assert await store.pack() == 2
    (instead, bob) = (await store.matches.history(match_id)).people
    assert (instead[:5], bob) == ("gone-", "bob")


@pytest.mark.parametrize("where", ["heirloom", "snapshot"])
async def test_a_packed_match_names_her_no_more_in_which_she_never_sat(store: Store, clock: Clock, where: str) -> None:
    await played(store, clock, "bob")
    new = await continuing(store)
    await store.matches.begin(new if where == "heirloom" else replace(new, heirloom=None))
    last = json.dumps([WHO]).encode() if where == "snapshot" else b"[]"
    await store.matches.commit(submission(new.table_id, 0, over=True, snapshot=last))
    clock.now += HOUR + 1
    assert await store.pack() == 2
    assert await store.people.forget(WHO)
    told = (await store.matches.history(new.table_id)).heirloom, (await store.matches.load(new.table_id)).snapshot
    assert WHO not in str(told)
    assert "gone-" in str(told)


async def test_one_stand_in_is_wherever_the_id_was(store: Store, clock: Clock) -> None:
    first, second = await played(store, clock, "bob"), await played(store, clock, "cid")
    before = await store.matches.export(second)
    await store.people.forget(WHO)
    history = await store.matches.history(second)
    (instead, cid) = history.people
    assert (instead[:5], cid) == ("gone-", "cid")
    assert await store.matches.export(second) == json.loads(json.dumps(before).replace(WHO, instead))
    assert (await store.matches.load(second)).snapshot == json.dumps([instead, 1]).encode()
    assert (await store.matches.history(first)).people == (instead, "bob")
    assert json.loads((await current(store)).heirloom.body) == {"champion": instead}
    assert json.loads(json.loads(history.heirloom or "")["body"]) == {"champion": instead}
    seat = (await store.tables.get(second)).seats[0]
    assert (seat.user_id, seat.name, seat.occupant) == (instead, "?", "person")


async def test_a_seat_that_was_given_up_bears_no_name_any_more(store: Store, tmp_path: Path) -> None:
    """Nobody's id stands on it: only the log says whose it was."""
    match_id = await begun(store, "bob")
    steps: Any = submission(match_id, 0, entries=(resigns(1, 0),), seats={0: RISEN}, snapshot=b"1")
    await store.matches.commit(steps)
    await store.matches.commit(submission(match_id, 1, over=True))
    await store.people.forget(WHO)
    assert [seat.name for seat in (await store.tables.get(match_id)).seats] == ["?", "Bob"]
    assert await left(store, tmp_path, WHO, NAME) == []


async def test_who_took_a_seat_over_keeps_the_name(store: Store, tmp_path: Path) -> None:
    opened = await seated(store)
    match_id = opened.id
    await store.matches.begin(beginning(match_id, people=("ann", "bob")))
    hers: Any = {"occupant": "person", "user_id": WHO, "name": NAME}
    cids: Any = {"occupant": "person", "user_id": "cid", "name": "Cid"}
    await store.matches.commit(submission(match_id, 0, entries=(sits(1, 1, WHO),), seats={1: hers}))
    await store.matches.commit(submission(match_id, 1, entries=(sits(2, 1, "cid"),), seats={1: cids}))
    with pytest.raises(StillShown) as refused:
        await store.people.forget(WHO)
    assert refused.value.channels == ("channel",)
    await store.matches.commit(submission(match_id, 2, entries=(resigns(3, 1),), seats={1: RISEN}, over=True))
    assert await left(store, tmp_path, WHO, NAME) == [WHO, NAME]
    await store.people.forget(WHO)
    assert [seat.name for seat in (await store.tables.get(match_id)).seats] == ["Ann", "Cid"]
    assert await left(store, tmp_path, WHO, NAME) == []


@pytest.mark.parametrize("how", ["lobby", "host", "seat", "resigned"])
async def test_nobody_is_forgotten_who_is_still_shown(store: Store, clock: Clock, tmp_path: Path, how: str) -> None:
    await played(store, clock, "bob", channel="attic")
    match how:
        case "lobby":
            live = await table(store)
        case "host":
            live = (await store.tables.open(lobby(host_id=WHO))).id
        case _:
            live = await begun(store, "bob")
    if how == "resigned":
        gone: Any = submission(live, 0, entries=(resigns(1, 0),), seats={0: RISEN})
        await store.matches.commit(gone)
    before = await store.names.known("guild", "attic")
    with pytest.raises(StillShown) as refused:
        await store.people.forget(WHO)
    assert refused.value.channels == ("channel",)
    assert await store.names.known("guild", "attic") == before, "nothing has changed"
    await store.tables.close(live)
    assert await store.people.forget(WHO)
    assert await left(store, tmp_path, WHO, NAME) == []


async def test_somebody_who_only_looked_in_can_be_forgotten(store: Store) -> None:
    live = await table(store, "bob")
    await store.tables.rise(live, 0)
    assert await store.people.forget(WHO)
    assert (await store.names.known("guild", "channel")) == Known(people=(("bob", "Bob"),))


async def test_a_running_match_whose_world_names_somebody_rests_meanwhile(
    store: Store, clock: Clock, tmp_path: Path
) -> None:
    await played(store, clock, "bob")
    new = replace(await continuing(store), snapshot=json.dumps([WHO]).encode())
    await store.matches.begin(new)
    assert await store.people.named_at(WHO) == [new.table_id]
    assert not await store.people.forget(WHO)
    assert (await store.matches.load(new.table_id)).snapshot == new.snapshot
    assert await store.people.forget(WHO, [new.table_id])
    assert await store.people.named_at(WHO) == []
    assert await left(store, tmp_path, WHO, NAME) == []
    await store.matches.commit(submission(new.table_id, 0))


async def test_no_match_begins_with_what_still_named_somebody(store: Store, clock: Clock) -> None:
    await played(store, clock, "bob")
    new = await continuing(store)
    assert await store.people.forget(WHO)
    with pytest.raises(WorldChanged):
        await store.matches.begin(new)


async def test_whoever_comes_back_is_somebody_else_to_the_matches_of_before(store: Store, clock: Clock) -> None:
    first = await played(store, clock, "bob")
    await store.people.forget(WHO)
    second = await played(store, clock, "bob")
    assert (WHO, NAME) in (await store.names.known("guild", "channel")).people
    assert [(await store.tables.get(each)).seats[0].name for each in (first, second)] == ["?", NAME]
    then = (await store.matches.history(first)).people[0]
    await store.people.forget(WHO)
    assert then == (await store.matches.history(first)).people[0]
    assert then != (await store.matches.history(second)).people[0]


async def test_others_stay_as_they_are(store: Store, clock: Clock) -> None:
    """Even one whose id begins with the same digits."""
    match_id = await played(store, clock, WHO + "4")
    await store.people.change(WHO + "4", locale="ru")
    await store.people.forget(WHO)
    history = await store.matches.history(match_id)
    assert history.people[1] == WHO + "4"
    assert history.table.seats[1].user_id == WHO + "4"
    assert (await store.people.get(WHO + "4")).locale == "ru"


async def test_nobody_at_all_can_be_forgotten(store: Store) -> None:
    assert await store.people.forget(WHO)


async def test_everything_about_oneself(store: Store, clock: Clock) -> None:
    match_id = await played(store, clock, "bob")
    await store.people.change(WHO, locale="bg", ring="both")
    await store.names.hide("guild", "Rome", by=WHO)
    await store.names.hide("guild", "Avalon", by="bob")
    hosted = await store.tables.open(lobby("attic", host_id=WHO))
    mine = await store.people.everything(WHO)
    assert mine["person"] == WHO
    assert (mine["settings"]["locale"], mine["settings"]["ring"]) == ("bg", "both")
    assert mine["names"] == [{"channel": "channel", "name": NAME}]
    assert [(each["table"], each["seat"], each["name"]) for each in mine["seats"]] == [(match_id, 1, NAME)]
    assert [(each["table"], each["state"]) for each in mine["hosted"]] == [(hosted.id, "lobby")]
    assert [each["words"] for each in mine["hidden_words"]] == ["Rome"]
    assert [(each["channel"], each["game"]) for each in mine["worlds"]] == [("channel", "toy")]
    (match,) = mine["matches"]
    assert (match["table"], match["state"]) == (match_id, "over")
    assert [(act["step"], act["seat"], act["act"]) for act in match["acts"]] == [(1, 1, {"move": 1})]
    assert json.loads(json.dumps(mine)) == mine
    assert SECOND not in json.dumps(mine)


async def test_only_what_one_did_oneself(store: Store) -> None:
    """Not what others did, nor what happened; but also what one did on a seat that was given up."""
    match_id = await begun(store, "bob")
    hers, bobs = (entry(step, seat=seat, body=f'{{"at": {step}}}') for step, seat in ((1, 0), (2, 1)))
    later = entry(4, seat=0, body='{"by": "steward"}', cause="steward")
    entries = (hers, bobs, resigns(3, 0), later)
    await store.matches.commit(submission(match_id, 0, 4, entries=entries, seats={0: RISEN}))
    mine = await store.people.everything(WHO)
    assert [(each["table"], [act["step"] for act in each["acts"]]) for each in mine["matches"]] == [(match_id, [1])]
    assert mine["seats"] == []
    assert "happened" not in json.dumps(mine)
    assert SECOND not in json.dumps(mine)


async def test_what_one_did_on_a_seat_that_somebody_else_had_before(store: Store) -> None:
    """The match began without her: only its log knows that she ever sat there."""
    opened = await seated(store)
    await store.matches.begin(beginning(opened.id, people=("ann", "bob")))
    hers: Any = {"occupant": "person", "user_id": WHO, "name": NAME}
    await store.matches.commit(submission(opened.id, 0, entries=(entry(1, seat=1),)))
    await store.matches.commit(submission(opened.id, 1, entries=(sits(2, 1, WHO),), seats={1: hers}))
    await store.matches.commit(submission(opened.id, 2, entries=(entry(3, seat=1), resigns(4, 1)), seats={1: RISEN}))
    (match,) = (await store.people.everything(WHO))["matches"]
    assert (match["table"], [act["step"] for act in match["acts"]]) == (opened.id, [3])


async def test_nothing_is_known_about_a_stranger_or_somebody_forgotten(store: Store, clock: Clock) -> None:
    await played(store, clock, "bob")
    await store.people.forget(WHO)
    for nobody in (WHO, "somebody"):
        mine = await store.people.everything(nobody)
        assert [name for name, value in mine.items() if value] == ["format", "person"]
