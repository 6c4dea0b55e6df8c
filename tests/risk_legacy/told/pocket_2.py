"""What pocket 2 asks, shows and tells (RL-B6)."""

from collections.abc import Iterator
from typing import Any

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.menu import Menu
from engines.core.move import Move
from engines.risk_legacy.atlas import NUMBER, card_of
from engines.risk_legacy.campaign.deltas import apply
from engines.risk_legacy.events.turn import CardTaken
from engines.risk_legacy.moves.packets import BreakSeal, spelt
from engines.risk_legacy.packets.common.cards import EventDeck
from engines.risk_legacy.packets.common.told import EventDrawn
from engines.risk_legacy.packets.pocket_2 import told
from engines.risk_legacy.packets.pocket_2.moves import BeamDown, TakeWorth
from engines.risk_legacy.packets.pocket_2.printed import CARDS
from engines.risk_legacy.packets.pocket_2.ruins import Ruined
from tests.risk_legacy.arrange import Mark, scene
from tests.risk_legacy.packets.island import ALIENS, FOES, ISLAND, NINE, POCKET, calling, risen
from tests.told import Thing, board, own

LANDS = {"alien_island": (0, 5), "alaska": (0, 3), **FOES}
CITIES = {"peru": Mark(city="major_city"), "japan": Mark(city="minor_city"), "ural": Mark(coins=2)}
JAPAN = NUMBER["japan"]


def rising() -> Iterator[Menu[Move]]:
    play = calling(opens=False)
    play.trade("coin " * 10)
    yield play.menu()
    play.does(BreakSeal(packet=POCKET))
    yield play.menu()
    play.clock()
    yield play.menu()
    play.clock()
    yield play.menu()


def weakening() -> Iterator[Menu[Move]]:
    for scar in CARDS[:2]:
        yield scene(world=risen(), troops={**NINE, **FOES}, scars={0: scar}, phase="muster").menu()
    yield scene(world=risen(), troops={**NINE, **FOES}, scars={0: "purist"}, phase="start").menu()


def landing() -> Iterator[Menu[Move]]:
    claims = scene(world=risen(marks={"alaska": CITIES["japan"]}), troops=LANDS, factions={0: ALIENS})
    claims.end()
    yield claims.menu()
    for name in ("beam_down", "die_humans", "mysterious_island"):
        given: dict[str, Any] = {"turn": {"conquered": (NUMBER["alaska"],)}, "deck": "ural kamchatka"}
        play = scene(
            world=risen(marks=CITIES),
            troops=LANDS,
            factions={0: ALIENS},
            row="china alaska alien_island mongolia" if name == "die_humans" else "china alaska siberia mongolia",
            shelf=(EventDeck(deck=(name,)),),
            **given,
        )
        play.end()
        yield play.menu()
        if name == "die_humans":
            play.clock()
            yield play.menu()


def wishing() -> Iterator[Menu[Move]]:
    """Of the Aliens, before and after."""
    play = scene(world=risen(marks=CITIES), troops=LANDS, factions={0: ALIENS})
    play.orders(0, Leaf(page="wishes"))
    yield play.booklet(0)
    for wish in (*WISHES, BeamDown(territory=NUMBER["peru"])):
        play.orders(0, Edit(field="wishes", value=spelt(wish)))
    yield play.booklet(0)


def pages() -> Iterator[Thing]:
    world = apply(risen(marks=CITIES, powers={1: "cautious"}), Ruined(territory=JAPAN))
    hands = {0: "peru alien_island coin"}
    play = scene(world=world, troops=LANDS, factions={0: ALIENS}, hands=hands, scars={0: "purist"})
    yield from board(play)
    yield from own(play, 0)


SAMPLES: tuple[Any, ...] = (
    told.IslandRisen(seat=0, faction=0, power="alien_collaborator"),
    told.IslandRisen(seat=0, faction=5, power=None),
    told.IslandJoined(seat=0, island=ISLAND, territory=JAPAN),
    *(told.IslandManned(seat=0, territory=ISLAND, recruits=recruits, troops=10) for recruits in (31, 33)),
    told.WeaknessGiven(seat=0, faction=1, scar="short_sighted"),
    told.CoinRefused(seat=0, coins=2),
    *(told.CoinsGivenBack(seat=0, coins=coins) for coins in (1, 2)),
    told.DominationClaimed(seat=0),
    told.BeamedDown(seat=0, territory=JAPAN, troops=5),
    *(told.CityRuined(seat=0, territory=JAPAN, hq=hq) for hq in (None, 1)),
    CardTaken(seat=0, card=card_of(ISLAND), levied=False),
    *(EventDrawn(event="mysterious_island", seat=seat) for seat in (0, None)),
)
WISHES = (TakeWorth(coins=3),)
MENUS = {menu.__name__: menu for menu in (rising, weakening, landing, wishing)}
TOLD: dict[str, Any] = {**MENUS, "pages": pages, "events": lambda: SAMPLES}
