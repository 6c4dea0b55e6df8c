"""How things look: colours and lettering of this game's pictures, and which figure stands for what."""

from collections.abc import Mapping
from typing import NamedTuple

from engines.bellum_magica.atlas import CREATURES, SETTLEMENTS, TIER_OF
from engines.core.drawing.ink import Style
from engines.core.drawing.typefaces import CAPITALS, LABELS, PROSE

WIDE, MARGIN, GAP = 1600, 16, 16
INK, NIGHT, PLATE = "#1E1712", "#2B1B3A", "#1A121F"
GOLD, CREAM, SAND = "#FFD75E", "#FFF6E0", "#D9C7A6"
FRESH, SHORT = "#7CF5C8", "#FF8A70"
"""Around whatever has changed; what is missing or lost."""

TITLE = Style(CAPITALS, 56, CREAM)
NAME = Style(PROSE, 46, CREAM)
TAG = Style(LABELS, 35, CREAM)
NOTE = Style(LABELS, 30, SAND)
CAPTION = Style(LABELS, 28, CREAM)
"""Names of cards, larger where there is room."""


class Sign(NamedTuple):
    """A shape that says what sort of thing it is, and the figure upon it: discs are resources, diamonds attack, shields
    defence; chests are a square, a hexagon and a seal."""

    icon: str
    shape: str
    fill: str
    ink: str = "#FFFFFF"


_DISC = "M-48 0A48 48 0 1 1 48 0A48 48 0 1 1 -48 0Z"
_DIAMOND = "M-8 -46Q0 -54 8 -46L46 -8Q54 0 46 8L8 46Q0 54 -8 46L-46 8Q-54 0 -46 -8Z"
_SHIELD = "M-44 -46H44V4C44 28 22 42 0 52C-22 42 -44 28 -44 4Z"
_SQUARE = "M-38 -46H38Q46 -46 46 -38V38Q46 46 38 46H-38Q-46 46 -46 38V-38Q-46 -46 -38 -46Z"
_HEXAGON = "M-28 -48H28L54 0L28 48H-28L-54 0Z"
_SEAL = "M0 -54L17 -42L38 -38L42 -17L54 0L42 17L38 38L17 42L0 54L-17 42L-38 38L-42 17L-54 0L-42 -17L-38 -38L-17 -42Z"

SIGNS: Mapping[str, Sign] = {
    "food": Sign("meat", _DISC, "#B3562B", "#FFE3BC"),
    "rune": Sign("rune-stone", _DISC, "#2E7FA6", "#E6FBFF"),
    "map": Sign("treasure-map", _DISC, "#8F7420", "#FFF3C4"),
    "barrel": Sign("barrel", _DISC, "#6E4A25", "#FFE0B2"),
    "spell": Sign("oily-spiral", _DISC, "#A33A86", "#FFE3F6"),
    "sword": Sign("broadsword", _DIAMOND, "#AB1F22"),
    "magic": Sign("rune-sword", _DIAMOND, "#6F34B0"),
    "thief": Sign("robber-mask", _DIAMOND, "#0E0C12", "#F3E9D2"),
    "shield": Sign("shield", _SHIELD, "#2D6AA6"),
    "magic-shield": Sign("magic-shield", _SHIELD, "#6F34B0"),
    "wood": Sign("locked-chest", _SQUARE, "#8A5528", "#FFE6C2"),
    "metal": Sign("locked-chest", _HEXAGON, "#7F95A6", "#14202A"),
    "gold": Sign("locked-chest", _SEAL, "#F0BE36", "#4A2C05"),
}
"""By the signs of the texts."""

HUES = {None: ("#3F6B3A", "#A9D69A"), 0: ("#7A4A1E", "#E8B878"), 1: ("#8E2230", "#FFD75E")}
"""Of creatures by tier, goblins apart: ground and rim."""
KIND_ICONS = {"tavern": "beer-stein", "farm": "barn", "village": "village", "city": "medieval-village-01"}
KIND_HUES = {"tavern": "#7A4A1E", "farm": "#5C7A2C", "village": "#2F6E6A", "city": "#6B3A62"}

_FAMILIES = {
    "goblin": "goblin-head",
    "kobold": "horned-reptile",
    "imp": "imp",
    "orc": "orc-head",
    "bog": "fish-monster",
    "mire": "frog",
    "cave": "spider-alt",
    "spider": "spider-face",
    "night": "evil-bat",
    "carrion": "raven",
    "crypt": "rat",
    "rat": "rat",
    "skeleton": "skeleton",
    "zombie": "shambling-zombie",
    "restless": "ghost",
    "wailing": "floating-ghost",
    "will": "burning-dot",
    "gloom": "cultist",
    "hedge": "witch-flight",
    "potion": "cauldron",
    "hexed": "scarecrow",
    "living": "visored-helm",
    "stone": "gargoyle",
    "mimic": "mimic-chest",
    "gremlin": "imp-laugh",
    "harpy": "harpy",
    "shadow": "wolf-howl",
    "werewolf": "werewolf",
    "satyr": "goat",
    "lizard": "lizardman",
    "tunnel": "mole",
    "gnoll": "hyena-head",
    "fire": "spiked-dragon-head",
    "frost": "sea-dragon",
    "storm": "dragon-head",
    "bone": "dragon-head",
    "hoard": "spiked-dragon-head",
    "mountain": "giant",
    "two": "ogre",
    "ogre": "ogre",
    "bridge": "troll",
    "vampire": "female-vampire",
    "lich": "crowned-skull",
    "death": "black-knight-helm",
    "pit": "devil-mask",
    "demon": "daemon-skull",
    "swamp": "hydra",
    "minotaur": "minotaur",
    "iron": "metal-golem-head",
    "nightmare": "greek-sphinx",
    "lake": "giant-squid",
}
"""By the first word of an id."""
_SINGLE = {"orc_on_a_boar": "boar", "bog_hag": "witch-face", "cave_troll": "troll", "goblin_drummer": "goblin"}
FACES = tuple(_SINGLE.get(card.id) or _FAMILIES[card.id.split("_")[0]] for card in CREATURES)
"""Creature → its figure."""
TIERS = tuple(TIER_OF.get(number) for number in range(len(CREATURES)))
"""Creature → its tier; ``None``: a goblin."""
PLACES = tuple(KIND_ICONS[card.kind] for card in SETTLEMENTS)
"""Settlement → its figure."""
