"""How moves are said, grouped and explained. Called only when somebody reads the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.bellum_magica.moves import Move, WholeDay
from engines.bellum_magica.orders import Orders
from engines.bellum_magica.targets import Lack
from engines.core.menu import Blocked, Option
from engines.core.text import SeatRef, Text, text

if TYPE_CHECKING:
    from engines.bellum_magica.state import State


class Words:
    """Words for one menu: what *seat* reads."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    def options(self, *moves: Move) -> tuple[Option[Move], ...]:
        return tuple(_option(move, self) for move in moves)

    def blocked(self, move: Move, reason: Text) -> Blocked[Move]:
        no: Blocked[Move] = Blocked(move=move, reason=reason, say=self.say)
        return no

    def say(self, move: Move) -> Text:
        return text(f"move-{move.kind.replace('_', '-')}")

    # ---- reasons

    def lack(self, why: Lack) -> Text:
        return text(f"reason-{why.why.replace('_', '-')}", missing=why.missing)

    def short(self, food: int, runestones: int) -> Text:
        return text("reason-cannot-pay", food=food, runestones=runestones)

    # ---- notes

    def goblins(self) -> tuple[Text, ...]:
        return ()

    def poll(self, before: tuple[int, ...], roll: int) -> tuple[Text, ...]:
        """Which roll it is about, and whose answers come first."""
        return (text("note-poll", roll=roll, before=tuple(SeatRef(seat) for seat in before), count=len(before)),)

    def raid(self) -> tuple[Text, ...]:
        return ()

    def steal(self, victim: int) -> tuple[Text, ...]:
        return (text("note-steal", victim=SeatRef(victim)),)

    def recruit(self) -> tuple[Text, ...]:
        return ()

    def plan(self, day: WholeDay) -> tuple[Text, ...]:
        return ()

    def ordered(self, orders: Orders) -> tuple[Text, ...]:
        return ()


def _option(move: Move, words: Words) -> Option[Move]:
    option: Option[Move] = Option(move=move, say=words.say)
    return option
