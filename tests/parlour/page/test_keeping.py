"""A parlour that is left and opened again, in good order or by a power cut."""

import asyncio
import json
from pathlib import Path

import pytest

from bot.parlour.keeping import file_beside
from bot.parlour.simulated import WorldFileError
from tests.parlour.page.host import page, parlour, process

SAVED = 0.5
"""Seconds after which every change is on disk."""


async def test_a_table_is_still_there_and_its_buttons_work(tmp_path: Path) -> None:
    async with parlour(tmp_path) as address, page(address) as here:
        await here.open_table()
        await here.until(lambda: here.with_button("Join"))
        before = here.messages.keys() | set()
        people = here.world["people"]
    async with parlour(tmp_path) as address, page(address) as here:
        assert here.messages.keys() == before
        assert here.world["people"] == people
        assert "why" not in await here.press("Join", person=1)
        await here.press("Start")
        assert await here.until(lambda: here.with_button("Choose"))


@pytest.mark.thorough
@pytest.mark.parametrize("saved", [True, False])
async def test_a_killed_parlour_loses_no_table(tmp_path: Path, *, saved: bool) -> None:
    """SIGKILL, more than the saving delay after the latest change; or at once: what was told in the last moment is
    lost, and the bot notices and shows the table anew."""
    with process(tmp_path) as (address, child):
        async with page(address) as here:
            await here.open_table()
            await here.press("Add steward")
            await here.until(lambda: here.with_button("Start"))
            await asyncio.sleep(0 if saved else SAVED)
            await here.press("Start")
            await here.until(lambda: here.with_button("Choose"))
            await asyncio.sleep(SAVED if saved else 0)
            child.kill()
    with process(tmp_path) as (address, _):
        async with page(address) as here:
            assert "why" not in await here.press("Choose")
            own = await here.until(lambda: [m for m in here.messages.values() if m["owner"]])
            assert "Seal your bid" in str(own[-1]["parts"])


async def test_commands_that_were_not_saved_in_time_come_back(tmp_path: Path) -> None:
    """Killed right after the bot had noted that they are registered, and before the world was written."""
    path = file_beside(tmp_path / "game.sqlite3")
    async with parlour(tmp_path):
        pass
    saved = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**saved, "commands": {scope: [] for scope in saved["commands"]}}), encoding="utf-8")
    async with parlour(tmp_path) as address, page(address) as here:
        await here.open_table()


async def test_only_the_latest_state_is_kept(tmp_path: Path) -> None:
    path = file_beside(tmp_path / "game.sqlite3")
    async with parlour(tmp_path) as address, page(address) as here:
        size = path.stat().st_size
        await here.open_table()
        await here.until(lambda: here.with_button("Join"))
        await asyncio.sleep(SAVED)
        assert path.stat().st_size > size, "a change is written while the parlour is open"
    assert list(tmp_path.glob("*.world.json*")) == [path]


async def test_a_damaged_file_is_left_alone(tmp_path: Path) -> None:
    path = file_beside(tmp_path / "game.sqlite3")
    path.write_text("{ not a world")
    with pytest.raises(WorldFileError, match="damaged"):
        async with parlour(tmp_path):
            pass
    assert path.read_text() == "{ not a world"
