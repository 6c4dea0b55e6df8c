"""Powers that are not in the box, and everything that a sealed packet brings, need no change of the rules (RL-B0.2)."""

from collections.abc import Callable
from typing import Any

import pytest

from engines.core.menu import Number
from engines.core.move import Move, part
from engines.core.record import evolve
from engines.risk_legacy.atlas import NUMBER, TERRITORIES
from engines.risk_legacy.decisions.starting import StartPick
from engines.risk_legacy.events.founding import StartRolled
from engines.risk_legacy.events.turn import CardTaken, Recruited
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.rewards import FoundMajor
from engines.risk_legacy.moves.turn import Expand, GoOn
from engines.risk_legacy.rules.starts import entries, starts
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.made_up import Calls, Lend, asked, lend
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import call, forgo, reward, won
from tests.risk_legacy.war import PERU, attack, duel, fire, lost, peru

__all__ = ["asked", "lend"]

PLACES = {"peru": (0, 3), "brazil": (0, 1), "japan": (1, 1), "china": (2, 1)}
ROW = "alaska peru brazil egypt"
DUE: dict[str, Any] = {"row": ROW, "turn": {"conquered": (0,)}}


# ---- what a power may change


def backwards(self: Any, board: Any) -> bool:
    board.push(*(StartPick(seat=seat) for seat in (0, 1, 2)))
    return True


def star(self: Any, board: Any, seat: int) -> bool:
    board.gain_star(seat, "bought")
    return True


def first_pick() -> object:
    play = opened(3)
    return play.mover, play.heard(StartRolled)


def where_to_start() -> object:
    state = opened(3).state
    return PERU in starts(state, 0), PERU in entries(state, 0)


def recruited() -> object:
    play = scene(troops=PLACES, phase="muster")
    return play.state.ongoing.recruits, play.heard(Recruited)[0].names


def traded() -> object:
    play = scene(troops=PLACES, hands={0: "coin coin"}, phase="muster")
    play.trade("coin coin")
    return play.state.ongoing.recruits


def placing() -> object:
    play = scene(troops={**PLACES, "alaska": (0, 1)}, phase="muster")
    return {TERRITORIES[move.value] for move in play.offers("place.territory")}


def expanded() -> object:
    play = scene(troops={**PLACES, "venezuela": (1, 1)})
    barred = why(play, part(Expand, target=NUMBER["north_africa"]))
    play.expand("peru", "argentina", 2)
    return barred, play.at("peru"), play.at("argentina")


def maneuvered() -> object:
    play = scene(troops=PLACES)
    play.maneuver("peru", "brazil", 2)
    return play.at("peru"), play.at("brazil")


def rolled() -> object:
    play = duel(dice=(1, 1, 1, 6, 6))
    attack(play)
    return lost(play)


def ended() -> object:
    play = scene(troops=PLACES, **DUE)
    play.end()
    return play.state.stars(0), play.hand(0), len(play.heard(CardTaken)), play.mover


def why(play: Scene, move: Move) -> str | None:
    reason = play.why(move)
    return reason.key if reason else None


CHANGES: dict[str, tuple[Callable[..., Any], Callable[[], object], object]] = {
    "setup.bonus": (
        lambda self, state, seat, missiles: missiles + seat,
        lambda: [side.missiles for side in opened(3).state.sides], [0, 1, 2],
    ),
    "setup.order": (backwards, first_pick, (2, [])),
    "start.legal": (
        lambda self, state, seat, at, why, *, hq: "marked" if at == PERU else why, where_to_start, (False, False),
    ),
    "recruit.total": (
        lambda self, state, seat, found: evolve(found, names=found.names + 2), recruited, (5, 2),
    ),
    "recruit.trade": (lambda self, ground, seat, cards, coins: coins + 1 if cards else 0, traded, 3 + 4),
    "recruit.place": (
        lambda self, state, seat, places: tuple(at for at in places if at != PERU), placing, {"brazil", "alaska"},
    ),
    "expand.cost": (
        lambda self, ground, seat, target, cost: cost + 1, expanded, ("reason-must-keep-one", (0, 1), (0, 1)),
    ),
    "enter": (lambda self, ground, seat, target, troops: troops // 2, maneuvered, ((0, 1), (0, 2))),
    "combat.declare": (
        lambda self, ground, seat, target, *, closed: closed or target == PERU,
        lambda: (why(duel(), part(Assault, target=PERU)), duel().offers("assault.target")), ("reason-closed", []),
    ),
    "combat.natural": (
        lambda self, board, attack, defence: ((6,) * len(attack), (1,) * len(defence)), rolled, [(0, 2)],
    ),
    "turn.claim": (star, ended, (1, "", 0, 1)),
    "turn.card_pick": (lambda self, state, seat, cards: (NUMBER["egypt"],), ended, (0, "egypt", 1, 1)),
}  # fmt: skip


@pytest.mark.parametrize("hook", CHANGES)
def test_what_a_power_changes(lend: Lend, hook: str) -> None:
    """RL-B0.2: it is said, asked for and done; an order of one's own is that of a block (RL-B1.1)."""
    change, look, expected = CHANGES[hook]
    assert look() != expected
    lend(**{hook.replace(".", "_"): change})
    assert look() == expected


@pytest.mark.parametrize("ask", [{"phase": "muster"}, {}, DUE])
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


# ---- when powers are asked


def of(calls: Calls, *hooks: str) -> Calls:
    return [each for each in calls if each[0] in hooks]


def test_a_game_is_opened_in_its_order(asked: Calls) -> None:
    """RL-B0.2: bonuses, who begins and who picks, every start, and only then the first turn (RL-4.2)."""
    play = opened(3)
    while play.state.turn is None:
        assert not of(asked, "setup_end")
        play.clock()
    assert of(asked, "setup_bonus", "setup_order", "setup_end", "turn_start") == [
        *(("setup_bonus", seat, 0) for seat in range(3)),
        *(("setup_order",), ("setup_end",), ("turn_start", play.mover)),
    ]


def test_every_way_into_a_territory(asked: Calls) -> None:
    """RL-B0.2, enter: an expansion, a conquest, those who follow, a maneuver. Who is placed has not moved."""
    troops = {"brazil": (0, 9), "peru": (1, 1), "china": (1, 1), "egypt": (0, 1)}
    world = land({"venezuela": Mark(city="minor_city")})
    play = scene(troops=troops, world=world, dice=(6, 5, 4, 1), phase="muster")
    play.place(brazil=3)
    assert not of(asked, "enter")
    play.expand("brazil", "venezuela", 3)
    attack(play)
    play.answers(Number(2))
    play.maneuver("peru", "brazil", 4)
    ways = (("venezuela", 2), ("peru", 3), ("peru", 2), ("brazil", 4))
    came = [("enter", 0, NUMBER[target], troops) for target, troops in ways]
    others = iter(of(asked, "enter"))
    assert all(each in others for each in came), "menus ask what would get there as well"


def test_a_roll_in_its_order(asked: Calls) -> None:
    """RL-B0.2: before the roll, the natural dice, a missile, and what comes after the losses (RL-5.6)."""
    play = duel(8, 2, missiles={0: 1}, dice=(6, 4, 1, 5, 3), alone=True, hands={1: "coin"})
    attack(play, missiles="ask")
    assert peru(play) == (1, 2)
    play.does(fire(1))
    first = [each[0] for each in asked].index("combat_pre_roll")
    moments = of(
        asked[first:], "combat_pre_roll", "combat_natural", "combat_missile", "combat_after", "enter", "knockout"
    )
    assert moments[:6] == [
        *(("combat_pre_roll",), ("combat_natural", (6, 4, 1), (5, 3)), ("combat_missile", 0, (1,))),
        *(("combat_after",), ("enter", 0, PERU, 3), ("knockout", 1, 0)),
    ]


def test_the_end_of_a_turn_in_its_order(asked: Calls) -> None:
    """RL-B0.2, RL-5.11: scars, then what is claimed, then the card that is due, and at last the next turn."""
    play = scene(troops=PLACES, **{**DUE, "row": "alaska peru china egypt"}, deck="ural")
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
    row = "alaska peru china egypt" if coins else "- peru china egypt"
    hands, turn = {1: "coin " * (10 - coins)}, {"conquered": (NUMBER["alaska"],)}
    play = scene(troops={held: (0, 3), "japan": (1, 1)}, row=row, hands=hands, turn=turn)
    before = play.row
    play.end()
    assert of(asked, "turn_slot1") == [("turn_slot1", play.state.cards.row[0])] * ups
    assert play.row != before


def test_stars_eliminations_and_rewards(asked: Calls) -> None:
    """RL-B0.2, star.token: bought, or of the coin pile; the one that a seat starts with is none of them. eliminated:
    also at the end of the game, without troops (RL-7.2.3). rewards: the winner's with its name, what opens after it,
    the smaller ones, what opens after all (RL-7.5.2, 7.6)."""
    assert opened(3).state.sides[0].tokens
    buyer = scene(troops=PLACES, hands={0: "coin coin coin coin"}, phase="start")
    buyer.buy("coin coin coin coin")
    last = scene(troops=PLACES, row="alaska india ural egypt", hands={1: "coin " * 9}, turn={"conquered": (1,)})
    last.end()
    assert of(asked, "star_token") == [("star_token", 0, "bought"), ("star_token", 0, "coin_pile")]
    play = won(0, out=(2,))
    assert of(asked, "eliminated") == [("eliminated", 2, "no_troops")]
    reward(play, "found_major", FoundMajor(territory=NUMBER["japan"]))
    assert not of(asked, "rewards_winner_done")
    call(play, "Edo")
    assert of(asked, "rewards_winner_done", "rewards_done") == [("rewards_winner_done", 0)]
    forgo(play)
    assert of(asked, "rewards_winner_done", "rewards_done") == [("rewards_winner_done", 0), ("rewards_done",)]
