"""``world``: worlds as files, which another server or another bot can take up. The bot must not be running."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from pathlib import Path

from bot.cases.carrying import packed, take_up
from bot.commandline.saying import say
from bot.kit import Kit
from bot.running import opened
from bot.settings import Settings
from persistence.carried import LARGEST, NotCarried, Why, fingerprint, signer, written
from persistence.errors import Damaged, Missing, Unreadable

REFUSED = 1
MISUSED = 2
ID = re.compile("[0-9]{1,20}")
"""Of a server or a channel, as Discord has them."""
REASONS: Mapping[Why, str] = {
    "unreadable": "world-file-unreadable",
    "unsigned": "world-file-unsigned",
    "newer": "world-file-newer",
    "forged": "world-file-forged",
    "rewritten": "world-file-rewritten",
    "signer": "world-file-signer",
    "game": "world-file-game",
    "taken": "world-file-taken",
}


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command's arguments."""
    world = commands.add_parser("world", help="carry a world to another server or bot; the bot must not be running")
    ways = world.add_subparsers(dest="way", required=True, metavar="WAY")
    out = ways.add_parser("export", help="write a world into a signed file")
    out.add_argument("channel", help="the id of its channel")
    out.add_argument("game", help="of which game")
    out.add_argument("file", type=Path)
    into = ways.add_parser("import", help="let a world in a file go on in a channel")
    into.add_argument("file", type=Path)
    into.add_argument("--server", required=True, metavar="ID", help="the id of the server")
    into.add_argument("--channel", required=True, metavar="ID", help="the id of the channel")
    into.add_argument("--signed-by", metavar="ID", help="who must have signed it, as its export has said")


async def world(kit: Kit, settings: Settings, args: argparse.Namespace) -> int:
    """0 when it is done, 1 if the world cannot be taken up or read, 2 if there is none, no file or no such id.
    ``CannotOpen``."""
    voice = kit.voice(settings.locale)
    given = (args.channel,) if args.way == "export" else (args.server, args.channel)
    if wrong := next((each for each in given if not ID.fullmatch(each)), None):
        say(voice.tell("world-no-id", what=wrong))
        return MISUSED
    if args.way == "export" and not settings.database.is_file():
        say(voice.tell("no-database", file=str(settings.database)))
        return MISUSED
    store = await opened(settings.database, kit, lambda _: None)
    try:
        if args.way == "export":
            every = await store.worlds.of_channel(args.channel)
            found = next((each for each in every if each.game == args.game and each.game in kit.games), None)
            if found is None:
                others = ", ".join(dict.fromkeys(each.game for each in every if each.game in kit.games))
                say(voice.tell("world-other-there", games=others) if others else voice.tell("world-none-there"))
                return MISUSED
            document = await packed(store, kit, found)
            args.file.write_bytes(written(document))
            by = signer(document["key"])
            told = voice.tell("world-exported", file=str(args.file), fingerprint=fingerprint(document), signer=by)
            say(told)
        else:
            with args.file.open("rb") as file:
                content = file.read(LARGEST + 1)
            taken = await take_up(store, kit, content, args.server, args.channel, signed_by=args.signed_by)
            document = await packed(store, kit, taken)
            say(voice.tell("world-imported", fingerprint=fingerprint(document), signer=taken.signer or ""))
            if args.signed_by is None:
                say(voice.tell("world-unchecked", fingerprint=fingerprint(document), signer=taken.signer or ""))
    except NotCarried as why:
        say(voice.tell(REASONS[why.code], file=str(args.file)))
        return REFUSED
    except (Damaged, Missing, Unreadable) as error:
        say(voice.tell("world-not-read", what=type(error).__name__))
        return REFUSED
    except OSError as error:
        say(f"{args.file}: {error.strerror}")
        return MISUSED
    finally:
        await store.close()
    return 0
