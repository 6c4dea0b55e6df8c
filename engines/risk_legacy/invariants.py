"""What holds in every reachable state (RL-10)."""

from __future__ import annotations

from collections import Counter

from engines.risk_legacy.atlas import CITIES, COIN, EVERYWHERE
from engines.risk_legacy.components import BOX
from engines.risk_legacy.state import State


def check(state: State) -> None:
    if state.cards.deck or any(state.cards.row):
        _cards(state)
    _scar_cards(state)
    _map(state)
    _marks(state)
    _stars(state)


def _cards(state: State) -> None:
    """RL-10.1: every card is in one place."""
    cards = state.cards
    held = Counter(card for side in state.sides for card in side.hand)
    coins = held.pop(COIN, 0)
    shown = (card for card in cards.row if card is not None)
    places = Counter(cards.deck) + Counter(shown) + Counter(cards.discard) + held
    assert places == Counter(at for at in EVERYWHERE if state.world.lands[at].card)
    assert cards.pile >= 0
    assert cards.pile + coins == BOX.resource_cards.coin_cards
    assert all(side.hand == tuple(sorted(side.hand)) for side in state.sides)


def _scar_cards(state: State) -> None:
    """RL-10.2: what is neither played nor in a hand is in the pool."""
    hands = Counter(side.scar for side in state.sides if side.scar is not None)
    assert Counter(state.pool) + hands == Counter(state.world.pool)


def _map(state: State) -> None:
    """RL-10.3."""
    hqs = [field.hq for field in state.fields if field.hq is not None]
    assert len(hqs) == len(dict.fromkeys(hqs)), "a headquarters stands in two places"
    for field in state.fields:
        assert field.troops >= 0
        assert (field.owner is None) == (field.troops == 0)
        assert field.owner is None or not state.sides[field.owner].eliminated


def _marks(state: State) -> None:
    """RL-10.4 to 10.6, 10.9."""
    world, limits = state.world, BOX.resource_cards
    for land in world.lands:
        assert land.boxes is None or (land.city is not None and 0 <= land.boxes <= BOX.fortification.boxes)
        assert limits.territory_start_coins <= land.coins <= limits.max_coins
    for kind, city in CITIES.items():
        standing = sum(land.city is not None and land.city.kind == kind for land in world.lands)
        assert standing <= city.supply
    assert all(abs(region.change) <= 1 for region in world.regions)


def _stars(state: State) -> None:
    """RL-10.7: the game is over as soon as somebody has the last star."""
    if state.ending is None:
        assert all(state.stars(seat) < BOX.red_stars.to_win for seat in state.present)
    assert all(side.missiles >= 0 for side in state.sides)
