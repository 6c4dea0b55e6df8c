"""The draw: RY-5.1 and 5.3 to 5.11, with the worked examples 9.14 and 9.15; and matches that only the clock plays."""

from itertools import product

import pytest

from engines.core.move import Cancel, called, part
from engines.core.record import evolve
from engines.royals import events as e
from engines.royals import moves as m
from engines.royals.atlas import NOBLES
from engines.royals.state import State
from tests.royals.arrange import begun, scene
from tests.royals.notation import CODES, A, B, C
from tests.royals.scene import Scene

HAND = "fr6 de2 + fr-es gb-es"
GATHER = part(m.Draw, plan="three_country")
FIRST_TURNS = {2: (1, 2), 3: (1, 1, 2), 4: (1, 1, 2, 2), 5: (1, 1, 2, 2, 3)}
"""Seats → country cards by position from the start seat."""


def at_draw(row: str = "fr de gb", **more: str) -> Scene:
    return scene(3, phase="draw", row=row, row_size=str(len(row.split())), **more)  # type: ignore[arg-type]


def without_questions(play: Scene) -> State:
    """The state, whatever the number of questions on the way to it."""
    return evolve(play.state, chairs=())


def held(play: Scene) -> tuple[int, int]:
    """How many cards of both kinds A has."""
    house = play.state.houses[A]
    return sum(house.hand), sum(house.intrigue)


def _next(draw: m.Draw) -> bool:
    """Whether it brings one country card."""
    return sum(not isinstance(source, m.FromIntrigue) for source in draw.sources) == 1


def from_row(play: Scene, plan: str) -> list[tuple[int, int]]:
    """Slot and country of what is offered of the row, as the next country card."""
    first = [draw.sources[0] for draw in play.offers(m.Draw) if draw.plan == plan and _next(draw)]
    return [(source.slot, source.country) for source in first if isinstance(source, m.FromRow)]


# ---- the order of a turn


def test_a_turn_is_draw_play_end() -> None:
    """RY-5.1: nothing is claimed before the last card is drawn, nothing drawn afterwards; there is no way round the
    draw."""
    play = scene(hands={A: HAND}, phase="draw", row="fr de gb")
    for kinds in ({"draw", "draw.plan"}, {"draw"}, {"draw"}):
        assert {called(option.move) for option in play.menu().options} == kinds
        play.draw("deck", "three_country")
    play.claim("dijon_baron")
    assert play.offers(m.Claim)
    assert not play.offers(m.Draw)
    play.end()
    assert play.mover == B
    assert play.offers(m.Draw)


@pytest.mark.parametrize("nobles", [(), ("lyon_marshal",), ("lyon_marshal", "dijon_baron", "bordeaux_countess")])
def test_playing_is_optional(nobles: tuple[str, ...]) -> None:
    """RY-5.1: no claim, one, or several."""
    play = scene(hands={A: HAND}, phase="draw", deck="es es es")
    play.turn("deck deck deck", *nobles)
    assert [NOBLES[event.noble].id for event in play.story if isinstance(event, e.Claimed)] == list(nobles)
    assert play.mover == B
    assert sum(holder == A for holder in play.state.europe.holders) == len(nobles)


# ---- card by card, and several at one go


def test_a_card_is_final_at_once() -> None:
    """RY-5.3, 8.1: one from the row cannot be put back or exchanged."""
    play = at_draw()
    play.draw("row1", "three_country")
    assert (play.hand(A), play.row) == ("fr1", "- de gb")
    assert not play.accepts(Cancel())
    assert from_row(play, "three_country") == [(2, 1), (3, 2)]


@pytest.mark.parametrize(
    "row", ["fr fr fr", "fr es fr", "es fr fr", "fr de gb", "fr fr fr fr", "fr es fr es", "es fr gb fr", "gb es fr de"]
)
def test_equal_cards_are_alike(row: str) -> None:
    """RY-5.3, 5.6: each country of the row is offered once, by the first slot that shows it; and every mixture that
    differs once, each card of it from a slot of its own, those with most of the row first."""
    play, cards = at_draw(row), row.split()
    once = [(cards.index(card) + 1, CODES.index(card)) for card in dict.fromkeys(cards)]
    assert [from_row(play, plan) for plan in ("three_country", "mixed")] == [once, once]
    play.does(GATHER)
    offered = [draw.sources for draw in play.offers(m.Draw)]
    rows = [[source for source in sources if isinstance(source, m.FromRow)] for sources in offered]
    assert all(len(sources) == 3 for sources in offered)
    assert all(len({source.slot for source in taken}) == len(taken) for taken in rows)
    counts = [tuple(sum(source.country == country for source in taken) for country in range(4)) for taken in rows]
    different = product(*(range(cards.count(code) + 1) for code in CODES))
    assert sorted(counts) == sorted(taken for taken in different if sum(taken) <= 3)
    assert [*map(len, rows)] == sorted(map(len, rows), reverse=True)


@pytest.mark.parametrize("size", [1, 2, 3, 30])
@pytest.mark.parametrize("row", ["fr de gb", "fr es fr"])
def test_drawing_at_one_go_is_drawing_one_by_one(row: str, size: int) -> None:
    """RY-5.3: every mixture that can be said at once, also where the deck runs out on the way."""
    start = scene(hands={A: "fr6", B: "de6", C: "gb6"}, deck=size, phase="draw", row=row)
    asked = Scene(start.match)
    asked.does(GATHER)
    for whole in asked.offers(m.Draw):
        at_once, singly = Scene(start.match), Scene(start.match)
        at_once.does(GATHER, whole)
        singly.does(*(m.Draw(sources=(source,), plan="three_country") for source in whole.sources))
        assert without_questions(at_once) == without_questions(singly)
        drawn = [
            [card for event in play.story if isinstance(event, e.Drew) for card in event.cards]
            for play in (at_once, singly)
        ]
        assert drawn[0] == drawn[1]
        assert at_once.offers(m.EndTurn)


@pytest.mark.parametrize("source", ["row1", "row2", "row3", "deck"])
def test_mixed_in_either_order_comes_to_the_same(source: str) -> None:
    """RY-5.3, 5.5: the last card of ``mixed`` is no choice, so it is drawn along."""
    one, other = at_draw(), at_draw()
    one.draw(f"{source} intrigue", "mixed")
    other.draw("intrigue", "mixed")
    other.draw(source, "mixed")
    assert without_questions(one) == without_questions(other)
    assert one.offers(m.EndTurn)


def test_a_whole_row_is_one_press() -> None:
    """RY-5.3: where the row has as many cards as the turn draws; before anything else of that plan."""
    for row, offered in (("fr es de", True), ("fr es de gb", False)):
        play = at_draw(row)
        first = next(draw for draw in play.offers(m.Draw) if draw.plan == "three_country")
        assert all(isinstance(source, m.FromRow) for source in first.sources) == offered
    play = at_draw("fr es de")
    play.draw("row1 row2 row3", "three_country")
    assert play.hand(A) == "fr1 de1 es1"


# ---- the plan


@pytest.mark.parametrize(
    ("first", "rest", "plan", "cards"),
    [("deck", "deck deck", "three_country", (3, 0)), ("intrigue", "deck", "mixed", (1, 1))],
)
def test_every_later_turn_has_one_of_two_plans(first: str, rest: str, plan: str, cards: tuple[int, int]) -> None:
    """RY-5.5, 8.2: three country cards, or one and an intrigue card; locked by the first pick, whatever it brought."""
    play = at_draw()
    play.draw(first, plan)
    assert play.state.ongoing.plan == plan
    assert {draw.plan for draw in play.offers(m.Draw)} == {plan}
    play.draw(rest)
    assert held(play) == cards


@pytest.mark.parametrize("words", ["row1", "row1 row2", "row1 row2 row3"])
def test_an_emptied_slot_stays_empty_until_the_end_of_the_turn(words: str) -> None:
    """RY-5.6: even if all are; then they are filled, lowest first (RY-5.29)."""
    play = scene(hands={A: "es1"}, phase="draw", row="fr de gb", deck="es es es es fr")
    count = len(words.split())
    play.draw(words + " deck" * (3 - count), "three_country")
    assert play.row == " ".join(["-"] * count + ["fr", "de", "gb"][count:])
    play.claim("valencia_marshal")
    assert play.row.split()[:count] == ["-"] * count
    play.end()
    assert play.row.split()[count:] == ["fr", "de", "gb"][count:]


@pytest.mark.parametrize(("words", "after"), [("deck deck deck", (15, 4)), ("intrigue deck", (13, 5))])
def test_the_whole_number_is_drawn_whatever_the_limits(words: str, after: tuple[int, int]) -> None:
    """RY-5.8, 10.3: they are checked only at the end of the turn."""
    play = scene(hands={A: "fr12 + fr-es4"}, phase="draw")
    play.draw(words)
    assert held(play) == after
    assert play.offers(m.EndTurn), "the last pick was the last"


# ---- a first turn


@pytest.mark.parametrize("start", [A, B])
@pytest.mark.parametrize("seats", FIRST_TURNS)
def test_the_first_turn(seats: int, start: int) -> None:
    """RY-5.4, 8.3, 5.10: so many country cards by position from the start seat; no plan, no intrigue. The clock draws
    as many from the deck."""
    play, clock = begun(seats, start=start), begun(seats, start=start)
    for position, quota in enumerate(FIRST_TURNS[seats]):
        seat = (start + position) % seats
        for card in range(quota):
            assert play.mover == seat
            assert {draw.plan for draw in play.offers(m.Draw)} == {None}
            assert not any(m.FromIntrigue() in draw.sources for draw in play.offers(m.Draw))
            play.draw("row1" if card == 0 else "deck")
        assert sum(play.state.houses[seat].hand) == quota
        play.end()
        clock.defaults()
        assert clock.heard(e.DrewUnseen) == [e.DrewUnseen(seat=seat, deck="country", count=quota)]
    assert play.mover == start
    assert None not in {draw.plan for draw in play.offers(m.Draw)}, "RY-5.5: every later turn has one"


def test_the_first_turns_of_three_seats() -> None:
    """RY-9.15: C begins; C 1, A 1, B 2."""
    play = scene(first=True, phase="draw", start=C, seat=C, row="fr es de")
    with play.refused("reason-first-turn"):
        play.draw("intrigue", None)
    play.draw("row2")
    with play.refused():  # wrong_phase
        play.draw("deck", None)
    play.claim("valencia_marshal", "es1")
    assert (play.values(C), play.row) == ([1], "fr - de")
    play.end()
    assert "-" not in play.row
    for seat, quota in ((A, 1), (B, 2)):
        assert play.mover == seat
        play.turn("deck " * quota)
    assert [event.seat for event in play.story if isinstance(event, e.TurnBegan)] == [A, B, C]
    assert play.state.ongoing.first is None


# ---- the clock


@pytest.mark.parametrize(
    ("drawn", "plan", "rest"),
    [
        ("", "", [("country", 3)]),
        ("row1", "three_country", [("country", 2)]),
        ("row1 row2", "three_country", [("country", 1)]),
        ("intrigue", "mixed", [("country", 1)]),
    ],
)
def test_by_default_what_is_missing_comes_from_the_decks(drawn: str, plan: str, rest: list[tuple[str, int]]) -> None:
    """RY-5.10: the plan that was named is kept; else three country cards. The turn ends without claims, by the default
    discards."""
    play = scene(hands={A: "fr12"}, phase="draw", row="fr de gb")
    for word in drawn.split():
        play.draw(word, plan)
    play.defaults()
    assert [(event.deck, event.count) for event in play.heard(e.DrewUnseen)] == rest
    assert not play.heard(e.Claimed)
    assert held(play)[0] == 12
    assert play.mover == B


def test_the_clock_takes_no_half_said_draw() -> None:
    """RY-5.10, 5.3: a mixture that was not said to the end draws nothing from the row."""
    play = at_draw()
    play.does(GATHER)
    play.defaults()
    assert [event.count for event in play.heard(e.DrewUnseen)] == [3]
    assert not play.heard(e.TookFromRow)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("row_size", "seed"), [("3", "one"), ("4", "two"), ("3", "three"), ("3", "four")])
def test_when_everybody_always_times_out(seats: int, row_size: str, seed: str) -> None:
    """RY-9.25, 10.8, 10.12, 8.20: nobody claims; each three-card turn moves the deck on, so it runs out three times,
    and never twice before a scoring (RY-5.15, 5.16, 8.7); every marker that is scored is removed; shared victory of
    all with nothing."""
    play = begun(seats, seed=seed, row_size=row_size)
    while not play.match.over:
        play.defaults()
    assert not any(isinstance(event, (e.Claimed, e.MarkerTaken)) for event in play.story)
    ends = [type(event) for event in play.story if isinstance(event, (e.PeriodEnding, e.PeriodBegan, e.MatchEnded))]
    assert ends == [e.PeriodEnding, e.PeriodBegan] * 2 + [e.PeriodEnding, e.MatchEnded]
    assert len([event for event in play.story if isinstance(event, e.CountryScored)]) == 3 * 4
    shapes = [marker.shape for marker in play.state.out]
    assert (shapes.count("period"), shapes.count("title"), len(shapes)) == (24, 7, 31)
    assert (play.outcome.scores, play.outcome.ranks) == ((0,) * seats, (1,) * seats)
    assert play.heard(e.MatchEnded)[0].winners == tuple(range(seats))
    assert len({house.turns for house in play.state.houses}) == 1


# ---- the worked example


def test_mixed_step_by_step() -> None:
    """RY-9.14, 5.9: what cannot be drawn on the way is told with all that is refused."""
    play = at_draw()
    play.draw("intrigue")
    assert (play.state.ongoing.plan, play.state.ongoing.to_draw) == ("mixed", (1, 0))
    play.draw("row2")
    assert play.offers(m.EndTurn)
