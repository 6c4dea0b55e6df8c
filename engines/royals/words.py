"""How moves are said, grouped and explained. Called only when somebody reads the menu."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engines.core.menu import Blocked, Option
from engines.core.text import CardRef, Text, text
from engines.royals import moves as m
from engines.royals import naming

if TYPE_CHECKING:
    from engines.royals.state import State


class Words:
    """Words for one menu: what *seat* reads."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    def options(self, *moves: m.Move) -> tuple[Option[m.Move], ...]:
        return tuple(_option(move, self) for move in moves)

    def say(self, move: m.Move) -> Text:
        return text(f"move-{move.kind.replace('_', '-')}")

    def noble(self, number: int) -> CardRef:
        return naming.noble(number)

    def hindered(self, moves: Iterable[m.Move]) -> tuple[Blocked[m.Move], ...]:
        return tuple(Blocked(move=move, reason=text("reason-x"), say=self.say) for move in moves)

    def clock(self) -> tuple[Text, ...]:
        return ()

    def playing(self) -> tuple[Text, ...]:
        return ()

    def over(self) -> tuple[Text, ...]:
        return ()

    def ordered(self) -> tuple[Text, ...]:
        return ()

    def bill(self, claim: m.Claim) -> tuple[Text, ...]:
        return ()


def _option(move: m.Move, words: Words) -> Option[m.Move]:
    option: Option[m.Move] = Option(move=move, say=words.say)
    return option
