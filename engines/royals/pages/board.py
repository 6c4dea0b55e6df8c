"""The table as everybody sees it (RY-11.1), one screen of a phone: short lines, with signs for names, which the houses
have. Every noble and all that a house has stand on pages of their own."""

from engines.core.page import Grid, Page, Section
from engines.core.text import Arg, SeatRef, SignRef, Text, text
from engines.royals.atlas import COUNTRIES, PERIOD_VALUES, PERIODS, RANKS, TITLES
from engines.royals.house import PLANS, Turn
from engines.royals.naming import cards, country, flag, opened, rank, so_many
from engines.royals.view import View
from engines.royals.words.standings import ahead, bonuses, standing


def board(view: View) -> Page:
    countries = Section(lines=tuple(_country(view, number) for number in range(len(COUNTRIES))))
    seats = Section(lines=tuple(_seat(view, seat) for seat in range(len(view.houses))))
    sections = (Section(lines=_now(view)), countries, _titles(view), seats, Section(lines=(text("board-legend"),)))
    title = text("board-title", period=PERIODS[view.period])
    return Page(title=title, sections=tuple(section for section in sections if section.lines or section.grid))


# ---- now


def _now(view: View) -> tuple[Text, ...]:
    """Whose turn it is, how long the period lasts, what lies there to be drawn."""
    thrown = cards(view.discard, view.intrigue_discard)
    if view.over:
        return ()
    return (
        *((_turn(view.turn),) if view.turn else ()),
        scores(view),
        *((ends(view),) if view.ending else ()),
        *(() if view.drawn_out else (text("board-deck", count=view.deck, turns=view.turns_left),)),
        text("board-row", row=opened(view.row), intrigue=view.intrigue),
        *((text("board-discard", cards=thrown),) if thrown else ()),
    )


def ends(view: View) -> Text:
    """That the period does, and after whose turns."""
    return text("board-period-ends", still=tuple(map(SeatRef, view.still)), more=len(view.still))


def scores(view: View) -> Text:
    """Who is ahead, or why nobody is told (RY-8.17)."""
    points = view.scores
    return text("board-scores-hidden") if points is None else text("board-scores", scores=ahead(points))


def _turn(turn: Turn) -> Text:
    who, left = SeatRef(turn.seat), turn.to_draw
    if left is None:
        return text("board-turn-opens", who=who)
    whole = so_many(*(PLANS[turn.plan] if turn.plan else (turn.first or 0, 0)))
    if turn.playing or not turn.drawn:
        return text("board-turn-plays" if turn.playing else "board-turn-begins", who=who, cards=whole)
    return text("board-turn-draws", who=who, cards=whole, left=so_many(*left))


# ---- countries, titles and seats


def _country(view: View, number: int) -> Text:
    """Who has how much influence, whoever leads first, and what this period pays for it."""
    larger, smaller = PERIOD_VALUES[view.period][number]
    ranking = standing(view.europe, number, view.gone)
    return text(
        "board-leads",
        flag=flag(number),
        country=country(number),
        open=int(not view.over),
        larger=larger,
        smaller=smaller,
        count=len(ranking),
        seats=ranking,
    )


def _titles(view: View) -> Section:
    """Who has how many cubes on each; those without any are only named. The house markers go to whoever is on all."""
    seats = [seat for seat in range(len(view.houses)) if seat not in view.gone]
    rows: list[tuple[Arg, ...]] = [(*map(SignRef, seats), text("board-worth"))]
    free: list[Text] = []
    for number in reversed(range(len(RANKS))):
        cubes = view.europe.contest(number, view.gone)
        worth = text("board-title-worth", rank=rank(number), full=TITLES[number].full, half=TITLES[number].half)
        if any(cubes):
            rows.append((*(cubes[seat] or text("board-none") for seat in seats), worth))
        else:
            free.append(worth)
    grid = Grid(align=">" * len(seats) + "<", rows=tuple(rows)) if len(rows) > 1 else None
    houses = view.europe.houses_left
    left = (text("board-houses", values=houses),) if houses else ()
    nobody = (text("board-titles-free", titles=tuple(free)),) if free else ()
    lines = (*left, *bonuses("board-housed", view.bonuses("house")), *nobody)
    return Section(heading=text("board-titles"), lines=lines, grid=grid)


def _seat(view: View, seat: int) -> Text:
    """Whose sign that is, and the cards in hand; the rest of a house is behind a press."""
    house, who = view.houses[seat], SeatRef(seat)
    if house.gone:
        return text("board-house-gone", who=who)
    return text("board-house", who=who, hand=house.hand, intrigue=house.intrigue)
