"""Standing orders ready-made: where they are offered, and what is said once one was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.play import cards
from bot.play.loaded import LoadedTable
from bot.play.sessions import Done
from bot.speech import Voice
from bot.ui import limits
from bot.ui.codec import encode
from bot.ui.parts import Part, box, button, choice, prose, rows, select
from bot.ui.verbs import Verb
from engines.core.booklet.strokes import Preset
from engines.core.match import Match
from engines.core.menu import Option
from engines.core.phrase import token

NONE = Preset()
"""Strikes everything: offered wherever something is written."""


def offered(loaded: LoadedTable, seat: int, voice: Voice) -> list[Part]:
    """To a seat that has answered nothing yet, as long as it has ordered nothing: standing orders ready-made. They are
    always there among the orders."""
    found = _among(loaded.playing, seat)
    if not found or any(option.move == NONE for option in found):
        return []
    entries = [
        choice(token(option.move), voice(option.label), voice(option.hint) if option.hint else None)
        for option in found[: limits.OPTIONS]
    ]
    offer = select(encode(Verb.SELECT, loaded.table.id, "", 0), entries, voice.tell("templates-choose"))
    return [prose(voice.tell("templates")), offer]


def written(done: Done, user: str, tokens: Sequence[str], voice: Voice) -> list[Part]:
    """What is set now that *user* has taken one of them, and the way to change it: all that can be pressed there fills
    two screens of a phone, and what was chosen would stand above them. Nothing if they have ordered something else."""
    loaded, was = done.loaded, done.was
    seat = loaded.seat_of(user)
    menu = loaded.playing.aside(seat) if seat is not None and loaded.live else None
    if seat is None or was is None or menu is None:
        return []
    taken = [option for option in _among(was, seat) if [token(option.move)] == list(tokens)]
    if not taken:
        return []
    told = [f"✅ **{voice(taken[0].label)}**", *map(voice, menu.notes())]
    ready = button(encode(Verb.CHOOSE, loaded.table.id), voice.tell("done"), "primary")
    buttons = [ready, button(encode(Verb.ASIDE, loaded.table.id), voice.tell("orders-change"))]
    return cards.within([box([prose("\n".join(told)), *rows(buttons)], cards.OWN_COLOUR)])


def _among(match: Match[Any], seat: int) -> list[Option[Any]]:
    aside = match.aside(seat)
    return [option for option in aside.options if isinstance(option.move, Preset)] if aside else []
