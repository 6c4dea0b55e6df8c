"""How names of territories are written: whole, in two lines, or short."""

from engines.core.drawing.look import Look
from engines.core.drawing.typefaces import width, written
from engines.risk_legacy.naming import on_map
from engines.risk_legacy.picture.looks import NAME


def short(look: Look, at: int) -> str:
    """Where there is no room for all of it."""
    return look.say(on_map(at))


def halves(words: str, size: int) -> tuple[str, str]:
    """In two lines, neither much longer than the other."""
    parts = words.split()
    pairs = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    return min(pairs, key=lambda pair: max(wide(each, size) for each in pair))


def wide(line: str, size: int) -> int:
    """In points."""
    return width(written(line, NAME.face), NAME.face, size)
