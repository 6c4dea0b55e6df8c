"""Payments found by brute force, straight from the words of RY-5.20 to 5.23, 5.33 and 5.34; the engine's own module is
not asked."""

import random
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from engines.royals.atlas import NOBLES, SHOWS
from engines.royals.cards import Cards, counted
from tests.royals.notation import NUMBER


class Part(NamedTuple):
    """One part of a price: so many cards that match, of these kinds; *joker* cards for one that is missing."""

    cost: int
    matching: tuple[int, ...]
    joker: int

    def legal(self, laid: Cards, hand: Cards, *, any_time: bool) -> bool:
        """RY-5.22 and 5.23, word by word."""
        in_all, m, have = (sum(laid), *(sum(cards[kind] for kind in self.matching) for cards in (laid, hand)))
        if in_all < self.cost or (in_all - self.cost) % (self.joker - 1):
            return False
        j = (in_all - self.cost) // (self.joker - 1)
        return j <= self.cost and m >= self.cost - j and (any_time or j == 0 or have < self.cost)

    def default(self, hand: Cards) -> Cards | None:
        """RY-5.33: one at a time, matching ones first, then fillers. Country cards of what the hand then holds the
        fewest of, tie: the later; intrigue of what it holds most of, tie: the earlier."""
        left, laid = list(hand), [0] * len(hand)
        own = min(self.cost, sum(hand[kind] for kind in self.matching))
        for number in range(own + self.joker * (self.cost - own)):
            there = [kind for kind, count in enumerate(left) if count and (kind in self.matching) == (number < own)]
            if not there:
                return None
            fewest, most = min(left[kind] for kind in there), max(left[kind] for kind in there)
            if len(hand) == 4:
                kind = max(kind for kind in there if left[kind] == fewest)
            else:
                kind = min(kind for kind in there if left[kind] == most)
            left[kind] -= 1
            laid[kind] += 1
        return tuple(laid)

    def all(self, hand: Cards, *, any_time: bool) -> list[Cards]:
        """RY-5.34: the default first, then by number of cards, then by the vector of counts, descending."""
        selections = product(*(range(held + 1) for held in hand))
        legal = [laid for laid in selections if self.legal(laid, hand, any_time=any_time)]
        by_number = sorted(sorted(legal, reverse=True), key=sum)
        default = self.default(hand)
        return [laid for laid in by_number if laid == default] + [laid for laid in by_number if laid != default]


def country(noble: str) -> Part:
    printed = NOBLES[NUMBER[noble]]
    return Part(printed.cost, (printed.country,), 3)


def intrigue(noble: str, *, held: bool = True) -> Part:
    """RY-5.19: one card, two for a king, none while it is vacant."""
    q = 0 if not held else 2 if noble.endswith("_king") else 1
    return Part(q, SHOWS[NOBLES[NUMBER[noble]].country], 2)


# ---- hands of every size

PRICES = tuple({(noble.country, noble.cost): noble.id for noble in NOBLES}.values())
"""One noble for each country and cost."""


def faces(kinds: int, count: int) -> list[Cards]:
    """Every hand of so many cards of so many kinds."""
    return [counted(cards, kinds) for cards in combinations_with_replacement(range(kinds), count)]


def reachable(count: int) -> list[Cards]:
    """Hands of so many intrigue cards: there are four of each pair."""
    return [hand for hand in faces(6, count) if max(hand) <= 4]


COUNTRY = [hand for count in range(7) for hand in faces(4, count)]
COUNTRY += [random.Random(seed).choice(faces(4, 7 + seed % 9)) for seed in range(120)]
INTRIGUE = [hand for count in range(6) for hand in reachable(count)]
