"""Components, set-up and the deal: sections 1, 2 and 4 of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core.match import begin, start
from engines.take_the_kingdom import GAME
from engines.take_the_kingdom.components import BOX, CLASS, KIND, KINDS, NATURE, VALUE
from engines.take_the_kingdom.events.turns import PenaltyReturned, StartChosen
from tests.take_the_kingdom.kingdom import A, B, C, D, deal, unshuffled
from tests.take_the_kingdom.scene import Scene


def table(seats: int) -> Scene:
    match, events = begin(GAME, seats, "set-up")
    return Scene(match, {}, events)


def test_the_box_holds_104_numbered_cards_of_32_kinds() -> None:
    """TK-2.1, 2.3: Damage is a counter and no numbered card."""
    assert len(KIND) == 104
    assert len(KINDS) == 32
    assert list(dict.fromkeys(KIND)) == list(KINDS), "TK-2.2: numbered in the order of the data"


@pytest.mark.parametrize(
    ("kind", "count", "value"),
    [
        ("fort", 4, 3), ("land", 15, 1), ("mercy", 5, 1), ("hills", 6, 1), ("moat", 5, 2), ("walls", 5, 2),
        ("battlements", 4, 3), ("archers", 3, 4), ("knights", 2, 5), ("trap_real", 2, 0), ("trap_decoy", 2, 0),
    ],
)  # fmt: skip
def test_what_can_lie_on_the_table(kind: str, count: int, value: int) -> None:
    """TK-2.1, the table of section 2."""
    numbers = [number for number, each in enumerate(KIND) if each == kind]
    assert len(numbers) == count
    assert {VALUE[number] for number in numbers} == {value}


@pytest.mark.parametrize(
    ("kind", "count", "damage", "nature"),
    [
        ("soldiers", 5, 1, "human"), ("pikemen", 4, 2, "human"), ("siege_tower", 3, 2, "mechanical"),
        ("battering_ram", 3, 3, "mechanical"), ("trebuchet", 3, 3, "mechanical"), ("cannon", 2, 4, "mechanical"),
    ],
)  # fmt: skip
def test_numbered_attacks(kind: str, count: int, damage: int, nature: str) -> None:
    """TK-2.1, the table of section 2."""
    card = next(card for card in BOX.cards.items if card.id == kind)
    assert (card.count, card.damage, card.nature, card.category) == (count, damage, nature, "attack")


def test_the_other_cards() -> None:
    """TK-2.1, the table of section 2: boosters, actions, penalties."""
    counts = {
        "morale": 3, "spread": 2, "fortune": 2, "misfortune": 3, "conquest": 2, "earthquake": 2, "sabotage": 3,
        "mutiny": 2, "disrepair": 2, "deny": 3, "spy": 2, "freeze": 2, "disease": 1, "famine": 1, "plague": 1,
    }  # fmt: skip
    found = Counter(KIND)
    assert {kind: found[kind] for kind in counts} == counts


def test_every_card_is_in_the_class_that_bans_and_openings_go_by() -> None:
    """TK-2.4: Fort, Mercy and penalties have no class; Deny is an action, boosters are attacks."""
    defence = {"land", "hills", "moat", "walls", "battlements", "archers", "knights", "trap_real", "trap_decoy"}
    attack = {"soldiers", "pikemen", "siege_tower", "battering_ram", "trebuchet", "cannon", "morale", "spread"}
    none = {"fort", "mercy", "disease", "famine", "plague"}
    for kind in KINDS:
        wanted = "defence" if kind in defence else "attack" if kind in attack else None if kind in none else "action"
        assert CLASS[kind] == wanted, kind
    assert {kind for kind in defence if NATURE[kind] == "human"} == {"archers", "knights"}


@pytest.mark.parametrize(
    ("seats", "lands", "deck", "out"),
    [
        (2, 5, 81, {"fort": 2, "mercy": 1, "misfortune": 2}),
        (3, 4, 78, {"fort": 1, "mercy": 1}),
        (4, 3, 76, {}),
    ],
)
def test_the_set_up_table(seats: int, lands: int, deck: int, out: dict[str, int]) -> None:
    """TK-2.5, 4.2, 4.3, 1.5: the first seat has already drawn its three cards when anybody can look."""
    scene = table(seats)
    view = scene.match.view(None)
    for owner in range(seats):
        assert scene.kingdom(owner) == ", ".join(["Fort", *["Land"] * lands])
        assert view.kingdoms[owner].points == 3 + lands
        assert view.kingdoms[owner].hand == (6 if owner == scene.mover else 3)
        assert "mercy" in scene.hand(owner).split(), "TK-4.3: each hand holds its Mercy"
    assert view.deck == deck - 3
    assert Counter(scene.out) == out, "TK-4.2: face up and out of the game"
    assert view.discard == ()


@pytest.mark.parametrize(("seats", "lands", "mercies"), [(2, 5, 2), (3, 3, 1), (4, 3, 1)])
def test_what_the_set_up_puts_into_the_deck(seats: int, lands: int, mercies: int) -> None:
    """TK-2.5, 4.4: counted before the deal."""
    state = GAME.setup(seats, "box", GAME.meta.chosen(None, seats), None, tuple("ABCD"[:seats]))
    found = Counter(KIND[card] for card in state.deck)
    assert (found["land"], found["mercy"], found["fort"]) == (lands, mercies, 0)
    assert len(state.deck) == {2: 85, 3: 84, 4: 84}[seats]


@pytest.mark.parametrize("first", [A, B, C])
def test_the_start_seat_is_drawn(first: int) -> None:
    """TK-1.6, 4.1, DRAW 1: uniform over the seats; it takes the first turn."""
    scene = deal(3, first)
    assert scene.told(StartChosen) == [StartChosen(seat=first, drawn=True)]
    assert scene.asked == (first,)


@pytest.mark.parametrize("first", [A, B, C, D])
def test_the_host_may_name_the_start_seat(first: int) -> None:
    """TK-1.6: then nothing is drawn for it, and the first dice are those of the shuffle."""
    scene = deal(4, first, top="plague", start_player=str(first), faces=unshuffled(84))
    assert scene.told(StartChosen) == [StartChosen(seat=first, drawn=False)]
    assert scene.asked == (first,)
    assert [event.seat for event in scene.told(PenaltyReturned)] == [first], "the first dealt card was the Plague"


def test_options_have_the_defaults_of_the_rules() -> None:
    """TK-1.6 to 1.12: the first of their values."""
    assert dict(GAME.meta.chosen(None, 4)) == {
        "start_player": "random",
        "opening_counts": "all_turns",
        "opening_mercy": "false",
        "spread_reach": "any",
        "counter_blocks": "true",
        "reversal_choice": "trap_owner",
        "reversal_block": "false",
    }


def test_two_cards_each_one_at_a_time_clockwise_from_the_start_seat() -> None:
    """TK-4.5: dealt to B, C, A, B, C, A; index 0 of the deck is the top; then B draws three more."""
    scene = deal(3, B, "hills moat walls archers knights cannon  soldiers pikemen spy")
    assert scene.hand(B) == "mercy hills archers soldiers pikemen spy"
    assert scene.hand(C) == "mercy moat knights"
    assert scene.hand(A) == "mercy walls cannon"


def test_a_penalty_at_the_deal_goes_back_and_another_card_is_dealt() -> None:
    """TK-4.5, 9.38: shown, put back, one shuffle, the next card to the same seat."""
    scene = deal(3, B, "hills plague moat walls archers knights cannon  soldiers pikemen spy", faces=unshuffled(83))
    assert scene.told(PenaltyReturned) == [PenaltyReturned(seat=C, card="plague")]
    assert scene.hand(C) == "mercy moat knights"
    assert [scene.match.view(None).kingdoms[seat].points for seat in (A, B, C)] == [7, 7, 7]
    assert scene.hand(B) == "mercy hills archers soldiers pikemen spy", "the deal went on clockwise, then B drew three"
    assert scene.match.view(None).deck == 78 - 3
    assert Counter(scene.out) == {"mercy": 1, "fort": 1}
    assert not scene.state.rng.told, "exactly one shuffle"


def test_the_same_seed_and_options_make_the_same_match() -> None:
    """TK-10.12."""
    once, again, other = (start(GAME, 3, seed) for seed in ("one", "one", "two"))
    assert once.fingerprint() == again.fingerprint() != other.fingerprint()
