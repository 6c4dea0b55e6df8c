"""What one seat may see, built field by field: what nobody wrote down here cannot leak (RY-3)."""

from engines.core.chair import Sitter
from engines.core.draft import Draft
from engines.core.record import evolve, like, record
from engines.royals.atlas import PERIODS
from engines.royals.cards import Cards
from engines.royals.claims import Prospect, cubes_left, prospects
from engines.royals.europe import Europe
from engines.royals.house import MOST_DRAWN, House, Tally, Turn
from engines.royals.markers import Marker, Shape, by_shape, total
from engines.royals.state import State

ANNOUNCED: tuple[Shape, ...] = ("period", "shield", "house")
"""What is told of a pile that lies face down besides its shapes: not the many markers of cities."""


@record
class HouseSeen:
    colour: str
    hand: int
    intrigue: int
    """How many cards of each deck it holds."""
    markers: tuple[tuple[Shape, int], ...]
    """How many of each shape."""
    total: int | None
    """Points, where markers lie open or the match is over; ``None``: face down."""
    pile: tuple[Marker, ...] | None
    paid: tuple[Marker, ...]
    """Its markers for periods, countries and all titles: each was announced with its value (RY-8.17). They are never
    added up."""
    shown: tuple[Cards, Cards] | None
    """The hand itself, once the match is over."""
    turns: int
    cubes_left: int | None
    """``None``: the supply has no end."""
    last: Turn | None
    gone: bool
    sitter: Sitter
    tally: Tally


@record
class Own:
    """The part that only its seat sees."""

    house: House
    prospects: tuple[Prospect, ...]
    """Every noble of the board, as the hand stands now."""
    draft: Draft | None


@record
class View:
    houses: tuple[HouseSeen, ...]
    europe: Europe
    turn: Turn | None
    """Without its orders: whether it is played by any is nobody's business."""
    period: int
    ending: bool
    still: tuple[int, ...]
    """Who plays on in the last round, the running turn apart."""
    start: int
    deck: int
    discard: Cards
    row: tuple[int | None, ...]
    intrigue: int
    intrigue_discard: Cards
    out: tuple[Marker, ...]
    turns: tuple[int, ...]
    """Turns begun in each period so far."""
    over: bool
    me: int | None
    own: Own | None

    @property
    def scores(self) -> dict[int, int] | None:
        """Seat → points of those who are still there; ``None``: markers lie face down."""
        shown = {seat: house.total for seat, house in enumerate(self.houses) if not house.gone}
        return (
            {seat: points for seat, points in shown.items() if points is not None}
            if None not in shown.values()
            else None
        )

    def paid(self, country: int) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
        """Each period that has paid something there, with the seats that got something, best first."""
        found: dict[int, list[tuple[int, int]]] = {}
        for seat, house in enumerate(self.houses):
            for marker in house.paid:
                if marker.of == country and marker.period is not None:
                    found.setdefault(marker.period, []).append((seat, marker.value))
        return tuple((period, tuple(sorted(found[period], key=lambda each: -each[1]))) for period in sorted(found))

    def bonuses(self, shape: Shape, of: int = 0) -> tuple[tuple[int, int], ...]:
        """Seats with their shield of country *of*, or with their noble house marker, and its value, best first."""
        found = [
            (seat, marker.value)
            for seat, house in enumerate(self.houses)
            for marker in house.paid
            if (marker.shape, marker.of) == (shape, of)
        ]
        return tuple(sorted(found, key=lambda each: -each[1]))

    @property
    def turns_left(self) -> int:
        """So many turns the period lasts at least: the deck runs out if each draws as much as it can. 0: it has."""
        return 0 if self.ending else -(-self.deck // MOST_DRAWN[0])

    @property
    def drawn_out(self) -> bool:
        """Whether nobody draws from the decks any more: the last turn of all has done so."""
        last = self.ending and self.period == len(PERIODS) - 1 and not self.still
        return self.over or (last and self.turn is not None and self.turn.playing)

    @property
    def gone(self) -> tuple[int, ...]:
        return tuple(seat for seat, house in enumerate(self.houses) if house.gone)


def view(state: State, seat: int | None) -> View:
    piles = state.piles
    return like(
        View,
        state,
        houses=tuple(_house(state, owner) for owner in state.seats),
        turn=state.turn and evolve(state.turn, orders=None),
        still=state.still_to_play,
        deck=len(piles.deck),
        discard=piles.discard,
        row=piles.row,
        intrigue=len(piles.intrigue),
        intrigue_discard=piles.intrigue_discard,
        me=seat,
        own=None
        if seat is None
        else Own(house=state.houses[seat], prospects=prospects(state, seat), draft=state.drafts[seat]),
    )


def _house(state: State, owner: int) -> HouseSeen:
    house = state.houses[owner]
    face_up = state.over or state.variant.scores == "open"
    return like(
        HouseSeen,
        house,
        hand=sum(house.hand),
        intrigue=sum(house.intrigue),
        markers=by_shape(house.markers),
        total=total(house.markers) if face_up else None,
        pile=house.markers if face_up else None,
        paid=tuple(marker for marker in house.markers if marker.shape in ANNOUNCED),
        shown=(house.hand, house.intrigue) if state.over else None,
        cubes_left=None if state.variant.cube_supply == "unlimited" else cubes_left(state, owner),
        sitter=state.chairs[owner].sitter,
    )
