"""Backups: one a day by themselves, and by command; from one of them to the first answered press."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from bot import backups, cli
from bot.backups import Backups, superseded
from bot.commandline import child, keep
from bot.parlour.simulated import SimulatedDiscord
from bot.parlour.wire import LoopbackConnector
from bot.registering import NOTE
from bot.running import opened, running
from bot.settings import Settings
from persistence.checksum import checksum
from persistence.errors import DiskFull, Locked, ReadOnly
from persistence.sqlite.rows import _IN_LOG
from persistence.sqlite.store import open_store
from persistence.store import Store
from tests.bot.failing import fail
from tests.bot.forked import forking
from tests.bot.reading import said
from tests.bot.scene import PEOPLE, SECRET, Scene, Time
from tests.kits import KIT
from tests.persistence.samples import Clock, begun

DAY = 24 * 3600 * 1000
PROGRAM = """
import sys
from bot.cli import main
from tests.kits import KIT
sys.exit(main(kit=KIT))
"""
"""The command line, where the toy is a game like any other."""


def named(day: date) -> str:
    return f"castellan-{day}.sqlite3"


def settings(database: Path, folder: str | None = None) -> Settings:
    return Settings.model_validate({"DISCORD_TOKEN": None, "database": database, "backups": folder})


async def castellan(*arguments: str, database: Path) -> tuple[int, str]:
    """A command in a process of its own: exit code and what it printed."""
    environment = {**os.environ, "CASTELLAN_DATABASE": str(database), "DISCORD_TOKEN": ""}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, *arguments, env=environment, stdout=pipe
    )
    told, _ = await process.communicate()
    return process.returncode or 0, told.decode()


# ---- which are kept


def test_seven_days_and_four_weeks_are_kept() -> None:
    """Day by day, as the bot does it: what is wanted next month is not thrown away today."""
    there: set[str] = set()
    first = date(2026, 1, 1)
    for number in range(200):
        there.add(named(first + timedelta(number)))
        there -= superseded(there)
    last = first + timedelta(199)
    days = sorted(date.fromisoformat(name[10:20]) for name in there)
    assert days[-7:] == [last - timedelta(back) for back in range(6, -1, -1)]
    weekly = days[:-7]
    assert len(weekly) == 4
    assert all(day.weekday() == 0 for day in weekly), "the first of its week"
    assert last - weekly[0] >= timedelta(28)


def test_a_bot_that_rests_keeps_what_it_has() -> None:
    names = {named(date(2026, month, 11)) for month in range(1, 12)}
    assert superseded(names) == set(), "seven days and four weeks, whatever lies between them"


def test_what_somebody_else_put_there_is_left_alone() -> None:
    mine = {"notes.txt", "castellan-2026-01-01T101010Z.sqlite3", "castellan-2026-99-99.sqlite3", "castellan.sqlite3"}
    assert superseded(mine | {named(date(2026, 1, day)) for day in range(1, 32)}).isdisjoint(mine)


# ---- by themselves


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(tmp_path / "castellan.sqlite3", Clock(), on_fatal=print)
    yield opened
    await opened.close()


async def test_there_is_one_a_day(store: Store, tmp_path: Path) -> None:
    clock, folder = Clock(), tmp_path / "safe" / "backups"
    keeper = Backups(store, folder, clock)
    await begun(store)
    for _ in range(3):
        await keeper.round()
    today = datetime.fromtimestamp(clock.now / 1000, UTC).date()
    (first,) = folder.iterdir()
    assert first.name == named(today)
    written = first.read_bytes()
    for _ in range(20):
        clock.now += DAY
        await keeper.round()
    assert len(list(folder.iterdir())) in {9, 10}
    assert (folder / named(today + timedelta(20))).read_bytes() == written, "nothing has happened since"
    assert await keep.check(KIT, settings(tmp_path / "none"), folder / named(today + timedelta(20)), quick=True) == 0


@pytest.mark.parametrize("error", [DiskFull("no room"), OSError("gone"), RuntimeError("whatever")])
async def test_one_that_fails_is_logged_and_tried_again(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    (tmp_path / "taken").write_text("a file")
    await Backups(store, tmp_path / "taken", Clock()).round()
    assert "No backup was made" in caplog.text, "a folder that cannot be made disturbs nobody either"
    caplog.clear()
    keeper = Backups(store, tmp_path / "backups", Clock())
    fail(monkeypatch, store, "backup", error)
    await keeper.round()
    assert "No backup was made" in caplog.text
    assert list((tmp_path / "backups").iterdir()) == []
    await keeper.round()
    assert len(list((tmp_path / "backups").iterdir())) == 1
    await begun(store)
    caplog.clear()


async def test_the_running_bot_makes_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "FIRST", 0)
    folder = tmp_path / "backups"
    async with (
        SimulatedDiscord(token="simulated", secret=SECRET) as discord,
        running(
            tmp_path / "castellan.sqlite3",
            "simulated",
            KIT,
            connect=lambda: LoopbackConnector(discord.port, SECRET),
            ready_timeout=0.05,
            backups=folder,
        ),
    ):
        while not list(folder.glob("*.sqlite3")):
            await asyncio.sleep(0.01)
    assert [file.suffix for file in folder.iterdir()] == [".sqlite3"]


def test_where_they_go_is_a_setting(tmp_path: Path) -> None:
    assert settings(tmp_path / "castellan.sqlite3").backup_folder == tmp_path / "backups"
    assert settings(tmp_path / "castellan.sqlite3", "/safe").backup_folder == Path("/safe")
    assert settings(tmp_path / "castellan.sqlite3", " ").backup_folder is None


# ---- by command


async def test_a_backup_is_made_beside_the_running_bot(
    s: Scene, table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await s.finish(table)
    here, target = settings(s.database), s.database.with_name("copy")
    assert await keep.backup(KIT, here, target) == 0
    first = capsys.readouterr().out
    assert f"Backup written: {target}" in first
    assert await keep.backup(KIT, here, target) == 2
    assert "is there already" in capsys.readouterr().out
    assert await keep.check(KIT, here, None, quick=False) == 0
    checked = capsys.readouterr().out
    assert "Games: 1, played again: 1." in checked
    assert "Everything holds." in checked
    assert fingerprint(first) == fingerprint(checked)
    with pytest.raises(Locked):
        await keep.restore(KIT, here, target, anyway=False)
    await s.table(s.bob)
    assert await keep.check(KIT, here, None, quick=True) == 0
    assert fingerprint(capsys.readouterr().out) != fingerprint(checked)
    assert await keep.backup(KIT, here, None) == 0
    (dated,) = (s.database.parent / "backups").iterdir()
    assert str(dated) in capsys.readouterr().out


def fingerprint(told: str) -> str:
    (line,) = [line for line in told.splitlines() if line.startswith("Fingerprint")]
    return line


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE log SET body = json_replace(body, '$.given.value', 99) WHERE kind = 'act' AND step = 1",
        "UPDATE tables SET secret = 'another'",
        "UPDATE tables SET game = 'petty_court', options = '{\"goal\": \"12\"}'",
    ],
)
async def test_a_match_that_leads_elsewhere_is_found(
    s: Scene, table: str, capsys: pytest.CaptureFixture[str], sql: str
) -> None:
    """Though every checksum fits."""
    await s.slash(s.ann, "court bid", coins="1")
    await s.finish(table)
    target = s.database.with_name("copy")
    assert await keep.backup(KIT, settings(s.database), target) == 0
    with closing(sqlite3.connect(target)) as db, db:
        db.execute(sql)
        for row in db.execute(f"SELECT match_id, {', '.join(_IN_LOG)} FROM log").fetchall():
            db.execute("UPDATE log SET crc = ? WHERE match_id = ? AND step = ?", (checksum(*row), row[0], row[1]))
    capsys.readouterr()
    assert await keep.check(KIT, settings(s.database), target, quick=True) == 0
    assert await keep.check(KIT, settings(s.database), target, quick=False) == 1
    assert "1 thing does not hold." in capsys.readouterr().out
    new = settings(s.database.with_name("new.sqlite3"))
    assert await keep.restore(KIT, new, target, anyway=False) == 1
    assert "nothing was changed" in capsys.readouterr().out
    assert not new.database.exists()
    assert await keep.restore(KIT, new, target, anyway=True) == 0
    assert new.database.exists()


async def test_a_database_steers_no_terminal(s: Scene, table: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever somebody has written into one that is looked at."""
    copy = s.database.with_name("copy")
    await s.bot.store.backup(copy)
    with closing(sqlite3.connect(copy)) as db, db:
        db.execute("UPDATE matches SET quarantined = ? WHERE id = ?", ("\x1b[2J\u202e", table))
    capsys.readouterr()
    assert await keep.check(KIT, settings(s.database), copy, quick=True) == 1
    told = capsys.readouterr().out
    assert "set aside" in told
    assert "\x1b" not in told
    assert "\u202e" not in told


def test_what_is_not_there_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CASTELLAN_DATABASE", str(tmp_path / "none"))
    for command in (["backup"], ["check"], ["restore", str(tmp_path / "nor this")]):
        assert cli.main(command) == 2
        assert "There is no database at" in capsys.readouterr().out
    (tmp_path / "rubbish").write_text("rubbish")
    assert cli.main(["check", str(tmp_path / "rubbish")]) == 33
    assert "The database is damaged" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == [tmp_path / "rubbish"]


async def test_a_folder_that_cannot_be_made_is_said(
    s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file bears its name, say."""
    (tmp_path / "taken").write_text("")
    below = tmp_path / "taken" / "below"
    copy = s.database.with_name("copy")
    await s.bot.store.backup(copy)
    with pytest.raises(ReadOnly):
        await keep.backup(KIT, settings(s.database, str(below)), None)
    with pytest.raises(ReadOnly):
        await keep.restore(KIT, settings(below / "store"), copy, anyway=False)
    with pytest.raises(ReadOnly):
        await opened(below / "store", KIT, print)


@pytest.mark.thorough
@pytest.mark.waits
async def test_from_a_backup_to_the_first_answered_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As docs/hosting.md says: what follows the installation on a machine that has nothing but the file."""

    async def commanded(*arguments: str, database: Path) -> tuple[int, str]:
        """A command in this process, beside what runs here."""
        monkeypatch.setenv("CASTELLAN_DATABASE", str(database))
        return await asyncio.to_thread(cli.main, arguments, KIT), capsys.readouterr().out

    forking(monkeypatch)
    lost, found = tmp_path / "lost" / "castellan.sqlite3", tmp_path / "new" / "data" / "castellan.sqlite3"
    lost.parent.mkdir()
    backup = tmp_path / "backup.sqlite3"
    async with SimulatedDiscord(token="simulated", secret=SECRET, clock=(clock := Time())) as discord:
        s = Scene(discord, lost, clock, PEOPLE, KIT)
        await s.boot()
        try:
            table = await s.table(s.bob)
            card = await s.lobby(where=s.attic)
            await s.bot.store.notes.put(NOTE, "what was registered then")
            code, told = await commanded("backup", str(backup), database=lost)
            assert code == 0, told
        finally:
            await s.stop()
        code, told = await castellan("restore", str(backup), database=found)
        assert (code, "The bot can be started." in told) == (0, True), told
        with closing(sqlite3.connect(found)) as db:  # Discord may have other commands by now
            assert db.execute("SELECT * FROM notes WHERE name = ?", (NOTE,)).fetchall() == []
        bot = child.Child(discord, SECRET, found, 1)
        await bot.start()
        try:
            await s.do(s.bob, card, "j")
            page = await s.do(s.ann, s.having("i"), "h")
            bid = await s.slash(s.ann, "court bid", coins="1")
        finally:
            assert await bot.stop() == 0
        assert page.private
        assert "Seal your bid." in said(page)
        assert bid.private
        code, told = await commanded("check", database=found)
        assert (code, "Games: 1, played again: 1." in told) == (0, True), told
    store = await open_store(found, Clock(), on_fatal=print)
    seats = {each.id: [seat.name for seat in each.seats] for each in await store.tables.live()}
    assert (await store.matches.load(table)).step == 1
    await store.close()
    assert list(seats.values()) == [["Ann", "Bob"], ["Ann", "Bob"]]
