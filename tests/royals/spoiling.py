"""Ways to spoil a state: each breaks one invariant of section 10 of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core.record import evolve
from engines.royals.atlas import (
    CITIES,
    NUMBER,
    PERIOD_VALUES,
    TITLES,
)
from engines.royals.cards import counted, minus, plus
from engines.royals.europe import Europe
from engines.royals.markers import Marker
from engines.royals.state import State
from tests.royals.notation import CITY, A, B, C

Change = Callable[[State], State]


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
