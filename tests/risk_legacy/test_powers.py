"""The ten starting powers (RL-2.3.1), each of them told as play: what it does, for whom, and for whom not."""

from typing import Any

import pytest

from engines.core.menu import Number
from engines.core.move import part
from engines.core.text import text
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.decisions.recruiting import Recruiting
from engines.risk_legacy.events.battle import DiceRolled
from engines.risk_legacy.events.turn import CardTaken, Garrisoned
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.turn import GoOn, Maneuver, TakeBack
from engines.risk_legacy.rules.battle import modifiers
from tests.risk_legacy import notation
from tests.risk_legacy.arrange import scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import (
    AMMO,
    BRAZIL,
    BUNKER,
    PERU,
    VENEZUELA,
    attack,
    case,
    duel,
    until,
    walls,
)
from tests.rows import Row

BEAR, SWARM, WALL = {0: "ferocity"}, {0: "overrun"}, {1: "iron_wall"}
SIXES, FIVES = (6, 6, 5, 6, 6), (5, 5, 5, 5, 5)
CHAIN = {"iceland": (0, 4), "great_britain": (0, 1), "western_europe": (0, 1), "peru": (1, 2), "japan": (2, 2)}
BROKEN = {**CHAIN, "great_britain": (1, 1)}
FIGHTS = [
    case(
        "EX-16: headquarters of the mechanics with a fortification",
        dice=(6, 6, 4, 5, 4), mark=walls(4), hqs={"peru": 1}, powers={1: "fortified_hq"},
        then={"lost": [(1, 1)], "boxes": 5},
    ),
    *(
        case(f"{whose} at headquarters of {hq}", dice=(6, 5, 4, 5, 4), hqs={"peru": hq}, powers={whose: "fortified_hq"},
             then={"lost": [losses], "boxes": None})
        for hq, whose, losses in ((1, 1, (2, 0)), (2, 1, (0, 2)), (2, 2, (0, 2)), (1, 0, (0, 2)))
    ),
    case(
        "EX-15: natural sixes close it, whatever the ammo shortage made of them",
        8, 3, dice=SIXES, mark=AMMO, powers=WALL, order={},
        then={"lost": [(1, 1)], "stop": "closed", "closed": [True]},
    ),
    case("not without the power", 8, 3, dice=SIXES, then={"closed": [False]}),
    case("nor for the attacker", 8, 3, dice=SIXES, powers={0: "iron_wall"}, then={"closed": [False]}),
    case("nor with one six", 8, 3, dice=(6, 6, 5, 6, 5), powers=WALL, then={"closed": [False]}),
    case("EX-8", 3, 1, dice=(5, 2, 4), mark=BUNKER, powers=BEAR, then={"defence": [(4,)], "lost": [(0, 1)]}),
    case("a single die is highest and lowest", 3, 1, dice=(4, 1, 5), mark=AMMO, powers=BEAR, then={"defence": [(3,)]}),
    case("EX-9: either may meet another die", dice=FIVES, mark=AMMO, powers=BEAR, then={"defence": [(4, 4)]}),
    case("on one die it is added up", dice=(6, 6, 1, 5, 4), mark=walls(0), powers=BEAR, then={"defence": [(6, 4)]}),
    case("not when the Bear defends", dice=FIVES, powers={1: "ferocity"}, then={"defence": [(5, 5)]}),
    case(
        "EX-13: all seven fall to the Bear, and exactly two move in",
        8, 7, dice=(4, 4, 4, 5, 3), powers=SWARM,
        then={"lost": [(1, 7)], "overrun": [True], "brazil": (0, 5), "peru": (0, 2)},
    ),
    case("nobody falls so to others", 8, 7, dice=(4, 4, 4, 5, 3), powers={1: "overrun"}, then={"lost": [(1, 1)]}),
]  # fmt: skip


@pytest.mark.parametrize("row", FIGHTS)
def test_in_battle(row: Row) -> None:
    """RL-2.3.1, 5.6.6, 5.6.11, 5.6.13, 8.2, 8.3, 8.6, 8.8, 8.39, EX-8, EX-9, EX-13, EX-15, EX-16."""
    row()


def test_the_iron_wall_closes_until_the_next_turn() -> None:
    """EX-15, RL-5.3.1, 5.6.13: nobody attacks it this turn."""
    play = duel(8, 3, powers=WALL, dice=SIXES)
    until(play)
    assert list(play.state.ongoing.closed) == [PERU]
    assert play.why(part(Assault, target=PERU)) == text("reason-closed")
    with play.refused("reason-closed"):
        play.does(part(Assault, target=PERU))
    play.end()
    play.runs_out()
    assert list(play.state.ongoing.closed) == []


def test_ferocity_hunts_one_prey() -> None:
    """EX-17, RL-8.4: Peru, Brazil, Peru: only the first roll has the malus, and no later one gets it back; from another
    border it is the same prey."""
    troops = {"argentina": (0, 9), "brazil": (1, 6)}
    play = duel(8, 5, troops=troops, powers=BEAR, dice=FIVES * 4)
    for target in ("peru", "brazil", "peru", "peru"):
        attack(play, "argentina", target)
    rolled = [roll.changed_defence for roll in play.story if isinstance(roll, DiceRolled)]
    assert rolled == [(5, 4), (5, 5), (5, 5), (5, 5)]
    same = duel(8, 9, troops={"argentina": (0, 9)}, powers=BEAR, dice=FIVES * 2)
    for origin in ("argentina", "brazil"):
        attack(same, origin, "peru")
        assert same.heard(DiceRolled)[0].changed_defence == (5, 4)


def test_ferocity_of_a_turn_to_come() -> None:
    """RL-2.3.1, 5.3.1: whatever is hunted in the present turn of somebody else; every turn begins anew."""
    hunted = {"prey": VENEZUELA, "scattered": True}
    assert modifiers(duel(powers={0: "ferocity"}, turn=hunted).state, 0, 1, PERU).lowest == 0
    assert modifiers(duel(powers={1: "ferocity"}, turn=hunted).state, 1, 0, BRAZIL).lowest == -1


# ---- recruits and cards


@pytest.mark.parametrize(("held", "seat", "recruits"), [(11, 0, 4), (11, 1, 3), (9, 0, 3), (4, 0, 3)])
def test_rounded_up(held: int, seat: int, recruits: int) -> None:
    """RL-2.3.1, 5.4.2, EX-26: 11 by 3; of a minimum, and where nothing is left over, it makes no more."""
    names = [name for name in NUMBER if name not in {"alaska", "japan", "madagascar", "brazil"}][::3][:held]
    play = scene(troops=dict.fromkeys(names, (0, 1)), powers={seat: "round_up"}, phase="muster")
    assert play.state.ongoing.recruits == recruits


def drawn(row: str = "peru china alaska egypt", **more: Any) -> Scene:
    """Seat 0 holds Alaska and ends its turn."""
    troops = {"alaska": (0, 2), "ural": (0, 3), "siberia": (1, 3), "japan": (2, 3)}
    play = scene(troops=troops, row=row, deck="ontario brazil", **more)
    play.end()
    return play


@pytest.mark.parametrize(
    ("turn", "seat", "cards"),
    [
        ({"expanded": (0, 1, 2)}, 0, 0),
        ({"expanded": (0, 1, 2, 3)}, 0, 1),
        ({"expanded": (0, 1, 2, 3)}, 1, 0),
        ({"conquered": (5,)}, 0, 1),
        ({"expanded": (1, 2, 3, 4), "conquered": (5,)}, 0, 1),
    ],
)
def test_many_expansions(turn: dict[str, Any], seat: int, cards: int) -> None:
    """RL-5.11.2, EX-36: four different territories earn a card, a conquest does; both earn no second one."""
    assert len(drawn(turn=turn, powers={seat: "expansion_draw"}).heard(CardTaken)) == cards


def test_the_same_territory_twice_counts_once() -> None:
    """RL-8.24: four different ones are needed. (In this box nothing empties one again.)"""
    troops = {"peru": (0, 9), "venezuela": (0, 9), "japan": (1, 3), "ural": (2, 3)}
    turn = {"expanded": notation.cards("brazil venezuela argentina")}
    for name, earns in (("brazil", False), ("central_america", True)):
        play = scene(troops=troops, powers={0: "expansion_draw"}, turn=turn, row="alaska china egypt ural")
        play.expand("venezuela", name, 1)
        play.end()
        assert bool(play.heard(CardTaken)) is earns


@pytest.mark.parametrize(
    ("seat", "hqs", "garrisoned"),
    [(0, {"alaska": 0, "peru": 1, "brazil": 2}, "alaska peru"), (1, {"alaska": 0, "peru": 1}, ""), (0, {}, "")],
)
def test_garrison(seat: int, hqs: dict[str, int], garrisoned: str) -> None:
    """RL-2.3.1, 5.3.1: a troop into every territory it controls that holds a headquarters, anybody's; in its own turn;
    without any, nothing is told."""
    troops = {"alaska": (0, 1), "peru": (0, 1), "brazil": (1, 1), "japan": (2, 2)}
    play = scene(troops=troops, hqs=hqs, powers={seat: "hq_garrison"}, phase="start")
    assert [name for name in troops if play.at(name)[1] > troops[name][1]] == garrisoned.split()
    told = [Garrisoned(seat=0, territories=notation.cards(garrisoned))] if garrisoned else []
    assert play.heard(Garrisoned) == told


@pytest.mark.parametrize(("seat", "row", "troops"), [(0, "alaska", 3), (1, "alaska", 2), (0, "great_britain", 2)])
def test_the_levy(seat: int, row: str, troops: int) -> None:
    """RL-2.3.1, 5.11.7: a troop into the territory of the card, for whoever has the power; a coin brings none."""
    turn = {"conquered": (NUMBER["ural"],)}
    play = drawn(f"peru china {row} egypt", turn=turn, powers={seat: "card_levy"})
    assert (play.at("alaska"), play.heard(CardTaken)[0].levied) == ((0, troops), troops == 3)


# ---- maneuvers


@pytest.mark.parametrize("phase", ["start", "muster", "action"])
def test_at_any_time_it_ends_nothing(phase: str) -> None:
    """RL-5.10.3, 5.10.4: before a star is bought, while recruiting, in action; once per turn."""
    power: dict[int, Any] = {0: "any_time_maneuver"}
    play = scene(troops=CHAIN, powers=power, hands={0: "coin coin coin coin"}, phase=phase)
    play.maneuver("iceland", "western_europe", 2)
    assert not play.offers("maneuver.origin")
    play.does(TakeBack())
    assert play.at("iceland") == (0, 4)
    play.maneuver("iceland", "western_europe", 2)
    if phase == "start":
        play.does(GoOn())
    if phase != "action":
        assert isinstance(play.state.stack[-1], Recruiting)
        play.place(western_europe=3)
    assert isinstance(play.state.stack[-1], Action)
    assert play.why(part(Maneuver, origin=NUMBER["western_europe"])) == text("reason-maneuver-used")
    play.expand("western_europe", "north_africa", 2)
    play.end()


def test_free_maneuver_needs_no_chain() -> None:
    """RL-5.10.3, EX-33: and its turn is over."""
    play = scene(troops={**BROKEN, "brazil": (0, 1)}, powers={0: "free_maneuver"})
    play.does(part(Maneuver, origin=NUMBER["iceland"]))
    assert {move.value for move in play.offers("maneuver.target")} == {NUMBER["western_europe"], BRAZIL}
    play.does(part(Maneuver, target=NUMBER["western_europe"]))
    play.answers(Number(3))
    assert (play.at("western_europe"), play.mover) == ((0, 4), 1)
    assert not scene(troops=BROKEN, powers={1: "free_maneuver"}).offers("maneuver.origin")
