"""Pages: the board, the guide, what only one seat reads, and the end (RY-11.1, 11.2, 11.5, 11.7)."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.page import Page
from engines.core.record import evolve
from engines.royals import GAME
from engines.royals.atlas import NOBLES
from engines.royals.markers import Marker
from tests.royals.arrange import begun, scene
from tests.royals.notation import NUMBER, A, B, C, D
from tests.told import Shown, Thing, ending, own, script

SEE = GAME.presenter
FORTY = (16, 12, 8, 4)


def lies(**position: Any) -> Callable[[], Iterator[Thing]]:
    return script((partial(scene, **position), "board; pieces"))


def orders() -> Iterator[Page]:
    """As long as they are switched on, and for nobody else (RY-6.3, 3.5)."""
    play = scene(holders={"dijon_baron": B})
    play.orders(C, Leaf(page="nobles"), Edit(field="nobles", value=NUMBER["dijon_baron"]))
    yield from own(play, C)
    play.orders(C, Leaf(page="top"), Edit(field="on", value=True))
    yield from own(play, B, C)
    play = scene(first=True)
    play.orders(C, Edit(field="plan", value="mixed"), Edit(field="on", value=True))
    yield from own(play, C)


def over(*values: tuple[int, ...]) -> Iterator[Page]:
    """A match whose titles are worth so much by seat."""
    play = scene(len(values))
    houses = tuple(
        evolve(house, markers=tuple(Marker(shape="title", of=rank, value=value) for rank, value in enumerate(pile)))
        for house, pile in zip(play.state.houses, values, strict=True)
    )
    play.match = type(play.match)(GAME, evolve(play.state, houses=houses, over=True, stack=(), turn=None))
    return ending(play)


TAKEN = {"dijon_baron": B, "vienna_king": B}
SPAIN = dict.fromkeys(("madrid_king", "barcelona_countess", "seville_baron", "valencia_marshal"), A)
AFTER: dict[str, Any] = {"row": "fr de es", "discard": "gb2", "period": "1680", "cube_supply": "printed"}
SHORT = dict.fromkeys((noble.id for noble in NOBLES), A) | {"paris_king": B}
COUNTED: dict[str, Any] = {"holders": {"madrid_king": B, "dijon_princess": C}, "row": "gb fr fr", "phase": "draw"}


TOLD: Shown = {
    "turns from their first to their last card": script(
        (partial(begun, 2), "board; draw deck; board"),
        (partial(scene, phase="draw", row="fr de gb"), "board; draw row2, three_country; board"),
    ),
    "after a turn": script(
        (
            partial(scene, hands={A: "fr4", B: "es2 + gb-es"}, phase="draw", **AFTER),
            "turn row1 deck deck, dijon_baron; board; pieces",
        )
    ),
    "a noble says price, influence and holder": lies(holders={"dijon_baron": B}, buried={"dijon": [A, C]}),
    "equal influence: the lower title (RY-9.4)": lies(
        holders={"berlin_princess": A, "munich_duke": B, "munich_baron": B}
    ),
    "equal influence: the lower city bonus (RY-9.5)": lies(holders={"dijon_princess": A, "marseille_princess": B}),
    "equal influence: in second place (RY-9.6)": lies(
        holders={"vienna_king": A, "munich_duke": C, "cologne_cardinal": B}
    ),
    "equal influence: where nothing hangs on it, nothing is explained": lies(
        seats=4, holders={"bordeaux_countess": D, "dijon_baron": A, "lyon_marshal": B, "marseille_marshal": C}
    ),
    "bonuses that somebody has": lies(
        holders=SPAIN | {"dijon_princess": A, "dublin_cardinal": A, "munich_duke": A},
        buried={"valencia": [B], "madrid": [B], "seville": [B], "barcelona": [B]},
    ),
    "the last round (RY-5.31)": lies(period="1714", ending=True),
    "a period that ends (RY-5.30)": lies(period="1680", ending=True),
    **{
        f"markers lie {scores}": script(
            (
                partial(scene, 2, hands={A: "fr2 es1"}, period="1714", ending=True, start=B, scores=scores),
                "claim dijon_baron; claim valencia_marshal; board; pieces; own A B; end; board; ending",
            )
        )
        for scores in ("hidden", "open")
    },
    "a seat that left": script((partial(scene, holders={"dijon_baron": B}, phase="draw"), "B leaves; board; pieces")),
    "the guide": SEE.guide,
    "what can be taken": script((partial(scene, hands={A: "fr2", B: "fr2"}), "own A B; end; own A B")),
    "a full hand lists the best and counts the rest": script(
        (partial(scene, hands={A: "fr4 de4 gb4"}, phase="draw"), "own A")
    ),
    "nearly, as long as nobody is to be taken": script(
        (partial(scene, hands={A: "fr4 de3"}, holders={"paris_king": B}), "own A"),
        (partial(scene, hands={A: "fr4 de3"}, holders={"paris_king": B}, phase="draw"), "own A"),
        (partial(scene, hands={A: "fr7"}, holders=SHORT), "own A"),
        (partial(scene, hands={A: "es1"}, holders={"valencia_marshal": A}, row="es es es"), "own A"),
    ),
    "nearly: whoever takes intrigue that is held, and nobody who takes more": script(
        (partial(scene, hands={A: "fr1 + fr-es"}, holders=TAKEN, phase="draw"), "own A"),
    ),
    "what a period has paid": script((partial(scene, holders=TAKEN, ending=True), "end; own A")),
    "missing for a bonus, over the limits": script(
        (
            partial(
                scene,
                hands={A: "fr5 de1 gb4 es5 + fr-de"},
                holders={"dublin_duke": A, "london_king": A, "madrid_king": B},
            ),
            "own A",
        )
    ),
    "standing orders": orders,
    "a larger marker breaks a tie (RY-9.20)": lambda: over(FORTY, (16, 10, 9, 5)),
    "equal lists share a place (RY-7.7)": lambda: over((4,), FORTY, FORTY),
    "the only house left": script(
        (
            partial(scene, 2, holders={"dijon_baron": A, "paris_king": B}, hands={B: "fr3"}, phase="draw"),
            "A leaves; ending",
        )
    ),
    "what is counted": script(
        (
            partial(scene, hands={A: "es7 fr2 de2 gb1 + fr-de fr-gb de-gb gb-es", B: "fr8 de3 es1"}, **COUNTED),
            "draw intrigue row1; claim madrid_king; end; turn row2 deck deck; C leaves; A leaves; ending",
        )
    ),
}
