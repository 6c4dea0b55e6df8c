"""What matters most to a reader now: the packet that they open, the fight that is under way, or their own front."""

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Canvas, Scene, Sprite
from engines.core.drawing.typefaces import width
from engines.core.text import SeatRef, text
from engines.risk_legacy.picture import armies, arrows, chips, plates, since
from engines.risk_legacy.picture import band as bands
from engines.risk_legacy.picture.alt import own_front
from engines.risk_legacy.picture.fight import fight
from engines.risk_legacy.picture.front import front
from engines.risk_legacy.picture.legend import legend
from engines.risk_legacy.picture.looks import FIGURE, GOLD, NOTE, WHO
from engines.risk_legacy.picture.occasion import about_to_open
from engines.risk_legacy.picture.pieces import grown
from engines.risk_legacy.picture.table import night
from engines.risk_legacy.view import SideSeen, View

STRIP = 106
"""Points below the map that say who is who, how many stars they have, and how large their realms are."""
REST = 40
"""Points for what cannot be seen."""


def close(view: View, look: Look) -> Scene | None:
    """``None``: the reader has no front, or is asked about more than fits beside it, or too much has changed."""
    if envelope := about_to_open(view, look):
        return envelope
    if view.battle:
        return fight(view, view.battle, look)
    if view.me is None or view.ending or not view.held(view.me):
        return None
    window, aims = front(view, look), armies.targets(view)
    shown = armies.within(view, look, window) if window else ()
    hidden = len(view.held(view.me)) - sum(view.fields[at].owner == view.me for at in shown)
    beyond = bands.beyond(view, look, shown)
    told = bands.told(view, look, beyond)
    # recruits may go to any place of theirs; and where too much has changed elsewhere, the whole map tells it
    if window is None or (hidden and view.placing) or told is None:
        return None
    wide, high = window.box.width, window.box.height
    said = bands.band(view, look, wide - 40, beyond)
    below = legend(view, look, wide - 40, shown, told, aims=any(at in shown for at in aims))
    foot = STRIP + sum(each.height for each in (said, below) if each) + (REST if hidden else 0) + 10
    canvas = Canvas(wide, high + foot, own_front(view, look))
    canvas.lay(night(wide, foot), 0, high)
    # what matters most comes first: whoever is told all of it is told no more than so many letters
    _race(canvas, view, look, high)
    bands.facts(canvas, view, look, told)
    arrows.facts(canvas, view, look)
    armies.lay(canvas, view, look, window, aims)
    chips.lay(canvas, view, look, window, shown)
    top = high + STRIP
    if said:
        canvas.lay(said, 20, top)
        top += said.height
    if hidden:
        rest = look.say(text("map-hidden", count=hidden))
        canvas.lay(Ink(wide, REST).words(20, 29, rest, NOTE, anchor="start", room=wide - 40).sprite(), 0, top)
    if below:
        canvas.lay(below, 20, canvas.height - below.height - 6)
    return canvas.scene()


def _race(canvas: Canvas, view: View, look: Look, top: int) -> None:
    """Who is who, the reader first, how many stars each has, and below how many territories and troops."""
    assert view.me is not None, "somebody's front"
    there = [seat for seat in range(len(view.sides)) if seat == view.me or not view.sides[seat].eliminated]
    wide = canvas.width // len(there)
    for place, seat in enumerate(sorted(there, key=lambda seat: seat != view.me)):
        side = view.sides[seat]
        canvas.lay(_rival(seat, side, look, wide, since.swing(view, look.before, seat)), place * wide, top)
        canvas.fact(*look.fact(SeatRef(seat), f"{side.stars}"))
        if side.faction is not None:
            canvas.fact(*look.fact(SeatRef(seat), f"{side.territories}", f"{side.troops}"))


def _rival(seat: int, side: SideSeen, look: Look, wide: int, swing: int) -> Sprite:
    """:param swing: by how many stars they have gone up, or down, since."""
    ink, tag = Ink(wide, STRIP).emblem(emblem(seat), 36, 34, 44, rim="#FFFFFF"), grown(swing, 100) if swing else None
    said = look.name(seat, WHO.face, WHO.size, wide - 144 - (tag.width if tag else 0))
    x = 64 + width(said, WHO.face, WHO.size) + 14  # right beside the name: further off it would be the next one's
    ink.words(64, 45, said, WHO, anchor="start").words(x, 45, f"{side.stars}", FIGURE, anchor="start")
    ink.icon("round-star", x + 38, 34, 34, GOLD)
    if tag:
        ink.put(tag, x + 57, 34 - tag.height // 2)
    if side.faction is not None:
        x = plates.counted(ink, "position-marker", f"{side.territories}", 68, 80)
        plates.counted(ink, "swordman", f"{side.troops}", x, 80)
    return ink.sprite(solid=True)
