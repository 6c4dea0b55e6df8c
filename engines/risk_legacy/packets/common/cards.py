"""The deck of event cards (RL-B0.8)."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, cast

from engines.core.frame import Frame
from engines.core.record import Family, evolve, family, members, record
from engines.core.rng import Rng
from engines.core.text import Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PacketDelta
from engines.risk_legacy.campaign.world import Lore, World
from engines.risk_legacy.hooks import Packet
from engines.risk_legacy.packets.common.titles import EventTitle
from engines.risk_legacy.packets.common.told import EventDestroyed, EventDrawn
from engines.risk_legacy.shelf import Shelf
from engines.risk_legacy.state import State

GAME = __package__.rpartition(".packets")[0]


@family
class EventCard(Family):
    """One kind of event, called in the data like its ``kind``."""

    packet: ClassVar[str]
    """The packet that brings it; it is in the deck from the next game on."""
    copies: ClassVar[int]

    def names(self, state: State) -> int | None:
        """The seat that the event names; ``None``: nobody."""
        return None

    def happen(self, board: Board) -> None:
        """It has been drawn and lies on the discard; :func:`destroy` takes it from there."""
        raise NotImplementedError


@cache
def event_cards() -> tuple[EventCard, ...]:
    """One of each kind."""
    found: Any = members(EventCard, GAME).values()
    return tuple(card() for card in cast("Any", found))


def event_card(name: str) -> EventCard:
    return next(card for card in event_cards() if card.kind == name)


@record
class Destroyed(Lore):
    """Event cards that are gone for good."""

    events: tuple[str, ...]


@record
class EventCardDestroyed(PacketDelta):
    event: EventTitle

    def on(self, world: World) -> World:
        before = world.known(Destroyed)
        return world.learnt(Destroyed(events=(*(before.events if before else ()), self.event)))


@record
class EventDeck(Shelf):
    """Index 0 is the top."""

    deck: tuple[str, ...]
    discard: tuple[str, ...] = ()

    def seen(self) -> EventDeck:
        """Which cards are left, in the order of the alphabet; nobody knows which comes next (RL-B0.11)."""
        return evolve(self, deck=tuple(sorted(self.deck)))

    def dealt(self, rng: Rng) -> EventDeck:
        return evolve(self, deck=rng.shuffled(sorted(self.deck))[0])


@record
class Events(Packet):
    def setup_end(self, board: Board) -> None:
        """All event cards that are left in the box are shuffled."""
        box = boxed(board.state.world)
        if box:
            board.shelve(EventDeck(deck=board.shuffle(box)))

    def turn_slot1(self, board: Board, card: int) -> None:
        """A card with an even number of coins brings an event, once the draw is over."""
        if board.state.world.worth(card) % 2 == 0 and board.state.shelved(EventDeck):
            board.push(DrawEvent())


def boxed(world: World) -> tuple[str, ...]:
    """The event cards of open packets that were not destroyed, in the order of their packets."""
    left = [card.kind for card in event_cards() if card.packet in world.packets.opened for _ in range(card.copies)]
    gone = world.known(Destroyed)
    for event in gone.events if gone else ():
        left.remove(event)
    return tuple(left)


@record
class DrawEvent(Frame):
    def run(self, board: Board) -> None:
        lies = board.state.shelved(EventDeck)
        if lies is None or not (lies.deck or lies.discard):
            return
        deck, discard = (lies.deck, lies.discard) if lies.deck else (board.shuffle(lies.discard), ())
        board.shelve(EventDeck(deck=deck[1:], discard=(*discard, deck[0])))
        card = event_card(deck[0])
        board.emit(EventDrawn(event=card.kind, seat=card.names(board.state)))
        card.happen(board)


def destroy(board: Board, event: str) -> None:
    """The card of that name on top of the discard leaves the world for good."""
    lies = board.state.shelved(EventDeck)
    assert lies is not None, "it was just drawn"
    assert lies.discard[-1] == event, "it was drawn last"
    board.shelve(evolve(lies, discard=lies.discard[:-1]))
    board.change(EventCardDestroyed(event=event))
    board.emit(EventDestroyed(event=event))


def most_populous(state: State) -> int | None:
    """The seat whose cities have the greatest population together; nobody at a tie, or without any (RL-B0.9)."""
    found = [(state.world.population(state.held(seat)), seat) for seat in state.present]
    best = max((population for population, _ in found), default=0)
    foremost = [seat for population, seat in found if population == best]
    return foremost[0] if best and len(foremost) == 1 else None


def why_theirs(state: State, seat: int) -> Text:
    """Why an event asks *seat*, if it is for the largest population."""
    return text("note-largest-population", population=state.world.population(state.held(seat)))
