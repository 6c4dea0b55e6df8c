"""Slash commands as data: the bot's own, and one group per game made of its phrases.

A command is what Discord's "Application Commands" page calls an application command object; :func:`all_commands` is
the body of the bulk overwrite. Names and descriptions are localised here, so no translator is needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.cases.drafts import playable
from bot.cases.stands import MOST as LATEST
from bot.kit import Kit
from bot.languages import BOT, ENGLISH, Catalogue, Languages
from bot.play.loans import MOST as LONGEST
from bot.play.seeking import SOUGHT
from bot.play.votes import MOST
from bot.ui.limits import CHOICES
from engines.core.game import Game, nothing
from engines.core.meta import Phrase

Command = dict[str, Any]

SUBCOMMAND, STRING, INTEGER, BOOLEAN, USER, ROLE = 1, 3, 4, 5, 6, 8
GUILD, BOT_DM = 0, 1
CATCH_UP = "catchup"
"""What ``/me`` can show beside one's tables."""


def all_commands(kit: Kit) -> list[Command]:
    """Everything that is registered, for all servers and for direct messages."""
    own = CommandNames(kit.languages, BOT)
    games = [_game(game, CommandNames(kit.languages, game.package)) for game in kit.games.values()]
    tables = [_table(kit, own), _event(kit, own), _stats(kit, own)]
    return [*tables, _simple(own, "hand"), _me(own), _help(kit, own), *games]


class CommandNames:
    """What some packages call their commands, for clients of every language; English is what all others see."""

    def __init__(self, languages: Languages, package: str) -> None:
        self._english = languages.catalogue(ENGLISH, package)
        self._others = {
            client: languages.catalogue(tag, package)
            for tag in languages.tags
            if tag != ENGLISH
            for client in languages.clients(tag)
        }

    def named(self, key: str, name: str, kind: int | None = None) -> Command:
        """Name and description: the message says what it does, ``.name`` how it is called there."""
        made: Command = {"name": name, "description": self._english.say(key, {})}
        if kind is not None:
            made["type"] = kind
        if names := self._localised(lambda catalogue: catalogue.own(key, "name")):
            made["name_localizations"] = names
        made["description_localizations"] = self._localised(lambda catalogue: catalogue.own(key))
        return made

    def choice(self, key: str, value: str) -> Command:
        """One of the values that an option takes."""
        names = self._localised(lambda catalogue: catalogue.own(key))
        return {"name": self._english.say(key, {}), "value": value, "name_localizations": names}

    def _localised(self, say: Callable[[Catalogue], str | None]) -> dict[str, str]:
        """What a language lacks is left out: Discord shows the English for it, as everywhere."""
        found = {client: say(catalogue) for client, catalogue in self._others.items()}
        return {client: said for client, said in found.items() if said}


def _top(command: Command, *, anywhere: bool = True) -> Command:
    """A command as such: guild install only; *anywhere* includes direct messages with the bot."""
    contexts = [GUILD, BOT_DM] if anywhere else [GUILD]
    return {**command, "type": 1, "contexts": contexts, "integration_types": [0]}


def _simple(own: CommandNames, name: str) -> Command:
    return _top(own.named(f"command-{name}", name))


def _table(kit: Kit, own: CommandNames) -> Command:
    highest = max((game.meta.seats[-1] for game in kit.games.values()), default=2)
    lowest = min((game.meta.seats[0] for game in kit.games.values()), default=1)
    seats = {**own.named("argument-seats", "seats", INTEGER), "min_value": lowest, "max_value": highest}
    seat = {**own.named("argument-seat", "seat", INTEGER), "required": True, "autocomplete": True}
    seat |= {"min_value": 1, "max_value": highest}
    words = {**own.named("argument-words", "words", STRING), "required": True, "autocomplete": True}
    force = own.named("argument-force", "force", BOOLEAN)
    days = {**own.named("argument-days", "days", INTEGER), "required": True, "min_value": 0, "max_value": MOST["pause"]}
    hours = {**own.named("argument-hours", "hours", INTEGER), "required": True, "min_value": 1}
    until = {**own.named("argument-lent", "days", INTEGER), "required": True, "min_value": 0, "max_value": LONGEST}
    friend = own.named("argument-friend", "player", USER)
    invited = own.named("argument-invited", "player", USER)
    player = {**own.named("argument-player", "player", USER), "required": True}

    def sub(name: str, *options: Command) -> Command:
        made = own.named(f"command-table-{name}", name, SUBCOMMAND)
        return {**made, "options": list(options)} if options else made

    late = {**own.named("argument-delay", "delay", INTEGER), "min_value": 0, "max_value": LATEST}
    paces = [own.choice(f"pace-{pace}", pace) for pace in SOUGHT]
    pace = {**own.named("argument-pace", "pace", STRING), "required": True, "choices": paces}
    people = {**own.named("argument-players", "players", INTEGER), "min_value": lowest, "max_value": highest}
    holds = own.named("argument-until", "until", STRING)

    subs = [
        sub("open", _which(kit, own, required=True), seats),
        sub("seek", _which(kit, own, required=True), pace, people, holds),
        *map(sub, ("board", "log", "film", "who", "undo", "resign")),
        sub("replace", seat, player, force),
        sub("lend", until, friend),
        sub("substitute", {**seat, "required": False}),
        sub("pause", days),
        sub("extend", {**hours, "max_value": MOST["extend"]}),
        sub("live", {**hours, "max_value": MOST["live"]}),
        *map(sub, ("close", "export")),
        sub("world", *_worldly(kit, own)),
        sub("roster", *_worldly(kit, own), invited),
        *map(sub, ("holidays", "seekers")),
        sub("hide", words),
        sub("unhide", words),
        sub("void"),
        sub("stands"),
        sub("cast", own.named("argument-caster", "player", USER), late),
    ]
    return {**_top(own.named("command-table", "table"), anywhere=False), "options": subs}


def _event(kit: Kit, own: CommandNames) -> Command:
    """Contests, which people call events."""
    name = {**own.named("argument-name", "name", STRING), "required": True, "max_length": 60}
    role = own.named("argument-role", "role", ROLE)
    subs = {
        "create": [name, _which(kit, own, required=True, among=playable(kit.games)), role],
        "league": [name, _which(kit, own, required=True, among=playable(kit.games))],
        "list": [],
        "stewards": [own.named("argument-stewards", "role", ROLE)],
    }
    made = [
        {**own.named(f"command-event-{sub}", sub, SUBCOMMAND), **({"options": options} if options else {})}
        for sub, options in subs.items()
    ]
    return {**_top(own.named("command-event", "event"), anywhere=False), "options": made}


def _me(own: CommandNames) -> Command:
    """Without anything it shows one's tables and settings."""
    show = {**own.named("argument-show", "show", STRING), "choices": [own.choice("catch-up", CATCH_UP)]}
    zone = {**own.named("argument-zone", "zone", STRING), "autocomplete": True}
    return {**_simple(own, "me"), "options": [show, zone]}


def _stats(kit: Kit, own: CommandNames) -> Command:
    """What has come of the matches of a server."""
    game, one = (_which(kit, own, required=required) for required in (True, False))
    player = {**own.named("argument-whose", "player", USER), "required": True}
    options = {"me": [one], "person": [player, one], "game": [game], "server": [], "almanac": [], "prophets": []}
    subs = [
        {**own.named(f"command-stats-{name}", name, SUBCOMMAND), **({"options": taken} if taken else {})}
        for name, taken in options.items()
    ]
    return {**_top(own.named("command-stats", "stats"), anywhere=False), "options": subs}


def _help(kit: Kit, own: CommandNames) -> Command:
    return {**_simple(own, "help"), "options": [_which(kit, own, required=False)]}


def _which(kit: Kit, own: CommandNames, *, required: bool, among: Sequence[str] | None = None) -> Command:
    games = [each for each in kit.games.items() if among is None or each[0] in among][:CHOICES]
    choices = [CommandNames(kit.languages, game.package).choice("name", key) for key, game in games]
    return {**own.named("argument-game", "game", STRING), "required": required, "choices": choices}


def _worldly(kit: Kit, own: CommandNames) -> list[Command]:
    """The same of those whose matches leave something to the next; nothing where there is none."""
    lasting = [key for key, game in kit.games.items() if game.bequest is not nothing]
    return [_which(kit, own, required=False, among=lasting)] if lasting else []


def _game(game: Game[Any], names: CommandNames) -> Command:
    """``/<command> <phrase> <step> …``: nothing is required, since what is left out is asked for."""
    made = _top(names.named("tagline", game.meta.command))
    return {**made, "options": [_phrase(phrase, names) for phrase in game.meta.phrases]}


def called(phrase: Phrase) -> str:
    """Its name as people type it."""
    return phrase.name.replace("_", "-")


def _phrase(phrase: Phrase, names: CommandNames) -> Command:
    made = names.named(f"phrase-{phrase.name}", called(phrase), SUBCOMMAND)
    options = [
        {**names.named(f"step-{phrase.name}-{step.name}", step.name, STRING), "autocomplete": True}
        for step in phrase.steps
        if step.name
    ]
    return {**made, "options": options} if options else made
