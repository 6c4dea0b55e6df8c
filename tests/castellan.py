"""``castellan`` that knows the games of the tests too: ``python -m tests.castellan rehearse liars_dice --seats 4``."""

from __future__ import annotations

import sys

from bot import cli
from bot.commandline import child
from engines import GAMES
from tests.contract.games import ALL_GAMES

if __name__ == "__main__":
    GAMES.update(ALL_GAMES)
    child.PROGRAM = ("-m", "tests.castellan")
    sys.exit(cli.main())
