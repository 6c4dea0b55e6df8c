"""The whole table on one picture: every kingdom with its plots, then the piles and what the signs mean."""

from typing import NamedTuple

from engines.core.drawing.hand import rows
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Canvas, Scene
from engines.core.text import CardRef, SeatRef, text
from engines.take_the_kingdom.components import CARDS, KIND, NATURE
from engines.take_the_kingdom.naming import guards, own_place, place_of
from engines.take_the_kingdom.picture import sheet
from engines.take_the_kingdom.picture.aims import Aim, aims, in_danger
from engines.take_the_kingdom.picture.legend import legend, meant
from engines.take_the_kingdom.picture.plot import EDGE, FORT, HIGH, LAND, Marks, plot, ruin
from engines.take_the_kingdom.places import HIDDEN, PlaceSeen, is_fort
from engines.take_the_kingdom.scoring import verdict
from engines.take_the_kingdom.view import View

MARGIN, INSET, GAP = 12, 18, 14
"""Around a plate, between its edge and its plots, between two plates."""
STEP = 8
"""Between two plots."""
FEWEST, MOST = 4, 5
"""Lands that there is room for beside each other: the fewer there are, the larger everything is seen."""
ROW = HIGH + 26
"""From the top of one row of plots to the next."""


def table(view: View, look: Look) -> Scene:
    laid = [_rows(view, seat, look) for seat in range(len(view.kingdoms))]
    columns = max(FEWEST, *(len(row) for of_seat in laid for row in of_seat))
    wide = FORT + columns * (LAND + STEP) + 2 * INSET
    gone = any(None in row for of_seat in laid for row in of_seat)
    signs = legend(meant((*_used(view), *_news(view, look), *(("gone",) if gone else ())), look), wide)
    high = [sheet.HEADER + len(of_seat) * ROW + 4 if of_seat else sheet.FALLEN for of_seat in laid]
    tall = sum(high) + GAP * (len(high) + 2) + sheet.PILES + signs.height
    canvas = Canvas(wide + 2 * MARGIN, tall)
    canvas.lay(sheet.ground(canvas.width, tall), 0, 0)
    aimed, top = aims(view), GAP
    for seat, room in enumerate(high):
        canvas.lay(sheet.kingdom(view, seat, wide, room), MARGIN, top)
        canvas.lay(sheet.head(view, seat, look, wide, danger=in_danger(view, seat)), MARGIN, top)
        _head(canvas, view, seat, look)
        for row, shown in enumerate(laid[seat]):
            _row(canvas, view, seat, look, Row(shown, top + sheet.HEADER + row * ROW, row), aimed)
        top += room + GAP
    if view.ending:
        canvas.fact(*look.fact(verdict(view.kingdoms, view.ending)))
    sheet.piles(canvas, view, look, wide, (MARGIN, top))
    for kind, count in view.unseen:
        canvas.fact(*look.fact(CardRef(kind), f"×{count}"))
    canvas.fact(*look.fact(text("sign-unseen")))
    if view.deck:
        canvas.fact(str(view.deck))
    if view.discard:
        canvas.fact(str(len(view.discard)))
    return canvas.lay(signs, MARGIN, top + sheet.PILES + GAP).scene()


class Row(NamedTuple):
    """Lands beside each other; ``None`` where one has been. The Fort stands before the first row."""

    shown: tuple[PlaceSeen | None, ...]
    top: int
    number: int


def _rows(view: View, seat: int, look: Look) -> list[tuple[PlaceSeen | None, ...]]:
    """The Lands of a kingdom, and where it had others when the reader looked last: as even rows as few suffice."""
    kingdom = view.kingdoms[seat]
    if kingdom.fell is not None:
        return []
    lands: list[PlaceSeen | None] = list(kingdom.lands)
    if look.before is not None:
        lands += [None for old in look.before.kingdoms[seat].lands if kingdom.place(old.number) is None]
    per_row = rows(len(lands), 1, 1, fewest=1, most=MOST).columns
    return [tuple(lands[at : at + per_row]) for at in range(0, len(lands), per_row)] or [()]


def _head(canvas: Canvas, view: View, seat: int, look: Look) -> None:
    """What is told at the head of a plate."""
    kingdom, who = view.kingdoms[seat], SeatRef(seat)
    if kingdom.fell is not None:
        canvas.fact(*look.fact(who, text("sign-out")))
        return
    canvas.fact(*look.fact(who, str(kingdom.points), str(kingdom.hand)))
    if view.turn and view.turn.seat == seat:
        canvas.fact(*look.fact(who, str(view.turn.left)))
        for ban in view.turn.bans:
            canvas.fact(*look.fact(CardRef(ban)))
    marks = (
        *((text("board-skip"),) if kingdom.skip else ()),
        *((text("board-passed"),) if kingdom.passed else ()),
        *((text("board-opening-left", turns=kingdom.opening_left),) if kingdom.opening_left else ()),
        *((text("board-opening", who=who),) if sheet.opens(view, seat) else ()),
    )
    for mark in marks:
        canvas.fact(*look.fact(who, mark))
    if view.play is not None and view.play.seat == seat and view.reversal is None:
        canvas.fact(*look.fact(who, *map(CardRef, view.play.move.paid[:1])))
    if in_danger(view, seat) and view.reversal is None:
        canvas.fact(*look.fact(text("note-fort-in-danger", who=who)))


def _row(canvas: Canvas, view: View, seat: int, look: Look, row: Row, aimed: dict[int, Aim]) -> None:
    left, top = MARGIN + INSET - EDGE + STEP // 2, row.top - EDGE
    shown = (view.kingdoms[seat].places[0], *row.shown) if not row.number else row.shown
    x = left if not row.number else left + FORT + STEP
    for place in shown:
        if place is None:
            canvas.lay(ruin(), x, top)
            x += LAND + STEP
            continue
        aim, wide = aimed.get(place.number), FORT if is_fort(place.number) else LAND
        marks = marked(view, place, look, aimed=aim is not None)
        canvas.lay(plot(place, seat, look.say(own_place(place.number)), marks), x, top)
        _facts(canvas, seat, place, look)
        if aim is not None:
            sign = sheet.blow(aim.amount) if aim.amount else sheet.strike(aim.cards)
            canvas.centre(sign, x + EDGE + wide // 2 + 34, top + EDGE + HIGH + 14)
            amount = (str(aim.amount),) if aim.amount else ()
            canvas.fact(*look.fact(place_of(place.number, seat), *amount))
        x += wide + STEP


def marked(view: View, place: PlaceSeen, look: Look, *, aimed: bool = False) -> Marks:
    """What everybody may see at a place, and whether it was otherwise when the reader looked last."""
    face = place.trap if view.ending else place.trap and HIDDEN
    if look.before is None:
        return Marks(face=face, aimed=aimed)
    try:
        owner, old = look.before.where(place.number)
    except LookupError:
        return Marks(face=face, fresh=True, aimed=aimed)
    same = owner == view.where(place.number)[0] and old.defences == place.defences and old.base == place.base
    laid = (old.trap is None) == (place.trap is None) and old.frozen == place.frozen
    return Marks(face=face, fresh=not (same and laid), change=_sign(place.strength - old.strength), aimed=aimed)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _facts(canvas: Canvas, seat: int, place: PlaceSeen, look: Look) -> None:
    where = SeatRef(seat), own_place(place.number)
    canvas.fact(*look.fact(*where, str(place.strength), *guards(place)))
    for sign, there in (("trap", place.trap), ("frozen", place.frozen)):
        if there:
            canvas.fact(*look.fact(*where, text(f"sign-{sign}")))
    if not place.open:
        canvas.fact(*look.fact(*where, "🔒"))


def _used(view: View) -> tuple[str, ...]:
    """The signs that are to be seen."""
    standing = [view.kingdoms[seat] for seat in view.standing]
    places = [place for kingdom in standing for place in kingdom.places]
    stands = [card for place in places for card in (*place.defences, place.base)]
    cards = [NATURE[KIND[card.card]] for place in places for card in place.defences]
    there = {
        "plays": view.turn is not None,
        "strength": True,
        "whole": any(card.strength for card in stands),
        "damaged": any(card.strength < CARDS[KIND[card.card]].value for card in stands),
        "hand": True,
        "deck": True,
        "discard": True,
        "asked": any(sheet.asked(view, seat) for seat in view.standing),
        "shielded": any(not place.open for place in places),
        "exposed": any(not kingdom.lands for kingdom in standing),
        "trap": any(place.trap for place in places),
        "frozen": any(place.frozen for place in places),
        "structural": "structural" in cards,
        "human": "human" in cards,
        "opening": any(kingdom.opening_left for kingdom in standing) or bool(view.turn and view.turn.opening),
        "skips": any(kingdom.skip for kingdom in standing),
        "passed": any(kingdom.passed for kingdom in standing),
    }
    bans = view.turn.bans if view.turn else ()
    played = view.play.move.paid if view.play else ()
    return tuple(dict.fromkeys((*(sign for sign, seen in there.items() if seen), *bans, *played)))


def _news(view: View, look: Look) -> tuple[str, ...]:
    """The signs of what has changed, as far as anything has."""
    marks = [marked(view, place, look) for seat in view.standing for place in view.kingdoms[seat].places]
    there = {
        "fresh": any(each.fresh for each in marks),
        "grown": any(each.change > 0 for each in marks),
        "weakened": any(each.change < 0 for each in marks),
    }
    return tuple(sign for sign, seen in there.items() if seen)
