"""Replay an exported match and say whether every draw was as committed and every act led to what was told."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot.commandline.exported import LARGEST, Exported, Left, Line, NoExport, read
from bot.commandline.saying import say
from bot.kit import Kit
from engines.core.event import Event
from engines.core.game import Game
from engines.core.match import Match, begin
from engines.core.menu import Refused
from engines.core.outcome import Heirloom
from engines.core.rng import Rng
from engines.core.undo import Course
from persistence.codec import Codec
from persistence.errors import Unreadable

QUOTED = 80
"""Characters of a file's own words in what is said about it."""


class Mismatch(Exception):  # noqa: N818  (what was found)
    """Something is not as it was told."""


def verify(kit: Kit, file: Path, locale: str) -> int:
    """0 if all of it holds, 1 if not, 2 if the file is not an exported match."""
    voice, found = kit.voice(locale), opened(kit, file, locale)
    if isinstance(found, int):
        return found
    document, played = found
    say(voice.tell("verify-holds", acts=played.match.step, commitment=document["commitment"]))
    return 0


def opened(kit: Kit, file: Path, locale: str) -> tuple[Mapping[str, Any], Course[Any]] | int:
    """An exported match and how it has come to be; else it is said what is wrong, and the exit code tells."""
    voice = kit.voice(locale)
    try:
        document = read(file)
        return document, course(document, kit.games)
    except NoExport as what:
        say(voice.tell(what.key, file=str(file), most=LARGEST))
        return 2
    except Mismatch as found:
        say(voice.tell("verify-differs", what=str(found)))
        return 1


def replayed(document: Mapping[str, Any], games: Mapping[str, Game[Any]]) -> Match[Any]:
    """The match at its last step. :raises Mismatch: see :func:`course`."""
    return course(document, games).match


def course(document: Mapping[str, Any], games: Mapping[str, Game[Any]]) -> Course[Any]:
    """The match played again from the published secret. It takes no more acts than the log has entries.

    :raises Mismatch: at the first thing that is not as exported, whatever the document holds."""
    try:
        shaped = Exported.model_validate(document)
    except ValidationError as error:
        where = ".".join(str(each) for each in error.errors(include_input=False, include_url=False)[0]["loc"])
        raise Mismatch(f"{where[:QUOTED]} is not what it should be") from None
    try:
        return _replayed(shaped, games)
    except Mismatch:
        raise
    except Unreadable as what:
        raise Mismatch(str(what)) from None
    except Exception as error:  # what somebody has changed by hand may stumble anywhere in the rules
        raise Mismatch(f"it cannot be played again ({type(error).__name__})") from error


def _replayed(document: Exported, games: Mapping[str, Game[Any]]) -> Course[Any]:
    codec = Codec(_game(document, games))
    match, events = _begun(document, codec)
    course: Course[Any] = Course(match)
    if not document.log or len(document.log) != document.step + 1:
        raise Mismatch("steps are missing")
    for step, entry in enumerate(document.log):
        if entry.rules != match.game.meta.rules:
            raise Mismatch(f"played under rules {entry.rules[:QUOTED]}, this release has {match.game.meta.rules}")
        if (entry.kind == "begin") != (step == 0) or entry.step != step:
            raise Mismatch(f"step {step} is not the one that comes there")
        told = [codec.lifted("event", raw, entry.version) for raw in entry.events]
        if step:
            events = _repeated(course, entry, codec)
        if not _same(json.loads(codec.dump_events(events)), told):
            raise Mismatch(f"step {step} leads to something else")
    match = course.match
    if match.over != document.over:
        raise Mismatch("it is over" if match.over else "it is not over")
    if not _same(_shown(match.bequest), _shown(_handed(document.bequest, codec))):
        raise Mismatch("it leaves something else to the next match")
    return course


def _game(document: Exported, games: Mapping[str, Game[Any]]) -> Game[Any]:
    game = games.get(document.game)
    if game is None:
        raise Mismatch(f"this release has no game {document.game[:QUOTED]}")
    return game


def _begun(document: Exported, codec: Codec) -> tuple[Match[Any], tuple[Event, ...]]:
    secret = document.secret
    if secret is None:
        raise Mismatch("the match is not over, so its secret is not published yet")
    if Rng.commitment(secret) != document.commitment:
        raise Mismatch("the secret is not the one that was committed to")
    seed = Rng.seed(secret, document.start_message)
    people = tuple(document.people)
    try:
        return begin(codec.game, len(people), seed, document.options, _handed(document.heirloom, codec), people)
    except Refused:
        raise Mismatch("no match begins like that") from None


def _repeated(course: Course[Any], entry: Line, codec: Codec) -> tuple[Event, ...]:
    """Goes on by *entry*; what happened."""
    try:
        change = codec.done(entry.kind, json.dumps(entry.body), entry.version)
        events = course.play(change)
    except (Refused, Unreadable):
        raise Mismatch(f"step {course.match.step + 1} is not possible there") from None
    if change.seat != entry.seat:
        raise Mismatch(f"step {course.match.step} is somebody else's")
    return events


def _handed(left: Left | None, codec: Codec) -> Heirloom | None:
    return codec.heirloom(left.heirloom()) if left else None


def _shown(left: Heirloom | None) -> Any:
    """What an heirloom says: an upcast writes the same in other bytes."""
    return left and {"game": left.game, "schema": left.schema, "body": json.loads(left.body)}


def _same(one: Any, other: Any) -> bool:
    """As JSON, to which 1, 1.0 and true are not the same."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
