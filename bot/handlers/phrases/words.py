"""What single words of a phrase are at the point where they stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.handlers.phrases.entries import NOTHING, entries, picked
from bot.handlers.phrases.matching import Meant, meant
from bot.speech import Voice
from engines.core.menu import Amount, Typed, Write
from engines.core.phrase import Point


def understood(there: Point | None, words: str, voice: Voice) -> Meant:
    """What *words* mean there. A number or one's own words are the answer itself, unless an option is called so."""
    if there is None:
        return Meant(())
    exact = picked(there, words, voice)
    alone = isinstance(there.menu, Write) or (isinstance(there.menu, Amount) and words.isdecimal())
    return Meant((exact,)) if exact else meant(entries(there, voice), words, whole=alone)


def accepts(there: Point | None, words: str) -> bool:
    """Whether *words* that name no entry are an answer there; or whose refusal has a reason of its own."""
    match there and there.menu:
        case Amount(low=low, high=high):
            return words.isdecimal() and len(words) <= len(str(high)) and low <= int(words) <= high
        case Write() as menu:
            return menu.accepts(Typed(words)) or menu.refuse(words) is not None
        case _:
            return False


def offers(there: Point | None) -> bool:
    """Whether anything can be said there."""
    return there is not None and (bool(there.menu.options) or isinstance(there.menu, (Amount, Write)))


def filled(values: Mapping[str, Any]) -> dict[str, str]:
    """What was typed or picked, by step; what says nothing is left out."""
    typed = {name: str(value) for name, value in values.items()}
    return {name: value for name, value in typed.items() if value.strip() not in ("", NOTHING)}
