"""Seats that leave the board when their people resign (RL-7.4.3), as a table meets them on the simulated Discord."""

from pathlib import Path

import pytest
from PIL import Image

from engines.risk_legacy.components import ScarName
from engines.risk_legacy.orders import Orders
from tests.bot.reading import does, said, text
from tests.risk_legacy.test_on_discord import laid, opened, picks, standing

REMOVE = {"resign": "remove"}


@pytest.fixture(autouse=True)
def _blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at pictures here."""
    monkeypatch.setattr("bot.pictures.studio.composed", lambda *_: Image.new("RGB", (1, 1)))


async def test_it_waits_until_the_roll_is_settled_and_the_last_one_wins(tmp_path: Path) -> None:
    """RL-7.4.3, 7.2.1: what its people are asked meanwhile is passed; nobody sits down there, or is asked for a word,
    who has left."""
    watching = {seat: Orders(scar_watch=("all",)) for seat in (1, 2)}
    cards: dict[int, ScarName] = {1: "bunker", 2: "bunker"}
    async with laid(tmp_path, **REMOVE, scars=cards, orders=watching, dice=(6, 6, 6, 1, 1)) as s:
        table = await opened(s)
        await s.settled(s.slash(s.bob, "table pause", days=3))
        page = await picks(s, s.dms(s.ann)[-1], "Peru")
        await picks(s, page, "⚔ one roll · 3 dice")
        assert (await s.loaded(table)).awaited == (1, 2)
        await s.resign(s.bob)
        assert (await s.loaded(table)).asked == (2,)
        assert await standing(s, table, "peru") == [(1, 5)]
        told = said(await s.slash(s.ann, "table replace", seat=2, player=s.bob))
        assert told == "That seat is out of the match: nobody can take it."
        await s.settled(s.press(s.cid, s.dms(s.cid)[-1], "Keep the card"))
        assert await standing(s, table, "peru") == [(None, 0)]
        assert "**🔵 Bob** — resigns; takes all troops off the board" in text(s.having("o"))
        assert s.cid["id"] in text(s.having("va"))
        await s.resign(s.cid)
        assert "- **🟥 Ann wins: nobody else is left**\n- ✍ 🟥 Ann signs the board" in text(s.having("o"))
        assert s.cid["id"] not in text(s.having("va"))
        await s.finish(table)
        assert not any(does(each, "va") for each in s.shown())
