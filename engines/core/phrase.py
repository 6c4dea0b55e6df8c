"""Several menus answered in one breath: what a slash subcommand does. All or nothing, since nothing here is kept."""

from collections.abc import Mapping
from dataclasses import replace
from hashlib import blake2b
from typing import Any, NamedTuple

from engines.core.event import Event
from engines.core.game import Act
from engines.core.match import STALE, Match
from engines.core.menu import NOT_OFFERED, Amount, Blocked, Given, Menu, Number, Option, Pick, Picked, Refused, Typed
from engines.core.meta import Phrase, Step
from engines.core.move import Cancel, Part, called


class Spoken(NamedTuple):
    """What came of a phrase."""

    match: Match[Any]
    acts: tuple[Act[Any], ...]
    events: tuple[Event, ...]
    rest: tuple[Step, ...]
    """The steps that were not answered; the seat's menu is now that of the first of them."""
    last: Option[Any] | None
    """What was picked last."""


def play_phrase(match: Match[Any], seat: int, phrase: Phrase, values: Mapping[str, str]) -> Spoken:
    """Answer the menus of *phrase* in order with *values* (by step name) and stop at the first without one.

    A move that the seat was putting together by hand is dropped first. Once the new one is whole the phrase is over:
    what was said beyond that must go without saying, and is refused otherwise."""
    acts: list[Act[Any]] = []
    events: list[Event] = []
    last: Option[Any] | None = None
    if match.drafting(seat) and not phrase.aside:
        acts.append(Act(seat=seat, question=match.question(seat), given=Picked((Cancel(),))))
        match, _ = match.act(acts[-1])
    cancelled = len(acts)
    for at, step in enumerate(phrase.steps):
        if len(acts) > cancelled and not match.drafting(seat):
            agree(last, phrase.steps[at:], values)
            break
        menu = match.aside(seat) if phrase.aside else match.menu(seat)
        if menu is None:
            raise Refused(STALE)
        if taken(menu, step):
            confirm(menu, step, values, match.blocked(seat))
            continue
        if step.name and step.name not in values:
            if step.optional:
                continue
            return Spoken(match, tuple(acts), tuple(events), phrase.steps[at:], last)
        given = read(narrow(menu, step), step, values, match.blocked(seat))
        acts.append(Act(seat=seat, question=None if phrase.aside else match.question(seat), given=given))
        last = next((option for option in menu.options if given == Picked((option.move,))), None)
        match, told = match.act(acts[-1])
        events += told
    return Spoken(match, tuple(acts), tuple(events), (), last)


class Point(NamedTuple):
    """Where a step of a phrase stands: what it may say, and which of its moves are not to be had."""

    menu: Menu[Any]
    blocked: tuple[Blocked[Any], ...]


def point(match: Match[Any], seat: int, phrase: Phrase, values: Mapping[str, str], name: str) -> Point | None:
    """What the step called *name* may say, after the steps before it said *values*: the source of autocompletion.
    ``None`` if those steps do not lead there."""
    at = next((index for index, step in enumerate(phrase.steps) if step.name == name), None)
    if at is None:
        return None
    said = {step.name: values[step.name] for step in phrase.steps[:at] if step.name in values}
    try:
        spoken = play_phrase(match, seat, replace(phrase, steps=phrase.steps[:at]), said)
    except Refused:
        return None
    if spoken.rest:
        return None
    if spoken.last is not None and not spoken.match.drafting(seat):
        whole = part(spoken.last, phrase.steps[at])
        return None if whole is None else Point(whole, ())
    menu = spoken.match.aside(seat) if phrase.aside else spoken.match.menu(seat)
    if menu is None:
        return None
    no = () if phrase.aside else narrowed(spoken.match.blocked(seat), phrase.steps[at])
    known = taken(menu, phrase.steps[at])
    if known:
        return Point(Pick(prompt=menu.prompt, options=known), no)
    return None if foreign(menu, phrase.steps[at]) else Point(narrow(menu, phrase.steps[at]), no)


def token(move: object) -> str:
    """A short stable name of a move: what autocompletion sends back, whatever else the menu holds by then."""
    return blake2b(repr(move).encode(), digest_size=6).hexdigest()


def narrow(menu: Menu[Any], step: Step) -> Menu[Any]:
    """The part of *menu* that *step* may say. A number or words have no kind: only what stands beside them has."""
    if not step.kinds:
        return menu
    return replace(menu, options=tuple(option for option in menu.options if called(option.move) in step.kinds))


def taken(menu: Menu[Any], step: Step) -> tuple[Option[Any], ...]:
    """What *step* asks for and has been chosen already, since there was but one choice."""
    return tuple(option for option in menu.taken if called(option.move) in step.kinds)


def confirm(menu: Menu[Any], step: Step, values: Mapping[str, str], no: tuple[Blocked[Any], ...]) -> None:
    """Whoever names what goes without saying is right. :raises Refused: something else is named."""
    value = values.get(step.name)
    if value is not None and value not in (token(option.move) for option in taken(menu, step)):
        raise Refused(next((each.reason for each in narrowed(no, step) if token(each.move) == value), NOT_OFFERED))


def part(whole: Option[Any] | None, step: Step) -> Menu[Any] | None:
    """What *step* may say of a move that was whole before it: what goes without saying."""
    if whole is None:
        return None
    known = tuple(option for option in whole.taken if called(option.move) in step.kinds)
    if known:
        return Pick(prompt=whole.label, options=known)
    move = whole.move
    parts = (kind.partition(".") for kind in step.kinds)
    fields = [field for of, _, field in parts if of == move.kind and hasattr(move, field)]
    if fields:
        read = (Part(of=move.kind, field=field, value=getattr(move, field)) for field in fields)
        return Pick(prompt=whole.label, options=tuple(Option(move=each, say=whole.say) for each in read))
    if step.counts is None or move.kind not in step.kinds:
        return None
    number = getattr(move, step.counts)
    return Amount(prompt=whole.label, low=number, high=number, options=(whole,))


def agree(whole: Option[Any] | None, steps: tuple[Step, ...], values: Mapping[str, str]) -> None:
    """:raises Refused: of a move that is whole something else is said than what it is."""
    for step in steps:
        menu = part(whole, step)
        if step.name in values and not (menu and menu.accepts(read(menu, step, values, ()))):
            raise Refused(NOT_OFFERED)


def foreign(menu: Menu[Any], step: Step) -> bool:
    """Whether a number or words are asked for that *step* is not about: none of its kinds stands beside them."""
    return bool(step.kinds) and not isinstance(menu, Pick) and not narrow(menu, step).options


def narrowed(no: tuple[Blocked[Any], ...], step: Step) -> tuple[Blocked[Any], ...]:
    """The blocked moves that *step* may name, to be told why."""
    return tuple(each for each in no if not step.kinds or called(each.move) in step.kinds)


def read(menu: Menu[Any], step: Step, values: Mapping[str, str], no: tuple[Blocked[Any], ...]) -> Given[Any]:
    """A value from outside as an answer. Blocked moves can be named too: the act then says why they are."""
    if foreign(menu, step):
        raise Refused(NOT_OFFERED)
    value = values.get(step.name, "")
    moves = [*menu.moves, *(each.move for each in narrowed(no, step))]
    known = {token(move): move for move in moves}
    names = value.split(",") if step.name else list(known)[:1]
    if names and all(name in known for name in names):
        return Picked(tuple(known[name] for name in names))
    match menu:
        case Pick():
            raise Refused(NOT_OFFERED)
        case Amount():
            try:
                return Number(int(value))
            except ValueError:
                raise Refused(NOT_OFFERED) from None
        case _:
            return Typed(value)
