"""Phase 4: attacks on settlements and on the tavern (BM-5.20 to 5.25)."""

from typing import Any

import pytest

from engines.bellum_magica import events
from engines.bellum_magica.atlas import KIND
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import SETTLEMENT, A, B, C, right
from tests.bellum_magica.rows import Row, case
from tests.bellum_magica.scene import Scene


def before(settlement: str, force: str, row: int = 3, **told: Any) -> Scene:
    """A with so many swords before a settlement; B has something to do afterwards."""
    lairs = {A: Told(force=force, **told), B: Told(force="S2")}
    return scene(lairs=lairs, row=row, open_=f"{settlement} goose_farm")


# ---- who attacks


@pytest.mark.parametrize("captain", [A, B, C])
def test_each_seat_attacks_once_from_the_captain_on(captain: int) -> None:
    """BM-5.20, 2.3, 8.19: one finishing before the next is asked."""
    game = scene(3, lairs={seat: Told(force="S2") for seat in (A, B, C)}, captain=captain, row=3)
    order = []
    while game.state.stack[-1].kind == "raiding" and game.state.day == captain + 1:
        (seat,) = game.asked
        order.append(seat)
        game.attack("tavern")
    assert order[:3] == [(captain + step) % 3 for step in range(3)]
    assert game.told(events.Plundered)[3:] == []


# ---- strength


@pytest.mark.parametrize(
    ("force", "shields", "magic", "short"),
    [
        ("S3", 3, 0, (0, 0)),
        ("S2 G1", 3, 0, (0, 0)),
        ("G3", 3, 0, (0, 0)),
        ("S2", 3, 0, (0, 1)),
        ("S6 G1", 6, 1, (0, 0)),
        ("S5 G2", 6, 1, (0, 0)),
        ("G7", 6, 1, (0, 0)),
        ("S9", 6, 1, (1, 0)),
        ("S5 G1", 6, 1, (0, 1)),
        ("S9 G1", 5, 2, (1, 0)),
        ("S1", 3, 1, (1, 3)),
    ],
)
def test_magic_swords_serve_as_ordinary_ones_never_the_reverse(
    force: str, shields: int, magic: int, short: tuple[int, int]
) -> None:
    """BM-5.21, 8.18: G >= M and S + G >= N + M."""
    assert right(force).short(shields, magic) == short


def test_nothing_is_spent_and_nothing_lost() -> None:
    """BM-5.21: the attacker is as strong as before, whatever it took."""
    game = before("sheepfold", "S3", food=2, runestones=1, barrels=1)
    was = game.lair(A)
    game.attack("sheepfold")
    now = game.lair(A)
    assert (now.rights, now.left, now.right, now.shields) == (was.rights, was.left, was.right, was.shields)
    assert (now.food, now.runestones, now.barrels) == (3, 1, 1)


# ---- loot


@pytest.mark.parametrize(
    ("settlement", "force", "row", "loot"),
    [
        ("beehive_farm", "S2", 3, (1, 1, 0, "")),
        ("sheepfold", "G3", 5, (1, 0, 0, "w")),
        ("wizards_city", "S5 G2", 3, (0, 0, 0, "gm")),
        ("vineyard", "S2", 3, (2, 0, 1, "")),
        ("shrine_village", "S3 G1", 3, (0, 1, 1, "w")),
        ("weavers_village", "S5", 3, (0, 2, 0, "w")),
        ("market_town", "S5", 3, (0, 0, 1, "m")),
        ("mint_city", "S7", 3, (0, 1, 0, "g")),
        ("walled_city", "S9", 3, (0, 0, 0, "gg")),
        ("wizards_city", "S6 G1", 3, (0, 0, 0, "gm")),
        ("royal_capital", "S5 G2", 3, (0, 0, 0, "gg")),
    ],
)
def test_a_settlement_yields_what_it_shows(
    settlement: str, force: str, row: int, loot: tuple[int, int, int, str]
) -> None:
    """BM-5.23, 9.4, 9.5: gold before metal before wood."""
    game = before(settlement, force, row)
    game.attack(settlement)
    lair = game.lair(A)
    taken = "".join("wmg"[KIND[chest]] for chest in lair.chests)
    assert (lair.food, lair.runestones, lair.barrels, taken) == loot


ROWS = [
    case(
        "BM-5.20: attacking is never compulsory", "S9 | S2",
        "stay", {events.Stayed: [events.Stayed(seat=A)], "asked": "B", "open": "onion_farm goose_farm", "chests A": ""},
        row=3,
    ),
    case(
        "BM-5.20: without a legal attack a seat is skipped with a note", "S2 | S1 | S2",
        "stay", {events.NoAttack: [events.NoAttack(seat=B)], "asked": "C", "attacked": (A, B)},
        row=3, open_="old_mill sheepfold beehive_farm",
    ),
    case(
        "BM-9.14: of two gold chests one is left: a gold and a metal one", "S9 | S2",
        "attack walled_city", {(events.Plundered, "chests"): [(0, 1, 1)]}, row=3, open_="walled_city", piles="g1",
    ),
    case(
        "BM-9.16, 5.24: everybody may plunder the tavern on one day: a food and a barrel each", "S2 | S2 | S2",
        "attack tavern", {"asked": "B"}, "attack tavern", {"asked": "C"}, "attack tavern", {"each.barrels": [1, 1, 1]},
        {(events.Plundered, "food", "barrels", "chests"): [(1, 1, (0, 0, 0))] * 3}, row=3,
    ),
    case(
        "BM-5.24, 8.20: with all slots empty the tavern can be attacked, if its defence of 2 is met", "S2 | S1",
        {"plunders": [0]}, "attack tavern", {events.NoAttack: [events.NoAttack(seat=B)]}, row=3, open_="- -", deck=0,
    ),
    case(
        "BM-9.15, 5.25, 8.9: a third barrel stays in the supply", "S3 barrels=2 | S2",
        "attack tavern", {(events.Plundered, "food", "barrels", "spilt"): [(1, 0, 1)], "A.food": 1, "A.barrels": 2},
        row=3,
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_attacks(row: Row) -> None:
    row()


def test_a_plundered_settlement_is_gone_for_the_others() -> None:
    """BM-9.16, 5.23: its slot stays empty until the evening, then that slot alone is filled."""
    lairs = {seat: Told(force="S2") for seat in (A, B, C)}
    game = scene(3, lairs=lairs, row=3, open_="goose_farm onion_farm vineyard", faces=(1,))
    game.attack("onion_farm")
    assert game.open == "goose_farm - vineyard"
    assert game.state.piles.plundered[-1] == SETTLEMENT["onion_farm"]
    with game.refused("reason-settlement-gone"):
        game.attack("onion_farm")
    game.stay()
    game.stay()
    while game.state.day == 1:
        assert game.open == "goose_farm - vineyard"
        game.clock()
    first, second, third = game.open.split()
    assert (first, third) == ("goose_farm", "vineyard")
    assert second not in ("-", "onion_farm")
