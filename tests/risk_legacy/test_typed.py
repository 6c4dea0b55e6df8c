"""Slash commands whose words are typed out instead of being picked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from engines.core.match import Match
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.state import State
from engines.risk_legacy.words.reasons import reason
from tests.bot import scene as tables
from tests.bot.reading import said
from tests.risk_legacy.arrange import scene
from tests.risk_legacy.reading import said as worded
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import duel

STEP = worded(reason("wrong_step"))


class Typing:
    """Ann, who has the turn."""

    def __init__(self, discord: tables.Scene, table: str) -> None:
        self.discord, self.table = discord, table

    async def told(self, phrase: str, **typed: str) -> str:
        """The first line of the answer, as Discord shows it."""
        done = await self.discord.slash(self.discord.ann, f"risk {phrase}", **_named(typed))
        return said(done).split("\n")[0].replace("\\", "")

    async def listed(self, phrase: str, option: str, words: str = "", **typed: str) -> list[str]:
        people, ann, hall = self.discord.discord.people, self.discord.ann, self.discord.hall
        done = await people.autocomplete(ann, hall, f"risk {phrase}", option, words, **_named(typed))
        return [choice["name"] for choice in done.choices]

    async def match(self) -> Match[State]:
        return (await self.discord.sitting(self.table)).playing

    async def troops(self, at: str) -> int:
        return (await self.match())._state.fields[NUMBER[at]].troops

    def reads(self, locale: str) -> None:
        self.discord.discord.world.locales[self.discord.ann["id"]] = locale


def _named(typed: dict[str, str]) -> dict[str, str]:
    return {name.removesuffix("_"): words for name, words in typed.items()}


@asynccontextmanager
async def typing(path: Path, monkeypatch: pytest.MonkeyPatch, play: Scene) -> AsyncIterator[Typing]:
    monkeypatch.setitem(vars(GAME), "setup", lambda *_: play.state)
    async with tables.scene(path / "castellan.sqlite3") as s:
        yield Typing(s, await s.table(s.bob, s.cid, game=GAME.meta.key))


OTHERS = {"argentina": (0, 4), "venezuela": (1, 2), "alaska": (1, 2)}


async def test_an_attack_typed_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """RL-5.6.1: each word as somebody says it who has not looked at the list."""
    async with typing(tmp_path, monkeypatch, duel(8, 5, troops=OTHERS, dice=(6, 5, 4, 3, 2))) as ann:
        picked = (await ann.listed("attack", "target", "peru"))[0]
        ways = await ann.listed("attack", "from", target=picked)
        assert ways[0].startswith("Brazil (8)")
        assert await ann.listed("attack", "from", target="peru") == ways
        how = await ann.listed("attack", "how", target=picked, from_=ways[0])
        assert await ann.listed("attack", "how", target="Peru", from_="brazil") == how
        await ann.told("attack", target="peru", from_="bra", how="one roll 3")
        assert await ann.troops("peru") == 3


async def test_an_attack_that_is_not_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """RL-5.1.5: what is unclear, barred or missing is named, and nothing is played."""
    async with typing(tmp_path, monkeypatch, duel(8, 5, troops=OTHERS)) as ann:
        before = await ann.match()
        which = "Which one: “Venezuela (2) · Bob”, “Peru (5) · Bob”?"
        far = "Alaska (2) · Bob{}: Not next to any territory of yours."
        first = "First fill in: Which territory"
        assert await ann.told("attack", target="bob") == which
        assert await ann.told("attack", target="alas", how="one roll 3") == "**" + far.format("**")
        assert await ann.told("attack", target="utopia") == (
            "There is no “utopia” to choose here. Pick from the list that appears while you type."
        )
        assert await ann.told("attack", from_="Brazil") == first
        assert await ann.told("move", from_="bra", to="arg", troops="99") == (
            "“99” is not possible here: a number from 1 to 7."
        )
        assert await ann.listed("attack", "from", target="bob") == [f"✗ {which}"]
        assert await ann.listed("attack", "from", target="alaska") == ["✗ " + far.format("")]
        assert await ann.listed("attack", "how") == [f"✗ {first}"]
        assert await ann.listed("attack", "target", "utopia") == ["✗ Nothing here fits “utopia”."]
        assert (await ann.listed("attack", "target", "bob per"))[0].startswith("Attack: Peru (5)")
        assert await ann.match() == before


@pytest.mark.parametrize(
    ("locale", "target", "which", "far", "only"),
    [
        ("ru", "перу", "Что именно: «", "**Аляска (2) · Bob**: ", "«99» здесь не подходит: нужно число от 1 до 7."),
        ("bg", "перу", "Кое точно: „", "**Аляска (2) · Bob**: ", "„99“ тук не става: трябва число от 1 до 7."),
    ],
)
async def test_it_is_typed_in_ones_own_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str, target: str, which: str, far: str, only: str
) -> None:
    """RL-5.6.1, RL-5.10: the names of the reader's language, and answers in it."""
    async with typing(tmp_path, monkeypatch, duel(8, 5, troops=OTHERS)) as ann:
        ann.reads(locale)
        before = await ann.match()
        assert (await ann.told("attack", target="bob")).startswith(which)
        assert (await ann.told("attack", target="аляс")).startswith(far)
        assert await ann.told("move", from_="браз", to="арж" if locale == "bg" else "арг", troops="99") == only
        assert await ann.match() == before
        assert len(await ann.listed("attack", "from", target=target)) == 2


async def test_at_another_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """RL-5.2: while recruits are placed every other phrase says so, whatever is filled in."""
    home = {"brazil": (0, 8), "argentina": (0, 3), "peru": (1, 2), "egypt": (1, 3), "japan": (2, 3)}
    async with typing(tmp_path, monkeypatch, scene(troops=home, phase="muster")) as ann:
        before = await ann.match()
        now = "Now: Where do your recruits go?"
        for phrase, typed, called, why in (
            ("end", {}, "End your turn", f"{STEP} "),
            ("attack", {}, "Attack a territory", f"{STEP} "),
            ("attack", {"target": "Peru", "how": "one roll"}, "Attack a territory", f"{STEP} "),
            ("expand", {"target": "Ural"}, "Move into empty land", f"{STEP} "),
            ("defend", {"dice": "2"}, "Choose your defence dice", ""),
            ("name", {"text": "Utopia"}, "Name what you founded", ""),
        ):
            assert await ann.told(phrase, **typed) == f"Not possible now: “{called}”. {why}{now}"
        assert await ann.told("place", where="egy") == "**Egypt (3)**: Only where your own troops stand."
        assert await ann.match() == before
        await ann.told("place", where="braz", troops="2")
        assert await ann.troops("brazil") == 10
