"""Played as somebody plays it: presses on the simulated Discord, in positions that are laid out."""

import re
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.parlour.simulated import Payload
from engines.core.menu import Typed
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.moves.rewards import FoundMajor
from engines.risk_legacy.state import State
from tests.bot.painted import shown
from tests.bot.reading import BUTTON, SELECT, answer, does, labels, parts, said, text
from tests.bot.scene import Scene, scene
from tests.kits import playing
from tests.playing import asked
from tests.risk_legacy import arrange
from tests.risk_legacy.victory import reward, won
from tests.risk_legacy.war import ELSEWHERE, attack, duel

DUEL = {"brazil": (0, 8), "argentina": (0, 1), "peru": (1, 5), **{at: ELSEWHERE[at] for at in ("egypt", "japan")}}


@pytest.fixture(autouse=True)
def _blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are described but left blank, as in ``tests/bot``: nobody looks at them here."""
    monkeypatch.setattr("bot.pictures.studio.composed", lambda *_: Image.new("RGB", (1, 1)))


def laid(tmp_path: Path, **position: Any) -> AbstractAsyncContextManager[Scene]:
    """A scene with one game, whose matches begin there; seat 0 is Ann's."""
    return begins(tmp_path, arrange.scene(**{"troops": DUEL, **position}).state)


def begins(tmp_path: Path, state: State) -> AbstractAsyncContextManager[Scene]:
    """The same from any moment of a game."""

    def setup(_seats: int, _seed: str, _options: Any, _heirloom: Any, people: tuple[str, ...]) -> State:
        return evolve(state, people=people)

    return scene(tmp_path / "castellan.sqlite3", kit=playing(replace(GAME, setup=setup)))


async def opened(s: Scene) -> str:
    """A table of Ann, Bob and Cid."""
    table = await s.table(s.bob, s.cid, game="risk_legacy")
    assert (await s.loaded(table)).awaited == (0,)
    return table


async def picks(s: Scene, page: Payload, label: str) -> Payload:
    """Ann presses the button that begins like that, or takes what says so from a list; the page that answers."""
    for part in parts(page):
        if part["type"] == BUTTON and part["label"].startswith(label):
            return answer(await s.settled(s.discord.people.click(s.ann, page, part["custom_id"])))
        for option in part["options"] if part["type"] == SELECT else ():
            if label in option["label"]:
                chosen = s.discord.people.select(s.ann, page, part["custom_id"], [option["value"]])
                return answer(await s.settled(chosen))
    raise AssertionError(f"no {label!r} in {text(page)}")


async def state_of(s: Scene, table: str) -> State:
    state: State = (await s.loaded(table)).playing._state
    return state


async def standing(s: Scene, table: str, *names: str) -> list[tuple[int | None, int]]:
    fields = (await state_of(s, table)).fields
    return [(fields[NUMBER[name]].owner, fields[NUMBER[name]].troops) for name in names]


async def test_placed_troops_are_taken_back(tmp_path: Path) -> None:
    """RL-5.4.4: nothing was revealed."""
    async with laid(tmp_path, phase="muster") as s:
        table = await opened(s)
        page = await picks(s, s.dms(s.ann)[-1], "Brazil")
        page = await picks(s, page, "All 3")
        assert await standing(s, table, "brazil") == [(0, 11)]
        assert "Undo" in labels(page)
        await s.settled(s.press(s.ann, page, "Undo"))
        assert await standing(s, table, "brazil") == [(0, 8)]
        assert (await state_of(s, table)).ongoing.recruits == 3


async def test_dice_are_not_taken_back(tmp_path: Path) -> None:
    """RL-5.6.4: whoever has seen them asks the table."""
    async with laid(tmp_path, dice=(1, 1, 1, 6, 6)) as s:
        table = await opened(s)
        page = await picks(s, s.dms(s.ann)[-1], "Peru")
        page = await picks(s, page, "⚔ one roll · 3 dice")
        assert await standing(s, table, "brazil", "peru") == [(0, 6), (1, 5)]
        assert "Undo" not in labels(page)
        refused = await s.settled(s.slash(s.ann, "table undo"))
        assert said(refused).startswith("That is not yours alone to take back. Something came to light with it")
        assert labels(answer(refused)) == ["Ask the table"]
        assert await standing(s, table, "brazil", "peru") == [(0, 6), (1, 5)]


async def test_an_attack_with_the_own_scar_card_takes_a_second_press(tmp_path: Path) -> None:
    """RL-5.9.5, 6.2.7: it stands beside the plain one with what it does; the first press shows what stays for good."""
    async with laid(tmp_path, scars={0: "ammo_shortage"}, dice=(6, 6, 6, 3, 3)) as s:
        table = await opened(s)
        page = await picks(s, s.dms(s.ann)[-1], "Peru")
        entry = (
            r"⚔ Ammo Shortage · until it falls · 3 dice · takes it \d+ %: −1 on the highest defence die there, for good"
        )
        assert re.search(entry, text(page))
        before = await s.step(table)
        page = await picks(s, page, "⚔ Ammo Shortage · until it falls")
        assert "Are you sure? Once it is done, it stays:" in text(page)
        assert len(shown(page)) == 1, "with the map that a newcomer missed there"
        assert (await s.step(table), (await state_of(s, table)).sides[0].scar) == (before, "ammo_shortage")
        await picks(s, page, "Yes, do it")
        assert (await state_of(s, table)).world.lands[NUMBER["peru"]].scar == "ammo_shortage"


async def test_a_march_is_taken_back_until_it_has_fought(tmp_path: Path) -> None:
    """RL-5.9.7, 5.5.1: into empty land whole, at one press; not once dice have fallen."""
    async with laid(tmp_path, dice=(6, 6, 6, 1, 1) * 2 + (6, 6, 6, 1)) as s:
        table = await opened(s)
        page = await picks(s, s.dms(s.ann)[-1], "March on a goal")
        page = await picks(s, page, "Central America")
        assert await standing(s, table, "brazil", "venezuela", "central_america") == [(0, 1), (0, 1), (0, 6)]
        page = answer(await s.settled(s.press(s.ann, page, "Undo")))
        assert await standing(s, table, "brazil", "venezuela") == [(0, 8), (None, 0)]
        page = await picks(s, s.dms(s.ann)[-1], "Peru (5)")
        assert await standing(s, table, "brazil", "peru") == [(0, 1), (0, 7)]
        assert "Undo" not in labels(page)


async def test_neighbours_are_two_presses_away(tmp_path: Path) -> None:
    """RL-2.2.3, 11.1: who stands next to a territory with how many, what lies there, and which links lead over sea."""
    async with laid(tmp_path, world=arrange.land({"egypt": arrange.Mark(scar="bunker")})) as s:
        await opened(s)
        page = answer(await s.settled(s.do(s.ann, s.dms(s.ann)[-1], "b")))
        page = await picks(s, page, "Next to each other: Africa")
        assert "**North Africa**: 🟥 Brazil 8 (sea), W. Europe, S. Europe, 🔵 Egypt 3, " in text(page)
        assert does(page, "br"), "and on to the next continent"


async def test_a_founding_leads_on_to_the_first_game(tmp_path: Path) -> None:
    """It is called what it is, also among the matches that are over; the next lobby says which game comes. What a
    newcomer missed: the same sentence four times on one page, and a button that only led to one of the same name."""
    async with scene(tmp_path / "castellan.sqlite3", kit=playing(GAME)) as s:
        await s.finish(await s.table(s.bob, s.cid, game="risk_legacy"))
        page = s.dms(s.ann)[-1]
        assert "Its game 1 can begin." in text(page)
        assert text(page).count("The world is founded") == 1
        assert labels(page) == ["Play on: to the table"]
        assert "· Founding" in said(await s.do(s.ann, answer(await s.slash(s.ann, "me")), "mp"))
        await s.do(s.ann, s.having("again"), "again")
        assert "0 of 15 games played · next: game 1" in text(s.having("j"))


async def test_a_question_about_a_name_says_it_first(tmp_path: Path) -> None:
    """Above the picture, and on what confirms it: the rest of the question is two screens further down."""
    play = won(0, seats=3)
    reward(play, "found_major", FoundMajor(territory=NUMBER["brazil"]))
    async with begins(tmp_path, play.state) as s:
        table = await opened(s)
        typed = s.bot.sessions.submit(table, "a name", "person", lambda now: [asked(now.playing, 0, Typed("Nova"))])
        await s.settled(typed)
        card = s.dms(s.ann)[-1]
        assert "⬇️ **Shall this be its name, for good?** **Nova**" in text(card)
        assert "Yes, call it “Nova”" in labels(card)


@pytest.mark.parametrize("card", ["bunker", "mercenary"])
async def test_orders_about_a_window_are_a_press_away_in_it(tmp_path: Path, card: Any) -> None:
    """RL-6.2.3: who does not want to be asked about a scar card says so right there, whichever card it is; that tells
    nobody which. What a newcomer missed: each such question costs the table up to a day."""
    play = duel(scars={1: card}, world=arrange.land(packets=("pack_2",)))
    attack(play)
    async with begins(tmp_path, play.state) as s:
        table = await s.table(s.bob, s.cid, game="risk_legacy")
        page = s.dms(s.bob)[-1]
        assert "Keep the card" in labels(page)
        page = answer(await s.settled(s.press(s.bob, page, "When you are asked about your scar card…")))
        for _ in range(2):
            lists = [part for part in parts(page) if part["type"] == SELECT]
            way, value = next(
                (part["custom_id"], each["value"])
                for part in lists
                for each in part["options"]
                if each["label"].startswith("− ")
            )
            page = answer(await s.settled(s.discord.people.select(s.bob, page, way, [value])))
        assert (await state_of(s, table)).sides[1].orders.scar_watch == ()


BACK = "↑ Back"
ASKED = "When you are asked about your scar card…"


async def test_orders_about_a_window_stay_within_reach(tmp_path: Path) -> None:
    """RL-6.2.3, 6.6: a newcomer looked at them, pressed "Done", and when the next attack was asked about the button was
    gone for good: the booklet lay open at that page. Now it is there wherever the booklet lies open, until it says
    otherwise, and a press leads to the page."""
    play = duel(scars={1: "bunker"})
    attack(play)
    async with begins(tmp_path, play.state) as s:
        table = await s.table(s.bob, s.cid, game="risk_legacy")
        direct = s.discord.world.open_dm(s.bob["id"])
        for ways, open_at in (
            ([ASKED], "scar_watch"),
            ([ASKED], "scar_watch"),
            (["Standing orders", BACK, "When to stop…"], "stops"),
            ([ASKED], "scar_watch"),
        ):
            page = answer(await s.slash(s.bob, "hand", direct))
            assert ASKED in labels(page)
            for way in ways:
                page = answer(await s.settled(s.press(s.bob, page, way)))
            assert (await state_of(s, table)).sides[1].orders.page == open_at
