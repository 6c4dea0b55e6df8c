"""What is read in positions that are laid out for it, as :mod:`tests.told` writes it down."""

from pathlib import Path

from engines.bellum_magica import GAME
from tests import told
from tests.bellum_magica.told import lines, menus, orders, pages

__all__ = ("FOLDER", "GAME", "TOLD")
FOLDER = Path(__file__).parent
TOLD = told.collected(lines, menus, orders, pages)
