"""The stand-in player: section 12 of the rules, and how well it does."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from engines.core.match import Match, begin
from engines.core.menu import Given, Number, Picked
from engines.core.move import Cancel, Move, part
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.core.steward import GENTLE, KEEN, Level
from engines.risk_legacy import GAME, steward
from engines.risk_legacy.atlas import CONTINENTS, NUMBER
from engines.risk_legacy.campaign.deltas import (
    CardUpgraded,
    CityFounded,
    ContinentClaimed,
    Delta,
    Fought,
    PlanetNamed,
    Signed,
)
from engines.risk_legacy.campaign.world import Used
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.events.battle import MovedIn
from engines.risk_legacy.events.turn import TerritoryEntered
from engines.risk_legacy.hooks import called
from engines.risk_legacy.moves.battle import Assault, Fire, Pass
from engines.risk_legacy.moves.rewards import NameLater, NotNow
from engines.risk_legacy.moves.turn import BuyStar, GoOn, Maneuver, Place, Trade
from engines.risk_legacy.steward.rewarding import NAMES
from engines.risk_legacy.view import view
from tests import rivals
from tests.contract.games import SOAK_GAMES
from tests.playing import asked
from tests.risk_legacy.arrange import PEOPLE, Mark, land, scene
from tests.risk_legacy.made_up import Lend, lend
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import won
from tests.risk_legacy.war import attack

__all__ = ["lend"]
A, B, C = range(3)
HOME = {"alaska": (A, 3), "egypt": (B, 9), "japan": (C, 9)}
HQS = {"alaska": A, "egypt": B, "japan": C}
JAPAN, KAMCHATKA, MONGOLIA = (NUMBER[name] for name in ("japan", "kamchatka", "mongolia"))
HITS = (6, 6, 6, 1, 1)


def war(more: Any = None, **position: Any) -> Scene:
    """Everybody at home, and who else stands somewhere."""
    return scene(troops={**HOME, **(more or {})}, hqs=HQS, **position)


def advice(told: Scene, seat: int | None = None, level: Level = KEEN) -> Given[Move]:
    who = told.mover if seat is None else seat
    return steward.advise(view(told.state, who), told.menu(who), Rng("any"), level)


def lets_play(told: Scene, most: int = 60, level: Level = KEEN) -> list[Move]:
    """What it does until the others are asked, without the numbers."""
    seat, done = told.mover, list[Move]()
    for _ in range(most):
        if told.match.over or told.match.asked() != (seat,) or told.state.ending:
            return done
        given = advice(told, level=level)
        done += given.moves if isinstance(given, Picked) else ()
        told.answers(given)
    raise AssertionError("it does not end its turn")


def assaults(told: Scene) -> list[Assault]:
    """Those that it orders in its turn."""
    return [move for move in lets_play(told) if isinstance(move, Assault)]


def picked(told: Scene, seat: int | None = None, level: Level = KEEN) -> Move:
    given = advice(told, seat, level)
    assert isinstance(given, Picked)
    return given.move


# ---- the start, and recruits

DEAR = land({"peru": Mark(coins=3), "brazil": Mark(coins=3)})
SAFE = {"japan": (C, 20), "egypt": (B, 20)}


@pytest.mark.parametrize(
    ("phase", "hand", "tokens", "kind"),
    [
        ("start", "peru coin coin coin", 1, BuyStar),
        ("start", "peru brazil coin coin", 1, GoOn),
        ("start", "peru brazil coin coin", 2, BuyStar),
        ("muster", "peru coin coin", 1, Trade),
        ("muster", "coin coin", 1, None),
        ("muster", "peru coin coin", 2, None),
        pytest.param("near", "peru coin coin", 1, Trade, id="for less if that takes a headquarters"),
    ],
)
def test_what_it_spends_its_cards_for(phase: str, hand: str, tokens: int, kind: type[Move] | None) -> None:
    """RL-12: a star if it wins, or if all the cards are worth less than seven coins; troops for ten and more. One star
    short of the victory it saves its cards for that one."""
    near = phase == "near"
    troops, world = ({"japan": (C, 4), "kamchatka": (A, 2)}, None) if near else (SAFE, DEAR)
    told = war(troops, hands={A: hand}, tokens={A: tokens}, world=world, phase="muster" if near else phase)
    found = picked(told)
    assert isinstance(found, kind) if kind else not isinstance(found, Trade)


def test_a_headquarters_in_danger_gets_its_recruits_first() -> None:
    """RL-12: a match for who could come."""
    told = war({"kamchatka": (B, 9), "peru": (A, 4), "brazil": (C, 9)}, phase="muster")
    assert picked(told) == part(Place, territory=NUMBER["alaska"])
    told.answers(advice(told))
    assert advice(told) in {Number(3), Picked((Place(territory=NUMBER["alaska"], troops=3),))}


@pytest.mark.parametrize(("level", "troops"), [(GENTLE, 4), (KEEN, 5)])
def test_all_recruits_go_to_the_only_place_that_takes_any(lend: Lend, level: Level, troops: int) -> None:
    """RL-5.4.4: where there is nothing to choose nothing else is offered, though two of three are enough there."""
    only = NUMBER["alaska"]
    lend(recruit_place=lambda self, state, seat, places: (only,))
    near = {"alaska": (A, troops), "kamchatka": (B, 4), "peru": (A, 1), "brazil": (C, 1)}
    told = war(near, hands={A: "peru coin"}, phase="muster")
    assert picked(told, level=level) == Place(territory=only, troops=3)


# ---- attacks


def test_a_keen_one_takes_what_it_can_and_keeps_a_match_for_who_could_come() -> None:
    """RL-12: 19 next to its headquarters can be 22; with 25 there it takes the land beside it."""
    told = war({"kamchatka": (B, 19), "alaska": (A, 25), "northwest_territory": (C, 1)})
    assert [NUMBER["northwest_territory"]] == [each.target for each in assaults(told)][:1]


@pytest.mark.parametrize(
    ("troops", "more", "targets", "fields"),
    [
        pytest.param(
            {"japan": (C, 4), "mongolia": (A, 12)}, {"dice": HITS * 2}, [JAPAN], {"rolls": None, "keep": 3, "press": 0},
            id="a headquarters at odds above 65 percent, and it stops while it has three dice",
        ),
        pytest.param({"mongolia": (A, 8)}, {}, [], {}, id="not strong ones"),
        pytest.param(
            {"mongolia": (A, 10), "china": (B, 1)}, {"tokens": {A: 2}, "dice": HITS * 5}, [JAPAN], {"keep": 1},
            id="a win now, at odds that it would not take otherwise",
        ),
        pytest.param(
            {"mongolia": (A, 8), "japan": (C, 2)}, {"tokens": {A: 2}, "missiles": {A: 2}, "dice": (5, 5, 5, 5, 4)},
            [JAPAN], {"press": 2}, id="with missiles, which fire by themselves",
        ),
        pytest.param(
            {"alaska": (A, 14), "kamchatka": (B, 1), "japan": (C, 3), "egypt": (B, 20)},
            {"tokens": {A: 2}, "dice": (*HITS[:4], *HITS, *HITS[:4])}, [KAMCHATKA, JAPAN], {},
            id="through whoever stands between; the garrison follows, too",
        ),
    ],
)  # fmt: skip
def test_headquarters(troops: Any, more: dict[str, Any], targets: list[int], fields: dict[str, Any]) -> None:
    """RL-12, 5.9.5."""
    told = war(troops, **more)
    orders = assaults(told)
    assert [order.target for order in orders] == targets
    assert [{name: getattr(order, name) for name in fields} for order in orders[:1]] == [fields] * bool(orders)
    assert (told.at("japan")[0] == A) is (JAPAN in targets)
    assert (told.state.ending is not None) is ("tokens" in more)


def test_all_but_one_follow_but_not_out_of_a_headquarters_in_danger() -> None:
    """RL-12."""
    told = war({"japan": (C, 4), "mongolia": (A, 12)}, dice=HITS * 2)
    lets_play(told)
    assert [event.troops for event in told.story if isinstance(event, MovedIn)] == [8]
    danger = war({"alaska": (A, 14), "kamchatka": (B, 1), "alberta": (C, 8)}, dice=HITS[:4])
    assert len(assaults(danger)) == 1
    assert danger.at("kamchatka")[0] == A
    assert danger.at("alaska")[1] >= 8


def test_one_cheap_conquest_is_enough() -> None:
    """RL-12: for the card."""
    troops = {"peru": (A, 9), "venezuela": (B, 1), "brazil": (B, 1), "argentina": (B, 4)}
    (order,) = assaults(war(troops, dice=HITS[:4]))
    assert order.target in (NUMBER["venezuela"], NUMBER["brazil"])


PERUVIAN = {"peru": (A, 9), "venezuela": (B, 1), "brazil": (B, 1)}


def continent(holder: int) -> dict[str, tuple[int, int]]:
    others = dict.fromkeys(("venezuela", "peru", "argentina"), (holder, 1))
    return {**others, "brazil": (B, 1), "north_africa": (A, 9)}


STACKS = {"alaska": (A, 6), "japan": (C, 3), "mongolia": (A, 4), "peru": (A, 4)}


@pytest.mark.parametrize(
    ("troops", "more", "wanted"),
    [
        (STACKS, {"phase": "muster"}, part(Place, territory=MONGOLIA)),
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
def test_what_it_does_first(troops: Any, more: dict[str, Any], wanted: Move) -> None:
    """RL-12, 5.11.3: it stacks before the headquarters that it can reach; looks at the row for a card that can be
    chosen for its coins; goes on to complete an own continent, or to break another's."""
    assert picked(war(troops, **more)) == wanted


# ---- marches


@pytest.mark.parametrize(("boxes", "goes"), [(None, True), (0, False), (10, True)])
def test_cities_only_if_they_are_worth_it(boxes: int | None, goes: bool) -> None:
    """RL-12: what it costs against two turns of use."""
    world = land({"madagascar": Mark(city="minor_city", boxes=boxes)})
    told = war({"south_africa": (A, 9), "east_africa": (A, 1), "central_africa": (A, 1)}, world=world)
    lets_play(told)
    assert (told.at("madagascar")[0] == A) == goes


def test_one_goes_into_empty_land_and_armies_to_the_border() -> None:
    """RL-12."""
    told = war({"peru": (A, 9)})
    lets_play(told)
    assert [entered.troops for entered in told.story if isinstance(entered, TerritoryEntered)] == [1, 1, 1]
    one = dict.fromkeys(("brazil", "argentina", "venezuela"), (A, 1))
    told = war({**one, "peru": (A, 6), "north_africa": (B, 9)}, turn={"expanded": (1, 2, 3)})
    assert part(Maneuver, origin=NUMBER["peru"]) in lets_play(told)
    assert told.at("brazil") == (A, 6)


@pytest.mark.parametrize("deadly", [False, True])
def test_nobody_is_sent_where_one_man_dies(lend: Lend, deadly: bool) -> None:
    """RL-5.11.1: whatever it is that kills there; and a headquarters is not left to it."""
    if deadly:
        lend(turn_end_troops=lambda self, ground, seat, at, troops: troops - 1)
    told = war({"peru": (A, 9)})
    lets_play(told)
    assert len([entered for entered in told.story if isinstance(entered, TerritoryEntered)]) == (0 if deadly else 3)
    far = {"alaska": (A, 1), "peru": (A, 6), "madagascar": (B, 1), "new_guinea": (C, 1)}
    weak = scene(troops=far, hqs={"alaska": A}, phase="muster")
    assert (picked(weak) == part(Place, territory=NUMBER["alaska"])) == deadly


# ---- reactions, and its manners


@pytest.mark.parametrize("scar", ["bunker", "ammo_shortage"])
def test_it_makes_no_scars(scar: ScarName) -> None:
    """RL-12: marks that can be left undone are left to those whom the world belongs to."""
    told = war({"mongolia": (A, 12)}, scars={C: scar}, dice=HITS)
    attack(told, "mongolia", "japan")
    assert told.match.asked() == (C,)
    assert picked(told, C) == Pass()


@pytest.mark.parametrize(
    ("target", "tokens", "fires"), [("japan", 1, True), ("kamchatka", 1, False), ("japan", 2, True)]
)
def test_missiles_are_for_headquarters(target: str, tokens: int, fires: bool) -> None:
    """RL-12: to hold one, or to stop a win."""
    troops = {"alaska": (A, 9), "mongolia": (A, 12), "japan": (C, 1), "kamchatka": (C, 1)}
    told = war(troops, tokens={A: tokens}, missiles={C: 1}, dice=(5, 5, 4, 1))
    attack(told, "mongolia", target)
    assert told.match.asked() == (C,)
    assert picked(told, C) == (Fire(dice=(3,)) if fires else Pass())


def rewarded(used: Used, people: tuple[str, ...] = PEOPLE) -> list[Delta]:
    """The marks of the last game of a world: Ann has won, and stewards answer for everybody."""
    troops = {"argentina": (A, 9), "iceland": (B, 2), "egypt": (B, 5)}
    marked = {"iceland": Mark(coins=3)}
    told = won(world=evolve(land(marked), used=used), game=15, troops=troops, people=people)
    while not told.match.over:
        told.answers(advice(told))
    return [delta for delta in told.state.deltas if not isinstance(delta, (Fought, Signed))]


def test_it_takes_the_rewards_of_persons() -> None:
    """RL-7.4.1, 7.5.2, 7.6.1: cities where they are strongest, left without names for whose they are (RL-7.8.5); when
    all are built, a continent, and coins on the dearest card. In the end the planet has a name. Where nobody sits,
    nothing is marked (RL-7.4.2)."""
    argentina, iceland, egypt, japan, alaska = (
        NUMBER[name] for name in ("argentina", "iceland", "egypt", "japan", "alaska")
    )
    *built, _, named = rewarded(Used())
    holders = zip((egypt, japan, alaska), PEOPLE[1:], strict=False)
    assert built == [
        CityFounded(territory=argentina, city="major_city", person="ann"),
        *(CityFounded(territory=at, city="minor_city", person=person) for at, person in holders),
    ]
    assert isinstance(named, PlanetNamed)
    assert named.name in NAMES
    left = rewarded(Used(major_city=5, minor_city=9))[:4]
    assert left == [
        ContinentClaimed(continent=CONTINENTS.index("south_america"), person="ann"),
        *(CardUpgraded(territory=at) for at in (iceland, japan, alaska)),
    ]
    assert rewarded(Used(), people=("",) * 5) == []


def test_it_gives_no_names_and_gives_up_what_somebody_else_began() -> None:
    """RL-12, 7.8.5."""
    told = war(world=land({"peru": Mark(city="major_city", founder="ann")}))
    told.does(NameLater(place="city", number=NUMBER["peru"]))
    assert picked(told) == NotNow()
    told = war({"mongolia": (A, 5)})
    told.does(part(Assault, target=JAPAN))
    assert picked(told) == Cancel()


# ---- its levels

WEAK, EGYPT = {"japan": (C, 1), "mongolia": (A, 9)}, {"egypt": (B, 9)}
GENTLY: list[Any] = [
    pytest.param(lambda: war(WEAK, number=1), False, id="no headquarters early"),
    pytest.param(
        lambda: war({"japan": (C, 7), "mongolia": (A, 12)}, number=9), False, id="nor at odds that are hardly good"
    ),
    pytest.param(lambda: scene(troops={**WEAK, **EGYPT}, hqs={"japan": A, "egypt": B}), True, id="but its own"),
    pytest.param(lambda: war(WEAK, tokens={C: 2}), True, id="and of who is about to win, early or not"),
]


@pytest.mark.parametrize(("lies", "attacks"), GENTLY)
def test_a_gentle_one_leaves_headquarters_alone(lies: Callable[[], Scene], *, attacks: bool) -> None:
    """RL-12: where a keen one attacks."""
    told = lies()
    assert picked(told, level=KEEN) == part(Assault, target=JAPAN)
    assert (picked(told, level=GENTLE) == part(Assault, target=JAPAN)) is attacks


def test_a_gentle_one_fires_only_at_who_attacks_it() -> None:
    """RL-12: missiles stay where they are in its own attacks, also for the win."""
    troops, more = {"mongolia": (A, 8), "japan": (C, 2)}, {"tokens": {A: 2}, "missiles": {A: 2, C: 1}}
    told = war(troops, **more, dice=(5, 5, 4, 5, 4))
    attack(told, "mongolia", "japan")
    assert picked(told, level=KEEN) == Fire(dice=(0,))
    assert picked(told, level=GENTLE) == Pass()


@pytest.mark.parametrize(("level", "best", "place"), [(KEEN, max, "eastern_australia"), (GENTLE, min, "north_africa")])
def test_where_it_begins(level: Level, best: Any, place: str) -> None:
    """RL-12: a keen one takes the most useful faction and a corner behind a single door; a gentle one leaves both."""
    match = table(3, 0)
    (seat,), banners = match.asked(), match._state.world.banners
    while match.asked() == (seat,) and match._state.sides[seat].start is None:
        match, _ = match.act(asked(match, seat, rivals.steward(level)(match, seat, random.Random(0))))
    side = match._state.sides[seat]
    assert side.start == NUMBER[place]
    assert side.faction == best(range(len(banners)), key=lambda faction: called(banners[faction].power).use)


# ---- how well it does


def table(seats: int, seed: int) -> Match[Any]:
    """A first game of its world."""
    founded, _ = begin(GAME, seats, f"world-{seed}", {"founding": "random"})
    match, _ = begin(GAME, seats, f"seed-{seed}", {}, GAME.bequest(founded._state), ("ann", "bob", "cid"))
    return match


def test_it_beats_chance() -> None:
    """RL-12: one against two who do anything: at least nine of ten. All of two hundred were won when this was
    measured."""
    seeds = range(max(5, SOAK_GAMES))
    against = [[rivals.gentle if seat == seed % 3 else rivals.chance for seat in range(3)] for seed in seeds]
    won = [rivals.ranks(rivals.play(table, against[seed], seed))[seed % 3] == 1 for seed in seeds]
    assert sum(won) * 10 >= len(won) * 9


def test_a_keen_one_beats_gentle_ones() -> None:
    """RL-12: alone against two, six of ten."""
    seeds = range(max(3, SOAK_GAMES))
    against = [[rivals.keen if seat == seed % 3 else rivals.gentle for seat in range(3)] for seed in seeds]
    won = [rivals.ranks(rivals.play(table, against[seed], seed))[seed % 3] == 1 for seed in seeds]
    assert sum(won) * 10 >= len(won) * 6
