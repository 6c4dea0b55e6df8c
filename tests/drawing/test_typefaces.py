"""Words are as wide as the fonts say, and fit where they are put."""

import json

import pytest

from bot.languages import SHIPPED
from bot.speech import instead
from engines.core.drawing.look import Look, player
from engines.core.drawing.typefaces import (
    CAPITALS,
    ELLIPSIS,
    FIGURES,
    LABELS,
    PROSE,
    Face,
    fitted,
    legible,
    shrunk,
    width,
    wrapped,
    written,
)
from tests.drawing.positions import KIT
from tests.drawing.widths import WIDTHS, widths


def test_widths_are_those_of_the_fonts() -> None:
    """Made anew by ``python -m tests.drawing.widths``."""
    assert json.loads(WIDTHS.read_text("utf-8")) == widths()


@pytest.mark.parametrize("face", [FIGURES, LABELS, PROSE, CAPITALS])
def test_every_face_writes_every_language(face: Face) -> None:
    letters = "ABCXYZabcxyz АБВЭЮЯабвэюя ЪЫъы Ёё Ѝѝ 0123456789 .,:;–—/+-×?!()«»„“"
    assert written(letters, face) == " ".join(letters.split())


def test_what_cannot_be_written_is_left_out() -> None:
    assert written("🦊 Fox\u202e \u0007 שלום", LABELS) == "Fox"
    assert written("🦊☕", LABELS) == ""


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_whoever_has_no_letters_is_a_player_not_a_number(locale: str) -> None:
    """A bare "3" stood among troops and stars, where nobody took it for a name."""
    names = ("محمد", "田中 2", "🦊 שלום (x1)", "7", "Ann 🦊", "🦊 שלום ☕")
    voice = KIT.voice(locale, "royals", names)
    look = Look(say=voice.bare, names=voice.drawn(names))
    called = [look.name(seat, LABELS, 30, 300) for seat in range(len(names))]
    stands = [voice.bare(player(seat)) for seat in range(len(names))]
    assert called == [stands[0], stands[1], "(x1)", "7", "Ann", stands[5]]
    assert stands[0][:-2].isalpha()
    narrow = look.name(0, LABELS, 30, max(width(short, LABELS, 30) for short in ("Pl.1", "Иг.1")))
    assert narrow.endswith("1")
    assert len(narrow) == 4


def test_a_steward_for_somebody_without_letters_has_more_than_its_mark() -> None:
    (steward,) = KIT.voice("en", "royals", ()).drawn([instead("田中")])
    assert (steward, legible(steward)) == ("Player 1 (bot)", "Player 1 (bot)")


def test_words_shrink_before_they_are_cut() -> None:
    room = width("Constantinople", LABELS, 30)
    assert fitted("Constantinople", LABELS, 30, room) == "Constantinople"
    assert shrunk("Constantinople", LABELS, 36, room) == ("Constantinople", 30)
    said, size = shrunk("Constantinople", LABELS, 60, room)
    assert (said[-1], size) == (ELLIPSIS, 48)
    assert width(said, LABELS, size) <= room


def test_words_are_wrapped_and_the_last_line_is_cut() -> None:
    room = width("the quick", LABELS, 30)
    assert wrapped("the quick brown fox", LABELS, 30, room, 3) == ("the quick", "brown", "fox")
    assert wrapped("the quick brown fox", LABELS, 30, room, 1)[0].endswith(ELLIPSIS)


def test_names_that_begin_alike_keep_what_tells_them_apart() -> None:
    names = ("Ann", "Steward 2", "Steward 3", "Alexandra")
    look = Look(say=str, names=names)
    room = width("Stewar", LABELS, 30)
    cut = [look.name(seat, LABELS, 30, room) for seat in range(len(names))]
    assert cut[0] == "Ann"
    assert [cut[seat][-2:] for seat in (1, 2)] == ["…2", "…3"]
    assert cut[3].endswith(ELLIPSIS)
    assert all(width(name, LABELS, 30) <= room for name in cut)
    assert look.name(1, LABELS, 30, 500) == "Steward 2"
