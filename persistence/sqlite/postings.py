"""Messages that are being sent. A row is there from before the request until its answer is noted."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from persistence.calls import Rung
from persistence.deliveries import Audience, Removal
from persistence.postings import POSTINGS, Kept, Planned, Posting
from persistence.sqlite.calls import note_call
from persistence.sqlite.database import Database
from persistence.sqlite.rows import audience_key, insert_deliveries, set_columns
from persistence.sqlite.writer import Writer
from persistence.store import Clock

_COLUMNS: dict[Kept, tuple[str, str | None]] = {
    "standing": ("standing_message_id", "standing_posted_at"),
    "prompt": ("prompt_message_id", "prompt_posted_at"),
    "notice": ("notice_message_id", None),
    "result": ("result_message_id", None),
    "card": ("dm_card_id", "dm_posted_at"),
    "placard": ("message_id", "shown_at"),
}
"""The message's id, and when it was sent."""


class SqlitePostings:
    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def plan(self, posting: Posting, since: str) -> Planned:
        return await self._writer.write(partial(_plan, posting=posting, since=since, now=self._clock()))

    async def sent(self, planned: Planned, message_id: str, *more: str, replaced: bool = False) -> bool:
        now = self._clock()
        return await self._writer.write(lambda db: _sent(db, planned, message_id, more, now, replaced=replaced))

    async def discard(self, posting_id: int) -> None:
        await self._writer.write(lambda db: db.execute("DELETE FROM postings WHERE id = ?", (posting_id,)).rowcount)

    async def open(self, table_id: str, audience: Audience) -> list[Planned]:
        return await self._select("table_id = ? AND audience = ?", table_id, audience_key(audience))

    async def interrupted(self) -> list[Planned]:
        return await self._select("true")

    async def _select(self, where: str, *values: str) -> list[Planned]:
        query = f"SELECT * FROM postings WHERE {where} ORDER BY id"  # noqa: S608 - ours
        rows = await self._database.read(lambda db: db.execute(query, values).fetchall())
        return [_planned(row) for row in rows]


def _plan(db: sqlite3.Connection, posting: Posting, since: str, now: int) -> Planned:
    """One that is open in the same slot and channel keeps its id: its message may still arrive."""
    earlier = db.execute(
        "SELECT * FROM postings WHERE table_id = ? AND slot = ?", (posting.table_id, posting.slot)
    ).fetchone()
    if earlier and earlier["channel_id"] == posting.channel_id:
        plan = POSTINGS.dump_json(posting).decode()
        db.execute("UPDATE postings SET plan = ?, created_at = ? WHERE id = ?", (plan, now, earlier["id"]))
        return replace(_planned(earlier), posting=posting, created_at=now, again=True)
    if earlier:
        db.execute("DELETE FROM postings WHERE id = ?", (earlier["id"],))
    since = since or _newest(db)
    return Planned(id=_insert(db, posting, since, now), posting=posting, since=since, created_at=now)


def plan_ahead(db: sqlite3.Connection, posting: Posting, now: int) -> None:
    """A card that rings for what has just been added to its box. What is open in that slot stays as it is: its message
    may be on the way."""
    where = posting.table_id, posting.slot
    if db.execute("SELECT 1 FROM postings WHERE table_id = ? AND slot = ?", where).fetchone() is None:
        box = posting.table_id, audience_key(posting.audience)
        calls = db.execute("SELECT max(id) AS id FROM outbox WHERE table_id = ? AND audience = ?", box).fetchone()["id"]
        _insert(db, replace(posting, changes={**posting.changes, "card_called": calls}), _newest(db), now)


def _newest(db: sqlite3.Connection) -> str:
    noted = db.execute("SELECT message_id FROM noted").fetchone()
    return noted["message_id"] if noted else ""


def _insert(db: sqlite3.Connection, posting: Posting, since: str, now: int) -> int:
    plan, audience = POSTINGS.dump_json(posting).decode(), audience_key(posting.audience)
    row = db.execute(
        "INSERT INTO postings (table_id, audience, slot, channel_id, since, plan, created_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (posting.table_id, audience, posting.slot, posting.channel_id, since, plan, now),
    )
    assert row.lastrowid is not None
    return row.lastrowid


def _sent(
    db: sqlite3.Connection, planned: Planned, message_id: str, more: Sequence[str], now: int, *, replaced: bool
) -> bool:
    """Note the message with everything that follows from it; a second time changes nothing."""
    if not db.execute("DELETE FROM postings WHERE id = ?", (planned.id,)).rowcount:
        return False
    posting = planned.posting
    stands = _note(db, posting, message_id, now)
    going = [(posting.channel_id, each) for each in (more if stands else (message_id, *more))]
    if stands and posting.replaces and not replaced:
        going.append(posting.replaces)
    for where in going:
        remove_later(db, posting.table_id, *where, now)
    db.executemany("DELETE FROM outbox WHERE id = ?", [(each,) for each in posting.fulfils])
    insert_deliveries(db, posting.table_id, posting.due if stands else (), now)
    for seat, question in posting.rings if stands else ():
        note_call(db, posting.table_id, Rung(seat=seat, question=question, way=posting.way, at=now))
    db.execute("INSERT OR REPLACE INTO noted (only, message_id) VALUES (0, ?)", (message_id,))
    return bool(going or posting.due)


def _note(db: sqlite3.Connection, posting: Posting, message_id: str, now: int) -> bool:
    """Whether the message still belongs where it stands."""
    columns: dict[str, object] = dict(posting.changes)
    if posting.kept:
        column, moment = _COLUMNS[posting.kept]
        columns |= {column: message_id} | ({moment: now} if moment else {})
    if not columns:
        return True
    assignments, values = set_columns(columns)
    if posting.kept == "placard":  # moved or taken down meanwhile, perhaps
        update = f"UPDATE placards SET {assignments} WHERE id = ? AND channel_id = ?"  # noqa: S608 - see below
        return db.execute(update, (*values, posting.table_id, posting.channel_id)).rowcount == 1
    if posting.seat is None:
        while_so = " AND state = 'lobby'" if posting.lobby else ""
        update = f"UPDATE tables SET {assignments} WHERE id = ?{while_so}"  # noqa: S608 - the names are ours
        return db.execute(update, (*values, posting.table_id)).rowcount == 1
    update = f"UPDATE seats SET {assignments} WHERE table_id = ? AND seat = ? AND user_id IS ?"  # noqa: S608 - see above
    return db.execute(update, (*values, posting.table_id, posting.seat, posting.user_id)).rowcount == 1


def remove_later(db: sqlite3.Connection, table_id: str, channel_id: str, message_id: str, now: int) -> None:
    """A message of ours that has to go: a delivery like any other."""
    insert_deliveries(db, table_id, [Removal(channel=channel_id, message=message_id)], now)


def _planned(row: sqlite3.Row) -> Planned:
    posting = POSTINGS.validate_json(row["plan"])
    return Planned(id=row["id"], posting=posting, since=row["since"], created_at=row["created_at"])
