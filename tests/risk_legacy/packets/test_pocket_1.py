"""Pocket 1 (RL-B5): the strike that opens it, and the fallout that stays."""

from functools import reduce
from typing import Any

import pytest

from engines.core.menu import Number
from engines.core.move import part
from engines.core.steward import KEEN
from engines.core.text import text
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.deltas import apply
from engines.risk_legacy.events.packets import PacketUnsealed
from engines.risk_legacy.events.turn import KnockedOut, LostOnTheWay, TerritoryEntered
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.moves.rewards import CancelScar, FoundMajor
from engines.risk_legacy.moves.turn import EndTurn, Expand, Place, TakeBack
from engines.risk_legacy.packets.pack_2.comeback import TakeComeback
from engines.risk_legacy.packets.pack_2.wandering import MoveHq
from engines.risk_legacy.packets.pocket_1.moves import Strike
from engines.risk_legacy.packets.pocket_1.told import CardBurnt, NukeFell
from engines.risk_legacy.rules.paths import goals
from engines.risk_legacy.rules.recruits import places
from engines.risk_legacy.rules.rewards import refusal
from engines.risk_legacy.rules.starts import hindrance
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.packets.glowing import MUTANTS, POCKET, glowing, third_missile
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.test_picture import drawn, has, words
from tests.risk_legacy.test_steward import advice
from tests.risk_legacy.victory import won
from tests.risk_legacy.war import BRAZIL, PASS, PERU, attack, duel, fire, rolls, stop, watching

SIBERIA = NUMBER["siberia"]


def test_three_missiles_on_one_roll() -> None:
    """RL-B5, B0.3: whoever fired the third opens it, before any losses; where it comes down is a choice of two."""
    play = third_missile(opens=False)
    assert (play.match.asked(), play.offers(BreakSeal)) == ((1,), [BreakSeal(packet=POCKET)])
    assert (play.at("brazil"), play.at("peru")) == ((0, 5), (1, 4))
    play.does(BreakSeal(packet=POCKET))
    assert play.heard(PacketUnsealed) == [PacketUnsealed(seat=1, packet=POCKET)]
    assert play.offers(Strike) == [Strike(territory=PERU), Strike(territory=BRAZIL)]
    play.clock()
    assert play.state.world.lands[PERU].scar == "fallout"


def test_the_worked_example() -> None:
    """RL-B5.1, B5.9: from 5 less 3; `to` loses 2, then its last 2 and its HQ; of its neighbours by land, 3 and 6 troops
    against dice of 5 and 2, 0 and 4 are left, and where the attack came from is one of them. The third firer is the
    Bringer; the turn goes on."""
    troops = {"venezuela": (2, 3), "argentina": (2, 6), "north_africa": (2, 9)}
    play = third_missile(troops=troops, hqs={"peru": 1}, tokens={1: 1}, dice=(5, 1, 2))
    play.does(Strike(territory=PERU))
    stands = {name: play.at(name) for name in ("brazil", "peru", "argentina", "venezuela", "north_africa")}
    assert stands == {
        "brazil": (0, 1),
        "peru": (None, 0),
        "argentina": (2, 4),
        "venezuela": (None, 0),
        "north_africa": (2, 9),
    }
    assert (play.state.fields[PERU].hq, play.state.stars(1), play.state.sides[1].razed) == (None, 1, True)
    assert play.state.world.banners[1].more == ("bringer_of_nuclear_fire",)
    assert play.heard(NukeFell) == [NukeFell(seat=1, territory=PERU, hq=1)]
    assert stop(play) == "reaction"
    assert (play.state.battle, play.match.asked(), rolls(play)) == (None, (0,), [])
    play.end()


def test_where_it_comes_from() -> None:
    """RL-B5.1.1: the attacker's own territory may be chosen as well; those of the roll fall first, on both sides."""
    play = third_missile(troops={"north_africa": (0, 3)}, dice=(1,) * 5)
    play.does(Strike(territory=BRAZIL))
    assert (play.at("brazil"), play.at("peru")) == ((None, 0), (1, 1))
    assert play.at("north_africa") == (0, 3)


def test_all_marks_and_the_card_are_gone() -> None:
    """RL-B5.1.2: city, fortification and scar; the card from a hand, the row, the discard or the deck, which is
    shuffled. A gap in the row is filled by sliding, and brings no event."""
    world = land({"peru": Mark(city="minor_city", boxes=2, scar="bunker", coins=4)}, allowed=True)
    play = third_missile(world=world, row="china peru alaska egypt", deck="japan ural", tokens={2: 1})
    play.does(Strike(territory=PERU))
    left = play.state.world.lands[PERU]
    assert (left.city, left.boxes, left.scar, left.card, left.coins) == (None, None, "fallout", False, 4)
    row = play.row.split()
    assert (row[1:], row[0] != "peru") == (["china", "alaska", "egypt"], True)
    assert sorted(play.state.world.packets.wiped) == ["bunker", "minor_city"]
    held = third_missile(hands={2: "peru coin"})
    held.does(Strike(territory=PERU))
    assert held.hand(2) == "coin"
    thrown = third_missile(discard="peru")
    thrown.does(Strike(territory=PERU))
    assert PERU not in (*thrown.state.cards.discard, *thrown.state.cards.deck)


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"hands": {2: "peru coin"}}, [("hand", 2)]),
        ({"row": "china peru alaska egypt", "deck": "japan ural", "tokens": {2: 1}}, [("row", None)]),
        ({"discard": "peru"}, [("rest", None)]),
        ({"world": land({"peru": Mark(card=False)}, allowed=True)}, []),
    ],
)
def test_what_becomes_of_the_card_is_told(position: dict[str, Any], told: list[Any]) -> None:
    """RL-B5.1.2, 11.4. What a newcomer missed: a card was gone from their hand, and not a word of it."""
    play = third_missile(**position)
    play.does(Strike(territory=PERU))
    assert [(each.lay, each.holder) for each in play.heard(CardBurnt)] == told
    assert [each.loser for each in play.heard(CardBurnt)] == [holder for _, holder in told]


def test_whoever_falls_is_knocked_out() -> None:
    """RL-B5.1.6, B0.6: the last troop anywhere; the cards are discarded, to nobody, and the seat may join the war."""
    play = third_missile(alone=True, hands={1: "coin egypt"}, dice=(1,))
    play.does(Strike(territory=PERU))
    (fallen,) = play.heard(KnockedOut)
    assert (fallen.seat, fallen.by, play.state.sides[1].hand) == (1, None, ())
    assert (play.state.present, play.state.ending) == ((0, 1, 2), None)


def test_an_attacker_who_falls_is_asked_when_the_battle_is_over() -> None:
    """RL-B5.1: the assault stops at once, whatever the strike asks; RL-B2.1: a comeback power."""
    play = third_missile(world=land({}, packets=("pack_2",)), alone=True, dice=(1,))
    play.does(Strike(territory=BRAZIL))
    assert ([fallen.seat for fallen in play.heard(KnockedOut)], play.at("brazil")) == ([0], (None, 0))
    assert (play.match.asked(), bool(play.offers(TakeComeback)), play.state.battle) == ((0,), True, None)
    GAME.check(play.state)


def test_somebody_who_is_not_there() -> None:
    """RL-B5.1, 5.1.2: a steward may aim it, but nobody waits for a second press."""
    play = third_missile(opens=False, people=("ann", "", "cid"))
    assert (play.heard(PacketUnsealed) != [], play.offers(Strike)[0]) == (True, Strike(territory=PERU))


def test_by_any_players_together() -> None:
    """RL-B5: two missiles of one and one of another; whoever fired last opens it."""
    watch = watching("all")
    play = duel(
        5, 4, missiles={1: 2, 2: 1}, orders={1: watch, 2: watch}, world=land(allowed=True), dice=(5, 4, 1, 3, 2)
    )
    attack(play)
    play.does(fire(0, 3), seat=1)
    play.does(PASS, seat=2)
    assert play.offers(BreakSeal) == []
    play.does(fire(4), seat=2)
    assert (play.match.asked(), play.offers(BreakSeal)) == ((2,), [BreakSeal(packet=POCKET)])


def test_only_where_packets_may_open_and_only_once() -> None:
    """RL-B5.2, B0.4: three missiles are just missiles in a world that has no packets, and in later games."""
    for world in (land(), glowing("japan")):
        play = third_missile(opens=False, world=world)
        assert not play.heard(NukeFell)
        assert play.state.world.lands[PERU].scar is None


# ---- the fallout territory


def beside_fallout(**more: Any) -> Scene:
    """Seat 0 may move its headquarters out of Brazil, where enemies are near, into Peru, where the strike fell."""
    troops = {"brazil": (0, 5), "peru": (0, 2), "argentina": (0, 1), "north_africa": (1, 3)}
    world = glowing(powers={0: "mobile"}, packets=("pack_2",))
    given: dict[str, Any] = {"troops": {**troops, "japan": (2, 3)}, "hqs": {"brazil": 0, "japan": 2}, **more}
    return scene(world=world, factions={0: 0}, phase="start", **given)


def test_a_headquarters_may_move_into_it() -> None:
    """RL-B2.2, B5.1, B5.3 and our ruling: the strike alone demolishes one; no clause keeps one out afterwards. Its
    guard dies, and then it stays bare (RL-B0.6)."""
    play = beside_fallout()
    play.does(MoveHq(origin=BRAZIL, target=PERU))
    GAME.check(play.state)
    assert (play.state.fields[PERU].hq, play.state.stars(0)) == (0, 1)
    play.place(brazil=play.state.ongoing.recruits)
    play.end()
    assert (play.at("peru"), play.state.fields[PERU].hq) == ((0, 1), 0)
    bare = beside_fallout()
    bare.does(MoveHq(origin=BRAZIL, target=PERU))
    while bare.at("peru")[1]:
        bare.runs_out()
    assert (bare.at("peru"), bare.state.fields[PERU].hq, bare.state.sides[0].razed) == ((None, 0), 0, False)
    GAME.check(bare.state)


@pytest.mark.parametrize("origin", ["brazil", "peru"])
def test_a_steward_keeps_its_headquarters_out_of_it(origin: str) -> None:
    """RL-12, B5.3: and moves it out of there."""
    play = beside_fallout(hqs={origin: 0, "japan": 2})
    play.answers(advice(play, level=KEEN))
    assert play.state.fields[NUMBER["argentina"]].hq == 0


@pytest.mark.parametrize(("sent", "arrived"), [(2, 1), (3, 1), (5, 2)])
def test_moving_in(sent: int, arrived: int) -> None:
    """RL-B5.3, B5.9: half of them, the loss rounded up, by expansion or maneuver; and it can be taken back."""
    play = scene(troops={"brazil": (0, 9), "egypt": (1, 3), "japan": (2, 3)}, world=glowing())
    play.expand("brazil", "peru", sent)
    assert (play.at("brazil"), play.at("peru")) == ((0, 9 - sent), (0, arrived))
    (entered,) = play.heard(TerritoryEntered)
    assert (entered.troops, entered.lost) == (sent, sent - arrived)
    play.does(TakeBack())
    assert (play.at("brazil"), play.at("peru")) == ((0, 9), (None, 0))
    play = scene(troops={"brazil": (0, 9), "peru": (0, 1), "egypt": (1, 3), "japan": (2, 3)}, world=glowing())
    play.maneuver("brazil", "peru", sent)
    assert play.heard(LostOnTheWay) == [LostOnTheWay(seat=0, territory=PERU, troops=sent - arrived)]
    assert (play.at("brazil"), play.at("peru")) == ((0, 9 - sent), (0, arrived) if arrived else (None, 0))


def test_somebody_must_survive() -> None:
    """RL-B5.9: one troop alone cannot expand into it; with a city's toll the message is the city's."""
    play = scene(troops={"brazil": (0, 2), "egypt": (1, 3), "japan": (2, 3)}, world=glowing())
    assert play.why(part(Expand, target=PERU)) == text("reason-must-survive")


def test_conquering_it() -> None:
    """RL-B5.3: one survivor conquers, but nobody is left there; who follows is halved as well."""
    play = duel(3, 1, world=glowing(), dice=(6, 1, 5, 1))
    attack(play, dice=1)
    assert (play.at("peru"), play.state.ongoing.conquered) == ((None, 0), (PERU,))
    play.answers(Number(1))
    assert play.at("peru") == (None, 0)
    play.end()


def test_at_the_end_of_a_turn() -> None:
    """RL-B5.3: a troop of its holder is lost, the last one too, and only in its own turn."""
    troops = {"brazil": (0, 3), "peru": (0, 2), "egypt": (1, 3), "japan": (2, 3)}
    play = scene(troops=troops, world=glowing())
    play.end()
    assert play.at("peru") == (0, 1)
    play = scene(troops={**troops, "peru": (1, 1)}, world=glowing())
    play.end()
    assert play.at("peru") == (1, 1)


def test_no_recruits_there() -> None:
    """RL-B5.3: nor anywhere, if it holds nothing else."""
    troops = {"brazil": (0, 3), "peru": (0, 2), "egypt": (0, 1), "ural": (1, 3), "japan": (2, 3)}
    play = scene(troops=troops, world=glowing(), phase="muster")
    assert sorted(places(play.state, 0)) == sorted((BRAZIL, NUMBER["egypt"]))
    assert play.why(part(Place, territory=PERU)) == text("reason-not-yours")
    alone = scene(troops={"peru": (0, 2), "egypt": (1, 3), "japan": (2, 3)}, world=glowing(), phase="muster")
    assert (alone.state.ongoing.recruits, alone.match.asked()) == (0, (0,))
    assert alone.accepts(EndTurn())


@pytest.mark.parametrize("power", [None, "free_maneuver"])
def test_no_way_leads_through_it(power: str | None) -> None:
    """RL-B5.3: it may begin or end there; whoever needs no way is not held up."""
    troops = {"brazil": (0, 3), "peru": (0, 3), "argentina": (0, 3), "egypt": (1, 3), "japan": (2, 3)}
    chain = {"western_united_states": (0, 3), "central_america": (0, 3), "venezuela": (0, 3), "egypt": (1, 3)}
    world = glowing("central_america")
    powers = {0: power} if power else {}
    play = scene(troops={**chain, "japan": (2, 3)}, world=world, powers=powers)
    far, middle = NUMBER["venezuela"], NUMBER["central_america"]
    found = goals(play.state, 0, NUMBER["western_united_states"])
    assert (far in found, middle in found) == (power is not None, True)
    assert far in goals(play.state, 0, middle)
    round_about = scene(troops=troops, world=glowing())
    assert NUMBER["argentina"] in goals(round_about.state, 0, BRAZIL)


def test_never_marked_again() -> None:
    """RL-B5.3: no scar, no city, not cancelled, no start, for whatever lack of places."""
    play = won(0, world=glowing("siberia", played=("bunker",)), seats=3)
    assert refusal(play.state, 0, FoundMajor(territory=SIBERIA)) == "marked"
    assert refusal(play.state, 0, CancelScar(territory=SIBERIA)) == "no_scar"
    fight = duel(5, 4, world=glowing(), scars={1: "bunker"}, dice=(5, 4, 1, 3, 2))
    attack(fight)
    assert fight.match.asked() == (0,)
    opening = opened(3, world=glowing())
    assert hindrance(opening.state, opening.mover, PERU, hq=True) == "marked"


def test_a_world_keeps_it() -> None:
    """RL-B0.3, 10.13: the record says it, and nothing of it is a mark of the box any more."""
    play = third_missile(opens=True)
    play.does(Strike(territory=PERU))
    again = reduce(apply, play.state.deltas, land(allowed=True))
    assert again == play.state.world
    assert again.factions == (0, 1, 2, 3, 4, MUTANTS)
    assert play.state.factions == (0, 1, 2, 3, 4)


def test_it_is_seen() -> None:
    """RL-11.1: on the picture of the table, which says whoever plays the Mutants."""
    play = scene(troops={"brazil": (0, 3), "egypt": (1, 3), "japan": (2, 3)}, world=glowing(), factions={0: MUTANTS})
    picture = drawn(play)
    assert has(picture, "skull-crossed-bones")
    assert "Mutants" in words(picture)
