"""What a seat can attack today, and what keeps it from the rest (BM-5.20 to 5.29). Public knowledge alone (BM-3.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Union

from engines.bellum_magica.atlas import GOLD_FIRST, SETTLEMENTS, SUBSTITUTES, TAVERN, Right, counts
from engines.bellum_magica.lair import NO_CHESTS, Lair
from engines.bellum_magica.moves import Plunder, Rob

if TYPE_CHECKING:
    from engines.bellum_magica.state import State

Attack = Union[Plunder, Rob]
Kinds = tuple[int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lack:
    """Why a target is out of reach. *missing*: so many swords."""

    why: Literal["settlement_gone", "no_thief", "no_chests", "magic_short", "swords_short"]
    missing: int = 0


def too_weak(strength: Right, shields: int, magic: int) -> Lack | None:
    short_magic, short = strength.short(shields, magic)
    if short_magic:
        return Lack(why="magic_short", missing=short_magic)
    return Lack(why="swords_short", missing=short) if short else None


def castle_lack(strength: Right, chests: int, shields: int, magic: int) -> Lack | None:
    """The first that applies, in the order of BM-5.29."""
    if not strength.thieves:
        return Lack(why="no_thief")
    return too_weak(strength, shields, magic) if chests else Lack(why="no_chests")


def most(kinds: Kinds, thieves: int) -> Kinds:
    """The greatest number of chests, gold before metal before wood (BM-5.30)."""
    taken = list(NO_CHESTS)
    for kind in GOLD_FIRST:
        taken[kind] = min(kinds[kind], thieves - sum(taken))
    wood, metal, gold = taken
    return wood, metal, gold


def served(piles: Kinds, kind: int) -> int | None:
    """The kind that a pile, or the one that stands in for it, really gives (BM-5.18); ``None``: all are empty."""
    return next((pile for pile in (kind, *SUBSTITUTES[kind]) if piles[pile]), None)


def fetched(piles: Kinds, printed: Kinds) -> Kinds:
    """The chests that loot really brings, gold first (BM-5.23)."""
    left, taken = piles, [0] * len(printed)
    for due in (kind for kind in GOLD_FIRST for _ in range(printed[kind])):
        pile = served(left, due)
        if pile is not None:
            taken[pile] += 1
            wood, metal, gold = (count - (at == pile) for at, count in enumerate(left))
            left = wood, metal, gold
    wood, metal, gold = taken
    return wood, metal, gold


def choosing(kinds: Kinds, thieves: int) -> bool:
    """Whether there is more than one way to steal (BM-5.26)."""
    return min(sum(kinds), thieves) > 1 or sum(map(bool, kinds)) > 1


def strength(state: State, seat: int) -> Right:
    """The right of its active row."""
    return state.lairs[seat].rights[state.row - 1]


def lack(state: State, seat: int, attack: Attack) -> Lack | None:
    """What keeps *seat* from a target; ``None``: nothing. The target must be one that it could mean."""
    force = strength(state, seat)
    if isinstance(attack, Rob):
        lair = state.lairs[attack.victim]
        return castle_lack(force, len(lair.chests), lair.shields, lair.magic_shields)
    if attack.settlement in state.today.plundered:
        return Lack(why="settlement_gone")
    card = SETTLEMENTS[attack.settlement]
    return too_weak(force, card.shields, card.magic)


def targets(state: State, seat: int) -> tuple[Attack, ...]:
    """Everything that lies or lay open today: settlements, the tavern, castles in turn order (BM-5.39)."""
    shown = (*state.settlements, *state.today.plundered, TAVERN)
    return (
        *(Plunder(settlement=card) for card in shown),
        *(Rob(victim=victim, most=True) for victim in state.seats if victim != seat),
    )


def attacks(state: State, seat: int) -> tuple[Attack, ...]:
    """The legal ones; of a robbery with a choice there are two, one of which asks what to take."""
    found: list[Attack] = []
    for attack in targets(state, seat):
        if lack(state, seat, attack) is None:
            found.append(attack)
            if isinstance(attack, Rob) and choosing(*booty(state, seat, attack.victim)):
                found.append(Rob(victim=attack.victim, most=False))
    return tuple(found)


def booty(state: State, seat: int, victim: int) -> tuple[Kinds, int]:
    """The victim's chests by kind, and how many of them *seat* can take."""
    owner: Lair = state.lairs[victim]
    return counts(owner.chests), strength(state, seat).thieves
