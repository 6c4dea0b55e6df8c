"""Sections on as many pages as they need."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.page import Page, Section
from engines.core.text import text

MOST_LINES = 48
"""Lines of one page: more would be more than one message, or very nearly."""


def spread(key: str, sections: Iterable[Section], most: int = MOST_LINES) -> tuple[Page, ...]:
    """None, if there are none.

    :param most: fewer lines, where lines are long.
    """
    leaves: list[list[Section]] = [[]]
    for section in sections:
        if leaves[-1] and _lines(leaves[-1]) + _lines([section]) > most:
            leaves.append([])
        leaves[-1].append(section)
    return tuple(
        Page(title=text(key, page=page, pages=len(leaves)), sections=tuple(leaf))
        for page, leaf in enumerate(leaves, start=1)
        if leaf
    )


def _lines(sections: list[Section]) -> int:
    return sum(1 + len(section.lines) for section in sections)
