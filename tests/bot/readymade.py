"""What a process has to have done before it can be a bot at once: only for :mod:`tests.bot.forked`."""

from __future__ import annotations

from functools import partial

from bot import cli
from bot.commands import all_commands
from tests.kits import EVERY

main = partial(cli.main, kit=EVERY)
all_commands(EVERY)
for locale in EVERY.languages.tags:
    for key in EVERY.games:
        EVERY.voice(locale, key)
