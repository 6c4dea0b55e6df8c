"""What a period is worth: RY-7.1 to 7.4, and the examples RY-9.4 to 9.7."""

from typing import Any

import pytest

from engines.royals import events as e
from engines.royals.atlas import COUNTRIES, PERIODS
from engines.royals.components import BOX
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene

Gains = dict[int, int]
"""Seat → the value of the period marker that it took."""
Place = tuple[int, int, int, str | None]
"""Seat, influence, points, by what it is ahead."""


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


PLACES: dict[str, tuple[dict[str, int], str, list[Place]]] = {
    "RY-9.4: 3 against 2 + 1; the princess beats the duke": (
        {"berlin_princess": A, "munich_duke": B, "munich_baron": B},
        *("german_states", [(A, 3, 8, "cost"), (B, 3, 4, None)]),
    ),
    "RY-9.5: Dijon's 3 against Marseille's 1, although both markers are long gone": (
        {"dijon_princess": A, "marseille_princess": B},
        *("france", [(A, 3, 9, "bonus"), (B, 3, 4, None)]),
    ),
    "RY-9.6: the king has 4; the cardinal beats the duke for the second place": (
        {"vienna_king": A, "cologne_cardinal": B, "munich_duke": C},
        *("german_states", [(A, 4, 8, "influence"), (B, 2, 4, "cost"), (C, 2, 0, None)]),
    ),
    "several nobles add up, also two of a city": (
        {"dublin_cardinal": A, "dublin_duke": A, "london_king": B, "edinburgh_baron": B, "madrid_king": A},
        *("britain", [(B, 5, 7, "influence"), (A, 4, 3, None)]),
    ),
    "Munich 3 and Cologne 2 for barons; the marshal costs less": (
        {"berlin_marshal": A, "cologne_baron": B, "munich_baron": C},
        *("german_states", [(C, 1, 8, "bonus"), (B, 1, 4, "cost"), (A, 1, 0, None)]),
    ),
    "the countess in Bordeaux (4) is no help to a princess in Marseille": (
        {"marseille_princess": A, "bordeaux_countess": A, "dijon_princess": B, "lyon_marshal": B},
        *("france", [(B, 4, 9, "bonus"), (A, 4, 4, None)]),
    ),
    "the cardinal in Seville (2) costs more than the countess of Barcelona (4)": (
        {"barcelona_countess": A, "seville_baron": A, "seville_cardinal": B},
        *("spain", [(B, 2, 5, "cost"), (A, 2, 2, None)]),
    ),
}
"""Who holds what, and how they then stand in a country."""


@pytest.mark.parametrize(("holders", "country", "places"), PLACES.values(), ids=PLACES)
def test_who_is_before_whom(holders: dict[str, int], country: str, places: list[Place]) -> None:
    """RY-7.1, 7.2, 7.4, 8.19, 9.4 to 9.6, 11.7: by influence, which is that of the portraits in that country, then by
    the best noble, then by its city. What is told lies in the piles; a tie that was won for a marker is counted."""
    played = period_ends(holders)
    told = scored(played, country).places
    assert [(place.seat, place.influence, place.value, place.ahead_by) for place in told] == places
    assert gains(played, country) == {seat: value for seat, _, value, _ in places if value}
    won = [seat for seat, _, _, by in places if by in ("cost", "bonus")]
    assert [house.tally.ties_won for house in played.state.houses] == [int(seat in won) for seat in (A, B, C)]


@pytest.mark.parametrize(
    ("nobles", "country", "best"),
    [("cologne_baron munich_baron", 1, (2, 2, 3)), ("marseille_princess dijon_princess", 0, (6, 6, 3))],
)
def test_of_several_equally_good_nobles_the_best_city_counts(nobles: str, country: int, best: tuple[int, ...]) -> None:
    """RY-7.4, 8.19: A's barons stand in Cologne (2) and Munich (3), B's best noble is Cologne's cardinal."""
    rival = {"cologne_cardinal": B} if country else {}
    standing = period_ends({**dict.fromkeys(nobles.split(), A), **rival}).state.europe.standing(country)
    assert next(tuple(place)[:3] for place in standing if place.seat == A) == best


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
