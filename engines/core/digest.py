"""What has happened, as people read it: told by turns, at most one line per turn and seat, in the order in which it
happened, and what matters least left out.

The log is kept as it is. What goes in here is what one seat has heard, so a digest can tell no more than that."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from engines.core.chair import Seated
from engines.core.event import COMMON, TRIFLE, Event, Obeyed, Secret, Stopped
from engines.core.record import evolve
from engines.core.shown import seats_in

MOST = 6
"""Lines of a digest, those apart that tell a reader what concerns themselves."""
POINTS = 4
"""What one line tells of others."""


class Heard(NamedTuple):
    """One thing that a seat, or a spectator, has heard."""

    step: int
    """Of the match; who sat where differs from step to step."""
    event: Event
    struck: bool = False
    """It was taken back later."""


class Point(NamedTuple):
    """One thing that a line tells, and how many times it happened."""

    heard: Heard
    times: int = 1


class Line(NamedTuple):
    """What somebody did in a turn, with what came of it."""

    head: Heard | None
    """What the turn or the round began with, where the line tells of all of it; what came next, if that goes without
    saying."""
    seat: int | None
    """Whose turn it was, or what part of a round is told; ``None``: of a round what nobody alone has done."""
    own: tuple[Point, ...]
    """What concerns the reader: never cut."""
    others: tuple[Point, ...]
    left: int
    """Points about others that would have been one too many."""

    @property
    def weight(self) -> int:
        """That of the heaviest thing in it."""
        return max(map(_weight, (*self.own, *self.others)), default=TRIFLE)


class Digest(NamedTuple):
    """The lines that matter most, in the order of the turns."""

    lines: tuple[Line, ...]
    left: int
    """Lines that are not among them."""


def overheard(log: Iterable[tuple[int, Event]], seat: int | None, orders: int | None = None) -> list[Heard]:
    """What *seat* (``None``: a spectator) has heard of *log*: each event with its step.

    :param orders: a seat that reads besides what became of its standing orders."""
    owner = seat if orders is None else orders
    sides = ((step, event.heard(owner if isinstance(event, Obeyed | Stopped) else seat)) for step, event in log)
    return [Heard(step, event) for step, event in sides if event is not None]


def spans(heard: Iterable[Heard]) -> list[tuple[Heard, ...]]:
    """The turns, or rounds, of what was heard: each begins with an event that opens one, but for the first, which may
    begin anywhere."""
    found: list[list[Heard]] = []
    for each in heard:
        if each.event.opens or not found:
            found.append([])
        found[-1].append(each)
    return list(map(tuple, found))


def digest(heard: Iterable[Heard], reader: int | None) -> Digest:
    """All that concerns *reader*, and of the rest what matters most."""
    return condensed(passages(heard, reader))


def passages(heard: Iterable[Heard], reader: int | None) -> list[Line]:
    """Whatever there is to say of what was heard and still holds, line by line."""
    standing = (each for each in heard if not each.struck)
    return [line for span in spans(standing) for line in lines(span, reader) if line.own or line.others]


def condensed(told: Sequence[Line], most: int = MOST) -> Digest:
    """All that is the reader's own, and of the rest at *most* so many lines: those that weigh most, and of these the
    latest. A line that says how many were left out is one of them."""
    rest = [at for at, line in enumerate(told) if not line.own]
    kept = most if len(rest) <= most else most - 1
    chosen = sorted(rest, key=lambda at: (told[at].weight, at), reverse=True)[:kept]
    return Digest(tuple(line for at, line in enumerate(told) if line.own or at in chosen), len(rest) - len(chosen))


def lines(span: Sequence[Heard], reader: int | None, points: int | None = POINTS) -> list[Line]:
    """A turn in one line; a round in one for each seat that did something, after what nobody alone has done.

    :param points: so many about others in a line; ``None``: all."""
    opening, rest = (span[0], span[1:]) if span and span[0].event.opens else (None, span)
    head = opening
    if opening is not None and opening.event.weighs() == TRIFLE and rest:
        head, rest = rest[0], rest[1:]
    if opening is not None and opening.event.actor is not None:
        return [_line(head, opening.event.actor, rest, reader, points)]
    parts: dict[int | None, list[Heard]] = {None: []}
    for each in rest:
        parts.setdefault(each.event.actor, []).append(each)
    return [_line(None if seat is not None else head, seat, part, reader, points) for seat, part in parts.items()]


def _line(head: Heard | None, seat: int | None, heard: Iterable[Heard], reader: int | None, points: int | None) -> Line:
    told = _joined(_standing(heard))
    heaviest = max(map(_weight, told), default=TRIFLE)
    told = [point for point in told if _weight(point) >= min(heaviest, COMMON)]
    own = [point for point in told if concerns(point.heard.event, reader)]
    others = [point for point in told if not concerns(point.heard.event, reader)]
    kept = sorted(others, key=_weight, reverse=True)[:points]
    return Line(head, seat, tuple(own), tuple(each for each in others if each in kept), len(others) - len(kept))


def _weight(point: Point) -> int:
    return point.heard.event.weighs()


def concerns(event: Event, reader: int | None) -> bool:
    """Whether *event*, as the reader has heard it, is the reader's own affair."""
    return reader is not None and (isinstance(event, Secret) or reader in seats_in(event))


def _standing(heard: Iterable[Heard]) -> list[Heard]:
    """What nobody has taken back."""
    kept: list[Heard] = []
    for each in heard:
        kind, actor = each.event.takes_back(), each.event.actor
        mine = [at for at, other in enumerate(kept) if _is(other.event, kind, actor)] if kind else []
        if mine:
            del kept[mine[-1]]
        else:
            kept.append(each)
    return kept


def _is(event: Event, kind: type[Event], actor: int | None) -> bool:
    return isinstance(event, kind) and event.actor == actor


def _joined(heard: Iterable[Heard]) -> list[Point]:
    """Without trifles; what is the same but for what can be added up as one."""
    found: dict[object, Point] = {}
    for step, event, _ in heard:
        if event.weighs() == TRIFLE:
            continue
        told = event.adds or event.gathers
        same: object = evolve(event, **{told: None}) if told else event
        if isinstance(event, Seated):
            same = step, event  # at every step it may be somebody else
        if same not in found:
            found[same] = Point(Heard(step, event))
        elif told:
            first = found[same].heard
            sides = (getattr(each, told) for each in (first.event, event))
            here, there = map(_listed, sides) if event.gathers else sides
            found[same] = Point(Heard(first.step, evolve(first.event, **{told: here + there})))
        else:
            found[same] = Point(found[same].heard, found[same].times + 1)
    return list(found.values())


def _listed(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)
