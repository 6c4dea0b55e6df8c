"""Tables: from the lobby card to the last message."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import fields
from functools import partial
from typing import Unpack

from engines.core.steward import KEEN, Level
from persistence import parts
from persistence.deliveries import Delivery
from persistence.errors import ChannelTaken, Missing, TableFull, TooManyTables
from persistence.ids import new_id
from persistence.moments import Moment
from persistence.records import NewTable, SeatChanges, Table, TableChanges
from persistence.sqlite import seating
from persistence.sqlite.database import Database
from persistence.sqlite.moments import moment
from persistence.sqlite.placards import placard_due
from persistence.sqlite.postings import remove_later
from persistence.sqlite.rows import awaken, insert_deliveries, select_tables, set_columns, stored
from persistence.sqlite.writer import Writer
from persistence.stands import PLACARD as STANDS
from persistence.store import Clock

LIVE = "state IN ('lobby', 'playing')"
_PAST = "FROM seats JOIN tables t2 ON t2.id = table_id WHERE user_id = ? AND state = 'over'"
_LOBBY_ONLY = {"game", "options"}
_DONE_BY_PEOPLE = {*_LOBBY_ONLY, "state", "channel_id", "host_id", "settings", "locale", "seats_wanted"}
"""The other columns are the bot's bookkeeping."""


class SqliteTables:
    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def open(self, new: NewTable) -> Table:
        table_id = await self._writer.write(partial(open_table, new=new, now=self._clock()))
        return await self.get(table_id)

    async def get(self, table_id: str) -> Table:
        found = await self._select("t.id = ?", table_id)
        if not found:
            raise Missing(f"there is no table {table_id}")
        return found[0]

    async def at(self, table_id: str, *, match_too: bool = True) -> Moment:
        return await self._database.read(partial(moment, table_id=table_id, match_too=match_too))

    async def live_at(self, channel_id: str) -> Table | None:
        itself = f"{LIVE} AND t.channel_id = ? AND t.thread_id IS NULL AND t.contest_id IS NULL"
        return next(iter(await self._select(itself, channel_id)), None)

    async def around(self, channel_id: str) -> list[Table]:
        there = await self._select(f"{LIVE} AND (t.channel_id = ? OR t.thread_id = ?)", channel_id, channel_id)
        return sorted(there, key=lambda table: table.thread_id is not None)

    async def home(self, channel_id: str) -> str:
        query = "SELECT channel_id FROM tables WHERE thread_id = ?"
        row = await self._database.read(lambda db: db.execute(query, (channel_id,)).fetchone())
        return row["channel_id"] if row else channel_id

    async def latest_at(self, channel_id: str) -> Table | None:
        latest = (
            "SELECT tables.id FROM tables JOIN matches USING (id) WHERE (channel_id = ? OR thread_id = ?)"
            " AND state IN ('over', 'closed') ORDER BY updated_at DESC, tables.id DESC LIMIT 1"
        )
        return next(iter(await self._select(f"t.id = ({latest})", channel_id, channel_id)), None)

    async def live(self) -> list[Table]:
        return await self._select(LIVE)

    async def of_person(self, user_id: str) -> list[Table]:
        mine = f"{LIVE} AND t.id IN (SELECT table_id FROM seats WHERE user_id = ?)"  # noqa: S608 - ours
        return await self._select(mine, user_id, order="updated_at DESC")

    async def wanting(self, guild_id: str) -> list[Table]:
        taken = "(SELECT count(*) FROM seats WHERE table_id = t.id)"
        room = f"t.state = 'lobby' AND t.contest_id IS NULL AND {taken} < t.seats_wanted"
        wants = f"t.guild_id = ? AND {LIVE} AND (({room}) OR (t.state = 'playing' AND t.offered != '[]'))"
        return await self._select(wants, guild_id)

    async def placeless(self) -> list[Table]:
        lacking = "t.id IN (SELECT table_id FROM seats WHERE place IS NULL OR sitter IS NULL)"
        return await self._select(f"t.state = 'over' AND {lacking}")

    async def past_of(self, user_id: str, most: int, but: int = 0) -> list[Table]:
        latest = f"SELECT t2.id {_PAST} ORDER BY t2.updated_at DESC, t2.id DESC LIMIT ? OFFSET ?"
        return await self._select(f"t.id IN ({latest})", user_id, most, but, order="updated_at DESC, t.id DESC")

    async def count_past(self, user_id: str) -> int:
        query = f"SELECT count(*) {_PAST}"
        count: int = await self._database.read(lambda db: db.execute(query, (user_id,)).fetchone()[0])
        return count

    async def due(self) -> list[Table]:
        return await self._select(f"{LIVE} AND t.deadline <= ?", self._clock(), order="deadline")

    async def next_deadline(self) -> int | None:
        query = f"SELECT min(deadline) FROM tables WHERE deadline IS NOT NULL AND {LIVE}"  # noqa: S608 - ours
        deadline: int | None = await self._database.read(lambda db: db.execute(query).fetchone()[0])
        return deadline

    async def stale_lobbies(self, before: int) -> list[Table]:
        return await self._select("t.state = 'lobby' AND t.updated_at < ?", before)

    async def sit(self, table_id: str, user_id: str | None, name: str, level: Level = KEEN) -> int:
        return await self._writer.write(
            partial(seating.sit, table_id=table_id, user_id=user_id, name=name, level=level, now=self._clock()),
        )

    async def rise(self, table_id: str, seat: int) -> None:
        await self._writer.write(partial(seating.rise, table_id=table_id, seat=seat, now=self._clock()))

    async def change(self, table_id: str, due: Sequence[Delivery] = (), **changes: Unpack[TableChanges]) -> None:
        now = self._clock()

        def change(db: sqlite3.Connection) -> None:
            change_table(db, table_id, changes, now)
            insert_deliveries(db, table_id, due, now)

        await self._writer.write(change)

    async def change_seat(
        self, table_id: str, seat: int, due: Sequence[Delivery] = (), **changes: Unpack[SeatChanges]
    ) -> None:
        now = self._clock()

        def change(db: sqlite3.Connection) -> None:
            seating.change_seat(db, table_id, seat, changes, now)
            insert_deliveries(db, table_id, due, now)

        await self._writer.write(change)

    async def drop_card(self, table_id: str, seat: int) -> None:
        await self._writer.write(partial(_drop_card, table_id=table_id, seat=seat, now=self._clock()))

    async def mute(self, before: int) -> list[Table]:
        return await self._select(f"{LIVE} AND t.mute_since < ?", before)

    async def close(self, table_id: str, due: Sequence[Delivery] = (), *, unless_changed: Table | None = None) -> bool:
        closing = partial(close_table, table_id=table_id, due=due, now=self._clock(), unless_changed=unless_changed)
        return await self._writer.write(closing)

    async def _select(self, where: str, *values: object, order: str = "created_at") -> list[Table]:
        return await self._database.read(lambda db: select_tables(db, where, values, order))


def open_table(db: sqlite3.Connection, new: NewTable, now: int) -> str:
    _require_free(db, new.channel_id)
    _require_few(db, new)
    return insert_table(db, new, now)


def insert_table(db: sqlite3.Connection, new: NewTable, now: int, contest_id: int | None = None) -> str:
    """:param contest_id: whose it is: then it takes neither its channel nor one of its host's."""
    table_id = new_id(now)
    while db.execute("SELECT 1 FROM tables WHERE id = ?", (table_id,)).fetchone():
        table_id = new_id(now)
    columns = {each.name: stored(getattr(new, each.name)) for each in fields(new)}
    columns |= {"id": table_id, "created_at": now, "updated_at": now, "contest_id": contest_id}
    db.execute(
        f"INSERT INTO tables ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})",  # noqa: S608 - ours
        tuple(columns.values()),
    )
    return table_id


def change_table(
    db: sqlite3.Connection, table_id: str, changes: TableChanges, now: int, **more: str | int | None
) -> None:
    """:param more: columns that only the store itself sets."""
    if changes.keys() & _LOBBY_ONLY:
        seating.require_lobby(db, table_id)
    if "channel_id" in changes:
        _require_free(db, changes["channel_id"], table_id)
    if "seats_wanted" in changes and seating.require_lobby(db, table_id)["taken"] > changes["seats_wanted"]:
        raise TableFull(f"more than {changes['seats_wanted']} already sit at table {table_id}")
    columns: dict[str, object] = {**changes, **more}
    if columns.keys() & _DONE_BY_PEOPLE:
        columns["updated_at"] = now
    if columns and not _update(db, table_id, columns):
        raise Missing(f"there is no table {table_id}")
    if "stands" in changes:
        placard_due(db, STANDS, table_id, now)


def close_table(
    db: sqlite3.Connection, table_id: str, due: Sequence[Delivery], now: int, unless_changed: Table | None = None
) -> bool:
    if unless_changed is not None:
        query = "SELECT state, updated_at, mute_since FROM tables WHERE id = ?"
        row = db.execute(query, (table_id,)).fetchone()
        if row is None or any(row[name] != getattr(unless_changed, name) for name in row.keys()):  # noqa: SIM118
            return False
    closed = f"UPDATE tables SET state = 'closed', deadline = NULL, updated_at = ? WHERE id = ? AND {LIVE}"  # noqa: S608
    if db.execute(closed, (now, table_id)).rowcount != 1:
        return False
    decided(db, table_id, now)
    insert_deliveries(db, table_id, due, now)
    return True


def decided(db: sqlite3.Connection, table_id: str, now: int) -> None:
    """A table has come to its end: its contest, if it belongs to one, can go on, and its stands are told."""
    placard_due(db, STANDS, table_id, now)
    awaken(db, db.execute("SELECT contest_id FROM tables WHERE id = ?", (table_id,)).fetchone()["contest_id"], now)


def _drop_card(db: sqlite3.Connection, table_id: str, seat: int, now: int) -> None:
    row = db.execute(
        "SELECT dm_channel_id, dm_card_id FROM seats WHERE table_id = ? AND seat = ?", (table_id, seat)
    ).fetchone()
    seating.change_seat(db, table_id, seat, {"dm_channel_id": None, "dm_card_id": None, "delivered_digest": None}, now)
    if row["dm_channel_id"] and row["dm_card_id"]:
        remove_later(db, table_id, row["dm_channel_id"], row["dm_card_id"], now)


def _update(db: sqlite3.Connection, table_id: str, columns: dict[str, object]) -> bool:
    assignments, values = set_columns(columns)
    return db.execute(f"UPDATE tables SET {assignments} WHERE id = ?", (*values, table_id)).rowcount == 1  # noqa: S608


def _require_free(db: sqlite3.Connection, channel_id: str, apart_from: str = "") -> None:
    itself = f"channel_id = ? AND thread_id IS NULL AND contest_id IS NULL AND {LIVE}"
    row = db.execute(f"SELECT id FROM tables WHERE {itself} AND id != ?", (channel_id, apart_from)).fetchone()  # noqa: S608
    if row:
        raise ChannelTaken(row["id"])


def _require_few(db: sqlite3.Connection, new: NewTable) -> None:
    """Nobody, and no server, takes so many tables that the others have to wait."""
    hosts = "coalesce(sum(host_id = ? AND contest_id IS NULL), 0)"
    count = f"SELECT {hosts}, coalesce(sum(guild_id = ?), 0) FROM tables WHERE {LIVE}"  # noqa: S608 - ours
    hosted, there = db.execute(count, (new.host_id, new.guild_id)).fetchone()
    if hosted >= parts.MOST_HOSTED:
        raise TooManyTables("person", parts.MOST_HOSTED)
    if there >= parts.MOST_IN_GUILD:
        raise TooManyTables("server", parts.MOST_IN_GUILD)
