"""Which country cards the hand lacks for the best targets."""

from __future__ import annotations

from engines.royals.atlas import COUNTRIES, NOBLES
from engines.royals.cards import Cards
from engines.royals.steward.eye import Eye

URGENT = (8, 4, 2, 1)
"""How welcome a card is that is missing for the best target that lacks something, for the next one and so on."""


def welcome(eye: Eye) -> Cards:
    """By country. The best target is served first, each further one from what those before it leave of the hand."""
    left, found = list(eye.own.hand), [0] * len(COUNTRIES)
    urgent = iter(URGENT)
    for wish in eye.targets:
        noble = NOBLES[wish.found.noble]
        short = noble.cost - left[noble.country]
        left[noble.country] = max(0, -short)
        if short > 0:
            more = next(urgent, None)
            if more is None:
                break
            found[noble.country] += more
    return tuple(found)
