"""What a change of a match comes to: worked out, and written down as the store takes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.play import timing, votes
from bot.play.deliveries import due, ringing, seating
from bot.play.loaded import LoadedTable
from bot.time.calendar import Interval
from engines.core.chair import Seating
from engines.core.event import Event
from engines.core.match import Match, begin
from engines.core.menu import Refused
from engines.core.meta import Options
from engines.core.rng import Rng
from engines.core.text import text
from engines.core.undo import LEFT_ALONE, Course, Free, Played, Turn, Undo, quiet, still_free
from persistence.codec import HEIRLOOMS, Codec
from persistence.deliveries import Delivery, LinkDue, NoticeDue
from persistence.errors import Damaged
from persistence.records import Beginning, Entry, Loaded, Logged, SeatChanges, Submission, TableChanges

PERSON, AGREED = "person", "vote"
"""The causes, in the log, of what somebody has done themselves, and of what the table has agreed on."""
Worked = tuple[Match[Any], Submission, tuple[Event, ...]]
"""The match that a change leads to, what is to be written, and what happened."""


class OutOfTime(Refused):
    """It cannot be taken back: what went meanwhile is paid by whoever takes it back, and they have less."""

    def __init__(self) -> None:
        super().__init__(text("undo-late"))


class Past(NamedTuple):
    """How a match has come to be, and its log."""

    course: Course[Any]
    entries: Sequence[Logged]

    def by_hand(self, step: int) -> bool:
        """Whether somebody has done that themselves; if not, a clock or a steward has."""
        return self.entries[step].cause == PERSON


class Announced(NamedTuple):
    """That a match begins stands there for everybody."""

    message: str
    """Its id, which nobody chooses."""
    thread: str | None = None
    """The match's own, in which it stands."""


UNSEEN = Announced("unseen")
"""In place of the start message: the match set up from it is played by nobody."""


def set_up(
    loaded: LoadedTable, options: Options, announced: Announced, key: str, now: int, off: Sequence[Interval]
) -> tuple[Beginning, tuple[Event, ...]]:
    """The match at its first question, as the store takes it.

    :param off: the holidays of its server."""
    table, game = loaded.table, loaded.game
    chosen = game.meta.chosen(options, len(table.seats))
    people = tuple(seat.user_id or "" for seat in table.seats)
    kept = loaded.kept
    seed = Rng.seed(loaded.secret, announced.message)
    match, events = begin(game, len(table.seats), seed, chosen, loaded.heirloom, people)
    link = (LinkDue(),) if announced.thread else ()
    beginning = Beginning(
        table_id=table.id,
        schema=game.meta.schema,
        rules=game.meta.rules,
        start_message_id=announced.message,
        people=people,
        heirloom=HEIRLOOMS.dump_json(kept.heirloom).decode() if kept else None,
        heirloom_id=kept.id if kept else None,
        snapshot=match.dump(),
        events=Codec(game).dump_events(events),
        key=key,
        over=match.over,
        bequest=match.bequest,
        due=(*link, *due(loaded, match, events, actor=None, quiet=timing.quiet(loaded, now))),
        table={
            "options": chosen,
            "standing_message_id": None,
            "standing_posted_at": None,
            "thread_id": announced.thread,
            **timing.wound_up(loaded, match, events, now, off),
        },
    )
    return beginning, events


def as_loaded(loaded: LoadedTable, done: Submission) -> Loaded:
    """What is read from now on."""
    return Loaded(
        match_id=done.match_id,
        game=loaded.table.game,
        schema=done.schema,
        rules=done.rules,
        step=done.after,
        over=done.over,
        snapshot=done.snapshot,
    )


def work_out(
    loaded: LoadedTable,
    key: str,
    cause: str,
    steps: Sequence[Played],
    seats: dict[int, SeatChanges],
    told: Sequence[Delivery],
    now: int,
) -> Worked:
    """Play *steps*."""
    match, codec = loaded.playing, Codec(loaded.game)
    entries: list[Entry] = []
    every: list[Event] = []
    free, noticed = loaded.table.free_undo, False
    for step in steps:
        before = match
        match, events = match.seat(step) if isinstance(step, Seating) else match.act(step)
        entries.append(codec.entry(match.step, step, events, cause))
        every += events
        turn = Turn(match.step, before, step, match, events)
        free, noticed = _free(free, turn, cause), noticed or _noticed(turn)
    over, ended = _taking_back(loaded, free, noticed=noticed)
    offered, seated = seating(loaded, every)
    late = steps[0].seat if cause == timing.CLOCK else None
    new = [seat for seat, change in seats.items() if change["occupant"] == "person"]
    changes: TableChanges = {**timing.moved(loaded, match, every, now, late, new), **seated, **ended}
    actor = steps[-1].seat if steps else None
    deliveries = due(loaded, match, tuple(every), actor, seats, timing.quiet(loaded, now))
    deliveries = (*deliveries, *offered, *over, *told)
    return match, _submission(loaded, key, match, entries, deliveries, changes, seats), tuple(every)


def undone(loaded: LoadedTable, key: str, cause: str, past: Past, undo: Undo, now: int) -> Worked:
    """Take back what *undo* says. ``Refused``, ``OutOfTime``; ``Damaged``: the log does not lead to the present."""
    course, were = past.course, list(past.course.turns)
    if course.match.fingerprint() != loaded.playing.fingerprint():
        raise Damaged(f"the log of match {loaded.table.id} does not lead to its snapshot")
    events, match = course.play(undo), course.match
    stay = {turn.step for turn in course.turns}
    gone = [event for turn in were if turn.step not in stay for event in turn.events]
    clocks = timing.taken_back(loaded, None if undo.agreed else undo.seat, match, gone, now)
    if clocks is None:
        raise OutOfTime
    free = {seat: step for seat, step in course.free().items() if past.by_hand(step)}
    over, ended = _taking_back(loaded, free, noticed=bool(events))
    changes: TableChanges = {**clocks, **ended}
    entry = Codec(loaded.game).entry(match.step, undo, events, cause)
    deliveries = (*due(loaded, match, events, undo.seat, quiet=timing.quiet(loaded, now)), *over)
    return match, _submission(loaded, key, match, [entry], deliveries, changes, {}), events


def _free(free: Free, turn: Turn, cause: str) -> Free:
    """Only what somebody has done themselves is theirs to take back."""
    after = still_free(free, turn)
    return after if cause == PERSON else {seat: step for seat, step in after.items() if step != turn.step}


def _noticed(turn: Turn) -> bool:
    """Whether the table sees that somebody has acted. Who leaves a seat to a steward for a while, or is back, has
    not."""
    return turn.change.change not in LEFT_ALONE if isinstance(turn.change, Seating) else not quiet(turn)


def _taking_back(loaded: LoadedTable, free: Free, *, noticed: bool) -> tuple[tuple[Delivery, ...], TableChanges]:
    """What is free to take back from now on. Whatever the table notices ends its vote about that; if what nobody
    notices did, everybody would."""
    changes: TableChanges = {"free_undo": free} if free != loaded.table.free_undo else {}
    vote = votes.of(loaded.table) if noticed else None
    return ((NoticeDue(),), {**changes, "vote": None}) if vote and vote.kind == "undo" else ((), changes)


def _submission(
    loaded: LoadedTable,
    key: str,
    match: Match[Any],
    entries: Sequence[Entry],
    deliveries: tuple[Delivery, ...],
    changes: TableChanges,
    seats: Mapping[int, SeatChanges],
) -> Submission:
    meta = loaded.game.meta
    return Submission(
        match_id=loaded.table.id,
        before=loaded.playing.step,
        entries=tuple(entries),
        snapshot=match.dump(),
        schema=meta.schema,
        rules=meta.rules,
        key=key,
        over=match.over,
        bequest=match.bequest,
        due=deliveries,
        postings=ringing(loaded.table, match, deliveries, seats),
        table=changes,
        seats=seats,
    )
