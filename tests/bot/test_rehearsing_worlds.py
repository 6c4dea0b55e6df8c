"""``castellan rehearse`` of a campaign: its games are played in one world, the founding before them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.commandline import checks, rehearse
from bot.commandline.verify import Mismatch
from tests.bot.campaign import played
from tests.bot.forked import forking
from tests.bot.scene import TOY, Scene
from tests.kits import EVERY, KIT
from tests.petty_court.founded import FOUNDED


async def rehearsed(database: Path, *, games: int, kill_every: int | None = None) -> int:
    game = FOUNDED.meta.key
    plan = rehearse.Plan(game=game, seats=2, seed=3, games=games, kill_every=kill_every, wire=None, database=database)
    return await rehearse.rehearse(EVERY, plan)


@pytest.mark.timeout(300)
async def test_games_that_hand_something_on_are_played_in_one_world(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The founding is played and not counted, and the bot is killed over and over."""
    forking(monkeypatch)
    database, games = tmp_path / "kept.sqlite3", 2
    assert await rehearsed(database, games=games, kill_every=4) == 0
    printed = capsys.readouterr().out
    assert f"OK: {games} of {games} games ended, every check held." in printed
    assert f"{games + 1} matches in one world, each begun with what the one before had left." in printed
    assert "The bot was killed 0 times." not in printed
    with sqlite3.connect(database) as db:
        assert db.execute("SELECT number, annulled_at FROM heirlooms ORDER BY id").fetchall() == [
            (number, None) for number in range(games + 1)
        ]


@pytest.mark.parametrize(
    ("damage", "noticed"),
    [
        ("DELETE FROM heirlooms WHERE number = 1", "1 matches have handed something on, and 2 were played"),
        ("UPDATE matches SET heirloom = NULL", "something else than the one before had left"),
    ],
)
async def test_a_chain_that_does_not_hold_is_noticed(s: Scene, damage: str, noticed: str) -> None:
    for _ in range(2):
        await played(s, s.bob)
    await s.stop()
    where = KIT, s.database, s.hall["id"], TOY
    assert await checks.left(*where) == 2
    await checks.chain(*where, 2)
    with sqlite3.connect(s.database) as db:
        db.execute(damage)
    with pytest.raises(Mismatch, match=noticed):
        await checks.chain(*where, 2)


async def test_a_bequest_that_does_not_follow_from_the_match_is_noticed(s: Scene) -> None:
    table = await played(s, s.bob)
    with sqlite3.connect(s.database) as db:
        db.execute("DELETE FROM heirlooms")
    messages = s.shown()
    await s.stop()
    with pytest.raises(Mismatch, match="leaves something else"):
        await checks.hold(KIT, s.database, table, messages)
