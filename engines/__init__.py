"""Pure game engines. Nothing under this package performs I/O, reads a clock or imports discord."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

from engines.core.game import Game

_packages = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.ispkg)
GAMES: Mapping[str, Game[Any]] = MappingProxyType(
    {package.GAME.meta.key: package.GAME for package in _packages if hasattr(package, "GAME")}
)
"""Key → game: every sub-package that exports ``GAME``. Adding a game is adding a folder."""
