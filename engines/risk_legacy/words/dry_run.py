"""How a dry run of standing orders is said (RL-11.3): a short line below each order."""

from __future__ import annotations

from engines.core.shown import hyphened
from engines.core.text import Arg, SeatRef, Text, text
from engines.risk_legacy.battle import Attack
from engines.risk_legacy.naming import territory
from engines.risk_legacy.orders import Hold, Rule, Trap
from engines.risk_legacy.rules.dry_run import Run
from engines.risk_legacy.state import Field

Fields = tuple["Field", ...]
NAMED = 2
"""Attacks that are named below an order; more are counted."""


def told(fields: Fields, run: Run) -> Text:
    return text("dry-run", what=_said(fields, run))


def able(fields: Fields, attacks: tuple[Attack, ...]) -> tuple[Text, ...]:
    """One short line where anything could go off by itself now."""
    return (text("dry-ready", attacks=_named(fields, attacks, 1)),) if attacks else ()


def _said(fields: Fields, run: Run) -> Text:
    count, attacks = len(run.meets), _named(fields, run.meets, NAMED)
    match run.order:
        case Trap() if run.why is not None:
            return text("dry-never", why=hyphened(run.why))
        case Trap():
            return text("dry-trap", count=count, attacks=attacks)
        case Hold() if run.why == "covers_nothing":
            return text("dry-nothing")
        case Hold():
            return text("dry-hold", lands=run.covered, then=_then(run, attacks))
        case Rule():
            return _then(run, attacks)
        case watch:
            asks = text("dry-habit", habit=hyphened(watch), count=count, attacks=attacks)
            if not run.yields:
                return asks
            first = text("dry-yields", habit=hyphened(watch), attacks=_named(fields, run.yields, NAMED))
            return text("dotted", left=asks, right=first) if run.meets else first


def _then(run: Run, attacks: Arg) -> Text:
    """Whether a rule would have anything to do; where another comes first it is silent (RL-6.3.6)."""
    return text("dry-rule", when="fires" if run.meets else run.why or "idle", attacks=attacks)


def _named(fields: Fields, attacks: tuple[Attack, ...], most: int) -> Arg:
    if not attacks:
        return ()
    named = tuple(_attack(fields, attack) for attack in attacks[:most])
    return text("dry-attacks", attacks=named, more=max(0, len(attacks) - most))


def _attack(fields: Fields, attack: Attack) -> Text:
    return text(
        "dry-attack",
        who=SeatRef(attack.seat),
        origin=territory(attack.origin),
        troops=fields[attack.origin].troops,
        target=territory(attack.target),
    )
