"""Standing orders, and the aside in which they are written."""

from collections.abc import Iterator

from engines.core.booklet.book import Booklet, Page
from engines.core.booklet.fields import Choice, Listed, Reading, Toggle
from engines.core.menu import Given, Menu, picked
from engines.core.move import Move
from engines.royals.atlas import COUNTRIES, NOBLES, RANKS
from engines.royals.board import Board
from engines.royals.house import PLANS
from engines.royals.orders import Orders, Target
from engines.royals.state import State
from engines.royals.words import claims, orders

# ---- what can be written in standing orders, and what is offered ready-made (RY-6.3)


def _foreign(at: Reading) -> Iterator[int]:
    """One's own nobles are no targets (RY-5.24)."""
    return (noble for noble in range(len(NOBLES)) if at.state.europe.holders[noble] != at.seat)


KINGS = tuple(Target(noble=number, jokers=False) for number, noble in enumerate(NOBLES) if RANKS[noble.rank] == "king")
WANTED = Listed(name="countries", among=tuple(range(len(COUNTRIES))), show=claims.country)
TARGETS = Listed(
    name="nobles",
    among=_foreign,
    entry=lambda written, noble: Target(noble=noble, jokers=written.jokers),
    known=lambda target: target.noble,
    say=orders.noble,
    head=lambda _, noble: claims.country_of(noble),
    hint=orders.hint,
)
BOOKLET = Booklet(
    blank=Orders(),
    pages=(
        Page(name="top", entries=(Toggle(name="on"), Choice(name="plan", among=tuple(PLANS)), "countries", "nobles")),
        Page(name="countries", above="top", entries=(WANTED,)),
        Page(name="nobles", above="top", entries=(Toggle(name="jokers"), TARGETS)),
    ),
    templates={
        "gather": Orders(on=True),
        "intrigue": Orders(on=True, plan="mixed"),
        "kings": Orders(on=True, nobles=KINGS),
    },
    told=lambda at, _: orders.standing(at.record, first=not at.state.houses[at.seat].turns),
)


# ---- what a seat may do without being asked: write its standing orders (RY-6)


def aside(state: State, seat: int) -> Menu[Move] | None:
    """Orders for the seat's next turn: the running one goes on as it began (RY-6.3)."""
    house = state.houses[seat]
    return None if house.gone or seat in state.leaving else BOOKLET.menu(state, seat, house.orders)


def interject(board: Board, seat: int, given: Given[Move]) -> None:
    board.put(seat, orders=BOOKLET.written(board.house(seat).orders, picked(given)))
