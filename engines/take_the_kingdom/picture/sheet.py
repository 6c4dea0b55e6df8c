"""What stands around the plots: whose kingdom it is, the piles, what is under way, what the signs mean."""

from functools import lru_cache

from engines.core.drawing.ink import Ink, Style, write
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.core.drawing.typefaces import CAPITALS, FIGURES, width
from engines.core.emblem import DARK
from engines.core.text import CardRef, text
from engines.take_the_kingdom.picture import pieces
from engines.take_the_kingdom.picture.legend import SIGNS
from engines.take_the_kingdom.picture.looks import (
    BROWN,
    FIGURE,
    GOLD,
    HEAD,
    ICONS,
    NAME,
    NOTE,
    PAPER,
    RIM,
    WINE,
    WOOD,
)
from engines.take_the_kingdom.scoring import first
from engines.take_the_kingdom.view import View

HEADER = 90
"""How high the head of a kingdom's plate is."""
FALLEN = 104
PILES = 176
LEAST_NAME = 220
"""So much of a plate's head is left for a name."""
_WARNING = Style(CAPITALS, 32, "#FFF3D6")
_COUNT = Style(FIGURES, 46, GOLD)


@lru_cache(maxsize=32)
def ground(wide: int, high: int) -> Sprite:
    """The table top."""
    ink = Ink(wide, high)
    ink.define(
        "wood",
        '<radialGradient id="wood" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="#503723"/>'
        f'<stop offset="1" stop-color="{WOOD}"/></radialGradient>',
    )
    return ink.box(Box(0, 0, wide, high), "url(#wood)").sprite(ground=True)


def plate(wide: int, high: int, *, marked: bool = False) -> Ink:
    """A sheet of parchment."""
    ink = Ink(wide, high)
    rim, line = (GOLD, 8) if marked else (BROWN, 3)
    ink.box(Box(4, 4, wide - 8, high - 8), PAPER, rim=rim, line=line, round_by=16)
    return ink.box(Box(12, 12, wide - 24, high - 24), "none", rim=RIM, line=1, round_by=10)


# ---- kingdoms


def kingdom(view: View, seat: int, wide: int, high: int) -> Sprite:
    """The plate with room for its plots."""
    moves = view.turn is not None and view.turn.seat == seat
    marked = moves or bool(view.ending and seat in first(view.kingdoms))
    return _kingdom(wide, high, marked=marked, stands=view.kingdoms[seat].fell is None)


@lru_cache(maxsize=64)
def _kingdom(wide: int, high: int, *, marked: bool, stands: bool) -> Sprite:
    ink = plate(wide, high, marked=marked)
    return (ink.icon("castle", wide - 150, high - 142, 230, RIM, opacity=28) if stands else ink).sprite()


def head(view: View, seat: int, look: Look, wide: int, *, danger: bool) -> Sprite:
    """Whose it is, its points and cards, what the seat has to expect."""
    seen, turn, ink = view.kingdoms[seat], view.turn, Ink(wide, HEADER)
    moves = turn is not None and turn.seat == seat
    ink.emblem(emblem(seat), 56, 50, 62)
    left = 100
    if seen.fell is not None:
        ink.icon("castle-ruins", wide - 70, 52, 72, "#8A7350")
        out = look.say(text("sign-out"))
        ink.words(wide - 124, 64, out, HEAD, anchor="end")
        room = wide - 124 - width(out, HEAD.face, HEAD.size) - 24 - left
        name = look.name(seat, NAME.face, NAME.size, room)
        return ink.words(left, 65, name, NAME._replace(fill="#8A7350"), anchor="start").sprite()
    right = wide - 30
    pieces.strength(ink, right - 36, 49, seen.points, 64)
    right -= 96
    ink.words(right, 65, f"{seen.hand}", FIGURE, anchor="end")
    right -= width(f"{seen.hand}", FIGURE.face, FIGURE.size) + 32
    ink.icon("card-pickup", right, 50, 50, BROWN)
    right -= 70
    if view.ending and seat in first(view.kingdoms):
        ink.icon("imperial-crown", right - 6, 48, 64, WINE)
        right -= 70
    for sign in _signs(view, seat):
        ink.icon(sign, right, 50, 50, BROWN)
        right -= 62
    if moves and turn is not None:
        for at in range(turn.left):
            ink.box(Box(right - 6 - at * 34, 28, 26, 42), GOLD, rim=DARK, line=3, round_by=6)
        right -= 34 * turn.left + 6
        for ban in turn.bans:
            ink.icon(ICONS[ban], right, 50, 52, WINE)
            right -= 62
        for kind in reversed(view.play.move.paid if view.play else ()):
            pieces.figure(ink, kind, right, 50, 60)
            right -= 62
    if asked(view, seat):
        ink.add(f'<circle cx="{right}" cy="50" r="27" fill="{GOLD}" stroke="{DARK}" stroke-width="3"/>')
        ink.words(right, 64, "?", FIGURE._replace(size=38))
        right -= 62
    if danger:
        right -= warning(ink, right + 20, 22, look, room=right - left - LEAST_NAME)
    name = look.name(seat, NAME.face, NAME.size, right - left)
    return ink.words(left, 65, name, NAME, anchor="start").sprite()


def warning(ink: Ink, right: int, top: int, look: Look, *, room: int) -> int:
    """That a Fort would fall: in words as well if there is *room*; tells how wide that is."""
    said = look.say(text("sign-danger"))
    wide = width(said, _WARNING.face, _WARNING.size) + 88
    if wide > room:
        wide, said = 64, ""
    ink.box(Box(right - wide, top, wide, 54), WINE, rim=DARK, line=2, round_by=12)
    ink.icon("skull-crossed-bones", right - wide + 32, top + 27, 42, GOLD)
    if said:
        ink.words(right - 16, top + 38, said, _WARNING, anchor="end")
    return wide


def opens(view: View, seat: int) -> bool:
    """Whether it is in an opening turn: in its last one there is none left."""
    return view.turn is not None and view.turn.seat == seat and view.turn.opening


def asked(view: View, seat: int) -> bool:
    """Whether it is asked in somebody else's turn."""
    return seat in view.asked and (view.turn is None or view.turn.seat != seat)


def _signs(view: View, seat: int) -> tuple[str, ...]:
    """What the seat has to expect or has done."""
    seen = view.kingdoms[seat]
    return (
        *((SIGNS["opening"],) if seen.opening_left or opens(view, seat) else ()),
        *((SIGNS["skips"],) if seen.skip else ()),
        *((SIGNS["passed"],) if seen.passed else ()),
    )


# ---- piles


def piles(canvas: Canvas, view: View, look: Look, wide: int, place: tuple[int, int]) -> None:
    """The deck, the discard, and how many of the cards that stop others have not been seen yet."""
    left, top = place
    kinds = tuple((kind, look.say(CardRef(kind))) for kind, _ in view.unseen)
    canvas.lay(_piles(kinds, look.say(text("sign-unseen")), wide), left, top)
    write(canvas, left + 76, top + 136, f"{view.deck}", _COUNT)
    write(canvas, left + 208, top + 138, f"{len(view.discard)}", _COUNT._replace(fill=BROWN))
    for at, (_, count) in enumerate(view.unseen):
        style = FIGURE._replace(fill=WINE if count else "#8A7350")
        write(canvas, left + _middle(at, len(kinds), wide) + 8, top + 111, f"×{count}", style, anchor="start")


@lru_cache(maxsize=16)
def _piles(kinds: tuple[tuple[str, str], ...], unseen: str, wide: int) -> Sprite:
    """Without numbers, which change all the time."""
    ink = plate(wide, PILES)
    for step in (6, 3, 0):
        pieces.back(ink, Box(28 + step, 22 + step, 96, 126))
    ink.box(Box(160, 25, 96, 126), "#E4D3AC", rim=BROWN, line=3, round_by=10)
    ink.icon("card-discard", 208, 64, 62, BROWN)
    ink.words(290, 56, unseen, NOTE, anchor="start", room=wide - 320)
    for at, (kind, said) in enumerate(kinds):
        x = _middle(at, len(kinds), wide)
        pieces.figure(ink, kind, x - 30, 95, 60)
        ink.words(x, 154, said, NOTE._replace(size=28), room=(wide - 294) // len(kinds) - 8)
    return ink.sprite(solid=True)


def _middle(at: int, count: int, wide: int) -> int:
    """Of what belongs to a kind of card."""
    step = (wide - 294) // count
    return 276 + at * step + step // 2


# ---- upon plots


@lru_cache(maxsize=64)
def blow(amount: int) -> Sprite:
    """So much damage is coming."""
    ink = Ink(108, 58).box(Box(2, 2, 104, 54), WINE, rim=GOLD, line=4, round_by=22)
    ink.icon("crossed-swords", 36, 29, 40, "#FFE9B8")
    return ink.words(74, 43, f"{amount}", Style(FIGURES, 38, "#FFE9B8")).sprite()


@lru_cache(maxsize=64)
def strike(cards: tuple[str, ...]) -> Sprite:
    """A play that comes at a place, by its cards."""
    ink = Ink(64 * len(cards), 64)
    for at, kind in enumerate(cards):
        pieces.figure(ink, kind, 32 + at * 64, 32, 62)
    return ink.sprite()
