"""What is read in positions that are laid out for it, as :mod:`tests.told` writes it down."""

from pathlib import Path

from engines.royals import GAME
from tests import told
from tests.royals.told import lines, menus, pages

__all__ = ("FOLDER", "GAME", "TOLD")
FOLDER = Path(__file__).parent
TOLD = told.collected(lines, menus, pages)
