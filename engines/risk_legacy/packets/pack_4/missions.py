"""The six private missions (RL-B4.2)."""

from engines.core.record import record
from engines.risk_legacy.atlas import COIN
from engines.risk_legacy.packets.common.missions.exploits import exploits
from engines.risk_legacy.packets.common.missions.mission import Private
from engines.risk_legacy.packets.pack_4.printed import PACK
from engines.risk_legacy.rules.recruits import coins, counted
from engines.risk_legacy.state import State


@record
class AdvancedTactics(Private, packet="pack_4", stars=PACK.stars("advanced_tactics")):
    def met(self, state: State, seat: int) -> bool:
        need = PACK.need("advanced_tactics")
        lands = (card for card in state.ongoing.paid if card != COIN)
        rich = [card for card in lands if coins(state.world, (card,)) >= need.coins_each]
        return len(rich) >= need.traded_territory_cards


@record
class AdvancedTraining(Private, packet="pack_4", stars=PACK.stars("advanced_training")):
    def met(self, state: State, seat: int) -> bool:
        return counted(state, seat, state.ongoing.paid) >= PACK.need("advanced_training").traded_coins


@record
class ForcedOccupation(Private, packet="pack_4", stars=PACK.stars("forced_occupation")):
    def met(self, state: State, seat: int) -> bool:
        return exploits(state).felled >= PACK.need("forced_occupation").knocked_out_holder_of_cards


@record
class GuerillaWarfare(Private, packet="pack_4", stars=PACK.stars("guerilla_warfare")):
    def met(self, state: State, seat: int) -> bool:
        """There must be any."""
        scars, lands = PACK.need("guerilla_warfare").controls_all, enumerate(state.world.lands)
        owners = [state.fields[at].owner for at, land in lands if land.scar in scars]
        return bool(owners) and all(owner == seat for owner in owners)


@record
class UrbanTroopSurge(Private, packet="pack_4", stars=PACK.stars("urban_troop_surge")):
    def met(self, state: State, seat: int) -> bool:
        cities = [city.kind for at in state.held(seat) if (city := state.world.lands[at].city) is not None]
        return "world_capital" in cities and cities.count("major_city") >= PACK.need("urban_troop_surge").major_cities


@record
class WideBorder(Private, packet="pack_4", stars=PACK.stars("wide_border")):
    def met(self, state: State, seat: int) -> bool:
        return exploits(state).continents >= PACK.need("wide_border").continents_at_turn_start
