"""What the game is about, and the printed matter: sections 1 and 2 of the rules."""

import copy
import json
from importlib.resources import files
from typing import Any

import pytest

from engines.royals.atlas import CITIES, PAIRS, PERIOD_VALUES, SHIELDS, SHOWS, TITLES, house_values
from engines.royals.components import BOX, Box
from tests.royals.arrange import scene
from tests.royals.notation import CITY, A, B
from tests.spoiling import Spoil, complaints, put

PRINTED: dict[str, Any] = json.loads(files("engines.royals").joinpath("components.json").read_bytes())


# ---- the purpose


def test_a_capture_without_a_marker_is_worth_nothing_by_itself() -> None:
    """RY-1.2: neither cubes nor influence are points."""
    play = scene(hands={A: "es8 + fr-es2"}, holders={"madrid_king": B})
    play.claim("madrid_king")
    assert play.total(A) == 0
    assert play.total(B) == CITIES[CITY["madrid"]].bonus


# ---- the box


def test_intrigue_cards_are_named_after_their_arms() -> None:
    """RY-2.3: the rest of the printed matter (RY-2.1 to 2.8) is on the guide, which is written down word for word."""
    assert SHOWS == ((0, 1, 2), (0, 3, 4), (1, 3, 5), (2, 4, 5))
    codes = {country["id"]: country["code"] for country in PRINTED["countries"]["items"]}
    assert tuple("-".join(map(codes.__getitem__, pair.countries)) for pair in BOX.intrigue_deck.pairs) == PAIRS


# ---- what the loader refuses


def _two_barons(data: dict[str, Any]) -> None:
    """Dijon's princess becomes a second baron, Munich's baron a princess: all counts still agree."""
    cities = {city["id"]: city for city in data["cities"]["items"]}
    cities["dijon"]["nobles"][0] |= {"rank": "baron", "cost": 2}
    cities["munich"]["nobles"][1] |= {"rank": "princess", "cost": 6}


def _haggled(data: dict[str, Any]) -> None:
    """The king in Paris costs one less, the princess in Dijon one more."""
    cities = {city["id"]: city for city in data["cities"]["items"]}
    cities["paris"]["nobles"][0]["cost"] = cities["dijon"]["nobles"][0]["cost"] = 7


def _equal_costs(data: dict[str, Any]) -> None:
    """Countesses cost as much as barons, and each noble what its rank does."""
    data["ranks"]["items"][2]["cost"] = 2
    _reprice(data, "countess", 2)


def _falling_costs(data: dict[str, Any]) -> None:
    data["ranks"]["items"][2]["cost"] = 1
    _reprice(data, "countess", 1)


def _reprice(data: dict[str, Any], rank: str, cost: int) -> None:
    nobles = [noble for city in data["cities"]["items"] for noble in city["nobles"]]
    for noble in nobles:
        if noble["rank"] == rank:
            noble["cost"] = cost
    data["board_facts"]["total_cost"] = sum(noble["cost"] for noble in nobles)


def _too_few_for(seats: int) -> Spoil:
    """One card short of what so many seats need with the larger row."""
    short = 12 * seats + 3 + 4 + 3 * seats

    def spoil(data: dict[str, Any]) -> None:
        deck = data["country_deck"]
        deck["removed"][str(seats)] = {"france": 102 - short, "german_states": 0, "britain": 0, "spain": 0}
        deck["in_game"][str(seats)] = short

    return spoil


def _fewer_intrigue_cards(data: dict[str, Any]) -> None:
    """21 where five seats need 22."""
    deck = data["intrigue_deck"]
    deck["copies_per_pair"], deck["total"] = 3, 21
    deck["pairs"].append({"id": "fr-fr", "countries": ["france", "france"]})


REFUSALS: dict[str, tuple[str, Spoil]] = {
    "country cards": ("country_cards", put("country_deck", "cards", "spain", 21)),
    "country cards in the game": ("country_cards_in_the_game", put("country_deck", "in_game", "3", 83)),
    "intrigue cards": ("intrigue_cards", put("intrigue_deck", "copies_per_pair", 5)),
    "cubes": ("cubes", put("player_colours", "items", 0, "cubes", 45)),
    "cities": ("cities", put("board_facts", "cities_total", 17)),
    "cities of a country": ("cities_of_a_country", put("countries", "items", 0, "cities", 4)),
    "nobles": ("nobles", put("board_facts", "nobles_total", 30)),
    "nobles of a rank": ("nobles_of_a_rank", put("board_facts", "nobles_per_rank", "duke", 5)),
    "cost of all nobles": ("total_cost", put("board_facts", "total_cost", 119)),
    "two nobles of one rank in a city": ("two_nobles_of_one_rank_in_a_city", _two_barons),
    "a noble's cost": ("a_nobles_cost", _haggled),
    "equal costs": ("costs_rise", _equal_costs),
    "falling costs": ("costs_rise", _falling_costs),
    "equal bonuses in a country": ("equal_bonuses_in_a_country", put("cities", "items", 1, "bonus", 6)),
    "a rank without influence": ("influence", put("ranks", "items", 0, "influence", 0)),
    "a noble without influence": ("influence", put("cities", "items", 1, "nobles", 1, "influence", 0)),
    "a title's half": ("a_titles_half", put("title_markers", "values", "duke", "half", 4)),
    "too few country cards for two": ("enough_country_cards", _too_few_for(2)),
    "too few country cards for three": ("enough_country_cards", _too_few_for(3)),
    "too few country cards for four": ("enough_country_cards", _too_few_for(4)),
    "too few country cards for five": ("enough_country_cards", _too_few_for(5)),
    "too few intrigue cards": ("enough_intrigue_cards", _fewer_intrigue_cards),
}


@pytest.mark.parametrize("what", REFUSALS)
def test_what_the_loader_refuses(what: str) -> None:
    """RY-2.9: one thing is spoilt, and that is what it complains of."""
    complaint, spoil = REFUSALS[what]
    assert complaint in complaints(Box, PRINTED, spoil)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_just_enough_country_cards_are_enough(seats: int) -> None:
    """RY-2.9: the refusal begins one card lower."""
    data = copy.deepcopy(PRINTED)
    enough = 12 * seats + 3 + 4 + 3 * seats + 1
    removed = {"france": 102 - enough, "german_states": 0, "britain": 0, "spain": 0}
    data["country_deck"]["removed"][str(seats)] = removed
    data["country_deck"]["in_game"][str(seats)] = enough
    Box.model_validate_json(json.dumps(data))


@pytest.mark.parametrize(("seats", "most"), [(2, 340), (3, 352), (4, 368), (5, 368)])
def test_the_board_has_no_more_points(seats: int, most: int) -> None:
    """RY-10.13: from the printed matter."""
    cities = sum(city.bonus for city in CITIES)
    shields = sum(map(sum, SHIELDS))
    periods = sum(sum(values) for period in PERIOD_VALUES for values in period)
    titles = sum(title.full for title in TITLES)
    assert (cities, shields, periods, titles) == (51, 47, 164, 70)
    assert cities + shields + periods + titles + sum(house_values(seats)) == most
