"""The log: one line per event. The fields of an event say themselves; a place is said by whose it is."""

from typing import Any

from engines.core.event import Event
from engines.core.shown import hyphened, told
from engines.core.text import Arg, CardRef, SeatRef, Text, text
from engines.take_the_kingdom.events.plays import ActionDeclared, AttackDeclared, Built, Hit
from engines.take_the_kingdom.events.strife import Damaged, DefenceConquered, Eliminated
from engines.take_the_kingdom.events.turns import TurnEnded
from engines.take_the_kingdom.naming import cards, own_place, place_of

OWNERS = {"stole": ("thief", "victim"), "bounty": ("seat", "victim")}
"""The owners of a secret by the part that they play in it, where there is more than one."""
OVER = "over"
"""Built in the place of another."""


def line(event: Event) -> Text | None:
    """The line of the log, for whoever heard the event; ``None`` if it goes without saying."""
    match event:
        case TurnEnded(passes=0):
            return None
        case AttackDeclared(card=card, boosters=boosters, hits=hits):
            return told(event, card=None, boosters=None, cards=cards((card, *boosters)), hits=tuple(map(_hit, hits)))
        case Damaged(left=0):
            return told(event, "event-destroyed", left=None, **_besides(event))
        case Eliminated(by=None):
            return told(event, "event-banished")
        case Built(replaced=str()) | DefenceConquered(replaced=str()):
            return told(event, f"event-{hyphened(event.kind)}-{OVER}", **_besides(event))
        case ActionDeclared(play=play, replaced=replaced):
            key = f"event-{hyphened(play)}" if replaced is None else f"event-{hyphened(play)}-{OVER}"
            return told(event, key, play=None, **_besides(event))
        case _:
            return told(event, "", **_besides(event))


def _hit(hit: Hit) -> Text:
    place = place_of(hit.place, hit.owner)
    if hit.first is None:
        return text("event-hit", place=place, amount=hit.amount)
    return text("event-hit-first", place=place, amount=hit.amount, card=CardRef(hit.first))


def _besides(event: Any) -> dict[str, Arg | None]:
    """The owners of a secret; whose place it is, which then need not be said twice; where something goes to."""
    owners = map(SeatRef, getattr(event, "owners", ()))
    said: dict[str, Arg | None] = dict(zip(OWNERS.get(event.kind, ("seat",)), owners, strict=False))
    if (place := getattr(event, "place", None)) is not None:
        said |= {"place": _where(event, place), "owner": None, "target": None}
    if (to := getattr(event, "to", None)) is not None:
        said["to"] = place_of(to, event.seat)
    return said


def _where(event: Any, place: int) -> Text:
    """A place of the target, or else of the owner. With neither somebody does something at home, and is named in the
    same breath."""
    holders = [getattr(event, part) for part in ("target", "owner") if hasattr(event, part)]
    return place_of(place, holders[0]) if holders else own_place(place)
