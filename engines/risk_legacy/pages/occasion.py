"""What a table gathers around for: a packet is opened (RL-B0.3)."""

from engines.core.event import Event
from engines.core.page import Page, Section
from engines.core.shown import hyphened
from engines.core.text import Text, text
from engines.risk_legacy.events.packets import PacketUnsealed
from engines.risk_legacy.naming import condition


def occasion(event: Event) -> Page | None:
    """Who opens it, why it may be opened, and what is different from now on."""
    if not isinstance(event, PacketUnsealed):
        return None
    why = text("occasion-why", condition=condition(event.packet))
    what = Section(heading=text("occasion-from-now-on"), lines=(contents(event.packet),))
    return Page(title=event.said(), sections=(Section(lines=(why,)), what))


def contents(packet: str) -> Text:
    """What an open packet changes, in a few lines."""
    return text(f"opened-{hyphened(packet)}")
