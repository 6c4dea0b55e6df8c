"""What one seat may see: the public table, and what only it sees: its chests, its sealed answer, its draft and orders,
and what its rows are good for (BM-11.2)."""

from engines.bellum_magica.components import Side, TreatAnswer
from engines.bellum_magica.decisions.goblins import Goblins
from engines.bellum_magica.decisions.poll import Poll
from engines.bellum_magica.lair import Tally
from engines.bellum_magica.naming import Chest, uncovered
from engines.bellum_magica.orders import Orders
from engines.bellum_magica.public import Public, public
from engines.bellum_magica.scoring import decided, points, ranks
from engines.bellum_magica.state import State
from engines.bellum_magica.taste.treating import Prospects, prospects
from engines.core.draft import Draft
from engines.core.record import record


@record
class Final:
    """One seat when all is over (BM-11.5)."""

    rank: int
    points: int
    chests: tuple[Chest, ...]
    tally: Tally


@record
class Own:
    chests: tuple[Chest, ...]
    """In order of acquisition."""
    total: int
    sides: tuple[Side, Side] | None
    """Its sealed answers, as long as they can be taken back."""
    treat: TreatAnswer | None
    prospects: Prospects
    """Before the row is fixed: seat → row → what that row would bring it."""
    draft: Draft | None
    orders: Orders


@record
class View:
    table: Public
    final: tuple[Final, ...]
    """By seat; nothing while the match runs."""
    decided: str | None
    """What decided between the two best: as :func:`scoring.decided`."""
    me: int | None
    own: Own | None


def view(state: State, seat: int | None) -> View:
    table = public(state)
    return View(
        table=table,
        final=_final(state) if state.ending else (),
        decided=decided(state) if state.ending else None,
        me=seat,
        own=None if seat is None else _own(state, seat, table),
    )


def _own(state: State, seat: int, table: Public) -> Own:
    lair, top = state.lairs[seat], state.stack[-1] if state.stack else None
    return Own(
        chests=uncovered(lair.chests),
        total=points(lair),
        sides=top.sides[seat] if isinstance(top, Goblins) else None,
        treat=top.laid[seat] if isinstance(top, Poll) and top.unsealed(seat) else None,
        prospects=prospects(table) if table.phase == "treats" else (),
        draft=state.drafts[seat],
        orders=lair.orders,
    )


def _final(state: State) -> tuple[Final, ...]:
    return tuple(
        Final(rank=rank, points=points(lair), chests=uncovered(lair.chests), tally=lair.tally)
        for lair, rank in zip(state.lairs, ranks(state), strict=True)
    )
