"""What a period and the titles are worth (RY-7.1 to 7.5)."""

from __future__ import annotations

from itertools import zip_longest

from engines.royals import events
from engines.royals.atlas import COUNTRIES, PERIOD_VALUES, TITLES
from engines.royals.board import Board
from engines.royals.europe import crowned
from engines.royals.markers import Marker


def score_period(board: Board) -> None:
    """Countries in the order of the data, each on its own."""
    for country in range(len(COUNTRIES)):
        _score_country(board, country)


def _score_country(board: Board, country: int) -> None:
    """The first two with influence take a marker each; nobody's are out of the game (RY-7.2, 7.3)."""
    state = board.state
    standing = state.europe.standing(country, state.gone)
    values = PERIOD_VALUES[state.period][country]
    markers = [Marker(shape="period", of=country, period=state.period, value=value) for value in values]
    for marker, place in zip(markers, standing, strict=False):
        board.gain(place.seat, marker)
    board.throw_out(*markers[len(standing) :])
    places = tuple(
        events.Place(
            seat=place.seat,
            influence=place.influence,
            value=values[number] if number < len(values) else 0,
            ahead_by=place.ahead_by(after),
        )
        for number, (place, after) in enumerate(zip_longest(standing, standing[1:]))
    )
    for told in places[: len(values)]:
        if told.ahead_by in {"cost", "bonus"}:
            board.count(told.seat, ties_won=1)
    unclaimed = values[len(standing) :]
    board.emit(events.CountryScored(period=state.period, country=country, places=places, unclaimed=unclaimed))


def score_titles(board: Board) -> None:
    """From the lowest rank up; what goes to nobody is out of the game (RY-7.5)."""
    for rank, title in enumerate(TITLES):
        cubes = board.state.europe.contest(rank, board.state.gone)
        winners = crowned(cubes)
        value = title.full if len(winners) == 1 else title.half if winners else 0
        for seat in winners:
            board.gain(seat, Marker(shape="title", of=rank, value=value))
        if not winners:
            board.throw_out(Marker(shape="title", of=rank, value=title.full))
        board.emit(events.TitleScored(rank=rank, cubes=cubes, winners=winners, value=value))
