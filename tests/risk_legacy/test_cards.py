"""The card at the end of a turn (RL-5.11)."""

from typing import Any

import pytest

from engines.core.menu import Picked
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.decisions.card_pick import CardPick
from engines.risk_legacy.events.rewards import GameWon
from engines.risk_legacy.events.turn import CardTaken, PileEmptied, RowChanged, StarGained
from engines.risk_legacy.moves.turn import TakeCard
from tests.risk_legacy import notation
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import attack, duel

TROOPS = {"ural": (0, 3), "siberia": (1, 3), "japan": (2, 3)}
ROW = "peru china alaska egypt"


def after_a_conquest(*held: str, **more: Any) -> Scene:
    """Seat 0 conquered something, holds these territories too, and ends its turn."""
    told = {"row": ROW, "deck": "ontario brazil", "turn": {"conquered": (NUMBER["ural"],)}, **more}
    play = scene(troops={**TROOPS, **dict.fromkeys(held, (0, 2))}, **told)
    play.end()
    return play


def everything_but(*left: str) -> dict[int, str]:
    return {1: " ".join(name for name in NUMBER if name not in left)}


CASES = {
    "no conquest, no card: the row does not move": ("peru", {"turn": {}}, "", ROW),
    "EX-34: slot three": ("alaska", {}, "alaska", "ontario peru china egypt"),
    "EX-34: a coin card, the oldest is discarded": ("", {}, "coin", "ontario peru china alaska"),
    "EX-35: neither card nor coin": ("", {"hands": {1: "coin " * 10}}, "", ROW),
    "what was conquered may be lost again": (
        "alaska", {"turn": {"conquered": (NUMBER["peru"],)}}, "alaska", "ontario peru china egypt",
    ),
    "with deck and discard empty gaps slide down to slot 1": (
        "alaska", {"deck": "", "hands": everything_but("peru", "china", "alaska", "egypt")}, "alaska",
        "- peru china egypt",
    ),
    "and are filled when there are cards, whether one is taken or not": (
        "",
        {
            "row": "- peru china egypt", "deck": "", "discard": "ontario", "turn": {},
            "hands": everything_but("peru", "china", "egypt", "ontario"),
        },
        "", "ontario peru china egypt",
    ),
    "the card that is discarded comes back if there is no other": (
        "", {"row": "- - - egypt", "deck": "", "hands": everything_but("egypt")}, "coin", "- - - egypt",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("held", "more", "hand", "row"), CASES.values(), ids=CASES)
def test_the_card_that_is_due(held: str, more: dict[str, Any], hand: str, row: str) -> None:
    """RL-5.11.2 to 5.11.5, 8.23, EX-34, EX-35."""
    play = after_a_conquest(*held.split(), **more)
    assert (play.hand(0), play.row) == (hand, row)
    told, taken = play.heard(RowChanged), play.heard(CardTaken)
    assert bool(told) is (row != more.get("row", ROW) or hand == "coin")
    assert all(event.row == play.state.cards.row for event in told)
    assert taken == [CardTaken(seat=0, card=card, levied=False) for card in notation.cards(hand)]
    assert [event.discarded for event in told if hand == "coin"] == [NUMBER["egypt"]] * (hand == "coin")
    coins = more.get("hands", {}).get(1, "").count("coin")
    assert play.state.cards.pile == 10 - coins - (hand == "coin")


def test_one_of_the_own_must_be_taken() -> None:
    """RL-5.11.3, 8.22, EX-35, 5.2: Peru or Egypt, not China and no coin card; on expiry the one with most coins, then
    the older one. It is asked before the turn passes, after a maneuver as well."""
    play = after_a_conquest("peru", "egypt", world=land({"egypt": Mark(coins=3)}))
    egypt, peru = (TakeCard(card=NUMBER[name]) for name in ("egypt", "peru"))
    assert [option.move for option in play.menu().options] == [egypt, peru]
    assert play.match.default(0) == Picked((egypt,))
    with play.refused():
        play.take("china")
    play.take("peru")
    assert (play.hand(0), play.row) == ("peru", "ontario china alaska egypt")
    equal = after_a_conquest("peru", "china")
    assert equal.match.default(0) == Picked((TakeCard(card=NUMBER["china"]),))
    troops = {**TROOPS, "peru": (0, 3), "brazil": (0, 1), "egypt": (0, 1)}
    moved = scene(troops=troops, row=ROW, turn={"conquered": (1,)})
    moved.maneuver("peru", "brazil", 2)
    assert (type(moved.state.stack[-1]), moved.mover) == (CardPick, 0)


@pytest.mark.parametrize("hqs", [{}, {"peru": 0}, {"brazil": 0, "peru": 1}, {"brazil": 0, "peru": 2}])
def test_whatever_was_conquered_earns_a_card(hqs: dict[str, int]) -> None:
    """RL-5.11.2: headquarters stand on a territory like any other, whoever they belong to."""
    play = duel(8, 1, hqs=hqs, row=ROW, deck="ontario venezuela", dice=(6, 6, 6, 1))
    attack(play, rolls=None)
    assert play.at("peru")[0] == 0
    while play.mover == 0 and not play.heard(CardTaken):
        play.clock()
    assert play.hand(0) == "peru"


def test_the_deck_is_made_anew() -> None:
    """RL-5.11.5: shuffle the discard; the table learns how many."""
    play = after_a_conquest("alaska", deck="", no_deck=True, discard="")
    assert [changed.reshuffled for changed in play.heard(RowChanged)] == [38]
    assert (len(play.state.cards.deck), "-" in play.row.split()) == (37, False)


COINS = {1: "coin " * 9}


@pytest.mark.parametrize(("tokens", "won"), [(0, []), (3, [GameWon(seat=1, why="stars", stars=4)])])
def test_the_last_coin_card(tokens: int, won: list[GameWon]) -> None:
    """RL-5.11.6, 7.1.3: the seat with most territories gets a star, whoever took the card; in another's turn as well it
    wins."""
    troops = {**TROOPS, "mongolia": (1, 1)}
    play = scene(troops=troops, tokens={1: tokens}, row=ROW, hands=COINS, turn={"conquered": (1,)})
    play.end()
    assert play.heard(PileEmptied) == [PileEmptied(seat=1)]
    assert play.heard(StarGained) == [StarGained(seat=1, source="coin_pile")]
    assert play.heard(GameWon) == won


@pytest.mark.parametrize(("emptied", "told"), [(False, [PileEmptied(seat=None)]), (True, [])])
def test_a_coin_card_that_brings_no_star(*, emptied: bool, told: list[PileEmptied]) -> None:
    """RL-5.11.6, 8.42, EX-37: a tie gives nobody a star; only the first emptying of a game counts."""
    play = after_a_conquest(hands=COINS, emptied=emptied)
    assert (play.hand(0), play.heard(PileEmptied), play.state.cards.emptied) == ("coin", told, True)
    assert [play.state.stars(seat) for seat in range(3)] == [0, 0, 0]
