"""What a turn asks: the draw, and what is done with it."""

from functools import lru_cache
from itertools import combinations_with_replacement, groupby

from engines.core.frame import Frame, Ordered
from engines.core.menu import Blocked, Given, Menu, Pick, Picked, picked
from engines.core.move import Move, Part, part
from engines.core.record import evolve, record
from engines.core.text import Text, ready, text
from engines.royals.atlas import COUNTRIES
from engines.royals.board import Board
from engines.royals.claims import choice, default_claim, out_of_reach, prospect, within_reach
from engines.royals.components import BOX, PlanName
from engines.royals.drafts import Gathering, Paying, Trimming, at_hand, filled
from engines.royals.events import OverLimit
from engines.royals.house import PLANS, Turn
from engines.royals.limits import KEEP, default_end, excess, several
from engines.royals.moves import Claim, Draw, EndTurn, FromDeck, FromIntrigue, FromRow, Source
from engines.royals.naming import opened, so_many
from engines.royals.orders import Orders, Target
from engines.royals.state import Row, State
from engines.royals.words.draws import clock
from engines.royals.words.moves import Words

# ---- the mandatory draw: card by card, each final and seen before the next, or several at one go (RY-5.3 to 5.11)


ORDER = (*range(len(COUNTRIES)), None)
SIZES = BOX.row.size, BOX.row.variant_size
ROWS: tuple[Row, ...] = tuple(row for size in SIZES for row in combinations_with_replacement(ORDER, size))
"""All that can lie open when a turn begins: the question names it."""
DRAW = ready(lambda row: text("prompt-draw", row=opened(row)), ROWS)
DRAW_ON = ready(lambda *left: text("prompt-draw-on", cards=so_many(*left)), range(9), range(5))
FIRST = range(1, 1 + max(map(max, BOX.draw.first_turn.values())))
FIRST_CARDS = ready(lambda count, row: text("prompt-draw-first", count=count, row=opened(row)), FIRST, ROWS)
LOCKED = text("reason-plan-locked")
NOT_IN_PLAN = text("reason-not-in-plan")
FIRST_TURN = text("reason-first-turn")
DRAW_FIRST = text("reason-draw-first")


@record
class Drawing(Frame):
    """Its menu shows the row and the plans, nothing of a hand, so the table may see it."""

    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return () if state.ongoing.playing else (self.seat,)

    def run(self, board: Board) -> None:
        """All is drawn: on to playing."""
        warn(board, self.seat)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words, turn, row = Words(state, seat), state.ongoing, state.piles.row
        moves = [move for plan in turn.plans for move in picks(plan, turn.left(plan), row)]
        prompt = asked(turn.left(turn.plan), row, drawn=bool(turn.drawn), first=turn.first or 0)
        return Pick(prompt=prompt, options=words.options(*moves), notes=lambda: clock(state))

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        turn, words = state.ongoing, Words(state, seat)
        closed = [plan for plan in PLANS if turn.plan and plan != turn.plan]
        other: list[Blocked[Move]] = [
            Blocked(move=rest_move(turn, plan), because=LOCKED, say=words.locked) for plan in closed
        ]
        later: list[tuple[Move, Text]] = [(part(Claim, cards=None), DRAW_FIRST), (KEEP, DRAW_FIRST)]
        if turn.first is not None or turn.plan == "three_country":
            why = FIRST_TURN if turn.first is not None else NOT_IN_PLAN
            later.insert(0, (Draw(sources=(FromIntrigue(),), plan=turn.plan), why))
        return (*other, *words.blocked(*later))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        """Everything unseen, three country cards if there is a choice (RY-5.10)."""
        return Picked((rest_move(state.ongoing, state.ongoing.plans[0]),))

    def ordered(self, state: State, seat: int) -> Ordered | None:
        turn = state.ongoing
        if turn.orders is None:
            return None
        plan = turn.orders.plan if turn.first is None else None
        draw = Draw(sources=wanted(state.piles.row, turn.left(plan), turn.orders.countries), plan=plan)
        return DRAW_LINE, Picked((draw,))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        match picked(given):
            case Part() as first:
                board.draft(seat, Gathering.begun(first))
            case Draw(sources=sources, plan=plan):
                board.turn(plan=plan)
                draw(board, seat, sources)
                board.swap(self)


def draw(board: Board, seat: int, sources: tuple[Source, ...]) -> None:
    """One after the other; what comes from the deck in a row is told in one line."""
    for source, same in groupby(sources):
        match source:
            case FromRow(slot=slot):
                board.take_from_row(seat, slot)
            case FromDeck():
                board.draw(seat, len(list(same)))
            case FromIntrigue():
                board.draw_intrigue(seat)


def asked(left: tuple[int, int], row: Row, *, drawn: bool, first: int) -> Text:
    """Which cards, of which open ones at first, and how many, where that is settled: so many country and intrigue
    cards are *left*."""
    if drawn:
        return DRAW_ON(*left)
    lie = _lying(row)
    return FIRST_CARDS(first, lie) if first else DRAW(lie)


@lru_cache(maxsize=4096)
def _lying(row: Row) -> Row:
    """The same, as if each country had its place: so there are few questions."""
    return tuple(sorted(row, key=ORDER.index))


@lru_cache(maxsize=4096)
def picks(plan: PlanName | None, left: tuple[int, int], row: Row) -> tuple[Move, ...]:
    """What can be drawn next, if so many country and intrigue cards are *left* under *plan*; what is one press for the
    whole turn comes first. Where an intrigue card is all that would be left afterwards, it is drawn along. There are
    few such moments, and they come again and again."""
    country, intrigue = left
    along = (FromIntrigue(),) * intrigue
    singles = [Draw(sources=(source, *along), plan=plan) for source in at_hand(row)] if country else []
    found: list[Move] = [Draw(sources=along, plan=plan)] if intrigue else []
    if country > 2 and len(open_ := filled(row)) == country:
        found.append(Draw(sources=open_, plan=plan))
    if country > 1:
        found.append(Draw(sources=(FromDeck(),) * country, plan=plan))
    if country > 2 and singles[1:]:
        found.append(part(Draw, plan=plan))
    return (*found, *singles)


def rest_move(turn: Turn, plan: PlanName | None) -> Draw:
    """All that is left to draw under *plan*, unseen."""
    country, intrigue = turn.left(plan)
    return Draw(sources=(*(FromIntrigue(),) * intrigue, *(FromDeck(),) * country), plan=plan)


def wanted(row: Row, left: tuple[int, int], countries: tuple[int, ...]) -> tuple[Source, ...]:
    """What standing orders draw of so many country and intrigue cards that are *left*: the intrigue card first, then
    the first wanted country in the row, else the deck."""
    (country, intrigue), open_, taken = left, filled(row), list[Source]()
    for _ in range(country):
        found = (source for want in countries for source in open_ if source.country == want and source not in taken)
        taken.append(next(found, FromDeck()))
    return (*(FromIntrigue(),) * intrigue, *taken)


# ---- after the draw: claims and captures, as many as the hand can pay, then the end of the turn (RY-5.18 to 5.28)


PLAY, NONE = text("prompt-play"), text("prompt-play-none")
PAY = part(Claim, cards=None)
TRIM = part(EndTurn, cards=None)


@record
class Playing(Frame):
    """Its seat is asked even if nothing is left but the end of the turn: one that ended by itself would tell the table
    that its hand pays for nobody, and one that did not, that it pays for somebody (RY-3.5)."""

    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words, house, nobles = Words(state, seat), state.houses[seat], within_reach(state, seat)
        moves: list[Move] = [default_claim(state, seat, noble) for noble in nobles]
        if any(choice(state, seat, noble) for noble in nobles):
            moves.append(PAY)
        if trim := several(house):
            moves.append(TRIM)
        *options, end = words.options(*moves, default_end(house))
        if not trim:
            end = evolve(end, taken=(end,))  # a phrase may name what there is to give up
        return Pick(prompt=PLAY if nobles else NONE, options=(*options, end), notes=words.playing)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        without = out_of_reach(state, seat)
        return Words(state, seat).hindered(default_claim(state, seat, noble) for noble in without)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((default_end(state.houses[seat]),))

    def ordered(self, state: State, seat: int) -> Ordered | None:
        """The next noble of the orders that can be had; then the end of the turn (RY-6.3). Each is tried once, since
        what a hand could not pay before a claim it cannot pay afterwards."""
        turn = state.ongoing
        if turn.orders is None:
            return None
        if target := next_target(state, seat, turn.orders):
            return TAKE_LINE, Picked((default_claim(state, seat, target.noble),))
        if (turn.orders.sated if turn.claims else turn.orders.otherwise) == "ask":
            return None
        return END_LINE, Picked((default_end(state.houses[seat]),))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        match picked(given):
            case Part(of="claim"):
                board.draft(seat, Paying())
            case Part():
                board.draft(seat, Trimming())
            case Claim(noble=noble, country=country, intrigue=intrigue):
                board.claim(seat, noble, country, intrigue)
                board.swap(self)
                warn(board, seat)
            case EndTurn(country=country, intrigue=intrigue):
                board.discard(seat, country, intrigue, "limit")
                board.pop()


# ---- by standing orders (RY-6.3)


DRAW_LINE, TAKE_LINE, END_LINE = 1, 2, 3
"""As their owner reads them."""


def next_target(state: State, seat: int, orders: Orders) -> Target | None:
    if orders.one and state.ongoing.claims:
        return None
    return next((target for target in orders.nobles if allowed(state, seat, target)), None)


def allowed(state: State, seat: int, target: Target) -> bool:
    found = prospect(state, seat, target.noble)
    if found.hindrance or (target.free and found.holder is not None):
        return False
    return target.jokers or not found.jokers


def warn(board: Board, seat: int) -> None:
    """Before a turn that is played by orders ends with cards given up, their owner hears of it."""
    orders = board.state.ongoing.orders
    if orders and any(excess(board.house(seat))) and not next_target(board.state, seat, orders):
        board.emit(OverLimit(owners=(seat,)))
