"""An assault while it is going on: where, who, with what dice, at what price; and below it how everybody stands, and
what the reader has lost before."""

from functools import lru_cache

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.drawing.typefaces import FIGURES, shrunk, width
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.components import BOX
from engines.risk_legacy.naming import territory
from engines.risk_legacy.picture import armies
from engines.risk_legacy.picture.alt import fought
from engines.risk_legacy.picture.band import band, newly
from engines.risk_legacy.picture.chart import Window
from engines.risk_legacy.picture.fates import FALL
from engines.risk_legacy.picture.looks import (
    BEAM,
    HEAD,
    HIGH,
    NIGHT,
    NOTE,
    PALE,
    PLACES,
    WHO,
    WIDE,
)
from engines.risk_legacy.picture.pieces import missile, signed
from engines.risk_legacy.picture.plates import plate
from engines.risk_legacy.picture.race import STRIP, race
from engines.risk_legacy.picture.table import night
from engines.risk_legacy.rules.battle import modifiers
from engines.risk_legacy.rules.combat import Modifiers
from engines.risk_legacy.view import BattleSeen, View

ACROSS, DOWN, FOOT = 1200, 540, 360
"""Points of the picture: how wide it is, how high its map, how high what stands below."""
STAKE = 76
"""Between them, of the line that says what would be lost."""
DIE = 96
_PIPS = ((), (4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))
"""By value, in a grid of three by three."""
_LARGE = Style(FIGURES, 84, "#FFFFFF")


def fight(view: View, battle: BattleSeen, look: Look) -> Scene:
    stake = _stake(view, battle)
    down = DOWN + (STAKE if stake else 0)
    said = band(view, look, ACROSS - 40) if view.me is not None else None
    foot = 0 if view.me is None else STRIP + (said.height if said else 0) + 10
    canvas = Canvas(ACROSS, down + FOOT + foot, look.say(fought(view, battle)))
    canvas.lay(night(ACROSS, canvas.height - DOWN), 0, DOWN)
    armies.lay(canvas, view, look, between(battle.origin, battle.target))
    if stake:
        canvas.lay(_staked(look.say(stake)), 0, DOWN)
    side = (ACROSS - 4 * DIE) // 2
    canvas.lay(_side(view, battle, look, side, attacks=True), 6, down + 6)
    canvas.lay(_side(view, battle, look, side, attacks=False), ACROSS - side - 6, down + 6)
    _dice(canvas, battle, down)
    _facts(canvas, view, battle, look)
    if view.me is not None:  # whoever comes back to a fight has heard nothing yet of what befell them before it
        race(canvas, view, look, down + FOOT)
        newly(canvas, view, look)
    if said:
        canvas.lay(said, 20, down + FOOT + STRIP)
    return canvas.scene()


def _stake(view: View, battle: BattleSeen) -> Text | None:
    """What would be lost with the target, as the question has it: the game, or a headquarters with its star."""
    if battle.conquered or view.fields[battle.target].hq is None:
        return None
    wins = view.sides[battle.seat].stars + 1 >= BOX.red_stars.to_win
    mine = 0 if battle.defender != view.me else 1 if view.fields[battle.target].hq == view.me else 2
    return text("map-stake", of="game" if wins else "hq", who=SeatRef(battle.seat), mine=mine)


@lru_cache(maxsize=64)
def _staked(said: str) -> Sprite:
    """Across the whole picture, where map and dice meet."""
    ink = Ink(ACROSS, STAKE).box(Box(0, 0, ACROSS, STAKE), FALL)
    return ink.words(ACROSS // 2, 52, said, WHO._replace(size=44), room=ACROSS - 60).sprite(solid=True)


def between(origin: int, target: int) -> Window:
    """Around both; around the target alone where the way goes around the world."""
    (x, y), (to_x, to_y) = PLACES[origin].badge, PLACES[target].badge
    far = max(abs(x - to_x), 2 * abs(y - to_y))
    if far > WIDE // 2:
        x, y, far = to_x, to_y, 0
    scale = 250 if far < 240 else 200 if far < 360 else 150
    wide, high = ACROSS * 100 // scale, DOWN * 100 // scale
    left, top = (x + to_x - wide) // 2, (y + to_y - high) // 2
    return Window(max(0, min(WIDE - wide, left)), max(0, min(HIGH - high, top)), wide, high, scale)


# ---- both sides


def _side(view: View, battle: BattleSeen, look: Look, wide: int, *, attacks: bool) -> Sprite:
    """Who, from where, with how many, and how many have fallen; of a territory that has been taken, from whom."""
    seat, at, lost = (
        (battle.seat, battle.origin, battle.lost) if attacks else (battle.defender, battle.target, battle.killed)
    )
    taken = not attacks and battle.conquered
    holder = battle.seat if taken else seat
    ink = plate(wide, FOOT - 12, marked=attacks or taken)
    ink.emblem(emblem(holder), 48, 52, 60, rim="#FFFFFF")
    ink.words(90, 64, look.name(holder, WHO.face, 36, wide - 110), WHO._replace(size=36), anchor="start")
    ink.words(28, 126, look.say(territory(at)), HEAD._replace(size=34), anchor="start", room=wide - 56)
    ink.words(28, 226, f"{view.fields[at].troops}", _LARGE, anchor="start")
    if battle.rolls:
        losses = look.say(text("map-losses"))
        ink.words(wide - 28, 176, losses, NOTE, anchor="end", room=wide - 150)
        ink.words(wide - 28, 226, f"{lost}", _LARGE._replace(size=50, fill="#FF9C86"), anchor="end")
    if taken:
        _former(ink, look, seat, wide)
    elif not attacks:
        _modifiers(ink, view, battle)
    return ink.sprite(solid=True)


def _former(ink: Ink, look: Look, seat: int, wide: int) -> None:
    """Whose losses those are: the territory was theirs."""
    said, size = shrunk(look.say(text("map-taken-from")), NOTE.face, 30, wide // 2)
    ink.words(28, 306, said, NOTE._replace(size=size), anchor="start")
    x = 28 + width(said, NOTE.face, size) + 28
    ink.emblem(emblem(seat), x, 295, 38, rim="#FFFFFF")
    ink.words(x + 28, 306, look.name(seat, WHO.face, 30, wide - x - 48), WHO._replace(size=30), anchor="start")


def _modifiers(ink: Ink, view: View, battle: BattleSeen) -> None:
    """What changes the defence dice: signs of one die or of each, with how much."""
    by, x = subject(view, battle), 28
    for figure, delta in (("highest", by.highest), ("lowest", by.lowest), ("each", by.each)):
        if delta:
            _which(ink, figure, x + 22, 292)
            ink.words(x + 54, 306, signed(delta), _LARGE._replace(size=38, fill=BEAM), anchor="start")
            x += 130
    if by.overrun:
        for step in range(3):
            ink.box(Box(x + 22 * step, 278, 28, 28), emblem(battle.seat).colour, rim=PALE, line=2, round_by=6)


def _which(ink: Ink, figure: str, x: int, y: int) -> None:
    """Two dice, one above the other; bright is what changes."""
    for place, bright in ((0, figure != "lowest"), (1, figure != "highest")):
        ink.box(Box(x - 16, y - 31 + 33 * place, 28, 28), BEAM if bright else NIGHT, rim=PALE, line=2, round_by=6)


def subject(view: View, battle: BattleSeen) -> Modifiers:
    """What the next roll is subject to."""
    return modifiers(view, battle.seat, battle.defender, battle.target)


# ---- dice


def _dice(canvas: Canvas, battle: BattleSeen, down: int) -> None:
    """Highest against highest; a cross stands beside those that lose."""
    attack, defence = _sorted(battle, 0), _sorted(battle, len(battle.attack))
    middle, top = ACROSS // 2, down + 24
    sides = (
        (attack, battle.throws, battle.seat, middle - 84),
        (defence, battle.against, battle.defender, middle + 84),
    )
    for dice, count, seat, x in sides:
        for row in range(len(dice) or count):
            value, locked = dice[row] if dice else (0, False)
            canvas.centre(die(value, seat, locked=locked), x, top + DIE // 2 + row * (DIE + 12))
    for row, ((high, _), (low, _)) in enumerate(zip(attack, defence, strict=False)):
        x = middle + (21 if high > low else -21)
        canvas.centre(fallen(), x, top + DIE // 2 + row * (DIE + 12))


def _sorted(battle: BattleSeen, first: int) -> list[tuple[int, bool]]:
    """The dice of one side, the highest first, and whether a missile has set them."""
    dice = battle.defence if first else battle.attack
    return sorted([(value, first + die in battle.locked) for die, value in enumerate(dice)], reverse=True)


@lru_cache(maxsize=128)
def die(value: int, seat: int, *, locked: bool) -> Sprite:
    """In the colour of whoever throws it; without a value while it has not been thrown."""
    figure, ink = emblem(seat), Ink(DIE, DIE)
    if not value:
        return ink.box(Box(6, 6, DIE - 12, DIE - 16), NIGHT, rim=figure.colour, line=6, round_by=18).sprite(solid=True)
    ink.box(Box(3, 5, DIE - 6, DIE - 8), "#000", round_by=18)
    ink.box(Box(3, 3, DIE - 6, DIE - 10), figure.colour, rim=figure.colour, line=4, round_by=18)
    ink.box(Box(7, 7, DIE - 14, DIE - 18), "none", rim=figure.ink, line=2, round_by=14)
    for pip in _PIPS[value]:
        row, column = divmod(pip, 3)
        ink.add(f'<circle cx="{24 + 24 * column}" cy="{22 + 24 * row}" r="9" fill="{figure.ink}"/>')
    if locked:
        missile(ink, DIE - 18, 22)
    return ink.sprite(solid=True)


@lru_cache(maxsize=1)
def fallen() -> Sprite:
    """Beside a die that costs its side a troop."""
    ink = Ink(48, 48).add(f'<circle cx="24" cy="24" r="21" fill="#D8352A" stroke="{NIGHT}" stroke-width="3"/>')
    return ink.path("M16 16L32 32M32 16L16 32", "none", rim="#FFFFFF", line=6).sprite()


def _facts(canvas: Canvas, view: View, battle: BattleSeen, look: Look) -> None:
    troops, against = view.fields[battle.origin].troops, view.fields[battle.target].troops
    ends = territory(battle.origin), f"{troops}", territory(battle.target), f"{against}"
    losses = (f"{battle.lost}", f"{battle.killed}") if battle.rolls else ()
    canvas.fact(*look.fact(SeatRef(battle.seat), *ends, SeatRef(battle.defender), *losses))
    by = subject(view, battle)
    deltas = [signed(delta) for delta in (by.highest, by.lowest, by.each) if delta]
    if deltas:
        canvas.fact(*deltas)
    if battle.attack:
        canvas.fact(*(f"{value}" for value in (*battle.attack, *battle.defence)))
