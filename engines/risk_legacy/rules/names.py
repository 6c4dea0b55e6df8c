"""Names that players give (RL-7.8): how they are cleaned, and why one is refused."""

import unicodedata

from engines.core.menu import tidy
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.moves.rewards import Nameable
from engines.risk_legacy.rules.reasons import Reason

INVISIBLE = "".join(
    chr(code)
    for first, last in (
        *((0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)),
        *((0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF)),
    )
    for code in range(first, last + 1)
)
"""Letters and marks by their category that show nothing: fillers, joiners, variation selectors (RL-7.8.2)."""


def refusal(words: str, place: Nameable, world: World) -> Reason | None:
    """Why *words* cannot be the name of such a place (RL-7.8.1 to 7.8.3); ``None`` if they can."""
    name, rules = tidy(words), BOX.names
    if not _readable(name):
        return "name_chars"
    if not rules.lengths[place].min <= len(name) <= rules.lengths[place].max:
        return "name_length"
    return "name_taken" if _bare(name) in [_bare(other) for other in given(world, place)] else None


def given(world: World, place: Nameable) -> tuple[str, ...]:
    """The names of this kind that the world has."""
    match place:
        case "city":
            found = [land.city.name for land in world.lands if land.city]
        case "continent":
            found = [region.name for region in world.regions]
        case "planet":
            found = [world.planet]
    return tuple(name for name in found if name is not None)


def _readable(name: str) -> bool:
    rules, marks = BOX.names, 0
    for letter in name:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        printed = kind in rules.allowed_categories and letter not in INVISIBLE
        allowed = printed or letter in rules.allowed_punctuation
        if not allowed or marks > rules.max_combining_in_a_row:
            return False
    says_something = any(unicodedata.category(letter)[0] in "LN" for letter in name)
    return says_something and not any(part in _folded(name) for part in rules.refuse_substrings)


def _bare(name: str) -> str:
    """What two names must not share: no blanks, no punctuation, whatever their case (RL-7.8.3)."""
    return "".join(letter for letter in _folded(name) if unicodedata.category(letter)[0] not in "ZP")


def _folded(name: str) -> str:
    """Wide letters and ligatures as plain ones, capitals as small ones."""
    return unicodedata.normalize("NFKC", name).casefold()
