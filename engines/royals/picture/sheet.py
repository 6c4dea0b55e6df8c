"""What lies beside the map: countries and what is at stake there, titles, houses, the cards that can be drawn."""

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Sprite
from engines.core.text import CardRef, text
from engines.royals.atlas import COUNTRIES, PERIOD_VALUES, PERIODS, RANKS, TITLES
from engines.royals.components import BOX
from engines.royals.house import PLANS
from engines.royals.picture.looks import (
    BROWN,
    FIGURE,
    GOLD,
    HEAD,
    LANDS,
    NAME,
    NOTE,
    PAPER,
    RANK_ICONS,
    RIM,
    STAKE,
    WINE,
)
from engines.royals.picture.pieces import COST, back, card
from engines.royals.view import View

GAP, MARGIN = 12, 18
ROWS = 126, 116, 116, 132
"""How high the plates below the map are: countries, titles twice, houses."""


def plate(wide: int, high: int, *, marked: bool = False) -> Ink:
    """Paper with a double rim, in another colour where it is somebody's turn."""
    ink = Ink(wide, high)
    rim, line = (WINE, 6) if marked else (BROWN, 3)
    ink.box(Box(3, 3, wide - 6, high - 6), PAPER, rim=rim, line=line, round_by=14)
    return ink.box(Box(10, 10, wide - 20, high - 20), "none", rim=RIM, line=1, round_by=9)


# ---- countries


def country(view: View, number: int, look: Look, wide: int) -> Sprite:
    """Who has how much influence there, best first, and what the two best get at the end of the period."""
    ink, land = plate(wide, 126), LANDS[number]
    ink.icon(land.crest, 33, 39, 38, land.edge)
    ink.words(57, 50, look.say(CardRef(COUNTRIES[number])), HEAD, anchor="start", room=wide - 66)
    if not view.over:
        larger, smaller = PERIOD_VALUES[view.period][number]
        ink.words(wide - 18, 104, f"{larger}/{smaller}", STAKE, anchor="end")
    for at, place in enumerate(view.europe.standing(number, view.gone)):
        x = 16 + at * 50
        if not at:
            ink.box(Box(x - 2, 68, 52, 46), GOLD, rim=WINE, round_by=10)
        ink.emblem(emblem(place.seat), x + 14, 91, 30).words(x + 39, 103, f"{place.influence}", FIGURE)
    return ink.sprite(solid=True)


# ---- titles


def title(view: View, number: int, look: Look, wide: int) -> Sprite:
    """A rank with its price and influence; what most cubes and what second most are worth, and who has how many."""
    ink, rank, worth = plate(wide, 116), BOX.ranks.items[number], TITLES[number]
    ink.icon(RANK_ICONS[number], 38, 38, 44, BROWN)
    ink.words(68, 48, look.say(CardRef(RANKS[number])), NAME, anchor="start", room=wide - 176)
    _figures(ink, wide - 88, 37, rank.cost, rank.influence)
    ink.words(wide - 18, 97, f"{worth.full}/{worth.half}", STAKE, anchor="end")
    cubes = [(seat, count) for seat, count in enumerate(view.europe.contest(number, view.gone)) if count]
    for at, (seat, count) in enumerate(cubes):
        x = 20 + at * 46
        ink.emblem(emblem(seat), x + 12, 85, 26).words(x + 34, 96, f"{count}", FIGURE._replace(size=29))
    return ink.sprite(solid=True)


def _figures(ink: Ink, x: int, y: int, cost: int, influence: int) -> None:
    """A price on its disc and a star for influence, as everywhere."""
    ink.add(f'<circle cx="{x}" cy="{y}" r="19" fill="#5A3D1E"/>').words(x, y + 11, f"{cost}", COST)
    ink.icon("round-star", x + 39, y, 32, WINE).words(x + 56, y + 12, f"{influence}", FIGURE, anchor="start")


def legend(look: Look, wide: int) -> Sprite:
    """What the small signs mean."""
    ink, right = plate(wide, 116), wide // 2 + 24
    ink.add('<circle cx="38" cy="37" r="16" fill="#5A3D1E"/>').icon("round-star", right, 37, 34, WINE)
    ink.path("M38 63L54 72V90L38 99L22 90V72Z", WINE, rim=GOLD)
    ink.path(
        f"M{right - 16} 64H{right + 16}V80Q{right + 12} 94 {right} 99Q{right - 12} 94 {right - 16} 80Z", WINE, rim=GOLD
    )
    for x, y, sign in ((66, 46, "cost"), (right + 26, 46, "influence"), (66, 90, "city"), (right + 26, 90, "country")):
        room = wide // 2 - 60 if x < right else wide - right - 42
        ink.words(x, y, look.say(text(f"sign-{sign}")), NOTE, anchor="start", room=room)
    return ink.sprite(solid=True)


# ---- houses


def house(view: View, seat: int, look: Look, wide: int) -> Sprite:
    """A seat: its cards, and its points where the table shows them; otherwise its markers face down (RY-3.3)."""
    seen = view.houses[seat]
    moves = view.turn is not None and view.turn.seat == seat
    ink = plate(wide, 132, marked=moves)
    ink.emblem(emblem(seat), 42, 43, 48)
    ink.words(76, 54, look.name(seat, NAME.face, NAME.size, wide - 96), NAME, anchor="start")
    if seen.gone:
        return ink.words(wide // 2, 104, "—", FIGURE).sprite(solid=True)
    ink.icon("card-pickup", 38, 96, 40, BROWN).words(62, 108, f"{seen.hand}+{seen.intrigue}", FIGURE, anchor="start")
    if seen.total is not None:
        shown = look.say(text("board-total", points=seen.total))
    else:
        shown = f"×{sum(count for _, count in seen.markers)}"
        ink.icon("two-coins", wide - 104, 96, 38, WINE)
    ink.words(wide - 22, 108, shown, STAKE, anchor="end", room=wide - 160)
    return ink.sprite(solid=True)


# ---- what can be drawn


def market(view: View, look: Look, wide: int, high: int) -> Sprite:
    """The open row, both decks with how many cards they have, and how long the period lasts."""
    ink = plate(wide, high)
    heading = look.say(text("board-title", period=PERIODS[view.period]))
    by_threes, by_ones = (-(-view.deck // plan) for plan, _ in PLANS.values())
    lasts = text("board-deck", count=view.deck, lasts=1, soon=by_threes, late=by_ones)
    deck = text("sign-ending") if view.ending else lasts
    ink.words(24, 50, heading, HEAD, anchor="start", room=240)
    ink.words(wide - 22, 49, look.say(deck), NOTE, anchor="end", room=wide - 290)
    tall = high - 76
    width = min(108, (wide - 40) // (len(view.row) + 2) - 10)
    for at, number in enumerate(view.row):
        x = 22 + at * (width + 10)
        if number is None:
            ink.box(Box(x + 2, 64, width - 4, tall - 6), "none", rim=RIM, round_by=12)
        else:
            ink.put(card((number,), None, width, tall - 8), x, 60)
    x = 22 + len(view.row) * (width + 10)
    ink.put(back("eagle-emblem", view.deck, "#2F4858", width, tall - 8), x + 6, 60)
    ink.put(back("imperial-crown", view.intrigue, "#5B2333", width, tall - 8), x + width + 16, 60)
    return ink.sprite(solid=True)
