"""Slips in the games themselves: what a press takes back, what the table has to agree to, what takes a second press."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.parlour.simulated import Interaction, Payload
from bot.play.loaded import LoadedTable
from engines.bellum_magica.atlas import SETTLEMENTS
from engines.bellum_magica.moves import Stay, WholeDay, raid_part
from engines.core.game import Act
from engines.core.match import Match
from engines.core.menu import Menu
from engines.core.move import Move, Part
from engines.core.rng import Rng
from engines.core.steward import KEEN
from persistence.deliveries import CardDue
from tests.bot.reading import SELECT, answer, controls, labels, said, text
from tests.bot.scene import Scene, scene
from tests.bot.test_orders import ready_made
from tests.bot.test_undo import undone
from tests.contract.games import ALL_GAMES
from tests.kits import beside

Wanted = Callable[[Menu[Any]], Move | None]
"""Of a menu: what is to be pressed there, if it is the moment."""
MOST = 1500
"""Acts within which every moment comes."""
NOT_FREE = "That is not yours alone to take back. Something came to light with it"


@pytest.fixture
async def s(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    monkeypatch.setattr(Rng, "seed", lambda *_: "the same luck")
    games = beside(*(ALL_GAMES[key] for key in ("royals", "take_the_kingdom", "bellum_magica")))
    async with scene(tmp_path / "castellan.sqlite3", kit=games) as made:
        yield made


async def until(s: Scene, table: str, wanted: Wanted, *, idle: bool = False) -> Move:
    """Ann and Bob are played until Ann is asked something where she might press what is *wanted*: by stewards, or with
    defaults by those who are *idle*."""

    def advised(now: LoadedTable) -> list[Act[Any]]:
        match, acts = now.playing, list[Act[Any]]()
        while not match.over and _moment(match, wanted) is None and len(acts) < MOST:
            seat = match.asked()[-1]
            menu = match.menu(seat)
            assert menu is not None
            by_steward = match.game.advise(match.view(seat), menu, Rng(f"{match.step}"), KEEN)
            given = match.default(seat) if idle else by_steward
            acts.append(Act(seat=seat, question=match.question(seat), given=given))
            match, _ = match.act(acts[-1])
        return acts

    if _moment((await s.loaded(table)).playing, wanted) is None:
        await s.bot.sessions.submit(table, f"until {wanted}", "clock", advised)
        await s.settle()
    move = _moment((await s.loaded(table)).playing, wanted)
    assert move is not None, "that moment never came"
    return move


def _moment(match: Match[Any], wanted: Wanted) -> Move | None:
    menu = match.menu(0) if 0 in match.asked() and not match.drafting(0) else None
    return wanted(menu) if menu else None


async def press(s: Scene, table: str, move: Move) -> Interaction:
    """Ann presses *move* on her page, wherever it stands there; where several are to be chosen, those after it too."""
    menu = (await s.loaded(table)).playing.menu(0)
    assert menu is not None
    at, page = [option.move for option in menu.options].index(move), await ann(s)
    for control in controls(page):
        if control["type"] == SELECT and str(at) in [entry["value"] for entry in control["options"]]:
            chosen = [str(number) for number in range(at, at + control["min_values"])]
            return await s.settled(s.discord.people.select(s.ann, page, control["custom_id"], chosen))
        if control["custom_id"].split(":")[1] == "a" and control["custom_id"].split(":")[-1] == str(at):
            return await s.settled(s.discord.people.click(s.ann, page, control["custom_id"]))
    raise AssertionError(f"{move} cannot be pressed on {text(page)}")


async def meant(s: Scene, table: str, move: Move) -> None:
    """The first press asks whether it is meant, and does nothing; the second one does it."""
    before = await s.step(table)
    page = answer(await press(s, table, move))
    assert "Are you sure? Once it is done, it stays:" in text(page)
    assert labels(page) == ["Yes, do it", "Back"]
    assert await s.step(table) == before
    await s.settled(s.press(s.ann, page, "Yes, do it"))
    assert await s.step(table) == before + 1


async def brought_up_to_date(s: Scene, table: str) -> None:
    """Ann's card is looked at once more."""
    await s.bot.store.outbox.add(table, CardDue(seat=0))
    s.bot.publisher.wake(table)
    await s.settle()


@pytest.mark.parametrize("then", ["it is brought up to date", "time is up"])
async def test_what_was_left_open_on_a_card_goes_with_its_next_edit(s: Scene, then: str) -> None:
    """The card comes back even if it has nothing new to say."""
    table = await s.table(s.bob, game="bellum_magica")
    await until(s, table, only("place_goblins"))
    await brought_up_to_date(s, table)
    (card,) = s.dms(s.ann)
    before = text(card)
    await s.settled(s.do(s.ann, card, "a"))
    assert "Are you sure?" in text(s.dms(s.ann)[-1])
    if then == "time is up":
        await s.skip(table, 1)
        await s.settle()
    else:
        await brought_up_to_date(s, table)
    now = text(s.dms(s.ann)[-1])
    assert "Are you sure?" not in now
    assert (now == before) == (then != "time is up")


async def ann(s: Scene) -> Payload:
    """Her page."""
    return answer(await s.slash(s.ann, "hand"))


async def taken_back(s: Scene, table: str, before: Match[Any]) -> None:
    """By a press, and everything is as it was."""
    await s.settled(s.press(s.ann, await ann(s), "Undo"))
    now = (await s.loaded(table)).playing
    assert now.asked() == before.asked()
    assert now.view(0) == before.view(0)


async def agreed(s: Scene, table: str, before: Match[Any]) -> None:
    """Not by a press of her own; by Bob's leave."""
    assert "Undo" not in labels(await ann(s))
    refused = await undone(s, s.ann)
    assert said(refused).startswith(NOT_FREE)
    await s.settled(s.do(s.ann, answer(refused), "ua"))
    await s.settled(s.do(s.bob, s.having("va"), "va"))
    now = (await s.loaded(table)).playing
    assert now.asked() == before.asked()
    assert now.view(0) == before.view(0)


def moves(menu: Menu[Any], kind: str) -> list[Move]:
    return [option.move for option in menu.options if option.move.kind == kind]


def only(kind: str, fits: Callable[[Any], bool] = lambda _: True) -> Wanted:
    """The first move of that kind that *fits*."""
    return lambda menu: next((move for move in moves(menu, kind) if fits(move)), None)


def begun(menu: Menu[Any], of: str) -> Move | None:
    """The first part of a move of that kind."""
    return next((part for part in moves(menu, "part") if isinstance(part, Part) and part.of == of), None)


# ---- Royals


async def test_a_claim_shows_cards_and_is_the_tables_to_give_back(s: Scene) -> None:
    """RY-5.25: also where it leaves nothing to do but to end the turn."""
    table = await s.table(s.bob, game="royals")
    claim = await until(s, table, only("claim"))
    before = (await s.loaded(table)).playing
    await press(s, table, claim)
    assert (await s.loaded(table)).playing._state.ongoing.claims
    await agreed(s, table, before)


async def test_a_turn_that_ends_with_cards_given_up_is_meant(s: Scene) -> None:
    """RY-5.28."""
    table = await s.table(s.bob, game="royals")
    await meant(s, table, await until(s, table, only("end_turn", lambda end: end.lasts())))


# ---- Take the Kingdom


async def test_an_attack_is_taken_back_until_it_is_declared(s: Scene) -> None:
    """TK-5.7, 5.26: step by step as long as it is put together; then its card lies open, and the table decides."""
    table = await s.table(s.bob, game="take_the_kingdom")
    first = await until(s, table, lambda menu: begun(menu, "attack"))
    before = (await s.loaded(table)).playing
    await press(s, table, first)
    assert (await s.loaded(table)).playing.drafting(0)
    await taken_back(s, table, before)
    await press(s, table, first)
    while (await s.loaded(table)).playing.drafting(0):
        menu = (await s.loaded(table)).playing.menu(0)
        assert menu is not None
        await press(s, table, menu.options[0].move)
    refused = await undone(s, s.ann)
    assert said(refused).startswith(NOT_FREE)
    assert labels(answer(refused)) == ["Ask the table"]


async def test_cards_over_the_limit_are_given_up_by_a_second_press(s: Scene) -> None:
    """TK-5.5."""
    table = await s.table(s.bob, game="take_the_kingdom")
    await meant(s, table, await until(s, table, only("discard"), idle=True))


# ---- Bellum Magica


async def test_goblins_are_placed_by_a_second_press_and_taken_back_until_all_are(s: Scene) -> None:
    """BM-4.8, 5.2: for the whole match; the answer is sealed until Bob has given his."""
    table = await s.table(s.bob, game="bellum_magica")
    before = (await s.loaded(table)).playing
    await meant(s, table, await until(s, table, only("place_goblins")))
    await taken_back(s, table, before)


async def test_a_day_planned_is_taken_back_while_it_has_brought_nothing_to_light(s: Scene) -> None:
    """BM-5.20, 6.5: step by step, and as a whole: Ann stays and recruits nobody, and Bob has not attacked yet."""
    table = await s.table(s.bob, game="bellum_magica")
    plan = await until(s, table, lambda menu: begun(menu, "whole_day") if moves(menu, "stay") else None)
    before = (await s.loaded(table)).playing
    await press(s, table, plan)
    await taken_back(s, table, before)
    await press(s, table, plan)
    await press(s, table, raid_part(Stay()))
    planned = (await s.loaded(table)).playing
    await press(s, table, WholeDay(raid=Stay(), recruits=(), otherwise="done"))
    assert (await s.loaded(table)).awaited == (1,)
    await taken_back(s, table, planned)


@pytest.mark.parametrize("chests", [False, True])
async def test_an_attack_is_taken_back_if_no_chest_was_drawn(s: Scene, chests: bool) -> None:
    """BM-5.22, 5.23: an attack on the tavern, or on a farm; a chest is for the table to give back."""
    table = await s.table(s.bob, game="bellum_magica")
    drawn = only("plunder", lambda plunder: any(SETTLEMENTS[plunder.settlement].loot.chests) == chests)
    attack = await until(s, table, drawn)
    before = (await s.loaded(table)).playing
    await press(s, table, attack)
    assert (await s.loaded(table)).playing.step == before.step + 1
    await (agreed if chests else taken_back)(s, table, before)


# ---- a wrong button first


async def test_whoever_begins_a_move_and_gives_it_up_has_missed_no_offer(s: Scene) -> None:
    """Issue 13, point 6: templates are offered at the first turn, until something is answered. Neither a step of a
    draft nor the way back from it is an answer."""
    table = await s.table(s.bob, game="royals")
    draft = await until(s, table, only("part", lambda part: part.field == "plan"), idle=True)
    offer = ready_made(s.dms(s.ann)[-1])
    assert offer
    for _ in range(2):
        await press(s, table, draft)
        assert (await s.loaded(table)).playing.drafting(0)
        assert ready_made(s.dms(s.ann)[-1]) == offer
        await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "Cancel"))
        assert ready_made(s.dms(s.ann)[-1]) == offer
    menu = (await s.loaded(table)).playing.menu(0)
    assert menu is not None
    await press(s, table, next(option.move for option in menu.options if option.move.kind == "draw"))
    await s.settle()
    assert ready_made(s.dms(s.ann)[-1]) == [], "that was an answer"
