"""What somebody types out in a phrase instead of picking it: numbers, and labels without their group."""

from itertools import islice
from typing import Any

import pytest

from bot.handlers.phrases.entries import Entry
from bot.handlers.phrases.matching import meant as understood
from bot.handlers.phrases.numbers import beginning, thinned
from bot.speech import Voice
from engines.core.menu import Amount, Option
from engines.core.phrase import token
from engines.core.text import SeatRef
from engines.core.text import text as message
from tests.bot.reading import answer, happens, labels, said
from tests.bot.scene import Scene, dealt
from tests.bot.test_phrases import offered
from tests.petty_court.rules import NotNow, Pass
from tests.petty_court.turns import SealedBids
from tests.petty_court.windows import PASS

# ---- numbers


@pytest.mark.parametrize(
    ("typed", "low", "high", "wanted"),
    [
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


@pytest.mark.parametrize(
    ("low", "high", "most", "wanted"),
    [
        (3, 3, 3, [3]),
        (3, 6, 4, [3, 4, 5, 6]),
        (0, 24, 25, list(range(25))),
        (0, 25, 25, [*range(0, 25, 2), 25]),
        (3, 120, 25, [3, *range(5, 120, 5), 120]),
        (5, 120, 24, [5, *range(10, 120, 5), 120]),
        (5, 120, 23, [5, *range(10, 120, 10), 120]),
        (-7, 8, 6, [-7, -5, 0, 5, 8]),
        (0, 10**12, 3, [0, 5 * 10**11, 10**12]),
        (1, 10**12, 25, [1, *range(5 * 10**10, 10**12, 5 * 10**10), 10**12]),
    ],
)
def test_of_many_numbers_the_ends_and_round_ones_are_offered(low: int, high: int, most: int, wanted: list[int]) -> None:
    assert list(thinned(low, high, most)) == wanted


async def test_a_large_amount_is_completed_by_its_first_digits(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Amount[Any] = Amount(prompt=message("ask-bid"), low=5, high=120)
    monkeypatch.setattr(SealedBids, "menu", lambda *_: asked)
    table = await s.table(s.bob)
    assert list(await offered(s, s.ann, "bid", "coins")) == ["5", *(str(number) for number in range(10, 120, 5)), "120"]
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
    assert said(done).startswith("“1” is not possible here: a number from 5 to 10.")
    assert await s.step(table) == 0


# ---- beside a number or words


@pytest.mark.parametrize(("typed", "step"), [("pas", 1), ("Pass", 1), ("", 0), ("2", 1), ("p", 1), ("x", 0)])
async def test_what_stands_beside_a_number_is_understood(s: Scene, table: str, typed: str, step: int) -> None:
    done = await s.slash(s.ann, "court bid", coins=typed)
    assert await s.step(table) == step
    refused = "“x” is not possible here: a number from 1 to 3." if typed else "**Seal your bid.**"
    assert ("Your bid: 2" if typed == "2" else "Your bid: 0" if step else refused) in said(done)


async def test_a_number_is_not_the_beginning_of_an_option(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    fewer: Option[Any] = Option(move=Pass(), say=lambda _: message("move-steal", target=SeatRef(0)))
    monkeypatch.setattr(Voice, "__call__", lambda _, told: "9 less" if told.key == "move-steal" else told.key)
    asked: Amount[Any] = Amount(prompt=message("ask-bid"), low=5, high=8, options=(fewer,))
    monkeypatch.setattr(SealedBids, "menu", lambda *_: asked)
    table = await s.table(s.bob)
    assert list(await offered(s, s.ann, "bid", "coins")) == ["5", "6", "7", "8", "9 less"]
    assert list(await offered(s, s.ann, "bid", "coins", "9")) == ["9 less"]
    await s.slash(s.ann, "court bid", coins="9")
    assert await s.step(table) == 0
    await s.slash(s.ann, "court bid", coins="9 l")
    assert await s.step(table) == 1


@pytest.mark.parametrize(
    ("typed", "told"), [("Not", "Ann decrees: “Not”"), ("not now", "Ann passes."), ("Law!", "Ann decrees: “Law!”")]
)
async def test_ones_own_words_are_not_the_beginning_of_an_option(s: Scene, typed: str, told: str) -> None:
    """Only who writes "Not now" out means what stands beside them."""
    table = await dealt(s, "decree")
    await s.press(s.ann, s.dms(s.ann)[-1], "Play Decree")
    assert await offered(s, s.ann, "proclaim", "words", "n") == {"n": "n", "Not now": token(NotNow())}
    assert await offered(s, s.ann, "proclaim", "words", "Law!") == {"Law!": "Law!"}
    before = await s.step(table)
    done = await s.slash(s.ann, "court proclaim", words=typed)
    assert happens(told, said(done))
    assert await s.step(table) == before + 1


async def test_a_button_stands_beside_the_form(s: Scene) -> None:
    table = await dealt(s, "decree")
    asking = await s.press(s.ann, s.dms(s.ann)[-1], "Play Decree")
    before = await s.step(table)
    assert {"Enter…", "Not now"} <= set(labels(answer(asking)))
    done = await s.press(s.ann, answer(asking), "Not now")
    assert await s.step(table) == before + 1
    assert happens("Ann passes.", said(done))


@pytest.mark.parametrize(
    ("pressed", "filled", "bid"),
    [("All 37", None, 37), ("18", None, 18), ("Another number…", "21", 21), ("Pass", None, 0)],
)
async def test_a_large_amount_is_pressed_or_filled_in(
    s: Scene, monkeypatch: pytest.MonkeyPatch, pressed: str, filled: str | None, bid: int
) -> None:
    asked: Amount[Any] = Amount(prompt=message("ask-bid"), low=0, high=37, options=(PASS,))
    monkeypatch.setattr(SealedBids, "menu", lambda *_: asked)
    table = await s.table(s.bob)
    assert labels(s.dms(s.ann)[-1])[:5] == ["0", "18", "All 37", "Another number…", "Pass"]
    done = await s.press(s.ann, s.dms(s.ann)[-1], pressed)
    assert (done.modal is None) == (filled is None)
    if filled:
        done = await s.discord.people.submit(done, {"0": filled})
    assert f"Your bid: {bid}" in said(done)
    assert await s.step(table) == 1


# ---- labels


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
        ([Entry("8", "x-ray"), Entry("6", "X", "not now", blocked=True)], "6"),
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
        "whole before begun",
    ],
)
def test_what_a_bare_label_means(entries: list[Entry], meant: str) -> None:
    found = understood(entries, "x").entry
    assert (found.value if found else "x") == meant


def test_nothing_typed_means_no_bare_label() -> None:
    assert understood([Entry("5", "x")], "").entry is None
