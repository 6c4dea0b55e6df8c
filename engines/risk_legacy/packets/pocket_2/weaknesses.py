"""Weaknesses: scar cards that are played on factions (RL-B6.2)."""

from engines.core.move import Move
from engines.core.record import evolve, record
from engines.risk_legacy.atlas import COIN
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PacketDelta, PowerAdded, apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.hooks import Packet, Power
from engines.risk_legacy.naming import Faction, ScarTitle
from engines.risk_legacy.packets.pocket_2.moves import GiveWeakness
from engines.risk_legacy.packets.pocket_2.printed import CARDS, POCKET
from engines.risk_legacy.packets.pocket_2.told import CoinRefused, CoinsGivenBack, WeaknessGiven
from engines.risk_legacy.packets.pocket_2.who import COLLABORATOR, spotless
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.rules.reactions import drop_orders
from engines.risk_legacy.rules.recruits import base
from engines.risk_legacy.rules.undo import forget
from engines.risk_legacy.side import Reckoning
from engines.risk_legacy.state import State

FIGURES = POCKET.weakness_figures


@record
class WeaknessStuck(PacketDelta):
    """On a faction's card; the scar card is out of the campaign."""

    faction: Faction
    scar: ScarTitle

    def on(self, world: World) -> World:
        stuck = apply(world, PowerAdded(faction=self.faction, power=self.scar))
        return evolve(stuck, played=(*world.played, self.scar))


@record
class Weakening(Packet, packet="pocket_2", rank=6):
    def own_turn_act(self, state: State, seat: int) -> tuple[Move, ...]:
        """The card in hand, onto a faction of this game that has no yellow scar; its own comes last."""
        scar = state.sides[seat].scar
        if scar is None or scar not in CARDS:
            return ()
        played = [state.sides[other].faction for other in (*state.clockwise(seat)[1:], seat)]
        free = [faction for faction in played if faction is not None and spotless(state.world, faction)]
        return tuple(GiveWeakness(scar=scar, faction=faction) for faction in free)

    def carry_out(self, board: Board, seat: int, move: Move) -> bool:
        if not isinstance(move, GiveWeakness):
            return False
        board.put(seat, scar=None)
        board.change(WeaknessStuck(faction=move.faction, scar=move.scar))
        board.emit(WeaknessGiven(seat=seat, faction=move.faction, scar=move.scar))
        drop_orders(board)
        for played, side in enumerate(board.state.sides):
            if side.faction == move.faction:
                board.handed(played)
        return True

    def check(self, state: State) -> None:
        for faction in state.world.factions:
            found = [power for power in state.world.banners[faction].more if power in (*CARDS, COLLABORATOR)]
            assert len(found) <= 1, "RL-B6.7: two yellow scars on one faction"


@record
class Cautious(Power, use=-3):
    def recruit_place(self, state: State, seat: int, places: tuple[int, ...]) -> tuple[int, ...]:
        if self.seat != seat or state.turn is None or state.turn.seat != seat:
            return places
        there = dict.fromkeys(state.turn.mustered)
        full = len(there) >= FIGURES.recruit_territories
        return tuple(at for at in places if at in there) if full else places


@record
class Purist(Power, use=-1):
    def turn_coin_refused(self, board: Board, seat: int) -> bool:
        """A coin more than it can bear is not drawn: it gets nothing."""
        if self.seat != seat or board.side(seat).hand.count(COIN) < FIGURES.coin_cards:
            return False
        board.emit(CoinRefused(seat=seat, coins=FIGURES.coin_cards))
        return True

    def cards_held(self, board: Board, seat: int) -> None:
        """Ruling: the limit holds however coin cards come: what is beyond it goes where coin cards are kept."""
        more = board.side(seat).hand.count(COIN) - FIGURES.coin_cards
        if self.seat == seat and more > 0:
            forget(board)
            board.hand_in(seat, (COIN,) * more)
            board.emit(CoinsGivenBack(seat=seat, coins=more))


@record
class ShortSighted(Power, use=-2):
    def maneuver_path(self, ground: Ground, seat: int, origin: int, goals: tuple[int, ...]) -> tuple[int, ...]:
        near = ground.world.chart.neighbours[origin]
        return tuple(at for at in goals if at in near) if self.seat == seat else goals


@record
class Unpopular(Power, use=-1):
    def expand_cost(self, ground: Ground, seat: int, target: int, cost: int) -> int:
        city = ground.world.lands[target].city
        return cost + FIGURES.expand_city_extra if self.seat == seat and city else cost


@record
class Primitive(Power, use=-3):
    def recruit_total(self, state: State, seat: int, found: Reckoning) -> Reckoning:
        """As if nobody lived in its cities."""
        if self.seat != seat:
            return found
        plain, full = base(state, seat, found.territories), base(state, seat, found.territories + found.population)
        return evolve(found, population=0, base=found.base - full + plain)
