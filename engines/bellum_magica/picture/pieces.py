"""Small things upon castles and cards: portraits, defences, targets, headings."""

from functools import lru_cache

from engines.bellum_magica.atlas import CHESTS, SETTLEMENTS
from engines.bellum_magica.picture.looks import (
    CREAM,
    FACES,
    FRESH,
    HUES,
    KIND_HUES,
    PLACES,
    SIGNS,
    TIERS,
)
from engines.bellum_magica.picture.signs import figure, sign
from engines.core.drawing.ink import Ink, Style, icon
from engines.core.drawing.look import emblem
from engines.core.drawing.scene import Box, Sprite
from engines.core.drawing.typefaces import FIGURES, LABELS


@lru_cache(maxsize=512)
def portrait(creature: int, size: int, *, fresh: bool = False) -> Sprite:
    """A creature as a medal; ringed if it is new there."""
    ink, middle = Ink(size, size), size // 2
    return ink.add(figure(medal(creature, fresh=fresh), middle, middle, size)).sprite(solid=True)


@lru_cache(maxsize=256)
def medal(creature: int, *, fresh: bool = False) -> str:
    """The figure of a creature: more evil ones have a jagged rim."""
    tier = TIERS[creature]
    ground, rim = HUES[tier]
    shape = SIGNS["gold" if tier == 1 else "food"].shape
    ring = f'<path d="{shape}" fill="{ground}" stroke="{FRESH if fresh else rim}" stroke-width="{9 if fresh else 4}"/>'
    return ring + icon(FACES[creature], CREAM, 66)


@lru_cache(maxsize=256)
def guard(shields: int, magic: int, high: int, *, fresh: bool = False) -> Sprite:
    """A defence: ordinary shields, and magic ones if there are any, with how many of them."""
    both = [("shield", shields), *([("magic-shield", magic)] if magic else [])]
    wide = high * 94 // 100
    ink = Ink(wide * len(both), high)
    for at, (name, count) in enumerate(both):
        x, look = at * wide + wide // 2, SIGNS[name]
        rim, line = (FRESH, 10) if fresh else ("#FFFFFF", 5)
        body = f'<path d="{look.shape}" fill="{look.fill}" stroke="{rim}" stroke-width="{line}"/>'
        if name == "magic-shield":
            body += f'<g opacity=".3">{icon(look.icon, "#FFFFFF", 84)}</g>'
        style = Style(FIGURES, max(28, high * 56 // 100), "#FFFFFF")
        ink.add(figure(body, x, high // 2, high)).words(x, high // 2 + style.size * 34 // 100, f"{count}", style)
    return ink.sprite(solid=True)


@lru_cache(maxsize=16)
def chest(kind: int, size: int) -> Sprite:
    return Ink(size, size).add(figure(sign(CHESTS[kind]), size // 2, size // 2, size)).sprite(solid=True)


@lru_cache(maxsize=128)
def target(settlement: int, size: int) -> Sprite:
    """A settlement as a small sign."""
    kind = SETTLEMENTS[settlement].kind
    ink = Ink(size, size).box(Box(1, 1, size - 2, size - 2), KIND_HUES[kind], rim="#FFFFFF", round_by=size // 5)
    return ink.icon(PLACES[settlement], size // 2, size // 2, size * 3 // 4, CREAM).sprite(solid=True)


@lru_cache(maxsize=16)
def victim(seat: int, size: int) -> Sprite:
    """Somebody's castle as a small sign."""
    ink = Ink(size, size).box(Box(1, 1, size - 2, size - 2), "#FFFBF0", rim="#AB1F22", line=3, round_by=size // 5)
    return ink.emblem(emblem(seat), size // 2, size // 2, size * 3 // 4).sprite(solid=True)


@lru_cache(maxsize=16)
def empty(wide: int, high: int) -> Sprite:
    """A slot with nothing in it."""
    ink = Ink(wide, high)
    return ink.add(
        f'<rect x="4" y="4" width="{wide - 8}" height="{high - 8}" rx="16" fill="#000" fill-opacity=".25" '
        'stroke="#8C7A9A" stroke-width="3" stroke-dasharray="14 10"/>'
    ).sprite()


@lru_cache(maxsize=64)
def heading(said: str, wide: int) -> Sprite:
    return Ink(wide, 44).words(8, 34, said, Style(LABELS, 35, CREAM), anchor="start", room=wide - 16).sprite(solid=True)
