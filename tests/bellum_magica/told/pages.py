"""Pages: the board, the guide, what only one seat reads, and the end (BM-11.1, 11.2, 11.5, 11.7)."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from engines.bellum_magica import GAME
from engines.core.booklet.strokes import Edit, Leaf
from engines.core.page import Page
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.rows import laid
from tests.bellum_magica.scene import Scene
from tests.told import Shown, ending, own, script

SEE = GAME.presenter


DISPLAY = "orc_butcher bog_lurker fire_dragon iron_golem"
ROWS = (
    "castle=ravenspire left=goblin_cook,goblin_forager barrels=1"
    " | castle=mudmaw_keep left=goblin_trapper,goblin_slinger barrels=1 w2 m3"
)
CASTLES = (
    "castle=ravenspire left=imp_scribe,goblin_cook right=bog_lurker,goblin_bruiser food=5 barrels=1"
    " | castle=embergate w1 w3 m4 g6 g6 runestones=2 robbed=1 left=living_armour"
)
STOCK = "S2 food=3 runestones=1 barrels=2 spells=1 | barrels=1"
BARRELS = laid("barrels=1 | barrels=1", row=4, phase="poll")


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


STATISTICS = {
    A: Told(castle="ravenspire", left="goblin_cook", right="goblin_trapper", barrels=2),
    B: Told(castle="embergate", barrels=1, chests="w1 w2", left="goblin_forager goblin_slinger"),
}
TOLD: Shown = {
    "who is awaited for what": script(
        (partial(begun, 2), "board; A place LR; board"),
        (
            laid("barrels=1 | barrels=2 | S2", row=4, captain=B, phase="poll", faces=(2,)),
            "A treat pass; board; B treat barrel; board",
        ),
        (laid("S2 | S2 food=2", at=B), "board"),
        (laid("| food=2", phase="recruit"), "board"),
    ),
    "the middle of the table": script(
        (
            laid("| |", open_="onion_farm - shrine_village", deck=12, piles="g7", row=2, display=DISPLAY),
            "board; pieces",
        ),
        (laid("|", deck=0, piles="w0 m0 g0", day_cap="20"), "board"),
    ),
    "castles": script(
        (laid(CASTLES, row=3, day=3, end_at="7"), "board; pieces"),
        (laid(f"S2 {'w ' * 10}| S2 {'w ' * 7}", row=3), "stay; stay; board"),
    ),
    "a seat that leaves stays until the evening": script(
        (laid("S2 | | castle=thornhold w2 m3"), "C leaves; board; evening; board")
    ),
    "own chests": script((laid("m4 w3 g5 w1 m2 | w1"), "own A B"), (laid("|"), "own A")),
    "sealed answers": script(
        (partial(begun, 2), "A place LR; own A B"),
        *((BARRELS, f"{said}; own {said[0]}") for said in ("B treat pass", "B treat barrel", "A treat pass")),
    ),
    "what every row would bring": script(
        (laid(ROWS, row=3, phase="poll", open_="onion_farm walled_city"), "own A; B treat pass; own B")
    ),
    "a robbery with all the thieves": script(
        (
            laid("barrels=1 | w1 w2 m3 g5 | S2 T2", row=6, phase="poll", open_="walled_city royal_capital mint_city"),
            "own A C",
        )
    ),
    "targets within reach": script(
        (
            laid("S2 | S3 G1 T2 | w1 w2 g6 robbed=1", row=5, open_="old_mill druid_village walled_city"),
            "own A B C; attack tavern; own A B; stay; own B",
        )
    ),
    "the stock": script((laid(STOCK, row=2), "own A B"), (laid(STOCK, row=2, phase="poll"), "own A")),
    "standing orders": ordered,
    "the most points win with fewer chests (BM-9.26)": lambda: over("w1 w1 w1 w2", "g5 m4"),
    "more chests break a tie (BM-9.27)": lambda: over("w1 w1 m4", "g6", ""),
    "equal ones share": lambda: over("m4", "m4", "w1"),
    "who has left": script((laid("w1 | g6 S2"), "B leaves; evening; ending")),
    "castles and statistics": script(
        (
            partial(last_day, STATISTICS, phase="poll", faces=(2,)),
            "A treat barrel; A treat pass; B treat pass; attack tavern; evening; ending",
        )
    ),
    "the guide (BM-2.2 to 2.4)": SEE.guide,
}
