"""Digests over whole matches: ``CASTELLAN_SOAK_DIGESTS`` says how many matches of each game are looked at, and
``CASTELLAN_SOAK_MOMENTS`` at how many of their moments somebody goes away."""

from typing import Any

import pytest

from engines.core import digest
from engines.core.event import TRIFLE
from tests.contract.checks import digests
from tests.contract.games import ALL_GAMES, TOY
from tests.contract.plants import Plant, instead, noticed
from tests.petty_court.rules import Earned


@pytest.mark.parametrize("key", ALL_GAMES)
def test_what_happened_to_oneself_is_never_cut(key: str) -> None:
    """Matches at every size of the table in turns."""
    game: Any = ALL_GAMES[key]
    for seed in range(digests.MATCHES):
        seats = game.meta.seats[-1 - seed % len(game.meta.seats)]
        try:
            digests.what_happened_to_oneself_is_never_cut(game, seats, seed)
        except AssertionError as error:
            error.add_note(f"{key}, {seats} seats, seed {seed}")
            raise


nothing_is_ones_own = instead(digest, "concerns", lambda _event, _reader: False)
a_gain_is_a_trifle = instead(Earned, "weight", TRIFLE)
what_is_alike_is_told_once = instead(digest, "_once_more", lambda point, _: point)


@pytest.mark.parametrize("plant", [nothing_is_ones_own, a_gain_is_a_trifle, what_is_alike_is_told_once])
def test_what_is_cut_would_be_noticed(plant: Plant) -> None:
    assert noticed(digests.what_happened_to_oneself_is_never_cut, TOY, 4, plant)


def test_a_digest_that_is_too_long_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = digest.condensed
    monkeypatch.setattr(digest, "condensed", lambda told: honest(told, 100))
    assert noticed(digests.what_happened_to_oneself_is_never_cut, TOY, 4)
