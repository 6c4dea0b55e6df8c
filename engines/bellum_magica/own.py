"""The part of a view that only its seat sees: its chests, its sealed answer, its draft and orders, and what its rows
are good for (BM-11.2)."""

from __future__ import annotations

from engines.bellum_magica.atlas import KIND, VALUES
from engines.bellum_magica.components import Side
from engines.bellum_magica.decisions.goblins import Goblins
from engines.bellum_magica.decisions.poll import Poll
from engines.bellum_magica.moves import TreatAnswer
from engines.bellum_magica.naming import Chest
from engines.bellum_magica.orders import Orders
from engines.bellum_magica.public import Public
from engines.bellum_magica.scoring import points
from engines.bellum_magica.state import State
from engines.bellum_magica.taste import rows
from engines.bellum_magica.taste.rows import Prospect
from engines.core.draft import Draft
from engines.core.record import record


@record
class Own:
    chests: tuple[Chest, ...]
    """In order of acquisition."""
    total: int
    sides: tuple[Side, Side] | None
    """Its sealed answers, as long as they can be taken back."""
    treat: TreatAnswer | None
    prospects: tuple[tuple[Prospect, ...], ...]
    """Before the row is fixed: seat → row → what that row would bring it."""
    draft: Draft | None
    orders: Orders


def own(state: State, seat: int, table: Public) -> Own:
    lair, top = state.lairs[seat], state.stack[-1] if state.stack else None
    return Own(
        chests=tuple(Chest(chest=KIND[chest], value=VALUES[chest]) for chest in lair.chests),
        total=points(lair),
        sides=top.sides[seat] if isinstance(top, Goblins) else None,
        treat=top.answer_of(seat) if isinstance(top, Poll) and top.may_withdraw(seat) else None,
        prospects=rows.prospects(table) if table.phase == "treats" else (),
        draft=state.drafts[seat],
        orders=lair.orders,
    )
