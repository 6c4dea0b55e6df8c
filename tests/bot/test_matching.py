"""Which entries of a list a typed text fits, and which of them it means."""

import pytest

from bot.handlers.phrases.entries import Entry
from bot.handlers.phrases.matching import fitting, fold, meant

PERU = Entry("1", "Attack: Peru (5) · Bob", "from Brazil", bare="Peru (5) · Bob", names=("Peru", "Bob"))
PERUGIA = Entry("2", "Attack: Perugia (1) · Cid", "from Brazil", bare="Perugia (1) · Cid", names=("Perugia", "Cid"))
FIELDS = Entry("3", "Attack: Ёлкино поле (2)", "from Brazil", bare="Ёлкино поле (2)", names=("Ёлкино поле",))
UPPER = Entry("4", "Upper Peru (3)", "Out of reach of Cid.", blocked=True, names=("Upper Peru",))
LIST = [PERU, PERUGIA, FIELDS, UPPER]


@pytest.mark.parametrize(
    ("one", "other"),
    [("ЁЛКА", "елка"), ("Perú", "PERU"), ("  North \t Africa ", "north africa"), ("Straße", "strasse")],
)
def test_case_accents_and_blanks_are_nothing(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", LIST),
        ("peru", [PERU, PERUGIA, UPPER]),
        ("елкино", [FIELDS]),
        ("brazil", [PERU, PERUGIA, FIELDS]),
        ("cid", [PERUGIA]),
        ("bob peru", [PERU]),
        ("bob attack", [PERU]),
        ("rugia tack", [PERUGIA]),
        ("peru dan", []),
        ("?!", []),
    ],
)
def test_the_nearest_are_listed(typed: str, found: list[Entry]) -> None:
    """Those whose label contains it or has its words, begun or within, in any order; else those that mean it."""
    assert fitting(LIST, typed) == found


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("1", PERU),
        ("attack: peru (5) · bob", PERU),
        ("PERÚ", PERU),
        ("Peru (5) · Bob", PERU),
        ("perug", PERUGIA),
        ("елкино", FIELDS),
        ("bob attack", PERU),
        ("peru (5) · bob — from", PERU),
        ("upper", UPPER),
        ("Upper Peru", UPPER),
        ("✗ Upper Peru (3) — Out of reach of Cid.", UPPER),
        ("upp per", UPPER),
        ("cid", PERUGIA),
    ],
)
def test_what_leaves_one_entry_means_it(typed: str, entry: Entry) -> None:
    """A whole name before a part of one; what can be had before what cannot, if both fit alike."""
    assert meant(LIST, typed).entry == entry


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("per", (PERU, PERUGIA)),
        ("attack", (PERU, PERUGIA, FIELDS)),
        ("brazil", (PERU, PERUGIA, FIELDS)),
        ("reach", ()),
        ("nothing", ()),
        ("", ()),
        ("?", ()),
    ],
)
def test_what_fits_several_or_none_means_nothing_yet(typed: str, found: tuple[Entry, ...]) -> None:
    """Why something cannot be had is not what it is called."""
    assert meant(LIST, typed).entry is None
    assert meant(LIST, typed).found == found


def test_what_only_the_small_print_says_is_not_taken_for_the_name() -> None:
    """Who types the place that an attack would come from has not named its target."""
    assert meant([PERU, UPPER], "brazil") == ((PERU,), False)
    assert meant([PERU, UPPER], "brazil").entry is None


def test_a_letter_or_two_have_to_begin_a_word() -> None:
    assert meant([PERU], "ru bob").entry is None
    assert meant([PERU], "eru bob").entry == PERU


@pytest.mark.parametrize("typed", ["peru", "Peru", "attack", "bob attack", "brazil"])
def test_what_may_be_an_answer_itself_is_not_part_of_an_entry(typed: str) -> None:
    assert meant(LIST, typed, whole=True).found == ()
    assert meant(LIST, "Peru (5) · Bob", whole=True).entry == PERU


def test_entries_in_the_same_words_are_one() -> None:
    assert meant([PERU, PERU._replace(value="9")], "peru").entry == PERU
