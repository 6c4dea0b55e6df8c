"""From rows to a packed match and back: see :mod:`persistence.sqlite.packing`."""

from __future__ import annotations

import logging
import sqlite3
import zlib
from asyncio import to_thread
from functools import partial

from persistence.checksum import checksum
from persistence.errors import Damaged, Missing
from persistence.sqlite.database import Database
from persistence.sqlite.packing import FORMAT, LEVEL, Contents, compressed, contents, is_packed
from persistence.sqlite.rows import insert_log, snapshot_crc
from persistence.sqlite.writer import Writer

AT_ONCE = 500
"""Matches in one round. What is over can wait, and the first round finds years of it."""
_AT_REST = """
    SELECT matches.id FROM matches JOIN tables USING (id)
    WHERE state IN ('over', 'closed') AND updated_at < ? AND quarantined IS NULL
    AND id NOT IN (SELECT match_id FROM packed)
    AND id NOT IN (SELECT table_id FROM outbox WHERE dropped_at IS NULL)
    ORDER BY updated_at, id LIMIT ?"""
_log = logging.getLogger(__name__)


class Packer:
    """Packs match by match, each in a transaction of its own, and compresses in a thread: acts go in between."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer
        self._left: set[str] = set()
        """What cannot be packed, being damaged. It is said once."""

    async def pack(self, before: int, now: int) -> int:
        """What ended before that moment and has nothing left to be delivered, the longest ended first; how many."""
        limit = AT_ONCE + len(self._left)
        rows = await self._database.read(lambda db: db.execute(_AT_REST, (before, limit)).fetchall())
        done = 0
        for row in rows:
            if row["id"] not in self._left:
                done += await self._pack(row["id"], now)
        return done

    async def _pack(self, match_id: str, now: int) -> bool:
        try:
            what, crc = await self._database.read(partial(_sound, match_id=match_id))
            body = await to_thread(compressed, what)
        except Damaged as error:
            _log.warning("not packed: %s", error)
            self._left.add(match_id)
            return False
        return await self._writer.write(partial(put, what=what, body=body, crc=crc, now=now))


def put(db: sqlite3.Connection, what: Contents, body: bytes, crc: int, now: int) -> bool:
    """*body* in place of the rows that it was made of. False if they are not those any more: somebody may have been
    forgotten meanwhile.

    :param crc: the snapshot's."""
    if not _unchanged(db, what):
        return False
    emptied = db.execute(
        "UPDATE matches SET snapshot = x'', heirloom = NULL WHERE id = ? AND crc = ? AND step = ?"
        " AND EXISTS (SELECT 1 FROM tables WHERE tables.id = matches.id AND state IN ('over', 'closed'))",
        (what.match_id, crc, what.entries[-1].step),
    ).rowcount
    if not emptied:
        return False
    db.execute(
        "INSERT INTO packed (match_id, format, packed_at, crc, body) VALUES (?, ?, ?, ?, ?)",
        (what.match_id, FORMAT, now, checksum(what.match_id, FORMAT, blob=body), body),
    )
    db.execute("DELETE FROM log WHERE match_id = ?", (what.match_id,))
    _pack_bequest(db, what.match_id)
    return True


def _unchanged(db: sqlite3.Connection, what: Contents) -> bool:
    try:
        return not is_packed(db, what.match_id) and contents(db, what.match_id) == what
    except (Damaged, Missing):
        return False


def unpack(db: sqlite3.Connection, match_id: str) -> None:
    """The rows again, if it is packed; it will be packed anew. ``Damaged``."""
    if is_packed(db, match_id):
        what = contents(db, match_id)
        db.execute("DELETE FROM packed WHERE match_id = ?", (match_id,))
        db.execute(
            "UPDATE matches SET heirloom = ?, snapshot = ? WHERE id = ?", (what.heirloom, what.snapshot, match_id)
        )
        for entry in what.entries:
            insert_log(db, match_id, [entry], at=entry.at, schema=entry.schema, rules=entry.rules)


def _sound(db: sqlite3.Connection, match_id: str) -> tuple[Contents, int]:
    """A match that is whole, and the checksum of its snapshot. ``Missing``, ``Damaged``."""
    what = contents(db, match_id)
    row = db.execute("SELECT step, schema, rules, crc FROM matches WHERE id = ?", (match_id,)).fetchone()
    if [entry.step for entry in what.entries] != list(range(row["step"] + 1)):
        raise Damaged(f"steps of match {match_id} are missing from its log")
    if snapshot_crc(match_id, row["step"], row["schema"], row["rules"], what.snapshot) != row["crc"]:
        raise Damaged(f"snapshot of match {match_id} does not match its checksum")
    return what, int(row["crc"])


def _pack_bequest(db: sqlite3.Connection, match_id: str) -> None:
    row = db.execute("SELECT body FROM heirlooms WHERE match_id = ? AND packed IS NULL", (match_id,)).fetchone()
    if row:
        packed = zlib.compress(row["body"].encode(), LEVEL)
        db.execute("UPDATE heirlooms SET body = '', packed = ? WHERE match_id = ?", (packed, match_id))
