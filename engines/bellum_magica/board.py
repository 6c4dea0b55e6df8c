"""The verbs of this game. Each changes the state and reports it, so neither can be forgotten."""

from __future__ import annotations

from typing import Any, Literal

from engines.bellum_magica import events
from engines.bellum_magica.atlas import CREATURES, KIND, PRICES, SETTLEMENTS, TAVERN, TIERS, VALUES, counts, tier_of
from engines.bellum_magica.components import BOX, LIMITS, Kinds, PaymentName, Side
from engines.bellum_magica.lair import Lair, Tally
from engines.bellum_magica.naming import uncovered
from engines.bellum_magica.piles import in_turn, served, supplied
from engines.bellum_magica.scoring import ranks
from engines.bellum_magica.state import State
from engines.core import board as core
from engines.core.event import Event, Obeyed
from engines.core.record import evolve


class Board(core.Board[State]):
    def emit(self, event: Event) -> None:
        """A plan is kept as an order for today, but told as a plan, and once in an act."""
        if isinstance(event, Obeyed) and self.lair(event.owners[0]).orders.planned(self.state.stack[-1].kind):
            event = events.Planned(owners=event.owners)
            if event in self.events:
                return
        super().emit(event)

    # ---- records

    def lair(self, seat: int) -> Lair:
        return self.state.lairs[seat]

    def put(self, seat: int, **changes: Any) -> None:
        """The lair of *seat* with *changes*."""
        lairs = self.state.lairs
        self.amend(lairs=(*lairs[:seat], evolve(lairs[seat], **changes), *lairs[seat + 1 :]))

    def piles(self, **changes: Any) -> None:
        self.amend(piles=evolve(self.state.piles, **changes))

    def today(self, **changes: Any) -> None:
        self.amend(today=evolve(self.state.today, **changes))

    def count(self, seat: int, **more: int) -> None:
        """Add to the tally of *seat*."""
        self.put(seat, tally=self._tallied(seat, **more))

    def _tallied(self, seat: int, **more: int) -> Tally:
        tally = self.lair(seat).tally
        return evolve(tally, **{name: getattr(tally, name) + plus for name, plus in more.items()})

    # ---- phase 1 (BM-5.4 to 5.10)

    def roll_for_a_row(self) -> None:
        self.emit(self._rolled())

    def _rolled(self) -> events.Rolled:
        row, state = self.roll(BOX.die.faces), self.state
        rolled = tuple(times + (number == row) for number, times in enumerate(state.rolled, start=1))
        self.amend(row=row, rolled=rolled)
        self.today(rolls=state.today.rolls + 1)
        return events.Rolled(day=state.day, captain=state.captain, row=row, number=self.state.today.rolls)

    def treat(self, seat: int, payment: Literal["barrel", "spell"]) -> None:
        """Pay, and the captain rolls again (BM-5.7)."""
        lair, row = self.lair(seat), self.state.row
        if payment == "barrel":
            self.put(seat, barrels=lair.barrels - 1)
            left = lair.barrels - 1
        else:
            self.put(seat, used=lair.used + 1)
            left = lair.ready - 1
        rolled = self._rolled()
        self.emit(events.Treated(seat=seat, payment=payment, row=row, new=rolled.row, left=left))
        self.emit(rolled)
        tally = self.lair(seat).tally
        self.put(seat, tally=evolve(tally, treats=(*tally.treats, (row, self.state.row))))

    # ---- resources and chests

    def give(self, seat: int, food: int, runestones: int) -> tuple[int, int]:
        """From the supply; told is how much there was (BM-5.15)."""
        food, runestones = supplied(self.state.supply_left, food, runestones)
        lair = self.lair(seat)
        self.put(seat, food=lair.food + food, runestones=lair.runestones + runestones)
        return food, runestones

    def fetch(self, seat: int, kind: int) -> int | None:
        """The top chest of a pile, or of the one that stands in for it (BM-5.18); ``None``: all are empty."""
        piles, pile = self.state.piles.chests, served(self.state.chests_left, kind)
        if pile is None:
            return None
        chest, *rest = piles[pile]
        self.piles(chests=(*piles[:pile], tuple(rest), *piles[pile + 1 :]))
        self.put(seat, chests=(*self.lair(seat).chests, chest))
        return chest

    def look(self, seat: int, chests: tuple[int, ...]) -> None:
        """Whoever takes chests sees what they are worth (BM-5.17)."""
        if chests:
            self.emit(events.Looked(owners=(seat,), chests=uncovered(chests)))
            self._note_the_end(seat)

    def _note_the_end(self, seat: int) -> None:
        held = len(self.lair(seat).chests)
        if held >= self.state.variant.end_at - 1:
            self.emit(events.EndNear(seat=seat, chests=held))

    # ---- phase 4 (BM-5.20 to 5.30)

    def attacked(self, seat: int) -> None:
        """The seat has had its one attack of the day, whatever came of it."""
        self.today(attacked=(*self.state.today.attacked, seat))

    def plunder(self, seat: int, number: int) -> None:
        card = SETTLEMENTS[number]
        if number != TAVERN:
            piles = self.state.piles
            slots = tuple(None if there == number else there for there in piles.open)
            self.piles(open=slots, plundered=(*piles.plundered, number))
            self.today(plundered=(*self.state.today.plundered, number))
        food, runestones = self.give(seat, card.loot.food, card.loot.runes)
        barrels = min(card.loot.barrels, LIMITS.barrels_per_seat - self.lair(seat).barrels)
        fetched = (self.fetch(seat, kind) for kind in in_turn(card.loot.chests))
        chests = tuple(chest for chest in fetched if chest is not None)
        points = sum(VALUES[chest] for chest in chests)
        tally = self._tallied(seat, plundered=len(chests), plundered_points=points, **{PLUNDERS[card.kind]: 1})
        self.put(seat, barrels=self.lair(seat).barrels + barrels, tally=tally)
        self.emit(
            events.Plundered(
                seat=seat,
                settlement=number,
                food=food,
                runestones=runestones,
                barrels=barrels,
                spilt=card.loot.barrels - barrels,
                lost_food=card.loot.food - food,
                lost_runestones=card.loot.runes - runestones,
                chests=counts(chests),
            )
        )
        self.look(seat, chests)

    def rob(self, thief: int, victim: int, kinds: Kinds) -> None:
        """Chance picks the chests of each kind; the victim's castle is better guarded at once (BM-5.27)."""
        left, taken = self.lair(victim).chests, []
        for kind in in_turn(kinds):
            alike = [chest for chest in left if KIND[chest] == kind]
            taken.append(alike[self.below(len(alike))])
            left = tuple(chest for chest in left if chest != taken[-1])
        points = sum(VALUES[chest] for chest in taken)
        self.put(victim, chests=left, shields=self.lair(victim).shields + LIMITS.shields_per_robbery)
        self.put(thief, chests=(*self.lair(thief).chests, *taken))
        self.count(thief, robberies=1, stolen=len(taken), stolen_points=points)
        self.count(victim, robbed=1, lost=len(taken), lost_points=points)
        owners = (thief, victim)
        shields = self.lair(victim).shields
        self.emit(events.Stolen(owners=owners, thief=thief, victim=victim, chests=uncovered(taken), shields=shields))
        self._note_the_end(thief)

    # ---- phase 5 (BM-5.33)

    def recruit(self, seat: int, card: int, side: Side, payment: PaymentName) -> None:
        tier, bonus = tier_of(card), CREATURES[card].bonus
        cost, lair = PRICES[tier][payment], self.lair(seat)
        self.put(
            seat,
            food=lair.food - cost.food,
            runestones=lair.runestones - cost.runestones,
            shields=lair.shields + bonus.shields,
            magic_shields=lair.magic_shields + bonus.magic_shields,
            spells=lair.spells + bonus.spells,
            tally=self._tallied(seat, **{f"{TIERS[tier]}_{side}": 1}),
            **{side: (*getattr(lair, side), card)},
        )
        turned_up = self._turn_up(tier, card)
        self.emit(
            events.Recruited(
                seat=seat,
                card=card,
                side=side,
                payment=payment,
                shields=bonus.shields,
                magic_shields=bonus.magic_shields,
                spells=bonus.spells,
                turned_up=turned_up,
            )
        )
        if turned_up is not None and not self.state.piles.creatures[tier]:
            self.emit(events.DeckEmpty(deck=TIERS[tier]))

    def _turn_up(self, tier: int, gone: int) -> int | None:
        """The slot of a card that is gone is filled at once; from an empty deck never again."""
        piles = self.state.piles
        deck, slots = piles.creatures[tier], piles.display[tier]
        slot, card = slots.index(gone), deck[0] if deck else None
        display, decks = list(piles.display), list(piles.creatures)
        display[tier], decks[tier] = (*slots[:slot], card, *slots[slot + 1 :]), deck[1:]
        self.piles(display=tuple(display), creatures=tuple(decks))
        return card

    # ---- phase 6 (BM-5.37)

    def turn_up_settlements(self) -> None:
        """Lowest slot first, as long as the deck lasts."""
        deck, slots = list(self.state.piles.settlements), list(self.state.piles.open)
        new: list[int] = []
        for slot, there in enumerate(slots):
            if there is None and deck:
                card = deck.pop(0)
                slots[slot] = card
                new.append(card)
        if new:
            self.piles(settlements=tuple(deck), open=tuple(slots))
            self.emit(events.SettlementsTurnedUp(cards=tuple(new)))
            if not deck:
                self.emit(events.DeckEmpty(deck="settlement"))

    def ready_spells(self) -> None:
        for seat in self.state.seats:
            if used := self.lair(seat).used:
                self.put(seat, used=0)
                self.emit(events.SpellsReady(seat=seat, count=used))

    def depart(self, seat: int) -> None:
        """A seat leaves for good (BM-7.7). Who is left alone has won."""
        lair = self.lair(seat)
        self.piles(lost=(*self.state.piles.lost, *lair.chests))
        self.put(seat, food=0, runestones=0, barrels=0, chests=(), gone=True)
        self.emit(events.Departed(seat=seat, chests=counts(lair.chests)))
        if len(self.state.seats) == 1:
            self.finish("alone")

    # ---- the end

    def finish(self, why: events.Ending) -> None:
        self.amend(ending=why)
        winners = tuple(seat for seat, rank in enumerate(ranks(self.state)) if rank == 1)
        chests = tuple(uncovered(lair.chests) for lair in self.state.lairs)
        self.emit(events.MatchEnded(why=why, winners=winners, chests=chests))
        self.clear()


PLUNDERS = {"tavern": "taverns", "farm": "farms", "village": "villages", "city": "cities"}
"""Kind of settlement → its place in the tally."""
