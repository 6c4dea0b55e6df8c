"""The eight missions of pack 3 (RL-B3.4); what is conquered counts if it was attacked (RL-B3.5)."""

from engines.core.record import record
from engines.risk_legacy.atlas import COIN, WITHIN, continent_of, shown_on
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import Delta
from engines.risk_legacy.packets.common.missions.exploits import exploits
from engines.risk_legacy.packets.common.missions.mission import Mission
from engines.risk_legacy.packets.pack_3.capital import found, founding
from engines.risk_legacy.packets.pack_3.links import Linking
from engines.risk_legacy.packets.pack_3.printed import ISLANDS, PACK
from engines.risk_legacy.rules.recruits import reckon
from engines.risk_legacy.rules.supply import claims, due
from engines.risk_legacy.state import State


@record
class SuperiorInfrastructure(Mission, packet="pack_3", stars=PACK.stars("superior_infrastructure")):
    def met(self, state: State, seat: int) -> bool:
        return len(_cities(state, state.held(seat))) >= PACK.need("superior_infrastructure")


@record
class ReignOfTerror(Mission, packet="pack_3", stars=PACK.stars("reign_of_terror")):
    def met(self, state: State, seat: int) -> bool:
        return len(state.ongoing.conquered) >= PACK.need("reign_of_terror")


@record
class UrbanAssault(Mission, packet="pack_3", stars=PACK.stars("urban_assault")):
    def met(self, state: State, seat: int) -> bool:
        return len(_cities(state, state.ongoing.conquered)) >= PACK.need("urban_assault")


@record
class AmphibiousOnslaught(Mission, packet="pack_3", stars=PACK.stars("amphibious_onslaught")):
    def met(self, state: State, seat: int) -> bool:
        return len(exploits(state).landings) >= PACK.need("amphibious_onslaught")


@record
class UnexpectedAttack(Mission, packet="pack_3", stars=PACK.stars("unexpected_attack")):
    def met(self, state: State, seat: int) -> bool:
        conquered = state.ongoing.conquered
        whole = sum(all(at in conquered for at in within) for within in WITHIN)
        return whole >= PACK.need("unexpected_attack")


@record
class ImperialMight(Mission, packet="pack_3", stars=PACK.stars("imperial_might")):
    def met(self, state: State, seat: int) -> bool:
        if not state.held(seat):
            return False
        bonuses = reckon(state, seat)
        return bonuses.continents + bonuses.names >= PACK.need("imperial_might")


@record
class ExploreTheWorld(Mission, packet="pack_3", stars=PACK.stars("explore_the_world"), marks=True):
    def met(self, state: State, seat: int) -> bool:
        return sum(at in ISLANDS or continent_of(at) is None for at in state.held(seat)) >= PACK.need(
            "explore_the_world"
        )

    def fulfil(self, board: Board, seat: int, at: int | None) -> None:
        board.push(Linking(seat=seat))


@record
class WorldIsReady(Mission, packet="pack_3", stars=PACK.stars("world_is_ready"), marks=True):
    def met(self, state: State, seat: int) -> bool:
        return bool(self.places(state, seat))

    def places(self, state: State, seat: int) -> tuple[int | None, ...]:
        """The rich cards that it might take: where the homeland allows it, also of what others hold (RL-B3.5)."""
        if not due(state, seat):
            return ()
        rich = PACK.need("world_is_ready")
        cards = (card for card in claims(state, seat) if card != COIN and state.world.worth(card) >= rich)
        return tuple(at for at in map(shown_on, cards) if not state.world.markless(at))

    def changes(self, state: State, seat: int, at: int | None) -> Delta | None:
        return None if at is None else founding(state, seat, at)

    def fulfil(self, board: Board, seat: int, at: int | None) -> None:
        assert at is not None, "a card was named"
        found(board, seat, at)


def _cities(state: State, territories: tuple[int, ...]) -> list[int]:
    return [at for at in territories if state.world.lands[at].city is not None]
