"""Moves by their parts: what is asked, what is not, and how the clock comes to an end."""

from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from engines.core import words
from engines.core.compose import Composed, amount, leads, listed, pick, toward
from engines.core.menu import Amount, Blocked, Menu, Number, Pick, Picked
from engines.core.meta import Step
from engines.core.move import Cancel, Move, Part, called, part
from engines.core.phrase import part as said
from engines.core.record import record
from engines.core.text import Text, text

CANCEL = Picked((Cancel(),))


@record
class Ship(Move):
    start: str
    goal: str
    crates: int


@record
class Sink(Move):
    at: str


class Words(words.Words[Any]):
    def say(self, move: Move) -> Text:
        return text(called(move))


def ports(state: Any, _seat: int, _so_far: Any) -> list[str]:
    return list(state.routes)


def goals(state: Any, _seat: int, so_far: Any) -> list[str]:
    goals: list[str] = state.routes[so_far.start]
    return goals


def closed(state: Any, _seat: int, so_far: Any) -> list[tuple[str, Text]]:
    return [(port, text("closed")) for port in state.routes if port not in state.routes[so_far.start]]


def crates(state: Any, _seat: int, so_far: Any) -> tuple[int, int]:
    return 1, state.crates[so_far.start]


@record
class Shipping(Composed, of=Ship, words=Words):
    parts: ClassVar = (
        pick("start", ports, why=lambda state, *_: [(port, text("iced")) for port in state.iced]),
        pick("goal", goals, prompt=lambda _state, _seat, so_far: text("goal", start=so_far.start), why=closed),
        amount("crates", crates, prompt=lambda *_: text("crates")),
    )
    start: str | None = None
    goal: str | None = None

    def default(self, _state: Any, _seat: int) -> Move | None:
        return Ship(start="a", goal="b", crates=4)


@record
class Sinking(Composed, of=Sink, words=Words):
    parts: ClassVar = (
        listed(lambda state, *_: [Sink(at=port) for port in state.routes], prompt=lambda *_: text("at")),
    )


SEA: Any = SimpleNamespace(
    routes={"a": ["b", "c"], "b": ["a"], "c": ["b"], "d": ["a", "c"]},
    crates={"a": 4, "b": 3, "c": 1, "d": 1},
    iced=["e"],
)


def moves(menu: Menu[Any]) -> list[Move]:
    return [option.move for option in menu.options]


def begun(start: str) -> Any:
    return Shipping.begun(part(Ship, start=start)).settled(SEA, 0)


def test_the_first_part_stands_in_the_menu_of_a_decision_and_whole_moves_with_it() -> None:
    whole = Ship(start="c", goal="b", crates=1)
    others = [part(Ship, start=start) for start in "abd"]
    assert Shipping.beginnings(SEA, 0) == [others[0], others[1], whole, others[2]]
    assert Shipping.beginnings(SEA, 0, ["d"]) == [part(Ship, start="d")]


def test_what_the_first_part_cannot_be_is_for_the_decision_to_say() -> None:
    (blocked,) = Shipping().blocked(SEA, 0)
    assert (blocked.move, blocked.reason) == (part(Ship, start="e"), text("iced"))


def test_of_a_whole_move_a_phrase_may_name_what_goes_without_saying() -> None:
    part_of_it, _, whole, _ = Words(SEA, 0).options(*Shipping.beginnings(SEA, 0))
    _, to, crates = Shipping.steps("from", "to", "crates")
    menus = said(whole, to), said(whole, crates)
    assert [menu and moves(menu) for menu in menus] == [[part(Ship, goal="b")], [whole.move]]
    assert isinstance(menus[1], Amount)
    assert (menus[1].low, menus[1].high) == (1, 1)
    assert (said(part_of_it, to), said(part_of_it, crates)) == (None, None)


def test_part_by_part_to_the_whole_move() -> None:
    draft = begun("a")
    menu = draft.menu(SEA, 0)
    assert isinstance(menu, Pick)
    assert (menu.prompt, menu.taken) == (text("goal", start="a"), ())
    assert moves(menu) == [part(Ship, goal="b"), part(Ship, goal="c"), Cancel()]
    draft = draft.step(Picked((part(Ship, goal="c"),)))
    menu = draft.menu(SEA, 0)
    assert isinstance(menu, Amount)
    assert (menu.low, menu.high, moves(menu)) == (1, 4, [Ship(start="a", goal="c", crates=4), Cancel()])
    assert draft.step(Number(2)) == Picked((Ship(start="a", goal="c", crates=2),))
    assert draft.step(Picked((Ship(start="a", goal="c", crates=4),))) == Picked((Ship(start="a", goal="c", crates=4),))
    assert draft.step(CANCEL) is None


def test_a_choice_among_one_is_not_asked_but_may_be_named() -> None:
    draft = begun("b")
    assert (draft.start, draft.goal) == ("b", "a")
    menu = draft.menu(SEA, 0)
    assert isinstance(menu, Amount)
    assert [option.move for option in menu.taken] == [part(Ship, goal="a")]


def test_where_one_number_is_left_the_part_before_it_makes_the_move_whole() -> None:
    menu = begun("d").menu(SEA, 0)
    assert moves(menu) == [Ship(start="d", goal=goal, crates=1) for goal in "ac"] + [Cancel()]


@pytest.mark.parametrize(("start", "no"), [("a", "ad"), ("b", "bcd")])
def test_reasons_are_given_for_what_is_asked_and_for_what_was_not(start: str, no: str) -> None:
    blocked: tuple[Blocked[Move], ...] = begun(start).blocked(SEA, 0)
    assert [(each.move, each.reason) for each in blocked] == [(part(Ship, goal=port), text("closed")) for port in no]
    picked = begun("a").step(Picked((part(Ship, goal="b"),)))
    assert picked.blocked(SEA, 0) == ()


def test_a_list_of_whole_moves() -> None:
    assert moves(Sinking().menu(SEA, 0)) == [*(Sink(at=port) for port in "abcd"), Cancel()]
    assert Sinking().step(Picked((Sink(at="b"),))) == Picked((Sink(at="b"),))


def test_the_steps_of_a_phrase() -> None:
    assert Shipping.steps("from", "to", "crates", optional=("to",)) == (
        Step(name="from", kinds=("ship.start", "ship")),
        Step(name="to", kinds=("ship.goal", "ship"), optional=True),
        Step(name="crates", kinds=("ship",), counts="crates"),
    )


@pytest.mark.parametrize("start", "abd")
def test_the_clock_ends_a_draft_whoever_began_it(start: str) -> None:
    """Either it is the way to the default, part by part, or it is given up."""
    draft, steps = begun(start), 0
    while isinstance(draft, Composed):
        menu = draft.menu(SEA, 0)
        given = draft.fallback(SEA, 0)
        assert menu.accepts(given)
        draft, steps = draft.step(given), steps + 1
        draft = draft.settled(SEA, 0) if isinstance(draft, Composed) else draft
    assert draft == (Picked((Ship(start="a", goal="b", crates=4),)) if start == "a" else None)
    assert steps <= len(Shipping.parts)
    assert Sinking().fallback(SEA, 0) == CANCEL


def test_on_the_way_to_a_move() -> None:
    wanted = Ship(start="a", goal="b", crates=2)
    menu = Pick(prompt=text("main"), options=Words(SEA, 0).options(*Shipping.beginnings(SEA, 0)))
    assert toward(wanted, menu, None) == Picked((part(Ship, start="a"),))
    draft = begun("a")
    assert toward(wanted, draft.menu(SEA, 0), draft) == Picked((part(Ship, goal="b"),))
    assert toward(Ship(start="a", goal="d", crates=2), draft.menu(SEA, 0), draft) == CANCEL
    last = draft.step(Picked((part(Ship, goal="b"),)))
    assert toward(wanted, last.menu(SEA, 0), last) == Number(2)
    assert toward(wanted, begun("b").menu(SEA, 0), begun("b")) == CANCEL, "somebody else began it"
    assert toward(Sink(at="b"), Sinking().menu(SEA, 0), Sinking()) == Picked((Sink(at="b"),))
    assert not leads(draft, Sink(at="a"))


def test_a_part_is_called_after_its_move() -> None:
    assert (called(part(Ship, goal="b")), called(Sink(at="b"))) == ("ship.goal", "sink")
    assert part(Ship, goal="b") == Part(of="ship", field="goal", value="b")
