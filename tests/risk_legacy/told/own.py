"""What only one seat reads: its own page, and its booklet of orders with the dry run (RL-11.3, 6.6)."""

from collections.abc import Callable, Iterator
from typing import Any

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.move import Move
from engines.core.page import Page, Section
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import EVERYWHERE, NUMBER
from engines.risk_legacy.fields import Field
from engines.risk_legacy.orders import DenyWin, Hold, Orders, Trap
from engines.risk_legacy.side import Side
from engines.risk_legacy.state import State
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, PERU, VENEZUELA
from tests.risk_legacy.worlds import crowded

TROOPS = {"peru": (0, 5), "brazil": (1, 3), "egypt": (2, 2), "ural": (0, 1)}
AROUND = {"peru": (1, 3), "brazil": (0, 8), "argentina": (2, 4), "venezuela": (1, 1), "egypt": (1, 2)}
WRITTEN = Orders(
    one_die=(PERU,),
    scar_watch=(),
    missile_watch=("all", NUMBER["ural"]),
    traps=(Trap(where="my_hq", attacker=1, attackers_at_least=6), Trap(where=NUMBER["ural"])),
    missile_rules=(Hold(where="mine", up_to=2), DenyWin(up_to=3)),
    buy_winning_star=False,
)
HOME, MINE = Hold(where="my_hq", up_to=2), Hold(where="mine", up_to=1)
CARD: dict[str, Any] = {"scars": {1: "bunker"}}
SCARRED: dict[str, Any] = {**CARD, "world": land({"peru": Mark(scar="bunker")})}
DENY: dict[str, Any] = {"missiles": {1: 1}, "page": "rules", "missile_rules": (DenyWin(up_to=1),)}
WINS: dict[str, Any] = {"hqs": {"argentina": 2}, "tokens": {0: 3}}


def own(state: State, seat: int = 0) -> Page:
    page = GAME.presenter.own(GAME.view(state, seat))
    assert page is not None
    return page


def whole() -> Page:
    world = land({"peru": Mark(coins=3, city="major_city")}, named={"south_america": "ann"})
    troops = dict.fromkeys(("peru", "brazil", "argentina", "venezuela"), (0, 2))
    return own(
        scene(
            troops={**troops, "egypt": (1, 1)}, hands={0: "peru china coin coin"}, scars={0: "bunker"},
            missiles={0: 1}, world=world, tokens={0: 1},
        ).state
    )  # fmt: skip


def in_danger() -> Page:
    troops = {"peru": (0, 1), "brazil": (1, 9), "egypt": (0, 8), "ural": (0, 2), "china": (2, 4)}
    return own(scene(troops=troops, hqs={"peru": 0}).state)


def founder() -> Page:
    bare = {"chain": (), "fields": (Field(),) * len(EVERYWHERE), "sides": (Side(),) * 5}
    return own(crowded(2).evolve(**bare))


def noted(play: Scene, seat: int = 1) -> Page:
    """What stands above the strokes."""
    menu = play.booklet(seat)
    return Page(title=menu.prompt, sections=(Section(lines=menu.notes()),))


def around(*strokes: Move, **more: Any) -> Page:
    """Of seat 1, which holds Peru and Venezuela and is threatened from Brazil and Argentina."""
    orders = Orders(**{name: more.pop(name) for name in Orders.__dataclass_fields__ if name in more})
    play = scene(3, troops={**AROUND, **more.pop("troops", {})}, orders={1: orders}, **more)
    play.orders(1, *strokes)
    return noted(play)


def trap(where: Any, **more: Any) -> Page:
    """While it is being written."""
    conditions = {name: more.pop(name) for name in ("attacker", "attackers_at_least") if name in more}
    return around(page="traps", trap=Trap(where=where, **conditions), **{**CARD, **more})


def rules() -> Iterator[Page]:
    armed = {"missile_rules": (HOME, MINE), "missiles": {1: 2}, "hqs": {"venezuela": 1}}
    for place in (PERU, NUMBER["egypt"], BRAZIL):
        yield around(Leaf(page="rules"), Edit(field="place", value=place), **armed)


def everywhere() -> Page:
    """Seats 0 and 1 in turns, two troops in each territory."""
    troops = {name: (at % 2, 2) for name, at in NUMBER.items()}
    return noted(scene(3, troops=troops, orders={1: Orders(page="dice")}))


READY: dict[str, Any] = {**CARD, "traps": (Trap(where="mine"),), "missile_rules": (MINE,), "missiles": {1: 1}}
CHANGED = (
    Edit(field="buy_winning_star", value=False), Leaf(page="dice"), Edit(field="one_die", value=VENEZUELA)
)  # fmt: skip


def changed() -> Page:
    play = scene(troops={**TROOPS, "venezuela": (0, 3)}, scars={0: "bunker"})
    play.orders(0, *CHANGED)
    return own(play.state)


def written() -> list[Page]:
    play = scene(troops=TROOPS, orders={0: WRITTEN}, scars={0: "bunker"}, missiles={0: 3})
    return [own(play.state), noted(play, 0)]


TOLD: dict[str, Callable[[], list[Page]]] = {
    "cards, recruits, the scar card": lambda: [whole()],
    "too few coins": lambda: [own(scene(troops=TROOPS, hands={0: "peru"}).state)],
    "dangers, the likeliest first": lambda: [in_danger()],
    "many dangers are counted": lambda: [own(crowded(3))],
    "a founder": lambda: [founder()],
    "changed orders": lambda: [changed()],
    "orders of all kinds": written,
    "fresh orders": lambda: [noted(scene(troops=TROOPS, scars={0: "bunker"}, missiles={0: 1}), 0)],
    "nothing to order but the star": lambda: [noted(scene(troops=TROOPS), 0)],
    "orders that could act": lambda: [around(**READY)],
    "a trap, and one being written": lambda: [
        trap("mine", attackers_at_least=10, traps=(Trap(where=PERU, attackers_at_least=5),)),
        trap("mine", traps=(Trap(where=PERU, attackers_at_least=5),)),
    ],
    "traps that can never snap": lambda: [
        trap(PERU, **SCARRED),
        trap("mine", attacker=2, eliminated=(2,), troops={"argentina": (0, 4)}),
        trap("my_hq", **SCARRED, hqs={"peru": 1}),
    ],
    "a card that weakens its owner": lambda: [trap(PERU, scars={1: "ammo_shortage"})],
    "what a watch would ask about": lambda: [
        around(page="scar_watch", **CARD),
        around(page="scar_watch", **CARD, scar_asks="never"),
        around(page="scar_watch", **CARD, traps=(Trap(where="mine"),)),
        around(page="missile_watch", missiles={1: 1}, **WINS),
        around(page="missile_watch", missiles={1: 1}, missile_rules=(Hold(where=PERU, up_to=1),)),
    ],
    "rules for missiles": lambda: [*rules()],
    "a rule against a victory": lambda: [around(**DENY), around(**DENY, **WINS)],
    "one die with its odds": lambda: [around(page="dice", one_die=(PERU,), troops={"north_africa": (0, 3)})],
    "one die in many places": lambda: [everywhere()],
    "one die nowhere": lambda: [noted(scene(3, troops={"peru": (1, 1)}, orders={1: Orders(page="dice")}))],
}
