"""What is printed: files, names and errors of others may hold what steers a terminal."""

from __future__ import annotations

import sys
import unicodedata

LONGEST = 2000
"""Characters of a line; a file can put a whole book into one of its fields."""


def say(text: str) -> None:
    """Print *text*, however many lines it has, and nothing that a terminal or a pipe could stumble over."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    print(printable(text).encode(encoding, "replace").decode(encoding), flush=True)


def printable(text: str) -> str:
    """*text* without controls, escapes, directions and halves of characters; line by line, each of bounded length."""
    return "\n".join(_line(line) for line in text.split("\n"))


def _line(line: str) -> str:
    shown = line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
    return "".join(each if each.isprintable() else _instead(each) for each in shown)


def _instead(letter: str) -> str:
    return " " if unicodedata.category(letter) in ("Zs", "Zl", "Zp") else "\ufffd"
