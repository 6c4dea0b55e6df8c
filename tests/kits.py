"""What the tests hand in for the games that there are; a test puts in its own clock, languages and chance."""

from typing import Any

from bot.commands import all_commands
from bot.kit import Kit
from bot.languages import BOT
from bot.speech import Voice
from tests.contract.games import ALL_GAMES
from tests.petty_court import GAME
from tests.petty_court.founded import FOUNDED


def playing(*games: Any) -> Kit:
    """These games and no others."""
    return Kit({game.meta.key: game for game in games})


KIT = playing(GAME)
"""The toy is the only game, so that nothing leans on another."""
EVERY = playing(*ALL_GAMES.values(), FOUNDED)


def beside(*games: Any) -> Kit:
    """These games and the toy."""
    return playing(GAME, *games)


def understood(kit: Kit) -> None:
    """Every text of a kit is read now: no process that is forked after that spends time on it."""
    all_commands(kit)
    for locale in kit.languages.tags:
        for key, game in kit.games.items():
            kit.voice(locale, key)
            kit.languages.catalogue(locale, BOT, "engines.core", game.package).keys()


def voice(locale: str | None = "en", *about: Any, **known: Any) -> Voice:
    """Of the toy's people; see ``Kit.voice``."""
    return EVERY.voice(locale, *about, **known)
