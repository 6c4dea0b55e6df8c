"""Slash commands as people type them, from the real bot's autocompletion to its answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.state import State
from tests.bot.reading import said
from tests.bot.scene import scene
from tests.risk_legacy.pages import GAME
from tests.risk_legacy.war import duel

PERU = {"target": "Attack: Peru"}


async def test_the_only_way_may_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """RL-5.6.1: an attack that can start in one place only, with the place named and without."""
    position = duel(8, 5, troops={"argentina": (0, 1)}, dice=(6, 5, 4, 3, 2)).state
    monkeypatch.setattr(type(GAME), "setup", lambda *_: position)
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
        assert said(refused).startswith("One troop always stays behind.")
        await s.slash(s.ann, "risk attack", how=ways[2], **PERU, **{"from": "Brazil"})
        state = (await s.sitting(table)).playing._state
    assert isinstance(state, State)
    assert state.fields[NUMBER["peru"]].troops == 3
