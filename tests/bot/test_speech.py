"""Names and words of people, and whose language is spoken."""

import unicodedata

import pytest
from fluent.runtime import FluentBundle

from bot.languages import SHIPPED
from bot.speech import NAME_LENGTH, QUOTE_LENGTH, plain, seen, tame
from bot.ui.parts import button, choice, select
from engines.core.text import CardRef, PersonRef, Said, SeatRef, text
from persistence.folding import contains
from persistence.records import Known
from tests.bot.scene import TOY
from tests.kits import voice


@pytest.mark.parametrize(
    ("locale", "catalogue"), [("ru", "ru"), ("bg", "bg"), ("en-GB", "en"), ("de", "en"), ("", "en"), (None, "en")]
)
def test_the_nearest_catalogue(locale: str | None, catalogue: str) -> None:
    assert SHIPPED.nearest(locale) == catalogue


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Ann", "Ann"),
        ("@everyone", r"\@everyone"),
        ("<@123>", r"\<\@123\>"),
        ("`code`", r"\`code\`"),
        ("**bold** _it_ ~~no~~ ||psst||", r"\*\*bold\*\* \_it\_ \~\~no\~\~ \|\|psst\|\|"),
        ("[x](http://y.z)", r"\[x\]\(http\:\/\/y.z\)"),
        ("# head\n> quote\n- list", r"\# head \> quote \- list"),
        ("a\u202eb\u2066c", "a b c"),
        ("a\x00\x1b[31mb\x7f", r"a \[31mb"),
        ("\u200b\ufeff\u3164\u2800", "?"),
        ("", "?"),
        ("  Анна   Ш.  ", "Анна Ш."),
        ("Z\u0301\u0301\u0301\u0301\u0301", "Z\u0301\u0301"),
        ("\ud800x", "x"),
        ("\U000e0041x", "x"),
    ],
)
def test_names_are_tamed(words: str, told: str) -> None:
    assert tame(words) == told


def test_a_name_is_cut_before_it_is_escaped() -> None:
    assert tame("*" * 100) == "\\*" * (NAME_LENGTH - 1) + "…"


def test_whatever_is_kept_can_be_seen() -> None:
    everything = "".join(map(chr, range(0x3000))) + "".join(map(chr, range(0xD7F0, 0xE010)))
    kept = seen(everything)
    assert {unicodedata.category(letter)[0] for letter in kept.replace(" ", "")} & set("CZ") == set()
    assert kept.encode()


def test_plain_undoes_the_escapes() -> None:
    for words in ("a_b", "[x](y)", "back\\slash", "@all"):
        assert plain(tame(words)) == words


def test_controls_show_no_escapes() -> None:
    """Discord shows markdown in texts only."""
    name = tame("a_b")
    assert button("1:x:t", name)["label"] == "a_b"
    assert choice("0", name, name) == {"label": "a_b", "value": "0", "description": "a_b"}
    assert select("1:s:t", [choice("0", "x")], name)["components"][0]["placeholder"] == "a_b"


def test_somebodys_words_in_a_text_are_tamed_and_selectors_are_not() -> None:
    told = voice("en", "petty_court", ("Ann",))
    said = told(text("event-decreed", seat=SeatRef(0), words="@everyone **be** quiet"))
    assert said == "Ann decrees: “\\@everyone \\*\\*be\\*\\* quiet”"
    assert told(text("event-cancelled", ref="steal-deed")) == "The theft fails."
    assert len(str(told.value("x " * 5000))) <= 2 * QUOTE_LENGTH


def test_seats_and_cards_are_named() -> None:
    told = voice("bg", "petty_court", ("Ann",))
    assert told.value((SeatRef(0), SeatRef(4), CardRef("tithe"), 3)) == "Ann, #5, Десятък, 3"


def test_persons_are_named_as_last_known() -> None:
    known = Known(people=(("17", "Ann"),))
    told = (PersonRef("17"), PersonRef("18"))
    assert voice("en", known=known).value(told) == "Ann, a former player"
    assert voice("ru", known=known).value(told) == "Ann, бывший игрок"
    assert voice("bg").value(told) == "бивш играч, бивш играч"


def test_made_up_names_cannot_format_and_give_way_where_they_are_hidden() -> None:
    name = Said("*New* @here", text("move-pass"))
    assert voice("en", TOY).value(name) == r"\*New\* \@here"
    assert voice("en", TOY, known=Known(hidden=("new here",))).value(name) == "Pass"


def test_voices_that_know_different_things_remember_apart() -> None:
    said = text("event-decreed", seat=Said("Rome", text("name")), words="so")
    assert voice("en", TOY)(said) == "Rome decrees: “so”"
    assert voice("en", TOY, known=Known(hidden=("rome",)))(said) == "Petty Court decrees: “so”"
    assert voice("en", TOY)(said) == "Rome decrees: “so”"


def test_what_names_nobody_is_put_together_once_for_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    common, hers = text("event-cancelled", ref="steal-deed"), text("event-decreed", seat=SeatRef(0), words="so")
    shouted = text("event-cancelled", ref="Oh no!")
    ann, bob = voice("en", TOY, ("Ann",)), voice("en", TOY, ("Bob",))
    told = [ann(each) for each in (common, hers, shouted)]
    monkeypatch.delattr(FluentBundle, "format_pattern")
    assert bob(common) == told[0]
    for own in (hers, shouted):
        with pytest.raises(AttributeError):
            bob(own)
    assert [ann(each) for each in (common, hers, shouted)] == told


@pytest.mark.parametrize(
    ("words", "hidden", "held"),
    [
        ("Grassland", "ass", False),
        ("Big ASS!", "ass", True),
        ("a-s-s", "ass", False),
        ("New  York, again", "new york", True),
        ("Ｆｏｏ", "foo", True),
        ("Nová Ves", "nova", False),
        ("b\u0301ass", "ass", False),
    ],
)
def test_a_hidden_word_is_found_as_a_word(words: str, hidden: str, held: bool) -> None:
    assert contains(words, [hidden]) is held
