"""What is done with packets, and the base of all moves that they bring."""

from dataclasses import fields
from functools import cache
from typing import Any, cast

from engines.core.move import Move, Value
from engines.core.record import family, members, record
from engines.core.shown import label
from engines.core.text import Text, text
from engines.risk_legacy.naming import PacketTitle

GAME = __package__.rpartition(".")[0]


@family
class PacketMove(Move):
    """It says itself what its reader and the steward must know of it."""

    def said(self) -> Text:
        """The entry of a menu."""
        return label(self)

    def heading(self) -> Text | None:
        """What it stands under there."""
        return None

    def about(self) -> Text | None:
        """What asks for it, where somebody wishes for it beforehand (RL-B0.9)."""
        return self.heading()

    def wished(self) -> Text:
        """As a wish, where nothing stands above it."""
        about = self.about()
        return self.said() if about is None else text("order-wish", about=about, what=self.said())

    def hint(self, state: Any, seat: int) -> Text | None:
        """What choosing it would mean."""
        return None

    def nears(self, state: Any, seat: int) -> tuple[Any, ...]:
        """Which sealed packets it would bring nearer to their conditions, or open."""
        return ()

    def appeal(self, view: Any) -> int:
        """How much the steward would like it, beside the others of its menu: the most is taken, the first of several;
        in its own turn nothing that has less than 1."""
        return 0


def spelt(move: PacketMove) -> Value:
    """*move* in plain words and numbers, as a booklet can have it."""
    return (move.kind, *(getattr(move, each.name) for each in fields(cast("Any", move)) if each.name != "kind"))


def read(value: Any) -> PacketMove:
    """The move that :func:`spelt` has put so."""
    kind = _kind(value[0])
    names = (each.name for each in fields(kind) if each.name != "kind")
    move: PacketMove = kind(**dict(zip(names, value[1:], strict=True)))
    return move


@cache
def _kind(name: str) -> Any:
    """To look through all moves of all games takes longer than the rest of reading one."""
    return members(PacketMove, GAME)[name]


@record
class BreakSeal(PacketMove, lasting=True):
    """A packet whose condition is met."""

    packet: PacketTitle

    def appeal(self, view: Any) -> int:
        return 1
