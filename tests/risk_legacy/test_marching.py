"""Into territories where nobody is (RL-5.5), one maneuver per turn (RL-5.10), and what can be taken back."""

import pytest

from engines.core.menu import Amount
from engines.core.move import Cancel, part
from engines.core.text import text
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.decisions.recruiting import Recruiting
from engines.risk_legacy.events.rewards import GameWon
from engines.risk_legacy.events.turn import Maneuvered, TerritoryEntered, TurnBegan
from engines.risk_legacy.moves.turn import Expand, Maneuver, TakeBack
from engines.risk_legacy.rules.paths import goals
from engines.risk_legacy.state import State
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.war import attack

TROOPS = {"peru": (0, 5), "egypt": (1, 3), "japan": (2, 3)}
BRAZIL = NUMBER["brazil"]


@pytest.mark.parametrize(
    ("mark", "least"),
    [
        (Mark(), 1),
        (Mark(city="minor_city"), 2),
        (Mark(city="major_city"), 3),
        (Mark(city="world_capital"), 6),
        (Mark(city="minor_city", boxes=9), 4),
        (Mark(city="minor_city", boxes=10), 2),
        (Mark(scar="bunker"), 1),
    ],
)
def test_the_least_that_must_go(mark: Mark, least: int) -> None:
    """RL-5.5.1, 5.5.2, 8.31, EX-30: population, two more for a fortification that is not used up, and one that arrives;
    one at least stays. The walls stand as before."""
    world = land({"brazil": mark})
    play = scene(troops={**TROOPS, "peru": (0, 9)}, world=world)
    play.does(part(Expand, target=BRAZIL))
    menu = play.menu()
    assert isinstance(menu, Amount)
    assert (menu.low, menu.high) == (least, 8)
    play.does(Cancel())
    play.expand("peru", "brazil", 8)
    assert (play.at("peru"), play.at("brazil")) == ((0, 1), (0, 9 - least))
    assert [entered.lost for entered in play.heard(TerritoryEntered)] == [least - 1]
    assert (play.state.ongoing.expanded, play.state.world.lands[BRAZIL].boxes) == ((BRAZIL,), mark.boxes)
    poor = scene(troops={**TROOPS, "peru": (0, least)}, world=world)
    assert poor.why(part(Expand, target=BRAZIL)) == text(f"reason-{'city-cost' if least > 1 else 'must-keep-one'}")


def test_from_several_places() -> None:
    """RL-5.5.1, ``not_adjacent``, ``occupied``: into an empty neighbour; the strongest origin first, each with its own
    number."""
    play = scene(troops={**TROOPS, "peru": (0, 3), "venezuela": (0, 7), "argentina": (0, 2), "north_africa": (1, 1)})
    assert {move.value for move in play.offers("expand.target")} == {BRAZIL, NUMBER["central_america"]}
    play.does(part(Expand, target=BRAZIL))
    assert [option.move for option in play.menu().options] == [
        part(Expand, origin=NUMBER["venezuela"]),
        part(Expand, origin=NUMBER["peru"]),
        Expand(origin=NUMBER["argentina"], target=BRAZIL, troops=1),
        Cancel(),
    ]
    play.does(part(Expand, origin=NUMBER["peru"]), Cancel())
    play.expand("venezuela", "brazil", 3)
    assert play.at("venezuela") == (0, 4)


def test_a_chain_of_expansions() -> None:
    """RL-5.2, step 3: any number, in any order; none is a conquest, and no card is due (RL-2.1.9, 5.5.4)."""
    play = scene(troops=TROOPS)
    play.expand("peru", "brazil", 4)
    play.expand("brazil", "north_africa", 3)
    play.expand("north_africa", "central_africa", 2)
    play.end()
    assert play.hand(0) == ""


@pytest.mark.parametrize(("tokens", "won"), [(1, []), (3, [GameWon(seat=0, why="stars", stars=4)])])
def test_a_bare_headquarters_gives_its_star(tokens: int, won: list[GameWon]) -> None:
    """RL-5.5.4, 8.43: at once, and it wins (RL-7.1.3); it is not taken back."""
    play = scene(troops=TROOPS, hqs={"brazil": 1}, tokens={0: tokens})
    play.expand("peru", "brazil", 1)
    assert (play.state.stars(0), play.heard(TerritoryEntered)[0].hq) == (tokens + 1, 1)
    assert (play.heard(GameWon), play.accepts(TakeBack())) == (won, False)


# ---- maneuvers

ICELAND, BRITAIN, WEST = NUMBER["iceland"], NUMBER["great_britain"], NUMBER["western_europe"]
CHAIN = {"iceland": (0, 4), "great_britain": (0, 1), "western_europe": (0, 1), "peru": (1, 2), "japan": (2, 2)}


def test_connected_by_sea() -> None:
    """RL-5.10.1, 5.10.2, 5.10.4, EX-33: Iceland, Great Britain, Western Europe: from more than one troop, to another
    territory (``must_keep_one``, ``same_territory``); then the turn is over."""
    play = scene(troops=CHAIN)
    assert play.offers("maneuver.origin") == [part(Maneuver, origin=ICELAND)]
    assert play.why(part(Maneuver, origin=BRITAIN)) == text("reason-must-keep-one")
    with play.refused("reason-must-keep-one"):
        play.does(part(Maneuver, origin=BRITAIN))
    play.does(part(Maneuver, origin=ICELAND))
    assert {move.value for move in play.offers("maneuver.target")} == {BRITAIN, WEST}
    with play.refused("reason-same-territory"):
        play.does(part(Maneuver, target=ICELAND))
    play.does(Cancel())
    play.maneuver("iceland", "western_europe", 3)
    assert (play.at("iceland"), play.at("western_europe")) == ((0, 1), (0, 4))
    assert [moved.troops for moved in play.heard(Maneuvered)] == [3]
    assert [told.seat for told in play.heard(TurnBegan)] == [1]


@pytest.mark.parametrize("gap", [{"great_britain": (1, 1)}, {}])
def test_a_broken_chain(gap: dict[str, tuple[int, int]]) -> None:
    """RL-5.10.2, EX-33: with Great Britain lost, ``not_connected``; an empty one breaks it as well."""
    play = scene(troops={**{name: told for name, told in CHAIN.items() if name != "great_britain"}, **gap})
    assert goals(play.state, 0, ICELAND) == ()
    assert play.why(part(Maneuver, origin=ICELAND)) == text("reason-not-connected")


def test_the_safest_and_strongest_sets_out_first() -> None:
    """RL-12: from the interior to the border."""
    troops = {"peru": (0, 3), "brazil": (0, 9), "argentina": (0, 4), "north_africa": (1, 5), "japan": (2, 1)}
    order = [move.value for move in scene(troops=troops).offers("maneuver.origin")]
    assert order == [NUMBER["argentina"], NUMBER["peru"], BRAZIL]


# ---- taken back

ARMIES = {"alaska": (0, 2), "peru": (0, 4), "north_africa": (1, 4), "japan": (2, 3)}


def on_the_table(state: State) -> tuple[object, ...]:
    return state.fields, state.cards, [side.hand for side in state.sides], state.turn


def test_everything_back_to_the_start_of_recruiting() -> None:
    """RL-5.4, 5.5, 5.10.3: a trade, placements, expansions, a maneuver that ended nothing, the latest first, until the
    turn is as it began."""
    world = land({"venezuela": Mark(city="minor_city", boxes=2)})
    power = {0: "any_time_maneuver"}
    play = scene(troops=ARMIES, world=world, hands={0: "peru coin coin"}, powers=power, phase="muster")
    before = on_the_table(play.state)
    play.trade("peru coin")
    play.place(peru=3, alaska=2)
    play.expand("peru", "venezuela", 6)
    play.expand("venezuela", "central_america", 2)
    play.maneuver("central_america", "peru", 1)
    while play.accepts(TakeBack()):
        play.does(TakeBack())
    assert on_the_table(play.state) == before
    assert isinstance(play.state.stack[-1], Recruiting)


def test_what_is_final() -> None:
    """RL-5.6, 7.4.3, 10.1: nothing before an attack can be taken back, nor after somebody was removed, whose cards lie
    on those that were traded: every card stays where it is, once."""
    play = scene(troops={**ARMIES, "brazil": (0, 4)}, dice=(6, 6, 6, 1, 1), phase="muster")
    play.place(brazil=3)
    assert play.accepts(TakeBack())
    attack(play, "brazil", "north_africa")
    assert not play.accepts(TakeBack())
    troops = {"peru": (0, 5), "brazil": (0, 3), "egypt": (1, 2), "ural": (2, 2)}
    play = scene(troops=troops, hands={0: "china india", 2: "japan siberia"}, phase="muster")
    play.trade("china india")
    assert play.accepts(TakeBack())
    play.seating(2, "remove")
    assert (play.accepts(TakeBack()), len(play.state.cards.discard)) == (False, 4)
