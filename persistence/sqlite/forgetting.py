"""One transaction that takes somebody's id and name out of everything that is stored."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Collection

from persistence.checksum import checksum
from persistence.errors import Damaged, StillShown
from persistence.forgetting import Renaming, Seals
from persistence.ids import stand_in
from persistence.sittings import sitters
from persistence.sqlite import packer, packing
from persistence.sqlite.contests import LIVE as UNDER_WAY
from persistence.sqlite.heirlooms import kept, rewrite
from persistence.sqlite.rows import logged, snapshot_crc
from persistence.sqlite.tables import LIVE

log = logging.getLogger(__name__)

NAMELESS = "?"
"""Stands where the name of somebody stood who has asked to be forgotten."""

_CHANNELS = (
    "SELECT channel_id FROM guests WHERE user_id = :id"
    " UNION SELECT channel_id FROM tables WHERE host_id = :id"
    " UNION SELECT channel_id FROM tables JOIN seats ON table_id = id WHERE user_id = :id"
    " UNION SELECT channel_id FROM tables JOIN matches USING (id) WHERE instr(people, :quoted)"
)
"""Where somebody has sat or opened a table. Heirlooms stay in their channel, so nothing else names them."""
_NAMED = (
    "instr(people, :id) OR instr(heirloom, :id) OR instr(snapshot, :id)"
    " OR EXISTS (SELECT 1 FROM log WHERE match_id = matches.id AND (instr(body, :id) OR instr(events, :id)))"
)


_MAILBOXES = (
    "SELECT dm_channel_id FROM people WHERE user_id = :id UNION SELECT dm_channel_id FROM seats WHERE user_id = :id"
)
"""Where somebody's messages lie."""
_ELSEWHERE = (
    f"DELETE FROM postings WHERE channel_id IN ({_MAILBOXES})",  # noqa: S608 - ours
    f"DELETE FROM outbox WHERE dropped_at IS NOT NULL AND json_extract(body, '$.channel') IN ({_MAILBOXES})",  # noqa: S608
    """UPDATE seats SET user_id = :instead, name = :nameless, dm_channel_id = NULL, dm_card_id = NULL,
       dm_posted_at = NULL, delivered_digest = NULL WHERE user_id = :id""",
    "UPDATE seats SET given_up = :instead WHERE given_up = :id",
    "UPDATE verdicts SET by = :instead WHERE by = :id",
    "UPDATE tables SET host_id = :instead WHERE host_id = :id",
    "UPDATE tables SET clocks = replace(clocks, :quoted, :quoted_instead) WHERE instr(clocks, :quoted)",
    "UPDATE tables SET vote = NULL WHERE instr(vote, :quoted)",
    "UPDATE seats SET lent = NULL WHERE instr(lent, :quoted)",
    "DELETE FROM contests WHERE state = 'draft' AND host_id = :id",
    "UPDATE contests SET host_id = :instead WHERE host_id = :id",
    "UPDATE entrants SET user_id = :instead, name = :nameless WHERE user_id = :id",
    "UPDATE pods SET members = replace(members, :quoted, :quoted_instead) WHERE instr(members, :quoted)",
    "UPDATE pods SET result = replace(result, :quoted, :quoted_instead) WHERE instr(result, :quoted)",
    "UPDATE decisions SET by = :instead WHERE by = :id",
    "UPDATE decisions SET what = replace(what, :quoted, :quoted_instead) WHERE instr(what, :quoted)",
    "DELETE FROM leaguers WHERE user_id = :id",
    "DELETE FROM leagues WHERE state = 'draft' AND host_id = :id",
    "UPDATE leagues SET host_id = :instead WHERE host_id = :id",
    "UPDATE hidden_words SET hidden_by = :instead WHERE hidden_by = :id",
    "DELETE FROM outbox WHERE instr(body, :quoted)",
    "DELETE FROM postings WHERE instr(plan, :quoted)",
    "DELETE FROM guests WHERE user_id = :id",
    "DELETE FROM punctuality WHERE user_id = :id",
    "DELETE FROM roster_members WHERE user_id = :id",
    "DELETE FROM consents WHERE user_id = :id",
    "DELETE FROM claims WHERE user_id = :id",
    "DELETE FROM seeks WHERE user_id = :id",
    "UPDATE predictions SET user_id = :instead, name = :nameless WHERE user_id = :id",
    "DELETE FROM casts WHERE user_id = :id",
    "UPDATE casts SET by = :instead WHERE by = :id",
    "DELETE FROM people WHERE user_id = :id",
)
"""Everything beside the matches has columns for ids. Where a person's messages lie tells who that is, too."""


def named_at(db: sqlite3.Connection, user_id: str) -> list[str]:
    """The live tables whose match names somebody without their having played in it: its heirloom does."""
    query = f"SELECT id FROM matches JOIN tables USING (id) WHERE {LIVE} AND instr(heirloom, :id) ORDER BY id"  # noqa: S608 - ours
    return [row["id"] for row in db.execute(query, _values(user_id)).fetchall()]


def seats_of(db: sqlite3.Connection, user_id: str) -> list[tuple[str, int]]:
    """Table and number of every seat that bears that id."""
    rows = db.execute("SELECT table_id, seat FROM seats WHERE user_id = ? ORDER BY table_id", (user_id,)).fetchall()
    return [(row["table_id"], row["seat"]) for row in rows]


def forget(db: sqlite3.Connection, user_id: str, held: Collection[str], seals: Seals) -> bool:
    """Raises ``StillShown``, ``Unreadable``.

    :param held: what :func:`named_at` has said, all of which rests meanwhile. False if it says something else now."""
    if channels := _shown(db, user_id):
        raise StillShown(channels)
    if not set(named_at(db, user_id)) <= set(held):
        return False
    renaming = Renaming({user_id: stand_in()})
    where = [row["channel_id"] for row in db.execute(_CHANNELS, _values(user_id)).fetchall()]
    for channel_id in where:
        rename_matches(db, user_id, channel_id, renaming, seals)
        rename_heirlooms(db, user_id, channel_id, renaming, seals)
    _forget_rows(db, user_id, renaming.names[user_id])
    return True


def _shown(db: sqlite3.Connection, user_id: str) -> tuple[str, ...]:
    """The channels whose live tables have somebody as their host, on a seat, or in the log that the others read."""
    rows = db.execute(
        f"SELECT channel_id FROM tables WHERE {LIVE} AND (host_id = :id"  # noqa: S608 - ours
        " OR EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND user_id = :id)"
        " OR EXISTS (SELECT 1 FROM matches WHERE matches.id = tables.id AND instr(people, :quoted))"
        " OR EXISTS (SELECT 1 FROM guests WHERE guests.channel_id = tables.channel_id AND user_id = :id)"
        " AND EXISTS (SELECT 1 FROM log WHERE match_id = tables.id AND kind = 'seating' AND instr(body, :quoted)))"
        " ORDER BY created_at",
        _values(user_id),
    ).fetchall()
    rows += db.execute(
        f"SELECT channel_id FROM contests WHERE {UNDER_WAY} AND (host_id = :id OR EXISTS"  # noqa: S608 - ours
        " (SELECT 1 FROM entrants WHERE contest_id = contests.id AND user_id = :id))"
        " ORDER BY created_at",
        _values(user_id),
    ).fetchall()
    return tuple(dict.fromkeys(row["channel_id"] for row in rows))


def _values(user_id: str) -> dict[str, str]:
    return {"id": user_id, "quoted": json.dumps(user_id, ensure_ascii=False)}


# ---- matches


def rename_matches(db: sqlite3.Connection, user_id: str, channel_id: str, renaming: Renaming, seals: Seals) -> None:
    """What is stored of the matches of a channel that name them names somebody else, checksums included."""
    _unpack(db, user_id, channel_id)
    named = db.execute(
        f"SELECT matches.id FROM matches JOIN tables USING (id) WHERE channel_id = :channel AND ({_NAMED})",  # noqa: S608
        {**_values(user_id), "channel": channel_id},
    ).fetchall()
    for each in named:
        match = db.execute("SELECT * FROM matches WHERE id = ?", (each["id"],)).fetchone()
        _forget_names(db, user_id, match)
        names = renaming.following(match["heirloom"], seals)
        _forget_log(db, user_id, match["id"], names)
        sound = match["crc"] == _crc(match, match["snapshot"])
        snapshot = names.blob(match["snapshot"])
        heirloom = match["heirloom"] and names(match["heirloom"])
        # a damaged one stays damaged, but under another number: whoever is about to mend it has read the old log
        # unless it is packed, and nobody could lay it in rows again
        packed = db.execute("SELECT 1 FROM packed WHERE match_id = ?", (match["id"],)).fetchone()
        crc = _crc(match, snapshot) if sound else match["crc"] ^ (not packed)
        db.execute(
            "UPDATE matches SET people = ?, heirloom = ?, snapshot = ?, crc = ? WHERE id = ?",
            (names(match["people"]), heirloom, snapshot, crc, match["id"]),
        )


def _unpack(db: sqlite3.Connection, user_id: str, channel_id: str) -> None:
    """What is packed cannot be searched. Where they are named it is laid in rows again; tidying packs it anew."""
    query = (
        "SELECT match_id, people FROM packed JOIN matches ON matches.id = match_id"
        " JOIN tables ON tables.id = match_id WHERE channel_id = ?"
    )
    for row in db.execute(query, (channel_id,)).fetchall():
        try:
            if user_id in row["people"] or packing.names(packing.contents(db, row["match_id"]), user_id):
                packer.unpack(db, row["match_id"])
        except Damaged:
            log.warning("Match %s is packed and damaged: what it says of people cannot be read", row["match_id"])


def _crc(match: sqlite3.Row, snapshot: bytes) -> int:
    return snapshot_crc(match["id"], match["step"], match["schema"], match["rules"], snapshot)


def _forget_names(db: sqlite3.Connection, user_id: str, match: sqlite3.Row) -> None:
    """A seat that somebody has resigned from is nobody's, and still bears the name of whoever sat there last."""
    query = "SELECT body FROM log WHERE match_id = ? AND kind = 'seating' ORDER BY step"
    seatings = [row["body"] for row in db.execute(query, (match["id"],)).fetchall()]
    for seat, person in sitters(json.loads(match["people"]), seatings).items():
        if person == user_id:
            db.execute(
                "UPDATE seats SET name = ? WHERE table_id = ? AND seat = ? AND user_id IS NULL",
                (NAMELESS, match["id"], seat),
            )


def _forget_log(db: sqlite3.Connection, user_id: str, match_id: str, names: Renaming) -> None:
    named = "match_id = :match AND (instr(body, :id) OR instr(events, :id))"
    query = f"SELECT * FROM log WHERE {named}"  # noqa: S608 - ours
    for row in db.execute(query, {"match": match_id, "id": user_id}).fetchall():
        body, events = names(row["body"]), names(row["events"])
        try:
            entry = logged(row)
            values = (
                entry.step,
                entry.seat,
                entry.kind,
                body,
                entry.cause,
                events,
                entry.at,
                entry.schema,
                entry.rules,
            )
            crc = checksum(match_id, *values)
        except Damaged:
            crc = row["crc"]
        db.execute(
            "UPDATE log SET body = ?, events = ?, crc = ? WHERE match_id = ? AND step = ?",
            (body, events, crc, match_id, row["step"]),
        )


# ---- what lies beside the matches


def rename_heirlooms(db: sqlite3.Connection, user_id: str, channel_id: str, renaming: Renaming, seals: Seals) -> None:
    """The same of what they have left there."""
    here = db.execute(
        "SELECT heirlooms.*, game FROM heirlooms JOIN worlds ON worlds.id = world_id WHERE channel_id = ?",
        (channel_id,),
    ).fetchall()
    for row in here:
        try:
            heirloom = kept(row).heirloom
        except Damaged:
            db.execute("UPDATE heirlooms SET body = ? WHERE id = ?", (renaming(row["body"]), row["id"]))
        else:
            if user_id in heirloom.body:
                rewrite(db, row["id"], renaming.body(heirloom, seals))


def _forget_rows(db: sqlite3.Connection, user_id: str, instead: str) -> None:
    values = {**_values(user_id), "instead": instead, "quoted_instead": json.dumps(instead), "nameless": NAMELESS}
    for statement in _ELSEWHERE:
        db.execute(statement, values)
