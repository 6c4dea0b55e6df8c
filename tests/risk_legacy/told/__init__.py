"""What is read in positions that are laid out for it, as :mod:`tests.told` writes it down."""

from pathlib import Path

from engines.core.text import Text
from engines.risk_legacy import GAME
from tests import told
from tests.contract.catalogues import render
from tests.risk_legacy.told import (
    boards,
    endings,
    lines,
    menus,
    missions,
    own,
    pack_1,
    pack_2,
    pocket_1,
    pocket_2,
    worlds,
)

FOLDER = Path(__file__).parent
PACKETS = (pack_1, pack_2, missions, pocket_1, pocket_2)
"""Each with its ``MENUS``, and a sample of every event."""
TOLD = told.collected(boards, endings, lines, menus, own, worlds, *PACKETS)


def said(text: Text) -> str:
    return str(render(GAME, "en", text))
