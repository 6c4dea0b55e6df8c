"""Whoever has given a seat up, or lost it, keeps a card that says so and shows nothing of the seat any more."""

import asyncio

import pytest

from bot.parlour.simulated import Payload
from bot.parlour.simulated.faults import DELETE, SEND
from bot.play import cards
from persistence.deliveries import AtSeat, Box, CardDue, Farewell, Pending
from tests.bot.reading import answer, controls, said, text
from tests.bot.scene import Scene
from tests.bot.test_publishing import silent

SOON = 700.0
"""Seconds after which the next attempt of a delivery is due."""
NEWEST = 1 << 40
"""A delivery that is newer than any."""
TO_STEWARD = "You no longer sit at this table: a steward plays on for you."
TO_CID = "You no longer sit at this table: Cid plays on for you."
TOLD = {"steward": TO_STEWARD, "Cid": TO_CID}


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No second attempt before a test moves the clock on, however slow the machine is."""
    monkeypatch.setattr("bot.publish.publisher.FIRST_RETRY", 600_000)
    monkeypatch.setattr("bot.publish.publisher.LAST_RETRY", 600_000)


async def test_whoever_replaces_somebody_finds_the_seat_by_name(s: Scene) -> None:
    await s.table(s.bob, stewards=1)

    async def offered(typed: str, where: Payload | None = None) -> list[Payload]:
        done = await s.discord.people.autocomplete(s.ann, where or s.hall, "table replace", "seat", typed)
        return list(done.choices)

    assert [(each["name"], each["value"]) for each in await offered("")] == [
        ("1. 🟥 Ann", 1),
        ("2. 🔵 Bob", 2),
        ("3. 🔔 Steward 3", 3),
    ]
    assert [each["value"] for each in await offered("bo")] == [2]
    assert [each["value"] for each in await offered("3")] == [3]
    assert await offered("", s.attic) == []


async def replace(s: Scene, number: int, player: Payload) -> None:
    done = await s.slash(s.ann, "table replace", seat=number, player=player, force=True)
    assert said(done).startswith(f"Seat {number} now belongs to")
    await s.settle()


def left(s: Scene, told: str, card: Payload) -> None:
    """*card* has become that and nothing else: a way to the table, nothing to press."""
    link = f"https://discord.com/channels/{s.guild['id']}/{s.hall['id']}"
    heading, line = text(card).split("\n")
    assert line == told
    assert heading.endswith(f"]({link}) <#{s.hall['id']}>**")
    assert controls(card) == []


@pytest.mark.parametrize("to", TOLD)
async def test_who_has_lost_a_seat_keeps_a_card_that_says_who_plays_on(s: Scene, to: str) -> None:
    """And whoever has it now is called with a card that shows it."""
    table = await s.table(s.bob)
    (card,) = s.dms(s.bob)
    await (replace(s, 2, s.cid) if to == "Cid" else s.resign(s.bob))
    left(s, TOLD[to], card)
    assert [message["id"] for message in s.dms(s.bob)] == [card["id"]], "edited where it stood"
    theirs = s.dms(s.cid)
    assert [("You hold" in text(each), silent(each)) for each in theirs] == [(True, False)] * (to == "Cid")
    await s.finish(table)
    left(s, TOLD[to], card)


async def test_whoever_had_the_seat_before_is_told_too(s: Scene) -> None:
    """Each former player has a card of their own."""
    await s.table(s.bob)
    await replace(s, 2, s.cid)
    (bob,), (cid,) = s.dms(s.bob), s.dms(s.cid)
    await s.resign(s.cid)
    left(s, TO_CID, bob)
    left(s, TO_STEWARD, cid)


async def test_a_stewards_seat_leaves_no_word_behind(s: Scene) -> None:
    await s.table(s.bob, stewards=1)
    await replace(s, 3, s.cid)
    for who in s.people:
        (card,) = s.dms(who)
        assert "You hold" in text(card)


async def due(s: Scene) -> int:
    """How much waits to be delivered, now or at the next attempt."""
    s.time.ahead += SOON
    return len(await s.bot.store.outbox.due(100))


# ---- deliveries that go wrong


@pytest.mark.parametrize("restarted", [False, True])
async def test_after_a_server_error_the_word_comes_later(s: Scene, table: str, restarted: bool) -> None:
    (card,) = s.dms(s.bob)
    fault = s.discord.faults.server_error(f"PATCH /channels/{card['channel_id']}/messages/*")
    await s.resign(s.bob)
    assert fault.hits
    assert "You hold" in text(card)
    await (s.settled(s.restart(SOON)) if restarted else s.later(SOON))
    left(s, TO_STEWARD, card)


@pytest.mark.parametrize("closed", [False, True])
async def test_a_card_that_takes_no_more_edits_is_replaced_in_silence(s: Scene, table: str, closed: bool) -> None:
    """It goes even if nothing can be sent in its place."""
    (card,) = s.dms(s.bob)
    s.discord.faults.too_old(f"PATCH /channels/{card['channel_id']}/messages/*")
    if closed:
        s.discord.places.close_dms(s.bob)
    await s.resign(s.bob)
    assert await due(s) == 0
    assert card["id"] not in {message["id"] for message in s.dms(s.bob)}
    assert [silent(message) for message in s.dms(s.bob)] == [True] * (not closed)
    for fresh in s.dms(s.bob):
        left(s, TO_STEWARD, fresh)


async def test_a_deleted_card_and_a_deleted_thread_need_no_word(s: Scene, caplog: pytest.LogCaptureFixture) -> None:
    await s.choose(s.cid, "delivery", "thread")
    table = await s.table(s.bob, s.cid)
    s.delete(s.dms(s.bob)[-1])
    await s.resign(s.bob)
    thread = (await s.loaded(table)).seat(2).dm_channel_id or ""
    s.discord.places.delete_channel(s.discord.world.channels[thread])
    await s.resign(s.cid)
    assert await due(s) == 0
    assert s.dms(s.bob) == s.dms(s.cid) == []
    assert "is gone" not in caplog.text, "that would mean the table's own channel"


async def test_a_card_in_a_thread_says_so_there(s: Scene) -> None:
    await s.choose(s.bob, "delivery", "thread")
    table = await s.table(s.bob)
    thread = await s.thread(table, 1)
    (card,) = s.shown(thread)
    await s.resign(s.bob)
    left(s, TO_STEWARD, card)


def calling(table: str) -> Pending:
    """A call for Bob's card that is newer than everything."""
    return Pending(
        id=NEWEST,
        table_id=table,
        delivery=CardDue(step=NEWEST, seat=1, ring="card"),
        created_at=0,
        attempts=0,
    )


@pytest.mark.parametrize("where", [SEND, DELETE])
@pytest.mark.parametrize("to", ["steward", "Cid"])
async def test_a_card_on_its_way_is_not_left_behind(s: Scene, table: str, where: str, to: str) -> None:
    """Bob loses the seat while his next card is being delivered: his is the word, and nobody inherits his card."""
    direct = s.dms(s.bob)[-1]["channel_id"]
    sure = answer(await s.slash(s.bob, "table resign"))
    fault = s.discord.faults.slow(where.replace("*", direct, 1), seconds=0.3)

    async def shown() -> None:
        await s.bot.publisher.carrier.carry_out(Box(table, AtSeat(seat=1)), [calling(table)])
        s.bot.publisher.wake(table)

    card = asyncio.create_task(shown())
    await s.discord.until(lambda: bool(fault.hits))
    if to == "Cid":
        await replace(s, 2, s.cid)
    else:
        await s.do(s.bob, sure, "rs!")
    await card
    await s.settle()
    (only,) = s.dms(s.bob)
    left(s, TOLD[to], only)
    now = (await s.loaded(table)).seat(1)
    theirs = [(each["channel_id"], each["id"]) for each in s.dms(s.cid)] or [(None, None)]
    assert [(now.dm_channel_id, now.dm_card_id)] == theirs


async def test_saying_it_twice_does_no_harm(s: Scene, table: str) -> None:
    (card,) = s.dms(s.bob)
    await s.resign(s.bob)
    letters, loaded = s.bot.publisher.carrier.letters, await s.loaded(table)
    farewell = Farewell(seat=1, user=s.bob["id"], channel=card["channel_id"], card=card["id"])
    await letters.farewell(loaded, farewell, NEWEST)
    assert [each["id"] for each in s.dms(s.bob)] == [card["id"]]
    left(s, TO_STEWARD, card)


async def test_who_sits_there_again_has_a_card_again(s: Scene, table: str) -> None:
    """Also if the word about leaving arrives only then: it would be untrue, so the old card just goes."""
    (card,) = s.dms(s.bob)
    s.discord.faults.server_error(f"PATCH /channels/{card['channel_id']}/messages/*")
    await s.resign(s.bob)
    await replace(s, 2, s.bob)
    await s.later(SOON)
    (fresh,) = s.dms(s.bob)
    assert fresh["id"] != card["id"]
    loaded = await s.loaded(table)
    assert cards.waiting(loaded, loaded.voice("en")) in text(fresh)


async def test_the_list_of_seats_says_where_a_steward_plays_for_somebody(s: Scene) -> None:
    """One that came as a steward is called so already."""
    await s.table(s.bob, stewards=1)
    assert said(await s.slash(s.cid, "table who")).count("a keen steward plays") == 0
    await s.resign(s.bob)
    seats = said(await s.slash(s.cid, "table who"))
    assert "**2.** 🔵 Bob 🤖 (a keen steward plays)" in seats
    assert seats.count("a keen steward plays") == seats.count("🤖") == 1
    assert "🔵 Bob 🤖: coins" in said(await s.slash(s.cid, "table board"))
    told = said(await s.slash(s.cid, "table log"))
    assert "**🔵 Bob** — resigns; a steward plays on" in told
    assert told.count("🤖") == 0, "whoever resigns does that themselves, and the line has named them"


async def test_whoever_has_lost_a_seat_meanwhile_hands_it_on_to_nobody(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob's command waits for his card, and Ann's is carried out before it."""
    dee, eve = (s.discord.places.add_person(name) for name in ("Dee", "Eve"))
    for person in (dee, eve):
        s.discord.places.add_member(s.guild, person)
    lock = s.bot.sessions.held(table, 1)
    async with lock:
        anns = asyncio.create_task(s.slash(s.ann, "table replace", seat=2, player=dee, force=True))
        while not lock._waiters:
            await asyncio.sleep(0.001)
        bobs = asyncio.create_task(s.slash(s.bob, "table replace", seat=2, player=eve))
        twice = asyncio.create_task(s.slash(s.ann, "table replace", seat=2, player=dee, force=True))
        while len(lock._waiters) < 3:
            await asyncio.sleep(0.001)
    assert said(await anns).startswith("Seat 2 now belongs to Dee.")
    assert said(await bobs) == "That is not possible now."
    assert said(await twice).startswith("That player already sits at this table.")
    await s.settle()
    assert (await s.loaded(table)).seat_of(dee["id"]) == 1
