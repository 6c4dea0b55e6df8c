"""The other worlds that look alike to some seats: what the secrecy tests play in."""

from __future__ import annotations

from engines.core.record import evolve
from engines.core.rng import Rng
from tests.petty_court.decisions.bids import HIGHEST, SealedBids
from tests.petty_court.state import State


def redeal(state: State, knowers: tuple[int, ...], seed: str) -> State:
    """Re-deal whatever none of *knowers* can see: the deck, hands, sealed bids, the dice to come, and standing
    orders."""
    strangers = tuple(seat for seat in range(len(state.players)) if seat not in knowers)
    hidden = (*state.deck, *(card for seat in strangers for card in state.players[seat].hand))
    cards, rng = Rng(seed).shuffled(hidden)
    for seat in strangers:
        held = len(state.players[seat].hand)
        state = state.with_player(seat, evolve(state.players[seat], hand=cards[:held]))
        cards = cards[held:]
    state = evolve(state, deck=cards)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, SealedBids):
        for seat in strangers:
            if top.bids[seat] is not None:
                bid, rng = rng.below(HIGHEST + 1)
                top = top.sealing(seat, bid)
        state = evolve(state, stack=(*state.stack[:-1], top))
    return state
