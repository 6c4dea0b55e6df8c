"""The six comeback powers (RL-B2.2)."""

from engines.core.record import evolve, record
from engines.risk_legacy.board import Board
from engines.risk_legacy.hooks import Power
from engines.risk_legacy.packets.pack_2.components import EFFECTS, MERCENARY
from engines.risk_legacy.packets.pack_2.wandering import HqMoving, ways
from engines.risk_legacy.rules.combat import Modifiers
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.shelf import Shelf
from engines.risk_legacy.state import State


@record
class Resourceful(Power, use=2):
    """A card is due after an expansion into a city."""

    def turn_card_due(self, state: State, seat: int, *, due: bool) -> bool:
        cities = sum(state.world.lands[at].city is not None for at in state.ongoing.expanded)
        return due or (self.seat == seat and cities >= EFFECTS["resourceful"].expansions_into_city)


@record
class Bases(Shelf):
    """What a seat held when its turn began: where else it stands while it recruits, it has come in secret."""

    seat: int
    held: tuple[int, ...]


@record
class Stealthy(Power, use=4):
    """Some or all recruits may go into one unmarked, unoccupied territory. That is no expansion."""

    def turn_start(self, board: Board, seat: int) -> None:
        if self.seat == seat:
            board.shelve(Bases(seat=seat, held=board.state.held(seat)))

    def recruit_place(self, state: State, seat: int, places: tuple[int, ...]) -> tuple[int, ...]:
        if self.seat != seat or not places:
            return places
        bases = state.shelved(Bases)
        held = bases.held if bases is not None and bases.seat == seat else state.held(seat)
        if any(at not in held for at in state.held(seat)):
            return places
        return (*places, *(at for at in range(len(state.fields)) if open_to_all(state, at)))


def open_to_all(state: State, at: int) -> bool:
    """Whether nothing stands there and nothing lies there (RL-2.1.2, 2.1.4)."""
    return not state.fields[at].occupied and not state.world.marked(at)


@record
class WellArmed(Power, use=6):
    """Each of its attack dice is better against a headquarters, whoever's it is."""

    def combat_modifiers(self, ground: Ground, attacker: int, defender: int, target: int, by: Modifiers) -> Modifiers:
        if self.seat != attacker or ground.fields[target].hq is None:
            return by
        return evolve(by, each_attack=by.each_attack + EFFECTS["well_armed"].each_attack_die)


@record
class Mobile(Power, use=1, moves_hqs=True):
    """At the start of its turn it may move one headquarters that it controls into own land next to it."""

    def turn_start(self, board: Board, seat: int) -> None:
        if self.seat == seat and ways(board.state, seat):
            board.push(HqMoving(seat=seat))


@record
class Convincing(Power, use=3):
    """One more comes to each of its mercenary territories."""

    def turn_end_troops(self, ground: Ground, seat: int, at: int, troops: int) -> int:
        if self.seat != seat or ground.world.lands[at].scar != MERCENARY:
            return troops
        return troops + EFFECTS["convincing"].extra_per_mercenary_territory


@record
class WellSupplied(Power, use=5):
    """Its defence knows no shortage of ammunition: of scars the highest die only gets better."""

    def combat_modifiers(self, ground: Ground, attacker: int, defender: int, target: int, by: Modifiers) -> Modifiers:
        return evolve(by, highest=0) if self.seat == defender and by.highest < 0 else by
