"""Cards as vectors of counts, by country or by pair, in the order of the data: cards of one face are alike."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from operator import add, sub

from engines.core.record import replaced

Cards = tuple[int, ...]


def none(kinds: int) -> Cards:
    return (0,) * kinds


def plus(one: Cards, other: Cards) -> Cards:
    return tuple(map(add, one, other))


def one_more(cards: Cards, face: int) -> Cards:
    return replaced(cards, face, cards[face] + 1)


def minus(one: Cards, other: Cards) -> Cards:
    return tuple(map(sub, one, other))


def counted(faces: Iterable[int], kinds: int) -> Cards:
    counts = [0] * kinds
    for face in faces:
        counts[face] += 1
    return tuple(counts)


def faces(cards: Cards) -> tuple[int, ...]:
    """The cards one by one, in the order of the data: where every shuffle starts from (RY-4)."""
    return tuple(face for face, count in enumerate(cards) for _ in range(count))


def of(cards: Cards, kinds: Sequence[int]) -> int:
    """How many of them are of these kinds."""
    return sum([cards[kind] for kind in kinds])


def parts(hand: Cards) -> Iterator[Cards]:
    """Every selection from a hand."""
    return product(*(range(held + 1) for held in hand))


Taste = Callable[[int, int], tuple[int, int]]
"""How many the hand still holds, kind → the smallest goes first."""


def fewest(held: int, kind: int) -> tuple[int, int]:
    """Of the kind that the hand holds the fewest of; a tie goes to the later one."""
    return held, -kind


def most(held: int, kind: int) -> tuple[int, int]:
    """Of the kind that the hand holds the most of; a tie goes to the later one."""
    return -held, -kind


def most_earlier(held: int, kind: int) -> tuple[int, int]:
    """Of the kind that the hand holds the most of; a tie goes to the earlier one."""
    return -held, kind


def one_by_one(hand: Cards, kinds: Sequence[int], count: int, taste: Taste) -> Cards:
    """*count* cards of *kinds*, of which the hand has so many, chosen one by one from what is left of it."""
    left, taken = list(hand), [0] * len(hand)
    for _ in range(count):
        held = [kind for kind in kinds if left[kind]]
        kind = held[0] if len(held) == 1 else min(held, key=lambda kind: taste(left[kind], kind))
        left[kind] -= 1
        taken[kind] += 1
    return tuple(taken)
