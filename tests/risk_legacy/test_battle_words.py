"""What is said in a battle: odds, what an order does, what a missile or a scar card would change."""

from __future__ import annotations

import pytest

from engines.core.booklet.strokes import Leaf
from engines.core.menu import Number
from engines.core.move import part
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.moves.battle import Assault, DefendWith, Fire, Pass, PlayScar
from tests.risk_legacy.arrange import Mark
from tests.risk_legacy.reading import hint, label, notes
from tests.risk_legacy.test_words import resolved
from tests.risk_legacy.war import BRAZIL, PERU, attack, duel

CHINA, EGYPT, VENEZUELA = (NUMBER[name] for name in ("china", "egypt", "venezuela"))
HOME = {"brazil": (0, 8), "peru": (1, 5), "japan": (2, 3)}


def test_a_target_says_its_odds_its_marks_and_what_it_would_bring() -> None:
    play = duel(8, 5, mark=Mark(scar="bunker"), hqs={"peru": 1})
    assert resolved(play, part(Assault, target=PERU)) == (
        "Attack",
        "Peru (5) · Seat-1",
        "from Brazil (8) · takes it 51 % · brings a star ★, a card · HQ · Bunker",
    )
    winning = duel(8, 5, hqs={"peru": 1}, tokens={0: 3})
    assert "brings victory" in hint(winning, part(Assault, target=PERU))


def test_an_order_says_how_it_goes_and_how_likely_it_is() -> None:
    """RL-5.9.1, 11.3."""
    play = duel(8, 3)
    play.does(part(Assault, target=PERU))
    orders = [option.move for option in play.menu().options if isinstance(option.move, Assault)]
    assert [label(play, order) for order in orders] == [
        "⚔ until it falls · 3 dice · stop at 3 · takes it 85 %",
        "⚔ until it falls · 3 dice · takes it 91 %",
        "⚔ one roll · 3 dice",
        "⚔ one roll · 2 dice",
        "⚔ one roll · 1 die",
    ]
    assert hint(play, orders[2]) == "each roll costs you 0.9, them 1.1"


def test_a_change_to_an_order_says_what_it_does_to_the_odds() -> None:
    play = duel(8, 3)
    play.does(part(Assault, target=PERU), part(Assault, order=BRAZIL))
    assert resolved(play, part(Assault, keep=3)) == ("When to stop", "stop at 3", "takes it 85 %")
    play.does(part(Assault, keep=3), part(Assault, advance=2))
    assert notes(play.menu())[-2:] == [
        "Your order: until it falls · 3 dice · stop at 3 · takes it 85 %",
        "Also: then all but 2 move in",
    ]


def test_a_missile_says_what_it_would_change() -> None:
    """RL-6.3, EX-21."""
    play = duel(4, 2, missiles={1: 1}, dice=(5, 3, 4, 2))
    attack(play, dice=2)
    assert notes(play.menu())[-3:] == [
        "🎲 5 3 : 4 2",
        "As the dice stand: attacker 0, defender −2: Peru falls",
        "Missiles: Seat-1 🚀1",
    ]
    assert resolved(play, Pass())[1:] == ("Do not fire", "attacker 0, defender −2: Peru falls")
    assert resolved(play, Fire(dice=(3,)))[1:] == ("🚀 Defence die 2 → 6", "attacker −2, defender 0")


def test_a_wasted_missile_says_so() -> None:
    """RL-6.3.4: it may be fired, but is offered last."""
    play = duel(4, 2, missiles={1: 1}, dice=(6, 3, 4, 2))
    attack(play, dice=2)
    shots = play.offers(Fire)
    assert hint(play, shots[-1]).startswith("changes nothing · ")
    assert not hint(play, shots[0]).startswith("changes nothing")


def test_a_window_says_that_the_game_is_at_stake() -> None:
    """RL-6.2.3."""
    play = duel(8, 5, hqs={"peru": 1}, tokens={0: 3}, scars={1: "bunker"})
    attack(play)
    assert notes(play.menu())[-1] == "If it falls, Seat-0 wins the game!"


def test_each_way_of_an_attack_says_its_odds() -> None:
    play = duel(8, 5, troops={"argentina": (0, 4)})
    play.does(part(Assault, target=PERU))
    assert [(label(play, move), hint(play, move)) for move in play.offers("assault.origin")] == [
        ("Brazil (8)", "takes it 74 %"),
        ("Argentina (4)", "takes it 21 %"),
    ]


def test_a_scar_card_says_what_it_does() -> None:
    """RL-6.2, 11.3: and what the odds of a full attack are without it and with it, as the attacker sees them."""
    play = duel(8, 5, scars={1: "bunker"})
    attack(play)
    assert resolved(play, PlayScar(scar="bunker"))[1:] == (
        "Play Bunker",
        "helps your defence (+1 on the highest defence die there, for good) · falls 74 % → 51 %",
    )
    assert label(play, Pass()) == "Keep the card"


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (1, "weakens YOUR defence (−1 on the highest defence die there, for good) · falls 74 % → 91 %"),
        (2, "−1 on the highest defence die there, for good · falls 74 % → 91 %"),
    ],
)
def test_a_card_that_would_hurt_its_owner_says_so(seat: int, words: str) -> None:
    """RL-6.2: who defends is asked about either card; what it does there stands beside it."""
    play = duel(8, 5, hqs={"peru": 1}, tokens={0: 3}, scars={seat: "ammo_shortage"})
    attack(play)
    assert hint(play, PlayScar(scar="ammo_shortage"), seat) == words


@pytest.mark.parametrize("page", ["traps", "scar_watch"])
def test_orders_for_a_scar_card_say_what_it_does_on_own_land(page: str) -> None:
    play = duel(8, 5, scars={1: "ammo_shortage"})
    play.orders(1, Leaf(page=page))
    line = "Your card: Ammo Shortage · on your own land it weakens YOUR defence (−1 on the highest defence die there"
    assert any(note.startswith(line) for note in notes(play.match.aside(1)))


def test_defence_dice_say_what_they_cost() -> None:
    """RL-5.6.2, 11.3: three dice against two or one, as the defender reads it."""
    play = duel(8, 5, defence_choice="ask")
    attack(play)
    assert hint(play, DefendWith(dice=2)) == "each roll costs you 1.1, them 0.9"
    assert hint(play, DefendWith(dice=1)) == "each roll costs you 0.7, them 0.3"


def test_a_move_in_says_what_lies_at_both_ends() -> None:
    play = duel(8, 1, dice=(6, 5, 4, 1), troops={"venezuela": (2, 4)})
    attack(play)
    assert notes(play.menu()) == ["Brazil (5): 4 enemy troops next to it", "Peru (3): 4 enemy troops next to it"]
    play.answers(Number(0))
