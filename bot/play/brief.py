"""What a card tells of what its reader has missed: as much as fits, what was done to them first, and what was cut."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.play.news import Missed
from bot.play.past import Past
from bot.play.telling import ALERT, bare, digested, ended, hit, line, single
from bot.play.told import SHORT, Told, joined
from engines.core.digest import MOST, POINTS, Digest, Heard, Line, Point, concerns, condensed, passages, spans
from engines.core.event import DECISIVE, TRIFLE, Event
from engines.core.news import ongoing, parted, unknown

OWN = 2000
"""Characters of a card for what is the reader's own, if there is very much of it: the rest is a press away."""
FEW = 2 * MOST
"""So many lines are a round, with all that came between."""
LAST = 12
"""Lines of what came after the decision, or was counted then."""
BLOWS = 240
"""Characters of what has befallen the reader, in the headline of their page."""
TURN = 280
"""Characters of the reader's own turn that goes on, if there is so much of it."""
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
    over: bool = False
    """The match is: its page says who has won."""
    step: int = 0
    """With which it begins."""


NEVER = Since()


def since(missed: Missed, *, over: bool) -> Since:
    """What is known of it from what somebody has *missed*."""
    return Since(missed.since is not None, missed.first, missed.more, missed.late, over, missed.since or 0)


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
    have done themselves is told until something else happens; a turn of theirs that goes on like anybody else's, with
    what they did last.

    :param view: theirs, for how it stands now."""
    begun, first, more, late, over, step = since
    if over or (view is not None and past.game.presenter.settled(view)):
        return _afterwards(heard, past, reader, room, view, since)
    others, mine = parted(heard, reader)
    turn = ongoing(heard, reader)
    fresh = heard if all(each.played for each in heard) else [*unknown(others, reader), *turn]
    every, found = _fitted(fresh, heard, past, reader, room)
    if turn and found.lines:
        *rest, last = found.lines
        found = found._replace(lines=(*rest, _turn(last, turn[0], mine, past, reader)))
    up = past.voice.tell("time-was-up", count=late) if late else ""
    kept, cut = _latest(found, past, reader, max(OWN, room), more=more)
    blows = _blows(found, past, reader, view)
    lost = past.losses([each for each in heard if each.step >= step], view) if view is not None else []
    hits = _hits(blows, past, reader, view, up, [f"{ALERT} {each}" for each in lost])
    now = _under_way(heard, past, reader, view)
    quiet = ""
    if (begun or first) and not (hits or now or more or _all_known(heard, every, reader)):
        key = _calm(heard, every, reader, first=first)
        quiet = f"-# {past.voice.tell(key)}" if key else ""
    tidings, whole = _tidings(heard, past, view), joined(cut, kept)
    short = len(joined(tidings, hits, whole, up)) <= SHORT
    few = short or sum(each.seat != reader for each in found.lines) == 1
    once = _once(found, blows.kept if few else _same(blows, past, reader, view), past, reader, view)
    kept, cut = _latest(once, past, reader, max(OWN, room), more=more)
    reasons = _cut(past, 0, 0, more=not few and _shortened(found, past, view))
    below = joined(cut or reasons, kept)

    def besides(shown: str) -> str:
        return joined(now, _elsewhere(every, past, reader, view, shown, harmed=bool(hits or now)) or quiet)

    beside = besides(below)
    told = Told(joined(whole, up), below, hits, tidings, beside)
    if short:
        return told._replace(first=joined(beside, below), whole=bool(told.news or beside))
    # what stands below is not in sight there
    return told._replace(first=joined(besides(""), f"-# {past.voice.tell('news-below')}"))


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


def _turn(told: Line, first: Heard, mine: Sequence[Heard], past: Past, reader: int) -> Line:
    """The reader's own turn that goes on, if that is what *told* tells: of what they know best as much as of anybody
    else's, and whole what they did last and what others made of their deeds, which is in *mine*."""
    if told.seat != reader or not told.points or told.points[-1].heard.step < first.step:
        return told
    latest = {each.step for each in mine if not each.event.opens}
    deeds = [
        tuple(point._replace(mine=point.heard.step in latest or hit(point, told, reader)) for point in deed)
        for deed in told.deeds
    ]
    whole = told._replace(deeds=tuple(deeds))
    fits = [whole.briefer(points) for points in range(POINTS, 0, -1)]
    kept = next((each for each in fits if len(line(each, past, reader)) <= TURN), fits[-1])
    return kept._replace(points=tuple(point._replace(mine=True) for point in kept.points))


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
    """That so many turns are left out; if there was something before all that, nobody knows how much. Of *things* left
    out the lines themselves say how many."""
    if not more and turns:
        return f"-# {past.voice.tell('news-left', left=past.voice.tell('turns-left', count=turns))}"
    return f"-# {past.voice.tell('news-before')}" if more or things else ""


# ---- when it is decided


def _afterwards(heard: Sequence[Heard], past: Past, reader: int, room: int, view: Any, since: Since) -> Told:
    """It is decided: who has won, unless the page itself says so, and the turn that decided it, whoever's that was;
    of what led there as much as there is room for."""
    before, final = _decisive([each for each in heard if not each.struck])
    every, last = passages(unknown(before, reader), reader), passages(final, reader)
    ends = [point for each in last for point in each.end]
    known = [point for point in ends if _decides(point.heard.event)][-1:]
    won = [ended(point, past) for point in known]
    rest = [each._replace(end=tuple(point for point in each.end if point not in known)) for each in last]
    told = [line(each._replace(end=each.end[-LAST:]), past, reader) for each in rest]
    room -= len(joined(*told))
    kept, left = list[Line](), [*every]
    while left and (fits := _briefest(left[-1], past, reader, room)):
        room -= len(line(fits, past, reader))
        kept.insert(0, fits)
        left.pop()
    points = sum(each.left for each in (*kept, *last)) + sum(max(0, len(each.end) - LAST) for each in rest)
    cut = _cut(past, len(left), points, more=since.more)
    told = [*(line(each, past, reader) for each in kept), *told]
    said = joined(*(() if since.over else won), cut, *told)
    tidings = _tidings(heard, past, view, ends=False)
    return Told(
        joined(*(line(each, past, reader) for each in (*every, *last))), said, "", tidings, first=said, whole=True
    )


def _briefest(told: Line, past: Past, reader: int, room: int) -> Line | None:
    """With as many things in it as fit; ``None``: nothing does."""
    tried = (told.briefer(points) for points in range(POINTS, 0, -1))
    return next((each for each in tried if len(line(each, past, reader)) <= room), None)


def _decisive(heard: Sequence[Heard]) -> tuple[list[Heard], list[Heard]]:
    """All before the turn, or round, in which it was decided, and what happened from then on; of a match that nobody
    has won all before its last turn."""
    every = spans(heard)
    at = [place for place, span in enumerate(every) if any(_decides(each.event) for each in span)]
    turn = at[-1] if at else len(every) - 1
    return [each for span in every[: max(turn, 0)] for each in span], [each for span in every[turn:] for each in span]


def _decides(event: Event) -> bool:
    return event.closes and event.weighs() == DECISIVE


# ---- what was done to the reader


class Blow(NamedTuple):
    """One thing that has hit the reader, and in whose turn."""

    line: Line
    point: Point


class Blows(NamedTuple):
    """What has hit the reader."""

    every: list[Blow]
    kept: list[Blow]
    """What is said of it: of too much what weighs most."""


def _blows(found: Digest, past: Past, reader: int, view: Any) -> Blows:
    every = [Blow(each, point) for each in found.lines for point in each.points if hit(point, each, reader)]
    kept, room = list[Blow](), BLOWS
    for blow in sorted(every, key=lambda each: -each.point.heard.event.weighs()):
        room -= len(_blow(blow, past, reader, view, ""))
        if room >= 0 or not kept:
            kept.append(blow)
    return Blows(every, kept)


def _hits(found: Blows, past: Past, reader: int, view: Any, up: str, lost: Sequence[str]) -> str:
    """What has befallen the reader, whoever did it in a line, and how much more there is. It names no turn: that is
    told once, with all else that happened in it.

    :param up: that their time was.
    :param lost: what that has cost them, where no event says so."""
    blows, kept = found
    lines = dict.fromkeys(each.line for each in blows if each in kept)
    told = [
        _struck([each for each in blows if each in kept and each.line is line], past, reader, view) for line in lines
    ]
    more = f"-# {past.voice.tell('and-more', count=len(blows) - len(kept))}" if len(kept) < len(blows) else ""
    return joined(up, *told, more, *lost)


def _once(found: Digest, hits: Sequence[Blow], past: Past, reader: int, view: Any) -> Digest:
    """The same without what stands in the headline: the blows of others, and how a part of the match has ended. Right
    below it nobody wants to read that again."""
    told = list[Line]()
    for each in found.lines:
        struck = [blow.point for blow in hits if blow.line is each and each.seat != reader]
        points = tuple(point for point in each.points if point not in struck)
        end = tuple(point for point in each.end if not _headed(point.heard, past, view))
        if points or end or each.left or not (struck or each.end):
            told.append(each._replace(points=points, end=end))
    return found._replace(lines=tuple(told))


def _same(found: Blows, past: Past, reader: int, view: Any) -> list[Blow]:
    """What the headline says word for word as the turn does. It names no turn: whoever has hit the reader in two of
    them is told of in both."""
    turns = Counter(seat for seat, _ in dict.fromkeys((each.line.seat, each.line) for each in found.every))
    kept = list[Blow]()
    for each in found.kept:
        seat, first = each.line.seat, each.point.heard
        name = past.doer(first, seat) if seat is not None and seat != reader else ""
        said = single(each.point, past, name, reader)
        if turns[seat] == 1 and said == _blow(each, past, reader, view, name):
            kept.append(each)
    return kept


def _shortened(found: Digest, past: Past, view: Any) -> bool:
    """Whether the headline has said in fewer words how a part of the match has ended."""
    ends = (point.heard for each in found.lines for point in each.end)
    return view is not None and any(past.headline(each, view) for each in ends)


def _struck(blows: Sequence[Blow], past: Past, reader: int, view: Any) -> str:
    """What happened to the reader in one turn, with whoever did it named once."""
    seat, first = blows[0].line.seat, blows[0].point.heard
    name = past.doer(first, seat) if seat is not None and seat != reader else ""
    said = "; ".join(_blow(each, past, reader, view, name) for each in blows)
    return f"{ALERT} **{name}** — {said}" if name else f"{ALERT} {said}"


def _blow(blow: Blow, past: Past, reader: int, view: Any, name: str) -> str:
    """As it is said to whom it has hit, as shortly as the game can."""
    heard = blow.point.heard
    short = past.headline(heard, view) if view is not None and heard.event.loser == reader else None
    short = short or past.to_loser(heard, reader)
    return bare(short.rstrip(".!"), name) if short else single(blow.point, past, name)


def _tidings(heard: Sequence[Heard], past: Past, view: Any, *, ends: bool = True) -> str:
    """What stands above everything else until the reader has had a turn: whatever has a page of its own, and (*ends*)
    how a part of the match has ended."""
    tells, told, counted = past.game.presenter, dict[str, None](), dict[str, None]()
    for each in heard:
        event, decisive = each.event, each.event.weighs() == DECISIVE
        if each.struck or not ((event.closes and ends) or tells.occasion(event)):
            continue
        if said := _headed(each, past, view):
            (told if decisive else counted)[said.replace("**", "").rstrip(".")] = None
    return joined(*(f"**{each}**" for each in told), " · ".join(counted))


def _headed(each: Heard, past: Past, view: Any) -> str | None:
    """What there is said of it in few words, or because the match is about that."""
    said = past.headline(each, view) if view is not None else None
    return said or (past.line(each) if each.event.weighs() == DECISIVE else None)


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


def _elsewhere(every: Sequence[Line], past: Past, reader: int, view: Any, shown: str, *, harmed: bool) -> str:
    """What others have done to others that changes who is ahead, the latest last, headlines of the game's own before
    mere lines; what was done to the reader stands before that.

    :param shown: what stands beside it anyway: a line that is there is not said twice."""
    others = [each for each in every if each.seat != reader]
    points = [(point, each.seat) for each in others for point in each.points if not hit(point, each, reader)]
    told = dict[str, tuple[bool, int]]()
    for at, (point, seat) in enumerate(points):
        each = point.heard
        if each.event.actor != reader and not past.game.presenter.occasion(each.event):
            short = past.headline(each, view) if view is not None else None
            said = short or (past.line(each) if each.event.weighs() == DECISIVE else None)
            if said and (short or single(point, past, "" if seat is None else past.doer(each, seat)) not in shown):
                told[said.rstrip(".")] = short is not None, at
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
    """The key of what is said if nobody has done anything to the reader; empty: their first turn goes on, in which they
    have done something, and it is the first of all."""
    if first:
        standing = [each for each in heard if not each.struck]
        turn = next((at for at, each in enumerate(standing) if each.event.opens), len(standing))
        if any(each.event.opens and each.event.actor != reader for each in standing[turn:]):
            return "nobody-harmed-yet"
        return "" if any(each.event.weighs() > TRIFLE for each in standing[turn + 1 :]) else "game-begins"
    return "nobody-harmed" if every else "nothing-missed"
