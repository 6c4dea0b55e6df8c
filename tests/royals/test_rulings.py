"""The open points and what was decided, cards first: RY-8.1 to 8.13, 8.26."""

from __future__ import annotations

import pytest

from engines.core.move import part
from engines.royals import events as e
from engines.royals import moves as m
from engines.royals.atlas import NUMBER
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C, D
from tests.royals.scene import Scene


def took(played: Scene) -> list[tuple[str, int]]:
    """Shape and value of the markers gained in the last verb."""
    return [(told.marker.shape, told.marker.value) for told in played.heard(e.MarkerTaken)]


def kinds(played: Scene, *wanted: type) -> list[type]:
    return [type(event) for event in played.events if type(event) in wanted]


# ---- drawing


def test_cards_are_drawn_one_by_one_and_seen() -> None:
    """RY-8.1, 5.3: the first is in the hand before the second is chosen; a row card is as final as any."""
    played = scene(3, seat=A, phase="draw", row="fr de gb", deck="es de")
    played.draw("deck")
    assert played.heard(e.Drew, A) == [e.Drew(owners=(A,), deck="country", cards=(3,))]
    assert played.hand(A) == "es1"
    played.draw("row2")
    assert (played.hand(A), played.row) == ("de1 es1", "fr - gb")
    with played.refused():
        played.does(m.Draw(sources=(m.FromRow(slot=2, country=1),), plan="three_country"))
    played.draw("deck")
    assert played.hand(A) == "de2 es1"


def test_the_plan_is_chosen_before_the_first_card() -> None:
    """RY-8.2, 5.5: and not changed after it."""
    played = scene(3, seat=A, phase="draw")
    assert {draw.plan for draw in played.offers(m.Draw)} == {"three_country", "mixed"}
    played.draw("deck", "three_country")
    assert {draw.plan for draw in played.offers(m.Draw)} == {"three_country"}
    with played.refused("reason-plan-locked"):
        played.does(m.Draw(sources=(m.FromIntrigue(),), plan="mixed"))


def test_first_turns() -> None:
    """RY-8.3, 5.4: from row or deck, counted from the start seat; playing is allowed."""
    played = scene(4, hands={D: "es1"}, seat=D, start=C, phase="draw", first=True, row="es fr fr")
    assert played.state.ongoing.first == 1
    assert {type(draw.sources[0]) for draw in played.offers(m.Draw)} == {m.FromRow, m.FromDeck}
    played.draw("row1")
    played.claim("valencia_marshal")
    assert played.holder("valencia_marshal") == D


# ---- the decks


def test_the_period_ends_on_the_last_card_leaving() -> None:
    """RY-8.4, 5.12 to 5.14: not on a failed draw; the reshuffle is immediate, and the turn goes on."""
    played = scene(3, seat=A, phase="draw", deck=1)
    played.draw("deck", "three_country")
    assert kinds(played, e.Drew, e.PeriodEnding, e.Reshuffled) == [e.Drew, e.PeriodEnding, e.Reshuffled]
    assert played.decks[0] > 30
    assert played.state.ongoing.left("three_country") == (2, 0)
    assert played.mover == A


def test_two_cards_left_do_not_end_it() -> None:
    """RY-8.4: a deck of three after a draw of two is not empty."""
    played = scene(3, seat=A, phase="draw", deck=3)
    played.draw("row1 deck deck")
    assert (played.decks[0], played.state.ending) == (1, False)
    played.end()
    assert kinds(played, e.PeriodEnding, e.CountryScored) == [e.PeriodEnding] + [e.CountryScored] * 4, "by the refill"


def test_discards_then_refill_then_scoring() -> None:
    """RY-8.5, 5.29: the discards are part of the reshuffle; whose turn comes after that."""
    played = scene(2, hands={A: "fr10 de1", B: "es4"}, seat=A, phase="draw", deck=1)
    played.draw("row1 row2 row3")
    before = sum(played.state.piles.discard)
    played.end()
    story = kinds(played, e.Discarded, e.Reshuffled, e.RowFilled, e.CountryScored, e.TurnBegan)
    assert story == [e.Discarded, e.Reshuffled, e.RowFilled, *[e.CountryScored] * 4, e.TurnBegan]
    assert [event.count for event in played.heard(e.Reshuffled)] == [before + 2]


@pytest.mark.parametrize(("period", "scorings"), [("1648", 4), ("1680", 4), ("1714", 0)])
def test_only_the_third_period_finishes_the_round(period: str, scorings: int) -> None:
    """RY-8.6: the others may end in mid-round."""
    played = scene(3, seat=A, period=period, ending=True)
    played.end()
    assert len(played.heard(e.CountryScored)) == scorings
    assert played.mover == B


def test_the_last_to_play_is_right_of_the_start_seat() -> None:
    """RY-8.6: the seat before it in turn order."""
    played = scene(3, seat=B, start=C, period="1714", ending=True)
    played.end()
    assert played.match.over
    assert len(played.heard(e.CountryScored)) == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck_does_not_run_out_twice(seats: int) -> None:
    """RY-8.7, 5.15: the last round cannot empty the new deck, even if everybody hoards a full hand."""
    cards = dict.fromkeys(range(seats), "")
    per_seat = {2: "fr12", 3: "fr8 de4", 4: "fr6 de5", 5: "fr6 de5"}[seats]
    cards = {seat: per_seat for seat in cards if seat < 2}
    played = scene(seats, hands=cards, seat=A, phase="draw", period="1714", deck=1)
    played.draw("deck deck deck")
    played.end()
    while not played.match.over:
        assert played.state.ending
        played.defaults()
    assert len([event for event in played.story if isinstance(event, e.PeriodEnding)]) == 1
    assert len([event for event in played.story if isinstance(event, e.CountryScored)]) == 4


def test_the_intrigue_deck_is_reshuffled_when_it_becomes_empty() -> None:
    """RY-8.26, 5.17: not when next needed; no period ends with it."""
    played = scene(3, seat=A, phase="draw", intrigue_deck=1)
    played.draw("intrigue")
    assert kinds(played, e.Drew, e.Reshuffled, e.PeriodEnding) == [e.Drew, e.Reshuffled]
    assert played.decks[1] == 23
    assert sum(played.state.piles.intrigue_discard) == 0
    assert not played.state.ending


# ---- discarding


def test_exactly_the_excess_is_discarded() -> None:
    """RY-8.8, 5.28: of the seat's own choice, and nothing voluntarily beyond it."""
    played = scene(3, hands={A: "fr8 de6"})
    for wrong in ("fr1", "fr3", "gb2"):
        with played.refused():
            played.end(wrong)
        if played.match.drafting(A):
            played.does(*(option.move for option in played.menu().options[-1:]))
    played.end("fr1 de1")
    assert played.hand(A) == "fr7 de5"


def test_nothing_is_discarded_without_excess() -> None:
    """RY-8.8."""
    played = scene(3, hands={A: "fr8 de4"})
    assert not played.accepts(part(m.EndTurn, cards=None))
    assert played.offers(m.EndTurn) == [m.EndTurn(country=(0, 0, 0, 0), intrigue=(0,) * 6)]


def test_discards_and_laid_cards_are_public() -> None:
    """RY-8.9: told with their faces to everybody, and counted in the open piles."""
    played = scene(3, hands={A: "fr10 de5 + fr-es"}, holders={"dijon_baron": B})
    played.claim("dijon_baron")
    (told,) = played.heard(e.Claimed, None)
    assert (told.country, told.intrigue) == ((2, 0, 0, 0), (0, 0, 1, 0, 0, 0))
    played.end("de1")
    assert [(event.country, event.why) for event in played.heard(e.Discarded, C)] == [((0, 1, 0, 0), "limit")]
    assert played.match.view(None).discard == (2, 1, 0, 0)
    assert played.match.view(None).intrigue_discard == (0, 0, 1, 0, 0, 0)


# ---- jokers


@pytest.mark.parametrize(
    ("payment", "legal"),
    [
        ("fr2 gb3", True),
        ("fr2 gb2 de1", True),
        ("fr1 gb6", True),
        ("gb6 de3", True),
        ("fr2", False),
        ("fr2 gb1", False),
        ("fr2 gb4", False),
        ("gb6 de4", False),
    ],
)
def test_once_short_the_number_of_jokers_is_free(payment: str, legal: bool) -> None:
    """RY-8.10, 5.21: from what is needed to the whole price, of any cards; the countess costs 3."""
    played = scene(3, hands={A: "fr2 gb6 de4"})
    assert played.pays("bordeaux_countess", payment) == legal


@pytest.mark.parametrize("payment", ["fr2 gb3", "fr1 gb6", "gb6 de3"])
def test_jokers_require_being_short(payment: str) -> None:
    """RY-8.10: with a third card of France none of it is legal; ``any_time`` drops the condition (RY-1.9)."""
    assert not scene(3, hands={A: "fr3 gb6 de4"}).pays("bordeaux_countess", payment)
    assert scene(3, hands={A: "fr3 gb6 de4"}, jokers="any_time").pays("bordeaux_countess", payment)


def test_a_matching_card_inside_a_triple() -> None:
    """RY-8.11, 5.20: legal when jokers are, for France (1 + a triple with a card of France); never the default."""
    played = scene(3, hands={A: "fr2 gb4 de3"})
    assert played.pays("bordeaux_countess", "fr2 gb4 de1"), "one of France inside a triple"
    country, _ = played.ways("bordeaux_countess")
    assert country[0] == (2, 3, 0, 0)
    played.claim("bordeaux_countess", "fr2 gb4 de1")
    assert played.hand(A) == "de2"


def test_a_matching_card_inside_a_pair() -> None:
    """RY-8.11, 5.20: the same with intrigue cards: one for the king, and a pair with a matching one."""
    played = scene(3, hands={A: "fr8 + fr-de1 de-gb3"}, holders={"paris_king": B})
    assert played.pays("paris_king", "fr8 + fr-de1 de-gb3"), "two pairs, one with the matching card"
    assert played.ways("paris_king")[1][0] == (1, 0, 0, 2, 0, 0)


@pytest.mark.parametrize(
    ("pairs", "legal"), [("fr-de1 fr-gb1", True), ("fr-es2", True), ("fr-de1", False), ("fr-de1 de-gb1", False)]
)
def test_two_arms_are_one_card(pairs: str, legal: bool) -> None:
    """RY-8.12, 5.19: a king takes two, of different pairs if you like."""
    played = scene(3, hands={A: f"fr8 + {pairs}"}, holders={"paris_king": B})
    assert played.pays("paris_king", f"fr8 + {pairs}") == legal
    assert any(claim.noble == NUMBER["paris_king"] for claim in played.offers(m.Claim)) == legal


def test_no_intrigue_on_a_vacant_noble() -> None:
    """RY-8.13, 5.24: nor does it lower the price."""
    played = scene(3, hands={A: "fr2 + fr-es2"})
    assert not played.pays("dijon_baron", "fr2 + fr-es")
    assert not played.pays("dijon_baron", "fr1 + fr-es")
    assert not played.pays("bordeaux_countess", "fr2 + fr-es")
    assert played.pays("dijon_baron", "fr2")
