"""The printed map, the figures of the box, and what the loader refuses (RL-2.2, 2.3)."""

import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

import pytest
from pydantic import ValidationError

from engines.risk_legacy.atlas import (
    CITIES,
    COIN,
    EVERYWHERE,
    FACTIONS,
    NEIGHBOURS,
    POWERS,
    PRINTED,
    SCAR_CARDS,
    TERRITORIES,
    troops_for,
)
from engines.risk_legacy.campaign.deltas import LinkAdded, apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import BOX, MAP, Box, WorldMap

BY_SEA = {
    "alaska": "kamchatka",
    "greenland": "northwest_territory ontario eastern_canada iceland",
    "iceland": "great_britain scandinavia",
    "great_britain": "scandinavia northern_europe western_europe",
    "scandinavia": "northern_europe",
    "southern_europe": "egypt",
    "brazil": "north_africa",
    "madagascar": "east_africa south_africa",
    "japan": "kamchatka mongolia",
    "indonesia": "southeast_asia new_guinea western_australia",
    "new_guinea": "western_australia eastern_australia",
}


def test_a_link_that_was_added() -> None:
    """RL-B3.4, B6.1: a world may join what the box does not; everything else of the map stays."""
    peru, japan = TERRITORIES.index("peru"), TERRITORIES.index("japan")
    world = apply(World(), LinkAdded(ends=(peru, japan)))
    assert [japan in world.chart.neighbours[peru], peru in world.chart.neighbours[japan]] == [True, True]
    assert world.chart.by_sea(japan, peru)
    assert (PRINTED.distance[peru][japan], world.chart.distance[peru][japan]) == (7, 1)
    assert sum(map(len, world.chart.neighbours)) == 2 * 84
    assert World().chart is PRINTED


def test_links() -> None:
    """RL-2.2.2, 2.2.3, 2.1.5: 83, both ways, never to itself; of which exactly these by sea. Continents wait for their
    names."""
    assert all(region.name is None for region in World().regions)
    pairs = [(at, near) for at in EVERYWHERE for near in NEIGHBOURS[at]]
    links = {frozenset(pair) for pair in pairs}
    assert (len(pairs), len(links), min(map(len, links))) == (2 * 83, 83, 2)
    listed = {frozenset((one, other)) for one, others in BY_SEA.items() for other in others.split()}
    assert {frozenset((TERRITORIES[a], TERRITORIES[b])) for a, b in PRINTED.sea} == listed
    assert {frozenset(link) for link in PRINTED.sea} <= links
    assert len(PRINTED.sea) == 22


def test_distances() -> None:
    """RL-2.2.3: the fewest links: the same in both directions, one to every neighbour, never longer by way of a
    third."""
    for at in EVERYWHERE:
        assert [far for far in EVERYWHERE if PRINTED.distance[at][far] == 0] == [at]
        assert tuple(far for far in EVERYWHERE if PRINTED.distance[at][far] == 1) == NEIGHBOURS[at]
        for far in EVERYWHERE:
            assert PRINTED.distance[at][far] == PRINTED.distance[far][at]
            assert far == at or PRINTED.distance[at][far] == 1 + min(
                PRINTED.distance[near][far] for near in NEIGHBOURS[at]
            )


# ---- the box (RL-2.3)


def test_cards_marks_and_pieces() -> None:
    """RL-2.3: the table of the rules, figure by figure."""
    rewards, cards = BOX.rewards, BOX.resource_cards
    assert COIN == 42, "a card for each territory"
    assert (cards.territory_start_coins, cards.max_coins, cards.coin_cards, cards.coin_card_coins) == (1, 6, 10, 1)
    assert (BOX.founding.coin_stickers, BOX.founding.max_coins_before_game_1) == (12, 3)
    assert (rewards.supply("upgrade_card"), cards.face_up_slots) == (41, 4)
    assert SCAR_CARDS == ("bunker",) * 3 + ("ammo_shortage",) * 3
    assert [(scar.effect.defence_die, scar.effect.delta) for scar in BOX.scars.items] == [
        ("highest", 1),
        ("highest", -1),
    ]
    cities = {city: (told.population, told.supply, told.start_for_founder) for city, told in CITIES.items()}
    assert cities == {"minor_city": (1, 9, False), "major_city": (2, 5, True), "world_capital": (5, 1, False)}
    fort = BOX.fortification
    assert (fort.supply, fort.boxes, fort.each_defence_die, fort.expand_extra) == (5, 10, 1, 2)
    assert (rewards.supply("cancel_scar"), rewards.supply("name_continent")) == (4, 6)
    assert dict(rewards.changes) == {"+1": 1, "-1": 1}
    assert (BOX.games, BOX.setup.starting_troops, BOX.red_stars.to_win) == (15, 8, 4)
    assert (BOX.seats.min, BOX.seats.max) == (3, 5)


def test_factions_and_their_powers() -> None:
    """RL-2.3.1: five, each with two to choose from."""
    assert len(FACTIONS) == 5
    assert POWERS == (
        ("fortified_hq", "iron_wall"),
        ("ferocity", "overrun"),
        ("round_up", "expansion_draw"),
        ("hq_garrison", "card_levy"),
        ("any_time_maneuver", "free_maneuver"),
    )


def test_what_coins_trade_for() -> None:
    """RL-2.3.2, 8.20: from two to ten; more than ten count as ten."""
    assert [troops_for(coins) for coins in range(13)] == [0, 0, 2, 4, 7, 10, 13, 17, 21, 25, 30, 30, 30]


# ---- what the loader refuses

Spoil = Callable[[dict[str, Any]], object]


def printed(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("engines.risk_legacy").joinpath(name).read_text(encoding="utf-8"))
    return found


def test_words_for_all_terms() -> None:
    """RL-2.1.10: in Russian and Bulgarian, in letters of their own."""
    terms = printed("components.json")["glossary"]["terms"]
    assert len(terms) >= 20
    for term, words in terms.items():
        for locale in ("ru", "bg"):
            assert words[locale], term
            assert not words[locale].isascii(), term


MAPS: Mapping[str, Spoil] = {
    "a link to nowhere": lambda data: data["links"][0].update(b="atlantis"),
    "a link to itself": lambda data: data["links"][0].update(b=data["links"][0]["a"]),
    "a doubled link": lambda data: data["links"].__setitem__(1, data["links"][0]),
    "a link and its reverse": lambda data: data["links"].__setitem__(
        1, {**data["links"][0], "a": data["links"][0]["b"], "b": data["links"][0]["a"]}
    ),
    "a link too few": lambda data: data["links"].pop(),
    "a wrong count of territories": lambda data: data["counts"].update(territories=43),
    "a wrong count of seas": lambda data: data["counts"].update(sea=21, land=62),
    "an island that is none": lambda data: data["territories"][0].update(island=True),
    "an island with a bridge": lambda data: next(
        link for link in data["links"] if "madagascar" in (link["a"], link["b"])
    ).update(type="land"),
    "a link through the air": lambda data: data["links"][0].update(type="air"),
    "two territories of one name": lambda data: data["territories"][0].update(id=data["territories"][1]["id"]),
    "a territory in another continent": lambda data: data["territories"][0].update(continent="asia"),
    "a territory in no continent": lambda data: data["continents"][0]["territories"].pop(),
    "a territory in two continents": lambda data: data["continents"][0]["territories"].append("peru"),
    "a bonus in words": lambda data: data["continents"][0].update(bonus="five"),
}
BOXES: Mapping[str, Spoil] = {
    "a gap in the trade table": lambda data: data["trade_table"]["coins_to_troops"].pop("5"),
    "a trade that is worth less": lambda data: data["trade_table"]["coins_to_troops"].update({"9": 1}),
    "a faction with one power": lambda data: data["factions"]["list"][0]["starting_powers"].pop(),
    "an unknown power": lambda data: data["factions"]["list"][0]["starting_powers"][0].update(id="flight"),
    "an unknown scar": lambda data: data["scars"]["list"][0].update(id="crater"),
    "a figure in words": lambda data: data["red_stars"].update(to_win="four"),
    "two scar cards for a seat": lambda data: data["setup"].update(scar_cards_per_seat=2),
    "no rules for names": lambda data: data.pop("names"),
}


@pytest.mark.parametrize("damage", [*MAPS, *BOXES])
def test_damaged_matter_is_refused(damage: str) -> None:
    """RL-2.2, 2.3: what is printed is accepted, and nothing else."""
    kind, name, whole = (WorldMap, "map.json", MAP) if damage in MAPS else (Box, "components.json", BOX)
    data = printed(name)
    assert kind.model_validate_json(json.dumps(data)) == whole
    {**MAPS, **BOXES}[damage](data)
    with pytest.raises((ValidationError, KeyError)):
        kind.model_validate_json(json.dumps(data))
