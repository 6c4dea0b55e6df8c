"""Territories and cards in words."""

from engines.core.record import named
from engines.risk_legacy.atlas import COIN, NUMBER, card_of, shown_on
from engines.risk_legacy.lands import new_lands, territory_id


def territory(word: str) -> int:
    """Of the box, or of a packet."""
    return NUMBER[word] if word in NUMBER else next(each.number for each in new_lands() if named(each) == word)


def card(word: str) -> int:
    return COIN if word == "coin" else card_of(territory(word))


def cards(words: str) -> tuple[int, ...]:
    """``"peru egypt coin"``."""
    return tuple(card(word) for word in words.split())


def said(numbers: tuple[int | None, ...]) -> str:
    """``"- peru coin"``: a dash is a gap."""
    words = {None: "-", COIN: "coin"}
    return " ".join(words[number] if number in words else territory_id(shown_on(number or 0)) for number in numbers)


def row(words: str) -> tuple[int | None, ...]:
    """Slot 1 first; ``"- peru"``: a dash is a gap."""
    return tuple(None if word == "-" else card(word) for word in words.split())
