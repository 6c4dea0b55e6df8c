"""What a seat has to answer, or could do, in large: what is coming at whom, and what would be left."""

from functools import lru_cache
from typing import NamedTuple

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Canvas, Scene, Sprite
from engines.core.drawing.typefaces import FIGURES
from engines.core.text import CardRef, SeatRef, text
from engines.take_the_kingdom.answers import stoppers
from engines.take_the_kingdom.naming import own_place, place_of
from engines.take_the_kingdom.own import BestHit
from engines.take_the_kingdom.picture import pieces, sheet
from engines.take_the_kingdom.picture.aims import Aim, aims, in_danger
from engines.take_the_kingdom.picture.looks import BROWN, FIGURE, GOLD, HEAD, NAME, NOTE, WINE
from engines.take_the_kingdom.picture.plot import EDGE, FORT, HIGH, LAND, Marks, plot, ruin
from engines.take_the_kingdom.places import PlaceSeen, is_fort
from engines.take_the_kingdom.siege import dealt
from engines.take_the_kingdom.view import PlaySeen, ReversalSeen, View

WIDE, MARGIN, GAP = 800, 12, 14
HEAD_HIGH, FOOT, BETWEEN = 236, 190, 118
"""How high the first and the last plate are; how wide the arrow between before and after is."""
TALL = HIGH + 2 * EDGE
ROW = TALL + 24
STEP = 8
MOST_HITS, FEW = 3, 2
"""Blows that are shown before and after."""
PER_ROW = 4


def close(view: View, look: Look) -> Scene | None:
    """What is coming; or where damage can be turned to; or what the seat's own attack cards could do best."""
    if view.reversal is not None and view.reversal.place is None:
        return _turned(view, view.reversal, look)
    if view.play is not None and view.reversal is None:
        return _coming(view, view.play, look)
    if view.own is not None and view.own.hits:
        return _hits(view, view.own.hits, look)
    return None


def _canvas(tall: int) -> Canvas:
    return Canvas(WIDE, tall).lay(sheet.ground(WIDE, tall), 0, 0)


# ---- what somebody has declared


class Change(NamedTuple):
    """A place as it is and as it would be; ``None``: nothing would be left of it."""

    before: PlaceSeen
    after: PlaceSeen | None
    owner: int
    points: int
    amount: int


def _changes(view: View) -> list[Change]:
    """What damage would do, place by place."""
    found = []
    for number, aim in aims(view).items():
        owner, place = view.where(number)
        if aim.amount:
            found.append(_change(place, owner, aim))
    return found


def _change(place: PlaceSeen, owner: int, aim: Aim) -> Change:
    points = min(aim.amount, place.strength)
    return Change(place, dealt(place, aim.amount, aim.first), owner, points, aim.amount)


def _coming(view: View, play: PlaySeen, look: Look) -> Scene:
    changes, targets = _changes(view), [seat for seat in play.targets if seat not in play.void]
    stops = bool(targets)
    places = [view.where(number) for number, aim in aims(view).items() if not aim.amount]
    few = len(changes) <= FEW
    tall = len(changes) * ROW if few else _grid_high(len(changes))
    other = ROW if targets and not changes else 0
    canvas = _canvas(GAP + HEAD_HIGH + GAP + tall + other + (FOOT + GAP if stops else 0))
    canvas.lay(_head(view, play, tuple(targets), look), MARGIN, GAP)
    canvas.fact(*look.fact(SeatRef(play.seat), *map(CardRef, play.move.paid[:1])))
    top = GAP + HEAD_HIGH + GAP
    for at, change in enumerate(changes if few else ()):
        _pair(canvas, view, change, look, (WIDE - _span(change)) // 2, top + at * ROW)
    if not few:
        _grid(canvas, changes, look, top)
    for change in changes:
        where = place_of(change.before.number, change.owner)
        canvas.fact(*look.fact(where, str(change.amount), str(change.points)))
    top += tall
    if targets and not changes:
        _other(canvas, view, play, targets[0], places, look, top)
        top += ROW
    if stops:
        canvas.lay(_stops(view, play, look), MARGIN, top)
    return canvas.scene()


def _head(view: View, play: PlaySeen, targets: tuple[int, ...], look: Look) -> Sprite:
    """Who does what, to whom."""
    wide = WIDE - 2 * MARGIN
    ink = sheet.plate(wide, HEAD_HIGH, marked=view.me in targets)
    ink.emblem(emblem(play.seat), 54, 54, 58)
    danger = any(in_danger(view, seat) for seat in targets)
    shown = 60 * len(targets) + 60
    name = look.name(play.seat, NAME.face, NAME.size, wide - 130 - shown)
    ink.words(94, 68, name, NAME, anchor="start")
    x = wide - 20 - shown
    ink.path(f"M{x} 46H{x + 24}V32L{x + 50} 54L{x + 24} 76V62H{x}Z", WINE)
    for at, seat in enumerate(targets):
        ink.emblem(emblem(seat), x + 86 + 60 * at, 54, 50)
    for at, kind in enumerate(play.move.paid):
        pieces.figure(ink, kind, 96 + 170 * at, 140, 92)
        ink.words(96 + 170 * at, 214, look.say(CardRef(kind)), NOTE._replace(size=28), room=166)
    damage = sum(aim.amount for aim in aims(view).values())
    if damage:
        ink.icon("crossed-swords", wide - 170, 146, 88, WINE)
        ink.words(wide - 112, 176, f"{damage}", Style(FIGURES, 84, WINE), anchor="start")
    if danger:
        ink.icon("skull-crossed-bones", wide - 252, 146, 62, BROWN)
    return ink.sprite(solid=True)


def _span(change: Change) -> int:
    return 2 * (_wide(change.before) + 2 * EDGE) + BETWEEN


def _wide(place: PlaceSeen) -> int:
    return FORT if is_fort(place.number) else LAND


def _pair(canvas: Canvas, view: View, change: Change, look: Look, left: int, top: int) -> None:
    """Before, what is lost, after."""
    before, label = change.before, look.say(own_place(change.before.number))
    canvas.lay(plot(before, change.owner, label, Marks(face=before.trap, aimed=True)), left, top)
    x = left + _wide(before) + 2 * EDGE
    canvas.lay(lost(change.points, maybe=before.trap is not None and view.reversal is None), x, top)
    x += BETWEEN
    if change.after is None:
        canvas.lay(ruin(fort=is_fort(before.number)), x, top)
    else:
        canvas.lay(plot(change.after, change.owner, label, Marks(face=change.after.trap)), x, top)


@lru_cache(maxsize=64)
def lost(points: int, *, maybe: bool) -> Sprite:
    """So many points go.

    :param maybe: unless a trap turns it back."""
    ink, y = Ink(BETWEEN, TALL), TALL // 2 + 20
    ink.path(f"M14 {y - 16}H62V{y - 42}L104 {y}L62 {y + 42}V{y + 16}H14Z", WINE, rim=GOLD, line=4)
    ink.words(BETWEEN // 2, y - 58, f"−{points}", Style(FIGURES, 54, GOLD))
    if maybe:
        ink.icon("wolf-trap", BETWEEN // 2 - 16, y + 76, 46, GOLD).words(
            BETWEEN // 2 + 28, y + 92, "?", Style(FIGURES, 44, GOLD)
        )
    return ink.sprite()


def _grid_high(count: int) -> int:
    return -(-count // PER_ROW) * (ROW + 60)


def _grid(canvas: Canvas, changes: list[Change], look: Look, top: int) -> None:
    """Places beside each other, with what would be left below each."""
    x, last = 0, -1
    for at, change in enumerate(changes):
        row = at // PER_ROW
        if row != last:
            shown = changes[row * PER_ROW : (row + 1) * PER_ROW]
            x, last = (WIDE - sum(_wide(each.before) + STEP for each in shown)) // 2 - EDGE, row
        place, y = change.before, top + row * (ROW + 60)
        label = look.say(own_place(place.number))
        canvas.lay(plot(place, change.owner, label, Marks(face=place.trap)), x, y)
        left = place.strength - change.points
        canvas.lay(remains(left), x + EDGE + (_wide(place) - LAND) // 2, y + TALL + 4)
        x += _wide(place) + STEP


@lru_cache(maxsize=32)
def remains(points: int) -> Sprite:
    """What would be left of a place."""
    ink = Ink(LAND, 60).path("M40 18H64V4L92 28L64 52V38H40Z", GOLD)
    if points:
        pieces.strength(ink, 130, 29, points, 48)
    else:
        ink.icon("castle-ruins", 130, 28, 54, GOLD)
    return ink.sprite()


def _other(
    canvas: Canvas, view: View, play: PlaySeen, target: int, places: list[tuple[int, PlaceSeen]], look: Look, top: int
) -> None:
    """A play that is no attack: the place that it is about, whose kingdom, and what that would lose."""
    left, loss, kingdom = MARGIN + 30, play.move.loss(view, target), view.kingdoms[target]
    for owner, place in places:
        label = look.say(own_place(place.number))
        canvas.lay(plot(place, owner, label, Marks(face=place.trap, aimed=True)), left, top)
        left += _wide(place) + 2 * EDGE
    if loss:
        canvas.lay(lost(loss, maybe=False), left, top)
        canvas.fact(*look.fact(SeatRef(target), str(loss)))
        left += BETWEEN
    wide = WIDE - MARGIN - left - 8
    ink = sheet.plate(wide, TALL - 8)
    ink.emblem(emblem(target), wide // 2, 62, 66)
    ink.words(wide // 2, 140, look.name(target, NAME.face, 34, wide - 40), NAME._replace(size=34))
    pieces.strength(ink, wide // 2 - 50, 206, kingdom.points - loss, 70)
    ink.icon("card-pickup", wide // 2 + 24, 206, 50, BROWN)
    ink.words(wide // 2 + 54, 222, f"{kingdom.hand}", FIGURE, anchor="start")
    canvas.lay(ink.sprite(solid=True), left + 8, top + 4)


def _stops(view: View, play: PlaySeen, look: Look) -> Sprite:
    """The cards that could stop it, how many of each nobody has seen yet, and which of them the reader holds."""
    wide = WIDE - 2 * MARGIN
    ink, held = sheet.plate(wide, FOOT), view.own.hand if view.own and view.me in play.targets else ()
    ink.words(30, 54, look.say(text("sign-stops")), HEAD._replace(size=34), anchor="start", room=wide - 60)
    unseen, kinds = dict(view.unseen), stoppers(play.move)
    step = (wide - 40) // len(kinds)
    for at, kind in enumerate(kinds):
        x = 20 + at * step + step // 2
        if kind in held:
            ink.add(f'<circle cx="{x - 34}" cy="102" r="40" fill="{GOLD}" stroke="{WINE}" stroke-width="4"/>')
        pieces.figure(ink, kind, x - 34, 102, 62)
        faint = FIGURE if unseen[kind] else FIGURE._replace(fill="#8A7350")
        ink.words(x + 16, 118, f"×{unseen[kind]}", faint, anchor="start")
        ink.words(x, 174, look.say(CardRef(kind)), NOTE._replace(size=28), room=step - 8)
    return ink.sprite(solid=True)


# ---- what a trap turns back


def _turned(view: View, turned: ReversalSeen, look: Look) -> Scene:
    """Where it can go, and what would be left there."""
    places = view.kingdoms[turned.victim].open
    changes = [_change(place, turned.victim, Aim((), turned.amount)) for place in places]
    canvas = _canvas(GAP + 150 + GAP + _grid_high(len(changes)))
    wide = WIDE - 2 * MARGIN
    ink = sheet.plate(wide, 150, marked=view.me == turned.victim)
    ink.icon("wolf-trap", 60, 52, 66, WINE)
    ink.words(106, 64, look.say(text("sign-turned")), HEAD, anchor="start", room=wide - 130)
    ink.emblem(emblem(turned.victim), 60, 110, 50)
    ink.words(100, 122, look.name(turned.victim, NAME.face, 36, wide - 320), NAME._replace(size=36), anchor="start")
    ink.icon("crossed-swords", wide - 130, 104, 60, WINE)
    ink.words(wide - 88, 124, f"{turned.amount}", Style(FIGURES, 58, WINE), anchor="start")
    canvas.lay(ink.sprite(solid=True), MARGIN, GAP).fact(*look.fact(SeatRef(turned.victim), str(turned.amount)))
    _grid(canvas, changes, look, GAP + 150 + GAP)
    return canvas.scene()


# ---- what the seat could do


def _hits(view: View, hits: tuple[BestHit, ...], look: Look) -> Scene:
    best = sorted(hits, key=lambda hit: (-hit.points, not hit.destroys))[:MOST_HITS]
    canvas = _canvas(GAP + 76 + GAP + len(best) * ROW)
    wide = WIDE - 2 * MARGIN
    title = sheet.plate(wide, 76).words(wide // 2, 52, look.say(text("sign-blows")), HEAD, room=wide - 60)
    canvas.lay(title.sprite(solid=True), MARGIN, GAP)
    top = GAP + 76 + GAP
    for hit in best:
        _hit(canvas, view, hit, look, top)
        top += ROW
    return canvas.scene()


def _hit(canvas: Canvas, view: View, hit: BestHit, look: Look, top: int) -> None:
    owner, place = view.where(hit.place)
    ink = sheet.plate(170, TALL - 60)
    pieces.figure(ink, hit.card, 85, 86, 112)
    ink.words(85, 180, look.say(CardRef(hit.card)), NOTE._replace(size=28), room=150)
    canvas.lay(ink.sprite(solid=True), MARGIN, top + 30)
    where = place_of(hit.place, hit.owner)
    canvas.fact(*look.fact(CardRef(hit.card), where, f"−{hit.points}"))
    damage = Aim((hit.card,), pieces.damage(hit.card))
    change = _change(place, owner, damage)
    _pair(canvas, view, change, look, 186 + (WIDE - 190 - MARGIN - _span(change)) // 2, top)
