"""Any menu as components: everything that is offered can be reached, within Discord's caps."""

from dataclasses import replace as evolve
from typing import Any

import pytest

from bot.play import cards, private_card
from bot.play.told import NO_NEWS
from bot.speech import Voice
from bot.ui import limits
from bot.ui.menu import NOTHING, Where, controls, form
from bot.ui.parts import Part, box, button, flat, prose, rows
from engines.core.match import start
from engines.core.menu import Amount, Menu, Option, Pick, Write
from engines.core.move import Cancel
from engines.core.phrase import token
from engines.core.text import CardRef, SeatRef, text
from tests.bot.menus import entries, form_problems, ids, loaded, menu, message_problems, selects, voice
from tests.contract.games import ALL_GAMES
from tests.kits import EVERY

HERE = Where("d2000000zz", "0123456789")
FRAME: list[Part] = [prose("x" * 400), prose("y"), prose("z"), *rows([button(f"1:b:t:{n}", "b") for n in range(3)])]
"""About what stands around a menu in somebody's card."""


def framed(parts: list[Part]) -> list[Part]:
    return [box([*FRAME, *parts])]


def pages(asked: Menu[object]) -> list[list[Part]]:
    """Every page, by turning them as far as there is another."""
    found: list[list[Part]] = []
    while len(found) < 50:
        found.append(controls(asked, HERE, voice(), len(found)))
        onward = [
            part["custom_id"] for part in flat(found[-1]) if part.get("label") == "▶" and not part.get("disabled")
        ]
        if not onward:
            return found
        assert onward[0].endswith(f":{len(found)}")
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


PRIMARY, SECONDARY = 1, 2


def styles(parts: list[Part]) -> dict[str, int]:
    return {part["label"]: part["style"] for part in flat(parts) if part["type"] == 2}


def test_what_answers_the_question_stands_out() -> None:
    """The way back does not; nor do standing orders, which answer nothing now."""
    back: Option[Any] = Option(move=Cancel(), say=lambda _: text("core-cancel"))
    pick: Pick[Any] = Pick(prompt=text("ask-turn"), options=(*menu(2).options, back))
    first, second, way_back = styles(controls(pick, HERE, voice())).values()
    assert (first, second, way_back) == (PRIMARY, PRIMARY, SECONDARY)
    assert set(styles(controls(pick, Where("d2000000zz", ""), voice())).values()) == {SECONDARY}
    for high in (3, 99):
        amount: Amount[Any] = Amount(prompt=text("ask-bid"), low=0, high=high)
        assert set(styles(controls(amount, HERE, voice())).values()) == {PRIMARY}
    assert set(styles(controls(menu(3, low=0, high=3), HERE, voice())).values()) == {PRIMARY}


def test_the_helpers_beside_a_menu_do_not_stand_out() -> None:
    table = loaded(start(ALL_GAMES["petty_court"], 3, "seed"), 3, "en")
    shown = styles(private_card.own(table, 0, voice("en"), NO_NEWS._replace(fresh=True)))
    assert {*map(shown.pop, ("Standing orders", "Board", "Hours and holidays…", "Day and night"))} == {SECONDARY}
    assert set(shown.values()) == {PRIMARY}


def test_a_hint_does_not_repeat_the_ellipsis_of_its_label(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Voice, "__call__", lambda _, told: {"move-steal": "Rob somebody…"}.get(told.key, "to choose"))
    shown = controls(menu(1, hints=True), HERE, voice("en"))
    assert shown[1]["content"] == "-# Rob somebody: to choose"
    assert list(styles(shown)) == ["Rob somebody…"]


# ---- a few options without a group, beside groups

LOOSE = ((12, 2, 4), (11, 11, 4), (28, 4, 4), (29, 4, 1), (100, 4, 5), (101, 5, 2), (130, 3, 3), (300, 60, 5))
"""So many in so many groups, and so many in none."""
MANY_LOOSE = ((30, 4, 6), (10, 2, 10), (130, 3, 6))
PLACES = ("before", "among", "after")


def beside(grouped: int, loose: int, place: str) -> list[int]:
    """The indices of the options without a group."""
    first = {"before": 0, "among": 3, "after": grouped}[place]
    return [first + number * (2 if place == "among" else 1) for number in range(loose)]


@pytest.mark.parametrize("mark", ["0123456789", ""])
@pytest.mark.parametrize("hints", [False, True])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("grouped", "groups", "loose"), LOOSE)
def test_a_few_without_a_group_are_buttons_on_every_page(
    grouped: int, groups: int, loose: int, place: str, hints: bool, mark: str
) -> None:
    apart = beside(grouped, loose, place)
    asked = menu(grouped + loose, groups, loose=apart, hints=hints)
    where = Where("d2000000zz", mark)
    names = [str(index) if mark else token(option.move) for index, option in enumerate(asked.options)]
    shown = [controls(asked, where, voice(), page) for page in range(-(-grouped // 100))]
    listed = [entry["value"] for parts in shown for entry in entries(parts)]
    assert sorted(listed) == sorted(name for index, name in enumerate(names) if index not in apart)
    for parts in shown:
        assert message_problems(framed(parts)) == []
        assert [args[-1] for args in ids(parts, "a" if mark else "y")] == [names[index] for index in apart]
        assert [part["type"] for part in parts[-1]["components"]] == [2] * loose, "below everything else"
    assert controls(asked, where, voice(), len(shown)) == shown[-1], "the paging counts only what is in groups"


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("grouped", "groups", "loose"), MANY_LOOSE)
def test_more_without_a_group_stand_in_selects(grouped: int, groups: int, loose: int, place: str) -> None:
    asked = menu(grouped + loose, groups, loose=beside(grouped, loose, place))
    reached: list[str] = []
    for shown in pages(asked):
        assert message_problems(framed(shown)) == []
        assert ids(shown, "a") == []
        reached += [entry["value"] for entry in entries(shown)]
    assert reached == [str(index) for index in range(grouped + loose)]


@pytest.mark.parametrize("groups", [1, 3])
def test_what_has_to_be_at_hand_is_a_button(groups: int) -> None:
    asked = menu(30, groups)
    first, *others = asked.options
    asked = evolve(asked, options=(*others, evolve(first, stands=True)))
    shown = controls(asked, HERE, voice())
    assert [args[-1] for args in ids(shown, "a")] == ["29"]
    assert [entry["value"] for entry in entries(shown)] == [str(index) for index in range(29)]


@pytest.mark.parametrize("place", PLACES)
def test_the_groups_keep_their_order_and_their_headings(place: str) -> None:
    apart = beside(28, 4, place)
    asked = menu(32, 4, loose=apart)
    rest = [str(index) for index in range(32) if index not in apart]
    found = selects(controls(asked, HERE, voice()))
    assert list(found.values()) == [rest[at : at + 7] for at in range(0, 28, 7)]
    named = [voice()(text("move-aim", target=SeatRef(100 + group))) for group in range(4)]
    assert list(found) == [f"{name} (вариантов: 7)" for name in named]


def test_a_button_without_a_group_has_its_hint_in_small_print() -> None:
    asked = menu(30, 2, loose=[28, 29], hints=True)
    *_, hints, row = controls(asked, HERE, voice())
    told = voice()(text("move-play", card=CardRef("tithe")))
    assert hints["content"].split("\n") == [f"-# {button['label']}: {told}" for button in row["components"]]
    assert controls(menu(30, 2, loose=[28, 29]), HERE, voice())[-2]["components"][0]["type"] == 3, (
        "none, no small print"
    )


def test_what_is_alike_is_explained_once() -> None:
    """Two cards of a kind in a hand, of which one has to go; there are still two of them."""
    asked = menu(1, hints=True)
    _, hints, row = controls(evolve(asked, options=(*asked.options, *asked.options)), HERE, voice())
    assert hints["content"].count("-# ") == 1
    assert len(row["components"]) == 2


@pytest.mark.parametrize(
    ("options", "groups", "parts"), [(50, 2, 1), (40, 4, 1), (51, 1, 3), (60, 2, 2), (130, 3, 2), (300, 3, 4)]
)
def test_a_group_of_several_selects_counts_them(options: int, groups: int, parts: int) -> None:
    """Over all pages, so that one knows from the first that there is more."""
    shown = [selects(each) for each in pages(menu(options, groups))]
    names = [voice()(text("move-aim", target=SeatRef(100 + group))) for group in range(groups)]
    counted = [f"{name} ({part}/{parts})" for name in names for part in range(1, parts + 1)]
    whole = [f"{name} (вариантов: {options // groups})" for name in names]
    assert [heading for each in shown for heading in each] == (counted if parts > 1 else whole)
    assert [value for each in shown for values in each.values() for value in values] == list(map(str, range(options)))


def test_headings_are_given_up_before_there_is_another_page_for_them() -> None:
    """Three groups of thirty need six selects, and ninety options only four, which name their groups."""
    (shown,) = pages(menu(90, 3))
    assert len(entries(shown)) == 90
    first, second, third = dict.fromkeys(voice()(option.group) for option in menu(90, 3).options if option.group)
    spans = [first, f"{first}, {second}", f"{second}, {third}", third]
    assert list(selects(shown)) == [f"{span} ({part}/4)" for part, span in enumerate(spans, start=1)]


def test_a_select_without_a_group_says_what_is_asked_and_how_long_it_is() -> None:
    """It may be read out alone, or stand on a screen from which the question is scrolled away."""
    assert list(selects(controls(menu(16), HERE, voice()))) == ["Ваш ход (вариантов: 16)"]
    long = [heading for each in pages(menu(130)) for heading in selects(each)]
    assert long == [f"Ваш ход ({part}/6)" for part in range(1, 7)]
    assert list(selects(controls(menu(9, low=2, high=3), HERE, voice("en")))) == ["Choose 2 to 3 · It is your turn"]


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
    asked: Amount[Any] = Amount(prompt=text("ask-bid"), low=low, high=high)
    shown = controls(asked, HERE, voice())
    assert message_problems(framed(shown)) == []
    if high - low < 15:
        assert [int(args[1]) for args in ids(shown, "n")] == list(range(low, high + 1))
    else:
        assert [int(args[1]) for args in ids(shown, "n")] == [low, (low + high) // 2, high]
        assert ids(shown, "f") == [["0123456789"]]
        filled = form(asked, HERE, voice())
        assert form_problems(filled) == []
        assert filled.fields[0]["component"]["max_length"] >= len(str(high))


@pytest.mark.parametrize("most", [1, 60, 100, 101, 4000, 9000])
def test_words(most: int) -> None:
    asked: Write[Any] = Write(prompt=text("ask-decree"), max_length=most)
    assert message_problems(framed(controls(asked, HERE, voice()))) == []
    filled = form(asked, HERE, voice())
    assert form_problems(filled) == []
    assert filled.fields[0]["component"]["max_length"] == min(most, limits.WORDS)


def test_a_large_amount_has_buttons_for_its_ends_and_middle() -> None:
    asked: Amount[Any] = Amount(prompt=text("ask-bid"), low=0, high=37)
    _, row = controls(asked, HERE, voice("en"))
    assert [part["label"] for part in row["components"]] == ["0", "18", "All 37", "Another number…"]


@pytest.mark.parametrize("high", [5, 37])
def test_all_of_it_is_offered_once_where_the_game_offers_it_beside(high: int) -> None:
    every: Option[Any] = Option(move=Cancel(), say=lambda _: text("move-all", count=high))
    asked: Amount[Any] = Amount(prompt=text("move-end-turn"), low=0, high=high, options=(every,))
    shown = controls(asked, HERE, EVERY.voice("en", "risk_legacy", ("Ann", "Bob", "Cid")))
    labels = [part["label"] for part in flat(shown) if "label" in part]
    assert (labels.count(f"All {high}"), f"{high}" in labels) == (1, False)


def test_a_list_of_one_names_it() -> None:
    """Somebody who attacks reads whom, and not that there is "1 option"."""
    asked = menu(40, 2)
    lone = evolve(asked, options=asked.options[:21])
    several, one = (each["placeholder"] for each in flat(controls(lone, HERE, voice())) if each["type"] == 3)
    assert several.endswith("(вариантов: 20)")
    assert one.endswith(f": {voice()(asked.options[20].label)}")


@pytest.mark.parametrize("hints", [False, True])
@pytest.mark.parametrize(("options", "groups"), [(1, 0), (4, 0), (9, 0), (15, 0), (15, 15), (30, 0), (130, 3)])
@pytest.mark.parametrize("high", [1, 2, 14, 1000])
def test_beside_a_number_or_words_every_option_can_be_reached(
    high: int, options: int, groups: int, hints: bool
) -> None:
    beside = menu(options, groups, loose=range(options - 4, options) if options > 100 else (), hints=hints).options
    amount: Amount[Any] = Amount(prompt=text("ask-bid"), low=1, high=high, options=beside)
    write: Write[Any] = Write(prompt=text("ask-decree"), max_length=high, options=beside)
    for asked in (amount, write):
        reached: set[str] = set()
        for shown in pages(asked):
            assert message_problems(framed(shown)) == []
            assert ids(shown, "n" if asked is amount else "f")
            reached |= {args[1] for args in ids(shown, "a")} | {entry["value"] for entry in entries(shown)}
        assert reached == set(map(str, range(options)))
        assert form_problems(form(asked, HERE, voice())) == []


def test_numbers_give_way_to_what_stands_beside_them() -> None:
    asked: Amount[Any] = Amount(prompt=text("ask-bid"), low=1, high=14, options=menu(15).options)
    assert [args[1] for args in ids(controls(asked, HERE, voice()), "n")] == ["1", "7", "14"]
    asked = Amount(prompt=text("ask-bid"), low=1, high=14, options=menu(4).options)
    assert len(ids(controls(asked, HERE, voice()), "n")) == 14


def test_an_aside_is_named_by_what_it_does() -> None:
    """It has no question that could grow stale, so its buttons must not depend on what else is offered."""
    few = controls(menu(3), Where("t", ""), voice())
    more = controls(menu(9), Where("t", ""), voice())
    assert ids(few, "y") == ids(more, "y")[:3]


def test_texts_are_cut_until_they_fit() -> None:
    parts = [box([prose("Ж" * 3000), prose("x" * 3000), prose("end")])]
    assert not limits.fits("Ж" * 3000, "x" * 3000)
    fitted = cards.within(parts)
    assert message_problems(fitted) == []
    assert fitted[0]["components"][2]["content"] == "end"


@pytest.mark.parametrize("most", [1, 2, 10])
def test_clipping(most: int) -> None:
    assert limits.clip("a" * most, most) == "a" * most
    assert len(limits.clip("a" * 50, most)) <= most
