"""What pack 2 asks, shows and tells (RL-B2), and scar cards that are for the start of a turn (RL-6.5)."""

from collections.abc import Iterator
from typing import Any

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.menu import Menu
from engines.core.move import Move, part
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.deltas import PowerAdded, apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.events.battle import OrderDropped
from engines.risk_legacy.events.packets import PacketUnsealed, TroopsLost
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.moves.turn import LayScar
from engines.risk_legacy.packets.common.told import LandFed
from engines.risk_legacy.packets.pack_2.comeback import ComebackTaken
from engines.risk_legacy.packets.pack_2.components import COMEBACKS
from engines.risk_legacy.packets.pack_2.wandering import HqMoved
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import won
from tests.risk_legacy.war import PERU, attack, duel
from tests.told import Thing, board, own

CHINA, BRAZIL = NUMBER["china"], NUMBER["brazil"]
LANDS = {"peru": (0, 3), "brazil": (0, 2), "venezuela": (1, 2), "egypt": (1, 4), "japan": (2, 3)}
HQS = {"brazil": 0, "egypt": 1, "japan": 2}
MARKS = {"peru": Mark(scar="mercenary"), "china": Mark(city="minor_city"), "alaska": Mark(scar="bunker")}


def having(*powers: str) -> World:
    """Factions with these comeback powers, in their order."""
    world = land(MARKS, packets=("pack_2",))
    for faction, power in enumerate(powers):
        world = apply(world, PowerAdded(faction=faction, power=power))
    return world


def starting(*powers: str, **more: Any) -> Scene:
    return scene(troops=LANDS, hqs=HQS, phase="start", world=having(*powers), **more)


def unsealing() -> Iterator[Menu[Move]]:
    """Whoever is out at the end of a game opens it, and picks."""
    play = won(out=(1, 2, 3), world=land(allowed=True))
    yield play.menu()
    play.does(BreakSeal(packet="pack_2"))
    yield play.menu()


def laying() -> Iterator[Menu[Move]]:
    play = starting(scars={0: "mercenary"})
    yield play.menu()
    play.does(part(LayScar, scar="mercenary"))
    yield play.menu()
    yield starting(scars={0: "bunker"}, hands={0: "peru brazil china coin"}).menu()
    yield starting(scars={0: "bunker"}).menu()


def queueing() -> Iterator[Menu[Move]]:
    play = starting(scars={1: "mercenary"})
    yield play.booklet(1)
    play.orders(1, Leaf(page="plays"))
    yield play.booklet(1)
    save = Edit(field="plays", value="save")
    play.orders(1, Edit(field="whose_turn", value=2), Edit(field="scarred", value=CHINA), save, Leaf(page="top"))
    yield play.booklet(1)


def passing() -> Iterator[Menu[Move]]:
    """A card that is not for battles."""
    play = duel(scars={1: "mercenary"}, world=land(packets=("pack_2",)))
    attack(play)
    yield play.menu()


def moving() -> Iterator[Menu[Move]]:
    yield starting("mobile").menu()


def landing() -> Iterator[Menu[Move]]:
    yield starting("stealthy").menu()


def aiming() -> Iterator[Menu[Move]]:
    play = scene(troops={**LANDS, "peru": (0, 8)}, hqs={"venezuela": 1}, world=having("well_armed"))
    play.does(part(Assault, target=NUMBER["venezuela"]), part(Assault, origin=PERU))
    yield play.menu()


def pages() -> Iterator[Thing]:
    play = starting("convincing", "mobile", scars={0: "mercenary"})
    yield from board(play)
    yield from own(play, 0)


def blocked() -> Iterator[Thing]:
    yield from starting(scars={0: "bunker"}).match.blocked(0)
    play = duel(scars={1: "mercenary"}, world=land(packets=("pack_2",)))
    attack(play)
    yield from play.match.blocked(1)


SAMPLES: tuple[Any, ...] = (
    *(PacketUnsealed(seat=seat, packet="pack_2") for seat in (1, None)),
    *(ComebackTaken(seat=1, faction=faction, power=power) for faction, power in enumerate(COMEBACKS[:2])),
    *(HqMoved(seat=0, origin=BRAZIL, target=PERU, whose=whose) for whose in (0, 1)),
    *(LandFed(seat=0, territory=PERU, troops=troops) for troops in (1, 2)),
    *(TroopsLost(seat=0, territory=PERU, troops=troops, emptied=troops == 1) for troops in (1, 2)),
    OrderDropped(owners=(0,), order="play"),
)
MENUS = {menu.__name__: menu for menu in (unsealing, laying, queueing, passing, moving, landing, aiming)}
TOLD: dict[str, Any] = {**MENUS, "blocked": blocked, "pages": pages, "events": lambda: SAMPLES}
