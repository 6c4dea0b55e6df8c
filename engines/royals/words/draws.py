"""How draws are said, and what the country deck tells about the time that is left. All of it is public."""

from engines.core.text import SeatRef, Text, text
from engines.royals import naming
from engines.royals.atlas import PERIODS
from engines.royals.house import MOST_DRAWN, Turn
from engines.royals.moves import Draw, FromDeck, FromIntrigue, FromRow
from engines.royals.state import State


def say(state: State, move: Draw, *, listed: bool = False) -> Text:
    """:param listed: among other mixtures of cards."""
    row = [source for source in move.sources if isinstance(source, FromRow)]
    deck = sum(isinstance(source, FromDeck) for source in move.sources)
    intrigue = sum(isinstance(source, FromIntrigue) for source in move.sources)
    match row:
        case [] if not deck:
            return text("move-draw-intrigue", first=int(intrigue_first(state, move)))
        case []:
            return text("move-draw-deck", count=deck, intrigue=intrigue)
        case [one] if not deck:
            return text("move-draw-row", slot=_slot(state, one), intrigue=intrigue)
        case _:
            slots = tuple(naming.flag(each.country) for each in row)
            return text("move-draw-several", slots=slots, deck=deck, whole=int(not deck and not listed))


def intrigue_first(state: State, move: Draw) -> bool:
    """Whether it leaves the country card of the plan to be chosen afterwards."""
    turn = state.ongoing
    return move.plan == "mixed" and not turn.drawn and all(isinstance(each, FromIntrigue) for each in move.sources)


def _slot(state: State, source: FromRow) -> Text:
    """The country, and how often the row shows it."""
    flag, country = naming.flag(source.country), naming.short(source.country)
    count = state.piles.row.count(source.country)
    return text("land-in-row", flag=flag, country=country, more=int(count > 1), count=count)


# ---- the time that is left


def clock(state: State) -> tuple[Text, ...]:
    """The period, the deck, and what this turn does to them. Once a deck has run out, nobody waits for it again."""
    deck = len(state.piles.deck)
    turns = 0 if state.ending else -(-deck // MOST_DRAWN[0])
    now = text("note-clock", period=PERIODS[state.period], count=deck, turns=turns)
    return (*_to_draw(state.ongoing), now, *approaching(state))


def _to_draw(turn: Turn) -> tuple[Text, ...]:
    """How many cards the first turn takes, and where from."""
    return (text("note-first-draw", count=turn.first),) if turn.first and not turn.drawn else ()


def approaching(state: State) -> tuple[Text, ...]:
    """What this turn ends or may end (RY-5.12, 5.30, 5.31)."""
    last = int(state.period == len(PERIODS) - 1)
    if state.ending and not last:
        return (text("note-period-ends"),)
    if state.ending:
        after = tuple(SeatRef(seat) for seat in state.still_to_play)
        return (text("note-last-round", who=after, count=len(after)),)
    least, most = _leaving(state)
    if most < len(state.piles.deck):
        return ()
    return (text("note-deck-runs-out", sure=int(least >= len(state.piles.deck)), last=last),)


def _leaving(state: State) -> tuple[int, int]:
    """The fewest and the most cards that still leave the deck in this turn: each one that is drawn from it, and one
    for each slot of the row that is emptied."""
    turn, empty = state.ongoing, state.piles.row.count(None)
    left = [turn.left(plan)[0] for plan in turn.plans]
    return empty + min(left), empty + max(left)
