"""Who sits where, as statements inside somebody's transaction."""

from __future__ import annotations

import sqlite3

from engines.core.steward import KEEN, Level
from persistence.errors import AlreadySeated, Missing, NotInLobby, TableFull
from persistence.records import SeatChanges
from persistence.sqlite.rows import set_columns

_FORGOTTEN = SeatChanges(
    dm_channel_id=None,
    dm_card_id=None,
    dm_posted_at=None,
    delivered_step=None,
    delivered_digest=None,
    choice=None,
    lent=None,
    given_up=None,
)
"""What belongs to the person and not to the seat."""


def require_lobby(db: sqlite3.Connection, table_id: str) -> sqlite3.Row:
    """The table's row; ``Missing``, ``NotInLobby``."""
    row: sqlite3.Row | None = db.execute(
        "SELECT state, channel_id, game, seats_wanted, standing_message_id, prompt_message_id,"
        " (SELECT count(*) FROM seats WHERE table_id = id) AS taken"
        " FROM tables WHERE id = ?",
        (table_id,),
    ).fetchone()
    if row is None:
        raise Missing(f"there is no table {table_id}")
    if row["state"] != "lobby":
        raise NotInLobby(f"table {table_id} is {row['state']}")
    return row


def sit(db: sqlite3.Connection, table_id: str, user_id: str | None, name: str, level: Level, now: int) -> int:
    table = require_lobby(db, table_id)
    there = db.execute("SELECT 1 FROM seats WHERE table_id = ? AND user_id = ?", (table_id, user_id)).fetchone()
    if there:
        raise AlreadySeated(f"already at table {table_id}")
    if table["taken"] >= table["seats_wanted"]:
        raise TableFull(f"table {table_id} has all {table['seats_wanted']} seats taken")
    seat: int = table["taken"]
    db.execute(
        "INSERT INTO seats (table_id, seat, occupant, user_id, name, joined_at, level) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table_id, seat, "person" if user_id else "steward", user_id, name, now, level),
    )
    _meet(db, table_id, user_id, name)
    _watches_no_more(db, table_id, user_id)
    _touch(db, table_id, now)
    return seat


def rise(db: sqlite3.Connection, table_id: str, seat: int, now: int) -> None:
    table = require_lobby(db, table_id)
    if not db.execute("DELETE FROM seats WHERE table_id = ? AND seat = ?", (table_id, seat)).rowcount:
        raise Missing(f"nobody sits on seat {seat} of table {table_id}")
    for behind in range(seat + 1, table["taken"]):
        db.execute("UPDATE seats SET seat = ? WHERE table_id = ? AND seat = ?", (behind - 1, table_id, behind))
    _touch(db, table_id, now)


def change_seat(db: sqlite3.Connection, table_id: str, seat: int, changes: SeatChanges, now: int) -> None:
    """``Missing`` if nobody sits there."""
    columns: dict[str, object] = {**changes}
    if "user_id" in changes:
        columns = {**_FORGOTTEN, "joined_at": now, "level": KEEN, **columns}
    assignments, values = set_columns(columns)
    found = db.execute(
        f"UPDATE seats SET {assignments} WHERE table_id = ? AND seat = ?",  # noqa: S608 - the names are ours
        (*values, table_id, seat),
    ).rowcount
    if not found:
        raise Missing(f"nobody sits on seat {seat} of table {table_id}")
    _watches_no_more(db, table_id, changes.get("user_id"))
    if "name" in changes:
        _meet(db, table_id, changes.get("user_id"), changes["name"])


def _meet(db: sqlite3.Connection, table_id: str, user_id: str | None, name: str) -> None:
    """The channel knows whoever sits down there, for good: heirlooms may name them when the seat is somebody else's."""
    if user_id is not None:
        db.execute(
            "INSERT INTO guests (channel_id, user_id, name) SELECT channel_id, ?, ? FROM tables WHERE id = ?"
            " ON CONFLICT DO UPDATE SET name = excluded.name",
            (user_id, name, table_id),
        )


def _watches_no_more(db: sqlite3.Connection, table_id: str, user_id: str | None) -> None:
    """Whoever plays says nothing of how it ends, and sees nothing of what others hide there or in the same contest."""
    if user_id is not None:
        db.execute("DELETE FROM predictions WHERE table_id = ? AND user_id = ?", (table_id, user_id))
        together = (
            "SELECT t.id FROM tables t JOIN tables here ON t.id = here.id OR t.contest_id = here.contest_id"
            " WHERE here.id = ?"
        )
        db.execute(f"DELETE FROM casts WHERE user_id = ? AND table_id IN ({together})", (user_id, table_id))  # noqa: S608


def _touch(db: sqlite3.Connection, table_id: str, now: int) -> None:
    db.execute("UPDATE tables SET updated_at = ? WHERE id = ?", (now, table_id))
