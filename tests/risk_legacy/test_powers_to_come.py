"""Powers that are not in the box, and everything that a sealed packet brings, need no change of the rules (RL-B0.2)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.menu import Number
from engines.core.move import part
from engines.core.record import evolve
from engines.core.text import text
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.decisions.starting import StartPick
from engines.risk_legacy.events.founding import StartRolled
from engines.risk_legacy.events.turn import CardTaken, Recruited
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.rewards import FoundMajor
from engines.risk_legacy.moves.turn import Expand, GoOn
from engines.risk_legacy.rules.starts import entries, starts
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.made_up import Calls, Lend, asked, lend
from tests.risk_legacy.victory import call, forgo, reward, won
from tests.risk_legacy.war import PERU, attack, duel, fire, lost, peru

__all__ = ["asked", "lend"]

PLACES = {"peru": (0, 3), "brazil": (0, 1), "japan": (1, 1), "china": (2, 1)}
ROW = "alaska peru brazil egypt"


def of(calls: Calls, *hooks: str) -> Calls:
    return [each for each in calls if each[0] in hooks]


# ---- the setup


def test_another_bonus(lend: Lend) -> None:
    """RL-B0.2, setup.bonus."""
    lend(setup_bonus=lambda self, state, seat, missiles: missiles + seat)
    assert [side.missiles for side in opened(3).state.sides] == [0, 1, 2]


def test_another_order(lend: Lend) -> None:
    """RL-B0.2, setup.order: as a block (RL-B1.1)."""

    def backwards(self: Any, board: Any) -> bool:
        board.push(*(StartPick(seat=seat) for seat in (0, 1, 2)))
        return True

    lend(setup_order=backwards)
    play = opened(3)
    assert (play.mover, play.heard(StartRolled)) == (2, [])


def test_other_starts(lend: Lend) -> None:
    """RL-B0.2, start.legal: with a headquarters or joining the war."""
    state = opened(3).state
    assert PERU in {*starts(state, 0)} & {*entries(state, 0)}
    lend(start_legal=lambda self, state, seat, at, why, *, hq: "marked" if at == PERU else why)
    assert PERU not in {*starts(state, 0), *entries(state, 0)}


def test_a_game_is_opened_in_its_order(asked: Calls) -> None:
    """RL-B0.2: bonuses, who begins and who picks, every start, and only then the first turn (RL-4.2)."""
    play = opened(3)
    while play.state.turn is None:
        assert not of(asked, "setup_end")
        play.clock()
    moments = of(asked, "setup_bonus", "setup_order", "setup_end", "turn_start")
    assert moments == [
        *(("setup_bonus", seat, 0) for seat in range(3)),
        *(("setup_order",), ("setup_end",), ("turn_start", play.mover)),
    ]


# ---- recruiting, expanding, moving


def test_other_recruits(lend: Lend) -> None:
    """RL-B0.2, recruit.total."""
    lend(recruit_total=lambda self, state, seat, found: evolve(found, names=found.names + 2))
    play = scene(troops=PLACES, phase="muster")
    assert (play.state.ongoing.recruits, play.heard(Recruited)[0].names) == (5, 2)


def test_another_trade(lend: Lend) -> None:
    """RL-B0.2, recruit.trade: a coin more."""
    lend(recruit_trade=lambda self, ground, seat, cards, coins: coins + 1 if cards else 0)
    play = scene(troops=PLACES, hands={0: "coin"}, phase="muster")
    play.trade("coin")
    assert play.state.ongoing.recruits == 3 + 2


def test_other_places(lend: Lend) -> None:
    """RL-B0.2, recruit.place."""
    lend(recruit_place=lambda self, state, seat, places: tuple(at for at in places if at != PERU))
    play = scene(troops={**PLACES, "alaska": (0, 1)}, phase="muster")
    assert {move.value for move in play.offers("place.territory")} == {NUMBER["brazil"], NUMBER["alaska"]}


@pytest.mark.parametrize("ask", [{"phase": "muster"}, {}, {"row": ROW, "turn": {"conquered": (0,)}}])
def test_another_act(lend: Lend, ask: dict[str, Any]) -> None:
    """RL-B0.2, own_turn.act: recruiting, in action, and before a card is taken."""

    def arm(self: Any, board: Any, seat: int, move: Any) -> bool:
        board.put(seat, missiles=1)
        return isinstance(move, GoOn)

    lend(own_turn_act=lambda self, state, seat: (GoOn(),), carry_out=arm)
    play = scene(troops=PLACES, **ask)
    if "turn" in ask:
        play.end()
    play.does(GoOn())
    assert (play.state.sides[0].missiles, play.mover) == (1, 0)


def test_another_toll(lend: Lend) -> None:
    """RL-B0.2, expand.cost: it is said, asked for and lost."""
    lend(expand_cost=lambda self, ground, seat, target, cost: cost + 1)
    play = scene(troops={**PLACES, "venezuela": (1, 1)})
    assert play.why(part(Expand, target=NUMBER["north_africa"])) == text("reason-must-keep-one")
    play.expand("peru", "argentina", 2)
    assert (play.at("peru"), play.at("argentina")) == ((0, 1), (0, 1))


def test_a_place_that_takes_its_share(lend: Lend) -> None:
    """RL-B0.2, enter: half of those who come get there."""
    lend(enter=lambda self, ground, seat, target, troops: troops // 2)
    play = scene(troops=PLACES)
    play.maneuver("peru", "brazil", 2)
    assert (play.at("peru"), play.at("brazil")) == ((0, 1), (0, 2))


def test_every_way_into_a_territory(asked: Calls) -> None:
    """RL-B0.2, enter: an expansion, a conquest, those who follow, a maneuver. Who is placed has not moved."""
    play = scene(
        troops={"brazil": (0, 9), "peru": (1, 1), "china": (1, 1), "egypt": (0, 1)},
        world=land({"venezuela": Mark(city="minor_city")}),
        dice=(6, 5, 4, 1),
        phase="muster",
    )
    play.place(brazil=3)
    assert not of(asked, "enter")
    play.expand("brazil", "venezuela", 3)
    attack(play)
    play.answers(Number(2))
    play.maneuver("peru", "brazil", 4)
    ways = (("venezuela", 2), ("peru", 3), ("peru", 2), ("brazil", 4))
    assert of(asked, "enter") == [("enter", 0, NUMBER[target], troops) for target, troops in ways]


# ---- battles


def test_what_nobody_may_attack(lend: Lend) -> None:
    """RL-B0.2, combat.declare."""
    lend(combat_declare=lambda self, ground, seat, target, *, closed: closed or target == PERU)
    assert duel().why(part(Assault, target=PERU)) == text("reason-closed")


def test_other_dice(lend: Lend) -> None:
    """RL-B0.2, combat.natural: before anything is added."""
    lend(combat_natural=lambda self, board, attack, defence: ((6,) * len(attack), (1,) * len(defence)))
    play = duel(dice=(1, 1, 1, 6, 6))
    attack(play)
    assert lost(play) == [(0, 2)]


def test_a_roll_in_its_order(asked: Calls) -> None:
    """RL-B0.2: before the roll, the natural dice, a missile, and what comes after the losses (RL-5.6)."""
    play = duel(8, 2, missiles={0: 1}, dice=(6, 4, 1, 5, 3), alone=True, hands={1: "coin"})
    attack(play, missiles="ask")
    assert peru(play) == (1, 2)
    play.does(fire(1))
    moments = of(asked, "combat_pre_roll", "combat_natural", "combat_missile", "combat_after", "enter", "knockout")
    assert moments == [
        *(("combat_pre_roll",), ("combat_natural", (6, 4, 1), (5, 3)), ("combat_missile", 0, (1,))),
        *(("combat_after",), ("enter", 0, PERU, 3), ("knockout", 1, 0)),
    ]


def test_whoever_is_out(asked: Calls) -> None:
    """RL-B0.2, eliminated: also at the end of the game, without troops (RL-7.2.3)."""
    won(0, out=(2,))
    assert of(asked, "eliminated") == [("eliminated", 2, "no_troops")]


# ---- the end of a turn


def test_something_else_than_a_card(lend: Lend) -> None:
    """RL-B0.2, turn.claim."""

    def star(self: Any, board: Any, seat: int) -> bool:
        board.gain_star(seat, "bought")
        return True

    lend(turn_claim=star)
    play = scene(troops=PLACES, row=ROW, turn={"conquered": (0,)})
    play.end()
    assert (play.state.stars(0), play.heard(CardTaken), play.mover) == (1, [], 1)


def test_other_cards(lend: Lend) -> None:
    """RL-B0.2, turn.card_pick."""
    lend(turn_card_pick=lambda self, state, seat, cards: (NUMBER["egypt"],))
    play = scene(troops=PLACES, row=ROW, turn={"conquered": (0,)})
    play.end()
    assert play.hand(0) == "egypt"


def test_the_end_of_a_turn_in_its_order(asked: Calls) -> None:
    """RL-B0.2, RL-5.11: scars, then what is claimed, then the card that is due, and at last the next turn."""
    play = scene(troops=PLACES, row="alaska peru china egypt", deck="ural", turn={"conquered": (0,)})
    asked.clear()
    play.end()
    steps = of(asked, "turn_end_scars", "turn_claim", "turn_card_due", "turn_card_drawn", "turn_slot1", "turn_start")
    assert list(dict.fromkeys(steps)) == [
        *(("turn_end_scars", 0), ("turn_claim", 0), ("turn_card_due", 0)),
        *(("turn_card_drawn", 0, PERU, 0), ("turn_slot1", NUMBER["ural"]), ("turn_start", 1)),
    ]


@pytest.mark.parametrize(
    ("held", "coins", "ups"), [("china", 10, 1), ("ural", 10, 1), ("ural", 0, 0)], ids=["card", "coin", "gap"]
)
def test_slot_one(asked: Calls, held: str, coins: int, ups: int) -> None:
    """RL-B0.2, turn.slot1: a draw makes another card come up; neither the first layout does, nor a gap that is filled
    (RL-5.11.4, 5.11.5)."""
    opened(3)
    play = scene(
        troops={held: (0, 3), "japan": (1, 1)},
        row="alaska peru china egypt" if coins else "- peru china egypt",
        hands={1: "coin " * (10 - coins)},
        turn={"conquered": (NUMBER["alaska"],)},
    )
    before = play.row
    play.end()
    assert of(asked, "turn_slot1") == [("turn_slot1", play.state.cards.row[0])] * ups
    assert play.row != before


# ---- stars and rewards


def test_tokens_that_are_gained(asked: Calls) -> None:
    """RL-B0.2, star.token: bought, or of the coin pile; the one that a seat starts with is none of them."""
    assert opened(3).state.sides[0].tokens
    assert not of(asked, "star_token")
    buyer = scene(troops={"peru": (0, 3), "japan": (1, 1)}, hands={0: "coin coin coin coin"}, phase="start")
    buyer.buy("coin coin coin coin")
    last = scene(
        troops={"peru": (0, 3), "brazil": (0, 1), "japan": (1, 1)},
        row="alaska china ural egypt",
        hands={1: "coin " * 9},
        turn={"conquered": (NUMBER["brazil"],)},
    )
    last.end()
    assert of(asked, "star_token") == [("star_token", 0, "bought"), ("star_token", 0, "coin_pile")]


def test_rewards_in_their_order(asked: Calls) -> None:
    """RL-B0.2: the winner's reward with its name, what opens after it, the smaller ones, what opens after all
    (RL-7.5.2, 7.6)."""
    play = won(0)
    reward(play, "found_major", FoundMajor(territory=NUMBER["japan"]))
    assert not of(asked, "rewards_winner_done")
    call(play, "Edo")
    assert of(asked, "rewards_winner_done", "rewards_done") == [("rewards_winner_done", 0)]
    forgo(play)
    assert of(asked, "rewards_winner_done", "rewards_done") == [("rewards_winner_done", 0), ("rewards_done",)]
