"""The finished match as a file, and what becomes of a file that somebody has changed."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.commandline.verify import verify
from bot.parlour.simulated import Interaction
from tests.bot.presser import Presser
from tests.bot.reading import answer, attached, said
from tests.bot.scene import PATIENCE, Scene
from tests.kits import KIT

HIGH = 12
CHANGES: tuple[tuple[tuple[str | int, ...], object], ...] = (
    (("secret",), "0" * 32),
    (("commitment",), "0" * 32),
    (("start_message",), "1"),
    (("options", "goal"), str(HIGH)),
    (("bequest",), None),
    (("bequest", "body"), "{}"),
    (("log", 1, "body", "given", "value"), 99),
    (("log", 1, "seat"), 4),
    (("log", 0, "events"), []),
    (("log", 2, "step"), 7),
)


async def exported(s: Scene, table: str, folder: Path) -> Path:
    """A match that ended since somebody was rich, but not so rich that a higher goal would have ended it as well."""
    await Presser(s, table, seed=2).play()
    while max(seen.coins for seen in (await s.loaded(table)).playing.view(None).players) >= HIGH:
        table = await s.table(s.bob)
        await Presser(s, table, seed=2).play()
    done = await s.do(s.bob, s.having("e"), "e")
    return kept(s, done, folder)


def kept(s: Scene, done: Interaction, folder: Path) -> Path:
    file: Path = folder / answer(done)["attachments"][0]["filename"]
    file.write_bytes(attached(s.discord, done))
    return file


@pytest.mark.thorough
async def test_an_exported_match_can_be_verified_and_a_changed_one_cannot(
    s: Scene, table: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(await s.slash(s.ann, "table export")).startswith("A match can be exported when it is over")
    early = await s.forge(s.ann, s.having("i"), f"1:e:{table}")
    assert said(early).startswith("A match can be exported when it is over")
    assert answer(early)["attachments"] == []
    file = await exported(s, table, tmp_path)
    by_command = await s.slash(s.cid, "table export")
    assert by_command.private
    assert kept(s, by_command, tmp_path).read_bytes() == file.read_bytes()
    assert "The match is over." in said(await s.slash(s.cid, "table board"))
    assert "draws a card" in said(await s.slash(s.cid, "table log"))
    assert verified(file, capsys) == (0, "It holds:")
    whole = json.loads(file.read_text())
    for path, value in CHANGES:
        assert verified(changed(tmp_path, whole, path, value), capsys) == (1, "It does not hold:"), path
    assert verified(changed(tmp_path, whole, ("log",), whole["log"][:-1]), capsys) == (1, "It does not hold:")
    (tmp_path / "no.json").write_text("[]")
    assert verified(tmp_path / "no.json", capsys)[0] == 2


def changed(folder: Path, document: Any, path: tuple[str | int, ...], value: object) -> Path:
    copy = json.loads(json.dumps(document))
    at = copy
    for key in path[:-1]:
        at = at[key]
    assert at[path[-1]] != value
    at[path[-1]] = value
    file = folder / "changed.json"
    file.write_text(json.dumps(copy))
    return file


def verified(file: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Exit code and the first words of what ``castellan verify`` prints."""
    code = verify(KIT, file, "en")
    printed = capsys.readouterr().out
    return code, printed[: printed.index(":") + 1] if ":" in printed else printed


async def test_a_match_that_is_over_is_packed_by_the_tidying(s: Scene, table: str) -> None:
    """Nobody who reads it notices: ``tests/persistence/test_packing.py``."""
    await s.finish(table)
    assert not await s.bot.store.pack(), "it has only just ended"
    s.time.ahead += 3601
    await s.restart()  # the tidying is the first thing that it does
    with closing(sqlite3.connect(s.database)) as db:
        async with asyncio.timeout(PATIENCE):
            while db.execute("SELECT count(*) FROM log").fetchone()[0]:
                await s.settle()
    assert (await s.bot.store.matches.export(table))["over"]
