"""What taking a noble would change for later: the place in its country, the share of its title. All of it is public."""

from __future__ import annotations

from typing import Literal, NamedTuple

from engines.royals.atlas import NOBLES
from engines.royals.europe import Cubes, Europe, crowned


class Outlook(NamedTuple):
    """``None``: no better than now."""

    place: Literal["first", "second"] | None
    share: Literal["whole", "half"] | None


def outlook(europe: Europe, seat: int, noble: int, gone: tuple[int, ...]) -> Outlook:
    """For *seat*, if nobody did anything afterwards; whoever is *gone* counts for nothing (RY-7.9)."""
    country, rank = NOBLES[noble].country, NOBLES[noble].rank
    after = europe.taken(seat, noble)
    was, now = _place(europe, country, seat, gone), _place(after, country, seat, gone)
    had, has = _halves(europe.contest(rank, gone), seat), _halves(after.contest(rank, gone), seat)
    place: Literal["first", "second"] = "second" if now else "first"
    share: Literal["whole", "half"] = "whole" if has == 2 else "half"
    return Outlook(place if now < min(was, 2) else None, share if has > had else None)


def _place(europe: Europe, country: int, seat: int, gone: tuple[int, ...]) -> int:
    """From 0; behind everybody, if it has no influence there."""
    seats = [place.seat for place in europe.standing(country, gone)]
    return seats.index(seat) if seat in seats else europe.seats


def _halves(cubes: Cubes, seat: int) -> int:
    """Of the title with these cubes: 2, 1 or 0 (RY-7.5)."""
    winners = crowned(cubes)
    return 2 // len(winners) if seat in winners else 0
