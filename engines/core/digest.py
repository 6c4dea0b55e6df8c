"""What has happened, as people read it: told by turns, at most one line per turn and seat, in the order in which it
happened, and what matters least left out.

The log is kept as it is. What goes in here is what one seat has heard, so a digest can tell no more than that."""

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from engines.core.chair import Seated
from engines.core.event import NOTABLE, TRIFLE, Event, Obeyed, OfOrders, Secret, Stopped
from engines.core.record import evolve
from engines.core.shown import seats_in

MOST = 6
"""Lines of a digest, those apart that tell a reader what concerns themselves."""
POINTS = 4
"""What one line tells of others, slight and common things; of what is gained and lost thrice as much."""


class Heard(NamedTuple):
    """One thing that a seat, or a spectator, has heard."""

    step: int
    """Of the match; who sat where differs from step to step."""
    event: Event
    struck: bool = False
    """It was taken back later."""
    played: bool = False
    """It happened at a step at which the reader has chosen something themselves."""


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
    deeds: tuple[tuple[Point, ...], ...] = ()
    """All that there would be to tell, each with what came of it."""

    def briefer(self, points: int) -> "Line":
        """The same with so many points about others, see :func:`lines`."""
        kept = [point for deed in _chosen(self.deeds, points) for point in deed]
        return self._replace(points=tuple(kept), left=sum(map(len, self.deeds)) - len(kept))

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


def overheard(
    log: Iterable[tuple[int, Event]], seat: int | None, orders: int | None = None, struck: Collection[int] = ()
) -> list[Heard]:
    """What *seat* (``None``: a spectator) has heard of *log*: each event with its step, as it is told amid all before.

    :param orders: a seat that reads besides what became of its standing orders.
    :param struck: the steps that were taken back later: what stands is told as if they had not been."""
    owner, found = seat if orders is None else orders, list[Heard]()
    for step, event in log:
        side = event.heard(owner if isinstance(event, Obeyed | Stopped) else seat)
        if side is not None:
            gone = step in struck
            before = (each.event for each in reversed(found) if gone or not each.struck)
            found.append(Heard(step, side.amid(before), gone))
    return found


def deeds(events: Iterable[Event], seat: int) -> list[Event]:
    """What of one step *seat* itself has done, what weighs anything first; then what came of it, first whose turn it is
    by that. What its orders had to do with it is nothing that was done."""
    told = (event for event in events if not isinstance(event, OfOrders))
    return sorted(told, key=lambda event: 2 if event.opens else 3 if event.actor != seat else event.weighs() == TRIFLE)


def spans(heard: Iterable[Heard]) -> list[tuple[Heard, ...]]:
    """The turns, or rounds, of what was heard: each begins with an event that opens one, unless that was taken back;
    the first may begin anywhere."""
    found: list[list[Heard]] = []
    for each in heard:
        if (each.event.opens and not each.struck) or not found:
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
    """A turn in one line; a round in one whenever somebody else, or nobody alone, does something. How a part of the
    match ended belongs to the last of them: whatever led there comes before it.

    :param points: so many about others in a line, see :data:`POINTS`, and one more rather than say that it is left out;
        ``None``: all."""
    opening, rest = (span[0], span[1:]) if span and span[0].event.opens else (None, span)
    head = opening
    if opening is not None and opening.event.weighs() == TRIFLE and rest:
        head, rest = rest[0], rest[1:]
    kept = _standing(each for each in rest if not each.event.closes)
    if head is not None:
        head = head._replace(event=_gathered(head.event, (each.event for each in kept)))
    if opening is not None and opening.event.actor is not None:
        told = [_line(head, opening.event.actor, kept, reader, points)]
    else:
        (_, first), *parts = _runs(kept)
        told = [_line(head, None, first, reader, points)]
        told += (_line(None, seat, part, reader, points) for seat, part in parts)
    end = _joined((each for each in rest if each.event.closes), reader)
    return [*told[:-1], told[-1]._replace(end=tuple(end))]


def _runs(heard: Iterable[Heard]) -> list[tuple[int | None, list[Heard]]]:
    """A round in parts, each of one seat, but for the first, which is nobody's alone. What is gained or lost is told in
    the order in which it happened, and what came of it with it; lesser things with what their seat did last, unless
    somebody has done something to it since."""
    found: list[tuple[int | None, list[Heard]]] = [(None, [])]
    for each in heard:
        at = len(found) - 1
        if each.event.weighs() != TRIFLE and not (each.event.follows and found[at][1]):
            at = _place(each.event, found)
        if at < len(found):
            found[at][1].append(each)
        else:
            found.append((each.event.actor, [each]))
    return found


def _place(event: Event, parts: Sequence[tuple[int | None, list[Heard]]]) -> int:
    """Which of *parts* it belongs to; one more than there are: a new one."""
    for at, (seat, within) in reversed(list(enumerate(parts))):
        if seat == event.actor:
            return at
        if (
            event.actor is None
            or event.weighs() >= NOTABLE
            or any(event.actor in seats_in(each.event) for each in within)
        ):
            break
    return len(parts)


def _gathered(head: Event, events: Iterable[Event]) -> Event:
    """A heading with what of its kind comes later."""
    kind, told = type(head), head.gathers
    later = [getattr(each, told) for each in events if isinstance(each, kind)] if told else []
    return evolve(head, **{told: (getattr(head, told), *later)}) if later else head


def _line(head: Heard | None, seat: int | None, heard: Iterable[Heard], reader: int | None, points: int | None) -> Line:
    deeds = tuple(map(tuple, _deeds(heard, reader)))
    line = Line(head, seat, tuple(point for deed in deeds for point in deed), 0, deeds=deeds)
    return line if points is None else line.briefer(points)


def _chosen(deeds: Sequence[Sequence[Point]], most: int) -> list[Sequence[Point]]:
    """The deeds that are told where there is room for *most* points about others; whatever is the reader's own is. Of
    those that weigh alike the latest: they say where it all has led."""
    own = [at for at, deed in enumerate(deeds) if any(point.mine for point in deed)]
    weights = [max(map(_weight, deed)) for deed in deeds]
    kept, said, left = [*own], 0, sum(len(deed) for at, deed in enumerate(deeds) if at not in own)
    if left <= most + 1:
        return list(deeds)
    for at in sorted(range(len(deeds)), key=lambda at: (weights[at], at), reverse=True):
        if at in own:
            continue
        size, room = len(deeds[at]), most * 3 if weights[at] >= NOTABLE else most
        if said and left > 1 and said + size > room:
            break
        kept.append(at)
        said, left = said + size, left - size
    return [deed for at, deed in enumerate(deeds) if at in kept]


def _weight(point: Point) -> int:
    return point.heard.event.weighs()


def concerns(event: Event, reader: int | None) -> bool:
    """Whether *event*, as the reader has heard it, is the reader's own affair: so is how a part of the match ended."""
    return reader is not None and (event.closes or isinstance(event, Secret) or reader in seats_in(event))


def _standing(heard: Iterable[Heard]) -> list[Heard]:
    """What nobody has taken back, and of whoever was away and did nothing meanwhile not a word."""
    kept: list[Heard] = []
    for each in heard:
        kind, actor = each.event.takes_back(), each.event.actor
        mine = [at for at, other in enumerate(kept) if _is(other.event, kind, actor)] if kind else []
        if mine and not (kind is Seated and any(map(partial(_deed_of, actor), kept[mine[-1] + 1 :]))):
            del kept[mine[-1]]
        else:
            kept.append(each)
    return kept


def _deed_of(seat: int | None, heard: Heard) -> bool:
    return heard.event.actor == seat and heard.event.weighs() != TRIFLE


def _is(event: Event, kind: type[Event], actor: int | None) -> bool:
    return isinstance(event, kind) and event.actor == actor


def _deeds(heard: Iterable[Heard], reader: int | None) -> list[list[Point]]:
    """What was done, each with what came of it; without trifles, and what stands alone and is the same but for what can
    be added up as one."""
    found: list[list[Heard]] = []
    for each in heard:
        if not each.event.follows or not found:
            found.append([])
        found[-1].append(each)
    told = [[each for each in deed if each.event.weighs() != TRIFLE] for deed in found]
    points: dict[object, list[Point]] = {}
    for number, deed in enumerate(told):
        if len(deed) == 1:
            same = _same(deed[0])
            points[same] = [_once_more(points[same][0], deed[0].event)] if same in points else _joined(deed, reader)
        elif deed:
            points[number] = _joined(deed, reader)
    return list(points.values())


def _joined(heard: Iterable[Heard], reader: int | None) -> list[Point]:
    """Without trifles; what is the same but for what can be added up as one."""
    found: dict[object, Point] = {}
    for each in heard:
        if each.event.weighs() == TRIFLE:
            continue
        same = _same(each)
        if same in found:
            found[same] = _once_more(found[same], each.event)
        else:
            found[same] = Point(Heard(each.step, each.event), mine=concerns(each.event, reader))
    return list(found.values())


def _same(heard: Heard) -> object:
    """What is equal for all that is told as one."""
    event, told = heard.event, heard.event.adds or heard.event.gathers
    if isinstance(event, Seated):
        return heard.step, event  # at every step it may be somebody else
    return evolve(event, **{told: None}) if told else event


def _once_more(point: Point, event: Event) -> Point:
    """The same has happened again."""
    (step, first, *_), told = point.heard, event.adds or event.gathers
    if not told:
        return point._replace(times=point.times + 1)
    sides = (getattr(each, told) for each in (first, event))
    here, there = map(_listed, sides) if event.gathers else sides
    return point._replace(heard=Heard(step, evolve(first, **{told: here + there})))


def _listed(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)
