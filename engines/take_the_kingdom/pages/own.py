"""What one seat sees (TK-11.2): its hand and what the cards can do, its best hits, traps it knows, its orders; and the
kingdoms in short, its own first, so that nobody has to leave the page to know what they decide about."""

from collections import Counter

from engines.core.hand import numbered
from engines.core.page import Page, Section
from engines.core.shown import hyphened
from engines.core.text import CardRef, SeatRef, Text, text
from engines.take_the_kingdom.booklet import BOOKLET
from engines.take_the_kingdom.naming import cards, guards, own_place, place_of, titled
from engines.take_the_kingdom.own import BestHit, Own, Way
from engines.take_the_kingdom.pages.ending import known_traps
from engines.take_the_kingdom.places import PlaceSeen
from engines.take_the_kingdom.plays.base import OPENING
from engines.take_the_kingdom.view import View


def own(view: View) -> Page | None:
    if view.own is None or view.me is None:
        return None
    more = (
        Section(heading=text("own-hits"), lines=tuple(_hit(hit) for hit in view.own.hits)),
        Section(heading=text("own-traps"), lines=known_traps(view)),
        Section(heading=text("own-orders"), lines=BOOKLET.lines(view.own.orders), aside=True),
    )
    hand = Section(heading=text("own-hand", count=len(view.own.hand)), lines=_hand(view.own))
    kingdoms = Section(lines=_kingdoms(view, view.me))
    sections = (kingdoms, hand, *(section for section in more if section.lines))
    return Page(title=text("own-title"), sections=sections)


def score(view: View) -> tuple[Text, ...]:
    """The points of each kingdom that stands, most first."""
    standing = [(seat, kingdom.points) for seat, kingdom in enumerate(view.kingdoms) if kingdom.fell is None]
    ranked = sorted(standing, key=lambda each: -each[1])
    said = tuple(text("score-of", who=SeatRef(seat), points=points) for seat, points in ranked)
    return (text("score", seats=said),) if said else ()


def _kingdoms(view: View, me: int) -> tuple[Text, ...]:
    """A line for each that stands, in turn order."""
    order = (*range(me, len(view.kingdoms)), *range(me))
    standing = ((seat, view.kingdoms[seat]) for seat in order if view.kingdoms[seat].fell is None)
    return tuple(
        text(
            "own-kingdom",
            who=SeatRef(seat),
            points=kingdom.points,
            places=tuple(_place(place) for place in kingdom.places),
        )
        for seat, kingdom in standing
    )


def _place(place: PlaceSeen) -> Text:
    return text(
        "own-place",
        place=own_place(place.number),
        strength=place.strength,
        guards=len(place.defences),
        cards=guards(place),
        trap=int(place.trap is not None),
        frozen=int(place.frozen),
        open=int(place.open),
    )


def _hand(own: Own) -> tuple[Text, ...]:
    """Each kind with what it can do now and why not, what an opening turn bars, then what the hand limit would cost."""
    counts, ways = Counter(own.hand), dict(own.ways)
    barred = tuple(kind for kind, found in own.ways if all(way.why_not == OPENING for way in found))
    held = tuple(
        text(
            "own-card",
            card=card,
            count=count,
            known=int(kind in ways and kind not in barred),
            ways=_ways(ways.get(kind, ())),
        )
        for card, (kind, count) in zip(numbered(map(titled, counts)), counts.items(), strict=True)
    )
    opening = (text("own-opening", cards=cards(barred)),) if barred else ()
    surplus = (text("own-surplus", count=len(own.surplus), cards=cards(own.surplus)),) if own.surplus else ()
    return (*held, *opening, *surplus)


def _ways(ways: tuple[Way, ...]) -> tuple[Text, ...]:
    """The reasons of ways that are barred alike are said once."""
    able = tuple(text("own-way", play=hyphened(way.play)) for way in ways if way.why_not is None)
    reasons = dict.fromkeys(way.why_not for way in ways if way.why_not is not None)
    return (*able, *(text("own-way-barred", reason=reason) for reason in reasons if not able))


def _hit(hit: BestHit) -> Text:
    where = place_of(hit.place, hit.owner)
    return text("own-hit", card=CardRef(hit.card), place=where, points=hit.points, destroys=int(hit.destroys))
