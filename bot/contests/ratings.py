"""How well people play a game, as their results tell: places only, whatever the points."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from openskill.models import BradleyTerryPart, BradleyTerryPartRating

from bot.contests.standings import Places

TAU = 0.8
"""How much somebody may have learnt, or forgotten, from one match to the next: without it a rating hardly moves after
some dozens of matches."""
SURE = 10
"""Matches until a rating is no longer provisional."""
MEAN, SPREAD = 1500, 60
"""A newcomer's rating as it is shown, and how much of that one of the model's points is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rating:
    """Somebody's at one game."""

    mu: float
    """How well they play, in the model's points: 25 at first."""
    sigma: float
    """How unsure that is."""
    matches: int

    @property
    def shown(self) -> int:
        """As people read it."""
        return _shown(self.mu)

    @property
    def provisional(self) -> bool:
        return self.matches < SURE


_MODEL = BradleyTerryPart(tau=TAU)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trail:
    """How somebody's rating at one game has come to be."""

    rating: Rating
    """The present one."""
    shown: tuple[int, ...]
    """After each of their matches, as people read it."""


def rated(results: Iterable[Places]) -> dict[str, Rating]:
    """Everybody's rating after all of *results*, which are in the order in which they came. What did not count is left
    out of them, and is repaired by that."""
    return {who: trail.rating for who, trail in followed(results).items()}


def followed(results: Iterable[Places]) -> dict[str, Trail]:
    """The same with all that led there."""
    known: dict[str, BradleyTerryPartRating] = {}
    shown: defaultdict[str, list[int]] = defaultdict(list)
    for places in results:
        if len(places) > 1:
            _rate(known, places)
            for who in places:
                shown[who].append(_shown(known[who].mu))
    return {
        who: Trail(rating=Rating(mu=one.mu, sigma=one.sigma, matches=len(shown[who])), shown=tuple(shown[who]))
        for who, one in known.items()
    }


def _shown(mu: float) -> int:
    return round(MEAN + SPREAD * (mu - _MODEL.mu))


def _rate(known: dict[str, BradleyTerryPartRating], places: Mapping[str, int]) -> None:
    order = sorted(places, key=lambda who: (places[who], who))
    before = [[known.get(who) or _MODEL.rating()] for who in order]
    after = _MODEL.rate(before, ranks=[float(places[who]) for who in order])
    known.update(zip(order, (one for (one,) in after), strict=True))
