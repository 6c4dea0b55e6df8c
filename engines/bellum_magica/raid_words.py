"""How attacks are said: what guards a target, what it holds, and what keeps one from it (BM-5.39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.bellum_magica import naming
from engines.bellum_magica.atlas import SETTLEMENTS, counts
from engines.bellum_magica.components import LIMITS
from engines.bellum_magica.keys import hyphened
from engines.bellum_magica.moves import Plunder, Rob, Stay
from engines.bellum_magica.targets import Attack, Kinds, Lack, booty, fetched, most, strength
from engines.core.text import SeatRef, Text, text

if TYPE_CHECKING:
    from engines.bellum_magica.state import State


def say(state: State, seat: int, move: Plunder | Rob | Stay) -> Text:
    match move:
        case Plunder(settlement=card):
            return text("move-plunder", settlement=naming.settlement(card))
        case Rob(victim=victim, most=True):
            taken = naming.goods(chests=most(*booty(state, seat, victim)))
            return text("move-rob", who=SeatRef(victim), chests=taken, choose=0)
        case Rob(victim=victim):
            return text("move-rob", who=SeatRef(victim), chests=(), choose=1)
        case Stay():
            return text("move-stay")


def castle(owner: int) -> Text:
    return text("castle-of", who=SeatRef(owner))


def aim(attack: Attack, piles: Kinds) -> Text:
    """An attack in very few words, with the loot that is known beforehand."""
    if isinstance(attack, Rob):
        return text("gain-robbery", who=SeatRef(attack.victim))
    card = attack.settlement
    return text("gain-plunder", settlement=naming.settlement(card), loot=loot(card, piles))


def loot(number: int, piles: Kinds, spilt: int = 0) -> tuple[Text, ...]:
    """What it would bring now. *spilt*: barrels for which there is no room."""
    found = SETTLEMENTS[number].loot
    chests = fetched(piles, found.chests)
    return naming.goods(found.food, found.runes, found.barrels - spilt, chests) or (text("nothing"),)


def missed(number: int, piles: Kinds) -> tuple[Text, ...]:
    """Chests that are printed there, but whose pile has run out: others stand in for them."""
    printed = SETTLEMENTS[number].loot.chests
    wood, metal, gold = (max(0, due - got) for due, got in zip(printed, fetched(piles, printed), strict=True))
    return naming.goods(chests=(wood, metal, gold))


def spilling(state: State, seat: int, number: int) -> int:
    """What the limit of barrels would cost (BM-5.39)."""
    held = state.lairs[seat].barrels + SETTLEMENTS[number].loot.barrels
    return max(0, held - LIMITS.barrels_per_seat)


def hint(state: State, seat: int, move: Plunder | Rob | Stay) -> Text:
    """What guards it and what is there."""
    match move:
        case Plunder(settlement=number):
            card = SETTLEMENTS[number]
            guard = naming.defence(card.shields, card.magic)
            found, gone = loot(number, state.chests_left), missed(number, state.chests_left)
            spilt = spilling(state, seat, number)
            return text("hint-plunder", defence=guard, loot=found, spilt=spilt, instead=len(gone), missed=gone)
        case Rob(victim=victim):
            lair = state.lairs[victim]
            kinds, thieves = booty(state, seat, victim)
            return text(
                "hint-rob",
                defence=naming.defence(lair.shields, lair.magic_shields),
                chests=naming.goods(chests=kinds),
                most=min(sum(kinds), thieves),
            )
        case Stay():
            return text("hint-stay")


def lack(why: Lack) -> Text:
    """Why not (BM-5.29)."""
    match why.why:
        case "magic_short":
            return text("reason-magic-short", missing=why.missing)
        case "swords_short":
            return text("reason-swords-short", missing=why.missing)
        case _:
            return text(f"reason-{hyphened(why.why)}")


# ---- notes


def horde(state: State, seat: int) -> tuple[Text, ...]:
    """The strength of the active row, and how near the end is."""
    force = text("note-horde", row=state.row, force=naming.symbols(strength(state, seat)))
    held, end = len(state.lairs[seat].chests), state.variant.end_at
    return (force, text("note-chests", held=held, end=end))


def stealing(state: State, seat: int, victim: int) -> tuple[Text, ...]:
    kinds, thieves = booty(state, seat, victim)
    there = naming.goods(chests=counts(state.lairs[victim].chests))
    return (text("note-steal", victim=SeatRef(victim), chests=there, count=min(sum(kinds), thieves)),)


def planned(state: State, seat: int, move: Plunder | Rob | Stay) -> Text:
    number = move.settlement if isinstance(move, Plunder) else None
    found = () if number is None else loot(number, state.chests_left, spilling(state, seat, number))
    return text("note-plan-raid", raid=say(state, seat, move), loot=found, count=len(found))
