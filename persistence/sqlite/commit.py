"""The two transactions that change a match."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from persistence.deliveries import IN_CHANNEL, START
from persistence.errors import Conflict, Missing, NotPlaying, Quarantined, SeatsChanged, StoreError
from persistence.records import Already, Beginning, Committed, Entry, Submission
from persistence.sqlite.calls import count
from persistence.sqlite.heirlooms import bequeath, require_latest
from persistence.sqlite.postings import plan_ahead, remove_later
from persistence.sqlite.rows import audience_key, insert_deliveries, insert_log, snapshot_crc, stored
from persistence.sqlite.seating import change_seat, require_lobby
from persistence.sqlite.tables import change_table, decided

ENDED: Mapping[str, str | None] = {"state": "over", "deadline": None}
"""What a table is when its match has ended."""


def begin(db: sqlite3.Connection, new: Beginning, now: int) -> Committed | Already:
    if already := _use_key(db, new.key, new.table_id, 0, now):
        return already
    lobby = require_lobby(db, new.table_id)
    taken = lobby["taken"]
    if taken != len(new.people):
        raise SeatsChanged(f"{taken} sit at table {new.table_id}, and the match is for {len(new.people)}")
    require_latest(db, new.heirloom_id, new.heirloom, lobby["channel_id"], lobby["game"])
    crc = snapshot_crc(new.table_id, 0, new.schema, new.rules, new.snapshot)
    db.execute(
        "INSERT INTO matches"
        " (id, start_message_id, people, heirloom, heirloom_id, schema, rules, step, over, crc, snapshot)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?)",
        (
            new.table_id,
            new.start_message_id,
            stored(new.people),
            new.heirloom,
            new.heirloom_id,
            new.schema,
            new.rules,
            new.over,
            crc,
            new.snapshot,
        ),
    )
    deal = Entry(step=0, seat=None, kind="begin", body="null", cause=new.key, events=new.events)
    insert_log(db, new.table_id, [deal], at=now, schema=new.schema, rules=new.rules)
    ended = {**ENDED, "ended_at": now} if new.over else {"state": "playing"}
    change_table(db, new.table_id, new.table, now, begun_at=now, **ended)
    bequeath(db, new.table_id, new.bequest, now)
    if new.over:
        decided(db, new.table_id, now)
    card = None if new.table.get("thread_id") else lobby["standing_message_id"]  # from which the thread hangs
    _leave_the_lobby(db, new.table_id, (card, lobby["prompt_message_id"]), lobby["channel_id"], now)
    insert_deliveries(db, new.table_id, new.due, now)
    return Committed(0)


def _leave_the_lobby(
    db: sqlite3.Connection, table_id: str, messages: Sequence[str | None], channel_id: str, now: int
) -> None:
    """Its messages go, what was to be delivered of it is overtaken, and the start message is known by now."""
    db.execute("UPDATE tables SET prompt_message_id = NULL WHERE id = ?", (table_id,))
    db.execute("DELETE FROM outbox WHERE table_id = ? AND audience = ?", (table_id, audience_key(IN_CHANNEL)))
    db.execute("DELETE FROM postings WHERE table_id = ? AND audience = ?", (table_id, audience_key(START)))
    for message in filter(None, messages):
        remove_later(db, table_id, channel_id, message, now)


def commit(db: sqlite3.Connection, submission: Submission, now: int) -> Committed | Already:
    match_id, after = submission.match_id, submission.after
    steps = [entry.step for entry in submission.entries]
    if not steps or steps != list(range(submission.before + 1, after + 1)):
        raise ValueError(f"the entries after step {submission.before} bear the numbers {steps}")
    if already := _use_key(db, submission.key, match_id, after, now):
        return already
    crc = snapshot_crc(match_id, after, submission.schema, submission.rules, submission.snapshot)
    advanced = db.execute(
        "UPDATE matches SET step = ?, schema = ?, rules = ?, over = ?, crc = ?, snapshot = ?"
        " WHERE id = ? AND step = ? AND quarantined IS NULL"
        " AND EXISTS (SELECT 1 FROM tables WHERE tables.id = matches.id AND state = 'playing')",
        (
            after,
            submission.schema,
            submission.rules,
            submission.over,
            crc,
            submission.snapshot,
            match_id,
            submission.before,
        ),
    ).rowcount
    if not advanced:
        raise _reason(db, match_id, submission.before)
    insert_log(db, match_id, submission.entries, at=now, schema=submission.schema, rules=submission.rules)
    ended = {**ENDED, "ended_at": now} if submission.over else {}
    change_table(db, match_id, submission.table, now, updated_at=now, **ended)
    bequeath(db, match_id, submission.bequest, now)
    if submission.over:
        decided(db, match_id, now)
    for seat, record in submission.kept.items():
        count(db, match_id, seat, record)
    for seat, changes in submission.seats.items():
        change_seat(db, match_id, seat, changes, now)
    insert_deliveries(db, match_id, submission.due, now)
    for posting in submission.postings:
        plan_ahead(db, posting, now)
    return Committed(after)


def _use_key(db: sqlite3.Connection, key: str, match_id: str, step: int, now: int) -> Already | None:
    """Take *key* for this transaction; or what became of the one that had it first."""
    taken = db.execute(
        "INSERT INTO answered (key, match_id, step, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (key, match_id, step, now),
    ).rowcount
    if taken:
        return None
    return Already(db.execute("SELECT step FROM answered WHERE key = ?", (key,)).fetchone()["step"])


def _reason(db: sqlite3.Connection, match_id: str, expected: int) -> StoreError:
    """Why a submission could not be granted."""
    row = db.execute(
        "SELECT step, quarantined, state FROM matches JOIN tables ON tables.id = matches.id WHERE matches.id = ?",
        (match_id,),
    ).fetchone()
    if row is None:
        return Missing(f"there is no match {match_id}")
    if row["quarantined"]:
        return Quarantined(match_id, row["quarantined"])
    if row["state"] != "playing":
        return NotPlaying(f"table {match_id} is {row['state']}")
    return Conflict(match_id, expected, row["step"])
