"""Slash commands as data: the bot's own, and one group per game made of its phrases.

A command is what Discord's "Application Commands" page calls an application command object; :func:`all_commands` is
the body of the bulk overwrite. Names and descriptions are localised here, so no translator is needed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.speech import LOCALES, attribute, bundle
from bot.ui.limits import CHOICES
from engines.core.game import Game
from engines.core.meta import Phrase

Command = dict[str, Any]

DISCORD_LOCALES = {"ru": "ru", "bg": "bg"}
"""Catalogue → Discord's name for it. English is what everybody else sees."""

SUBCOMMAND, STRING, INTEGER, USER = 1, 3, 4, 6
GUILD, BOT_DM = 0, 1


def all_commands(games: Mapping[str, Game[Any]]) -> list[Command]:
    """Everything that is registered, for all servers and for direct messages."""
    return [_table(games), _simple("hand"), _simple("me"), _help(games), *(_game(game) for game in games.values())]


def _named(key: str, name: str, packages: Iterable[str], kind: int | None = None) -> Command:
    """Name and description from the catalogues: the message says what it does, ``.name`` how it is called there."""
    places = tuple(packages)
    made: Command = {"name": name, "description": _says("en", key, places)}
    if kind is not None:
        made["type"] = kind
    names = {locale: attribute(locale, key, "name", *places) for locale in LOCALES if locale in DISCORD_LOCALES}
    localised = {DISCORD_LOCALES[locale]: said for locale, said in names.items() if said}
    if localised:
        made["name_localizations"] = localised
    made["description_localizations"] = {
        discord: _says(locale, key, places) for locale, discord in DISCORD_LOCALES.items()
    }
    return made


def _says(locale: str, key: str, packages: tuple[str, ...]) -> str:
    catalogue = bundle(locale, *packages)
    pattern = catalogue.get_message(key).value
    assert pattern is not None, key
    return str(catalogue.format_pattern(pattern, {})[0])


def _own(key: str, name: str, kind: int | None = None) -> Command:
    return _named(key, name, ("bot",), kind)


def _top(command: Command, *, anywhere: bool = True) -> Command:
    """A command as such: guild install only; *anywhere* includes direct messages with the bot."""
    contexts = [GUILD, BOT_DM] if anywhere else [GUILD]
    return {**command, "type": 1, "contexts": contexts, "integration_types": [0]}


def _simple(name: str) -> Command:
    return _top(_own(f"command-{name}", name))


def _sub(name: str, *options: Command) -> Command:
    made = _own(f"command-table-{name}", name, SUBCOMMAND)
    return {**made, "options": list(options)} if options else made


def _table(games: Mapping[str, Game[Any]]) -> Command:
    highest = max((game.meta.seats[-1] for game in games.values()), default=2)
    lowest = min((game.meta.seats[0] for game in games.values()), default=1)
    seats = {**_own("argument-seats", "seats", INTEGER), "min_value": lowest, "max_value": highest}
    seat = {**_own("argument-seat", "seat", INTEGER), "required": True, "min_value": 1, "max_value": highest}
    words = {**_own("argument-words", "words", STRING), "required": True, "autocomplete": True}
    player = {**_own("argument-player", "player", USER), "required": True}
    subs = [
        _sub("open", _which(games, required=True), seats),
        *map(_sub, ("board", "log", "seats", "resign")),
        _sub("replace", seat, player),
        *map(_sub, ("close", "export")),
        _sub("world", _which(games, required=False)),
        _sub("hide", words),
        _sub("unhide", words),
    ]
    return {**_top(_own("command-table", "table"), anywhere=False), "options": subs}


def _help(games: Mapping[str, Game[Any]]) -> Command:
    return {**_simple("help"), "options": [_which(games, required=False)]}


def _which(games: Mapping[str, Game[Any]], *, required: bool) -> Command:
    choices = [
        {
            "name": _says("en", "name", (game.package,)),
            "value": key,
            "name_localizations": {d: _says(loc, "name", (game.package,)) for loc, d in DISCORD_LOCALES.items()},
        }
        for key, game in list(games.items())[:CHOICES]
    ]
    return {**_own("argument-game", "game", STRING), "required": required, "choices": choices}


def _game(game: Game[Any]) -> Command:
    """``/<command> <phrase> <step> …``: nothing is required, since what is left out is asked for."""
    where = (game.package,)
    made = _top(_named("tagline", game.meta.command, where))
    return {**made, "options": [_phrase(phrase, where) for phrase in game.meta.phrases]}


def called(phrase: Phrase) -> str:
    """Its name as people type it."""
    return phrase.name.replace("_", "-")


def _phrase(phrase: Phrase, where: tuple[str, ...]) -> Command:
    made = _named(f"phrase-{phrase.name}", called(phrase), where, SUBCOMMAND)
    options = [
        {**_named(f"step-{phrase.name}-{step.name}", step.name, where, STRING), "autocomplete": True}
        for step in phrase.steps
        if step.name
    ]
    return {**made, "options": options} if options else made
