"""The Mutants of pocket 1 (RL-B5.5 to B5.8): what they are, what they become, and the events that come with them."""

from typing import Any

import pytest

from engines.core.move import part
from engines.core.text import text
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.deltas import PowerAdded
from engines.risk_legacy.events.battle import DiceRolled
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.founding import TakeFaction
from engines.risk_legacy.moves.turn import TakeBack
from engines.risk_legacy.packets.common.cards import Destroyed, EventDeck
from engines.risk_legacy.packets.pocket_1.ledger import Ledger
from engines.risk_legacy.packets.pocket_1.moves import ClaimMutation, Entrance, Grow, Keep, SwapCard
from engines.risk_legacy.packets.pocket_1.mutants import ReversedScars
from engines.risk_legacy.packets.pocket_1.mutation import Entranced
from engines.risk_legacy.packets.pocket_1.told import Entrancing, OnesRerolled
from engines.risk_legacy.rules import attacks
from engines.risk_legacy.rules.paths import goals
from engines.risk_legacy.rules.recruits import places
from tests.risk_legacy.arrange import Mark, opened, scene
from tests.risk_legacy.packets.glowing import MUTANTS, glowing
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, PERU, attack, duel, lost

OTHERS = {"egypt": (1, 3), "japan": (2, 3)}
KEEP = Keep()


def mutants(troops: dict[str, tuple[int, int]], *, seat: int = 0, **more: Any) -> Scene:
    """A position in which that seat plays the Mutants; the strike fell on Peru."""
    given: dict[str, Any] = {"world": glowing(), "factions": {seat: MUTANTS}, **more}
    return scene(troops={**OTHERS, **troops}, **given)


# ---- what they are


def test_anybody_may_play_them() -> None:
    """RL-B5.5: from the game after the strike on, beside the five."""
    play = opened(3, world=glowing())
    assert play.offers(TakeFaction)[-1] == TakeFaction(faction=MUTANTS)


def test_fallout_does_them_no_harm() -> None:
    """RL-B5.5: no halving, recruits and ways allowed, a troop more at the end of the turn."""
    play = mutants({"brazil": (0, 5)})
    play.expand("brazil", "peru", 3)
    assert play.at("peru") == (0, 3)
    chain = {"brazil": (0, 3), "peru": (0, 2), "argentina": (0, 3), "venezuela": (0, 1)}
    play = mutants(chain)
    assert NUMBER["argentina"] in goals(play.state, 0, BRAZIL)
    assert PERU in places(play.state, 0)
    play.end()
    assert play.at("peru") == (0, 3)


def test_scars_are_reversed() -> None:
    """RL-B5.5: what takes a troop gives one, and the other way round; of others they are as they were."""
    power = glowing().banners[MUTANTS].powers
    assert power == ("radiation_born", "reversed_scars", "revenge")
    world = glowing("siberia", marks={"brazil": Mark(scar="biohazard"), "egypt": Mark(scar="mercenary")})
    assert world.lands[BRAZIL].scar == "biohazard"
    state = mutants({"brazil": (0, 5)}, world=glowing("siberia")).state.evolve(world=world)
    trait = ReversedScars(seat=0)
    found = [trait.turn_end_troops(state, 0, at, by) for at, by in ((BRAZIL, -1), (NUMBER["egypt"], 1), (PERU, 0))]
    assert found == [1, -1, 0]
    assert trait.turn_end_troops(state, 1, BRAZIL, -1) == -1


@pytest.mark.parametrize(("bringer", "rolled"), [(1, (6, 5, 2)), (2, (6, 1, 1))])
def test_revenge(bringer: int, rolled: tuple[int, ...]) -> None:
    """RL-B5.5: against the Bringer they roll ones again until there is none; against others they do not."""
    world = glowing("siberia", powers={bringer: "bringer_of_nuclear_fire"})
    play = duel(5, 1, world=world, factions={0: MUTANTS, 1: 1, 2: 2}, dice=(6, 1, 1, 4, 1, 5, 2))
    attack(play)
    (thrown,) = play.heard(DiceRolled)
    assert thrown.attack == rolled
    assert [event.dice for event in play.heard(OnesRerolled)] == ([2] if bringer == 1 else [])


@pytest.mark.parametrize(("faction", "missiles"), [(0, [2, 0, 0]), (1, [0, 0, 0])])
def test_the_bringer_is_armed(faction: int, missiles: list[int]) -> None:
    """RL-B5.6: if both play."""
    play = opened(3, world=glowing(powers={faction: "bringer_of_nuclear_fire"}))
    order = []
    while play.state.turn is None:
        offered = [move.faction for move in play.offers(TakeFaction)]
        if offered:
            order.append(play.mover)
            play.does(TakeFaction(faction=next(each for each in (0, MUTANTS, 2) if each in offered)))
        play.clock()
    assert [play.state.sides[seat].missiles for seat in order] == missiles


# ---- their mission


def test_all_that_glows() -> None:
    """RL-B5.5: a star once in a game, instead of a card; by default it is claimed."""
    conquered: dict[str, Any] = {"conquered": (NUMBER["brazil"],)}
    play = mutants({"brazil": (0, 5), "peru": (0, 2)}, turn=conquered, row="brazil china alaska ural")
    play.end()
    assert play.offers(ClaimMutation) == [ClaimMutation()]
    play.clock()
    assert (play.state.sides[0].tokens, play.hand(0)) == (("mutation",), "")
    again = play
    for _ in range(3):
        again.runs_out()
    assert again.state.sides[0].tokens == ("mutation",)


def test_who_does_not_want_it_gets_the_card() -> None:
    """RL-B5.5: it replaces the card only if it is claimed."""
    conquered: dict[str, Any] = {"conquered": (NUMBER["brazil"],)}
    play = mutants({"brazil": (0, 5), "peru": (0, 2)}, turn=conquered, row="brazil china alaska ural")
    play.end()
    play.does(KEEP)
    assert (play.state.sides[0].tokens, play.hand(0)) == ((), "brazil")


def test_what_is_missing() -> None:
    """RL-B5.5: every biohazard as well, and it is the Mutants' alone."""
    world = glowing(marks={"egypt": Mark(scar="biohazard")}, played=())
    assert world.barren(NUMBER["egypt"])
    play = mutants({"peru": (0, 2), "brazil": (0, 3)}, seat=1)
    play.end()
    assert play.offers(ClaimMutation) == []


def test_the_star_that_wins() -> None:
    """RL-7.1.3: at once."""
    play = mutants({"brazil": (0, 5), "peru": (0, 2)}, tokens={0: 3})
    play.end()
    play.does(ClaimMutation())
    assert play.won.winner == 0


# ---- events


def happens(event: str, troops: dict[str, tuple[int, int]], *, dice: tuple[int, ...] = (), **more: Any) -> Scene:
    """The turn of seat 0 ends with a coin card, and what comes up in the row brings that event."""
    given: dict[str, Any] = {
        "world": glowing(marks={"ural": Mark(coins=2)}),
        "turn": {"conquered": (NUMBER["brazil"],)},
        **more,
    }
    shelf = (EventDeck(deck=(event, "fallout_wind")), *given.pop("shelf", ()))
    play = mutants(troops, row="china alaska irkutsk siberia", deck="ural", shelf=shelf, dice=dice, **given)
    play.end()
    return play


HELD = {"brazil": (0, 5)}
AUSTRALIA = dict.fromkeys(("indonesia", "new_guinea", "western_australia", "eastern_australia"), (1, 2))


def test_agent_of_chaos() -> None:
    """RL-B5.7: a token, unless a human faction holds a continent; the Mutants may."""
    assert happens("agent_of_chaos", HELD).state.sides[0].tokens == ("agent_of_chaos",)
    assert happens("agent_of_chaos", {**HELD, **AUSTRALIA}).state.sides[0].tokens == ()
    own = dict.fromkeys(AUSTRALIA, (0, 2))
    assert happens("agent_of_chaos", {**HELD, **own}).state.sides[0].tokens == ("agent_of_chaos",)
    assert happens("agent_of_chaos", HELD, factions={}).state.sides[0].tokens == ()


def test_fallout_wind() -> None:
    """RL-B5.7: each territory joined to it by land loses up to six; the Mutants lose nothing; the card is destroyed."""
    play = happens("fallout_wind", {**HELD, "venezuela": (1, 4), "argentina": (2, 2)}, dice=(3, 5))
    assert (play.at("venezuela"), play.at("argentina"), play.at("brazil")) == ((1, 1), (None, 0), (0, 5))
    known = play.state.world.known(Destroyed)
    assert known is not None
    assert known.events == ("fallout_wind",)


@pytest.mark.parametrize(
    ("ways", "power"),
    [
        (("offensive", "bodies"), "unnatural_strength"),
        (("offensive", "brains"), "mindshackle"),
        (("defensive", "bodies"), "unstable_cloning"),
        (("defensive", "brains"), "mass_hypnosis"),
    ],
)
def test_evolution(ways: Any, power: str) -> None:
    """RL-B5.7: a choice with each of the two cards, which are used up; both together are a power for good."""
    play = happens("mutants_evolve", HELD)
    assert play.offers(Grow) == [Grow(way="offensive"), Grow(way="defensive")]
    play.does(Grow(way=ways[0]))
    first = play.state.world
    later = happens("mutants_evolve", HELD, world=first)
    assert later.offers(Grow) == [Grow(way="bodies"), Grow(way="brains")]
    later.does(Grow(way=ways[1]))
    assert later.state.world.banners[MUTANTS].powers[-1] == power
    known = later.state.world.known(Destroyed)
    assert known is not None
    assert known.events == ("mutants_evolve",) * 2
    assert PowerAdded(faction=MUTANTS, power=power) in later.state.deltas


def test_nobody_evolves() -> None:
    """RL-B5.7: nobody plays them: the card is discarded."""
    play = happens("mutants_evolve", HELD, factions={})
    lies = play.state.shelved(EventDeck)
    assert lies is not None
    assert (lies.discard, play.offers(Grow)) == (("mutants_evolve",), [])


# ---- what they become


def test_sixes_beat_sixes() -> None:
    """RL-B5.7, B5.8: only their attacking sixes; and iron wall closes only what is still held."""
    world = glowing("siberia", evolved=("unnatural_strength",))
    strong: dict[str, Any] = {"world": world, "factions": {0: MUTANTS}}
    play = duel(5, 3, dice=(6, 5, 1, 6, 5), **strong)
    attack(play)
    assert lost(play) == [(1, 1)]
    walls = duel(5, 2, dice=(6, 6, 1, 6, 6), powers={1: "iron_wall"}, **strong)
    attack(walls)
    assert (lost(walls), walls.state.ongoing.closed) == ([(0, 2)], ())
    held = duel(5, 3, dice=(6, 6, 1, 6, 6), powers={1: "iron_wall"}, **strong)
    attack(held)
    assert (lost(held), held.state.ongoing.closed) == ([(0, 2)], (PERU,))
    others = duel(5, 3, dice=(6, 5, 1, 6, 5), world=world, factions={1: MUTANTS})
    attack(others)
    assert lost(others) == [(2, 0)]


def test_mindshackle() -> None:
    """RL-B5.7: a card just taken for a random one of somebody conquered from this turn; or it is kept."""
    conquered: dict[str, Any] = {"conquered": (NUMBER["brazil"],)}
    given: dict[str, Any] = {
        "world": glowing("siberia", evolved=("mindshackle",)),
        "turn": conquered,
        "hands": {1: "coin egypt"},
        "shelf": (Ledger(round=1, seat=0, victims=(1,)),),
        "row": "brazil china alaska ural",
    }
    play = mutants({"brazil": (0, 5)}, dice=(1,), **given)
    play.end()
    assert play.offers(SwapCard) == [SwapCard(other=1)]
    play.does(SwapCard(other=1))
    hands = play.hand(0).split() + play.hand(1).split()
    assert sorted(hands) == ["brazil", "coin", "egypt"]
    assert "brazil" in play.hand(1)
    kept = mutants({"brazil": (0, 5)}, **given)
    kept.end()
    kept.clock()
    assert kept.hand(0) == "brazil"


def test_victims_are_remembered() -> None:
    """RL-B5.7: whom they conquered from in this turn."""
    play = duel(5, 1, world=glowing("siberia"), factions={0: MUTANTS}, dice=(6, 5, 1, 2))
    attack(play)
    lies = play.state.shelved(Ledger)
    assert lies is not None
    assert lies.victims == (1,)


@pytest.mark.parametrize(("defence", "more"), [((4, 4), 1), ((4, 3), 0)])
def test_cloning(defence: tuple[int, int], more: int) -> None:
    """RL-B5.7: a natural double in defence brings a troop, if the territory is still held."""
    cloning: dict[str, Any] = {"world": glowing("siberia", evolved=("unstable_cloning",)), "factions": {1: MUTANTS}}
    play = duel(5, 4, dice=(5, 2, 1, *defence), **cloning)
    attack(play)
    (losses,) = lost(play)
    assert play.at("peru") == (1, 4 - losses[1] + more)
    fallen = duel(5, 2, dice=(6, 6, 1, *defence), **cloning)
    attack(fallen)
    assert fallen.at("peru")[0] == 0


def test_hypnosis() -> None:
    """RL-B5.7: one of the territories on traded cards cannot be attacked until their next turn."""
    given: dict[str, Any] = {
        "world": glowing("siberia", evolved=("mass_hypnosis",)),
        "turn": {"traded": True, "paid": (BRAZIL, NUMBER["china"], 42)},
    }
    play = mutants({"brazil": (0, 5), "peru": (1, 5)}, **given)
    play.end()
    assert play.offers(Entrance) == [Entrance(territory=BRAZIL), Entrance(territory=NUMBER["china"])]
    play.does(Entrance(territory=BRAZIL))
    while play.state.ongoing.seat == 1 and play.state.ongoing.recruits:
        play.clock()
    assert play.why(part(Assault, target=BRAZIL)) == text("reason-closed")
    while play.state.ongoing.seat != 0:
        play.clock()
    assert play.state.shelved(Entranced) == Entranced()


def test_hypnosis_ends_with_them() -> None:
    """RL-B5.7, 7.4.3: without a next turn of theirs it would never end, so it ends when they are removed."""
    given: dict[str, Any] = {
        "world": glowing("siberia", evolved=("mass_hypnosis",)),
        "turn": {"traded": True, "paid": (BRAZIL, NUMBER["china"])},
        "resign": "remove",
    }
    play = mutants({"peru": (1, 5), "brazil": (2, 2), "china": (0, 2)}, **given)
    play.end()
    play.does(Entrance(territory=BRAZIL))
    play.runs_out()
    play.leaves(0)
    assert play.state.sides[0].eliminated
    assert play.state.shelved(Entranced) == Entranced()
    assert attacks.hindrance(play.state, 1, BRAZIL) is None


def test_a_trade_that_is_taken_back_entrances_nothing() -> None:
    """RL-B5.7 and our ruling: it is asked at the end of the turn, since a trade may be taken back until then."""
    world = glowing("siberia", evolved=("mass_hypnosis",))
    play = mutants({"brazil": (0, 5), "peru": (1, 5)}, world=world, hands={0: "brazil china"}, phase="muster")
    play.trade("brazil china")
    assert play.offers(Entrance) == []
    play.does(TakeBack())
    play.place(brazil=play.state.ongoing.recruits)
    play.end()
    assert (play.offers(Entrance), play.heard(Entrancing)) == ([], [])
