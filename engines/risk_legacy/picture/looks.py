"""How things look: colours and lettering of this game's pictures, and where things stand on the map."""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NamedTuple

from engines.core.drawing.ink import Style
from engines.core.drawing.scene import Box
from engines.core.drawing.typefaces import CAPITALS, FIGURES, LABELS
from engines.risk_legacy.atlas import CONTINENTS, NUMBER, TERRITORIES, continent_of
from engines.risk_legacy.lands import OfLands, new_land

NIGHT, DEEP, SEA, SHORE = "#0A1C2B", "#102A3D", "#1B435C", "#9FD3E8"
CREAM, NEUTRAL, INK, BEAM, GOLD = "#FBF6E9", "#DED8C8", "#17202A", "#FFE9B0", "#FFD75E"
FRESH = "#FFFFFF"
"""Around whatever has changed."""
PALE = "#BFD7E4"

_TINTS = {
    "north_america": "#F0B35A",
    "south_america": "#E58FA0",
    "europe": "#9FC3F2",
    "africa": "#E8C9A0",
    "asia": "#A9D6A0",
    "australia": "#D2B0EA",
}
TINTS = tuple(_TINTS[continent] for continent in CONTINENTS)
"""Continent → its coast, its name and its cards."""
FAR_OFF = "#8FE3D0"
"""The same, of what lies in none."""


def tint_of(at: int) -> str:
    """Of a territory."""
    number = continent_of(at)
    return FAR_OFF if number is None else TINTS[number]


class Place(NamedTuple):
    """Where a territory lies on the map."""

    shape: str
    """An SVG path, in tenths of a point."""
    box: Box
    badge: tuple[int, int]
    """The middle of its badge."""
    label: tuple[int, int]
    """The middle of its name."""
    room: int
    """How wide that may be."""


_MAP: Mapping[str, Any] = json.loads(files(__package__).joinpath("map.json").read_text("utf-8"))
WIDE: int
HIGH: int
WIDE, HIGH = _MAP["size"]


def _place(at: int) -> Place:
    """As drawn on the map; what packets bring is an island about its spot."""
    if at < len(TERRITORIES):
        each = _MAP["territories"][TERRITORIES[at]]
        (x, y), (to_x, to_y) = each["badge"], each["label"]
        return Place(each["shape"], Box(*each["box"]), (x, y), (to_x, to_y), each["room"])
    x, y = new_land(at).spot
    shape = f"M{x * 10 - 620} {y * 10}{_MAP['small']}"
    return Place(shape, Box(x - 66, y - 48, 132, 98), (x, y), (x, y + 66), 150)


PLACES = OfLands(_place)
NAMEPLATES = tuple(Box(*_MAP["continents"][continent]) for continent in CONTINENTS)
"""Continent → the sea that its name may fill."""
LINKS = tuple((NUMBER[one], NUMBER[other], shape) for one, other, shape in _MAP["links"])
"""Ways across the sea: what they join, and an SVG path in tenths."""
BORDERS: str = _MAP["borders"]
"""Between continents, on land."""
LAKES: str = _MAP["lakes"]

TILES = (
    (14, '<path d="M-3.5 3.5L3.5 -3.5M-3.5 17.5L17.5 -3.5M10.5 17.5L17.5 10.5" stroke="{c}" stroke-width="2.6"/>'),
    (16, '<circle cx="4" cy="4" r="2.4" fill="{c}"/><circle cx="12" cy="12" r="2.4" fill="{c}"/>'),
    (18, '<path d="M0 12L4.5 6L13.5 12L18 6" fill="none" stroke="{c}" stroke-width="2"/>'),
    (16, '<path d="M-4 -4L20 20M20 -4L-4 20" stroke="{c}" stroke-width="1.9"/>'),
    (14, '<path d="M0 3.5H14M0 10.5H14" stroke="{c}" stroke-width="2.2"/>'),
)
"""Seat → how large a tile of its pattern is, and what is on it."""

NAME = Style(LABELS, 28, "#FFFFFF", "#101C26")
"""Of a territory."""
TOWN = Style(LABELS, 26, BEAM, "#101C26")
HEAD = Style(LABELS, 30, BEAM)
NOTE = Style(LABELS, 28, PALE)
WHO = Style(LABELS, 31, "#FFFFFF")
FIGURE = Style(FIGURES, 30, "#FFFFFF")
TITLE = Style(CAPITALS, 32, BEAM)
CONTINENT = Style(LABELS, 29, BEAM, "#0D2436")


def hundredths(number: int) -> str:
    """As SVG writes it."""
    sign, number = ("-", -number) if number < 0 else ("", number)
    return f"{sign}{number // 100}.{number % 100:02}"
