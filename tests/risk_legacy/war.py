"""Attacks told as play: seat 0 in Brazil against seat 1 in Peru, unless a test says otherwise."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from engines.core.event import Event
from engines.core.menu import Number
from engines.core.move import Move, part
from engines.core.record import evolve
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.drafts.attacking import ADVANCES
from engines.risk_legacy.events.battle import AssaultEnded, DiceRolled, MissilesFired, RollSettled
from engines.risk_legacy.moves.battle import Assault, Fire, Pass
from engines.risk_legacy.orders import DenyWin, Hold, MissileWatch, Orders
from engines.risk_legacy.rules.attacks import most_dice
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.scene import Scene

BRAZIL, PERU, ARGENTINA, VENEZUELA = (NUMBER[name] for name in ("brazil", "peru", "argentina", "venezuela"))
ELSEWHERE = {"egypt": (1, 3), "japan": (2, 3), "alaska": (3, 3), "ural": (4, 3)}
"""Nobody is knocked out by accident."""
PASS = Pass()


def duel(
    attackers: int = 8,
    defenders: int = 5,
    *,
    mark: Mark | None = None,
    seats: int = 3,
    troops: Mapping[str, tuple[int, int]] | None = None,
    alone: bool = False,
    **more: Any,
) -> Scene:
    """Before the first roll.

    :param mark: on Peru.
    :param troops: others on the board.
    :param alone: the defender stands nowhere else.
    """
    others = {at: who for at, who in ELSEWHERE.items() if who[0] < seats and not (alone and who[0] == 1)}
    stand = {"brazil": (0, attackers), "peru": (1, defenders), **others, **(troops or {})}
    world = more.pop("world", None) or land({"peru": mark} if mark else None)
    return scene(seats, troops=stand, world=world, **more)


def attack(play: Scene, origin: str = "brazil", target: str = "peru", **wishes: Any) -> None:
    """One roll, with as many dice as can be; or what is wished of the order (RL-5.9.1)."""
    told: tuple[Event, ...] = ()
    at = NUMBER[origin]
    most = {} if wishes.get("rolls", 1) is None else {"dice": most_dice(play.state, at)}
    for move in _way(play, Assault(origin=at, target=NUMBER[target], **{**most, **wishes})):
        play.does(move)
        told += play.events
    play.events = told


def _way(play: Scene, order: Assault) -> list[Move]:
    """Through the menus of an attack; ready-made orders are given at once."""
    target = part(Assault, target=order.target)
    trial = Scene(play.match)
    trial.does(target)
    way: list[Move] = [target]
    if trial.accepts(part(Assault, origin=order.origin)):
        way.append(part(Assault, origin=order.origin))
        trial.does(way[-1])
    if trial.accepts(order):
        return [*way, order]
    if not play.state.sides[play.mover].missiles:
        order = evolve(order, missiles="none")
    return [*way, part(Assault, order=order.origin), *_settings(order), order]


def _settings(order: Assault) -> list[Move]:
    """From the order that refining starts with."""
    found: list[Move] = []
    if order.rolls is not None:
        found.append(part(Assault, rolls=order.rolls))
    if order.dice != 3:
        found.append(part(Assault, dice=order.dice))
    if order.keep != 1:
        found.append(part(Assault, keep=order.keep))
    if order.advance != "ask":
        found.append(part(Assault, advance=ADVANCES[order.advance].value))
    if order.scar:
        found.append(part(Assault, scar=True))
    if order.missiles != "none":
        found.append(part(Assault, missiles=order.missiles))
    if order.press:
        found.append(part(Assault, press=order.press))
    return found


def refining(play: Scene) -> Scene:
    """The order against Peru is refined."""
    play.does(part(Assault, target=PERU), part(Assault, order=BRAZIL))
    return play


def until(play: Scene, origin: str = "brazil", target: str = "peru", **wishes: Any) -> None:
    """Roll after roll until something stops it."""
    attack(play, origin, target, **{"rolls": None, "missiles": "none", **wishes})


def rolls(play: Scene) -> list[RollSettled]:
    """What was settled in the last verb."""
    return play.heard(RollSettled)


def lost(play: Scene) -> list[tuple[int, int]]:
    """Troops of the attacker and of the defender, roll by roll."""
    return [(roll.attacker_lost, roll.defender_lost) for roll in rolls(play)]


def stop(play: Scene) -> str:
    """Why the assault of the last verb ended."""
    (ended,) = play.heard(AssaultEnded)
    return ended.why


def move_in(play: Scene, more: int) -> None:
    play.answers(Number(more))


def peru(play: Scene) -> tuple[int | None, int]:
    return play.at("peru")


def boxes(play: Scene) -> int | None:
    return play.state.world.lands[PERU].boxes


def fired(play: Scene) -> list[tuple[int, tuple[int, ...]]]:
    return [(event.seat, event.dice) for event in play.heard(MissilesFired)]


def effect(play: Scene, seat: int) -> tuple[int, int, int]:
    """Missiles fired, losses that they moved, conquests that they turned."""
    tally = play.state.sides[seat].tally
    return tally.fired, tally.shifted, tally.turned


Order = Mapping[str, Any] | None
"""Wishes of an assault that goes on until something stops it; without, one roll is made."""
BUNKER, AMMO = Mark(scar="bunker"), Mark(scar="ammo_shortage")


def walls(ticked: int, **more: Any) -> Mark:
    return Mark(city="minor_city", boxes=ticked, **more)


def case(
    told: str,
    *troops: int,
    order: Order = None,
    then: Mapping[str, Any],
    besides: Callable[[Scene], None] | None = None,
    **position: Any,
) -> Any:
    """A row: a duel that lies so, what is ordered, and what is to be seen then; *besides* asserts what always is."""

    def row() -> None:
        play = duel(*troops, **position)
        if order is None:
            attack(play)
        else:
            until(play, **order)
        seen = {name: LOOKS[name](play) for name in then}
        assert seen == then, f"{seen}, not {then}"
        if besides is not None:
            besides(play)

    return pytest.param(row, id=told)


LOOKS: dict[str, Callable[[Scene], Any]] = {
    "asked": lambda play: play.match.asked(),
    "brazil": lambda play: play.at("brazil"),
    "peru": peru,
    "boxes": boxes,
    "lost": lost,
    "stop": stop,
    "thrown": lambda play: [(len(roll.attack), len(roll.defence)) for roll in rolls(play)],
    "defence": lambda play: [roll.changed_defence for roll in play.heard(DiceRolled)],
    "ticked": lambda play: [roll.ticked for roll in rolls(play)],
    "closed": lambda play: [roll.closed for roll in rolls(play)],
    "overrun": lambda play: [roll.overrun for roll in rolls(play)],
    "fired": fired,
    "scar": lambda play: play.state.world.lands[PERU].scar,
    "stars": lambda play: tuple(map(play.state.stars, play.state.seats)),
    "missiles": lambda play: [side.missiles for side in play.state.sides],
    "effect": lambda play: effect(play, 0),
    "hand": lambda play: play.hand(0),
    "turn": lambda play: play.state.turn and play.state.turn.seat,
    "won": lambda play: play.state.ending and (play.state.ending.winner, play.state.ending.why),
}
"""What may be asked of a battle, by name: dice and losses are those of the last verb, roll by roll."""


# ---- missiles

FALLS = (6, 6, 1, 5, 5)
"""Two defenders lost."""
HOLDS = (5, 4, 1, 5, 3)
"""One each; a missile at the first die takes both."""


def watching(*watches: MissileWatch | int) -> Orders:
    return Orders(missile_watch=watches)


def ruled(*rules: Hold | DenyWin) -> Orders:
    return Orders(missile_watch=(), missile_rules=rules)


def fire(*dice: int) -> Fire:
    return Fire(dice=dice)
