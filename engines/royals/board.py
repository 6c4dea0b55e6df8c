"""The verbs of this game. Each changes the state and reports it, so neither can be forgotten."""

from collections.abc import Iterator
from itertools import chain
from typing import Any, ClassVar, Literal

from engines.core import board as core
from engines.core.event import Event
from engines.core.record import evolve, increased
from engines.royals import events
from engines.royals.atlas import COUNTRIES, NOBLES, PAIRS, RANKS
from engines.royals.cards import Cards, counted, faces, minus, none, one_more, plus
from engines.royals.house import House
from engines.royals.markers import Marker
from engines.royals.paying import jokers_laid
from engines.royals.scoring import winners
from engines.royals.state import State

KING = len(RANKS) - 1


class Board(core.Board[State]):
    own: ClassVar[str] = "houses"

    # ---- records

    def house(self, seat: int) -> House:
        return self.state.houses[seat]

    def rest(self, seat: int, heard: Event) -> None:
        """From now on; a turn that brings what was wanted goes on as it began."""
        super().rest(seat, heard)
        if self.state.turn and self.state.turn.seat == seat and not isinstance(heard, events.Claimed):
            self.turn(orders=None)

    def piles(self, **changes: Any) -> None:
        self.amend(piles=evolve(self.state.piles, **changes))

    # ---- drawing (RY-5.3 to 5.17)

    def take_from_row(self, seat: int, slot: int) -> None:
        row = self.state.piles.row
        country = row[slot - 1]
        assert country is not None, "an empty slot is never on offer"
        self.piles(row=(*row[: slot - 1], None, *row[slot:]))
        house = self.house(seat)
        self.put(seat, hand=one_more(house.hand, country), tally=increased(house.tally, from_row=1))
        self.turn(row=self.state.ongoing.row + 1)
        self.emit(events.TookFromRow(seat=seat, country=country))

    def draw(self, seat: int, count: int) -> None:
        """From the country deck, one by one; told at one go unless the deck runs out meanwhile."""
        for cards in self._off_the_top(count):
            house = self.house(seat)
            hand, tally = plus(house.hand, counted(cards, len(COUNTRIES))), increased(house.tally, from_deck=len(cards))
            self.put(seat, hand=hand, tally=tally)
            self.turn(deck=self.state.ongoing.deck + len(cards))
            self.emit(events.Drew(owners=(seat,), deck="country", cards=cards))

    def draw_intrigue(self, seat: int) -> None:
        card, rest = self.state.piles.intrigue[0], self.state.piles.intrigue[1:]
        self.piles(intrigue=rest)
        house = self.house(seat)
        self.put(seat, intrigue=one_more(house.intrigue, card), tally=increased(house.tally, from_intrigue=1))
        self.turn(intrigue=self.state.ongoing.intrigue + 1)
        self.emit(events.Drew(owners=(seat,), deck="intrigue", cards=(card,)))
        if not rest:
            pile = self.state.piles.intrigue_discard
            assert sum(pile), "RY-5.17: hands cannot hold all intrigue cards"
            deck = self.shuffle(faces(pile))
            self.piles(intrigue=deck, intrigue_discard=none(len(PAIRS)))
            self.emit(events.Reshuffled(deck="intrigue", count=len(deck)))

    def fill_row(self) -> None:
        """Lowest slot first; the deck can run out on the way (RY-5.29)."""
        row = self.state.piles.row
        new = tuple(chain.from_iterable(self._off_the_top(row.count(None))))
        if new:
            cards = iter(new)
            self.piles(row=tuple([next(cards) if there is None else there for there in row]))
            self.emit(events.RowFilled(cards=new))

    def _off_the_top(self, count: int) -> Iterator[tuple[int, ...]]:
        """So many cards of the country deck, in one heap unless it runs out on the way."""
        while count:
            deck = self.state.piles.deck
            heap = deck[:count]
            count -= len(heap)
            self.piles(deck=deck[len(heap) :])
            yield heap
            if len(heap) == len(deck):
                self._run_out()

    def _run_out(self) -> None:
        """The country deck runs out the moment its last card leaves (RY-5.12 to 5.15)."""
        piles = self.state.piles
        assert sum(piles.discard), "RY-5.16: hands and row cannot hold all country cards"
        assert not self.state.ending, "RY-5.16: the deck cannot run out twice before a scoring"
        deck = self.shuffle(faces(piles.discard))
        self.piles(deck=deck, discard=none(len(COUNTRIES)))
        self.amend(ending=True)
        self.emit(events.PeriodEnding(period=self.state.period, still=self.state.still_to_play))
        self.emit(events.Reshuffled(deck="country", count=len(deck)))

    # ---- laying cards down

    def lay(self, seat: int, country: Cards, intrigue: Cards, **tallied: int) -> None:
        """From the hand to the discard piles, face up; *tallied*: what it counts for."""
        house, piles = self.house(seat), self.state.piles
        hand, secrets = minus(house.hand, country), minus(house.intrigue, intrigue)
        self.put(seat, hand=hand, intrigue=secrets, tally=increased(house.tally, **tallied))
        self.piles(discard=plus(piles.discard, country), intrigue_discard=plus(piles.intrigue_discard, intrigue))

    def discard(self, seat: int, country: Cards, intrigue: Cards, why: Literal["limit", "removed"]) -> None:
        if count := sum(country) + sum(intrigue):
            self.lay(seat, country, intrigue, discarded=count if why == "limit" else 0)
            self.emit(events.Discarded(seat=seat, country=country, intrigue=intrigue, why=why))

    def claim(self, seat: int, noble: int, country: Cards, intrigue: Cards) -> None:
        """A noble changes hands, indivisibly with everything that follows (RY-5.25, 5.26)."""
        printed, before = NOBLES[noble], self.state.europe
        leader = self._leader(printed.country)
        ousted, markers = before.holders[noble], before.gains(seat, noble)
        self.amend(europe=before.taken(seat, noble))
        self.turn(claims=(*self.state.ongoing.claims, noble))
        self.lay(
            seat,
            country,
            intrigue,
            claims=1,
            captures=int(ousted is not None),
            kings=int(printed.rank == KING),
            jokers=sum(jokers_laid(noble, country, intrigue)),
        )
        self.emit(events.Claimed(seat=seat, noble=noble, ousted=ousted, country=country, intrigue=intrigue))
        if ousted is not None:
            self.count(ousted, suffered=1)
            self.emit(events.Ousted(owners=(ousted,), noble=noble, by=seat))
        for marker in markers:
            self.award(seat, marker)
        self._note_the_lead(printed.country, leader)

    def award(self, seat: int, marker: Marker) -> None:
        """Told with its value; the board is one marker poorer."""
        europe = self.state.europe
        if marker.shape == "shield":
            self.amend(europe=evolve(europe, shields=one_more(europe.shields, marker.of)))
        elif marker.shape == "house":
            self.amend(europe=evolve(europe, houses=europe.houses + 1))
        self.gain(seat, marker)
        self.emit(events.MarkerTaken(seat=seat, marker=marker))

    def gain(self, seat: int, marker: Marker) -> None:
        """Onto the pile of *seat*; the event of a scoring says it."""
        self.put(seat, markers=(*self.house(seat).markers, marker))

    def _leader(self, country: int) -> int | None:
        """The seat that is first there, if any has influence."""
        standing = self.state.europe.standing(country, self.state.gone)
        return standing[0].seat if standing else None

    def _note_the_lead(self, country: int, before: int | None) -> None:
        now = self._leader(country)
        if now is not None and now != before:
            self.emit(events.LeadChanged(country=country, seat=now, before=before))

    # ---- the end

    def throw_out(self, *markers: Marker) -> None:
        """Out of the game (RY-7.3, 7.5, 7.9)."""
        self.amend(out=(*self.state.out, *markers))

    def depart(self, seat: int) -> None:
        """A seat leaves for good; its cubes stay where they are (RY-7.9). Who is left alone has won."""
        house, leaders = self.house(seat), [self._leader(country) for country in range(len(COUNTRIES))]
        self.discard(seat, house.hand, house.intrigue, "removed")
        self.throw_out(*house.markers)
        self.put(seat, markers=(), gone=True)
        self.emit(events.Departed(seat=seat))
        for country, leader in enumerate(leaders):
            self._note_the_lead(country, leader)
        left = tuple(other for other in self.state.seats if not self.house(other).gone)
        if len(left) == 1:
            self._finish("alone", left)

    def crown(self) -> None:
        """The titles are scored: the match is over."""
        self._finish("scored", winners(self.state))

    def _finish(self, why: Literal["scored", "alone"], winners: tuple[int, ...]) -> None:
        self.amend(turn=None, over=True)
        self.emit(events.MatchEnded(why=why, winners=winners))
        self.clear()
