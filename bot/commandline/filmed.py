"""Make a film of an exported match."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.commandline.saying import say
from bot.commandline.verify import opened
from bot.kit import Kit
from bot.pictures.drawing import pen
from bot.pictures.film import Reel, TooLarge, film
from bot.play.past import Past
from bot.speech import NOBODY_KNOWN
from engines.core.drawing.look import player

WRONG_USE = 2


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], kit: Kit) -> None:
    """The command's arguments."""
    made = commands.add_parser("film", help="make a film of an exported match")
    made.add_argument("file", type=Path, help="an exported match")
    made.add_argument("--names", default="", help="of the seats, with commas; an export has none")
    made.add_argument("--locale", choices=kit.languages.tags, default=kit.languages.tags[0])
    made.add_argument("--out", type=Path, required=True, metavar="FILE", help="a WebP file")


def filmed(kit: Kit, file: Path, names: str, locale: str, out: Path) -> int:
    """0 if it has been made, 1 if the match cannot be played again or drawn, or its film would be too large, 2 if a
    file is not what it should be."""
    found = opened(kit, file, locale)
    if isinstance(found, int):
        return found
    document, course = found
    game = document["game"]
    if kit.games[game].painter is None or not course.turns:
        say(kit.voice(locale).tell("no-film"))
        return 1
    players = [kit.voice(locale)(player(seat)) for seat in range(len(document["seats"]))]
    given = names.split(",")[: len(players)] if names else []
    called = [*given, *players[len(given) :]]
    reel = Reel(Past(kit, game, locale, called, NOBODY_KNOWN, ()), called)
    scenes = list(reel.scenes(reel.frames(course)))
    try:
        content = film(lambda: scenes, pen())
    except TooLarge:
        say(kit.voice(locale).tell("film-too-large"))
        return 1
    try:
        out.write_bytes(content)
    except OSError as error:
        say(f"{out}: {error.strerror}")
        return WRONG_USE
    say(f"{out}: {len(scenes)} frames, {len(content) // 1024} KB")
    return 0
