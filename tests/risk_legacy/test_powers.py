"""The ten starting powers (RL-2.3.1), each of them told as play: what it does, for whom, and for whom not."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.menu import Number
from engines.core.move import part
from engines.core.text import text
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.components import PowerName
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.decisions.recruiting import Recruiting
from engines.risk_legacy.events.battle import DiceRolled
from engines.risk_legacy.events.turn import CardTaken, Garrisoned
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.turn import GoOn, Maneuver, TakeBack
from engines.risk_legacy.rules.battle import modifiers
from tests.risk_legacy import notation
from tests.risk_legacy.arrange import Mark, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, PERU, VENEZUELA, attack, boxes, duel, lost, peru, rolls, stop, until

FIVES = (5, 5, 5, 5, 5)
CHAIN = {"iceland": (0, 4), "great_britain": (0, 1), "western_europe": (0, 1), "peru": (1, 2), "japan": (2, 2)}


def defended(play: Scene) -> list[tuple[int, ...]]:
    """The defence dice as the power leaves them, roll by roll."""
    return [roll.changed_defence for roll in play.story if isinstance(roll, DiceRolled)]


# ---- Die Mechaniker


def test_the_headquarters_of_the_mechanics() -> None:
    """EX-16, RL-8.3: with a fortification the bonus is still one; the box is ticked."""
    mark = Mark(city="minor_city", boxes=4)
    play = duel(8, 5, mark=mark, hqs={"peru": 1}, powers={1: "fortified_hq"}, dice=(6, 6, 4, 5, 4))
    attack(play)
    assert (lost(play), boxes(play)) == ([(1, 1)], 5)


@pytest.mark.parametrize(("hq", "power", "losses"), [(1, 1, (2, 0)), (2, 1, (0, 2)), (2, 2, (0, 2)), (1, 0, (0, 2))])
def test_the_headquarters_alone(hq: int, power: int, losses: tuple[int, int]) -> None:
    """RL-2.3.1, 8.2: without any box; only their own piece, and only for them."""
    play = duel(8, 5, hqs={"peru": hq}, powers={power: "fortified_hq"}, dice=(6, 5, 4, 5, 4))
    attack(play)
    assert (lost(play), boxes(play)) == ([losses], None)


def test_the_iron_wall_closes() -> None:
    """EX-15, RL-5.6.13: natural sixes, whatever the ammo shortage made of them; nobody attacks it this turn."""
    play = duel(8, 3, mark=Mark(scar="ammo_shortage"), powers={1: "iron_wall"}, dice=(6, 6, 5, 6, 6))
    until(play)
    assert (lost(play), stop(play), rolls(play)[0].closed) == ([(1, 1)], "closed", True)
    assert play.state.ongoing.closed == (PERU,)
    assert play.why(part(Assault, target=PERU)) == text("reason-closed")
    with play.refused("reason-closed"):
        play.does(part(Assault, target=PERU))


@pytest.mark.parametrize(("power", "defence"), [({}, (6, 6)), ({0: "iron_wall"}, (6, 6)), ({1: "iron_wall"}, (6, 5))])
def test_no_iron_wall(power: dict[int, PowerName], defence: tuple[int, int]) -> None:
    """RL-5.6.13: without the power, for the attacker, with one six."""
    play = duel(8, 3, powers=power, dice=(6, 6, 5, *defence))
    attack(play)
    assert not rolls(play)[0].closed


def test_the_iron_wall_opens_again() -> None:
    """RL-5.3.1, 5.6.13: next turn it is as any other."""
    play = duel(8, 3, powers={1: "iron_wall"}, dice=(6, 6, 5, 6, 6))
    until(play)
    play.end()
    play.runs_out()
    assert play.state.ongoing.closed == ()


# ---- Enclave of the Bear


def test_ferocity_hunts_one_prey() -> None:
    """EX-17, RL-8.4: Peru, Brazil, Peru: only the first roll has the malus, and no later one gets it back."""
    play = duel(8, 5, troops={"argentina": (0, 9), "brazil": (1, 6)}, powers={0: "ferocity"}, dice=FIVES * 4)
    for target in ("peru", "brazil", "peru", "peru"):
        attack(play, "argentina", target)
    assert defended(play) == [(5, 4), (5, 5), (5, 5), (5, 5)]


def test_ferocity_from_another_border() -> None:
    """RL-8.4: the same prey."""
    play = duel(8, 9, troops={"argentina": (0, 9)}, powers={0: "ferocity"}, dice=FIVES * 2)
    attack(play, "argentina", "peru")
    attack(play, "brazil", "peru")
    assert defended(play) == [(5, 4), (5, 4)]


def test_ferocity_of_a_turn_to_come() -> None:
    """RL-2.3.1, 5.3.1: whatever is hunted in the present turn of somebody else; every turn begins anew."""
    hunted = {"prey": VENEZUELA, "scattered": True}
    own = duel(powers={0: "ferocity"}, turn=hunted)
    assert modifiers(own.state, 0, 1, PERU).lowest == 0
    others = duel(powers={1: "ferocity"}, turn=hunted)
    assert modifiers(others.state, 1, 0, BRAZIL).lowest == -1


@pytest.mark.parametrize(
    ("troops", "mark", "dice", "changed"),
    [
        ((3, 1), Mark(scar="bunker"), (5, 2, 4), (4,)),
        ((3, 1), Mark(scar="ammo_shortage"), (4, 1, 5), (3,)),
        ((8, 5), Mark(scar="ammo_shortage"), FIVES, (4, 4)),
        ((8, 5), Mark(city="minor_city", boxes=0), (6, 6, 1, 5, 4), (6, 4)),
    ],
)
def test_ferocity_and_marks(
    troops: tuple[int, int], mark: Mark, dice: tuple[int, ...], changed: tuple[int, ...]
) -> None:
    """EX-8, EX-9, RL-5.6.6, 8.6, 8.8: a single die is highest and lowest; a scar and ferocity may meet different dice;
    what acts on the same die is added up."""
    play = duel(*troops, mark=mark, powers={0: "ferocity"}, dice=dice)
    attack(play)
    assert defended(play) == [changed]


def test_ferocity_is_the_attackers() -> None:
    """RL-2.3.1: not when the Bear defends."""
    play = duel(8, 5, powers={1: "ferocity"}, dice=FIVES)
    attack(play)
    assert defended(play) == [(5, 5)]


@pytest.mark.parametrize(("seat", "losses", "survivors"), [(0, (1, 7), (0, 2)), (1, (1, 1), (1, 6))])
def test_overrun(seat: int, losses: tuple[int, int], survivors: tuple[int, int]) -> None:
    """EX-13, RL-5.6.11, 8.39: all seven fall to the Bear, exactly two move in; nobody falls so to others."""
    play = duel(8, 7, powers={seat: "overrun"}, dice=(4, 4, 4, 5, 3))
    attack(play)
    assert (lost(play), rolls(play)[0].overrun) == ([losses], seat == 0)
    assert (play.at("brazil"), peru(play)) == ((0, 5 if seat == 0 else 7), survivors)


# ---- Imperial Balkania


@pytest.mark.parametrize(("held", "seat", "recruits"), [(11, 0, 4), (11, 1, 3), (9, 0, 3), (4, 0, 3)])
def test_rounded_up(held: int, seat: int, recruits: int) -> None:
    """RL-2.3.1, 5.4.2, EX-26: 11 by 3; of a minimum, and where nothing is left over, it makes no more."""
    names = [name for name in NUMBER if name not in {"alaska", "japan", "madagascar", "brazil"}][::3][:held]
    play = scene(troops=dict.fromkeys(names, (0, 1)), powers={seat: "round_up"}, phase="muster")
    assert play.state.ongoing.recruits == recruits


def drawn(**more: Any) -> Scene:
    """Seat 0 holds Alaska, whose card lies open, and ends its turn."""
    troops = {"alaska": (0, 2), "ural": (0, 3), "siberia": (1, 3), "japan": (2, 3)}
    play = scene(troops=troops, **{"row": "peru china alaska egypt", "deck": "ontario brazil", **more})
    play.end()
    return play


@pytest.mark.parametrize(("count", "seat", "card"), [(3, 0, False), (4, 0, True), (4, 1, False)])
def test_many_expansions(*, count: int, seat: int, card: bool) -> None:
    """RL-5.11.2, EX-36: four different territories earn a card."""
    play = drawn(turn={"expanded": tuple(range(count))}, powers={seat: "expansion_draw"})
    assert (play.hand(0) == "alaska") is card


def test_the_same_territory_twice_counts_once() -> None:
    """RL-8.24: four different ones are needed. (In this box nothing empties one again.)"""
    before = tuple(NUMBER[name] for name in ("brazil", "venezuela", "argentina"))
    for name, earns in (("brazil", False), ("central_america", True)):
        play = scene(
            troops={"peru": (0, 9), "venezuela": (0, 9), "japan": (1, 3), "ural": (2, 3)},
            powers={0: "expansion_draw"},
            turn={"expanded": before},
            row="alaska china egypt ural",
        )
        play.expand("venezuela", name, 1)
        play.end()
        assert bool(play.heard(CardTaken)) is earns


@pytest.mark.parametrize("expanded", [(), (1, 2, 3, 4)])
def test_one_card_at_most(expanded: tuple[int, ...]) -> None:
    """RL-5.11.2, EX-36: four expansions and a conquest; the conquest alone."""
    play = drawn(turn={"expanded": expanded, "conquered": (5,)}, powers={0: "expansion_draw"})
    assert len(play.heard(CardTaken)) == 1


# ---- Khan Industries


@pytest.mark.parametrize(("seat", "more"), [(0, 1), (1, 0)])
def test_garrison(seat: int, more: int) -> None:
    """RL-2.3.1, 5.3.1: a troop into every territory it controls that holds a headquarters, anybody's; in its own
    turn."""
    troops = {"alaska": (0, 1), "peru": (0, 1), "brazil": (1, 1), "japan": (2, 2)}
    hqs = {"alaska": 0, "peru": 1, "brazil": 2}
    play = scene(troops=troops, hqs=hqs, powers={seat: "hq_garrison"}, phase="start")
    assert (play.at("alaska"), play.at("peru"), play.at("brazil")) == ((0, 1 + more), (0, 1 + more), (1, 1))
    assert play.heard(Garrisoned) == [Garrisoned(seat=0, territories=notation.cards("alaska peru"))] * more


def test_no_headquarters_no_garrison() -> None:
    """RL-5.3.1: then nothing is told."""
    troops = {"peru": (0, 1), "brazil": (0, 1), "japan": (1, 1)}
    play = scene(troops=troops, powers={0: "hq_garrison"}, phase="start")
    assert (play.at("peru"), play.heard(Garrisoned)) == ((0, 1), [])


def test_the_levy() -> None:
    """RL-2.3.1, 5.11.7: a troop into the territory of the card, for whoever has the power; a coin brings none."""
    conquered = {"conquered": (NUMBER["ural"],)}
    for seat, row, troops in ((0, "alaska", 3), (1, "alaska", 2), (0, "great_britain", 2)):
        play = drawn(turn=conquered, powers={seat: "card_levy"}, row=f"peru china {row} egypt")
        assert (play.at("alaska"), play.heard(CardTaken)[0].levied) == ((0, troops), troops == 3)


# ---- Saharan Republic


def test_at_any_time_it_ends_nothing() -> None:
    """RL-5.10.3, 5.10.4: while recruiting or in action, once per turn."""
    play = scene(troops=CHAIN, powers={0: "any_time_maneuver"}, phase="muster")
    play.maneuver("iceland", "western_europe", 2)
    assert isinstance(play.state.stack[-1], Recruiting)
    assert not play.offers("maneuver.origin")
    play.place(western_europe=3)
    assert isinstance(play.state.stack[-1], Action)
    assert play.why(part(Maneuver, origin=NUMBER["western_europe"])) == text("reason-maneuver-used")
    play.end()


def test_at_any_time_in_action() -> None:
    """RL-5.10.3."""
    play = scene(troops=CHAIN, powers={0: "any_time_maneuver"})
    play.maneuver("iceland", "western_europe", 2)
    assert play.mover == 0
    play.expand("western_europe", "north_africa", 2)
    assert play.at("north_africa") == (0, 2)


def test_at_any_time_before_a_star_is_bought() -> None:
    """RL-5.10.3: the start of the turn, if it asks anything."""
    play = scene(troops=CHAIN, powers={0: "any_time_maneuver"}, hands={0: "coin coin coin coin"}, phase="start")
    play.maneuver("iceland", "western_europe", 2)
    play.does(TakeBack())
    assert play.at("iceland") == (0, 4)
    play.maneuver("iceland", "western_europe", 3)
    play.does(GoOn())
    assert not play.offers("maneuver.origin")


def test_free_maneuver_needs_no_chain() -> None:
    """RL-5.10.3, EX-33: and its turn is over."""
    broken = {**CHAIN, "great_britain": (1, 1)}
    play = scene(troops={**broken, "brazil": (0, 1)}, powers={0: "free_maneuver"})
    play.does(part(Maneuver, origin=NUMBER["iceland"]))
    assert {move.value for move in play.offers("maneuver.target")} == {NUMBER["western_europe"], NUMBER["brazil"]}
    play.does(part(Maneuver, target=NUMBER["western_europe"]))
    play.answers(Number(3))
    assert (play.at("western_europe"), play.mover) == ((0, 4), 1)
    assert not scene(troops=broken, powers={1: "free_maneuver"}).offers("maneuver.origin")
