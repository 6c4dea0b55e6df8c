"""A match told as play: verbs that go through the real menus, and looks at what came of it.

After every act the invariants of the game must hold."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest

from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import CREATURES, SETTLEMENTS
from engines.bellum_magica.lair import Lair
from engines.bellum_magica.moves import Move
from engines.bellum_magica.orders import RecruitWish
from engines.bellum_magica.state import State
from engines.bellum_magica.targets import Attack
from engines.core.chair import Seating
from engines.core.event import Event, heard
from engines.core.match import Act, Match
from engines.core.menu import NOT_OFFERED, Menu, Pick, Picked, Refused
from engines.core.text import Text
from tests.bellum_magica import lasting, notation

E = TypeVar("E")
SIDE: dict[str, Any] = {"L": "left", "R": "right"}


class Scene:
    """``events`` are those of the last verb, ``story`` all of them. Seat A of the rules is 0, B is 1, and so on."""

    def __init__(self, match: Match[Any], events: tuple[Event, ...] = ()) -> None:
        self.match = match
        self.events: tuple[Event, ...] = events
        self.story: tuple[Event, ...] = events
        match.game.check(self.state)

    @property
    def state(self) -> State:
        state: State = self.match._state
        return state

    @property
    def mover(self) -> int:
        (seat,) = self.match.asked()
        return seat

    @property
    def asked(self) -> tuple[int, ...]:
        return self.match.asked()

    # ---- sealed answers

    def place(self, seat: int, sides: str) -> None:
        """``place(A, "LR")``."""
        self.does(m.PlaceGoblins(sides=(SIDE[sides[0]], SIDE[sides[1]])), seat=seat)

    def treat(self, seat: int, answer: m.TreatAnswer) -> None:
        self.does(m.Treat(answer=answer), seat=seat)

    def withdraw(self, seat: int) -> None:
        self.orders(seat, m.Withdraw(roll=self.state.today.rolls))

    def clock(self) -> None:
        """The time of the question is up: defaults for all who are awaited, as far as their questions last."""
        told: tuple[Event, ...] = ()
        open_questions = [(seat, self.match.question(seat)) for seat in self.asked]
        for seat, question in open_questions:
            if seat in self.asked and self.match.question(seat) == question:
                told += self._act(Act(seat=seat, question=question, given=self.match.default(seat)))
        self.events = told

    # ---- the seat on turn

    def attack(self, target: str | int, *, most: bool = False) -> None:
        """``attack("onion_farm")``, ``attack("tavern")``, ``attack(B)``; *most*: and take all that the thieves can.
        Where there is nothing to choose, the most is taken anyway."""
        self.does(self.aim(target, most=most))

    def aim(self, target: str | int, *, most: bool = False) -> Attack:
        if isinstance(target, str):
            return m.Plunder(settlement=notation.SETTLEMENT[target])
        choosing = m.Rob(victim=target, most=False)
        return m.Rob(victim=target, most=most or not self.accepts(choosing))

    def steal(self, chests: str) -> None:
        """``steal("metal wood")``."""
        moves = tuple(m.Steal(chest=notation.kind(name)) for name in chests.split())
        act = Act(seat=self.mover, question=self.match.question(self.mover), given=Picked(moves))
        self.events = self._act(act)

    def stay(self) -> None:
        self.does(m.Stay())

    def recruit(self, card: str, side: str, payment: Any = "food") -> None:
        """``recruit("orc_butcher", "L")``."""
        self.does(m.Recruit(card=notation.CREATURE[card], side=SIDE[side], payment=payment))

    def done(self) -> None:
        self.does(m.Done())

    def plan(self, raid: m.Raid | None, *wishes: RecruitWish, otherwise: Any = "done") -> None:
        """The rest of a day in one answer; no *raid* where recruits are asked for."""
        first: list[Move] = [m.PlanRaid(raid=raid)] if raid else []
        steps = (m.PlanRecruit(wish=wish) for wish in wishes)
        day = m.WholeDay(raid=raid, recruits=wishes, otherwise=otherwise)
        self.does(m.PlanDay(), *first, *steps, day)

    # ---- anybody

    def does(self, *moves: Move, seat: int | None = None) -> None:
        """Answer question after question, each with one move."""
        told: tuple[Event, ...] = ()
        seat = self.mover if seat is None else seat
        for move in moves:
            told += self._act(Act(seat=seat, question=self.match.question(seat), given=Picked((move,))))
        self.events = told

    def orders(self, seat: int, *moves: Move) -> None:
        """Write standing orders, stroke by stroke."""
        told: tuple[Event, ...] = ()
        for move in moves:
            told += self._act(Act(seat=seat, question=None, given=Picked((move,))))
        self.events = told

    def leaves(self, seat: int) -> None:
        """The seat is removed from the match."""
        self.events = self._become(*self.match.seat(Seating(seat=seat, change="remove")))

    def _act(self, act: Act[Any]) -> tuple[Event, ...]:
        return self._become(*self.match.act(act))

    def _become(self, match: Match[Any], told: tuple[Event, ...]) -> tuple[Event, ...]:
        match.game.check(match._state)
        lasting.check(self.state, match._state)
        self.match = match
        self.story += told
        return told

    # ---- looking

    def menu(self, seat: int | None = None) -> Pick[Move]:
        menu: Menu[Move] | None = self.match.menu(self.mover if seat is None else seat)
        assert isinstance(menu, Pick)
        return menu

    def offers(self, kind: type[E], seat: int | None = None) -> list[E]:
        """The options of one kind of move."""
        return [option.move for option in self.menu(seat).options if isinstance(option.move, kind)]

    def accepts(self, *moves: Move) -> bool:
        return self.menu().accepts(Picked(moves))

    def heard(self, kind: type[E], seat: int | None = None) -> list[E]:
        """What *seat* (``None``: a spectator) was told in the last verb, of one kind."""
        sides = (heard(event, seat) for event in self.events)
        return [side for side in sides if isinstance(side, kind)]

    def told(self, kind: type[E]) -> list[E]:
        """What happened since the beginning of the scene, of one kind."""
        return [event for event in self.story if isinstance(event, kind)]

    def lair(self, seat: int) -> Lair:
        return self.state.lairs[seat]

    def rows(self, seat: int) -> list[str]:
        """``F1 | S2 T1`` for each row."""
        lair = self.lair(seat)
        return [notation.row(left, right) for left, right in zip(lair.lefts, lair.rights, strict=True)]

    def chests(self, seat: int) -> str:
        """``w2 m4``, in order of acquisition."""
        return notation.said(self.lair(seat).chests)

    @property
    def open(self) -> str:
        """Settlements by slot; a dash is an empty slot."""
        return " ".join("-" if card is None else SETTLEMENTS[card].id for card in self.state.piles.open)

    @property
    def display(self) -> str:
        slots = [card for cards in self.state.piles.display for card in cards]
        return " ".join("-" if card is None else CREATURES[card].id for card in slots)

    def why(self, move: Move, seat: int | None = None) -> Text | None:
        """The reason for which *move* is not on offer, if it is named."""
        at = self.mover if seat is None else seat
        return next((no.reason for no in self.match.blocked(at) if no.move == move), None)

    @contextmanager
    def refused(self, key: str | None = None) -> Iterator[None]:
        """What follows is not accepted, and changes nothing. *key*: of the reason; ``None``: simply not on offer."""
        before = self.match
        with pytest.raises(Refused) as refused:
            yield
        assert refused.value.reason.key == (key or NOT_OFFERED.key)
        assert self.match.dump() == before.dump()
