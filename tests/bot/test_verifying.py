"""``castellan verify`` on any file whatever: it says what does not hold, and neither stumbles nor steers the terminal.

``CASTELLAN_SOAK_FILES`` sets how many changed files of each game are looked at."""

import contextlib
import json
import os
import random
import subprocess
import sys
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.commandline.exported import LARGEST, MEGABYTE
from bot.commandline.saying import printable, say
from bot.commandline.verify import verify
from bot.languages import SHIPPED
from engines.core.event import Event
from engines.core.match import Act, Match
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.core.undo import Change, Course, Played, Undo
from persistence.codec import HEIRLOOMS, Codec
from persistence.export import as_document
from persistence.records import Entry, History
from tests.bot.scene import TOY
from tests.campaigns import Table, bequeaths, following, lineage
from tests.contract.games import ALL_GAMES
from tests.kits import EVERY, KIT
from tests.persistence.samples import logged, table
from tests.playing import played

FILES = int(os.environ.get("CASTELLAN_SOAK_FILES", "4"))
WAVERS = 11
MOST_ACTS = 250
"""A match that takes longer is closed in the middle."""
STEERING = "\x1b[2J\x1b]0;mine\x07\u202e\x9b31m\r"


@cache
def exported(key: str) -> str:
    """A match as the store exports it, in a game of campaigns one that began with an heirloom."""
    game = ALL_GAMES[key]
    seats, secret, codec = game.meta.seats[-1], f"secret of {key}", Codec(game)
    place = following(game, seats, "verified", lineage(game, 1)[-1] if bequeaths(game) else None)
    people = place.people or tuple(f"person {seat}" for seat in range(seats))
    options = game.meta.chosen(place.options, seats)
    place = type(place)(
        game=game, seats=seats, seed=Rng.seed(secret, "start"), options=options, heirloom=place.heirloom, people=people
    )
    match, told = place.begin()
    first = Entry(step=0, seat=None, kind="begin", body="null", cause="begin", events=codec.dump_events(told))
    entries = [first]
    for change, events, match in islice(wavering(place, 5), MOST_ACTS):
        entries.append(codec.entry(match.step, change, events, "person"))
    history = History(
        table=table(*("?" * seats), game=key, options=options, state="closed", commitment=Rng.commitment(secret)),
        start_message_id="start",
        people=people,
        heirloom=HEIRLOOMS.dump_json(place.heirloom).decode() if place.heirloom else None,
        bequest=match.bequest,
        step=match.step,
        over=match.over,
        secret=secret,
        entries=tuple(logged(entry, game.meta.schema, game.meta.rules) for entry in entries),
    )
    return json.dumps(as_document(history), ensure_ascii=False)


def wavering(place: Table, seed: int) -> Iterator[tuple[Change, tuple[Event, ...], Match[Any]]]:
    """A match in which every so-manyth act is taken back and done again."""
    course: Course[Any] = Course(place.begin()[0])
    for turn in played(place, seed):
        seat, wavers = turn.entry.seat, isinstance(turn.entry, Act) and turn.before.step % WAVERS == 0
        yield _again(course, turn.entry)
        if wavers and not turn.after.over:
            undo = Undo(seat=seat, act=course.match.step, agreed=course.barrier(seat) is not None)
            yield undo, course.play(undo), course.match
            yield _again(course, turn.entry)


def _again(course: Course[Any], change: Played) -> tuple[Change, tuple[Event, ...], Match[Any]]:
    if isinstance(change, Act) and change.question is not None:
        change = evolve(change, question=course.match.question(change.seat))
    return change, course.play(change), course.match


def told(file: Path, capsys: pytest.CaptureFixture[str], locale: str = "en") -> tuple[int, str]:
    """The exit code and what is printed, in which nothing steers a terminal."""
    code = verify(EVERY, file, locale)
    printed = capsys.readouterr()
    assert printed.err == ""
    assert [each for each in printed.out if unicodedata.category(each)[0] == "C" and each != "\n"] == []
    assert code in (0, 1, 2)
    assert printed.out.strip()
    return code, printed.out


# ---- files that somebody has changed


def ways(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a document: what holds it, and its key there."""
    places = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in places:
        yield value, key
        yield from ways(each)


def strange(rng: random.Random) -> Any:
    deep: Any = []
    for _ in range(300):
        deep = [deep]
    numbers = (-1, 0, 1, 2, 7, 10**30, 0.5, 1e308, float("nan"))
    texts = ("", "0", STEERING, "\ud800", "Ж" * 5000)
    return rng.choice([None, True, False, *numbers, *texts, [], {}, [[]], {"kind": "act"}, {STEERING: STEERING}, deep])


def replaced(document: Any, rng: random.Random) -> None:
    holder, key = rng.choice(list(ways(document)))
    holder[key] = strange(rng)


def removed(document: Any, rng: random.Random) -> None:
    holder, key = rng.choice(list(ways(document)))
    del holder[key]


def exchanged(document: Any, rng: random.Random) -> None:
    """Two values of the same type, wherever they stand."""
    every = list(ways(document))
    one, at = rng.choice(every)
    alike = [(holder, key) for holder, key in every if type(holder[key]) is type(one[at])]
    other, there = rng.choice(alike)
    one[at], other[there] = json.loads(json.dumps([other[there], one[at]]))


def stretched(document: Any, rng: random.Random) -> None:
    """A list with an entry twice, without one, or the other way round."""
    found = [holder[key] for holder, key in ways(document) if isinstance(holder[key], list) and holder[key]]
    lengthy = rng.choice([each for each in found if len(each) > 1] or found)
    at = rng.randrange(len(lengthy))
    match rng.randrange(3):
        case 0:
            lengthy.insert(at, lengthy[at])
        case 1:
            del lengthy[at]
        case _:
            lengthy.reverse()


def at_the_head(document: Any, rng: random.Random) -> None:
    """What is not in the log would hardly ever be hit by chance."""
    key = rng.choice(list(document))
    document[key] = strange(rng)


def bequeathed(document: Any, rng: random.Random) -> None:
    """Something within the heirloom that it began with, which is JSON within the JSON; an earlier change may have left
    none."""
    with contextlib.suppress(KeyError, TypeError, ValueError):
        body = json.loads(document["heirloom"]["body"])
        rng.choice([replaced, removed, exchanged, stretched])([body], rng)
        document["heirloom"]["body"] = json.dumps(body)


CHANGES: list[Callable[[Any, random.Random], None]] = [
    *(replaced, removed, exchanged, stretched, at_the_head, bequeathed),
]


def changed(whole: str, number: int) -> bytes:
    """The export with a change or a few; every third is changed without regard to what it says."""
    rng = random.Random(number)
    if number % 3 == 2:
        raw = bytearray(whole.encode())
        for _ in range(rng.choice((1, 1, 3))):
            at = rng.randrange(len(raw))
            raw[at : at + rng.choice((0, 1, 1, 40))] = rng.randbytes(rng.choice((0, 1, 1, 9)))
        return bytes(raw[: rng.choice((len(raw), len(raw), at))])
    document = json.loads(whole)
    for _ in range(rng.choice((1, 1, 1, 2))):
        rng.choice(CHANGES)(document, rng)
    return json.dumps(document).encode()


TELLING = ("game", "commitment", "start_message", "secret", "over", "step")
LOGGED = ("step", "seat", "kind", "events")


def matters(document: Any) -> str:
    """What of an export cannot be changed without somebody noticing."""
    log = [{name: entry[name] for name in LOGGED} for entry in document["log"]]
    return json.dumps([{name: document[name] for name in TELLING}, log], sort_keys=True)


@pytest.mark.parametrize("part", range(FILES))
@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_changed_file_is_found_out_or_says_the_same(
    key: str, part: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes no more acts than the file has entries."""
    content = changed(exported(key), part)
    file = tmp_path / "changed.json"
    file.write_bytes(content)
    acts = 0
    act = Match.act

    def counted(match: Any, given: Any) -> Any:
        nonlocal acts
        acts += 1
        return act(match, given)

    monkeypatch.setattr(Match, "act", counted)
    code, _ = told(file, capsys, SHIPPED.tags[part % len(SHIPPED.tags)])
    if code == 0:
        assert matters(json.loads(content)) == matters(json.loads(exported(key)))
    if code != 2:
        assert acts <= content.count(b'"events"')


@pytest.mark.parametrize("key", ALL_GAMES)
def test_what_was_exported_holds(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "whole.json"
    file.write_text(exported(key))
    code, said = told(file, capsys)
    assert (code, said.startswith("It holds: ")) == (0, True), said
    assert len(json.loads(exported(key))["log"]) > 20


# ---- whatever else may be in a file


def document(**changes: Any) -> str:
    return json.dumps({**json.loads(exported("petty_court")), **changes})


DEEPER = "[" * 100_000
ODD = {
    "nothing": (b"", 2, "is not an exported match"),
    "no text": (b"\xff\xfe\x00", 2, "is not an exported match"),
    "no json": (b"{", 2, "is not an exported match"),
    "another json": (b"[]", 2, "is not an exported match"),
    "a later format": (document(format=3).encode(), 2, "is not an exported match"),
    "the format before anything could be taken back": (document(format=1).encode(), 0, "It holds"),
    "something else than a format": (document(format=True).encode(), 2, "is not an exported match"),
    "depths": (DEEPER.encode(), 2, "is not an exported match"),
    "depths within": (document(over="@").replace('"@"', "[" * 900 + "]" * 900).encode(), 1, "over is not what"),
    "a large number": (document(step=10**4000).encode(), 1, "steps are missing"),
    "too large a number": (b'{"format": 1, "step": 1' + b"0" * 5000 + b"}", 2, "is not an exported match"),
    "no number": (document(step=float("nan")).encode(), 2, "is not an exported match"),
    "a number that is none": (document(step=True).encode(), 1, "step is not what it should be"),
    "a game that steers": (document(game=STEERING).encode(), 1, "this release has no game"),
    "half a letter": (document(secret="\ud800").encode(), 1, "it cannot be played again (UnicodeEncodeError)"),
    "people who are none": (document(people=[None]).encode(), 1, "people.0 is not what it should be"),
    "options that steer": (document(options={STEERING: 1}).encode(), 1, "is not what it should be"),
    "nobody": (document(people=[]).encode(), 1, "no match begins like that"),
    "still running": (document(secret=None).encode(), 1, "its secret is not published yet"),
    "the end denied": (document(over=False).encode(), 1, "it is over"),
    "no log": (document(log=[], step=-1).encode(), 1, "steps are missing"),
    "two beginnings": (
        document(log=json.loads(exported("petty_court"))["log"][:1] * 2, step=1).encode(), 1, "step 1 is not the one",
    ),
    "an heirloom of nothing": (
        document(heirloom={"game": "petty_court", "schema": 3, "body": "{"}).encode(), 1, "it cannot be played again",
    ),
    "an old heirloom of nothing": (
        document(heirloom={"game": "petty_court", "schema": 1, "body": "{"}).encode(), 1, "in JSON of schema 1",
    ),
    "an heirloom of later": (
        document(heirloom={"game": "petty_court", "schema": 4, "body": "{}"}).encode(), 1, "schema 4 is newer than 3",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ODD)
def test_an_odd_file(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content, code, said = ODD[name]
    file = tmp_path / "odd.json"
    file.write_bytes(content)
    found, words = told(file, capsys)
    assert (found, said in words) == (code, True), words


def test_what_is_said_to_have_been_free_is_looked_into(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What was agreed on by the table need not have been free; what was not has to be."""
    changed = json.loads(exported("petty_court"))
    undone = next(entry for entry in changed["log"] if entry["kind"] == "undo" and entry["body"]["agreed"])
    undone["body"]["agreed"] = False
    file = tmp_path / "free.json"
    file.write_text(json.dumps(changed))
    code, said = told(file, capsys)
    assert (code, f"step {undone['step']} is not possible there" in said) == (1, True), said


def test_what_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "fifo")
    for path in (tmp_path, tmp_path / "not there", tmp_path / "fifo", Path("/dev/zero"), Path("nul\0")):
        code, said = told(path, capsys)
        assert (code, "is not a file that can be read" in said) == (2, True), path


def test_a_large_file_is_not_even_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "large.json"
    with file.open("wb") as opened:
        opened.truncate(LARGEST * MEGABYTE + 1)
    code, said = told(file, capsys)
    assert (code, f"is larger than {LARGEST} MB" in said) == (2, True)


def test_a_name_that_steers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "\x1b[2J\nnew\udcff"
    file.write_text("[]")
    code, said = told(file, capsys)
    assert (code, "[2J" in said) == (2, True)


# ---- as a command


def run(*arguments: str, **environment: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        capture_output=True, check=False, timeout=100, env={**os.environ, **environment},
    )  # fmt: skip
    assert b"Traceback" not in done.stderr
    return done.returncode, done.stdout.decode("ascii", "replace")


@pytest.mark.thorough
def test_a_terminal_that_knows_few_letters(tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("[]")
    code, said = run(
        "verify", str(tmp_path / "no.json"), CASTELLAN_LOCALE="ru", LC_ALL="C", PYTHONUTF8="0", PYTHONIOENCODING="ascii"
    )
    assert (code, "no.json" in said) == (2, True)


@pytest.mark.parametrize("written", [b"CASTELLAN_PARLOUR_PORT=secret", b"CASTELLAN_LOCALE=\xff\xfe"])
def test_settings_that_cannot_be_used(
    written: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Said by name, and no value: one of them is the token."""
    (tmp_path / ".env").write_bytes(written)
    monkeypatch.chdir(tmp_path)
    assert cli.main(["doctor"]) == 2
    said = capsys.readouterr().out
    assert said.startswith("These settings cannot be used: ")
    assert "secret" not in said


def test_requests_that_cannot_be_written_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["rehearse", TOY, "--wire", str(tmp_path / "no folder" / "\x1b[2J")], KIT) == 2
    said = capsys.readouterr().out
    assert said.startswith("FAILED: ")
    assert "\x1b" not in said


def test_what_is_said_is_whole_where_it_can_be(capsys: pytest.CaptureFixture[str]) -> None:
    say("Всё\u00a0в порядке: 1\n2")
    assert capsys.readouterr().out == "Всё в порядке: 1\n2\n"
    assert len(printable("x" * 10**6)) < 10**4
