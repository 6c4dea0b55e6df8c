"""Names that players give (RL-7.8): how they are cleaned, and why one is refused."""

from __future__ import annotations

import unicodedata

from engines.core.text import Text, text
from engines.risk_legacy.components import BOX
from engines.risk_legacy.moves.rewards import Place
from engines.risk_legacy.world import World

CHARS, LENGTH, TAKEN = text("reason-name-chars"), text("reason-name-length"), text("reason-name-taken")


def cleaned(words: str) -> str:
    """Composed, every run of blanks one space, trimmed (RL-7.8.2)."""
    return " ".join(unicodedata.normalize("NFC", words).split())


def refusal(words: str, place: Place, world: World) -> Text | None:
    """Why *words* cannot be the name of such a place; ``None`` if they can."""
    name, rules = cleaned(words), BOX.names
    if not _readable(name):
        return CHARS
    if not rules.lengths[place].min <= len(name) <= rules.lengths[place].max:
        return LENGTH
    return TAKEN if _bare(name) in [_bare(other) for other in given(world, place)] else None


def given(world: World, place: Place) -> tuple[str, ...]:
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
        allowed = kind in rules.allowed_categories or letter in rules.allowed_punctuation
        if not allowed or marks > rules.max_combining_in_a_row:
            return False
    says_something = any(unicodedata.category(letter)[0] in "LN" for letter in name)
    return says_something and not any(part in name.casefold() for part in rules.refuse_substrings)


def _bare(name: str) -> str:
    """What two names must not share: letters and digits alone, whatever their case (RL-7.8.3)."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in folded if unicodedata.category(letter)[0] not in "ZP")
