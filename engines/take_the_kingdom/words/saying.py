"""The catalogue keys of each kind of play that has parameters, spelt out so that a search finds them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Said(NamedTuple):
    move: str
    """Beginning it, as a label."""
    hint: str = ""
    """In small print; a build, a trap or an attack tells of its card instead."""
    play: str = ""
    """Declared, in a few words; plays that are aimed at nobody, and attacks, are told otherwise."""
    event: str = ""
    """Declared, as a line of the log."""


SAID: Mapping[str, Said] = {
    "build": Said("move-ready-build"),
    "set_trap": Said("move-ready-set-trap"),
    "attack": Said("move-ready-attack"),
    "conquest_land": Said(
        "move-ready-conquest-land", "hint-ready-conquest-land", "play-conquest-land", "event-conquest-land"
    ),
    "conquest_defence": Said(
        "move-ready-conquest-defence", "hint-ready-conquest-defence", "play-conquest-defence", "event-conquest-defence"
    ),
    "earthquake": Said("move-ready-earthquake", "hint-ready-earthquake", "play-earthquake", "event-earthquake"),
    "disrepair": Said("move-ready-disrepair", "hint-ready-disrepair", "play-disrepair", "event-disrepair"),
    "mutiny_remove": Said(
        "move-ready-mutiny-remove", "hint-ready-mutiny-remove", "play-mutiny-remove", "event-mutiny-remove"
    ),
    "sabotage_trap": Said(
        "move-ready-sabotage-trap", "hint-ready-sabotage-trap", "play-sabotage-trap", "event-sabotage-trap"
    ),
    "freeze": Said("move-ready-freeze", "hint-ready-freeze", "play-freeze", "event-freeze"),
    "misfortune": Said("move-ready-misfortune", "hint-ready-misfortune", "play-misfortune", "event-misfortune"),
    "spy_steal": Said("move-ready-spy-steal", "hint-ready-spy-steal", "play-spy-steal", "event-spy-steal"),
    "spy_look": Said("move-ready-spy-look", "hint-ready-spy-look", "play-spy-look", "event-spy-look"),
    "mercy_thaw": Said("move-ready-mercy-thaw", "hint-ready-mercy-thaw"),
}
