"""A game is laid out and taken up (RL-4.2)."""

from __future__ import annotations

import pytest

from engines.core.match import start
from engines.core.menu import Picked, Refused
from engines.core.move import Cancel
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import FACTIONS, NUMBER
from engines.risk_legacy.events.founding import FactionTaken, GameBegan, ScarDealt, Started, StartRolled
from engines.risk_legacy.events.turn import TurnBegan
from engines.risk_legacy.moves.founding import StartAt, TakeFaction
from tests.risk_legacy.arrange import Mark, land, opened
from tests.risk_legacy.scene import Scene


def test_start_bonuses() -> None:
    """RL-4.2.2, EX-40: 0, 1, 2 signatures: 1 star, 1 missile, 2 missiles; with the headquarters 2, 1, 1 stars."""
    play = opened(world=land(signed=("bob", "cid", "cid")))
    assert [(side.tokens, side.missiles) for side in play.state.sides] == [(("start",), 0), ((), 1), ((), 2)]
    for _ in range(3):
        play.clock()
    assert [play.state.stars(seat) for seat in range(3)] == [2, 1, 1]


def test_a_seat_without_a_person_has_a_star() -> None:
    """RL-4.2.2: whatever was signed, nobody is nobody."""
    play = opened(people=("ann", "", "cid"), world=land(signed=("ann",)))
    assert [side.missiles for side in play.state.sides] == [1, 0, 0]
    assert play.state.sides[1].tokens == ("start",)


def test_the_deck_and_the_row() -> None:
    """RL-4.2.3, 8.25: every card that was not destroyed; four of them face up; the oldest in slot 4."""
    play = opened(world=land({"peru": Mark(card=False)}))
    cards = play.state.cards
    assert len(cards.deck) == 37
    assert None not in cards.row
    assert NUMBER["peru"] not in (*cards.deck, *cards.row)
    assert cards.pile == 10
    (began,) = play.heard(GameBegan)
    assert began.row == cards.row


def test_scar_cards() -> None:
    """RL-4.2.4, EX-40: of a pool of 4 five seats get none, four get one each."""
    world = land(played=("bunker", "ammo_shortage"))
    five = opened(5, world=world)
    assert [side.scar for side in five.state.sides] == [None] * 5
    assert len(five.state.pool) == 4
    assert not five.heard(GameBegan)[0].scars
    four = opened(4, world=world)
    assert None not in [side.scar for side in four.state.sides]
    assert four.state.pool == ()
    assert four.heard(GameBegan)[0].scars


def test_a_scar_card_is_known_to_its_owner_alone() -> None:
    """RL-3: that everybody has one is known, which one is not."""
    play = opened()
    for seat in range(3):
        assert [told.scar for told in play.heard(ScarDealt, seat)] == [play.state.sides[seat].scar]
    assert play.heard(ScarDealt) == []


def test_the_start_roll() -> None:
    """RL-4.2.5: those tied for the highest roll again until one is left."""
    for number in range(40):
        play = opened(4, rng=Rng(f"roll {number}"))
        (told,) = play.heard(StartRolled)
        rolling = [0, 1, 2, 3]
        for rolls in told.rounds:
            assert [seat for seat, _ in rolls] == rolling
            highest = max(die for _, die in rolls)
            rolling = [seat for seat, die in rolls if die == highest]
        assert rolling == [told.first] == [play.state.first]


def test_picks_go_clockwise_from_the_high_roller() -> None:
    """RL-4.2.6, 4.2.8: so do the turns; the first one is a normal turn with recruiting."""
    play = opened(4)
    order = play.state.clockwise(play.state.first)
    for seat in order:
        assert play.mover == seat
        assert play.match.span == "setup"
        play.clock()
    assert [told.seat for told in play.heard(TurnBegan)] == [order[0]]
    assert play.match.span == "turn"
    play.runs_out()
    assert play.mover == order[1]


def test_a_faction_and_a_place() -> None:
    """RL-4.2.6: headquarters and 8 troops at once; nothing is settled before the place is."""
    play = opened()
    seat = play.mover
    play.does(TakeFaction(faction=3))
    assert play.events == ()
    play.does(Cancel(), TakeFaction(faction=2), StartAt(territory=NUMBER["peru"]))
    assert play.at("peru") == (seat, 8)
    assert play.state.fields[NUMBER["peru"]].hq == seat
    assert play.state.sides[seat].faction == 2
    assert play.state.sides[seat].start == NUMBER["peru"]
    assert (len(play.heard(FactionTaken)), len(play.heard(Started))) == (1, 1)


def test_the_last_faction_is_not_asked_for() -> None:
    """RL-4.2.6: with one left the place is all there is to choose."""
    play = opened(5)
    for _ in range(4):
        play.clock()
    (left,) = [at for at in range(len(FACTIONS)) if at not in [side.faction for side in play.state.sides]]
    seat = play.mover
    spot = play.offers(StartAt)[0]
    assert play.match.blocked(seat)
    play.does(spot)
    assert play.state.sides[seat].faction == left


def test_the_default_pick() -> None:
    """RL-4.2.6, DEFAULT: first free faction; with no headquarters yet, fewest links, then the order of the data."""
    play = opened()
    first = play.mover
    play.clock()
    assert play.state.sides[first].faction == 0
    assert play.at("eastern_australia") == (None, 0)
    assert play.state.sides[first].start == NUMBER["argentina"]
    assert play.match.default(play.mover) == Picked((TakeFaction(faction=1),))


def test_a_game_may_end_after_any_round_from_the_eighth() -> None:
    """RL-1.10: no cap, or a number from 8 on."""
    (setting,) = (setting for setting in GAME.meta.options if setting.key == "round_cap")
    assert (setting.default, setting.choices, setting.numbers[0]) == ("none", ("none",), 8)
    for rounds in (8, 13, setting.numbers[-1]):
        assert start(GAME, 3, "seats", options={"round_cap": str(rounds)})._state.variant.round_cap == rounds
    assert start(GAME, 3, "seats")._state.variant.round_cap is None
    for wrong in ("7", "0", "008", str(setting.numbers[-1] + 1)):
        with pytest.raises(Refused):
            start(GAME, 3, "seats", options={"round_cap": wrong})


def test_every_seat_can_be_played_by_the_clock() -> None:
    """RL-5.1.2: every ask has a default; with a round cap they end the game (RL-10.11)."""
    play = opened(5, round_cap=8)
    finished(play)
    assert play.state.ending is not None
    assert play.state.ending.why == "round_cap"


def finished(play: Scene) -> None:
    while play.state.ending is None:
        play.clock()
