"""The rest of a day in one answer: the raid if it is still to come, then whom to recruit, one after the other."""

from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import TIER_OF
from engines.bellum_magica.hiring import ANY, RECRUITS, SIDES, payable, payment
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
WISHES = {
    (card, paid): [m.wish_part(RecruitWish(what=card, side=side, payments=(paid,))) for side in SIDES]
    for card, paid in RECRUITS
}
ANYBODY = [[m.wish_part(RecruitWish(what=what, side=side)) for side in SIDES] for what in ANY]
"""By tier. Every menu offers the same ones."""


@record
class Planning(Draft):
    raided: bool = False
    """The attack of the day is over: only recruits are planned."""
    raid: m.Raid | None = None
    wishes: tuple[RecruitWish, ...] = ()

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat)
        if self.raid is None and not self.raided:
            raids = map(m.raid_part, (*attacks(state, seat), m.Stay()))
            return Pick(prompt=FIRST, options=words.options(*raids, Cancel()))
        wishes = self.affordable(state, seat)
        done = m.WholeDay(raid=self.raid, recruits=self.wishes, otherwise="done")
        ask = [evolve(done, otherwise="ask")] if self.wishes or not self.raided else []
        back = [m.BACK] if self.wishes or self.raid else []
        options = words.options(*wishes, done, *ask, *back, Cancel())
        return Pick(prompt=THEN, options=options, notes=lambda: words.plan(done, self.purse(state, seat)))

    def affordable(self, state: State, seat: int) -> list[Part]:
        """What could still be paid with today's loot, the cards planned so far apart."""
        if len(self.wishes) == MOST_WISHES:
            return []
        food, runestones = self.purse(state, seat)
        named = [wish.what for wish in self.wishes]
        within = payable(state.piles.display, food, runestones)
        tiers = [TIER_OF[card] for card, _ in within]
        found = [wish for priced in within if priced[0] not in named for wish in WISHES[priced]]
        return found + [wish for tier, anybody in enumerate(ANYBODY) if tier in tiers for wish in anybody]

    def purse(self, state: State, seat: int) -> tuple[int, int]:
        """Food and runestones after the raid and what is planned, as far as it can be paid."""
        lair = state.lairs[seat]
        food, runestones = lair.food, lair.runestones
        if isinstance(self.raid, m.Plunder):
            found = loot(state, seat, self.raid, strength(state, seat))
            food, runestones = food + found.food, runestones + found.runes
        for wish in self.wishes:
            way = payment(wish, food, runestones)
            if way is not None:
                food, runestones = food - way[1].food, runestones - way[1].runestones
        return food, runestones

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Picked(moves=(Part(field="raid", value=value),)):
                return evolve(self, raid=m.planned_raid(value))
            case Picked(moves=(Part(field="wish", value=value),)):
                return evolve(self, wishes=(*self.wishes, m.planned_wish(value)))
            case Picked(moves=(Part(),)):
                return evolve(self, wishes=self.wishes[:-1]) if self.wishes else evolve(self, raid=None)
            case Picked(moves=(m.WholeDay(),)):
                return given
            case _:
                return None


def planned(orders: Orders, day: m.WholeDay) -> Orders:
    """With the recruits of a plan as an order for today, which stands before any other."""
    plan = RecruitOrder(mode="list", wishes=day.recruits, otherwise=day.otherwise, once=True)
    return evolve(orders, today=evolve(orders.today, recruits=plan))
