"""What a seat can attack today, what keeps it from the rest, what an attack would bring (BM-5.20 to 5.29): everybody
can reckon it (BM-3.9), so it needs no more than a view has as well as the state."""

from functools import lru_cache
from typing import Literal, Union

from engines.bellum_magica.atlas import GOLD_FIRST, SETTLEMENTS, TAVERN
from engines.bellum_magica.components import BOX, LIMITS, Kinds, Loot, Right
from engines.bellum_magica.moves import Plunder, Rob
from engines.bellum_magica.piles import fetched, in_turn, supplied
from engines.bellum_magica.public import Public
from engines.bellum_magica.state import State
from engines.core.record import record

Attack = Union[Plunder, Rob]


Table = Union[State, Public]
"""Whatever shows the lairs, the active row and what is open and left."""


@record
class Lack:
    """Why a target is out of reach. *magic*: so many magic swords are missing; *swords*: so many more of any sort."""

    why: Literal["settlement_gone", "no_thief", "no_chests", "magic_short", "swords_short"]
    magic: int = 0
    swords: int = 0


PLUNDER = tuple(Plunder(settlement=card) for card in range(len(SETTLEMENTS)))
ROB = tuple(Rob(victim=victim, most=True) for victim in range(BOX.seats.max))
"""The attacks as they are thought of: every menu offers the same ones."""
GUARDS = tuple(card.defence for card in SETTLEMENTS)


def strength(table: Table, seat: int) -> Right:
    """The right of its active row."""
    return table.lairs[seat].rights[table.row - 1]


def guard(table: Table, attack: Attack) -> tuple[int, int]:
    """Shields and magic shields of a target."""
    if isinstance(attack, Rob):
        return table.lairs[attack.victim].shields, table.lairs[attack.victim].magic_shields
    return GUARDS[attack.settlement]


def lack(table: Table, attack: Attack, force: Right) -> Lack | None:
    """What keeps *force* from a target, the first that applies (BM-5.29); ``None``: nothing. The target must be one
    that it could mean."""
    if isinstance(attack, Rob):
        if not force.thieves:
            return Lack(why="no_thief")
        if not any(table.lairs[attack.victim].kinds):
            return Lack(why="no_chests")
    elif attack.settlement in table.plundered_today:
        return Lack(why="settlement_gone")
    magic, swords = force.short(*guard(table, attack))
    if magic:
        return Lack(why="magic_short", magic=magic, swords=max(0, swords - magic))
    return Lack(why="swords_short", swords=swords) if swords else None


def targets(table: Table, seat: int) -> tuple[Attack, ...]:
    """Everything that lies open or was plundered today, then castles: in the order of the board (BM-5.39)."""
    shown = (*table.settlements, TAVERN, *table.plundered_today)
    return (*[PLUNDER[card] for card in shown], *[ROB[victim] for victim in sorted(table.seats) if victim != seat])


def within(table: Table, seat: int, force: Right) -> list[Attack]:
    """The :func:`targets` that lack nothing."""
    taken = fallen(force)
    found: list[Attack] = [PLUNDER[card] for card in (*table.settlements, TAVERN) if taken[card]]
    if force.thieves:
        castles = [ROB[victim] for victim in sorted(table.seats) if victim != seat]
        found += [attack for attack in castles if lack(table, attack, force) is None]
    return found


def quiet(table: Table, row: int) -> bool:
    """Whether nobody can attack more than the tavern in that row."""
    forces = ((seat, table.lairs[seat].rights[row - 1]) for seat in table.seats)
    return all(attack == PLUNDER[TAVERN] for seat, force in forces for attack in within(table, seat, force))


@lru_cache(maxsize=1024)
def fallen(force: Right) -> tuple[bool, ...]:
    """Settlement → whether such a force beats it."""
    return tuple(force.beats(*guard) for guard in GUARDS)


def attacks(table: Table, seat: int) -> tuple[Attack, ...]:
    """The legal ones; of a robbery with a choice there are two, one of which asks what to take."""
    found: list[Attack] = []
    for attack in within(table, seat, strength(table, seat)):
        found.append(attack)
        if isinstance(attack, Rob) and choosing(*booty(table, seat, attack.victim)):
            found.append(Rob(victim=attack.victim, most=False))
    return tuple(found)


# ---- what it brings


def loot(table: Table, seat: int, attack: Attack, force: Right) -> Loot:
    """What *seat* would get now: of a castle the most that the thieves of *force* can take."""
    if isinstance(attack, Rob):
        return Loot(0, 0, 0, *most(table.lairs[attack.victim].kinds, force.thieves))
    printed = SETTLEMENTS[attack.settlement].loot
    food, runestones = supplied(table.supply_left, printed.food, printed.runes)
    barrels = min(printed.barrels, LIMITS.barrels_per_seat - table.lairs[seat].barrels)
    given, _ = fetched(table.chests_left, in_turn(printed.chests))
    return Loot(food, runestones, barrels, *(given.count(kind) for kind in range(len(printed.chests))))


def booty(table: Table, seat: int, victim: int) -> tuple[Kinds, int]:
    """The victim's chests by kind, and how many of them *seat* can take."""
    return table.lairs[victim].kinds, strength(table, seat).thieves


def most(kinds: Kinds, thieves: int) -> Kinds:
    """The greatest number of chests, gold before metal before wood (BM-5.30)."""
    taken = [0] * len(kinds)
    for kind in GOLD_FIRST:
        taken[kind] = min(kinds[kind], thieves - sum(taken))
    wood, metal, gold = taken
    return wood, metal, gold


def choosing(kinds: Kinds, thieves: int) -> bool:
    """Whether there is more than one way to steal (BM-5.26)."""
    return min(sum(kinds), thieves) > 1 or sum(map(bool, kinds)) > 1
