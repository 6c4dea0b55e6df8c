"""How rows are said: what goblins add to them (BM-5.3), and what each would bring on a day (BM-11.2)."""

from __future__ import annotations

from engines.bellum_magica.atlas import CASTLES, CHESTS, CREATURES, Left, Right
from engines.bellum_magica.components import Side
from engines.bellum_magica.lair import Lair
from engines.bellum_magica.taste.rows import Prospect
from engines.bellum_magica.words import naming, raids
from engines.core.text import Text, text


def placed(lair: Lair, sides: tuple[Side, Side]) -> Text:
    first, second = (naming.creature(goblin) for goblin in lair.goblins)
    return text("move-place-goblins", first=first, second=second, one=sides[0], other=sides[1])


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
    return _both("note-castle", board.left, board.right)


def creatures(lair: Lair) -> tuple[Text, ...]:
    """What it shows with all that are tucked there."""
    return _both("note-rows", lair.lefts, lair.rights)


def _both(key: str, left: tuple[Left, ...], right: tuple[Right, ...]) -> tuple[Text, ...]:
    return (text(key, rows=(*naming.rows(left), *naming.rows(right))),)


def prospect(row: int, each: Prospect, *, active: bool) -> Text:
    gains = (*naming.goods(each.food, each.runestones), *found(each))
    return text("note-prospect", row=row, active=int(active), gains=gains, count=len(gains))


def found(each: Prospect) -> tuple[Text, ...]:
    """What scouts and the best attack would bring besides the harvest."""
    chest = () if each.find is None else (text("gain-scouts", chest=naming.good(CHESTS[each.find], 1)),)
    attack = () if each.attack is None or each.loot is None else (raids.aim(each.attack, each.loot),)
    return (*chest, *attack)
