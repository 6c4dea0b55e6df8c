"""Whatever the menus of Royals say is short enough for a phone and can be told apart, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.game import Act
from engines.core.menu import Menu
from engines.core.move import Move, part
from engines.core.text import Text
from engines.royals import moves as m
from engines.royals.atlas import COUNTRIES, NUMBER
from tests.contract.catalogues import LOCALES
from tests.royals.arrange import begun, scene
from tests.royals.reading import all_at_once, aside, said
from tests.royals.scene import Scene

LABEL, HINT = 80, 100
"""What Discord takes on a button, and in the small print of a list."""
LONGEST_NAME = "M" * 32


def paying(match: Scene, noble: str) -> Scene:
    match.aims(NUMBER[noble])
    if match.accepts(part(m.Claim, every=True)):
        match.does(part(m.Claim, every=True))
    return match


def widest() -> Iterator[Menu[Move]]:
    """The menus in which most is said."""
    yield all_at_once().menu()
    capture = all_at_once(paris_king=2)
    yield capture.menu()
    yield paying(capture, "paris_king").menu()
    for hand in ("fr4 de4 gb4 es3", "fr4 de3 gb3 es3 + fr-de2 fr-gb fr-es de-gb"):
        surplus = scene(3, hands={0: hand})
        yield surplus.menu()
        surplus.does(part(m.EndTurn, cards=None))
        yield surplus.menu()
    row = scene(3, row="de de gb de", phase="draw", row_size="4")
    yield row.menu()
    row.does(part(m.Draw, plan="three_country"))
    yield row.menu()
    yield from orders_written()


def orders_written() -> Iterator[Menu[Move]]:
    match = all_at_once(paris_king=2)
    match.orders(1, Leaf(page="countries"))
    match.orders(1, *(Edit(field="countries", value=number) for number in range(len(COUNTRIES))))
    yield aside(match, 1)
    match.orders(1, Leaf(page="top"), Leaf(page="nobles"), Edit(field="jokers", value=True))
    match.orders(1, *(Edit(field="nobles", value=NUMBER[noble]) for noble in ("paris_king", "edinburgh_princess")))
    yield aside(match, 1)
    match.orders(1, Leaf(page="top"), Edit(field="on", value=True))
    yield aside(match, 1)


def strolled(seed: int) -> Iterator[Menu[Move]]:
    """Whatever comes up when the menus are answered by chance."""
    dice, match = random.Random(seed), begun(3, seed=str(seed), row_size="4", jokers="any_time")
    for _ in range(120):
        menu = match.menu()
        yield menu
        given = menu.choose(dice.randrange(len(menu.options)))
        match.match, _ = match.match.act(Act(seat=match.mover, question=match.match.question(match.mover), given=given))


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_and_hints_fit_and_can_be_told_apart(locale: str) -> None:
    for menu in (*widest(), *strolled(1), *strolled(2)):
        labels = [full(option.label, locale) for option in menu.options]
        hints = [full(option.hint, locale) for option in menu.options if option.hint]
        groups = [full(option.group, locale) for option in menu.options if option.group]
        assert max(map(len, labels)) <= LABEL, max(labels, key=len)
        assert max(map(len, hints), default=0) <= HINT, max(hints, key=len)
        assert max(map(len, groups), default=0) <= HINT, max(groups, key=len)
        assert len(set(labels)) == len(labels), labels
        assert not any("**" in words for words in (*labels, *hints))


def full(text: Text, locale: str) -> str:
    """With the longest names that people may have."""
    words = said(text, locale)
    for seat in range(4):
        words = words.replace(f"Seat-{seat}", LONGEST_NAME)
    return words


@pytest.mark.parametrize("locale", LOCALES)
def test_reasons_and_notes_can_be_said(locale: str) -> None:
    for match in (begun(2), all_at_once(paris_king=2), scene(3, phase="draw", deck=3), scene(3, hands={})):
        assert all(said(no.reason, locale) for no in match.match.blocked(match.mover))
        assert all(said(note, locale) for note in match.menu().notes())
