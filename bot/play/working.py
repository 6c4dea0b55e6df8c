"""What a change of a match comes to: worked out, and written down as the store takes it."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from bot.play import punctual, stands, timing, votes, winding
from bot.play.deliveries import due, occasions, ringing, seating
from bot.play.loaded import NOTHING_LEFT, LoadedTable
from bot.time.calendar import Interval
from engines.core.chair import HANDS_OVER, Seated, Seating
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
from persistence.persons import Person
from persistence.records import Beginning, Entry, Loaded, Logged, SeatChanges, Submission, Table, TableChanges

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    """What is written together with the steps of a match."""

    seats: Mapping[int, SeatChanges] = field(default_factory=dict)
    """Who sits there from now on, or on what terms."""
    people: Mapping[str, Person] = field(default_factory=dict)
    """The settings of those who sit down."""
    told: Sequence[Delivery] = ()
    """What more is to be delivered."""

    @property
    def lent(self) -> tuple[int, ...]:
        """The seats that are lent with it, or given back."""
        return tuple(seat for seat, change in self.seats.items() if "lent" in change)

    @property
    def new(self) -> tuple[int, ...]:
        """Those that somebody has for good."""
        return tuple(
            seat for seat, change in self.seats.items() if change.get("occupant") == "person" and seat not in self.lent
        )

    def seated(self, table: Table) -> Table:
        """*table* as it is afterwards."""
        seats = list(table.seats)
        for number, change in self.seats.items():
            user = change.get("user_id", seats[number].user_id)
            person = seats[number].person if user == seats[number].user_id else self.people.get(user or "")
            lent = change.get("lent") if "user_id" in change else change.get("lent", seats[number].lent)
            seats[number] = replace(
                seats[number],
                occupant=change.get("occupant", seats[number].occupant),
                user_id=user,
                lent=lent,
                person=person,
            )
        return replace(table, seats=tuple(seats))

    def called(self, seated: Table, cause: str) -> tuple[int, ...]:
        """Those whose people know nothing yet; whoever takes their own seat back has pressed for it."""
        return tuple(
            seat
            for seat, change in self.seats.items()
            if seated.seats[seat].occupant == "person" and (change.get("lent", "") is not None or cause != PERSON)
        )


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
        due=(
            *link,
            *due(loaded, match, events, actor=None, quiet=timing.quiet(table, now)),
            *occasions(loaded.game, [(match.step, events)]),
        ),
        table={
            "options": chosen,
            "standing_message_id": None,
            "standing_posted_at": None,
            "thread_id": announced.thread,
            **winding.wound_up(loaded, match, events, now, off),
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
    beside: Beside,
    now: int,
) -> Worked:
    """Play *steps*."""
    match, codec = loaded.playing, Codec(loaded.game)
    entries: list[Entry] = []
    every: list[Event] = []
    happened: list[stands.Step] = []
    free, noticed = loaded.table.free_undo, False
    for step in steps:
        before = match
        match, events = match.seat(step) if isinstance(step, Seating) else match.act(step)
        entries.append(codec.entry(match.step, step, events, cause))
        every += events
        happened.append((match.step, events))
        turn = Turn(match.step, before, step, match, events)
        free, noticed = _free(free, turn, cause), noticed or _noticed(turn)
    over, ended = _taking_back(loaded, free, noticed=noticed)
    seated = beside.seated(loaded.table)
    offered, taken = seating(loaded.table, match, every, beside.lent)
    late = steps[0].seat if cause == timing.CLOCK else None
    hands = winding.Seating(seated, beside.new, beside.lent)
    kept = punctual.acted(loaded, steps, late, free, now) if cause in (PERSON, timing.CLOCK) else punctual.NOTHING
    clocks = winding.moved(loaded, match, every, now, late, hands, by_hand=cause == PERSON)
    if kept.apart:
        clocks |= winding.apart(replace(seated, **clocks), kept.apart)
    voting, voted = _voters_changed(loaded, seated, every, beside.lent)
    changes: TableChanges = {**clocks, **taken, **voted, **ended}
    if watched := stands.moved(loaded.table, loaded.game.riddles, happened, now):
        changes["stands"] = watched
    if (prompted := _still_prompted(loaded.table, seated)) != loaded.table.prompt_seats:
        changes["prompt_seats"] = prompted
    actor = steps[-1].seat if steps else None
    quiet = set(timing.quiet(seated, now)) - set(beside.new)
    deliveries = due(loaded, match, tuple(every), actor, beside.called(seated, cause), seated, quiet)
    deliveries = (*deliveries, *occasions(loaded.game, happened), *offered, *over, *voting, *beside.told)
    submission = _submission(loaded, key, match, entries, deliveries, changes, beside.seats)
    return match, replace(submission, kept=kept.records), tuple(every)


def undone(loaded: LoadedTable, key: str, cause: str, past: Past, undo: Undo, now: int) -> Worked:
    """Take back what *undo* says. ``Refused``, ``OutOfTime``; ``Damaged``: the log does not lead to the present."""
    course, were = past.course, list(past.course.turns)
    if course.match.fingerprint() != loaded.playing.fingerprint():
        raise Damaged(f"the log of match {loaded.table.id} does not lead to its snapshot")
    events, match = course.play(undo), course.match
    stay = {turn.step for turn in course.turns}
    gone = [event for turn in were if turn.step not in stay for event in turn.events]
    clocks = winding.taken_back(loaded, None if undo.agreed else undo.seat, match, gone, now)
    if clocks is None:
        raise OutOfTime
    free = {seat: step for seat, step in course.free().items() if past.by_hand(step)}
    done = [] if _left(course, undo.seat) else [undo.seat]
    free |= dict.fromkeys([*_exhausted(loaded.table.free_undo, undo.seat), *done], NOTHING_LEFT)
    over, ended = _taking_back(loaded, free, noticed=bool(events))
    changes: TableChanges = {**clocks, **ended}
    if watched := stands.taken_back(loaded.table, loaded.game.riddles, ((t.step, t.events) for t in course.turns)):
        changes["stands"] = watched
    entry = Codec(loaded.game).entry(match.step, undo, events, cause)
    deliveries = (*due(loaded, match, events, undo.seat, quiet=timing.quiet(loaded.table, now)), *over)
    submission = _submission(loaded, key, match, [entry], deliveries, changes, {})
    return match, replace(submission, kept=punctual.taken_back(loaded, undo) if cause == PERSON else {}), events


def _left(course: Course[Any], seat: int) -> bool:
    """Whether *seat* has done anything that could be taken back, if need be by everybody's leave."""
    with contextlib.suppress(Refused):
        return bool(course.latest(seat))
    return False


def _exhausted(free: Free, seat: int) -> list[int]:
    """The other seats that have nothing to take back."""
    return [each for each, step in free.items() if step == NOTHING_LEFT and each != seat]


def _free(free: Free, turn: Turn, cause: str) -> Free:
    """Only what somebody has done themselves is theirs to take back."""
    after = {**still_free(free, turn), **dict.fromkeys(_exhausted(free, turn.change.seat), NOTHING_LEFT)}
    return after if cause == PERSON else {seat: step for seat, step in after.items() if step != turn.step}


def _noticed(turn: Turn) -> bool:
    """Whether the table sees that somebody has acted. Who leaves a seat to a steward for a while, or is back, has
    not."""
    return turn.change.change not in LEFT_ALONE if isinstance(turn.change, Seating) else not quiet(turn)


def _taking_back(loaded: LoadedTable, free: Free, *, noticed: bool) -> tuple[tuple[Delivery, ...], TableChanges]:
    """What is free to take back from now on. Whatever the table notices ends its vote about that; if what nobody
    notices did, everybody would. A vote on more time says for whom it would be then."""
    changes: TableChanges = {"free_undo": free} if free != loaded.table.free_undo else {}
    vote = votes.of(loaded.table) if noticed else None
    if vote and vote.kind == "extend":
        return (NoticeDue(),), changes
    return ((NoticeDue(),), {**changes, "vote": None}) if vote and vote.kind == "undo" else ((), changes)


def placed(match: Match[Any]) -> dict[int, SeatChanges]:
    """How each seat has come out of a match, once it is over."""
    outcome = match.outcome
    if outcome is None:
        return {}
    ended: dict[int, SeatChanges] = {}
    for seat, (place, score) in enumerate(zip(outcome.ranks, outcome.scores, strict=True)):
        ended[seat] = {"place": place, "score": score, "sitter": match.sitter(seat)}
        if match.luck:
            ended[seat]["luck"] = match.luck[seat]
    return ended


def _voters_changed(
    loaded: LoadedTable, seated: Table, events: Sequence[Event], lent: Collection[int]
) -> tuple[tuple[Delivery, ...], TableChanges]:
    """What becomes of a vote when people come or go: nobody's word is asked for who has none, what was said by whoever
    had a seat before is not the word of who has it now, and about a seat that somebody else has by then nothing is
    asked any more."""
    hands = [event for event in events if isinstance(event, Seated)]
    vote = votes.of(loaded.table) if hands else None
    if vote is None:
        return (), {}
    passed = {*lent, *(event.seat for event in hands if event.change in HANDS_OVER)}
    if vote.kind == "handover" and vote.seat in passed:
        return (NoticeDue(),), {"vote": None}
    pairs = zip(loaded.table.seats, seated.seats, strict=True)
    left = vote.unsaid([old.seat for old, new in pairs if old.user_id != new.user_id])
    return (NoticeDue(),), {"vote": votes.written(left)}


def _still_prompted(table: Table, seated: Table) -> tuple[int, ...]:
    """Whom the prompt in the channel calls: by their name, so it is not for whoever has the seat now."""
    return tuple(seat for seat in table.prompt_seats if table.seats[seat].user_id == seated.seats[seat].user_id)


def _submission(
    loaded: LoadedTable,
    key: str,
    match: Match[Any],
    entries: Sequence[Entry],
    deliveries: tuple[Delivery, ...],
    changes: TableChanges,
    seats: Mapping[int, SeatChanges],
) -> Submission:
    """:param seats: what changes about them besides what becomes of them in the end."""
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
        seats={seat: {**seats.get(seat, {}), **end} for seat, end in placed(match).items()} or seats,
    )
