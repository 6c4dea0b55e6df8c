"""What one seat may see: the public table, and what is its own."""

from __future__ import annotations

from engines.bellum_magica.atlas import KIND, VALUES
from engines.bellum_magica.lair import Tally
from engines.bellum_magica.naming import Chest
from engines.bellum_magica.own import Own, own
from engines.bellum_magica.public import Public, public
from engines.bellum_magica.scoring import decided, points, ranks
from engines.bellum_magica.state import State
from engines.core.record import record


@record
class Final:
    """One seat when all is over (BM-11.5)."""

    rank: int
    points: int
    chests: tuple[Chest, ...]
    tally: Tally


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
        own=None if seat is None else own(state, seat, table),
    )


def _final(state: State) -> tuple[Final, ...]:
    return tuple(
        Final(
            rank=rank,
            points=points(lair),
            chests=tuple(Chest(chest=KIND[chest], value=VALUES[chest]) for chest in lair.chests),
            tally=lair.tally,
        )
        for lair, rank in zip(state.lairs, ranks(state), strict=True)
    )
