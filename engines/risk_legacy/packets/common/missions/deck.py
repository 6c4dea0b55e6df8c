"""The deck of missions, of which one lies face up (RL-B3.3), and what missions remember."""

from __future__ import annotations

from typing import Any

from engines.core.record import evolve, record
from engines.core.rng import Rng
from engines.core.text import CardRef, SeatRef, Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PacketDelta
from engines.risk_legacy.campaign.world import Lore, World
from engines.risk_legacy.packets.common.missions.mission import demand, missions, owned
from engines.risk_legacy.packets.common.missions.told import MissionTurnedUp
from engines.risk_legacy.packets.common.titles import MissionTitle
from engines.risk_legacy.shelf import Aim, Shelf


@record
class MissionDeck(Shelf):
    """Index 0 of the deck is its top."""

    deck: tuple[str, ...]
    face_up: str | None = None
    discard: tuple[str, ...] = ()

    def seen(self) -> MissionDeck:
        """Which missions are left, in the order of the alphabet; nobody knows which comes next (RL-B0.11)."""
        return evolve(self, deck=tuple(sorted(self.deck)))

    def told(self, view: Any) -> tuple[Text, ...]:
        """The one that lies face up, then those of factions."""
        own = tuple(_owned(view, seat, side.faction) for seat, side in enumerate(view.sides))
        return (*self._lying(), *(line for lines in own for line in lines))

    def _lying(self) -> tuple[Text, ...]:
        if self.face_up is None:
            return ()
        mission, stars = CardRef(self.face_up), missions()[self.face_up].stars
        return (text("board-mission", mission=mission, stars=stars, demand=demand(self.face_up)),)

    def besides(self) -> tuple[Text, ...]:
        return (text("besides-missions", deck=len(self.deck), discard=len(self.discard)),)

    def aims(self, view: Any) -> tuple[Aim, ...]:
        """The one that lies face up, and the reader's own unless it is used up."""
        own = None if view.me is None else _unused(view, view.me, view.sides[view.me].faction)
        found = (("aim-mission", self.face_up), ("aim-own-mission", own))
        return tuple(
            Aim(text(key, mission=CardRef(name)), missions()[name].stars, demand(name)) for key, name in found if name
        )

    def dealt(self, rng: Rng) -> MissionDeck:
        return evolve(self, deck=rng.shuffled(sorted(self.deck))[0])


@record
class MissionsUsed(Shelf):
    """Seats whose factions have used the mission in their red slot in this game (RL-B4.3)."""

    seats: tuple[int, ...]


def _owned(view: Any, seat: int, faction: int | None) -> tuple[Text, ...]:
    """The mission in the red slot of a faction that is played."""
    name = None if faction is None else owned(view.world.banners[faction])
    if name is None:
        return ()
    spent = int(_spent(view, seat))
    return (text("board-own-mission", who=SeatRef(seat), mission=CardRef(name), demand=demand(name), used=spent),)


def _unused(view: Any, seat: int, faction: int | None) -> str | None:
    """The same by name, as long as it may be fulfilled in this game."""
    return None if faction is None or _spent(view, seat) else owned(view.world.banners[faction])


def _spent(view: Any, seat: int) -> bool:
    used = view.shelved(MissionsUsed)
    return used is not None and seat in used.seats


@record
class MissionsGone(Lore):
    """Missions that are out of this world for good."""

    missions: tuple[str, ...]


@record
class MissionDestroyed(PacketDelta):
    mission: MissionTitle

    def on(self, world: World) -> World:
        return world.learnt(MissionsGone(missions=(*gone(world), self.mission)))


def gone(world: World) -> tuple[str, ...]:
    """The destroyed ones."""
    known = world.known(MissionsGone)
    return known.missions if known else ()


def kept(world: World) -> tuple[str, ...]:
    """Those of the deck that lie in red slots."""
    found = [owned(banner) for banner in world.banners]
    return tuple(name for name in found if name is not None and missions()[name].packet)


def boxed(world: World) -> tuple[str, ...]:
    """The missions that open packets have brought, as far as they are still cards of the deck."""
    away, opened = (*gone(world), *kept(world)), world.packets.opened
    return tuple(name for name, mission in missions().items() if mission.packet in opened and name not in away)


def turn_up(board: Board) -> None:
    """The next mission, where none lies face up: with none in the deck the discarded ones are shuffled (RL-B3.3)."""
    lies = board.state.shelved(MissionDeck)
    if lies is None or lies.face_up is not None:
        return
    deck, discard = (lies.deck, lies.discard) if lies.deck else (board.shuffle(lies.discard), ())
    if deck:
        lay(board, MissionDeck(deck=deck[1:], face_up=deck[0], discard=discard))


def choose(board: Board, mission: str) -> None:
    """That one of the deck lies face up from now on; the one before goes back into it, and it is shuffled
    (RL-B3.7, B4.1)."""
    lies = board.state.shelved(MissionDeck)
    assert lies is not None, "somebody chooses from it"
    before = () if lies.face_up is None else (lies.face_up,)
    rest = tuple(name for name in lies.deck if name != mission)
    deck = board.shuffle((*rest, *before)) if before else rest
    lay(board, evolve(lies, deck=deck, face_up=mission))


def lay(board: Board, lies: MissionDeck) -> None:
    assert lies.face_up is not None
    board.shelve(lies)
    board.emit(MissionTurnedUp(mission=lies.face_up))
