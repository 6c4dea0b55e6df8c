"""The page of standing orders: its way out, and the pages of a long one."""

from __future__ import annotations

import pytest

from bot.parlour.simulated import Payload
from engines.core.menu import Option, Pick
from engines.core.phrase import token
from engines.core.text import SeatRef
from engines.core.text import text as message
from tests.bot.reading import answer, controls, custom_id, labels, said, text
from tests.bot.scene import Scene
from tests.petty_court import GAME
from tests.petty_court.rules import Aim

MANY = 130


def many(monkeypatch: pytest.MonkeyPatch) -> None:
    """More to set than one page holds."""
    options = tuple(
        Option(move=Aim(target=number), say=lambda move: message("move-steal", target=SeatRef(move.target)))
        for number in range(MANY)
    )
    monkeypatch.setitem(vars(GAME), "aside", lambda *_: Pick(prompt=message("ask-aside"), options=options))


def entries(shown: Payload) -> list[str]:
    return [entry["value"] for part in controls(shown) for entry in part.get("options", ())]


@pytest.mark.parametrize(("locale", "done"), [("en-US", "Done"), ("ru", "Готово"), ("bg", "Готово")])
async def test_the_way_out_is_not_called_like_a_way_back_within_the_orders(s: Scene, locale: str, done: str) -> None:
    await s.table(s.bob)
    s.discord.world.locales[s.bob["id"]] = locale
    page = answer(await s.do(s.bob, s.dms(s.bob)[-1], "x"))
    assert labels(page)[-1] == done
    card = answer(await s.press(s.bob, page, done))
    assert custom_id(card, "n"), "the question again"


async def test_the_pages_of_long_orders_turn(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    many(monkeypatch)
    await s.table(s.bob)
    first = answer(await s.do(s.bob, s.dms(s.bob)[-1], "x"))
    reached = entries(first)
    assert "Page 1 of 2" in text(first)
    second = answer(await s.press(s.bob, first, "▶"))
    assert "Page 2 of 2" in text(second)
    assert labels(second)[-1] == "Done"
    reached += entries(second)
    assert reached == [token(Aim(target=number)) for number in range(MANY)]
    back = answer(await s.press(s.bob, second, "◀"))
    assert "Page 1 of 2" in text(back)


async def test_whose_orders_they_are_is_told_by_who_presses(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    many(monkeypatch)
    table = await s.table(s.bob)
    turned = await s.forge(s.cid, s.having("h"), f"1:p:{table}::1")
    assert turned.private
    assert said(turned).startswith("You do not sit at this table")


async def test_orders_of_a_match_that_is_over(s: Scene) -> None:
    """The button may still be on the screen."""
    table = await s.table(s.bob)
    old = custom_id(s.dms(s.bob)[-1], "x")
    await s.finish(table)
    done = await s.forge(s.bob, s.dms(s.bob)[-1], old)
    assert "The match is over." in said(done)
    assert "1. " in said(done), "and how it ended"


async def test_where_nothing_can_be_set(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await s.table(s.bob)
    monkeypatch.setitem(vars(GAME), "aside", lambda *_: None)
    done = await s.forge(s.bob, s.having("h"), f"1:x:{table}")
    assert said(done).startswith("There is nothing to set at the moment.")
    assert "Seal your bid." in said(done)


async def test_an_order_after_which_there_is_nothing_more_to_set(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as one that ends the match: what has come of it is shown, and no word of there being nothing to set."""
    whole = GAME.aside
    monkeypatch.setitem(
        vars(GAME), "aside", lambda now, seat: None if now.players[seat].passes_denies else whole(now, seat)
    )
    await s.table(s.bob)
    page = answer(await s.do(s.bob, s.dms(s.bob)[-1], "x"))
    done = await s.do(s.bob, page, "y")
    assert "nothing to set" not in said(done)
    assert "Seal your bid." in said(done)
