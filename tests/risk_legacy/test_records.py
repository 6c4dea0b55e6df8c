"""The chain of records, and the worlds that it makes (RL-1.6, 1.7, 1.9, 10.13)."""

from __future__ import annotations

import json
from functools import cache

import pytest

from engines.core.chair import Seating
from engines.core.match import begin
from engines.core.outcome import Heirloom
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.campaign.bequest import record
from engines.risk_legacy.campaign.deltas import Fought, Signed, StickerPlaced
from engines.risk_legacy.campaign.records import KEY, SCHEMA, Chain, Record, digest, fold, heirloom, inherited, sound
from engines.risk_legacy.campaign.world import World
from persistence.codec import Codec
from persistence.forgetting import Renaming, sealer
from tests.risk_legacy.chronicle import Played, play

CAMPAIGNS = {
    "three": (3, {"round_cap": "8", "resign": "remove"}),
    "four": (4, {"round_cap": "10", "defence_choice": "ask", "concession": "unanimous"}),
    "five": (5, {"round_cap": "8"}),
}


@cache
def campaign(name: str, games: int = 3) -> tuple[Played, ...]:
    """A founding and some games, each with what the one before it bequeathed."""
    seats, options = CAMPAIGNS[name]
    people = tuple(f"{name} {seat}" for seat in range(seats))
    found: list[Played] = [play(f"{name} 0", seats, None, people, founding="dealt")]
    for game in range(1, games + 1):
        found.append(play(f"{name} {game}", seats, left(found[-1]), people, **options))
    return tuple(found)


def left(played: Played) -> Heirloom:
    bequest = played.match.bequest
    assert bequest is not None
    return bequest


@pytest.mark.parametrize("name", list(CAMPAIGNS))
def test_a_world_is_its_records(name: str) -> None:
    """RL-1.6, 10.13: one more record each time, older ones untouched; together they make the world that was left."""
    before: Chain = ()
    for number, played in enumerate(campaign(name)):
        chain = inherited(left(played))
        assert chain[:-1] == before
        assert [entry.n for entry in chain] == list(range(number + 1))
        assert chain[-1].before == (digest(before[-1]) if before else None)
        assert fold(chain) == played.state.world
        assert chain[-1].commitment == Rng.commitment(f"{name} {number}")
        before = chain


@pytest.mark.parametrize("name", list(CAMPAIGNS))
def test_what_a_record_tells(name: str) -> None:
    """RL-1.7, 10.8: seats with person, faction, start and result; a winner who signed, if somebody sat there."""
    for played in campaign(name)[1:]:
        told, state = inherited(left(played))[-1], played.state
        assert told.winner is not None
        assert told == record(state)
        assert [fighter.faction for fighter in told.seats] == [side.faction for side in state.sides]
        assert [fighter.start for fighter in told.seats] == [side.start for side in state.sides]
        assert [fighter.result for fighter in told.seats].count("won") == 1
        assert told.seats[told.winner].result == "won"
        signed = [delta.person for delta in told.deltas if isinstance(delta, Signed)]
        assert signed == ([told.seats[told.winner].person] if told.seats[told.winner].person else [])
        assert sum(isinstance(delta, Fought) for delta in told.deltas) == 5


@pytest.mark.parametrize("name", list(CAMPAIGNS))
def test_replay(name: str) -> None:
    """RL-1.9: the same acts make the same bequest, byte for byte."""
    seats, options = CAMPAIGNS[name]
    founded, first, *_ = campaign(name)
    people = tuple(f"{name} {seat}" for seat in range(seats))
    match, told = begin(GAME, seats, f"{name} 1", dict(options), left(founded), people)
    events = list(told)
    for act in first.acts:
        match, told = match.seat(act) if isinstance(act, Seating) else match.act(act)
        events += told
    assert match.bequest == left(first)
    assert match.dump() == first.match.dump()
    assert events == first.events


def test_canonical() -> None:
    """RL-1.7: the body is the JSON of its records; reading and writing it again changes nothing."""
    body = left(campaign("four")[-1])
    assert (body.game, body.schema) == (KEY, SCHEMA)
    assert heirloom(inherited(body)) == body
    assert json.dumps(json.loads(body.body), separators=(",", ":"), ensure_ascii=False) == body.body


def test_a_changed_record_is_noticed() -> None:
    """RL-1.7: whichever part of whichever record that another one follows."""
    chain = inherited(left(campaign("five")[-1]))
    assert sound(chain)
    for number in range(len(chain) - 1):
        for changed in (
            evolve(chain[number], deltas=chain[number].deltas[:-1]),
            evolve(chain[number], commitment="other"),
            evolve(chain[number], winner=4 if chain[number].winner != 4 else 3),
            evolve(chain[number], before="other"),
            evolve(chain[number], n=number + 1),
        ):
            forged = (*chain[:number], changed, *chain[number + 1 :])
            assert not sound(forged)
            with pytest.raises(ValueError, match="changed"):
                inherited(heirloom(forged))
    assert not sound((*chain[:-1], evolve(chain[-1], n=9))), "the last one follows, but as another"
    assert not sound((*chain[:-1], evolve(chain[-1], before="other")))
    assert not sound(chain[1:])
    assert not sound((*chain[:1], *chain[2:]))


def test_records_hold_together_when_somebody_in_them_is_forgotten() -> None:
    """RL-1.7: the hashes follow the new id; but a chain that did not hold before is not mended by that."""
    before = left(campaign("five")[-1])
    who = inherited(before)[1].seats[0].person
    forgetting, sealed = Renaming({who: "gone-1"}), sealer({KEY: Codec(GAME)})
    after = inherited(evolve(before, body=forgetting.body(before, sealed)))
    assert who not in str(after)
    assert {record.before for record in after[2:]}.isdisjoint({record.before for record in inherited(before)[2:]})
    chain = inherited(before)
    forged = heirloom((chain[0], evolve(chain[1], rounds=99), *chain[2:]))
    with pytest.raises(ValueError, match="changed"):
        inherited(evolve(forged, body=forgetting.body(forged, sealed)))


def test_damaged_words() -> None:
    """A body that is no chain at all."""
    body = left(campaign("three")[0])
    with pytest.raises(ValueError, match="validation error"):
        inherited(evolve(body, body=body.body[:-3]))
    with pytest.raises(ValueError, match="validation error"):
        inherited(evolve(body, body=body.body.replace("power_fixed", "power_broken")))


def test_the_order_of_deltas_matters() -> None:
    """RL-1.7: a digest is over the record as it is."""
    one, two = StickerPlaced(territory=1), StickerPlaced(territory=2)
    first = Record(n=0, before=None, deltas=(one, two), commitment="")
    assert digest(first) != digest(evolve(first, deltas=(two, one)))
    assert digest(first) == digest(Record(n=0, before=None, deltas=(one, two), commitment=""))


def test_no_records_no_world() -> None:
    """RL-2.3.3: the starting box."""
    assert fold(()) == World()
    assert inherited(None) == ()


@pytest.mark.parametrize("name", list(CAMPAIGNS))
def test_nothing_is_bequeathed_before_the_end(name: str) -> None:
    """RL-1.6, 1.8."""
    seats, options = CAMPAIGNS[name]
    founded, *_ = campaign(name)
    match, _ = begin(GAME, seats, "other", dict(options), left(founded))
    assert match.bequest is None
    assert GAME.bequest(match._state) is None
    assert match.outcome is None


def test_the_same_world_twice() -> None:
    """RL-1.8: a game that is played again starts with the heirloom of the one that was annulled."""
    founded, *_ = campaign("four")
    one = play("once", 4, left(founded), round_cap="8")
    two = play("again", 4, left(founded), round_cap="8")
    assert inherited(left(one))[:1] == inherited(left(two))[:1]
    assert inherited(left(two))[1].n == 1
