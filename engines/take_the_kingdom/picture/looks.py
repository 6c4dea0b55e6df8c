"""How things look: colours and lettering of this game's pictures, and what stands for each kind of card."""

from collections.abc import Mapping

from engines.core.drawing.ink import Style
from engines.core.drawing.typefaces import CAPITALS, FIGURES, PROSE
from engines.core.emblem import DARK, LIGHT
from engines.take_the_kingdom.components import CATEGORY, KINDS

PAPER, GOLD, WINE, BROWN, RIM = "#F3E7CC", "#F7D98A", "#8E1B1B", "#4A3319", "#B89B6A"
WOOD, FRESH, WHOLE, FROST, ICE = "#3B281C", "#FFD84A", "#3E8E58", "#CBE8F7", "#2E6F9E"
GRASS, STONE = "#9DB36A", "#B7AC97"
"""What Lands and Forts stand on."""
SHAPES: Mapping[str | None, str] = {
    "structural": "M-40 -34Q-40 -40 -34 -40H34Q40 -40 40 -34V34Q40 40 34 40H-34Q-40 40 -40 34Z",
    "human": "M-42 0A42 42 0 1 1 42 0A42 42 0 1 1 -42 0Z",
    "mechanical": "M-24 -42H24L46 0L24 42H-24L-46 0Z",
    None: "M-38 -42H38V4C38 26 20 38 0 46C-20 38 -38 26 -38 4Z",
}
"""Nature of a card → around (0, 0), what its figure stands on: built, people, machines, anything else."""

CASTLE = (
    "M4 96V34H0V14H9V23H15V14H24V23H29V14H38V34H34V52H40V46H47V52H53V46H60V52H66V34H62V14H71V23H76V14H85V23H91V14H100"
    "V34H96V96H60V78C60 64 40 64 40 78V96Z"
)
"""A Fort, 100 points wide and high."""
SHIELD = "M4 4H46V24C46 38 36 46 25 52C14 46 4 38 4 24Z"
"""What strength stands on, 50 points wide and 56 high."""

ICONS: Mapping[str, str] = {
    "fort": "castle",
    "land": "wheat",
    "mercy": "peace-dove",
    "hills": "hills",
    "moat": "river",
    "walls": "stone-wall",
    "battlements": "stone-tower",
    "archers": "bowman",
    "knights": "mounted-knight",
    "trap_real": "wolf-trap",
    "trap_decoy": "scarecrow",
    "soldiers": "swordman",
    "pikemen": "pikeman",
    "siege_tower": "siege-tower",
    "battering_ram": "siege-ram",
    "trebuchet": "trebuchet",
    "cannon": "cannon",
    "morale": "trumpet-flag",
    "spread": "split-arrows",
    "fortune": "horseshoe",
    "misfortune": "raven",
    "conquest": "conqueror",
    "earthquake": "earth-crack",
    "sabotage": "gear-hammer",
    "mutiny": "uprising",
    "disrepair": "castle-ruins",
    "deny": "halt",
    "spy": "spy",
    "freeze": "snowflake-1",
    "disease": "biohazard",
    "famine": "dead-wood",
    "plague": "plague-doctor-profile",
}
_COLOURS: Mapping[str, tuple[str, str]] = {
    "fort": ("#5E564A", "#DAD2C1"),
    "land": ("#55702B", "#D6E0B0"),
    "mercy": ("#2D6C7A", "#CFE6E6"),
    "defence": ("#5E564A", "#DAD2C1"),
    "trap": ("#3A2B45", "#CFC3D8"),
    "attack": ("#8E2A1B", "#EDC4B2"),
    "booster": ("#B0620E", "#F6DDAE"),
    "action": ("#34528A", "#C8D5EC"),
    "penalty": ("#33322F", "#BDB9AE"),
}
COLOURS: Mapping[str, tuple[str, str]] = {kind: _COLOURS[CATEGORY[kind]] for kind in KINDS}
"""Kind of card → its edge, and its pale ground."""

LABEL = Style(CAPITALS, 28, LIGHT)
HEAD = Style(CAPITALS, 38, BROWN)
NAME = Style(PROSE, 42, DARK)
NOTE = Style(PROSE, 30, BROWN)
FIGURE = Style(FIGURES, 42, DARK)
TOTAL = Style(FIGURES, 46, "#FFE9B8")
"""Upon a shield."""
SMALL = Style(FIGURES, 28, LIGHT)
