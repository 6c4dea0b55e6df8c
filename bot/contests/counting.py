"""Which results count, and what each of them says of its people."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.contests.standings import Places, counted
from persistence.results import Came, Result


def counting(results: Iterable[Result], founds: Callable[[str], bool]) -> list[Result]:
    """Those that count: neither void nor annulled, and not of a match that has but founded a world.

    :param founds: by the key of a game: whether its first match does nothing else."""
    return [each for each in results if each.fate == "counts" and not (each.first and founds(each.game))]


def people(result: Result) -> Mapping[str, Came]:
    """How everybody has come out of it. Whoever gave one seat up and took another there has that other one's."""
    every = sorted(result.seats, key=lambda came: not came.gave_up)
    return {came.person: came for came in every if came.person}


def places(result: Result) -> Places:
    """As they are rated: among people alone, those left out who want none of it. Whoever gave their seat up is behind
    all who played on: whatever a steward has made of it, nobody saves a rating by leaving."""
    rated = {who: came for who, came in people(result).items() if came.ratings != "left"}
    gone = [who for who, came in rated.items() if came.gave_up]
    return counted({who: came.place for who, came in rated.items()}, late=gone)


def contested(result: Result) -> bool:
    """Whether people have met there: nobody's record is one against stewards alone."""
    return len(people(result)) > 1


def public(came: Came) -> bool:
    """Whether others may read about it."""
    return came.ratings == "shown"


def named(results: Sequence[Result]) -> dict[str, str]:
    """What everybody whose results are shown was called last, as it was shown at a table."""
    return {who: came.name for each in results for who, came in people(each).items() if public(came)}
