"""Any menu as components: everything that is offered can be reached, within Discord's caps."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.play import cards
from bot.ui import limits
from bot.ui.menu import NOTHING, Where, controls, form
from bot.ui.parts import Part, box, button, rows, words
from engines.core.menu import Amount, Menu, Pick, Write
from engines.core.text import text
from tests.bot.menus import entries, form_problems, ids, menu, message_problems, sitting, voice
from tests.contract.games import ALL_GAMES
from tests.playing import playing

HERE = Where("d2000000zz", "0123456789")
FRAME: list[Part] = [words("x" * 400), words("y"), words("z"), *rows([button(f"1:b:t:{n}", "b") for n in range(3)])]
"""About what stands around a menu in somebody's card."""


def framed(parts: list[Part]) -> list[Part]:
    return [box([*FRAME, *parts])]


def pages(asked: Menu[object]) -> list[list[Part]]:
    """Every page, by turning them as far as there is another."""
    found = [controls(asked, HERE, voice())]
    while True:
        turn = [int(args[1]) for args in ids(found[-1], "p")]
        if max(turn, default=0) < len(found):
            return found
        found.append(controls(asked, HERE, voice(), len(found)))
        if len(found) > 50:
            raise AssertionError("the pages have no end")


SIZES = ((1, 0), (15, 0), (16, 0), (26, 0), (60, 0), (100, 0), (101, 0), (130, 0), (300, 0))
GROUPED = ((6, 2), (14, 7), (15, 15), (60, 5), (60, 4), (90, 30), (130, 3), (300, 60))


@pytest.mark.parametrize("hints", [False, True])
@pytest.mark.parametrize(("options", "groups"), [*SIZES, *GROUPED])
def test_every_option_of_a_menu_can_be_reached(options: int, groups: int, hints: bool) -> None:
    asked = menu(options, groups, hints=hints)
    reached: set[str] = set()
    for shown in pages(asked):
        assert message_problems(framed(shown)) == []
        reached |= {args[1] for args in ids(shown, "a")} | {entry["value"] for entry in entries(shown)}
    assert reached == set(map(str, range(options)))


@pytest.mark.parametrize(("options", "groups"), [(15, 15), (90, 30), (300, 60)])
def test_an_option_says_its_group_where_no_heading_does(options: int, groups: int) -> None:
    labels = [entry["label"] for shown in pages(menu(options, groups)) for entry in entries(shown)]
    assert len(set(labels)) == options
    assert all(": " in label for label in labels)


def test_a_turned_page_that_is_not_there_is_the_nearest() -> None:
    asked = menu(130)
    assert controls(asked, HERE, voice(), -5) == controls(asked, HERE, voice(), 0)
    assert controls(asked, HERE, voice(), 99) == controls(asked, HERE, voice(), 1)


@pytest.mark.parametrize("options", [2, 5, 25])
def test_several_of_a_few_are_one_select(options: int) -> None:
    shown = controls(menu(options, low=1, high=options), HERE, voice())
    assert message_problems(framed(shown)) == []
    (select,) = [part for row in shown for part in row.get("components", ()) if part["type"] == 3]
    assert (select["min_values"], select["max_values"]) == (1, options)
    assert [entry["value"] for entry in entries(shown)] == list(map(str, range(options)))


@pytest.mark.parametrize("high", [1, 3])
def test_who_may_choose_nothing_has_a_button_for_it(high: int) -> None:
    """Discord sends nothing for a select that is left as it is."""
    shown = controls(menu(4, low=0, high=high), HERE, voice())
    assert message_problems(framed(shown)) == []
    assert ids(shown, "a") == [["0123456789", NOTHING]]
    assert len(entries(shown)) == 4


@pytest.mark.parametrize("options", [26, 60, 125])
def test_several_of_many_are_a_form(options: int) -> None:
    asked = menu(options, groups=3, low=2, high=5)
    shown = controls(asked, HERE, voice())
    assert ids(shown, "f") == [["0123456789"]]
    filled = form(asked, HERE, voice())
    assert form_problems(filled) == []
    assert {entry["value"] for entry in entries(filled.fields)} == set(map(str, range(options)))
    assert "2" in filled.fields[0]["description"]


@pytest.mark.parametrize(("low", "high"), [(0, 0), (0, 14), (5, 9), (0, 15), (1, 1000)])
def test_amounts(low: int, high: int) -> None:
    asked = Amount(prompt=text("ask-bid"), low=low, high=high)
    shown = controls(asked, HERE, voice())
    assert message_problems(framed(shown)) == []
    if high - low < 15:
        assert [int(args[1]) for args in ids(shown, "n")] == list(range(low, high + 1))
    else:
        filled = form(asked, HERE, voice())
        assert form_problems(filled) == []
        assert filled.fields[0]["component"]["max_length"] >= len(str(high))


@pytest.mark.parametrize("most", [1, 60, 100, 101, 4000, 9000])
def test_words(most: int) -> None:
    asked = Write(prompt=text("ask-decree"), max_length=most)
    assert message_problems(framed(controls(asked, HERE, voice()))) == []
    filled = form(asked, HERE, voice())
    assert form_problems(filled) == []
    assert filled.fields[0]["component"]["max_length"] == min(most, limits.WORDS)


def test_an_aside_is_named_by_what_it_does() -> None:
    """It has no question that could grow stale, so its buttons must not depend on what else is offered."""
    few = controls(menu(3), Where("t", ""), voice())
    more = controls(menu(9), Where("t", ""), voice())
    assert ids(few, "y") == ids(more, "y")[:3]


def test_texts_are_cut_until_they_fit() -> None:
    parts = [box([words("Ж" * 3000), words("x" * 3000), words("end")])]
    assert not limits.fits("Ж" * 3000, "x" * 3000)
    fitted = cards.within(parts)
    assert message_problems(fitted) == []
    assert fitted[0]["components"][2]["content"] == "end"


@pytest.mark.parametrize("most", [1, 2, 10])
def test_clipping(most: int) -> None:
    assert limits.clip("a" * most, most) == "a" * most
    assert len(limits.clip("a" * 50, most)) <= most


# ---- every menu that a game brings up

STRIDE = 7
"""Every so manieth step is looked at."""
STEPS = 700


@pytest.mark.parametrize("locale", ["en", "ru", "bg"])
def test_whatever_a_game_shows_fits(every_game: str, locale: str) -> None:
    """Board, prompt, each seat's card with its menu, forms, standing orders, reasons: of a random match."""
    game = ALL_GAMES[every_game]
    seats = game.meta.seats[-1]
    for turn in islice(playing(game, seats, seed=11), 0, STEPS, STRIDE):
        now = sitting(turn.after, seats, locale)
        shown = [cards.standing(now, ["Ж" * 1200], 1), cards.prompt(now, now.asked)]
        if now.playing.over:
            shown.append(cards.ending(now))
        for seat in range(seats):
            told = now.voice(locale)
            shown += [cards.own(now, seat, told, ["Ж" * 1190]), cards.why_not(now, seat, told)]
            aside, asked = now.playing.aside(seat), now.playing.menu(seat)
            shown += [cards.aside(now, aside, told)] if aside else []
            if asked is not None and (not isinstance(asked, Pick) or asked.at_most > 1):
                assert form_problems(form(asked, HERE, told)) == []
        for parts in shown:
            assert message_problems(parts) == []
