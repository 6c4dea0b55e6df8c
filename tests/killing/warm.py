"""Imported by the process that the bot is forked from."""

from __future__ import annotations

from tests.killing import program
from tests.killing.town import GAMES_PLAYED

program.warm(*GAMES_PLAYED)
