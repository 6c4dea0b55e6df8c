"""Families, as a game's JSON knows them."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from engines.core.record import Family, adapter, family, record


@family
class Spell(Family):
    """A game may know none of them, as a small one knows no drafts."""


@record
class Book:
    first: Spell | None = None


def test_a_family_may_have_no_members() -> None:
    books = adapter(Book, "tests.core")
    assert books.validate_json(books.dump_json(Book())) == Book()
    with pytest.raises(ValidationError):
        books.validate_json('{"first": {"kind": "fire"}}')
