"""Matches that have ended, packed: log, snapshot and heirloom in one compressed value in place of the rows.

Whatever reads one of the three asks here, and never learns whether the match is packed. The log of a match says the
same words over and over, so a tenth is left of it; zlib, since it packs in milliseconds and unpacks in less than one
(lzma: a fifth smaller, and five times as long)."""

from __future__ import annotations

import json
import sqlite3
import zlib
from dataclasses import dataclass, field, fields

from persistence.checksum import checksum
from persistence.errors import Damaged, Missing
from persistence.records import Logged
from persistence.sqlite.rows import logged

FORMAT = 1
LEVEL = 9
_COLUMNS = tuple(each.name for each in fields(Logged))


@dataclass(frozen=True, slots=True, kw_only=True)
class Contents:
    """What is packed of a match."""

    match_id: str
    heirloom: str | None = field(repr=False)
    snapshot: bytes = field(repr=False)
    entries: tuple[Logged, ...] = field(repr=False)


def contents(db: sqlite3.Connection, match_id: str) -> Contents:
    """Packed or not. ``Missing``, ``Damaged``; whether the snapshot is sound is for its reader to say."""
    packed = db.execute("SELECT * FROM packed WHERE match_id = ?", (match_id,)).fetchone()
    if packed is not None:
        return _unpacked(packed)
    row = db.execute("SELECT heirloom, snapshot FROM matches WHERE id = ?", (match_id,)).fetchone()
    if row is None:
        raise Missing(f"there is no match {match_id}")
    every = db.execute("SELECT * FROM log WHERE match_id = ? ORDER BY step", (match_id,)).fetchall()
    entries = tuple(logged(each) for each in every)
    return Contents(match_id=match_id, heirloom=row["heirloom"], snapshot=row["snapshot"], entries=entries)


def snapshot(db: sqlite3.Connection, match_id: str) -> bytes:
    """``Missing``, ``Damaged``."""
    if is_packed(db, match_id):
        return contents(db, match_id).snapshot
    row = db.execute("SELECT snapshot FROM matches WHERE id = ?", (match_id,)).fetchone()
    if row is None:
        raise Missing(f"there is no match {match_id}")
    return bytes(row["snapshot"])


def entries(db: sqlite3.Connection, match_id: str, from_step: int = 0, to_step: int | None = None) -> list[Logged]:
    """The log of these steps, both included; empty if the match has not begun. ``Damaged``."""
    if is_packed(db, match_id):
        every = contents(db, match_id).entries
        return [each for each in every if from_step <= each.step and (to_step is None or each.step <= to_step)]
    rows = db.execute(
        "SELECT * FROM log WHERE match_id = ? AND step >= ? AND step <= coalesce(?, step) ORDER BY step",
        (match_id, from_step, to_step),
    ).fetchall()
    return [logged(row) for row in rows]


def seatings(db: sqlite3.Connection, match_id: str) -> list[Logged]:
    """Those entries of the log with which somebody came or went. ``Damaged``."""
    if is_packed(db, match_id):
        return [each for each in contents(db, match_id).entries if each.kind == "seating"]
    query = "SELECT * FROM log WHERE match_id = ? AND kind = 'seating' ORDER BY step"
    return [logged(row) for row in db.execute(query, (match_id,)).fetchall()]


def is_packed(db: sqlite3.Connection, match_id: str) -> bool:
    return db.execute("SELECT 1 FROM packed WHERE match_id = ?", (match_id,)).fetchone() is not None


def names(what: Contents, person: str) -> bool:
    """Whether that id stands anywhere in it; the people that the match began with are not packed."""
    texts = (what.heirloom or "", *(text for entry in what.entries for text in (entry.body, entry.events)))
    return person.encode() in what.snapshot or any(person in text for text in texts)


def compressed(what: Contents) -> bytes:
    """Raises ``Damaged`` rather than return what would not lead back to *what*."""
    log = [[getattr(entry, name) for name in _COLUMNS] for entry in what.entries]
    head = json.dumps({"heirloom": what.heirloom, "log": log}, ensure_ascii=False, separators=(",", ":"))
    body = zlib.compress(head.encode() + b"\n" + what.snapshot, LEVEL)
    if _parsed(what.match_id, body) != what:
        raise Damaged(f"match {what.match_id} cannot be packed")
    return body


def _unpacked(row: sqlite3.Row) -> Contents:
    match_id = row["match_id"]
    if row["format"] != FORMAT or checksum(match_id, row["format"], blob=row["body"]) != row["crc"]:
        raise Damaged(f"packed match {match_id} does not match its checksum")
    return _parsed(match_id, row["body"])


def _parsed(match_id: str, body: bytes) -> Contents:
    try:
        head, _, blob = zlib.decompress(body).partition(b"\n")
        read = json.loads(head)
        log = tuple(Logged(**dict(zip(_COLUMNS, values, strict=True))) for values in read["log"])
        return Contents(match_id=match_id, heirloom=read["heirloom"], snapshot=blob, entries=log)
    except (zlib.error, ValueError, KeyError, TypeError) as error:
        raise Damaged(f"packed match {match_id} cannot be read: {type(error).__name__}") from None
