"""The stand-in player: section 12 of the rules, and how well it does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engines.core.match import begin
from engines.core.menu import Given, Number, Picked
from engines.core.move import Cancel, Move, part
from engines.core.rng import Rng
from engines.risk_legacy import GAME, steward
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.events.battle import MovedIn
from engines.risk_legacy.events.turn import TerritoryEntered
from engines.risk_legacy.moves.battle import Assault, Fire, Pass
from engines.risk_legacy.moves.rewards import Forgo, NameLater, NotNow
from engines.risk_legacy.moves.turn import BuyStar, GoOn, Maneuver, Place, Trade
from engines.risk_legacy.view import view
from tests.contract.games import SOAK_GAMES
from tests.playing import MOST_STEPS, answer, asked
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.scene import Scene

A, B, C = range(3)
HOME = {"alaska": (A, 3), "egypt": (B, 9), "japan": (C, 9)}
HQS = {"alaska": A, "egypt": B, "japan": C}


def advice(told: Scene, seat: int | None = None) -> Given[Move]:
    who = told.mover if seat is None else seat
    return steward.advise(view(told.state, who), told.menu(who), Rng("any"))


def lets_play(told: Scene, most: int = 60) -> list[Move]:
    """What it does until the others are asked, without the numbers."""
    seat, done = told.mover, list[Move]()
    for _ in range(most):
        if told.match.over or told.match.asked() != (seat,) or told.state.ending:
            return done
        given = advice(told)
        done += given.moves if isinstance(given, Picked) else ()
        told.answers(given)
    raise AssertionError("it does not end its turn")


def picked(told: Scene, seat: int | None = None) -> Move:
    given = advice(told, seat)
    assert isinstance(given, Picked)
    return given.move


# ---- the start


@pytest.mark.parametrize(
    ("hand", "tokens", "buys"),
    [("peru coin coin coin", 1, True), ("peru brazil coin coin", 1, False), ("peru brazil coin coin", 2, True)],
)
def test_when_it_buys_a_star(hand: str, tokens: int, buys: bool) -> None:
    """RL-12: if it wins, or if all the cards are worth less than seven coins."""
    world = land({"peru": Mark(coins=3), "brazil": Mark(coins=3)})
    told = scene(troops=HOME, hqs=HQS, hands={A: hand}, tokens={A: tokens}, world=world, phase="start")
    assert isinstance(picked(told), BuyStar if buys else GoOn)


# ---- recruits


@pytest.mark.parametrize(
    ("hand", "tokens", "trades"), [("peru coin coin", 1, True), ("coin coin", 1, False), ("peru coin coin", 2, False)]
)
def test_when_it_trades(hand: str, tokens: int, trades: bool) -> None:
    """RL-12: for ten troops and more. One star short of the victory it saves its cards for that one."""
    world = land({"peru": Mark(coins=3)})
    troops = {**HOME, "japan": (C, 20), "egypt": (B, 20)}
    told = scene(troops=troops, hqs=HQS, hands={A: hand}, tokens={A: tokens}, world=world, phase="muster")
    assert isinstance(picked(told), Trade) == trades


def test_it_trades_for_less_if_that_takes_a_headquarters() -> None:
    """RL-12."""
    troops = {**HOME, "japan": (C, 4), "kamchatka": (A, 2)}
    told = scene(troops=troops, hqs=HQS, hands={A: "peru coin coin"}, tokens={A: 1}, phase="muster")
    assert isinstance(picked(told), Trade)


def test_a_headquarters_in_danger_gets_its_recruits_first() -> None:
    """RL-12: a match for who could come."""
    told = scene(troops={**HOME, "kamchatka": (B, 9), "peru": (A, 4), "brazil": (C, 9)}, hqs=HQS, phase="muster")
    assert picked(told) == part(Place, territory=NUMBER["alaska"])
    told.answers(advice(told))
    assert advice(told) in {Number(3), Picked((Place(territory=NUMBER["alaska"], troops=3),))}


# ---- attacks


def test_it_takes_a_headquarters_within_reach() -> None:
    """RL-12: at odds above 65 percent, with three dice, and it stops while it has them. All but one follow."""
    told = scene(troops={**HOME, "japan": (C, 4), "mongolia": (A, 12)}, hqs=HQS, dice=(6, 6, 6, 1, 1) * 2)
    done = lets_play(told)
    assault = next(move for move in done if isinstance(move, Assault))
    assert (assault.target, assault.rolls, assault.keep) == (NUMBER["japan"], None, 3)
    assert told.at("japan")[0] == A
    assert [event.troops for event in told.story if isinstance(event, MovedIn)] == [8]


def test_it_leaves_strong_ones_alone() -> None:
    """RL-12."""
    told = scene(troops={**HOME, "mongolia": (A, 8)}, hqs=HQS)
    assert not any(isinstance(move, Assault) for move in lets_play(told))


def test_for_the_last_star_it_stakes_everything() -> None:
    """RL-12: a win now comes first, at odds that it would not take otherwise."""
    told = scene(
        troops={**HOME, "mongolia": (A, 10), "china": (B, 1)}, hqs=HQS, tokens={A: 2}, dice=(6, 6, 6, 1, 1) * 5
    )
    done = lets_play(told)
    assault = next(move for move in done if isinstance(move, Assault))
    assert (assault.target, assault.keep) == (NUMBER["japan"], 1)
    assert told.state.ending is not None


def test_missiles_are_ready_for_the_last_star() -> None:
    """RL-12, 5.9.5: the order fires by itself what makes a roll conquer."""
    troops = {**HOME, "mongolia": (A, 8), "japan": (C, 2)}
    told = scene(troops=troops, hqs=HQS, tokens={A: 2}, missiles={A: 2}, dice=(5, 5, 5, 5, 4))
    done = lets_play(told)
    assert next(move for move in done if isinstance(move, Assault)).press == 2
    assert told.state.ending is not None


def test_it_goes_for_the_last_star_through_whoever_stands_between() -> None:
    """RL-12: everybody follows, the garrison of a headquarters too."""
    troops = {"alaska": (A, 14), "kamchatka": (B, 1), "japan": (C, 3), "egypt": (B, 20)}
    told = scene(troops=troops, hqs=HQS, tokens={A: 2}, dice=(6, 6, 6, 1, 6, 6, 6, 1, 1, 6, 6, 6, 1))
    done = lets_play(told)
    assert [move.target for move in done if isinstance(move, Assault)] == [NUMBER["kamchatka"], NUMBER["japan"]]
    assert told.state.ending is not None


def test_one_cheap_conquest_is_enough() -> None:
    """RL-12: for the card."""
    troops = {**HOME, "peru": (A, 9), "venezuela": (B, 1), "brazil": (B, 1), "argentina": (B, 4)}
    told = scene(troops=troops, hqs=HQS, dice=(6, 6, 6, 1))
    done = [move.target for move in lets_play(told) if isinstance(move, Assault)]
    assert done in ([NUMBER["venezuela"]], [NUMBER["brazil"]])


PERUVIAN = {"peru": (A, 9), "venezuela": (B, 1), "brazil": (B, 1)}


def continent(holder: int) -> dict[str, tuple[int, int]]:
    others = dict.fromkeys(("venezuela", "peru", "argentina"), (holder, 1))
    return {**others, "brazil": (B, 1), "north_africa": (A, 9)}


STACKS = {"alaska": (A, 6), "japan": (C, 3), "mongolia": (A, 4), "peru": (A, 4)}


@pytest.mark.parametrize(
    ("troops", "more", "wanted"),
    [
        (STACKS, {"phase": "muster"}, part(Place, territory=NUMBER["mongolia"])),
        *(
            (PERUVIAN, {"row": f"{target} alberta ural china"}, part(Assault, target=NUMBER[target]))
            for target in ("venezuela", "brazil")
        ),
        *(
            (continent(holder), {"turn": {"conquered": (NUMBER["ural"],)}}, part(Assault, target=NUMBER["brazil"]))
            for holder in (A, B)
        ),
    ],
)
def test_what_it_does_first(troops: dict[str, tuple[int, int]], more: dict[str, Any], wanted: Move) -> None:
    """RL-12, 5.11.3: it stacks before the headquarters that it can reach; looks at the row for a card that can be
    chosen for its coins; goes on to complete an own continent, or to break another's."""
    assert picked(scene(troops={**HOME, **troops}, hqs=HQS, **more)) == wanted


# ---- what stays


def test_one_goes_into_empty_land() -> None:
    """RL-12."""
    told = scene(troops={**HOME, "peru": (A, 9)}, hqs=HQS)
    lets_play(told)
    assert [entered.troops for entered in told.story if isinstance(entered, TerritoryEntered)] == [1, 1, 1]


@pytest.mark.parametrize(("boxes", "goes"), [(None, True), (0, False), (10, True)])
def test_cities_only_if_they_are_worth_it(boxes: int | None, goes: bool) -> None:
    """RL-12: what it costs against two turns of use."""
    world = land({"madagascar": Mark(city="minor_city", boxes=boxes)})
    troops = {**HOME, "south_africa": (A, 9), "east_africa": (A, 1), "central_africa": (A, 1)}
    told = scene(troops=troops, hqs=HQS, world=world)
    lets_play(told)
    assert (told.at("madagascar")[0] == A) == goes


def test_a_garrison_stays_in_a_headquarters() -> None:
    """RL-12: all but one follow, but not out of a headquarters that is in danger."""
    troops = {"alaska": (A, 14), "kamchatka": (B, 1), "alberta": (C, 8), "egypt": (B, 9), "japan": (C, 9)}
    told = scene(troops=troops, hqs=HQS, dice=(6, 6, 6, 1))
    done = lets_play(told)
    assert any(isinstance(move, Assault) for move in done)
    assert told.at("kamchatka")[0] == A
    assert told.at("alaska")[1] >= 8


def test_armies_from_within_go_to_the_border() -> None:
    """RL-12."""
    troops = {
        **HOME,
        "peru": (A, 6),
        "brazil": (A, 1),
        "north_africa": (B, 9),
        "argentina": (A, 1),
        "venezuela": (A, 1),
    }
    told = scene(troops=troops, hqs=HQS, turn={"expanded": (1, 2, 3)})
    done = lets_play(told)
    assert part(Maneuver, origin=NUMBER["peru"]) in done
    assert told.at("brazil") == (A, 6)


# ---- reactions


@pytest.mark.parametrize("scar", ["bunker", "ammo_shortage"])
def test_it_makes_no_scars(scar: ScarName) -> None:
    """RL-12: marks that can be left undone are left to those whom the world belongs to."""
    troops = {**HOME, "mongolia": (A, 12)}
    told = scene(troops=troops, hqs=HQS, scars={C: scar}, dice=(6, 6, 6, 1, 1))
    mongolia, japan = NUMBER["mongolia"], NUMBER["japan"]
    told.does(part(Assault, target=japan), Assault(origin=mongolia, target=japan))
    assert told.match.asked() == (C,)
    assert picked(told, C) == Pass()


@pytest.mark.parametrize(
    ("target", "tokens", "fires"), [("japan", 1, True), ("kamchatka", 1, False), ("japan", 2, True)]
)
def test_missiles_are_for_headquarters(target: str, tokens: int, fires: bool) -> None:
    """RL-12: to hold one, or to stop a win."""
    troops = {"alaska": (A, 9), "mongolia": (A, 12), "egypt": (B, 9), "japan": (C, 1), "kamchatka": (C, 1)}
    told = scene(troops=troops, hqs=HQS, tokens={A: tokens}, missiles={C: 1}, dice=(5, 5, 4, 1))
    at, origin = NUMBER[target], NUMBER["mongolia"]
    told.does(part(Assault, target=at))
    if told.accepts(part(Assault, origin=origin)):
        told.does(part(Assault, origin=origin))
    told.does(Assault(origin=origin, target=at))
    assert told.match.asked() == (C,)
    assert picked(told, C) == (Fire(dice=(3,)) if fires else Pass())


# ---- its manners


def test_it_takes_no_reward() -> None:
    """RL-12, 7.4.2."""
    told = scene(troops=HOME, hqs=HQS, hands={A: "coin coin coin coin"}, tokens={A: 2}, phase="start")
    told.does(picked(told))
    assert told.state.ending is not None
    while not told.match.over:
        seat = told.mover
        assert picked(told, seat) == part(Forgo, sure=None)
        told.does(part(Forgo, sure=None))
        assert picked(told, seat) == Forgo()
        told.does(Forgo())
    assert all(land.city is None for land in told.state.world.lands)


def test_it_gives_no_names_and_gives_up_what_somebody_else_began() -> None:
    """RL-12, 7.8.5."""
    told = scene(troops=HOME, hqs=HQS, world=land({"peru": Mark(city="major_city", founder="ann")}))
    told.does(NameLater(place="city", number=NUMBER["peru"]))
    assert picked(told) == NotNow()

    told = scene(troops={**HOME, "mongolia": (A, 5)}, hqs=HQS)
    told.does(part(Assault, target=NUMBER["japan"]))
    assert picked(told) == Cancel()


# ---- how well it does


def wins(seed: int) -> bool:
    """A first game of its world, of one steward against two who do anything."""
    founded, _ = begin(GAME, 3, f"world-{seed}", {"founding": "random"})
    match, _ = begin(GAME, 3, f"seed-{seed}", {}, GAME.bequest(founded._state), ("ann", "bob", "cid"))
    rng = random.Random(seed)
    for _ in range(MOST_STEPS):
        if match.over:
            break
        seat = match.asked()[0]
        menu = match.menu(seat)
        assert menu is not None
        by_steward = seat == seed % 3
        given = GAME.advise(match.view(seat), menu, Rng("not needed")) if by_steward else answer(menu, rng)
        match, _told = match.act(asked(match, seat, given))
    assert match.outcome is not None
    return match.outcome.ranks[seed % 3] == 1


def test_it_beats_chance() -> None:
    """RL-12: at least nine of ten. All of two hundred were won when this was measured."""
    played = [wins(seed) for seed in range(max(10, SOAK_GAMES))]
    assert sum(played) * 10 >= len(played) * 9
