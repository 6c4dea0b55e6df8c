"""Where a phone rings: once, where its owner wants to be called, and in the channel where there is no other way."""

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from bot import upkeep
from bot.cases import matches
from bot.parlour.simulated import ChannelKind, Payload, Permission
from bot.play.loaded import LoadedTable
from bot.publish import publisher
from bot.publish.carrier import Carrier
from bot.publish.channel import Channel
from bot.publish.poster import Poster
from bot.time.calendar import DAY
from engines.core.rng import Rng
from persistence.deliveries import IN_CHANNEL, BoardDue, Box, CardDue
from tests.bot.reading import answer, does, own_setting, said, text
from tests.bot.scene import Scene, _seed_of
from tests.bot.standing import crash, ringing
from tests.bot.test_cases import asking
from tests.bot.test_publishing import bid, prompt, prompted, silent

THREAD = "POST /channels/*/threads"


async def anns_turn(s: Scene) -> dict[str, list[str]]:
    """What rings when it becomes Ann's turn."""
    await bid(s, s.ann)
    rings = ringing(s)
    await bid(s, s.bob)
    return rings


def counted(rings: dict[str, list[str]]) -> dict[str, int]:
    return {kind: len(of) for kind, of in rings.items()}


async def begin_volley(s: Scene, table: str) -> None:
    """Ann's turn goes on: she has loaded, and is to aim."""

    def load(menu: Any) -> Any:
        return menu.choose([each.move.kind for each in menu.options].index("load"))

    mark = (await s.loaded(table)).mark(0)
    await matches.act(s.bot.services, asking(s, s.ann), table, mark, load)
    assert (await s.loaded(table)).awaited == (0,)


async def choose(s: Scene, who: Payload, ring: str) -> str:
    return said(await s.choose(who, "ring", ring))


@pytest.mark.parametrize(("ring", "calls"), [("channel", (0, 1)), ("both", (1, 1)), ("card", (1, 0))])
async def test_somebody_is_called_where_they_have_chosen(s: Scene, ring: str, calls: tuple[int, int]) -> None:
    """Bob is asked nothing and goes on to be called with his card."""
    await s.table(s.bob)
    assert "Where you are called" in await choose(s, s.ann, ring)
    assert counted(await anns_turn(s)) == {"card": calls[0], "channel": calls[1]}
    assert (prompt(s) is None) == (ring == "card")
    assert "It is your turn." in text(s.dms(s.ann)[-1]), "the card is up to date all the same"


async def test_the_choice_is_kept_and_nothing_else_is_taken_for_one(s: Scene) -> None:
    await choose(s, s.ann, "both")
    page = answer(await s.slash(s.ann, "me"))
    await s.forge(s.ann, page, own_setting(page, "ring"), component_type=3, values=["nowhere"])
    assert (await s.bot.store.people.get(s.ann["id"])).ring == "both"


async def test_whoever_gets_no_card_has_no_choice_and_is_called_in_the_channel(s: Scene) -> None:
    await s.choose(s.ann, "delivery", "ephemeral")
    assert "Where you are called" not in said(await s.slash(s.ann, "me"))
    await s.table(s.bob)
    await s.do(s.ann, s.having("i"), "o")
    await s.settled(s.slash(s.ann, "court bid", coins="1"))
    rings = ringing(s)
    await bid(s, s.bob)
    assert counted(rings) == {"card": 0, "channel": 1}


@pytest.mark.parametrize("ring", ["card", "both"])
async def test_whose_doors_turn_out_to_be_closed_is_called_in_a_thread_of_their_own(s: Scene, ring: str) -> None:
    """§4.3: before their name is called in the channel; and there it goes on, in the one thread."""
    table = await s.table(s.bob)
    await choose(s, s.ann, ring)
    await bid(s, s.ann)
    s.discord.places.close_dms(s.ann)
    rings = ringing(s)
    await bid(s, s.bob)
    assert counted(rings) == {"card": 1, "channel": int(ring == "both")}
    assert s.dms(s.ann) == [], "nothing stays where nothing is kept up to date"
    thread = await s.thread(table, 0)
    (card,) = s.shown(thread, s.ann)
    assert "You hold" in text(card)
    told = said(await s.slash(s.ann, "table who"))
    assert "not by direct message (takes no direct messages)" in told
    assert "in their private thread" in told
    assert f"/{s.guild['id']}/{thread['id']}/{card['id']}" in said(await s.slash(s.ann, "me"))
    await s.settled(s.slash(s.ann, "court draw"))
    await s.skip(table, 6)
    await s.settle()
    assert [each["type"] for each in s.discord.world.channels.values()].count(ChannelKind.PRIVATE_THREAD) == 1


@pytest.mark.parametrize("ring", ["card", "both"])
async def test_who_can_have_no_thread_either_is_called_in_the_channel_once(s: Scene, ring: str) -> None:
    await s.table(s.bob)
    await choose(s, s.ann, ring)
    await bid(s, s.ann)
    closed(s)
    rings = ringing(s)
    await bid(s, s.bob)
    assert counted(rings) == {"card": 0, "channel": 1}
    called = prompted(s)
    assert [user["id"] for user in called["mentions"]] == [s.ann["id"]]
    told = said(await s.slash(s.ann, "table who"))
    for way in (
        "(takes no direct messages)",
        "not in a private thread (it could not be opened)",
        "by name in the channel",
    ):
        assert told.count(way) == 1


@pytest.mark.thorough
async def test_where_no_thread_may_be_opened_nobody_asks_for_one_with_every_call(s: Scene) -> None:
    """Once, and again when something has changed on that server; a day later in any case, for what the bot is not
    told."""
    table = await s.table(s.bob)
    rings = ringing(s)
    await bid(s, s.ann)
    closed(s)

    async def called() -> int:
        """How many threads are asked for until Ann is called the next time."""
        asked, heard = len(s.discord.requests.to(THREAD)), len(rings["channel"])
        while len(rings["channel"]) == heard:
            await s.skip(table, 1)
            await s.settle()
        return len(s.discord.requests.to(THREAD)) - asked

    assert [await called() for _ in range(3)] == [1, 0, 0]
    s.bot.post.changed(int(s.guild["id"]) + 1)
    assert await called() == 0, "it was another server"
    s.discord.places.forbid_bot(s.hall, Permission.CREATE_PRIVATE_THREADS | Permission.ATTACH_FILES)
    await s.settle()
    assert [await called() for _ in range(2)] == [1, 0]
    s.discord.places.set_roles(s.guild, s.discord.bot, [*roles(s), s.discord.places.add_role(s.guild, "hosts")])
    await s.settle()
    assert [await called() for _ in range(2)] == [1, 0]
    s.time.ahead += DAY / 1000
    assert await called() == 1


@pytest.mark.rings("channel")
async def test_who_is_asked_while_others_are_being_called_is_called_all_the_same(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The channel calls for one moment of the match; one act comes before that look, and one after it, which asks
    Cid."""
    table = await s.table(s.bob, s.cid)
    await s.skip(table, 2)
    await s.settle()
    rings, meanwhile = ringing(s, s.cid), ["before", "after"]
    show, so_far = Channel.show, Carrier._so_far

    async def shown(self: Channel, loaded: LoadedTable) -> LoadedTable:
        after = await show(self, loaded)
        if loaded.awaited == (0,) and "before" in meanwhile:
            meanwhile.remove("before")
            await s.skip(table, 1)
        return after

    async def overtaken(self: Carrier, box: Box, rows: Any, loaded: LoadedTable) -> Any:
        if meanwhile == ["after"] and box.audience == IN_CHANNEL:
            meanwhile.clear()
            await s.skip(table, 1)
        return await so_far(self, box, rows, loaded)

    monkeypatch.setattr(Channel, "show", shown)
    monkeypatch.setattr(Carrier, "_so_far", overtaken)
    await s.skip(table, 1)
    await s.settle()
    assert (meanwhile, (await s.loaded(table)).awaited) == ([], (2,))
    assert counted(rings) == {"card": 0, "channel": 1}


def roles(s: Scene) -> list[Payload]:
    """Those that the bot has."""
    held = s.discord.world.members[s.guild["id"]][s.discord.bot["id"]]["roles"]
    return [role for role in s.guild["roles"] if role["id"] in held]


def closed(s: Scene) -> None:
    """Ann can be written to nowhere."""
    s.discord.places.close_dms(s.ann)
    s.discord.places.forbid_bot(s.hall, Permission.CREATE_PRIVATE_THREADS)


@pytest.mark.parametrize("method", ["change", "change_seat"])
async def test_a_crash_between_closed_doors_and_the_call_in_the_channel(
    s: Scene, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    """Before or after what it is noted with: she is called, and once."""
    await s.table(s.bob)
    await bid(s, s.ann)
    closed(s)
    rings = ringing(s)
    part = s.bot.store.people if method == "change" else s.bot.store.tables
    real = getattr(type(part), method)

    async def last(self: Any, *given: Any, **changes: Any) -> None:
        await real(self, *given, **changes)
        if "dm_closed" in changes or "card_called" in changes:
            raise RuntimeError("the process ends here")

    with monkeypatch.context() as patch:
        patch.setattr(type(part), method, last)
        patch.setattr("bot.publish.publisher.log.error", lambda *_, **__: None)
        await bid(s, s.bob)
        await s.restart(60)
    await s.settle()
    assert counted(rings) == {"card": 0, "channel": 1}


async def test_a_thread_in_which_nothing_can_be_written_is_no_reason_to_freeze(s: Scene) -> None:
    """The card is tried again later; she is called in the channel meanwhile, once."""
    await s.choose(s.ann, "delivery", "thread")
    table = await s.table(s.bob)
    thread = await s.thread(table, 0)
    await s.settled(s.press(s.ann, s.shown(thread, s.ann)[-1], "1"))
    rings = ringing(s)
    s.discord.faults.refuse(f"POST /channels/{thread['id']}/messages", 403, 50013, "Missing Permissions", times=2)
    await bid(s, s.bob)
    for _ in range(3):
        await s.later(60)
    assert len(rings["channel"]) == 1


async def test_nobody_rings_who_is_asked_nothing_any_more(s: Scene, table: str) -> None:
    """The call comes late, and the clock has answered for Bob meanwhile."""
    await anns_turn(s)
    rings = ringing(s, s.bob)
    await s.bot.store.outbox.add(table, CardDue(seat=1, ring="card"))
    s.bot.publisher.wake(table)
    await s.settle()
    assert counted(rings) == {"card": 0, "channel": 0}


@pytest.mark.parametrize("ring", ["channel", "both"])
async def test_whoever_takes_a_seat_over_is_called_where_they_want_to_be(s: Scene, table: str, ring: str) -> None:
    """When the seat changes hands nobody has looked at their settings; the channel hears of it from the card."""
    await choose(s, s.cid, ring)
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid, force=True))
    called = prompted(s)
    assert [user["id"] for user in called["mentions"]] == [s.cid["id"]]
    assert silent(s.dms(s.cid)[-1]) == (ring == "channel")
    assert (await s.loaded(table)).table.prompt_seats == (1,)
    assert does(s.dms(s.cid)[-1], "n")


async def test_who_has_lost_a_seat_is_named_no_longer(s: Scene) -> None:
    """Whoever has it now is called with their page."""
    await choose(s, s.bob, "channel")
    await s.table(s.bob)
    assert f"<@{s.bob['id']}>" in text(prompted(s))
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid, force=True))
    assert not any(f"<@{s.bob['id']}>" in text(message) for message in s.shown())
    assert not silent(s.dms(s.cid)[-1])


@pytest.mark.parametrize("closed", [False, True])
async def test_a_channel_that_is_open_again_calls_nobody_who_was_called_with_the_card(
    s: Scene, table: str, *, closed: bool
) -> None:
    """Even if by now they could only be called in the channel."""
    s.discord.places.forbid_bot(s.hall, Permission.VIEW_CHANNEL)
    rings = await anns_turn(s)
    await s.bot.store.people.change(s.ann["id"], dm_closed=closed)
    s.discord.places.forbid_bot(s.hall, Permission(0))
    await upkeep.revive(s.bot.publisher, s.time.milliseconds())
    await s.settle()
    assert (await s.loaded(table)).table.mute_since is None
    assert counted(rings) == {"card": 1, "channel": 0}


@pytest.mark.parametrize("acted", [True, False])
async def test_whoever_has_acted_since_is_not_called_late(s: Scene, acted: bool) -> None:
    """The call could not be made. Meanwhile Ann has begun her turn, which goes on on her screen (§4.3); or has but
    given standing orders, beside which nobody sees what they are asked."""
    await choose(s, s.ann, "channel")
    with patch.object(Rng, "seed", lambda *_: _seed_of("volley")):
        table = await s.table(s.bob)
    s.discord.places.forbid_bot(s.hall, Permission.VIEW_CHANNEL)
    rings = await anns_turn(s)
    if acted:
        await begin_volley(s, table)
    else:
        await s.settled(s.slash(s.ann, "court order", what="Pass every denial for me"))
    s.discord.places.forbid_bot(s.hall, Permission(0))
    await s.later(60)
    assert (await s.loaded(table)).table.mute_since is None
    assert counted(rings) == {"card": 0, "channel": int(not acted)}


async def test_a_channel_that_is_open_again_calls_nobody_who_is_in_the_midst_of_a_turn(s: Scene) -> None:
    await choose(s, s.ann, "channel")
    with patch.object(Rng, "seed", lambda *_: _seed_of("volley")):
        table = await s.table(s.bob)
    await anns_turn(s)
    await s.settled(begin_volley(s, table))
    rings = ringing(s)
    await s.bot.store.tables.change(table, prompt_seats=())  # the last call was for somebody else
    for open_again in (False, True):
        s.discord.places.forbid_bot(s.hall, Permission(0) if open_again else Permission.VIEW_CHANNEL)
        await s.bot.store.outbox.add(table, BoardDue())
        s.bot.publisher.wake(table)
        await s.settle()
        assert ((await s.loaded(table)).table.mute_since is None) == open_again
    assert rings["channel"] == []


async def test_a_call_that_was_given_up_comes_when_the_channel_is_open_again(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann's own thread hangs below the channel: there is no other way to her."""
    monkeypatch.setattr(publisher, "REFUSED_OFTEN", 3)
    await s.choose(s.ann, "delivery", "thread")
    await s.table(s.bob)
    await s.settled(s.slash(s.ann, "court bid", coins="1"))
    s.discord.places.forbid_bot(s.hall, Permission.VIEW_CHANNEL)
    rings = ringing(s)
    await bid(s, s.bob)
    for _ in range(8):
        await s.later(60)
    s.discord.places.forbid_bot(s.hall, Permission(0))
    await upkeep.revive(s.bot.publisher, s.time.milliseconds())
    await s.settle()
    assert len(rings["channel"]) == 1


async def test_whoever_was_called_as_the_channel_opened_again_is_not_called_anew(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends between that call and noting either; the next one takes the channel for mute still."""
    revived, settle, revive = asyncio.Event(), Poster.settle, upkeep.revive

    async def settled(poster: Poster, box: Box) -> None:
        if box in poster._open:
            await revived.wait()
        await settle(poster, box)

    async def reviving(*given: Any) -> None:
        await revive(*given)
        revived.set()

    monkeypatch.setattr(Poster, "settle", settled)
    table = await s.table(s.bob)
    await choose(s, s.ann, "channel")
    await bid(s, s.ann)
    rings = ringing(s)
    monkeypatch.setattr(upkeep, "revive", reviving)
    async with crash(s, monkeypatch, "prompt"):
        await s.slash(s.bob, "court bid", coins="2")
        await s.discord.until(lambda: rings["channel"])
        await s.bot.store.tables.change(table, mute_since=s.time.milliseconds(), mute_why="denied")
    await revived.wait()
    await s.settle()
    assert (await s.loaded(table)).table.mute_since is None
    assert counted(rings) == {"card": 0, "channel": 1}


async def test_whose_direct_channel_is_gone_is_called_at_the_table(s: Scene) -> None:
    """Discord knows no channel of that id any more; nothing is left to be tried."""
    await s.table(s.bob)
    await bid(s, s.ann)
    (seat,) = [seat for seat in (await s.bot.store.tables.live())[0].seats if seat.user_id == s.ann["id"]]
    await s.bot.store.tables.drop_card((await s.bot.store.tables.live())[0].id, seat.seat)
    await s.settle()
    direct = s.discord.world.open_dm(s.ann["id"])["id"]
    s.discord.faults.refuse(f"POST /channels/{direct}/messages", 404, 10003, "Unknown Channel", times=9)
    rings = ringing(s)
    await bid(s, s.bob)
    assert counted(rings) == {"card": 0, "channel": 1}
