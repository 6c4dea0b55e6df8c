"""The command line. Without a command it runs the bot, or opens the parlour where there is no token."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
from collections.abc import Sequence
from pathlib import Path

import discord
from pydantic import ValidationError

from bot.commandline import company, doctor, filmed, health, keep, night, picture, rehearse, run, verify, worlds
from bot.commandline.saying import say
from bot.handlers.helping import release
from bot.kit import Kit
from bot.settings import Settings
from bot.time.pace import LATE, PACES
from engines import GAMES
from persistence.errors import CannotOpen


def main(argv: Sequence[str] | None = None, kit: Kit | None = None) -> int:
    """The exit code: 0 all well, 1 something did not hold, 2 wrong use, 30 and up the database must not be used.

    :param kit: what the tests put in the place of the games, the languages, the time and chance."""
    kit = kit or Kit(GAMES)
    parsing = parser(kit)
    args = parsing.parse_args(argv)
    if args.command == "rehearse" and args.game is None and not args.event:
        parsing.error("which game?")
    try:
        settings = Settings()
        refused = None if settings.locale in kit.languages.tags else "locale"
    except (ValueError, OSError) as error:
        refused = _why(error)
    if refused is not None:
        say(kit.voice(None).tell("settings-refused", what=refused))
        return 2
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLogger().level))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody talks to this bot
    gc.freeze()  # what is imported stays: to look through all of it for garbage takes a tenth of a second each time
    try:
        return asyncio.run(_command(kit, args, settings))
    except CannotOpen as error:
        say(kit.voice(settings.locale).tell(f"open-{error.code}", what=str(error)))
        return error.exit_code
    except KeyboardInterrupt:
        return 130


def _why(error: Exception) -> str:
    """The names of what is wrong, and never a value: one of them is the token."""
    if isinstance(error, ValidationError):
        return ", ".join(str(each["loc"][0]) for each in error.errors(include_input=False, include_context=False))
    return f".env ({type(error).__name__})"


async def _command(kit: Kit, args: argparse.Namespace, settings: Settings) -> int:
    match args.command:
        case "rehearse":
            return await _rehearse(kit, args)
        case "verify":
            return verify.verify(kit, args.file, settings.locale)
        case "picture":
            return picture.picture(kit, picture.wanted(args, kit))
        case "film":
            return filmed.filmed(kit, args.file, args.names, args.locale, args.out)
        case "backup":
            return await keep.backup(kit, settings, args.path)
        case "restore":
            return await keep.restore(kit, settings, args.path, anyway=args.anyway)
        case "check":
            return await keep.check(kit, settings, args.path, quick=args.quick)
        case "doctor":
            return await doctor.doctor(kit, settings, register=args.register)
        case "health":
            return health.report(kit, settings)
        case "world":
            return await worlds.world(kit, settings, args)
        case "serve":
            secret = os.environ[run.SECRET_VARIABLE]
            return await run.serve(kit, settings, args.port, secret, args.seed, stand_ins=args.stand_ins)
        case _:
            return await run.run(kit, settings)


async def _rehearse(kit: Kit, args: argparse.Namespace) -> int:
    if args.event:
        return await night.rehearse(kit, night.plan(args))
    if args.people is not None:
        return await company.rehearse(kit, company.plan(args))
    plan = rehearse.Plan(
        game=args.game,
        seats=args.seats,
        seed=args.seed,
        games=args.games,
        kill_every=args.kill_every,
        wire=args.wire,
        database=args.database,
    )
    return await rehearse.rehearse(kit, plan)


def parser(kit: Kit) -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="castellan", description=__doc__)
    made.add_argument("--version", action="version", version=f"castellan {release()}")
    commands = made.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    commands.add_parser("run", help="run the bot (the same as no command)")
    play = commands.add_parser("rehearse", help="let stewards play whole games through the real bot")
    play.add_argument("game", choices=sorted(kit.games), nargs="?", help="which (an event: several)")
    play.add_argument("--event", action="store_true", help="a whole event night, with --people and --rounds")
    play.add_argument("--rounds", type=int, default=3, metavar="N", help="how many rounds an event has")
    play.add_argument("--seats", type=int, help="how many seats (as many as the game takes)")
    play.add_argument("--seed", type=int, default=1, help="another number gives other games")
    play.add_argument("--games", type=int, default=1, help="how many games, one after the other")
    play.add_argument("--kill-every", type=int, metavar="K", help="kill the bot about every K acts and restart it")
    play.add_argument(
        "--people",
        type=int,
        nargs="?",
        const=0,
        metavar="N",
        help="every seat is a person who answers when it suits them; of an event: how many come",
    )
    play.add_argument("--absent", type=float, default=0.05, metavar="P", help="how likely they vanish for days")
    play.add_argument("--pace", choices=sorted(PACES), help="how fast they play (as they agree)")
    play.add_argument("--late", choices=LATE, help="what happens when somebody's time is up (as they agree)")
    play.add_argument("--days", type=int, default=365, metavar="D", help="for how many days at most")
    play.add_argument("--faults", action="store_true", help="with --people: now and then no message arrives")
    play.add_argument("--wire", type=Path, metavar="FILE", help="write every request of the bot as a line of JSON")
    play.add_argument(
        "--database", type=Path, metavar="FILE", help="keep the games in this file, not in a temporary one"
    )
    proof = commands.add_parser("verify", help="replay an exported match and check every draw")
    proof.add_argument("file", type=Path)
    picture.add(commands, kit)
    filmed.add(commands, kit)
    _add_keeping(commands)
    worlds.add(commands)
    look = commands.add_parser("doctor", help="look at token, commands, rights, database and disk")
    look.add_argument("--register", action="store_true", help="register the commands, whatever Discord has")
    commands.add_parser("health", help="say how the running bot is")
    serve = commands.add_parser("serve", help=argparse.SUPPRESS)
    serve.add_argument("--port", type=int, required=True)
    serve.add_argument("--seed", type=int)
    serve.add_argument("--stand-ins", type=int, nargs="?", const=0)
    return made


def _add_keeping(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    backup = commands.add_parser("backup", help="copy the database, beside the running bot or without it")
    backup.add_argument("path", type=Path, nargs="?", help="a file, or a folder (the folder of backups)")
    restore = commands.add_parser("restore", help="put a backup in the database's place; the bot must not be running")
    restore.add_argument("path", type=Path)
    restore.add_argument("--anyway", action="store_true", help="even if single matches of it are damaged")
    check = commands.add_parser("check", help="look at everything in a database, and play every match again")
    check.add_argument("path", type=Path, nargs="?", help="a backup (the bot's own database)")
    check.add_argument("--quick", action="store_true", help="play no match again")
