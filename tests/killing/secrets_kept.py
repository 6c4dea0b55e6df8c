"""Whether anybody was ever shown what somebody else holds: everything that was said, held against the whole match."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from bot.parlour.simulated import SimulatedDiscord
from bot.play.sessions import Sessions
from bot.running import opened
from tests.bot.overheard import Overheard
from tests.kits import EVERY


class Ears:
    """Listens from the moment it is made."""

    def __init__(self, discord: SimulatedDiscord) -> None:
        self._scene = cast("Any", SimpleNamespace(discord=discord, bot=SimpleNamespace(store=None)))
        self._overheard = Overheard(self._scene)

    async def leaks(self, database: Path) -> list[str]:
        """Once the bot has stopped: every line that somebody else than its owner was shown."""
        store = await opened(database, EVERY, lambda _: None)
        self._scene.bot.store = store
        try:
            sessions = Sessions(store, EVERY, lambda _table, _stewards: None)
            for table in store_tables(await store.database.read(lambda db: db.execute(BEGUN).fetchall())):
                await self._overheard.learn(await sessions.at(table))
        finally:
            await store.close()
        return self._overheard.leaks()


BEGUN = "SELECT id FROM matches ORDER BY rowid"


def store_tables(rows: list[Any]) -> list[str]:
    return [row["id"] for row in rows]
