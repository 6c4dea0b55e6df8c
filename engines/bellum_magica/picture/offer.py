"""Whom one can recruit: the open creatures."""

from functools import lru_cache

from engines.bellum_magica.atlas import CREATURES, PRICES, TIERS
from engines.bellum_magica.naming import creature, good
from engines.bellum_magica.naming import prices as said_prices
from engines.bellum_magica.pages.regions import tiered
from engines.bellum_magica.picture import pieces, signs
from engines.bellum_magica.picture.looks import FRESH, GOLD, HUES, SAND
from engines.bellum_magica.picture.looks import TIERS as TIER_OF
from engines.bellum_magica.public import Public
from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.core.text import text

CARD_WIDE, CARD_HIGH = 380, 466
"""Of a creature."""
LINE = 51
"""Of a row of a creature's card."""
ROWS = Box(14, 100, CARD_WIDE - 28, 6 * LINE)
"""Where they are on it."""


def creatures(canvas: Canvas, table: Public, look: Look, left: int, top: int) -> None:
    """Both displays with what is left in their decks."""
    before = look.before.table.creatures if look.before else table.creatures
    for tier, slots in enumerate(table.display):
        start = left + tier * 2 * (CARD_WIDE + 16)
        said = look.say(text("picture-tier", tier=TIERS[tier], count=table.creatures_left[tier]))
        canvas.lay(pieces.heading(said, 2 * CARD_WIDE + 16), start, top)
        canvas.fact(*look.fact(tiered(table, tier)))
        for at, card in enumerate(slots):
            x, y = start + at * (CARD_WIDE + 16), top + 46
            if card is None:
                canvas.lay(pieces.empty(CARD_WIDE, CARD_HIGH), x, y)
                continue
            canvas.lay(beast(card, look.say(creature(card)), fresh=card not in before), x, y)
            if table.row:
                canvas.lay(active(card, table.row), x + ROWS.left, y + ROWS.top + (table.row - 1) * LINE)
            creature_facts(canvas, card, look)


def creature_facts(canvas: Canvas, card: int, look: Look) -> None:
    tier, printed = TIER_OF[card], CREATURES[card]
    canvas.fact(*look.fact(creature(card)))
    if tier is not None:
        canvas.fact(*look.fact(said_prices(PRICES[tier].values())))
    for name, count in zip(("shield", "magic-shield", "spell"), printed.bonus, strict=True):
        if count:
            canvas.fact(*look.fact(creature(card), good(name, count), str(count)))


def bonus(card: int) -> signs.Counted:
    counted = zip(("shield", "magic-shield", "spell"), CREATURES[card].bonus, strict=True)
    return tuple((name, count) for name, count in counted if count)


def price(card: int) -> tuple[signs.Counted, ...]:
    """Every way of paying."""
    tier = TIER_OF[card]
    costs = PRICES[tier].values() if tier is not None else ()
    return tuple(
        tuple((name, count) for name, count in (("rune", cost.runestones), ("food", cost.food)) if count)
        for cost in costs
    )


@lru_cache(maxsize=512)
def beast(card: int, name: str, *, fresh: bool = False) -> Sprite:
    """A creature with all six rows: what it gathers left of the dice, how it fights right of them; bonus and price."""
    ink = Ink(CARD_WIDE, CARD_HIGH)
    hue, rim = HUES[TIER_OF[card]]
    ink.box(
        Box(4, 4, CARD_WIDE - 8, CARD_HIGH - 8), hue, rim=FRESH if fresh else rim, line=8 if fresh else 4, round_by=18
    )
    ink.add(signs.figure(pieces.medal(card), 52, 52, 84))
    extra = bonus(card)
    taken = signs.span(extra, 36, ones=False) + 12 if extra else 0
    style, lines = signs.lines(name, CARD_WIDE - 112 - taken, 2, 36)
    for at, line in enumerate(lines):
        ink.words(100, (64 if len(lines) == 1 else 44) + at * 38, line, style, anchor="start")
    signs.tokens(ink, CARD_WIDE - 4 - taken, 52, extra, 36, ones=False)
    for row in range(1, 7):
        _row(ink, card, row, ROWS.left, ROWS.top + (row - 1) * LINE, now=False)
    _price(ink, price(card), CARD_HIGH - 32)
    return ink.sprite(solid=True)


@lru_cache(maxsize=512)
def active(card: int, number: int) -> Sprite:
    """A row of a creature while it is the one of the day, to be laid on its card."""
    ink = Ink(ROWS.width, LINE)
    _row(ink, card, number, 0, 0, now=True)
    return ink.sprite()


def _row(ink: Ink, card: int, number: int, left: int, top: int, *, now: bool) -> None:
    """One of the six of a creature, with every sign as often as it is printed."""
    printed, half, middle = CREATURES[card], (ROWS.width - LINE) // 2 - 6, top + LINE // 2
    ink.box(Box(left, top + 1, ROWS.width, LINE - 2), GOLD if now else "#0007", round_by=8)
    ink.add(signs.figure(signs.face(number), left + ROWS.width // 2, middle, LINE - 6))
    ink.put(signs.pile(signs.listed(printed.left[number - 1]), half, LINE, LINE), left, top)
    ink.put(signs.pile(signs.listed(printed.right[number - 1]), half, LINE, LINE), left + ROWS.width - half, top)


def _price(ink: Ink, ways: tuple[signs.Counted, ...], y: int) -> None:
    """Ways to pay, with a stroke between them."""
    spans = [signs.span(way, 38) for way in ways]
    x = (CARD_WIDE - sum(spans) - 40 * (len(ways) - 1)) // 2
    for at, (way, wide) in enumerate(zip(ways, spans, strict=True)):
        if at:
            ink.path(f"M{x - 25} {y + 22}L{x - 15} {y - 22}", "none", rim=SAND, line=4)
        signs.tokens(ink, x, y, way, 38)
        x += wide + 40
