"""Menus of every kind: positions laid out for them, and whatever comes up when menus are answered by chance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.event import Event
from engines.core.match import Match, begin
from engines.core.menu import Menu, Picked, Words
from engines.core.move import Cancel, Move, part
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.concession import Concede, PenConcede
from engines.risk_legacy.moves.founding import ByChance, FixPower, TakeFaction
from engines.risk_legacy.moves.rewards import Forgo, FoundMajor, GiveName, NotNow, RewardMove
from engines.risk_legacy.moves.turn import BuyStar, Expand, GoOn, Maneuver, Place, Trade
from tests.campaigns import Table
from tests.playing import played
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, PERU, attack, duel
from tests.risk_legacy.worlds import PEOPLE, bequeathed

STEPS = 150
"""Of a stroll: enough for every phase."""
SCARRED = land(
    {
        "peru": Mark(city="major_city", founder="bob", boxes=4, scar="bunker"),
        "greenland": Mark(scar="ammo_shortage"),
        "northwest_territory": Mark(city="minor_city", founder="ann", boxes=10),
    },
    named={"asia": "ann"},
)


class Sight(NamedTuple):
    """What one seat reads at one moment."""

    match: Match[Any]
    seat: int
    menu: Menu[Move]


def sights(play: Scene, *, aside: bool = False) -> Iterator[Sight]:
    for seat in play.match.asked():
        yield Sight(play.match, seat, play.menu(seat))
    if aside:
        for seat in play.state.seats:
            menu = play.match.aside(seat)
            if menu is not None:
                yield Sight(play.match, seat, menu)


@cache
def laid_out() -> tuple[Sight, ...]:
    walks = (founding, starting, own_turn, fighting, reacting, ordering, rewarding)
    return tuple(sight for walk in walks for sight in walk())


def founding() -> Iterator[Sight]:
    match, _ = begin(GAME, 3, "a founding")
    play = Scene(match)
    yield from sights(play)
    while isinstance(play.menu().options[-1].move, FixPower):
        play.does(ByChance())
    yield from sights(play)


def starting() -> Iterator[Sight]:
    play = opened(5, world=SCARRED)
    yield from sights(play)
    play.does(TakeFaction(faction=1))
    yield from sights(play)


def own_turn() -> Iterator[Sight]:
    hands = {0: "china coin coin egypt india peru"}
    troops = {"north_africa": (0, 3), "western_europe": (0, 2)}
    play = duel(8, 5, world=SCARRED, hands=hands, hqs={"peru": 1}, troops=troops, phase="start")
    yield from sights(play)
    for move in (part(BuyStar, cards=None), part(BuyStar, add=NUMBER["china"])):
        play.does(move)
        yield from sights(play)
    play.does(Cancel(), GoOn())
    yield from sights(play)
    for choice in (part(Trade, cards=None), part(Trade, add=NUMBER["china"])):
        play.does(choice)
        yield from sights(play)
    play.does(Cancel(), part(Place, territory=BRAZIL))
    yield from sights(play)
    play.does(Place(territory=BRAZIL, troops=3))
    yield from sights(play)
    play.does(part(Expand, target=NUMBER["venezuela"]))
    yield from sights(play)
    play.does(Cancel(), part(Maneuver, origin=BRAZIL))
    yield from sights(play)
    play.does(part(Maneuver, target=NUMBER["north_africa"]))
    yield from sights(play)
    yield from sights(scene(3, phase="start", troops={"egypt": (1, 3), "japan": (2, 3)}))
    lands = {"peru": (0, 2), "china": (0, 2), "japan": (1, 9), "ural": (2, 1)}
    row, turn = "peru china egypt alaska", {"conquered": (PERU,)}
    picking = scene(3, troops=lands, row=row, turn=turn)
    picking.end()
    yield from sights(picking)


def fighting() -> Iterator[Sight]:
    armed: dict[str, Any] = {"scars": {0: "ammo_shortage"}, "missiles": {0: 3}}
    play = duel(12, 5, troops={"north_africa": (0, 3), "argentina": (0, 4)}, hqs={"peru": 1}, **armed)
    yield from sights(play)
    for move in (part(Assault, target=PERU), part(Assault, origin=BRAZIL), part(Assault, order=BRAZIL)):
        play.does(move)
        yield from sights(play)
    settings = part(Assault, press=2), part(Assault, keep=3), part(Assault, advance="max")
    play.does(part(Assault, scar=True), *settings)
    yield from sights(play)


def reacting() -> Iterator[Sight]:
    asked = duel(8, 5, defence_choice="ask")
    attack(asked)
    yield from sights(asked)
    scars = duel(8, 5, scars={1: "bunker"})
    attack(scars)
    yield from sights(scars)
    missiles = duel(8, 2, hqs={"peru": 1}, missiles={1: 2, 0: 1}, dice=(6, 5, 4, 3, 2))
    attack(missiles)
    yield from sights(missiles)
    follow = duel(8, 1, hqs={"peru": 1}, dice=(6, 5, 4, 1))
    attack(follow)
    yield from sights(follow)


def ordering() -> Iterator[Sight]:
    play = duel(8, 5, scars={1: "bunker"}, missiles={1: 2}, concession="unanimous")
    yield from sights(play, aside=True)
    written: tuple[tuple[Move, ...], ...] = (
        (Leaf(page="dice"), Edit(field="one_die", value=PERU)),
        (Leaf(page="scar_watch"), Edit(field="scar_watch", value=PERU)),
        (Leaf(page="traps"),),
        (Leaf(page="missile_watch"), Edit(field="missile_watch", value="all")),
        (Leaf(page="rules"),),
        (Leaf(page="concede"), PenConcede(to=0), Concede(to=0)),
    )
    for moves in written:
        play.orders(1, *moves)
        yield from sights(play, aside=True)
        save = next((found for found in _asides(play) if isinstance(found, Edit) and found.value == "save"), None)
        if save is not None:
            play.orders(1, save)
            yield from sights(play, aside=True)
        play.orders(1, Leaf(page="top"))


def _asides(play: Scene) -> list[Move]:
    menu = play.match.aside(1)
    return [option.move for option in menu.options] if menu else []


def rewarding() -> Iterator[Sight]:
    """A won game in which every reward can be had, and a city that still has no name."""
    names = land({"brazil": Mark(city="minor_city", founder="ann", scar="bunker")}, named={"asia": "ann"})
    yield from sights(duel(world=names))
    tokens = {0: 3}
    for won in (0, 1):
        play = duel(8, 1, world=names, hqs={"peru": 1}, tokens=tokens, dice=(6, 6, 6, 1))
        attack(play)
        if won:
            play.does(part(Forgo, sure=None))
            yield from sights(play)
            play.does(Forgo())
        yield from sights(play)
        for choice in play.offers("reward_move.reward"):
            play.does(choice)
            yield from sights(play)
            play.does(Cancel())
    play = duel(8, 1, world=names, hqs={"peru": 1}, tokens=tokens, dice=(6, 6, 6, 1))
    attack(play)
    play.does(part(RewardMove, reward="found_major"), FoundMajor(territory=PERU))
    yield from sights(play)
    play.answers(Words("Lima Nueva"))
    yield from sights(play)
    assert play.accepts(GiveName(name="Lima Nueva"))
    assert not play.menu().accepts(Picked((NotNow(),)))


@cache
def strolled(seed: int) -> tuple[tuple[Sight, ...], tuple[Event, ...]]:
    """A game of a world that has seen some, answered by chance: what is read and what is told."""
    options = {"round_cap": "8", "defence_choice": "ask", "concession": "unanimous"}
    table = Table(game=GAME, seats=4, seed=str(seed), options=options, heirloom=bequeathed(3 * seed), people=PEOPLE[:4])
    read: list[Sight] = []
    events: tuple[Event, ...] = ()
    for turn in islice(played(table, seed, seatings=0), STEPS):
        asked = ((seat, turn.before.menu(seat)) for seat in turn.before.asked())
        read += (Sight(turn.before, seat, menu) for seat, menu in asked if menu is not None)
        events += turn.events
    return tuple(read), events
