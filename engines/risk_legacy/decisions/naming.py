"""Names for cities, continents and the planet: written, looked at, confirmed; or not now (RL-7.8)."""

from collections.abc import Mapping, Sequence
from functools import partial

from engines.core.menu import Given, Menu, Picked, Typed, Write, tidy
from engines.core.move import Move
from engines.core.recent import recent
from engines.core.record import family, record
from engines.core.text import CardRef, Text, text
from engines.risk_legacy.atlas import CONTINENTS
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import CityNamed, ContinentNamed, Delta, PlanetNamed
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.decisions.base import Decision
from engines.risk_legacy.drafts.confirming import Confirming
from engines.risk_legacy.events.rewards import NameGiven, NamePostponed
from engines.risk_legacy.moves.rewards import GiveName, Nameable, NameLater, NotNow
from engines.risk_legacy.naming import everywhere
from engines.risk_legacy.rules.names import refusal
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

PROMPTS: Mapping[Nameable, Mapping[int, Text]] = {
    "city": everywhere("prompt-name-city"),
    "continent": dict(enumerate(text("prompt-name-continent", where=CardRef(name)) for name in CONTINENTS)),
    "planet": {0: text("prompt-name-planet")},
}
"""By the number of the place; there is one planet."""


@family
class _Naming(Decision):
    seat: int
    place: Nameable
    number: int
    """A territory or a continent."""

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,) if state.people[self.seat] else ()

    def run(self, board: Board) -> None:
        """Its founder has left: the placeholder stands."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        return Write(
            prompt=PROMPTS[self.place][self.number],
            max_length=BOX.names.lengths[self.place].max,
            options=Words(state, seat).options(NotNow()),
            refuse=partial(why_not, place=self.place, world=state.world),
        )

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((NotNow(),))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        match given:
            case Typed(value=words):
                board.draft(seat, Confirming(place=self.place, name=tidy(words)))
            case Picked(moves=(GiveName(name=name),)):
                board.pop()
                board.change(self._delta(name))
                board.emit(NameGiven(seat=seat, place=self.place, number=self.number, name=name))
            case _:
                board.pop()
                board.emit(NamePostponed(seat=seat, place=self.place))

    def _delta(self, name: str) -> Delta:
        match self.place:
            case "city":
                return CityNamed(territory=self.number, name=name)
            case "continent":
                return ContinentNamed(continent=self.number, name=name)
            case "planet":
                return PlanetNamed(name=name)


@record
class Naming(_Naming, span="reward"):
    """Right after the reward that founded it."""


@record
class NamingLater(_Naming, span="turn"):
    """In a later game, within the founder's own turn (RL-7.8.5)."""

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        _Naming.resolve(self, board, seat, given)
        if given == Picked((NotNow(),)):
            board.turn(postponed=True)


@record
class NamingPlanet(_Naming, span="planet"):
    """The last question of the fifteenth game (RL-7.7.1)."""


def why_not(words: str, place: Nameable, world: World) -> Text | None:
    """What is wrong with the words, for whoever wrote them."""
    key = refusal(words, place, world)
    return None if key is None else reason(key)


def nameable(state: State, seat: int) -> list[NameLater]:
    """What the person on *seat* founded or claimed in an earlier game and never named (RL-7.8.5); nothing more this
    turn, once the answer was: not now."""
    person = state.people[seat]
    found = unnamed(state.world) if person and not state.ongoing.postponed else []
    return [move for owner, move in found if owner == person]


@recent
def unnamed(world: World) -> Sequence[tuple[str, NameLater]]:
    """Whatever has no name, with the person who may give it one."""
    cities = [(at, land.city) for at, land in enumerate(world.lands)]
    found = [(city.founder, NameLater(place="city", number=at)) for at, city in cities if city and city.name is None]
    regions = [(at, region) for at, region in enumerate(world.regions) if region.name is None]
    return found + [(region.namer, NameLater(place="continent", number=at)) for at, region in regions if region.namer]
