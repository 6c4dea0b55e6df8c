"""Standing orders that answer polls: BM-6.4, 6.9, 6.10, and the example BM-9.30."""

from typing import Any

import pytest

from engines.bellum_magica import events as e
from engines.bellum_magica import moves as m
from engines.bellum_magica.moves import PassToday
from engines.core.booklet.strokes import Edit
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.ordering import counting, opens, raid_mode, recruit_mode, treats
from tests.bellum_magica.rows import Row, case
from tests.rows import heard


def test_a_row_may_be_taken_off_the_list() -> None:
    """BM-6.4: what is chosen counts only when it is saved, since an order applies at once (BM-6.3)."""
    game = scene(2, lairs={B: Told(barrels=1)}, captain=B, row=4, phase="poll", faces=(1,))
    opens(game, B, "treats", "unless")
    game.orders(B, Edit(field="unless", value=4), Edit(field="unless", value=2), Edit(field="unless", value=4))
    assert game.asked == (B,)
    game.orders(B, Edit(field="unless_save", value=True))
    assert heard(game, e.Treated, "seat", "payment") == [(B, "barrel")]
    assert game.lair(B).orders.pen.unless == (), "the next list begins anew"


POLL: dict[str, Any] = {"row": 4, "phase": "poll", "faces": (1,)}
REST = "spell_then_barrel"
SIXTH = "1=pass, 2=spell_then_barrel, 3=pass, 4=pass, 5=barrel, 6=pass, keep=1"
DONE: dict[str, Any] = {"phase": "recruit"}
"""The captain of today is the last to recruit and has only to say that it is done; then the die is rolled."""
ROWS = [
    *(
        case(
            f"BM-6.4, 6.3: {entry} with {held}, {'captain' if captain else 'not captain'}: an open question, at once",
            f"| {held}",
            f"B treats 4={entry}", {"paid": [(B, payment)] if payment else [], "row": 1 if payment else 4},
            {(e.NobodyTreats, "row"): [] if payment else [4]}, captain=B if captain else A, **POLL,
        )
        for entry, held, captain, payment in (
            ("pass", "barrels=2 spells=1", True, None), ("barrel", "barrels=1 spells=1", True, "barrel"),
            ("barrel", "barrels=1", False, "barrel"), ("barrel", "spells=1", True, None),
            ("spell", "barrels=1 spells=1", True, "spell"), ("spell", "barrels=1 spells=1", False, None),
            ("spell", "barrels=1", True, None), (REST, "barrels=1 spells=1", True, "spell"),
            (REST, "barrels=1", True, "barrel"), (REST, "barrels=1 spells=1", False, "barrel"),
        )
    ),
    case(
        "BM-6.4: ask is the default, for every row by itself", "| barrels=2",
        "B treats 5=barrel, 1=pass, 6=spell", {"asked": "B"},
        "B treats 4=barrel", {"paid": [(B, "barrel")], "row": 1, (e.NobodyTreats, "row"): [1]}, captain=B, **POLL,
    ),
    *(
        case(
            f"BM-6.4: of {barrels} barrels {keep} are kept: with nothing to spare the order passes",
            f"barrels={barrels} | food=2",
            f"A treats 3=barrel, keep={keep}; done", {"paid": [(A, "barrel")] * spent, "rolls": 1 + spent},
            {"A.barrels": barrels - spent}, captain=B, faces=(3, 3, 3), **DONE,
        )
        for barrels, keep, spent in ((2, 0, 2), (2, 1, 1), (2, 2, 0), (1, 1, 0), (1, 2, 0))
    ),
    case(
        "BM-6.4: unless the row is one of these, which pass", "barrels=2 spells=1 | food=2",
        "A treats_unless 2, 5; done", {"paid": [(A, "spell"), (A, "barrel")], (e.NobodyTreats, "row"): [5]},
        {"A.barrels": 1, "treats A": (REST, "pass", REST, REST, "pass", REST)}, captain=B, faces=(1, 6, 5), **DONE,
    ),
    *(
        case(
            f"BM-9.30: C pays once and keeps the second barrel: a 2, then a {second}", "| | barrels=2 food=2",
            f"C treats {SIXTH}; done", {"captain": A, "paid": [(C, "barrel")], "C.barrels": 1},
            {(e.NobodyTreats, "row"): [second]}, captain=C, faces=(2, second), **DONE,
        )
        for second in (2, 5)
    ),
    case(
        "BM-5.2, 6.3: leafing changes no order that was withdrawn; the next one that is written answers",
        "barrels=1 | barrels=1",
        "B never_treats; B withdraw; B opens treats", {"asked": "AB"}, "B treats 4=barrel", {"asked": "A"},
        "A treat pass", {"paid": [(B, "barrel")]}, **POLL,
    ),
    case(
        "BM-5.2: changed orders answer for their own seat alone: C took its answer back too",
        "barrels=1 | barrels=1 | barrels=1",
        "B never_treats; B withdraw; C never_treats; C withdraw; B treats 4=barrel", {"asked": "AC"}, **POLL,
    ),
    case(
        "BM-6.3, 5.2: the captain's pass counts at once; what comes after it can be taken back",
        "barrels=1 | barrels=1 | barrels=1",
        "A never_treats; C never_treats; never: A withdraw; C withdraw", {"asked": "BC"}, **POLL,
    ),
    case(
        "BM-6.9: until the evening what is for today stands before what is written to last", "barrels=1 | barrels=1",
        "A treats 3=pass, today=1; A treats 3=barrel; B treat barrel", {(e.NobodyTreats, "row"): [3]},
        "evening", {"paid": [(B, "barrel"), (A, "barrel")]}, row=3, phase="poll", captain=B, faces=(3, 3, 4),
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_treats(row: Row) -> None:
    row()


@pytest.mark.parametrize("stroke", ["raid", "recruit", "absent", "another row for good"])
def test_an_order_about_something_else_answers_nothing_that_was_withdrawn(stroke: str) -> None:
    """BM-5.2: orders leave that question alone unless what they answer to it is changed; a lasting order under one for
    today changes nothing of that."""
    game = scene(2, lairs={A: Told(barrels=1), B: Told(barrels=2)}, row=4, phase="poll", faces=(1,))
    treats(game, B, {4: "barrel"}, today=True)
    game.withdraw(B)
    match stroke:
        case "raid":
            raid_mode(game, B, "auto")
        case "recruit":
            recruit_mode(game, B, "none", today=True)
        case "absent":
            opens(game, B)
            game.orders(B, Edit(field="absent", value="auto"))
        case _:
            treats(game, B, {5: "pass"})
    assert list(game.asked) == [A, B]
    game.treat(A, "pass")
    assert (list(game.asked), heard(game, e.Treated, "seat", "payment"), game.lair(B).barrels) == ([B], [], 2)


def test_a_late_press_takes_no_later_answer_back() -> None:
    """BM-5.2, 9.9: the button of the first poll, pressed in the second, which an order has answered by then."""
    game = scene(2, lairs={A: Told(barrels=2), B: Told(barrels=1)}, row=3, phase="poll", faces=(4,))
    treats(game, B, {3: "barrel", 4: "barrel"})
    late = m.Withdraw(roll=game.state.today.rolls)
    game.treat(A, "barrel")
    with game.refused():
        game.orders(B, late)
    assert list(game.asked) == [A]
    game.withdraw(B)
    assert list(game.asked) == [A, B]


# ---- lifetimes


def test_pass_for_today() -> None:
    """BM-6.9: one stroke on the first page, all rows ``pass``; tomorrow the order of old counts again."""
    game = scene(2, lairs={A: Told(barrels=1)}, row=2, phase="poll", faces=(3, 2))
    treats(game, A, {3: "barrel"})
    opens(game, A)
    game.orders(A, PassToday())
    assert game.heard(e.NobodyTreats) == [e.NobodyTreats(row=2)]
    assert game.lair(A).orders.today.treats is not None
    game.evening()
    assert heard(game, e.Treated, "seat", "payment") == [(A, "barrel")]


def test_a_pass_for_today_can_be_taken_back() -> None:
    """BM-6.9, 6.3: alone, by the same button; what stood before it stands again at once."""
    game = begun(2)
    treats(game, A, {3: "barrel"})
    raid_mode(game, A, "stay", today=True)
    opens(game, A, today=True)
    before = counting(game, A)
    game.orders(A, PassToday())
    with game.refused():
        game.orders(A, PassToday())
    game.orders(A, PassToday(on=False))
    assert counting(game, A) == before
    with game.refused():
        game.orders(A, PassToday(on=False))


def test_a_pass_for_today_is_not_made_to_last() -> None:
    """BM-6.9: whoever writes on after it changes what stood before and loses nothing of that, nor the pass."""
    game = begun(2)
    treats(game, A, {3: "barrel"})
    opens(game, A)
    game.orders(A, PassToday())
    treats(game, A, {5: "pass"})
    assert game.lair(A).orders.treats.rows == ("pass",) * 6
    standing = game.lair(A).orders.standing.treats
    assert standing is not None
    assert standing.rows == ("ask", "ask", "barrel", "ask", "pass", "ask")
