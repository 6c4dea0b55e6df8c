"""That nothing of the rules is left untold: every clause, every example and every invariant is cited by a scenario."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.clauses import docstrings, scenarios

TESTS = Path(__file__).parents[1]
NUMBER = r"B?\d{1,2}(?:\.\d{1,2}){0,2}"
CITED = re.compile(rf"(?<![\w.])(?:RL-|EX-)?{NUMBER}(?: to (?:EX-)?{NUMBER})?(?![\w.]*\d)")
SECTIONS = """
    1:10  2.1:10 2.2:3 2.3:3  3:1  4.1:6 4.2:9 4.3:3
    5.1:6 5.3:3 5.4:4 5.5:4 5.6:14 5.7:2 5.8:2 5.9:8 5.10:4 5.11:7
    6.1:5 6.2:7 6.3:7 6.4:1 6.5:1  7.1:3 7.2:5 7.3:2 7.4:3 7.5:2 7.6:3 7.7:2 7.8:6  8:47  10:14
    B0:11 B1:10 B2:6 B3:9 B4:6 B5:10 B6:7 B7:1
"""
"""Section:number of its last clause; with a B those of the sealed packets."""
LAST = {section: int(last) for section, _, last in (told.partition(":") for told in SECTIONS.split())}
"""Section → the number of its last clause."""
WHOLE = ("2.3", "3", "5.2", "5.12", "5.13", "6.6")
"""Sections that say something beside their clauses: tables, mostly."""
EXAMPLES = 46
ELSEWHERE: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "1.5": {
        "persistence/test_worlds.py": ("test_a_world_belongs_to_a_channel_and_a_game",),
        "bot/test_lobby.py": ("test_one_table_a_channel_and_as_many_as_there_are_channels", "test_coming_and_going"),
        "bot/test_worlds.py": ("test_where_a_steward_sits_nobody_does_and_whoever_takes_over_is_known",),
    },
    "4.2.1": {
        "bot/test_lobby.py": (
            "test_one_table_a_channel_and_as_many_as_there_are_channels",
            "test_a_game_takes_so_many_and_no_more",
            "test_coming_and_going",
        ),
        "bot/test_cases.py": ("test_what_is_refused_says_why",),
    },
    "8.45": {"bot/test_privacy.py": ("test_a_running_match_of_a_world_goes_on_without_the_name",)},
}
"""What is the table's business and no engine's: clause → file → tests that prove it, of any game."""


HERE = Path(__file__).parent
BOX, ALL = (HERE,), (HERE, HERE / "packets")
"""Part A holds without any packet, and so do its tests."""


@cache
def cited(folders: tuple[Path, ...] = ALL) -> frozenset[str]:
    return frozenset(clause for folder in folders for text in docstrings(folder) for clause in named(text))


def named(text: str) -> Iterator[str]:
    """Every clause and example in *text*; a number without a point is one only if it says so."""
    for found in CITED.findall(text):
        first, _, last = found.removeprefix("RL-").partition(" to ")
        if first.removeprefix("B").isdecimal() and not found.startswith("RL-"):
            continue
        section, point, number = first.removeprefix("B").rpartition("." if "." in first else "-")
        end = int(re.split(r"[.B-]", last)[-1]) if last else int(number)
        part = "B" if first.startswith("B") else ""
        yield from (f"{part}{section}{point}{at}" for at in range(int(number), end + 1))


@pytest.mark.parametrize("section", LAST)
def test_every_clause_is_told(section: str) -> None:
    every = [f"{section}.{number}" for number in range(1, LAST[section] + 1)]
    known = cited(ALL if section.startswith("B") else BOX)
    assert [clause for clause in every if clause not in known and clause not in ELSEWHERE] == []


def test_every_table_and_every_example_is_told() -> None:
    examples = [f"EX-{number}" for number in range(1, EXAMPLES + 1)]
    assert [clause for clause in (*WHOLE, *examples) if clause not in cited(BOX)] == []


def test_what_is_told_elsewhere_is_told_there() -> None:
    for files in ELSEWHERE.values():
        for file, wanted in files.items():
            assert set(wanted) <= {test.name for test in scenarios(TESTS / file)}, file


def test_no_clause_is_made_up() -> None:
    """A slip of the pen in a docstring would be a clause that is not told."""
    sections = {section for clause in LAST for section in (clause, clause.split(".")[0])} | {*WHOLE, "9", "11", "12"}
    known = {f"{section}.{number}" for section, last in LAST.items() for number in range(1, last + 1)}
    examples = {f"EX-{number}" for number in range(1, EXAMPLES + 1)}
    known |= {f"B5.1.{step}" for step in range(1, 8)}
    assert sorted(cited() - known - sections - examples - {f"11.{number}" for number in range(1, 8)}) == []


def test_how_clauses_are_named() -> None:
    assert list(named("RL-7.4, 8.19: as before")) == ["7.4", "8.19"]
    assert list(named("RL-5.6.5 to 5.6.7 with 3 dice")) == ["5.6.5", "5.6.6", "5.6.7"]
    assert list(named("EX-3, EX-9 to EX-11, RL-3.")) == ["EX-3", "EX-9", "EX-10", "EX-11", "3"]
    assert list(named("RL-B2.3 to B2.5, RL-B1, B7.1 of the B52 at B3")) == ["B2.3", "B2.4", "B2.5", "B1", "B7.1"]
    assert list(named("RL-6.2.2a: first, 7161 of 7776, 15 of 36")) == ["6.2.2"]
