"""What pack 1 asks, shows and tells (RL-B1)."""

from collections.abc import Iterator
from typing import Any

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.menu import Menu
from engines.core.move import Move, part
from engines.core.page import Page, Section
from engines.core.record import evolve
from engines.core.text import text
from engines.risk_legacy.atlas import FACTIONS, NUMBER, POWERS
from engines.risk_legacy.campaign.world import Used
from engines.risk_legacy.events.packets import Met, PacketUnsealed, RulesChanged, TroopsLost
from engines.risk_legacy.moves.packets import spelt
from engines.risk_legacy.moves.rewards import Forgo, FoundMinor, NotNow
from engines.risk_legacy.packets.common import told as common
from engines.risk_legacy.packets.pack_1 import told
from engines.risk_legacy.packets.pack_1.cities import Reinforce, WallCity
from engines.risk_legacy.packets.pack_1.items import DraftPick
from engines.risk_legacy.packets.pack_1.printed import CardKind
from engines.risk_legacy.words.changes import told as told_of
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.packets.happening import drawn
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import reward, won
from tests.told import Thing, board, own

PERU = NUMBER["peru"]


def drafting(seats: int = 4) -> Scene:
    """Every faction has its first power."""
    world = land(packets=("pack_1",))
    banners = tuple(evolve(world.banners[number], power=POWERS[number][0]) for number in range(len(FACTIONS)))
    return opened(seats, world=evolve(world, banners=banners))


def halfway() -> Scene:
    play = drafting()
    for _ in range(9):
        play.clock()
    return play


def ninth_city(seats: int = 4) -> Scene:
    """Eight minor cities were founded before; bob, who held on in Egypt, has founded the ninth."""
    world = evolve(land(allowed=True), used=evolve(Used(), minor_city=8))
    play = won(0, seats=seats, world=world)
    play.does(part(Forgo, sure=None), Forgo())
    reward(play, "found_minor", FoundMinor(territory=NUMBER["egypt"]))
    play.does(NotNow())
    return play


def unsealing() -> Iterator[Menu[Move]]:
    play = ninth_city()
    while play.state.stack[-1].kind == "held_on_reward":
        play.clock()
    yield play.menu()


def picking() -> Iterator[Menu[Move]]:
    play = drafting()
    yield play.menu()
    for _ in range(9):
        play.clock()
    yield play.menu()
    while play.offers(DraftPick):
        play.clock()
    yield play.menu()


def wishing() -> Iterator[Menu[Move]]:
    play = drafting()
    wishes = (DraftPick(category="faction", value=3), DraftPick(category="starting_troops", value=10))
    play.orders(0, Leaf(page="wishes"), *(Edit(field="wishes", value=spelt(wish)) for wish in wishes))
    yield play.booklet(0)
    play.orders(0, Leaf(page="top"))
    yield play.booklet(0)


LANDS = {"peru": (0, 3), "brazil": (0, 4), "china": (0, 2), "egypt": (1, 4), "japan": (2, 3), "mongolia": (1, 9)}
MAJOR = Mark(city="major_city")
CITIES = {"peru": Mark(city="minor_city"), "china": MAJOR, "egypt": MAJOR}


def controlling() -> Iterator[Menu[Move]]:
    play = drawn("control_the_people", LANDS, CITIES)
    yield play.menu()
    play.does(play.offers("maneuver.origin")[0])
    yield play.menu()


def fortifying() -> Iterator[Menu[Move]]:
    play = drawn("fortify", LANDS, CITIES)
    yield play.menu()
    play.does(Reinforce(territory=PERU, troops=2))
    yield play.menu()


def pages() -> Iterator[Thing]:
    yield from board(halfway())
    play = halfway()
    while play.state.turn is None:
        play.clock()
    yield from board(play)
    world = land({"peru": Mark(scar="biohazard")}, packets=("pack_1",))
    lies = scene(troops={"peru": (0, 3), "china": (1, 2), "japan": (2, 2)}, scars={0: "biohazard"}, world=world)
    yield from board(lies)
    yield from own(lies, 0)


def changes() -> Iterator[Thing]:
    """What a game leaves in the world by an event."""
    play = drawn("fortify", LANDS, CITIES)
    before = play.state.world
    play.does(WallCity(territory=PERU))
    yield Page(title=text("world-packets", new=0), sections=(Section(lines=told_of(play.state.deltas, before)),))


DRAFTED: dict[CardKind, tuple[int, ...]] = {
    "turn_order": (1,), "starting_placement": (2,), "starting_troops": (1, 10), "starting_coin_cards": (0, 1, 2)
}  # fmt: skip
ROUNDS = (((0, 5), (1, 6), (2, 6)), ((1, 2), (2, 3)))
SAMPLES: tuple[Any, ...] = (
    *(PacketUnsealed(seat=seat, packet="pack_1") for seat in (1, None)),
    PacketUnsealed(seat=None, packet="pack_1", met=Met(game=3, person="ann", barred=True)),
    *(RulesChanged(packets=packets) for packets in (("pack_1",), ("pack_1", "pack_2"))),
    *(common.LandFed(seat=0, territory=PERU, troops=troops) for troops in (1, 2)),
    *(TroopsLost(seat=0, territory=PERU, troops=troops, emptied=troops == 1) for troops in (1, 2)),
    TroopsLost(seat=0, territory=PERU, troops=2, emptied=False, cause="riots"),
    TroopsLost(seat=0, territory=PERU, troops=1, emptied=True, cause="biohazard", hq=0),
    evolve(TroopsLost(seat=0, territory=0, troops=1, emptied=True, cause="resistance"), territory=(PERU, 1)),
    *(common.EventDrawn(event=event, seat=seat) for event, seat in (("riots", None), ("fortify", 1))),
    common.EventDestroyed(event="fortify"),
    told.DraftBegan(rounds=ROUNDS, first=2),
    *(
        told.CardDrafted(seat=0, category=category, value=value)
        for category, values in DRAFTED.items()
        for value in values
    ),
    told.TurnsSettled(order=(2, 0, 1)),
    *(told.CoinsDrafted(seat=0, coins=coins) for coins in (1, 2)),
    told.CityWalled(seat=0, territory=PERU),
    *(
        told.Rioted(seat=0, territory=PERU, die=die, quiet=quiet, hq=hq)
        for die, quiet, hq in ((5, True, None), (3, False, None), (1, False, 1))
    ),
)  # fmt: skip
MENUS = {menu.__name__: menu for menu in (unsealing, picking, wishing, controlling, fortifying)}


def blocked() -> Iterator[Thing]:
    play = halfway()
    yield from play.match.blocked(play.mover)


TOLD: dict[str, Any] = {**MENUS, "blocked": blocked, "pages": pages, "changes": changes, "events": lambda: SAMPLES}
