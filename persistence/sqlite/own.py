"""Everything that is stored about one person, for that person alone."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from typing import Any

from persistence.errors import Damaged
from persistence.records import Logged
from persistence.sittings import acts_of, sat_later
from persistence.sqlite import packing
from persistence.sqlite.heirlooms import kept

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
            f"SELECT {_HERE}, seat + 1 AS seat, name, joined_at AS joined, choice, place, score, luck,"  # noqa: S608 - ours
            " dm_channel_id AS card_channel, dm_card_id AS card"
            " FROM seats JOIN tables ON id = table_id WHERE user_id = ? ORDER BY created_at, id",
            user_id,
        ),
        "given_up": _rows(
            db,
            f"SELECT {_HERE}, seat + 1 AS seat, name, place, score FROM seats"  # noqa: S608 - ours
            " JOIN tables ON id = table_id WHERE given_up = ? ORDER BY created_at, id",
            user_id,
        ),
        "lent": _rows(
            db,
            f"SELECT {_HERE}, seat + 1 AS seat, json_extract(lent, '$.until') AS until FROM seats"  # noqa: S608 - ours
            " JOIN tables ON id = table_id WHERE instr(lent, ?) ORDER BY created_at, id",
            quoted,
        ),
        "seeks": _rows(
            db,
            "SELECT guild_id AS server, name, game, pace, players, since, until FROM seeks"
            " WHERE user_id = ? ORDER BY id",
            user_id,
        ),
        "predictions": _rows(
            db,
            f"SELECT {_HERE}, riddle AS about, seat + 1 AS said, name, at FROM predictions"  # noqa: S608 - ours
            " JOIN tables ON id = table_id WHERE user_id = ? ORDER BY at, id",
            user_id,
        ),
        "casts": _rows(
            db,
            f"SELECT {_HERE}, name, delay, at FROM casts"  # noqa: S608 - ours
            " JOIN tables ON id = table_id WHERE user_id = ? ORDER BY at, id",
            user_id,
        ),
        "casts_granted": _rows(
            db,
            f"SELECT {_HERE}, delay, at FROM casts JOIN tables ON id = table_id WHERE by = ?"  # noqa: S608 - ours
            " ORDER BY at, id",
            user_id,
        ),
        "rosters": _rows(
            db,
            "SELECT guild_id AS server, channel_id AS channel, game, name, since, answer FROM roster_members"
            " JOIN worlds ON worlds.id = world_id WHERE user_id = ? ORDER BY world_id",
            user_id,
        ),
        "annulments": _rows(
            db,
            "SELECT guild_id AS server, channel_id AS channel, game, number, consents.at FROM consents"
            " JOIN heirlooms ON heirlooms.id = heirloom_id JOIN worlds ON worlds.id = world_id WHERE user_id = ?"
            " ORDER BY consents.at, heirlooms.id",
            user_id,
        ),
        "claims": _rows(
            db,
            "SELECT guild_id AS server, channel_id AS channel, game, name, at FROM claims"
            " JOIN worlds ON worlds.id = world_id WHERE user_id = ? ORDER BY at, world_id",
            user_id,
        ),
        "punctuality": _rows(db, "SELECT answered, late FROM punctuality WHERE user_id = ?", user_id),
        "hosted": _rows(db, f"SELECT {_HERE} FROM tables WHERE host_id = ? ORDER BY created_at, id", user_id),  # noqa: S608
        "hidden_words": _rows(
            db,
            "SELECT guild_id AS server, words, hidden_at AS hidden FROM hidden_words WHERE hidden_by = ? ORDER BY 1, 3",
            user_id,
        ),
        "contests": _rows(
            db,
            "SELECT contest_id AS contest, guild_id AS server, contests.name AS title, state, entrants.name,"
            " entered_at AS entered, here_at AS here, left_at AS left"
            " FROM entrants JOIN contests ON id = contest_id WHERE user_id = ? ORDER BY id",
            user_id,
        ),
        "contests_hosted": _rows(
            db,
            "SELECT id AS contest, guild_id AS server, name AS title, state FROM contests WHERE host_id = ?"
            " ORDER BY id",
            user_id,
        ),
        "leagues": _rows(
            db,
            "SELECT league_id AS league, guild_id AS server, leagues.name AS title, state, leaguers.name,"
            " entered_at AS entered FROM leaguers JOIN leagues ON id = league_id WHERE user_id = ? ORDER BY id",
            user_id,
        ),
        "leagues_hosted": _rows(
            db,
            "SELECT id AS league, guild_id AS server, name AS title, state FROM leagues WHERE host_id = ? ORDER BY id",
            user_id,
        ),
        "verdicts": _rows(
            db, 'SELECT match_id AS "table", void, at FROM verdicts WHERE by = ? ORDER BY verdicts.id', user_id
        ),
        "worlds": [world for world in _worlds(db) if _names(db, world["world"], quoted)],
        "matches": _matches(db, user_id, quoted),
    }


def _worlds(db: sqlite3.Connection) -> list[dict[str, Any]]:
    query = (
        "SELECT id AS world, guild_id AS server, channel_id AS channel, game, founded_at AS founded,"
        " archived_at AS archived FROM worlds ORDER BY id"
    )
    return [dict(row) for row in db.execute(query).fetchall()]


def _names(db: sqlite3.Connection, world_id: int, quoted: str) -> bool:
    """Whether any heirloom of a world does; what is damaged tells nothing."""
    query = "SELECT heirlooms.*, game FROM heirlooms JOIN worlds ON worlds.id = world_id WHERE world_id = ?"
    for row in db.execute(query, (world_id,)).fetchall():
        with contextlib.suppress(Damaged):
            if quoted in kept(row).heirloom.body:
                return True
    return False


def _matches(db: sqlite3.Connection, user_id: str, quoted: str) -> list[dict[str, Any]]:
    """Those in which they have ever sat, also on seats that are somebody else's now."""
    rows = db.execute(
        f"SELECT {_HERE}, people FROM tables JOIN matches USING (id)"  # noqa: S608 - ours
        " WHERE instr(people, :quoted) OR channel_id IN (SELECT channel_id FROM guests WHERE user_id = :id)"
        " ORDER BY created_at, id",
        {"id": user_id, "quoted": quoted},
    ).fetchall()
    told = []
    for row in rows:
        people = json.loads(row["people"])
        try:
            log = packing.entries(db, row["table"])
        except Damaged:
            log = None  # it tells nothing of who sat down later, and of nobody's acts
        if user_id in people or (log and user_id in sat_later(log)):
            about = {name: row[name] for name in row.keys() if name != "people"}  # noqa: SIM118
            told.append({**about, "acts": log and _acts(user_id, people, log)})
    return told


def _acts(user_id: str, people: list[str], log: list[Logged]) -> list[dict[str, Any]]:
    return [
        {"step": each.step, "seat": each.seat + 1, "at": each.at, "by": each.cause, "act": json.loads(each.body)}
        for each in acts_of(user_id, people, log)
        if each.seat is not None
    ]


def _rows(db: sqlite3.Connection, query: str, value: str) -> list[dict[str, Any]]:
    return [dict(row) for row in db.execute(query, (value,)).fetchall()]
