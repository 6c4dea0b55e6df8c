"""A match that is over is packed by the tidying, and nobody who asks for it notices."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.bot.presser import Presser
from tests.bot.reading import said
from tests.bot.scene import Scene
from tests.bot.test_export import kept, verified


async def test_board_log_and_export_are_as_before(s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = await s.table(s.bob)
    await Presser(s, table, seed=2).play()
    await s.settle()

    async def asked() -> list[str]:
        answers = [said(await s.slash(s.cid, f"table {name}")) for name in ("board", "log", "seats")]
        file = kept(s, await s.slash(s.cid, "table export"), tmp_path)
        return [*answers, file.read_text()]

    before = await asked()
    assert not await s.bot.store.pack(), "it has only just ended"
    s.time.ahead += 3601
    await s.restart()  # the tidying is the first thing that it does
    with closing(sqlite3.connect(s.database)) as db:
        while db.execute("SELECT count(*) FROM log").fetchone()[0]:
            await s.settle()
    assert await asked() == before
    assert verified(tmp_path / f"castellan-{table}.json", capsys) == (0, "It holds:")
