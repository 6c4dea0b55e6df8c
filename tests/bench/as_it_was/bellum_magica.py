"""The steward of Bellum Magica as it was before it was taught to play better: its judgement, worth for worth, against
the moves and views of today. It shares nothing with the taste of today, so that it stays as it was."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import CHESTS_OF, CREATURES, DECK_ORDER, OF_KIND, PRICES, TAVERN, TIER_OF, VALUES
from engines.bellum_magica.components import ROWS, Cost, Kinds, Right, Side, TreatAnswer
from engines.bellum_magica.hiring import SIDES, affords
from engines.bellum_magica.piles import fetched, found, less, supplied
from engines.bellum_magica.public import LairSeen, Public
from engines.bellum_magica.targets import Attack, fallen, loot, most, strength, within
from engines.bellum_magica.view import View
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.move import Move
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.core.steward import guess


def advise(view: View, menu: Menu[Any], rng: Rng) -> Given[Any]:
    if not isinstance(menu, Pick) or view.own is None or view.me is None:
        return guess(menu, rng)
    table, me = view.table, view.me
    match menu.options[0].move:
        case m.PlaceGoblins():
            return Picked((m.PlaceGoblins(sides=goblins(table, me)),))
        case m.Treat():
            return Picked((m.Treat(answer=treat(table, me)),))
        case m.Steal():
            return Picked(stealing(menu))
        case m.Recruit():
            return Picked((recruit(table, me) or m.Done(),))
        case _:
            return Picked((raid(table, me, 100 * view.own.total),))


def stealing(menu: Pick[Move]) -> tuple[Move, ...]:
    chests = sorted((o.move for o in menu.options if isinstance(o.move, m.Steal)), key=lambda move: -move.chest)
    return tuple(chests[: menu.at_most])


# ---- what things are worth, in hundredths of a point

MEANS = tuple(100 * sum(VALUES[chest] for chest in chests) // len(chests) for chests in CHESTS_OF)
CHEST = tuple(mean + 40 for mean in MEANS)


def days_left(table: Public) -> int:
    held = max(sum(table.lairs[seat].chests) for seat in table.seats)
    return max(200, min(100 * (13 - table.day), 100 + 125 * (table.variant.end_at - held)))


def faded(table: Public, worth: int) -> int:
    return worth * min(days_left(table), 500) // 500


def resources(table: Public, food: int, runestones: int) -> int:
    return faded(table, 45 * food + 90 * runestones)


def kinds(chests: Kinds) -> int:
    return sum(worth * count for worth, count in zip(CHEST, chests, strict=True))


def points(chests: Kinds) -> int:
    return sum(mean * count for mean, count in zip(MEANS, chests, strict=True))


def holdings(table: Public, seat: int) -> int:
    return points(table.lairs[seat].chests)


def plunder(table: Public, seat: int, number: int) -> int:
    found = loot(table, seat, m.Plunder(settlement=number), Right())
    return resources(table, found.food, found.runes) + faded(table, 60 * found.barrels) + kinds(found.chests)


def robbery(table: Public, victim: int, thieves: int) -> int:
    gain = kinds(most(table.lairs[victim].chests, thieves))
    share = gain // max(1, len(table.seats) - 1)
    others = (seat for seat in table.seats if seat != victim)
    leads = all(holdings(table, victim) > holdings(table, other) for other in others)
    return gain + (share * 3 // 2 if leads else share)


# ---- attacks


def legal(table: Public, seat: int, force: Right) -> Iterator[tuple[Attack, int]]:
    attacks = within(table, seat, force)
    for plundering in sorted((each for each in attacks if isinstance(each, m.Plunder)), key=lambda it: it.settlement):
        yield plundering, plunder(table, seat, plundering.settlement)
    for robbing in sorted((each for each in attacks if isinstance(each, m.Rob)), key=lambda it: it.victim):
        yield robbing, robbery(table, robbing.victim, force.thieves)


def raid(table: Public, me: int, total: int) -> Attack | m.Stay:
    good: tuple[Attack | m.Stay, int] = m.Stay(), 0
    for attack, value in legal(table, me, strength(table, me)):
        if value > good[1] and not ends_badly(table, me, attack, total):
            good = attack, value
    return good[0]


def ends_badly(table: Public, me: int, attack: Attack, total: int) -> bool:
    if any(sum(table.lairs[seat].chests) >= table.variant.end_at for seat in table.seats):
        return False
    chests = loot(table, me, attack, strength(table, me)).chests
    if sum(table.lairs[me].chests) + sum(chests) < table.variant.end_at:
        return False
    gained = points(chests)
    victim = attack.victim if isinstance(attack, m.Rob) else None
    rivals = (holdings(table, seat) - (gained if seat == victim else 0) for seat in table.seats if seat != me)
    return total + gained < max(rivals)


# ---- treats


def row_worths(table: Public, row: int) -> dict[int, int]:
    """Seat → what that row would bring it: harvest, scouts, the best attack."""
    due = {seat: table.lairs[seat].lefts[row - 1] for seat in table.seats}
    crops, supply = {}, table.supply_left
    for seat, left in due.items():
        crops[seat] = supplied(supply, left.food, left.runes)
        supply = less(supply, *crops[seat])
    finders, kind = found({seat: left.maps for seat, left in due.items()})
    given, piles = fetched(table.chests_left, [kind] * len(finders))
    finds = {seat: CHEST[chest] for seat, chest in zip(finders, given, strict=True) if chest is not None}
    then = evolve(table, supply_left=supply, chests_left=piles)
    worths = {}
    for seat in table.seats:
        best = max((value for _, value in legal(then, seat, table.lairs[seat].rights[row - 1])), default=0)
        worths[seat] = resources(then, *crops[seat]) + finds.get(seat, 0) + best
    return worths


def treat(table: Public, me: int) -> TreatAnswer:
    rows = [row_worths(table, row) for row in range(1, ROWS + 1)]
    rivals = max(1, len(table.seats) - 1)
    uses = [2 * rivals * row[me] - sum(worth for seat, worth in row.items() if seat != me) for row in rows]
    gain = (sum(uses) - ROWS * uses[table.row - 1]) // (2 * rivals * ROWS)
    if me == table.captain and table.lairs[me].ready and gain > 40:
        return "spell"
    return "barrel" if table.lairs[me].barrels and gain > 160 else "pass"


# ---- creatures


class Judge:
    def __init__(self, table: Public, me: int) -> None:
        self.table = table
        left = (kind for kind, count in zip(DECK_ORDER, table.settlements_left, strict=True) if count)
        shown = (*table.settlements, *table.plundered)
        coming = [card for card in chain.from_iterable(OF_KIND[kind] for kind in left) if card not in shown]
        self.open = {card: plunder(table, me, card) for card in (TAVERN, *table.settlements)}
        self.coming = {card: plunder(table, me, card) for card in coming}
        self.own = table.lairs[me]
        self.rivals = [table.lairs[seat] for seat in table.seats if seat != me]
        self.now = [(force, self.plunders(force), self.steals(force)) for force in self.own.rights]

    def worth(self, card: int, side: Side) -> int:
        return (self.left(card) if side == "left" else self.right(card)) * days_left(self.table) // 600

    def best(self, card: int) -> tuple[Side, int]:
        worths = {side: self.worth(card, side) for side in SIDES}
        side = max(SIDES, key=lambda side: worths[side])
        bonus = CREATURES[card].bonus
        return side, worths[side] + faded(
            self.table, 130 * bonus.shields + 260 * bonus.magic_shields + 80 * bonus.spells
        )

    def left(self, card: int) -> int:
        total = 0
        for row, (cell, own) in enumerate(zip(CREATURES[card].left, self.own.lefts, strict=True)):
            rival = max((lair.lefts[row].maps for lair in self.rivals), default=0)
            total += 68 * cell.food + 160 * cell.runes + (220 * cell.maps if own.maps + cell.maps >= rival else 0)
        return total

    def right(self, card: int) -> int:
        total = 0
        for cell, (held, plundered, stolen) in zip(CREATURES[card].right, self.now, strict=True):
            if any(cell):
                force = Right(held.swords + cell.swords, held.magic + cell.magic, held.thieves + cell.thieves)
                total += self.plunders(force) - plundered + 12 * cell.swords + 20 * cell.magic
                total += (self.steals(force) - stolen) // 3 if cell.thieves else 0
        return total

    def plunders(self, force: Right) -> int:
        falls = fallen(force)
        now = max((worth for card, worth in self.open.items() if falls[card]), default=0)
        then = sum(worth for card, worth in self.coming.items() if falls[card])
        return max(now, then // max(1, len(self.coming)))

    def steals(self, force: Right) -> int:
        if not force.thieves:
            return 0
        beaten = (lair for lair in self.rivals if force.beats(lair.shields, lair.magic_shields))
        return max((kinds(most(lair.chests, force.thieves)) for lair in beaten), default=0)


def recruit(table: Public, me: int) -> m.Recruit | None:
    lair, judge = table.lairs[me], Judge(table, me)
    move, gain, best = None, 0, [0, 0]
    for card in table.creatures:
        tier = TIER_OF[card]
        side, value = judge.best(card)
        best[tier] = max(best[tier], value)
        for payment, cost in PRICES[tier].items():
            net = value - 15 * cost.food - 24 * cost.runestones
            if affords(lair.food, lair.runestones, cost) and net > gain:
                move, gain = m.Recruit(card=card, side=side, payment=payment), net
    return None if move and best[1] >= 2 * best[0] and spoils(lair, move) else move


def spoils(lair: LairSeen, move: m.Recruit) -> bool:
    mixed: Cost = PRICES[1]["rune_and_food"]
    after = lair.food - PRICES[0]["food"].food
    return TIER_OF[move.card] == 0 and lair.runestones >= mixed.runestones and after < mixed.food


def goblins(table: Public, me: int) -> tuple[Side, Side]:
    judge, cards = Judge(table, me), table.lairs[me].goblins
    one, other = (judge.worth(card, "left") - judge.worth(card, "right") for card in cards)
    highest = max(judge.worth(card, side) for card in cards for side in SIDES)
    if (one >= 0) == (other >= 0) and min(abs(one), abs(other)) * 8 < highest:
        return ("left", "right") if one >= other else ("right", "left")
    return "left" if one >= 0 else "right", "left" if other >= 0 else "right"
