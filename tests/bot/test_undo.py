"""Taking back what one has done: freely, or because the table agrees."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cases.undo import _told
from bot.parlour.simulated import Payload
from bot.play import timing
from bot.time.pace import PACES
from bot.ui.codec import encode
from bot.ui.verbs import Verb
from engines.core.event import Obeyed
from engines.core.menu import Option
from engines.core.rng import Rng
from engines.core.text import text as a_text
from engines.core.undo import Undo
from tests import liars_dice
from tests.bot.clocked import agreed, strike
from tests.bot.reading import answer, custom_id, does, labels, said, text, whispered
from tests.bot.scene import Scene, _seed_of, dealt, scene
from tests.bot.standing import ringing
from tests.bot.test_publishing import bid
from tests.kits import beside
from tests.petty_court.rules import Draw

STEADY = PACES["steady"]


def board(s: Scene) -> Payload:
    """The standing message."""
    return s.having("i")


async def kinds(s: Scene, table: str) -> list[str]:
    return [entry.kind for entry in await s.bot.store.matches.log(table, 1)]


async def undone(s: Scene, who: Payload) -> Any:
    return await s.settled(s.slash(who, "table undo"))


# ---- freely


async def test_a_slip_is_taken_back_at_a_press(s: Scene, table: str) -> None:
    """Everybody reads that, and the log strikes out what had been told. It is asked again, and nobody rings."""
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "2"))
    assert "Undo" in labels(s.dms(s.ann)[-1])
    assert (await s.loaded(table)).awaited == (1,)
    rings = ringing(s)
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "Undo"))
    assert (await s.loaded(table)).awaited == (0, 1)
    assert "↩ takes a move back" in text(board(s))
    assert "~~🟥 Ann " in text(answer(await s.press(s.ann, answer(await s.slash(s.ann, "table log")), "Details")))
    assert "1" in labels(s.dms(s.ann)[-1])
    assert not {"Undo", "Ask to undo"} & set(labels(s.dms(s.ann)[-1])), "nothing is left"
    assert (rings["card"], rings["channel"]) == ([], [])
    assert await kinds(s, table) == ["act", "undo"]


async def test_one_press_takes_back_one_act(s: Scene, table: str) -> None:
    """A second one, by a finger or by a network, finds that it is gone."""
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "2"))
    card = s.dms(s.ann)[-1]
    old = custom_id(card, "u")
    await s.settled(s.press(s.ann, card, "Undo"))
    again = await s.settled(s.forge(s.ann, card, old))
    assert "There is nothing that you could take back." in whispered(again)
    await s.settled(s.press(s.ann, card, "1"))
    again = await s.settled(s.forge(s.ann, card, old))
    assert "This question is no longer open" in whispered(again)
    assert await kinds(s, table) == ["act", "undo", "act"]
    # The command does the same.
    assert said(await undone(s, s.ann)).startswith("Taken back.")
    assert said(await undone(s, s.ann)).startswith("There is nothing that you could take back.")
    assert await kinds(s, table) == ["act", "undo", "act", "undo"]


async def holding(s: Scene, monkeypatch: pytest.MonkeyPatch, *wanted: str) -> str:
    """Ann is to take her turn and holds that; the log can be played again."""
    monkeypatch.setattr(Rng, "seed", lambda *_: _seed_of(*wanted))
    return await dealt(s, *wanted)


async def test_a_button_of_what_was_taken_back_is_stale(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a private step nobody else has heard, nor that it was taken back."""
    table = await holding(s, monkeypatch, "volley")
    before = text(board(s)), text(s.dms(s.bob)[-1])
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "Load Volley"))
    old = custom_id(s.dms(s.ann)[-1], "a")
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "Undo"))
    assert (text(board(s)), text(s.dms(s.bob)[-1])) == before
    assert "Load Volley" in labels(s.dms(s.ann)[-1])
    assert not (await s.loaded(table)).playing.drafting(0)
    pressed = await s.settled(s.forge(s.ann, s.dms(s.ann)[-1], old))
    assert "This question is no longer open" in whispered(pressed)


async def test_an_order_that_somebody_gives_meanwhile_is_kept(s: Scene, table: str) -> None:
    await bid(s, s.ann)
    page = answer(await s.do(s.bob, s.dms(s.bob)[-1], "x"))
    await s.settled(s.do(s.bob, page, "y"))
    assert said(await undone(s, s.ann)).startswith("Taken back.")
    assert (await s.loaded(table)).playing.view(1).own.orders.passes


async def test_whose_turn_it_was_for_a_moment(tmp_path: Path) -> None:
    """They were called; the call goes, their card asks nothing any more, and the next bid calls them anew, once."""
    async with scene(tmp_path / "castellan.sqlite3", kit=beside(liars_dice.GAME)) as s:
        table = await s.table(s.bob, game="liars_dice")
        first = (await s.loaded(table)).awaited[0]
        who, other = (s.ann, s.bob) if first == 0 else (s.bob, s.ann)
        await s.choose(other, "ring", "both")
        rings = ringing(s, other)
        await smallest(s, who)
        assert [len(each) for each in rings.values()] == [1, 1]
        prompts = [message for message in s.shown() if f"<@{other['id']}>" in text(message)]
        assert len(prompts) == 1
        await undone(s, who)
        assert (await s.loaded(table)).awaited == (first,)
        assert not [message for message in s.shown() if f"<@{other['id']}>" in text(message)]
        assert not any(does(s.dms(other)[-1], verb) for verb in ("a", "s"))
        assert [len(each) for each in rings.values()] == [1, 1]
        await smallest(s, who)
        assert [len(each) for each in rings.values()] == [2, 2]


async def smallest(s: Scene, who: Payload) -> None:
    """The smallest bid there is."""
    await s.settled(s.do(who, answer(await s.slash(who, "hand")), "a"))


# ---- what is not free


async def test_where_the_table_would_have_to_agree_the_card_offers_to_ask(s: Scene, table: str) -> None:
    """That button takes back nothing by itself, whatever has become free since its card was shown."""
    asking = encode(Verb.UNDO, table)
    assert "Ask to undo" not in labels(s.dms(s.bob)[-1])
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "2"))
    await s.settled(s.forge(s.ann, s.dms(s.ann)[-1], asking))
    await s.settled(s.press(s.bob, s.dms(s.bob)[-1], "1"))
    offered = answer(await s.press(s.bob, s.dms(s.bob)[-1], "Ask to undo"))
    assert labels(offered) == ["Ask the table"]
    assert await kinds(s, table) == ["act", "act"]


async def test_that_orders_took_a_move_up_is_not_the_move(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await holding(s, monkeypatch)
    await s.settled(s.slash(s.ann, "court draw"))
    loaded = await s.loaded(table)
    past = await s.bot.sessions.past(loaded)
    turn = past.course.turns[-1]
    obeyed = SimpleNamespace(step=turn.step, events=(Obeyed(owners=(0,)), *turn.events))
    also: Any = SimpleNamespace(course=SimpleNamespace(turns=[obeyed]))
    told = _told(loaded, past, 0, turn.step)
    assert _told(loaded, also, 0, turn.step) == told != []


async def test_what_brought_something_to_light_is_not_free(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await holding(s, monkeypatch)
    await s.settled(s.slash(s.ann, "court draw"))
    refused = await undone(s, s.ann)
    assert said(refused).startswith("That is not yours alone to take back. Something came to light with it")
    assert "Your last move: You draw Pickpocket." in said(refused)
    assert labels(answer(refused)) == ["Ask the table"]
    assert "undo" not in await kinds(s, table)


async def test_what_the_clock_answered_is_not_ones_own(s: Scene) -> None:
    table = await agreed(s)
    await bid(s, s.ann)
    await strike(s, STEADY.bank + STEADY.increment + 2)
    await strike(s, 2 * STEADY.bank)
    log = await s.bot.store.matches.log(table, 1)
    assert [entry.cause for entry in log][:2] == ["person", "clock"]
    while (await s.loaded(table)).table.free_undo:
        await s.skip(table, 1)
    refused = said(await undone(s, s.bob))
    assert refused.startswith("That is not yours alone to take back. The clock has answered for you there")


@pytest.mark.parametrize("where", ["lobby", "over", "closed"])
async def test_where_there_is_no_match(s: Scene, where: str) -> None:
    if where == "lobby":
        await s.lobby(s.bob)
        assert said(await undone(s, s.ann)) == "This match has not begun yet."
        return
    table = await s.table(s.bob)
    await bid(s, s.ann)
    old = custom_id(s.dms(s.ann)[-1], "u")
    card = s.dms(s.ann)[-1]
    if where == "over":
        await s.finish(table)
        assert "This match is over." in said(await s.forge(s.ann, card, old))
    else:
        await s.settled(s.do(s.ann, answer(await s.slash(s.ann, "table close")), "cl!"))
        assert said(await s.forge(s.ann, card, old)) == "This table was closed."


# ---- the same luck


async def test_the_same_act_draws_the_same_card(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await holding(s, monkeypatch)
    await s.settled(s.slash(s.ann, "court draw"))
    drawn = (await s.loaded(table)).playing.view(0).own.hand
    await s.settled(s.do(s.ann, answer(await undone(s, s.ann)), "ua"))
    await s.settled(s.do(s.bob, s.having("va"), "va"))
    assert (await s.loaded(table)).playing.view(0).own.hand != drawn
    await s.settled(s.slash(s.ann, "court draw"))
    assert (await s.loaded(table)).playing.view(0).own.hand == drawn


# ---- time


async def test_who_takes_something_back_pays_for_the_time_that_others_waited(s: Scene) -> None:
    table = await agreed(s)
    await bid(s, s.ann)
    s.time.ahead += 5 * 3600
    await undone(s, s.ann)
    clocks = timing.of((await s.loaded(table)).table)
    assert clocks is not None
    assert clocks.seats[0].left == pytest.approx(STEADY.bank, abs=60_000), "Bob was asked all along"


async def test_a_turn_that_begins_once_more_brings_no_more_time(s: Scene) -> None:
    """Bob bids last, so everybody's turns begin; the table lets him take it back, and he bids again."""
    table = await agreed(s)
    await bid(s, s.ann)
    await bid(s, s.bob, 2)
    before = timing.of((await s.loaded(table)).table)
    await s.settled(s.do(s.bob, answer(await undone(s, s.bob)), "ua"))
    await s.settled(s.do(s.ann, s.having("va"), "va"))
    assert (await s.loaded(table)).awaited == (1,)
    await bid(s, s.bob, 2)
    after = timing.of((await s.loaded(table)).table)
    assert before is not None
    assert after is not None
    assert [clock.left for clock in after.seats] == pytest.approx([clock.left for clock in before.seats], abs=60_000)


async def test_who_has_not_so_much_time_left_cannot_take_it_back(tmp_path: Path) -> None:
    """The other one has been thinking for longer than the whole bank; where all agree it is done, and costs nothing."""
    async with scene(tmp_path / "castellan.sqlite3", kit=beside(liars_dice.GAME)) as s:
        table = await s.table(s.bob, game="liars_dice")
        await s.bot.store.tables.change(table, settings={"pace": "steady", "late": "wait"})
        first = (await s.loaded(table)).awaited[0]
        who, other = (s.ann, s.bob) if first == 0 else (s.bob, s.ann)
        await smallest(s, who)
        await s.later((STEADY.bank + STEADY.increment) / 1000)
        assert said(await undone(s, who)).startswith("You have no time left for that")
        assert (await s.loaded(table)).awaited == (1 - first,)
        await smallest(s, other)
        before = timing.of((await s.loaded(table)).table)
        await s.settled(s.do(who, answer(await undone(s, who)), "ua"))
        await s.settled(s.do(other, s.having("va"), "va"))
        after = timing.of((await s.loaded(table)).table)
        assert (await s.loaded(table)).awaited == (first,)
        assert before is not None
        assert after is not None
        assert after.seats[first].left == pytest.approx(before.seats[first].left, abs=60_000)


# ---- crashes


async def test_a_crash_before_anything_is_told(s: Scene, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards and the board are brought to what is true when the bot is back, once each."""
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "2"))
    loaded = await s.loaded(table)
    with monkeypatch.context() as silent:
        silent.setattr(s.bot.sessions, "wake", lambda *_: None)
        await s.bot.sessions.take_back(table, "crash", "person", lambda *_: Undo(seat=0, act=loaded.playing.step))
    await s.restart()
    await s.settle()
    assert "↩ takes a move back" in text(board(s))
    assert (await s.loaded(table)).awaited == (0, 1)
    assert [len([message for message in s.dms(who) if does(message, "n")]) for who in (s.ann, s.bob)] == [1, 1]
    assert await kinds(s, table) == ["act", "undo"]


# ---- what takes a second press


async def test_what_lasts_takes_a_second_press(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what will happen; the first press has done nothing, and the way back leads to the question."""
    monkeypatch.setattr(Draw, "lasts", lambda _: True)
    table = await dealt(s)
    before = await s.step(table)
    page = answer(await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "Draw a card")))
    assert text(page).startswith("-# It is your turn.\nAre you sure? Once it is done, it stays:")
    assert "Draw a card" in text(page)
    assert labels(page) == ["Yes, do it", "Back"]
    assert await s.step(table) == before
    page = answer(await s.press(s.ann, page, "Back"))
    page = answer(await s.press(s.ann, page, "Draw a card"))
    old = custom_id(page, "a!")
    await s.settled(s.press(s.ann, page, "Yes, do it"))
    assert await s.step(table) == before + 1
    again = await s.settled(s.forge(s.ann, s.dms(s.ann)[-1], old))
    assert await s.step(table) == before + 1
    assert whispered(again).startswith(("This question is no longer open", "It is 🔵 Bob's move."))


async def test_what_its_seat_is_warned_of_takes_a_second_press(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what that would cost, and not that it stays for good."""
    warned = property(lambda option: (a_text("ask-turn"),) if isinstance(option.move, Draw) else ())
    monkeypatch.setattr(Option, "warnings", warned)
    table = await dealt(s)
    before = await s.step(table)
    page = answer(await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "Draw a card")))
    assert text(page).startswith("-# It is your turn.\nAre you sure?\nIt is your turn.\n**Draw a card**")
    assert await s.step(table) == before
    await s.settled(s.press(s.ann, page, "Yes, do it"))
    assert await s.step(table) == before + 1


@pytest.mark.parametrize("typed", [False, True])
async def test_one_press_does_for_what_does_not_last_or_was_typed(
    s: Scene, monkeypatch: pytest.MonkeyPatch, typed: bool
) -> None:
    monkeypatch.setattr(Draw, "lasts", lambda _: typed)
    table = await dealt(s)
    before = await s.step(table)
    await (s.slash(s.ann, "court draw") if typed else s.press(s.ann, s.dms(s.ann)[-1], "Draw a card"))
    await s.settle()
    assert await s.step(table) == before + 1
