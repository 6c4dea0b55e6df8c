"""The store as somebody reads it who is not the bot: from the file, while the bot runs, without a lock."""

import json
import sys
from pathlib import Path
from typing import Any

from bot.play import telling
from bot.play.marks import mark
from bot.play.past import Past
from engines.core.game import Act
from engines.core.match import begin
from engines.core.rng import Rng
from engines.core.undo import Course
from persistence.codec import HEIRLOOMS, Codec
from persistence.records import Known, Logged
from persistence.sittings import sittings
from persistence.sqlite.peek import Peek
from tests.killing.evidence import Book, Entry, Period
from tests.kits import EVERY

TABLES = """
    SELECT id, channel_id, game, state, options, locale, secret, commitment, start_message_id, people, heirloom,
    ifnull(thread_id, channel_id) || '/' || standing_message_id AS standing, json_extract(vote, '$.number') AS vote,
    matches.step AS step FROM tables LEFT JOIN matches USING (id) ORDER BY created_at, id"""
SEATS = "SELECT table_id, seat, occupant, user_id, name FROM seats ORDER BY table_id, seat"

STEP = """
    SELECT coalesce((SELECT max(log.step) FROM log WHERE match_id = id AND at <= ?), step) AS step
    FROM matches WHERE id = ?"""


class Books:
    """Reads on from where it stopped the last time. What is swept away meanwhile stays known."""

    def __init__(self, database: Path) -> None:
        self.peek = Peek(database)
        self.tables: dict[str, Book] = {}
        self._courses: dict[str, Retold] = {}
        self._keys: dict[tuple[str, int], str] = {}

    def read(self) -> list[Book]:
        """Every table, oldest first."""
        rows, seats = self.peek._rows(TABLES), self.peek._rows(SEATS)
        for row in self.peek._rows("SELECT key, match_id, step FROM answered"):
            self._keys[row["match_id"], row["step"]] = row["key"]
        for row in rows:
            mine = [seat for seat in seats if seat["table_id"] == row["id"]]
            people = {seat["seat"]: seat["user_id"] for seat in mine if seat["occupant"] == "person"}
            book = self.tables.setdefault(
                row["id"],
                Book(
                    id=row["id"],
                    channel=row["channel_id"],
                    game=row["game"],
                    state=row["state"],
                    commitment=row["commitment"],
                    people=people,
                ),
            )
            book.state, book.people, book.standing = row["state"], people, row["standing"] or ""
            book.vote = str(row["vote"]) if row["vote"] and row["state"] == "playing" else None
            if row["step"] is not None:
                self._follow(book, row, tuple(seat["name"] for seat in mine))
        return list(self.tables.values())

    def _follow(self, book: Book, row: Any, names: tuple[str, ...]) -> None:
        if book.id not in self._courses:
            book.begun = True
            self._courses[book.id] = Retold(book, row, names)
        if row["step"] < len(book.entries):
            return
        course = self._courses[book.id]
        course.known = Known(people=tuple((r["user_id"], r["name"]) for r in self._guests(book.channel)))
        for entry in self.peek.log(book.id, len(book.entries)):
            key = self._keys.get((book.id, entry.step))
            course.go(entry, key.removesuffix(":0") if key else None)
        course.tell()

    def _guests(self, channel: str) -> list[Any]:
        return self.peek._rows("SELECT user_id, name FROM guests WHERE channel_id = ?", channel)

    def step(self, table: str, posting: int | None) -> int:
        """How far a match was when a message was written down, which is before it is sent, however often that takes;
        without a posting, how far it is right now. 0 before it."""
        written = self.peek._rows("SELECT created_at FROM postings WHERE id = ?", posting)
        until = written[0]["created_at"] if written else sys.maxsize
        rows = self.peek._rows(STEP, until, table)
        return int(rows[0]["step"]) if rows else 0

    def at_rest(self) -> bool:
        """Whether no steward is asked anything. Call :meth:`read` first."""
        going = (book for book in self.tables.values() if book.state == "playing")
        return all(set(self._courses[book.id].course.match.asked()) <= set(book.people) for book in going)

    def waiting(self) -> list[tuple[str, str, int]]:
        """What is to be delivered: table, audience and the moment (seconds since 1970) of the next attempt."""
        rows = self.peek._rows("SELECT table_id, audience, retry_at FROM outbox WHERE dropped_at IS NULL ORDER BY id")
        return [(row["table_id"], row["audience"], row["retry_at"] / 1000) for row in rows]


class Retold:
    """A match, played again step by step."""

    def __init__(self, book: Book, row: Any, names: tuple[str, ...]) -> None:
        self.book, self.secret, self.locale, self.names = book, row["secret"], row["locale"], names
        self.game, self.known = EVERY.games[book.game], Known()
        people = tuple(json.loads(row["people"]))
        heirloom = HEIRLOOMS.validate_json(row["heirloom"]) if row["heirloom"] else None
        seed = Rng.seed(row["secret"], row["start_message_id"])
        match, _ = begin(self.game, len(people), seed, json.loads(row["options"]), heirloom, people)
        self.course: Course[Any] = Course(match)
        self._open: dict[int, Period] = {}
        self._people, self._log = people, list[Logged]()

    def go(self, entry: Logged, key: str | None) -> None:
        asked = None
        if entry.kind != "begin":
            change = Codec(self.game).change(entry)
            if isinstance(change, Act) and change.question is not None:
                asked = self._mark(change.seat, change.question)
            self.course.play(change)
        seat = None if entry.kind == "begin" else entry.seat
        self.book.entries.append(Entry(step=entry.step, seat=seat, cause=entry.cause, mark=asked, key=key))
        self._log.append(entry)
        if asked and seat in self._open:
            self._open[seat].came = True
        self._note(entry.step, seat)

    def tell(self) -> None:
        """What should stand in the channel by now."""
        sat = sittings(self._people, self._log)
        past = Past(EVERY, self.book.game, self.locale, self.names, self.known, sat)
        self.book.lines = telling.chronicle(past.heard(self._log), past)

    def _note(self, step: int, actor: int | None) -> None:
        """Who is awaited from this step on, and who no longer."""
        asked = self.course.match.asked()
        for seat in set(self._open) - set(asked):
            self._open.pop(seat).closed = step
        for seat in asked:
            if seat not in self._open:
                self._open[seat] = Period(seat=seat, opened=step, own=seat == actor)
                self.book.periods.append(self._open[seat])
            self._open[seat].marks.add(self._mark(seat, self.course.match.question(seat)))

    def _mark(self, seat: int, question: int) -> str:
        return mark(self.secret, self.book.id, seat, question)
