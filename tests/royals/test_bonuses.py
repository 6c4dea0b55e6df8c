"""City, country and house markers: RY-5.26, with the worked example 9.16."""

from typing import Any

import pytest

from engines.royals.atlas import CITIES, CITIES_OF, COUNTRIES, NOBLES
from engines.royals.events import MarkerTaken
from tests.royals.arrange import scene
from tests.royals.notation import CODES, A, B, C
from tests.royals.rows import Row, case
from tests.royals.scene import Scene

FRANCE = ("paris_king", "dijon_princess", "lyon_cardinal", "bordeaux_duke", "marseille_marshal")
ALL_TITLES = (*FRANCE, "barcelona_countess", "seville_baron")


def taken(play: Scene) -> list[tuple[str, int]]:
    """What the last claim brought, in order."""
    return [(event.marker.shape, event.marker.value) for event in play.heard(MarkerTaken)]


def held(*nobles: str, seat: int = A) -> dict[str, int]:
    return dict.fromkeys(nobles, seat)


# ---- cities


@pytest.mark.parametrize("city", [city.id for city in CITIES if len(city.nobles) == 2])
def test_the_first_noble_of_a_city_brings_its_marker(city: str) -> None:
    """RY-5.26: whoever takes it; the second brings nothing, not even to the same seat."""
    first, second = (NOBLES[number] for number in next(each for each in CITIES if each.id == city).nobles)
    code, bonus = CODES[first.country], CITIES[first.city].bonus
    play = scene(hands={A: f"{code}{first.cost + second.cost}"})
    play.claim(second.id)
    assert taken(play) == [("city", bonus)]
    play.claim(first.id)
    assert not [shape for shape, _ in taken(play) if shape == "city"]
    assert play.values(A) == [bonus]


# ---- countries


@pytest.mark.parametrize("country", range(4))
def test_a_cube_in_every_city_brings_the_larger_shield(country: int) -> None:
    """RY-5.26: the first to have one takes the larger, at the claim that completes it."""
    *most, last = [NOBLES[CITIES[city].nobles[-1]] for city in CITIES_OF[country]]
    play = scene(hands={A: f"{CODES[country]}{last.cost}"}, holders=held(*(noble.id for noble in most)))
    play.claim(last.id)
    assert taken(play) == [("city", CITIES[last.city].bonus), ("shield", (10, 7, 6, 9)[country])]
    assert COUNTRIES[play.state.houses[A].markers[-1].of] == COUNTRIES[country]


# ---- all seven titles


BRITAIN = {"edinburgh_baron": A, "dublin_duke": A, "london_countess": B}
BROUGHT: dict[str, tuple[int, str, dict[str, Any], str, list[tuple[str, int]]]] = {
    "an ousted cube is in the city still": (
        *(3, "gb3", {"holders": {"edinburgh_baron": B, "dublin_duke": A}, "buried": {"edinburgh": [A]}}),
        *("london_countess", [("city", 4), ("shield", 6)]),
    ),
    "a capture can bring a shield, and no city marker with it (RY-8.15)": (
        *(3, "gb3 + fr-gb", {"holders": BRITAIN}, "london_countess", [("shield", 6)]),
    ),
    **{
        f"all seven titles bring the largest house marker that is left: {seats}": (
            *(seats, "es2", {"holders": held(*ALL_TITLES[:-1])}, "seville_baron", [("city", 2), ("house", value)]),
        )
        for seats, value in ((2, 8), (3, 12), (4, 16), (5, 16))
    },
    "RY-9.17, 8.18: city, country, house in this order, all from the king of Paris": (
        *(3, "fr8", {"holders": held(*FRANCE[1:], "barcelona_countess", "seville_baron")}, "paris_king"),
        [("city", 6), ("shield", 10), ("house", 12)],
    ),
}
"""Seats, what A has, what lies there, what it claims, and the markers that this brings."""


@pytest.mark.parametrize(("seats", "hand", "position", "noble", "markers"), BROUGHT.values(), ids=BROUGHT)
def test_what_a_claim_brings(
    seats: int, hand: str, position: dict[str, Any], noble: str, markers: list[tuple[str, int]]
) -> None:
    """RY-5.26, 2.7, 8.15, 8.18, 9.17: at the claim that completes it, onto the seat's own pile."""
    play = scene(seats, hands={A: hand}, **position)
    before = play.values(A)
    play.claim(noble)
    assert taken(play) == markers
    assert play.values(A) == [*before, *(value for _, value in markers)]


DRAW = "draw deck deck deck"
HOLDERS = {"dublin_duke": A, "edinburgh_baron": A, "london_countess": B}
ROWS = [
    case(
        "RY-9.16, 5.26: Britain is completed three times: 6 for the first, 3 for the second, nothing for the third",
        "gb3 | gb8 | gb3 + fr-gb",
        "claim london_countess", {"gained": [("city", 4), ("shield", 6)]}, f"end; {DRAW}; claim london_king, gb8",
        {"gained": [("city", 4), ("shield", 6), ("shield", 3)]}, f"end; {DRAW}; claim london_countess, gb3 + fr-gb",
        {"gained": [("city", 4), ("shield", 6), ("shield", 3)], "shields": (0, 0, 2, 0)},
        buried={"edinburgh": [A, C], "dublin": [C]},
        holders={"edinburgh_baron": B, "dublin_duke": A, "dublin_cardinal": B},
    ),
    case(
        "RY-8.16, 5.26: an ousted seat is still present, and completes Britain by its own next claim there",
        "gb8 | gb2 + fr-gb",
        "claim edinburgh_baron, gb2 + fr-gb", {MarkerTaken: []},
        f"end; {DRAW}; claim london_king", {"gained": [("shield", 6)], "buried edinburgh": (1, 0)},
        seats=2, holders=HOLDERS, seat=B,
    ),
    case(
        "RY-5.26, 9.17: house markers go from the largest down: with three seats 12, then 8, then nothing; one each",
        "es2 de2 | fr2 | de2",
        "claim seville_baron; claim munich_baron", {"gained": [("city", 2), ("house", 12), ("city", 3)]},
        f"end; {DRAW}; claim dijon_baron, fr2; end; {DRAW}; claim cologne_baron, de2",
        {"gained": [("city", 2), ("house", 12), ("city", 3), ("house", 8), ("city", 2)]},
        holders=held(*ALL_TITLES[:-1], seat=B), deck="gb gb gb gb gb gb",
        titles=dict.fromkeys(("marshal", "countess", "duke", "cardinal", "princess", "king"), (1, 1, 1)),
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_shields_and_house_markers(row: Row) -> None:
    row()
