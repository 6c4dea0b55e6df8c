"""How moves are said, grouped and explained. Called only when somebody reads the menu."""

from __future__ import annotations

from functools import cached_property

from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import CHESTS
from engines.bellum_magica.hiring import recruits
from engines.bellum_magica.public import Public, public
from engines.bellum_magica.state import State
from engines.bellum_magica.targets import Lack
from engines.bellum_magica.taste.rows import Prospect
from engines.bellum_magica.words import naming, raids
from engines.bellum_magica.words import recruits as recruit_words
from engines.bellum_magica.words import rows as row_words
from engines.bellum_magica.words.keys import hyphened
from engines.core.menu import Blocked, Option
from engines.core.move import Cancel, Move
from engines.core.text import SeatRef, Text, text

_GROUPED = (
    m.Plunder,
    m.Rob,
    m.Recruit,
    m.PlanRecruit,
)
"""What stands under a heading. Their labels need not say what the heading says."""


class Words:
    """Words for one menu: what *seat* reads."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    @cached_property
    def table(self) -> Public:
        return public(self.state)

    def options(self, *moves: Move) -> tuple[Option[Move], ...]:
        say, head, tell = self.say, self.head, self.hint
        return tuple([Option(move, say, head, tell) for move in moves])

    def blocked(self, move: Move, reason: Text) -> Blocked[Move]:
        no: Blocked[Move] = Blocked(move=move, because=reason, say=self.named)
        return no

    # ---- labels

    def say(self, move: Move) -> Text:
        match move:
            case m.PlaceGoblins(sides=sides):
                return row_words.placed(self.state.lairs[self.seat], sides)
            case m.Treat(answer=answer):
                return text("move-treat", answer=answer, row=self.state.row)
            case m.Plunder() | m.Rob() | m.Stay() | m.PlanRaid():
                return raids.say(self.table, self.seat, _raid(move))
            case m.Steal(chest=kind):
                return text("move-steal", chest=CHESTS[kind])
            case m.Recruit() | m.PlanRecruit():
                return recruit_words.say(recruit_words.wish_of(move))
            case m.WholeDay(otherwise=otherwise):
                return text("move-whole-day", otherwise=otherwise)
            case m.PlanDay() if _raided(self.state):
                return text("move-plan-recruits")
            case m.PlanBack():
                return text("move-plan-back")
            case Cancel():
                return text("core-cancel")
            case m.PassToday(on=False):
                return text("move-pass-today-not")
            case _:
                return text(f"move-{hyphened(move.kind)}")

    def named(self, move: Move) -> Text:
        """A move that cannot be had: without what would have to be chosen with it, and without a heading."""
        match move:
            case m.Rob(victim=victim):
                return raids.castle(victim)
            case m.Recruit(card=card, payment=payment):
                return recruit_words.priced(card, payment)
            case _:
                return self.say(move)

    # ---- groups and hints

    def head(self, move: Move) -> Text | None:
        """Targets stand together by their sort, ways to recruit by the creature."""
        if not isinstance(_raid(move) if isinstance(move, m.PlanRaid) else move, _GROUPED):
            return None
        match move:
            case m.Plunder() | m.Rob() | m.PlanRaid():
                return text("group-targets", sort=_raid(move).kind)
            case m.Recruit() | m.PlanRecruit():
                return recruit_words.group(recruit_words.wish_of(move).what)
            case _:
                raise AssertionError(move)

    def hint(self, move: Move) -> Text | None:
        """What choosing it would mean."""
        lair = self.state.lairs[self.seat]
        match move:
            case m.PlaceGoblins(sides=sides):
                return row_words.goblins(lair, sides)
            case m.Treat(answer=answer):
                return text("hint-treat", answer=answer, barrels=lair.barrels - 1, spells=lair.ready - 1)
            case m.Plunder() | m.Rob() | m.Stay() | m.PlanRaid():
                return raids.hint(self.table, self.seat, _raid(move))
            case m.PlanRecruit(wish=wish):
                return recruit_words.hint(wish)
            case m.Recruit():
                return None  # the notes tell both sides of a creature in one line
            case m.PlanDay() if _raided(self.state):
                return text("hint-plan-recruits")
            case m.PlanDay() | m.Done():
                return text(f"hint-{hyphened(move.kind)}")
            case m.WholeDay(otherwise=otherwise):
                return text("hint-whole-day", otherwise=otherwise)
            case _:
                return None

    # ---- reasons

    def lack(self, why: Lack) -> Text:
        return raids.lack(why)

    def short(self, food: int, runestones: int) -> Text:
        return text("reason-cannot-pay", goods=naming.goods(food, runestones))

    # ---- notes

    def goblins(self) -> tuple[Text, ...]:
        return row_words.castle(self.state.lairs[self.seat])

    def poll(self, before: tuple[int, ...], roll: int, rows: tuple[Prospect, ...]) -> tuple[Text, ...]:
        """Which roll it is about, whose answers come first, and what each row would bring."""
        order = text("note-poll", roll=roll, before=tuple(SeatRef(seat) for seat in before), count=len(before))
        prospects = enumerate(rows, start=1)
        lines = (row_words.prospect(row, each, active=row == self.state.row) for row, each in prospects)
        return (order, text("note-prospects"), *lines)

    def raid(self) -> tuple[Text, ...]:
        return raids.horde(self.table, self.seat)

    def steal(self, victim: int) -> tuple[Text, ...]:
        return raids.stealing(self.table, self.seat, victim)

    def recruit(self) -> tuple[Text, ...]:
        cards = dict.fromkeys(move.card for move in recruits(self.state, self.seat))
        return recruit_words.purse(self.state.lairs[self.seat], tuple(cards))

    def plan(self, day: m.WholeDay, left: tuple[int, int]) -> tuple[Text, ...]:
        """*left*: food and runestones that remain if all of it can be had."""
        raid = (raids.planned(self.table, self.seat, day.raid),) if day.raid else ()
        return (
            *raid,
            *recruit_words.planned(day.recruits),
            *row_words.creatures(self.state.lairs[self.seat]),
            text("note-left", goods=naming.goods(*left), count=sum(left)),
        )


def _raid(move: m.Raid | m.PlanRaid) -> m.Raid:
    return move.raid if isinstance(move, m.PlanRaid) else move


def _raided(state: State) -> bool:
    """Whether only recruits can still be planned today."""
    return state.stack[-1].kind == "recruiting"
