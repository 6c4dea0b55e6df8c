"""What lies beside and upon the map: seats, open cards, names of continents."""

from functools import lru_cache

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Sprite
from engines.core.drawing.typefaces import width, wrapped
from engines.core.text import CardRef, Said, text
from engines.risk_legacy.atlas import shown_on
from engines.risk_legacy.components import BOX, PowerName
from engines.risk_legacy.naming import NAMELESS, faction, territory
from engines.risk_legacy.naming import continent as label
from engines.risk_legacy.pages.board import title
from engines.risk_legacy.picture import lettering, pieces
from engines.risk_legacy.picture.looks import (
    BEAM,
    CONTINENT,
    FIGURE,
    GOLD,
    INK,
    NIGHT,
    NOTE,
    PALE,
    TINTS,
    TITLE,
    WHO,
)
from engines.risk_legacy.view import SideSeen, View

SEAT_HIGH = 190
LEADING = 33
"""From line to line."""
HOUSE = 42
"""Points from one seat's home to the next on the name of a continent."""
CARD = 136
"""Points of the plate with the open cards that are no name."""
BREAK = " · "
"""Where a title may go on in the next line."""


def plate(wide: int, high: int, *, marked: bool = False) -> Ink:
    """A dark sheet, with a bright rim if it is about whoever is on turn."""
    rim, line = (BEAM, 5) if marked else ("#3C6078", 2)
    return Ink(wide, high).box(Box(3, 3, wide - 6, high - 6), NIGHT, rim=rim, line=line, round_by=14)


# ---- seats


def seat(view: View, at: int, look: Look, wide: int) -> Sprite:
    """Somebody's place in the star race, and what they have."""
    side = view.sides[at]
    ink = plate(wide, SEAT_HIGH, marked=view.turn is not None and view.turn.seat == at)
    ink.emblem(emblem(at), 42, 37, 46, rim="#FFFFFF")
    room = wide - 88
    if view.ending and view.ending.winner == at:
        ink.icon("laurel-crown", wide - 36, 38, 46, GOLD)
        room -= 46
    elif at in answering(view):
        asked(ink, wide - 32, 36)
        room -= 46
    ink.words(74, 48, look.name(at, WHO.face, WHO.size, room), WHO, anchor="start")
    ink.words(18, 88, army(side, look), NOTE, anchor="start", room=wide - 34)
    if side.eliminated:
        ink.path(f"M22 {SEAT_HIGH - 50}H{wide - 22}", "none", rim="#3C6078", line=3)
        return ink.sprite(solid=True)
    stars(ink, side.stars, 34, 120)
    _held(ink, side, wide)
    x = 28
    for icon, figures in (("position-marker", side.territories), ("swordman", side.troops)):
        x = counted(ink, icon, figure(figures, look), x, 164)
    if side.hand:
        counted(ink, "card-pickup", f"{len(side.hand)}", x, 164)
    if view.turn and view.turn.seat == at and view.turn.recruits and not view.battle:
        ink.words(wide - 20, 175, f"+{view.turn.recruits}", FIGURE._replace(fill=BEAM), anchor="end")
    return ink.sprite(solid=True)


def answering(view: View) -> tuple[int, ...]:
    """Those who are waited for in somebody else's turn."""
    return tuple(seat for seat in view.asked if view.turn is not None and seat != view.turn.seat)


def asked(ink: Ink, x: int, y: int) -> None:
    """On the plate of somebody who is waited for in another's turn."""
    ink.add(f'<circle cx="{x}" cy="{y}" r="18" fill="{BEAM}"/>').words(
        x, y + 10, "?", FIGURE._replace(size=28, fill=INK)
    )


def banner(number: int, power: PowerName | None, look: Look, wide: int) -> Sprite:
    """A faction and the power that it has for good."""
    ink, foot = plate(wide, SEAT_HIGH, marked=power is not None), 56
    for words, style in ((faction(number), WHO), (CardRef(power) if power else None, NOTE._replace(fill=BEAM))):
        for line in pieces.broken(look.say(words) if words else "—", style.face, 29, wide - 36, 2):
            ink.words(18, foot, line, style._replace(size=29), anchor="start")
            foot += 36
        foot += 10
    return ink.sprite(solid=True)


@lru_cache(maxsize=8)
def worth(coins: int) -> Sprite:
    """What a card is worth."""
    ink = Ink(76, 44)
    ink.box(Box(1, 1, 74, 42), NIGHT, rim="#F4C542", line=2, round_by=20)
    return coin(ink, 24, 22).words(54, 33, f"{coins}", FIGURE).sprite(solid=True)


def army(side: SideSeen, look: Look) -> str:
    """Its faction, or what there is to say instead."""
    if side.eliminated:
        return look.say(text("map-out", removed=int(side.removed)))
    return look.say(text("map-waits") if side.faction is None else faction(side.faction))


def stars(ink: Ink, count: int, x: int, y: int, size: int = 32) -> None:
    """As many as have been won, and the places of those that are still wanted."""
    for place in range(max(count, BOX.red_stars.to_win)):
        there = place < count
        ink.icon("round-star", x + place * (size + 2), y, size, GOLD if there else "#35566C")


def _held(ink: Ink, side: SideSeen, wide: int) -> None:
    """What can be thrown into a fight: missiles, a scar card face down."""
    x = wide - 30
    if side.scar:
        face_down(ink, x - 14, 102)
        x -= 38
    if side.missiles:
        ink.words(x + 8, 132, f"{side.missiles}", FIGURE, anchor="end")
        pieces.missile(ink, x - 12 - width(f"{side.missiles}", FIGURE.face, FIGURE.size), 121)


def face_down(ink: Ink, left: int, top: int) -> None:
    """A scar card that only its owner knows: a seam with stitches, since signs of scars may come with packets."""
    ink.box(Box(left, top, 26, 36), "#3A3A3A", rim=PALE, line=2, round_by=4)
    seam = f"M{left + 7} {top + 28}L{left + 19} {top + 8}"
    stitches = "".join(f"M{left + x} {top + y}L{left + x + 9} {top + y + 5}" for x, y in ((5, 20), (8, 15), (12, 10)))
    ink.path(seam, "none", rim=PALE, line=3).path(stitches, "none", rim=PALE, line=2)


def figure(count: int, look: Look) -> str:
    """How many territories or troops somebody has; of none the sign that stands in the texts."""
    return f"{count}" if count else look.say(text("race", count="none"))


def counted(ink: Ink, icon: str, figures: str, x: int, y: int) -> int:
    """A sign and how many, around *y*; and where the next one begins."""
    ink.icon(icon, x + 8, y, 32, PALE).words(x + 30, y + 11, figures, FIGURE, anchor="start")
    return x + 50 + width(figures, FIGURE.face, FIGURE.size)


# ---- cards


def cards(view: View, look: Look, wide: int) -> Sprite:
    """Where the game is, the open cards, and what is left of the decks."""
    shown, parts = open_cards(view), look.say(title(view)).split(BREAK)
    lines = [line for part in parts for line in wrapped(part, TITLE.face, 30, wide - 40, 2)]
    names = _lands(view, look, wide - CARD)
    more = sum(LEADING * (len(each) - 1) for each in names)
    ink = plate(wide, 22 + 36 * len(lines) + (64 + 44 * len(view.row) + more if shown else 0))
    foot = 44
    for line in lines:
        ink.words(20, foot, line, TITLE._replace(size=30), anchor="start", room=wide - 40)
        foot += 36
    if not shown:
        return ink.sprite(solid=True)
    foot += 12
    for slot, card in enumerate(view.row, start=1):
        ink.add(f'<circle cx="36" cy="{foot - 10}" r="18" fill="{BEAM}"/>')
        ink.words(36, foot + 1, f"{slot}", FIGURE._replace(size=28, fill=INK))
        if card is not None:
            coins, right = view.world.worth(card), wide - 59
            coin(ink, right, foot - 10).words(right + 21, foot + 1, f"{coins}", FIGURE, anchor="start")
        for place, line in enumerate(names[slot - 1]):
            foot += LEADING if place else 0
            ink.words(60, foot, line, NOTE._replace(fill="#FFFFFF"), anchor="start", room=wide - CARD)
        foot += 44
    x = counted(ink, "card-pickup", f"{len(view.deck)}", 28, foot - 4)
    coin(ink, x + 30, foot - 4).words(x + 52, foot + 7, f"{view.pile}", FIGURE, anchor="start")
    return ink.sprite(solid=True)


def _lands(view: View, look: Look, room: int) -> list[tuple[str, ...]]:
    """What each open card shows, whole: one of them in two lines if it has to be, and others like it short, so that the
    plate does not grow into the map."""
    found: list[tuple[str, ...]] = []
    for card in view.row:
        at = None if card is None else shown_on(card)
        said = "" if at is None else look.say(territory(at))
        if at is None or lettering.wide(said, NOTE.size) <= room:
            found.append((said,))
        elif " " in said and all(len(each) == 1 for each in found):
            found.append(lettering.halves(said, NOTE.size))
        else:
            found.append((lettering.short(look, at),))
    return found


def open_cards(view: View) -> bool:
    """Whether cards still lie there for somebody to take."""
    return view.ending is None and any(card is not None for card in view.row)


def coin(ink: Ink, x: int, y: int, size: int = 34) -> Ink:
    ink.add(f'<circle cx="{x}" cy="{y}" r="{size // 2}" fill="#F4C542" stroke="#7A5A05" stroke-width="2.6"/>')
    return ink.icon("round-star", x, y, size * 7 // 10, "#7A5A05")


# ---- continents


def nameplate(view: View, number: int, look: Look, box: Box) -> Sprite:
    """A continent as the players call it, its bonus, whoever recruits more there for having named it, and whose home it
    is."""
    region = view.world.regions[number]
    own = region.namer is not None and region.namer in view.people
    return named(
        called(view, number, look),
        view.world.bonus(number),
        view.people.index(region.namer) if own and region.namer else None,
        homes(view, number),
        TINTS[number],
        box.width,
        box.height,
    )


def homes(view: View, number: int) -> tuple[int, ...]:
    """The seats whose home that continent is."""
    return tuple(seat for thing in view.shelf for seat in thing.homes(number))


def called(view: View, number: int, look: Look) -> str:
    """The name that a continent was given, or the one that it always had."""
    given = view.world.regions[number].name
    return look.say(label(number)).upper() if given is None else look.say(Said(given, NAMELESS))


@lru_cache(maxsize=64)
def named(
    said: str, bonus: int, namer: int | None, at_home: tuple[int, ...], colour: str, wide: int, high: int
) -> Sprite:
    """The same from its parts."""
    ink, style = Ink(wide, high), CONTINENT._replace(fill=colour)
    house = HOUSE if len(at_home) < 3 else HOUSE * 7 // 10
    side = 44 * (namer is not None) + house * len(at_home)
    lines = pieces.broken(f"{said} +{bonus}", style.face, style.size, wide - side - 8, max(1, high // LEADING))
    if lines[-1] == f"+{bonus}" and len(lines) > 1 and " " in lines[-2]:  # it takes a word along
        head, _, last = lines[-2].rpartition(" ")
        lines = (*lines[:-2], head, f"{last} {lines[-1]}")
    long = max(width(line, style.face, style.size) for line in lines)
    left, foot = (wide - long - side) // 2, (high - LEADING * len(lines)) // 2 + 25
    for place, line in enumerate(lines):
        ink.words(left, foot + LEADING * place, line, style, anchor="start")
    if namer is not None:
        ink.emblem(emblem(namer), left + long + 26, high // 2, 34, rim="#FFFFFF")
    right = left + long + side + 4
    for place, seat in enumerate(reversed(at_home)):
        pieces.home(ink, seat, right - house // 2 - house * place, high // 2, house - 2)
    return ink.sprite(solid=True)
