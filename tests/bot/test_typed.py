"""What somebody types out in a phrase instead of picking it: numbers, and labels without their group."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.handlers.phrases import Entry, _meant, beginning
from engines.core.menu import Amount
from engines.core.text import text as message
from tests.bot.reading import said
from tests.bot.scene import Scene, dealt
from tests.bot.test_phrases import offered
from tests.petty_court.decisions.bids import SealedBids

# ---- numbers


@pytest.mark.parametrize(
    ("typed", "low", "high", "wanted"),
    [
        ("", 3, 6, [3, 4, 5, 6]),
        ("", 0, 10**12, list(range(25))),
        ("4", 0, 50, [4, *range(40, 50)]),
        ("4", 0, 43, [4, 40, 41, 42, 43]),
        ("4", 7, 43, [40, 41, 42, 43]),
        ("12", 0, 10**12, [12, *range(120, 130), *range(1200, 1214)]),
        ("0", 0, 100, [0]),
        ("0", 1, 100, []),
        ("00", 0, 100, []),
        ("07", 0, 100, []),
        ("9", 0, 8, []),
        ("-1", 0, 100, []),
        ("1.", 0, 100, []),
        ("²", 0, 100, []),
        ("٣", 0, 100, []),
        ("9" * 5000, 0, 100, []),
    ],
)
def test_the_numbers_that_begin_with_what_is_typed(typed: str, low: int, high: int, wanted: list[int]) -> None:
    assert list(islice(beginning(typed, low, high), 25)) == wanted


async def test_a_large_amount_is_completed_by_its_first_digits(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Amount(prompt=message("ask-bid"), low=5, high=120)
    monkeypatch.setattr(SealedBids, "menu", lambda *_: asked)
    table = await s.table(s.bob)
    assert list(await offered(s, s.ann, "bid", "coins")) == [str(number) for number in range(5, 30)]
    assert list(await offered(s, s.ann, "bid", "coins", "11")) == ["11", *(str(number) for number in range(110, 120))]
    assert await offered(s, s.ann, "bid", "coins", "11") == {n: n for n in ("11", *map(str, range(110, 120)))}
    done = await s.slash(s.ann, "court bid", coins="12")
    assert "Your bid: 12" in said(done)
    assert await s.step(table) == 1


async def test_a_number_is_never_taken_for_a_larger_one(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one of these begins with a 1, but who types 1 does not mean 10."""
    monkeypatch.setattr(SealedBids, "menu", lambda *_: Amount(prompt=message("ask-bid"), low=5, high=10))
    table = await s.table(s.bob)
    done = await s.slash(s.ann, "court bid", coins="1")
    assert said(done).startswith("You cannot do that now.")
    assert await s.step(table) == 0


# ---- labels


@pytest.mark.parametrize("typed", ["Steal from Bob", "STEAL FROM BOB"])
async def test_a_label_is_understood_without_its_group(s: Scene, typed: str) -> None:
    table = await dealt(s, "steal")
    before = await s.step(table)
    done = await s.slash(s.ann, "court steal", **{"from": typed})
    assert "Ann plays Pickpocket." in said(done)
    assert await s.step(table) == before + 1


ONE, TWO = Entry("1", "A: x", "for 1", bare="x"), Entry("2", "B: x", bare="x")


@pytest.mark.parametrize(
    ("entries", "meant"),
    [
        ([ONE], "1"),
        ([ONE, Entry("3", "A: xy", bare="xy")], "1"),
        ([ONE, TWO], "x"),
        ([ONE, Entry("4", *ONE[1:])], "1"),
        ([ONE, Entry("5", "x")], "5"),
        ([ONE, TWO, Entry("5", "x")], "5"),
        ([ONE, Entry("6", "X", "not now", blocked=True)], "1"),
        ([Entry("7", "y"), Entry("6", "X", "not now", blocked=True)], "6"),
        ([Entry("8", "x-ray"), ONE], "1"),
        ([Entry("8", "x-ray")], "8"),
    ],
    ids=[
        "one",
        "longer",
        "of two groups",
        "equal",
        "without group",
        "exact first",
        "not had",
        "only",
        "begun",
        "alone",
    ],
)
def test_what_a_bare_label_means(entries: list[Entry], meant: str) -> None:
    assert _meant(entries, "x") == meant


def test_nothing_typed_means_no_bare_label() -> None:
    assert _meant([Entry("5", "x"), Entry("7", "y")], "") == ""
