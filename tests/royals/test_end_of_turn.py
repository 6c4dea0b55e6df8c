"""The end of a turn, of a period and of the last round: RY-5.28 to 5.31, with the worked examples 9.3 and 9.21."""

from itertools import combinations_with_replacement

import pytest

from engines.core.menu import Refused
from engines.core.move import Cancel, part
from engines.core.phrase import play_phrase, point, token
from engines.core.record import evolve
from engines.royals import GAME
from engines.royals import moves as m
from engines.royals.cards import Cards, counted
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
from engines.royals.limits import KEEP
from engines.royals.meta import META
from tests.playing import lone
from tests.royals import notation
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C, D, within
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


# ---- who ends it


def test_a_turn_is_ended_by_its_player_alone() -> None:
    """RY-5.18, 5.28: also by one who can do nothing else. That the turn ended by itself would tell what the hand cannot
    pay, and after a claim the table could no longer let it be taken back. It is the only lone question there is."""
    play = scene(hands={A: "fr2"})
    play.claim("dijon_baron")
    assert (play.hand(A), play.mover) == ("", A)
    assert play.accepts(KEEP)
    assert {kind for seats in META.seats for kind in lone(GAME, seats, 1)} == {"playing"}


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


def test_until_the_end_the_seat_may_still_claim() -> None:
    """RY-5.28: also from the choice of discards back to a claim, after which there may be no excess."""
    play = scene(hands={A: "fr13 de1"})
    play.does(part(m.EndTurn, cards=None), Cancel())
    play.claim("dijon_baron")
    assert not play.accepts(part(m.EndTurn, cards=None))
    play.end()
    assert play.hand(A) == "fr11 de1"


def test_the_only_cards_to_give_up_may_be_named() -> None:
    """By those who type: not to be asked for them is no reason to refuse them; others are refused."""
    play = scene(hands={A: "fr14"})
    assert not play.accepts(part(m.EndTurn, cards=None)), "a choice takes several ways"
    (phrase,) = (each for each in META.phrases if each.name == "end")
    ending = point(play.match, A, phrase, {}, "discard")
    assert ending is not None
    (only,) = ending.menu.options
    assert play_phrase(play.match, A, phrase, {"discard": token(only.move)}).match.asked() == (B,)
    with pytest.raises(Refused):
        play_phrase(play.match, A, phrase, {"discard": token(evolve(only.move, country=(0, 2, 0, 0)))})


@pytest.mark.parametrize("hand", ["fr4 de4 gb4 es3", "fr4 de3 gb3 es3 + fr-de fr-gb fr-es de-gb de-es"])
def test_the_ways_to_discard_fit_into_one_list(hand: str) -> None:
    """RY-5.28: twenty at most, with either plan."""
    assert len(ends(scene(5, hands={A: hand}))) == 20


@pytest.mark.parametrize(
    ("hand", "default"),
    [
        ("fr5 de4 gb4 es2", "es2 gb1"),
        ("fr5 de1 gb4 es5", "de1 gb2"),
        ("fr5 de5 gb5", "gb3"),
        ("fr12 de1 gb1 es1", "de1 gb1 es1"),
        ("fr13 es1", "fr1 es1"),
        ("fr1 + fr-de2 fr-gb2 fr-es1", " + fr-gb1"),
        ("fr1 + fr-de3 gb-es2", " + fr-de1"),
        ("fr1 + fr-de2 gb-es2 fr-gb1", " + gb-es1"),
        ("fr13 + gb-es1 fr-de1 fr-gb1 fr-es1 de-es1", "fr1 + gb-es1"),
    ],
)
def test_default_discards(hand: str, default: str) -> None:
    """RY-5.28, 9.21: of the scarcest country, of the commonest pair; a tie goes to the later one, card by card."""
    wanted = notation.hand(default)
    assert ends(scene(hands={A: hand}))[0] == wanted
    play = scene(hands={A: hand})
    play.defaults()
    (discarded,) = play.heard(Discarded)
    assert (discarded.country, discarded.intrigue) == wanted


# ---- what follows by itself


@pytest.mark.parametrize(
    ("words", "left", "after", "cards"),
    [("row1 row3 deck", "- gb -", "es gb gb", (3, 2)), ("row1 row2 deck", "- - es", "es gb es", (3, 2))],
)
def test_empty_slots_are_filled_lowest_first(words: str, left: str, after: str, cards: tuple[int, ...]) -> None:
    """RY-5.29: one card at a time from the top; full slots stay as they are."""
    play = scene(phase="draw", row="de gb es", deck="fr es gb")
    play.draw(words, "three_country")
    assert play.row == left
    play.end()
    assert play.row == after
    assert [filled.cards for filled in play.heard(RowFilled, B)] == [cards]


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
    """RY-5.30, 8.6, 1.3: with the turn in which the deck ran out; then the next seat plays the next period."""
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


@pytest.mark.parametrize("start", [A, B, C, D])
@pytest.mark.parametrize("position", [0, 1, 2, 3])
def test_the_last_round_is_finished(start: int, position: int) -> None:
    """RY-5.31, 8.6, 9.3: up to the seat before the start seat, so that all have had equally many turns; at once if that
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


def test_an_end_of_turn_that_throws_cards_away_takes_a_second_press() -> None:
    """RY-5.28: one that keeps everything does not."""
    assert not KEEP.lasts()
    one = (1, *KEEP.country[1:])
    assert evolve(KEEP, country=one).lasts()
    assert evolve(KEEP, intrigue=(1, *KEEP.intrigue[1:])).lasts()
