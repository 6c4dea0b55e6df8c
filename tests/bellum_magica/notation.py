"""Components as the rules write them: cards by id, chests as ``w2 m4 g`` (kind and value), rows as ``S2 G1 T1``."""

import re
from collections.abc import Iterable

from engines.bellum_magica.atlas import CASTLES, CHESTS, CHESTS_OF, CREATURES, KIND, SETTLEMENTS, VALUES
from engines.bellum_magica.components import Left, Right

A, B, C, D, E = range(5)
"""The seats of the worked examples."""
CASTLE = {castle.id: number for number, castle in enumerate(CASTLES)}
CREATURE = {creature.id: number for number, creature in enumerate(CREATURES)}
SETTLEMENT = {"tavern": 0, **{settlement.id: number for number, settlement in enumerate(SETTLEMENTS)}}
KINDS = "wmg"
"""In the order of the data."""


def creatures(words: str) -> tuple[int, ...]:
    return tuple(CREATURE[word] for word in words.split())


def settlements(words: str) -> tuple[int, ...]:
    return tuple(SETTLEMENT[word] for word in words.split())


def chests(words: str, used: Iterable[int] = ()) -> tuple[int, ...]:
    """``w2 m4 g``: one chest per word, of this value or of any, none of them *used*."""
    taken: list[int] = []
    for word in words.split():
        kind, value = KINDS.index(word[0]), word[1:]
        fits = (
            chest
            for chest in CHESTS_OF[kind]
            if chest not in taken and chest not in used and (not value or VALUES[chest] == int(value))
        )
        taken.append(next(fits))
    return tuple(taken)


def said(held: Iterable[int]) -> str:
    """The other way round."""
    return " ".join(f"{KINDS[KIND[chest]]}{VALUES[chest]}" for chest in held)


def kind(name: str) -> int:
    """``metal`` → its number."""
    return [str(each) for each in CHESTS].index(name)


def right(words: str) -> Right:
    """``S2 G1 T1``."""
    counts = {match[1]: int(match[2]) for match in re.finditer(r"([SGT])(\d+)", words)}
    return Right(counts.get("S", 0), counts.get("G", 0), counts.get("T", 0))


def row(left: Left, right: Right) -> str:
    """``F1 R1 | S2 T1``; a dash is an empty side."""
    sides = zip("FRM", left, strict=True), zip("SGT", right, strict=True)
    return " | ".join(" ".join(f"{sign}{count}" for sign, count in side if count) or "-" for side in sides)
