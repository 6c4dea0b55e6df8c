"""The other worlds that look alike to some seats (RY-3.1, 3.2): what the secrecy tests play in."""

from engines.core.record import evolve
from engines.core.rng import Rng
from engines.royals.cards import Cards, counted, faces
from engines.royals.state import State


def redeal(state: State, knowers: tuple[int, ...], seed: str) -> State:
    """Exchange the cards of both decks and of the hands of all but *knowers*. At the end nothing is hidden
    any more."""
    if state.over:
        return state
    strangers = tuple(seat for seat in state.seats if seat not in knowers)
    piles = state.piles
    hands, deck = _deal(piles.deck, [state.houses[seat].hand for seat in strangers], f"{seed}-country")
    pairs, intrigue = _deal(piles.intrigue, [state.houses[seat].intrigue for seat in strangers], f"{seed}-intrigue")
    houses = list(state.houses)
    for seat, hand, held in zip(strangers, hands, pairs, strict=True):
        houses[seat] = evolve(houses[seat], hand=hand, intrigue=held)
    return evolve(state, houses=tuple(houses), piles=evolve(piles, deck=deck, intrigue=intrigue))


def _deal(deck: tuple[int, ...], hands: list[Cards], seed: str) -> tuple[list[Cards], tuple[int, ...]]:
    """The same cards: hands of the same sizes, and what is left as the deck."""
    pool, _ = Rng(seed).shuffled(sorted((*deck, *(face for hand in hands for face in faces(hand)))))
    dealt, at = [], 0
    for hand in hands:
        dealt.append(counted(pool[at : at + sum(hand)], len(hand)))
        at += sum(hand)
    return dealt, pool[at:]
