"""The part of a view that only its seat sees: its hand, what that can take, its markers, its draft, its orders."""

from __future__ import annotations

from engines.core.draft import Draft
from engines.core.record import record
from engines.royals.cards import Cards
from engines.royals.claims import Prospect, prospects
from engines.royals.limits import default_end, excess
from engines.royals.markers import Marker, total
from engines.royals.moves import EndTurn
from engines.royals.orders import Orders
from engines.royals.state import State


@record
class Own:
    hand: Cards
    intrigue: Cards
    markers: tuple[Marker, ...]
    total: int
    prospects: tuple[Prospect, ...]
    """Every noble of the board, as the hand stands now."""
    missing_ranks: tuple[int, ...]
    """Titles without an own cube: what the noble house marker still takes."""
    missing_cities: tuple[tuple[int, ...], ...]
    """Country → the cities without an own cube."""
    excess: tuple[int, int]
    """Cards over the limits."""
    surplus: EndTurn
    """The end of the turn by default."""
    draft: Draft | None
    orders: Orders


def own(state: State, seat: int) -> Own:
    house = state.houses[seat]
    europe = state.europe
    return Own(
        hand=house.hand,
        intrigue=house.intrigue,
        markers=house.markers,
        total=total(house.markers),
        prospects=prospects(state, seat),
        missing_ranks=europe.untitled(seat),
        missing_cities=tuple(europe.absent(seat, country) for country in range(len(house.hand))),
        excess=excess(house),
        surplus=default_end(house),
        draft=state.drafts[seat],
        orders=house.orders,
    )
