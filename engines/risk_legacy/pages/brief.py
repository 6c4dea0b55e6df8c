"""What whoever was away reads first: how everybody stands, what has changed that, and what is being done to them."""

from engines.core.event import Event
from engines.core.text import Arg, SeatRef, Text, text
from engines.risk_legacy.atlas import CONTINENTS, WITHIN
from engines.risk_legacy.components import BOX
from engines.risk_legacy.events.battle import AssaultBegan, AssaultEnded
from engines.risk_legacy.events.packets import PacketUnsealed, TroopsLost
from engines.risk_legacy.events.turn import KnockedOut, StarGained, TerritoryEntered
from engines.risk_legacy.naming import brings, continent_name, packet_title, territory
from engines.risk_legacy.view import View
from engines.risk_legacy.words.figures import aimed
from engines.risk_legacy.words.lines import broken_off

NAMED = 2
"""Continents of a seat that a line of a phone has room for."""


def settled(view: View) -> bool:
    """Somebody has won: what is left are the signature and the rewards (RL-7.5, 7.6)."""
    return view.ending is not None


def score(view: View) -> tuple[Text, ...]:
    """The red stars of everybody, most first, with their territories and whole continents; nothing before the first
    turn, nor once it is decided. Then what else brings stars: whoever decides shall not have to look for that."""
    if view.game == 0 or view.turn is None or settled(view):
        return ()
    there = [(side.stars, side.territories, seat) for seat, side in enumerate(view.sides) if not side.eliminated]
    ranked = sorted(there, key=lambda each: (-each[0], -each[1], each[2]))
    return (*(_standing(view, seat, stars, lands) for stars, lands, seat in ranked), *aimed(view.aims))


def _standing(view: View, seat: int, stars: int, lands: int) -> Text:
    whole = [number for number in range(len(CONTINENTS)) if _holds(view, seat, number)]
    named = tuple(continent_name(view.world, number) for number in whole[:NAMED])
    count, more = len(named), len(whole) - len(named)
    facts: dict[str, Arg] = {"stars": stars, "of": BOX.red_stars.to_win, "lands": lands, "count": count, "more": more}
    return text("score", who=SeatRef(seat), continents=named, **facts)


def _holds(view: View, seat: int, number: int) -> bool:
    return all(view.fields[at].owner == seat for at in WITHIN[number])


def headline(view: View, event: Event) -> Text | None:
    """Headquarters and bought stars, with how many stars that makes by now; who has no troops left; and an assault on
    the reader that goes on. What has befallen the reader is said to them."""
    match event:
        case AssaultEnded(defender=loser) if loser is not None and loser == view.me:
            return _suffered(view, event)
        case AssaultEnded(seat=seat, hq=int(hq), defender=loser) if loser not in (None, hq):
            return _headquarters(view, "headline-hq-from", seat, hq, loser=SeatRef(loser))
        case AssaultEnded(seat=seat, hq=int(hq)) | TerritoryEntered(seat=seat, hq=int(hq)):
            return _headquarters(view, "headline-hq", seat, hq)
        case TroopsLost(seat=seat, hq=int(hq)):
            return _headquarters(view, "headline-hq-lost", seat, hq)
        case StarGained(seat=seat, source="bought"):
            return text("headline-star", who=SeatRef(seat), stars=view.sides[seat].stars)
        case KnockedOut(seat=seat):
            return text("headline-knocked-out", who=SeatRef(seat))
        case PacketUnsealed(packet=packet):
            return text("headline-packet", packet=packet_title(packet), brings=brings(packet))
        case AssaultBegan(seat=seat, defender=defender, target=target) if defender == view.me:
            there = view.fields[target].hq
            whose: Arg = () if there is None else SeatRef(there)
            told: dict[str, Arg] = {
                "where": territory(target),
                "hq": 0 if there is None else 2 if there == view.me else 1,
                "whose": whose,
            }
            return text("headline-attack", who=SeatRef(seat), **told)
        case _:
            return None


def _suffered(view: View, event: AssaultEnded) -> Text:
    """What an attack has cost the reader; of what it took, too, whoever has it by now if that is somebody else."""
    who, where = SeatRef(event.seat), territory(event.target)
    if event.why == "reaction":  # it may go on at once: held as it stands by now
        held = view.fields[event.target].owner == view.me
        still = 0 if not held else 2 if view.fields[event.target].hq is not None else 1
        broken = broken_off(event, view.me)
        return text("headline-interrupted", who=who, where=where, broken=broken, still=still, count=event.defender_lost)
    if event.why != "conquered":
        return text("headline-held", who=who, where=where, count=event.defender_lost)
    there = "none" if event.hq is None else "mine" if event.hq == view.me else "foreign"
    whose: Arg = () if event.hq is None else SeatRef(event.hq)
    said, holder = text("headline-taken", who=who, where=where, hq=there, whose=whose), view.fields[event.target].owner
    if holder is None or holder in (event.seat, view.me):
        return said
    return text("headline-went-on", line=said, holder=SeatRef(holder))


def _headquarters(view: View, key: str, seat: int, hq: int, **more: Arg) -> Text:
    """Whoever has won or lost one, and their stars by now."""
    own, stars = int(hq == seat), view.sides[seat].stars
    return text(key, who=SeatRef(seat), whose=SeatRef(hq), own=own, stars=stars, **more)
