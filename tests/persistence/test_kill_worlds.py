"""Kill the process while matches end: each that has ended has bequeathed once, and no other has."""

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from persistence.sqlite.store import open_store
from tests.persistence.samples import Clock
from tests.persistence.test_kill import KILLS
from tests.processes import module

SOME = max(4, KILLS // 3)


def play_until_killed(path: Path, ended: int, defect: str, after: float) -> int:
    """How many matches have ended as far as anybody was told."""
    with module("tests.persistence.heir_victim", path, ended, defect) as victim:
        first = victim.stdout.readline()
        time.sleep(after)
        victim.kill()
        heard = first + victim.stdout.read()
    return max([ended, *map(int, heard.split())])


def faults(path: Path, ended: int) -> set[str]:
    with closing(sqlite3.connect(path)) as db:
        over = {row[0] for row in db.execute("SELECT id FROM tables WHERE state = 'over'")}
        left = db.execute("SELECT match_id, number, body, parent_id, id FROM heirlooms ORDER BY id").fetchall()
        begun = dict(db.execute("SELECT id, heirloom_id FROM matches"))
    checks = {
        "lost": len(left) < ended,
        "without": over != {row[0] for row in left},
        "chain": [(row[1], int(row[2])) for row in left] != [(number, number) for number in range(len(left))],
        "parent": any(begun[row[0]] != row[3] for row in left),
    }
    return {name for name, wrong in checks.items() if wrong}


def torment(path: Path, kills: int, defect: str = "") -> tuple[set[str], int]:
    """Every fault found in up to *kills* kills, and how many matches were played."""
    asyncio.run(prepare(path))
    chance, ended, found = random.Random(f"{defect} {kills}"), 0, set[str]()
    for _ in range(kills):
        ended = play_until_killed(path, ended, defect, chance.uniform(0, 0.08))
        found |= faults(path, ended)
        if found:
            break
    return found, ended


async def prepare(path: Path) -> None:
    await (await open_store(path, Clock(), on_fatal=print)).close()


@pytest.mark.timeout(60 + 3 * SOME)
def test_every_match_that_has_ended_has_bequeathed_once(path: Path) -> None:
    found, ended = torment(path, SOME)
    assert found == set()
    assert ended > SOME, "it hardly played"


def test_the_torment_finds_a_bequest_that_comes_after_the_end(path: Path) -> None:
    found, _ = torment(path, 40, "apart")
    assert "without" in found
