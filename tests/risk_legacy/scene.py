"""A match told as play: verbs that go through the real menus, and looks at what came of it.

After every act the invariants of the game must hold."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest

from engines.core.chair import Change, Seating
from engines.core.event import Event, heard
from engines.core.match import Act, Match
from engines.core.menu import NOT_OFFERED, Given, Menu, Number, Picked, Refused
from engines.risk_legacy import moves as m
from engines.risk_legacy.atlas import NUMBER, TERRITORIES
from engines.risk_legacy.moves import Move
from engines.risk_legacy.state import State
from tests.risk_legacy import notation

E = TypeVar("E")


class Scene:
    """``events`` are those of the last verb, ``story`` all of them."""

    def __init__(self, match: Match[State], events: tuple[Event, ...] = ()) -> None:
        self.match = match
        self.events: tuple[Event, ...] = events
        self.story: tuple[Event, ...] = events
        match.game.check(self.state)

    @property
    def state(self) -> State:
        return self.match._state

    @property
    def mover(self) -> int:
        (seat,) = self.match.asked()
        return seat

    # ---- anybody

    def does(self, *moves: Move, seat: int | None = None) -> None:
        """Answer question after question, each with one move."""
        self.answers(*(Picked((move,)) for move in moves), seat=seat)

    def answers(self, *givens: Given[Move], seat: int | None = None) -> None:
        told: tuple[Event, ...] = ()
        for given in givens:
            who = self.mover if seat is None else seat
            told += self._act(Act(seat=who, question=self.match.question(who), given=given))
        self.events = told

    def clock(self, seat: int | None = None) -> None:
        """One answer by the clock, drafts included."""
        told: tuple[Event, ...] = ()
        who = self.mover if seat is None else seat
        while True:
            given = self.match.default(who)
            told += self._act(Act(seat=who, question=self.match.question(who), given=given))
            if self.match.over or not self.match.drafting(who):
                break
        self.events = told

    def runs_out(self) -> None:
        """The clock answers until another seat is asked."""
        told: tuple[Event, ...] = ()
        seat, turns = self.mover, self.state.turn and self.state.turn.seat
        while not self.match.over and self.match.asked() == (seat,) and self.state.ending is None:
            self.clock()
            told += self.events
            if self.state.turn is None or self.state.turn.seat != turns:
                break
        self.events = told

    def orders(self, seat: int, *moves: Move) -> None:
        """Write standing orders, stroke by stroke."""
        told: tuple[Event, ...] = ()
        for move in moves:
            told += self._act(Act(seat=seat, question=None, given=Picked((move,))))
        self.events = told

    def seating(self, seat: int, change: Change, person: str | None = None) -> None:
        """Somebody sits down, leaves, resigns, or the seat is removed."""
        self.events = self._become(*self.match.seat(Seating(seat=seat, change=change, person=person)))

    def _act(self, act: Act[Any]) -> tuple[Event, ...]:
        return self._become(*self.match.act(act))

    def _become(self, match: Match[State], told: tuple[Event, ...]) -> tuple[Event, ...]:
        match.game.check(match._state)
        self.match = match
        self.story += told
        return told

    # ---- the seat on turn

    def place(self, **troops: int) -> None:
        """``place(peru=2, egypt=1)``."""
        told: tuple[Event, ...] = ()
        for name, count in troops.items():
            whole = m.Place(territory=NUMBER[name], troops=count)
            if self.accepts(whole):
                self.does(whole)
            else:
                self.answers(Picked((m.PlaceAt(territory=NUMBER[name]),)), Number(count))
            told += self.events
        self.events = told

    def trade(self, words: str) -> None:
        """``trade("peru egypt coin")``, card by card."""
        self._spend(m.ChooseTrade(), m.Trade(cards=tuple(sorted(notation.cards(words)))))

    def buy(self, words: str) -> None:
        """A star for four cards."""
        self._spend(m.ChooseStar(), m.BuyStar(cards=tuple(sorted(notation.cards(words)))))

    def _spend(self, choose: Move, whole: m.Trade | m.BuyStar) -> None:
        if self.accepts(whole):
            self.does(whole)
        else:
            self.does(choose, *(m.AddCard(card=card) for card in whole.cards), whole)

    def expand(self, origin: str, target: str, troops: int) -> None:
        whole = m.Expand(origin=NUMBER[origin], target=NUMBER[target], troops=troops)
        if not self.accepts(whole):
            self.does(m.AimExpand(target=NUMBER[target]))
            told = self.events
            if self.accepts(m.From(origin=NUMBER[origin])):
                self.does(m.From(origin=NUMBER[origin]))
            self.answers(Picked((whole,)) if self.accepts(whole) else Number(troops))
            self.events = told + self.events
        else:
            self.does(whole)

    def maneuver(self, origin: str, target: str, troops: int) -> None:
        whole = m.Maneuver(origin=NUMBER[origin], target=NUMBER[target], troops=troops)
        self.does(m.AimManeuver(origin=NUMBER[origin]))
        if not self.accepts(whole):
            self.does(m.To(target=NUMBER[target]))
        self.answers(Picked((whole,)) if self.accepts(whole) else Number(troops))

    def end(self) -> None:
        self.does(m.EndTurn())

    def take(self, word: str) -> None:
        """A card of the row."""
        self.does(m.TakeCard(card=notation.card(word)))

    # ---- looking

    def menu(self, seat: int | None = None) -> Menu[Move]:
        menu = self.match.menu(self.mover if seat is None else seat)
        assert menu is not None
        return menu

    def offers(self, kind: type[E]) -> list[E]:
        """The options of one kind of move."""
        return [option.move for option in self.menu().options if isinstance(option.move, kind)]

    def accepts(self, *moves: Move) -> bool:
        return self.menu().accepts(Picked(moves))

    def heard(self, kind: type[E], seat: int | None = None) -> list[E]:
        """What *seat* (``None``: a spectator) was told in the last verb, of one kind."""
        sides = (heard(event, seat) for event in self.events)
        return [side for side in sides if isinstance(side, kind)]

    def why(self, move: Move) -> str | None:
        """The key of the reason for which *move* is not on offer, if one is named."""
        keys = (no.reason.key for no in self.match.blocked(self.mover) if no.move == move)
        return next(keys, None)

    def at(self, name: str) -> tuple[int | None, int]:
        """Owner and troops."""
        field = self.state.fields[NUMBER[name]]
        return field.owner, field.troops

    def hand(self, seat: int) -> str:
        return notation.said(self.state.sides[seat].hand)

    @property
    def row(self) -> str:
        """Slot 1 first; a dash is a gap."""
        return notation.said(self.state.cards.row)

    @contextmanager
    def refused(self, key: str | None = None) -> Iterator[None]:
        """What follows is not accepted, and changes nothing. *key*: of the reason; ``None``: simply not on offer."""
        before = self.match
        with pytest.raises(Refused) as refused:
            yield
        assert refused.value.reason.key == (key or NOT_OFFERED.key)
        assert self.match.dump() == before.dump() or before.drafting(self.mover) != self.match.drafting(self.mover)


def names(numbers: tuple[int, ...] | list[int]) -> list[str]:
    return [TERRITORIES[number] for number in numbers]
