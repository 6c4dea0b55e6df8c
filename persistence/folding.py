"""When words that somebody typed are the same as others, and when they contain them."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection


def folded(words: str) -> str:
    """*words* for comparing: letters and digits alone, without case, one space between the words."""
    every = unicodedata.normalize("NFKC", words).casefold()
    return " ".join("".join(letter if letter.isalnum() or _accent(letter) else " " for letter in every).split())


def contains(words: str, hidden: Collection[str]) -> bool:
    """Whether one of *hidden* (folded) stands in *words*, as whole words: what a longer word is made of is innocent."""
    text = f" {folded(words)} "
    return any(f" {each} " in text for each in hidden)


def _accent(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"
