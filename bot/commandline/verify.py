"""Replay an exported match and say whether every draw was as committed and every act led to what was told."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.speech import Voice
from engines import GAMES
from engines.core.chair import Seating
from engines.core.event import Event
from engines.core.match import Match, begin
from engines.core.menu import Refused
from engines.core.rng import Rng
from persistence.codec import HEIRLOOMS, Codec

SEATINGS = TypeAdapter(Seating)


class Mismatch(Exception):  # noqa: N818  (what was found)
    """Something is not as it was told."""


def verify(file: Path, voice: Voice) -> int:
    """0 if all of it holds, 1 if not, 2 if the file is not an exported match."""
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
        match = replayed(document)
    except (OSError, ValueError, KeyError, TypeError):
        print(voice.tell("verify-unreadable", file=str(file)))
        return 2
    except Mismatch as found:
        print(voice.tell("verify-differs", what=str(found)))
        return 1
    print(voice.tell("verify-holds", acts=match.step, commitment=document["commitment"]))
    return 0


def replayed(document: Mapping[str, Any]) -> Match[Any]:
    """The match at its last step, played again from the published secret.

    :raises Mismatch: at the first thing that is not as exported. ``KeyError``, ``TypeError``, ``ValueError``: the
        document is not one of ours."""
    game = GAMES[document["game"]]
    secret = document["secret"]
    if secret is None:
        raise Mismatch("the match is not over, so its secret is not published yet")
    if Rng.commitment(secret) != document["commitment"]:
        raise Mismatch("the secret is not the one that was committed to")
    seed = Rng.seed(secret, document["start_message"])
    people = tuple(document["people"])
    heirloom = document["heirloom"] and HEIRLOOMS.validate_python(document["heirloom"])
    match, events = begin(game, len(people), seed, document["options"], heirloom, people)
    codec = Codec(game)
    for entry in document["log"]:
        if entry["rules"] != game.meta.rules:
            raise Mismatch(f"played under rules {entry['rules']}, this release has {game.meta.rules}")
        if entry["kind"] != "begin":
            try:
                match, events, seat = _repeated(match, entry)
            except (Refused, ValidationError):
                raise Mismatch(f"step {entry['step']} is not possible there") from None
            if seat != entry["seat"]:
                raise Mismatch(f"step {entry['step']} is somebody else's")
        if entry["step"] != match.step or json.loads(codec.dump_events(events)) != entry["events"]:
            raise Mismatch(f"step {entry['step']} leads to something else")
    if match.step != document["step"]:
        raise Mismatch("steps are missing")
    if (match.bequest and asdict(match.bequest)) != document.get("bequest"):
        raise Mismatch("it leaves something else to the next match")
    return match


def _repeated(match: Match[Any], entry: Mapping[str, Any]) -> tuple[Match[Any], tuple[Event, ...], int]:
    """The match after *entry*, what happened, and whose doing it was."""
    if entry["kind"] == "seating":
        seating = SEATINGS.validate_python(entry["body"])
        return *match.seat(seating), seating.seat
    act = match.game.acts.validate_json(json.dumps(entry["body"]))
    return *match.act(act), act.seat
