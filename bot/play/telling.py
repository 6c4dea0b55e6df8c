"""Digests in words: a line for each turn and seat, or all that happened in a turn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.play.loaded import Spot
from bot.play.past import Past
from bot.play.told import SHORT, Told
from bot.speech import STEWARD
from bot.ui.limits import clip
from engines.core.chair import Seated
from engines.core.digest import (
    MOST,
    POINTS,
    Digest,
    Heard,
    Line,
    Point,
    condensed,
    deeds,
    lines,
    passages,
    spans,
)
from engines.core.event import DECISIVE, Undone
from engines.core.news import answers, parted, unknown

BEGINNING = Spot(0)
ALERT = "❗"
"""Before what others have done to the reader, and what has cost the reader something."""


OWN = 2000
"""Characters of a card for what is the reader's own, if there is very much of it: the rest is a press away."""


def digested(found: Digest, past: Past, reader: int | None) -> list[str]:
    """A digest, line by line; if something was left out, the first says so. Lines that say the same and follow each
    other are one."""
    same = ((said, len(list(each))) for said, each in groupby(line(each, past, reader) for each in found.lines))
    told = [_often(said, count, past) for said, count in same]
    return [f"-# {past.voice.tell('turns-before', count=found.left)}", *told] if found.left else told


def news(
    heard: Sequence[Heard],
    past: Past,
    reader: int,
    room: int,
    *,
    begun: bool = False,
    more: bool = False,
    late: int = 0,
) -> Told:
    """What *reader* has to know of what they have heard: of others as much as fits into *room* characters. What they
    have done themselves is told until something else happens; in a turn of theirs that goes on, what they did last.

    :param begun: they have had a turn before, so it is said if nothing has happened to them since.
    :param more: there was something before that.
    :param late: how often the clock has answered for them."""
    others, mine = parted(heard, reader)
    fresh = heard if all(each.played for each in heard) else [*unknown(others, reader), *mine]
    every = passages(fresh, reader) or passages(heard, reader)
    found = condensed(every)
    for most in range(MOST - 1, 0, -1):
        if _others(found, past, reader) <= room:
            break
        found = condensed(every, most)
    up = past.voice.tell("time-was-up", count=late) if late else ""
    whole, hits = _joined(_latest(found, past, reader, max(OWN, room), more=more), up), _hits(found, past, reader)
    calm = ""
    if begun and not (hits or up or more or (heard and all(each.played for each in heard))):
        calm = f"-# {past.voice.tell('nobody-harmed' if every else 'nothing-missed')}"
    if len(whole) <= SHORT:
        said = _joined(whole, calm)
        return Told(whole, said, first=said)
    apart = [each._replace(points=_points_of(each, reader, hit=False)) for each in hits]
    left = (apart[hits.index(each)] if each in hits else each for each in found.lines)
    rest = found._replace(lines=tuple(each for each in left if each.points or each.end or each not in apart))
    told = _joined(*(line(_only(each, reader), past, reader) for each in hits), up, calm)
    below = f"-# {past.voice.tell('news-below')}"
    return Told(whole, _latest(rest, past, reader, max(OWN, room), more=more), told, _joined(told, below))


def _joined(*told: str) -> str:
    return "\n".join(filter(None, told))


def _latest(found: Digest, past: Past, reader: int, room: int, *, more: bool) -> str:
    """The lines of *found* that fit, from the end; if anything is left out, the first line says where it is told."""
    told, kept = digested(found._replace(left=0), past, reader), list[str]()
    for each in reversed(told):
        if len("\n".join((*kept, each))) > room and kept:
            break
        kept.insert(0, each)
    if more or found.left or len(kept) < len(told) or any(each.left for each in found.lines):
        kept.insert(0, f"-# {past.voice.tell('news-before')}")
    return "\n".join(kept)


def _hits(found: Digest, past: Past, reader: int) -> list[Line]:
    """The latest of those that tell what hit the reader, as many as there is room for."""
    kept, room = list[Line](), SHORT
    for each in reversed([each for each in found.lines if _alarming(each, reader)]):
        room -= len(line(_only(each, reader), past, reader)) + 1
        if room < 0 and kept:
            break
        kept.insert(0, each)
    return kept


def _only(told: Line, reader: int) -> Line:
    """Of what it tells no more than what hit *reader*."""
    return told._replace(points=_points_of(told, reader, hit=True), left=0, end=())


def _points_of(told: Line, reader: int, *, hit: bool) -> tuple[Point, ...]:
    """Those of the deeds that have hit *reader*, or of the others: each with what came of it."""
    deeds = list[list[Point]]()
    for point in told.points:
        if not (point.heard.event.follows and deeds):
            deeds.append([])
        deeds[-1].append(point)
    return tuple(point for deed in deeds if any(_hit(each, told, reader) for each in deed) == hit for point in deed)


def _hit(point: Point, told: Line, reader: int | None) -> bool:
    """Whether somebody has done that to *reader*, or it has cost them something, or it is what became of their deed."""
    event = point.heard.event
    by_others = point.mine and told.seat not in (None, reader)
    return (
        by_others or (reader is not None and event.loser == reader) or (told.seat == reader and answers(event, reader))
    )


def _alarming(told: Line, reader: int | None) -> bool:
    return reader is not None and any(_hit(point, told, reader) for point in told.points)


def _others(found: Digest, past: Past, reader: int) -> int:
    """How many characters it says of others."""
    return sum(len(line(each, past, reader)) for each in found.lines if not each.own)


class Turn(NamedTuple):
    """A turn as it stands in the channel."""

    at: Spot
    """Where in the log it begins."""
    span: tuple[Heard, ...]
    text: str

    @property
    def bare(self) -> bool:
        """Whether there is nothing to say of it yet but that it has begun."""
        return not any(line.points or line.end for line in lines(_standing(self.span), None))


def turns(heard: Sequence[Heard], past: Past, start: Spot = BEGINNING) -> list[Turn]:
    """What was heard from *start* on, each turn with a line for every seat in it; those of which there is nothing to
    say are passed over."""
    placed = [(at, each) for at, each in _placed(heard, past) if at >= start]
    found, first = [], 0
    for span in spans(each for _, each in placed):
        if told := turn(span, past, POINTS):
            found.append(Turn(placed[first][0], span, "\n".join(told)))
        first += len(span)
    return found


def chronicle(heard: Sequence[Heard], past: Past) -> list[str]:
    """All that stands in the channel of what everybody heard, line by line."""
    return [told for each in turns(heard, past) for told in each.text.split("\n")]


def _placed(heard: Iterable[Heard], past: Past) -> Iterator[tuple[Spot, Heard]]:
    """Each with its place: so many lines of its step come before it."""
    step, number = -1, 0
    for each in heard:
        if each.step != step:
            step, number = each.step, 0
        yield Spot(step, number), each
        number += past.game.presenter.line(each.event) is not None


def shortened(told: Turn, past: Past, room: int) -> str:
    """The text of a turn in at most so many characters: with fewer points in each line, if need be."""
    text = told.text
    for points in range(POINTS - 1, 0, -1):
        if len(text) <= room:
            break
        text = "\n".join(turn(told.span, past, points))
    return clip(text, max(room, 1))


def turn(span: Sequence[Heard], past: Past, points: int | None = None) -> list[str]:
    """A turn in one line, or a round in one for each seat; a turn in which nothing matters has its heading alone. What
    was taken back within it is left out, that it was is told.

    :param points: so many things in a line at most."""
    return [told for each in lines(_standing(span), None, points) if (told := line(each, past, None))]


def _standing(span: Sequence[Heard]) -> list[Heard]:
    back = max((at for at, each in enumerate(span) if isinstance(each.event, Undone)), default=0)
    return [each for at, each in enumerate(span) if at >= back or not each.struck]


def deed(heard: Sequence[Heard], past: Past, seat: int) -> str | None:
    """What *seat* has done at a step, in a line; ``None``: nobody has heard anything of it."""
    told = (past.line(Heard(heard[0].step, event)) for event in deeds((each.event for each in heard), seat))
    return next(filter(None, told), None)


def details(span: Sequence[Heard], past: Past) -> list[str]:
    """Everything that is said of a turn. What was taken back is struck out: it has been read, so it does not just
    vanish."""
    told = ((each, past.line(each)) for each in span)
    return [f"~~{said}~~" if each.struck else said for each, said in told if said]


def line(told: Line, past: Past, reader: int | None) -> str:
    """What somebody did in a turn, after whose turn it is, and in lines of its own how a part of the match ended; empty
    if there is nothing to say."""
    head = (told.head and past.line(told.head)) or ""
    first = told.head or next((point.heard for point in (*told.points, *told.end)), None)
    name = past.doer(first, told.seat) if first and told.seat is not None else ""
    said = "; ".join(filter(None, _points(told, past, name)))
    if told.left:
        said += f"; {past.voice.tell('and-more', count=told.left)}"
    head = head.removesuffix(".") or (f"**{name}**" if name and said else "")
    turn = f"{ALERT} " * _alarming(told, reader) + " — ".join(filter(None, (head, said)))
    return "\n".join(filter(None, (turn, *(f"- {_ended(point, past)}" for point in told.end))))


def _ended(point: Point, past: Past) -> str:
    """How a part of the match ended; who has won is what everybody looks for."""
    said = _point(point, past, "")
    return f"**{said}**" if point.heard.event.weighs() == DECISIVE and "*" not in said else said


def _points(told: Line, past: Past, name: str) -> Iterator[str]:
    """What somebody did, without their name where it was said last: it is *name* at first. Whoever comes or goes
    meanwhile is named, and so is whoever goes on then."""
    last: str | None = name
    for point in told.points:
        own = "" if told.seat is None else past.doer(point.heard, told.seat)
        yield _point(point, past, own if _same_person(own, last) else "")
        event = point.heard.event
        last = None if isinstance(event, Seated) and event.seat != told.seat else own


def _same_person(name: str, last: str | None) -> bool:
    """Whoever a steward plays for by now included."""
    return last is not None and name.removesuffix(f" {STEWARD}") == last.removesuffix(f" {STEWARD}")


def _point(point: Point, past: Past, name: str) -> str:
    said = (past.line(point.heard) or "").rstrip(".!")
    if name:  # a steward may have begun to play for them within the turn
        bare = re.escape(name.removesuffix(f" {STEWARD}"))
        said = re.sub(rf"^([^\w*]*){bare}(?: {STEWARD})?:?\s+", r"\1", said)
    return _often(said, point.times, past)


def _often(said: str, count: int, past: Past) -> str:
    return said if count == 1 else past.voice.tell("so-often", what=said, count=count)
