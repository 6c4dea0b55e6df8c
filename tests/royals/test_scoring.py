"""What a period is worth: RY-7.1 to 7.4, and the examples RY-9.4 to 9.7."""

from __future__ import annotations

from typing import Any

import pytest

from engines.royals import events as e
from engines.royals.atlas import COUNTRIES, PERIODS
from engines.royals.components import BOX
from engines.royals.house import Tally
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene

Gains = dict[int, int]
"""Seat → the value of the period marker that it took."""


def period_ends(holders: dict[str, int], seats: int = 3, period: str = "1648", **more: Any) -> Scene:
    """The turn in which the deck ran out is over."""
    played = scene(seats, holders=holders, period=period, ending=True, **more)
    played.end()
    return played


def scored(played: Scene, country: str) -> e.CountryScored:
    (event,) = (event for event in played.heard(e.CountryScored) if event.country == COUNTRIES.index(country))
    return event


def gains(played: Scene, country: str) -> Gains:
    """What lies in the piles, not what was told."""
    number = COUNTRIES.index(country)
    return {
        seat: marker.value
        for seat, house in enumerate(played.state.houses)
        for marker in house.markers
        if marker.shape == "period" and marker.of == number and marker.period == played.state.period - 1
    }


def removed(played: Scene, country: str) -> list[int]:
    number, period = COUNTRIES.index(country), played.state.period - 1
    return [
        marker.value
        for marker in played.state.out
        if marker.shape == "period" and (marker.of, marker.period) == (number, period)
    ]


def places(played: Scene, country: str) -> list[tuple[int, int, int, str | None]]:
    """Seat, influence, points, by what it is ahead."""
    return [(place.seat, place.influence, place.value, place.ahead_by) for place in scored(played, country).places]


# ---- the examples


def test_a_tie_goes_to_the_best_noble() -> None:
    """RY-9.4, 7.4: 3 against 2 + 1; the princess (6) beats the duke (4)."""
    played = period_ends({"berlin_princess": A, "munich_duke": B, "munich_baron": B})
    assert gains(played, "german_states") == {A: 8, B: 4}
    assert places(played, "german_states") == [(A, 3, 8, "cost"), (B, 3, 4, None)]


def test_between_equal_nobles_the_bonus_of_the_city_decides() -> None:
    """RY-9.5, 7.4, 8.19: Dijon's 3 against Marseille's 1, although both markers are long gone."""
    played = period_ends({"dijon_princess": A, "marseille_princess": B})
    assert gains(played, "france") == {A: 9, B: 4}
    assert places(played, "france") == [(A, 3, 9, "bonus"), (B, 3, 4, None)]


def test_a_tie_for_second_place() -> None:
    """RY-9.6, 7.2, 7.4: the king has 4; the cardinal beats the duke, and C gets nothing."""
    played = period_ends({"vienna_king": A, "cologne_cardinal": B, "munich_duke": C})
    assert gains(played, "german_states") == {A: 8, B: 4}
    assert places(played, "german_states") == [(A, 4, 8, "influence"), (B, 2, 4, "cost"), (C, 2, 0, None)]


def test_only_one_seat_with_influence_and_none() -> None:
    """RY-9.7, 7.3, 8.20: Spain's 2 and both markers of Britain are removed."""
    played = period_ends({"valencia_marshal": A}, buried={"valencia": (B,)})
    assert played.buried("valencia") == (0, 1, 0)
    assert gains(played, "spain") == {A: 5}
    assert removed(played, "spain") == [2]
    assert gains(played, "britain") == {}
    assert removed(played, "britain") == [7, 3]
    assert scored(played, "britain").unclaimed == (7, 3)
    assert scored(played, "spain").unclaimed == (2,)


# ---- influence


def test_influence_is_the_sum_over_portraits_of_that_country() -> None:
    """RY-7.1: several nobles add up, also two of a city; nobles of other countries count nothing."""
    played = period_ends(
        {"dublin_cardinal": A, "dublin_duke": A, "london_king": B, "edinburgh_baron": B, "madrid_king": A}
    )
    assert places(played, "britain") == [(B, 5, 7, "influence"), (A, 4, 3, None)]
    assert places(played, "spain") == [(A, 4, 5, None)]


@pytest.mark.parametrize("period", PERIODS[:2])
@pytest.mark.parametrize("country", COUNTRIES)
def test_larger_and_smaller_marker(country: str, period: str) -> None:
    """RY-7.2, 2.6: as printed for that country and period; a seat takes one of them at most."""
    kings = {"france": "paris_king", "german_states": "vienna_king", "britain": "london_king", "spain": "madrid_king"}
    dukes = {
        "france": "bordeaux_duke", "german_states": "munich_duke", "britain": "dublin_duke", "spain": "valencia_duke"
    }  # fmt: skip
    played = period_ends({kings[country]: C, dukes[country]: B}, period=period)
    larger, smaller = BOX.period_markers.values[country][period]
    assert gains(played, country) == {C: larger, B: smaller}


# ---- ties


def test_three_seats_tied_down_to_the_bonus() -> None:
    """RY-7.4: Munich 3 and Cologne 2 for barons, Berlin's marshal costs less."""
    played = period_ends({"berlin_marshal": A, "cologne_baron": B, "munich_baron": C})
    assert places(played, "german_states") == [(C, 1, 8, "bonus"), (B, 1, 4, "cost"), (A, 1, 0, None)]


def test_of_several_equally_good_nobles_the_best_city_counts() -> None:
    """RY-7.4, 8.19: A's barons stand in Cologne (2) and Munich (3), B's best noble is Cologne's cardinal."""
    played = period_ends({"cologne_baron": A, "munich_baron": A, "cologne_cardinal": B})
    assert tuple(played.state.europe.standing(1)[1])[:3] == (2, 2, 3)
    played = period_ends({"marseille_princess": B, "dijon_princess": B})
    assert tuple(played.state.europe.standing(0)[0])[:3] == (6, 6, 3)


def test_the_city_of_a_lesser_noble_breaks_no_tie() -> None:
    """RY-7.4, 8.19: Dijon's 3 beats Marseille's 1; A's countess in Bordeaux (4) is no help."""
    holders = {"marseille_princess": A, "bordeaux_countess": A, "dijon_princess": B, "lyon_marshal": B}
    assert places(period_ends(holders), "france") == [(B, 4, 9, "bonus"), (A, 4, 4, None)]


def test_the_better_noble_comes_before_the_better_city() -> None:
    """RY-7.4: A has the countess of Barcelona (4), but B's cardinal in Seville (2) costs more."""
    played = period_ends({"barcelona_countess": A, "seville_baron": A, "seville_cardinal": B})
    assert places(played, "spain") == [(B, 2, 5, "cost"), (A, 2, 2, None)]


def test_ties_that_were_won_are_counted() -> None:
    """RY-11.7, 7.4: by cost or bonus, for a marker; being ahead by influence is no tie."""
    played = period_ends({"vienna_king": A, "cologne_cardinal": B, "munich_duke": C})
    tallies: list[Tally] = [house.tally for house in played.state.houses]
    assert [tally.ties_won for tally in tallies] == [0, 1, 0]
