"""Standing orders that attack: BM-6.5, 6.6, and the example BM-9.32."""

from typing import Any

import pytest

from engines.bellum_magica import events as e
from engines.bellum_magica.orders import RaidOrder
from engines.core.booklet.strokes import Edit
from engines.core.menu import Refused
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import SETTLEMENT, A, B, C, D
from tests.bellum_magica.ordering import added, lists_raids, raid_mode, raid_wish, raids
from tests.bellum_magica.rows import Row, case
from tests.bellum_magica.scene import Scene

OPEN = "onion_farm goose_farm old_mill"
WEAK, STRONG = Told(force="S2"), Told(force="S9 T2")


def before_b(b: Told, *, a: Told = WEAK, c: str = "", opened: str = OPEN) -> Scene:
    """A attacks, then B; the row is 3, tomorrow too."""
    lairs = {A: a, B: b, C: Told(force="S2", chests=c)}
    return scene(3, lairs=lairs, row=3, open_=opened, faces=(1, 1))


def plundered(game: Scene) -> list[tuple[int, str]]:
    names = {SETTLEMENT[name]: name for name in reversed(SETTLEMENT)}
    return [(event.seat, names[event.settlement]) for event in game.heard(e.Plundered)]


def robbed(game: Scene) -> list[tuple[int, int, tuple[int, int, int]]]:
    return [(event.thief, event.victim, event.chests) for event in game.heard(e.Robbed)]


@pytest.mark.parametrize("by", ["a list", "judgement", "the clock for somebody away", "the clock, once it is chosen"])
def test_a_castle_is_robbed_of_the_most(by: str) -> None:
    """BM-6.5, 6.6, 5.30: nobody is asked what to take: gold, then metal. An order for raids does not answer what to
    steal: whoever has begun to choose is asked."""
    game = before_b(STRONG, c="w1 g5 m3 m3", opened="onion_farm - -")
    match by:
        case "a list":
            raids(game, B, A, C, "tavern")
        case "judgement":
            raid_mode(game, B, "auto")
        case "the clock for somebody away":
            game.orders(B, Edit(field="absent", value="auto"))
    game.stay()
    if by == "the clock, once it is chosen":
        game.attack(C)
        raid_mode(game, B, "stay")
        assert game.state.stack[-1].kind == "stealing"
    if by.startswith("the clock"):
        game.clock()
    assert (robbed(game), game.asked) == ([(B, C, (0, 1, 1))], (C,))


AT_FARMS: dict[str, Any] = {"row": 3, "open_": OPEN, "faces": (1, 1)}
"""A attacks, then B; the row is 3, tomorrow too."""
PLUNDERED = (e.Plundered, "seat", "settlement")
ROWS = [
    case(
        "BM-6.9: staying for today: tomorrow the seat is asked", "S2 | S9 T2",
        "B raid_mode stay, today=1; stay", {(e.Stayed, "seat"): [A, B]},
        "until_asked B", {"day": 2, "kind": "raiding"}, row=3, faces=(3,),
    ),
    case(
        "BM-6.5: auto is the choice of the stand-in: the richest of what is within reach", "S2 | S9 T2 | S2",
        "B raid_mode auto; stay", {PLUNDERED: [(B, "walled_city")]},
        row=3, open_="onion_farm walled_city goose_farm", faces=(1, 1),
    ),
    *(
        case(
            f"BM-6.5, 6.3: the first legal entry of {wishes}: too few swords, no chests, no thief are skipped",
            f"S2 | {force} | S2",
            f"B raids {wishes}", {"asked": "A"}, "stay", {PLUNDERED: [(B, done)]}, **AT_FARMS,
        )
        for wishes, force, done in (
            ("goose_farm", "S2", "goose_farm"), ("goose_farm, old_mill", "S2", "goose_farm"),
            ("old_mill, goose_farm", "S2", "old_mill"), ("tavern, goose_farm", "S2", "tavern"),
            ("old_mill, goose_farm, tavern", "S1", "goose_farm"), ("best, onion_farm", "S2", "old_mill"),
            ("C, onion_farm", "S9 T2", "onion_farm"), ("C, A, onion_farm", "S2", "onion_farm"),
        )
    ),
    *(
        case(
            f"BM-6.5: the best settlement is the best that is left when {taken} is gone", "S9 | S9 T2 | S2",
            f"B raids best; attack {taken}", {PLUNDERED: [(A, taken), (B, best)]},
            row=3, open_="onion_farm walled_city garrison_town", faces=(1, 1),
        )
        for taken, best in (("walled_city", "garrison_town"), ("garrison_town", "walled_city"))
    ),
    *(
        case(
            f"BM-6.5: nothing of the list is legal: {otherwise}", "S2 | S2 | S2",
            f"B raids walled_city, C, otherwise={otherwise}; stay", {"asked": asked, (e.Stayed, "seat"): stayed},
            row=3, open_="walled_city onion_farm goose_farm", faces=(1, 1),
        )
        for otherwise, asked, stayed in (("ask", "B", [A]), ("stay", "C", [A, B]))
    ),
    case(
        "BM-9.32, 6.5: C has plundered the mint before A's turn, B has nothing to rob: the tavern is left",
        "S2 T1 | S2 | S7",
        "A raids mint_city, B, tavern; attack mint_city", {PLUNDERED: [(C, "mint_city"), (A, "tavern")], "asked": "B"},
        captain=C, row=2, open_="mint_city walled_city garrison_town",
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_raids(row: Row) -> None:
    row()


def test_five_entries_at_most() -> None:
    """BM-6.5: and none of them twice."""
    game = scene(4, lairs={A: WEAK}, row=3, open_="onion_farm goose_farm old_mill sheepfold")
    lists_raids(game, D, "best", "onion_farm")
    with pytest.raises(Refused):
        game.orders(D, added(raid_wish("onion_farm")))
    game.orders(D, *(added(raid_wish(wish)) for wish in ("tavern", A, B)))
    with pytest.raises(Refused):
        game.orders(D, added(raid_wish("goose_farm")))
    game.orders(D, Edit(field="raid_save", value=True))
    assert len(game.lair(D).orders.raids.wishes) == 5


def test_a_list_is_for_today_only() -> None:
    """BM-6.5: whatever the lifetime of other orders; tomorrow the seat is asked again."""
    game = scene(2, lairs={A: WEAK, B: WEAK}, row=3, faces=(3,), open_="onion_farm goose_farm")
    raids(game, B, "tavern")
    assert game.lair(B).orders.standing.raids is None
    game.stay()
    assert plundered(game) == [(B, "tavern")]
    game.until_asked(B)
    assert game.state.day == 2
    assert game.lair(B).orders.raids == RaidOrder()
    assert game.lair(B).orders.pen.raids == RaidOrder(mode="list"), "the next list begins anew"


def test_a_list_that_is_saved_late_plunders_nothing_that_is_gone() -> None:
    """BM-6.5, 5.23: B pencils the farm in; A takes it; the next day it is out of the game, though nobody plundered it
    that day."""
    lairs = {A: Told(force="S2"), B: Told(force="S2")}
    game = scene(2, lairs=lairs, row=1, open_="onion_farm old_mill", faces=(1,))
    lists_raids(game, B, "onion_farm")
    game.attack("onion_farm")
    game.stay()
    game.evening()
    assert game.mover == B
    game.orders(B, Edit(field="raid_save", value=True))
    assert (game.asked, game.told(e.Plundered)[1:]) == ((B,), [])
