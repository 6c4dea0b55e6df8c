"""Attacks without Spread and how damage flows: TK-5.25 to 5.30."""

from __future__ import annotations

import pytest

from engines.core.move import part
from engines.take_the_kingdom import moves as m
from engines.take_the_kingdom.events.plays import AttackDeclared, Hit
from engines.take_the_kingdom.events.strife import Damaged, Removed, Wasted
from engines.take_the_kingdom.moves import ready
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import Scene, not_offered, refused


def against(kingdom: str, hand: str, blocker: str = "hills") -> Scene:
    """A, with *hand*, faces B's *kingdom*."""
    return lay(seat("Fort, Land", f"{hand} land"), seat(kingdom, blocker))


@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("soldiers", "Fort[Knights-1]"), ("pikemen", "Fort[Knights-2]"), ("siege_tower", "Fort[Knights-2]"),
        ("battering_ram", "Fort[Knights-3]"), ("trebuchet", "Fort[Knights-3]"), ("cannon", "Fort[Knights-4]"),
    ],
)  # fmt: skip
def test_every_attack_deals_what_is_printed(card: str, left: str) -> None:
    """TK-5.25, 5.27: one share of D on one open place."""
    scene = against("Fort[Knights]", card)
    scene.attack(card, "B.Fort")
    scene.passes(B)
    assert scene.kingdom(B) == left
    assert scene.discarded == [card]
    assert scene.turn.used == 1


def test_siege_tower_with_morale() -> None:
    """TK-9.2: D 4, two plays used; Battlements and Land destroyed; one play left."""
    scene = against("Fort, Land[Battlements]", "siege_tower morale")
    scene.attack("siege_tower morale", "B.Land")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort"
    assert scene.discarded == ["battlements", "land", "siege_tower", "morale"]
    assert scene.turn.left == 1


def test_over_kill_is_lost() -> None:
    """TK-9.4, 8.10: the next Land is untouched."""
    scene = against("Fort, Land, Land", "cannon")
    scene.attack("cannon", "B.Land")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort, Land"
    assert [event.amount for event in scene.told(Wasted)] == [3]


def test_damage_stays_on_what_it_did_not_destroy() -> None:
    """TK-9.5, 2.3, 5.28: Knights 3 left, place 4; a free slot may still be built on."""
    scene = lay(seat("Fort, Land", "pikemen"), seat("Fort, Land[Knights]", "archers deny hills"), deck="moat moat moat")
    scene.attack("pikemen", "B.Land")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort, Land[Knights-2]"
    assert scene.match.view(None).kingdoms[B].places[1].strength == 4
    scene.build("archers", "B.Land")
    assert scene.kingdom(B) == "Fort, Land[Knights-2, Archers]"
    with refused("damaged_stays"):
        scene.build("hills", "B.Land", replace="Knights")


def test_damage_flows_from_the_first_defence_to_the_second() -> None:
    """TK-9.6, 5.28: Trebuchet (3), first Moat: Moat destroyed, Walls 1 left, Land whole."""
    scene = against("Fort, Land[Walls, Moat]", "trebuchet")
    scene.attack("trebuchet", "B.Land Moat")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort, Land[Walls-1]"
    assert [(event.card, event.amount, event.left) for event in scene.told(Damaged)] == [
        ("moat", 2, 0),
        ("walls", 1, 1),
    ]


def test_with_two_defences_the_first_must_be_named() -> None:
    """TK-9.6, 5.27: ``first_needed``; the draft asks for it before anything else."""
    scene = against("Fort, Land[Walls, Moat]", "trebuchet")
    with not_offered():  # first_needed
        scene.attack("trebuchet", "B.Land")
    scene.does(A, ready("attack", "trebuchet"), part(m.Attack, place=scene.number("B.Land")))
    assert scene.may(A) == ("attack.first", "attack.first", "cancel")


@pytest.mark.parametrize(
    ("cards", "left", "wasted"),
    [("cannon", "Fort, Land", 0), ("siege_tower morale", "Fort, Land", 0), ("cannon morale", "Fort", 3)],
)
def test_damage_runs_through_the_defences_into_the_base(cards: str, left: str, wasted: int) -> None:
    """TK-9.6: 4 destroys both defences and spares the Land; 8 destroys all, 3 lost."""
    scene = against("Fort, Land[Walls, Moat]", cards)
    scene.attack(cards, "B.Land Walls")
    scene.passes(B)
    assert scene.kingdom(B) == left
    assert sum(event.amount for event in scene.told(Wasted)) == wasted


def test_the_fort_of_a_kingdom_without_lands_is_open() -> None:
    """TK-5.26: its defences first, then the Fort; its damage stays."""
    scene = against("Fort[Hills]", "battering_ram")
    scene.attack("battering_ram", "B.Fort")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort-2"
    assert scene.match.view(None).kingdoms[B].points == 1


def test_a_destroyed_base_ends_its_place() -> None:
    """TK-5.28, 7.1: Freeze to the discard too, face up."""
    scene = against("Fort, Land[Hills; frozen]", "cannon")
    scene.attack("cannon", "B.Land")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort"
    assert scene.discarded == ["hills", "land", "freeze", "cannon"]
    assert [event.cards for event in scene.told(Removed)] == [("freeze",)]


def test_boosters_cannot_be_played_alone() -> None:
    """TK-9.10, 5.25: ``booster_alone``."""
    scene = against("Fort, Land", "morale spread")
    assert scene.says(A, "morale") == "booster_alone"
    assert scene.says(A, "spread") == "booster_alone"
    assert scene.may(A) == ("settle", "end_turn")


def test_at_most_one_morale_and_one_spread() -> None:
    """TK-2.6, 5.25, 8.11."""
    scene = against("Fort, Land, Land", "cannon morale morale spread spread")
    scene.does(A, ready("attack", "cannon"), part(m.Attack, morale=True))
    with not_offered():
        scene.does(A, part(m.Attack, morale=True))
    scene.does(A, part(m.Attack, spread=True))
    with not_offered():
        scene.does(A, part(m.Attack, spread=True))


def test_everybody_hears_the_whole_declaration() -> None:
    """Section 3, TK-5.30: at once, before any answer."""
    scene = lay(seat("Fort", "siege_tower morale"), seat("Fort, Land[Walls, Moat]", "deny"), seat("Fort", "deny"))
    scene.attack("siege_tower morale", "B.Land Moat")
    hit = Hit(owner=B, place=scene.number("B.Land"), amount=4, first="moat")
    declared = AttackDeclared(seat=A, card="siege_tower", boosters=("morale",), damage=4, hits=(hit,))
    assert scene.told(AttackDeclared) == scene.told(AttackDeclared, C) == [declared]
    assert scene.match.view(C).play.move.shares[0].first == scene.number("B.Land.Moat")
