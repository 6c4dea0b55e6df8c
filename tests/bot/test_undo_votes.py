"""What is not free to take back is for the table to decide."""

from typing import Any

import pytest

from bot.cases import votes
from bot.cases.asking import Caller
from bot.parlour.simulated import Payload
from bot.play.loaded import LoadedTable
from bot.time.calendar import HOUR
from engines.core.chair import Seating
from engines.core.game import Act
from tests.bot.clocked import agreed, strike
from tests.bot.once import once
from tests.bot.reading import answer, custom_id, does, said, text
from tests.bot.scene import Scene
from tests.bot.test_publishing import bid
from tests.bot.test_undo import STEADY, board, holding, kinds, undone


async def voting(s: Scene, *, late: str = "default") -> str:
    """Bob, who bid last, asks Ann and Cid to let him take it back."""

    async def asked() -> str:
        table = await agreed(s, late, others=(s.bob, s.cid))
        for who, coins in ((s.ann, 1), (s.cid, 3), (s.bob, 2)):
            await bid(s, who, coins)
        done = await s.settled(s.do(s.bob, answer(await undone(s, s.bob)), "ua"))
        assert said(done) == "The table is being asked."
        return table

    return await once(s, asked, "voting", late)


def open_votes(s: Scene) -> list[Payload]:
    return [message for message in s.shown() if does(message, "va")]


async def test_everybody_has_to_agree(s: Scene) -> None:
    table = await voting(s)
    asked = text(s.having("va"))
    assert "↩ **🔵 Bob** asks to take back a move" in asked
    assert "\nIt would take back: 🔵 Bob has sealed a bid.\n" in asked, "but not which"
    await s.settled(s.do(s.ann, s.having("va"), "va"))
    assert "undo" not in await kinds(s, table)
    old = custom_id(s.having("va"), "va")
    assert said(await s.settled(s.do(s.cid, s.having("va"), "va"))) == "Done."
    assert (await s.loaded(table)).awaited == (1,)
    assert "↩ The table agrees: 🔵 Bob takes a move back" in text(board(s))
    assert open_votes(s) == []
    assert said(await s.forge(s.cid, board(s), old)) == "That vote is over."
    assert (await s.bot.store.matches.log(table))[-1].cause == "vote"


async def test_one_who_refuses_ends_it(s: Scene) -> None:
    table = await voting(s)
    refused = await undone(s, s.cid)
    assert said(await s.do(s.cid, answer(refused), "ua")).startswith("Something is being voted on already.")
    await s.settled(s.do(s.ann, s.having("va"), "vn"))
    assert open_votes(s) == []
    assert (await s.loaded(table)).table.vote is None
    assert "undo" not in await kinds(s, table)


async def test_silence_is_no_consent(s: Scene) -> None:
    """The table is asked for as long as it has for an answer in somebody else's turn."""
    table = await voting(s)
    await s.settled(s.do(s.ann, s.having("va"), "va"))
    await strike(s, STEADY.window - HOUR)
    assert open_votes(s)
    await strike(s, 2 * HOUR)
    assert open_votes(s) == []
    assert "undo" not in await kinds(s, table)


async def test_a_move_ends_it_and_what_nobody_notices_does_not(s: Scene) -> None:
    table = await voting(s)
    who = (s.ann, s.bob, s.cid)[(await s.loaded(table)).awaited[0]]
    page = answer(await s.do(s.cid, s.dms(s.cid)[-1], "x"))
    await s.settled(s.do(s.cid, page, "y"))
    assert open_votes(s), "an order is nobody's business"
    await s.settled(s.slash(who, "court draw"))
    assert open_votes(s) == []
    assert (await s.loaded(table)).table.vote is None


async def test_a_vote_about_what_was_taken_back_already_is_over(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann has asked for what she may take back alone, and does so herself; nobody else has heard of either."""
    await holding(s, monkeypatch, "volley")
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "Load Volley"))
    card = s.dms(s.ann)[-1]
    await s.settled(s.forge(s.ann, card, custom_id(card, "u").replace(":u:", ":ua:")))
    assert "It would take back" not in text(s.having("va")), "a private step is not named"
    assert said(await undone(s, s.ann)).startswith("Taken back.")
    assert open_votes(s)
    assert said(await s.settled(s.do(s.bob, s.having("va"), "va"))) != "Done."
    assert open_votes(s) == []


async def test_another_vote_goes_on_whatever_is_played(s: Scene) -> None:
    table = await agreed(s)
    await s.settled(s.slash(s.ann, "table pause", days=3))
    await bid(s, s.bob)
    assert open_votes(s)
    await undone(s, s.bob)
    assert open_votes(s)
    assert await kinds(s, table) == ["act", "undo"]


async def test_stewards_agree(s: Scene) -> None:
    """With nobody else there it is done at once."""
    table = await s.table(stewards=2)
    await bid(s, s.ann)
    while (await s.loaded(table)).awaited != (0,):
        await s.skip(table, 1)
    await s.settled(s.slash(s.ann, "court draw"))
    refused = await undone(s, s.ann)
    assert said(await s.settled(s.do(s.ann, answer(refused), "ua"))) == "Taken back."
    assert "undo" in await kinds(s, table)


async def test_who_is_away_has_no_say(s: Scene) -> None:
    table = await voting(s, late="steward")
    await s.bot.sessions.submit(table, "gone", "clock", lambda _: [Seating(seat=2, change="leave")])
    await s.settle()
    assert said(await s.settled(s.do(s.ann, s.having("va"), "va"))) == "Done."
    assert (await kinds(s, table)).count("undo") == 1


async def test_it_is_taken_back_when_the_last_silent_one_is_away(s: Scene) -> None:
    table = await voting(s, late="steward")
    await s.settled(s.do(s.ann, s.having("va"), "va"))
    await s.bot.sessions.submit(table, "gone", "clock", lambda _: [Seating(seat=2, change="leave")])
    await strike(s)
    assert (await kinds(s, table)).count("undo") == 1
    assert open_votes(s) == []


async def test_a_crash_between_the_last_word_and_what_comes_of_it(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The word was not written down either: it is asked for again, and nothing is done twice."""
    table = await voting(s)
    await s.settled(s.do(s.ann, s.having("va"), "va"))
    with monkeypatch.context() as broken:
        broken.setattr(type(s.bot.sessions), "take_back", _dies)
        with pytest.raises(ConnectionError):
            await votes.say(
                s.bot.services,
                caller(s, s.cid),
                table,
                number=int(custom_id(s.having("va"), "va").split(":")[3]),
                aye=True,
            )
    await s.restart()
    await s.settle()
    assert said(await s.settled(s.do(s.cid, s.having("va"), "va"))) == "Done."
    assert (await kinds(s, table)).count("undo") == 1


async def test_a_move_between_the_last_word_and_what_comes_of_it(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is faster by a hair: that ends the vote."""
    table = await voting(s)
    await s.settled(s.do(s.ann, s.having("va"), "va"))
    honest, awaited = type(s.bot.sessions).take_back, (await s.loaded(table)).awaited[0]

    async def late(sessions: Any, *given: Any) -> Any:
        await s.bot.sessions.submit(table, "a hair", "person", lambda now: [default(now, awaited)])
        return await honest(sessions, *given)

    with monkeypatch.context() as slow:
        slow.setattr(type(s.bot.sessions), "take_back", late)
        assert said(await s.settled(s.do(s.cid, s.having("va"), "va"))) == "That vote is over."
    assert "undo" not in await kinds(s, table)
    assert open_votes(s) == []


def default(now: LoadedTable, seat: int) -> Act[Any]:
    return Act(seat=seat, question=now.playing.question(seat), given=now.playing.default(seat))


async def _dies(*_: Any) -> None:
    raise ConnectionError


def caller(s: Scene, who: Payload) -> Caller:
    return Caller(user=who["id"], name="Cid", locale="en", guild=s.guild["id"], channel=s.hall["id"], key="crash")
