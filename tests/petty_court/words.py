"""How moves are said. Called only when somebody reads the menu."""

from __future__ import annotations

from engines.core.move import Cancel, Move
from engines.core.text import CardRef, SeatRef, Text, text
from tests.petty_court.cards import DECK
from tests.petty_court.moves import Aim, Drop, Load, PassDenies, Play, Steal


def say(move: Move) -> Text:
    key = f"move-{move.kind.replace('_', '-')}"
    match move:
        case Steal(target=target) | Aim(target=target):
            return text(key, who=SeatRef(target))
        case Play(card=card) | Load(card=card):
            return text(key, card=CardRef(DECK[card]))
        case Drop(ref=ref):
            return text(key, card=CardRef(ref))
        case PassDenies(on=on):
            return text(key, on=int(on))
        case Cancel():
            return text("core-cancel")
        case _:
            return text(key)


def head(move: Move) -> Text:
    """Steals are grouped by the card that they use."""
    assert isinstance(move, Steal)
    return text("group-play", card=CardRef(DECK[move.card]))
