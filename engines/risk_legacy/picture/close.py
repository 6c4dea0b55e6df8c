"""What matters most to a reader now: the packet that they open, the fight that is under way, or their own front."""

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Canvas, Scene
from engines.risk_legacy.picture import armies, arrows, chips
from engines.risk_legacy.picture import band as bands
from engines.risk_legacy.picture.alt import own_front
from engines.risk_legacy.picture.fight import fight
from engines.risk_legacy.picture.front import front
from engines.risk_legacy.picture.legend import legend
from engines.risk_legacy.picture.occasion import about_to_open
from engines.risk_legacy.picture.race import STRIP, race
from engines.risk_legacy.picture.table import night
from engines.risk_legacy.view import View


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
    hidden = tuple(at for at in view.held(view.me) if at not in shown)
    hqs = bands.headquarters(view, shown)
    beyond = tuple(at for at in bands.beyond(view, look, shown) if at not in hqs)
    told = bands.told(view, look, beyond)
    # recruits may go to any place of theirs; and where too much has changed elsewhere, the whole map tells it
    if window is None or (hidden and view.placing) or told is None:
        return None
    wide, high = window.box.width, window.box.height
    large = bands.large(view, (*shown, *hqs, *told))
    said, afar = bands.band(view, look, wide - 40, beyond, hqs, large), (*hqs, *told, *large)
    rest = bands.hidden(view, look, tuple(at for at in hidden if at not in told), wide - 40)
    below = legend(view, look, wide - 40, shown, afar, aims=any(at in shown for at in aims))
    foot = STRIP + sum(each.height for each in (said, rest, below) if each) + 10
    canvas = Canvas(wide, high + foot, own_front(view, look))
    canvas.lay(night(wide, foot), 0, high)
    # what matters most comes first: whoever is told all of it is told no more than so many letters
    race(canvas, view, look, high)
    bands.facts(canvas, view, look, afar)
    arrows.facts(canvas, view, look)
    armies.lay(canvas, view, look, window, aims)
    chips.lay(canvas, view, look, window, shown)
    top = high + STRIP
    for each in filter(None, (said, rest)):
        canvas.lay(each, 20, top)
        top += each.height
    if below:
        canvas.lay(below, 20, canvas.height - below.height - 6)
    return canvas.scene()
