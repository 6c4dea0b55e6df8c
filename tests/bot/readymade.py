"""What a process has to have done before it can be a bot at once: only for :mod:`tests.bot.forked`.

It knows the small games, and in the soak all of them: what a game says is read before any fork, and every bot that
starts puts the commands of its games together."""

import os
from functools import partial

from bot import cli
from tests.contract.games import TUTORIAL
from tests.kits import EVERY, beside, understood
from tests.petty_court.founded import FOUNDED

KIT = EVERY if any(name.startswith("CASTELLAN_SOAK_KILL") for name in os.environ) else beside(TUTORIAL, FOUNDED)
main = partial(cli.main, kit=KIT)
understood(KIT)
