"""Territories and cards in words."""

from engines.risk_legacy.atlas import COIN, NUMBER, TERRITORIES


def card(word: str) -> int:
    return COIN if word == "coin" else NUMBER[word]


def cards(words: str) -> tuple[int, ...]:
    """``"peru egypt coin"``."""
    return tuple(card(word) for word in words.split())


def said(numbers: tuple[int | None, ...]) -> str:
    """``"- peru coin"``: a dash is a gap."""
    words = {None: "-", COIN: "coin"}
    return " ".join(words[number] if number in words else TERRITORIES[number or 0] for number in numbers)


def row(words: str) -> tuple[int | None, ...]:
    """Slot 1 first; ``"- peru"``: a dash is a gap."""
    return tuple(None if word == "-" else card(word) for word in words.split())
