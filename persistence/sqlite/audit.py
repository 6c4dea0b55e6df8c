"""Whether all that a database holds is what it should be, and a fingerprint of it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256

from persistence.errors import Corrupt, Damaged, Unreadable
from persistence.records import History, Loaded
from persistence.sqlite.heirlooms import kept
from persistence.sqlite.matches import select_history
from persistence.sqlite.packing import snapshot
from persistence.sqlite.placards import OURS
from persistence.sqlite.rows import snapshot_crc

Judge = Callable[[History, Loaded], str | None]
"""Plays a match again and says what does not hold, without showing anything of it; ``None``: all does. ``Unreadable``
if this release cannot play it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Findings:
    faults: tuple[str, ...]
    """What does not hold, in plain words; empty: all is well."""
    matches: int
    replayed: int
    """How many of them were played again, to the same end."""
    fingerprint: str
    """The same for the same contents, wherever they lie in the file."""


def audit(db: sqlite3.Connection, judge: Judge | None) -> Findings:
    """All of it, as it is at one moment. ``Corrupt`` if the structure is damaged.

    :param db: brought up to the present release; nobody waits for it.
    :param judge: ``None``: no match is played again."""
    db.execute("BEGIN")
    try:
        complaints = [row[0] for row in db.execute("PRAGMA integrity_check(1)").fetchall()]
        if complaints != ["ok"]:
            raise Corrupt(f"integrity_check: {complaints[0]}")
        orphans = db.execute("PRAGMA foreign_key_check").fetchall()
        faults = [
            f"a row of {name} refers to nothing" for name in (*(row["table"] for row in orphans), *_ownerless(db))
        ]
        ids = [row["id"] for row in db.execute("SELECT id FROM matches ORDER BY id").fetchall()]
        replayed = 0
        for match_id in ids:
            try:
                found = _match(db, match_id, judge)
                replayed += judge is not None
            except Unreadable:
                found = None
            except Damaged as error:
                found = str(error)
            except sqlite3.Error:
                raise
            except Exception as error:  # whatever stumbles over what somebody has changed by hand
                found = f"{type(error).__name__} while it was read"
            faults += [f"match {match_id}: {found}"] if found else []
        faults += _chains(db)
        return Findings(faults=tuple(faults), matches=len(ids), replayed=replayed, fingerprint=fingerprint(db))
    finally:
        db.execute("ROLLBACK")


def fingerprint(db: sqlite3.Connection) -> str:
    """Over every row of every table but the record of migrations, which tells of the file and not of what is in it."""
    digest = sha256()
    tables = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").fetchall()
    for (table,) in tables:
        if table != "migrations" and not table.startswith("sqlite_"):
            columns = db.execute("SELECT name, pk FROM pragma_table_info(?) ORDER BY name", (table,)).fetchall()
            keys = sorted((row["pk"], row["name"]) for row in columns if row["pk"])
            names, order = ", ".join(row["name"] for row in columns), ", ".join(name for _, name in keys)
            digest.update(f"{table}({names})".encode())
            for row in db.execute(f"SELECT {names} FROM {table} ORDER BY {order or names}"):  # noqa: S608 - ours
                for value in row:
                    data = value if isinstance(value, bytes) else str(value).encode()
                    digest.update(f"{type(value).__name__} {len(data)} ".encode() + data)
    return digest.hexdigest()[:32]


def _ownerless(db: sqlite3.Connection) -> Iterator[str]:
    """Where a row belongs to no table. One of a placard may be there for longer than that."""
    for name in ("outbox", "postings"):
        query = f"SELECT 1 FROM {name} WHERE table_id NOT IN (SELECT id FROM tables) AND table_id NOT GLOB ?"  # noqa: S608
        yield from [name] * len(db.execute(query, (f"{OURS}*",)).fetchall())


def _match(db: sqlite3.Connection, match_id: str, judge: Judge | None) -> str | None:
    """What does not hold. ``Damaged``; ``Unreadable``: it cannot be played again."""
    row = db.execute("SELECT * FROM matches WHERE id = ?", (match_id,)).fetchone()
    if row["quarantined"]:
        return f"set aside: {row['quarantined']}"
    history, blob = select_history(db, match_id), snapshot(db, match_id)
    if snapshot_crc(match_id, row["step"], row["schema"], row["rules"], blob) != row["crc"]:
        return "its snapshot does not match its checksum"
    if history.step != row["step"]:
        return f"its log ends at step {history.step}, and its snapshot is of step {row['step']}"
    if history.over != (history.table.state == "over"):
        return f"its table is {history.table.state}"
    if row["heirloom_id"] is not None:
        parent = _heirloom(db, row["heirloom_id"])
        if history.heirloom is None or json.loads(history.heirloom) != asdict(kept(parent).heirloom):
            return "it has begun with something else than its heirloom"
    loaded = Loaded(
        match_id=match_id,
        game=history.table.game,
        schema=row["schema"],
        rules=row["rules"],
        step=row["step"],
        over=history.over,
        snapshot=blob,
    )
    return judge(history, loaded) if judge else None


def _chains(db: sqlite3.Connection) -> Iterator[str]:
    """What is wrong with the heirlooms, each by itself and as links of their chains."""
    for (heirloom_id,) in db.execute("SELECT id FROM heirlooms ORDER BY id").fetchall():
        try:
            row = _heirloom(db, heirloom_id)
            parent = _heirloom(db, row["parent_id"]) if row["parent_id"] is not None else None
        except Damaged as error:
            yield str(error)
            continue
        try:
            kept(row)
        except Damaged as error:
            yield str(error)
        if row["number"] != (parent["number"] + 1 if parent else 0):
            yield f"heirloom {heirloom_id} has number {row['number']}"
        if parent and parent["world_id"] != row["world_id"]:
            yield f"heirloom {heirloom_id} follows one of another world"
        if row["match_id"] is not None and row["begun_with"] != row["parent_id"]:
            yield f"heirloom {heirloom_id} does not follow the one that its match began with"


def _heirloom(db: sqlite3.Connection, heirloom_id: int) -> sqlite3.Row:
    """``Damaged`` if there is none."""
    row: sqlite3.Row | None = db.execute(
        "SELECT heirlooms.*, game, matches.heirloom_id AS begun_with FROM heirlooms"
        " JOIN worlds ON worlds.id = world_id LEFT JOIN matches ON matches.id = match_id WHERE heirlooms.id = ?",
        (heirloom_id,),
    ).fetchone()
    if row is None:
        raise Damaged(f"heirloom {heirloom_id} is missing, or its world is")
    return row
