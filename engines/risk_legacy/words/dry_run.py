"""How a dry run of standing orders is said (RL-11.3): a short line below each order; and what one die would cost where
(RL-5.6.2, 6.6)."""

from functools import reduce

from engines.core.shown import hyphened
from engines.core.text import Arg, SeatRef, Text, text
from engines.risk_legacy.battle import Attack
from engines.risk_legacy.components import BOX
from engines.risk_legacy.fields import Field
from engines.risk_legacy.naming import territory
from engines.risk_legacy.orders import Hold, Rule, Trap
from engines.risk_legacy.rules import odds
from engines.risk_legacy.rules.battle import modifiers
from engines.risk_legacy.rules.dry_run import Run
from engines.risk_legacy.rules.foresight import Foresight
from engines.risk_legacy.rules.odds import Danger, dangers
from engines.risk_legacy.state import State

Fields = tuple["Field", ...]
MOST_LEGS = 4
"""Steps of a march that are named, the last among them."""
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


def foretold(seen: Foresight) -> Text:
    """What a line would do if its turn were now."""
    if seen.origin is None:
        return text("dry-run", what=text("dry-idle", why=hyphened(seen.why or "lost")))
    place = text("dry-front", origin=territory(seen.origin), troops=seen.troops, recruits=seen.recruits)
    if seen.why == "outnumbered":
        (leg,) = seen.legs
        target = text("spot", where=territory(leg.target), troops=leg.troops)
        return text("dry-run", what=text("dry-outnumbered", origin=place, target=target))
    if not seen.legs:
        return text("dry-run", what=text("dry-stand", origin=place))
    return text("dry-run", what=text("dry-march", way=legs(seen)))


def legs(seen: Foresight) -> Text:
    """The way of a march, with how likely it gets how far: its first steps and the last."""
    assert seen.origin is not None, "it goes nowhere"
    place = text("dry-front", origin=territory(seen.origin), troops=seen.troops, recruits=seen.recruits)
    named = [text("dry-leg", target=territory(leg.target), troops=leg.troops, percent=leg.percent) for leg in seen.legs]
    if len(named) > MOST_LEGS:
        named = [*named[: MOST_LEGS - 1], text("dry-gap"), named[-1]]
    return reduce(lambda left, right: text("dry-way", left=left, right=right), named, place)


MOST_TOLD = 8
"""Territories with their odds; more are counted."""


def one_die(state: State, seat: int) -> tuple[Text, ...]:
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
