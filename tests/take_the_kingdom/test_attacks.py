"""Attacks without Spread and how damage flows: TK-5.25 to 5.30."""

import pytest

from engines.core.move import part
from engines.take_the_kingdom.events.plays import AttackDeclared, Hit
from engines.take_the_kingdom.events.strife import Damaged, Removed, Wasted
from engines.take_the_kingdom.plays.attack import Attack
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.rows import Row, case
from tests.take_the_kingdom.scene import Scene, not_offered


def against(kingdom: str, hand: str, blocker: str = "hills") -> Scene:
    """A, with *hand*, faces B's *kingdom*."""
    return lay(seat("Fort, Land", f"{hand} land"), seat(kingdom, blocker))


@pytest.mark.parametrize(
    ("cards", "target", "kingdom", "left", "discarded"),
    [
        ("soldiers", "B.Fort", "Fort[Knights]", "Fort[Knights-1]", "soldiers"),
        ("pikemen", "B.Fort", "Fort[Knights]", "Fort[Knights-2]", "pikemen"),
        ("siege_tower", "B.Fort", "Fort[Knights]", "Fort[Knights-2]", "siege_tower"),
        ("battering_ram", "B.Fort", "Fort[Knights]", "Fort[Knights-3]", "battering_ram"),
        ("trebuchet", "B.Fort", "Fort[Knights]", "Fort[Knights-3]", "trebuchet"),
        ("cannon", "B.Fort", "Fort[Knights]", "Fort[Knights-4]", "cannon"),
        ("battering_ram", "B.Fort", "Fort[Hills]", "Fort-2", "hills battering_ram"),
        ("cannon", "B.Land", "Fort, Land, Land", "Fort, Land", "land cannon"),
        ("cannon", "B.Land", "Fort, Land[Hills; frozen]", "Fort", "hills land freeze cannon"),
        ("trebuchet", "B.Land Moat", "Fort, Land[Walls, Moat]", "Fort, Land[Walls-1]", "moat trebuchet"),
        ("cannon", "B.Land Walls", "Fort, Land[Walls, Moat]", "Fort, Land", "walls moat cannon"),
        (
            "siege_tower morale", "B.Land", "Fort, Land[Battlements]", "Fort",
            "battlements land siege_tower morale",
        ),
        (
            "siege_tower morale", "B.Land Walls", "Fort, Land[Walls, Moat]", "Fort, Land",
            "walls moat siege_tower morale",
        ),
        (
            "cannon morale", "B.Land Walls", "Fort, Land[Walls, Moat]", "Fort",
            "walls moat land cannon morale",
        ),
    ],
)  # fmt: skip
def test_what_an_attack_leaves(cards: str, target: str, kingdom: str, left: str, discarded: str) -> None:
    """TK-5.25 to 5.28, 9.2, 9.4, 9.6, 8.10, 7.1: what is printed, through the defences into the base, in the order that
    was named; what destroys no base stays on the last card, and what is too much is lost."""
    scene = against(kingdom, cards)
    before = scene.match.view(None).kingdoms[B].points
    scene.attack(cards, target)
    scene.passes(B)
    assert scene.kingdom(B) == left
    assert scene.discarded == discarded.split()
    assert scene.turn.used == len(cards.split())
    dealt = before - scene.match.view(None).kingdoms[B].points
    (declared,) = scene.told(AttackDeclared)
    assert sum(event.amount for event in scene.told(Damaged)) == dealt
    wasted = declared.damage - dealt
    assert [event.amount for event in scene.told(Wasted)] == ([wasted] if wasted else [])
    assert [event.cards for event in scene.told(Removed)] == ([("freeze",)] if "freeze" in discarded else [])


ROWS = [
    case(
        "TK-9.5, 2.3, 5.28: damage stays on what it did not destroy; a free slot may still be built on",
        "bare: pikemen | Fort, Land[Knights]: archers deny hills",
        "attack pikemen at B.Land; B passes", {"B": "Fort, Land[Knights-2]", "points": (4, 7)},
        "build archers B.Land", {"B": "Fort, Land[Knights-2, Archers]"},
        "damaged_stays: build hills B.Land over Knights", deck="moat moat moat",
    ),
    case(
        "TK-9.10, 5.25: boosters cannot be played alone", "bare: morale spread land | bare: hills",
        {"says A morale": "booster_alone", "says A spread": "booster_alone", "may A": "settle end_turn"},
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_around_attacks(row: Row) -> None:
    row()


def test_with_two_defences_the_first_must_be_named() -> None:
    """TK-9.6, 5.27: ``first_needed``; the draft asks for it before anything else, and damage is told card by card."""
    scene = against("Fort, Land[Walls, Moat]", "trebuchet")
    with not_offered():  # first_needed
        scene.attack("trebuchet", "B.Land")
    scene.does(part(Attack, card="trebuchet"), part(Attack, place=scene.number("B.Land")))
    assert scene.may(A) == ("attack.first", "attack.first", "cancel")
    scene.absent(A)
    scene.attack("trebuchet", "B.Land Moat")
    scene.passes(B)
    told = [(event.card, event.amount, event.left) for event in scene.told(Damaged)]
    assert told == [("moat", 2, 0), ("walls", 1, 1)]


def test_at_most_one_morale_and_one_spread() -> None:
    """TK-2.6, 5.25, 8.11."""
    scene = against("Fort, Land, Land", "cannon morale morale spread spread")
    scene.does(part(Attack, card="cannon"))
    for booster in (part(Attack, morale=True), part(Attack, spread=True)):
        scene.does(booster)
        with not_offered():
            scene.does(booster)


def test_everybody_hears_the_whole_declaration() -> None:
    """Section 3, TK-5.30: at once, before any answer."""
    scene = lay(seat("Fort", "siege_tower morale"), seat("Fort, Land[Walls, Moat]", "deny"), seat("Fort", "deny"))
    scene.attack("siege_tower morale", "B.Land Moat")
    hit = Hit(owner=B, place=scene.number("B.Land"), amount=4, first="moat")
    declared = AttackDeclared(seat=A, card="siege_tower", boosters=("morale",), damage=4, hits=(hit,))
    assert scene.told(AttackDeclared) == scene.told(AttackDeclared, C) == [declared]
    assert scene.match.view(C).play.move.shares[0].first == scene.number("B.Land.Moat")
