"""Which creature, on which side."""

from __future__ import annotations

from engines.bellum_magica.atlas import CREATURES, DECK_ORDER, OF_KIND, PRICES, SETTLEMENTS, Right, tier_of
from engines.bellum_magica.components import Cost, PaymentName, Side
from engines.bellum_magica.hiring import SIDES, missing
from engines.bellum_magica.moves import Plunder, Recruit, Rob
from engines.bellum_magica.public import Public
from engines.bellum_magica.targets import most
from engines.bellum_magica.taste import worth
from engines.bellum_magica.taste.rows import legal

FOOD_CELL, RUNESTONE_CELL, MAP_CELL = 68, 160, 190
SWORD_CELL, MAGIC_CELL = 12, 20
SHIELD, MAGIC_SHIELD, SPELL = 90, 180, 80
FOOD_PRICE, RUNESTONE_PRICE = 15, 24
"""0.15 of a price in which a food is 1 and a runestone 1.6."""
SIX_DAYS = 600
"""Side values are per six rows, so per six days, in hundredths."""
CLOSE = 8
"""Two sides are close if they differ by less than one part in so many."""


def recruit(table: Public, me: int) -> Recruit | None:
    """The best of value less price that can be paid; ``None``: none is worth it, or food had better be kept."""
    lair = table.lairs[me]
    found: tuple[Recruit | None, int] = None, 0
    values: list[tuple[int, int]] = []
    for card in table.creatures:
        best = side(table, me, card)
        value = side_value(table, me, card, best) + bonus(table, card)
        values.append((tier_of(card), value))
        for payment, cost in PRICES[tier_of(card)].items():
            net = value - price(cost)
            if not any(missing(lair.food, lair.runestones, cost)) and net > found[1]:
                found = Recruit(card=card, side=best, payment=payment), net
    move = found[0]
    return None if move and saving(table, me, move, values) else move


def saving(table: Public, me: int, move: Recruit, values: list[tuple[int, int]]) -> bool:
    """Whether an evil creature would eat what a far better one costs soon: a runestone is at hand, and the best more
    evil one is worth twice the best evil one."""
    lair = table.lairs[me]
    payments: dict[PaymentName, Cost] = dict(PRICES[1])
    mixed = payments["rune_and_food"]
    after = lair.food - PRICES[0]["food"].food
    spoils = tier_of(move.card) == 0 and lair.runestones >= mixed.runestone and after < mixed.food
    best = [max((value for tier, value in values if tier == wanted), default=0) for wanted in (0, 1)]
    return spoils and best[1] >= 2 * best[0]


def price(cost: Cost) -> int:
    return FOOD_PRICE * cost.food + RUNESTONE_PRICE * cost.runestone


def side(table: Public, me: int, card: int) -> Side:
    """The better one; the left one if they are equal."""
    return max(SIDES, key=lambda side: side_value(table, me, card, side))


def side_value(table: Public, me: int, card: int, where: Side) -> int:
    """Summed over the rows, for the days that are left."""
    total = left_value(table, me, card) if where == "left" else right_value(table, me, card)
    return total * worth.days_left(table) // SIX_DAYS


def left_value(table: Public, me: int, card: int) -> int:
    total = 0
    for row, cell in enumerate(CREATURES[card].left):
        rival = max((table.lairs[seat].lefts[row].maps for seat in table.seats if seat != me), default=0)
        leading = table.lairs[me].lefts[row].maps + cell.maps >= rival
        total += FOOD_CELL * cell.food + RUNESTONE_CELL * cell.runes + (MAP_CELL * cell.maps if leading else 0)
    return total


def right_value(table: Public, me: int, card: int) -> int:
    """The rise in the best attack, and a little for every sword."""
    total = 0
    for row, cell in enumerate(CREATURES[card].right):
        if any(cell):
            before = table.lairs[me].rights[row]
            after = Right(*(held + more for held, more in zip(before, cell, strict=True)))
            total += reached(table, me, after) - reached(table, me, before)
            total += SWORD_CELL * cell.swords + MAGIC_CELL * cell.magic
            total += stolen(table, me, after) - stolen(table, me, before) if cell.thieves else 0
    return total


def reached(table: Public, me: int, force: Right) -> int:
    """The best that a force could attack now, or might attack when the next settlements lie open."""
    now = max((value for attack, value in legal(table, me, force) if isinstance(attack, Plunder)), default=0)
    return max(now, expected(table, me, force))


def stolen(table: Public, me: int, force: Right) -> int:
    """The most that thieves could take from a castle that is beatable now."""
    lairs = (table.lairs[attack.victim] for attack, _ in legal(table, me, force) if isinstance(attack, Rob))
    return max((worth.kinds(most(lair.chests, force.thieves)) for lair in lairs), default=0)


def expected(table: Public, me: int, force: Right) -> int:
    """The mean of the settlements that come next, those out of reach counting nothing."""
    kind = next((kind for kind, left in zip(DECK_ORDER, table.settlements_left, strict=True) if left), None)
    if kind is None:
        return 0
    shown = (*table.settlements, *table.plundered)
    cards = [card for card in OF_KIND[kind] if card not in shown]
    within = (card for card in cards if force.beats(SETTLEMENTS[card].shields, SETTLEMENTS[card].magic))
    return sum(worth.plunder(table, me, card) for card in within) // len(cards)


def bonus(table: Public, card: int) -> int:
    tokens = CREATURES[card].bonus
    worths = SHIELD * tokens.shield + MAGIC_SHIELD * tokens.magic_shield + SPELL * tokens.confusion_spell
    return worth.faded(table, worths)


def goblins(table: Public, me: int) -> tuple[Side, Side]:
    """Each on its better side; one each way if both prefer the same one and not by much."""
    cards = table.lairs[me].goblins
    ahead = [side_value(table, me, card, "left") - side_value(table, me, card, "right") for card in cards]
    most = max(side_value(table, me, card, where) for card in cards for where in SIDES)
    one, other = ahead
    if (one >= 0) == (other >= 0) and min(abs(one), abs(other)) * CLOSE < most:
        return ("left", "right") if one >= other else ("right", "left")
    return "left" if one >= 0 else "right", "left" if other >= 0 else "right"
