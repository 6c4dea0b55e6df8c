"""What lies in the middle: settlements to be plundered, creatures to be recruited."""

from functools import lru_cache

from engines.bellum_magica.atlas import CREATURES, PRICES, SETTLEMENTS, TAVERN, TIERS
from engines.bellum_magica.naming import creature, good, settlement
from engines.bellum_magica.naming import prices as said_prices
from engines.bellum_magica.picture import signs
from engines.bellum_magica.picture.looks import CREAM, FRESH, GOLD, HUES, INK, KIND_HUES, PLACES, SAND
from engines.bellum_magica.picture.looks import TIERS as TIER_OF
from engines.bellum_magica.public import Public
from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.core.drawing.typefaces import ELLIPSIS, LABELS
from engines.core.text import text

CARD_WIDE, CARD_HIGH = 380, 376
"""Of a creature."""
PLACE_HIGH = 249
"""Of a settlement, whatever its width."""
LINE = 36
"""Of a row of a creature's card."""


# ---- settlements


def places(canvas: Canvas, table: Public, look: Look, box: Box, columns: int) -> None:
    """The open settlements by slot, then the tavern, so many beside each other, below their heading."""
    farms, villages, cities = table.settlements_left
    said = look.say(text("picture-places", count=farms + villages + cities))
    canvas.lay(heading(said, box.width), box.left, box.top)
    slots = (*table.open, TAVERN)
    wide = (box.width - (columns - 1) * 16) // columns
    before = look.before.table if look.before else table
    for at, card in enumerate(slots):
        row, column = divmod(at, columns)
        left, top = box.left + column * (wide + 16), box.top + 46 + row * (PLACE_HIGH + 16)
        if card is None:
            canvas.lay(_empty(wide, PLACE_HIGH), left, top)
            continue
        strong = strong_enough(table, card)
        fresh = card != TAVERN and card not in before.open
        canvas.lay(place(card, look.say(settlement(card)), strong, wide, fresh=fresh), left, top)
        place_facts(canvas, card, look)


def strong_enough(table: Public, card: int) -> tuple[int, ...]:
    """Whose hordes beat it in the active row."""
    if not table.row or table.phase == "over":
        return ()
    defence = SETTLEMENTS[card].defence
    return tuple(seat for seat in sorted(table.seats) if table.lairs[seat].rights[table.row - 1].beats(*defence))


def place_facts(canvas: Canvas, card: int, look: Look) -> None:
    for name, count in (*defence(card), *loot(card)):
        canvas.fact(*look.fact(settlement(card), good(name, count), str(count)))


def defence(card: int) -> signs.Counted:
    shields, magic = SETTLEMENTS[card].defence
    return (("shield", shields), *((("magic-shield", magic),) if magic else ()))


def loot(card: int) -> signs.Counted:
    found = SETTLEMENTS[card].loot
    counted = (("gold", found.gold), ("metal", found.metal), ("wood", found.wood))
    goods = (("rune", found.runes), ("food", found.food), ("barrel", found.barrels))
    return tuple((name, count) for name, count in (*counted, *goods) if count)


@lru_cache(maxsize=512)
def place(card: int, name: str, strong: tuple[int, ...], wide: int, *, fresh: bool = False) -> Sprite:
    """Its name, what guards it, what it holds, and the emblems of those who could take it in the active row."""
    printed, ink = SETTLEMENTS[card], Ink(wide, PLACE_HIGH)
    hue = KIND_HUES[printed.kind]
    ink.box(
        Box(4, 4, wide - 8, PLACE_HIGH - 8), "#EFE1C2", rim=FRESH if fresh else INK, line=8 if fresh else 4, round_by=16
    )
    style, lines = signs.lines(name, wide - 28, 2, 32)
    if any(line.endswith(ELLIPSIS) for line in lines):
        style, lines = signs.lines(name, wide - 28, 3, 28)
    high, size = (72, 76) if len(lines) < 3 else (92, 64)
    ink.path(f"M10 {high}V22Q10 10 22 10H{wide - 22}Q{wide - 10} 10 {wide - 10} 22V{high}Z", hue)
    for at, line in enumerate(lines):
        ink.words(wide // 2, (53, 36, 34)[len(lines) - 1] + at * (30 if len(lines) < 3 else 27), line, style)
    middle = (high + 164) // 2
    shields = signs.guard(*printed.defence, size)
    together = size + 14 + shields.width
    ink.icon(PLACES[card], (wide - together) // 2 + size // 2, middle, size, hue)
    ink.put(shields, (wide + together) // 2 - shields.width, middle - size // 2)
    found = loot(card)
    size = signs.fitting(found, 44, wide - 28, 30)
    signs.tokens(ink, (wide - signs.span(found, size)) // 2, 186, found, size, fill=INK)
    step = min(40, (wide - 30) // max(1, len(strong)))
    for at, seat in enumerate(strong):
        ink.emblem(emblem(seat), (wide - len(strong) * step) // 2 + at * step + step // 2, 225, 34)
    return ink.sprite(solid=True)


@lru_cache(maxsize=16)
def _empty(wide: int, high: int) -> Sprite:
    """A slot with nothing in it."""
    ink = Ink(wide, high)
    return ink.add(
        f'<rect x="4" y="4" width="{wide - 8}" height="{high - 8}" rx="16" fill="#000" fill-opacity=".25" '
        'stroke="#8C7A9A" stroke-width="3" stroke-dasharray="14 10"/>'
    ).sprite()


# ---- creatures


def creatures(canvas: Canvas, table: Public, look: Look, left: int, top: int) -> None:
    """Both displays with what is left in their decks."""
    before = look.before.table.creatures if look.before else table.creatures
    for tier, slots in enumerate(table.display):
        start = left + tier * 2 * (CARD_WIDE + 16)
        said = look.say(text("picture-tier", tier=TIERS[tier], count=table.creatures_left[tier]))
        canvas.lay(heading(said, 2 * CARD_WIDE + 16), start, top)
        for at, card in enumerate(slots):
            x, y = start + at * (CARD_WIDE + 16), top + 46
            if card is None:
                canvas.lay(_empty(CARD_WIDE, CARD_HIGH), x, y)
                continue
            canvas.lay(beast(card, look.say(creature(card)), table.row, fresh=card not in before), x, y)
            creature_facts(canvas, card, look)


def creature_facts(canvas: Canvas, card: int, look: Look) -> None:
    tier, printed = TIER_OF[card], CREATURES[card]
    canvas.fact(*look.fact(creature(card)))
    if tier is not None:
        canvas.fact(*look.fact(said_prices(PRICES[tier].values())))
    for name, count in zip(("shield", "magic-shield", "spell"), printed.bonus, strict=True):
        if count:
            canvas.fact(*look.fact(creature(card), good(name, count), str(count)))


@lru_cache(maxsize=64)
def heading(said: str, wide: int) -> Sprite:
    return Ink(wide, 44).words(8, 34, said, Style(LABELS, 35, CREAM), anchor="start", room=wide - 16).sprite(solid=True)


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
def beast(card: int, name: str, active: int, *, fresh: bool = False) -> Sprite:
    """A creature with all six rows: what it gathers left of the dice, how it fights right of them; bonus and price."""
    ink = Ink(CARD_WIDE, CARD_HIGH)
    hue, rim = HUES[TIER_OF[card]]
    ink.box(
        Box(4, 4, CARD_WIDE - 8, CARD_HIGH - 8), hue, rim=FRESH if fresh else rim, line=8 if fresh else 4, round_by=18
    )
    ink.add(signs.figure(signs.medal(card), 52, 52, 84))
    extra = bonus(card)
    taken = signs.span(extra, 36, ones=False) + 12 if extra else 0
    style, lines = signs.lines(name, CARD_WIDE - 112 - taken, 2, 36)
    for at, line in enumerate(lines):
        ink.words(100, (64 if len(lines) == 1 else 44) + at * 38, line, style, anchor="start")
    signs.tokens(ink, CARD_WIDE - 4 - taken, 52, extra, 36, ones=False)
    rows(ink, card, active, Box(14, 100, CARD_WIDE - 28, 6 * LINE))
    _price(ink, price(card), CARD_HIGH - 32)
    return ink.sprite(solid=True)


def rows(ink: Ink, card: int, active: int, box: Box) -> None:
    """All six, with every sign as often as it is printed."""
    line, middle = box.height // 6, box.left + box.width // 2
    half = (box.width - line) // 2 - 6
    for row, (left, right) in enumerate(zip(CREATURES[card].left, CREATURES[card].right, strict=True), start=1):
        y, now = box.top + (row - 1) * line, row == active
        fill = GOLD if now else "#0007"
        ink.box(Box(box.left, y + 1, box.width, line - 2), fill, round_by=8)
        ink.add(signs.figure(signs.face(row), middle, y + line // 2, line - 6))
        ink.put(signs.pile(signs.listed(left), half, line, line), box.left, y)
        ink.put(signs.pile(signs.listed(right), half, line, line), box.right - half, y)


def _price(ink: Ink, ways: tuple[signs.Counted, ...], y: int) -> None:
    """Ways to pay, with a stroke between them."""
    spans = [signs.span(way, 38) for way in ways]
    x = (CARD_WIDE - sum(spans) - 40 * (len(ways) - 1)) // 2
    for at, (way, wide) in enumerate(zip(ways, spans, strict=True)):
        if at:
            ink.path(f"M{x - 25} {y + 22}L{x - 15} {y - 22}", "none", rim=SAND, line=4)
        signs.tokens(ink, x, y, way, 38)
        x += wide + 40
