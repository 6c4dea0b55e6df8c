"""The part of a view that only its seat sees: its scar card, its orders, its draft, and where it is in danger."""

from engines.core.draft import Draft
from engines.core.record import record
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.orders import Orders
from engines.risk_legacy.rules.dry_run import Run, dry_run
from engines.risk_legacy.rules.odds import Danger, dangers
from engines.risk_legacy.rules.recruits import brings, reckon
from engines.risk_legacy.side import Reckoning
from engines.risk_legacy.state import State


@record
class Own:
    scar: ScarName | None
    orders: Orders
    worth: int
    """Troops for the whole hand."""
    recruits: Reckoning | None
    """At the next turn; ``None`` without any territory."""
    dangers: tuple[Danger, ...]
    """Every territory that somebody can attack, the worst first."""
    runs: tuple[Run, ...]
    """What its traps and its rules for missiles would do now (RL-11.3)."""
    draft: Draft | None


def own(state: State, seat: int) -> Own:
    side = state.sides[seat]
    return Own(
        scar=side.scar,
        orders=side.orders,
        worth=brings(state, seat, side.hand),
        recruits=reckon(state, seat) if state.held(seat) else None,
        dangers=dangers(state, seat),
        runs=dry_run(state, seat),
        draft=state.drafts[seat],
    )
