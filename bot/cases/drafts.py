"""Contests as they are prepared: a draft that only those see who look after contests, until it is announced."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.cases.contests import DECIDE, shown
from bot.cases.rights import trusted
from bot.contests.terms import CHECK_IN, FORMS, LIVE, MINUTES, MISSING, PLACES, ROUNDS, WEEKS, Terms
from bot.marshal.course import Course, terms_written
from bot.marshal.said import decided
from bot.play import timing
from bot.time.calendar import DAY, MINUTE, SECOND
from engines.core.game import Game, nothing
from engines.core.meta import Setting
from persistence.contests import NewContest
from persistence.errors import TooManyContests

SOONEST, LATEST = 2 * MINUTE, 366 * DAY
"""From when until when a contest may begin, counted from now."""
FRIDAY, SEVEN_PM = 4, 19
"""When it begins if nobody says something else."""
BEST = 4
"""People at a table, where the games allow so many and nobody says something else."""
CHOSEN = {"rounds": ROUNDS, "minutes": MINUTES, "places": PLACES, "check_in": CHECK_IN, "weeks": WEEKS}
"""What the numbers of a contest may be."""
LATELY = 50
"""Events among which the zone is looked for that somebody has entered before."""
USUAL = 30
"""Minutes of check-in before a live contest, if nobody says something else."""
PACES = (LIVE, "quick", "steady", "slow")


def playable(games: Mapping[str, Game[Any]]) -> list[str]:
    """The games of which several tables can play side by side: those whose matches hand nothing on."""
    return [key for key, game in games.items() if game.bequest is nothing]


async def require_maker(means: Means, caller: Caller, game: str) -> str:
    """The server on which they may prepare something of that game. ``Declined`` if they may not."""
    if caller.guild is None:
        raise Declined("only-in-server")
    if not await trusted(means, caller):
        raise Declined("contest-managers-only")
    if game not in playable(means.kit.games):
        raise Declined("contest-not-that-game")
    return caller.guild


async def create(means: Means, caller: Caller, name: str, game: str, *, locale: str, role: str | None = None) -> Course:
    """A draft, filled in so that it could be announced as it is. ``Declined`` if there cannot be one."""
    guild = await require_maker(means, caller, game)
    home = await rights.at_home(means, caller)
    zone = await zone_of(means, caller)
    terms = Terms(games=(game,), role=role, least=BEST, wanted=BEST, most=BEST, zone=zone)
    new = NewContest(
        guild_id=guild,
        channel_id=home.channel,
        host_id=caller.user,
        name=name,
        terms=terms_written(_fitted(terms, means.kit.games)),
        locale=locale,
        secret=means.kit.new_secret(home.channel),
        starts_at=_friday(means, zone),
    )
    try:
        return Course(await means.store.contests.create(new))
    except TooManyContests:
        raise Declined("contest-too-many") from None


def _friday(means: Means, key: str) -> int:
    """The next Friday evening in that zone."""
    zone = ZoneInfo(key)
    today = datetime.fromtimestamp(means.kit.clock() / SECOND, zone).date()
    ahead = (FRIDAY - today.weekday()) % 7 or 7
    return _moment(today + timedelta(days=ahead), SEVEN_PM, 0, zone)


async def zone_of(means: Means, caller: Caller) -> str:
    """Where they live, as far as they have said, or have entered at an event of that server before."""
    own = timing.own_of(await means.store.people.get(caller.user))
    if own.waking is not None or caller.guild is None:
        return own.zone
    theirs = [each for each in await means.store.contests.of_guild(caller.guild, LATELY) if each.host_id == caller.user]
    return Course(max(theirs, key=lambda each: each.id)).terms.zone if theirs else own.zone


def _moment(day: date, hour: int, minute: int, zone: ZoneInfo) -> int:
    return int(datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone).timestamp()) * SECOND


def _fitted(terms: Terms, games: Mapping[str, Game[Any]]) -> Terms:
    """With seats that all its games have, and without the options of others."""
    seats = [games[each].meta.seats for each in terms.games]
    least, most = max(each[0] for each in seats), min(each[-1] for each in seats)
    if least > most:
        raise Declined("contest-seats-differ")
    options = {game: chosen for game, chosen in terms.options.items() if game in terms.games}
    wanted = min(max(terms.wanted, least), most)
    return replace(terms, least=least, most=most, wanted=wanted, options=options)


@DECIDE
async def set_term(means: Means, _caller: Caller, contest_id: int, /, key: str, values: list[str]) -> Course:
    """One of the terms of a draft; what cannot be chosen changes nothing."""
    course = await _draft(means, contest_id)
    terms = _with(course.terms, key, values, means.kit.games)
    await means.store.contests.change(contest_id, only_if="draft", terms=terms_written(terms))
    return Course(await means.store.contests.get(contest_id))


async def _draft(means: Means, contest_id: int) -> Course:
    course = Course(await means.store.contests.get(contest_id))
    if course.contest.state != "draft":
        raise Declined("contest-announced-before")
    return course


def _with(terms: Terms, key: str, values: list[str], games: Mapping[str, Game[Any]]) -> Terms:
    value = next(iter(values), "")
    number = int(value) if value.isdecimal() and len(value) < 5 else -1
    match key:
        case "games":
            chosen = tuple(each for each in playable(games) if each in values)
            return _fitted(replace(terms, games=chosen or terms.games), games)
        case "form":
            return replace(terms, form=next((each for each in FORMS if each == value), terms.form))
        case "pace" if value in PACES:
            return replace(terms, pace=value, check_in=(terms.check_in or USUAL) if value == LIVE else 0)
        case "missing" if value in MISSING:
            return replace(terms, missing=value)
        case "final" | "staggered" | "stewards":
            said: dict[str, Any] = {key: value == "yes"}
            return replace(terms, **said)
        case "wanted" if terms.least <= number <= terms.most:
            return replace(terms, wanted=number)
        case "rounds" | "minutes" | "places" | "check_in" | "weeks" if number in CHOSEN[key]:
            counted: dict[str, Any] = {key: number}
            return replace(terms, **counted)
    game, _, option = key.partition(".")
    setting = next((each for each in options_of(games, game) if each.key == option), None)
    if game in terms.games and setting and setting.allows(value, terms.wanted):
        options = {**terms.options.get(game, {}), option: value}
        return replace(terms, options={**terms.options, game: options})
    return terms


def options_of(games: Mapping[str, Game[Any]], game: str) -> list[Setting]:
    """Those of a game that can be chosen for a whole contest."""
    settings = games[game].meta.options if game in games else ()
    about_a_world = ("founding", "later", "each_seat", "names_seat")
    return [each for each in settings if each.offered and not any(getattr(each, name) for name in about_a_world)]


def moment(day: date, at: tuple[int, int], zone: str) -> int:
    """In UTC epoch milliseconds. ``Declined`` if there is none like that."""
    try:
        return _moment(day, *at, ZoneInfo(zone))
    except (KeyError, ValueError):
        raise Declined("contest-no-such-time") from None


@DECIDE
async def set_when(
    means: Means, _caller: Caller, contest_id: int, /, about: tuple[str, str], day: date, at: tuple[int, int], zone: str
) -> Course:
    """What it is called, what is noted about it, and when it begins in that zone. ``Declined`` if that cannot be."""
    course, (name, notes) = await _draft(means, contest_id), about
    starts = moment(day, at, zone)
    if not SOONEST <= starts - means.kit.clock() <= LATEST:
        raise Declined("contest-not-then")
    terms = terms_written(replace(course.terms, zone=zone, notes=notes))
    await means.store.contests.change(contest_id, only_if="draft", name=name, starts_at=starts, terms=terms)
    return Course(await means.store.contests.get(contest_id))


@DECIDE
async def announce(means: Means, caller: Caller, contest_id: int, /) -> Course:
    """Its card stands in its channel, and people can sign up."""
    course = await _draft(means, contest_id)
    contest = course.contest
    if not means.publisher.threads(contest.channel_id):
        raise Declined("contest-needs-threads", channel=f"<#{contest.channel_id}>")
    if contest.starts_at - means.kit.clock() < SOONEST:
        raise Declined("contest-not-then")
    said, now = [decided("contest-did-announce", caller.user)], means.kit.clock()
    soon = now if contest.starts_at - now < DAY else None  # then nobody is reminded a day before
    await means.store.contests.change(contest_id, said, only_if="draft", state="open", due_at=now, reminded_at=soon)
    return await shown(means, contest_id)


@DECIDE
async def drop(means: Means, _caller: Caller, contest_id: int, /) -> Course:
    """Nothing comes of it, and nobody has heard of it."""
    await _draft(means, contest_id)
    await means.store.contests.change(contest_id, only_if="draft", state="cancelled")
    return Course(await means.store.contests.get(contest_id))
