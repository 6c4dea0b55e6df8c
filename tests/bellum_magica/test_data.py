"""The printed matter, and data that the loader refuses (BM-2.11)."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from pydantic import ValidationError

from engines.bellum_magica.atlas import CASTLES, CHESTS_OF, CREATURES, GOBLINS, OF_TIER, SETTLEMENTS, VALUES
from engines.bellum_magica.components import BOX, Box

RAW = files("engines.bellum_magica").joinpath("components.json").read_text(encoding="utf-8")
Spoil = Callable[[dict[str, Any]], None]


def test_everything_in_the_box_has_a_number() -> None:
    """BM-2.1."""
    assert (len(CASTLES), len(GOBLINS), [len(cards) for cards in OF_TIER]) == (5, 10, [46, 20])
    assert (len(CREATURES), len(SETTLEMENTS), [len(chests) for chests in CHESTS_OF]) == (76, 25, [20, 20, 10])
    assert [sum(VALUES[chest] for chest in chests) for chests in CHESTS_OF] == [40, 64, 51]
    assert SETTLEMENTS[0].kind == "tavern"
    assert [BOX.setup(seats).in_game for seats in BOX.seat_counts] == [16, 18, 22, 24]


def a_count(box: dict[str, Any]) -> None:
    box["goblins"]["items"].pop()


def a_sum(box: dict[str, Any]) -> None:
    box["evil"]["items"][0]["left"][0] = {"food": 3}


def an_id_twice(box: dict[str, Any]) -> None:
    box["evil"]["items"][0]["id"] = box["evil"]["items"][1]["id"]


def five_rows(box: dict[str, Any]) -> None:
    box["castles"]["items"][0]["left"].pop()


def a_sword_on_the_left(box: dict[str, Any]) -> None:
    box["castles"]["items"][0]["left"][0] = {"sword": 1}


def food_on_the_right(box: dict[str, Any]) -> None:
    box["more_evil"]["items"][0]["right"][0] = {"food": 1}


def too_few_tokens(box: dict[str, Any]) -> None:
    box["supplies"]["bonus_tokens"]["magic_shield"] = 7


def too_little_gold(box: dict[str, Any]) -> None:
    box["settlements"]["items"][1]["loot"] = {"food": 2, "gold_chest": 1}
    box["totals"]["loot"]["gold_chest"] = 11


def an_open_door(box: dict[str, Any]) -> None:
    box["settlements"]["items"][1]["defence"] = {"shield": 0, "magic_shield": 0}


def a_castle_without_a_map(box: dict[str, Any]) -> None:
    cells = box["castles"]["items"][0]["left"]
    row = next(row for row, cell in enumerate(cells) if "map" in cell)
    cells[row] = {}
    box["totals"]["castles_by_row"]["map"][row] -= 1


def a_gang_of_thieves(box: dict[str, Any]) -> None:
    box["castles"]["items"][0]["right"][0]["thief"] = 12
    box["totals"]["castles_by_row"]["thief"][0] += 12


SPOILS: dict[Spoil, str] = {
    a_count: "goblins",
    a_sum: "evil_rows",
    an_id_twice: "an_id_twice",
    five_rows: "rows",
    a_sword_on_the_left: "sword",
    food_on_the_right: "food",
    too_few_tokens: "enough_tokens",
    too_little_gold: "enough_gold",
    an_open_door: "defences",
    a_castle_without_a_map: "maps",
    a_gang_of_thieves: "thieves",
}


@pytest.mark.parametrize("spoil", SPOILS, ids=lambda spoil: spoil.__name__)
def test_data_that_cannot_be_played_are_refused(spoil: Spoil) -> None:
    box = json.loads(RAW)
    spoil(box)
    with pytest.raises(ValidationError, match=SPOILS[spoil]):
        Box.model_validate_json(json.dumps(box))
