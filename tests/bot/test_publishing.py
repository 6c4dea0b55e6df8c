"""What the table and each seat are told, and when a phone rings."""

from typing import Any

import pytest

from bot.commandline.checks import logged
from bot.parlour.simulated import LoggedRequest, MessageFlag, Payload, Permission
from bot.parlour.simulated.faults import SEND
from bot.play import telling
from bot.play.past import past
from bot.publish import channel, private
from bot.publish.poster import Poster
from engines.core.game import Act
from persistence.deliveries import BoardDue
from persistence.postings import Posting
from tests.bot.presser import Presser
from tests.bot.reading import answer, controls, labels, parts, said, text
from tests.bot.scene import Scene

HOUR = 3600


def standing(s: Scene) -> Payload:
    """The message that is edited."""
    return s.having("i")


def prompt(s: Scene) -> Payload | None:
    """The message that mentions whoever is awaited."""
    calls = ("it is your move", "waits for your answer")
    return next((m for m in reversed(s.shown()) if any(call in text(m) for call in calls)), None)


def prompted(s: Scene) -> Payload:
    """The same where there has to be one."""
    called = prompt(s)
    assert called is not None
    return called


def silent(message: Payload) -> bool:
    return bool(message["flags"] & MessageFlag.SUPPRESS_NOTIFICATIONS)


async def bid(s: Scene, who: Payload, coins: int = 1) -> None:
    """Answer the sealed bid in the private card."""
    card = s.dms(who)[-1]
    await s.settled(s.press(who, card, str(coins)))


async def cards_follow_the_board(s: Scene, table: str) -> None:
    """A moderator deletes it. By the time that another one stands, the last page of everybody leads there."""
    before = (await s.bot.store.tables.get(table)).standing_message_id
    s.delete(next(message for message in s.shown() if message["id"] == before))
    await s.bot.store.outbox.add(table, BoardDue())
    s.bot.publisher.wake(table)
    await s.settle()
    after = (await s.bot.store.tables.get(table)).standing_message_id
    assert after != before
    for who in (s.ann, s.bob):
        assert f"/{after})" in text(s.dms(who)[-1])


async def every_line_stands(s: Scene, table: str) -> list[str]:
    """Every turn stands in the channel once and in order. Returns their lines."""
    loaded = await s.loaded(table)
    so_far = await past(s.bot.store, loaded, "en")
    told = telling.chronicle(so_far.heard(await s.bot.store.matches.log(table)), so_far)
    assert [line for message in s.shown() for line in logged(message["components"])] == told
    return told


# ---- the channel


@pytest.mark.rings("channel")
async def test_the_prompt_calls_exactly_whom_the_table_waits_for(s: Scene) -> None:
    await s.table(s.bob, s.cid)
    called = prompted(s)
    assert {user["id"] for user in called["mentions"]} == {s.ann["id"], s.bob["id"], s.cid["id"]}
    for who in (s.ann, s.bob, s.cid):
        await bid(s, who)
    fresh = prompted(s)
    assert called["id"] not in {message["id"] for message in s.shown()}, "the previous prompt is deleted"
    assert [user["id"] for user in fresh["mentions"]] == [s.ann["id"]]
    sent = [request.body for request in s.discord.requests.to(SEND) if s.hall["id"] in request.path][-1]
    assert sent["allowed_mentions"]["parse"] == []
    assert list(map(str, sent["allowed_mentions"]["users"])) == [s.ann["id"]]


async def test_nobody_is_called_for_taking_an_answer_back(s: Scene) -> None:
    table = await s.table(s.bob, s.cid)
    await bid(s, s.bob)
    before = len(s.discord.requests.to(SEND))
    order = answer(await s.do(s.bob, s.dms(s.bob)[-1], "x"))
    await s.settled(s.press(s.bob, order, "Take my bid back"))
    assert (await s.loaded(table)).awaited == (0, 1, 2)
    assert len(s.discord.requests.to(SEND)) == before


@pytest.mark.rings("channel")
async def test_whoever_has_been_called_does_not_ring_with_somebody_new(s: Scene) -> None:
    """The new prompt names everybody who is awaited; the phone of those who have been called stays quiet."""
    table = await s.table(s.bob, stewards=1)
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid, force=True))
    assert (await s.loaded(table)).awaited == (0, 1)
    called = prompted(s)
    assert f"<@{s.ann['id']}>" in text(called)
    assert [user["id"] for user in called["mentions"]] == [s.cid["id"]]


async def test_nobody_is_called_for_their_own_act(s: Scene, table: str) -> None:
    """The answer is on the screen of whoever acts; only others are called."""
    await bid(s, s.bob)
    before = len(s.discord.requests.to(SEND))
    await bid(s, s.ann)
    assert (await s.loaded(table)).awaited == (0,), "her own turn follows her own bid"
    assert len(s.discord.requests.to(SEND)) == before


@pytest.mark.rings("channel")
async def test_nobody_is_asked_blind_in_the_channel(s: Scene, table: str) -> None:
    """The call leads to Ann's page. It says what has just happened, and where the board is."""
    await bid(s, s.bob)
    called = prompted(s)
    assert labels(called) == ["Choose", "My page"]
    assert "Press **Choose**" in text(called)
    assert "Bob" in text(called).split("\n", 1)[1]
    assert f"[To the board](https://discord.com/channels/{s.guild['id']}/{s.hall['id']}/{standing(s)['id']})" in text(
        called
    )


async def test_choose_is_the_same_for_holders_and_for_everybody_else(s: Scene) -> None:
    await s.table(s.bob)
    choose = standing(s)
    own = said(await s.do(s.ann, choose, "o"))
    others = said(await s.do(s.cid, choose, "o"))
    assert others.startswith("You do not sit at this table"), "not below the whole board"
    assert "Seal your bid." in own
    assert "Waiting for you, and for 🔵 Bob." in own
    assert "You hold" in own
    assert "You do not sit at this table" in others
    assert "You hold" not in others
    assert labels(choose) == ["Choose", "My page", "Rules"]


@pytest.mark.thorough
async def test_a_full_message_keeps_its_lines_and_the_next_one_takes_over(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "BESIDE_BOARD", 200)
    table = await s.table(s.bob)
    first = standing(s)
    await Presser(s, table, seed=1).play()
    assert standing_messages(s) > 1
    assert not labels(first)
    await every_line_stands(s, table)


@pytest.mark.parametrize("left", [1, 2, 3, 4])
async def test_a_match_that_ends_while_a_message_follows_tears_no_turn_apart(
    s: Scene, monkeypatch: pytest.MonkeyPatch, left: int
) -> None:
    """The next message is posted so many answers before the end, which comes before that is noted."""
    table = await s.table(s.bob)
    match, acts = (await s.loaded(table)).playing, 0
    while not match.over:
        seat, acts = match.asked()[0], acts + 1
        match, _ = match.act(Act(seat=seat, question=match.question(seat), given=match.default(seat)))
    post = Poster.send

    async def then_the_end(self: Poster, posting: Posting, *given: Any, **more: Any) -> None:
        await post(self, posting, *given, **more)
        if posting.slot == "standing":
            await s.skip(table)

    monkeypatch.setattr(channel, "BESIDE_BOARD", 1)
    monkeypatch.setattr(channel, "LEAST", 1)
    monkeypatch.setattr(Poster, "send", then_the_end)
    await s.skip(table, acts - left)
    await s.settle()
    assert (await s.loaded(table)).playing.over
    await every_line_stands(s, table)


def standing_messages(s: Scene) -> int:
    return sum(1 for message in s.shown() if list(logged(message["components"])))


async def test_who_is_next_reads_so_and_no_phone_rings(s: Scene) -> None:
    """With the edit that the turn brings anyway: nothing is sent to Cid, and nobody else is told it of themselves."""
    await s.table(s.bob, s.cid)
    for who in s.people:
        await bid(s, who)
    (cards_of_cid,), told = s.dms(s.cid), "You are next after 🟥 Ann."
    assert (told in text(s.dms(s.bob)[-1]), told in text(cards_of_cid)) == (True, False)
    await s.settled(s.slash(s.ann, "court draw"))
    assert [message["id"] for message in s.dms(s.cid)] == [cards_of_cid["id"]]
    assert "You are next after 🔵 Bob." in text(cards_of_cid)
    assert not any("You are next" in text(message) for message in (*s.shown(), *s.dms(s.ann), *s.dms(s.bob)))


@pytest.mark.parametrize("what", ["is nearly an hour old", "takes not even a last edit", "was deleted"])
async def test_a_message_that_cannot_be_edited_is_replaced_by_one_with_its_lines(
    s: Scene, table: str, what: str
) -> None:
    """Discord takes hardly any edits of a message that is older than an hour."""
    first = standing(s)
    if what == "is nearly an hour old":
        s.time.ahead = HOUR - 5 * 60
    elif what == "was deleted":
        s.delete(first)
    else:
        s.time.ahead = 2 * HOUR
        s.discord.faults.too_old(times=1)
    await bid(s, s.ann)
    assert first["id"] not in [message["id"] for message in s.shown()], "the turn goes on in the next one"
    await every_line_stands(s, table)
    assert "Waiting for 🔵 Bob." in text(standing(s))
    assert labels(standing(s)) == ["Choose", "My page", "Rules"]


@pytest.mark.rings("channel")
async def test_a_deleted_prompt_is_no_harm(s: Scene, table: str) -> None:
    called = prompted(s)
    s.delete(called)
    await bid(s, s.ann)
    await bid(s, s.bob)
    assert (await s.loaded(table)).awaited == (0,)
    fresh = prompted(s)
    assert [user["id"] for user in fresh["mentions"]] == [s.ann["id"]]


async def test_the_end_shows_ranking_and_secret_and_retires_the_buttons(s: Scene, table: str) -> None:
    await s.finish(table)
    last = s.last()
    loaded = await s.loaded(table)
    told = text(last)
    assert told.startswith("## "), "who has won, before all else"
    assert 0 < told.index("1. ") < told.index(loaded.table.commitment)
    assert loaded.table.commitment in last["components"][0]["components"][-1]["content"], "what is pressed is above it"
    assert loaded.secret in told
    assert "1. " in said(await s.do(s.cid, last, "er")), "for everybody, at full length"
    assert prompt(s) is None
    assert not [message for message in s.shown()[:-1] if labels(message)]
    for who in (s.ann, s.bob):
        assert "## " in text(s.dms(who)[-1])
        assert controls(s.dms(who)[-1]) == [], "finished pages pile up"
        (way_on,) = [part for part in parts(s.dms(who)[-1]) if "url" in part]
        assert way_on["url"] == f"https://discord.com/channels/{s.guild['id']}/{s.hall['id']}/{last['id']}"


# ---- cards


async def test_a_card_is_edited_silently_and_sent_anew_when_its_seat_is_called(s: Scene) -> None:
    await s.table(s.bob)
    (first,), (anns,) = s.dms(s.bob), s.dms(s.ann)
    assert not silent(first)
    assert s.dms(s.cid) == []
    await bid(s, s.ann)
    (same,) = s.dms(s.bob)
    assert same["id"] == first["id"]
    assert "**🟥 Ann** — draws a card (×3); has sealed a bid" in text(same)
    await bid(s, s.bob)
    assert len(s.dms(s.ann)) == 1
    (fresh,) = s.dms(s.ann)
    assert fresh["id"] != anns["id"]
    assert "It is your turn." in text(fresh)
    assert not silent(fresh)
    assert s.dms(s.bob)[0]["id"] == first["id"]


@pytest.mark.parametrize("how", ["refused", "to wait"])
async def test_a_card_that_is_replaced_without_a_question_does_not_ring(
    s: Scene, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """Somebody has deleted it, or Discord takes no more edits of so old a message, or lets the bot wait for one."""
    monkeypatch.setattr(private, "PATIENCE", 0.2)
    await s.table(s.bob, s.cid)
    s.delete(s.dms(s.bob)[-1])
    await bid(s, s.ann)
    (again,) = s.dms(s.bob)
    assert silent(again)
    s.time.ahead = 2 * HOUR
    edits = f"PATCH /channels/{again['channel_id']}/messages/*"
    if how == "refused":
        s.discord.faults.too_old(edits)
    else:
        s.discord.faults.rate_limit(edits, retry_after=20)
    await bid(s, s.cid)
    (later,) = s.dms(s.bob)
    assert later["id"] != again["id"]
    assert silent(later)
    assert "**🔔 Cid** —" in text(later)


async def test_an_old_card_is_edited_as_long_as_discord_takes_that(s: Scene) -> None:
    """A card among people is mostly older than an hour. It comes anew, and rings, when its seat is asked."""
    table = await s.table(s.bob, s.cid)
    (card,) = s.dms(s.bob)
    s.time.ahead = 30 * HOUR
    await bid(s, s.ann)
    assert [message["id"] for message in s.dms(s.bob)] == [card["id"]]
    assert "**🟥 Ann** —" in text(s.dms(s.bob)[0])
    await bid(s, s.bob)
    await bid(s, s.cid)
    s.time.ahead = 60 * HOUR
    await s.settled(s.slash(s.ann, "court draw"))
    assert (await s.loaded(table)).asked == (1,)
    (fresh,) = s.dms(s.bob)
    assert fresh["id"] != card["id"]
    assert not silent(fresh)


async def test_closed_direct_messages_hold_nothing_up_and_are_told_once(s: Scene) -> None:
    s.discord.places.close_dms(s.bob)
    table = await s.table(s.bob)
    assert s.dms(s.bob) == []
    first = await s.do(s.bob, standing(s), "o")
    assert "Seal your bid." in said(first)
    await s.settle()
    assert [text(message).startswith("I cannot send you direct messages") for message in first.followups] == [True]
    second = await s.settled(s.press(s.bob, answer(first), "2"))
    assert second.followups == []
    await bid(s, s.ann)
    assert (await s.loaded(table)).awaited == (0,)
    tried = len(refused(s))
    third = await s.do(s.bob, standing(s), "h")
    await s.settled(s.slash(s.ann, "court draw"))
    assert third.followups == [], "told once"
    assert len(refused(s)) == tried == 1, "and tried once"
    s.discord.places.reopen_dms(s.bob)
    await s.choose(s.bob, "delivery", "dm")
    assert "You hold" in text(s.dms(s.bob)[-1])


def refused(s: Scene) -> list[LoggedRequest]:
    return [request for request in s.discord.requests.to(SEND) if request.code == 50007]


async def test_cards_in_a_private_thread(s: Scene) -> None:
    await s.choose(s.bob, "delivery", "thread")
    table = await s.table(s.bob)
    loaded = await s.loaded(table)
    thread = s.discord.world.channels[loaded.seat(1).dm_channel_id or ""]
    members = s.discord.world.thread_members[thread["id"]]
    assert (thread["type"], thread["parent_id"]) == (12, s.hall["id"])
    assert set(members) == {s.bob["id"], s.discord.bot["id"]}
    (card,) = s.shown(thread)
    assert "You hold" in text(card)
    done = await s.press(s.bob, card, "1")
    assert done.private
    await s.settle()
    assert s.dms(s.bob) == []
    s.discord.places.delete_channel(thread)
    await bid(s, s.ann)
    again = await s.thread(table, 1)
    assert again["id"] != thread["id"]
    assert "You hold" in text(s.shown(again)[-1])


async def test_a_thread_is_made_although_nobody_has_told_of_the_channel_yet(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in the first seconds after a start."""
    await s.choose(s.bob, "delivery", "thread")
    monkeypatch.setattr(s.bot, "get_channel", lambda _: None)
    table = await s.settled(s.table(s.bob))
    thread = await s.thread(table, 1)
    assert thread["parent_id"] == s.hall["id"]


async def test_where_no_thread_can_be_made_the_card_comes_directly(s: Scene) -> None:
    await s.choose(s.bob, "delivery", "thread")
    s.discord.places.forbid_bot(s.hall, Permission.CREATE_PRIVATE_THREADS)
    await s.table(s.bob)
    assert "You hold" in text(s.dms(s.bob)[-1])


async def test_cards_of_a_match_that_is_over_lead_to_its_board_wherever_it_stands(s: Scene, table: str) -> None:
    """A moderator deletes it, or it takes no more edits: nothing else would ever bring those cards up to date."""
    await s.finish(table)
    await cards_follow_the_board(s, table)
