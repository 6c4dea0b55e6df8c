"""The stands of a table are opened: by its host, or for every table of a contest."""

from __future__ import annotations

from typing import Literal

from bot.play.sessions import Sessions
from bot.play.stands import Stands, written
from persistence.codec import Codec
from persistence.stands import PLACARD


async def open_stands(sessions: Sessions, table_id: str) -> Literal["opened", "already", "late", "idle"]:
    """From now on people may say who wins; or they could before, or it is too late for that, or there is no match that
    goes on. ``Quarantined``, ``Unreadable``, ``Damaged``, ``Missing``."""
    store = sessions.store
    async with sessions.lock(table_id):  # meanwhile nothing happens there that would close them
        table = await store.tables.get(table_id)
        if table.state != "playing":
            return "idle"
        if table.stands:
            return "already"
        loaded = await sessions.at(table_id)
        codec, entries = Codec(loaded.game), await store.matches.log(table_id)
        events = [event for entry in entries for event in codec.events(entry)]
        stands = Stands().told_by(events, loaded.game.riddles).after(events, len(table.seats), sessions.kit.clock())
        if stands.closed is not None:
            return "late"
        if not await store.stands.open(table_id, written(stands), locale=table.locale):
            return "idle"
    await shown(sessions, table_id)
    return "opened"


async def shown(sessions: Sessions, table_id: str) -> None:
    """What was written of its stands is told soon."""
    if placard := await sessions.store.placards.of(PLACARD, table_id):
        sessions.wake(placard.id, ())
