"""What standing orders would do now, by what their seat knows (RY-6.3)."""

from collections.abc import Iterator

from engines.core.booklet.fields import Reading
from engines.core.record import evolve, replaced
from engines.core.text import SeatRef, Text, text
from engines.royals import naming
from engines.royals.atlas import first_draw
from engines.royals.cards import minus
from engines.royals.claims import default_claim, prospect
from engines.royals.decisions import allowed, wanted
from engines.royals.house import PLANS
from engines.royals.moves import FromRow
from engines.royals.orders import Orders
from engines.royals.state import State
from engines.royals.words.claims import country, reason


def dry(at: Reading) -> tuple[Text, ...]:
    """What would be drawn from the row, then noble by noble with the cards that are held already."""
    return *_draw(at.state, at.seat, at.record), *_take(at.state, at.seat, at.record)


def _draw(state: State, seat: int, orders: Orders) -> Iterator[Text]:
    first = 0 if state.houses[seat].turns else first_draw(len(state.seats), state.position(seat))
    sources = wanted(state.piles.row, (first, 0) if first else PLANS[orders.plan], orders.countries)
    cards = tuple(country(source.country) for source in sources if isinstance(source, FromRow))
    if orders.countries:
        yield text("dry-row", cards=cards) if cards else text("dry-deck")


def _take(state: State, seat: int, orders: Orders) -> Iterator[Text]:
    for target in orders.nobles:
        noble, holder = naming.noble(target.noble), state.europe.holders[target.noble]
        if allowed(state, seat, target):
            yield text("dry-taken", noble=noble)
            if orders.one:
                return
            state = _after(state, seat, target.noble)
        elif holder is not None and holder != seat and target.free:
            yield text("dry-held", noble=noble, who=SeatRef(holder))
        elif prospect(state, seat, target.noble).hindrance:
            yield text("dry-not", noble=noble, why=reason(state, seat, target.noble))
        else:
            yield text("dry-jokers", noble=noble)


def _after(state: State, seat: int, noble: int) -> State:
    """With the noble taken and paid."""
    house, claim = state.houses[seat], default_claim(state, seat, noble)
    hand, intrigue = minus(house.hand, claim.country), minus(house.intrigue, claim.intrigue)
    houses = replaced(state.houses, seat, evolve(house, hand=hand, intrigue=intrigue))
    return evolve(state, houses=houses, europe=state.europe.taken(seat, noble))
