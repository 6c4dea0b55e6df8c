"""Pages: the board, the guide, what only one seat reads, and the end (BM-11.1, 11.2, 11.5, 11.7)."""

from collections.abc import Iterator
from typing import Any

from engines.bellum_magica import GAME
from engines.bellum_magica import moves as m
from engines.core.booklet.strokes import Edit, Leaf
from engines.core.page import Page
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.scene import Scene
from tests.told import Shown, board, ending, own

SEE = GAME.presenter


# ---- the board


def phases() -> Iterator[Page]:
    """In every phase, with those who have had their turn (BM-3.6); a new roll is counted."""
    play = begun(2)
    yield from board(play)
    play.place(A, "LR")
    yield from board(play)
    lairs = {A: Told(barrels=1), B: Told(barrels=2), C: Told(force="S2")}
    play = scene(3, lairs=lairs, row=4, captain=B, phase="poll", faces=(2,))
    play.treat(A, "pass")
    yield from board(play)
    play.treat(B, "barrel")
    yield from board(play)
    yield from board(scene(lairs={A: Told(force="S2"), B: Told(force="S2", food=2)}, at=B))
    yield from board(scene(lairs={B: Told(food=2)}, phase="recruit"))


def middle() -> Iterator[Page]:
    """Those that are open, the tavern after them, the deck by kind, the piles."""
    display = "orc_butcher bog_lurker fire_dragon iron_golem"
    yield from board(scene(3, open_="onion_farm - shrine_village", deck=12, piles="g7", row=2, display=display))
    yield from board(scene(deck=0, piles="w0 m0 g0", day_cap="20"))


def castles() -> Iterator[Page]:
    """Rows summed up, tokens, stock, chests by kind; two chests before the end it is near (BM-3.3)."""
    a = Told(castle="ravenspire", left="imp_scribe goblin_cook", right="bog_lurker goblin_bruiser", food=5, barrels=1)
    b = Told(castle="embergate", chests="w1 w3 m4 g6 g6", runestones=2, robbed=1, left="living_armour")
    yield from board(scene(lairs={A: a, B: b}, row=3, day=3, end_at="7"))
    play = scene(lairs={A: Told(force="S2", chests="w " * 10), B: Told(force="S2", chests="w " * 7)}, row=3)
    while not play.match.over:
        play.stay()
    yield from board(play)


def leaves_tonight() -> Iterator[Page]:
    """It is said before it happens; its castle stays as a name (BM-7.7)."""
    play = scene(3, lairs={A: Told(force="S2"), C: Told(castle="thornhold", chests="w2 m3")})
    play.leaves(C)
    yield from board(play)
    while play.state.day == 1:
        play.clock()
    yield from board(play)


# ---- the own page


def chests() -> Iterator[Page]:
    """Kind by kind, low to high, with what they are worth (BM-3.4)."""
    yield from own(scene(lairs={A: Told(chests="m4 w3 g5 w1 m2"), B: Told(chests="w1")}), A, B)
    yield from own(scene(), A)


def sealed() -> Iterator[Page]:
    """As long as it can be taken back (BM-3.5)."""
    play = begun(2)
    play.place(A, "LR")
    yield from own(play, A, B)
    lairs = {A: Told(barrels=1), B: Told(barrels=1)}
    for answer in (m.Treat(answer="pass"), m.Treat(answer="barrel")):
        play = scene(lairs=lairs, row=4, phase="poll")
        play.does(answer, seat=B)
        yield from own(play, B)
    play = scene(lairs=lairs, row=4, phase="poll")
    play.treat(A, "pass")
    yield from own(play, A)


def rows() -> Iterator[Page]:
    """Harvest, scouts, the best attack (BM-9.3); whoever is asked reads it beside the question."""
    lairs = {
        A: Told(castle="ravenspire", left="goblin_cook goblin_forager", barrels=1),
        B: Told(castle="mudmaw_keep", left="goblin_trapper goblin_slinger", barrels=1, chests="w2 m3"),
    }
    play = scene(lairs=lairs, row=3, phase="poll", open_="onion_farm walled_city")
    yield from own(play, A)
    play.treat(B, "pass")
    yield from own(play, B)


def thieves() -> Iterator[Page]:
    """Gold before metal before wood (BM-5.26, 5.30); a seat that cannot treat reads it too."""
    lairs = {A: Told(barrels=1), B: Told(chests="w1 w2 m3 g5"), C: Told(force="S2 T2")}
    yield from own(scene(3, lairs=lairs, row=6, phase="poll", open_="walled_city royal_capital mint_city"), A, C)


def reach() -> Iterator[Page]:
    """Before its turn, with defence and loot (BM-9.18); on its turn the menu says it, afterwards nothing does."""
    lairs = {A: Told(force="S2"), B: Told(force="S3 G1 T2"), C: Told(chests="w1 w2 g6", robbed=1)}
    play = scene(3, lairs=lairs, row=5, open_="old_mill druid_village walled_city")
    yield from own(play, A, B, C)
    play.attack("tavern")
    yield from own(play, A, B)
    play.stay()
    yield from own(play, B)


def stock() -> Iterator[Page]:
    """Food, runestones, barrels and ready spells, unless they stand beside the question."""
    lairs = {A: Told(force="S2", food=3, runestones=1, barrels=2, spells=1), B: Told(barrels=1)}
    yield from own(scene(lairs=lairs, row=2), A, B)
    yield from own(scene(lairs=lairs, row=2, phase="poll"), A)


def ordered() -> Iterator[Page]:
    """Once something is written down, and for nobody else (BM-3.7)."""
    play = scene(3)
    play.orders(C, Leaf(page="treats"), Edit(field="row", value=2), Edit(field="treat", value="barrel"))
    yield from own(play, B, C)


# ---- the end


def last_day(lairs: dict[int, Told], **told: Any) -> Scene:
    """Day 15 of 15, on which nobody can plunder a city."""
    seats = len(lairs)
    places = " ".join(("walled_city", "royal_capital", "mint_city")[:seats])
    return scene(seats, lairs=lairs, row=4, captain=14 % seats, day=15, open_=places, day_cap="15", **told)


def over(*chests: str) -> Iterator[Page]:
    """The last day of seats that hold these chests; whoever can still attack stays at home."""
    play = last_day({seat: Told(chests=held) for seat, held in enumerate(chests)})
    while not play.match.over:
        play.stay()
    return ending(play)


def gone() -> Iterator[Page]:
    """Last, and named (BM-7.7)."""
    play = scene(2, lairs={A: Told(chests="w1"), B: Told(chests="g6", force="S2")})
    play.leaves(B)
    while not play.match.over:
        play.clock()
    return ending(play)


def statistics() -> Iterator[Page]:
    """Final rows without a mark, treats with what they changed, plunders, robberies, rows rolled."""
    lairs = {
        A: Told(castle="ravenspire", left="goblin_cook", right="goblin_trapper", barrels=2),
        B: Told(castle="embergate", barrels=1, chests="w1 w2", left="goblin_forager goblin_slinger"),
    }
    play = last_day(lairs, phase="poll", faces=(2,))
    for seat, answer in ((A, "barrel"), (A, "pass"), (B, "pass")):
        play.treat(seat, answer)  # type: ignore[arg-type]
    play.attack("tavern")
    while not play.match.over:
        play.clock()
    return ending(play)


TOLD: Shown = {
    "who is awaited for what": phases,
    "the middle of the table": middle,
    "castles": castles,
    "a seat that leaves stays until the evening": leaves_tonight,
    "own chests": chests,
    "sealed answers": sealed,
    "what every row would bring": rows,
    "a robbery with all the thieves": thieves,
    "targets within reach": reach,
    "the stock": stock,
    "standing orders": ordered,
    "the most points win with fewer chests (BM-9.26)": lambda: over("w1 w1 w1 w2", "g5 m4"),
    "more chests break a tie (BM-9.27)": lambda: over("w1 w1 m4", "g6", ""),
    "equal ones share": lambda: over("m4", "m4", "w1"),
    "who has left": gone,
    "castles and statistics": statistics,
    "the guide (BM-2.2 to 2.4)": SEE.guide,
}
