"""What is not to be had, and why: in place of the page, by reasons."""

from __future__ import annotations

import pytest

from bot.play import cards
from engines.core.match import Match
from engines.core.menu import Blocked
from engines.core.text import SeatRef, Text, text
from tests.bot.reading import answer, does
from tests.bot.scene import Scene, dealt

SEATED, STALE = text("core-no-such-seat"), text("core-stale")


def barred(seat: int, reason: Text = SEATED) -> Blocked[int]:
    return Blocked(move=seat, because=reason, say=lambda at: text("no-coins-there", who=SeatRef(at)))


async def test_what_has_the_same_reason_stands_in_one_line(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many only the first are named; a single one more is named as well."""
    loaded = await s.loaded(await s.table(s.bob))
    voice = loaded.voice("en")

    def first(count: int) -> str:
        no = (*(barred(seat) for seat in range(count)), barred(0, STALE))
        monkeypatch.setattr(Match, "blocked", lambda *_: no)
        told, other = cards.why_not(loaded, 0, voice).splitlines()[1:]
        assert told.endswith(f": {voice(SEATED)}")
        assert other.endswith(f": {voice(STALE)}")
        return told

    assert first(2).count(",") == 1
    assert first(6).count(",") == 5
    assert (first(7).count(","), "** and 2 more: " in first(7)) == (4, True)


async def test_it_stands_in_place_of_the_page_with_a_way_back(s: Scene) -> None:
    await dealt(s, "deny")
    page = answer(await s.do(s.ann, s.having("o"), "o"))
    before = len(s.shown(who=s.ann))
    reasons = answer(await s.do(s.ann, page, "w"))
    assert len(s.shown(who=s.ann)) == before
    assert does(answer(await s.do(s.ann, reasons, "o")), "w")
