"""The board continent by continent, for whoever wants to see what lies next to what: there is no other map."""

from engines.core.page import Grid, Page, Section
from engines.core.text import Arg, SeatRef, SignRef, Text, text
from engines.risk_legacy.atlas import EVERYWHERE, WITHIN
from engines.risk_legacy.pages.board import closed, continent, territory_now
from engines.risk_legacy.view import View
from engines.risk_legacy.words.icons import brief


def regions(view: View) -> tuple[Page, ...]:
    """Every territory with whoever stands there, and its neighbours, those over a sea link named so
    (RL-2.2.1, 2.2.3); none while the world is founded."""
    if view.game == 0:
        return ()
    found = tuple(_page(view, continent(view, number), within) for number, within in enumerate(WITHIN))
    far = view.world.everywhere[len(EVERYWHERE) :]
    return (*found, *((_page(view, text("continent-none"), far),) if far else ()))


def _page(view: View, title: Text, within: tuple[int, ...]) -> Page:
    return Page(
        title=title,
        sections=(
            Section(grid=_held_all(view, within)),
            *(Section(heading=_held(view, at, roomy=True), lines=(_near(view, at),)) for at in within),
        ),
    )


def _held_all(view: View, within: tuple[int, ...]) -> Grid:
    """Troops, whose they are, and where: all of a continent at a glance."""
    return Grid(align="><<", rows=tuple(_row(view, at) for at in within))


def _row(view: View, at: int) -> tuple[Arg, ...]:
    owner, troops = view.fields[at].owner, view.fields[at].troops
    nobody = text("race", count="none")
    return (
        troops or nobody,
        nobody if owner is None else SignRef(owner),
        brief(view.world, view.fields, at, closed(view)),
    )


def _near(view: View, at: int) -> Text:
    chart = view.world.chart
    lands = tuple(_held(view, near, sea=chart.by_sea(at, near)) for near in chart.neighbours[at])
    return text("region-near", lands=lands)


def _held(view: View, at: int, *, sea: bool = False, roomy: bool = False) -> Text:
    owner, land = view.fields[at].owner, territory_now(view, at, roomy=roomy)
    return text("region-land", land=land, held=int(owner is not None), who=SeatRef(owner or 0), sea=int(sea))
