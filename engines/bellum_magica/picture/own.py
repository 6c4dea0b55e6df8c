"""What only one seat sees: its chests with what they are worth, and the answer that it has sealed."""

from functools import lru_cache

from engines.bellum_magica.atlas import CHESTS
from engines.bellum_magica.naming import creature, valued
from engines.bellum_magica.picture import pieces, signs
from engines.bellum_magica.picture.ground import ground, slab, stones
from engines.bellum_magica.picture.looks import CREAM, FRESH, GOLD, MARGIN, PLATE, SIGNS, TITLE
from engines.bellum_magica.view import Own, View
from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.drawing.typefaces import CAPITALS, FIGURES
from engines.core.text import text

WIDE = 1200
CARD, PER_ROW, HEAD, SEALED = 192, 6, 110, 210
"""How large a chest is, how many stand beside each other; how high the title and a sealed answer are."""


def own(view: View, look: Look) -> Scene | None:
    """Kind by kind, the values of each from low to high, as in the texts; places for those that are still missing.
    Nothing as long as there is nothing."""
    mine, seat = view.own, view.me
    if mine is None or seat is None or not (mine.chests or mine.sides or mine.treat):
        return None
    held = sorted((chest.chest, chest.value) for chest in mine.chests)
    before = look.before.own if look.before else mine
    known = [(chest.chest, chest.value) for chest in before.chests]
    places = max(len(held), view.table.variant.end_at)
    rows = -(-places // PER_ROW)
    sealed = bool(mine.sides or mine.treat)
    high = MARGIN + HEAD + rows * CARD + (SEALED if sealed else 0) + MARGIN
    title, points = look.say(text("own-title")), look.say(text("picture-points", points=mine.total))
    canvas = Canvas(WIDE, high, title).lay(ground(WIDE, high), 0, 0)
    canvas.lay(_title(title, points), MARGIN, MARGIN)
    canvas.fact(title)
    left = (WIDE - PER_ROW * CARD) // 2
    for at in range(places):
        row, column = divmod(at, PER_ROW)
        fresh = at < len(held) and held[: at + 1].count(held[at]) > known.count(held[at])
        piece = chest(*held[at], fresh=fresh) if at < len(held) else missing()
        canvas.lay(piece, left + column * CARD, MARGIN + HEAD + row * CARD)
    if held:
        canvas.fact(*look.fact(str(len(held)), points))
        for kind in valued(mine.chests, brief=True):
            canvas.fact(*look.fact(kind))
    if sealed:
        _sealed(canvas, view, mine, seat, look, MARGIN + HEAD + rows * CARD)
    return canvas.scene()


@lru_cache(maxsize=16)
def _title(title: str, points: str) -> Sprite:
    ink = Ink(WIDE - 2 * MARGIN, HEAD)
    ink.box(Box(0, 0, ink.wide, HEAD - 14), PLATE, round_by=20)
    ink.words(24, 68, title, TITLE, anchor="start")
    return ink.words(ink.wide - 24, 68, points, Style(CAPITALS, 60, GOLD), anchor="end").sprite(solid=True)


@lru_cache(maxsize=32)
def chest(kind: int, value: int, *, fresh: bool) -> Sprite:
    """A chest that is open to its owner; ringed if it is new."""
    look, ink, middle = SIGNS[CHESTS[kind]], Ink(CARD, CARD), CARD // 2
    rim, line = (FRESH, 7) if fresh else ("#FFFFFF", 2)
    body = f'<path d="{look.shape}" fill="{look.fill}" stroke="{rim}" stroke-width="{line}"/>'
    ink.add(signs.figure(body, middle, middle, CARD - 12)).icon(look.icon, middle, middle - 30, 84, look.ink)
    return ink.words(middle, middle + 66, f"{value}", Style(FIGURES, 70, look.ink)).sprite(solid=True)


@lru_cache(maxsize=4)
def missing() -> Sprite:
    """A place for one that would end the match."""
    return (
        Ink(CARD, CARD)
        .add(
            f'<rect x="24" y="24" width="{CARD - 48}" height="{CARD - 48}" rx="22" fill="#000" fill-opacity=".3" '
            'stroke="#8C7A9A" stroke-width="3" stroke-dasharray="14 10"/>'
        )
        .sprite()
    )


def _sealed(canvas: Canvas, view: View, mine: Own, seat: int, look: Look, top: int) -> None:
    """On which side the goblins will stand, or what it has answered about the row."""
    canvas.lay(slab(WIDE - 2 * MARGIN, SEALED - 16), MARGIN, top + 8)
    middle, y = WIDE // 2, top + SEALED // 2
    if mine.sides:
        canvas.lay(stones(120, SEALED - 50), middle - 60, y - (SEALED - 50) // 2)
        beside = [0, 0]
        for goblin, side in zip(view.table.lairs[seat].goblins, mine.sides, strict=True):
            at, step = (0, -1) if side == "left" else (1, 1)
            name = look.say(creature(goblin))
            canvas.centre(_goblin(goblin, name), middle + step * (180 + beside[at] * 240), y)
            canvas.fact(name)
            beside[at] += 1
        return
    answer = mine.treat or "pass"
    canvas.centre(signs.die(view.table.row, 110, active=answer == "pass"), middle - 130, y)
    if answer == "pass":
        canvas.centre(_kept(), middle + 130, y)
    else:
        canvas.centre(paid(answer), middle + 130, y)


@lru_cache(maxsize=32)
def _goblin(goblin: int, name: str) -> Sprite:
    ink = Ink(230, SEALED - 40).add(signs.figure(pieces.medal(goblin), 115, 54, 96))
    style, lines = signs.lines(name, 222, 2, 30)
    for at, line in enumerate(lines):
        ink.words(115, 132 + at * 30, line, style)
    return ink.sprite(solid=True)


@lru_cache(maxsize=4)
def paid(answer: str) -> Sprite:
    """What would be given for another roll."""
    ink = Ink(200, 120).add(signs.figure(signs.sign(answer), 130, 60, 116))
    return ink.path("M8 60H60M40 38L62 60L40 82", "none", rim=CREAM, line=9).sprite(solid=True)


@lru_cache(maxsize=4)
def _kept() -> Sprite:
    """The row is all right as it is."""
    return Ink(120, 120).path("M20 62L50 92L102 26", "none", rim=GOLD, line=14).sprite(solid=True)
