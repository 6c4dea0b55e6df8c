"""Which cards to give up at the end of the turn (RY-5.28): at most two dozen ways, so they are listed whole."""

from __future__ import annotations

from typing import ClassVar

from engines.core.compose import Composed, listed
from engines.core.record import record
from engines.core.text import text
from engines.royals.limits import ends
from engines.royals.moves import EndTurn
from engines.royals.words.moves import Words

PROMPT = text("prompt-trim")


@record
class Trimming(Composed):
    of: ClassVar = EndTurn
    words: ClassVar = Words
    parts: ClassVar = (
        listed(
            lambda state, seat, _: ends(state.houses[seat]),
            prompt=lambda *_: PROMPT,
            notes=lambda state, seat, _: Words(state, seat).over,
        ),
    )
