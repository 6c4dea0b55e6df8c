"""How the tests play: any answer, any seat, now and then an aside or somebody leaving, and a look at every step."""

import os
import random
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, Union

from engines.core.chair import BECOMES, Seating
from engines.core.event import Event
from engines.core.match import Act, Match
from engines.core.menu import Amount, Given, Menu, Number, Pick, Picked, Refused, Typed
from engines.core.move import Cancel, Move
from engines.core.page import Page
from engines.core.rng import Rng
from engines.core.steward import GENTLE, Level
from engines.core.text import Text
from tests.campaigns import MOST_ACTS, Table, table

MOST_STEPS = MOST_ACTS
"""A match that takes longer does not end."""
MOMENTS = int(os.environ.get("CASTELLAN_SOAK_MOMENTS", "40"))
"""Turns of a match that are looked at from all sides."""
BESIDE = 0.2
"""How often an option is chosen that stands beside a number or words."""
ASIDES = 0.15
SEATINGS = 0.02
"""How often somebody acts unasked, and how often somebody sits down, leaves, resigns or is removed."""

Entry = Union[Act[Any], Seating]
"""What the log of a match is made of."""
Moment = TypeVar("Moment")
Chooser = Callable[[Menu[Any], random.Random], Given[Any]]
Advised = Callable[[Menu[Any]], float]
"""How often a steward answers a menu."""


class Turn(NamedTuple):
    """One entry of the log and the match on both sides of it."""

    before: Match[Any]
    entry: Entry
    after: Match[Any]
    events: tuple[Event, ...]


def answer(menu: Menu[Any], rng: random.Random) -> Given[Any]:
    """Any answer that *menu* takes."""
    match menu:
        case Pick(options=options, at_least=low, at_most=high):
            return menu.choose(*rng.sample(range(len(options)), rng.randint(low, min(high, len(options)))))
        case _ if menu.options and rng.random() < BESIDE:
            return menu.choose(rng.randrange(len(menu.options)))
        case Amount(low=low, high=high):
            return Number(rng.randint(low, high))
        case _:
            words = Typed("Ж" * rng.choice((menu.max_length, rng.randint(1, menu.max_length))))
            return words if menu.accepts(words) else menu.choose(rng.randrange(len(menu.options)))


def answers(menu: Menu[Any]) -> list[Given[Any]]:
    """Some answers of every kind that *menu* takes; each option at least once."""
    beside: list[Given[Any]] = [menu.choose(at) for at in range(len(menu.options))]
    match menu:
        case Pick(options=options, at_least=low):
            size = max(low, 1)
            runs: list[Given[Any]] = [menu.choose(*range(at, at + size)) for at in range(len(options) - size + 1)]
            return runs if low else [*runs, menu.choose()]
        case Amount(low=low, high=high):
            return [*(Number(value) for value in (*range(low, min(low + 10, high)), high)), *beside]
        case _:
            words = (Typed("a"), Typed("Ж" * menu.max_length))
            return [*(each for each in words if menu.accepts(each)), *beside]


def perform(match: Match[Any], entry: Entry) -> tuple[Match[Any], tuple[Event, ...]]:
    return match.seat(entry) if isinstance(entry, Seating) else match.act(entry)


def playing(
    game: Any, seats: int, seed: int, *, seatings: float = SEATINGS, choose: Chooser = answer
) -> Iterator[Turn]:
    """A match at random from its first question to its end, entry by entry; nothing, if it is over at its beginning.

    :param choose: how a menu is answered.
    """
    return played(table(game, seats, seed), seed, seatings=seatings, choose=choose)


def played(
    table: Table,
    seed: int,
    *,
    seatings: float = SEATINGS,
    asides: float = ASIDES,
    choose: Chooser = answer,
    advised: Advised | None = None,
    level: Level = GENTLE,
) -> Iterator[Turn]:
    """The same at a given table.

    :param advised: whether a steward answers instead: some things happen only to those who know what they want.
    :param level: how well it plays.
    """
    rng = random.Random(seed)
    match, _ = table.begin()
    for _ in range(MOST_STEPS):
        if match.over:
            return
        turn = _seating(match, rng) if rng.random() < seatings else None
        turn = turn or _act(match, rng, choose, advised, asides=asides, level=level, wanted=table.wanted)
        yield turn
        match = turn.after
    raise AssertionError(f"{table.game.meta.key} does not end")


@lru_cache(maxsize=12)
def recorded(game: Any, seats: int, seed: int) -> tuple[Turn, ...]:
    """:func:`playing`, but played only once for all the checks that look at the same match."""
    return tuple(playing(game, seats, seed))


def moments(turns: Iterable[Moment]) -> list[Moment]:
    """As many of *turns* as are looked at from all sides, in their order: always the same ones, and none likelier than
    another (every so-manyth could be one seat's each time)."""
    there = list(turns)
    chosen = random.Random(len(there)).sample(range(len(there)), min(MOMENTS, len(there)))
    return [there[at] for at in sorted(chosen)]


def lone(game: Any, seats: int, seed: int) -> set[str]:
    """The kinds of decisions and of drafts in the match that is :func:`recorded` at which somebody was :func:`alone`
    with one answer."""
    return {
        (turn.before._state.drafts[seat] or turn.before._state.stack[-1]).kind
        for turn in recorded(game, seats, seed)
        for seat in turn.before.asked()
        if alone(turn.before.menu(seat))
    }


def alone(menu: Menu[Any] | None) -> bool:
    """Whether it has but one answer, apart from the way back."""
    forth = [move for move in menu.moves if not isinstance(move, Cancel)] if menu else []
    match menu:
        case Pick(at_least=low):
            return low >= len(forth)
        case Amount(low=low, high=high):
            return low == high and len(forth) <= 1
        case _:
            return False


def ending(game: Any, seats: int, seed: int) -> Match[Any]:
    """The end of the match that is :func:`recorded`."""
    turns = recorded(game, seats, seed)
    return turns[-1].after if turns else opening(game, seats, seed)


def _act(
    match: Match[Any],
    rng: random.Random,
    choose: Chooser,
    advised: Advised | None,
    *,
    asides: float,
    level: Level,
    wanted: tuple[Move, ...],
) -> Turn:
    anybody = rng.randrange(len(match._state.chairs))
    aside = match.aside(anybody) if rng.random() < asides else None
    if aside:
        act = Act(seat=anybody, question=None, given=choose(aside, rng))
    else:
        seat = rng.choice(match.asked())
        menu = _menu(match, seat)
        at_last = next((move for move in wanted if move in menu.moves), None)
        by_steward = advised and rng.random() < advised(menu)
        if at_last is not None:
            given: Given[Any] = Picked((at_last,))
        elif by_steward:
            given = match.game.advise(match.view(seat), menu, Rng(f"{match.step}"), level)
        else:
            given = choose(menu, rng)
        act = asked(match, seat, given)
    return Turn(match, act, *match.act(act))


def _seating(match: Match[Any], rng: random.Random) -> Turn | None:
    """Somebody comes or goes; ``None`` if the rules do not let that seat be removed now."""
    seat = rng.randrange(len(match._state.chairs))
    sitter = match._state.chairs[seat].sitter
    changes = [change for was, change in BECOMES if (was, change) != ("here", "sit") and was == sitter]
    if not changes:
        return None
    change = rng.choice(changes)
    if (sitter, change) == ("here", "resign") and match.step % 2:  # they hand it on
        change = "sit"
    seating = Seating(seat=seat, change=change, person=f"newcomer {match.step}" if change == "sit" else None)
    try:
        return Turn(match, seating, *match.seat(seating))
    except Refused:
        assert seating.change == "remove", f"{seating} refused"
        return None


def playout(game: Any, seats: int, seed: int) -> tuple[Match[Any], list[Entry]]:
    """The end of a match at random, and its log."""
    match, log = opening(game, seats, seed), []
    for turn in playing(game, seats, seed):
        match = turn.after
        log.append(turn.entry)
    return match, log


def opening(game: Any, seats: int, seed: int) -> Match[Any]:
    """The first question of the match that *seed* plays."""
    match, _ = table(game, seats, seed).begin()
    return match


def asked(match: Match[Any], seat: int, given: Given[Any]) -> Act[Any]:
    """The answer of *seat* to the question that it is asked now."""
    return Act(seat, match.question(seat), given)


def _menu(match: Match[Any], seat: int) -> Menu[Any]:
    menu = match.menu(seat)
    assert menu is not None, f"seat {seat} is asked nothing"
    return menu


def refusal(match: Match[Any], entry: Entry) -> Text:
    """Why *entry* is refused; that it is not is a failure."""
    try:
        perform(match, entry)
    except Refused as refused:
        return refused.reason
    raise AssertionError(f"accepted: {entry}")


# ---- what somebody sees


def read(menu: Menu[Any] | None) -> Any:
    """A menu with its texts: what a reader of it sees."""
    if menu is None:
        return None
    labels = [(option.label, option.group, option.hint) for option in menu.options]
    return menu, labels, menu.notes()


def look(match: Match[Any], witness: int | None, *, paged: bool = True) -> Any:
    """Everything that *witness* can look at (``None``: a spectator).

    :param paged: with the pages that its view makes.
    """
    view = match.view(witness)
    public = match.asked(), match.next_up, match.span, view, pages(match, witness) if paged else ()
    if witness is None:
        return public
    blocked = [(no, no.reason, no.say and no.say(no.move)) for no in match.blocked(witness)]
    return public, read(match.menu(witness)), blocked, read(match.aside(witness)), match.question(witness)


def shown(events: tuple[Event, ...], witness: int | None) -> list[Event]:
    """What *witness* hears of *events*."""
    sides = (event.heard(witness) for event in events)
    return [side for side in sides if side is not None]


def pages(match: Match[Any], seat: int | None) -> list[Page]:
    """Every page that *seat* could be shown now."""
    view, presenter = match.view(seat), match.game.presenter
    own = presenter.own(view)
    ending = [presenter.ending(view)] if match.over else []
    return [presenter.board(view), *presenter.regions(view), *([own] if own else []), *ending]
