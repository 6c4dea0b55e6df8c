"""Cards that a seat holds: numbered alike in its menus, on its page and in the picture of its hand."""

from collections.abc import Iterable, Sequence
from typing import Any

from engines.core.text import Arg, Text, text

CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


def sign(number: int) -> str:
    """The number of a card, from 1, so that nobody takes it for a count."""
    return CIRCLED[number - 1] if number <= len(CIRCLED) else f"({number})"


def numbered(cards: Iterable[Arg], first: int = 1) -> tuple[Text, ...]:
    """Cards of a hand as they are called, each after its number."""
    return tuple(text("core-numbered", number=sign(number), card=card) for number, card in enumerate(cards, first))


def numbers(held: Sequence[Any], chosen: Iterable[Any]) -> tuple[int, ...]:
    """Which ones of the cards *held* those *chosen* are; equal ones have one number. What is not held has none."""
    among = tuple(chosen)
    return tuple(number for number, card in enumerate(held, 1) if card in among)
