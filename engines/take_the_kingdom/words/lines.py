"""The log: one line per event. The fields of an event name their own arguments, so most need no code of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from engines.core.event import Event
from engines.core.text import Arg, CardRef, SeatRef, Text, text
from engines.take_the_kingdom.events.plays import ActionDeclared, AttackDeclared, Built, Hit
from engines.take_the_kingdom.events.strife import Damaged, DefenceConquered, Eliminated
from engines.take_the_kingdom.events.turns import TurnEnded
from engines.take_the_kingdom.words.naming import cards, hyphened, place_of
from engines.take_the_kingdom.words.saying import SAID

LINES: Mapping[str, str] = {
    "start_chosen": "event-start-chosen",
    "mercy_given": "event-mercy-given",
    "turn_started": "event-turn-started",
    "turn_skipped": "event-turn-skipped",
    "someone_drew": "event-someone-drew",
    "drew": "event-drew",
    "deck_emptied": "event-deck-emptied",
    "hand_discarded": "event-hand-discarded",
    "turn_ended": "event-turn-ended",
    "penalty_returned": "event-penalty-returned",
    "penalty_shown": "event-penalty-shown",
    "penalty_accepted": "event-penalty-accepted",
    "penalty_cancelled": "event-penalty-cancelled",
    "penalty_stands": "event-penalty-stands",
    "penalty_idle": "event-penalty-idle",
    "settled": "event-settled",
    "built": "event-built",
    "trap_set": "event-trap-set",
    "trap_laid": "event-trap-laid",
    "thawed": "event-thawed",
    "extra_turn": "event-extra-turn",
    "spy_sent": "event-spy-sent",
    "passed": "event-passed",
    "blocked": "event-blocked",
    "countered": "event-countered",
    "foiled": "event-foiled",
    "share_lost": "event-share-lost",
    "trap_sprung": "event-trap-sprung",
    "reversed": "event-reversed",
    "damaged": "event-damaged",
    "wasted": "event-wasted",
    "removed": "event-removed",
    "land_conquered": "event-land-conquered",
    "defence_conquered": "event-defence-conquered",
    "trap_learned": "event-trap-learned",
    "frozen": "event-frozen",
    "skip_ahead": "event-skip-ahead",
    "card_stolen": "event-card-stolen",
    "stole": "event-stole",
    "eliminated": "event-eliminated",
    "bounty_taken": "event-bounty-taken",
    "bounty": "event-bounty",
    "match_ended": "event-match-ended",
}
"""Event → its message, where the fields say the rest."""
SEATS = ("seat", "owner", "victim", "thief", "target", "by")
CARDS = ("card", "by", "against", "replaced", "defence")


def line(event: Event) -> Text | None:
    """The line of the log, for whoever heard the event; ``None`` if it goes without saying."""
    match event:
        case TurnEnded(passes=0):
            return None
        case AttackDeclared(seat=seat, card=card, boosters=boosters, damage=damage, hits=hits):
            aims, what = tuple(_hit(hit) for hit in hits), cards((card, *boosters))
            return text("event-attack-declared", seat=SeatRef(seat), cards=what, damage=damage, hits=aims)
        case ActionDeclared(replaced=str()):
            return text("event-conquest-defence-over", **_arguments(event))
        case ActionDeclared(play=play):
            return text(SAID[play].event, **_arguments(event))
        case Built(replaced=str()):
            return text("event-built-over", **_arguments(event))
        case DefenceConquered(replaced=str()):
            return text("event-defence-conquered-over", **_arguments(event))
        case Eliminated(by=None):
            return text("event-banished", **_arguments(event))
        case Damaged(owner=owner, place=place, card=card, amount=amount, left=0):
            return text("event-destroyed", place=place_of(place, owner), card=CardRef(card), amount=amount)
        case _:
            plain: Any = event
            return text(LINES[plain.kind], **_arguments(plain))


def _hit(hit: Hit) -> Text:
    place = place_of(hit.place, hit.owner)
    if hit.first is None:
        return text("event-hit", place=place, amount=hit.amount)
    return text("event-hit-first", place=place, amount=hit.amount, card=CardRef(hit.first))


def _arguments(event: Any) -> dict[str, Arg]:
    """Seats as names, cards as titles, places by their owner; what an event leaves open, or says twice, is left out."""
    told = {field.name: getattr(event, field.name) for field in fields(event)}
    told = {name: value for name, value in told.items() if value is not None and name not in {"kind", "play"}}
    names = _owners(told.pop("owners", ()), event)
    said = {name: _argument(name, value, told | names) for name, value in told.items()}
    doubled = ("owner", "target") if "place" in told else ()
    return {name: value for name, value in (names | said).items() if name not in doubled}


def _owners(owners: tuple[int, ...], event: Any) -> dict[str, Arg]:
    """A secret's owners by the part that they play in it."""
    parts = {"stole": ("thief", "victim"), "bounty": ("seat", "victim")}.get(event.kind, ("seat",))
    return {part: SeatRef(owner) for part, owner in zip(parts, owners, strict=False)}


def _argument(name: str, value: Any, told: dict[str, Any]) -> Arg:
    match name, value:
        case "cards", _:
            return cards(value)
        case "place" | "to", int():
            return place_of(value, _holder(name, told))
        case _, bool():
            return int(value)
        case _, int() if name in SEATS:
            return SeatRef(value)
        case _, str() if name in CARDS:
            return CardRef(value)
        case _, str():
            return hyphened(value)
        case _:
            assert isinstance(value, int), f"{name} is a plain number"
            return value


def _holder(name: str, told: dict[str, Any]) -> int:
    """Whose place is meant: the target's or its owner's, and where something goes to, the seat's own."""
    holders = ("seat",) if name == "to" else ("target", "owner", "seat")
    holder = next(told[part] for part in holders if part in told)
    return holder.seat if isinstance(holder, SeatRef) else int(holder)
