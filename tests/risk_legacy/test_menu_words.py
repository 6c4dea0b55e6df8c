"""Whatever the menus of Risk Legacy say fits on a phone and can be told apart, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engines.core.move import Move
from engines.core.record import members
from tests.contract.catalogues import LOCALES
from tests.risk_legacy.reading import full, said
from tests.risk_legacy.ways import Sight, laid_out, strolled

LABEL, HEADING, PROMPT = 80, 90, 120
"""What Discord takes on a button and above a select (with a count), and what a question may run to."""
HINT = 175
"""The small print of a button has room; in a list Discord cuts it at 100, so the most telling comes first."""
SEEDS = (1, 4)


def all_sights() -> Iterator[Sight]:
    yield from laid_out()
    for seed in SEEDS:
        yield from strolled(seed)[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_hints_and_headings_fit_and_can_be_told_apart(locale: str) -> None:
    for sight in all_sights():
        labels = [full(option.label, locale) for option in sight.menu.options]
        hints = [full(option.hint, locale) for option in sight.menu.options if option.hint]
        headings = [full(option.group, locale) for option in sight.menu.options if option.group]
        assert max(map(len, labels), default=0) <= LABEL, max(labels, key=len)
        assert max(map(len, hints), default=0) <= HINT, max(hints, key=len)
        assert max(map(len, headings), default=0) <= HEADING, max(headings, key=len)
        assert len(full(sight.menu.prompt, locale)) <= PROMPT
        assert len(set(labels)) == len(labels), labels
        assert not any("**" in words for words in (*labels, *hints))


@pytest.mark.parametrize("locale", LOCALES)
def test_notes_and_reasons_can_be_said(locale: str) -> None:
    for sight in all_sights():
        assert all(said(note, locale) for note in sight.menu.notes())
        for no in sight.match.blocked(sight.seat):
            assert said(no.reason, locale)
            assert no.say is not None
            assert said(no.say(no.move), locale)


def test_every_move_is_read_somewhere() -> None:
    read = {option.move.kind for sight in laid_out() for option in sight.menu.options}
    assert read == set(members(Move, "engines.risk_legacy"))
