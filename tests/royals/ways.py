"""Payments found by brute force, straight from the words of RY-5.22, 5.23 and 5.34; the engine's own module is not
asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engines.royals.cards import Cards


def selections(hand: Cards) -> Iterator[Cards]:
    return product(*(range(held + 1) for held in hand))


def country_part(laid: Cards, hand: Cards, country: int, cost: int, *, any_time: bool) -> bool:
    """RY-5.22, word by word."""
    in_all, m, have = sum(laid), laid[country], hand[country]
    if in_all < cost or (in_all - cost) % 2:
        return False
    j = (in_all - cost) // 2
    return j <= cost and m >= cost - j and (any_time or j == 0 or have < cost)


def intrigue_part(laid: Cards, hand: Cards, matching: tuple[int, ...], q: int, *, any_time: bool) -> bool:
    """RY-5.23, word by word."""
    i = sum(laid) - q
    x, have = sum(laid[pair] for pair in matching), sum(hand[pair] for pair in matching)
    return 0 <= i <= q and x >= q - i and (any_time or i == 0 or have < q)


def country_default(hand: Cards, country: int, cost: int) -> Cards | None:
    """RY-5.33: fillers one at a time from the other country of which the hand then holds the fewest, tie: the later."""
    left, laid = list(hand), [0] * len(hand)
    own = min(cost, hand[country])
    laid[country], left[country] = own, 0
    for _ in range(3 * (cost - own)):
        there = [other for other, count in enumerate(left) if count]
        if not there:
            return None
        fewest = min(left[other] for other in there)
        filler = max(other for other in there if left[other] == fewest)
        left[filler] -= 1
        laid[filler] += 1
    return tuple(laid)


def intrigue_default(hand: Cards, matching: tuple[int, ...], q: int) -> Cards | None:
    """RY-5.33: one at a time from the pair held most, tie: the earlier; matching ones first, then fillers."""
    left, laid = list(hand), [0] * len(hand)
    own = min(q, sum(hand[pair] for pair in matching))
    rest = tuple(pair for pair in range(len(hand)) if pair not in matching)
    for number in range(own + 2 * (q - own)):
        there = [pair for pair in (matching if number < own else rest) if left[pair]]
        if not there:
            return None
        most = max(left[pair] for pair in there)
        pair = min(pair for pair in there if left[pair] == most)
        left[pair] -= 1
        laid[pair] += 1
    return tuple(laid)


def in_order(legal: list[Cards], default: Cards | None) -> list[Cards]:
    """RY-5.34: the default first, then by number of cards, then by the vector of counts, descending."""
    by_vector = sorted(legal, reverse=True)
    by_number = sorted(by_vector, key=sum)
    first = [laid for laid in by_number if laid == default]
    return first + [laid for laid in by_number if laid != default]
