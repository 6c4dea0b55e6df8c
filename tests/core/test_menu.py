"""Menus: what they offer, and what they take."""

from typing import Any

import pytest

from engines.core.menu import Amount, Number, Option, Options, Pick, Picked, Refused, Typed, Write
from engines.core.move import Cancel
from engines.core.text import Text, text
from tests.petty_court.rules import Draw, Pass


def pick(*moves: Any, low: int = 1, high: int = 2) -> Pick[Any]:
    options: list[Option[Any]] = [Option(move=move, say=lambda move: text(move.kind)) for move in moves]
    return Pick(prompt=text("x"), options=tuple(options), at_least=low, at_most=high)


@pytest.mark.parametrize(
    ("moves", "fine"),
    [
        ((Draw(),), True),
        ((Draw(), Draw()), True),
        ((Draw(), Pass()), True),
        ((Pass(), Draw()), True),
        ((Pass(), Pass()), False),
        ((Draw(), Draw(), Draw()), False),
        ((), False),
        ((Cancel(),), False),
    ],
)
def test_equal_options_are_a_multiset(moves: tuple[Any, ...], *, fine: bool) -> None:
    assert pick(Draw(), Pass(), Draw()).accepts(Picked(moves)) is fine


def test_what_was_asked_once_is_accepted_although_it_is_offered_no_more() -> None:
    menu = Pick(prompt=text("x"), options=pick(Draw()).options, also=(Pass(),))
    assert menu.accepts(Picked((Pass(),)))
    assert menu.moves == (Draw(),)
    assert not menu.accepts(Picked((Draw(), Pass())))
    assert not menu.accepts(Picked((Cancel(),)))


def test_a_menu_may_take_nothing_and_then_takes_an_empty_answer() -> None:
    assert pick(Draw(), low=0).accepts(Picked(()))


def test_what_is_chosen_is_accepted_in_any_order() -> None:
    menu = pick(Draw(), Pass(), Draw())
    assert menu.choose(2, 1) == Picked((Draw(), Pass()))
    assert menu.accepts(menu.choose(2, 1))


@pytest.mark.parametrize("indices", [(3,), (-1,), (0, 0)])
def test_only_what_is_there_can_be_chosen_and_once(indices: tuple[int, ...]) -> None:
    with pytest.raises(Refused):
        pick(Draw(), Pass(), Draw()).choose(*indices)


@pytest.mark.parametrize("given", [Number(1), Typed("draw"), None, Draw()])
def test_a_list_takes_no_other_shape(given: object) -> None:
    assert not pick(Draw()).accepts(given)


def test_a_number_lies_between_its_ends_both_included() -> None:
    amount: Amount[Any] = Amount(prompt=text("x"), low=1, high=3)
    assert [amount.accepts(Number(value)) for value in range(5)] == [False, True, True, True, False]
    assert not amount.accepts(Typed("2"))


def test_written_words_are_neither_blank_nor_too_long() -> None:
    write: Write[Any] = Write(prompt=text("name"), max_length=3)
    assert [write.accepts(Typed(value)) for value in ("abc", "  ", "", "abcd", "a bc")] == [True] + [False] * 4
    assert write.accepts(Typed(" a  b ")), "a run of blanks is one, and none at the ends"
    assert write.accepts(Typed("e\u0301e\u0301e\u0301")), "an accent belongs to its letter"
    assert not write.accepts(Number(1))


BESIDE = pick(Draw(), Pass(), Pass()).options


@pytest.mark.parametrize(
    "menu",
    [Amount(prompt=text("x"), low=1, high=3, options=BESIDE), Write(prompt=text("x"), max_length=3, options=BESIDE)],
)
def test_beside_a_number_or_words_stands_one_option_or_another(menu: Amount[Any] | Write[Any]) -> None:
    assert menu.accepts(menu.choose(1))
    assert menu.choose(1) == Picked((Pass(),))
    assert menu.accepts(Number(1) if isinstance(menu, Amount) else Typed("abc"))
    assert not menu.accepts(Picked(())), "one, and not none"
    assert not menu.accepts(menu.choose(1, 2)), "one, and not several"
    assert not menu.accepts(Picked((Cancel(),)))
    with pytest.raises(Refused):
        menu.choose(3)


def test_a_menu_is_another_one_with_other_options_beside_it() -> None:
    """Or else its question would keep its number, and old buttons would be taken for the new ones."""
    amount: Amount[Any] = Amount(prompt=text("x"), low=1, high=3)
    assert amount != Amount(prompt=text("x"), low=1, high=3, options=BESIDE)


def test_labels_headings_hints_and_notes_are_built_when_read() -> None:
    read: list[str] = []

    def loud(key: str) -> Any:
        def say(_move: Any) -> Text:
            read.append(key)
            return text(key)

        return say

    option: Option[Any] = Option(move=Draw(), say=loud("label"), head=loud("group"), tell=loud("hint"))
    menu = Pick(prompt=text("x"), options=(option,), notes=lambda: (loud("note")(None),))
    assert menu.accepts(menu.choose(0))
    assert menu == Pick(prompt=text("x"), options=(option,))
    assert read == []
    assert (option.label, option.group, option.hint) == (text("label"), text("group"), text("hint"))
    assert menu.notes() == (text("note"),)
    assert read == ["label", "group", "hint", "note"]


def test_options_with_the_same_words_are_those_that_one_would_make_of_each_move() -> None:
    def said(move: Any) -> Text:
        return text(move.kind)

    def option(move: Any) -> Option[Any]:
        return Option(move, said, said, said)

    moves = (Draw(), Pass(), Draw())
    made: tuple[Option[Any], ...] = tuple(option(move) for move in moves)
    options: Options[Any] = Options(moves, option)
    assert (len(options), tuple(options), options[1], options[1:], repr(options)) == (
        3,
        made,
        made[1],
        made[1:],
        repr(made),
    )
    assert options == Options(moves, lambda move: Option(move, lambda _: text("y"))) != Options(moves[1:], option)
    assert [(each.label, each.group, each.hint) for each in options[:1]] == [(text("draw"),) * 3]
    assert Pick(prompt=text("x"), options=options, at_most=2).accepts(Picked((Draw(), Draw())))
    assert not Pick(prompt=text("x"), options=options).accepts(Picked((Cancel(),)))


def test_a_plain_option_has_neither_heading_nor_hint() -> None:
    (option,) = pick(Draw()).options
    assert (option.group, option.hint) == (None, None)


def test_a_label_shows_in_the_repr_so_that_a_leak_in_it_does() -> None:
    one, other = (pick(Draw()), Pick(prompt=text("x"), options=(Option(move=Draw(), say=lambda _: text("y")),)))
    assert one.options == other.options
    assert repr(one.options) != repr(other.options)


def test_an_answer_of_one_move_can_be_read_as_such() -> None:
    assert Picked((Draw(),)).move == Draw()
    with pytest.raises(ValueError, match="unpack"):
        _ = Picked((Draw(), Pass())).move


def test_a_refusal_carries_a_text() -> None:
    refused = Refused(text("why-not", seat=1))
    assert refused.reason == text("why-not", seat=1)
    assert str(refused) == "why-not", "arguments may be secret, and exceptions are logged"


def test_words_may_be_refused_for_a_reason_of_the_rules() -> None:
    taken = text("taken")
    menu: Write[Any] = Write(prompt=text("x"), max_length=9, refuse=lambda words: taken if words == "Rome" else None)
    assert menu.accepts(Typed("Roma"))
    assert not menu.accepts(Typed("Rome"))
    assert menu == Write(prompt=text("x"), max_length=9), "a rule is no part of what is asked"
