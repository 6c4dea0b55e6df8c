"""Assaults in the log: a heading, a line for each roll, the sum (RL-5.9.8, 11.4)."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.text import CardRef, SeatRef, Text, text
from engines.risk_legacy.events.battle import (
    AssaultBegan,
    AssaultEnded,
    Conquered,
    DiceRolled,
    MissilesFired,
    MovedIn,
    OrderDropped,
    RollSettled,
    ScarPlayed,
    WindowClosed,
)
from engines.risk_legacy.words.battle import UNTIL
from engines.risk_legacy.words.dice import dice, loss
from engines.risk_legacy.words.naming import territory

SINGLE = 1
"""An assault of one roll is told by that roll."""


def line(event: Event) -> Text | None:
    match event:
        case AssaultBegan():
            return _began(event)
        case ScarPlayed(seat=seat, territory=at, scar=scar):
            return text("event-scar-played", seat=SeatRef(seat), where=territory(at), scar=CardRef(scar))
        case WindowClosed() | DiceRolled():
            return None
        case MissilesFired(seat=seat, dice=fired, values=values):
            return text("event-missiles-fired", seat=SeatRef(seat), count=len(fired), values=values)
        case RollSettled():
            return _settled(event)
        case Conquered():
            return _conquered(event)
        case MovedIn(target=at, troops=troops):
            return text("event-moved-in", where=territory(at), count=troops)
        case AssaultEnded():
            return _ended(event)
        case OrderDropped(order=order):
            return text("event-order-dropped", order=order)
        case _:
            raise AssertionError(f"nobody says {type(event).__name__}")


def _began(event: AssaultBegan) -> Text:
    return text(
        "event-assault-began",
        seat=SeatRef(event.seat),
        origin=territory(event.origin),
        target=territory(event.target),
        defender=SeatRef(event.defender),
        dice=text("order-dice", count=event.dice),
        rolls=text("order-rolls", count=event.rolls or UNTIL),
    )


def _settled(event: RollSettled) -> Text:
    """The whole roll: as the dice fell, what became of them, who lost what; at the head of what is told, where."""
    cut = len(event.attack)
    said = text(
        "event-roll-settled",
        attack=dice(event.natural[:cut], event.attack),
        defence=dice(event.natural[cut:], event.defence),
        lost=loss(event.attacker_lost),
        killed=loss(event.defender_lost),
    )
    if event.target is not None:
        said = text("event-roll-at", where=territory(event.target), line=said)
    if event.ticked:
        said = text("event-ticked", line=said)
    if event.overrun:
        return text("event-overrun", line=said)
    return text("event-closed", line=said) if event.closed else said


def _conquered(event: Conquered) -> Text:
    said = text("event-conquered", seat=SeatRef(event.seat), target=territory(event.target), loser=SeatRef(event.loser))
    return said if event.hq is None else text("event-hq-taken", line=said, whose=SeatRef(event.hq))


def _ended(event: AssaultEnded) -> Text | None:
    if event.rolls == SINGLE and event.why in {"conquered", "rolls"}:
        return None
    return text(
        "event-assault-ended",
        target=territory(event.target),
        count=event.rolls,
        lost=loss(event.attacker_lost),
        killed=loss(event.defender_lost),
        why=event.why,
    )
