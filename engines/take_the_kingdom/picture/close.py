"""What a seat has to answer, in large: what is coming at whom, and what would be left."""

from engines.core.drawing.ink import Style
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Canvas, Scene, Sprite
from engines.core.drawing.typefaces import FIGURES
from engines.core.text import CardRef, SeatRef, text
from engines.take_the_kingdom.answers import stoppers
from engines.take_the_kingdom.naming import guards, own_place, place_of
from engines.take_the_kingdom.picture import pieces, sheet
from engines.take_the_kingdom.picture.aims import Aim, aims, in_danger
from engines.take_the_kingdom.picture.alt import declared
from engines.take_the_kingdom.picture.blows import (
    BETWEEN,
    ROW,
    TALL,
    WIDE,
    Change,
    grid,
    grid_high,
    lost,
    pair,
    span,
    struck,
    wide_of,
)
from engines.take_the_kingdom.picture.looks import BROWN, FIGURE, GOLD, HEAD, NAME, NOTE, WINE
from engines.take_the_kingdom.picture.plot import EDGE, Marks, plot
from engines.take_the_kingdom.places import PlaceSeen
from engines.take_the_kingdom.view import PlaySeen, ReversalSeen, View

MARGIN, GAP = 12, 14
HEAD_HIGH, FOOT, BACK_HIGH = 236, 190, 150
"""How high plates are: who does what; what could stop it; what is turned back."""
FEW = 2
"""Blows that are shown before and after."""


def close(view: View, look: Look) -> Scene | None:
    """What is coming, or where damage can be turned to. In its own turn a seat sees the board: a picture of every play
    with all that it can do would be as large again, and one of some of them would be advice."""
    if view.reversal is not None and view.reversal.place is None:
        return _turned(view, view.reversal, look)
    if view.play is not None and view.reversal is None:
        return _coming(view, view.play, look)
    return None


def _canvas(tall: int, title: str) -> Canvas:
    return Canvas(WIDE, tall, title).lay(sheet.ground(WIDE, tall), 0, 0)


# ---- what somebody has declared


def _changes(view: View) -> list[Change]:
    """What damage would do, place by place."""
    found = []
    for number, aim in aims(view).items():
        owner, place = view.where(number)
        if aim.amount:
            found.append(struck(place, owner, aim))
    return found


def _coming(view: View, play: PlaySeen, look: Look) -> Scene:
    changes, targets = _changes(view), [seat for seat in play.targets if seat not in play.void]
    stops = bool(targets)
    places = [view.where(number) for number, aim in aims(view).items() if not aim.amount]
    few = len(changes) <= FEW
    tall = len(changes) * ROW if few else grid_high(len(changes))
    other = ROW if targets and not changes else 0
    danger = [seat for seat in targets if in_danger(view, seat)]
    head = _head(view, play, tuple(targets), look, danger=bool(danger))
    top = GAP + head.height + GAP
    title = look.say(declared(play))
    canvas = _canvas(top + tall + other + (FOOT + GAP if stops else 0), title).lay(head, MARGIN, GAP)
    for seat in danger:
        canvas.fact(*look.fact(text("note-fort-in-danger", who=SeatRef(seat))))
    canvas.fact(*look.fact(SeatRef(play.seat), *map(CardRef, play.move.paid[:1])))
    for at, change in enumerate(changes if few else ()):
        pair(canvas, change, look, (WIDE - span(change)) // 2, top + at * ROW)
    if not few:
        grid(canvas, changes, look, top)
    for change in changes:
        where = place_of(change.before.number, change.owner)
        canvas.fact(*look.fact(where, str(change.amount), str(change.points)))
    top += tall
    if targets and not changes:
        _other(canvas, view, play, targets[0], places, look, top)
        top += ROW
    if stops:
        canvas.lay(_stops(view, play, look), MARGIN, top)
        unseen = dict(view.unseen)
        for kind in stoppers(play.move):
            if unseen[kind]:
                canvas.fact(*look.fact(CardRef(kind), f"×{unseen[kind]}"))
    return canvas.scene()


def _head(view: View, play: PlaySeen, targets: tuple[int, ...], look: Look, *, danger: bool) -> Sprite:
    """Who does what, to whom."""
    wide = WIDE - 2 * MARGIN
    ink = sheet.plate(wide, HEAD_HIGH + (66 if danger else 0), marked=view.me in targets)
    ink.emblem(emblem(play.seat), 54, 54, 58)
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
        sheet.warning(ink, wide - 24, HEAD_HIGH - 6, look, room=wide)
    return ink.sprite(solid=True)


def _other(
    canvas: Canvas, view: View, play: PlaySeen, target: int, places: list[tuple[int, PlaceSeen]], look: Look, top: int
) -> None:
    """A play that is no attack: the place that it is about, whose kingdom, and what that would lose."""
    left, loss, kingdom = MARGIN + 30, play.move.loss(view, target), view.kingdoms[target]
    for owner, place in places:
        label = look.say(own_place(place.number))
        canvas.lay(plot(place, owner, label, Marks(face=place.trap, aimed=True)), left, top)
        where = SeatRef(owner), own_place(place.number)
        canvas.fact(*look.fact(*where, str(place.strength), *guards(place)))
        left += wide_of(place) + 2 * EDGE
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
    canvas.fact(*look.fact(SeatRef(target), str(kingdom.points), str(kingdom.hand)))


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
    changes = [struck(place, turned.victim, Aim((), turned.amount)) for place in places]
    canvas = _canvas(GAP + BACK_HIGH + GAP + grid_high(len(changes)), look.say(text("sign-turned")))
    wide = WIDE - 2 * MARGIN
    ink = sheet.plate(wide, BACK_HIGH, marked=view.me == turned.victim)
    ink.icon("wolf-trap", 60, 52, 66, WINE)
    ink.words(106, 64, look.say(text("sign-turned")), HEAD, anchor="start", room=wide - 130)
    ink.emblem(emblem(turned.victim), 60, 110, 50)
    ink.words(100, 122, look.name(turned.victim, NAME.face, 36, wide - 320), NAME._replace(size=36), anchor="start")
    ink.icon("crossed-swords", wide - 130, 104, 60, WINE)
    ink.words(wide - 88, 124, f"{turned.amount}", Style(FIGURES, 58, WINE), anchor="start")
    canvas.lay(ink.sprite(solid=True), MARGIN, GAP).fact(*look.fact(SeatRef(turned.victim), str(turned.amount)))
    grid(canvas, changes, look, GAP + BACK_HIGH + GAP)
    return canvas.scene()
