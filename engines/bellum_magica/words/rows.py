"""How rows are said: what goblins add to them (BM-5.3), and what each would bring on a day (BM-11.2)."""

from __future__ import annotations

from engines.bellum_magica import naming
from engines.bellum_magica.atlas import CASTLES, CREATURES
from engines.bellum_magica.components import Left, Right, Side
from engines.bellum_magica.lair import Lair
from engines.bellum_magica.taste.rows import Prospect
from engines.bellum_magica.words import raids
from engines.core.text import Text, text


def goblins(lair: Lair, sides: tuple[Side, Side]) -> Text:
    """What both together add to the six rows."""
    chosen = tuple(zip(lair.goblins, sides, strict=True))
    lefts = [CREATURES[goblin].left for goblin, side in chosen if side == "left"]
    rights = [CREATURES[goblin].right for goblin, side in chosen if side == "right"]
    left = tuple(Left(*map(sum, zip(*row, strict=True))) for row in zip(*lefts, strict=True))
    right = tuple(Right(*map(sum, zip(*row, strict=True))) for row in zip(*rights, strict=True))
    return text("hint-goblins", rows=(*(naming.rows(left) if left else ()), *(naming.rows(right) if right else ())))


def castle(lair: Lair) -> tuple[Text, ...]:
    """What a castle shows without any creature."""
    board = CASTLES[lair.castle]
    return (text("note-castle", rows=(*naming.rows(board.left), *naming.rows(board.right))),)


def creatures(lair: Lair) -> tuple[Text, ...]:
    """What it shows with all that are tucked there."""
    return (text("note-rows", rows=(*naming.rows(lair.lefts), *naming.rows(lair.rights))),)


def prospects(rows: tuple[Prospect, ...], active: int) -> tuple[Text, ...]:
    """A line for each number of the die: what harvest, scouts and the best attack would bring."""
    gains = enumerate(((*naming.goods(each.food, each.runestones), *_found(each)) for each in rows), start=1)
    return tuple(
        text("note-prospect", row=row, active=int(row == active), gains=found, count=len(found)) for row, found in gains
    )


def _found(each: Prospect) -> tuple[Text, ...]:
    chest = () if each.find is None else (text("gain-scouts", chest=naming.chests_of(each.find)),)
    attack = () if each.attack is None or each.loot is None else (raids.aim(each.attack, each.loot),)
    return (*chest, *attack)
