"""Who sees what: section 3 of the rules."""

import pytest

from engines.core.match import Match
from engines.core.move import part
from engines.core.record import evolve
from engines.royals import GAME
from engines.royals import moves as m
from engines.royals.events import Claimed, Discarded, Drew, DrewUnseen, MarkerTaken, RowFilled
from engines.royals.markers import Marker, total
from engines.royals.view import View
from tests.playing import look
from tests.royals import notation
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene

EVERYBODY = (A, B, C, None)
"""``None`` is a spectator."""
HANDS = {A: "fr4 de3 gb2 + fr-de fr-gb", B: "fr3 es5 + gb-es de-es", C: "gb6 de2 + fr-es"}


def sees(play: Scene, seat: int | None) -> View:
    view: View = play.match.view(seat)
    return view


# ---- decks and piles


def test_nobody_sees_the_state_of_chance() -> None:
    """RY-3.1, 3.7, 10.10: the next reshuffle is as unknown as the deck. That other hands and decks change nothing that
    a seat sees is held by the contract suite."""
    play = scene(hands=HANDS)
    _, rng = play.state.rng.below(100)
    other = Match(GAME, evolve(play.state, rng=rng))
    for witness in EVERYBODY:
        assert look(play.match, witness) == look(other, witness)


# ---- hands


def test_a_hand_is_its_owner_s() -> None:
    """RY-3.2: the others see two counts."""
    play = scene(hands=HANDS)
    for owner in (A, B, C):
        own = sees(play, owner).own
        assert own is not None
        assert (own.house.hand, own.house.intrigue) == notation.hand(HANDS[owner])
    for witness in EVERYBODY:
        seen = sees(play, witness).houses
        assert [(house.hand, house.intrigue) for house in seen] == [(9, 2), (8, 2), (8, 1)]
        assert [house.shown for house in seen] == [None] * 3
    assert sees(play, None).own is None


def test_cards_become_public_one_by_one_as_they_are_laid() -> None:
    """RY-3.2, 8.9: in a claim, and in a discard; the rest of the hand stays hidden."""
    play = scene(hands={A: "fr14 de1"})
    play.claim("dijon_baron")
    (claimed,) = play.heard(Claimed, B)
    assert (claimed.country, claimed.intrigue) == (notation.country("fr2"), notation.intrigue(""))
    play.end("fr1")
    (discarded,) = play.heard(Discarded, B)
    assert discarded.country == notation.country("fr1")
    assert sees(play, B).houses[A].hand == 12


@pytest.mark.parametrize(("source", "deck", "card"), [("deck", "country", 3), ("intrigue", "intrigue", 5)])
def test_others_see_only_from_which_deck_a_card_came(source: str, deck: str, card: int) -> None:
    """RY-3.2, 5.11, 5.7."""
    play = scene(hands=HANDS, deck="es", intrigue_deck="gb-es", phase="draw")
    play.draw(source, "mixed" if source == "intrigue" else "three_country")
    (drew,) = play.heard(Drew, A)
    assert (drew.deck, drew.cards) == (deck, (card,))
    for witness in (B, C, None):
        assert not play.heard(Drew, witness)
        (unseen,) = play.heard(DrewUnseen, witness)
        assert (unseen.seat, unseen.deck, unseen.count) == (A, deck, 1)


def test_the_plan_is_public_with_the_first_pick() -> None:
    """RY-3.2: not before."""
    play = scene(phase="draw")
    turn = sees(play, B).turn
    assert turn is not None
    assert (turn.plan, turn.to_draw) == (None, None)
    play.draw("row1", "three_country")
    turn = sees(play, B).turn
    assert turn is not None
    assert (turn.plan, turn.to_draw) == ("three_country", (2, 0))


def test_what_no_undo_may_cross() -> None:
    """RY-8.25: whatever brings a hidden card to light is marked; taking an open card is not."""
    play = scene(3, hands={A: "fr8 de4"}, seat=A, phase="draw", row="fr de es")
    play.draw("row1")
    assert [event.reveals for event in play.events] == [False]
    play.draw("deck")
    assert any(event.reveals for event in play.events)
    play.draw("row2")
    assert [event.reveals for event in play.events] == [False]
    play.end()
    assert [event.reveals for event in play.events if isinstance(event, RowFilled)] == [True]


def test_a_turn_that_waits_says_nothing_about_a_hand() -> None:
    """RY-3.5, 3.7: whoever can pay for nobody is asked like anybody else."""
    poor, rich = (scene(hands={A: cards}, phase="draw", row="fr de es") for cards in ("gb1", "fr8"))
    for play in (poor, rich):
        play.draw("row1 row2 row3", "three_country")
        assert play.mover == A


# ---- markers


def test_a_gain_is_announced_with_its_value() -> None:
    """RY-3.3, 8.17: seat, marker and value, to all."""
    play = scene(hands={A: "fr2"})
    play.claim("dijon_baron")
    taken = MarkerTaken(seat=A, marker=Marker(shape="city", of=1, value=3))
    for witness in (A, B, None):
        assert play.heard(MarkerTaken, witness) == [taken]


def test_others_see_a_pile_by_shape() -> None:
    """RY-3.3: how many of each shape, no values and no total."""
    nobles = ("paris_king", "dijon_princess", "lyon_cardinal", "bordeaux_duke", "marseille_marshal")
    play = scene(holders=dict.fromkeys((*nobles, "barcelona_countess", "seville_baron"), A), ending=True)
    play.end()
    own = sees(play, A).own
    assert own is not None
    assert own.house.markers == play.state.houses[A].markers
    assert total(own.house.markers) == (6 + 3 + 2 + 4 + 1 + 4 + 2) + 10 + 12 + (9 + 5)
    for witness in (B, C, None):
        seen = sees(play, witness).houses[A]
        assert (seen.total, seen.pile) == (None, None)
        assert dict(seen.markers) == {"city": 7, "shield": 1, "house": 1, "period": 2, "title": 0}


def test_all_is_open_at_the_end() -> None:
    """RY-3.3: totals and piles of everybody, hands too (RY-11.5)."""
    play = scene(hands={B: "gb2"}, holders={"paris_king": B}, period="1714", ending=True, seat=C)
    play.end()
    for witness in EVERYBODY:
        seen = sees(play, witness).houses[B]
        assert seen.total == 6 + 14 + 16
        assert seen.pile == play.state.houses[B].markers
        assert seen.shown == notation.hand("gb2")


def test_what_a_period_paid_stays_told() -> None:
    """RY-8.17: marker by marker and never added up; what was taken otherwise lies face down."""
    play = scene(holders={"dijon_princess": A, "bordeaux_duke": B, "london_king": B}, ending=True)
    play.end()
    for witness in EVERYBODY:
        seen = sees(play, witness)
        assert [seen.paid(country) for country in range(4)] == [((0, ((A, 9), (B, 4))),), (), ((0, ((B, 7),)),), ()]
        assert all(marker.shape == "period" for house in seen.houses for marker in house.paid)


def test_nobody_counts_a_deck_from_which_nobody_draws() -> None:
    """RY-5.31: once the last turn has drawn its cards."""
    for phase, seat, over in (("draw", C, False), ("play", B, False), ("play", C, True)):
        assert sees(scene(3, period="1714", ending=True, phase=phase, seat=seat), A).drawn_out == over


# ---- cubes, options, orders, the clock


@pytest.mark.parametrize("seed", ["red", "green"])
def test_what_may_be_exchanged(seed: str) -> None:
    """RY-3.1, 3.2: sizes stay, own cards stay, and so does everything that lies open."""
    play = scene(hands=HANDS, holders={"dijon_baron": C, "seville_baron": A})
    play.does(part(m.Claim, cards=None))
    before, after = play.state, GAME.scramble(play.state, (B,), seed)
    assert after.houses[B] == before.houses[B]
    assert after.houses != before.houses, "the others hold other cards"
    assert [(sum(house.hand), sum(house.intrigue)) for house in after.houses] == [(9, 2), (8, 2), (8, 1)]
    assert len(after.piles.deck) == len(before.piles.deck)
    assert (after.piles.row, after.piles.discard, after.piles.intrigue_discard) == (
        before.piles.row, before.piles.discard, before.piles.intrigue_discard
    )  # fmt: skip
    assert after.europe == before.europe
    assert [house.markers for house in after.houses] == [house.markers for house in before.houses]
    assert after.drafts == (None, None, None), "A's own business"
