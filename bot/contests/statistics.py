"""What results add up to: somebody's matches and opponents, a server's records. Results are those that count, in the
order of their ends; nobody is named whose results are not shown, but whoever asks about themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.contests.counting import contested, people, public
from persistence.results import Came, Result


class Much(NamedTuple):
    """Somebody, and how much of what is counted."""

    who: str
    much: int = 0
    of: int = 0
    """Of how many, where it is a part of some."""
    match: Result | None = None
    """In which, where it was one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Career:
    """Somebody's matches, of one game or of all."""

    matches: int = 0
    places: Counter[int] = field(default_factory=Counter)
    """How often each; none where they gave up."""
    given_up: int = 0
    elsewhere: int = 0
    """How often an event has given them another place than the table."""
    met: Much | None = None
    """With whom they have sat down most often, and how often."""
    feared: Much | None = None
    """Who has come out ahead of them most often, of so many meetings."""
    grudge: Much | None = None
    """The longest run of meetings in which one opponent has come out ahead each time: a tie ends it."""
    streak: int = 0
    """The longest run of wins at tables of people; shared ones are wins too."""
    best: Much | None = None
    """The highest score."""
    luck: int = 0
    """All in all, in thousandths of what the game counts."""
    lucky: int = 0
    """In so many matches, of which that is known."""


def career(results: Sequence[Result], who: str) -> Career:
    """Of *results*, of one game where scores and luck are to mean anything."""
    met, lost, matches, places = Counter[str](), Counter[str](), 0, Counter[int]()
    run, grudge, streak, longest, given_up = Counter[str](), Much(""), 0, 0, 0
    luck, lucky, elsewhere, best = 0, 0, 0, None
    for each in results:
        seats = people(each)
        if who not in seats:
            continue
        mine = seats[who]
        matches += 1
        elsewhere += mine.ranked not in (None, mine.place)
        if mine.gave_up:
            given_up += 1
        else:
            places[mine.place] += 1
        if mine.luck is not None:
            luck, lucky = luck + mine.luck, lucky + 1
        best = max_of(best, who, mine, each)
        if contested(each):
            streak = streak + 1 if won(mine) else 0
            longest = max(longest, streak)
        for other, theirs in seats.items():
            if other == who or not public(theirs):
                continue
            met[other] += 1
            ahead = _ahead(theirs, mine)
            lost[other] += ahead
            run[other] = run[other] + 1 if ahead else 0
            if run[other] > grudge.much:
                grudge = Much(other, run[other])
    feared = _most(lost)
    return Career(
        matches=matches,
        places=places,
        given_up=given_up,
        elsewhere=elsewhere,
        met=_most(met),
        feared=feared and feared._replace(of=met[feared.who]),
        grudge=grudge if grudge.much > 1 else None,
        streak=longest,
        best=best,
        luck=luck,
        lucky=lucky,
    )


def _ahead(theirs: Came, mine: Came) -> bool:
    """Whoever gave up is behind whoever played on, as in ratings."""
    return (theirs.gave_up, theirs.place) < (mine.gave_up, mine.place)


def won(came: Came) -> bool:
    """Whoever gave up has not, whatever a steward made of it."""
    return came.place == 1 and not came.gave_up


def max_of(best: Much | None, who: str, came: Came, result: Result) -> Much | None:
    """The better of two scores, the earlier of equal ones; a game that gives none but 0 knows no scores."""
    score = 0 if came.gave_up else came.score or 0
    return Much(who, score, match=result) if score > (best.much if best else 0) else best


@dataclass(frozen=True, slots=True, kw_only=True)
class Records:
    """The utmost of a server, at one game or at all, among matches in which people have met."""

    matches: int
    people: int
    """Who have played there, shown or not."""
    played: Mapping[str, int]
    """By person: those who have played most first."""
    wins: Mapping[str, int]
    best: Much | None
    streak: Much | None
    """Of wins."""
    longest: Result | None
    shortest: Result | None
    """By their steps, where nobody gave up."""


def records(results: Sequence[Result]) -> Records:
    met = [each for each in results if contested(each)]
    played, wins, streak, best = Counter[str](), Counter[str](), Counter[str](), None
    run, everybody = Much(""), set[str]()
    for each in met:
        for who, came in people(each).items():
            everybody.add(who)
            if not public(came):
                continue
            played[who] += 1
            best = max_of(best, who, came, each)
            wins[who] += won(came)
            streak[who] = streak[who] + 1 if won(came) else 0
            if streak[who] > run.much:
                run = Much(who, streak[who])
    whole = [each for each in met if not any(came.gave_up for came in each.seats)]
    return Records(
        matches=len(results),
        people=len(everybody),
        played=dict(_ranked(played)),
        wins=wins,
        best=best,
        streak=run if run.much > 1 else None,
        longest=max(whole, key=_steps, default=None),
        shortest=min(whole, key=_steps, default=None),
    )


def _steps(result: Result) -> int:
    return result.steps


def _ranked(counts: Counter[str]) -> list[tuple[str, int]]:
    """The most first, and whoever came to it first."""
    return sorted(counts.items(), key=lambda pair: -pair[1])


def _most(counts: Counter[str]) -> Much | None:
    return next((Much(who, count) for who, count in _ranked(counts) if count), None)
