"""What the signs of a picture mean."""

from collections.abc import Callable
from functools import lru_cache

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Sprite
from engines.core.drawing.typefaces import width
from engines.core.shown import hyphened
from engines.core.text import Arg, CardRef, text
from engines.risk_legacy.campaign.world import Figure
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.picture import arrows, fates, harm, pieces, plates, since
from engines.risk_legacy.picture.armies import marks
from engines.risk_legacy.picture.looks import GOLD, INK, NOTE, PALE
from engines.risk_legacy.view import View

BROUGHT = "brought "
"""Before the name of a scar that is not in the box: packets name their own."""
FIGURED = "figured "
"""Before a figure of theirs."""
HOMED = "homed "
"""Before what they call homes of seats."""


def legend(
    view: View, look: Look, wide: int, lands: tuple[int, ...], beyond: tuple[int, ...] = (), *, aims: bool = False
) -> Sprite | None:
    """What the signs mean that are on these territories now; nothing, if there are none.

    :param beyond: what is told of besides."""
    shown = kinds(view, look, lands, beyond, aims=aims)
    return signs(shown, look, wide, view.me) if shown else None


ROW = 38
MOST_ON_MAP = 2 * ROW
"""Points: what is higher would lie on names, of a continent or of Argentina."""
CHANGES = "fresh", "struck", "lost", "left", "fallen", "retaken", "toll", "way", "failed", "grown"
"""What has happened, of all that a legend may explain."""


def signs(shown: tuple[str, ...], look: Look, wide: int, me: int | None = None) -> Sprite:
    """Of these signs."""
    return _legend(tuple((kind, look.say(_meaning(kind))) for kind in shown), wide, me)


def scarred(scar: ScarName) -> str:
    """The kind of sign that it is."""
    return hyphened(scar) if scar in pieces.SCAR_ICONS else f"{BROUGHT}{scar}"


def figured(brought: Figure) -> str:
    """The same of what a packet has put on the board."""
    return f"{FIGURED}{' '.join(brought)}"


def _figure(kind: str) -> Figure:
    return Figure(*kind.removeprefix(FIGURED).split())


def homed(view: View, *continents: int) -> tuple[str, ...]:
    """The kinds of homes that lie there."""
    found = (thing.home for thing in view.shelf for number in continents if thing.homes(number))
    return tuple(f"{HOMED}{name}" for name in dict.fromkeys(found))


def _meaning(kind: str) -> Arg:
    if kind.startswith(HOMED):
        return CardRef(kind.removeprefix(HOMED))
    if kind.startswith(FIGURED):
        return CardRef(_figure(kind).name)
    return CardRef(kind.removeprefix(BROUGHT)) if kind.startswith(BROUGHT) else text("map-sign", kind=kind)


def kinds(
    view: View, look: Look, lands: tuple[int, ...], beyond: tuple[int, ...] = (), *, aims: bool = False
) -> tuple[str, ...]:
    """Which signs there are on these territories, and in what is told of others."""
    found = [marks(view, at) for at in lands]
    every, fought = (*lands, *beyond), arrows.shown(view, look)
    told = [since.fate(view, look, at) for at in every]
    scars = [scar for scar in dict.fromkeys(each.scar for each in found) if scar]
    there: list[tuple[str, bool]] = [
        ("hq", any(each.hq is not None for each in found)),
        *((hyphened(city), any(each.city == city for each in found)) for city in pieces.CITY_ICONS),
        ("fortification", any(each.boxes is not None for each in found)),
        *((figured(each), True) for each in dict.fromkeys(each.brought for each in found) if each),
        *((hyphened(scar), any(each.scar == scar for each in found)) for scar in pieces.SCAR_ICONS),
        *((scarred(scar), scar not in pieces.SCAR_ICONS) for scar in scars),
        ("closed", any(each.closed for each in found)),
        ("fresh", any(since.taken(view, look.before, at) for at in every)),
        ("struck", any(harm.struck(view, look, at) for at in lands)),
        ("lost", any(fate == "lost" for fate in told)),
        ("left", any(fate == "left" for fate in told)),
        ("fallen", any(fate == "fallen" for fate in told)),
        ("retaken", any(fate == "retaken" for fate in told)),
        ("toll", any(strike.bloody and strike.defender is not None and strike.target in every for strike in fought)),
        ("way", any(strike.bloody and strike.defender is None and strike.target in every for strike in fought)),
        ("failed", any(not strike.taken and strike.target in every for strike in fought)),
        ("grown", any(since.grown(view, look.before, at) for at in every)),
        ("aim", aims),
    ]
    return tuple(kind for kind, shown in there if shown)


@lru_cache(maxsize=64)
def _legend(said: tuple[tuple[str, str], ...], wide: int, me: int | None) -> Sprite:
    rows: list[list[tuple[str, str, int]]] = [[]]
    x = 0
    for kind, words in said:
        long = 40 + width(words, NOTE.face, NOTE.size) + 22
        if x and x + long > wide:
            rows.append([])
            x = 0
        rows[-1].append((kind, words, x))
        x += long
    ink = Ink(wide, ROW * len(rows))
    for place, row in enumerate(rows):
        for kind, words, left in row:
            sign(ink, kind, left + 19, ROW * place + 19, me)
            ink.words(left + 42, ROW * place + 29, words, NOTE, anchor="start", room=wide - left - 42)
    return ink.sprite(solid=True)


_ICONS = {
    "lands": ("position-marker", PALE),
    "troops": ("swordman", PALE),
    "cards": ("card-pickup", PALE),
    "star": ("round-star", GOLD),
}
_DRAWN: dict[str, Callable[[Ink, int, int], object]] = {
    "asked": plates.asked,
    "closed": pieces.closed,
    "coins": plates.coin,
    "missiles": pieces.missile,
    "aim": pieces.aim,
}
BESIDE = "lands", "troops", "cards", "coins", "missiles", "scar-card"
"""What stands on the plates of seats and of cards."""


def sign(ink: Ink, kind: str, x: int, y: int, me: int | None = None) -> None:
    """As it lies on the map.

    :param me: the reader."""
    cities = {hyphened(city): city for city in pieces.CITY_ICONS}
    scars = {hyphened(scar): scar for scar in pieces.SCAR_ICONS}
    if kind in cities:
        pieces.city(ink, cities[kind], x, y + 1, fortified=False)
    elif kind in scars or kind.startswith(BROUGHT):
        pieces.scar(ink, scars.get(kind) or kind.removeprefix(BROUGHT), x, y, 16)
    elif kind.startswith(FIGURED):
        pieces.figure(ink, _figure(kind), x, y)
    elif kind.startswith(HOMED):
        pieces.home(ink, None, x, y, 32)
    elif kind == "fortification":
        pieces.city(ink, "minor_city", x, y + 1, fortified=True)
    elif kind == "hq":
        ink.add(
            f'<path d="{pieces.BURST}" transform="translate({x} {y}) scale(.85)" fill="{GOLD}" stroke="{INK}" '
            f'stroke-width="2.5"/><circle cx="{x}" cy="{y}" r="8" fill="#FFFFFF"/>'
        )
    elif kind in _ICONS:
        icon, colour = _ICONS[kind]
        ink.icon(icon, x, y, 34, colour)
    elif kind in _DRAWN:
        _DRAWN[kind](ink, x, y)
    elif kind == "scar-card":
        plates.face_down(ink, x - 13, y - 18)
    else:
        fates.sign(ink, kind, x, y, me)
