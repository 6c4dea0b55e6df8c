"""What a button carries."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.play.marks import mark
from bot.routes import PRESSES
from bot.ui.codec import Press, Unfit, decode, encode
from bot.ui.verbs import Verb

words = some.text(some.characters(codec="utf-8", exclude_characters=":"), min_size=1, max_size=12)


@given(some.sampled_from(Verb), words, some.lists(some.one_of(words, some.integers(-(10**9), 10**9)), max_size=3))
def test_what_is_written_is_read(verb: Verb, table: str, args: list[str | int]) -> None:
    assert decode(encode(verb, table, *args)) == Press(verb, table, tuple(map(str, args)))


@given(some.text(max_size=100))
def test_anything_can_be_read(custom_id: str) -> None:
    press = decode(custom_id)
    assert press is None or (press.verb and press.table)


@pytest.mark.parametrize("custom_id", ["", "1", "1:", "1:o", "1:o:", "1::t", "1:zz:t", "0:o:t", "2:o:t", "o:t"])
def test_what_is_not_ours(custom_id: str) -> None:
    assert decode(custom_id) is None


def test_controls_that_hang_in_channels_mean_what_they_meant() -> None:
    """A value that changes here is a button that stops working there; a further verb adds a line."""
    assert {verb.value: verb.name for verb in Verb} == {
        "er": "RESULT",
        "tb": "RECLAIM",
        "mm": "MINE",
        "mt": "TURN_TO",
        "o": "CHOOSE",
        "fi": "FILM",
        "vo": "JUDGE",
        "ge": "LEAGUE_ENTER",
        "gq": "LEAGUE_QUIT",
        "gs": "LEAGUE_STANDINGS",
        "gm": "LEAGUE",
        "gt": "SET_LEAGUE",
        "gb": "LEAGUE_DECIDE",
        "gb!": "LEAGUE_DECIDE_YES",
        "ri": "ROSTER_YES",
        "ro": "ROSTER_NO",
        "rc": "ROSTER",
        "rt": "SET_ROSTER",
        "rw": "ROSTER_WHEN",
        "rg": "ROSTER_WHEN_FILLED",
        "h": "HAND",
        "hw": "HELD",
        "b": "BOARD",
        "br": "REGION",
        "w": "WHY_NOT",
        "p": "PAGE",
        "a": "ANSWER",
        "s": "SELECT",
        "n": "NUMBER",
        "f": "FORM",
        "g": "FILLED",
        "x": "ASIDE",
        "y": "ORDER",
        "i": "RULES",
        "cu": "CATCH_UP",
        "j": "JOIN",
        "l": "LEAVE",
        "st": "ADD_STEWARD",
        "sr": "REMOVE_STEWARD",
        "opt": "OPTIONS",
        "os": "SET_OPTION",
        "ol": "SET_LANGUAGE",
        "op": "SET_AGREED",
        "pt": "TIMES",
        "pg": "NUMBERS_FILLED",
        "oc": "SET_OWN",
        "va": "AYE",
        "vn": "NAY",
        "tk": "TAKE",
        "mc": "DIARY",
        "mp": "PAST",
        "mh": "MY_HOURS",
        "mw": "SET_HOURS",
        "mz": "NO_HOURS",
        "mo": "HOLIDAY",
        "mg": "HOLIDAY_FILLED",
        "mx": "HOLIDAY_OFF",
        "go": "START",
        "again": "AGAIN",
        "log": "LOG",
        "a!": "SURE",
        "u": "UNDO",
        "ua": "UNDO_ASK",
        "rs!": "RESIGN_YES",
        "cl!": "CLOSE_YES",
        "e": "EXPORT",
        "wp": "WORLD_PAGE",
        "wt": "WORLD_TITLE",
        "wc": "WORLDS",
        "wo": "WORLD",
        "we": "WORLD_EXPORT",
        "wa": "ANNUL",
        "wa!": "ANNUL_YES",
        "wl": "LEAVE_WORLD",
        "wl!": "LEAVE_WORLD_YES",
        "wj": "PLATE",
        "wf": "WORLD_FILM",
        "wb": "BOOK",
        "wq": "CLAIMING",
        "wn": "CLAIM",
        "wg": "CLAIMS",
        "wy": "GRANT",
        "wd": "DENY",
        "ms": "SETTING",
        "mn": "MISSED",
        "md": "MY_DATA",
        "mf": "FORGET",
        "mf!": "FORGET_YES",
        "ke": "ENTER",
        "kq": "QUIT",
        "kh": "HERE",
        "ks": "STANDINGS",
        "kd": "DECISIONS",
        "ki": "CALENDAR",
        "kx": "EXPORT_CONTEST",
        "kf": "DRAFT",
        "kt": "SET_TERM",
        "kw": "WHEN",
        "kg": "WHEN_FILLED",
        "ka": "ANNOUNCE",
        "km": "MANAGE",
        "kb": "DECIDE",
        "kb!": "DECIDE_YES",
        "kv": "VOID",
        "kz": "SEND_AWAY",
        "sk": "SEEK_TOO",
        "su": "UNSEEK",
        "sl": "SEEKS",
        "sx": "SEEK_OFF",
        "sp": "PREDICT",
    }
    assert set(PRESSES) == set(Verb), "each is carried out by somebody"


def test_arguments_are_taken_exactly() -> None:
    press = Press(Verb.ANSWER, "t", ("x", "7"))
    assert press.take(2) == ("x", "7")
    assert press.number(1) == 7
    for number in (0, 1, 3):
        with pytest.raises(Unfit):
            press.take(number)
    for at in (0, 2, 9):
        with pytest.raises(Unfit):
            press.number(at)


@pytest.mark.parametrize("value", ["", "-", "--1", "1.5", "1e3", "½", "0x1", "9" * 13, " 1"])
def test_no_number(value: str) -> None:
    with pytest.raises(Unfit):
        Press(Verb.PAGE, "t", (value,)).number(0)


def test_a_mark_is_the_seats_and_the_questions_and_the_tables_own() -> None:
    """It tells nothing, and nobody without the secret can make one."""
    every = {
        mark(secret, table, seat, question)
        for secret in ("a", "b")
        for table in ("t", "u")
        for seat in range(5)
        for question in range(50)
    }
    assert len(every) == 2 * 2 * 5 * 50
    assert mark("a", "t", 0, 1) == mark("a", "t", 0, 1)
