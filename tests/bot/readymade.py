"""What a process has to have done before it can be a bot at once: only for :mod:`tests.bot.forked`."""

from __future__ import annotations

from bot import cli
from bot.commands import all_commands
from bot.speech import LOCALES, Voice
from engines import GAMES
from tests.contract.games import ALL_GAMES
from tests.petty_court.founded import FOUNDED

main = cli.main
GAMES.update(ALL_GAMES)
GAMES[FOUNDED.meta.key] = FOUNDED
all_commands(GAMES)
for locale in LOCALES:
    for key in GAMES:
        Voice(locale, key)
