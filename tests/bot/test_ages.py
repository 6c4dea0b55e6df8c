"""A match and a world that begin under one version of a game and go on under two later ones."""

import json
import sqlite3
from functools import partial
from typing import Any

import pytest

from bot.commandline.keep import judge
from bot.commandline.verify import replayed
from persistence.sqlite import offline
from tests.bot.campaign import played, world
from tests.bot.reading import answer, said, text
from tests.bot.scene import TOY, Scene
from tests.bot.test_publishing import every_line_stands
from tests.petty_court import GAME
from tests.petty_court.aged import aged
from tests.playing import asked

AGES = [aged(1), aged(2), GAME]


async def answered(s: Scene, table: str, key: str) -> None:
    """Whoever is asked first answers as if time were up."""
    await s.bot.sessions.submit(
        table, key, "person", lambda now: [asked(now.playing, now.asked[0], now.playing.default(now.asked[0]))]
    )


def stored(s: Scene, query: str) -> list[Any]:
    with sqlite3.connect(s.database) as db:
        return [each for (each,) in db.execute(query).fetchall()]


async def test_a_match_lives_through_two_upcasts(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await s.release(AGES[0])
    table = await s.table(s.bob)
    await s.press(s.ann, s.dms(s.ann)[-1], "1")
    for game in AGES[1:]:
        await s.release(game)
        for person in (s.ann, s.bob):
            await answered(s, table, f"{game.meta.schema} {person['id']}")
        await s.settle()
    assert sorted(set(stored(s, "SELECT schema FROM log"))) == [1, 2, 3]
    await s.finish(table)
    await every_line_stands(s, table)
    document = await s.bot.store.matches.export(table)
    assert replayed(document, s.kit.games).over
    assert {entry["schema"] for entry in document["log"]} == {1, 2, 3}
    await s.stop()
    examined = await offline.examine(s.database, partial(judge, s.kit), s.kit.clock())
    assert examined.faults == ()
    assert examined.replayed == 1


@pytest.mark.thorough
async def test_a_world_lives_through_two_upcasts(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in AGES:
        await s.release(game)
        await played(s, s.bob)
        await s.settle()
    assert stored(s, "SELECT schema FROM heirlooms ORDER BY id") == [1, 2, 3]
    (first, *_, last) = map(json.loads, stored(s, "SELECT body FROM heirlooms ORDER BY id"))
    assert len(first["winners"]) == 1
    assert len(last["champions"]) == 3
    assert last["champions"][:1] == first["winners"]
    pages = text(answer(await world(s, s.bob)))
    assert "Ann" in pages or "Bob" in pages
    for table in stored(s, "SELECT id FROM tables"):
        assert replayed(await s.bot.store.matches.export(table), s.kit.games).over
    await s.stop()
    assert (await offline.examine(s.database, partial(judge, s.kit), s.kit.clock())).faults == ()


async def test_a_world_of_a_later_release_is_said_to_be_one(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has gone back to the release before."""
    await played(s, s.bob)
    await s.release(AGES[0])
    assert "Nothing is lost" in said(await world(s, s.bob))
    assert "Nothing is lost" in said(await s.slash(s.ann, "table open", game=TOY, seats=2))
    assert await s.bot.store.tables.live() == []
