"""What the Mutants are asked (RL-B5.5, B5.7)."""

from itertools import chain
from typing import Any

from engines.core.move import Move
from engines.core.record import record
from engines.core.text import Text, text
from engines.risk_legacy.atlas import COIN, shown_on
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PacketDelta, PowerAdded
from engines.risk_legacy.campaign.world import Lore, World
from engines.risk_legacy.deeds.turn import DrawCard
from engines.risk_legacy.hooks import Packet
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.naming import card, territory
from engines.risk_legacy.packets.common.asking import Asking
from engines.risk_legacy.packets.common.cards import boxed, destroy
from engines.risk_legacy.packets.pocket_1.land import FALLOUT
from engines.risk_legacy.packets.pocket_1.ledger import ledger, note
from engines.risk_legacy.packets.pocket_1.moves import ClaimMutation, Entrance, Grow, Keep, SwapCard
from engines.risk_legacy.packets.pocket_1.printed import POCKET, Means, Way
from engines.risk_legacy.packets.pocket_1.told import (
    CardSwapped,
    Entrancing,
    MutantsEvolved,
    MutantsGrown,
    MutationClaimed,
)
from engines.risk_legacy.packets.pocket_1.who import Mutants, mutant
from engines.risk_legacy.rules.ground import threat
from engines.risk_legacy.rules.supply import refill
from engines.risk_legacy.rules.wishes import with_own
from engines.risk_legacy.shelf import Shelf
from engines.risk_legacy.state import State

KEEP = Keep()
MISSION = "mutation"
"""The source of the star, and so what tells that it was claimed."""


# ---- their own mission


def claimable(state: State, seat: int) -> bool:
    """Whether *seat* holds all that glows, has not had its star yet, and has not just said no."""
    glowing = [at for at, land in enumerate(state.world.lands) if land.scar in (FALLOUT, "biohazard")]
    held = all(state.fields[at].owner == seat for at in glowing)
    return held and MISSION not in state.sides[seat].tokens and not ledger(state).declined


@record
class MutationClaiming(Asking, span="turn"):
    def prompt(self, state: State) -> Text:
        return text("prompt-mutation")

    def moves(self, state: State) -> tuple[Move, ...]:
        return ClaimMutation(), KEEP

    def settle(self, board: Board, move: Move) -> None:
        """Whoever does not want it gets what there is besides."""
        if move == KEEP:
            note(board, declined=True)
            board.push(DrawCard(seat=self.seat))
            return
        board.emit(MutationClaimed(seat=self.seat))
        refill(board, board.state.cards.row)
        for _ in range(POCKET.mutants.mission_stars):
            board.gain_star(self.seat, MISSION)


# ---- evolution


@record
class Evolving(Lore):
    """The first step is made."""

    way: Way


@record
class MutantsChanged(PacketDelta):
    way: Way

    def on(self, world: World) -> World:
        return world.learnt(Evolving(way=self.way))


@record
class Evolution(Asking):
    def prompt(self, state: State) -> Text:
        return text("prompt-evolution")

    def moves(self, state: State) -> tuple[Move, ...]:
        known = state.world.known(Evolving)
        if known is None:
            return tuple(Grow(way=way) for way in POCKET.mutants.evolution)
        return tuple(Grow(way=means) for means in POCKET.mutants.evolution[known.way])

    def settle(self, board: Board, move: Move) -> None:
        """The card is used up; the second one gives the power."""
        assert isinstance(move, Grow)
        known = board.state.world.known(Evolving)
        destroy(board, "mutants_evolve")
        if known is None:
            way: Any = move.way
            board.change(MutantsChanged(way=way))
            board.emit(MutantsGrown(seat=self.seat, way=way))
            return
        means: Any = move.way
        power = POCKET.mutants.evolution[known.way][means]
        board.change(PowerAdded(faction=Mutants.number, power=power))
        board.emit(MutantsEvolved(seat=self.seat, power=power))


@record
class EvolutionWished(Packet, packet="pocket_1", rank=5):
    def wished(self, state: State, seat: int, wishes: tuple[PacketMove, ...]) -> tuple[PacketMove, ...]:
        """Of the Mutants, as long as they evolve: a way, if none is taken yet, and the means."""
        if seat != mutant(state):
            return wishes
        known, ways = state.world.known(Evolving), POCKET.mutants.evolution
        open_: tuple[Way | Means, ...] = (
            tuple(ways[known.way]) if known else (*ways, *dict.fromkeys(chain(*ways.values())))
        )
        left = open_ if "mutants_evolve" in boxed(state.world) else ()
        return with_own(state, seat, wishes, Grow, (Grow(way=way) for way in left))


@record
class Shackling(Asking, span="turn"):
    """A card that was just taken, for one that chance picks from somebody's hand."""

    card: int

    def prompt(self, state: State) -> Text:
        return text("prompt-mindshackle", card=card(self.card))

    def moves(self, state: State) -> tuple[Move, ...]:
        sides, victims = state.sides, ledger(state).victims
        return (KEEP, *(SwapCard(other=seat) for seat in victims if sides[seat].hand))

    def settle(self, board: Board, move: Move) -> None:
        if not isinstance(move, SwapCard):
            return
        hand, own = board.side(move.other).hand, list(board.side(self.seat).hand)
        got = hand[board.below(len(hand))]
        own.remove(self.card)
        theirs = list(hand)
        theirs.remove(got)
        board.put(self.seat, hand=tuple(sorted((*own, got))))
        board.put(move.other, hand=tuple(sorted((*theirs, self.card))))
        board.emit(CardSwapped(seat=self.seat, other=move.other, gave=self.card, got=got))
        for seat in (self.seat, move.other):
            board.handed(seat)


@record
class Entranced(Shelf):
    """Where nobody may attack before the Mutants' next turn."""

    territory: int | None = None

    def told(self, view: Any) -> tuple[Text, ...]:
        return () if self.territory is None else (text("board-entranced", territory=territory(self.territory)),)


def entranced(ground: Any) -> int | None:
    """The state, or a view of it."""
    lies: Entranced | None = ground.shelved(Entranced)
    return lies.territory if lies else None


@record
class Hypnotizing(Asking, span="turn"):
    """One of the territories on the cards that were traded this turn."""

    def prompt(self, state: State) -> Text:
        return text("prompt-hypnosis")

    def moves(self, state: State) -> tuple[Move, ...]:
        """First the own one that is most in danger."""
        shown = [shown_on(card) for card in state.ongoing.paid if card != COIN]
        return tuple(Entrance(territory=at) for at in sorted(shown, key=lambda at: self._need(state, at), reverse=True))

    def _need(self, state: State, at: int) -> tuple[bool, int]:
        return state.fields[at].owner == self.seat, threat(state, self.seat, at) - state.fields[at].troops

    def settle(self, board: Board, move: Move) -> None:
        assert isinstance(move, Entrance)
        board.shelve(Entranced(territory=move.territory))
        board.emit(Entrancing(seat=self.seat, territory=move.territory))
