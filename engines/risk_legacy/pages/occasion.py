"""What a table gathers around for: a packet is about to be opened, and is (RL-B0.3)."""

from engines.core.event import Event
from engines.core.page import Page, Section
from engines.core.shown import hyphened
from engines.core.text import Arg, SeatRef, Text, text
from engines.risk_legacy.events.packets import PacketUnsealed
from engines.risk_legacy.naming import condition, packet_title, person
from engines.risk_legacy.view import View


def occasion(event: Event) -> Page | None:
    """Who opens it, why it may be opened, and what is different from now on."""
    if not isinstance(event, PacketUnsealed):
        return None
    what = Section(heading=text("occasion-from-now-on"), lines=(contents(event.packet),))
    return Page(title=event.said(), sections=(Section(lines=(_why(event),)), what))


def _why(event: PacketUnsealed) -> Text:
    """What has met its condition; where it opens late, why only now."""
    if event.seat is not None or event.met is None:
        return text("occasion-why", condition=condition(event.packet))
    met = event.met
    who = (person(met.person),) if met.person else ()
    known: dict[str, Arg] = {"who": who, "named": len(who), "barred": int(met.barred)}
    return text("occasion-late", condition=condition(event.packet), game=met.game, **known)


def waits(view: View) -> Text | None:
    """Who is about to open what, before anybody knows what is in it."""
    if view.opening is None or not view.asked:
        return None
    who, why = SeatRef(view.asked[0]), condition(view.opening)
    return text("waits-unseal", who=who, packet=packet_title(view.opening), condition=why)


def contents(packet: str) -> Text:
    """What an open packet changes, in a few lines."""
    return text(f"opened-{hyphened(packet)}")
