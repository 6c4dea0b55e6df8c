"""Standing orders that answer polls: BM-6.4, 6.9, 6.10, and the example BM-9.30."""

from typing import Any

import pytest

from engines.bellum_magica import events as e
from engines.bellum_magica import moves as m
from engines.bellum_magica.moves import PassToday
from engines.core.booklet.strokes import Edit
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.ordering import counting, never_treats, opens, raid_mode, recruit_mode, treats, treats_unless
from tests.bellum_magica.scene import Scene


def evening(seats: int, lairs: dict[int, Told], *faces: int, captain: int) -> Scene:
    """The captain of today is the last to recruit and has only to say that it is done; then *faces* are rolled."""
    held = {**lairs, captain: Told(food=2, **_tokens(lairs.get(captain, Told())))}
    game = scene(seats, lairs=held, captain=captain, phase="recruit", faces=faces)
    assert game.asked == (captain,)
    return game


def _tokens(told: Told) -> dict[str, Any]:
    return {"barrels": told.barrels, "spells": told.spells}


def paid(game: Scene) -> list[tuple[int, str]]:
    """Who paid with what in the last verb."""
    return [(event.seat, event.payment) for event in game.heard(e.Treated)]


def polled(told: Told, *, captain: bool = True, row: int = 4) -> Scene:
    """A poll about *row* for B alone, who is the captain or not; the next roll is a 1."""
    game = scene(2, lairs={B: told}, captain=B if captain else A, row=row, phase="poll", faces=(1,))
    assert game.asked == (B,)
    return game


@pytest.mark.parametrize(
    ("entry", "told", "captain", "payment"),
    [
        ("pass", Told(barrels=2, spells=1), True, None),
        ("barrel", Told(barrels=1, spells=1), True, "barrel"),
        ("barrel", Told(barrels=1), False, "barrel"),
        ("barrel", Told(spells=1), True, None),
        ("spell", Told(barrels=1, spells=1), True, "spell"),
        ("spell", Told(barrels=1, spells=1), False, None),
        ("spell", Told(barrels=1), True, None),
        ("spell_then_barrel", Told(barrels=1, spells=1), True, "spell"),
        ("spell_then_barrel", Told(barrels=1), True, "barrel"),
        ("spell_then_barrel", Told(barrels=1, spells=1), False, "barrel"),
    ],
)
def test_the_entry_of_the_rolled_row_answers(entry: str, told: Told, captain: bool, payment: str | None) -> None:
    """BM-6.4, 6.3: each entry, and ``pass`` where its means are not there; an open question is answered at once."""
    game = polled(told, captain=captain)
    treats(game, B, {4: entry})
    assert paid(game) == ([(B, payment)] if payment else [])
    assert game.state.row == (1 if payment else 4)
    assert bool(game.heard(e.NobodyTreats)) == (payment is None)


def test_without_an_entry_the_seat_is_asked() -> None:
    """BM-6.4: ``ask`` is the default, for every row by itself."""
    game = polled(Told(barrels=2))
    treats(game, B, {5: "barrel", 1: "pass", 6: "spell"})
    assert game.asked == (B,)
    treats(game, B, {4: "barrel"})
    assert (paid(game), game.state.row) == ([(B, "barrel")], 1)
    assert game.heard(e.NobodyTreats) == [e.NobodyTreats(row=1)], "row 1 is passed"


@pytest.mark.parametrize(("barrels", "keep", "spent"), [(2, 0, 2), (2, 1, 1), (2, 2, 0), (1, 1, 0), (1, 2, 0)])
def test_barrels_that_are_to_be_kept_are_kept(barrels: int, keep: int, spent: int) -> None:
    """BM-6.4: ``keep_barrels`` 0 to 2, 0 by default; with nothing to spare the order passes."""
    game = evening(2, {A: Told(barrels=barrels)}, 3, 3, 3, captain=B)
    treats(game, A, {3: "barrel"}, keep=keep)
    game.done()
    assert paid(game) == [(A, "barrel")] * spent
    assert game.lair(A).barrels == barrels - spent
    assert game.state.today.rolls == 1 + spent


def test_treat_unless_the_row_is_one_of_these() -> None:
    """BM-6.4: those rows ``pass``, the rest ``spell_then_barrel``."""
    game = evening(2, {A: Told(barrels=2, spells=1)}, 1, 6, 5, captain=B)
    treats_unless(game, A, 2, 5)
    game.done()
    assert paid(game) == [(A, "spell"), (A, "barrel")]
    assert (game.heard(e.NobodyTreats), game.lair(A).barrels) == ([e.NobodyTreats(row=5)], 1)
    rest = "spell_then_barrel"
    assert game.lair(A).orders.treats.rows == (rest, "pass", rest, rest, "pass", rest)


def test_a_row_may_be_taken_off_the_list() -> None:
    """BM-6.4: what is chosen counts only when it is saved, since an order applies at once (BM-6.3)."""
    game = polled(Told(barrels=1))
    opens(game, B, "treats", "unless")
    game.orders(B, Edit(field="unless", value=4), Edit(field="unless", value=2), Edit(field="unless", value=4))
    assert game.asked == (B,)
    game.orders(B, Edit(field="unless_save", value=True))
    assert paid(game) == [(B, "barrel")]
    assert game.lair(B).orders.pen.unless == (), "the next list begins anew"


@pytest.mark.parametrize("second", [2, 5])
def test_c_pays_once_and_keeps_the_second_barrel(second: int) -> None:
    """BM-9.30: roll 2, C's answer is a barrel; roll 2 or 5 again: pass."""
    game = evening(3, {C: Told(barrels=2)}, 2, second, captain=C)
    treats(game, C, {1: "pass", 2: "spell_then_barrel", 3: "pass", 4: "pass", 5: "barrel", 6: "pass"}, keep=1)
    game.done()
    assert (game.state.captain, paid(game), game.lair(C).barrels) == (A, [(C, "barrel")], 1)
    assert game.heard(e.NobodyTreats) == [e.NobodyTreats(row=second)]


def test_an_order_that_was_withdrawn_answers_when_it_is_changed() -> None:
    """BM-5.2, 6.3: leafing changes no order; the next one that is written does, whatever it says."""
    game = scene(2, lairs={A: Told(barrels=1), B: Told(barrels=1)}, row=4, phase="poll", faces=(1,))
    never_treats(game, B)
    game.withdraw(B)
    opens(game, B, "treats")
    assert list(game.asked) == [A, B]
    treats(game, B, {4: "barrel"})
    assert list(game.asked) == [A]
    game.treat(A, "pass")
    assert paid(game) == [(B, "barrel")]


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
    assert (list(game.asked), paid(game), game.lair(B).barrels) == ([B], [], 2)


def test_changed_orders_answer_for_their_own_seat_alone() -> None:
    """BM-5.2: C took its answer back too, and has changed nothing."""
    game = scene(3, lairs={seat: Told(barrels=1) for seat in (A, B, C)}, row=4, phase="poll", faces=(1,))
    for seat in (B, C):
        never_treats(game, seat)
        game.withdraw(seat)
    treats(game, B, {4: "barrel"})
    assert list(game.asked) == [A, C]


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


def test_an_order_that_has_counted_is_not_taken_back() -> None:
    """BM-6.3, 5.2: the captain's pass counts at once; what comes after it can be taken back."""
    game = scene(3, lairs={seat: Told(barrels=1) for seat in (A, B, C)}, row=4, phase="poll", faces=(1,))
    never_treats(game, A)
    never_treats(game, C)
    with game.refused():
        game.withdraw(A)
    game.withdraw(C)
    assert list(game.asked) == [B, C]


# ---- lifetimes


def test_an_order_for_today_ends_in_the_evening() -> None:
    """BM-6.9: until then it stands before what is written to last, whenever that is; then what lasts answers."""
    game = scene(2, lairs={A: Told(barrels=1), B: Told(barrels=1)}, row=3, phase="poll", captain=B, faces=(3, 3, 4))
    treats(game, A, {3: "pass"}, today=True)
    treats(game, A, {3: "barrel"})
    assert game.lair(A).orders.treats.rows[2] == "pass"
    game.treat(B, "barrel")
    assert game.heard(e.NobodyTreats) == [e.NobodyTreats(row=3)]
    game.evening()
    assert [(event.seat, event.payment) for event in game.told(e.Treated)] == [(B, "barrel"), (A, "barrel")]


def test_pass_for_today() -> None:
    """BM-6.9: one stroke on the first page, all rows ``pass``; tomorrow the order of old counts again."""
    game = scene(2, lairs={A: Told(barrels=1)}, row=2, phase="poll", faces=(3, 2))
    treats(game, A, {3: "barrel"})
    opens(game, A)
    game.orders(A, PassToday())
    assert game.heard(e.NobodyTreats) == [e.NobodyTreats(row=2)]
    assert game.lair(A).orders.today.treats is not None
    game.evening()
    assert paid(game) == [(A, "barrel")]


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
