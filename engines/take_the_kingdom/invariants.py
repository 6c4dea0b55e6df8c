"""What holds in every reachable state (TK-10), as far as one state shows it."""

from engines.take_the_kingdom.components import BOX, CATEGORY, KIND, LIMITS, NUMBERS, PENALTIES, TRAPS
from engines.take_the_kingdom.decisions.base import pending
from engines.take_the_kingdom.kingdom import Kingdom
from engines.take_the_kingdom.places import Place, is_fort
from engines.take_the_kingdom.state import State


def check(state: State) -> None:
    _cards_are_conserved(state)
    for seat, kingdom in enumerate(state.kingdoms):
        _kingdom(state, seat, kingdom)
    _zones(state)
    _turn(state)
    assert bool(state.stack) == (state.ending is None), "the stack is empty when the match is over and only then"
    most = sum(card.value * card.count for card in BOX.cards.items)
    assert sum(kingdom.points for kingdom in state.kingdoms) <= most, "TK-10.13"


def _cards_are_conserved(state: State) -> None:
    zones = (state.deck, state.discard, state.out, state.flight, state.revealed)
    piles = [card for zone in zones for card in zone]
    hands = [card for kingdom in state.kingdoms for card in kingdom.hand]
    table = [card for kingdom in state.kingdoms for place in kingdom.places for card in place.cards]
    assert sorted((*piles, *hands, *table)) == list(range(len(KIND))), "TK-10.1: every card is in one place"


def _kingdom(state: State, seat: int, kingdom: Kingdom) -> None:
    forts = [place for place in kingdom.places if is_fort(place.number)]
    if kingdom.out:
        assert (kingdom.places, kingdom.hand, kingdom.skip) == ((), (), False), "TK-10.2: who is out has nothing"
    else:
        assert forts == list(kingdom.places[:1]), "TK-10.2: one Fort, and it comes first"
    for place in kingdom.places:
        _place(place, seat)
    assert list(kingdom.hand) == sorted(kingdom.hand), "a hand is kept in order"
    assert not any(KIND[card] in PENALTIES or is_fort(card) for card in kingdom.hand), "TK-10.3"
    if state.turn and state.turn.seat != seat:
        assert len(kingdom.hand) <= LIMITS.hand + kingdom.spoils, "TK-10.4: the hand limit"


def _place(place: Place, owner: int) -> None:
    assert CATEGORY[KIND[place.number]] in {"fort", "land", "mercy"}, "TK-10.2: what a base can be"
    assert len(place.defences) <= LIMITS.defences_per_place, "TK-10.2"
    assert all(card.damage >= 0 and card.strength >= 1 for card in (place.base, *place.defences)), "TK-10.2, 10.5"
    assert all(CATEGORY[KIND[defence.card]] == "defence" for defence in place.defences), "TK-10.3"
    assert place.freeze is None or place.freeze in NUMBERS["freeze"], "TK-10.2"
    if place.trap:
        assert KIND[place.trap.card] in TRAPS, "TK-10.7"
        assert owner in place.trap.known_to, "TK-10.7"
        assert list(place.trap.known_to) == sorted({*place.trap.known_to}), "TK-10.7: each knower once"


def _zones(state: State) -> None:
    assert not any(is_fort(card) for card in state.deck), "TK-10.3: Forts are never in the deck"
    assert not any(KIND[card] in PENALTIES for card in state.flight), "TK-10.3"
    assert all(KIND[card] in PENALTIES for card in state.revealed), "TK-10.3"
    boosters = [card for card in state.flight if CATEGORY[KIND[card]] == "booster"]
    attacks = [card for card in state.flight if CATEGORY[KIND[card]] == "attack"]
    assert len(attacks) <= 1, "TK-5.25: numbered attacks never add up"
    assert attacks or not boosters, "TK-10.3: boosters only with a numbered attack"


def _turn(state: State) -> None:
    if not (turn := state.turn):
        return
    assert 0 <= turn.used <= LIMITS.plays, "TK-10.4"
    assert not state.kingdoms[turn.seat].skip, "TK-10.8: who skips is not on turn"
    if play := pending(state):
        assert not (turn.opening and play.move.aimed()), "TK-10.8: nothing is aimed in an opening turn"
