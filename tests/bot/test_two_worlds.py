"""The bot keeps secrets: what it tells somebody, whom it calls and when anything falls due is the same in every world
that is the same to them. The rules are held to that by ``tests/contract/checks/secrecy.py``; here it is all that the
bot makes of them: messages, digests, calls, clocks, the briefing of a newcomer.

``CASTELLAN_SOAK_WORLDS`` says at how many moments of each game and number of seats; with it every planted leak has
to be noticed, and without it every third one."""

import asyncio
import os
import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from bot.play import news, timing, winding
from bot.play.loaded import LoadedTable
from bot.play.working import PERSON
from bot.publish import channel
from bot.time.calendar import DAY, HOUR
from engines.core.chair import Seating
from engines.core.match import Act, Match
from engines.core.menu import Refused
from engines.core.undo import Turn, quiet
from persistence.deliveries import Called
from persistence.records import Logged, Table
from tests import playing
from tests.bot.leaks import LEAKS, name_of
from tests.bot.perceived import due, perceived
from tests.bot.stretches import ZERO, After, Moment, beside, changed, happens, opened, stretch, stretches
from tests.contract.checks.secrecy import first_difference, seals
from tests.contract.games import ALL_GAMES, TOY, tables
from tests.contract.plants import Plant, noticed
from tests.playing import answers, recorded, shown

SOAK = "CASTELLAN_SOAK_WORLDS" in os.environ
MOMENTS = int(os.environ.get("CASTELLAN_SOAK_WORLDS", "2"))
CASES = [(key, seats) for key, game in ALL_GAMES.items() for seats in tables(game)]
BRIEFED = 5
"""Every so-manyth time somebody takes over the seat of the witness as well."""
FEW = 3
"""Steps, as if no more were told."""
OTHERWISE = 4
"""So many other answers are tried in place of one that is sealed."""


async def no_secret_is_told(moments: Iterable[Moment], seats: int) -> None:
    """The seats take turns as witnesses; a spectator is always there."""
    for number, moment in enumerate(moments):
        witness, now = number % seats, happens(moment, moment.here)
        for each in (None, witness):
            await worlds_look_alike(moment, now, each)
            await a_sealed_answer_looks_like_any_other(moment, now, each)
            await what_is_quiet_leaves_everything_as_it_was(moment, now, each)
        if number % BRIEFED == 0 and (given := handing(moment, witness)):
            await worlds_look_alike(given, happens(given, given.here), witness)


async def worlds_look_alike(moment: Moment, now: After, witness: int | None) -> None:
    """Here, and in two other worlds: with the secrets of whoever acts kept, so that the act is as good there, and
    without."""
    here, match, change = moment.here, moment.here.playing, moment.steps[0]
    own = () if witness is None else (witness,)
    actor = (change.seat,) if isinstance(change, Act) else ()
    seen, heard = await perceived(here, moment.log, witness), await _heard(now, witness)
    for knowers in dict.fromkeys((tuple(sorted({*own, *actor})), own)):
        twin = match.game.scramble(match._state, knowers, f"{match.step}")
        there = replace(here, match=Match(match.game, twin, match.step))
        assert await perceived(there, moment.log, witness) == seen, f"{witness} is told what it cannot know"
        try:
            then = happens(moment, there)
        except Refused:
            assert not set(actor) <= set(knowers), f"what {actor} may do depends on what it cannot know"
            continue
        if not parted(now, then, witness):
            assert due(then.done, witness) == due(now.done, witness), f"what is due to {witness} depends on secrets"
            assert await _heard(then, witness) == heard, f"{witness} is told more than it has heard"


def parted(now: After, then: After, witness: int | None) -> bool:
    """Whether something was revealed to *witness*, which may be something else in each world."""
    parting = first_difference(shown(now.events, witness), shown(then.events, witness))
    if parting is None:
        return False
    assert any(event is not None and event.reveals for event in parting), f"worlds part at {parting} for {witness}"
    return True


async def _heard(after: After, witness: int | None) -> list[Any]:
    """At the end everything may be laid open."""
    if after.loaded.playing.over:
        return ["over"]
    called = [seat for each in after.done.due if isinstance(each, Called) for seat in each.seats]
    return await perceived(after.loaded, after.log, witness, called)


async def a_sealed_answer_looks_like_any_other(moment: Moment, now: After, witness: int | None) -> None:
    """To whoever has not given it."""
    change, match = moment.steps[0], moment.here.playing
    if change.seat == witness or not isinstance(change, Act):
        return
    if not seals(playing.Turn(match, change, now.loaded.playing, now.events)):
        return
    heard, menu = await _heard(now, witness), match.menu(change.seat)
    assert menu is not None
    for given in answers(menu)[:OTHERWISE]:
        then = happens(moment._replace(steps=(replace(change, given=given),)), moment.here)
        if any(event.reveals for event in (*now.events, *then.events)):
            continue  # one of the answers took effect at once, and the table sees that
        assert due(then.done, witness) == due(now.done, witness), f"what is due to {witness} depends on a sealed answer"
        assert await _heard(then, witness) == heard, f"{witness} hears what was answered"


def calling(table: Table) -> Any:
    """All of its clocks that anybody is called by: which answers did not count as given in time is not in it, and is
    told to nobody."""
    clocks = timing.of(table)
    assert clocks
    return clocks.apart(dict.fromkeys(range(len(clocks.seats)), ()))


async def what_is_quiet_leaves_everything_as_it_was(moment: Moment, now: After, witness: int | None) -> None:
    """A step of a draft, say, or a standing order: nobody else is called or sees anything change, clocks included."""
    here, change = moment.here, moment.steps[0]
    if change.seat == witness or not isinstance(change, Act):
        return
    if not quiet(Turn(now.done.after, here.playing, change, now.loaded.playing, now.events)):
        return
    deliveries, postings, *_ = due(now.done, witness)
    assert (deliveries, postings) == ([], []), f"{witness} is told of what is nobody's business"
    clocks = timing.of(here.table)
    if clocks and moment.cause == PERSON:
        assert calling(now.loaded.table) == replace(calling(here.table), alone=0), (
            "reminders will tell what is nobody's business"
        )
    first = here.table.log_step
    for far in (None, FEW):
        then = await _read(reading_from(now.loaded, first), now.log, witness, far)
        was = await _read(reading_from(here, first), moment.log, witness, far)
        assert then == was, f"{witness} sees what is quiet"


async def _read(loaded: LoadedTable, log: Sequence[Logged], witness: int | None, far: int | None) -> list[Any]:
    """Everything, a call to whoever is asked included.

    :param far: of so many steps at most a card and a call tell, as in a match that is longer than they do."""
    with pytest.MonkeyPatch.context() as patch:
        if far:
            patch.setattr(news, "MOST", far)
            patch.setattr(channel, "LATELY", far)
        return await perceived(loaded, log, witness, loaded.asked)


def reading_from(loaded: LoadedTable, step: int) -> LoadedTable:
    """With a standing message that tells what has happened since *step*; and nobody has ever acted, so far as the cards
    know."""
    seats = tuple(replace(seat, delivered_step=None) for seat in loaded.table.seats)
    return changed(loaded, {"log_step": step, "seats": seats})


def handing(moment: Moment, seat: int) -> Moment | None:
    """The same moment, but that somebody takes over *seat*; ``None``: nobody can."""
    match, sit = moment.here.playing, Seating(seat=seat, change="sit", person="somebody new")
    if match.over or match.sitter(seat) == "removed":
        return None
    return moment._replace(steps=(sit,), beside=beside(sit), cause=PERSON)


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_the_bot_tells_no_secret(key: str, seats: int) -> None:
    asyncio.run(no_secret_is_told(stretches(ALL_GAMES[key], seats, MOMENTS), seats))


def called_for_the_last_time(match: Match[Any], seat: int) -> LoadedTable:
    """A table at which the time of *seat* was up, and it has got some time more."""
    here = opened(match, (), ZERO, random.Random(0), "steady")
    return changed(here, winding.excused(here, seat, ZERO))


def a_draft_begins() -> playing.Turn:
    every = (turn for seed in count() for turn in recorded(TOY, 3, seed))
    seats = ((turn, turn.entry.seat) for turn in every)
    return next(turn for turn, seat in seats if turn.after.drafting(seat) and not turn.before.drafting(seat))


def test_a_draft_shows_in_no_reminder() -> None:
    turn = a_draft_begins()
    assert not isinstance(turn.entry, Seating)
    here = called_for_the_last_time(turn.before, turn.entry.seat)
    there = happens(Moment(here, (), ZERO + HOUR, (turn.entry,)), here).loaded
    assert calling(there.table) == calling(here.table)


def test_a_draft_that_ends_with_leaving_shows_in_no_reminder() -> None:
    """Whoever was called for the last time and is back from somewhere is reminded like anybody."""
    turn = a_draft_begins()
    seat, clocks = turn.entry.seat, []
    for match in (turn.before, turn.after):
        here = called_for_the_last_time(match, seat)
        for hours, change in enumerate((Seating(seat=seat, change="leave"), Seating(seat=seat, change="return"))):
            moment = Moment(here, (), ZERO + (hours + 1) * HOUR, (change,))
            here = happens(moment, here).loaded
        clocks.append(timing.of(here.table))
        assert timing.forgetful(here, ZERO + 3 * DAY) == (seat,)
    assert clocks[0] == clocks[1]


@pytest.mark.thorough
@pytest.mark.parametrize("leak", LEAKS if SOAK else LEAKS[::3], ids=name_of)
def test_it_would_be_noticed(leak: Plant) -> None:
    def check(game: Any, seats: int, seed: int) -> None:
        asyncio.run(no_secret_is_told(stretch(game, seats, seed), seats))

    assert noticed(check, TOY, 3, leak)
