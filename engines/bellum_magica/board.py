"""The verbs of this game. Each changes the state and reports it, so neither can be forgotten."""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from engines.bellum_magica import events
from engines.bellum_magica.atlas import CREATURES, KIND, PRICES, SETTLEMENTS, TAVERN, TIER_OF, TIERS, VALUES, counts
from engines.bellum_magica.components import BOX, LIMITS, Kinds, PaymentName, Side
from engines.bellum_magica.lair import Lair
from engines.bellum_magica.naming import uncovered
from engines.bellum_magica.orders import Layer
from engines.bellum_magica.piles import fetched, found, in_turn, supplied
from engines.bellum_magica.scoring import ranks
from engines.bellum_magica.state import State, Today
from engines.core import board as core
from engines.core.event import Event, Obeyed
from engines.core.outcome import winners
from engines.core.record import evolve, increased, replaced


class Board(core.Board[State]):
    own: ClassVar[str] = "lairs"

    def emit(self, event: Event) -> None:
        """A plan is kept as an order for today, but told as a plan, and once in an act."""
        if isinstance(event, Obeyed) and self._planned(event.owners[0]):
            event = events.Planned(owners=event.owners)
            if event in self.events:
                return
        super().emit(event)

    def _planned(self, seat: int) -> bool:
        return self.state.stack[-1].kind == "recruiting" and self.lair(seat).orders.recruits.once

    # ---- records

    def lair(self, seat: int) -> Lair:
        return self.state.lairs[seat]

    def piles(self, **changes: Any) -> None:
        self.amend(piles=evolve(self.state.piles, **changes))

    # ---- phase 1 (BM-5.4 to 5.10)

    def begin_day(self) -> None:
        """On the first day the first captain holds the die already."""
        state = self.state
        if state.day:
            self.amend(captain=next(seat for seat in state.seats if seat != state.captain))
        self.amend(day=state.day + 1, today=Today())
        self.emit(events.DayBegan(day=state.day, captain=state.captain))
        self.emit(self._rolled())

    def _rolled(self) -> events.Rolled:
        row, state = self.roll(BOX.faces), self.state
        before, rolls = state.rolled, state.today.rolls + 1
        rolled = (*before[: row - 1], before[row - 1] + 1, *before[row:])
        self.amend(row=row, rolled=rolled, today=evolve(state.today, rolls=rolls))
        return events.Rolled(day=state.day, captain=state.captain, row=row, number=rolls)

    def treat(self, seat: int, payment: Literal["barrel", "spell"]) -> None:
        """Pay, and the captain rolls again (BM-5.7)."""
        lair, row, rolled = self.lair(seat), self.state.row, self._rolled()
        tally = evolve(lair.tally, treats=(*lair.tally.treats, (row, rolled.row)))
        if payment == "barrel":
            self.put(seat, tally=tally, barrels=lair.barrels - 1)
            left = lair.barrels - 1
        else:
            self.put(seat, tally=tally, used=lair.used + 1)
            left = lair.ready - 1
        self.emit(events.Treated(seat=seat, payment=payment, row=row, new=rolled.row, left=left))
        self.emit(rolled)

    # ---- resources and chests

    def harvest(self, seats: tuple[int, ...]) -> None:
        """What is due to *seats*, one after the other (BM-5.14)."""
        row, crops = self.state.row, []
        for seat in seats:
            due = self.lair(seat).lefts[row - 1]
            if due.food or due.runes:
                food, runestones = self._give(seat, due.food, due.runes)
                lost = due.food - food, due.runes - runestones
                crop = events.Crop(
                    seat=seat, food=food, runestones=runestones, lost_food=lost[0], lost_runestones=lost[1]
                )
                crops.append(crop)
        self.emit(events.Harvested(row=row, crops=tuple(crops)))

    def _give(self, seat: int, food: int, runestones: int) -> tuple[int, int]:
        """From the supply; told is how much there was (BM-5.15)."""
        food, runestones = supplied(self.state.supply_left, food, runestones)
        lair = self.lair(seat)
        self.put(seat, food=lair.food + food, runestones=lair.runestones + runestones)
        return food, runestones

    def scout(self, seats: tuple[int, ...]) -> None:
        """A chest for each of those with the most maps, as long as there are any (BM-5.16)."""
        maps = {seat: self.lair(seat).lefts[self.state.row - 1].maps for seat in seats}
        finders, kind = found(maps)
        if not finders:
            return
        chests = dict(zip(finders, self._fetch([kind] * len(finders)), strict=True))
        finds = (events.Find(seat=seat, chest=None if chest is None else KIND[chest]) for seat, chest in chests.items())
        self.emit(events.Scouted(maps=maps[finders[0]], finds=tuple(finds)))
        won, shared = (1, 0) if len(finders) == 1 else (0, 1)
        for seat, chest in chests.items():
            if chest is not None:
                self.count(seat, scouted=1, scouted_points=VALUES[chest], scouts_won=won, scouts_shared=shared)
                self.put(seat, chests=(*self.lair(seat).chests, chest))
                self._look(seat, (chest,))

    def _fetch(self, kinds: Sequence[int]) -> tuple[int | None, ...]:
        """The top chests of piles, or of those that stand in for them (BM-5.18), one after the other; ``None``: all
        are empty."""
        given, _ = fetched(self.state.chests_left, kinds)
        piles = [iter(pile) for pile in self.state.piles.chests]
        chests = tuple(None if kind is None else next(piles[kind]) for kind in given)
        if chests:
            wood, metal, gold = map(tuple, piles)
            self.piles(chests=(wood, metal, gold))
        return chests

    def _look(self, seat: int, chests: tuple[int, ...]) -> None:
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
        today = self.state.today
        self.amend(today=evolve(today, attacked=(*today.attacked, seat)))

    def plunder(self, seat: int, number: int) -> None:
        card, today = SETTLEMENTS[number], self.state.today
        if number != TAVERN:
            piles = self.state.piles
            slots = tuple(None if there == number else there for there in piles.open)
            self.piles(open=slots, plundered=(*piles.plundered, number))
            self.amend(today=evolve(today, plundered=(*today.plundered, number)))
        food, runestones = self._give(seat, card.loot.food, card.loot.runes)
        lair = self.lair(seat)
        barrels = min(card.loot.barrels, LIMITS.barrels_per_seat - lair.barrels)
        chests = tuple([chest for chest in self._fetch(in_turn(card.loot.chests)) if chest is not None])
        points = sum([VALUES[chest] for chest in chests])
        tally = increased(lair.tally, plundered=len(chests), plundered_points=points, **{PLUNDERS[card.kind]: 1})
        self.put(seat, barrels=lair.barrels + barrels, chests=(*lair.chests, *chests), tally=tally)
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
        self._look(seat, chests)

    def rob(self, thief: int, victim: int, kinds: Kinds) -> None:
        """Chance picks the chests of each kind; the victim's castle is better guarded at once (BM-5.27)."""
        left, taken = self.lair(victim).chests, []
        for kind in in_turn(kinds):
            alike = [chest for chest in left if KIND[chest] == kind]
            taken.append(alike[self.below(len(alike))])
            left = tuple(chest for chest in left if chest != taken[-1])
        points = sum(VALUES[chest] for chest in taken)
        shields = self.lair(victim).shields + LIMITS.shields_per_robbery
        lost = increased(self.lair(victim).tally, robbed=1, lost=len(taken), lost_points=points)
        self.put(victim, chests=left, shields=shields, tally=lost)
        gained = increased(self.lair(thief).tally, robberies=1, stolen=len(taken), stolen_points=points)
        self.put(thief, chests=(*self.lair(thief).chests, *taken), tally=gained)
        owners = (thief, victim)
        self.emit(events.Stolen(owners=owners, thief=thief, victim=victim, chests=uncovered(taken), shields=shields))
        self._note_the_end(thief)

    # ---- phase 5 (BM-5.33)

    def recruit(self, seat: int, card: int, side: Side, payment: PaymentName) -> None:
        tier, bonus = TIER_OF[card], CREATURES[card].bonus
        cost, lair = PRICES[tier][payment], self.lair(seat)
        self.put(
            seat,
            food=lair.food - cost.food,
            runestones=lair.runestones - cost.runestones,
            shields=lair.shields + bonus.shields,
            magic_shields=lair.magic_shields + bonus.magic_shields,
            spells=lair.spells + bonus.spells,
            tally=increased(lair.tally, **{f"{TIERS[tier]}_{side}": 1}),
            **{side: (*getattr(lair, side), card)},
        )
        turned_up = self._turn_up(tier, card)
        self.emit(
            events.Recruited(seat=seat, card=card, side=side, payment=payment, turned_up=turned_up, **bonus._asdict())
        )
        if turned_up is not None and not self.state.piles.creatures[tier]:
            self.emit(events.DeckEmpty(deck=TIERS[tier]))

    def _turn_up(self, tier: int, gone: int) -> int | None:
        """The slot of a card that is gone is filled at once; from an empty deck never again."""
        piles = self.state.piles
        deck, slots = piles.creatures[tier], piles.display[tier]
        slot, card = slots.index(gone), deck[0] if deck else None
        display, decks = list(piles.display), list(piles.creatures)
        display[tier], decks[tier] = replaced(slots, slot, card), deck[1:]
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

    def forget_today(self) -> None:
        """Orders for today end with it (BM-6.9)."""
        for seat in self.state.seats:
            orders = self.lair(seat).orders
            if orders.today != Layer():
                self.put(seat, orders=evolve(orders, today=Layer()))

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
        chests = tuple(uncovered(lair.chests) for lair in self.state.lairs)
        self.emit(events.MatchEnded(why=why, winners=winners(ranks(self.state)), chests=chests))
        self.clear()


PLUNDERS = {"tavern": "taverns", "farm": "farms", "village": "villages", "city": "cities"}
"""Kind of settlement → its place in the tally."""
