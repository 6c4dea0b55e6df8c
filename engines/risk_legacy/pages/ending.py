"""The page at the end (RL-11.5): who won and how, what the world keeps of it, luck, and what the next game begins
with."""

from engines.core.page import Page, Section
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.components import BOX
from engines.risk_legacy.naming import faction, person, territory
from engines.risk_legacy.pages.board import star_sources
from engines.risk_legacy.rules.rounds import longest
from engines.risk_legacy.side import Reign, Tally
from engines.risk_legacy.state import Ending
from engines.risk_legacy.view import View
from engines.risk_legacy.words.changes import told
from engines.risk_legacy.words.figures import fighting, missiles, victory

FEW_REIGNS, LONG_REIGN = 2, 2
"""So many at most are named, and for so many turns at least they were held."""


def ending(view: View) -> Page:
    """Called once all is over; scar cards that nobody played stay unseen even then (RL-3)."""
    assert view.before is not None, "all is over"
    changes = Section(heading=text("ending-changes"), lines=told(view.changes, view.before))
    if view.ending is None:
        sections: tuple[Section, ...] = (Section(lines=(text("ending-founded"),)), changes)
    else:
        sections = (
            Section(lines=_result(view, view.ending)),
            changes,
            Section(heading=text("ending-luck"), lines=(*_fortunes(view, view.ending), *_longest(view))),
            Section(heading=text("ending-next"), lines=_next(view)),
        )
    return Page(title=text("ending-title", game=view.game), sections=tuple(each for each in sections if each.lines))


# ---- the result


def _result(view: View, end: Ending) -> tuple[Text, ...]:
    won = victory(view.game, end, view.sides[end.winner].stars)
    stewards = tuple(SeatRef(seat) for seat in _order(view, end) if view.signs_nothing(seat))
    told = (text("ending-stewards", seats=stewards, several=int(len(stewards) > 1)),) if stewards else ()
    return (won, *(_seat(view, end, seat) for seat in _order(view, end)), *told)


def _order(view: View, end: Ending) -> list[int]:
    """The winner, those who held on, the eliminated; whoever has more stars first."""

    def place(seat: int) -> tuple[bool, bool, int]:
        side = view.sides[seat]
        return seat != end.winner, side.eliminated, -side.stars

    return sorted(range(len(view.sides)), key=place)


def _seat(view: View, end: Ending, seat: int) -> Text:
    side = view.sides[seat]
    assert side.faction is not None, "everybody chose one"
    sources = star_sources(side)
    return text(
        "ending-seat",
        who=SeatRef(seat),
        faction=faction(side.faction),
        result=_outcome(view, end, seat),
        stars=side.stars,
        count=len(sources),
        sources=sources,
        lands=side.territories,
    )


def _outcome(view: View, end: Ending, seat: int) -> str:
    if seat == end.winner:
        return "won"
    return "eliminated" if view.sides[seat].eliminated else "held-on"


# ---- luck


def _fortunes(view: View, end: Ending) -> tuple[Text, ...]:
    """Of those who fought at all."""
    return tuple(_luck(view, seat) for seat in _order(view, end) if view.sides[seat].tally != Tally())


def _luck(view: View, seat: int) -> Text:
    tally = view.sides[seat].tally
    told = fighting("ending-tally", tally, who=SeatRef(seat), out=tally.knocked_out)
    return text("ending-armed", line=told, missiles=missiles(tally)) if tally.fired else told


# ---- headquarters


def _longest(view: View) -> tuple[Text, ...]:
    """The headquarters that were held longest: nothing to tell while most were never lost."""
    reigns = longest(view.reigns)
    if not 0 < len(reigns) <= FEW_REIGNS or reigns[0].turns < LONG_REIGN:
        return ()
    hqs = tuple(_reign(view, reign) for reign in reigns)
    return (text("ending-reigns", hqs=hqs, turns=reigns[0].turns),)


def _reign(view: View, reign: Reign) -> Text:
    standing = (at for at, field in enumerate(view.fields) if field.hq == reign.hq)
    at = next(standing, view.sides[reign.hq].start)
    assert at is not None, "it was placed"
    assert reign.holder is not None, "it was held"
    return text("ending-reign", land=territory(at), who=SeatRef(reign.holder))


# ---- the next game


def _next(view: View) -> tuple[Text, ...]:
    """Who signed begins with a missile for each signature, everybody else with a star (RL-4.2.2). Signers who are not
    there may come back."""
    games, world = BOX.games, view.world
    left = games - view.game
    seats = (seat for seat, who in enumerate(view.people) if who)
    bonuses = (text("ending-bonus", who=SeatRef(seat), missiles=world.signed(view.people[seat])) for seat in seats)
    namer = (text("ending-namer", who=person(world.namer)),) if world.namer and not world.planet else ()
    away = tuple(who for who in world.signers if who not in view.people)
    absent = (text("ending-absent", who=person(who), missiles=world.signed(who)) for who in away)
    return (text("ending-left", left=max(0, left), over=int(left <= 0)), *namer, *bonuses, *absent)
