"""Matches one after the other in one channel, each on what the last has left."""

import sqlite3
from contextlib import closing
from typing import Any

from bot.parlour.simulated import Interaction, Payload
from engines.core.game import Act
from engines.core.menu import Typed
from persistence.worlds import Kept
from tests.bot.once import once
from tests.bot.scene import TOY, Scene, dealt
from tests.petty_court.rules import DECK, Memory, Play, remembered
from tests.playing import asked


async def played(s: Scene, *others: Payload, game: str = TOY, stewards: int = 0) -> str:
    """A match of Ann's, from the lobby to its end. The table's id."""

    async def ended() -> str:
        table = await s.table(*others, game=game, stewards=stewards)
        await s.finish(table)
        return table

    return await once(s, ended, "played", game, stewards, *(other["id"] for other in others))


def won_by(s: Scene, winner: Payload) -> None:
    """Every match there has been won by *winner* alone, whatever chance had said."""
    with closing(sqlite3.connect(s.database)) as db, db:
        db.execute("UPDATE seats SET place = 1 + (user_id <> ?)", (winner["id"],))


async def current(s: Scene, game: str = TOY) -> Kept | None:
    return await s.bot.store.worlds.current(s.hall["id"], game)


async def memory(s: Scene, game: str = TOY) -> Memory:
    kept = await current(s, game)
    return remembered(kept.heirloom if kept else None)


async def reigns(s: Scene, game: str = TOY) -> int:
    return len((await memory(s, game)).champions)


async def world(s: Scene, who: Payload, **options: Any) -> Interaction:
    return await s.slash(who, "table world", **options)


async def again(s: Scene, *others: Payload) -> str:
    """Ann opens the same table once more and the *others* sit down; the match begins."""
    await s.do(s.ann, s.having("again"), "again")
    return await s.begin(*others)


async def decreed(s: Scene, words: str) -> str:
    """A table at which Ann has just decreed *words*."""
    table = await about_to_decree(s)
    await s.bot.sessions.submit(table, f"decree {words}", "person", lambda now: [asked(now.playing, 0, Typed(words))])
    await s.settle()
    return table


async def about_to_decree(s: Scene) -> str:
    """A table at which Ann is asked what she decrees."""
    table = await dealt(s, "decree")
    loaded = await s.loaded(table)
    held = loaded.playing._state.players[0].holding("decree")[0]
    assert DECK[held] == "decree"

    def play(now: Any) -> list[Act[Any]]:
        menu = now.playing.menu(0)
        at = next(at for at, option in enumerate(menu.options) if option.move == Play(card=held))
        return [asked(now.playing, 0, menu.choose(at))]

    await s.bot.sessions.submit(table, "proclaim", "person", play)
    await s.settle()
    return table
