"""Components, set-up and the deal: sections 1, 2 and 4 of the rules."""

from collections import Counter

import pytest

from engines.core.match import begin, start
from engines.take_the_kingdom import GAME
from engines.take_the_kingdom.components import BOX, CLASS, KIND, KINDS, NATURE
from engines.take_the_kingdom.events.turns import Drew, PenaltyReturned, StartChosen
from tests.take_the_kingdom.kingdom import A, B, C, D, deal, unshuffled
from tests.take_the_kingdom.scene import Scene


def table(seats: int) -> Scene:
    match, events = begin(GAME, seats, "set-up")
    return Scene(match, {}, events)


PRINTED = {
    "fort": (4, 3, 0), "land": (15, 1, 0), "mercy": (5, 1, 0), "hills": (6, 1, 0), "moat": (5, 2, 0),
    "walls": (5, 2, 0), "battlements": (4, 3, 0), "archers": (3, 4, 0), "knights": (2, 5, 0),
    "trap_real": (2, 0, 0), "trap_decoy": (2, 0, 0), "soldiers": (5, 0, 1), "pikemen": (4, 0, 2),
    "siege_tower": (3, 0, 2), "battering_ram": (3, 0, 3), "trebuchet": (3, 0, 3), "cannon": (2, 0, 4),
    "morale": (3, 0, 0), "spread": (2, 0, 0), "fortune": (2, 0, 0), "misfortune": (3, 0, 0), "conquest": (2, 0, 0),
    "earthquake": (2, 0, 0), "sabotage": (3, 0, 0), "mutiny": (2, 0, 0), "disrepair": (2, 0, 0), "deny": (3, 0, 0),
    "spy": (2, 0, 0), "freeze": (2, 0, 0), "disease": (1, 0, 0), "famine": (1, 0, 0), "plague": (1, 0, 0),
}  # fmt: skip
"""Kind → how many, points on the table, damage."""


def test_the_box_holds_what_is_printed() -> None:
    """TK-2.1 to 2.3, the table of section 2: 104 numbered cards of 32 kinds in the order of the data; Damage is a
    counter and no numbered card."""
    assert {card.id: (card.count, card.value, card.damage) for card in BOX.cards.items} == PRINTED
    assert (len(KIND), len(KINDS)) == (104, 32)
    assert list(dict.fromkeys(KIND)) == list(KINDS)
    assert Counter(KIND) == {kind: count for kind, (count, _, _) in PRINTED.items()}


def test_every_card_is_in_the_class_that_bans_and_openings_go_by() -> None:
    """TK-2.4: Fort, Mercy and penalties have no class; Deny is an action, boosters are attacks."""
    defence = {"land", "hills", "moat", "walls", "battlements", "archers", "knights", "trap_real", "trap_decoy"}
    attack = {"soldiers", "pikemen", "siege_tower", "battering_ram", "trebuchet", "cannon", "morale", "spread"}
    none = {"fort", "mercy", "disease", "famine", "plague"}
    for kind in KINDS:
        wanted = "defence" if kind in defence else "attack" if kind in attack else None if kind in none else "action"
        assert CLASS[kind] == wanted, kind
    human = {"archers", "knights", "soldiers", "pikemen"}
    assert {kind for kind in KINDS if NATURE[kind] == "human"} == human
    assert {kind for kind in KINDS if NATURE[kind] == "mechanical"} == attack - human - {"morale", "spread"}


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


@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize("first", [A, B, C, D])
def test_who_begins(first: int, named: bool) -> None:
    """TK-1.6, 4.1, DRAW 1: drawn, uniform over the seats; or named by the host: then nothing is drawn for it, and the
    first dice are those of the shuffle."""
    options = {"start_player": str(first)} if named else {}
    scene = deal(4, first, top="plague", faces=unshuffled(84), **options)
    assert scene.told(StartChosen) == [StartChosen(seat=first, drawn=not named)]
    assert scene.asked == (first,), "it takes the first turn"
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


@pytest.mark.parametrize("top", ["hills moat", "hills plague moat"])
def test_two_cards_each_one_at_a_time_clockwise_from_the_start_seat(top: str) -> None:
    """TK-4.5, 9.38: dealt to B, C, A, B, C, A; index 0 of the deck is the top; then B draws three more. A penalty is
    shown and put back, one shuffle, the next card to the same seat."""
    faces = unshuffled(83) if "plague" in top else ()
    scene = deal(3, B, f"{top} walls archers knights cannon  soldiers pikemen spy", faces=faces)
    assert scene.told(PenaltyReturned) == ([PenaltyReturned(seat=C, card="plague")] if "plague" in top else [])
    assert scene.hand(B) == "mercy hills archers soldiers pikemen spy"
    assert scene.hand(C) == "mercy moat knights"
    assert scene.told(Drew, C) == [Drew(owners=(C,), cards=("moat", "knights"), how="deal")]
    assert scene.hand(A) == "mercy walls cannon"
    assert scene.match.view(None).deck == 78 - 3
    assert not scene.state.rng.told, "no other shuffle"


def test_the_same_seed_and_options_make_the_same_match() -> None:
    """TK-10.12."""
    once, again, other = (start(GAME, 3, seed) for seed in ("one", "one", "two"))
    assert once.fingerprint() == again.fingerprint() != other.fingerprint()
