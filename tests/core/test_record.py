"""Families, as a game's JSON knows them."""

from typing import ClassVar

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


@family
class Potion(Family):
    bitter: ClassVar[bool] = True


@record
class Syrup(Potion, bitter=False):
    sips: int = 1


def test_a_class_says_what_holds_for_all_of_its_kind() -> None:
    """It is none of their fields; and what no family has declared is a slip of the pen."""
    assert (Potion.bitter, Syrup().bitter) == (True, False)
    assert Syrup(sips=2) != Syrup()
    with pytest.raises(AssertionError, match="sweet"):
        type("Tea", (Potion,), {}, sweet=True)
