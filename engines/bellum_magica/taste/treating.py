"""Is another roll worth a token?"""

from __future__ import annotations

from engines.bellum_magica.moves import TreatAnswer
from engines.bellum_magica.public import Public
from engines.bellum_magica.taste.rows import Prospect, prospects

FOR_A_SPELL = 40
FOR_A_BARREL = 160
"""The least gain that a token is paid for: a better use may come, and each new roll takes the table time. Half of that
plays no better."""


def gain(seen: tuple[tuple[Prospect, ...], ...], me: int, row: int) -> int:
    """What the mean row is better than this one. A row is worth what it brings oneself less half of what it brings the
    mean rival; everything is doubled and counted per rival until the end, so that nothing is rounded on the way."""
    rivals = [rows for seat, rows in enumerate(seen) if seat != me and rows]
    many = max(1, len(rivals))
    uses = [2 * many * own.worth - sum(rival[at].worth for rival in rivals) for at, own in enumerate(seen[me])]
    return (sum(uses) - len(uses) * uses[row - 1]) // (2 * many * len(uses))


def treat(table: Public, me: int, seen: tuple[tuple[Prospect, ...], ...] = ()) -> TreatAnswer:
    """*seen*: the prospects of the table, for whoever has them at hand."""
    lair, better = table.lairs[me], gain(seen or prospects(table), me, table.row)
    if me == table.captain and lair.ready and better > FOR_A_SPELL:
        return "spell"
    return "barrel" if lair.barrels and better > FOR_A_BARREL else "pass"
