"""How things look: colours and lettering of this game's pictures, and where things stand on the map."""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NamedTuple

from engines.core.drawing.ink import Style, icon
from engines.core.drawing.typefaces import CAPITALS, FIGURES, LABELS, PROSE
from engines.core.emblem import DARK
from engines.royals.atlas import CITIES, COUNTRIES, RANKS

PAPER, GOLD, WINE, BROWN, RIM = "#F3E7CC", "#F7D98A", "#8E1B1B", "#4A3319", "#B89B6A"


class Land(NamedTuple):
    """A country: its ground, its edge and lettering, its crest."""

    fill: str
    edge: str
    crest: str


_LANDS = {
    "france": Land("#A9C3E6", "#2F62A8", "fleur-de-lys"),
    "german_states": Land("#CFCBBE", "#55524A", "eagle-emblem"),
    "britain": Land("#E9B3A4", "#A5341F", "lion"),
    "spain": Land("#F2D583", "#8A6408", "castle"),
}
LANDS = tuple(_LANDS[country] for country in COUNTRIES)
_FLAGS = {"france": "🇫🇷", "german_states": "🇩🇪", "britain": "🇬🇧", "spain": "🇪🇸"}
TOLD = {
    **{flag: icon(_LANDS[country].crest, _LANDS[country].edge) for country, flag in _FLAGS.items()},
    "🗡": icon("spy", DARK),
    "⚔": icon("crossed-swords", DARK),
}
"""The figures of the texts' signs."""
_ICONS = {
    "marshal": "sabers-choc",
    "baron": "crenel-crown",
    "countess": "handheld-fan",
    "duke": "jewel-crown",
    "cardinal": "pope-crown",
    "princess": "tiara",
    "king": "imperial-crown",
}
RANK_ICONS = tuple(_ICONS[rank] for rank in RANKS)

_MAP: Mapping[str, Any] = json.loads(files(__package__).joinpath("map.json").read_text("utf-8"))
WIDE: int
HIGH: int
WIDE, HIGH = _MAP["size"]
SHAPES = tuple(_MAP["countries"][country] for country in COUNTRIES)
"""Country → SVG path."""
OTHERS: str = _MAP["others"]
PLACES = tuple((x, y) for x, y in (_MAP["cities"][city.id] for city in CITIES))
"""City → the middle of its portraits."""
BONUSES: tuple[tuple[int, int] | None, ...] = tuple(_MAP["bonuses"].get(city.id) for city in CITIES)
"""City → the middle of its marker, where that cannot lie right of its portraits."""
CATHEDRALS: tuple[tuple[int, int] | None, ...] = tuple(_MAP["cathedrals"].get(city.id) for city in CITIES)
"""City → the left edge and the middle of its cathedral, where that cannot lie below its name."""
CRESTS = tuple((x, y) for x, y in (_MAP["crests"][country] for country in COUNTRIES))

TAG = Style(CAPITALS, 30, "#FFF8E6")
HEAD = Style(LABELS, 32, BROWN)
NAME = Style(PROSE, 31, DARK)
NOTE = Style(LABELS, 27, BROWN)
FIGURE = Style(FIGURES, 33, DARK)
STAKE = Style(FIGURES, 31, WINE)
