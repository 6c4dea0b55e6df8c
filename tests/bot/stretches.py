"""Stretches of recorded matches as tables with people, clocks and a log: where the bot is looked at without Discord and
without a database."""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, replace
from typing import Any, NamedTuple

from bot.play import stands, timing, votes, winding
from bot.play.loaded import LoadedTable
from bot.play.stands import Stands
from bot.play.votes import Vote
from bot.play.working import PERSON, Beside, work_out
from bot.time.calendar import DAY, HOUR, Waking
from bot.time.own import Own
from bot.time.pace import LATE, PACE, PACES, WHEN_LATE
from engines.core.chair import Seating
from engines.core.event import Event
from engines.core.frame import WINDOW
from engines.core.match import Act, Match
from engines.core.undo import Played
from persistence.codec import Codec
from persistence.deliveries import Ring
from persistence.persons import Person
from persistence.records import Entry, Logged, Seat, SeatChanges, Submission, Table
from tests.campaigns import table as place
from tests.kits import EVERY
from tests.playing import Turn, recorded
from tests.time.test_calendar import ZONES, at

ZERO = at(2026, 3, 20)
"""The zones change their hour in the weeks after it."""
LENGTH = 12
"""Turns of a stretch."""
LATELY = 12
"""Steps back that the table's messages tell of."""
SOON = 2 * HOUR
"""How long somebody takes to answer, on average; and, now and then, a day."""
SLOW, NEVER, VOTING = 0.1, 0.2, 0.5
"""How often that is; how often somebody has not looked at their card since the beginning; how often the table is voting
on an undo."""
LANGUAGES = ("en", "ru", "bg")
RINGS: Sequence[Ring] = ("both", "channel", "card")


class Moment(NamedTuple):
    """A table just before something happens there."""

    here: LoadedTable
    log: tuple[Logged, ...]
    """From its beginning."""
    now: int
    steps: tuple[Played, ...]
    """What is done at one stroke."""
    beside: Beside = Beside()
    """Who sits there from then on."""
    cause: str = PERSON


class After(NamedTuple):
    """What has come of it."""

    loaded: LoadedTable
    log: tuple[Logged, ...]
    done: Submission
    events: tuple[Event, ...]


def happens(moment: Moment, here: LoadedTable) -> After:
    """At the table of *moment*, or at another one in its place. ``Refused``."""
    match, done, events = work_out(here, "key", moment.cause, moment.steps, moment.beside, moment.now)
    seats = handed(here.table.seats, moment.beside)
    change = moment.steps[-1]
    if isinstance(change, Act) and moment.cause == PERSON:
        seats = _but(seats, replace(seats[change.seat], delivered_step=match.step))
    table = replace(replace(here.table, **done.table), seats=seats, log_step=max(0, match.step - LATELY))
    return After(
        replace(here, table=table, match=match), (*moment.log, *_logged(here.game, done.entries)), done, events
    )


def stretches(game: Any, seats: int, moments: int) -> Iterator[Moment]:
    """So many of them, of one match after the other; fewer, if matches hardly last."""
    for seed in range(moments):
        for moment in stretch(game, seats, seed):
            yield moment
            moments -= 1
            if not moments:
                return


def stretch(game: Any, seats: int, seed: int) -> Iterator[Moment]:
    """Some turns of a match after one another, from anywhere in it."""
    rng = random.Random(seed)
    turns = recorded(game, seats, seed)
    start = rng.randrange(max(1, len(turns) - LENGTH + 1))
    if not turns:
        return
    now = ZERO + rng.randrange(60 * DAY)
    log = _log(game, seats, seed, turns[:start])
    here = opened(turns[start].before, turns[:start], now, rng)
    for turn in turns[start : start + LENGTH]:
        now += int(rng.expovariate(1 / SOON)) + DAY * (rng.random() < SLOW)
        moment = _moment(here, log, now, turn, rng)
        yield moment
        here, log, *_ = happens(moment, moment.here)


def _moment(here: LoadedTable, log: tuple[Logged, ...], now: int, turn: Turn, rng: random.Random) -> Moment:
    """What the clockwork has done meanwhile is done, and the match is the one that was recorded."""
    here = replace(here, match=turn.before)
    forgetful, quiet = timing.forgetful(here, now), timing.quiet(here.table, now)
    here = changed(here, winding.put_off(here, [seat for seat in forgetful if seat in quiet], now))
    here = changed(here, winding.called(here, [seat for seat in forgetful if seat not in quiet], now))
    if rng.random() < VOTING:
        here = changed(here, {"vote": votes.written(Vote(kind="undo", by="somebody", number=1, since=now))})
    late = turn.entry.seat in timing.late(here, now) and isinstance(turn.entry, Act)
    if late and not timing.missed(here, turn.entry.seat) and turn.before.span != WINDOW:
        here, late = changed(here, winding.excused(here, turn.entry.seat, now)), False
    asleep = turn.before.span == WINDOW and timing.uncalled(here, turn.entry.seat)
    cause = (timing.ASLEEP if asleep else timing.CLOCK) if late else PERSON
    return Moment(here, log, now, (turn.entry,), beside(turn.entry), cause)


def changed(here: LoadedTable, changes: Any) -> LoadedTable:
    """With these columns of its table."""
    return replace(here, table=replace(here.table, **changes))


# ---- who sits there


def beside(change: Played) -> Beside:
    """What is written of a seat when somebody comes or goes."""
    if not isinstance(change, Seating) or change.change not in ("sit", "resign"):
        return Beside()
    if change.change == "resign":
        return Beside(seats={change.seat: SeatChanges(occupant="steward", user_id=None, name=f"{change.seat + 1}")})
    user = change.person or ""
    new = SeatChanges(occupant="person", user_id=user, name=user)
    return Beside(seats={change.seat: new}, people={user: Person(user_id=user, ring="both")})


def handed(seats: Sequence[Seat], given: Beside) -> tuple[Seat, ...]:
    """The seats afterwards, as the store keeps them: whoever is new there has seen nothing."""
    found = list(seats)
    for number, change in given.seats.items():
        person = given.people.get(change.get("user_id") or "")
        found[number] = replace(replace(found[number], **change), person=person, delivered_step=None)
    return tuple(found)


def _but(seats: Sequence[Seat], changed: Seat) -> tuple[Seat, ...]:
    return tuple(changed if each.seat == changed.seat else each for each in seats)


def _somebody(number: int, step: int, now: int, rng: random.Random) -> Seat:
    """Somebody with a night, or without one, who reads any language and is called anywhere."""
    waking = Waking(zone=rng.choice(ZONES), wakes=rng.randrange(24), hours=rng.randint(8, 24))
    own = timing.own_written(Own(waking=waking)) if rng.random() < 0.5 else None
    name = f"seat {number}"
    person = Person(user_id=name, hours=own, locale=rng.choice(LANGUAGES), ring=rng.choice(RINGS))
    seen = None if rng.random() < NEVER else max(0, step - LATELY)
    return Seat(
        seat=number,
        occupant="person",
        user_id=name,
        name=name,
        joined_at=now,
        dm_channel_id=f"{number}",
        dm_card_id=f"{number}",
        delivered_step=seen,
        person=person,
    )


def opened(
    match: Match[Any], before: Iterable[Turn], now: int, rng: random.Random, pace: str | None = None
) -> LoadedTable:
    """A table with clocks that are just wound up, and whoever has come and gone *before*.

    :param pace: which one is agreed on; ``None``: any."""
    seats = tuple(_somebody(seat, match.step, now, rng) for seat in range(len(match._state.chairs)))
    for turn in before:
        seats = handed(seats, beside(turn.entry))
    record: Any = dict.fromkeys(Table.__dataclass_fields__)
    record |= {"id": "table", "game": match.game.meta.key, "state": "playing", "seats": seats, "begun": True}
    record |= {"created_at": now, "updated_at": now, "offered": (), "free_undo": {}, "guild_id": "1", "channel_id": "2"}
    record |= {"settings": {PACE: pace or rng.choice(list(PACES)), WHEN_LATE: rng.choice(LATE)}, "options": {}}
    record |= {"locale": rng.choice(LANGUAGES), "standing_message_id": "3", "log_line": 0, "prompt_seats": ()}
    record |= {"stands": stands.written(Stands())}
    record |= {"log_step": max(0, match.step - LATELY)}
    bare = LoadedTable(EVERY, Table(**record), match, "secret")
    return changed(bare, winding.wound_up(bare, match, (), now))


# ---- what was


def _log(game: Any, seats: int, seed: int, before: Sequence[Turn]) -> tuple[Logged, ...]:
    codec = Codec(game)
    _, dealt = place(game, seats, seed).begin()
    begun = Entry(step=0, seat=None, kind="begin", body="", cause=PERSON, events=codec.dump_events(dealt))
    entries = (codec.entry(turn.after.step, turn.entry, turn.events, PERSON) for turn in before)
    return _logged(game, (begun, *entries))


def _logged(game: Any, entries: Iterable[Entry]) -> tuple[Logged, ...]:
    return tuple(Logged(**asdict(entry), at=0, schema=game.meta.schema, rules="") for entry in entries)
