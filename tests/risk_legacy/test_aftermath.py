"""What follows a victory: results, the signature, whose turn it is to be rewarded, the record (RL-7.2 to 7.6)."""

from typing import Any

import pytest

from engines.core.booklet.strokes import Leaf
from engines.core.move import part
from engines.core.rng import Rng
from engines.risk_legacy.campaign.deltas import CityFounded, Fought, ScarPlaced, Signed
from engines.risk_legacy.campaign.records import fold
from engines.risk_legacy.campaign.world import Campaigned, City, Signature
from engines.risk_legacy.events.rewards import BoardSigned, GameRecorded, GameWon, RewardForgone
from engines.risk_legacy.events.turn import Eliminated
from engines.risk_legacy.moves.battle import PlayScar
from engines.risk_legacy.moves.concession import Concede, PenConcede
from engines.risk_legacy.moves.rewards import Forgo, FoundMajor
from tests.risk_legacy.arrange import land, opened, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import chained, forgo, reward, won
from tests.risk_legacy.war import PERU, attack, duel

LAST_STAR: dict[str, Any] = {"hqs": {"brazil": 0, "peru": 1}, "tokens": {0: 2}}
NOBODY_SITS: dict[str, Any] = {"people": ("", "bob", "", "dot")}


def rewarded(play: Scene) -> list[int]:
    """Who is asked, one after the other."""
    found = []
    while not play.match.over:
        found.append(play.mover)
        assert play.match.span == "reward"
        play.clock()
    return found


@pytest.mark.parametrize(
    ("winner", "out", "more", "asked", "ranks"),
    [
        pytest.param(2, (1,), {}, [2, 3, 0], (2, 4, 1, 2), id="EX-41: clockwise from the winner"),
        pytest.param(0, (3,), {}, [0, 1, 2], (1, 2, 2, 4), id="who has no troop is eliminated"),
        pytest.param(0, (), NOBODY_SITS, [1, 3], (1, 2, 2, 2), id="a winner without a person has none"),
        pytest.param(0, (), {"game": 16}, [], (1, 2, 2, 2), id="nor has anybody after the campaign"),
    ],
)
def test_who_is_rewarded(winner: int, out: Any, more: Any, asked: list[int], ranks: tuple[int, ...]) -> None:
    """EX-41, RL-7.6.1, 7.2.3, 7.3.2, 7.4.2, 7.7.2: the winner, then who held on; not who has no troop, even if it could
    have joined later. Scar cards that nobody played return, whoever held them (RL-7.3.1, 2.3.3), and missiles are gone,
    fired or not (RL-6.3.7)."""
    held: dict[str, Any] = {"scars": {0: "bunker", 2: "ammo_shortage", 3: "bunker"}, "missiles": {2: 1}}
    play = won(winner, out=out, **more, **held, scar_asks="never", missile_asks="never")
    assert [event.seat for event in play.story if isinstance(event, Eliminated)] == list(out)
    assert rewarded(play) == asked
    assert play.outcome.ranks == ranks
    signed = play.state.world.signed("cid" if winner == 2 else "ann")
    assert signed == ("people" not in more and "game" not in more)
    assert len(fold(chained(play)).pool) == 6
    assert [type(event).__name__ for event in play.story].count("GameRecorded") == 1
    later = opened(4, world=play.state.world, game=2, people=("ann", "bob", "cid", "dot"))
    assert sum(side.missiles for side in later.state.sides) == signed


def test_forfeited() -> None:
    """RL-7.5.2, 7.6.3, 8.27: nothing is taken by default, and rewards may be declined."""
    play = won(0)
    play.does(part(Forgo, sure=None), Forgo())
    assert play.heard(RewardForgone)[0].seat == 0
    play.clock()
    assert play.heard(RewardForgone)[0].seat == 1
    forgo(play)
    assert {type(delta) for delta in play.state.deltas} == {Fought, Signed}


def test_the_winner_signs() -> None:
    """RL-7.5.1, 7.4.2: person and game number, whoever sits there then; results of all five factions."""
    play = won(0, out=(3,), game=7, world=land(signed=("ann", "bob")))
    signed = [event for event in play.story if isinstance(event, BoardSigned)]
    assert [(event.seat, event.game, event.signatures) for event in signed] == [(0, 7, 2)]
    assert play.state.world.signatures[-1] == Signature(game=7, person="ann")
    results = [banner.past[-1] for banner in play.state.world.banners]
    at = play.state.fields.index(next(field for field in play.state.fields if field.hq == 0))
    assert results[0] == Campaigned(game=7, person="ann", start=at, result="won")
    assert [entry.result for entry in results] == ["won", "held_on", "held_on", "eliminated", "unused"]
    assert results[4] == Campaigned(game=7, person="", start=None, result="unused")
    substitute = duel(8, 1, **LAST_STAR, dice=(6, 5, 4, 1))
    substitute.seating(0, "resign")
    substitute.seating(0, "sit", "fay")
    attack(substitute)
    assert substitute.state.world.signatures == (Signature(game=1, person="fay"),)


@pytest.mark.parametrize("naming", [False, True])
def test_resigning_after_the_victory(*, naming: bool) -> None:
    """RL-7.4.3, 7.8.5: only the own reward is forfeited; a city that stands stays without a name."""
    play = won(0, resign="remove")
    if naming:
        reward(play, "found_major", FoundMajor(territory=PERU))
    play.seating(0, "resign")
    assert (play.match.asked(), play.state.world.signed("ann")) == ((1,), 1)
    city = play.state.world.lands[PERU].city
    assert city == (City(kind="major_city", founder="ann") if naming else None)
    play.seating(2, "resign")
    play.clock()
    assert (play.match.asked(), bool(play.state.held(2))) == ((3,), True)


def test_an_epilogue() -> None:
    """RL-7.7.2: games 16 and later: nobody signs, no rewards; scars, ticks and histories stay."""
    play = duel(8, 1, **LAST_STAR, scars={0: "ammo_shortage"}, game=16, dice=(6, 5, 4, 6))
    attack(play, scar=True)
    assert (play.match.over, play.state.world.signatures) == (True, ())
    assert [type(delta) for delta in chained(play)[-1].deltas] == [ScarPlaced, *(Fought,) * 5]


def test_the_record() -> None:
    """RL-1.6, 1.7: exactly one more; what it lists is all that changed; a winner without a person is in it, too
    (RL-7.4.2)."""
    play = won(2, game=4, out=(1,))
    reward(play, "found_major", FoundMajor(territory=PERU))
    assert play.match.bequest is None, "a name is still open"
    forgo(play)
    assert [event.game for event in play.story if isinstance(event, GameRecorded)] == [4]
    chain = chained(play)
    assert [record.n for record in chain] == [0, 1, 2, 3, 4]
    assert chain[:4] == play.state.chain
    record = chain[-1]
    assert (record.winner, record.charter, record.why, record.rounds) == (2, None, "stars", play.state.round)
    assert [fighter.person for fighter in record.seats] == ["ann", "bob", "cid", "dot"]
    assert [fighter.result for fighter in record.seats] == ["held_on", "eliminated", "won", "held_on"]
    assert CityFounded(territory=PERU, city="major_city", person="cid") in record.deltas
    assert record.commitment == Rng.commitment("loaded")
    nobody = won(0, game=3, **NOBODY_SITS)
    forgo(nobody)
    winner = chained(nobody)[-1].seats[0]
    assert (winner.person, winner.faction, winner.result) == ("", 0, "won")


@pytest.mark.parametrize("why", ["alone", "conceded", "round_cap"])
def test_other_victories(why: str) -> None:
    """RL-7.2, 7.2.3: followed by the same; and whoever has no troops is eliminated at any end."""
    troops = {"peru": (0, 5), "egypt": (1, 2), "japan": (3, 2)}
    play = scene(4, troops=troops, resign="remove", concession="unanimous", round_cap=8, number=8, seat=3)
    for seat in (1, 2, 3):
        if why == "alone":
            play.seating(seat, "resign")
        elif why == "conceded":
            play.orders(seat, Leaf(page="concede"), PenConcede(to=0), Concede(to=0))
    if why == "round_cap":
        play.end()
    assert (play.won.winner, play.won.why) == (0, why)
    assert [event.why for event in play.story if isinstance(event, GameWon)] == [why]
    assert [side.eliminated for side in play.state.sides] == [False, why == "alone", True, why == "alone"]
    gone = [event.why for event in play.story if isinstance(event, Eliminated)]
    assert gone == (["removed"] * 3 if why == "alone" else ["no_troops"])
    assert rewarded(play) == ([0] if why == "alone" else [0, 1, 3])
    assert (chained(play)[-1].why, chained(play)[-1].rounds) == (why, 8)


def test_an_abandoned_game() -> None:
    """EX-46, RL-1.8: nothing is bequeathed; the next one starts without the scar, its card is in the pool."""
    play = duel(scars={1: "bunker"}, dice=(6, 5, 2, 5, 5))
    attack(play)
    play.does(PlayScar(scar="bunker"))
    assert (play.state.world.lands[PERU].scar, play.match.bequest) == ("bunker", None)
    before = fold(play.state.chain)
    assert (before.lands[PERU].scar, len(before.pool)) == (None, 6)
