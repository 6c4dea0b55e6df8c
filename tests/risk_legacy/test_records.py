"""The chain of records, and the worlds that it makes (RL-1.3 to 1.9, 10.13), in games of campaigns at random."""

import json
from functools import cache, reduce

import pytest

from engines.core.outcome import Heirloom
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import EVERYWHERE, FACTIONS
from engines.risk_legacy.campaign.bequest import meanwhile, record
from engines.risk_legacy.campaign.deltas import Fought, Signed, apply
from engines.risk_legacy.campaign.records import KEY, SCHEMA, digest, fold, heirloom, inherited, sound
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.events.battle import DiceRolled
from engines.risk_legacy.events.founding import StartRolled
from engines.risk_legacy.events.turn import RowChanged
from engines.risk_legacy.moves.founding import TakeFaction
from engines.risk_legacy.state import State
from persistence.codec import Codec
from persistence.forgetting import Renaming, sealer
from tests.campaigns import late, table
from tests.playing import Turn, opening, perform, recorded
from tests.risk_legacy.arrange import opened

PLAYED = [(seats, seed) for seats in GAME.meta.seats for seed in (0, 2, 4) if late(GAME, seats, seed) is None]
"""Games that are not the first of their campaign, and in which no packet is open."""


@cache
def played(seats: int, seed: int) -> tuple[Turn, ...]:
    return recorded(GAME, seats, seed)


def end(seats: int, seed: int) -> State:
    state: State = played(seats, seed)[-1].after._state
    return state


def left(seats: int, seed: int) -> Heirloom:
    bequest = GAME.bequest(end(seats, seed))
    assert bequest is not None
    return bequest


@cache
def longest() -> Heirloom:
    """What was left by the game that came last in its campaign."""
    return left(*max(PLAYED, key=lambda game: opening(GAME, *game)._state.game))


@pytest.mark.parametrize(("seats", "seed"), PLAYED)
def test_a_world_is_its_records(seats: int, seed: int) -> None:
    """RL-1.3, 1.6, 1.9, 8.34, 10.13: one more record each time, older ones untouched; together they make the world that
    was left, and in which the next begins: signatures, marks and histories stay; armies, hands and missiles are dealt
    anew; any faction is free, the one that somebody had in the last game as well. The same acts leave the same, byte
    for byte."""
    match = opening(GAME, seats, seed)
    first, last = match._state, end(seats, seed)
    chain = inherited(left(seats, seed))
    assert chain[:-1] == first.chain == last.chain
    assert [entry.n for entry in chain] == list(range(len(chain)))
    assert chain[-1].before == digest(chain[-2])
    assert chain[-1].commitment == Rng.commitment(table(GAME, seats, seed).seed)
    assert (reduce(apply, first.deltas, fold(chain[:-1])), fold(chain)) == (first.world, last.world)
    assert all(field.troops == 0 and field.hq is None for field in first.fields)
    assert all(side.hand == () for side in first.sides)
    assert [side.missiles for side in first.sides] == [first.world.signed(person) for person in first.people]
    menu = match.menu(match.asked()[0])
    assert menu is not None
    offered = [option.move.faction for option in menu.options if isinstance(option.move, TakeFaction)]
    assert offered == list(range(len(FACTIONS)))
    for turn in played(seats, seed):
        match, _ = perform(match, turn.entry)
    assert match.bequest == left(seats, seed)


@pytest.mark.parametrize(("seats", "seed"), PLAYED)
def test_what_a_record_tells(seats: int, seed: int) -> None:
    """RL-1.7, 4.2.7, 8.35, 10.8: seats with person, faction, start and result; a winner who signed, if there was one.
    Signatures and histories go by the person, wherever they sit."""
    told, state = inherited(left(seats, seed))[-1], end(seats, seed)
    assert told == record(state)
    assert told.winner is not None
    assert [(each.person, each.faction, each.start) for each in told.seats] == [
        (person, side.faction, side.start) for person, side in zip(state.people, state.sides, strict=True)
    ]
    assert [at for at, fighter in enumerate(told.seats) if fighter.result == "won"] == [told.winner]
    signed = [delta.person for delta in told.deltas if isinstance(delta, Signed)]
    assert signed == [person for person in [told.seats[told.winner].person] if person]
    fought = {delta.faction: delta.person for delta in told.deltas if isinstance(delta, Fought)}
    assert fought == {
        **dict.fromkeys(range(len(FACTIONS)), ""),
        **{fighter.faction: fighter.person for fighter in told.seats},
    }


# ---- chance


@pytest.mark.parametrize(("seats", "seed"), PLAYED)
def test_draws(seats: int, seed: int) -> None:
    """RL-4.2.9: once a game is laid out, nothing is drawn but dice that are told and a deck that is made anew."""
    for turn in played(seats, seed):
        drawn = turn.after._state.rng.cursor - turn.before._state.rng.cursor
        dice = sum(len(event.attack) + len(event.defence) for event in turn.events if isinstance(event, DiceRolled))
        made_anew = any(isinstance(event, RowChanged) and event.reshuffled for event in turn.events)
        assert made_anew or drawn == dice, turn.events


def shuffled(items: list[object], rng: Rng) -> tuple[list[object], Rng]:
    """From the last index down."""
    for last in reversed(range(1, len(items))):
        other, rng = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]
    return items, rng


def test_how_the_cards_are_shuffled() -> None:
    """RL-4.2.3, 4.2.9: Fisher-Yates from the last index down; deck, then scar cards, then the start, by the one
    seed."""
    play = opened(4, rng=Rng("a shuffle"))
    deck, rng = shuffled(list(EVERYWHERE), Rng("a shuffle"))
    cards = play.state.cards
    assert [*reversed(cards.row), *cards.deck] == deck
    scars, rng = shuffled(list(play.state.world.pool), rng)
    assert [side.scar for side in play.state.sides] == scars[:4]
    assert list(play.state.pool) == scars[4:]
    (told,) = play.heard(StartRolled)
    for _, die in (roll for rolls in told.rounds for roll in rolls):
        face, rng = rng.below(6)
        assert die == face + 1
    assert play.state.rng == rng


# ---- a chain


def test_canonical() -> None:
    """RL-1.7: the body is the JSON of its records; reading and writing it again changes nothing; and a body that is no
    chain at all is refused. Without any there is the starting box (RL-2.3.3)."""
    body = longest()
    assert (body.game, body.schema) == (KEY, SCHEMA)
    assert heirloom(inherited(body)) == body
    assert json.dumps(json.loads(body.body), separators=(",", ":"), ensure_ascii=False) == body.body
    for damaged in (body.body[:-3], body.body.replace("power_fixed", "power_broken")):
        with pytest.raises(ValueError, match="validation error"):
            inherited(evolve(body, body=damaged))
    assert (fold(()), inherited(None)) == (World(), ())


def test_a_changed_record_is_noticed() -> None:
    """RL-1.7: whichever part of whichever record that another one follows."""
    chain = inherited(longest())
    assert sound(chain)
    assert len(chain) > 2
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
    before = longest()
    chain = inherited(before)
    who = next(seat.person for seat in chain[1].seats if seat.person)
    forgetting, sealed = Renaming({who: "gone-1"}), sealer({KEY: Codec(GAME)})
    after = inherited(evolve(before, body=forgetting.body(before, sealed)))
    assert who not in {fighter.person for record in after for fighter in record.seats}
    assert {record.before for record in after[2:]}.isdisjoint({record.before for record in chain[2:]})
    forged = heirloom((chain[0], evolve(chain[1], rounds=99), *chain[2:]))
    with pytest.raises(ValueError, match="changed"):
        inherited(evolve(forged, body=forgetting.body(forged, sealed)))


def test_a_world_is_true_during_a_game() -> None:
    """RL-11.6: its own number comes next, the marks made so far are there, and nobody has won it yet."""
    for turn in played(4, 2)[::25]:
        state: State = turn.before._state
        now = meanwhile(state)
        assert now is not None
        chain = inherited(now)
        assert fold(chain) == state.world
        first = GAME.pages(now)[0].sections[0].lines[0]
        assert (first.key, dict(first.args)["game"]) == ("world-now", state.game)
        assert chain[:-1] == state.chain
    assert state.deltas, "something was marked"
