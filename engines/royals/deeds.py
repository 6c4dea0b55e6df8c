"""What takes effect when it surfaces: the deal, turns, scorings; and whoever leaves."""

from itertools import zip_longest

from engines.core.frame import Frame
from engines.core.record import evolve, record
from engines.royals import events
from engines.royals.atlas import COUNTRIES, PERIOD_VALUES, PERIODS, TITLES, first_draw
from engines.royals.board import Board
from engines.royals.decisions import Drawing, Playing
from engines.royals.europe import crowned
from engines.royals.events import Dealt, PeriodBegan, TurnBegan
from engines.royals.house import House, Turn
from engines.royals.markers import Marker, total
from engines.royals.orders import Orders

# ---- what a period and the titles are worth (RY-7.1 to 7.5)


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


# ---- a turn from its start to its end, and what follows it (RY-5.1, 5.29 to 5.31)


def by_orders(house: House) -> Orders | None:
    """Those by which the next turn is played."""
    return house.orders if house.orders.on and not house.orders.resting else None


def spent(orders: Orders, turn: Turn) -> Orders:
    """*orders* with one turn less, if *turn* was played by them. What was written meanwhile is for the next one."""
    if turn.orders is None or evolve(orders, page="") != evolve(turn.orders, page="") or not orders.turns:
        return orders
    return evolve(orders, turns=orders.turns - 1) if orders.turns > 1 else evolve(orders, on=False)


@record
class StartTurn(Frame):
    seat: int

    def run(self, board: Board) -> None:
        state, seat, house = board.state, self.seat, board.house(self.seat)
        first = None if house.turns else first_draw(len(state.seats), state.position(seat))
        turn = Turn(seat=seat, first=first, orders=by_orders(house))
        board.put(seat, turns=house.turns + 1)
        board.amend(turn=turn, turns=(*state.turns[:-1], state.turns[-1] + 1))
        board.emit(TurnBegan(seat=seat, number=house.turns + 1))
        board.push(EndOfTurn(), Playing(seat=seat), Drawing(seat=seat))


@record
class EndOfTurn(Frame):
    """The row is filled, then whoever is to leave the match does (RY-7.9), then the period is scored if it is over."""

    def run(self, board: Board) -> None:
        turn, leaving = board.state.ongoing, board.state.leaving
        board.put(turn.seat, last=evolve(turn, orders=None), orders=spent(board.house(turn.seat).orders, turn))
        board.fill_row()
        board.amend(leaving=())
        for seat in leaving:
            board.depart(seat)
            if board.state.over:
                return
        score_if_due(board)
        if not board.state.over:
            board.amend(turn=None)
            board.push(StartTurn(seat=board.state.after(turn.seat)))


def score_if_due(board: Board) -> None:
    """The first two periods end with the turn in which the deck ran out, the last one with the round."""
    state = board.state
    if not state.ending or state.still_to_play:
        return
    score_period(board)
    if state.period == len(PERIODS) - 1:
        score_titles(board)
        board.crown()
    else:
        board.amend(ending=False, period=state.period + 1, turns=(*state.turns, 0))
        if state.variant.scores == "open":
            there = ((seat, total(house.markers)) for seat, house in enumerate(board.state.houses) if not house.gone)
            board.emit(events.PointsStand(points=tuple(there)))
        board.emit(PeriodBegan(period=board.state.period))


# ---- the start seat, the shuffles and the open row (RY-4.2 to 4.7)


@record
class Deal(Frame):
    def run(self, board: Board) -> None:
        named = board.state.variant.start
        start = board.below(len(board.state.seats)) if named is None else named
        size = board.state.variant.row_size
        deck = board.shuffle(board.state.piles.deck)
        board.piles(deck=deck[size:], row=deck[:size], intrigue=board.shuffle(board.state.piles.intrigue))
        board.amend(start=start)
        board.emit(Dealt(start=start, drawn=named is None, row=deck[:size]))
        board.push(StartTurn(seat=start))


# ---- taking a seat out of a running match (RY-7.9)


def remove(board: Board, seat: int) -> None:
    """At once between two turns; a turn that has begun is finished first, the seat's own by defaults."""
    turn = board.state.ongoing
    if turn.seat != seat and not turn.drawn:
        board.depart(seat)
        return
    board.amend(leaving=(*board.state.leaving, seat))
    board.put(seat, orders=evolve(board.house(seat).orders, on=False))
    if turn.seat != seat:
        return
    if turn.drawn:
        finish_by_defaults(board, seat)
    else:
        board.clear()
        board.push(EndOfTurn())


def finish_by_defaults(board: Board, seat: int) -> None:
    while not isinstance(top := board.state.stack[-1], EndOfTurn):
        if top.asked(board.state):
            top.resolve(board, seat, top.fallback(board.state, seat))
        else:
            board.pop()
