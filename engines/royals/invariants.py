"""What holds in every reachable state (RY-10), as far as one state shows it."""

from engines.royals import atlas
from engines.royals.cards import counted, none, plus
from engines.royals.claims import CUBES, PER_CLAIM
from engines.royals.components import BOX, LIMITS
from engines.royals.house import MOST_DRAWN
from engines.royals.markers import Shape, total
from engines.royals.state import State


def check(state: State) -> None:
    assert bool(state.stack) == (not state.over), "the stack is empty when the match is over and only then"
    if state.turns != (0,):  # before the deal the decks lie there unshuffled and the row is empty
        _cards(state)
        _hands(state)
        _cubes(state)
        _markers(state)
        _turns(state)


def _cards(state: State) -> None:
    piles = state.piles
    country = plus(counted(piles.deck, len(atlas.COUNTRIES)), piles.discard)
    country = plus(country, counted((card for card in piles.row if card is not None), len(atlas.COUNTRIES)))
    intrigue = plus(counted(piles.intrigue, len(atlas.PAIRS)), piles.intrigue_discard)
    for house in state.houses:
        country, intrigue = plus(country, house.hand), plus(intrigue, house.intrigue)
    assert country == atlas.cards_in_game(len(state.seats)), "RY-10.1: country cards are conserved"
    assert intrigue == (BOX.intrigue_deck.copies_per_pair,) * len(atlas.PAIRS), "RY-10.1: intrigue cards are conserved"
    assert piles.deck, "RY-10.2: the country deck is never empty"
    assert piles.intrigue, "RY-10.2: the intrigue deck is never empty"
    if state.turn is None or not state.turn.drawn:
        assert None not in piles.row, "RY-10.2: the row is full until the turn's first draw"


def _hands(state: State) -> None:
    for seat, house in enumerate(state.houses):
        country, intrigue = sum(house.hand), sum(house.intrigue)
        assert min(*house.hand, *house.intrigue) >= 0
        if house.gone:
            assert country + intrigue + len(house.markers) == 0, "RY-7.9: who is removed has nothing"
        over = MOST_DRAWN if state.turn and state.turn.seat == seat else (0, 0)
        assert country <= LIMITS.country + over[0], "RY-10.3"
        assert intrigue <= LIMITS.intrigue + over[1], "RY-10.3"
        assert country <= LIMITS.country + 1 or intrigue <= LIMITS.intrigue, "RY-10.3: never over both by more"


def _cubes(state: State) -> None:
    europe = state.europe
    buried = none(len(state.seats))
    for city, cathedral in enumerate(europe.cathedrals):
        buried = plus(buried, cathedral)
        assert not (europe.untouched(city) and any(cathedral)), "RY-10.5: nobody is buried in an untouched city"
    held = counted((seat for seat in europe.holders if seat is not None), len(state.seats))
    titles = none(len(state.seats))
    for cubes in europe.titles:
        titles = plus(titles, cubes)
    assert titles == plus(buried, held), "RY-10.4: a cube on a title for each on a portrait or in a cathedral"
    assert len(europe.titles) == len(atlas.RANKS)
    if state.variant.cube_supply == "printed":
        assert all(
            PER_CLAIM * count <= CUBES[house.colour] for count, house in zip(titles, state.houses, strict=True)
        ), "RY-8.22: no more cubes than the box holds"


def _markers(state: State) -> None:
    """Every marker of the game is in exactly one place (RY-10.6, 10.7)."""
    away = [*(marker for house in state.houses for marker in house.markers), *state.out]

    def values(shape: Shape, of: int = 0, period: int | None = None) -> list[int]:
        """Of those that have left the board, the largest first."""
        key = (shape, of, period)
        return sorted((each.value for each in away if (each.shape, each.of, each.period) == key), reverse=True)

    for at, city in enumerate(atlas.CITIES):
        gone = [] if state.europe.untouched(at) else [city.bonus]
        assert values("city", at) == gone, "RY-10.5: a city's marker lies there until its first noble is taken"
    for country, shields in enumerate(atlas.SHIELDS):
        assert values("shield", country) == list(shields[: state.europe.shields[country]]), "RY-10.7"
    houses = atlas.house_values(len(state.seats))
    assert values("house") == list(houses[: state.europe.houses]), "RY-10.7: from the largest down"
    for house in state.houses:
        keys = [(marker.shape, marker.of, marker.period) for marker in house.markers]
        assert len(keys) == len(dict.fromkeys(keys)), "RY-10.7: no marker twice"
    alone = len(state.gone) == len(state.seats) - 1
    scored = len(atlas.PERIODS) if state.over and not alone else state.period
    for period, countries in enumerate(atlas.PERIOD_VALUES):
        for country, printed in enumerate(countries):
            found = values("period", country, period)
            assert found == (list(printed) if period < scored else []), "RY-10.8: all of a scored period, no other"
    for rank, title in enumerate(atlas.TITLES):
        whole: tuple[list[int], ...] = ([title.full], [title.half] * 2) if scored == len(atlas.PERIODS) else ([],)
        assert values("title", rank) in whole, "RY-10.6: a title is whole, halved or out"
    printed_points = [city.bonus for city in atlas.CITIES] + [title.full for title in atlas.TITLES] + list(houses)
    printed_points += [value for shields in atlas.SHIELDS for value in shields]
    printed_points += [value for countries in atlas.PERIOD_VALUES for values in countries for value in values]
    assert sum(total(house.markers) for house in state.houses) <= sum(printed_points), "RY-10.13"


def _turns(state: State) -> None:
    assert 0 <= state.period < len(atlas.PERIODS) == len(atlas.PERIOD_VALUES)
    assert len(state.turns) == state.period + 1
    assert sum(state.turns) == sum(house.turns for house in state.houses)
    if not state.gone:
        turns = [house.turns for house in state.houses]
        assert max(turns) - min(turns) <= (0 if state.over else 1), "RY-10.8: as many turns for everybody"
    assert len(state.europe.holders) == len(atlas.NOBLES)
