"""How high a message is on a phone of 390 by 844 points, about: enough to notice what is whole screens away."""

import re
from collections.abc import Iterator

from bot.ui.grid import BLOCK, width
from bot.ui.parts import Part

SCREEN = 660
"""Points of a phone's screen between the head of its window and the field to write in."""
ACROSS = 328
"""Points between the edges of a box."""
LINE, LETTERS = 23, 37
SMALL, MORE = 20, 44
BUTTON, BESIDE, GAP = 40, 8, 10
LETTER, PADDED = 9, 26
"""Of a button's label, and what is left and right of it."""
UNSEEN = re.compile("[\u2060\ufe0f]|[*_~]{2}|`|<(t:\\d+:.|#\\d+)>|\\]\\([^)]*\\)|^(-#|#+) ")
"""What takes up no room."""
SIZE = re.compile(r"(\d+)x(\d+)")
"""In the name of a picture."""
TEXT, GALLERY, LINED, BOX, ROW = 10, 12, 14, 17, 1


def words(told: str) -> int:
    """Of a text."""
    high, block = 0, False
    for line in told.split("\n"):
        if line.startswith(BLOCK):
            block = not block
            continue
        small, room = line.startswith("-# "), LETTERS
        if small:
            room = MORE
        rows = 1 if block else max(1, -(-width(UNSEEN.sub("", line)) // room))
        high += rows * (SMALL if small else LINE)
    return high


def _row(components: list[Part]) -> int:
    """Buttons stand beside each other as far as there is room."""
    lines, left = 0, 0
    for each in components:
        across = ACROSS if "options" in each else min(ACROSS, PADDED + LETTER * width(each["label"]))
        if across > left:
            lines, left = lines + 1, ACROSS
        left -= across + BESIDE
    return lines * (BUTTON + BESIDE) - BESIDE


def _picture(name: str) -> int:
    found = SIZE.search(name)
    assert found, "a picture of these tests says its size"
    wide, high = map(int, found.groups())
    return high * ACROSS // wide


def high(part: Part) -> int:
    """Of one component."""
    match part["type"]:
        case 10:
            return words(part["content"])
        case 12:
            return sum(_picture(item["media"]["url"]) for item in part["items"])
        case 1:
            return _row(part["components"])
        case _:
            return 1


def placed(parts: list[Part]) -> Iterator[tuple[Part, int, int]]:
    """Every component of a message with where it begins and ends."""
    at = 50
    for part in parts:
        for each in part["components"] if part["type"] == BOX else (part,):
            yield each, at, at + high(each)
            at += high(each) + GAP
