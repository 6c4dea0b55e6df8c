"""A campaign that was killed over and over leaves the records of the same campaign left alone, byte for byte.

``CASTELLAN_SOAK_KILLS`` lets every game that hands something on play three games with thirty kills at least; without it
a toy is killed a few times. ``CASTELLAN_SOAK_KILLED_CAMPAIGNS`` says how many whole campaigns are killed all along:
so many from number ``CASTELLAN_SOAK_KILLED_FIRST`` (0) on, each of ``CASTELLAN_SOAK_KILLED_GAMES`` (15) games. One
takes hours, so they can be played in pieces: each says what opened in which game."""

import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.commandline import rehearse
from bot.commandline.saying import say
from tests.bot.forked import forking
from tests.campaigns import bequeaths
from tests.contract.games import ALL_GAMES
from tests.kits import EVERY
from tests.petty_court.founded import FOUNDED

SOAK = "CASTELLAN_SOAK_KILLS" in os.environ
GAMES_PLAYED = 3
KILLS = 30
MANY, FIRST = (int(os.environ.get(f"CASTELLAN_SOAK_KILLED_{name}", "0")) for name in ("CAMPAIGNS", "FIRST"))
WHOLE = int(os.environ.get("CASTELLAN_SOAK_KILLED_GAMES", "15"))
KILL_EVERY = 60
"""Acts between two kills of a whole campaign, as a mean."""
CAMPAIGNS = [key for key, game in ALL_GAMES.items() if bequeaths(game)] if SOAK or MANY else []
APART = 100
"""Seeds between two campaigns: each game takes the next one."""
KEPT = {
    "heirlooms": "SELECT number, schema, body, annulled_at FROM heirlooms ORDER BY id",
    "matches": "SELECT step, start_message_id, snapshot FROM matches ORDER BY rowid",
    "log": "SELECT seat, log.step, kind, body, events FROM log JOIN matches ON id = match_id ORDER BY rowid, log.step",
}
"""Everything that a match is made of, but for what the bot calls it and when it was."""


async def left_by(
    folder: Path, key: str, *, games: int, seats: int, kill_every: int | None, seed: int = 4
) -> dict[str, list[Any]]:
    """What lies in the database after a rehearsal."""
    database = folder / f"killed every {kill_every}.sqlite3"
    plan = rehearse.Plan(
        game=key, seats=seats, seed=seed, games=games, kill_every=kill_every, wire=None, database=database
    )
    assert await rehearse.rehearse(EVERY, plan) == 0
    with closing(sqlite3.connect(database)) as db:
        return {name: db.execute(query).fetchall() for name, query in KEPT.items()}


def _after_a_picture(control: Any) -> Any:
    """Of some lobbies pictures are there in time, of others they are not."""

    async def later(room: rehearse.Room, *about: Any) -> Any:
        room.discord.world.snowflakes.new()
        return await control(room, *about)

    return later


def kills(printed: str) -> int:
    return sum(int(times) for times in re.findall(r"^The bot was killed (\d+) times\.$", printed, re.MULTILINE))


def occasions(printed: str) -> str:
    return "\n".join(re.findall(r"^Game \d+: .+$", printed, re.MULTILINE))


@pytest.mark.thorough
@pytest.mark.waits
@pytest.mark.timeout(300)
async def test_a_toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Its game is played in one world, and the founding before it, which is not counted. What happened once is listed
    with its game, however often the bot was killed, and whatever else was given ids in the lobby."""
    key = FOUNDED.meta.key
    forking(monkeypatch)
    alone = await left_by(tmp_path, key, games=1, seats=2, kill_every=None)
    printed = capsys.readouterr().out
    assert "OK: 1 of 1 games ended, every check held." in printed
    assert "2 matches in one world, each begun with what the one before had left." in printed
    assert kills(printed) == 0
    happened = occasions(printed)
    assert set(re.findall(r"^Game (\d+): ", happened, re.MULTILINE)) == {"0", "1"}
    assert [(number, annulled) for number, _, _, annulled in alone["heirlooms"]] == [(0, None), (1, None)]
    monkeypatch.setattr(rehearse.Room, "_control", _after_a_picture(rehearse.Room._control))
    assert await left_by(tmp_path, key, games=1, seats=2, kill_every=4) == alone  # the founding is killed too
    printed = capsys.readouterr().out
    assert (kills(printed) > 0, occasions(printed)) == (True, happened)


@pytest.mark.skipif(not SOAK, reason="takes minutes: a part of the soak")
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("key", CAMPAIGNS)
async def test_three_games(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = EVERY.games[key].meta.seats[0]
    alone = await left_by(tmp_path, key, games=GAMES_PLAYED, seats=seats, kill_every=None)
    assert len(alone["heirlooms"]) == GAMES_PLAYED + EVERY.games[key].meta.prologue
    acts = sum(step for step, *_ in alone["matches"])
    capsys.readouterr()
    again = await left_by(tmp_path, key, games=GAMES_PLAYED, seats=seats, kill_every=acts // (2 * KILLS))
    assert again == alone
    assert kills(capsys.readouterr().out) >= KILLS


@pytest.mark.skipif(not MANY, reason="takes hours: see above")
@pytest.mark.timeout(24 * 3600)
@pytest.mark.parametrize("number", range(FIRST, FIRST + MANY))
@pytest.mark.parametrize("key", CAMPAIGNS)
async def test_a_whole_campaign(
    key: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Founded with all that may be opened, at the largest table, to its last game."""
    forking(monkeypatch)
    seats, seed = EVERY.games[key].meta.seats[-1], APART * (1 + number)
    alone = await left_by(tmp_path, key, games=WHOLE, seats=seats, kill_every=None, seed=seed)
    assert len(alone["heirlooms"]) == WHOLE + EVERY.games[key].meta.prologue
    acts, happened = sum(step for step, *_ in alone["matches"]), occasions(capsys.readouterr().out)
    again = await left_by(tmp_path, key, games=WHOLE, seats=seats, kill_every=KILL_EVERY, seed=seed)
    printed = capsys.readouterr().out
    with capsys.disabled():
        say(f"\n{key}, campaign {number}: {acts} acts, killed {kills(printed)} times\n{happened}")
    assert again == alone
    assert occasions(printed) == happened
    assert kills(printed) > 0
