"""Pack 3: homelands, missions, the world capital (RL-B3)."""

from typing import Any

import pytest

from engines.core.move import Move, part
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import COIN, CONTINENTS, NUMBER
from engines.risk_legacy.campaign.world import Campaigned
from engines.risk_legacy.events.packets import PacketUnsealed
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.moves.rewards import Forgo
from engines.risk_legacy.moves.turn import EndTurn, TakeCard
from engines.risk_legacy.packets.common.cards import EventDeck
from engines.risk_legacy.packets.common.missions.deck import MissionDeck
from engines.risk_legacy.packets.common.missions.moves import ChooseMission
from engines.risk_legacy.packets.pack_3.cause import Rally
from engines.risk_legacy.packets.pack_3.homelands import HomelandsFound, origin
from engines.risk_legacy.packets.pack_3.links import LinkTo
from engines.risk_legacy.secrecy import redeal
from tests.risk_legacy.arrange import land, opened, scene
from tests.risk_legacy.packets.island import ISLAND, risen
from tests.risk_legacy.packets.missions import (
    CHINA,
    FOUNDS,
    PERU,
    caused,
    drawing,
    infrastructure,
)
from tests.risk_legacy.victory import won

ASIA, EUROPE = (CONTINENTS.index(name) for name in ("asia", "europe"))
EGYPT, INDIA = NUMBER["egypt"], NUMBER["india"]


# ---- when it opens


def test_it_opens_after_the_reward_for_a_second_signature() -> None:
    """RL-B3: of one person; the winner opens it, with a press of their own, before the others get their rewards."""
    play = won(world=land(signed=("ann",), allowed=True), game=2)
    assert play.state.world.signed("ann") == 2
    play.does(part(Forgo, sure=None), Forgo())
    assert play.offers(BreakSeal) == [BreakSeal(packet="pack_3")]
    play.does(BreakSeal(packet="pack_3"))
    assert (play.state.world.packets.opened, play.mover) == (("pack_3",), 1)


@pytest.mark.parametrize("change", ["sit", "resign"])
def test_the_winner_is_gone_before_the_reward(change: Any) -> None:
    """RL-B3, 7.5.1: it was signed for the second time all the same; whoever sits in that seat opens it, or the next one
    clockwise."""
    play = won(world=land(signed=("ann",), allowed=True), game=2)
    play.seating(0, change, "zoe" if change == "sit" else None)
    while play.state.stack[-1].kind == "winner_reward":
        play.clock()
    assert (play.mover, play.offers(BreakSeal)) == (0 if change == "sit" else 1, [BreakSeal(packet="pack_3")])
    play.does(BreakSeal(packet="pack_3"))
    assert play.state.world.packets.opened == ("pack_3",)


def test_two_signatures_of_different_persons_open_nothing() -> None:
    """RL-B3: nor does anything where no packet may open (RL-B0.1)."""
    for world in (land(signed=("bob",), allowed=True), land(signed=("ann",))):
        play = won(world=world, game=2)
        play.does(part(Forgo, sure=None), Forgo())
        assert (play.mover, play.offers(BreakSeal)) == (1, [])


def test_a_world_that_has_met_it_before_opens_it_in_the_setup() -> None:
    """RL-B0.4: and homelands and the first mission come at the end of that setup."""
    play = opened(world=land(signed=("ann", "bob", "ann"), allowed=True), game=4)
    assert [event.packet for event in play.events if isinstance(event, PacketUnsealed)] == ["pack_3"]
    play.runs_out()
    while play.state.turn is None:
        play.clock()
    lies = play.state.shelved(MissionDeck)
    assert lies is not None
    assert (lies.face_up is not None, len(lies.deck), len(play.heard(HomelandsFound))) == (True, 7, 1)


# ---- homelands


@pytest.mark.parametrize(
    ("past", "now", "home"),
    [
        (("china", "india", "egypt"), "ural", "asia"),
        pytest.param(("china", "india", "iceland"), "russia", None, id="as many in Asia as in Europe"),
        ((), "peru", "south_america"),
        pytest.param(("china",) + (None,) * 3, "india", "asia", id="games that it sat out do not count"),
    ],
)
def test_a_homeland_is_where_a_faction_began_most_often(
    past: tuple[str | None, ...], now: str, home: str | None
) -> None:
    """RL-B3.1, RL-B3.8: this game counts; a tie: none."""
    games = tuple(
        Campaigned(game=n, person="ann", start=None if name is None else NUMBER[name], result="held_on")
        for n, name in enumerate(past, start=1)
    )
    state = scene(troops={now: (0, 3), "brazil": (1, 3), "alaska": (2, 3)}, hqs={now: 0}).state
    banners = tuple(evolve(banner, past=games) for banner in state.world.banners)
    found = origin(state.evolve(world=evolve(state.world, banners=banners)), 0)
    assert (None if found is None else CONTINENTS[found]) == home


def test_later_games_than_the_fifteenth_change_no_homeland() -> None:
    """RL-B3.1: the first fifteen, and this one."""
    games = tuple(Campaigned(game=n, person="ann", start=PERU, result="held_on") for n in (16, 17))
    early = Campaigned(game=1, person="ann", start=CHINA, result="held_on")
    state = scene(troops={"ural": (0, 3), "brazil": (1, 3), "alaska": (2, 3)}, hqs={"ural": 0}).state
    banners = tuple(evolve(banner, past=(early, *games)) for banner in state.world.banners)
    assert origin(state.evolve(world=evolve(state.world, banners=banners)), 0) == ASIA


@pytest.mark.parametrize(
    ("past", "now", "home"), [(2, "china", ASIA), (1, "alien_island", None), (2, "alien_island", None)]
)
def test_a_start_on_the_island_counts_for_no_continent(past: int, now: str, home: int | None) -> None:
    """RL-B3.1, B6.1 and our ruling: it lies in none, so it makes no homeland and takes none away."""
    games = tuple(Campaigned(game=n, person="ann", start=ISLAND, result="held_on") for n in range(1, past + 1))
    troops = {now: (0, 3), "brazil": (1, 3), "alaska": (2, 3)}
    state = scene(world=risen(packets=("pack_3",)), troops=troops).state
    banners = tuple(evolve(banner, past=games) for banner in state.world.banners)
    assert origin(state.evolve(world=evolve(state.world, banners=banners)), 0) == home


def test_a_card_of_the_homeland_is_as_good_as_one_of_what_is_held() -> None:
    """RL-B3.2: one of both must be taken; by default the one with most coins."""
    play = drawing("brazil china alaska india")
    assert [move.card for move in play.offers(TakeCard)] == [INDIA, CHINA, NUMBER["brazil"]]
    play.clock()
    assert play.hand(0) == "india"


def test_with_homeland_cards_alone_a_coin_may_be_taken() -> None:
    """RL-B3.2: the row slides as for any coin; with an empty pile there is no such choice."""
    play = drawing("alaska china peru egypt")
    assert [move.card for move in play.offers(TakeCard)] == [CHINA, COIN]
    play.take("coin")
    assert (play.hand(0), play.state.cards.discard) == ("coin", (EGYPT,))
    empty = drawing("alaska china peru egypt", hands={1: " ".join(["coin"] * 10)})
    assert empty.hand(0) == "china"


@pytest.mark.parametrize(("home", "due", "hand"), [(None, True, "coin"), ("europe", True, "coin"), ("asia", False, "")])
def test_without_a_homeland_in_the_row_nothing_changes(home: str | None, due: bool, hand: str) -> None:
    """RL-B3.2: nor does it where no card is due."""
    assert drawing("alaska china peru egypt", home, due=due).hand(0) == hand


# ---- the event


def test_troops_come_into_cities_in_any_split() -> None:
    """RL-B3.7: all where they are needed most, if nobody says."""
    play = caused(("peru", "egypt"))
    assert play.offers(Rally)[0] == Rally(territory=PERU, troops=3)
    play.does(Rally(territory=EGYPT, troops=1))
    assert play.match.asked() == (0,)
    play.does(Rally(territory=PERU, troops=2))
    assert (play.at("egypt"), play.at("peru")) == ((0, 3), (0, 4))
    slept = caused(("peru", "egypt"))
    slept.clock(0)
    assert slept.at("peru") == (0, 5)


def test_or_another_mission_is_chosen() -> None:
    """RL-B3.7: the old one goes back into the deck, shuffled."""
    play = caused(("peru",))
    assert len(play.offers(ChooseMission)) == 7
    play.does(ChooseMission(mission="urban_assault", stars=1))
    lies = play.state.shelved(MissionDeck)
    assert lies is not None
    assert (lies.face_up, sorted(lies.deck).count("reign_of_terror"), len(lies.deck)) == ("urban_assault", 1, 7)


def test_nobody_is_called_at_a_tie() -> None:
    """RL-B0.9: the event is discarded without effect."""
    play = caused(("peru", "argentina"), troops={"argentina": (1, 3)})
    assert (play.mover, play.offers(EndTurn)) == (1, [EndTurn()])
    found = play.state.shelved(EventDeck)
    assert found is not None
    assert found.discard == ("join_the_cause",)


# ---- secrecy and texts


def test_nobody_knows_which_mission_comes_next() -> None:
    """RL-B0.11: which are in the deck is public, their order is nobody's."""
    state = infrastructure().state
    for seat in (None, 0, 1):
        seen = GAME.view(state, seat).shelved(MissionDeck)
        assert seen is not None
        assert list(seen.deck) == sorted(seen.deck)
    other = redeal(state, (), "another world")
    assert GAME.view(other, None) == GAME.view(state, None)
    assert any(redeal(state, (), f"{n}").shelf != state.shelf for n in range(3))


@pytest.mark.parametrize("move", [FOUNDS, LinkTo(territory=CHINA), BreakSeal(packet="pack_4")])
def test_marks_for_good_take_a_second_press(move: Move) -> None:
    """RL-B3.4."""
    assert move.lasts()
