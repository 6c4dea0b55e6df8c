"""The rest of a day in one answer: the raid if it is still to come, then whom to recruit, one after the other."""

from __future__ import annotations

from engines.bellum_magica.components import Cost
from engines.bellum_magica.hiring import ANY, SIDES, meant, missing, prices, ways
from engines.bellum_magica.moves import (
    BACK,
    Plunder,
    Raid,
    Stay,
    WholeDay,
    planned_raid,
    planned_wish,
    raid_part,
    wish_part,
)
from engines.bellum_magica.orders import MOST_WISHES, Orders, RecruitOrder, RecruitWish
from engines.bellum_magica.state import State
from engines.bellum_magica.targets import attacks, loot, strength
from engines.bellum_magica.words.moves import Words
from engines.core.draft import Draft
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.move import Cancel, Move, Part
from engines.core.record import evolve, record
from engines.core.text import text

FIRST = text("prompt-plan-raid")
THEN = text("prompt-plan-recruits")


@record
class Planning(Draft):
    raided: bool = False
    """The attack of the day is over: only recruits are planned."""
    raid: Raid | None = None
    wishes: tuple[RecruitWish, ...] = ()

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat)
        if self.raid is None and not self.raided:
            raids = map(raid_part, (*attacks(state, seat), Stay()))
            return Pick(prompt=FIRST, options=words.options(*raids, Cancel()))
        wishes = map(wish_part, self.affordable(state, seat))
        done = WholeDay(raid=self.raid, recruits=self.wishes, otherwise="done")
        ask = [evolve(done, otherwise="ask")] if self.wishes or not self.raided else []
        back = [BACK] if self.wishes or self.raid else []
        options = words.options(*wishes, done, *ask, *back, Cancel())
        return Pick(prompt=THEN, options=options, notes=lambda: words.plan(done, self.purse(state, seat)))

    def affordable(self, state: State, seat: int) -> list[RecruitWish]:
        """What could still be paid with today's loot, the cards planned so far apart."""
        if len(self.wishes) == MOST_WISHES:
            return []
        food, runestones = self.purse(state, seat)
        named = [wish.what for wish in self.wishes]
        found = [
            RecruitWish(what=card, side=side, payments=(payment,))
            for card, payment, cost in prices(state)
            if card not in named and not any(missing(food, runestones, cost))
            for side in SIDES
        ]
        anybody = [RecruitWish(what=what, side=side) for what in ANY for side in SIDES]
        found += [wish for wish in anybody if meant(state, wish) is not None and payable(wish, food, runestones)]
        return found

    def purse(self, state: State, seat: int) -> tuple[int, int]:
        """Food and runestones after the raid and what is planned, as far as it can be paid."""
        lair = state.lairs[seat]
        food, runestones = lair.food, lair.runestones
        if isinstance(self.raid, Plunder):
            found = loot(state, seat, self.raid, strength(state, seat))
            food, runestones = food + found.food, runestones + found.runes
        for wish in self.wishes:
            cost = payable(wish, food, runestones) or Cost()
            food, runestones = food - cost.food, runestones - cost.runestones
        return food, runestones

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Picked(moves=(Part(field="raid", value=value),)):
                return evolve(self, raid=planned_raid(value))
            case Picked(moves=(Part(field="wish", value=value),)):
                return evolve(self, wishes=(*self.wishes, planned_wish(value)))
            case Picked(moves=(Part(),)):
                return evolve(self, wishes=self.wishes[:-1]) if self.wishes else evolve(self, raid=None)
            case Picked(moves=(WholeDay(),)):
                return given
            case _:
                return None


def payable(wish: RecruitWish, food: int, runestones: int) -> Cost | None:
    """What a wish would cost whoever has so much."""
    return next((cost for _, cost in ways(wish) if not any(missing(food, runestones, cost))), None)


def planned(orders: Orders, day: WholeDay) -> Orders:
    """With the recruits of a plan as an order for today, which stands before any other."""
    plan = RecruitOrder(mode="list", wishes=day.recruits, otherwise=day.otherwise, once=True)
    return evolve(orders, today=evolve(orders.today, recruits=plan))
