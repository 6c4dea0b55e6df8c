"""Families, as a game's JSON knows them."""

from __future__ import annotations

import pytest

from engines.core.record import Family, adapter, family, record


@family
class Spell(Family):
    """There is none."""


@record
class Book:
    first: Spell | None = None


def test_a_family_without_members_is_named() -> None:
    with pytest.raises(AssertionError, match=r"tests\.core has no spell"):
        adapter(Book, "tests.core")
