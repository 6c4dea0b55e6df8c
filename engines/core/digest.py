"""What has happened, as people read it: told by turns, at most one line per turn and seat, in the order in which it
happened, and what matters least left out.

The log is kept as it is. What goes in here is what one seat has heard, so a digest can tell no more than that."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from engines.core.chair import Seated
from engines.core.event import COMMON, TRIFLE, Event, Obeyed, OfOrders, Secret, Stopped
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
    played: bool = False
    """It came of what the reader has chosen themselves, so they know."""


class Point(NamedTuple):
    """One thing that a line tells, and how many times it happened."""

    heard: Heard
    times: int = 1
    mine: bool = False
    """It concerns the reader: never cut."""


class Line(NamedTuple):
    """What somebody did in a turn, with what came of it."""

    head: Heard | None
    """What the turn or the round began with, where the line tells of all of it; what came next, if that goes without
    saying."""
    seat: int | None
    """Whose turn it was, or what part of a round is told; ``None``: of a round what nobody alone has done."""
    points: tuple[Point, ...]
    """In the order in which they are told."""
    left: int
    """Points about others that would have been too many."""
    end: tuple[Point, ...] = ()
    """How a part of the match, or all of it, ended: after everything else, each by itself, never cut."""

    @property
    def own(self) -> tuple[Point, ...]:
        """What concerns the reader."""
        return tuple(point for point in (*self.points, *self.end) if point.mine)

    @property
    def others(self) -> tuple[Point, ...]:
        """What does not, as much of it as is told."""
        return tuple(point for point in (*self.points, *self.end) if not point.mine)

    @property
    def weight(self) -> int:
        """That of the heaviest thing in it."""
        return max(map(_weight, (*self.points, *self.end)), default=TRIFLE)


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


def unknown(heard: Iterable[Heard]) -> list[Heard]:
    """The same without the turns in which the reader did nothing but play, unless a part of the match ended there."""
    return [each for span in spans(heard) if not all(map(_known, span)) for each in span]


def _known(each: Heard) -> bool:
    return each.event.opens or (each.played and not each.event.closes and not isinstance(each.event, OfOrders))


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
    """A turn in one line; a round in one for each seat that did something, after what nobody alone has done. How a part
    of the match ended belongs to the last of them: whatever led there comes before it.

    :param points: so many about others in a line, and one more rather than say that it is left out; ``None``: all."""
    opening, rest = (span[0], span[1:]) if span and span[0].event.opens else (None, span)
    head = opening
    if opening is not None and opening.event.weighs() == TRIFLE and rest:
        head, rest = rest[0], rest[1:]
    kept = [each for each in rest if not each.event.closes]
    if opening is not None and opening.event.actor is not None:
        told = [_line(head, opening.event.actor, kept, reader, points)]
    else:
        parts: dict[int | None, list[Heard]] = {None: []}
        for each in kept:
            parts.setdefault(each.event.actor, []).append(each)
        told = [_line(None if seat is not None else head, seat, part, reader, points) for seat, part in parts.items()]
    end = _joined((each for each in rest if each.event.closes), reader)
    return [*told[:-1], told[-1]._replace(end=tuple(end))]


def _line(head: Heard | None, seat: int | None, heard: Iterable[Heard], reader: int | None, points: int | None) -> Line:
    told = _joined(_standing(heard), reader)
    heaviest = max(map(_weight, told), default=TRIFLE)
    told = [point for point in told if _weight(point) >= min(heaviest, COMMON)]
    others = [point for point in told if not point.mine]
    most = points if points is None or len(others) > points + 1 else None
    kept = sorted(others, key=_weight, reverse=True)[:most]
    said = tuple(point for point in told if point.mine or point in kept)
    return Line(head, seat, said, len(others) - len(kept))


def _weight(point: Point) -> int:
    return point.heard.event.weighs()


def concerns(event: Event, reader: int | None) -> bool:
    """Whether *event*, as the reader has heard it, is the reader's own affair: so is how a part of the match ended."""
    return reader is not None and (event.closes or isinstance(event, Secret) or reader in seats_in(event))


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


def _joined(heard: Iterable[Heard], reader: int | None) -> list[Point]:
    """Without trifles; what is the same but for what can be added up as one."""
    found: dict[object, Point] = {}
    for step, event, *_ in heard:
        if event.weighs() == TRIFLE:
            continue
        told = event.adds or event.gathers
        same: object = evolve(event, **{told: None}) if told else event
        if isinstance(event, Seated):
            same = step, event  # at every step it may be somebody else
        if same not in found:
            found[same] = Point(Heard(step, event), mine=concerns(event, reader))
        elif told:
            first = found[same].heard
            sides = (getattr(each, told) for each in (first.event, event))
            here, there = map(_listed, sides) if event.gathers else sides
            found[same] = found[same]._replace(heard=Heard(first.step, evolve(first.event, **{told: here + there})))
        else:
            found[same] = found[same]._replace(times=found[same].times + 1)
    return list(found.values())


def _listed(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)
