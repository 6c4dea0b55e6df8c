"""A packet is opened, for good (RL-B0.3)."""

from functools import cache

from engines.core.frame import WINDOW
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import Text, text
from engines.risk_legacy.atlas import card_of
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PacketOpened, PacketsAllowed, SealBroken, apply
from engines.risk_legacy.campaign.records import fold
from engines.risk_legacy.decisions.base import Decision
from engines.risk_legacy.events.packets import Met, PacketUnsealed
from engines.risk_legacy.factions import brought
from engines.risk_legacy.fields import EMPTY
from engines.risk_legacy.hooks import Power, Seal, announce, seal_of, sealed, seals
from engines.risk_legacy.lands import brought_lands
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.naming import condition, packet_title
from engines.risk_legacy.rules.rewards import scribe
from engines.risk_legacy.state import UNDEALT, State
from engines.risk_legacy.words.moves import Words


@cache
def _prompt(packet: str) -> Text:
    return text("prompt-unseal", packet=packet_title(packet), condition=condition(packet))


def word_seals() -> None:
    """Make the questions of all packets that there are: like any other they are there whether anybody reads them."""
    for seal in seals():
        _prompt(seal.packet)


@record
class Unsealing(Decision, span=WINDOW):
    """There is nothing to choose but when: whoever has met the condition opens it, with a second press."""

    packet: str
    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        """Nobody, where nobody sits; nor if somebody was faster."""
        done = self.packet in state.world.packets.opened
        return () if done or self.seat in state.leaving or not state.people[self.seat] else (self.seat,)

    def run(self, board: Board) -> None:
        if self.packet not in board.state.world.packets.opened:
            unseal(board, self.packet, self.seat)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        options = Words(state, seat).options(BreakSeal(packet=self.packet))
        return Pick(prompt=_prompt(self.packet), options=options, notes=_nothing_to_choose)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((BreakSeal(packet=self.packet),))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        board.pop()
        self.run(board)


def _nothing_to_choose() -> tuple[Text, ...]:
    return (text("note-unseal"),)


def unseal(board: Board, packet: str, seat: int | None, met: Met | None = None) -> None:
    """It is in force at once, and does what it does at this moment; its scar cards wait for the next deal
    (RL-B0.10).

    :param met: what has met its condition before, where nobody opens it."""
    scars = seal_of(packet).scars
    board.change(PacketOpened(packet=packet, scars=scars, factions=brought(packet)))
    faction = None if seat is None else board.side(seat).faction
    if seat is not None and faction is not None:
        board.change(SealBroken(packet=packet, person=board.state.people[seat], faction=faction))
    _rise(board, brought_lands(packet))
    board.amend(pool=(*board.state.pool, *scars))
    board.emit(PacketUnsealed(seat=seat, packet=packet, met=met))
    announce(board, Power.unsealed, packet, seat)


def rewarded(board: Board, packet: str, person: str) -> None:
    """A reward of *person*, or what they have signed, has met its condition: they open it. Somebody else does, if they
    have left their seat since then, or nobody ever could; and it opens by itself where nobody sits any more."""
    assert board.state.ending is not None, "rewards come after a victory"
    seat = scribe(board.state, person)
    board.push(Unsealing(packet=packet, seat=board.state.ending.winner if seat is None else seat))


def ripen(board: Board, seat: int) -> None:
    """*Seat* has just changed the world so that it meets a condition."""
    ripe = [seal.packet for seal in sealed(board.state.world.packets) if seal.met(board.state.world)]
    board.push(*(Unsealing(packet=packet, seat=seat) for packet in reversed(ripe)))


def _rise(board: Board, lands: tuple[int, ...]) -> None:
    """Nobody is there; their cards are shuffled into the deck, once it is laid out."""
    board.amend(fields=(*board.state.fields, *(EMPTY for _ in lands)))
    if lands and board.state.cards != UNDEALT:
        board.cards(deck=board.shuffle((*board.state.cards.deck, *map(card_of, lands))))


def overdue(board: Board) -> None:
    """Packets whose conditions the records of the world have met: they were built, or allowed, later (RL-B0.4)."""
    for seal in sealed(board.state.world.packets):
        if seal.met(board.state.world):
            unseal(board, seal.packet, None, _met(board.state, seal))


def _met(state: State, seal: Seal) -> Met | None:
    """The first change in the records with which its condition was met."""
    barred = any(isinstance(each, PacketsAllowed) for each in state.deltas)
    world = fold(())
    for each in state.chain:
        for delta in each.deltas:
            world = apply(world, delta)
            if seal.met(world):
                return Met(game=each.n, person=getattr(delta, "person", ""), barred=barred)
    return None
