"""A world that comes from elsewhere, and who its people are here: statements inside somebody's transaction."""

from __future__ import annotations

import json
import sqlite3

from persistence.errors import WorldInUse
from persistence.forgetting import Renaming, Seals
from persistence.sqlite.forgetting import rename_heirlooms, rename_matches
from persistence.sqlite.heirlooms import heirloom_crc, kept
from persistence.worlds import Brought, Claim, NewWorld


def take_up(db: sqlite3.Connection, new: NewWorld) -> int | None:
    """The world's id; ``None`` if the channel has one of that game that goes on."""
    place = (new.guild_id, new.channel_id, new.game)
    there = "SELECT 1 FROM worlds WHERE channel_id = ? AND game = ? AND archived_at IS NULL"
    if new.archived_at is None and db.execute(there, place[1:]).fetchone():
        return None
    world = db.execute(
        "INSERT INTO worlds (guild_id, channel_id, game, founded_at, archived_at, signer) VALUES (?, ?, ?, ?, ?, ?)",
        (*place, new.founded_at, new.archived_at, new.signer),
    ).lastrowid
    assert world is not None, "a row was written"
    left: dict[str, int] = {}
    for each in new.chain:
        if each.heirloom is None:
            row = "INSERT INTO abandoned_elsewhere (world_id, match_id, number, at) VALUES (?, ?, ?, ?)"
            db.execute(row, (world, each.match_id, each.number, each.at))
        else:
            left[each.match_id] = _heirloom(db, world, each, left.get(each.parent or ""))
    names = [(new.channel_id, person, name) for person, name in new.names.items()]
    db.executemany("INSERT INTO guests (channel_id, user_id, name) VALUES (?, ?, ?)", names)
    return world


def _heirloom(db: sqlite3.Connection, world: int, each: Brought, parent: int | None) -> int:
    assert each.heirloom is not None, "it has left one"
    schema, body = each.heirloom.schema, each.heirloom.body
    row = db.execute(
        "INSERT INTO heirlooms (world_id, elsewhere, parent_id, number, schema, created_at, annulled_at, crc, body)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(world, each.match_id, parent, each.number, schema, each.at, each.annulled_at),
            *(heirloom_crc(None, each.number, schema, body), body),
        ),
    ).lastrowid
    assert row is not None, "a row was written"
    return row


# ---- who they are


def claimed(db: sqlite3.Connection, world_id: int, claim: Claim, now: int) -> None:
    db.execute(
        "INSERT OR REPLACE INTO claims (world_id, user_id, name, person, at) VALUES (?, ?, ?, ?, ?)",
        (world_id, claim.user_id, claim.name, claim.person, now),
    )


def grant(db: sqlite3.Connection, world_id: int, user_id: str, seals: Seals) -> bool:
    """One transaction, as in forgetting, the other way round: an id in the place of what stands for it."""
    claim = db.execute("SELECT * FROM claims WHERE world_id = ? AND user_id = ?", (world_id, user_id)).fetchone()
    if claim is None:
        return False
    begun = "heirloom_id IN (SELECT id FROM heirlooms WHERE world_id = :world)"
    quoted = json.dumps(user_id, ensure_ascii=False)
    playing = f"SELECT 1 FROM matches JOIN tables USING (id) WHERE {begun} AND state = 'playing'"  # noqa: S608 - ours
    if db.execute(playing, {"world": world_id}).fetchone():
        raise WorldInUse(f"a match of world {world_id} is being played")
    if _there_already(db, world_id, quoted, begun):
        return False
    (channel,) = db.execute("SELECT channel_id FROM worlds WHERE id = ?", (world_id,)).fetchone()
    renaming = Renaming({claim["person"]: user_id})
    rename_matches(db, claim["person"], channel, renaming, seals)
    rename_heirlooms(db, claim["person"], channel, renaming, seals)
    row = "INSERT INTO guests (channel_id, user_id, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    db.execute(row, (channel, user_id, claim["name"]))
    db.execute("DELETE FROM guests WHERE channel_id = ? AND user_id = ?", (channel, claim["person"]))
    db.execute("DELETE FROM claims WHERE world_id = ? AND person = ?", (world_id, claim["person"]))
    return True


def deny(db: sqlite3.Connection, world_id: int, user_id: str) -> bool:
    gone = db.execute("DELETE FROM claims WHERE world_id = ? AND user_id = ?", (world_id, user_id))
    return gone.rowcount > 0


def _there_already(db: sqlite3.Connection, world_id: int, quoted: str, begun: str) -> bool:
    """Whether that world knows them as themselves: they have sat at a match of it, or are named in what was left."""
    played = (
        f"SELECT 1 FROM matches WHERE {begun} AND (instr(people, :quoted)"  # noqa: S608 - ours
        " OR EXISTS (SELECT 1 FROM seats WHERE table_id = matches.id AND user_id = json_extract(:quoted, '$')))"
    )
    if db.execute(played, {"world": world_id, "quoted": quoted}).fetchone():
        return True
    query = "SELECT heirlooms.*, game FROM heirlooms JOIN worlds ON worlds.id = world_id WHERE world_id = ?"
    return any(quoted in kept(row).heirloom.body for row in db.execute(query, (world_id,)).fetchall())
