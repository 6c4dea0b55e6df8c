"""All that is needed to show a table or to play on, read at one moment."""

from __future__ import annotations

import sqlite3

from persistence.errors import Damaged, Missing
from persistence.moments import Moment
from persistence.records import Known, Loaded, Table
from persistence.sqlite import packing
from persistence.sqlite.heirlooms import kept, latest
from persistence.sqlite.rows import select_tables, snapshot_crc


def moment(db: sqlite3.Connection, table_id: str, *, match_too: bool) -> Moment:
    """``Missing``; ``Damaged`` if the heirloom is that a lobby's match would begin with."""
    found = select_tables(db, "t.id = ?", (table_id,))
    if not found:
        raise Missing(f"there is no table {table_id}")
    (table,) = found
    heirloom = latest(db, table.channel_id, table.game) if table.state == "lobby" else None
    return Moment(
        table=table,
        secret=db.execute("SELECT secret FROM tables WHERE id = ?", (table_id,)).fetchone()["secret"],
        match=_sound(db, table) if match_too and table.begun else None,
        kept=kept(heirloom) if heirloom else None,
        known=known(db, table.guild_id, table.channel_id),
    )


def known(db: sqlite3.Connection, guild_id: str, channel_id: str) -> Known:
    """In a fixed order: what is known is compared and hashed."""
    people = db.execute("SELECT user_id, name FROM guests WHERE channel_id = ? ORDER BY user_id", (channel_id,))
    guests = tuple((row["user_id"], row["name"]) for row in people.fetchall())
    hidden = db.execute("SELECT folded FROM hidden_words WHERE guild_id = ? ORDER BY folded", (guild_id,))
    return Known(people=guests, hidden=tuple(row["folded"] for row in hidden.fetchall()))


def match_row(db: sqlite3.Connection, match_id: str) -> sqlite3.Row:
    """``Missing``."""
    row: sqlite3.Row | None = db.execute(
        "SELECT matches.*, game FROM matches JOIN tables ON tables.id = matches.id WHERE matches.id = ?", (match_id,)
    ).fetchone()
    if row is None:
        raise Missing(f"there is no match {match_id}")
    return row


def loaded(db: sqlite3.Connection, row: sqlite3.Row) -> Loaded | None:
    """The match of *row*; ``None`` if its snapshot is damaged."""
    try:
        snapshot = packing.snapshot(db, row["id"])
    except Damaged:
        return None
    if snapshot_crc(row["id"], row["step"], row["schema"], row["rules"], snapshot) != row["crc"]:
        return None
    return Loaded(
        match_id=row["id"],
        game=row["game"],
        schema=row["schema"],
        rules=row["rules"],
        step=row["step"],
        over=bool(row["over"]),
        snapshot=snapshot,
    )


def _sound(db: sqlite3.Connection, table: Table) -> Loaded | None:
    row = match_row(db, table.id)
    return None if row["quarantined"] else loaded(db, row)
