"""What a hand can take, in large: each noble with its price, and what taking it would change, before → after."""

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.drawing.typefaces import FIGURES
from engines.core.emblem import DARK, EMBLEMS
from engines.core.text import CardRef, SignRef, text
from engines.royals.atlas import CITIES, COUNTRIES, NOBLES, RANKS
from engines.royals.claims import Prospect
from engines.royals.markers import Marker
from engines.royals.naming import noble
from engines.royals.pages.own import SHOWN, best
from engines.royals.picture import sheet
from engines.royals.picture.hand import shown
from engines.royals.picture.looks import BROWN, GOLD, HEAD, LANDS, NAME, NOTE, PAPER, RANK_ICONS, WINE
from engines.royals.picture.pieces import bonus, card, portrait, shield
from engines.royals.stakes import Change, Stakes, stakes
from engines.royals.view import View
from engines.royals.words.claims import cost

ACROSS, HIGH, TOP, GAP = 685, 322, 84, 10
"""How wide and high a plate is, and how high the title; between plates."""
COLUMNS = 2
PRICE = 74, 104
"""How large a card of the price is."""
CHANGE = Style(FIGURES, 40, DARK)
HOUSE = tuple(Style(FIGURES, 29, each.ink) for each in EMBLEMS)


def close(view: View, look: Look) -> Scene | None:
    """While the seat can take nobles in its turn, those that bring most; ``None``: the whole table matters."""
    seat, turn = view.me, view.turn
    if view.own is None or seat is None or turn is None or turn.seat != seat or not turn.playing:
        return None
    found = best(view.own)[:SHOWN]
    if not found:
        return None
    wide, title = COLUMNS * (ACROSS + GAP) + GAP, look.say(text("sign-claims"))
    rows, ahead = -(-len(found) // COLUMNS), sheet.contested(view)
    below = TOP + rows * (HIGH + GAP)
    canvas = Canvas(wide, below + STAYS + sum(high + sheet.GAP for high in ahead) + sheet.GAP, title)
    canvas.lay(_ground(wide, canvas.height), 0, 0)
    head = Ink(wide, TOP).words(26, 56, title, HEAD._replace(size=44, fill=PAPER), anchor="start", room=wide - 40)
    canvas.lay(head.sprite(solid=True), 0, 0)
    for at, prospect in enumerate(found):
        row, column = divmod(at, COLUMNS)
        changed = stakes(view.europe, seat, prospect.noble, view.gone, view.period)
        sprite = plate(seat, prospect, changed, look)
        canvas.lay(sprite, GAP + column * (ACROSS + GAP), TOP + row * (HIGH + GAP))
        _facts(canvas, prospect, changed, look)
    canvas.lay(_stays(look, wide), 0, below)
    sheet.lay(canvas, sheet.stakes(view, look, wide), ahead, below + STAYS + sheet.GAP)
    sheet.facts(canvas, view, look)
    return canvas.scene()


def _ground(wide: int, high: int) -> Sprite:
    return Ink(wide, high).box(Box(0, 0, wide, high), BROWN).sprite(ground=True)


STAYS = 58
"""Points for what a golden field is; without a figure, since that would be taken for an offer."""


def _stays(look: Look, wide: int) -> Sprite:
    ink = Ink(wide, STAYS).box(Box(26, 10, 62, 38), GOLD, rim=WINE, line=3, round_by=12)
    said = look.say(text("sign-stays"))
    return ink.words(108, 40, said, NOTE._replace(fill=PAPER), anchor="start", room=wide - 130).sprite(solid=True)


def plate(seat: int, prospect: Prospect, changed: Stakes, look: Look) -> Sprite:
    """A noble, who has it and who would; influence in its country, cubes on its title; what it brings and costs."""
    assert prospect.payment is not None, "it can be taken"
    printed, land = NOBLES[prospect.noble], LANDS[NOBLES[prospect.noble].country]
    ink = sheet.plate(ACROSS, HIGH)
    ink.icon(land.crest, 38, 44, 44, land.edge)
    ink.words(68, 56, look.say(noble(prospect.noble)), NAME._replace(size=38), anchor="start", room=ACROSS - 90)
    for at, holder in enumerate((prospect.holder, seat)):
        ink.put(portrait(printed.rank, printed.cost, holder, fresh=False), 16 + 150 * at, 74)
    ink.words(145, 140, "→", HEAD._replace(size=40))
    x = 286
    sheet.power(ink, x + 20, 108, 42).icon(land.crest, x + 66, 108, 40, land.edge)
    _change(ink, x + 96, 122, changed.influence, changed.place)
    ink.icon(RANK_ICONS[printed.rank], x + 40, 162, 44, BROWN)
    _change(ink, x + 96, 176, changed.cubes, changed.title)
    _price(ink, prospect.payment)
    _gains(ink, seat, prospect.gains)
    return ink.sprite(solid=True)


def _gains(ink: Ink, seat: int, gains: tuple[Marker, ...]) -> None:
    """The markers of a city, of a country, and that for all titles, which bears the emblem of whoever gets it."""
    right = ACROSS - 26
    for marker in gains:
        right -= 64
        if marker.shape == "house":
            ink.emblem(emblem(seat), right + 24, 264, 62).words(right + 24, 276, f"{marker.value}", HOUSE[seat])
        else:
            ink.put(bonus(marker.value) if marker.shape == "city" else shield(marker.value), right, 238)
    if gains:
        ink.words(right - 10, 282, "+", CHANGE, anchor="end")


def _change(ink: Ink, x: int, y: int, counts: Change, won: int) -> None:
    """Before → after, and the points that it would bring in the end."""
    before, after = counts
    ink.words(x + 38, y, f"{before}", CHANGE, anchor="end").words(x + 59, y, "→", HEAD._replace(size=34))
    ink.words(x + 80, y, f"{after}", CHANGE, anchor="start")
    if won:
        _won(ink, x + 154, y, won)


def _won(ink: Ink, x: int, y: int, points: int) -> None:
    ink.box(Box(x - 31, y - 38, 62, 48), GOLD, rim=WINE, line=3, round_by=12).words(x, y, f"{points}", CHANGE)


def _price(ink: Ink, payment: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    """The cards that would be laid, each face with how many of it."""
    (wide, high), (country, intrigue) = PRICE, payment
    faces = [
        *(((number,), count) for number, count in enumerate(country) if count),
        *((shown(pair), count) for pair, count in enumerate(intrigue) if count),
    ]
    for at, (countries, count) in enumerate(faces):
        x = 24 + at * 80
        ink.put(card(countries, None, wide, high), x, 204)
        ink.box(Box(x + 26, 272, 52, 38), WINE, rim=GOLD, line=3, round_by=14)
        ink.words(x + 52, 302, f"×{count}", Style(FIGURES, 29, "#FFE9B8"))


def _facts(canvas: Canvas, prospect: Prospect, changed: Stakes, look: Look) -> None:
    printed = NOBLES[prospect.noble]
    city, land = CardRef(CITIES[printed.city].id), CardRef(COUNTRIES[printed.country])
    held = () if prospect.holder is None else (SignRef(prospect.holder),)
    canvas.fact(*look.fact(city, CardRef(RANKS[printed.rank]), str(printed.cost), *held))
    if prospect.payment is not None:
        canvas.fact(*look.fact(city, CardRef(RANKS[printed.rank]), cost(prospect)))
    for (before, after), points in ((changed.influence, changed.place), (changed.cubes, changed.title)):
        won = (f"+{points}",) if points else ()
        canvas.fact(*look.fact(city, CardRef(RANKS[printed.rank]), f"{before} → {after}", *won))
    for marker in prospect.gains:
        where = {"city": (city,), "shield": (land,)}.get(marker.shape, ())
        canvas.fact(*look.fact(*where, str(marker.value)))
