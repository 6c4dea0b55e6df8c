"""The printed matter, and data that the loader refuses: section 2 of the rules."""

import copy
import json
from importlib.resources import files
from typing import Any

import pytest

from engines.bellum_magica.atlas import (
    CASTLES,
    CREATURES,
    OF_TIER,
)
from engines.bellum_magica.components import Box
from tests.spoiling import Spoil, complaints, put

PRINTED: dict[str, Any] = json.loads(files("engines.bellum_magica").joinpath("components.json").read_bytes())


# ---- what the loader refuses

FIRST = ("items", 0)


def _cut(*path: Any) -> Spoil:
    """Takes the last entry of what *path* leads to."""

    def spoil(data: dict[str, Any]) -> None:
        place: Any = data
        for key in path:
            place = place[key]
        place.pop()

    return spoil


def _twice(one: str, other: str) -> Spoil:
    """The last card of *one* list gets the id of the first of the *other*."""

    def spoil(data: dict[str, Any]) -> None:
        data[one]["items"][-1]["id"] = data[other]["items"][0]["id"]

    return spoil


def _one_too_few(token: str) -> Spoil:
    """A token less in the box than on the cards."""

    def spoil(data: dict[str, Any]) -> None:
        data["supplies"]["bonus_tokens"][token] = data["totals"]["bonus_tokens_on_cards"][token] - 1

    return spoil


def _an_eleventh_gold_chest(data: dict[str, Any]) -> None:
    data["settlements"]["items"][1]["loot"]["gold_chest"] = 1
    data["totals"]["loot"]["gold_chest"] += 1


def _no_map(castle: int) -> Spoil:
    def spoil(data: dict[str, Any]) -> None:
        left = data["castles"]["items"][castle]["left"]
        for row, cell in enumerate(left):
            data["totals"]["castles_by_row"]["map"][row] -= cell.pop("map", 0)

    return spoil


def thieves(row: int, most: int) -> Spoil:
    """So many thieves of all creatures and the best castle in one row."""

    def spoil(data: dict[str, Any]) -> None:
        totals = data["totals"]
        castles = [castle["right"][row].get("thief", 0) for castle in data["castles"]["items"]]
        there = totals["evil_by_row"]["thief"][row] + totals["more_evil_by_row"]["thief"][row] + max(castles)
        cell = data["evil"]["items"][0]["right"][row]
        cell["thief"] = cell.get("thief", 0) + most - there
        totals["evil_by_row"]["thief"][row] += most - there

    return spoil


REFUSALS: dict[str, tuple[str, Spoil]] = {
    # counts and the supplies
    "a castle too few": ("castles", put("supplies", "cards", "castle", 6)),
    "a goblin too few": ("goblins", put("supplies", "cards", "goblin", 11)),
    "an evil creature too many": ("evil", put("supplies", "cards", "evil", 45)),
    "a more evil creature too many": ("more_evil", put("supplies", "cards", "more_evil", 19)),
    "two taverns": ("settlements", put("supplies", "cards", "tavern", 2)),
    "a farm too few": ("settlements", put("supplies", "cards", "farm", 8)),
    "a village too few": ("settlements", put("supplies", "cards", "village", 8)),
    "a city too few": ("settlements", put("supplies", "cards", "city", 11)),
    "a wood chest too few": ("chests", put("supplies", "chests", "wood", 21)),
    "a metal chest too few": ("chests", put("supplies", "chests", "metal", 21)),
    "a gold chest too many": ("chests", put("supplies", "chests", "gold", 9)),
    "a set-up that does not add up": ("setups", put("setup_by_seats", "3", "in_game", 17)),
    "a set-up with more farms than there are": ("setups", put("setup_by_seats", "5", "farm", 8)),
    # sums and the totals
    "tokens on cards": ("bonus_tokens", put("totals", "bonus_tokens_on_cards", "shield", 10)),
    "loot": ("loot", put("totals", "loot", "food", 21)),
    "castles by row": ("castle_rows", put("castles", *FIRST, "right", 0, "sword", 2)),
    "goblins by row": ("goblin_rows", put("goblins", *FIRST, "left", 0, "food", 1)),
    "evil by row": ("evil_rows", put("evil", *FIRST, "left", 1, "food", 2)),
    "more evil by row": ("more_evil_rows", put("more_evil", *FIRST, "left", 0, "food", 1)),
    "points of chests": ("chest_points", put("totals", "chest_points", "wood", 41)),
    # ids
    "a creature twice": ("an_id_twice", _twice("evil", "evil")),
    "a creature called as one of another deck": ("an_id_twice", _twice("more_evil", "goblins")),
    "a settlement called as a castle": ("an_id_twice", _twice("settlements", "castles")),
    # cells
    "a castle with five cells on the left": ("rows", _cut("castles", *FIRST, "left")),
    "a castle with five cells on the right": ("rows", _cut("castles", *FIRST, "right")),
    "a creature with five cells on the left": ("rows", _cut("evil", *FIRST, "left")),
    "a creature with five cells on the right": ("rows", _cut("evil", *FIRST, "right")),
    "a sword on the left": ("sword", put("castles", *FIRST, "left", 0, {"sword": 1})),
    "a thief on the left": ("thief", put("evil", *FIRST, "left", 0, {"thief": 1})),
    "food on the right": ("food", put("more_evil", *FIRST, "right", 0, {"food": 1})),
    "a map on the right": ("map", put("castles", *FIRST, "right", 0, {"map": 1})),
    # what the game relies on
    "more shields on cards than in the box": ("enough_tokens", _one_too_few("shield")),
    "more magic shields on cards than in the box": ("enough_tokens", _one_too_few("magic_shield")),
    "more spells on cards than in the box": ("enough_tokens", _one_too_few("confusion_spell")),
    "more gold in loot than in the box": ("enough_gold", _an_eleventh_gold_chest),
    "an open door": ("defences", put("settlements", "items", 1, "defence", {"shield": 0, "magic_shield": 0})),
    "a castle without a map": ("maps", _no_map(0)),
    "the last castle without a map": ("maps", _no_map(4)),
    "sixteen thieves in one row": ("thieves", thieves(3, 16)),
    "sixteen thieves in the last row": ("thieves", thieves(5, 16)),
}


@pytest.mark.parametrize("what", REFUSALS)
def test_data_that_cannot_be_played_are_refused(what: str) -> None:
    """BM-2.11: one thing is spoilt, and that is what the loader complains of."""
    complaint, spoil = REFUSALS[what]
    assert complaint in complaints(Box, PRINTED, spoil)


def test_fifteen_thieves_are_not_too_many() -> None:
    """BM-2.11: the refusal begins one higher; 5 here."""
    data = copy.deepcopy(PRINTED)
    thieves(3, 15)(data)
    Box.model_validate_json(json.dumps(data))
    castles = [max(castle.right[row].thieves for castle in CASTLES) for row in range(6)]
    tiers = [[sum(CREATURES[card].right[row].thieves for card in cards) for row in range(6)] for cards in OF_TIER]
    assert max(sum(rows) for rows in zip(castles, *tiers, strict=True)) == 5
