"""Cards as the rules write them: ``fr7 de2 gb1``, ``gb-es fr-de2``."""

import re

from engines.royals.atlas import CITIES, COUNTRIES, NOBLES, PAIRS
from engines.royals.cards import Cards
from engines.royals.components import BOX

A, B, C, D, E = range(5)
"""The seats of the worked examples."""
CODES = ("fr", "de", "gb", "es")
"""In the order of the data."""
CITY = {city.id: number for number, city in enumerate(CITIES)}
NUMBER = {noble.id: number for number, noble in enumerate(NOBLES)}
"""Id of a noble → its number."""
RANK = {rank.id: number for number, rank in enumerate(BOX.ranks.items)}
CARD = re.compile(r"(?P<face>[a-z]{2}(?:-[a-z]{2})?)(?P<count>\d*)")


def country(words: str) -> Cards:
    return _vector(words, CODES)


def intrigue(words: str) -> Cards:
    return _vector(words, PAIRS)


def hand(words: str) -> tuple[Cards, Cards]:
    """``fr2 de1 + fr-es``: country cards, intrigue cards."""
    one, _, other = words.partition("+")
    return country(one), intrigue(other)


def said(cards: Cards) -> str:
    """The other way round."""
    faces = CODES if len(cards) == len(COUNTRIES) else PAIRS
    return " ".join(f"{face}{count}" for face, count in zip(faces, cards, strict=True) if count)


def _vector(words: str, faces: tuple[str, ...]) -> Cards:
    counts = [0] * len(faces)
    for word in words.split():
        card = CARD.fullmatch(word)
        assert card, word
        counts[faces.index(card["face"])] += int(card["count"] or 1)
    return tuple(counts)


def within(some: Cards, hand: Cards) -> bool:
    """Whether the hand holds them all."""
    return len(some) == len(hand) and all(0 <= count <= held for count, held in zip(some, hand, strict=True))
