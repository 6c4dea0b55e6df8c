"""The words of the game in a match told as play."""

from typing import Any, TypeVar

from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import CREATURES, SETTLEMENTS
from engines.bellum_magica.components import TreatAnswer
from engines.bellum_magica.lair import Lair
from engines.bellum_magica.orders import RecruitWish
from engines.bellum_magica.state import State
from engines.bellum_magica.targets import Attack
from engines.core.chair import Change, Seating
from engines.core.event import Event
from engines.core.match import Act
from engines.core.menu import Picked
from engines.core.move import Move
from tests import scenes
from tests.bellum_magica import lasting, notation

E = TypeVar("E")
SIDE: dict[str, Any] = {"L": "left", "R": "right"}


class Scene(scenes.Scene[State, Move]):
    def lasts(self, before: State, after: State) -> None:
        lasting.check(before, after)

    def sits(self, seat: int, change: Change) -> None:
        self.events = self._become(*self.match.seat(Seating(seat=seat, change=change)))

    # ---- sealed answers

    def place(self, seat: int, sides: str) -> None:
        """``place(A, "LR")``."""
        self.does(m.PlaceGoblins(sides=(SIDE[sides[0]], SIDE[sides[1]])), seat=seat)

    def treat(self, seat: int, answer: TreatAnswer) -> None:
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

    def evening(self) -> None:
        """The clock answers until the day is over."""
        day = self.state.day
        while self.state.day == day and not self.match.over:
            self.clock()

    def until_asked(self, seat: int) -> None:
        """The clock answers until *seat* alone is asked."""
        while self.asked != (seat,):
            self.clock()

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
        first: list[Move] = [m.raid_part(raid)] if raid else []
        steps = (m.wish_part(wish) for wish in wishes)
        day = m.WholeDay(raid=raid, recruits=wishes, otherwise=otherwise)
        self.does(m.PLAN, *first, *steps, day)

    def wishes(self) -> list[RecruitWish]:
        """Whom a plan may still name."""
        return [m.planned_wish(part.value) for part in self.offers("whole_day.wish")]

    def robs(self, victim: int) -> None:
        """Of the most that the thieves can take."""
        self.attack(victim, most=True)

    # ---- looking

    def called(self, field: str, value: Any) -> Any:
        """Cards by their name."""
        if field == "settlement":
            return next(name for name, number in notation.SETTLEMENT.items() if number == value)
        return CREATURES[value].id if field == "card" else value

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
