"""Menus of every kind, and what they say of odds, costs and gains."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.match import begin
from engines.core.menu import Menu, Picked, Typed
from engines.core.move import Cancel, Move, part
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER, POWERS, TERRITORIES
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.drafts.chaining import BEGIN
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.concession import Concede, PenConcede
from engines.risk_legacy.moves.founding import ByChance, FixPower, StartAt, TakeFaction
from engines.risk_legacy.moves.rewards import Forgo, FoundMajor, GiveName, NotNow, RewardMove
from engines.risk_legacy.moves.turn import BuyStar, Expand, GoOn, Maneuver, MarchTo, Place, Trade
from engines.risk_legacy.orders import Orders
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import won
from tests.risk_legacy.war import BRAZIL, PERU, VENEZUELA, attack, duel

SCARRED = land(
    {
        "peru": Mark(city="major_city", founder="bob", boxes=4, scar="bunker"),
        "greenland": Mark(scar="ammo_shortage"),
        "northwest_territory": Mark(city="minor_city", founder="ann", boxes=10),
    },
    named={"asia": "ann"},
)


def menus(play: Scene) -> Iterator[Menu[Move]]:
    return map(play.menu, play.match.asked())


def walk(play: Scene, *steps: tuple[Move, ...] | Move) -> Iterator[Menu[Move]]:
    """The menus there, and after each step."""
    yield from menus(play)
    for step in steps:
        play.does(*(step if isinstance(step, tuple) else (step,)))
        yield from menus(play)


def founding() -> Iterator[Menu[Move]]:
    match, _ = begin(GAME, 3, "a founding")
    play = Scene(match)
    yield from menus(play)
    while isinstance(play.menu().options[-1].move, FixPower):
        play.does(ByChance())
    yield from menus(play)


def starting() -> Iterator[Menu[Move]]:
    return walk(opened(5, world=SCARRED), TakeFaction(faction=1))


def own_turn() -> Iterator[Menu[Move]]:
    hands = {0: "china coin coin egypt india peru"}
    troops = {"north_africa": (0, 3), "western_europe": (0, 2)}
    china = NUMBER["china"]
    yield from walk(
        duel(8, 5, world=SCARRED, hands=hands, hqs={"peru": 1}, troops=troops, phase="start"),
        part(BuyStar, cards=None),
        part(BuyStar, add=china),
        (Cancel(), GoOn()),
        part(Trade, cards=None),
        part(Trade, add=china),
        (Cancel(), part(Place, territory=BRAZIL)),
        Place(territory=BRAZIL, troops=3),
        part(Expand, target=VENEZUELA),
        (Cancel(), part(Maneuver, origin=BRAZIL)),
        part(Maneuver, target=NUMBER["north_africa"]),
    )
    yield from menus(scene(3, phase="start", troops={"egypt": (1, 3), "japan": (2, 3)}))
    lands = {"peru": (0, 2), "china": (0, 2), "japan": (1, 9), "ural": (2, 1)}
    picking = scene(3, troops=lands, row="peru china egypt alaska", turn={"conquered": (PERU,)})
    picking.end()
    yield from menus(picking)


def marching() -> Iterator[Menu[Move]]:
    """Most land is its own, so that few goals are to be read."""
    troops: dict[str, tuple[int, int]] = dict.fromkeys(TERRITORIES, (0, 1))
    troops |= {"brazil": (0, 12), "venezuela": (1, 9), "peru": (1, 12), "north_africa": (1, 3), "egypt": (2, 4)}
    del troops["argentina"]
    hqs = {"egypt": 2, "venezuela": 1}
    return walk(scene(troops=troops, hqs=hqs), BEGIN, part(MarchTo, goal=NUMBER["egypt"]))


def fighting() -> Iterator[Menu[Move]]:
    armed: dict[str, Any] = {"scars": {0: "ammo_shortage"}, "missiles": {0: 3}}
    return walk(
        duel(12, 5, troops={"north_africa": (0, 3), "argentina": (0, 4)}, hqs={"peru": 1}, **armed),
        part(Assault, target=PERU),
        part(Assault, origin=BRAZIL),
        part(Assault, order=BRAZIL),
        tuple(part(Assault, **wish) for wish in ({"scar": True}, {"press": 2}, {"keep": 3}, {"advance": "max"})),
    )


def reacting() -> Iterator[Menu[Move]]:
    for play in (
        duel(8, 5, defence_choice="ask"),
        duel(8, 5, scars={1: "bunker"}),
        duel(8, 2, hqs={"peru": 1}, missiles={1: 2, 0: 1}, dice=(6, 5, 4, 3, 2)),
        duel(8, 1, hqs={"peru": 1}, dice=(6, 5, 4, 1)),
    ):
        attack(play)
        yield from menus(play)


def ordering() -> Iterator[Menu[Move]]:
    play = duel(8, 5, scars={1: "bunker"}, missiles={1: 2}, concession="unanimous")
    yield play.booklet(1)
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
        yield play.booklet(1)
        moves_now = [option.move for option in play.booklet(1).options]
        save = next((move for move in moves_now if isinstance(move, Edit) and move.value == "save"), None)
        if save is not None:
            play.orders(1, save)
            yield play.booklet(1)
        play.orders(1, Leaf(page="top"))


def conceding() -> Iterator[Menu[Move]]:
    """The last word that is missing, and who is missing otherwise; then nobody to choose."""
    troops = {"kamchatka": (0, 9), "japan": (1, 4), "peru": (2, 3), "egypt": (3, 1)}
    orders = dict.fromkeys(range(4), Orders(page="concede"))
    play = scene(4, troops=troops, concession="unanimous", orders=orders)
    play.orders(2, PenConcede(to=0), Concede(to=0))
    yield play.booklet(2)
    play.orders(3, PenConcede(to=0), Concede(to=0))
    yield play.booklet(2)
    yield play.booklet(1)
    play.orders(1, PenConcede(to=0))
    yield play.booklet(1)
    for alone in (opened(3, concession="unanimous"), scene(3, troops={"peru": (1, 3)}, concession="unanimous")):
        alone.orders(1, Leaf(page="concede"))
        yield alone.booklet(1)


def rewarding() -> Iterator[Menu[Move]]:
    """A won game in which every reward can be had, and a city that still has no name."""
    names = land({"brazil": Mark(city="minor_city", founder="ann", scar="bunker")}, named={"asia": "ann"})
    yield from menus(duel(world=names))
    tokens = {0: 3}
    for held_on in (False, True):
        play = duel(8, 1, world=names, hqs={"peru": 1}, tokens=tokens, dice=(6, 6, 6, 1))
        attack(play)
        if held_on:
            play.does(part(Forgo, sure=None))
            yield from menus(play)
            play.does(Forgo())
        yield from menus(play)
        for choice in play.offers("reward_move.reward"):
            play.does(choice)
            yield from menus(play)
            play.does(Cancel())
    play = duel(8, 1, world=names, hqs={"peru": 1}, tokens=tokens, dice=(6, 6, 6, 1))
    attack(play)
    play.does(part(RewardMove, reward="found_major"), FoundMajor(territory=PERU))
    yield from menus(play)
    play.answers(Typed("Lima Nueva"))
    yield from menus(play)
    assert play.accepts(GiveName(name="Lima Nueva"))
    assert not play.menu().accepts(Picked((NotNow(),)))


# ---- what moves would bring, cost and risk

HOME = {"brazil": (0, 8), "peru": (1, 5), "japan": (2, 3)}
PAIR = {**HOME, "venezuela": (0, 1)}
FREE: dict[str, Any] = {"powers": {0: "any_time_maneuver"}}
SOUTH = dict.fromkeys(("peru", "brazil", "argentina", "venezuela"), (0, 1))
CITY = land({"venezuela": Mark(city="minor_city", boxes=3)})
DONE: dict[str, Any] = {"turn": {"conquered": (PERU,)}, "row": "brazil venezuela china egypt"}
AT_STAKE: dict[str, Any] = {"hqs": {"peru": 1}, "tokens": {0: 3}}


def after(play: Scene, *moves: Move, seat: int | None = None) -> list[Menu[Move]]:
    play.does(*moves)
    return [play.menu(seat)]


def attacked(*, seat: int | None = None, **more: Any) -> list[Menu[Move]]:
    wishes = {name: more.pop(name) for name in ("dice_thrown",) if name in more}
    play = duel(more.pop("attackers", 8), more.pop("defenders", 5), **more)
    attack(play, **({"dice": wishes["dice_thrown"]} if wishes else {}))
    return [play.menu(seat)]


def refined(*moves: Move, **more: Any) -> list[Menu[Move]]:
    return after(
        duel(8, more.pop("defenders", 5), **more), part(Assault, target=PERU), part(Assault, order=BRAZIL), *moves
    )


def ended(**more: Any) -> list[Menu[Move]]:
    play = scene(3, troops=PAIR, **DONE, **more)
    play.end()
    return [play.menu()]


def gone_back() -> list[Menu[Move]]:
    play = scene(3, troops=HOME)
    play.expand("brazil", "venezuela", 2)
    return [play.menu()]


def second_start() -> list[Menu[Move]]:
    world = World()
    banners = tuple(evolve(banner, power=powers[0]) for banner, powers in zip(world.banners, POWERS, strict=True))
    play = opened(3, world=evolve(world, banners=banners))
    factions = play.menu()
    play.does(TakeFaction(faction=0), StartAt(territory=PERU))
    return [factions, *after(play, TakeFaction(faction=1))]


ODDS: dict[str, Callable[[], list[Menu[Move]]]] = {
    "factions with their powers; starts and how they lie": second_start,
    "recruits, explained (EX-26)": lambda: after(
        scene(
            3,
            troops={**SOUTH, "egypt": (1, 3), "japan": (2, 3), "iceland": (0, 2)},
            hqs={"iceland": 0},
            world=land(named={"south_america": "ann"}),
            hands={0: "china coin coin"},
            phase="muster",
        )
    ),
    "a star, and how many there would be": lambda: after(
        scene(3, troops=HOME, hqs={"brazil": 0}, hands={0: "china egypt india peru"}, tokens={0: 1}, phase="start")
    ),
    "what an expansion costs (EX-30) and a maneuver ends": lambda: after(scene(3, troops=HOME, world=CITY)),
    "an expansion that brings a continent": lambda: after(
        scene(3, troops={**PAIR, "peru": (0, 1), "venezuela": (0, 2), "egypt": (1, 2)})
    ),
    "the last step of a maneuver": lambda: after(scene(3, troops=PAIR), part(Maneuver, origin=BRAZIL)),
    "a maneuver that ends nothing": lambda: [
        *after(scene(3, troops=PAIR, **FREE)),
        *after(scene(3, troops=PAIR, **FREE), part(Maneuver, origin=BRAZIL)),
    ],
    "a single troop that ends the turn": lambda: after(scene(3, troops={**PAIR, "brazil": (0, 2)})),
    "which card is due": lambda: [
        *after(scene(3, troops=HOME, **DONE)),
        *after(scene(3, troops=HOME, turn=DONE["turn"])),
        *after(scene(3, troops=PAIR, **DONE)),
    ],
    "expansions that earn a card": lambda: after(
        scene(3, troops=HOME, turn={"expanded": (VENEZUELA, PERU)}, powers={0: "expansion_draw"})
    ),
    "a card that brings a troop, and one that does not": lambda: [*ended(powers={0: "card_levy"}), *ended()],
    "what is taken back": gone_back,
    "targets: a scar, a headquarters": lambda: after(duel(8, 5, mark=Mark(scar="bunker"), hqs={"peru": 1})),
    "a victory at hand": lambda: after(duel(8, 5, **AT_STAKE)),
    "orders ready-made": lambda: after(duel(8, 3), part(Assault, target=PERU)),
    "two dice of three troops": lambda: after(duel(3, 5), part(Assault, target=PERU)),
    "what a change to an order does": lambda: [
        *refined(defenders=3),
        *refined(part(Assault, keep=3), part(Assault, advance=2), defenders=3),
    ],
    "the scar card of an order": lambda: [
        *refined(part(Assault, rolls=1), scars={0: "ammo_shortage"}),
        *refined(part(Assault, rolls=1), part(Assault, scar=True), scars={0: "ammo_shortage"}),
        *refined(part(Assault, scar=True), scars={0: "ammo_shortage"}),
    ],
    "missiles of an order": lambda: [
        *refined(missiles={0: 2}),
        *refined(part(Assault, press=2), part(Assault, missiles="ask"), missiles={0: 2}),
    ],
    "a missile (EX-21)": lambda: attacked(attackers=4, defenders=2, missiles={1: 1}, dice=(5, 3, 4, 2), dice_thrown=2),
    "a wasted missile is offered last": lambda: attacked(
        attackers=4, defenders=2, missiles={1: 1}, dice=(6, 3, 4, 2), dice_thrown=2
    ),
    "a scar card, and the game at stake": lambda: [
        *attacked(scars={1: "bunker"}),
        *attacked(scars={1: "ammo_shortage"}, seat=1, **AT_STAKE),
        *attacked(scars={2: "ammo_shortage"}, seat=2, **AT_STAKE),
    ],
    "a move in": lambda: attacked(defenders=1, dice=(6, 5, 4, 1), troops={"venezuela": (2, 4)}),
    "a bonus, before and after": lambda: after(won(), part(RewardMove, reward="change_bonus")),
}
TOLD: dict[str, Callable[[], Iterable[Menu[Move]]]] = {
    **{
        walk.__name__: walk
        for walk in (founding, starting, own_turn, marching, fighting, reacting, ordering, conceding, rewarding)
    },
    **ODDS,
}
