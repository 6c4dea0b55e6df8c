"""A packet is opened: its seal is broken, and light comes out of it."""

from functools import lru_cache

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.event import Event
from engines.risk_legacy.events.packets import PacketUnsealed
from engines.risk_legacy.naming import condition, packet_title
from engines.risk_legacy.picture.looks import BEAM, CREAM, GOLD, NEUTRAL, NIGHT, NOTE, TITLE

ACROSS, DOWN = 1200, 630
WAX, DARK_WAX = "#C4342B", "#8E1F1A"
PAPER = Box(330, 210, 540, 330)
RAYS = 14


def occasion(event: Event, look: Look) -> Scene | None:
    """For everybody at the table."""
    if not isinstance(event, PacketUnsealed):
        return None
    title = look.say(packet_title(event.packet))
    canvas = Canvas(ACROSS, DOWN, title)
    canvas.lay(opened(), 0, 0)
    words = Ink(ACROSS, DOWN)
    words.words(ACROSS // 2, 100, title, TITLE._replace(size=76), room=ACROSS - 120)
    why = look.say(condition(event.packet))
    words.words(ACROSS // 2, DOWN - 36, why, NOTE._replace(size=40), room=ACROSS - 80)
    canvas.lay(words.sprite(), 0, 0)
    canvas.fact(title)
    canvas.fact(why)
    return canvas.scene()


@lru_cache(maxsize=1)
def opened() -> Sprite:
    """The envelope with its flap up and both halves of the seal."""
    ink, middle = Ink(ACROSS, DOWN), ACROSS // 2
    ink.box(Box(0, 0, ACROSS, DOWN), NIGHT)
    top, left, right, bottom = PAPER.top, PAPER.left, PAPER.right, PAPER.bottom
    for ray in range(RAYS):
        x = left - 300 + ray * (PAPER.width + 600) // (RAYS - 1)
        ink.path(f"M{middle} {top + 60}L{x - 14} 0L{x + 14} 0Z", GOLD, more=' opacity=".14"')
    ink.path(f"M{left} {top}L{middle} {top - 90}L{right} {top}Z", NEUTRAL, rim=NIGHT, line=4)
    ink.box(Box(left + 34, top - 54, PAPER.width - 68, 200), BEAM, rim=GOLD, line=4, round_by=14)
    ink.box(PAPER, CREAM, rim=NIGHT, line=4, round_by=10)
    ink.path(f"M{left} {top + 4}L{middle} {top + 190}L{right} {top + 4}", "none", rim=NEUTRAL, line=6)
    ink.path(
        f"M{left} {bottom}L{middle - 70} {top + 150}M{right} {bottom}L{middle + 70} {top + 150}",
        "none",
        rim=NEUTRAL,
        line=6,
    )
    for side in (-1, 1):
        x = middle + 34 * side
        crack = f"M{x - 6 * side} {top + 112}l{14 * side} 24l{-14 * side} 26l{16 * side} 24l{-10 * side} 26"
        ink.add(
            f'<circle cx="{x + 16 * side}" cy="{top + 164}" r="46" fill="{WAX}" stroke="{DARK_WAX}" stroke-width="6"/>'
        )
        ink.path(crack, "none", rim=CREAM, line=10)
    return ink.sprite(ground=True)
