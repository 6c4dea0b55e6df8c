"""Everything that is stored about one person, for that person alone."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from persistence.errors import Damaged
from persistence.forgetting import acts_of
from persistence.sqlite.rows import logged

FORMAT = 1
_HERE = 'id AS "table", guild_id AS server, channel_id AS channel, game, state, created_at AS created'


def everything(db: sqlite3.Connection, user_id: str) -> dict[str, Any]:
    """As a JSON document. Of matches only their own acts: what happened there is not theirs alone, and while a match
    runs it holds what others hide."""
    quoted = json.dumps(user_id, ensure_ascii=False)
    settings = _rows(db, "SELECT * FROM people WHERE user_id = ?", user_id)
    return {
        "format": FORMAT,
        "person": user_id,
        "settings": settings[0] if settings else None,
        "names": _rows(db, "SELECT channel_id AS channel, name FROM guests WHERE user_id = ? ORDER BY 1", user_id),
        "seats": _rows(
            db,
            f"SELECT {_HERE}, seat + 1 AS seat, name, joined_at AS joined, choice, dm_channel_id AS card_channel,"  # noqa: S608 - ours
            " dm_card_id AS card FROM seats JOIN tables ON id = table_id WHERE user_id = ? ORDER BY created_at, id",
            user_id,
        ),
        "hosted": _rows(db, f"SELECT {_HERE} FROM tables WHERE host_id = ? ORDER BY created_at, id", user_id),  # noqa: S608
        "hidden_words": _rows(
            db,
            "SELECT guild_id AS server, words, hidden_at AS hidden FROM hidden_words WHERE hidden_by = ? ORDER BY 1, 3",
            user_id,
        ),
        "worlds": _rows(
            db,
            "SELECT id AS world, guild_id AS server, channel_id AS channel, game, founded_at AS founded,"
            " archived_at AS archived FROM worlds"
            " WHERE EXISTS (SELECT 1 FROM heirlooms WHERE world_id = worlds.id AND instr(body, ?)) ORDER BY id",
            quoted,
        ),
        "matches": _matches(db, user_id, quoted),
    }


def _matches(db: sqlite3.Connection, user_id: str, quoted: str) -> list[dict[str, Any]]:
    """Those in which they have ever sat, also on seats that are somebody else's now."""
    rows = db.execute(
        f"SELECT {_HERE}, people FROM tables JOIN matches USING (id)"  # noqa: S608 - ours
        " WHERE instr(people, :quoted)"
        " OR channel_id IN (SELECT channel_id FROM guests WHERE user_id = :id)"
        " AND EXISTS (SELECT 1 FROM log WHERE match_id = matches.id AND kind = 'seating' AND instr(body, :quoted))"
        " ORDER BY created_at, id",
        {"id": user_id, "quoted": quoted},
    ).fetchall()
    return [
        {**{name: row[name] for name in row.keys() if name != "people"}, "acts": _acts(db, user_id, row)}  # noqa: SIM118
        for row in rows
    ]


def _acts(db: sqlite3.Connection, user_id: str, match: sqlite3.Row) -> list[dict[str, Any]] | None:
    """``None`` if the log is damaged."""
    people = json.loads(match["people"])
    log = db.execute(
        "SELECT * FROM log WHERE match_id = :match AND (kind = 'seating' OR kind = 'act' AND seat IN"
        " (SELECT key FROM json_each(:people) WHERE value = :id UNION SELECT seat FROM log"
        " WHERE match_id = :match AND kind = 'seating' AND instr(body, :id))) ORDER BY step",
        {"match": match["table"], "people": match["people"], "id": user_id},
    ).fetchall()
    try:
        return [
            {"step": each.step, "seat": each.seat + 1, "at": each.at, "by": each.cause, "act": json.loads(each.body)}
            for each in acts_of(user_id, people, map(logged, log))
            if each.seat is not None
        ]
    except Damaged:
        return None


def _rows(db: sqlite3.Connection, query: str, value: str) -> list[dict[str, Any]]:
    return [dict(row) for row in db.execute(query, (value,)).fetchall()]
