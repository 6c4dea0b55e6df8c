"""Reads and makes the stored files: `<game>-<schema>-<rules>.json.xz`."""

import asyncio
import json
import lzma
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot.commandline.rehearse import Plan, play_all
from engines.core.match import Match
from persistence.sqlite.store import open_store
from tests.campaigns import LINES, bequeaths, lineage
from tests.kits import EVERY
from tests.playing import playing

HERE = Path(__file__).parent
MATCHES = 12
"""At random, for each number of seats: from these the moments are taken that show something for the first time."""
EACH = 40
"""And one in so many steps, whatever it shows."""

MATCH_IDS = "SELECT id FROM matches ORDER BY id"


def path(game: str, schema: int, rules: str) -> Path:
    return HERE / f"{game}-{schema}-{rules}.json.xz"


def present(game: Any) -> Path:
    """Where that of *game* as it is now belongs."""
    return path(game.meta.key, game.meta.schema, game.meta.rules)


def written(game: str) -> list[Path]:
    """Whatever any release has left of *game*."""
    return sorted(HERE.glob(f"{game}-*-*.json.xz"))


def read(stored: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(lzma.decompress(stored.read_bytes()))
    return content


def write(game: Any) -> Path:
    """The file of the present schema and rules. ``FileExistsError``."""
    key = game.meta.key
    content = {
        "game": key,
        "schema": game.meta.schema,
        "rules": game.meta.rules,
        "moments": list(_moments(game)),
        "heirlooms": [asdict(each) for line in range(LINES) for each in lineage(game, line)] if bequeaths(game) else [],
        "exports": [asyncio.run(_exported(key, seats)) for seats in game.meta.seats],
    }
    with present(game).open("xb") as file:
        file.write(lzma.compress(json.dumps(content, ensure_ascii=False, sort_keys=True).encode()))
    return present(game)


def _moments(game: Any) -> Iterator[dict[str, Any]]:
    """A match each time something lies on its stack, is being drafted, or is ordered, that has not been before."""
    seen: set[tuple[str, ...]] = set()
    for seats in game.meta.seats:
        for seed in range(MATCHES):
            for turn in playing(game, seats, seed):
                new = _shown(turn.after) - seen
                if new:
                    seen |= new
                    snapshot = turn.after.dump().decode()
                    yield {"seats": seats, "step": turn.after.step, "over": turn.after.over, "snapshot": snapshot}


def _shown(match: Match[Any]) -> set[tuple[str, ...]]:
    """What is under way, down to the fields that say something: a half-made move is stored like everything else."""
    state = json.loads(match.dump())
    stack, drafts = state["stack"], [draft for draft in state["drafts"] if draft]
    top = stack[-1]["kind"] if stack else "over"
    return {
        *(("stacked", frame["kind"], *_said(frame)) for frame in stack),
        *(("drafted", top, draft["kind"], *_said(draft)) for draft in drafts),
        *(("ordered", name) for name in _ordered(state)),
        ("so far", str(match.step // EACH), str(len(state["drafts"]))),
    }


def _said(record: dict[str, Any]) -> list[str]:
    return sorted(name for name, value in record.items() if value)


def _ordered(raw: Any) -> set[str]:
    """The names of whatever is set in somebody's standing orders."""
    if isinstance(raw, list):
        return set().union(*map(_ordered, raw))
    if not isinstance(raw, dict):
        return set()
    orders = raw.get("orders")
    return set(_said(orders) if isinstance(orders, dict) else ()).union(*map(_ordered, raw.values()))


async def _exported(key: str, seats: int) -> dict[str, Any]:
    """A whole match as its players can download it."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "played.sqlite3"
        plan = Plan(game=key, seats=seats, seed=1, games=1, kill_every=None, wire=None, database=database)
        await play_all(EVERY, plan, database, None)
        store = await open_store(database, lambda: 0, print)
        try:
            ids = [row["id"] for row in await store.database.read(lambda db: db.execute(MATCH_IDS).fetchall())]
            return dict(await store.matches.export(ids[-1]))
        finally:
            await store.close()
