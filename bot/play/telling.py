"""Digests in words: a line for each turn and seat, or all that happened in a turn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.play.loaded import Spot
from bot.play.past import Past
from bot.speech import STEWARD
from bot.ui.limits import clip
from engines.core.chair import Seated
from engines.core.digest import POINTS, Digest, Heard, Line, Point, deeds, lines, spans
from engines.core.event import DECISIVE, Undone
from engines.core.news import answers

BEGINNING = Spot(0)
ALERT = "❗"
"""Before what others have done to the reader, and what has cost the reader something; never before their own deeds."""
BOON = "👍"
"""Before what others have done for the reader."""
BEFALLS = "🔻"
"""Before what has befallen somebody, in a line of its own below the turn in which it did."""


def digested(found: Digest, past: Past, reader: int | None) -> list[str]:
    """A digest, line by line; if something was left out, the first says so. Lines that say the same and follow each
    other are one."""
    same = ((said, len(list(each))) for said, each in groupby(line(each, past, reader) for each in found.lines))
    told = [_often(said, count, past) for said, count in same]
    return [f"-# {past.voice.tell('turns-before', count=found.left)}", *told] if found.left else told


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


def newest(heard: Sequence[Heard], past: Past, most: int, room: int) -> list[str]:
    """The latest that everybody heard, so many seats' parts of turns at most, each in *room* characters if fewer points
    make it so short. Of a turn that has but begun there is nothing to say."""
    told: list[str] = []
    for each in reversed(turns(heard, past)):
        if len(told) >= most:
            break
        if each.bare:
            continue
        ways = (turn(each.span, past, points) for points in range(POINTS, 0, -1))
        told[:0] = [next((way for way in same if len(way) <= room), same[-1]) for same in zip(*ways, strict=True)]
    return told[-most:]


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


def unfolded(span: Sequence[Heard]) -> list[Line]:
    """The lines of a turn with everything in them that weighs anything."""
    return lines(_standing(span), None, None)


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
    done, befallen = _apart(told)
    more = [past.voice.tell("and-more", count=told.left)] if told.left else []
    said = "; ".join(filter(None, (strung([each for each in _points(done, past, name, reader) if each.said]), *more)))
    head = head.removesuffix(".") or (f"**{name}**" if name and said else "")
    theirs = reader is not None and told.seat == reader  # what they have done themselves stands first
    if theirs and not said and told.end:
        head = ""  # how a part of the match has ended is nothing that they have done
    turn = _sign(done, reader) * (not theirs) + " — ".join(filter(None, (head, said)))
    below = (f"- {_fell(point, told, past, reader)}" for point in befallen)
    return "\n".join(filter(None, (turn, *below, *(f"- {ended(point, past)}" for point in told.end))))


def _apart(told: Line) -> tuple[Line, list[Point]]:
    """What its seat did, and what has befallen anybody meanwhile."""
    befallen = [point for point in told.points if point.heard.event.befalls]
    return told._replace(points=tuple(point for point in told.points if point not in befallen)), befallen


def _sign(told: Line, reader: int | None) -> str:
    """What its reader looks for: harm first, else help."""
    if alarming(told, reader):
        return f"{ALERT} "
    helped = reader is not None and any(point.heard.event.gainer == reader != told.seat for point in told.points)
    return f"{BOON} " * helped


def _fell(point: Point, told: Line, past: Past, reader: int | None) -> str:
    alert = f"{ALERT} " * hit(point, told, reader)
    yours = past.to_loser(point.heard, reader)
    return f"{alert}{BEFALLS} {_often(yours.rstrip('.!'), point.times, past) if yours else single(point, past, '')}"


def hit(point: Point, told: Line, reader: int | None) -> bool:
    """Whether somebody has done that to *reader*, or it has cost them something, or it is what became of their deed:
    neither what they have done themselves, nor what somebody else pays for."""
    event = point.heard.event
    if reader is None or event.loser is not None:
        return reader is not None and (event.loser == reader or (told.seat == reader and answers(event, reader)))
    by_others = point.mine and told.seat not in (None, reader) and reader not in (event.actor, event.gainer)
    return by_others or (told.seat == reader and answers(event, reader))


def alarming(told: Line, reader: int | None) -> bool:
    """Whether it tells anything of the kind."""
    return reader is not None and any(hit(point, told, reader) for point in told.points)


def ended(point: Point, past: Past) -> str:
    """How a part of the match ended; who has won is what everybody looks for."""
    said = single(point, past, "")
    return f"**{said}**" if point.heard.event.weighs() == DECISIVE and "*" not in said else said


class Said(NamedTuple):
    """One thing in a line of several."""

    said: str
    apart: bool = False
    """It is a sentence about what nobody has done."""


def strung(every: Sequence[Said]) -> str:
    """One after the other, with a full stop around sentences: behind a semicolon nobody looks for a capital."""
    found = ""
    for last, each in zip((None, *every), every, strict=False):
        found += each.said if last is None else f"{'. ' if last.apart or each.apart else '; '}{each.said}"
    return found


def _points(told: Line, past: Past, name: str, reader: int | None) -> Iterator[Said]:
    """What somebody did, without their name where it was said last: it is *name* at first. Whoever comes or goes
    meanwhile is named, and so is whoever goes on then or after a sentence about something else. In the reader's own
    turn stands out what others made of it."""
    last: str | None = name
    for point in told.points:
        own = "" if told.seat is None else past.doer(point.heard, told.seat)
        alert = f"{ALERT} " * (told.seat == reader and hit(point, told, reader))
        whole, said = (single(point, past, each, reader) for each in ("", own if _same_person(own, last) else ""))
        event = point.heard.event
        each = Said(alert + said, apart=event.actor is None and said == whole and said[:1].isupper())
        yield each
        last = None if each.apart or (isinstance(event, Seated) and event.seat != told.seat) else own


def _same_person(name: str, last: str | None) -> bool:
    """Whoever a steward plays for by now included."""
    return last is not None and name.removesuffix(f" {STEWARD}") == last.removesuffix(f" {STEWARD}")


def single(point: Point, past: Past, name: str, reader: int | None = None) -> str:
    """One thing that was done, without *name* at its beginning; said to *reader*, if it has cost them something."""
    said = past.to_loser(point.heard, reader) or past.line(point.heard) or ""
    return _often(bare(said.rstrip(".!"), name), point.times, past)


def bare(said: str, name: str) -> str:
    """The same without *name* at its beginning: a steward may have begun to play for them within the turn."""
    if not name:
        return said
    plain = re.escape(name.removesuffix(f" {STEWARD}"))
    return re.sub(rf"^([^\w*]*){plain}(?: {STEWARD})?:?\s+", r"\1", said)


def _often(said: str, count: int, past: Past) -> str:
    return said if count == 1 else past.voice.tell("so-often", what=said, count=count)
