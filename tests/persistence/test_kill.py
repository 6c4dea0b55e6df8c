"""Kill the process at any moment, again and again: nothing acknowledged is lost and nothing happens twice.

``CASTELLAN_SOAK_KILLS`` sets how often; a long run also lands in checkpoints and in the middle of start-ups.
"""

import asyncio
import json
import os
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from persistence.sqlite.store import open_store
from tests.persistence.samples import Clock, begun
from tests.persistence.victim import snapshot
from tests.processes import module

KILLS = int(os.environ.get("CASTELLAN_SOAK_KILLS", "12"))
MATCHES = 6

Acknowledged = dict[str, int]
"""Match id → the last press that its player was told about."""


async def prepare(path: Path) -> Acknowledged:
    store = await open_store(path, Clock(), on_fatal=print)
    ids = [await begun(store, str(channel), snapshot=snapshot([])) for channel in range(MATCHES)]
    await store.close()
    return dict.fromkeys(ids, 0)


def play_until_killed(path: Path, acknowledged: Acknowledged, defect: str, after: float) -> Acknowledged:
    """:param after: seconds from the first acknowledgement, or from the start if negative."""
    with module("tests.persistence.victim", path, json.dumps(acknowledged), defect) as victim:
        first = victim.stdout.readline() if after >= 0 else ""
        time.sleep(abs(after))
        victim.kill()
        heard = first + victim.stdout.read()
    pairs = [line.split() for line in heard.splitlines()]
    return acknowledged | {match_id: int(press) for match_id, press in pairs}


def faults(path: Path, acknowledged: Acknowledged) -> set[str]:
    """What is wrong in the file after a kill, read as the next process would."""
    found = set()
    with closing(sqlite3.connect(path)) as db:
        if db.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            found.add("corrupt")
        for match_id, last in acknowledged.items():
            log = db.execute("SELECT step, body FROM log WHERE match_id = ? AND step > 0 ORDER BY step", (match_id,))
            entries = [(step, int(body)) for step, body in log]
            presses = [press for _, press in entries]
            due = db.execute(
                "SELECT json_extract(body, '$.key') FROM outbox WHERE table_id = ? ORDER BY id", (match_id,)
            )
            step, blob = db.execute("SELECT step, snapshot FROM matches WHERE id = ?", (match_id,)).fetchone()
            checks = {
                "lost": last > max(presses, default=0),
                "twice": len(set(presses)) < len(presses),
                "gap": [number for number, _ in entries] != list(range(1, step + 1)),
                "snapshot": blob != snapshot(presses),
                "untold": [int(row[0]) for row in due] != presses,
            }
            found |= {name for name, wrong in checks.items() if wrong}
    return found


def torment(path: Path, kills: int, defect: str = "") -> tuple[set[str], int]:
    """Every fault found in up to *kills* kills, and how many presses were acknowledged."""
    chance = random.Random(f"{defect} {kills}")
    acknowledged = asyncio.run(prepare(path))
    found: set[str] = set()
    for kill in range(kills):
        after = -chance.uniform(0.001, 0.05) if kill % 5 == 4 else chance.uniform(0, 0.08)
        acknowledged = play_until_killed(path, acknowledged, defect, after)
        found |= faults(path, acknowledged)
        if found:
            break
    return found, sum(acknowledged.values())


@pytest.mark.timeout(60 + 3 * KILLS)
def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(path: Path) -> None:
    found, presses = torment(path, KILLS)
    assert found == set()
    assert presses > 5 * KILLS, "it hardly played"


@pytest.mark.parametrize(("defect", "fault"), [("boast", "lost"), ("forget", "twice")])
def test_the_torment_finds_planted_defects(path: Path, defect: str, fault: str) -> None:
    found, _ = torment(path, 40, defect)
    assert fault in found
