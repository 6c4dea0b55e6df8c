"""The printed matter, and data that the loader refuses: section 2 of the rules."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from pydantic import ValidationError

from engines.bellum_magica.atlas import (
    CASTLES,
    CHESTS_OF,
    CREATURES,
    GOBLINS,
    OF_KIND,
    OF_TIER,
    SETTLEMENTS,
    TAVERN,
    VALUES,
)
from engines.bellum_magica.components import BOX, LIMITS, Box, Cost, Left, Right
from tests.bellum_magica import printed

PRINTED: dict[str, Any] = json.loads(files("engines.bellum_magica").joinpath("components.json").read_bytes())


# ---- the box


def test_everything_in_the_box_has_a_number() -> None:
    """BM-2.1."""
    assert (len(CASTLES), len(GOBLINS), [len(cards) for cards in OF_TIER]) == (5, 10, [46, 20])
    assert (len(CREATURES), len(SETTLEMENTS), [len(chests) for chests in CHESTS_OF]) == (76, 25, [20, 20, 10])
    assert {kind: len(cards) for kind, cards in OF_KIND.items()} == {"farm": 7, "village": 7, "city": 10}
    assert SETTLEMENTS[TAVERN].kind == "tavern"
    tokens, resources = BOX.supplies.bonus_tokens, BOX.supplies.resources
    assert tokens == (20, 8, 17)
    assert (resources.food, resources.runestone, resources.barrel) == (30, 20, 10)
    assert BOX.die.faces == 6


@pytest.mark.parametrize(
    ("seats", "farms", "villages", "cities", "shown", "deck"),
    [(2, 3, 3, 10, 2, 14), (3, 4, 4, 10, 3, 15), (4, 6, 6, 10, 4, 18), (5, 7, 7, 10, 5, 19)],
)
def test_what_is_in_the_game_for_so_many_seats(
    seats: int, farms: int, villages: int, cities: int, shown: int, deck: int
) -> None:
    """BM-2.2: the tavern is not among them."""
    setup = BOX.setup(seats)
    assert (setup.farm, setup.village, setup.city, setup.open, setup.left_in_deck) == (
        farms,
        villages,
        cities,
        shown,
        deck,
    )
    assert setup.in_game == farms + villages + cities == shown + deck


def test_prices_and_limits() -> None:
    """BM-2.3."""
    assert [(payment.id, payment.cost) for payment in BOX.recruit.evil] == [("food", Cost(food=2))]
    assert [(payment.id, payment.cost) for payment in BOX.recruit.more_evil] == [
        ("rune_and_food", Cost(food=4, runestones=1)),
        ("runes", Cost(runestones=3)),
    ]
    assert (LIMITS.barrels_per_seat, LIMITS.attacks_per_seat_and_day, LIMITS.chests_per_thief) == (2, 1, 1)
    assert (LIMITS.shields_per_robbery, LIMITS.goblins_per_seat, LIMITS.open_cards_per_creature_deck) == (1, 2, 2)


@pytest.mark.parametrize(
    ("kind", "values", "total"),
    [
        (0, {1: 6, 2: 8, 3: 6}, 40),
        (1, {2: 4, 3: 8, 4: 8}, 64),
        (2, {4: 2, 5: 5, 6: 3}, 51),
    ],
)
def test_chests_by_kind_and_value(kind: int, values: dict[int, int], total: int) -> None:
    """BM-2.4."""
    held = [VALUES[chest] for chest in CHESTS_OF[kind]]
    assert {value: held.count(value) for value in values} == values
    assert (len(held), sum(held)) == (sum(values.values()), total)


# ---- cards, cell by cell


def cells(words: str, signs: str) -> tuple[tuple[int, ...], ...]:
    """``F FF - FM`` → for each row how often every sign stands there; a dash is an empty cell (BM-2.5)."""
    return tuple(tuple(cell.count(sign) for sign in signs) for cell in words.split())


def table(words: str) -> list[tuple[str, ...]]:
    """Its lines, part by part."""
    return [tuple(part.strip() for part in line.split("|")) for line in words.strip().splitlines()]


def test_castles() -> None:
    """BM-2.6: in the order of the data; two plain shields each."""
    assert [(castle.id, castle.left, castle.right, castle.defence) for castle in CASTLES] == [
        (name, cells(left, "FRM"), cells(right, "SGT"), (int(shields), 0))
        for name, left, right, shields in table(printed.CASTLES)
    ]


@pytest.mark.parametrize(
    ("cards", "words"),
    [(GOBLINS, printed.GOBLINS), (OF_TIER[0], printed.EVIL), (OF_TIER[1], printed.MORE_EVIL)],
    ids=["goblins", "evil", "more evil"],
)
def test_creatures(cards: tuple[int, ...], words: str) -> None:
    """BM-2.7 to 2.9, 2.5: both sides and the bonus tokens, in the order of the data."""
    found = [CREATURES[card] for card in cards]
    assert [(card.id, card.left, card.right, card.bonus) for card in found] == [
        (name, cells(left, "FRM"), cells(right, "SGT"), *cells(bonus, "smc"))
        for name, left, right, bonus in table(words)
    ]


def test_goblins_bring_food_or_swords_alone() -> None:
    """BM-2.7: no runestone, map, magic or thief, no price and no bonus."""
    for goblin in GOBLINS:
        card = CREATURES[goblin]
        assert all(cell == Left(food=cell.food) for cell in card.left)
        assert all(cell == Right(swords=cell.swords) for cell in card.right)


def test_settlements() -> None:
    """BM-2.10: kind, defence and loot, in the order of the data, the tavern first."""
    assert [(f"{card.kind} {card.id}", defence(*card.defence), loot(*card.loot)) for card in SETTLEMENTS] == table(
        printed.SETTLEMENTS
    )


def defence(shields: int, magic: int) -> str:
    return f"{shields} + {magic}m" if magic else f"{shields}"


def loot(*counts: int) -> str:
    names = ("food", "runestone", "barrel", "wood chest", "metal chest", "gold chest")
    return ", ".join(f"{count} {name}" for name, count in zip(names, counts, strict=True) if count)


# ---- what the loader refuses

Spoil = Callable[[dict[str, Any]], Any]
FIRST = ("items", 0)


def _put(*path: Any) -> Spoil:
    """Sets what *path* leads to; its last part is the new value."""
    *keys, last, value = path

    def spoil(data: dict[str, Any]) -> None:
        place: Any = data
        for key in keys:
            place = place[key]
        place[last] = value

    return spoil


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
    "a castle too few": ("castles", _put("supplies", "cards", "castle", 6)),
    "a goblin too few": ("goblins", _put("supplies", "cards", "goblin", 11)),
    "an evil creature too many": ("evil", _put("supplies", "cards", "evil", 45)),
    "a more evil creature too many": ("more_evil", _put("supplies", "cards", "more_evil", 19)),
    "two taverns": ("settlements", _put("supplies", "cards", "tavern", 2)),
    "a farm too few": ("settlements", _put("supplies", "cards", "farm", 8)),
    "a village too few": ("settlements", _put("supplies", "cards", "village", 8)),
    "a city too few": ("settlements", _put("supplies", "cards", "city", 11)),
    "a wood chest too few": ("chests", _put("supplies", "chests", "wood", 21)),
    "a metal chest too few": ("chests", _put("supplies", "chests", "metal", 21)),
    "a gold chest too many": ("chests", _put("supplies", "chests", "gold", 9)),
    "a set-up that does not add up": ("setups", _put("setup_by_seats", "3", "in_game", 17)),
    "a set-up with more farms than there are": ("setups", _put("setup_by_seats", "5", "farm", 8)),
    # sums and the totals
    "tokens on cards": ("bonus_tokens", _put("totals", "bonus_tokens_on_cards", "shield", 10)),
    "loot": ("loot", _put("totals", "loot", "food", 21)),
    "castles by row": ("castle_rows", _put("castles", *FIRST, "right", 0, "sword", 2)),
    "goblins by row": ("goblin_rows", _put("goblins", *FIRST, "left", 0, "food", 1)),
    "evil by row": ("evil_rows", _put("evil", *FIRST, "left", 1, "food", 2)),
    "more evil by row": ("more_evil_rows", _put("more_evil", *FIRST, "left", 0, "food", 1)),
    "points of chests": ("chest_points", _put("totals", "chest_points", "wood", 41)),
    # ids
    "a creature twice": ("an_id_twice", _twice("evil", "evil")),
    "a creature called as one of another deck": ("an_id_twice", _twice("more_evil", "goblins")),
    "a settlement called as a castle": ("an_id_twice", _twice("settlements", "castles")),
    # cells
    "a castle with five cells on the left": ("rows", _cut("castles", *FIRST, "left")),
    "a castle with five cells on the right": ("rows", _cut("castles", *FIRST, "right")),
    "a creature with five cells on the left": ("rows", _cut("evil", *FIRST, "left")),
    "a creature with five cells on the right": ("rows", _cut("evil", *FIRST, "right")),
    "a sword on the left": ("sword", _put("castles", *FIRST, "left", 0, {"sword": 1})),
    "a thief on the left": ("thief", _put("evil", *FIRST, "left", 0, {"thief": 1})),
    "food on the right": ("food", _put("more_evil", *FIRST, "right", 0, {"food": 1})),
    "a map on the right": ("map", _put("castles", *FIRST, "right", 0, {"map": 1})),
    # what the game relies on
    "more shields on cards than in the box": ("enough_tokens", _one_too_few("shield")),
    "more magic shields on cards than in the box": ("enough_tokens", _one_too_few("magic_shield")),
    "more spells on cards than in the box": ("enough_tokens", _one_too_few("confusion_spell")),
    "more gold in loot than in the box": ("enough_gold", _an_eleventh_gold_chest),
    "an open door": ("defences", _put("settlements", "items", 1, "defence", {"shield": 0, "magic_shield": 0})),
    "a castle without a map": ("maps", _no_map(0)),
    "the last castle without a map": ("maps", _no_map(4)),
    "sixteen thieves in one row": ("thieves", thieves(3, 16)),
    "sixteen thieves in the last row": ("thieves", thieves(5, 16)),
}


@pytest.mark.parametrize("what", REFUSALS)
def test_data_that_cannot_be_played_are_refused(what: str) -> None:
    """BM-2.11: one thing is spoilt, and that is what the loader complains of."""
    complaint, spoil = REFUSALS[what]
    data = copy.deepcopy(PRINTED)
    Box.model_validate_json(json.dumps(data))
    spoil(data)
    with pytest.raises(ValidationError) as refused:
        Box.model_validate_json(json.dumps(data))
    (error,) = refused.value.errors()
    assert complaint in (error["loc"] or error["msg"].partition("BM-2.11: ")[2].split(", "))


def test_fifteen_thieves_are_not_too_many() -> None:
    """BM-2.11: the refusal begins one higher; 5 here."""
    data = copy.deepcopy(PRINTED)
    thieves(3, 15)(data)
    Box.model_validate_json(json.dumps(data))
    castles = [max(castle.right[row].thieves for castle in CASTLES) for row in range(6)]
    tiers = [[sum(CREATURES[card].right[row].thieves for card in cards) for row in range(6)] for cards in OF_TIER]
    assert max(sum(rows) for rows in zip(castles, *tiers, strict=True)) == 5
