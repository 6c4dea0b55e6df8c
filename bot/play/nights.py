"""Somebody who has never said when they sleep: they are asked once, where they sit down and at their first question."""

from __future__ import annotations

from bot.play import timing
from bot.play.loaded import LoadedTable
from bot.speech import Voice
from bot.ui.codec import encode
from bot.ui.parts import Part, button, prose, rows
from bot.ui.verbs import Verb

ME, BESIDE = "me", "beside"
"""Whose hours a control is about; and that the page of them stands beside what was pressed."""


def asked(loaded: LoadedTable, seat: int, voice: Voice) -> list[Part]:
    """That their time runs day and night, and the ways to change it or to leave it so; nothing where nobody sleeps
    meanwhile, or they have said it once."""
    person = loaded.seat(seat).person
    if timing.pace_of(loaded.table).sitting or (person and person.hours is not None):
        return []
    buttons = [
        button(encode(Verb.MY_HOURS, ME, BESIDE), voice.tell("hours-button")),
        button(encode(Verb.NO_HOURS, ME), voice.tell("zone-none")),
    ]
    return [prose(voice.tell("hours-unsaid")), *rows(buttons)]
