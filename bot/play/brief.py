"""What a card tells of what its reader has missed: as much as fits, what was done to them first, and what was cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.play.past import Past
from bot.play.telling import ALERT, alarming, digested, ended, hit, line
from bot.play.told import SHORT, Told
from engines.core.digest import MOST, POINTS, Digest, Heard, Line, Point, concerns, condensed, passages
from engines.core.event import DECISIVE, TRIFLE
from engines.core.news import parted, unknown

OWN = 2000
"""Characters of a card for what is the reader's own, if there is very much of it: the rest is a press away."""
FEW = 2 * MOST
"""So many lines are a round, with all that came between."""
HEADLINES = 2
"""So many at most of what happened elsewhere stand in the first line."""


class Since(NamedTuple):
    """What is known of the time that they tell of."""

    begun: bool = False
    """The reader has done something before, so it is said if nothing has happened to them since."""
    first: bool = False
    """But they have had no turn before the one that goes on, if one does."""
    more: bool = False
    """There was something before that."""
    late: int = 0
    """How often the clock has answered for them."""


NEVER = Since()


class Fitted(NamedTuple):
    """What there is to tell, and as much of it as there is room for."""

    every: list[Line]
    found: Digest


def news(
    heard: Sequence[Heard],
    past: Past,
    reader: int,
    room: int,
    *,
    view: Any = None,
    since: Since = NEVER,
) -> Told:
    """What *reader* has to know of what they have heard: of others as much as fits into *room* characters. What they
    have done themselves is told until something else happens; in a turn of theirs that goes on, what they did last.

    :param view: theirs, for how it stands now."""
    begun, first, more, late = since
    others, mine = parted(heard, reader)
    fresh = heard if all(each.played for each in heard) else [*unknown(others, reader), *mine]
    if view is not None and past.game.presenter.settled(view):
        return _afterwards(fresh, past, reader)
    every, found = _fitted(fresh, heard, past, reader, room)
    up = past.voice.tell("time-was-up", count=late) if late else ""
    kept, cut = _latest(found, past, reader, max(OWN, room), more=more)
    whole, hits = _joined(cut, kept, up), _hits(found, past, reader)
    now = _under_way(heard, past, reader, view)
    calm = _elsewhere(every, past, reader, view, harmed=bool(hits or up or now))
    if not calm and (begun or first) and not (hits or up or now or more or _all_known(heard, every, reader)):
        calm = f"-# {past.voice.tell(_calm(heard, every, reader, first=first))}"
    if len(whole) <= SHORT:
        top = _joined(now, calm, whole)
        return Told(whole, _joined(whole, now, calm), first=top, whole=bool(top))
    apart = [each._replace(points=_points_of(each, reader, hits=False)) for each in hits]
    left = (apart[hits.index(each)] if each in hits else each for each in found.lines)
    rest = found._replace(lines=tuple(each for each in left if each.points or each.end or each not in apart))
    told = _joined(*(line(_only(each, reader), past, reader) for each in hits), up, now, calm)
    kept, cut = _latest(rest, past, reader, max(OWN, room), more=more)
    return Told(whole, _joined(cut, kept), told, _joined(told, f"-# {past.voice.tell('news-below')}"))


def _joined(*told: str) -> str:
    return "\n".join(filter(None, told))


def _fitted(fresh: Sequence[Heard], heard: Sequence[Heard], past: Past, reader: int, room: int) -> Fitted:
    """Every turn of a round says less before any is left out: whoever was away asks first what each of the others has
    done. Of more than that the turns that matter least go at once."""
    every = passages(fresh, reader) or passages(heard, reader)
    found, points, most = condensed(every), POINTS, MOST
    while _others(found, past, reader) > room and (points > 1 or most > 1):
        if points > 1 and len(every) <= FEW:
            points -= 1
            every = [each.briefer(points) for each in every]
        else:
            points, most = 1, most - 1
        found = condensed(every, most)
    return Fitted(every, found)


def _others(found: Digest, past: Past, reader: int) -> int:
    """How many characters it says of others."""
    return sum(len(line(each, past, reader)) for each in found.lines if not each.own)


# ---- what is cut


def _latest(found: Digest, past: Past, reader: int, room: int, *, more: bool) -> tuple[str, str]:
    """The lines of *found* that fit, from the end, and how much is left out and where that is told, if anything is."""
    told, kept = digested(found._replace(left=0), past, reader), list[str]()
    for each in reversed(told):
        if len("\n".join((*kept, each))) > room and kept:
            break
        kept.insert(0, each)
    turns, things = found.left + len(told) - len(kept), sum(each.left for each in found.lines)
    return "\n".join(kept), _cut(past, turns, things, more=more)


def _cut(past: Past, turns: int, things: int, *, more: bool) -> str:
    """That so many are left out; if there was something before all that, nobody knows how much."""
    if more:
        return f"-# {past.voice.tell('news-before')}"
    counts = {"turns-left": turns, "things-left": things}
    left = [past.voice.tell(key, count=count) for key, count in counts.items() if count]
    return f"-# {past.voice.tell('news-left', left=past.voice.listed(left))}" if left else ""


def _afterwards(fresh: Sequence[Heard], past: Past, reader: int) -> Told:
    """It is decided: who has won, and that all that led there is a press away."""
    every = passages(fresh, reader)
    ends = [point for each in every for point in each.end]
    won = [ended(point, past) for point in ends if point.heard.event.weighs() == DECISIVE]
    turns, things = sum(bool(each.points) for each in every), len(ends) - len(won)
    said = _joined(*won[-1:], _cut(past, turns, things, more=False))
    return Told(_joined(*(line(each, past, reader) for each in every)), said, first=said, whole=True)


# ---- what was done to the reader


def _hits(found: Digest, past: Past, reader: int) -> list[Line]:
    """The latest of those that tell what hit the reader, as many as there is room for."""
    kept, room = list[Line](), SHORT
    for each in reversed([each for each in found.lines if alarming(each, reader)]):
        room -= len(line(_only(each, reader), past, reader)) + 1
        if room < 0 and kept:
            break
        kept.insert(0, each)
    return kept


def _only(told: Line, reader: int) -> Line:
    """Of what it tells no more than what hit *reader*."""
    return told._replace(points=_points_of(told, reader, hits=True), left=0, end=())


def _points_of(told: Line, reader: int, *, hits: bool) -> tuple[Point, ...]:
    """Those of the deeds that have hit *reader*, or of the others: each with what came of it."""
    deeds = list[list[Point]]()
    for point in told.points:
        if not (point.heard.event.follows and deeds):
            deeds.append([])
        deeds[-1].append(point)
    return tuple(point for deed in deeds if any(hit(each, told, reader) for each in deed) == hits for point in deed)


def _under_way(heard: Sequence[Heard], past: Past, reader: int, view: Any) -> str:
    """What somebody has just begun to do to the reader, and nothing has come of yet."""
    for each in reversed(heard):
        event = each.event
        if each.struck or event.opens or event.weighs() != TRIFLE:
            break
        if event.actor not in (None, reader) and concerns(event, reader):
            said = past.headline(each, view) if view is not None else None
            return f"{ALERT} {said}" if said else ""
    return ""


# ---- what happened elsewhere


def _elsewhere(every: Sequence[Line], past: Past, reader: int, view: Any, *, harmed: bool) -> str:
    """What others have done to others that changes who is ahead, the latest last, headlines of the game's own before
    mere lines; what was done to the reader stands before that."""
    others = [each for each in every if each.seat != reader]
    heard = [point.heard for each in others for point in each.points if not hit(point, each, reader)]
    told = dict[str, tuple[bool, int]]()
    for at, each in enumerate(heard):
        if each.event.actor != reader:
            short = past.headline(each, view) if view is not None else None
            said = short or (past.line(each) if each.event.weighs() == DECISIVE else None)
            told |= {said.rstrip("."): (short is not None, at)} if said else {}
    if not told:
        return ""
    kept = sorted(sorted(told, key=told.__getitem__)[-HEADLINES:], key=lambda each: told[each][1])
    left = [past.voice.tell("and-more", count=len(told) - len(kept))] if len(told) > len(kept) else []
    return f"-# {past.voice.tell('elsewhere' if harmed else 'nobody-harmed-but', what='; '.join([*kept, *left]))}"


def _all_known(heard: Sequence[Heard], every: Sequence[Line], reader: int) -> bool:
    """Whether there is nothing to tell but what the reader has done themselves."""
    played = bool(heard) and all(each.played for each in heard)
    return played or (bool(every) and all(each.seat == reader for each in every))


def _calm(heard: Sequence[Heard], every: Sequence[Line], reader: int, *, first: bool) -> str:
    """The key of what is said if nobody has done anything to the reader."""
    if first:
        begun = any(each.event.opens and each.event.actor != reader for each in heard)
        return "nobody-harmed-yet" if begun else "game-begins"
    return "nobody-harmed" if every else "nothing-missed"
