"""What never changes: sea, land and borders, the names of the cities, the crests of the countries."""

from functools import lru_cache

from engines.core.drawing.ink import Ink
from engines.core.drawing.scene import Box, Sprite
from engines.core.drawing.typefaces import width
from engines.royals.atlas import CITIES
from engines.royals.picture.looks import CRESTS, GOLD, HIGH, LANDS, OTHERS, PAPER, PLACES, SHAPES, TAG, WIDE
from engines.royals.picture.pieces import PORTRAIT

SEA, SHORE, INK = "#BCD0CB", "#6E9396", "#2B2118"
SHORES = ((46, "25"), (34, "35"), (23, "50"), (13, "70"), (5, "90"))
"""How far from the coast a line runs, and how strong it is, in hundredths."""
HILLS = (
    *((880, 838), (912, 862), (862, 880), (935, 835), (975, 812), (1015, 800), (1060, 796), (1110, 800), (1155, 792)),
    *((445, 1046), (490, 1056), (535, 1066), (395, 1110), (1288, 455), (1322, 470), (1355, 492), (560, 250)),
)
TAG_BELOW = PORTRAIT + 37
"""From the middle of the portraits to that of the city's name."""
_HILL = "M-22 14L-4 -17L3 -9L8 -14L24 14Z", "M-4 -17L3 -9L8 -14L24 14H6C2 4 -1 -6 -4 -17Z"


@lru_cache(maxsize=16)
def ground(names: tuple[str, ...]) -> Sprite:
    """:param names: of the cities, in the reader's language."""
    ink = Ink(WIDE, HIGH)
    _water(ink)
    _land(ink)
    for x, y in HILLS:
        hill, shade = _HILL
        ink.add(
            f'<g transform="translate({x} {y})"><path d="{hill}" fill="#F6EBD0" stroke="#6B4E2A" stroke-width="2"/>'
            f'<path d="{shade}" fill="#6B4E2A" fill-opacity=".45"/></g>'
        )
    ink.icon("galleon", 95, 620, 92, "#5B4A2E", opacity=75).icon(
        "shooner-sailboat", 745, 190, 90, "#5B4A2E", opacity=70
    )
    ink.icon("sea-serpent", 1000, 1150, 95, "#4F6E70", opacity=80)
    _rose(ink, 140, 820)
    for land, (x, y) in zip(LANDS, CRESTS, strict=True):
        ink.put(crest(land.crest, land.edge), x - 45, y - 52)
    for city, (x, y), name in zip(CITIES, PLACES, names, strict=True):
        tag = ribbon(name, LANDS[city.country].edge)
        ink.put(tag, x - tag.width // 2, y + TAG_BELOW - tag.height // 2)
    for inset, line, colour in ((7, 14, "#4A3319"), (17, 3, "#D9B871"), (24, 2, "#4A3319")):
        box = Box(inset, inset, WIDE - 2 * inset, HIGH - 2 * inset)
        ink.box(box, "none", rim=colour, line=line)
    return ink.sprite(ground=True)


def _water(ink: Ink) -> None:
    coast = "".join(SHAPES) + OTHERS
    ink.box(Box(0, 0, WIDE, HIGH), SEA).define("coast", f'<path id="coast" d="{coast}"/>')  # read once, drawn often
    for far, strong in SHORES:
        joined = 'fill="none" stroke-linejoin="round"'
        ink.add(
            f'<use href="#coast" {joined} stroke="{SHORE}" stroke-opacity=".{strong}" stroke-width="{2 * far + 3}"/>',
            f'<use href="#coast" {joined} stroke="{SEA}" stroke-width="{2 * far}"/>',
        )
    ink.add(f'<use href="#coast" transform="translate(2 6)" fill="{INK}" fill-opacity=".35"/>')


def _land(ink: Ink) -> None:
    ink.define(
        "hatch",
        '<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">'
        '<path d="M0 0V9" stroke="#7A6A4C" stroke-opacity=".22" stroke-width="2"/></pattern>',
    )
    ink.path(OTHERS, "#E4DABF").path(OTHERS, "url(#hatch)", rim="#6B5A3C")
    for number, (land, shape) in enumerate(zip(LANDS, SHAPES, strict=True)):
        ink.define(f"land{number}", f'<clipPath id="land{number}"><path d="{shape}"/></clipPath>')
        ink.path(shape, PAPER).path(shape, land.fill, more='fill-opacity=".72"')
        bands = "".join(
            f'<path d="{shape}" stroke-opacity=".{strong}" stroke-width="{wide}"/>'
            for wide, strong in ((70, 16), (40, 22), (15, 50))
        )
        ink.add(
            f'<g clip-path="url(#land{number})" fill="none" stroke="{land.edge}" stroke-linejoin="round">{bands}</g>'
        )
    for shape in SHAPES:
        ink.path(shape, "none", rim=INK, line=3)


def _rose(ink: Ink, x: int, y: int) -> None:
    """A compass."""
    rays = "".join(
        f'<g transform="rotate({turn})"><path d="M0 -{long}L{wide} -{wide}L0 0Z" fill="{PAPER}" stroke="#6B4E2A"/>'
        f'<path d="M0 -{long}L-{wide} -{wide}L0 0Z" fill="#8E1B1B"/></g>'
        for long, wide, turns in ((36, 7, (45, 135, 225, 315)), (66, 9, (0, 90, 180, 270)))
        for turn in turns
    )
    ring = '<circle r="52" fill="none" stroke="#6B4E2A" stroke-width="2"/>'
    ink.add(f'<g transform="translate({x} {y})">{ring}{rays}</g>')


@lru_cache(maxsize=64)
def ribbon(name: str, colour: str) -> Sprite:
    """A city's name on its band."""
    wide = max(width(name, TAG.face, TAG.size) + 44, 104)
    ink = Ink(wide, 42)
    band = f"M2 3H{wide - 2}L{wide - 12} 20L{wide - 2} 37H2L12 20Z"
    ink.path(band, "#000", more='fill-opacity=".3" transform="translate(0 3)"').path(band, colour, rim=PAPER)
    return ink.words(wide // 2, 29, name, TAG).sprite()


@lru_cache(maxsize=16)
def crest(icon: str, colour: str) -> Sprite:
    """A country's arms, 90 by 104."""
    ink = Ink(90, 104)
    shield = "M6 6H84V52C84 76 66 90 45 99C24 90 6 76 6 52Z"
    ink.path(shield, "#000", more='fill-opacity=".3" transform="translate(2 4)"')
    return ink.path(shield, colour, rim=GOLD, line=4).icon(icon, 45, 48, 62, "#F7E3A8").sprite(solid=True)
