"""Randomness as a value: fair, the same on every machine, and checkable afterwards."""

from collections import Counter

import pytest
from pydantic import TypeAdapter

from engines.core.rng import Rng

SIXES = [3, 5, 5, 1, 5, 5, 5, 5, 1, 1, 2, 3, 2, 5, 0, 2, 0, 1, 3, 3]
MILLIONS = [275341, 52137, 782373, 669525]
SHUFFLED = (0, 3, 4, 6, 8, 7, 9, 5, 2, 1)
COMMITMENT = "00ad8125d926bbe52b6898e2a9d5019f"
SEED = "c812dab530a86d9dd84952200a0494b2"
"""Known answers. They are part of the promise made to players: never regenerate them."""


def draws(rng: Rng, bound: int, count: int) -> list[int]:
    values = []
    for _ in range(count):
        value, rng = rng.below(bound)
        values.append(value)
    return values


def test_draws_never_change_between_versions() -> None:
    """A finished match can be checked by anybody only if the same seed gives the same dice for ever."""
    assert draws(Rng("seed"), 6, 20) == SIXES
    assert draws(Rng("seed"), 1_000_000, 4) == MILLIONS
    assert Rng("seed").shuffled(range(10)) == (SHUFFLED, Rng("seed", 9))


def test_seed_and_commitment_never_change_between_versions() -> None:
    assert Rng.commitment("secret") == COMMITMENT
    assert Rng.seed("secret", "1234567890") == SEED


def test_a_draw_follows_from_key_and_cursor_alone() -> None:
    _, later = Rng("seed").below(6)
    assert later == Rng("seed", 1)
    assert later.below(6) == Rng("seed", 1).below(6)


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 52])
def test_every_face_comes_up_about_equally_often(bound: int) -> None:
    """Chi-square below about its 0.1 % point; the seed is fixed, so this does not fail by chance."""
    count = 6000
    seen = Counter(draws(Rng("uniform"), bound, count))
    assert set(seen) == set(range(bound))
    expected = count / bound
    spread = sum((seen[face] - expected) ** 2 / expected for face in range(bound))
    freedom = bound - 1
    assert spread < freedom + 3.1 * (2 * freedom) ** 0.5 + 5


def test_every_order_comes_up_about_equally_often() -> None:
    seen = Counter(Rng(f"shuffle {number}").shuffled("abc")[0] for number in range(3000))
    assert len(seen) == 6
    assert all(400 < times < 600 for times in seen.values())


def test_small_values_are_not_favoured() -> None:
    """A word above the last whole multiple of the bound is drawn again; taken modulo, it would make the lower half of
    these values come up twice as often."""
    bound = (1 << 64) // 3 * 2
    low = sum(value < bound // 2 for value in draws(Rng("rejection"), bound, 600))
    assert 270 < low < 330


def test_a_die_with_one_side_shows_it() -> None:
    assert draws(Rng("x"), 1, 3) == [0, 0, 0]


def test_loaded_dice_show_their_faces_and_then_turn_honest() -> None:
    rolls = [value + 1 for value in draws(Rng.loaded(6, 6, 1), 6, 5)]
    assert rolls[:3] == [6, 6, 1]
    assert all(1 <= roll <= 6 for roll in rolls)


def test_loaded_dice_do_not_show_what_is_not_on_them() -> None:
    with pytest.raises(AssertionError, match="shows no 7"):
        Rng.loaded(7).below(6)


@pytest.mark.parametrize("rng", [Rng("seed", 3), Rng.loaded(2), Rng.loaded(2, 1, 2, 1, 2)], ids=repr)
def test_many_draws_at_once_are_those_of_one_after_the_other(rng: Rng) -> None:
    bounds = (6, 2, 52, 3)
    values, after = rng.drawn(bounds)
    for value, bound in zip(values, bounds, strict=True):
        one, rng = rng.below(bound)
        assert one == value
    assert after == rng


def test_it_is_written_and_read_as_it_is() -> None:
    adapter = TypeAdapter(Rng)
    for rng in (Rng("seed", 17), Rng.loaded(1, 2)):
        assert adapter.validate_json(adapter.dump_json(rng)) == rng


def test_a_seed_needs_both_halves_and_the_commitment_fixes_one() -> None:
    seeds = {Rng.seed("secret", "1"), Rng.seed("secret", "2"), Rng.seed("other", "1")}
    assert len(seeds) == 3
    assert Rng.commitment("secret") == Rng.commitment("secret") != Rng.commitment("other")
    assert Rng.commitment("secret") not in seeds
