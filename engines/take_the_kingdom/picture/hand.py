"""What only one seat sees: its hand as cards, and below them the traps whose face it knows."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from engines.core.drawing.hand import Rows, number, rows
from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.drawing.typefaces import CAPITALS, FIGURES, PROSE, width, wrapped
from engines.core.emblem import DARK
from engines.core.hand import sign
from engines.core.text import CardRef, text
from engines.take_the_kingdom.answers import stoppers
from engines.take_the_kingdom.components import CARDS, NATURE
from engines.take_the_kingdom.naming import cards, own_place, place_of, titled
from engines.take_the_kingdom.own import Own
from engines.take_the_kingdom.picture import pieces, sheet
from engines.take_the_kingdom.picture.legend import legend, meant
from engines.take_the_kingdom.picture.looks import BROWN, COLOURS, GOLD, NOTE, PAPER, WINE
from engines.take_the_kingdom.places import HIDDEN, PlaceSeen
from engines.take_the_kingdom.plays.attack import BOOSTER_ALONE
from engines.take_the_kingdom.plays.base import ONLY_AS_ANSWER
from engines.take_the_kingdom.view import View

MARGIN, GAP, STEP = 20, 14, 302
FEWEST, MOST = 2, 4
"""Cards beside each other."""
CARD_WIDE, CARD_HIGH = 286, 420
TITLE, TRAPS = 84, 116
ALONE = BOOSTER_ALONE, ONLY_AS_ANSWER
"""Why some cards are never played by themselves, which does not mean that they are of no use now."""
_HEAD = Style(CAPITALS, 44, "#FFF3D6")
_DOES = Style(PROSE, 30, DARK)


class Mark(NamedTuple):
    """How a card stands out."""

    lit: bool = False
    """It can be used now."""
    dim: bool = False
    """It cannot, and the seat is choosing."""
    spare: bool = False
    """It would be given up if the turn ended now."""


def hand(view: View, look: Look) -> Scene | None:
    """Each kind once, with how many of it there are, in the order of menus and texts."""
    own = view.own
    if own is None:
        return None
    counts, traps = Counter(own.hand), _traps(view)
    if not counts and not traps:
        return None
    laid = rows(len(counts), STEP, CARD_HIGH + 26, fewest=FEWEST, most=MOST)
    wide = laid.width + 2 * MARGIN - 8
    strips = Rows(len(traps), laid.columns - 1, (wide - 2 * MARGIN + GAP) // (laid.columns - 1), TRAPS)
    tall = TITLE + laid.height + (strips.height + GAP if traps else 0)
    title = text("own-hand", count=len(own.hand))
    marks = {kind: _mark(view, own, kind) for kind in counts}
    signs = [sign for sign in ("lit", "spare") if any(getattr(mark, sign) for mark in marks.values())]
    below = legend(meant(tuple(signs), look), wide) if signs else None
    tall += below.height if below else 0
    canvas = Canvas(wide, tall, look.say(title)).lay(sheet.ground(wide, tall), 0, 0)
    canvas.lay(_title(look.say(title), wide - 2 * MARGIN), MARGIN, 8)
    canvas.fact(*look.fact(title))
    for at, (kind, count) in enumerate(counts.items()):  # as Words.cards numbers them
        x, y = laid.place(at)
        mark = marks[kind]
        does = look.say(text("card-does", card=kind.replace("_", "-"), nature=f"{NATURE[kind]}"))
        later = look.say(text("sign-later")) if mark.dim else ""
        canvas.lay(card(kind, look.say(CardRef(kind)), does, count, mark, later), MARGIN + x, TITLE + y)
        canvas.centre(number(at + 1), MARGIN + x + 4 + CARD_WIDE // 2, TITLE + y + 8)
        canvas.fact(*look.fact(sign(at + 1), titled(kind), f"×{count}"))
        if mark.dim and view.turn is not None and not view.turn.opening and own.ways:
            canvas.fact(*look.fact(CardRef(kind), text("sign-later")))
        if mark.spare:
            canvas.fact(*look.fact(text("own-surplus", count=len(own.surplus), cards=cards(own.surplus))))
    if below:
        canvas.lay(below, 0, tall - below.height)
    _known(canvas, traps, look, TITLE + laid.height, strips)
    return canvas.scene()


@lru_cache(maxsize=32)
def _title(said: str, wide: int) -> Sprite:
    return Ink(wide, 66).words(12, 50, said, _HEAD, anchor="start", room=wide - 20).sprite()


def _mark(view: View, own: Own, kind: str) -> Mark:
    ways = dict(own.ways).get(kind, ())
    spare = kind in own.surplus
    if ways and not any(way.why_not in ALONE for way in ways):
        able = any(way.why_not is None for way in ways)
        return Mark(lit=able, dim=not able, spare=spare)
    asked = view.play is not None and view.me in view.asked and view.me in view.play.targets
    if asked and view.play is not None:
        fits = kind in stoppers(view.play.move)
        return Mark(lit=fits, dim=not fits, spare=spare)
    return Mark(spare=spare)


@lru_cache(maxsize=256)
def card(kind: str, name: str, does: str, count: int, mark: Mark, later: str) -> Sprite:
    """What it is, its figure, what it does in a few words.

    :param later: what is written across a card that cannot be used now."""
    edge, pale = COLOURS[kind]
    wide, high, middle = CARD_WIDE, CARD_HIGH, CARD_WIDE // 2 + 4
    ink = Ink(wide + 8, high + 12)
    ink.add(f'<rect x="6" y="10" width="{wide}" height="{high}" rx="20" fill="#000" fill-opacity=".4"/>')
    ink.box(Box(4, 4, wide, high), PAPER, rim=GOLD if mark.lit else DARK, line=8 if mark.lit else 3, round_by=20)
    ink.box(Box(16, 16, wide - 24, 222), pale, rim=edge, line=4, round_by=12)
    pieces.figure(ink, kind, middle, 128, 176)
    ink.box(Box(16, 238, wide - 24, 56), edge, round_by=8)
    size = 34 if width(name, CAPITALS, 28) <= wide - 40 else 29
    ink.words(middle, 278, name, Style(CAPITALS, size, "#FFF3D6"), room=wide - 40)
    lines = wrapped(does, _DOES.face, _DOES.size, wide - 44, 3)
    for at, line in enumerate(lines):
        ink.words(middle, 378 - 18 * len(lines) + 36 * at + 4, line, _DOES)
    printed = CARDS[kind]
    if printed.damage:
        ink.box(Box(22, 22, 96, 58), WINE, rim=GOLD, line=3, round_by=20)
        ink.icon("crossed-swords", 50, 51, 40, "#FFE9B8").words(
            90, 66, f"{printed.damage}", Style(FIGURES, 40, "#FFE9B8")
        )
    elif printed.value:
        pieces.strength(ink, 54, 58, printed.value, 62)
    if mark.dim:
        ink.add(f'<rect x="4" y="4" width="{wide}" height="{high}" rx="20" fill="#2B2118" fill-opacity=".45"/>')
        ink.box(Box(16, 176, wide - 24, 52), DARK).words(middle, 214, later, Style(CAPITALS, 34, GOLD), room=wide - 40)
    if count > 1:
        ink.box(Box(wide - 88, 20, 80, 60), DARK, rim=GOLD, line=3, round_by=22)
        ink.words(wide - 48, 65, f"×{count}", Style(FIGURES, 40, GOLD))
    if mark.spare:
        ink.add(f'<circle cx="{wide - 44}" cy="204" r="32" fill="{PAPER}" stroke="{WINE}" stroke-width="4"/>')
        ink.icon("card-discard", wide - 44, 204, 44, WINE)
    return ink.sprite(solid=True)


# ---- traps


def _traps(view: View) -> list[tuple[int, PlaceSeen, str]]:
    """Owner, place and face of every trap that the viewer knows."""
    return [
        (owner, place, place.trap)
        for owner, kingdom in enumerate(view.kingdoms)
        for place in kingdom.places
        if place.trap is not None and place.trap != HIDDEN
    ]


def _known(canvas: Canvas, traps: list[tuple[int, PlaceSeen, str]], look: Look, top: int, strips: Rows) -> None:
    for at, (owner, place, face) in enumerate(traps):
        x, y = strips.place(at)
        said = look.say(own_place(place.number)), look.say(CardRef(face))
        canvas.lay(known(owner, face, said, strips.across - GAP), MARGIN + x, top + y)
        canvas.fact(*look.fact(place_of(place.number, owner), CardRef(face)))


@lru_cache(maxsize=64)
def known(owner: int, face: str, said: tuple[str, str], wide: int) -> Sprite:
    """A trap, face up."""
    ink, (where, name) = sheet.plate(wide, TRAPS - 8), said
    pieces.trap(ink, 56, 54, face)
    ink.emblem(emblem(owner), 112, 38, 38).words(
        138, 50, where, NOTE._replace(size=32), anchor="start", room=wide - 160
    )
    fill = WINE if face == "trap_real" else BROWN
    return ink.words(94, 82, name, NOTE._replace(size=28, fill=fill), anchor="start", room=wide - 110).sprite(
        solid=True
    )
