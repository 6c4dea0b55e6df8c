"""Whose castle it is, and what lies before it."""

from functools import lru_cache

from engines.bellum_magica.atlas import CHESTS
from engines.bellum_magica.components import Kinds
from engines.bellum_magica.naming import good
from engines.bellum_magica.picture import signs
from engines.bellum_magica.picture.looks import (
    CREAM,
    FRESH,
    GOLD,
    INK,
    NAME,
    SHORT,
    SIGNS,
    TAG,
)
from engines.bellum_magica.public import LairSeen
from engines.bellum_magica.view import Final
from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.core.drawing.typefaces import FIGURES
from engines.core.text import SeatRef, text

WIDE, LEFT = 776, 18
"""How wide a castle is on the table, and where its left edge begins."""
_TRACK = 420
"""How wide the places for chests are."""


@lru_cache(maxsize=256)
def header(seat: int, name: str, castle: str, die: int, wide: int = WIDE) -> Sprite:
    """The band in a seat's colour: its emblem, who sits there, the castle.

    :param die: what the captain's shows; 0: somebody else holds it."""
    each, ink = emblem(seat), Ink(wide, 78)
    ink.path(f"M12 76V20Q12 0 30 0H{wide - 30}Q{wide - 12} 0 {wide - 12} 20V76Z", each.colour)
    ink.add(f'<circle cx="56" cy="39" r="33" fill="#FFFBF0" stroke="{INK}" stroke-width="3"/>').emblem(each, 56, 39, 52)
    ink.words(102, 54, name, NAME._replace(fill=each.ink), anchor="start")
    if die:
        ink.add(signs.figure(signs.face(die, active=True), wide - 54, 38, 60))
    room = wide - 430 - (58 if die else 0)
    return ink.words(
        wide - (96 if die else 30), 50, castle, TAG._replace(fill=each.ink), anchor="end", room=room
    ).sprite(solid=True)


@lru_cache(maxsize=8)
def absent(said: str) -> Sprite:
    """Instead of what would lie before a castle."""
    return Ink(WIDE - 2 * LEFT, 64).words(8, 46, said, TAG, anchor="start").sprite(solid=True)


def stores(lair: LairSeen, before: LairSeen, end_at: int, final: Final | None, look: Look) -> Sprite:
    """The chests on their way to the end of the match, and what can be spent; in the end what the chests are worth."""
    if final is not None:
        values = tuple(sorted((chest.chest, chest.value) for chest in final.chests))
        return _treasure(values, end_at, look.say(text("picture-points", points=final.points)), won=final.rank == 1)
    held = (
        ("food", lair.food, before.food),
        ("rune", lair.runestones, before.runestones),
        ("barrel", lair.barrels, before.barrels),
        ("spell", lair.ready, before.ready),
    )
    goods = tuple((name, now, now != then) for name, now, then in held if now or now != then)
    return _stores(lair.chests, before.chests, end_at, goods, near=lair.near_end)


@lru_cache(maxsize=512)
def _stores(chests: Kinds, was: Kinds, end_at: int, goods: tuple[tuple[str, int, bool], ...], *, near: bool) -> Sprite:
    ink, step = _track(sum(chests), end_at)
    kinds = [kind for kind, count in enumerate(chests) for _ in range(count)]
    for at, kind in enumerate(kinds):
        x = at * step + step // 2
        if kinds[: at + 1].count(kind) > was[kind]:
            ink.add(f'<circle cx="{x}" cy="32" r="{step // 2 + 2}" fill="{FRESH}"/>')
        ink.add(signs.figure(signs.sign(CHESTS[kind]), x, 32, step))
    colour = SHORT if sum(was) > sum(chests) else GOLD if near else CREAM
    ink.words(_TRACK + 14, 50, f"{sum(chests)}", Style(FIGURES, 48, colour), anchor="start")
    counted = tuple((name, count) for name, count, _ in goods)
    room = ink.wide - _TRACK - 80
    size = signs.fitting(counted, 46, room, 30)
    x = ink.wide - signs.span(counted, size)
    for name, count, fresh in goods:
        x = size // 5 + signs.tokens(ink, x, 32, ((name, count),), size, fill=FRESH if fresh else CREAM)
    return ink.sprite(solid=True)


@lru_cache(maxsize=64)
def _treasure(values: tuple[tuple[int, int], ...], end_at: int, points: str, *, won: bool) -> Sprite:
    """Uncovered chests, and their sum."""
    ink, step = _track(len(values), end_at)
    for at, (kind, value) in enumerate(values):
        x, look = at * step + step // 2, SIGNS[CHESTS[kind]]
        ink.add(signs.figure(f'<path d="{look.shape}" fill="{look.fill}"/>', x, 32, step))
        ink.words(x, 43, f"{value}", Style(FIGURES, 30, look.ink))
    if won:
        ink.icon("imperial-crown", _TRACK + 44, 30, 62, GOLD)
    style = Style(FIGURES, 46, GOLD if won else CREAM)
    return ink.words(ink.wide - 6, 48, points, style, anchor="end", room=ink.wide - _TRACK - 90).sprite(solid=True)


def _track(chests: int, end_at: int) -> tuple[Ink, int]:
    """As many places as chests end the match, and how wide each is."""
    ink, slots = Ink(WIDE - 2 * LEFT, 64), max(end_at, chests)
    step = min(42, _TRACK // slots)
    for at in range(chests, slots):
        size = step * 8 // 10
        ink.box(Box(at * step + step // 10, 32 - size // 2, size, size), "#000", rim="#6B5A78", round_by=6)
    return ink, step


def store_facts(canvas: Canvas, lair: LairSeen, seat: int, look: Look) -> None:
    """Chests, goods and shields."""
    who = SeatRef(seat)
    canvas.fact(*look.fact(who, str(sum(lair.chests))))
    counted = (
        *zip(CHESTS, lair.chests, strict=True),
        *(("food", lair.food), ("rune", lair.runestones), ("barrel", lair.barrels)),
        *(("shield", lair.shields), ("magic-shield", lair.magic_shields)),
    )
    for name, count in counted:
        if count or name == "shield":
            canvas.fact(*look.fact(who, good(name, count), str(count)))
