"""The game, put together."""

from collections import Counter

from engines.core.booklet.book import Booklet
from engines.core.booklet.book import Page as Leafed
from engines.core.booklet.fields import Toggle, stops
from engines.core.chair import Chair, Sitter
from engines.core.event import Event
from engines.core.game import Game
from engines.core.menu import Given, Menu, Option, Pick, Picked, Refused, picked
from engines.core.meta import Options
from engines.core.move import Move
from engines.core.outcome import Heirloom, Outcome, ranks
from engines.core.page import Page, Presenter, Section
from engines.core.record import evolve, record
from engines.core.riddle import Riddle
from engines.core.rng import Rng
from engines.core.shown import label, told
from engines.core.steward import Level, guess
from engines.core.text import CardRef, SeatRef, Text, text
from tests.petty_court.ages import UPCASTS
from tests.petty_court.invariants import check
from tests.petty_court.rules import (
    DECK,
    META,
    SHOTS,
    Court,
    Dropped,
    Earned,
    Memory,
    Orders,
    Player,
    State,
    Steal,
    Unsealed,
    Withdraw,
    bequeathed,
    decreed,
    laurels,
    pages,
    remembered,
)
from tests.petty_court.turns import HIGHEST, Deal, Round, SealedBids, TakeTurn
from tests.petty_court.windows import Decision

# ---- setup


def setup(seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]) -> State:
    memory = remembered(heirloom)
    board = Court(
        State(
            players=tuple(Player(coins=int(purse)) for purse in options["purse"].split(",")),
            people=people,
            champions=memory.champions,
            decree=memory.decree,
            goal=int(options["goal"]),
            rng=Rng(seed),
            chairs=(Chair(),) * seats,
            drafts=(None,) * seats,
        )
    )
    first = who_begins(board, options["first"], memory.champions, people)
    board.amend(first=first, deck=board.shuffle(range(len(DECK))))
    board.push(Round(), Deal())
    return board.state


def who_begins(board: Court, choice: str, champions: tuple[str, ...], people: tuple[str, ...]) -> int:
    match choice:
        case "champion":
            return people.index(champions[-1]) if champions and champions[-1] in people else 0
        case "chance":
            return board.below(len(people))
        case _:
            return int(choice)


# ---- scoring


def outcome(state: State) -> Outcome | None:
    if state.stack:
        return None
    scores = tuple(player.coins for player in state.players)
    why = text("why-rich", goal=state.goal) if max(scores) >= state.goal else text("why-out-of-cards")
    return Outcome(ranks=ranks(scores), scores=scores, why=why)


def bequest(state: State) -> Heirloom | None:
    """The champion begins the next match, wherever he sits then; the decree goes on."""
    result = outcome(state)
    if result is None:
        return None
    champion = state.people[result.ranks.index(1)]
    return bequeathed(Memory(champions=(*state.champions, champion), decree=state.decree))


def meanwhile(state: State) -> Heirloom | None:
    """The decree is heard as soon as it is made."""
    return bequeathed(Memory(champions=state.champions, decree=state.decree)) if state.champions else None


# ---- view


@record
class Own:
    """Only in the view of its owner."""

    hand: tuple[str, ...]
    bid: int | None
    orders: Orders


@record
class Seen:
    """A seat as everybody sees it."""

    coins: int
    missiles: int
    cards: int
    sitter: Sitter


@record
class View:
    players: tuple[Seen, ...]
    goal: int
    deck: int
    discard: tuple[str, ...]
    decree: str
    result: Outcome | None
    own: Own | None


def view(state: State, seat: int | None) -> View:
    return View(
        players=tuple(
            Seen(coins=player.coins, missiles=player.missiles, cards=len(player.hand), sitter=chair.sitter)
            for player, chair in zip(state.players, state.chairs, strict=True)
        ),
        goal=state.goal,
        deck=len(state.deck),
        discard=tuple(DECK[card] for card in state.discard),
        decree=state.decree,
        result=outcome(state),
        own=None if seat is None else secrets(state, seat),
    )


def secrets(state: State, seat: int) -> Own:
    player = state.players[seat]
    bids = state.stack[-1].bids if state.stack and isinstance(state.stack[-1], SealedBids) else ()
    return Own(
        hand=tuple(DECK[card] for card in player.hand),
        bid=bids[seat] if bids else None,
        orders=player.orders,
    )


# ---- presenter


def board(view: View) -> Page:
    players = tuple(
        text("board-seat", who=SeatRef(seat), coins=seen.coins, cards=seen.cards, missiles=seen.missiles)
        for seat, seen in enumerate(view.players)
        if seen.sitter != "removed"
    )
    piles = (text("board-piles", deck=view.deck, discard=len(view.discard)),)
    head = (*piles, *decreed(view.decree))
    return Page(title=text("name"), sections=(Section(lines=head), Section(lines=players)))


def regions(view: View) -> tuple[Page, ...]:
    """What lies where, once more."""
    _, players = board(view).sections
    return tuple(Page(title=line, sections=(Section(lines=(line,)),)) for line in players.lines)


def own(view: View) -> Page | None:
    if view.own is None:
        return None
    hand = (text("own-hand", cards=tuple(CardRef(ref) for ref in view.own.hand)),) if view.own.hand else ()
    bid = () if view.own.bid is None else (text("own-bid", coins=view.own.bid),)
    orders = Section(lines=BOOKLET.lines(view.own.orders), aside=True)
    return Page(title=text("own"), sections=(Section(lines=hand or (text("own-empty"),)), Section(lines=bid), orders))


def line(event: Event) -> Text:
    match event:
        case Earned(coins=coins):
            return told(event, "event-earned" if coins > 0 else "event-lost", coins=abs(coins))
        case Unsealed(bids=bids):
            named = ((seat, bid) for seat, bid in enumerate(bids) if bid is not None)
            return told(event, bids=tuple(text("bid", who=SeatRef(seat), coins=bid) for seat, bid in named))
        case _:
            return told(event)


def ending(view: View) -> Page:
    assert view.result is not None
    ranked = sorted(zip(view.result.ranks, view.result.scores, range(len(view.players)), strict=True))
    lines = (text("ending-seat", rank=rank, who=SeatRef(seat), coins=coins) for rank, coins, seat in ranked)
    return Page(title=text("name"), sections=(Section(heading=view.result.why, lines=tuple(lines)),))


def guide() -> tuple[Page, ...]:
    lines = (
        text("guide-card", card=CardRef(ref), count=count, about=text(f"about-{ref}", **_figures(ref)))
        for ref, count in Counter(DECK).items()
    )
    return (Page(title=text("guide"), sections=(Section(lines=tuple(lines)),)),)


def _figures(ref: str) -> dict[str, int]:
    return {"shots": SHOTS} if ref == "volley" else {}


# ---- secrecy


def redeal(state: State, knowers: tuple[int, ...], seed: str) -> State:
    """Re-deal whatever none of *knowers* can see: the deck, hands, sealed bids and the dice to come."""
    strangers = tuple(seat for seat in range(len(state.players)) if seat not in knowers)
    hidden = (*state.deck, *(card for seat in strangers for card in state.players[seat].hand))
    cards, rng = Rng(seed).shuffled(hidden)
    for seat in strangers:
        held = len(state.players[seat].hand)
        state = state.with_player(seat, evolve(state.players[seat], hand=cards[:held]))
        cards = cards[held:]
    state = evolve(state, deck=cards)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, SealedBids):
        for seat in strangers:
            if top.bids[seat] is not None:
                bid, rng = rng.below(HIGHEST + 1)
                top = top.sealing(seat, bid)
        state = evolve(state, stack=(*state.stack[:-1], top))
    return state


# ---- steward


def advise(view: View, menu: Menu[Move], rng: Rng, _level: Level) -> Given[Move]:
    steals = [o.move for o in menu.options if isinstance(o.move, Steal)] if isinstance(menu, Pick) else []
    if not steals:
        return guess(menu, rng)
    return Picked((max(steals, key=lambda steal: view.players[steal.target].coins),))


# ---- removal


def remove(board: Court, seat: int) -> None:
    """Its cards and coins leave with it. Only between two turns, while bids are sealed, and never the last but one."""
    if not isinstance(board.state.stack[-1], SealedBids) or len(board.state.seats) < 2:
        raise Refused(text("core-cannot-remove"))
    player = board.state.players[seat]
    board.drop(seat, player.hand)
    board.earn(seat, -player.coins)


# ---- aside


BOOKLET = Booklet(
    blank=Orders(),
    pages=(
        Leafed(name="top", entries=(Toggle(name="passes"), "stops")),
        Leafed(name="stops", above="top", entries=(stops("robbed", "fired"),)),
    ),
    templates={"trusting": Orders(passes=True), "wary": Orders(passes=True, stops=("robbed",))},
    dry=lambda at: (_denial(at.state, at.seat),) if at.record.passes else (),
)


def _denial(state: State, seat: int) -> Text:
    """What would come of a theft now."""
    return text("dry-denial", count=len(state.players[seat].holding("deny")))


def aside(state: State, seat: int) -> Menu[Move] | None:
    written = BOOKLET.menu(state, seat, state.players[seat].orders)
    taken: Option[Move] = Option(move=Withdraw(), say=label)
    return evolve(written, options=(*written.options, taken)) if _open(state).may_withdraw(seat) else written


def interject(board: Court, seat: int, given: Given[Move]) -> None:
    match picked(given):
        case Withdraw():
            _open(board.state).withdraw(board, seat)
        case stroke:
            board.put(seat, orders=BOOKLET.written(board.state.players[seat].orders, stroke))


def _open(state: State) -> Decision:
    decision = state.stack[-1]
    assert isinstance(decision, Decision)
    return decision


# ---- game


def handed_over(board: Court, seat: int, person: str | None) -> None:
    """The orders were the former player's; what is won from now on is not."""
    board.seat_person(seat, person or "")
    BOOKLET.handed_over(board, seat, person)


def next_up(state: State, seat: int) -> int | None:
    """Turns wait on the stack."""
    if state.stack[-1] != TakeTurn(seat=seat):
        return None
    turns = (frame.seat for frame in reversed(state.stack[:-1]) if isinstance(frame, TakeTurn))
    return next((other for other in turns if other in state.seats), None)


def drops(event: Event) -> int | None:
    return event.seat if isinstance(event, Dropped) else None


GAME = Game(
    package=__package__,
    state=State,
    meta=META,
    upcasts=UPCASTS,
    presenter=Presenter(board=board, regions=regions, own=own, event=line, ending=ending, guide=guide),
    setup=setup,
    board=Court,
    view=view,
    outcome=outcome,
    redeal=redeal,
    check=check,
    advise=advise,
    aside=aside,
    interject=interject,
    handed_over=handed_over,
    remove=remove,
    next_up=next_up,
    bequest=bequest,
    meanwhile=meanwhile,
    pages=pages,
    laurels=laurels,
    riddles=(Riddle(key="first-drop", tells=drops),),
)
"""The one object the rest of the program sees."""
