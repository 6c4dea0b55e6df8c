"""Heirlooms as statements inside somebody's transaction: what a match begins with, and what it leaves."""

from __future__ import annotations

import json
import sqlite3
import zlib

from engines.core.outcome import Heirloom
from persistence.checksum import checksum
from persistence.errors import Damaged, Missing, NotLatest, WorldChanged, WorldInUse
from persistence.parts import ByTable
from persistence.sqlite.packing import LEVEL
from persistence.sqlite.rows import insert_by_table
from persistence.worlds import Kept

LATEST = "annulled_at IS NULL ORDER BY number DESC LIMIT 1"
"""Of the heirlooms of one world, the one that the next match begins with."""


def latest(db: sqlite3.Connection, channel_id: str, game: str) -> sqlite3.Row | None:
    """The row of the heirloom with which the next match of *game* in that channel begins."""
    row: sqlite3.Row | None = db.execute(
        f"SELECT heirlooms.*, game FROM heirlooms JOIN worlds ON worlds.id = world_id"  # noqa: S608 - ours
        f" WHERE channel_id = ? AND game = ? AND archived_at IS NULL AND {LATEST}",
        (channel_id, game),
    ).fetchone()
    return row


def require_latest(
    db: sqlite3.Connection, heirloom_id: int | None, heirloom: str | None, channel_id: str, game: str
) -> None:
    """``WorldChanged`` if the next match there begins with anything else: with another heirloom, or with this one
    since somebody was forgotten who is named in it."""
    row = latest(db, channel_id, game)
    if heirloom_id != (row and row["id"]):
        raise WorldChanged(f"heirloom {heirloom_id} is not the latest of channel {channel_id} any more")
    if row and heirloom and json.loads(heirloom)["body"] != kept(row).heirloom.body:
        raise WorldChanged(f"heirloom {heirloom_id} reads otherwise by now")


def bequeath(db: sqlite3.Connection, match_id: str, bequest: Heirloom | None, now: int) -> None:
    """What the match that ends now leaves, in the world that it continues or founds; nothing if it leaves nothing."""
    if bequest is None:
        return
    match = db.execute(
        "SELECT heirloom_id, guild_id, channel_id, game FROM matches JOIN tables USING (id) WHERE id = ?", (match_id,)
    ).fetchone()
    parent = db.execute("SELECT world_id, number FROM heirlooms WHERE id = ?", (match["heirloom_id"],)).fetchone()
    world = parent["world_id"] if parent else _founded(db, match, now)
    number = parent["number"] + 1 if parent else 0
    values = (world, match_id, match["heirloom_id"], number, bequest.schema, now)
    db.execute(
        "INSERT INTO heirlooms (world_id, match_id, parent_id, number, schema, created_at, crc, body)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (*values, heirloom_crc(match_id, number, bequest.schema, bequest.body), bequest.body),
    )


def consent(db: sqlite3.Connection, who: tuple[int, str], due: ByTable, now: int) -> bool:
    """Somebody agrees that the match which has left this be annulled. False if they have done so before."""
    row = "INSERT INTO consents (heirloom_id, user_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    new = db.execute(row, (*who, now)).rowcount == 1
    if new:
        insert_by_table(db, due, now)
    return new


def annul(db: sqlite3.Connection, heirloom_id: int, due: ByTable, now: int) -> None:
    """The next match begins with its parent. ``Missing``, ``NotLatest``, ``WorldInUse``."""
    row = db.execute(
        "SELECT channel_id, game FROM heirlooms JOIN worlds ON worlds.id = world_id WHERE heirlooms.id = ?",
        (heirloom_id,),
    ).fetchone()
    if row is None:
        raise Missing(f"there is no heirloom {heirloom_id}")
    newest = latest(db, row["channel_id"], row["game"])
    if newest is None or newest["id"] != heirloom_id:
        raise NotLatest(f"heirloom {heirloom_id} is not the latest of its world")
    if _used(db, "heirloom_id = ? AND state IN ('playing', 'over')", heirloom_id):
        raise WorldInUse(f"a match has begun with heirloom {heirloom_id}")
    db.execute("UPDATE heirlooms SET annulled_at = ? WHERE id = ?", (now, heirloom_id))
    insert_by_table(db, due, now)


def archive(db: sqlite3.Connection, world_id: int, due: ByTable, now: int) -> bool:
    """False if it was archived before. ``Missing``, ``WorldInUse``."""
    if not db.execute("SELECT 1 FROM worlds WHERE id = ?", (world_id,)).fetchone():
        raise Missing(f"there is no world {world_id}")
    continues = "heirloom_id IN (SELECT id FROM heirlooms WHERE world_id = ?) AND state = 'playing'"
    if _used(db, continues, world_id):
        raise WorldInUse(f"a match of world {world_id} is being played")
    left = db.execute("UPDATE worlds SET archived_at = ? WHERE id = ? AND archived_at IS NULL", (now, world_id))
    if left.rowcount == 1:
        insert_by_table(db, due, now)
    return left.rowcount == 1


def left_by(db: sqlite3.Connection, match_id: str) -> Heirloom | None:
    """What a match has bequeathed, annulled or not."""
    row = db.execute(
        "SELECT heirlooms.*, game FROM heirlooms JOIN worlds ON worlds.id = world_id WHERE match_id = ?", (match_id,)
    ).fetchone()
    return kept(row).heirloom if row else None


def rewrite(db: sqlite3.Connection, heirloom_id: int, body: str) -> None:
    """Another text in its place, such as one that names somebody otherwise; packed as it was."""
    row = db.execute("SELECT match_id, number, schema, packed FROM heirlooms WHERE id = ?", (heirloom_id,)).fetchone()
    crc = heirloom_crc(row["match_id"], row["number"], row["schema"], body)
    stored = (body, None) if row["packed"] is None else ("", zlib.compress(body.encode(), LEVEL))
    db.execute("UPDATE heirlooms SET body = ?, packed = ?, crc = ? WHERE id = ?", (*stored, crc, heirloom_id))


def kept(row: sqlite3.Row) -> Kept:
    """Raises ``Damaged``."""
    try:
        body = row["body"] if row["packed"] is None else zlib.decompress(row["packed"]).decode()
    except (zlib.error, UnicodeDecodeError):
        raise Damaged(f"heirloom {row['id']} cannot be unpacked") from None
    if heirloom_crc(row["match_id"], row["number"], row["schema"], body) != row["crc"]:
        raise Damaged(f"heirloom {row['id']} does not match its checksum")
    return Kept(
        id=row["id"],
        world_id=row["world_id"],
        parent_id=row["parent_id"],
        number=row["number"],
        heirloom=Heirloom(game=row["game"], schema=row["schema"], body=body),
    )


def _founded(db: sqlite3.Connection, match: sqlite3.Row, now: int) -> int:
    """The world of a match that began with nothing: a new one, unless all heirlooms of the open one are annulled."""
    place = (match["guild_id"], match["channel_id"], match["game"])
    db.execute(
        "INSERT INTO worlds (guild_id, channel_id, game, founded_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (*place, now),
    )
    there = "SELECT id FROM worlds WHERE channel_id = ? AND game = ? AND archived_at IS NULL"
    return int(db.execute(there, place[1:]).fetchone()["id"])


def _used(db: sqlite3.Connection, where: str, value: int) -> bool:
    query = f"SELECT 1 FROM matches JOIN tables USING (id) WHERE {where}"  # noqa: S608 - ours
    return db.execute(query, (value,)).fetchone() is not None


def heirloom_crc(match_id: str | None, number: int, schema: int, body: str) -> int:
    """:param match_id: ``None`` of what was left elsewhere."""
    return checksum(match_id, number, schema, blob=body.encode())
