"""Leagues as they are made, taken part in and looked after. That their seasons begin is seen to by ``bot.marshal``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.cases.drafts import BEST, require_maker, zone_of
from bot.cases.rights import OfServer
from bot.contests.league import FORMS, MONTHS, MOVING, PACES, SIZES, LeagueTerms
from bot.contests.terms import ROUNDS
from bot.marshal import placard, seasons
from bot.marshal.course import Course
from persistence.errors import Overtaken, TooManyContests
from persistence.leagues import League, NewLeague

MOST = 64
"""People in one league."""


async def _found(means: Means, league_id: int) -> League:
    return await means.store.leagues.get(league_id)


READ, DECIDE = OfServer(_found), OfServer(_found, deciding=True)


async def create(means: Means, caller: Caller, name: str, game: str, *, locale: str) -> League:
    """A draft that could be announced as it is. ``Declined`` if there cannot be one."""
    guild = await require_maker(means, caller, game)
    home, seats = await rights.at_home(means, caller), means.kit.games[game].meta.seats
    wanted = min(max(BEST, seats[0]), seats[-1])
    zone = await zone_of(means, caller)
    terms = LeagueTerms(game=game, least=seats[0], most=seats[-1], wanted=wanted, zone=zone)
    new = NewLeague(
        guild_id=guild,
        channel_id=home.channel,
        host_id=caller.user,
        name=name,
        terms=seasons.written(terms),
        locale=locale,
        secret=means.kit.new_secret(home.channel),
    )
    try:
        return await means.store.leagues.create(new)
    except TooManyContests:
        raise Declined("contest-too-many") from None


# ---- taking part


@READ
async def look(means: Means, _caller: Caller, league_id: int, /) -> tuple[League, Sequence[Course]]:
    """With the divisions of the season that goes on, or of the last one."""
    league = await means.store.leagues.get(league_id)
    return league, [Course(each) for each in await means.store.leagues.season(league_id, league.season)]


@READ
async def enter(means: Means, caller: Caller, league_id: int, /) -> bool:
    """They are in the next season, until they leave; false: they were before. ``Declined``: it is full, or over."""
    league = await _open(means, league_id)
    if league.person(caller.user) is None and len(league.people) >= MOST:
        raise Declined("contest-full", most=MOST)
    new = await means.store.leagues.enter(league_id, caller.user, caller.name)
    await placard.league_due(means.sessions, league)
    return new


@READ
async def quit_(means: Means, caller: Caller, league_id: int, /) -> None:
    """They are in no further round and no further season; what they are playing is still theirs to play."""
    league = await _open(means, league_id)
    await means.store.leagues.quit(league_id, caller.user)
    await placard.league_due(means.sessions, league)


# ---- looking after


@DECIDE
async def manage(means: Means, _caller: Caller, league_id: int, /) -> League:
    """For those who look after it."""
    return await means.store.leagues.get(league_id)


@DECIDE
async def set_term(means: Means, _caller: Caller, league_id: int, /, key: str, value: str) -> League:
    """One of its terms, from the next season on; what cannot be chosen changes nothing."""
    league = await means.store.leagues.get(league_id)
    terms = seasons.terms_of(league)
    number = int(value) if value.isdecimal() and len(value) < 4 else -1
    seats = range(terms.least, terms.most + 1)
    numbers = {"months": MONTHS, "size": SIZES, "moving": MOVING, "wanted": seats, "rounds": ROUNDS}
    said: dict[str, Any] = {}
    words: dict[str, Sequence[str]] = {"pace": PACES, "form": FORMS}
    if value in words.get(key, ()):
        said = {key: value}
    elif number in numbers.get(key, ()):
        said = {key: number}
    if said and league.state != "over":
        terms = replace(terms, **said)
        starts = seasons.following(terms, means.kit.clock()) if key == "months" else league.starts_at
        starts = starts if league.state == "open" else None
        await means.store.leagues.change(league_id, terms=seasons.written(terms), starts_at=starts)
        if league.state == "open":
            await placard.league_due(means.sessions, league)
    return await means.store.leagues.get(league_id)


@DECIDE
async def announce(means: Means, _caller: Caller, league_id: int, /) -> None:
    """Its card stands in its channel, and people can sign up."""
    league = await means.store.leagues.get(league_id)
    if league.state != "draft":
        raise Declined("not-now")
    if not means.publisher.threads(league.channel_id):
        raise Declined("contest-needs-threads", channel=f"<#{league.channel_id}>")
    starts = seasons.following(seasons.terms_of(league), means.kit.clock())
    await means.store.leagues.change(league_id, state="open", starts_at=starts)
    await placard.league_due(means.sessions, league)


@DECIDE
async def begin(means: Means, _caller: Caller, league_id: int, /) -> None:
    """The next season begins now. ``Declined``: the last one goes on, or there are too few people."""
    league = await _open(means, league_id)
    if len(league.people) < seasons.terms_of(league).enough:
        raise Declined("league-needs", count=seasons.terms_of(league).enough)
    try:
        begun = await seasons.begin(means.sessions, league)
    except Overtaken:
        raise Declined("not-now") from None
    if not begun:
        raise Declined("league-goes-on")


@DECIDE
async def end(means: Means, _caller: Caller, league_id: int, /) -> None:
    """No further season begins; the one that goes on is played to its end."""
    league = await means.store.leagues.get(league_id)
    if league.state == "over":
        raise Declined("not-now")
    await means.store.leagues.change(league_id, state="over", starts_at=None)
    if league.state == "open":
        await placard.league_due(means.sessions, league)


async def _open(means: Means, league_id: int) -> League:
    league = await means.store.leagues.get(league_id)
    if league.state != "open":
        raise Declined("contest-closed")
    return league
