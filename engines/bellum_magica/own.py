"""The part of a view that only its seat sees: its chests, its sealed answer, its draft and orders, and what its rows
are good for (BM-11.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.bellum_magica import taste
from engines.bellum_magica.atlas import KIND, VALUES
from engines.bellum_magica.components import Side
from engines.bellum_magica.decisions.goblins import Goblins
from engines.bellum_magica.decisions.poll import Poll
from engines.bellum_magica.events import Chest
from engines.bellum_magica.moves import TreatAnswer
from engines.bellum_magica.orders import Orders
from engines.bellum_magica.public import Public
from engines.bellum_magica.scoring import points
from engines.bellum_magica.targets import Attack, Lack, lack, targets
from engines.bellum_magica.taste.rows import Prospect

if TYPE_CHECKING:
    from engines.bellum_magica.state import AnyDraft, State


@dataclass(frozen=True, slots=True, kw_only=True)
class Reach:
    """A target of today, and what keeps the seat from it."""

    attack: Attack
    lack: Lack | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Own:
    chests: tuple[Chest, ...]
    """In order of acquisition."""
    total: int
    sides: tuple[Side, Side] | None
    """Its sealed answers."""
    treat: TreatAnswer | None
    prospects: tuple[tuple[Prospect, ...], ...]
    """Before the row is fixed: seat → row → what that row would bring it."""
    reach: tuple[Reach, ...]
    """While it is to attack."""
    draft: AnyDraft | None
    orders: Orders


def own(state: State, seat: int, table: Public) -> Own:
    lair, top = state.lairs[seat], state.stack[-1] if state.stack else None
    attacking = table.phase == "plunder" and not lair.gone
    return Own(
        chests=tuple(Chest(chest=KIND[chest], value=VALUES[chest]) for chest in lair.chests),
        total=points(lair),
        sides=top.sides[seat] if isinstance(top, Goblins) else None,
        treat=top.answer_of(seat) if isinstance(top, Poll) else None,
        prospects=taste.prospects(table) if table.phase == "treats" else (),
        reach=tuple(Reach(attack=attack, lack=lack(state, seat, attack)) for attack in targets(state, seat))
        if attacking
        else (),
        draft=state.drafts[seat],
        orders=lair.orders,
    )
