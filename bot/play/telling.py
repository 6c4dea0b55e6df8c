"""Digests in words: a line for each turn and seat, or all that happened in a turn."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.play.past import Past
from engines.core.digest import Digest, Heard, Line, Point, lines

ALERT = "❗"
"""Before what others have done to the reader."""


def digested(digest: Digest, past: Past, reader: int | None) -> list[str]:
    """A digest, line by line; if something was left out, the first says so."""
    told = [line(each, past, reader) for each in digest.lines]
    return [f"-# {past.voice.tell('turns-before', count=digest.left)}", *told] if digest.left else told


def turn(span: Sequence[Heard], past: Past, points: int | None = None) -> list[str]:
    """A turn in one line, or a round in one for each seat; a turn in which nothing matters has its heading alone.

    :param points: so many things in a line at most."""
    return [told for each in lines(span, None, points) if (told := line(each, past, None))]


def details(span: Sequence[Heard], past: Past) -> list[str]:
    """Everything that is said of a turn."""
    return [said for each in span if (said := past.line(each))]


def line(told: Line, past: Past, reader: int | None) -> str:
    """What somebody did in a turn, after whose turn it is; empty if there is nothing to say."""
    head = (told.head and past.line(told.head)) or ""
    name = "" if told.seat is None else past.names(_step(told))[told.seat]
    said = "; ".join(filter(None, (_point(point, past, name) for point in (*told.own, *told.others))))
    if told.left:
        said += f"; {past.voice.tell('and-more', count=told.left)}"
    head = head.removesuffix(".") or (f"**{name}**" if name and said else "")
    alert = f"{ALERT} " if told.own and told.seat not in (None, reader) else ""
    return alert + " — ".join(filter(None, (head, said)))


def _step(told: Line) -> int:
    """At which its names hold."""
    first = told.head or next((point.heard for point in (*told.own, *told.others)), None)
    return first.step if first else 0


def _point(point: Point, past: Past, name: str) -> str:
    said = (past.line(point.heard) or "").removesuffix(".")
    if name:
        said = re.sub(rf"^([^\w*]*){re.escape(name)}:?\s+", r"\1", said)
    return said if point.times == 1 else past.voice.tell("so-often", what=said, count=point.times)
