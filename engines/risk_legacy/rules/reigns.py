"""For how long headquarters were held (RL-11.5): in turns of whoever holds them, the last one included that the victory
cuts short."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.record import evolve
from engines.risk_legacy.side import Reign
from engines.risk_legacy.state import Field


def counted(reigns: tuple[Reign, ...], fields: Iterable[Field], seat: int) -> tuple[Reign, ...]:
    """A turn of *seat* is over: the last reign of each headquarters goes on, or another one begins."""
    found = list(reigns)
    latest = {reign.hq: at for at, reign in enumerate(reigns)}
    for field in fields:
        if field.hq is None:
            continue
        at, more = latest.get(field.hq), int(field.owner == seat)
        if at is not None and found[at].holder == field.owner:
            found[at] = evolve(found[at], turns=found[at].turns + more)
        else:
            found.append(Reign(hq=field.hq, holder=field.owner, turns=more))
    return tuple(found)


def longest(reigns: Iterable[Reign]) -> tuple[Reign, ...]:
    """Those of most turns: often more than one, since many headquarters are never lost."""
    held = [reign for reign in reigns if reign.holder is not None]
    most = max((reign.turns for reign in held), default=0)
    return tuple(reign for reign in held if reign.turns == most)
