"""Somebody deletes the database under the running bot: it stops with a word, and does not start with an empty one."""

import sys
from pathlib import Path

import pytest

from bot.commandline.child import Child
from bot.parlour.simulated import SimulatedDiscord
from persistence.errors import Vanished
from tests.bot.forked import forking
from tests.bot.reading import said
from tests.bot.scene import SECRET, scene

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")


@pytest.mark.thorough
@pytest.mark.waits
async def test_the_bot_ends_and_does_not_begin_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "castellan.sqlite3"
    async with SimulatedDiscord(token="simulated", secret=SECRET) as discord:
        child = Child(discord, SECRET, database, 1)
        await child.start()
        database.unlink()
        assert child._process is not None
        assert await child._process.wait() == Vanished.exit_code
        assert "The database that was here is gone." in capfd.readouterr().out
        forking(monkeypatch)
        with pytest.raises(RuntimeError, match=f"exit code {Vanished.exit_code}"):
            await child.start()
    assert not database.exists()
    assert (tmp_path / "castellan.sqlite3.rescued-1").exists()


@pytest.mark.loud
async def test_a_press_is_not_answered_as_saved(tmp_path: Path) -> None:
    """And what it did is found in the file that is put back."""
    database = tmp_path / "castellan.sqlite3"
    async with scene(database) as s:
        card = await s.lobby()
        await s.slash(s.bob, "me")  # so his language is known, and his press writes nothing else
        database.unlink()
        done = await s.do(s.bob, card, "j")
        assert done.private
        assert "I cannot tell whether that was saved" in said(done)
        assert s.fatal
        with pytest.raises(Vanished):
            await s.stop()
        database.with_name("castellan.sqlite3.rescued-1").rename(database)
        await s.boot()
        (table,) = await s.bot.store.tables.live()
        assert [seat.name for seat in table.seats] == ["Ann", "Bob"]
