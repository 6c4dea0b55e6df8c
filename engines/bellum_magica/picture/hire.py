"""What a creature would change in one's castle: before → after, on either side."""

from engines.bellum_magica.atlas import PRICES, left_rows, right_rows
from engines.bellum_magica.components import Cost, Left, Right
from engines.bellum_magica.hiring import affords
from engines.bellum_magica.naming import LEFTS, RIGHTS, creature
from engines.bellum_magica.naming import prices as said_prices
from engines.bellum_magica.picture import offer, pieces, signs
from engines.bellum_magica.picture.castle import row_facts
from engines.bellum_magica.picture.ground import ground
from engines.bellum_magica.picture.looks import GAP, GOLD, HUES, MARGIN, SHORT, WIDE
from engines.bellum_magica.picture.looks import TIERS as TIER_OF
from engines.bellum_magica.picture.region import CAPTIONS, HEADER, STORES, SUM, caption, topmost, total
from engines.bellum_magica.public import LairSeen
from engines.bellum_magica.view import View
from engines.bellum_magica.words import recruits
from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.text import text

CARD, HEAD, LINE = (WIDE - 2 * MARGIN - GAP) // 2, 128, 62
HIGH = HEAD + 6 * LINE + 14


def offered(view: View, seat: int, look: Look) -> Scene:
    """Every creature that lies open; before the first day the two goblins that were dealt."""
    table, lair = view.table, view.table.lairs[seat]
    cards = table.candidates(seat)
    first = MARGIN + HEADER + STORES + (SUM if table.row else 0)
    high = first + -(-len(cards) // 2) * (HIGH + GAP) + CAPTIONS + MARGIN
    canvas = Canvas(WIDE, high, look.say(text("alt-hire"))).lay(ground(WIDE, high), 0, 0)
    topmost(canvas, view, seat, look)
    if table.row:
        total(canvas, lair, table.row, MARGIN + HEADER + STORES)
    captions = (look.say(text("region-left")), look.say(text("region-right")))
    canvas.lay(caption(captions), MARGIN, high - CAPTIONS - MARGIN)
    for at, card in enumerate(cards):
        line, column = divmod(at, 2)
        piece = joined(lair, card, look.say(creature(card)), table.row)
        canvas.lay(piece, MARGIN + column * (CARD + GAP), first + line * (HIGH + GAP))
        canvas.fact(*look.fact(recruits.joined(lair, card)))
        tier = TIER_OF[card]
        if tier is not None:
            canvas.fact(*look.fact(said_prices(PRICES[tier].values())))
    row_facts(canvas, lair, seat, look)
    return canvas.scene()


def changes(lair: LairSeen, card: int) -> tuple[tuple[tuple[signs.Change, ...], ...], ...]:
    """Left and right, row by row: what would be otherwise with that creature there."""
    left = zip(lair.lefts, left_rows(lair.castle, (*lair.left, card)), strict=True)
    right = zip(lair.rights, right_rows(lair.castle, (*lair.right, card)), strict=True)
    return tuple(_changed(LEFTS, *cells) for cells in left), tuple(_changed(RIGHTS, *cells) for cells in right)


def _changed(names: tuple[str, ...], now: Left | Right, then: Left | Right) -> tuple[signs.Change, ...]:
    found = zip(names, now, then, strict=True)
    return tuple([(name, before, after) for name, before, after in found if before != after])


def joined(lair: LairSeen, card: int, name: str, active: int) -> Sprite:
    """A card with what it would change; faint if it cannot be paid."""
    hue, rim = HUES[TIER_OF[card]]
    ink = Ink(CARD, HIGH)
    ways = [(way, affords(lair.food, lair.runestones, cost), cost) for way, cost in _ways(card)]
    within = not ways or any(paid for _, paid, _ in ways)
    ink.box(
        Box(4, 4, CARD - 8, HIGH - 8),
        hue if within else "#35303A",
        rim=rim if within else "#6B6472",
        line=5,
        round_by=20,
    )
    ink.add(signs.figure(pieces.medal(card), 64, 66, 104))
    style, lines = signs.lines(name, 326, 2, 40)
    for at, line in enumerate(lines):
        ink.words(126, (80 if len(lines) == 1 else 56) + at * 44, line, style, anchor="start")
    for way, paid, _ in reversed(ways):
        y = 38 if len(ways) == 2 and way == ways[0][0] else 92 if len(ways) == 2 else 66
        x = CARD - 22 - signs.span(way, 42)
        signs.tokens(ink, x, y, way, 42, fill=GOLD if paid else SHORT)
        if not paid:
            ink.path(f"M{x - 4} {y}H{CARD - 18}", "none", rim=SHORT, line=4)
    _tokens(ink, lair, card)
    for row, (left, right) in enumerate(zip(*changes(lair, card), strict=True), start=1):
        y, now = HEAD + (row - 1) * LINE, row == active
        ink.box(
            Box(14, y + 2, CARD - 28, LINE - 4),
            "#5A3312" if now else "#0008",
            rim=GOLD if now else None,
            line=4,
            round_by=10,
        )
        ink.add(signs.figure(signs.face(row, active=now), CARD // 2, y + LINE // 2, 50))
        room = CARD // 2 - 56
        signs.moved(ink, left, Box(22, y, room, LINE))
        signs.moved(ink, right, Box(CARD // 2 + 34, y, room, LINE))
    return ink.sprite(solid=True)


def _ways(card: int) -> tuple[tuple[signs.Counted, Cost], ...]:
    tier = TIER_OF[card]
    costs = () if tier is None else tuple(PRICES[tier].values())
    return tuple(zip(offer.price(card), costs, strict=True))


def _tokens(ink: Ink, lair: LairSeen, card: int) -> None:
    """Its bonus, whichever side it takes."""
    had = {"shield": lair.shields, "magic-shield": lair.magic_shields, "spell": lair.spells}
    found = tuple((name, had[name], had[name] + count) for name, count in offer.bonus(card))
    if found:
        signs.moved(ink, found, Box(440, 34, 170, 64))
