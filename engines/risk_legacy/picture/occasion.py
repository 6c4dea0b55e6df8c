"""A packet before whoever may open it, under seal; and opened: the seal is in two, light comes out, and a card with its
name rises."""

from functools import lru_cache

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.drawing.typefaces import wrapped
from engines.core.event import Event
from engines.risk_legacy.events.packets import PacketUnsealed
from engines.risk_legacy.naming import condition, packet_title
from engines.risk_legacy.picture.looks import BEAM, CREAM, DEEP, INK, NEUTRAL, NIGHT, NOTE, SEA, TITLE
from engines.risk_legacy.view import View

ACROSS, DOWN, MIDDLE = 1200, 630, 600
HEART = 300
"""Where the light comes from: the mouth of the envelope."""
WAX, DARK_WAX, LIGHT_WAX = "#C4342B", "#7E1915", "#E36A5C"
DARK_GOLD = "#C99A2E"
PAPER = Box(300, 290, 600, 250)
CARD = Box(372, 96, 456, 400)
CLOSED = Box(284, 112, 632, 412)
TIP = 330
"""Where its flap ends, below the seal."""
NAMED, WHY, LEADING = TITLE._replace(size=88, fill=INK), NOTE._replace(size=36, fill=CREAM), 42
TIPS = (-840, -560, -320, -110, 110, 320, 560, 840)
"""Where rays end, seen from the middle."""
SPARKS = ((196, 236, 20), (118, 402, 12), (262, 96, 13), (1010, 224, 20), (1090, 380, 12), (930, 84, 13), (1058, 92, 8))
"""Across, down, and how large."""
CRUMBS = ((-8, 484, 6), (6, 506, 4), (-30, 524, 4), (34, 526, 5), (2, 528, 3))


def occasion(event: Event, look: Look) -> Scene | None:
    """For everybody at the table."""
    if not isinstance(event, PacketUnsealed):
        return None
    return _named(event.packet, opened(), CARD.top + 128, CARD.width - 60, look)


def about_to_open(view: View, look: Look) -> Scene | None:
    """For whoever is asked to open one, in place of everything else."""
    if view.opening is None or view.me not in view.asked:
        return None
    return _named(view.opening, sealed(), CLOSED.bottom - 34, CLOSED.width - 80, look)


def _named(packet: str, drawn: Sprite, down: int, room: int, look: Look) -> Scene:
    """With its name on it, and when it may be opened below."""
    title, why = look.say(packet_title(packet)), look.say(condition(packet))
    canvas = Canvas(ACROSS, DOWN, title)
    canvas.lay(drawn, 0, 0)
    words = Ink(ACROSS, DOWN)
    words.words(MIDDLE, down, title, NAMED, room=room)
    lines = wrapped(why, WHY.face, WHY.size, ACROSS - 80, 2)
    for number, line in enumerate(reversed(lines)):
        words.words(MIDDLE, DOWN - 18 - number * LEADING, line, WHY)
    canvas.lay(words.sprite(), 0, 0)
    return canvas.fact(title).fact(why).scene()


@lru_cache(maxsize=1)
def opened() -> Sprite:
    """All that is the same of every packet."""
    ink = Ink(ACROSS, DOWN)
    _light(ink)
    _envelope(ink)
    for side in (-1, 1):
        _half(ink, side)
    for x, y, size in CRUMBS:
        ink.add(f'<circle cx="{MIDDLE + x}" cy="{y}" r="{size}" fill="{WAX}" stroke="{DARK_WAX}" stroke-width="2"/>')
    return ink.sprite(ground=True)


@lru_cache(maxsize=1)
def sealed() -> Sprite:
    """The same as long as nobody has broken the seal."""
    ink = Ink(ACROSS, DOWN)
    _light(ink)
    top, left, right, bottom = CLOSED.top, CLOSED.left, CLOSED.right, CLOSED.bottom
    ink.box(CLOSED, CREAM, rim=INK, line=4, round_by=12)
    folds = f"M{left + 8} {bottom - 6}L{MIDDLE - 150} {TIP - 60}M{right - 8} {bottom - 6}L{MIDDLE + 150} {TIP - 60}"
    ink.path(folds, "none", rim=NEUTRAL)
    flap = f"M{left + 4} {top + 8}Q{left + 6} {top + 4} {left + 12} {top + 4}H{right - 12}Q{right - 6} {top + 4} "
    ink.path(
        f"{flap}{right - 4} {top + 8}L{MIDDLE + 36} {TIP - 14}Q{MIDDLE} {TIP + 10} {MIDDLE - 36} {TIP - 14}Z",
        NEUTRAL,
        rim=INK,
        line=4,
    )
    ink.add(f'<circle cx="{MIDDLE}" cy="{TIP - 20}" r="66" fill="{WAX}" stroke="{DARK_WAX}" stroke-width="6"/>')
    ink.add(f'<circle cx="{MIDDLE}" cy="{TIP - 20}" r="47" fill="none" stroke="{DARK_WAX}" stroke-width="4"/>')
    ink.path(f"M{MIDDLE - 34} {TIP - 38}A38 38 0 0 1 {MIDDLE - 8} {TIP - 57}", "none", rim=LIGHT_WAX, line=5)
    _spark(ink, MIDDLE, TIP - 20, 30, LIGHT_WAX)
    return ink.sprite(ground=True)


def _light(ink: Ink) -> None:
    """Night all around, brighter towards the heart, and rays that fade."""
    at = f'gradientUnits="userSpaceOnUse" cx="{MIDDLE}" cy="{HEART}"'
    night = f'<stop offset="0" stop-color="{SEA}"/><stop offset=".5" stop-color="{DEEP}"/>'
    night += f'<stop offset="1" stop-color="{NIGHT}"/>'
    ink.define("night", f'<radialGradient id="night" {at} r="720">{night}</radialGradient>')
    for name, reach, strength in (("rays", 640, 40), ("glow", 420, 70)):
        stops = f'<stop offset="0" stop-color="{BEAM}" stop-opacity=".{strength}"/>'
        stops += f'<stop offset="1" stop-color="{BEAM}" stop-opacity="0"/>'
        ink.define(name, f'<radialGradient id="{name}" {at} r="{reach}">{stops}</radialGradient>')
    everywhere = Box(0, 0, ACROSS, DOWN)
    ink.box(everywhere, "url(#night)")
    for tip in TIPS:
        for up, end in ((-1, HEART - 560), (1, HEART + 560)):
            broad = 46 + abs(tip) // 12
            left, right = MIDDLE + tip - broad, MIDDLE + tip + broad
            ink.path(f"M{MIDDLE} {HEART + 30 * up}L{left} {end}L{right} {end}Z", "url(#rays)")
    ink.box(everywhere, "url(#glow)")
    for x, y, size in SPARKS:
        _spark(ink, x, y, size, BEAM)


def _spark(ink: Ink, x: int, y: int, size: int, fill: str) -> None:
    thin = size // 4
    star = f"M{x} {y - size}L{x + thin} {y - thin}L{x + size} {y}L{x + thin} {y + thin}"
    ink.path(f"{star}L{x} {y + size}L{x - thin} {y + thin}L{x - size} {y}L{x - thin} {y - thin}Z", fill)


def _envelope(ink: Ink) -> None:
    """From the back to the front: the flap, the inside, the card, the pocket with its folds."""
    top, left, right, bottom = PAPER.top, PAPER.left, PAPER.right, PAPER.bottom
    flap = f"M{left} {top}L{MIDDLE - 26} 52Q{MIDDLE} 32 {MIDDLE + 26} 52L{right} {top}Z"
    ink.path(flap, NEUTRAL, rim=INK, line=4)
    ink.path(f"M{left + 40} {top}L{MIDDLE} 66L{right - 40} {top}Z", "#B9B09A")
    ink.box(PAPER, "#8D836B", rim=INK, line=4, round_by=12)
    ink.box(CARD, BEAM, rim=INK, line=4, round_by=16)
    inner = Box(CARD.left + 14, CARD.top + 14, CARD.width - 28, CARD.height - 28)
    ink.box(inner, "none", rim=DARK_GOLD, line=3, round_by=8)
    for x, size in ((-64, 14), (0, 26), (64, 14)):
        _spark(ink, MIDDLE + x, CARD.top + 206, size, DARK_GOLD)
    mouth = f"M{left} {top}L{MIDDLE - 40} 428Q{MIDDLE} 452 {MIDDLE + 40} 428L{right} {top}"
    pocket = f"{mouth}V{bottom - 12}Q{right} {bottom} {right - 12} {bottom}H{left + 12}Q{left} {bottom} {left} "
    ink.path(f"{pocket}{bottom - 12}Z", CREAM, rim=INK, line=4)
    ink.path(
        f"M{left + 8} {bottom - 6}L{MIDDLE - 96} 398M{right - 8} {bottom - 6}L{MIDDLE + 96} 398", "none", rim=NEUTRAL
    )


def _half(ink: Ink, side: int) -> None:
    """Of the seal, left (-1) or right (1): it leans away from the break."""
    sweep = 0 if side < 0 else 1
    edge = "L-9 40L11 16L-11 -10L9 -36Z"
    ink.add(f'<g transform="translate({MIDDLE + 34 * side} 452) rotate({15 * side})">')
    ink.path(f"M0 -64A64 64 0 0 {sweep} 0 64{edge}", WAX, rim=DARK_WAX, line=5)
    ink.path(f"M{8 * side} -45A46 46 0 0 {sweep} {8 * side} 45", "none", rim=DARK_WAX, line=4)
    ink.path(f"M{16 * side} -34A38 38 0 0 {sweep} {38 * side} -2", "none", rim=LIGHT_WAX, line=4)
    ink.add("</g>")
