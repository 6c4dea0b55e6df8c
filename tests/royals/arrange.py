"""Positions as the rules tell them: what is named lies where it is named, every other card in some legal place."""

from collections.abc import Mapping, Sequence
from typing import Any

from engines.core.match import Match, begin
from engines.core.record import evolve
from engines.royals import GAME
from engines.royals.atlas import CITIES, COUNTRIES, NOBLES, PAIRS, PERIODS, SHIELDS, cards_in_game, house_values
from engines.royals.cards import Cards, counted, faces, minus, none, plus
from engines.royals.components import BOX
from engines.royals.decisions import Drawing, Playing
from engines.royals.deeds import EndOfTurn
from engines.royals.europe import Europe, empty
from engines.royals.house import Turn
from engines.royals.markers import Marker
from engines.royals.orders import Orders
from engines.royals.state import State
from tests.royals import notation
from tests.royals.notation import NUMBER
from tests.royals.scene import Scene


def begun(seats: int = 3, *, seed: str = "a court", start: int = 0, **options: str) -> Scene:
    """A match at its first question, dealt by chance; *start* begins."""
    match, events = begin(GAME, seats, seed, {"start_player": str(start), **options})
    return Scene(match, events)


def scene(
    seats: int = 3,
    *,
    hands: Mapping[int, str] | None = None,
    holders: Mapping[str, int] | None = None,
    buried: Mapping[str, Sequence[int]] | None = None,
    titles: Mapping[str, Sequence[int]] | None = None,
    markers: Mapping[int, Sequence[Marker]] | None = None,
    row: str | None = None,
    deck: str | int | None = None,
    discard: str | None = None,
    intrigue_deck: str | int | None = None,
    orders: Mapping[int, Orders] | None = None,
    seat: int = 0,
    phase: str = "play",
    first: bool = False,
    period: str = "1648",
    ending: bool = False,
    start: int = 0,
    **options: str,
) -> Scene:
    """A position in the turn of *seat*, at its draw or (``phase="play"``) after it.

    :param hands: seat → ``fr2 de1 + fr-es``; the others hold nothing.
    :param holders: noble → seat. City markers, title cubes, shields and house markers follow as if these nobles had
        been claimed, except that title cubes can be added and markers named outright (then nothing follows).
    :param buried: city → seats whose cubes lie in its cathedral; a title cube of the city's first rank goes with each.
    :param titles: rank → further cubes by seat, each with a buried cube in the last city that is touched.
    :param row: ``fr de gb``; without it whatever the deal gave.
    :param deck: its top cards in words, all other cards lying below; or its size, the other cards being discarded.
    :param discard: cards that lie in the country discard pile besides.
    """
    match, _ = begin(GAME, seats, "a position", {"start_player": str(start), **options})
    state: State = match._state
    state = _houses(state, hands or {})
    given = {seat: evolve(state.houses[seat], orders=written) for seat, written in (orders or {}).items()}
    state = evolve(state, houses=tuple(given.get(at, house) for at, house in enumerate(state.houses)))
    state = _country_piles(state, row, deck, discard)
    state = _intrigue_piles(state, intrigue_deck)
    state = _cubes(state, holders or {}, buried or {}, titles or {}, markers)
    return Scene(Match(GAME, _turn(state, seat, phase, PERIODS.index(period), first=first, ending=ending)))


def _houses(state: State, hands: Mapping[int, str]) -> State:
    houses = list(state.houses)
    for seat, words in hands.items():
        country, intrigue = notation.hand(words)
        houses[seat] = evolve(houses[seat], hand=country, intrigue=intrigue)
    return evolve(state, houses=tuple(houses))


def _country_piles(state: State, row: str | None, deck: str | int | None, discard: str | None) -> State:
    rest = cards_in_game(len(state.seats))
    for house in state.houses:
        rest = minus(rest, house.hand)
    open_row = tuple(notation.CODES.index(word) for word in row.split()) if row else _first(rest, state)
    rest = minus(rest, counted(open_row, len(COUNTRIES)))
    thrown = notation.country(discard) if discard else none(len(COUNTRIES))
    rest = minus(rest, thrown)
    top, below, away = _deck(rest, deck, notation.CODES)
    piles = evolve(state.piles, row=open_row, deck=(*top, *below), discard=plus(thrown, away))
    assert min(rest) >= 0, f"there are not so many cards: {rest}"
    return evolve(state, piles=piles)


def _first(rest: Cards, state: State) -> tuple[int, ...]:
    """A row of what there is most of."""
    row: list[int] = []
    for _ in range(state.variant.row_size):
        left = minus(rest, counted(row, len(rest)))
        row.append(left.index(max(left)))
    return tuple(row)


def _intrigue_piles(state: State, deck: str | int | None) -> State:
    rest: Cards = (BOX.intrigue_deck.copies_per_pair,) * len(PAIRS)
    for house in state.houses:
        rest = minus(rest, house.intrigue)
    assert min(rest) >= 0, f"there are not so many intrigue cards: {rest}"
    top, below, away = _deck(rest, deck, PAIRS)
    return evolve(state, piles=evolve(state.piles, intrigue=(*top, *below), intrigue_discard=away))


def _deck(rest: Cards, deck: str | int | None, codes: Sequence[str]) -> tuple[tuple[int, ...], tuple[int, ...], Cards]:
    """The named top, what lies below it, what is discarded."""
    if isinstance(deck, int):
        cards = faces(rest)
        kept = cards[:: max(1, len(cards) // max(1, deck))][:deck]
        return kept, (), minus(rest, counted(kept, len(rest)))
    top = tuple(codes.index(word) for word in deck.split()) if deck else ()
    left = minus(rest, counted(top, len(rest)))
    assert min(left) >= 0, f"there are not so many cards for the top of the deck: {left}"
    return top, faces(left), none(len(rest))


def _cubes(
    state: State,
    holders: Mapping[str, int],
    buried: Mapping[str, Sequence[int]],
    titles: Mapping[str, Sequence[int]],
    markers: Mapping[int, Sequence[Marker]] | None,
) -> State:
    europe = empty(len(state.seats))
    piles: dict[int, list[Marker]] = {seat: [] for seat in state.seats}

    def take(seat: int, noble: int) -> None:
        nonlocal europe
        piles[seat] += europe.gains(seat, noble)
        europe = _noted(europe.taken(seat, noble), piles)

    for city, seats in buried.items():
        noble = CITIES[notation.CITY[city]].nobles[-1]
        for seat in seats:
            take(seat, noble)
    for name, seat in holders.items():
        take(seat, NUMBER[name])
    for city in buried:
        last = CITIES[notation.CITY[city]].nobles[-1]
        assert NOBLES[last].id in holders, f"who holds {NOBLES[last].id} now?"
    for rank, more in titles.items():
        europe = _buried(europe, notation.RANK[rank], more)
    if markers is not None:
        piles = {seat: list(markers.get(seat, ())) for seat in state.seats}
    houses = tuple(evolve(house, markers=tuple(piles[seat])) for seat, house in enumerate(state.houses))
    return evolve(state, europe=europe, houses=houses)


def _noted(europe: Europe, piles: Mapping[int, Sequence[Marker]]) -> Europe:
    """With the shields and house markers counted that have been taken."""
    taken = [marker for pile in piles.values() for marker in pile]
    shields = counted((marker.of for marker in taken if marker.shape == "shield"), len(SHIELDS))
    houses = sum(marker.shape == "house" for marker in taken)
    assert houses <= len(house_values(europe.seats))
    return evolve(europe, shields=shields, houses=houses)


def _buried(europe: Europe, rank: int, more: Sequence[int]) -> Europe:
    """Cubes on a title, and as many in the cathedral of a city that is touched."""
    city = next(city for city in reversed(range(len(CITIES))) if not europe.untouched(city))
    for seat, count in enumerate(more):
        for _ in range(count):
            marked = europe.titles[rank]
            cathedral = europe.cathedrals[city]
            one = counted((seat,), europe.seats)
            europe = evolve(
                europe,
                titles=(*europe.titles[:rank], plus(marked, one), *europe.titles[rank + 1 :]),
                cathedrals=(*europe.cathedrals[:city], plus(cathedral, one), *europe.cathedrals[city + 1 :]),
            )
    return europe


def _turn(state: State, seat: int, phase: str, period: int, *, first: bool, ending: bool) -> State:
    """Everybody has had the same number of turns, and the running one is *seat*'s."""
    rounds = 0 if first else 1
    houses = tuple(
        evolve(house, turns=rounds + (state.position(other) <= state.position(seat)))
        for other, house in enumerate(state.houses)
    )
    number = BOX.draw.first_turn[str(len(houses))][state.position(seat)] if first else None
    turn = Turn(seat=seat, first=number)
    frames: tuple[Any, ...] = (EndOfTurn(), Playing(seat=seat), Drawing(seat=seat))
    if phase == "play":
        frames = frames[:2]
        turn = evolve(turn, deck=number) if number else evolve(turn, plan="three_country", deck=3)
    turns = (*(0,) * period, sum(house.turns for house in houses))
    out = _scored(state, period)
    return evolve(
        state, houses=houses, turn=turn, turns=turns, period=period, ending=ending, stack=frames, out=(*state.out, *out)
    )


def _scored(state: State, period: int) -> tuple[Marker, ...]:
    """The markers of the periods before lie beside the board."""
    return tuple(
        Marker(shape="period", of=country, period=before, value=value)
        for before in range(period)
        for country in range(len(COUNTRIES))
        for value in BOX.period_markers.values[COUNTRIES[country]][PERIODS[before]]
    )
