"""The Aliens, whoever works for them, and what they want (RL-B6.1, B6.3)."""

from engines.core.move import Move
from engines.core.record import evolve, named, record
from engines.core.text import Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.deeds.turn import DrawCard
from engines.risk_legacy.hooks import Packet, Power
from engines.risk_legacy.packets.common.asking import Asking
from engines.risk_legacy.packets.pocket_2.moves import ClaimDomination, Refrain
from engines.risk_legacy.packets.pocket_2.printed import POCKET
from engines.risk_legacy.packets.pocket_2.ruins import ruins
from engines.risk_legacy.packets.pocket_2.told import DominationClaimed
from engines.risk_legacy.packets.pocket_2.who import AlienIsland, alien
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.rules.supply import refill
from engines.risk_legacy.shelf import Shelf
from engines.risk_legacy.side import Reckoning
from engines.risk_legacy.state import State

REFRAIN = Refrain()
MISSION = "domination"
"""The source of the stars, and so what tells that they were claimed."""


@record
class AlienCollaborator(Power, use=1):
    """A yellow scar: it trades better, and cities dislike it."""

    def recruit_trade(self, ground: Ground, seat: int, cards: tuple[int, ...], coins: int) -> int:
        return coins + POCKET.alien_collaborator.trade_coins if self.seat == seat and coins else coins

    def expand_cost(self, ground: Ground, seat: int, target: int, cost: int) -> int:
        city = ground.world.lands[target].city
        return cost + POCKET.alien_collaborator.expand_city_extra if self.seat == seat and city else cost


@record
class CityWalkers(Power, use=4, inborn=True):
    def expand_cost(self, ground: Ground, seat: int, target: int, cost: int) -> int:
        return POCKET.aliens.expand_city_cost if self.seat == seat else cost


@record
class IslandSupply(Power, use=5, inborn=True):
    def recruit_total(self, state: State, seat: int, found: Reckoning) -> Reckoning:
        """For the island, and for every ruin."""
        if self.seat != seat:
            return found
        held, rule = state.held(seat), POCKET.aliens
        more = rule.recruit_if_island * (AlienIsland.number in held)
        more += rule.recruit_per_ruin * sum(at in held for at in ruins(state.world))
        return evolve(found, powers=found.powers + more)


TRAITS = (named(CityWalkers), named(IslandSupply))
"""What stands on their card from the beginning."""


# ---- their own mission


@record
class Declined(Shelf):
    """The Aliens do not want their stars in this turn."""

    round: int


def claimable(state: State, seat: int) -> bool:
    """Whether *seat* holds every city, has not had its stars yet, and has not just said no."""
    cities = [at for at, land in enumerate(state.world.lands) if land.city]
    held = bool(cities) and all(state.fields[at].owner == seat for at in cities)
    no = state.shelved(Declined)
    return held and MISSION not in state.sides[seat].tokens and not (no and no.round == state.round)


@record
class Dominion(Packet, packet="pocket_2", rank=6):
    def turn_claim(self, board: Board, seat: int) -> bool:
        """The mission that is printed on their card: instead of a resource card, due or not."""
        if seat != alien(board.state) or not claimable(board.state, seat):
            return False
        board.push(ClaimingDomination(seat=seat))
        return True


@record
class ClaimingDomination(Asking, span="turn"):
    def prompt(self, state: State) -> Text:
        return text("prompt-domination", stars=POCKET.aliens.mission_stars)

    def moves(self, state: State) -> tuple[Move, ...]:
        return ClaimDomination(), REFRAIN

    def settle(self, board: Board, move: Move) -> None:
        """Whoever does not want them gets what there is besides."""
        if move == REFRAIN:
            board.shelve(Declined(round=board.state.round))
            board.push(DrawCard(seat=self.seat))
            return
        board.emit(DominationClaimed(seat=self.seat))
        refill(board, board.state.cards.row)
        for _ in range(POCKET.aliens.mission_stars):
            if board.state.ending is None:  # one may have won already
                board.gain_star(self.seat, MISSION)
