"""What follows a victory: results, the signature, whose turn it is to be rewarded, the record (RL-7.2 to 7.6)."""

from __future__ import annotations

import pytest

from engines.core.booklet.strokes import Leaf
from engines.core.move import part
from engines.core.rng import Rng
from engines.risk_legacy.campaign.deltas import CityFounded, Fought, ScarPlaced, Signed
from engines.risk_legacy.campaign.records import fold
from engines.risk_legacy.campaign.world import Campaigned, Signature
from engines.risk_legacy.events.rewards import BoardSigned, GameRecorded, GameWon, RewardForgone
from engines.risk_legacy.events.turn import Eliminated
from engines.risk_legacy.moves.battle import PlayScar
from engines.risk_legacy.moves.concession import Concede, PenConcede
from engines.risk_legacy.moves.rewards import Forgo, FoundMajor
from tests.risk_legacy.arrange import land, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import chained, forgo, reward, won
from tests.risk_legacy.war import PERU, attack, duel


def rewarded(play: Scene) -> list[int]:
    """Who is asked, one after the other."""
    found = []
    while not play.match.over:
        found.append(play.mover)
        assert play.match.span == "reward"
        play.clock()
    return found


def test_clockwise_from_the_winner() -> None:
    """EX-41, RL-7.6.1: winner 2, seat 1 is out: 2, 3, 0."""
    assert rewarded(won(2, out=(1,))) == [2, 3, 0]


def test_forfeited() -> None:
    """RL-7.5.2, 7.6.3, 8.27: nothing is taken by default, and rewards may be declined."""
    play = won(0)
    play.does(part(Forgo, sure=None), Forgo())
    assert play.heard(RewardForgone)[0].seat == 0
    play.clock()
    assert play.heard(RewardForgone)[0].seat == 1
    forgo(play)
    kinds = {type(delta) for delta in play.state.deltas}
    assert kinds == {Fought, Signed}


def test_the_winner_signs() -> None:
    """RL-7.5.1: person and game number; results of all five factions."""
    play = won(0, out=(3,), game=7, world=land(signed=("ann", "bob")))
    signed = [event for event in play.story if isinstance(event, BoardSigned)]
    assert [(event.seat, event.game, event.signatures) for event in signed] == [(0, 7, 2)]
    assert play.state.world.signatures[-1] == Signature(game=7, person="ann")
    results = [banner.past[-1] for banner in play.state.world.banners]
    at = play.state.fields.index(next(field for field in play.state.fields if field.hq == 0))
    assert results[0] == Campaigned(game=7, person="ann", start=at, result="won")
    assert [entry.result for entry in results] == ["won", "held_on", "held_on", "eliminated", "unused"]
    assert results[4] == Campaigned(game=7, person="", start=None, result="unused")


def test_who_has_no_troop_is_eliminated() -> None:
    """RL-7.2.3, 7.3.2: even if it could have joined later; no reward."""
    play = won(0, out=(3,))
    assert any(isinstance(event, Eliminated) and event.seat == 3 for event in play.story)
    assert rewarded(play) == [0, 1, 2]
    outcome = play.match.outcome
    assert outcome is not None
    assert outcome.ranks == (1, 2, 2, 4)


def test_a_winner_without_a_person() -> None:
    """RL-7.4.2: it counts, but nobody signs and the winner gets no reward; the others have theirs."""
    play = won(0, people=("", "bob", "", "dot"), game=3)
    assert play.state.world.signatures == ()
    assert rewarded(play) == [1, 3]
    record = chained(play)[-1]
    assert (record.n, record.winner) == (3, 0)
    assert (record.seats[0].person, record.seats[0].faction, record.seats[0].result) == ("", 0, "won")


def test_a_substitute_signs() -> None:
    """RL-7.4.2: the person then in the seat counts."""
    play = duel(8, 1, hqs={"brazil": 0, "peru": 1}, tokens={0: 2}, dice=(6, 5, 4, 1))
    play.seating(0, "resign")
    play.seating(0, "sit", "fay")
    attack(play)
    assert play.state.world.signatures == (Signature(game=1, person="fay"),)


def test_resigning_after_the_victory() -> None:
    """RL-7.4.3: only the own reward is forfeited."""
    play = won(0, resign="remove")
    play.seating(0, "resign")
    assert play.match.asked() == (1,)
    assert play.state.world.signed("ann") == 1
    play.seating(2, "resign")
    play.clock()
    assert play.match.asked() == (3,)
    assert play.state.held(2) != ()


def test_resigning_before_the_name() -> None:
    """RL-7.4.3, 7.8.5: the city stands, without a name."""
    play = won(0)
    reward(play, "found_major", FoundMajor(territory=PERU))
    play.seating(0, "resign")
    assert play.match.asked() == (1,)
    city = play.state.world.lands[PERU].city
    assert city is not None
    assert (city.founder, city.name) == ("ann", None)


def test_an_epilogue() -> None:
    """RL-7.7.2: games 16 and later: nobody signs, no rewards; scars, ticks and histories stay."""
    play = scene(
        3,
        troops={"brazil": (0, 8), "peru": (1, 1), "egypt": (1, 2), "japan": (2, 2)},
        hqs={"brazil": 0, "peru": 1},
        tokens={0: 2},
        scars={0: "ammo_shortage"},
        game=16,
        dice=(6, 5, 4, 6),
    )
    attack(play, scar=True)
    assert play.match.over
    assert play.state.world.signatures == ()
    kinds = [type(delta) for delta in chained(play)[-1].deltas]
    assert kinds == [ScarPlaced, *(Fought,) * 5]


def test_the_record() -> None:
    """RL-1.6, 1.7: exactly one more; what it lists is all that changed."""
    play = won(2, game=4, out=(1,))
    reward(play, "found_major", FoundMajor(territory=PERU))
    assert play.match.bequest is None, "a name is still open"
    forgo(play)
    assert any(isinstance(event, GameRecorded) and event.game == 4 for event in play.story)
    chain = chained(play)
    assert [record.n for record in chain] == [0, 1, 2, 3, 4]
    assert chain[:4] == play.state.chain
    record = chain[-1]
    assert (record.winner, record.charter) == (2, None)
    assert (record.why, record.rounds) == ("stars", play.state.round)
    assert [fighter.person for fighter in record.seats] == ["ann", "bob", "cid", "dot"]
    assert [fighter.result for fighter in record.seats] == ["held_on", "eliminated", "won", "held_on"]
    assert CityFounded(territory=PERU, city="major_city", person="cid") in record.deltas
    assert record.commitment == Rng.commitment("loaded")


@pytest.mark.parametrize("why", ["alone", "conceded", "round_cap"])
def test_other_victories(why: str) -> None:
    """RL-7.2, 7.2.3: followed by the same; and whoever has no troops is eliminated at any end."""
    troops = {"peru": (0, 5), "egypt": (1, 2), "japan": (3, 2)}
    play = scene(4, troops=troops, resign="remove", concession="unanimous", round_cap=8, number=8, seat=3)
    if why == "alone":
        for seat in (1, 2, 3):
            play.seating(seat, "resign")
    elif why == "conceded":
        for seat in (1, 2, 3):
            play.orders(seat, Leaf(page="concede"), PenConcede(to=0), Concede(to=0))
    else:
        play.end()
    assert play.state.ending is not None
    assert (play.state.ending.winner, play.state.ending.why) == (0, why)
    assert [event.why for event in play.story if isinstance(event, GameWon)] == [why]
    assert [side.eliminated for side in play.state.sides] == [False, why == "alone", True, why == "alone"]
    gone = [event.why for event in play.story if isinstance(event, Eliminated)]
    assert gone == (["removed"] * 3 if why == "alone" else ["no_troops"])
    assert rewarded(play) == ([0] if why == "alone" else [0, 1, 3])
    assert (chained(play)[-1].why, chained(play)[-1].rounds) == (why, 8)


def test_an_abandoned_game() -> None:
    """EX-46, RL-1.8: nothing is bequeathed; the next one starts without the scar, its card is in the pool."""
    play = duel(8, 5, scars={1: "bunker"}, dice=(6, 5, 2, 5, 5))
    attack(play)
    play.does(PlayScar(scar="bunker"))
    assert play.state.world.lands[PERU].scar == "bunker"
    assert play.match.bequest is None
    before = fold(play.state.chain)
    assert before.lands[PERU].scar is None
    assert len(before.pool) == 6


def test_unplayed_scar_cards_return() -> None:
    """RL-7.3.1, 2.3.3: whoever held them, eliminated or not."""
    play = won(0, out=(3,), scars={0: "bunker", 2: "ammo_shortage", 3: "bunker"}, scar_asks="never")
    forgo(play)
    assert len(fold(chained(play)).pool) == 6
