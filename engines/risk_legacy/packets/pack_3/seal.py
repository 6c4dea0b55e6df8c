"""When pack 3 opens (RL-B3), and what is laid out from the next game on."""

from collections import Counter

from engines.core.record import record
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.decisions.unsealing import rewarded
from engines.risk_legacy.hooks import Packet, Seal
from engines.risk_legacy.packets.common.missions.claiming import NextMission
from engines.risk_legacy.packets.common.missions.deck import MissionDeck, boxed, gone, kept
from engines.risk_legacy.packets.common.missions.mission import missions
from engines.risk_legacy.packets.pack_3.homelands import open_to, settle
from engines.risk_legacy.packets.pack_3.printed import PACK
from engines.risk_legacy.state import State


@record
class PackThreeSeal(Seal, packet="pack_3", rank=3):
    """One person signs for the second time; it opens after the reward for that."""

    def met(self, world: World) -> bool:
        return any(world.signed(person) >= PACK.signatures for person in world.signers)

    def progress(self, world: World) -> tuple[int, int]:
        return max(map(world.signed, world.signers), default=0), PACK.signatures

    def rewards_winner_done(self, board: Board, winner: int) -> None:
        """Whoever has signed may be gone before the reward: it was signed all the same."""
        world = board.state.world
        if self.met(world):
            rewarded(board, self.packet, world.signatures[-1].person)


@record
class PackThree(Packet, packet="pack_3", rank=3):
    def setup_end(self, board: Board) -> None:
        settle(board)
        board.shelve(MissionDeck(deck=board.shuffle(boxed(board.state.world))))
        board.push(NextMission())

    def turn_card_pick(self, state: State, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        return open_to(state, seat, cards)

    def check(self, state: State) -> None:
        lies, world = state.shelved(MissionDeck), state.world
        if lies is None:
            return
        up = () if lies.face_up is None else (lies.face_up,)
        found = Counter((*lies.deck, *up, *lies.discard, *gone(world), *kept(world)))
        every = [name for name, mission in missions().items() if mission.packet in world.packets.opened]
        assert found == Counter(every), "RL-B3.9: a mission in each place"
