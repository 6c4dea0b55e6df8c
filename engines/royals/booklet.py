"""Standing orders, and the aside in which they are written."""

from collections.abc import Iterator
from typing import get_args

from engines.core.booklet.book import Booklet, Page
from engines.core.booklet.fields import Choice, Listed, Reading, Toggle, stopping, stops
from engines.core.menu import Given, Menu, picked
from engines.core.move import Move
from engines.core.text import Text
from engines.royals.atlas import COUNTRIES, NOBLES, RANKS
from engines.royals.board import Board
from engines.royals.dry import dry
from engines.royals.house import PLANS
from engines.royals.orders import STOPS, Orders, Target, Then
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
    entry=lambda written, noble: Target(noble=noble, jokers=written.jokers, free=written.free),
    known=lambda target: target.noble,
    say=orders.noble,
    head=lambda _, noble: claims.country_of(noble),
    hint=orders.hint,
)
TOP = (
    *(Toggle(name="on", stands=True), "nobles", "countries", Choice(name="plan", among=tuple(PLANS))),
    *(Choice(name="then", among=get_args(Then)), "stops"),
)


def _told(at: Reading, _page: str) -> tuple[Text, ...]:
    """That they rest is said by the booklet itself."""
    first = not at.state.houses[at.seat].turns
    told = orders.standing(at.record, first=first)
    return *(told[1:] if at.record.resting else told), *stopping(at.record)


BOOKLET = Booklet(
    blank=Orders(),
    pages=(
        Page(name="top", entries=TOP),
        Page(name="countries", above="top", entries=(WANTED,)),
        Page(name="nobles", above="top", entries=(Toggle(name="free"), Toggle(name="jokers"), TARGETS)),
        Page(name="stops", above="top", entries=(Choice(name="turns", among=(1, 2, 3, 5, 0)), stops(*STOPS))),
    ),
    templates={
        "wish": Orders(on=True, then="else_ask", free=True),
        "hunt": Orders(on=True, turns=3, then="end", free=True, stops=("had", "taken", "discard")),
        "gather": Orders(on=True),
        "intrigue": Orders(on=True, plan="mixed"),
        "kings": Orders(on=True, nobles=KINGS),
    },
    keeps=dict.fromkeys(("wish", "hunt"), ("nobles", "countries", "on")),
    told=_told,
    dry=dry,
)


# ---- what a seat may do without being asked: write its standing orders (RY-6)


def aside(state: State, seat: int) -> Menu[Move] | None:
    """Orders for the turns of the seat to come: the running one goes on as it began (RY-6.3)."""
    house = state.houses[seat]
    return None if house.gone or seat in state.leaving else BOOKLET.menu(state, seat, house.orders)


def interject(board: Board, seat: int, given: Given[Move]) -> None:
    board.put(seat, orders=BOOKLET.written(board.house(seat).orders, picked(given)))
