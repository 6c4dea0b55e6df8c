"""``backup``, ``restore`` and ``check``: what an operator does with the database, without any other program."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bot import registering
from bot.backups import stamp
from bot.commandline.saying import say
from bot.commandline.verify import Mismatch, replayed
from bot.kit import Kit
from bot.settings import Settings
from bot.speech import Voice
from persistence.codec import Codec
from persistence.errors import Unreadable
from persistence.export import as_document
from persistence.records import History, Loaded
from persistence.sqlite import offline
from persistence.sqlite.audit import Findings
from persistence.sqlite.database import make_folder

FAULTY = 1
MISUSED = 2


async def backup(kit: Kit, settings: Settings, path: Path | None) -> int:
    """A copy of the database, beside the running bot or without it. 0 when it is there, 2 if it cannot be made so.

    :param path: the file, or the folder that gets one with the moment in its name; ``None``: the folder of backups."""
    voice = kit.voice(settings.locale)
    if not _there(settings.database, voice):
        return MISUSED
    if path is None:
        path = settings.backup_folder or settings.database.parent
        make_folder(path)
    if path.is_dir():
        path /= f"castellan-{stamp(kit.clock())}.sqlite3"
    try:
        await offline.save(settings.database, path)
    except FileExistsError:
        say(voice.tell("backup-exists", file=str(path)))
        return MISUSED
    say(voice.tell("backup-done", file=str(path)))
    return _report(await offline.examine(path, None, kit.clock()), voice)


async def restore(kit: Kit, settings: Settings, path: Path, *, anyway: bool) -> int:
    """The backup takes the database's place. 1 if it does not hold, 2 if there is none."""
    voice, now = kit.voice(settings.locale), kit.clock()
    if not _there(path, voice):
        return MISUSED
    make_folder(settings.database.parent)
    # since the backup another release may have registered other commands
    restored = await offline.restore(
        path,
        settings.database,
        judge=partial(judge, kit),
        now=now,
        stamp=stamp(now),
        anyway=anyway,
        outdated=[registering.NOTE],
    )
    code = _report(restored.findings, voice)
    if not restored.done:
        say(voice.tell("restore-refused"))
        return code
    say(voice.tell("restore-done", file=str(path)))
    if restored.aside:
        say(voice.tell("restore-aside", file=str(restored.aside)))
    return 0


async def check(kit: Kit, settings: Settings, path: Path | None, *, quick: bool) -> int:
    """0 if everything in the database holds, 1 if something does not, 2 if there is none.

    :param path: ``None``: the bot's own, which may be running.
    :param quick: no match is played again."""
    path, voice = path or settings.database, kit.voice(settings.locale)
    if not _there(path, voice):
        return MISUSED
    return _report(await offline.examine(path, None if quick else partial(judge, kit), kit.clock()), voice)


def judge(kit: Kit, history: History, loaded: Loaded) -> str | None:
    """What does not hold when a match is played again: its draws, its events, its snapshot, what it leaves."""
    game = kit.games.get(history.table.game)
    if game is None or any(at.rules != game.meta.rules for at in history.entries):
        raise Unreadable(f"{history.table.game}: not the rules of this release")
    try:
        match = replayed({**as_document(history), "secret": history.secret}, kit.games)
        same = match.dump() == Codec(game).match(loaded).dump()
    except Mismatch as found:
        return str(found)
    except Exception as error:  # whatever it is, its text might show what was stored
        return f"{type(error).__name__} when it was played again"
    return None if same else "its snapshot is not what its log leads to"


def _there(path: Path, voice: Voice) -> bool:
    found = path.is_file()
    if not found:
        say(voice.tell("no-database", file=str(path)))
    return found


def _report(findings: Findings, voice: Voice) -> int:
    for fault in findings.faults:
        say(f"! {fault}")
    say(voice.tell("check-matches", matches=findings.matches, replayed=findings.replayed))
    say(voice.tell("check-fingerprint", fingerprint=findings.fingerprint))
    say(voice.tell("check-done", count=len(findings.faults)))
    return FAULTY if findings.faults else 0
