"""Slash commands as people type them, from the real bot's autocompletion to its answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.play import cards
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.state import State
from tests.bot.reading import said
from tests.bot.scene import scene
from tests.risk_legacy import arrange
from tests.risk_legacy.war import duel

PERU = {"target": "Attack: Peru"}


async def test_the_only_way_may_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """RL-5.6.1: an attack that can start in one place only, with the place named and without."""
    position = duel(8, 5, troops={"argentina": (0, 1)}, dice=(6, 5, 4, 3, 2)).state
    monkeypatch.setitem(vars(GAME), "setup", lambda *_: position)
    async with scene(tmp_path / "castellan.sqlite3") as s:
        table = await s.table(s.bob, s.cid, game=GAME.meta.key)

        async def completed(option: str, **filled: str) -> list[str]:
            done = await s.discord.people.autocomplete(s.ann, s.hall, "risk attack", option, "", **filled)
            return [choice["name"] for choice in done.choices]

        only, other = await completed("from", **PERU)
        assert (only, other) == ("Brazil (8) — takes it 74 %", "✗ Argentina (1) — One troop always stays behind.")
        ways = await completed("how", **PERU)
        assert await completed("how", **PERU, **{"from": "Brazil"}) == ways
        refused = await s.slash(s.ann, "risk attack", how=ways[2], **PERU, **{"from": "Argentina"})
        assert "One troop always stays behind." in said(refused)
        await s.slash(s.ann, "risk attack", how=ways[2], **PERU, **{"from": "Brazil"})
        state = (await s.sitting(table)).playing._state
    assert isinstance(state, State)
    assert state.fields[NUMBER["peru"]].troops == 3


@pytest.mark.parametrize("more", [{}, {"from": "Brazil"}, {"troops": "1"}, {"from": "Brazil", "troops": "1"}], ids=str)
async def test_the_only_expansion_may_be_told_in_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: dict[str, str]
) -> None:
    """RL-5.5.1: two troops beside empty land leave nothing to ask, yet all of it can be completed and said."""
    position = arrange.scene(troops={"brazil": (0, 2), "egypt": (1, 3), "japan": (2, 3)}).state
    monkeypatch.setitem(vars(GAME), "setup", lambda *_: position)
    async with scene(tmp_path / "castellan.sqlite3") as s:
        table = await s.table(s.bob, s.cid, game=GAME.meta.key)

        async def completed(option: str, **filled: str) -> list[str]:
            done = await s.discord.people.autocomplete(s.ann, s.hall, "risk expand", option, "", **filled)
            return [choice["name"] for choice in done.choices]

        (target, *_) = (each for each in await completed("target") if "Peru" in each)
        first = await completed("from", target=target)
        assert [each[: len("Brazil (2)")] for each in first] == ["Brazil (2)"]
        assert (await completed("troops", target=target))[0] == "1"
        for wrong in ({"from": "Egypt"}, {"troops": "2"}):
            told = said(await s.slash(s.ann, "risk expand", target=target, **{**more, **wrong}))
            assert f"“{next(iter(wrong.values()))}”" in told, "refused by its name"
        await s.slash(s.ann, "risk expand", target=target, **more)
        state = (await s.sitting(table)).playing._state
    assert isinstance(state, State)
    assert state.fields[NUMBER["peru"]].troops == 1


@pytest.mark.parametrize(("troops", "legal"), [("1", True), ("2", False), ("", True)])
async def test_the_last_recruit_may_be_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, troops: str, legal: bool
) -> None:
    """RL-5.4.4: one that is left is placed without being asked how many, and may be called one."""
    play = arrange.scene(troops={"brazil": (0, 2), "peru": (0, 2), "egypt": (1, 3)}, phase="muster")
    play.place(brazil=2)
    monkeypatch.setitem(vars(GAME), "setup", lambda *_: play.state)
    async with scene(tmp_path / "castellan.sqlite3") as s:
        table = await s.table(s.bob, s.cid, game=GAME.meta.key)
        done = await s.discord.people.autocomplete(s.ann, s.hall, "risk place", "where", "peru")
        await s.slash(s.ann, "risk place", where=done.choices[0]["name"], **({"troops": troops} if troops else {}))
        state = (await s.sitting(table)).playing._state
    assert isinstance(state, State)
    assert state.fields[NUMBER["peru"]].troops == (3 if legal else 2)


async def test_every_other_land_has_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """RL-5.4.4: named in a command each says why; asked for, they are told in one line."""
    position = arrange.scene(troops={"brazil": (0, 2), "peru": (0, 2), "egypt": (1, 3)}, phase="muster").state
    monkeypatch.setitem(vars(GAME), "setup", lambda *_: position)
    async with scene(tmp_path / "castellan.sqlite3") as s:
        table = await s.table(s.bob, s.cid, game=GAME.meta.key)
        for land in ("Egypt", "Japan"):
            refused = said(await s.slash(s.ann, "risk place", where=land, troops="1"))
            assert "Only where your own troops stand." in refused
        sitting = await s.sitting(table)
        told = cards.why_not(sitting, 0, sitting.voice("en"))
    assert told.count("Other territories") == told.count("Only where") == 1
