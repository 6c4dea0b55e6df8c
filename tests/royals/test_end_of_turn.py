"""The end of a turn, of a period and of the last round: RY-5.28 to 5.31, with the worked example 9.21."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from engines.core.move import Cancel, part
from engines.royals import moves as m
from engines.royals.cards import Cards, counted, within
from engines.royals.events import (
    CountryScored,
    Discarded,
    MatchEnded,
    PeriodBegan,
    PeriodEnding,
    Reshuffled,
    RowFilled,
    TitleScored,
    TurnBegan,
)
from tests.royals import notation
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C, D, E, said
from tests.royals.scene import Scene


def ends(play: Scene) -> list[tuple[Cards, Cards]]:
    """Every end of the turn that can be chosen, the default first."""
    trial = Scene(play.match)
    if trial.accepts(part(m.EndTurn, cards=None)):
        trial.does(part(m.EndTurn, cards=None))
    return [(end.country, end.intrigue) for end in trial.offers(m.EndTurn)]


def selections(kinds: int, count: int, hand: Cards) -> list[Cards]:
    found = [counted(cards, kinds) for cards in combinations_with_replacement(range(kinds), count)]
    return [cards for cards in found if within(cards, hand)]


# ---- discards


@pytest.mark.parametrize(
    ("hand", "country", "intrigue"),
    [
        ("fr5 de4 gb3 es3 + fr-es2 gb-es2", 3, 0),
        ("fr5 de4 gb3 es2", 2, 0),
        ("fr5 de4 gb3 es1 + fr-es2 gb-es2 de-gb", 1, 1),
        ("fr1 + fr-es2 gb-es2 de-gb", 0, 1),
        ("fr5 de4 gb2 es1 + fr-es2 gb-es2", 0, 0),
        ("", 0, 0),
    ],
)
def test_exactly_the_excess_is_discarded(hand: str, country: int, intrigue: int) -> None:
    """RY-5.28, 8.8: over 12 and 4, freely chosen; every choice is there and no other."""
    play = scene(hands={A: hand})
    held = notation.hand(hand)
    wanted = [(cards, pairs) for cards in selections(4, country, held[0]) for pairs in selections(6, intrigue, held[1])]
    assert sorted(ends(play)) == sorted(wanted)
    assert play.accepts(part(m.EndTurn, cards=None)) == (country + intrigue > 0)


def test_chosen_cards_go() -> None:
    """RY-5.28: those and no others."""
    play = scene(hands={A: "fr5 de1 gb4 es3 + fr-de2 gb-es3"})
    play.end("fr1 + fr-de1")
    assert play.hand(A) == "fr4 de1 gb4 es3 + fr-de1 gb-es3"
    (discarded,) = play.heard(Discarded)
    assert (said(discarded.country), said(discarded.intrigue)) == ("fr1", "fr-de1")
    assert play.thrown == "fr1 + fr-de1"


def test_without_excess_nothing_is_discarded() -> None:
    """RY-5.28: a turn ends without a word about it."""
    play = scene(hands={A: "fr12 + fr-de4"})
    assert play.offers(m.EndTurn) == [m.EndTurn(country=(0,) * 4, intrigue=(0,) * 6)]
    play.end()
    assert not play.heard(Discarded)
    assert play.hand(A) == "fr12 + fr-de4"


@pytest.mark.parametrize("wrong", ["fr1", "fr4", "fr2 de1 gb1", "es3", "fr3 + fr-es1"])
def test_other_discards_are_not_to_be_had(wrong: str) -> None:
    """RY-5.28: ``discard_count`` for too few and too many, ``cards_not_in_hand``; and no intrigue card below five."""
    play = scene(hands={A: "fr9 de3 gb3 + fr-es4"})
    end = m.EndTurn(country=notation.hand(wrong)[0], intrigue=notation.hand(wrong)[1])
    with play.refused():
        play.does(end)
    play.does(part(m.EndTurn, cards=None))
    with play.refused():
        play.does(end)


def test_until_the_end_the_seat_may_still_claim() -> None:
    """RY-5.28: also from the choice of discards back to a claim, after which there may be no excess."""
    play = scene(hands={A: "fr13 de1"})
    play.does(part(m.EndTurn, cards=None), Cancel())
    play.claim("dijon_baron")
    assert not play.accepts(part(m.EndTurn, cards=None))
    play.end()
    assert play.hand(A) == "fr11 de1"


def test_a_choice_of_discards_takes_several_ways() -> None:
    play = scene(hands={A: "fr14"})
    assert not play.accepts(part(m.EndTurn, cards=None))
    play.end()
    assert play.hand(A) == "fr12"


@pytest.mark.parametrize(("draw", "most"), [("deck deck deck", (3, 0)), ("intrigue deck", (1, 1))])
def test_the_excess_is_small(draw: str, most: tuple[int, int]) -> None:
    """RY-5.28, 10.3: at most 3 and 0, or 1 and 1."""
    play = scene(hands={A: "fr12 + fr-es4"}, phase="draw")
    play.draw(draw)
    assert play.match.view(A).own.excess == most


@pytest.mark.parametrize("hand", ["fr4 de4 gb4 es3", "fr4 de3 gb3 es3 + fr-de fr-gb fr-es de-gb de-es"])
def test_the_ways_to_discard_fit_into_one_list(hand: str) -> None:
    """RY-5.28: twenty at most, with either plan."""
    assert len(ends(scene(5, hands={A: hand}))) == 20


@pytest.mark.parametrize(
    ("hand", "default"),
    [
        ("fr5 de4 gb4 es2", "es2 gb1"),
        ("fr5 de5 gb5", "gb3"),
        ("fr12 de1 gb1 es1", "de1 gb1 es1"),
        ("fr13 es1", "fr1 es1"),
        ("fr1 + fr-de2 fr-gb2 fr-es1", " + fr-gb1"),
        ("fr1 + fr-de3 gb-es2", " + fr-de1"),
        ("fr13 + gb-es1 fr-de1 fr-gb1 fr-es1 de-es1", "fr1 + gb-es1"),
    ],
)
def test_default_discards(hand: str, default: str) -> None:
    """RY-5.28: of the scarcest country, of the commonest pair; a tie goes to the later one, card by card."""
    wanted = notation.hand(default)
    assert ends(scene(hands={A: hand}))[0] == wanted
    play = scene(hands={A: hand})
    play.defaults()
    (discarded,) = play.heard(Discarded)
    assert (discarded.country, discarded.intrigue) == wanted


def test_what_the_clock_discards() -> None:
    """RY-9.21, 5.28: FR5 DE1 GB4 ES5, and five intrigue cards."""
    play = scene(hands={A: "fr5 de1 gb4 es5"})
    assert (notation.country("de1 gb1"), (0,) * 6) not in ends(play)
    play.end()
    (discarded,) = play.heard(Discarded)
    assert said(discarded.country) == "de1 gb2"
    play = scene(hands={A: "fr12"})
    with play.refused():
        play.does(m.EndTurn(country=notation.country("fr1"), intrigue=(0,) * 6))
    play = scene(hands={A: "fr1 + fr-de2 gb-es2 fr-gb1"})
    play.end()
    assert play.hand(A) == "fr1 + fr-de2 fr-gb1 gb-es1"


# ---- what follows by itself


def test_discards_then_row_then_the_next_seat() -> None:
    """RY-5.29, 8.5: in this order; the discards lie face up for all."""
    play = scene(hands={A: "fr12"}, phase="draw", row="de gb es", deck="es fr")
    play.draw("row1 row2 row3", "three_country")
    play.end()
    assert [type(event) for event in play.events] == [Discarded, RowFilled, TurnBegan]
    assert play.thrown == "de1 gb1 es1"
    assert play.mover == B


def test_empty_slots_are_filled_lowest_first() -> None:
    """RY-5.29: one card at a time from the top; full slots stay as they are."""
    play = scene(phase="draw", row="de gb es", deck="fr es gb")
    play.draw("row1 row3 deck", "three_country")
    assert play.row == "- gb -"
    play.end()
    assert play.row == "es gb gb"
    (filled,) = play.heard(RowFilled, B)
    assert filled.cards == (3, 2)


def test_a_full_row_is_not_touched() -> None:
    """RY-5.29: nothing is drawn for it and nothing said."""
    play = scene(phase="draw", row="de gb es")
    play.turn("deck deck deck")
    assert play.row == "de gb es"
    assert not [event for event in play.story if isinstance(event, RowFilled)]


def test_discards_can_come_back_into_the_row_at_once() -> None:
    """RY-5.29, 8.5: they are in the pile before the row is filled."""
    play = scene(2, hands={A: "fr12", B: "de12"}, deck=1, phase="draw", row="gb gb es")
    before = sum(play.state.piles.discard)
    play.draw("row1 row2 row3", "three_country")
    play.end()
    assert [event.count for event in play.heard(Reshuffled)] == [before + 3]
    kinds = [type(event) for event in play.events]
    order = [Discarded, PeriodEnding, Reshuffled, RowFilled, CountryScored, PeriodBegan, TurnBegan]
    assert list(dict.fromkeys(kinds)) == order


# ---- periods


@pytest.mark.parametrize(("period", "number"), [("1648", 0), ("1680", 1)])
@pytest.mark.parametrize("seat", [A, B, C])
def test_the_first_two_periods_end_in_mid_round(seat: int, period: str, number: int) -> None:
    """RY-5.30, 8.6: with the turn in which the deck ran out; then the next seat plays the next period."""
    hands = {A: "fr6", B: "de6", C: "gb6"}
    play = scene(hands=hands, deck=1, phase="draw", period=period, seat=seat)
    play.draw("deck deck deck")
    assert play.state.ending
    assert not play.heard(CountryScored)
    play.end()
    assert [event.period for event in play.heard(CountryScored)] == [number] * 4
    assert [event.period for event in play.heard(PeriodBegan)] == [number + 1]
    assert not play.heard(TitleScored)
    assert (play.state.period, play.state.ending) == (number + 1, False)
    assert play.mover == (seat + 1) % 3


def test_a_scoring_touches_no_card_and_no_cube() -> None:
    """RY-5.30: hands, row, decks and cubes stay."""
    play = scene(hands={A: "fr6", B: "de6 + fr-es"}, holders={"dijon_baron": B}, ending=True, deck=40)
    before = play.state
    play.end()
    assert play.heard(CountryScored)
    assert play.state.piles == before.piles
    assert play.state.europe == before.europe
    assert [house.hand for house in play.state.houses] == [house.hand for house in before.houses]
    assert [house.intrigue for house in play.state.houses] == [house.intrigue for house in before.houses]


def test_without_a_pending_end_nothing_is_scored() -> None:
    """RY-5.30: at the end of an ordinary turn."""
    for period in ("1648", "1680", "1714"):
        play = scene(period=period, seat=C)
        play.end()
        assert not play.heard(CountryScored)
        assert play.mover == A


@pytest.mark.parametrize("start", [A, B, C, D])
@pytest.mark.parametrize("position", [0, 1, 2, 3])
def test_the_last_round_is_finished(start: int, position: int) -> None:
    """RY-5.31, 8.6: up to the seat before the start seat, so that all have had equally many turns; at once if that
    seat triggered it."""
    seat = (start + position) % 4
    hands = {A: "fr6", B: "de6", C: "gb6", D: "es6"}
    play = scene(4, hands=hands, deck=1, phase="draw", period="1714", start=start, seat=seat)
    play.draw("deck deck deck")
    (ending,) = [event for event in play.story if isinstance(event, PeriodEnding)]
    after = [(start + other) % 4 for other in range(position + 1, 4)]
    assert list(ending.still) == after
    play.end()
    for other in after:
        assert not play.heard(CountryScored)
        assert play.mover == other
        play.turn("deck deck deck")
    assert play.match.over
    kinds = [type(event) for event in play.events if isinstance(event, (CountryScored, TitleScored, MatchEnded))]
    assert kinds == [CountryScored] * 4 + [TitleScored] * 7 + [MatchEnded]
    assert len({house.turns for house in play.state.houses}) == 1


def test_nobody_plays_on_after_the_end() -> None:
    """RY-5.31, 5.2: ``game_over``."""
    play = scene(5, period="1714", ending=True, seat=E)
    play.end()
    assert play.match.over
    assert play.match.asked() == ()
    assert [play.match.menu(seat) for seat in play.state.seats] == [None] * 5
