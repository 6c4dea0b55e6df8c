"""Hands of any size are laid in even rows, and their cards bear the numbers that menus and texts call them by."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.ui.menu import Where, controls
from engines.core.drawing.hand import number, rows
from engines.core.drawing.scene import Fact, Scene
from engines.core.hand import sign
from engines.core.match import Match
from engines.core.menu import Menu, Option, Pick
from engines.core.move import Cancel
from engines.core.text import text
from tests.bot.menus import entries, voice
from tests.drawing.positions import DRAWN, KIT, Position
from tests.playing import recorded

CARDLESS = "bellum_magica"
"""Nobody holds any cards there."""
LOOKED_AT = 25
"""Questions about somebody's cards."""


@pytest.mark.parametrize(
    ("count", "columns", "high"),
    [(0, 2, 0), (1, 2, 1), (4, 4, 1), (5, 3, 2), (8, 4, 2), (9, 3, 3), (13, 4, 4)],
)
def test_rows_are_even(count: int, columns: int, high: int) -> None:
    """Between two and four beside each other."""
    laid = rows(count, 100, 150, fewest=2, most=4)
    assert (laid.columns, laid.width, laid.height) == (columns, columns * 100, high * 150)


def test_cards_follow_each_other_like_words() -> None:
    laid = rows(5, 100, 150, fewest=2, most=4)
    assert [laid.place(at) for at in range(5)] == [(0, 0), (100, 0), (200, 0), (0, 150), (100, 150)]


def questions(key: str) -> Iterator[tuple[Menu[Any], Match[Any], int, int]]:
    """About cards of whoever is asked, at tables of any size."""
    for seats in DRAWN[key].meta.seats:
        for turn in recorded(DRAWN[key], seats, 2 * seats):
            for seat in turn.after.asked():
                menu = turn.after.menu(seat)
                if menu and any(option.cards for option in menu.options):
                    yield menu, turn.after, seat, seats


def drawn(scene: Scene) -> dict[int, Fact]:
    """What the picture says of each card that has a number in it."""
    order = [int(layer.sprite.words[0].said) for layer in scene.layers if layer.sprite.words and _number(layer.sprite)]
    assert order == [*range(1, len(order) + 1)]
    facts = [fact for fact in scene.facts if fact[0].startswith(tuple(map(sign, order)))]
    assert [fact[0].split()[0] for fact in facts] == [*map(sign, order)]
    return dict(zip(order, facts, strict=True))


def _number(sprite: Any) -> bool:
    said = sprite.words[0].said
    return bool(said.isdigit() and sprite == number(int(said)))


@pytest.mark.parametrize("key", DRAWN)
def test_menus_number_cards_as_the_hand_is_drawn(key: str) -> None:
    """What an option says of itself names the cards under its numbers, by what tells them from each other."""
    asked = [*questions(key)]
    assert bool(asked) == (key != CARDLESS)
    for menu, match, seat, seats in random.Random(key).sample(asked, min(LOOKED_AT, len(asked))):
        position = Position(DRAWN[key], match.view(seat), None, seats)
        scene = position.game.painter.own(position.view, position.look("en"))
        cards = drawn(scene) if scene else {}
        speak = KIT.voice("en", key, "ABCDEF"[: position.seats])
        for option in menu.options:
            said = f"{speak(option.label)} {speak(option.hint) if option.hint else ''}".casefold()
            for each in option.cards:
                _, name, *_ = (word for word in " ".join(cards[each]).split() if not word.isdecimal())
                assert name[:5].casefold() in said


def test_an_option_bears_the_numbers_of_the_cards_that_it_stands_for() -> None:
    """A button and an entry of a list alike."""
    both: Option[Any] = Option(move=Cancel(), say=lambda _: text("core-cancel"), hold=lambda _: (2, 13))
    few, many = (Pick[Any](prompt=text("ask-turn"), options=(both,) * count) for count in (1, 20))
    where = Where("d2000000zz", "0123456789")
    (label,) = (each["label"] for row in controls(few, where, voice("en"))[1:] for each in row["components"])
    assert {label, *(entry["label"] for entry in entries(controls(many, where, voice("en"))))} == {"②⑬ Cancel"}
