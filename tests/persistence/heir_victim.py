"""A process that plays one short match after another in one channel, each on what the last has bequeathed, and says
how many have ended, until it is killed.

    python -m tests.persistence.heir_victim PATH ENDED [apart]

``apart`` writes the bequest after the end instead of together with it: the defect that the test must be able to see.
"""

import asyncio
import os
import sys
from functools import partial
from itertools import count
from pathlib import Path
from unittest.mock import patch

from engines.core.outcome import Heirloom
from persistence.records import Table
from persistence.sqlite import heirlooms
from persistence.sqlite.store import SqliteStore, open_store
from tests.persistence.samples import beginning, seated, submission

CHANNEL = "channel"


async def main(path: str, ended: int, defect: str) -> None:
    store = await open_store(Path(path), lambda: 0, on_fatal=print)
    for number in count(ended):
        table = await store.tables.live_at(CHANNEL)
        kept = await store.worlds.current(CHANNEL, "toy")
        if kept is not None and kept.number == number:
            continue  # it had ended, and nobody was told
        await play(store, table or await seated(store, CHANNEL), number, defect)
        os.write(1, f"{number + 1}\n".encode())


async def play(store: SqliteStore, table: Table, number: int, defect: str) -> None:
    if table.state == "lobby":
        for user in ("ann", "bob")[len(table.seats) :]:
            await store.tables.sit(table.id, user, user)
        kept = await store.worlds.current(CHANNEL, "toy")
        await store.matches.begin(beginning(table.id, heirloom_id=kept and kept.id))
    bequest = Heirloom(game="toy", schema=1, body=str(number))
    if defect == "apart":
        with patch("persistence.sqlite.commit.bequeath"):
            await store.matches.commit(submission(table.id, 0, over=True, bequest=bequest))
        await asyncio.sleep(0.1)  # so long that one of the first kills comes in between
        await store._writer.write(partial(heirlooms.bequeath, match_id=table.id, bequest=bequest, now=0))
    else:
        await store.matches.commit(submission(table.id, 0, over=True, bequest=bequest))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
