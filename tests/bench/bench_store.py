"""How many acts a second reach the disk, with group commit and without.

    python -m tests.bench.bench_store [--directory DIR] [--seconds S] [--rounds N]

Players act as soon as their last act is acknowledged. Both ways are measured in turns in the same run, since disks and
rented processors change their speed by the minute: compare the ratio, and the flushes a second that the disk managed
just before, never the figures of two runs.
"""

import argparse
import asyncio
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path

from persistence.deliveries import BoardDue
from persistence.records import Entry, Submission
from persistence.sqlite import writer
from persistence.sqlite.store import SqliteStore, open_store
from tests.persistence.samples import Clock, begun

PLAYERS = (16, 128)
SNAPSHOT = (b'{"cards":[1,2,3,4,5,6,7,8,9,10]}' * 256)[:8192]
"""As long as those of real games."""
EVENTS = '[{"kind":"played","seat":1,"ref":"something"},{"kind":"drew","owners":[1],"card":17}]'
WAYS = {"one by one": 1, "group commit": writer.LARGEST_BATCH}
"""Acts in a transaction at most."""


async def play(store: SqliteStore, match_id: str, step: int, until: float) -> int:
    """Acts of one match from *step* on; returns the step that it reaches."""
    while time.perf_counter() < until:
        step += 1
        await store.matches.commit(
            Submission(
                match_id=match_id,
                before=step - 1,
                entries=(Entry(step=step, seat=1, kind="act", body='{"kind":"play"}', cause="press", events=EVENTS),),
                snapshot=SNAPSHOT,
                schema=1,
                rules="1",
                key=f"{match_id} {step}",
                due=(BoardDue(step=step),),
                table={"deadline": step},
            )
        )
    return step


def flushes_per_second(directory: Path, seconds: float = 0.2) -> float:
    """What the disk is worth at the moment: 4 KiB written and flushed, over and over."""
    handle = os.open(directory / "flushed", os.O_WRONLY | os.O_CREAT)
    flushed, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        os.pwrite(handle, b"x" * 4096, 0)
        os.fsync(handle)
        flushed += 1
    os.close(handle)
    return flushed / spent


async def measure(directory: Path, players: int, seconds: float, rounds: int) -> str:
    store = await open_store(directory / f"{players}.sqlite3", Clock(), on_fatal=print)
    ids = [await begun(store, str(channel)) for channel in range(players)]
    steps = [0] * players
    rates: dict[str, list[float]] = {way: [] for way in WAYS}
    flushes: list[float] = []
    for _ in range(rounds):
        for way, size in WAYS.items():
            flushes.append(flushes_per_second(directory))
            writer.LARGEST_BATCH = size
            start = time.perf_counter()
            before, until = sum(steps), start + seconds
            steps = list(await asyncio.gather(*(play(store, *each, until) for each in zip(ids, steps, strict=True))))
            rates[way].append((sum(steps) - before) / (time.perf_counter() - start))
    await store.close()
    medians = {way: statistics.median(rate) for way, rate in rates.items()}
    ratio = statistics.median(
        group / single for group, single in zip(rates["group commit"], rates["one by one"], strict=True)
    )
    figures = "   ".join(f"{way} {median:8.0f} acts/s" for way, median in medians.items())
    return f"{players:4} matches   {figures}   ratio {ratio:5.1f}   (disk: {statistics.median(flushes):.0f} flushes/s)"


def main() -> None:
    parser = argparse.ArgumentParser(description="acts a second that reach the disk")
    parser.add_argument("--directory", type=Path, help="on the disk to measure (default: the temporary one)")
    parser.add_argument("--seconds", type=float, default=1.5, help="per round and way")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    sys.stdout.write(f"SQLite {sqlite3.sqlite_version}, snapshots of {len(SNAPSHOT)} bytes\n")
    for players in PLAYERS:
        with tempfile.TemporaryDirectory(dir=options.directory) as directory:
            report = asyncio.run(measure(Path(directory), players, options.seconds, options.rounds))
        sys.stdout.write(report + "\n")


if __name__ == "__main__":
    main()
