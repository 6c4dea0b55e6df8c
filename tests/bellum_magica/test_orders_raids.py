"""Standing orders that attack: BM-6.5, 6.6, and the example BM-9.32."""

import pytest

from engines.bellum_magica import events as e
from engines.bellum_magica.orders import RaidOrder
from engines.core.booklet.strokes import Edit
from engines.core.menu import Refused
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import SETTLEMENT, A, B, C, D
from tests.bellum_magica.ordering import added, lists_raids, raid_mode, raid_wish, raids
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


# ---- one word


def test_stay_for_today() -> None:
    """BM-6.9: tomorrow the seat is asked."""
    game = scene(2, lairs={A: WEAK, B: STRONG}, row=3, faces=(3,), open_="onion_farm goose_farm")
    raid_mode(game, B, "stay", today=True)
    game.stay()
    assert [event.seat for event in game.heard(e.Stayed)] == [A, B]
    game.until_asked(B)
    assert (game.state.day, game.state.stack[-1].kind) == (2, "raiding")


def test_auto_is_the_choice_of_the_stand_in() -> None:
    """BM-6.5: the richest of what is within reach; it answers an open question at once."""
    game = before_b(STRONG, opened="onion_farm walled_city goose_farm")
    raid_mode(game, B, "auto")
    game.stay()
    assert plundered(game) == [(B, "walled_city")]


# ---- a list


@pytest.mark.parametrize(
    ("wishes", "b", "done"),
    [
        (("goose_farm",), WEAK, "goose_farm"),
        (("goose_farm", "old_mill"), WEAK, "goose_farm"),
        (("old_mill", "goose_farm"), WEAK, "old_mill"),
        (("tavern", "goose_farm"), WEAK, "tavern"),
        (("old_mill", "goose_farm", "tavern"), Told(force="S1"), "goose_farm"),
        (("best", "onion_farm"), WEAK, "old_mill"),
        ((C, "onion_farm"), STRONG, "onion_farm"),
        ((C, A, "onion_farm"), WEAK, "onion_farm"),
    ],
)
def test_the_first_legal_entry_is_done(wishes: tuple[str | int, ...], b: Told, done: str) -> None:
    """BM-6.5, 6.3: settlements, the tavern, the best settlement; what is not legal at the moment is skipped: too few
    swords, no chests, no thief."""
    game = before_b(b, opened=OPEN)
    raids(game, B, *wishes)
    assert game.asked == (A,)
    game.stay()
    assert plundered(game) == [(B, done)]


def test_the_best_settlement_is_the_best_that_is_left() -> None:
    """BM-6.5: the choice of the stand-in among settlements, when the order is carried out."""
    for taken, best in (("walled_city", "garrison_town"), ("garrison_town", "walled_city")):
        game = before_b(STRONG, a=Told(force="S9"), opened="onion_farm walled_city garrison_town")
        raids(game, B, "best")
        game.attack(taken)
        assert plundered(game) == [(A, taken), (B, best)]


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


@pytest.mark.parametrize(("otherwise", "asked"), [("ask", True), ("stay", False)])
def test_nothing_of_the_list_is_legal(otherwise: str, asked: bool) -> None:
    """BM-6.5: then ``otherwise``: ask by default, or stay."""
    game = before_b(WEAK, opened="walled_city onion_farm goose_farm")
    raids(game, B, "walled_city", C, otherwise=otherwise)
    game.stay()
    assert (game.asked == (B,)) == asked
    assert [event.seat for event in game.heard(e.Stayed)] == ([A] if asked else [A, B])


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


# ---- BM-9.32


def test_the_tavern_is_what_is_left_of_the_list() -> None:
    """BM-9.32, 6.5: C has plundered the mint before A's turn, B has nothing to rob."""
    lairs = {A: Told(force="S2 T1"), B: Told(force="S2"), C: Told(force="S7")}
    game = scene(3, lairs=lairs, captain=C, row=2, open_="mint_city walled_city garrison_town")
    raids(game, A, "mint_city", B, "tavern")
    game.attack("mint_city")
    assert plundered(game) == [(C, "mint_city"), (A, "tavern")]
    assert game.asked == (B,)


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
