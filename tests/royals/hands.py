"""Hands of every size, to try payments with."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement

from engines.royals.atlas import NOBLES
from engines.royals.cards import Cards, counted

PRICES = tuple({(noble.country, noble.cost): noble for noble in NOBLES}.values())
"""One noble for each country and cost."""


def faces(kinds: int, count: int) -> list[Cards]:
    """Every hand of so many cards of so many kinds."""
    return [counted(cards, kinds) for cards in combinations_with_replacement(range(kinds), count)]


def reachable(count: int) -> list[Cards]:
    """Hands of so many intrigue cards: there are four of each pair."""
    return [hand for hand in faces(6, count) if max(hand) <= 4]


SMALL = [hand for count in range(7) for hand in faces(4, count)]
LARGE = [hand for seed in range(120) for hand in random.Random(seed).sample(faces(4, 7 + seed % 9), 1)]
INTRIGUE = [hand for count in range(6) for hand in reachable(count)]
