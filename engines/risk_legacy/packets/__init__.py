"""The sealed packets (RL-B0 to B6), a folder each: what it changes of the rules as hook objects, its data, its texts.
The rest of the game knows none of them by name; a folder that is put here takes part."""

from importlib import import_module
from pkgutil import walk_packages


def unpack() -> None:
    """Import whatever lies in the folders, so that families know all their members."""
    for found in walk_packages(__path__, f"{__name__}."):
        import_module(found.name)
