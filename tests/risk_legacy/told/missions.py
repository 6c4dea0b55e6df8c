"""What packs 3 and 4 ask, show and tell (RL-B3, RL-B4)."""

from collections.abc import Iterator
from typing import Any

from engines.core.menu import Menu
from engines.core.move import Move
from engines.risk_legacy.atlas import CONTINENTS, NUMBER
from engines.risk_legacy.events.packets import PacketUnsealed, TroopsLost
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.packets.common.missions.moves import ClaimMission
from engines.risk_legacy.packets.common.missions.told import MissionClaimed, MissionKept, MissionTurnedUp
from engines.risk_legacy.packets.common.told import EventDestroyed, EventDrawn, LandFed
from engines.risk_legacy.packets.pack_3.capital import CapitalFounded
from engines.risk_legacy.packets.pack_3.cause import Rally
from engines.risk_legacy.packets.pack_3.homelands import Homelands, HomelandsFound
from engines.risk_legacy.packets.pack_3.links import LinkFrom, SeaCharted
from engines.risk_legacy.packets.pack_4.seal import FactionLeads
from tests.risk_legacy.packets.missions import (
    BOTH,
    FOUNDS,
    beginning,
    caused,
    drawing,
    exploring,
    infrastructure,
    owner,
    ready,
)
from tests.risk_legacy.scene import Scene
from tests.told import Thing, board

PERU, CHINA = NUMBER["peru"], NUMBER["china"]
ASIA, EUROPE = (CONTINENTS.index(name) for name in ("asia", "europe"))


def claiming() -> Iterator[Menu[Move]]:
    """With a card and without; and one that makes a mark."""
    yield infrastructure().menu()
    yield infrastructure(turn={"conquered": (PERU,)}).menu()
    play = ready()
    play.end()
    yield play.menu()


def founding() -> Iterator[Menu[Move]]:
    """The capital, what waited for it, its name."""
    play = ready()
    play.end()
    play.does(FOUNDS)
    yield play.menu()
    play.does(BreakSeal(packet="pack_4"))
    yield play.menu()


def linking() -> Iterator[Menu[Move]]:
    play = exploring()
    play.does(play.offers(ClaimMission)[0])
    yield play.menu()
    play.does(LinkFrom(territory=PERU))
    yield play.menu()


def rallying() -> Iterator[Menu[Move]]:
    play = caused(("peru", "egypt"))
    yield play.menu()
    play.does(Rally(territory=PERU, troops=1))
    yield play.menu()
    play.does(Rally(territory=PERU, troops=1))
    yield play.menu()


def choosing() -> Iterator[Menu[Move]]:
    yield beginning().menu()


def drawn() -> Iterator[Menu[Move]]:
    """Of the homeland, or a coin."""
    yield drawing("alaska china peru egypt").menu()


def table() -> Iterator[Thing]:
    homes = Homelands(continents=(ASIA, None, EUROPE))
    play: Scene = infrastructure(shelf=(homes,), packets=BOTH)
    play.does(play.offers(ClaimMission)[0])
    yield from board(play)
    yield from board(owner())
    yield from board(owner(used=(0,)))


SAMPLES: tuple[Any, ...] = (
    *(PacketUnsealed(seat=seat, packet=packet) for packet in BOTH for seat in (1, None)),
    *(EventDrawn(event="join_the_cause", seat=seat) for seat in (1, None)),
    EventDestroyed(event="join_the_cause"),
    LandFed(seat=0, territory=PERU, troops=1),
    TroopsLost(seat=0, territory=PERU, troops=1, emptied=True),
    MissionTurnedUp(mission="urban_assault"),
    *(MissionClaimed(seat=0, mission="explore_the_world", stars=stars) for stars in (1, 2)),
    MissionKept(mission="wide_border", faction=1),
    *(HomelandsFound(homelands=homes) for homes in ((), ((0, ASIA), (1, EUROPE)))),
    SeaCharted(seat=0, one=PERU, other=CHINA),
    *(CapitalFounded(seat=0, territory=CHINA, replaced=city) for city in (None, "minor_city")),
    *(FactionLeads(seat=0, wins=wins) for wins in (1, 5)),
)
MENUS = {menu.__name__: menu for menu in (claiming, founding, linking, rallying, choosing, drawn)}
TOLD: dict[str, Any] = {**MENUS, "table": table, "events": lambda: SAMPLES}
