"""What events ask whoever has the largest population (RL-B1.8)."""

from typing import Any

from engines.core.menu import Given, Menu, Notes, Pick, picked
from engines.core.move import Move, Part
from engines.core.record import evolve, record
from engines.core.text import Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import CityFortified
from engines.risk_legacy.events.turn import Maneuvered, TroopsPlaced
from engines.risk_legacy.hooks import Packet
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.moves.turn import Maneuver
from engines.risk_legacy.naming import Territory
from engines.risk_legacy.packets.common.asking import Asking, besides
from engines.risk_legacy.packets.common.cards import destroy, why_theirs
from engines.risk_legacy.packets.pack_1.printed import PACK
from engines.risk_legacy.packets.pack_1.redeploying import ErrandWords, Redeploying
from engines.risk_legacy.packets.pack_1.told import CityWalled
from engines.risk_legacy.rules.ground import threat
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.recruits import by_need
from engines.risk_legacy.rules.rewards import left
from engines.risk_legacy.rules.wishes import with_own
from engines.risk_legacy.state import State
from engines.risk_legacy.words.land import dotted, foes

CONTROL, FORTIFY = PACK.events["control_the_people"], PACK.events["fortify"]
CONTROLLING = text("prompt-control", troops=CONTROL.troops)
FORTIFYING = tuple(
    text("prompt-fortify", fed=fed, troops=FORTIFY.troops, cities=FORTIFY.cities) for fed in range(FORTIFY.cities)
)
MARK = "fortify_city"
"""The supply that it shares with the winners' reward."""


@record
class Reinforce(PacketMove):
    """Troops into an own city."""

    territory: Territory
    troops: int

    def heading(self) -> Text:
        return text("group-reinforce")

    def about(self) -> Text:
        """The two events give different numbers."""
        return text("title-control_the_people" if self.troops == CONTROL.troops else "title-fortify")

    def hint(self, state: State, seat: int) -> Text | None:
        now = text("hint-troops", count=state.fields[self.territory].troops)
        return dotted(now, foes(state, seat, self.territory))

    def appeal(self, view: Any) -> int:
        """Where enemies stand, and in a headquarters first of all."""
        return 1 + threat(view, view.me, self.territory) * (1 + int(view.fields[self.territory].hq is not None))


@record
class WallCity(PacketMove, lasting=True):
    """A fortification around an own city, for good."""

    territory: Territory

    def heading(self) -> Text:
        return text("group-wall-city")

    def about(self) -> Text:
        return text("title-fortify")


@record
class CitiesWished(Packet, packet="pack_1", rank=1):
    def wished(self, state: State, seat: int, wishes: tuple[PacketMove, ...]) -> tuple[PacketMove, ...]:
        """Walls around own cities, as long as there are marks, and troops into them, of either event; what is wished
        for already may be struck. Who would rather maneuver is asked: from where, nobody knows before."""
        cities = own_cities(state, seat)
        walls = (WallCity(territory=at) for at in cities if left(state, MARK) > 0)
        fed = (Reinforce(territory=at, troops=event.troops) for event in (CONTROL, FORTIFY) for at in cities)
        return with_own(state, seat, with_own(state, seat, wishes, WallCity, walls), Reinforce, fed)


@record
class NoMoreCities(PacketMove):
    pass


@record
class Controlling(Asking):
    """*Control the People*: troops into one own city, or a maneuver now; by default troops, where they are needed."""

    def prompt(self, state: State) -> Text:
        return CONTROLLING

    def notes(self, state: State) -> Notes:
        return lambda: (why_theirs(state, self.seat),)

    def moves(self, state: State) -> tuple[Move, ...]:
        cities = by_need(state, self.seat, own_cities(state, self.seat))
        troops = (Reinforce(territory=at, troops=CONTROL.troops) for at in cities)
        return (*troops, *Redeploying.beginnings(state, self.seat))

    def menu(self, state: State, seat: int) -> Menu[Move]:
        options = ErrandWords(state, seat).options(*self.moves(state), *besides(state, seat))
        return Pick(prompt=self.prompt(state), options=options, notes=self.notes(state))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        match picked(given):
            case Part() as first:
                board.draft(seat, Redeploying.begun(first))
            case _:
                Asking.resolve(self, board, seat, given)

    def settle(self, board: Board, move: Move) -> None:
        match move:
            case Reinforce(territory=at, troops=troops):
                feed(board, self.seat, at, troops)
            case Maneuver(origin=origin, target=target, troops=troops):
                told = Maneuvered(seat=self.seat, origin=origin, target=target, troops=troops)
                board.follow(self.seat, origin, target, troops, told)


@record
class ManeuverAtOnce(Packet, packet="pack_1", rank=1):
    def maneuver_timing(self, state: State, seat: int, *, any_time: bool) -> bool:
        """One that an event allows ends nobody's turn."""
        asks = state.stack[-1] if state.stack else None
        return any_time or (isinstance(asks, Controlling) and asks.seat == seat)


@record
class Fortifying(Asking):
    """*Fortify*: a fortification around one own city, or troops into each of several; by default troops, into those
    that need them most."""

    fed: tuple[int, ...] = ()
    """Cities that have got theirs."""

    def prompt(self, state: State) -> Text:
        return FORTIFYING[len(self.fed)]

    def notes(self, state: State) -> Notes:
        return lambda: () if self.fed else (why_theirs(state, self.seat),)

    def moves(self, state: State) -> tuple[Move, ...]:
        cities = own_cities(state, self.seat)
        hungry = by_need(state, self.seat, tuple(at for at in cities if at not in self.fed))
        troops = tuple(Reinforce(territory=at, troops=FORTIFY.troops) for at in hungry)
        if self.fed:
            return (*troops, NoMoreCities()) if troops else ()
        walls = (WallCity(territory=at) for at in cities) if left(state, MARK) > 0 else ()
        return (*troops, *walls)

    def refused(self, state: State) -> tuple[tuple[Move, Text], ...]:
        if self.fed or left(state, MARK) > 0:
            return ()
        return tuple((WallCity(territory=at), reason("supply_empty")) for at in own_cities(state, self.seat))

    def settle(self, board: Board, move: Move) -> None:
        match move:
            case Reinforce(territory=at, troops=troops):
                feed(board, self.seat, at, troops)
                if len(self.fed) + 1 < FORTIFY.cities:
                    board.push(evolve(self, fed=(*self.fed, at)))
            case WallCity(territory=at):
                board.change(CityFortified(territory=at))
                board.emit(CityWalled(seat=self.seat, territory=at))
                destroy(board, "fortify")


def own_cities(state: State, seat: int) -> tuple[int, ...]:
    """In the order of the data."""
    return tuple(at for at in state.held(seat) if state.world.lands[at].city is not None)


def feed(board: Board, seat: int, at: int, troops: int) -> None:
    """So many more troops there."""
    board.stand(seat, at, troops)
    board.emit(TroopsPlaced(seat=seat, territory=at, troops=troops))
