"""The board continent by continent, for whoever wants to see what lies next to what: there is no other map."""

from engines.core.page import Page, Section
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.atlas import NEIGHBOURS, WITHIN
from engines.risk_legacy.pages.board import continent, territory_now
from engines.risk_legacy.view import View


def regions(view: View) -> tuple[Page, ...]:
    """Every territory with whoever stands there, and its neighbours (RL-2.2.1); none while the world is founded."""
    if view.game == 0:
        return ()
    return tuple(
        Page(
            title=continent(view, number),
            sections=tuple(Section(heading=_held(view, at), lines=(_near(view, at),)) for at in within),
        )
        for number, within in enumerate(WITHIN)
    )


def _near(view: View, at: int) -> Text:
    return text("region-near", lands=tuple(_held(view, near) for near in NEIGHBOURS[at]))


def _held(view: View, at: int) -> Text:
    owner = view.fields[at].owner
    return text("region-land", land=territory_now(view, at), held=int(owner is not None), who=SeatRef(owner or 0))
