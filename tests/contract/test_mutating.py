"""What is demanded of the checks of a game's invariants can fail: tables that say too little or too much."""

import pytest

from tests.contract.games import TOY
from tests.mutating import demand

CARDS = "cards are conserved"
PURSES = "all((player.coins >= 0 and player.missiles >= 0 for player in state.players))"
FREE = dict.fromkeys(
    (
        *("champions", "decree", "deck swapped", "discard swapped", "first", "goal", "people", "stack emptied"),
        *("players swapped", "players.*.coins more", "players.*.hand swapped", "players.*.missiles more"),
        "players.*.orders",
    ),
    "a toy",
)
GUARDS = {CARDS: "deck.* discard.* players.*.hand.*", PURSES: "players.*.coins players.*.missiles"}


def test_tables_that_fit() -> None:
    demand(TOY, FREE, GUARDS)


@pytest.mark.parametrize(
    ("free", "guards", "words"),
    [
        ({}, GUARDS, "nothing notices .*deck swapped"),
        ({**FREE, "deck": "no"}, GUARDS, "not free at all: .*deck"),
        ({**FREE, "moat": "no"}, GUARDS, "nothing lies at .*moat"),
        (FREE, {CARDS: "deck"}, "not listed, or gone: .*missiles"),
        (FREE, {**GUARDS, "so": "deck"}, "not listed, or gone: .*so"),
        (FREE, {CARDS: "deck", PURSES: "deck"}, "guards nothing: .*deck"),
    ],
)
def test_tables_that_do_not(free: dict[str, str], guards: dict[str, str], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        demand(TOY, free, guards)
