"""What always holds."""

from tests.petty_court.rules import DECK, State


def check(state: State) -> None:
    cards = [*state.deck, *state.discard, *(card for player in state.players for card in player.hand)]
    assert sorted(cards) == list(range(len(DECK))), "cards are conserved"
    assert all(player.coins >= 0 and player.missiles >= 0 for player in state.players)
