"""``castellan`` that knows the games of the tests too: ``python -m tests.castellan rehearse liars_dice --seats 4``."""

import sys

from bot import cli
from bot.commandline import child
from tests.contract.games import ALL_GAMES
from tests.kits import playing

if __name__ == "__main__":
    child.PROGRAM = ("-m", "tests.castellan")
    sys.exit(cli.main(kit=playing(*ALL_GAMES.values())))
