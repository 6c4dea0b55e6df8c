"""A whole day in one answer: the raid, then whom to recruit, one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engines.bellum_magica.atlas import PRICES, SETTLEMENTS, tier_of
from engines.bellum_magica.components import Cost
from engines.bellum_magica.hiring import SIDES, missing
from engines.bellum_magica.moves import Move, PlanRaid, PlanRecruit, Plunder, Raid, Stay, WholeDay
from engines.bellum_magica.orders import AnyOf, RecruitWish
from engines.bellum_magica.targets import attacks
from engines.bellum_magica.words import Words
from engines.core.draft import Cancel, Draft
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.record import evolve
from engines.core.text import text

if TYPE_CHECKING:
    from engines.bellum_magica.state import State

FIRST = text("prompt-plan-raid")
THEN = text("prompt-plan-recruits")
ANY: tuple[AnyOf, AnyOf] = ("any_evil", "any_more_evil")
MOST_WISHES = 8
"""Nobody can pay for more in a day worth planning."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Planning(Draft):
    raid: Raid | None = None
    wishes: tuple[RecruitWish, ...] = ()
    kind: Literal["planning"] = "planning"

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat)
        if self.raid is None:
            raids = (PlanRaid(raid=raid) for raid in (*attacks(state, seat), Stay()))
            return Pick(prompt=FIRST, options=words.options(*raids, Cancel()))
        wishes = [PlanRecruit(wish=wish) for wish in self.affordable(state, seat)]
        done = WholeDay(raid=self.raid, recruits=self.wishes, otherwise="done")
        ask = evolve(done, otherwise="ask")
        options = words.options(*wishes, done, ask, Cancel())
        return Pick(prompt=THEN, options=options, notes=lambda: words.plan(done, self.purse(state, seat)))

    def affordable(self, state: State, seat: int) -> list[RecruitWish]:
        """What could still be paid with today's loot, the cards planned so far apart."""
        if len(self.wishes) == MOST_WISHES:
            return []
        food, runestones = self.purse(state, seat)
        named = [wish.what for wish in self.wishes]
        found = [
            RecruitWish(what=card, side=side, payments=(payment,))
            for card in state.creatures
            if card not in named
            for payment, cost in PRICES[tier_of(card)].items()
            if not any(missing(food, runestones, cost))
            for side in SIDES
        ]
        found += [
            RecruitWish(what=what, side=side)
            for tier, what in enumerate(ANY)
            if any(not any(missing(food, runestones, cost)) for cost in PRICES[tier].values())
            for side in SIDES
        ]
        return found

    def purse(self, state: State, seat: int) -> tuple[int, int]:
        """Food and runestones after the raid and what is planned, as far as it can be paid."""
        lair = state.lairs[seat]
        food, runestones = lair.food, lair.runestones
        if isinstance(self.raid, Plunder):
            loot = SETTLEMENTS[self.raid.settlement].loot
            food, runestones = food + loot.food, runestones + loot.runes
        for wish in self.wishes:
            cost = next((cost for cost in costs(wish) if not any(missing(food, runestones, cost))), Cost())
            food, runestones = food - cost.food, runestones - cost.runestone
        return food, runestones

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Picked(moves=(PlanRaid(raid=raid),)):
                return evolve(self, raid=raid)
            case Picked(moves=(PlanRecruit(wish=wish),)):
                return evolve(self, wishes=(*self.wishes, wish))
            case Picked(moves=(WholeDay(),)):
                return given
            case _:
                return None


def costs(wish: RecruitWish) -> list[Cost]:
    """What a wish may cost, in the order in which it is tried."""
    tier = ANY.index(wish.what) if isinstance(wish.what, str) else tier_of(wish.what)
    prices = PRICES[tier]
    return [prices[payment] for payment in wish.payments if payment in prices] or list(prices.values())
