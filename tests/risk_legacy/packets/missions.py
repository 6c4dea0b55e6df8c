"""Positions in which missions lie on the table (RL-B3.3, B4.3)."""

from collections.abc import Mapping
from typing import Any

from engines.core.record import evolve
from engines.risk_legacy.atlas import CONTINENTS, NUMBER
from engines.risk_legacy.campaign.world import Campaigned, World
from engines.risk_legacy.components import CityKind
from engines.risk_legacy.packets.common.cards import DrawEvent, EventDeck
from engines.risk_legacy.packets.common.missions.claiming import Claiming
from engines.risk_legacy.packets.common.missions.deck import MissionDeck, MissionsUsed, boxed
from engines.risk_legacy.packets.common.missions.exploits import Exploits
from engines.risk_legacy.packets.common.missions.moves import ChooseMission, ClaimMission, NoMission
from engines.risk_legacy.packets.pack_3.homelands import Homelands
from engines.risk_legacy.shelf import Shelf
from tests.risk_legacy.arrange import Mark, land, opened, scene, settled
from tests.risk_legacy.scene import Scene

PERU, CHINA = NUMBER["peru"], NUMBER["china"]
MINOR: CityKind = "minor_city"
SIX = ("peru", "egypt", "india", "china", "ural", "alaska")
ISLANDS = ("greenland", "iceland", "great_britain", "madagascar", "japan", "indonesia", "new_guinea")
FOUNDS = ClaimMission(mission="world_is_ready", stars=2, territory=CHINA)
BOTH = ("pack_3", "pack_4")
CAPITAL = Mark(city="world_capital")
ELSEWHERE = {"argentina": (1, 3), "madagascar": (2, 3)}
"""Nobody is knocked out by accident."""


def lying(world: World, face_up: str | None, *, discard: tuple[str, ...] = ()) -> MissionDeck:
    """The others are in the deck, in the order of the data."""
    away = (face_up, *discard)
    return MissionDeck(deck=tuple(each for each in boxed(world) if each not in away), face_up=face_up, discard=discard)


def mission(
    face_up: str | None,
    *,
    world: World | None = None,
    packets: tuple[str, ...] = ("pack_3",),
    cities: Mapping[str, CityKind] | None = None,
    troops: Mapping[str, tuple[int, int]] | None = None,
    shelf: tuple[Shelf, ...] = (),
    discard: tuple[str, ...] = (),
    **more: Any,
) -> Scene:
    """Before the end of a turn of seat 0, with that mission face up."""
    world = world or land({name: Mark(city=kind) for name, kind in (cities or {}).items()}, packets=packets)
    stand = {"brazil": (0, 5), **ELSEWHERE, **(troops or {})}
    return scene(troops=stand, world=world, shelf=(lying(world, face_up, discard=discard), *shelf), **more)


def held(*names: str, by: int = 0) -> dict[str, tuple[int, int]]:
    return dict.fromkeys(names, (by, 2))


def claimable(play: Scene) -> list[str]:
    """What may be claimed at the end of the turn."""
    play.end()
    asks = play.state.stack[-1] if play.state.stack else None
    return [move.mission for move in play.offers(ClaimMission)] if isinstance(asks, Claiming) else []


def claims(play: Scene) -> None:
    """The only one, if the turn has ended."""
    (move,) = play.offers(ClaimMission)
    play.does(move)


def declines(play: Scene) -> None:
    (move,) = play.offers(NoMission)
    play.does(move)


# ---- missions that are met


def conquered(*lands: str) -> dict[str, Any]:
    return {"conquered": tuple(NUMBER[name] for name in lands)}


def infrastructure(**more: Any) -> Scene:
    """Seat 0 meets the mission that lies face up, and has ended its turn."""
    more = {"cities": dict.fromkeys(SIX, MINOR), "troops": held(*SIX), **more}
    play = mission("superior_infrastructure", **more)
    play.end()
    return play


def exploring(**more: Any) -> Scene:
    play = mission("explore_the_world", troops={**held(*ISLANDS), "egypt": (2, 3)}, turn=conquered("japan"), **more)
    play.end()
    return play


def ready(mark: Mark | None = None, **more: Any) -> Scene:
    """Seat 0 holds China and a card is due; that of China shows four coins."""
    world = land({"china": mark or Mark(coins=4), "alaska": Mark(coins=5)}, packets=("pack_3",), allowed=True)
    more = {"turn": conquered("china"), "row": "alaska china peru egypt", **more}
    return mission("world_is_ready", world=world, troops=held("china", "peru"), **more)


def caused(cities: tuple[str, ...], **more: Any) -> Scene:
    """*Join the Cause* is drawn in the turn of seat 1."""
    world = land(dict.fromkeys(cities, Mark(city="minor_city")), packets=("pack_3",))
    stand = {**held(*cities), "brazil": (0, 5), "argentina": (1, 3), "madagascar": (2, 3), **more.pop("troops", {})}
    shelf = (lying(world, "reign_of_terror"), EventDeck(deck=("join_the_cause",) * 3))
    state = scene(troops=stand, world=world, shelf=shelf, seat=1, **more).state
    return Scene(*settled(state.evolve(stack=(*state.stack, DrawEvent()))))


def drawing(row: str, home: str | None = "asia", *, due: bool = True, **more: Any) -> Scene:
    """Seat 0 holds Brazil, has conquered if a card is *due*, and ends its turn."""
    homes = (None if home is None else CONTINENTS.index(home), None, None)
    world = land({name: Mark(coins=2) for name in ("india", "egypt")}, packets=("pack_3",))
    stand = {"brazil": (0, 5), "peru": (1, 3), "alaska": (2, 3), **more.pop("troops", {})}
    turn = {"conquered": (NUMBER["brazil"],)} if due else {}
    play = scene(troops=stand, world=world, row=row, turn=turn, shelf=(Homelands(continents=homes),), **more)
    play.end()
    return play


def crowned(world: World, *wins: int) -> World:
    """Each faction, in the order of the data, has won so many games."""
    every = (*wins, *(0,) * (len(world.banners) - len(wins)))
    banners = tuple(
        evolve(banner, past=tuple(_won(n) for n in range(1, count + 1)))
        for banner, count in zip(world.banners, every, strict=True)
    )
    return evolve(world, banners=banners)


def _won(n: int) -> Campaigned:
    return Campaigned(game=n, person="ann", start=NUMBER["alaska"], result="won")


def beginning(capital: str = "china", **more: Any) -> Scene:
    """The setup up to the first question that is none of places; the first seat plays faction 0, which has won once."""
    play = opened(world=crowned(land({capital: CAPITAL}, packets=BOTH), 1), game=2, **more)
    while not (play.offers(ChooseMission) or play.state.turn):
        play.clock()
    return play


def owner(*, used: tuple[int, ...] = (), face_up: str = "superior_infrastructure", **more: Any) -> Scene:
    """Seat 0 has *Wide Border* in its red slot and meets it."""
    world = land(dict.fromkeys(("peru", "egypt", "india", "ural", "alaska"), Mark(city="minor_city")), packets=BOTH)
    banners = (evolve(world.banners[0], more=("wide_border",)), *world.banners[1:])
    shelf = (Exploits(continents=2), MissionsUsed(seats=used))
    return mission(face_up, world=evolve(world, banners=banners), shelf=shelf, **more)
