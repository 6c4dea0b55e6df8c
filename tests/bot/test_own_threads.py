"""A match has a thread of its own where the bot may make one; its channel keeps the lobby's card, which leads there."""

from pathlib import Path

import pytest

from bot.parlour.simulated import MessageFlag, Payload, Permission
from bot.play.loaded import CHANNEL, PLACE, THREAD
from persistence.sqlite.matches import SqliteMatches
from tests.bot.campaign import reigns
from tests.bot.clocked import control
from tests.bot.reading import answer, labels, said, text
from tests.bot.scene import TOY, Scene, scene
from tests.bot.standing import chatter
from tests.bot.test_publishing import bid
from tests.kits import beside
from tests.liars_dice import GAME as LIARS_DICE
from tests.petty_court import GAME
from tests.petty_court.founded import FOUNDED

PUBLIC_THREAD, PRIVATE_THREAD = 11, 12
MAKE = "POST /channels/*/messages/*/threads"
DICE = "liars_dice"


@pytest.fixture(autouse=True)
def _allowed(s: Scene) -> None:
    _allow(s)


def _allow(s: Scene) -> None:
    s.discord.places.set_overwrite(s.hall, s.discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)


def threads(s: Scene, kind: int = PUBLIC_THREAD) -> list[Payload]:
    return [channel for channel in s.discord.world.channels.values() if channel["type"] == kind]


def ours(s: Scene, where: Payload) -> list[Payload]:
    return [message for message in s.shown(where) if message["author"]["id"] == s.discord.bot["id"]]


async def test_whoever_starts_it_gets_there(s: Scene) -> None:
    """What a newcomer missed: "Here we go!" in a channel with no more than a link."""
    begun = await s.do(s.ann, await s.lobby(s.bob), "go")
    (thread,) = threads(s)
    assert labels(answer(begun)) == ["My page", "To the board"]
    assert f"/{thread['id']}" in str(answer(begun))


async def test_a_match_is_played_in_a_thread_below_its_card(s: Scene) -> None:
    """All that is told stands there; the channel keeps one message. Whoever plays is named, and nobody's phone rings
    for that."""
    card = await s.lobby(s.bob)
    assert "Where it is played: In a thread of its own" in text(card)
    table = await s.begin()
    (thread,) = threads(s)
    assert (thread["id"], thread["parent_id"]) == (card["id"], s.hall["id"])
    (link,) = ours(s, s.hall)
    assert (link["id"], labels(link)) == (card["id"], [])
    assert f"The match is played in its own thread: <#{thread['id']}>" in text(link)
    start = ours(s, thread)[0]
    assert {person["id"] for person in start["mentions"]} == {s.ann["id"], s.bob["id"]}
    assert start["flags"] & MessageFlag.SUPPRESS_NOTIFICATIONS
    await bid(s, s.bob)
    await s.settled(s.do(s.ann, s.having("i", thread), "o"))
    assert f"/{thread['id']}/{s.having('i', thread)['id']})" in text(s.dms(s.ann)[-1])
    await s.finish(table)
    assert s.having("again", thread)
    assert "The match is over." in text(ours(s, s.hall)[0])


async def test_it_is_chosen_when_the_table_is_opened(s: Scene) -> None:
    """Where the bot may make no thread there is nothing to choose, and the match is played in the channel; so it is
    where the right has gone by the time it begins."""
    opened = await s.settled(s.slash(s.ann, "table open", game=TOY, seats=2))
    page = answer(opened)
    await s.settled(s.discord.people.select(s.ann, page, control(page, PLACE), [CHANNEL]))
    await s.begin(s.bob)
    assert s.having("i")
    for where in (s.attic, s.discord.threads.start(s.hall, "corner", owner=s.ann)):
        assert f":{PLACE}" not in str(answer(await s.slash(s.ann, "table open", where, game=TOY, seats=2)))
    await s.settled(s.slash(s.ann, "table close"))
    await s.settled(s.do(s.ann, answer(await s.slash(s.ann, "table close")), "cl!"))
    card = await s.lobby(s.bob)
    s.discord.places.forbid_bot(s.hall, Permission.CREATE_PUBLIC_THREADS)
    await s.settled(s.do(s.ann, card, "go"))
    assert s.having("i")
    assert [thread["name"] for thread in threads(s)] == ["corner"]


@pytest.mark.parametrize("applied", [True, False])
async def test_a_thread_that_nobody_knows_of_is_not_made_twice(s: Scene, applied: bool) -> None:
    """Its answer was lost, and the process ended."""
    card = await s.lobby(s.bob)
    s.discord.faults.cut(MAKE, applied=applied)
    assert said(await s.do(s.ann, card, "go"))
    await s.restart()
    await s.settled(s.do(s.ann, s.having("go"), "go"))
    (thread,) = threads(s)
    assert s.having("i", thread)
    assert len(ours(s, s.hall)) == 1


@pytest.mark.loud
async def test_a_start_that_is_not_noted_is_found_in_its_thread(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process ends between the thread's first message and the transaction: one of each in the end."""
    card = await s.lobby(s.bob)

    async def lost(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(SqliteMatches, "begin", lost)
        await s.do(s.ann, card, "go")
        await s.stop()
    chatter(s)
    await s.boot()
    await s.settled(s.do(s.ann, s.having("go"), "go"))
    (thread,) = threads(s)
    assert sum("The game begins!" in text(message) for message in ours(s, thread)) == 1


async def test_commands_in_the_channel_mean_the_match_below_it(s: Scene) -> None:
    """The only one; of several one's own; else it is said where they are. A lobby in the channel comes first."""
    await s.release(GAME, LIARS_DICE)
    first = await s.table(s.bob)
    assert "Waiting for" in said(await s.slash(s.cid, "table board"))
    assert "You hold" in said(await s.slash(s.bob, "hand"))
    await s.table(s.cid, game=DICE)
    court, dice = threads(s)
    told = said(await s.slash(s.cid, "table board"))
    assert told.startswith("Several matches are played in threads of this channel:")
    assert f"<#{court['id']}> <#{dice['id']}>" in told
    assert "Waiting for" in said(await s.slash(s.cid, "table board", dice))
    assert f"<#{court['id']}>" in said(await s.slash(s.bob, "hand"))
    assert said(await s.slash(s.bob, "court bid", coins="1"))
    await s.settle()
    assert await s.step(first) == 1
    await s.slash(s.ann, "table open", game=DICE, seats=2)
    assert "*free*" in said(await s.slash(s.cid, "table board"))


async def test_a_campaign_goes_on_in_the_channel(s: Scene) -> None:
    """Its matches hang below one channel, one after the other: the next one's card stands there again."""
    table = await s.table(s.bob)
    (thread,) = threads(s)
    for where in (s.hall, thread):
        taken = said(await s.slash(s.ann, "table open", where, game=TOY, seats=2))
        assert taken.startswith("There is already a table in this channel:")
    await s.finish(table)
    assert await reigns(s) == 1
    assert "The court" in said(await s.slash(s.ann, "table world", thread))
    opened = await s.settled(s.do(s.ann, s.having("again", thread), "again"))
    assert f"Its card, for everybody who plays, is in <#{s.hall['id']}>." in said(opened)
    assert "This match continues **The court**." in text(s.having("go"))
    assert any("Sit down again" in text(each) for each in ours(s, s.hall))
    table = await s.begin(s.bob)
    assert [each["name"] for each in threads(s)] == ["Petty Court", "Petty Court: Match 2"]
    assert not any("Sit down again" in text(each) for each in ours(s, s.hall))
    assert (await s.loaded(table)).table.settings[PLACE] == THREAD
    await s.finish(table)
    assert await reigns(s) == 2
    asks = answer(await s.do(s.ann, answer(await s.slash(s.ann, "table world", threads(s)[-1])), "wa"))
    await s.settled(s.do(s.ann, asks, "wa!"))
    assert "has annulled" in text(ours(s, s.hall)[-1])


async def test_a_founding_and_the_match_after_it_can_be_told_apart(tmp_path: Path) -> None:
    """And what is told in a message of its own is, each time, though it all happened at one stroke."""
    async with scene(tmp_path / "founded.sqlite3", kit=beside(FOUNDED)) as s:
        _allow(s)
        await s.finish(await s.table(s.bob, game=FOUNDED.meta.key))
        await s.settle()
        told = [each for each in ours(s, threads(s)[0]) if text(each).lstrip("# ").startswith("The bids are opened")]
        assert len(told) > 1
        await s.settled(s.do(s.ann, s.having("again", threads(s)[0]), "again"))
        await s.begin(s.bob)
        title = s.bot.kit.voice("en", FOUNDED.meta.key).about("name")
        assert [each["name"] for each in threads(s)] == [f"{title}: Founding", f"{title}: Match 1"]


async def test_a_private_thread_for_cards_hangs_from_the_channel(s: Scene) -> None:
    await s.choose(s.bob, "delivery", "thread")
    await s.table(s.bob)
    (own,) = threads(s, PRIVATE_THREAD)
    assert own["parent_id"] == s.hall["id"]
    assert "You hold" in said(await s.slash(s.bob, "hand", own))
