"""The board continent by continent, for whoever wants to see what lies next to what: there is no other map."""

from engines.core.page import Grid, Page, Section
from engines.core.text import Arg, SeatRef, SignRef, Text, text
from engines.risk_legacy.atlas import EVERYWHERE, WITHIN
from engines.risk_legacy.naming import continent_name, on_map, territory
from engines.risk_legacy.pages.board import aside, closed, continent, everybody, territory_now
from engines.risk_legacy.view import View
from engines.risk_legacy.words.icons import brief, legend


def regions(view: View) -> tuple[Page, ...]:
    """Every territory with whoever stands there, and its neighbours, those over a sea link named so
    (RL-2.2.1, 2.2.3); none while the world is founded."""
    if view.game == 0:
        return ()
    far = view.world.everywhere[len(EVERYWHERE) :]
    apart = ((text("continent-none"), text("continent-none"), far),) if far else ()
    names = ((continent(view, number), continent_name(view.world, number)) for number in range(len(WITHIN)))
    parts = (*((*both, within) for both, within in zip(names, WITHIN, strict=True)), *apart)
    return (
        *(_page(view, title, number, within) for number, (title, _, within) in enumerate(parts)),
        *(_links(view, text("region-links", where=name), within) for _, name, within in parts),
        *_besides(view),
    )


def _page(view: View, title: Text, number: int, within: tuple[int, ...]) -> Page:
    """Who stands where, then all that lies there, and what the whole of it is to anybody."""
    signs = legend(view.world, view.fields, closed(view))
    return Page(
        title=title,
        sections=(
            Section(grid=_held_all(view, within)),
            Section(lines=tuple(_held(view, at) for at in within)),
            Section(lines=tuple(line for thing in view.shelf for line in thing.region(number))),
            Section(lines=(text("board-legend", icons=signs),) if signs else ()),
        ),
    )


def _links(view: View, title: Text, within: tuple[int, ...]) -> Page:
    return Page(title=title, sections=(Section(lines=tuple(_near(view, at) for at in within)),))


def _besides(view: View) -> tuple[Page, ...]:
    """What a board has no room for once packets are open, and is of no land: all of everybody, and decks."""
    decks = tuple(line for thing in view.shelf for line in thing.besides())
    sections = tuple(Section(lines=lines) for lines in (everybody(view) if aside(view) else (), decks) if lines)
    return (Page(title=text("region-besides"), sections=sections),) if sections else ()


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
    lands = tuple(_neighbour(view, near, sea=chart.by_sea(at, near)) for near in chart.neighbours[at])
    return text("region-near", land=territory(at), lands=lands)


def _neighbour(view: View, at: int, *, sea: bool) -> Text:
    owner, troops = view.fields[at].owner, view.fields[at].troops
    held, who = int(owner is not None), SignRef(owner or 0)
    return text("region-neighbour", land=on_map(at), sea=int(sea), held=held, who=who, troops=troops)


def _held(view: View, at: int) -> Text:
    owner, land = view.fields[at].owner, territory_now(view, at, roomy=True)
    return text("region-land", land=land, held=int(owner is not None), who=SeatRef(owner or 0))
