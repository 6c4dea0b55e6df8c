"""A process that plays a few matches as fast as it can and says what it was promised, until it is killed.

    python -m tests.persistence.victim PATH ACKNOWLEDGED [boast | forget]

ACKNOWLEDGED is JSON, match id → the number of the last press that was acknowledged to its players. They press the next
one again, as people do, whether or not it was written before the kill. ``boast`` acknowledges before writing and
``forget`` gives every press a new key: the two defects that the test must be able to see.
"""

import asyncio
import json
import os
import sys
from itertools import count
from pathlib import Path
from typing import Any

from persistence.deliveries import Proclaimed
from persistence.records import Entry, Submission
from persistence.sqlite.store import open_store
from persistence.store import Store

SIZE = 6000


def snapshot(presses: list[int]) -> bytes:
    """A state is what was pressed, and as long as those of real games are."""
    return json.dumps(presses).encode().ljust(SIZE)


def acknowledge(match_id: str, press: int) -> None:
    os.write(1, f"{match_id} {press}\n".encode())


async def play(store: Store, match_id: str, acknowledged: int, defect: str) -> None:
    for press in count(acknowledged + 1):
        loaded = await store.matches.load(match_id)
        presses: list[int] = [*json.loads(loaded.snapshot), press]
        step = loaded.step + 1
        if defect == "boast":
            acknowledge(match_id, press)
        await store.matches.commit(
            Submission(
                match_id=match_id,
                before=loaded.step,
                entries=(Entry(step=step, seat=0, kind="act", body=str(press), cause="press", events="[]"),),
                snapshot=snapshot(presses),
                schema=1,
                rules="1",
                key=f"{match_id} {os.getpid() if defect == 'forget' else ''} {press}",
                due=(Proclaimed(step=step, key=str(press), args={}),),
            )
        )
        if defect != "boast":
            acknowledge(match_id, press)


async def main(path: str, acknowledged: dict[str, int], defect: str) -> None:
    store = await open_store(Path(path), lambda: 0, on_fatal=print)
    await asyncio.gather(*(play(store, match_id, press, defect) for match_id, press in acknowledged.items()))


if __name__ == "__main__":
    arguments: list[Any] = [*sys.argv[1:], ""]
    asyncio.run(main(arguments[0], json.loads(arguments[1]), arguments[2]))
