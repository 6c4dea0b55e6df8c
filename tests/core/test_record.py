"""Families, as a game's JSON knows them."""

from dataclasses import field
from typing import ClassVar

import pytest
from pydantic import ValidationError

from engines.core.record import Family, adapter, family, maker, record, value


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
class Herb(Family):
    """Of this test alone."""


@record
class Mint(Herb):
    leaves: int = 1


def test_what_reads_is_made_once_and_knows_what_is_imported_later() -> None:
    """A game with other settings has the same records. Until then nobody has read the newcomer."""
    reads = adapter(Herb, __name__)
    assert adapter(Herb, __name__) is reads
    record(type("Sage", (Herb,), {"__module__": __name__, "__annotations__": {}}))
    assert adapter(Herb, __name__).validate_json('{"kind": "sage"}').kind == "sage"


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


@record
class Cork(Potion):
    shelf: Book = field(default_factory=Book)
    new: bool = True
    size: int


@value
class Label:
    size: int
    text: str = "none"


def test_a_maker_makes_what_the_class_makes() -> None:
    cork, label = maker(Cork), maker(Label)
    assert cork(size=2) == Cork(size=2)
    assert cork(size=2).kind == "cork"
    assert cork(size=2, new=False) == Cork(size=2, new=False)
    assert label(3) == Label(3)
    assert label(3, text="some") == Label(3, "some")
    with pytest.raises(TypeError):
        cork()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        cork(2)  # type: ignore[call-arg, arg-type]
