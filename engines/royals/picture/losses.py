"""What the reader has lost since their last turn, in a line below the map: nobles, the lead in a country, a title."""

from typing import NamedTuple

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.core.drawing.typefaces import shrunk, width, written
from engines.core.text import Arg, CardRef, SignRef, text
from engines.royals.atlas import CITIES, COUNTRIES, NOBLES, RANKS
from engines.royals.europe import halves
from engines.royals.naming import country, noble
from engines.royals.picture.leads import of_country, of_title
from engines.royals.picture.looks import BROWN, HEAD, NAME, PAPER, WINE
from engines.royals.view import View

ROW, GAP, FIGURE, EDGE = 60, 34, 44, 30
"""Points from row to row, between two losses, for the figure of a seat, and at both ends of a row."""
_SAID = NAME._replace(size=36, fill=PAPER)


class Loss(NamedTuple):
    """Something, and who has it now; ``None``: nobody alone."""

    said: Arg
    to: int | None
    fact: tuple[Arg, ...]


def lost(view: View, before: View | None) -> tuple[Loss, ...]:
    """Since *before*, nobles first; whoever only watches has lost nothing."""
    me = view.me
    if before is None or me is None:
        return ()
    return (*_nobles(view, before, me), *_leads(view, before, me), *_titles(view, before, me))


def _nobles(view: View, before: View, me: int) -> tuple[Loss, ...]:
    both = enumerate(zip(before.europe.holders, view.europe.holders, strict=True))
    gone = ((at, now) for at, (was, now) in both if was == me and now not in (None, me))
    return tuple(Loss(noble(at), to, _noble(at)) for at, to in gone)


def _noble(at: int) -> tuple[Arg, ...]:
    printed = NOBLES[at]
    return CardRef(CITIES[printed.city].id), CardRef(RANKS[printed.rank])


def _leads(view: View, before: View, me: int) -> tuple[Loss, ...]:
    found = []
    for number, name in enumerate(COUNTRIES):
        now, was = (each.europe.standing(number, each.gone) for each in (view, before))
        if now and of_country(now, was, me).lost is not None:
            said = text("sign-lead-lost", country=country(number))
            found.append(Loss(said, now[0].seat, (CardRef(name),)))
    return tuple(found)


def _titles(view: View, before: View, me: int) -> tuple[Loss, ...]:
    found = []
    for number, name in enumerate(RANKS):
        now, was = (each.europe.contest(number, each.gone) for each in (view, before))
        leads = of_title(now, was, me)
        if leads.lost is not None and leads.fresh:
            said = text("sign-title-lost", title=CardRef(name))
            found.append(Loss(said, leads.first[0] if len(leads.first) == 1 else None, (CardRef(name),)))
        elif leads.lost is None and halves(now, me) < halves(was, me):  # it is shared with one other by now
            (other,) = (seat for seat in leads.first if seat != me)
            found.append(Loss(text("sign-title-halved", title=CardRef(name)), other, (CardRef(name),)))
    return tuple(found)


def losses(view: View, look: Look, wide: int) -> Sprite | None:
    """``None``: there are none."""
    found = lost(view, look.before)
    if not found:
        return None
    head, rows, x = look.say(text("sign-you-lost")), [list[tuple[int, Loss]]()], 0
    x = first = EDGE + width(written(head, HEAD.face), HEAD.face, 38) + GAP
    for each in found:
        long = _wide(each, look) + GAP
        if x > first and x + long > wide - EDGE:
            rows.append([])
            x = first
        rows[-1].append((x, each))
        x += long
    ink = Ink(wide, ROW * len(rows))
    ink.box(Box(0, 0, wide, ink.high), WINE, rim=BROWN, line=4)
    ink.words(EDGE, 42, head, HEAD._replace(size=38, fill="#FFD9C2"), anchor="start")
    for place, row in enumerate(rows):
        for left, each in row:
            _write(ink, each, look, left, ROW * place)
    return ink.sprite(solid=True)


def _wide(each: Loss, look: Look) -> int:
    return FIGURE * (each.to is not None) + width(written(look.say(each.said), _SAID.face), _SAID.face, _SAID.size)


def _write(ink: Ink, each: Loss, look: Look, x: int, top: int) -> None:
    """After the figure of whoever has it now."""
    if each.to is not None:
        ink.emblem(emblem(each.to), x + 18, top + 30, 36, rim="#FFFFFF")
        x += FIGURE
    said, size = shrunk(look.say(each.said), _SAID.face, _SAID.size, ink.wide - EDGE - x)
    ink.words(x, top + 42, said, _SAID._replace(size=size), anchor="start")


def lost_facts(canvas: Canvas, view: View, look: Look) -> None:
    """What that line says."""
    for each in lost(view, look.before):
        holder = () if each.to is None else (SignRef(each.to),)
        canvas.fact(*look.fact(*each.fact, *holder))
