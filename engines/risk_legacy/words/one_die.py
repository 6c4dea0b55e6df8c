"""The page of the booklet about defence dice (RL-5.6.2, 6.6): why one die, and what it would cost where (RL-11.3)."""

from __future__ import annotations

from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.components import BOX
from engines.risk_legacy.naming import territory
from engines.risk_legacy.rules import odds
from engines.risk_legacy.rules.battle import modifiers
from engines.risk_legacy.rules.dangers import Danger, dangers
from engines.risk_legacy.state import State

MOST_TOLD = 8
"""Territories with their odds; more are counted."""


def reason(state: State, seat: int) -> tuple[Text, ...]:
    """What it is good for, or why there is nothing to choose yet: a single troop has but one die."""
    choice = any(state.fields[at].troops > 1 for at in state.held(seat))
    return (text("one-die", choice=int(choice)),)


def prospects(state: State, seat: int) -> tuple[Text, ...]:
    """The likeliest conquest of each territory where there is a choice, the worst first. Reckoned only for whoever
    reads the page."""
    found = [danger for danger in dangers(state, seat) if state.fields[danger.territory].troops > 1]
    more = len(found) - MOST_TOLD
    left = (text("own-more", count=more),) if more > 0 else ()
    return (*(_prospect(state, seat, danger) for danger in found[:MOST_TOLD]), *left)


def _prospect(state: State, seat: int, danger: Danger) -> Text:
    origin, target = state.fields[danger.origin], state.fields[danger.territory]
    attacker = origin.owner
    assert attacker is not None, "somebody threatens it"
    by = modifiers(state, attacker, seat, danger.territory)
    alone = odds.percent(origin.troops, target.troops, 1, BOX.combat.attack_dice_max, by, 1)
    return text(
        "one-die-odds",
        origin=territory(danger.origin),
        attackers=origin.troops,
        target=territory(danger.territory),
        troops=target.troops,
        who=SeatRef(attacker),
        percent=danger.percent,
        alone=alone,
    )
