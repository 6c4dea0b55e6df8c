"""What a seat holds, as only its owner sees it: resource cards, the scar card, missiles."""

from functools import lru_cache

from engines.core.drawing.hand import number
from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.hand import sign
from engines.core.text import Arg, CardRef, text
from engines.risk_legacy.atlas import COIN, shown_on
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.drafts.spending import Spending
from engines.risk_legacy.naming import COIN_CARD, in_hand, territory
from engines.risk_legacy.picture.lettering import halves, wide
from engines.risk_legacy.picture.looks import (
    BEAM,
    DEEP,
    FIGURE,
    GOLD,
    INK,
    NEUTRAL,
    NIGHT,
    NOTE,
    PALE,
    PLACES,
    TILES,
    TITLE,
    hundredths,
    tint_of,
)
from engines.risk_legacy.picture.pieces import broken, missile, scar_icon
from engines.risk_legacy.picture.plates import coin
from engines.risk_legacy.picture.table import night
from engines.risk_legacy.view import View

WIDE, HIGH = 220, 272
STEP, PER_ROW, FEWEST = 238, 6, 4
"""From card to card; how many stand side by side, and for how many there is room at least: on a phone a picture is as
wide as the screen, and one card alone would be as tall."""
TOP = 96
"""Points above the cards."""
TITLED = 900
"""In a picture that is wider there is room for what the page is called."""
SMALLEST = 20
"""Letters of a name are larger than that."""
LIFT = 16
"""By how much a chosen card is higher than the others."""


def hand(view: View, look: Look) -> Scene | None:
    """Cards in the order of the menus, coin cards together; those chosen for a trade or a star are raised. None of it
    stands beside a packet that its owner is about to open."""
    if view.own is None or view.me is None or view.game == 0 or (view.opening and view.me in view.asked):
        return None
    side, mine = view.sides[view.me], view.own
    chosen = mine.draft.cards if isinstance(mine.draft, Spending) else ()
    held = in_hand(side.hand, mine.scar)
    count = len(held) + (side.missiles > 0)
    if not count:
        return None
    per_row = max(FEWEST, min(PER_ROW, count))
    rows = -(-count // per_row)
    canvas = Canvas(per_row * STEP + 20, TOP + rows * (HIGH + 46) + 8, look.say(text("own-title")))
    canvas.lay(night(canvas.width, canvas.height), 0, 0)
    _heading(canvas, view, look)
    for place in range(count):
        row, column = divmod(place, per_row)
        left, top = 20 + column * STEP, TOP + 24 + row * (HIGH + 46)
        if place == len(held):
            canvas.lay(missiles(side.missiles, look.say(text("hand-missiles"))), left, top)
            canvas.fact(f"{side.missiles}")
            continue
        top -= LIFT if held[place] in chosen else 0
        said = _card(canvas, view, look, held[place], left, top, chosen=held[place] in chosen)
        canvas.centre(number(place + 1), left + WIDE // 2, top + 8)
        canvas.fact(*look.fact(sign(place + 1), *said))
    return canvas.scene()


def _heading(canvas: Canvas, view: View, look: Look) -> None:
    """What the page is called, and what the whole hand buys."""
    assert view.me is not None, "somebody holds it"
    assert view.own is not None, "and sees it"
    side, ink = view.sides[view.me], Ink(canvas.width, TOP)
    ink.emblem(emblem(view.me), 52, 52, 50)
    if canvas.width > TITLED:
        ink.words(90, 66, look.say(text("own-title")), TITLE._replace(size=40), anchor="start", room=canvas.width - 400)
    if side.hand:
        x = canvas.width - 290
        coin(ink, x, 52, 46).words(x + 32, 67, f"{side.coins}", FIGURE._replace(size=42), anchor="start")
        if view.own.worth:
            ink.words(x + 112, 67, "→", NOTE._replace(size=36, fill=BEAM))
            ink.icon("swordman", x + 166, 52, 44, PALE)
            ink.words(x + 196, 67, f"{view.own.worth}", FIGURE._replace(size=42), anchor="start")
            canvas.fact(f"{side.coins}", f"{view.own.worth}")
    canvas.lay(ink.sprite(), 0, 0)


def _card(
    canvas: Canvas, view: View, look: Look, card: int | ScarName, left: int, top: int, *, chosen: bool
) -> tuple[Arg, ...]:
    """What there is to say of it."""
    assert view.me is not None, "somebody holds it"
    if isinstance(card, str):
        canvas.lay(scar(card, look.say(CardRef(card))), left, top)
        return (CardRef(card),)
    if card == COIN:
        count = view.sides[view.me].hand.count(COIN)
        canvas.lay(coins(count, look.say(CardRef(COIN_CARD)), chosen=chosen), left, top)
        return (text("coin-cards", count=count),)
    at, worth = shown_on(card), view.world.worth(card)
    owner, said = view.fields[at].owner, look.say(territory(at))
    canvas.lay(land(at, said, worth, owner, chosen=chosen), left, top)
    return (territory(at), f"{worth}")


# ---- cards


def _blank(edge: str, paper: str, *, chosen: bool) -> Ink:
    ink = Ink(WIDE, HIGH)
    rim, line = (GOLD, 9) if chosen else (INK, 4)
    ink.box(Box(5, 5, WIDE - 10, HIGH - 10), NIGHT, rim=rim, line=line, round_by=18)
    return ink.box(Box(14, 14, WIDE - 28, HIGH - 28), paper, rim=edge, line=4, round_by=12)


@lru_cache(maxsize=256)
def land(at: int, said: str, worth: int, owner: int | None, *, chosen: bool) -> Sprite:
    """The card of a territory: its shape in the colours of whoever holds it, and its coins."""
    tint = tint_of(at)
    ink, place = _blank(tint, "#1D4560", chosen=chosen), PLACES[at]
    box = place.box
    scale = min((WIDE - 44) * 100 // box.width, 120 * 100 // box.height)
    x, y = (box.left + box.right) * 5, (box.top + box.bottom) * 5
    pattern, fill = "", NEUTRAL
    if owner is not None:
        seat, (tile, figure) = emblem(owner), TILES[owner]
        ink.define(
            "p",
            f'<pattern id="p" width="{tile}" height="{tile}" patternUnits="userSpaceOnUse" '
            f'patternTransform="scale({hundredths(1000 * 100 // scale)})"><g opacity=".32">'
            f"{figure.format(c=seat.ink)}</g></pattern>",
        )
        fill, pattern = seat.colour, f'<path d="{place.shape}" fill="url(#p)"/>'
    ink.add(
        f'<g transform="translate({WIDE // 2} 88) scale({hundredths(scale // 10)}) translate({-x} {-y})">'
        f'<path d="{place.shape}" fill="{fill}"/>{pattern}<path d="{place.shape}" fill="none" stroke="{INK}" '
        f'stroke-width="{3000 // scale}" stroke-linejoin="round"/></g>'
    )
    room, broad = WIDE - 40, wide(said, NOTE.size * 90 // 100) > WIDE - 40
    lines = halves(said, NOTE.size) if broad and " " in said else (said,)
    ink.box(Box(16, 156, WIDE - 32, 44) if len(lines) == 1 else Box(16, 142, WIDE - 32, 64), tint)
    for foot, line in zip((187,) if len(lines) == 1 else (168, 197), lines, strict=True):
        ink.words(WIDE // 2, foot, line, NOTE._replace(fill=INK), room=room)
    step = min(36, 150 // worth)
    for place_ in range(worth):
        coin(ink, WIDE // 2 + (2 * place_ - worth + 1) * step // 2, 228)
    return ink.sprite(solid=True)


@lru_cache(maxsize=32)
def coins(count: int, said: str, *, chosen: bool) -> Sprite:
    """Coin cards, which are all the same."""
    ink = _blank("#F4C542", "#8A6A1F", chosen=chosen)
    coin(ink, WIDE // 2, 92, 108)
    ink.words(WIDE // 2, 187, said, NOTE._replace(fill=BEAM), room=WIDE - 40)
    return ink.words(WIDE // 2, 240, f"×{count}", FIGURE._replace(size=38)).sprite(solid=True)


@lru_cache(maxsize=8)
def scar(kind: ScarName, said: str) -> Sprite:
    icon, colour = scar_icon(kind)
    ink = _blank(colour, "#2A2A2A", chosen=False)
    ink.icon(icon, WIDE // 2, 96, 112, colour)
    foot, room = 196, WIDE - 40
    # rather smaller than a word in two pieces
    size = next(
        (size for size in range(28, SMALLEST, -1) if all(wide(each, size) <= room for each in said.split())), 28
    )
    for line in broken(said, NOTE.face, size, room, 2):
        ink.words(WIDE // 2, foot, line, NOTE._replace(size=size, fill=BEAM))
        foot += 32
    return ink.sprite(solid=True)


@lru_cache(maxsize=16)
def missiles(count: int, said: str) -> Sprite:
    ink = _blank("#FF8A65", DEEP, chosen=False)
    ink.add(f'<g transform="translate({WIDE // 2} 88) scale(3)">')
    missile(ink, 0, 0)
    ink.add("</g>")
    ink.words(WIDE // 2, 187, said, NOTE._replace(fill=BEAM), room=WIDE - 40)
    return ink.words(WIDE // 2, 240, f"×{count}", FIGURE._replace(size=44)).sprite(solid=True)
