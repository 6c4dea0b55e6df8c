"""Conquest: a whole Land, or a defence of a Fort that has no Land left (TK-5.40, 5.41)."""

from collections.abc import Iterable
from typing import Any

from engines.core.record import evolve, named, record
from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import KIND, VALUE, kind_of
from engines.take_the_kingdom.events.strife import DefenceConquered, LandConquered, TrapLearned
from engines.take_the_kingdom.places import HIDDEN, REAL, Spot
from engines.take_the_kingdom.plays.aimed import POINT, AtDefence, AtPlace
from engines.take_the_kingdom.plays.base import Choices
from engines.take_the_kingdom.plays.building import slots, stand, why_no_slot
from engines.take_the_kingdom.table import Realm, Table

CONQUEST = ("conquest",)
LANDS_FIRST = text("reason-lands-first")
NO_ROOM = text("reason-no-room")


@record
class ConquestLand(AtPlace, cards=CONQUEST, use="land", phrase="conquer"):
    """TK-5.40: the place changes kingdom with everything on it; its new owner is told what the trap is."""

    @classmethod
    def within(cls, kingdom: Realm[Any]) -> tuple[Spot, ...]:
        return kingdom.lands

    def harm(self, place: Spot) -> int:
        return place.strength

    def taste(self, place: Spot, weight: int) -> int:
        """What is taken is also won; a trap that may be real makes it a little less."""
        return (weight + POINT) * place.strength - (4 if place.trap in {HIDDEN, REAL} else 0)

    def dread(self, table: Table[Any]) -> int:
        return 1

    def effect(self, board: Board, seat: int) -> None:
        owner, place = board.state.where(self.place)
        board.lift(owner, place.number)
        board.lay(seat, evolve(place, trap=place.trap and place.trap.seen_by(seat)))
        board.count(owner, lost=1)
        board.count(seat, taken=1)
        board.emit(LandConquered(seat=seat, owner=owner, place=place.number))
        if place.trap:
            board.emit(TrapLearned(owners=(seat,), owner=seat, place=place.number, card=KIND[place.trap.card]))


@record
class ConquestDefence(AtDefence, cards=CONQUEST, use="fort_defence", phrase="conquer"):
    """TK-5.41: the defence keeps its damage; neither the Fort nor its trap can be taken."""

    to: int
    replace: int | None = None

    def lasts(self) -> bool:
        """Whether the place may lose strength by it: a defence keeps its damage, of which a move does not know."""
        return self.replace is not None and VALUE[self.replace] > 1

    @classmethod
    def steps(cls) -> tuple[tuple[str, ...], ...]:
        kind = named(cls)
        return ((f"{kind}.card", kind), (f"{kind}.defence", kind), (kind,))

    @classmethod
    def seized(cls, table: Table[Any], seat: int) -> Iterable[tuple[int, Text | None]]:
        """The defences on the Forts of all opponents, by number, each with the reason against it."""
        for rival in table.rivals(seat):
            for defence in table.kingdoms[rival].places[0].defences:
                yield defence.card, cls.why_not_seize(table, seat, rival)

    @classmethod
    def why_not_seize(cls, table: Table[Any], seat: int, rival: int) -> Text | None:
        """Whatever can be seized has room somewhere."""
        if table.kingdoms[rival].lands:
            return LANDS_FIRST
        return NO_ROOM if all(why_no_slot(*slot) for slot in slots(table.kingdoms[seat])) else None

    @classmethod
    def choices(cls, table: Table[Any], seat: int, _card: str) -> Choices:
        return (play for defence, _ in cls.seized(table, seat) for play in cls.carried(table, seat, defence))

    @classmethod
    def reasons(cls, table: Table[Any], seat: int, _card: str) -> Iterable[Text | None]:
        return (why for _, why in cls.seized(table, seat))

    @classmethod
    def carried(cls, table: Table[Any], seat: int, defence: int) -> Choices:
        """Every place that *defence* could be thought to go to."""
        why = cls.why_not_seize(table, seat, table.defender(defence)[0])
        return (
            (cls(defence=defence, to=place.number, replace=old), why or why_no_slot(place, old))
            for place, old in slots(table.kingdoms[seat])
        )

    def named(self, table: Table[Any]) -> dict[str, Any]:
        return AtDefence.named(self, table) | {"to": self.to, "replaced": kind_of(self.replace)}

    def effect(self, board: Board, seat: int) -> None:
        owner, fort, defence = board.state.defender(self.defence)
        board.lay(owner, evolve(fort, defences=tuple(other for other in fort.defences if other != defence)))
        stand(board, seat, defence, self.to, self.replace)
        kind, replaced = KIND[self.defence], kind_of(self.replace)
        board.emit(DefenceConquered(seat=seat, owner=owner, card=kind, to=self.to, replaced=replaced))
