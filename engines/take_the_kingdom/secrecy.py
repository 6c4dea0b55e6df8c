"""The other worlds that look alike to some seats (TK-3.2): what the secrecy tests play in."""

from collections.abc import Callable

from engines.core.record import evolve
from engines.core.rng import Rng
from engines.take_the_kingdom.components import KIND, PENALTIES, TRAPS
from engines.take_the_kingdom.state import State


def redeal(state: State, knowers: tuple[int, ...], seed: str) -> State:
    """Exchange whatever none of *knowers* can see: the deck, other hands, traps they have not looked under. A trap's
    position gets a trap, a hand no penalty. At the end nothing is hidden any more."""
    if state.ending is not None:
        return state
    strangers = tuple(seat for seat in state.seats if seat not in knowers)
    faces = hidden_traps(state, knowers)
    pool = [*state.deck, *faces.values(), *(card for seat in strangers for card in state.kingdoms[seat].hand)]
    cards, _ = Rng(seed).shuffled(sorted(pool))
    rest = list(cards)
    laid = {place: _take(rest, lambda card: KIND[card] in TRAPS) for place in faces}
    kingdoms = []
    for seat, kingdom in enumerate(state.kingdoms):
        hand = kingdom.hand
        if seat in strangers:
            hand = tuple(sorted(_take(rest, lambda card: KIND[card] not in PENALTIES) for _ in hand))
        places = tuple(
            evolve(place, trap=evolve(place.trap, card=laid[place.number]))
            if place.trap and place.number in laid
            else place
            for place in kingdom.places
        )
        kingdoms.append(evolve(kingdom, hand=hand, places=places))
    return evolve(state, kingdoms=tuple(kingdoms), deck=tuple(rest))


def hidden_traps(state: State, knowers: tuple[int, ...]) -> dict[int, int]:
    """Place → face of the traps that none of *knowers* has seen."""
    return {
        place.number: place.trap.card
        for kingdom in state.kingdoms
        for place in kingdom.places
        if place.trap and not any(seat in knowers for seat in place.trap.known_to)
    }


def _take(pool: list[int], fits: Callable[[int], bool]) -> int:
    """The next card of *pool* that fits."""
    return pool.pop(next(index for index, card in enumerate(pool) if fits(card)))
