"""Section 10 of the rules: states and steps that no play leads to, and that the checks must notice."""

from __future__ import annotations

import ast
import traceback
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from engines.core.match import Match, restore
from engines.core.record import evolve
from engines.royals import events as e
from engines.royals import invariants
from engines.royals import moves as m
from engines.royals.atlas import (
    CITIES,
    NOBLES,
    NUMBER,
    PERIOD_VALUES,
    SHIELDS,
    SHOWS,
    TITLES,
    cards_in_game,
    house_values,
)
from engines.royals.cards import Cards, counted, minus, plus
from engines.royals.europe import Europe
from engines.royals.markers import Marker
from engines.royals.state import State
from tests.playing import perform, playing, playout
from tests.royals import lasting
from tests.royals.arrange import GAME, begun, scene
from tests.royals.notation import CITY, A, B, C, country
from tests.royals.scene import Scene

Change = Callable[[State], State]
CHECKS = Path(invariants.__file__)
HELD = {
    "dublin_duke": A,
    "london_king": A,
    "edinburgh_baron": A,
    "lyon_marshal": A,
    "bordeaux_countess": A,
    "dublin_cardinal": A,
    "dijon_princess": A,
    "madrid_king": B,
}
"""A holds cities, the shield of Britain and a house marker."""


def whole(**more: Any) -> Scene:
    return scene(
        3, hands={A: "fr8 de4 + fr-es3", B: "gb6 + de-gb1", C: "es2"}, holders=HELD, buried={"madrid": (C,)},
        seat=A, period="1680", **more,
    )  # fmt: skip


def before_the_draw() -> Scene:
    return scene(3, hands={A: "fr8"}, seat=A, phase="draw")


# ---- ways to spoil a state


def put(state: State, owner: int, **changes: Any) -> State:
    houses = list(state.houses)
    houses[owner] = evolve(houses[owner], **changes)
    return state.evolve(houses=tuple(houses))


def piles(state: State, **changes: Any) -> State:
    return state.evolve(piles=evolve(state.piles, **changes))


def europe(state: State, **changes: Any) -> State:
    return state.evolve(europe=evolve(state.europe, **changes))


def at(places: tuple[Any, ...], number: int, thing: Any) -> tuple[Any, ...]:
    return (*places[:number], thing, *places[number + 1 :])


def dealt(owner: int, count: int) -> Change:
    """So many cards more from the deck."""

    def change(state: State) -> State:
        deck = state.piles.deck
        hand = plus(state.houses[owner].hand, counted(deck[:count], 4))
        return piles(put(state, owner, hand=hand), deck=deck[count:])

    return change


def whispered(owner: int, count: int) -> Change:
    """So many intrigue cards more."""

    def change(state: State) -> State:
        deck = state.piles.intrigue
        hand = plus(state.houses[owner].intrigue, counted(deck[:count], 6))
        return piles(put(state, owner, intrigue=hand), intrigue=deck[count:])

    return change


def deck_thrown_away(state: State) -> State:
    return piles(state, deck=(), discard=plus(state.piles.discard, counted(state.piles.deck, 4)))


def intrigue_thrown_away(state: State) -> State:
    pile = plus(state.piles.intrigue_discard, counted(state.piles.intrigue, 6))
    return piles(state, intrigue=(), intrigue_discard=pile)


def gap_in_the_row(state: State) -> State:
    card = state.piles.row[0]
    assert card is not None
    return piles(state, row=at(state.piles.row, 0, None), discard=plus(state.piles.discard, counted((card,), 4)))


def owing(state: State) -> State:
    """C owes a card of France to the discards."""
    one = counted((0,), 4)
    hand = minus(state.houses[C].hand, one)
    return piles(put(state, C, hand=hand), discard=plus(state.piles.discard, one))


def buried(city: str, owner: int) -> Change:
    """A cube in a cathedral and its twin on a title."""

    def change(state: State) -> State:
        one, number = counted((owner,), len(state.seats)), CITY[city]
        cathedrals, titles = state.europe.cathedrals, state.europe.titles
        return europe(
            state,
            cathedrals=at(cathedrals, number, plus(cathedrals[number], one)),
            titles=at(titles, 0, plus(titles[0], one)),
        )

    return change


def on_title(rank: int, count: int) -> Change:
    def change(state: State) -> State:
        titles = state.europe.titles
        return europe(state, titles=at(titles, rank, at(titles[rank], A, titles[rank][A] + count)))

    return change


def gains(owner: int, *markers: Marker) -> Change:
    return lambda state: put(state, owner, markers=(*state.houses[owner].markers, *markers))


def loses(owner: int, shape: str) -> Change:
    """The first marker of this shape is nowhere any more."""

    def change(state: State) -> State:
        pile = state.houses[owner].markers
        lost = next(marker for marker in pile if marker.shape == shape)
        return put(state, owner, markers=tuple(marker for marker in pile if marker != lost))

    return change


def worth(owner: int, shape: str, value: int) -> Change:
    """The first marker of this shape shows another value."""

    def change(state: State) -> State:
        pile = list(state.houses[owner].markers)
        number = next(number for number, marker in enumerate(pile) if marker.shape == shape)
        pile[number] = evolve(pile[number], value=value)
        return put(state, owner, markers=tuple(pile))

    return change


def house_turns(owner: int, more: int) -> Change:
    """That many turns more, of the seat and of the period."""

    def change(state: State) -> State:
        turns = (*state.turns[:-1], state.turns[-1] + more)
        return put(state.evolve(turns=turns), owner, turns=state.houses[owner].turns + more)

    return change


def fourth_period(state: State) -> State:
    """Everything is scored, and still it goes on."""
    periods = tuple(
        Marker(shape="period", of=country, period=period, value=value)
        for period in (1, 2)
        for country, values in enumerate(PERIOD_VALUES[period])
        for value in values
    )
    titles = tuple(Marker(shape="title", of=rank, value=title.full) for rank, title in enumerate(TITLES))
    return state.evolve(period=3, out=(*state.out, *periods, *titles))


BROKEN: dict[str, tuple[str, Change]] = {
    "nothing pending and no end": ("the stack is empty", lambda state: state.evolve(stack=())),
    "an end with something pending": ("the stack is empty", lambda state: state.evolve(over=True)),
    "10.1 a country card is lost": ("10.1: country", lambda state: piles(state, deck=state.piles.deck[1:])),
    "10.1 a country card is there twice": ("10.1: country", lambda state: piles(state, deck=(0, *state.piles.deck))),
    "10.1 a country card has turned": (
        "10.1: country",
        lambda state: piles(state, deck=((state.piles.deck[0] + 1) % 4, *state.piles.deck[1:])),
    ),
    "10.1 an intrigue card is lost": ("10.1: intrigue", lambda state: piles(state, intrigue=state.piles.intrigue[1:])),
    "10.2 an empty country deck": ("10.2: the country deck", deck_thrown_away),
    "10.2 an empty intrigue deck": ("10.2: the intrigue deck", intrigue_thrown_away),
    "10.3 sixteen cards on turn": ("RY-10.3$", dealt(A, 4)),
    "10.3 thirteen cards out of turn": ("RY-10.3$", dealt(B, 7)),
    "10.3 six intrigue cards on turn": ("RY-10.3$", whispered(A, 3)),
    "10.3 five intrigue cards out of turn": ("RY-10.3$", whispered(B, 4)),
    "10.3 over both limits by more than a turn can": (
        "never over both",
        lambda state: whispered(A, 2)(dealt(A, 2)(state)),
    ),
    "fewer than no cards": ("^$", owing),
    "7.9 a removed seat with a hand": ("7.9", lambda state: put(state, C, gone=True)),
    "10.4 a title cube too many": ("10.4", on_title(0, 1)),
    "10.4 a title cube too few": ("10.4", on_title(6, -1)),
    "10.4 a portrait cube of somebody else": (
        "10.4",
        lambda state: europe(state, holders=at(state.europe.holders, NUMBER["madrid_king"], A)),
    ),
    "10.5 buried in an untouched city": ("nobody is buried", buried("paris", A)),
    "10.5 a marker left in a touched city": ("10.5: a city", loses(A, "city")),
    "10.5 a marker taken from an untouched city": (
        "10.5: a city",
        gains(A, Marker(shape="city", of=CITY["paris"], value=6)),
    ),
    "an eighth title": (
        "^$",
        lambda state: europe(state, titles=(*state.europe.titles, (0, 0, 0))),
    ),
    "10.6 a shield is nowhere": ("10.7", loses(A, "shield")),
    "10.7 the smaller shield first": ("10.7", worth(A, "shield", 3)),
    "10.6 a house marker is nowhere": ("from the largest", loses(A, "house")),
    "10.7 the smaller house marker first": ("from the largest", worth(A, "house", 8)),
    "10.7 two period markers of a country and period": (
        "no marker twice",
        lambda state: gains(A, *[marker for marker in state.out if marker.of == 0])(
            state.evolve(out=tuple(marker for marker in state.out if marker.of != 0))
        ),
    ),
    "10.8 a marker of the last period is left": (
        "10.8: all markers",
        lambda state: state.evolve(out=state.out[1:]),
    ),
    "10.8 a marker of the running period is taken": (
        "RY-10.8$",
        gains(A, Marker(shape="period", of=0, period=1, value=11)),
    ),
    "10.6 a title before the end": ("10.6: a title", gains(A, Marker(shape="title", of=0, value=4))),
    "10.13 more points than the board has": ("10.13", worth(A, "city", 500)),
    "10.8 a fourth period": ("^$", fourth_period),
    "10.8 a period without turns of its own": ("^$", lambda state: state.evolve(turns=(*state.turns, 0))),
    "10.8 a turn that no period counts": (
        "^$",
        lambda state: state.evolve(turns=(state.turns[0], state.turns[1] + 1)),
    ),
    "10.8 a seat two turns ahead": ("as many turns", house_turns(A, 1)),
    "a thirtieth noble": ("^$", lambda state: europe(state, holders=(*state.europe.holders, None))),
}


@pytest.mark.parametrize("what", BROKEN)
def test_the_check_notices(what: str) -> None:
    """RY-10.1 to 10.8, 10.13."""
    state = whole().state
    GAME.check(state)
    words, spoil = BROKEN[what]
    with pytest.raises(AssertionError, match=words):
        GAME.check(spoil(state))


def failing_line(state: State) -> int:
    """Of the checks, where *state* fails."""
    try:
        GAME.check(state)
    except AssertionError as broken:
        frames = traceback.extract_tb(broken.__traceback__)
        (line,) = (frame.lineno for frame in frames[-1:] if Path(frame.filename) == CHECKS)
        assert line is not None
        return line
    raise AssertionError("nothing was noticed")


def test_no_assertion_is_without_a_state_that_it_catches() -> None:
    """RY-10.1 to 10.8: except that there is an outcome exactly at the end, which no state alone can break."""
    text = CHECKS.read_text(encoding="utf-8")
    asserted = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Assert)]
    lines = {range(node.lineno, (node.end_lineno or node.lineno) + 1) for node in asserted}
    state = whole().state
    caught = {failing_line(spoil(state)) for _, spoil in BROKEN.values()}
    caught.add(failing_line(gap_in_the_row(before_the_draw().state)))
    caught.add(failing_line(buried("madrid", A)(of_printed_cubes("printed"))))
    uncaught = {span for span in lines if not any(line in span for line in caught)}
    assert len(uncaught) == 1
    (left,) = uncaught
    assert "outcome" in text.splitlines()[left.start - 1]


def of_printed_cubes(supply: str) -> State:
    """A, whose colour is red, has made 23 claims."""
    return scene(3, holders=HELD, titles={"king": (16, 0, 0)}, cube_supply=supply).state


def test_the_row_is_full_until_the_first_draw() -> None:
    """RY-10.2: a gap is no fault later in the turn."""
    GAME.check(gap_in_the_row(whole().state))
    with pytest.raises(AssertionError, match="the row is full"):
        GAME.check(gap_in_the_row(before_the_draw().state))


def test_cubes_are_counted_only_where_they_are_printed() -> None:
    """RY-1.10, 8.22: red has 46, so 23 claims."""
    unlimited, printed = (of_printed_cubes(supply) for supply in ("unlimited", "printed"))
    assert printed.europe.cubes(A) == 23
    GAME.check(printed)
    GAME.check(buried("madrid", A)(unlimited))
    with pytest.raises(AssertionError):
        GAME.check(buried("madrid", A)(printed))


def test_at_the_end_all_have_had_equally_many_turns() -> None:
    """RY-10.8, 10.6: and every title is whole, halved or out."""
    played = scene(3, holders=HELD, seat=C, period="1714", ending=True)
    played.end()
    GAME.check(played.state)
    with pytest.raises(AssertionError, match="as many turns"):
        GAME.check(house_turns(A, 1)(played.state))
    titles = [marker for marker in played.state.houses[A].markers if marker.shape == "title"]
    assert titles
    with pytest.raises(AssertionError, match="a title is whole"):
        GAME.check(loses(A, "title")(played.state))


# ---- between two states


def moved(state: State) -> Europe:
    """A's cube has gone from Lyon's portrait to Madrid's cathedral."""
    holders = at(state.europe.holders, NUMBER["lyon_marshal"], None)
    one = counted((A,), len(state.seats))
    cathedrals = at(state.europe.cathedrals, CITY["madrid"], plus(state.europe.cathedrals[CITY["madrid"]], one))
    return evolve(state.europe, holders=holders, cathedrals=cathedrals)


UNDONE: dict[str, tuple[str, Change]] = {
    "a portrait is vacant again": ("10.5", lambda state: state.evolve(europe=moved(state))),
    "a cathedral is emptied": (
        "10.9: cathedral",
        lambda state: europe(state, cathedrals=((0, 0, 0),) * len(CITIES)),
    ),
    "a title cube is gone": ("10.9: title", on_title(6, -1)),
    "presence is lost": (
        "10.9: presence",
        lambda state: europe(state, holders=at(state.europe.holders, NUMBER["lyon_marshal"], B)),
    ),
    "a shield comes back": ("10.9: no shield", lambda state: europe(state, shields=(0, 0, 0, 0))),
    "a house marker comes back": ("10.9: no house", lambda state: europe(state, houses=0)),
    "a marker is given up": ("10.9: a taken marker", loses(A, "city")),
    "a marker changes": ("10.9: a taken marker", worth(A, "city", 1)),
    "a turn is taken back": ("10.8: turns", lambda state: put(state, B, turns=0)),
    "a marker comes back into the game": ("10.6", lambda state: state.evolve(out=state.out[1:])),
    "a period is skipped": ("10.8: a period", lambda state: state.evolve(period=3)),
    "a period comes back": ("10.8: a period", lambda state: state.evolve(period=0)),
    "another start seat": ("4.2", lambda state: state.evolve(start=2)),
}


@pytest.mark.parametrize("what", UNDONE)
def test_what_no_act_undoes(what: str) -> None:
    """RY-10.5, 10.8, 10.9, as every scenario checks it after every act."""
    state = whole().state
    lasting.check(state, state)
    words, undo = UNDONE[what]
    with pytest.raises(AssertionError, match=words):
        lasting.check(state, undo(state))


def test_nobody_comes_back_from_a_removal() -> None:
    """RY-7.9, 10.9: a removed seat's markers may go, but the seat stays away."""
    here = before_the_draw().state
    gone = put(here, B, gone=True)
    lasting.check(here, gone)
    with pytest.raises(AssertionError, match="nobody comes back"):
        lasting.check(gone, here)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_random_matches_keep_all_of_it(seats: int, seed: int) -> None:
    """RY-10.1 to 10.9: with options, removals and standing orders at random; three scorings at most; shields and
    house markers are earned only in one's own turn (RY-8.16)."""
    scorings = 0
    for turn in playing(GAME, seats, seed, seatings=0.004):
        before, after = turn.before._state, turn.after._state
        GAME.check(after)
        lasting.check(before, after)
        scorings += sum(isinstance(event, e.CountryScored) for event in turn.events)
        earned = [event.seat for event in turn.events if isinstance(event, e.MarkerTaken)]
        began = [event.seat for event in turn.events if isinstance(event, e.TurnBegan)]
        assert {*earned} <= {before.ongoing.seat, *began}
    alone = len(after.gone) == seats - 1
    assert scorings == 12 or alone


@pytest.mark.parametrize("seats", [2, 5])
def test_the_same_seed_and_commands_give_the_same_game(seats: int) -> None:
    """RY-10.12: replayed from its log, also through a restart in mid-match."""
    end, log = playout(GAME, seats, 11)
    match: Match[Any] = next(iter(playing(GAME, seats, 11))).before
    other = restore(GAME, match.dump(), match.step)
    for entry in log:
        match, told = perform(match, entry)
        other, also = perform(restore(GAME, other.dump(), other.step), entry)
        assert told == also
    assert match.dump() == other.dump() == end.dump()


def test_another_seed_deals_another_game() -> None:
    """RY-10.12, 4.5: as far as chance goes."""
    one, other = (begun(3, seed=seed).state.piles for seed in ("one", "two"))
    assert one.deck != other.deck
    assert one.intrigue != other.intrigue


# ---- payments


def pays(laid: Cards, hand: Cards, price: tuple[int, tuple[int, ...], int], *, any_time: bool) -> bool:
    """Whether the cards can be told apart as matching cards and jokers for the rest: told with roles, not with the
    formula of the rules."""
    count, matching, worth = price
    own = sum(laid[kind] for kind in matching)
    short = sum(hand[kind] for kind in matching) < count
    return any(
        single <= own and sum(laid) == single + (count - single) * worth and (single == count or short or any_time)
        for single in range(count + 1)
    )


def selections(hand: Cards) -> list[Cards]:
    return list(product(*(range(held + 1) for held in hand)))


@pytest.mark.parametrize("jokers", ["when_short", "any_time"])
@pytest.mark.parametrize(
    ("hand", "noble"),
    [
        ("fr2 gb4 de3", "bordeaux_countess"),
        ("fr1 gb2 de2 es1", "lyon_marshal"),
        ("fr3 gb3 de3", "dijon_baron"),
        ("fr6 de3", "barcelona_countess"),
        ("es1 de8 gb3", "valencia_duke"),
        ("gb2 de1", "dublin_duke"),
        ("es12", "edinburgh_baron"),
        ("es5 fr1 de2 gb4", "seville_cardinal"),
        ("gb8 es4", "london_king"),
    ],
)
def test_what_is_listed_is_all_that_pays(hand: str, noble: str, jokers: str) -> None:
    """RY-10.11, 5.22, 5.34: every listed payment and no other; a default exists iff some payment exists."""
    played = scene(3, hands={A: hand}, jokers=jokers)
    listed, _ = played.ways(noble, every=True)
    cards, printed = country(hand), NOBLES[NUMBER[noble]]
    price = (printed.cost, (printed.country,), 3)
    legal = [laid for laid in selections(cards) if pays(laid, cards, price, any_time=jokers == "any_time")]
    assert sorted(listed) == sorted(legal)
    assert bool(legal) == any(claim.noble == NUMBER[noble] for claim in played.offers(m.Claim))


@pytest.mark.parametrize("jokers", ["when_short", "any_time"])
@pytest.mark.parametrize("noble", ["paris_king", "dijon_baron"])
@pytest.mark.parametrize(
    "pairs", ["fr-de2 fr-gb1", "fr-es1 de-gb2", "de-gb2 gb-es2", "fr-de1 de-es1", "de-gb1", "fr-de1"]
)
def test_what_is_listed_is_all_that_captures(pairs: str, noble: str, jokers: str) -> None:
    """RY-10.11, 5.23, 5.34: the intrigue part likewise."""
    played = scene(3, hands={A: f"fr8 + {pairs}"}, holders={noble: B}, jokers=jokers)
    _, listed = played.ways(noble, every=True)
    hand, printed = played.state.houses[A].intrigue, NOBLES[NUMBER[noble]]
    price = (printed.intrigue, SHOWS[printed.country], 2)
    legal = [laid for laid in selections(hand) if pays(laid, hand, price, any_time=jokers == "any_time")]
    assert sorted(listed) == sorted(legal)
    assert bool(legal) == any(claim.noble == NUMBER[noble] for claim in played.offers(m.Claim))


# ---- the board


@pytest.mark.parametrize(("seats", "most"), [(2, 340), (3, 352), (4, 368), (5, 368)])
def test_the_board_has_no_more_points(seats: int, most: int) -> None:
    """RY-10.13: from the printed matter."""
    cities = sum(city.bonus for city in CITIES)
    shields = sum(map(sum, SHIELDS))
    periods = sum(sum(values) for period in PERIOD_VALUES for values in period)
    titles = sum(title.full for title in TITLES)
    assert (cities, shields, periods, titles) == (51, 47, 164, 70)
    assert cities + shields + periods + titles + sum(house_values(seats)) == most


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_cards_are_somewhere(seats: int) -> None:
    """RY-10.1: after the deal."""
    state = begun(seats).state
    row = [card for card in state.piles.row if card is not None]
    assert plus(counted(state.piles.deck, 4), counted(row, 4)) == cards_in_game(seats)
    assert counted(state.piles.intrigue, 6) == (4,) * 6
