"""Menus of every kind, and what cannot be had and why (RY-5.24, 5.32 to 5.34, 6.3, 11.2, 11.4)."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.menu import Menu
from engines.core.move import Move, Part, part
from engines.royals import moves as m
from engines.royals.atlas import COUNTRIES
from tests.royals.arrange import begun, scene
from tests.royals.notation import NUMBER, A, B, C
from tests.royals.scene import Scene
from tests.told import Shown, Thing, script

OUSTED = {
    "dijon_baron": 1,
    "lyon_marshal": 1,
    "bordeaux_countess": 1,
    "marseille_marshal": 1,
    "munich_duke": 0,
    "cologne_cardinal": 0,
    "berlin_princess": 0,
}
BURIED = dict.fromkeys(("dijon", "lyon", "bordeaux", "marseille"), (0,))
WIDE_HAND = "fr5 de3 gb3 es3 + de-gb de-es gb-es2"
"""Short of everything that the king of France takes, with jokers of both kinds for it."""


def all_at_once(**more: int) -> Scene:
    """Seat A lacks nothing but the king of France for a country bonus and the largest house marker, and has no
    influence there; *more*: who holds further nobles."""
    return scene(4, hands={A: WIDE_HAND}, holders={**OUSTED, **more}, buried=BURIED)


def asked(*moves: Move, refused: bool = False, **position: Any) -> Callable[[], Iterator[Thing]]:
    """What is asked in a position, and after each of these moves; with the reasons, if that is what it is about."""

    def told() -> Iterator[Thing]:
        play = scene(**position)
        yield play.menu()
        for move in moves:
            play.does(move)
            yield play.menu()
        yield from play.match.blocked(play.mover) if refused else ()

    return told


def drawn(words: str, plan: str, **position: Any) -> Callable[[], Iterator[Thing]]:
    """After these cards."""
    return script((partial(scene, phase="draw", **position), f"draw {words}, {plan}; asked"))


def reasons() -> Iterator[Thing]:
    """What is missing to the figure, jokers counted in, as long as a hand can hold so many (RY-5.32, 10.3)."""
    for hand, noble in (
        ("", "paris_king"),
        ("fr5 de2", "paris_king"),
        ("fr7 de2", "paris_king"),
        ("es8", "madrid_king"),
        ("es8 + fr-de", "madrid_king"),
        ("es8 + fr-de fr-es", "madrid_king"),
        ("es7", "madrid_king"),
        ("es1 + fr-es", "dijon_baron"),
    ):
        play = scene(hands={A: hand}, holders={"dijon_baron": A, "madrid_king": B})
        for no in play.match.blocked(A):
            yield from (no,) if isinstance(no.move, m.Claim) and no.move.noble == NUMBER[noble] else ()


def paying(*moves: Part, **position: Any) -> Callable[[], Iterator[Thing]]:
    return asked(part(m.Claim, cards=None), *moves, **position)


def orders() -> Iterator[Menu[Move]]:
    """Every page before and after it is written on, and what is written in the order of the turn."""
    play = scene(holders={"madrid_king": C, "dijon_baron": B})
    for moves in (
        (),
        (Edit(field="on", value=True), Edit(field="plan", value="mixed")),
        (Leaf(page="countries"), Edit(field="countries", value=3), Edit(field="countries", value=0)),
        (Leaf(page="top"), Leaf(page="nobles"), Edit(field="nobles", value=NUMBER["munich_baron"])),
        (Edit(field="jokers", value=True), Edit(field="nobles", value=NUMBER["paris_king"])),
        (Leaf(page="top"),),
    ):
        play.orders(B, *moves)
        yield play.booklet(B)


def crowded_orders() -> Iterator[Menu[Move]]:
    """With all that can be written down, to measure with."""
    play = all_at_once(paris_king=C)
    play.orders(B, Leaf(page="countries"), *(Edit(field="countries", value=each) for each in range(len(COUNTRIES))))
    yield play.booklet(B)
    nobles = (Edit(field="nobles", value=NUMBER[noble]) for noble in ("paris_king", "edinburgh_princess"))
    play.orders(B, Leaf(page="top"), Leaf(page="nobles"), Edit(field="jokers", value=True), *nobles)
    yield play.booklet(B)
    play.orders(B, Leaf(page="top"), Edit(field="on", value=True))
    yield play.booklet(B)


GATHER, TRIM, EVERY = part(m.Draw, plan="three_country"), part(m.EndTurn, cards=None), part(m.Claim, every=True)
TOLD: Shown = {
    "a first turn says how much is drawn (RY-5.4)": script(
        (partial(begun, 2), "menu; defaults; asked; draw deck; menu")
    ),
    "draws stand under their plans": asked(GATHER, row="fr es fr", phase="draw", refused=True),
    "equal cards are counted; then the plan is settled": drawn("row1", "three_country", row="fr es fr"),
    "the intrigue card came first": drawn("intrigue", "mixed", row="fr es fr"),
    **{
        f"cards left in {period}: {deck}": asked(phase="draw", row="fr es gb", deck=deck, period=period)
        for deck, period in ((3, "1648"), (1, "1680"), (3, "1714"))
    },
    "this turn empties the deck": drawn("row1", "three_country", row="fr es gb", deck=3, period="1714"),
    "the deck has run out: the period ends (RY-11.4)": asked(ending=True),
    "the last round goes on": asked(ending=True, period="1714", seat=B),
    "the last turn": asked(ending=True, period="1714", seat=C),
    "a claim says what it costs and brings": asked(
        hands={A: "fr3 + fr-es"}, holders={"dijon_baron": B, "dijon_princess": C, "munich_baron": C}
    ),
    "everything at once": lambda: (all_at_once().menu(),),
    "everything at once, captured, and its bill": script((partial(all_at_once, paris_king=C), "menu; aims 0; menu")),
    "the end of the turn names the default discards": asked(TRIM, hands={A: "fr5 de1 gb4 es5"}),
    "discards of both kinds": asked(TRIM, hands={A: "fr11 de2 + fr-de2 fr-gb2 gb-es"}),
    "what is missing": reasons,
    "of a noble that is held, and one's own come last": asked(
        refused=True, hands={A: "fr2"}, holders={"dijon_baron": A, "london_king": A, "paris_king": B}
    ),
    "payments stand together by their jokers": paying(
        part(m.Claim, noble=NUMBER["bordeaux_countess"]),
        EVERY,
        part(m.Claim, country=(1, 3, 3, 0)),
        hands={A: "fr2 gb4 de3"},
    ),
    "either part of a capture can be chosen": paying(
        part(m.Claim, noble=NUMBER["dijon_baron"]),
        EVERY,
        part(m.Claim, intrigue=(0, 0, 0, 0, 2, 0)),
        hands={A: "fr2 de3 + fr-de de-es2"},
        holders={"dijon_baron": B},
        jokers="any_time",
    ),
    "the only noble that can be had is not asked for, and of all others it is said why not": asked(
        part(m.Claim, cards=None),
        refused=True,
        hands={A: "de3 gb3"},
        holders={noble: B for noble in NUMBER if noble != "lyon_marshal"},
    ),
    "standing orders (RY-6.3)": orders,
}
