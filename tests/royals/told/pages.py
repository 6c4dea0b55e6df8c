"""Pages: the board, the guide, what only one seat reads, and the end (RY-11.1, 11.2, 11.5, 11.7)."""

from collections.abc import Callable, Iterator
from typing import Any

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.page import Page
from engines.core.record import evolve
from engines.royals import GAME
from engines.royals.atlas import NOBLES
from engines.royals.markers import Marker
from tests.royals.arrange import begun, scene
from tests.royals.notation import NUMBER, A, B, C, D
from tests.told import Shown, board, ending, own

SEE = GAME.presenter
FORTY = (16, 12, 8, 4)


def lies(**position: Any) -> Callable[[], Iterator[Page]]:
    return lambda: board(scene(**position))


# ---- the board


def turns() -> Iterator[Page]:
    """A first turn, a plan that is open, one that has begun, playing."""
    play = begun(2)
    yield from board(play)
    play.draw("deck")
    yield from board(play)
    play = scene(phase="draw", row="fr de gb")
    yield from board(play)
    play.draw("row2", plan="three_country")
    yield from board(play)


def after_a_turn() -> Iterator[Page]:
    """Decks, row, discards, counts, the last move."""
    hands = {A: "fr4", B: "es2 + gb-es"}
    play = scene(hands=hands, row="fr de es", discard="gb2", period="1680", phase="draw", cube_supply="printed")
    play.turn("row1 deck deck", "dijon_baron")
    return board(play)


def piles(scores: str) -> Callable[[], Iterator[Page]]:
    """Face down a pile shows shapes, and its owner reads it (RY-3.3, 9.22); open it stands below its seat (RY-1.8)."""

    def told() -> Iterator[Page]:
        play = scene(2, hands={A: "fr2 es1"}, period="1714", ending=True, start=B, scores=scores)
        play.claim("dijon_baron")
        play.claim("valencia_marshal")
        yield from (*board(play), *own(play, A, B))
        play.end()
        yield from (*board(play), *ending(play))

    return told


def departed() -> Iterator[Page]:
    """No influence, no titles; its noble keeps its name (RY-7.9)."""
    play = scene(holders={"dijon_baron": B}, phase="draw")
    play.leaves(B)
    return board(play)


# ---- what only one seat reads


def claims() -> Iterator[Page]:
    """What can be taken stands in the menu while its seat plays, and on the page while it waits or draws."""
    play = scene(hands={A: "fr2", B: "fr2"})
    yield from own(play, A, B)
    play.end()
    yield from own(play, A, B)


def nearly() -> Iterator[Page]:
    """No more than three that miss the fewest cards, the best bonus first; jokers are counted in (RY-5.32)."""
    yield from own(scene(hands={A: "fr4 de3"}, holders={"paris_king": B}), A)
    rest = dict.fromkeys((noble.id for noble in NOBLES), A)
    yield from own(scene(hands={A: "fr7"}, holders=rest | {"paris_king": B}), A)


def missing() -> Iterator[Page]:
    """Ranks for the noble house, cities for a country of which few are missing; what is over the limits."""
    holders = {"dublin_duke": A, "london_king": A, "madrid_king": B}
    return own(scene(hands={A: "fr5 de1 gb4 es5 + fr-de"}, holders=holders), A)


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


# ---- the end


def over(*values: tuple[int, ...]) -> Iterator[Page]:
    """A match whose titles are worth so much by seat."""
    play = scene(len(values))
    houses = tuple(
        evolve(house, markers=tuple(Marker(shape="title", of=rank, value=value) for rank, value in enumerate(pile)))
        for house, pile in zip(play.state.houses, values, strict=True)
    )
    play.match = type(play.match)(GAME, evolve(play.state, houses=houses, over=True, stack=(), turn=None))
    return ending(play)


def alone() -> Iterator[Page]:
    """The last house has won, whatever it has (RY-7.9)."""
    play = scene(2, holders={"dijon_baron": A, "paris_king": B}, hands={B: "fr3"}, phase="draw")
    play.leaves(A)
    return ending(play)


def counted() -> Iterator[Page]:
    """Claims, captures both ways, kings, jokers by what they stand for, cards by source, discards that a limit forced,
    ties (RY-11.7, 5.22)."""
    hands = {A: "es7 fr2 de2 gb1 + fr-de fr-gb de-gb gb-es", B: "fr8 de3 es1"}
    play = scene(3, hands=hands, holders={"madrid_king": B, "dijon_princess": C}, row="gb fr fr", phase="draw")
    play.draw("intrigue row1")
    play.claim("madrid_king")
    play.end()
    play.turn("row2 deck deck")
    play.leaves(C)
    play.leaves(A)
    return ending(play)


TOLD: Shown = {
    "turns from their first to their last card": turns,
    "after a turn": after_a_turn,
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
    "the last round (RY-5.31)": lies(period="1714", ending=True),
    "a period that ends (RY-5.30)": lies(period="1680", ending=True),
    **{f"markers lie {scores}": piles(scores) for scores in ("hidden", "open")},
    "a seat that left": departed,
    "the guide": SEE.guide,
    "what can be taken": claims,
    "a full hand lists the best and counts the rest": lambda: own(scene(hands={A: "fr4 de4 gb4"}, phase="draw"), A),
    "nearly": nearly,
    "missing for a bonus, over the limits": missing,
    "standing orders": orders,
    "a larger marker breaks a tie (RY-9.20)": lambda: over(FORTY, (16, 10, 9, 5)),
    "equal lists share a place (RY-7.7)": lambda: over((4,), FORTY, FORTY),
    "the only house left": alone,
    "what is counted": counted,
}
