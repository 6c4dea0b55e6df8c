"""Sees to it that the seasons of leagues begin: all divisions in one transaction, made of what the store says."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.contests.counting import counting, named, places
from bot.contests.ladder import climbed
from bot.contests.league import Divisions, LeagueTerms, divided, seeded
from bot.contests.ratings import MEAN, rated
from bot.marshal.calls import calls
from bot.marshal.course import Course, terms_written
from bot.marshal.placard import league_due
from bot.play.sessions import Sessions
from bot.time.calendar import DAY, SECOND
from engines.core.record import adapter
from engines.core.rng import Rng
from persistence.contests import LIVE, Contest, NewContest
from persistence.deliveries import Heralded
from persistence.errors import Missing, Overtaken, StoreError
from persistence.leagues import League

log = logging.getLogger(__name__)

_TERMS = adapter(LeagueTerms, __package__)
SIX_PM = 18
YEAR = 12


def written(terms: LeagueTerms) -> str:
    """As they are kept with the league."""
    return _TERMS.dump_json(terms).decode()


def terms_of(league: League) -> LeagueTerms:
    """What it is agreed on."""
    terms: LeagueTerms = _TERMS.validate_json(league.terms)
    return terms


def following(terms: LeagueTerms, now: int) -> int | None:
    """When the next season is to begin: in the evening of the first day of a month, or of a quarter."""
    if not terms.months:
        return None
    there = datetime.fromtimestamp(now / SECOND, ZoneInfo(terms.zone))
    month = (there.month - 1) // terms.months * terms.months + terms.months
    first = datetime(there.year + month // YEAR, month % YEAR + 1, 1, SIX_PM, tzinfo=there.tzinfo)
    return int(first.timestamp()) * SECOND


async def strike(sessions: Sessions) -> None:
    """Begin the seasons that are due. One waits for the end of that before it. What goes wrong in one league leaves all
    others as they are. ``StoreError``."""
    for league in await sessions.store.leagues.due():
        try:
            await begin(sessions, league)
        except (Missing, Overtaken):  # somebody was faster
            continue
        except StoreError:
            raise
        except Exception as error:
            log.error("League %s: %s; it goes on later", league.id, type(error).__name__)  # noqa: TRY400


async def begin(sessions: Sessions, league: League) -> bool:
    """The next season begins now, if the last one is over and there are enough people: whether it does. ``Overtaken``.

    Where there are too few it is put off until the next date."""
    store, kit, now = sessions.store, sessions.kit, sessions.kit.clock()
    last = await store.leagues.season(league.id, league.season)
    terms = terms_of(league)
    if terms.game not in kit.games or any(each.state in LIVE for each in last):
        return False
    after = following(terms, now)
    if len(league.people) < terms.enough:
        if league.starts_at is not None:
            few = Heralded(key="league-too-few", args={"name": league.name}, users=(), until=now + DAY)
            await store.leagues.change(league.id, [few], starts_at=after)
            await league_due(sessions, league)
        return False
    season, people = league.season + 1, {each.user_id: each for each in league.people}
    divisions = [
        (_contest(sessions, league, number, now), [people[one] for one in each])
        for number, each in enumerate(drawn(league, last, await _ratings(sessions, league)), start=1)
    ]
    args: dict[str, str | int] = {"name": league.name, "season": season}
    told = await calls(store, "league-begins", args, list(people), now, until=now + DAY)
    await store.leagues.begin(league.id, league.season, divisions, after, told)
    await league_due(sessions, league)
    return True


async def _ratings(sessions: Sessions, league: League) -> dict[str, int]:
    """In the first season: of those whose ratings may be seen on that server, since divisions tell of them."""
    if league.season:
        return {}
    game, store = terms_of(league).game, sessions.store
    prologue = sessions.kit.games[game].meta.prologue
    every = await store.results.of_server(league.guild_id, game)

    def work() -> dict[str, int]:
        results = counting(every, lambda _: prologue)
        shown = named(results)
        return {who: one.shown for who, one in rated(map(places, results)).items() if who in shown}

    return await asyncio.to_thread(work)


def ranked(course: Course) -> list[str]:
    """Everybody as they stand after a season, or so far: on a ladder where they have climbed to."""
    order = [line.entrant for line in course.standings]
    if course.terms.form != "ladder" or not course.rounds:
        return order
    last = course.rounds[-1]
    done = all(pod.result is not None for pod in last)
    there = climbed(course.order) if done else [one for pod in last for one in pod.members]
    return [*there, *(one for one in order if one not in there)]


def drawn(league: League, last: list[Contest], ratings: Mapping[str, int]) -> Divisions:
    """The divisions of the next season, or everybody as they stand on the ladder; in the first one by their ratings,
    and those who have none by lot.

    :param last: those of the season before, the highest first."""
    standings = [ranked(Course(each)) for each in last]
    played = {one for each in standings for one in each}
    there, terms = [each.user_id for each in league.people], terms_of(league)
    newcomers = [one for one in there if one not in played]
    if not last:
        newcomers = seeded(Rng(f"{league.secret}:1").shuffled(newcomers)[0], ratings, MEAN)
    if terms.ladder:
        stay = [one for each in standings for one in each if one in there]
        return [[*dict.fromkeys(stay), *newcomers]]
    return divided(standings, set(there), newcomers, terms.size, terms.moving)


def _contest(sessions: Sessions, league: League, division: int, now: int) -> NewContest:
    voice, key = sessions.kit.voice(league.locale), "league-contest"
    if terms_of(league).ladder:
        key = "league-contest-ladder"
    return NewContest(
        guild_id=league.guild_id,
        channel_id=league.channel_id,
        host_id=league.host_id,
        name=voice.tell(key, name=league.name, season=league.season + 1, division=division),
        terms=terms_written(terms_of(league).contest()),
        locale=league.locale,
        secret=sessions.kit.new_secret(league.channel_id),
        starts_at=now,
    )
