"""Imported by the process that the bot is forked from."""

from tests.killing import program
from tests.killing.town import GAMES_PLAYED

program.warm(*GAMES_PLAYED)
