"""How all hands of a match look to somebody who sees them late."""

from __future__ import annotations

from bot.play.cards import COLOUR, OWN_COLOUR, board
from bot.play.loaded import LoadedTable
from bot.speech import Voice
from bot.ui.page import markdown, sheets
from bot.ui.parts import File, Part, box, pictures, prose


def table(loaded: LoadedTable, delay: int, voice: Voice, drawn: File | None) -> list[Part]:
    """What everybody saw by then."""
    shown = pictures([drawn]) if drawn else [prose(board(loaded, voice))]
    return [box([prose(f"-# {voice.tell('cast-late', count=delay)}"), *shown], COLOUR)]


def hand(loaded: LoadedTable, seat: int, voice: Voice, drawn: File | None) -> list[list[Part]]:
    """What that seat alone saw by then, in as many messages as it takes."""
    own = loaded.game.presenter.own(loaded.playing.view(seat))
    first, *more = sheets("\n".join([f"### {loaded.names[seat]}", *([markdown(own, voice)] if own else [])]))
    return [
        [box([*pictures([drawn] if drawn else []), prose(first)], OWN_COLOUR)],
        *([box([prose(sheet)], OWN_COLOUR)] for sheet in more),
    ]
