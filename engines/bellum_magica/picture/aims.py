"""What a seat can attack today: what guards it, what it would bring, what is missing."""

from engines.bellum_magica.atlas import CHESTS, SETTLEMENTS
from engines.bellum_magica.components import Loot
from engines.bellum_magica.moves import Plunder, Rob
from engines.bellum_magica.naming import good, settlement
from engines.bellum_magica.picture import pieces, signs
from engines.bellum_magica.picture.castle import row_facts
from engines.bellum_magica.picture.ground import ground
from engines.bellum_magica.picture.looks import CREAM, GAP, GOLD, INK, KIND_HUES, MARGIN, PLACES, PLATE, SHORT, WIDE
from engines.bellum_magica.picture.region import HEADER, STORES, SUM, topmost, total
from engines.bellum_magica.public import LairSeen, Public
from engines.bellum_magica.targets import Attack, guard, lack, loot, strength, targets
from engines.bellum_magica.view import View
from engines.bellum_magica.words.raids import lacking, missing
from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.drawing.typefaces import LABELS
from engines.core.text import SeatRef, text

COLUMNS = 3
CARD, HIGH = (WIDE - 2 * MARGIN - (COLUMNS - 1) * GAP) // COLUMNS, 300


def within_reach(view: View, seat: int, look: Look) -> Scene:
    """All targets that lie open, those within reach first."""
    table = view.table
    force = strength(table, seat)
    found = [(attack, lack(table, attack, force)) for attack in targets(table, seat)]
    there = [each for each in found if each[1] is None or each[1].why != "settlement_gone"]
    there.sort(key=lambda each: each[1] is not None)
    if seat in table.attacked:  # it is in a castle, and asked what to take
        there = [each for each in there if isinstance(each[0], Rob)]
    first = MARGIN + HEADER + STORES + SUM
    high = first + -(-len(there) // COLUMNS) * (HIGH + GAP) + MARGIN
    canvas = Canvas(WIDE, high, look.say(text("alt-aims"))).lay(ground(WIDE, high), 0, 0)
    topmost(canvas, view, seat, look)
    total(canvas, table.lairs[seat], table.row, MARGIN + HEADER + STORES)
    for at, (attack, why) in enumerate(there):
        line, column = divmod(at, COLUMNS)
        name = _name(attack, look)
        if why is None:
            brought = signs_of(loot(table, seat, attack, force))
            piece = near(attack, name, guard(table, attack), gains(table.lairs[seat], brought))
        else:
            brought = signs_of(_printed(table, attack))
            piece = far(attack, name, guard(table, attack), brought, lacking(why))
        canvas.lay(piece, MARGIN + column * (CARD + GAP), first + line * (HIGH + GAP))
        whose = SeatRef(attack.victim) if isinstance(attack, Rob) else settlement(attack.settlement)
        for sign, count in (*zip(("shield", "magic-shield"), guard(table, attack), strict=True), *brought):
            if count:
                canvas.fact(*look.fact(whose, good(sign, count), str(count)))
        if why is not None and (short := missing(why)):
            canvas.fact(*look.fact(whose, *short))
    row_facts(canvas, table.lairs[seat], seat, look)
    return canvas.scene()


def _name(attack: Attack, look: Look) -> str:
    if isinstance(attack, Plunder):
        return look.say(settlement(attack.settlement))
    return look.name(attack.victim, LABELS, 36, CARD - 120)


def signs_of(found: Loot) -> signs.Counted:
    """What an attack brings, the best first."""
    chests = tuple(zip(CHESTS, found.chests, strict=True))[::-1]
    counted = (*chests, ("rune", found.runes), ("food", found.food), ("barrel", found.barrels))
    return tuple((name, count) for name, count in counted if count)


def _printed(table: Public, attack: Attack) -> Loot:
    """What lies where the horde does not reach."""
    if isinstance(attack, Rob):
        return Loot(0, 0, 0, *table.lairs[attack.victim].chests)
    return SETTLEMENTS[attack.settlement].loot


def gains(lair: LairSeen, found: signs.Counted) -> tuple[signs.Change, ...]:
    """What lies before a castle, and what would lie there then."""
    held: dict[str, int] = {"food": lair.food, "rune": lair.runestones, "barrel": lair.barrels}
    held |= zip(CHESTS, lair.chests, strict=True)
    return tuple((name, held[name], held[name] + count) for name, count in found)


def near(attack: Attack, name: str, defence: tuple[int, int], brings: tuple[signs.Change, ...]) -> Sprite:
    """A target within reach, and what its loot would make of what one has."""
    ink = _card(attack, name, defence, reached=True)
    ink.box(Box(14, 204, CARD - 28, 80), PLATE, round_by=12)
    signs.moved(ink, brings, Box(20, 204, CARD - 40, 80), 52)
    return ink.sprite(solid=True)


def far(attack: Attack, name: str, defence: tuple[int, int], holds: signs.Counted, missing: signs.Counted) -> Sprite:
    """A target out of reach: what it holds, and what is missing."""
    ink = _card(attack, name, defence, reached=False)
    room = CARD - 160 - 94 * (2 if defence[1] else 1)
    signs.tokens(ink, 132, 144, holds, signs.fitting(holds, 44, room, 30))
    if missing:
        ink.box(Box(14, 204, CARD - 28, 80), "#2A1418", rim=SHORT, line=3, round_by=12)
        x = (CARD - signs.span(missing, 52) - 40) // 2
        ink.path(f"M{x} 244H{x + 24}", "none", rim=SHORT, line=8)
        signs.tokens(ink, x + 40, 244, missing, 52, fill=SHORT)
    return ink.sprite(solid=True)


def _card(attack: Attack, name: str, defence: tuple[int, int], *, reached: bool) -> Ink:
    """Bright if it is within reach: whose or what it is, and what guards it."""
    ink, (ground, rim, line) = Ink(CARD, HIGH), ("#EFE1C2", GOLD, 8) if reached else ("#5E5662", INK, 4)
    ink.box(Box(4, 4, CARD - 8, HIGH - 8), ground, rim=rim, line=line, round_by=18)
    top = f"M10 84V24Q10 10 24 10H{CARD - 24}Q{CARD - 10} 10 {CARD - 10} 24V84Z"
    if isinstance(attack, Plunder):
        hue = KIND_HUES[SETTLEMENTS[attack.settlement].kind]
        ink.path(top, hue).icon(PLACES[attack.settlement], 70, 144, 92, hue if reached else "#2B2430")
        style, lines = signs.lines(name, CARD - 30, 1, 38)
        ink.words(CARD // 2, 60, lines[0], style._replace(fill=CREAM))
    else:
        seat = emblem(attack.victim)
        ink.path(top, seat.colour).icon("castle", 70, 144, 92, "#4B4853" if reached else "#2B2430")
        ink.add('<circle cx="52" cy="47" r="31" fill="#FFFBF0"/>').emblem(seat, 52, 47, 46)
        ink.words(98, 60, name, Style(LABELS, 36, seat.ink), anchor="start")
    shields = pieces.guard(*defence, 92)
    return ink.put(shields, CARD - 22 - shields.width, 98)
