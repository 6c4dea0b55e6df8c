"""Conquest: a whole Land, or a defence of a Fort that has no Land left (TK-5.40, 5.41)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engines.core.record import evolve, record
from engines.core.text import Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import KIND
from engines.take_the_kingdom.events.plays import ActionDeclared
from engines.take_the_kingdom.events.strife import DefenceConquered, LandConquered, TrapLearned
from engines.take_the_kingdom.moves import PlayMove
from engines.take_the_kingdom.places import Standing, is_fort
from engines.take_the_kingdom.plays.aimed import POINT, AtDefence, AtPlace, Spot
from engines.take_the_kingdom.plays.base import Choices
from engines.take_the_kingdom.plays.slots import slots, stand, why_no_slot
from engines.take_the_kingdom.state import State

CONQUEST = ("conquest",)
LANDS_FIRST = text("reason-lands-first")
NO_ROOM = text("reason-no-room")


@record
class ConquestLand(PlayMove):
    place: int


class Annexing(AtPlace):
    """TK-5.40: the place changes kingdom with everything on it; its new owner is told what the trap is."""

    of = ConquestLand
    cards: ClassVar[tuple[str, ...]] = CONQUEST
    use: ClassVar[str] = "land"
    phrase: ClassVar[str] = "conquer"
    gain: ClassVar[int] = POINT
    risk: ClassVar[int] = 4

    def thinkable(self, place: Spot) -> bool:
        return not is_fort(place.number)

    def harm(self, place: Spot) -> int:
        return place.strength

    def effect(self, board: Board, seat: int, play: ConquestLand, void: tuple[int, ...]) -> None:
        owner, place = board.state.where(play.place)
        board.lift(owner, place.number)
        if place.trap:
            knowers = tuple(sorted({seat, *place.trap.known_to}))
            place = evolve(place, trap=evolve(place.trap, known_to=knowers))
        board.lay(seat, place)
        board.count(owner, lost=1)
        board.count(seat, taken=1)
        board.emit(LandConquered(seat=seat, owner=owner, place=place.number))
        if place.trap:
            board.emit(TrapLearned(owners=(seat,), owner=seat, place=place.number, card=KIND[place.trap.card]))


@record
class ConquestDefence(PlayMove):
    defence: int
    to: int
    replace: int | None = None


class Carrying(AtDefence):
    """TK-5.41: the defence keeps its damage; neither the Fort nor its trap can be taken."""

    of = ConquestDefence
    cards: ClassVar[tuple[str, ...]] = CONQUEST
    use: ClassVar[str] = "fort_defence"
    phrase: ClassVar[str] = "conquer"
    gain: ClassVar[int] = POINT

    @property
    def steps(self) -> tuple[tuple[str, ...], ...]:
        return ((f"{self.kind}.card", self.kind), (f"{self.kind}.defence", self.kind), (self.kind,))

    def seizable(self, standing: Standing, place: Spot, *, bare: bool) -> bool:
        return bare and is_fort(place.number)

    def before_forts(self, state: State, seat: int) -> tuple[int, ...]:
        """The defences on the Forts of all opponents, by number."""
        forts = (state.kingdoms[rival].places[0] for rival in state.rivals(seat))
        return tuple(defence.card for fort in forts for defence in fort.defences)

    def why_not_seize(self, state: State, seat: int, defence: int) -> Text | None:
        owner, _ = state.defender(defence)
        if state.kingdoms[owner].lands:
            return LANDS_FIRST
        own = state.kingdoms[seat]
        return NO_ROOM if all(why_no_slot(*slot) for slot in slots(own)) else None

    def choices(self, state: State, seat: int, card: str) -> Choices[ConquestDefence]:
        return (play for defence in self.before_forts(state, seat) for play in self.choices_with(state, seat, defence))

    def reasons(self, state: State, seat: int, card: str) -> Iterable[Text | None]:
        """Whatever can be seized has room somewhere."""
        return (self.why_not_seize(state, seat, defence) for defence in self.before_forts(state, seat))

    def choices_with(self, state: State, seat: int, defence: int) -> Choices[ConquestDefence]:
        """Every place that *defence* could be thought to go to."""
        own, why = state.kingdoms[seat], self.why_not_seize(state, seat, defence)
        return (
            (ConquestDefence(defence=defence, to=place.number, replace=old), why or why_no_slot(place, old))
            for place, old in slots(own)
        )

    def announce(self, board: Board, seat: int, play: ConquestDefence) -> None:
        owner, place = board.state.defender(play.defence)
        board.emit(
            ActionDeclared(
                seat=seat,
                play=self.kind,
                card=self.cards[0],
                target=owner,
                place=place.number,
                defence=KIND[play.defence],
                to=play.to,
                replaced=None if play.replace is None else KIND[play.replace],
            )
        )

    def effect(self, board: Board, seat: int, play: ConquestDefence, void: tuple[int, ...]) -> None:
        owner, fort = board.state.defender(play.defence)
        defence = fort.defence(play.defence)
        assert defence is not None
        left = tuple(other for other in fort.defences if other != defence)
        board.lay(owner, evolve(fort, defences=left))
        _, place = board.state.where(play.to)
        board.lay(seat, stand(place, defence, play.replace))
        replaced = None if play.replace is None else KIND[play.replace]
        if play.replace is not None:
            board.discard(play.replace)
        kind = KIND[play.defence]
        board.emit(DefenceConquered(seat=seat, owner=owner, card=kind, to=play.to, replaced=replaced))
