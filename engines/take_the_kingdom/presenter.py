"""Views as pages: keys and arguments only, the prose is in the catalogues."""

from __future__ import annotations

from collections import Counter

from engines.core.event import Event
from engines.core.page import Page, Section
from engines.core.text import CardRef, SeatRef, Text, text
from engines.take_the_kingdom import lines, order_words
from engines.take_the_kingdom.components import CATEGORY, LIMITS
from engines.take_the_kingdom.ending import counted, ending
from engines.take_the_kingdom.guide import guide, titled
from engines.take_the_kingdom.naming import cards, garrison, hyphened, own_place, place_of
from engines.take_the_kingdom.own import BestHit, Own, Way
from engines.take_the_kingdom.plays.base import OPENING
from engines.take_the_kingdom.view import HIDDEN, KingdomSeen, PlaceSeen, View


class KingdomPresenter:
    def board(self, view: View) -> Page:
        """TK-11.1. Uses nothing but the public fields, so every seat's view gives the same page."""
        kingdoms = (_kingdom(seat, kingdom) for seat, kingdom in enumerate(view.kingdoms))
        title = text("board-title")
        return Page(title=title, sections=(Section(lines=_now(view)), *kingdoms, Section(lines=_piles(view))))

    def own(self, view: View) -> Page | None:
        """TK-11.2."""
        if view.own is None or view.me is None:
            return None
        sections = (
            Section(heading=text("own-hand", count=len(view.own.hand)), lines=_hand(view.own)),
            Section(heading=text("own-hits"), lines=tuple(_hit(hit) for hit in view.own.hits)),
            Section(heading=text("own-traps"), lines=_known_traps(view)),
            Section(heading=text("own-orders"), lines=order_words.standing(view.own.orders)),
        )
        return Page(title=text("own-title"), sections=tuple(section for section in sections if section.lines))

    def line(self, event: Event) -> Text | None:
        return lines.line(event)

    def ending(self, view: View) -> Page:
        return ending(view)

    def guide(self) -> tuple[Page, ...]:
        return guide()


# ---- the board


def _now(view: View) -> tuple[Text, ...]:
    """Whose turn it is, what limits it, what is being decided."""
    told: list[Text] = []
    if turn := view.turn:
        told.append(text("board-turn", who=SeatRef(turn.seat), left=turn.left, extra=int(turn.extra)))
        if turn.opening:
            told.append(text("board-opening", who=SeatRef(turn.seat)))
        told += (text("board-ban", card=CardRef(card)) for card in turn.bans)
    if view.asked and view.question not in {None, "main_choice"}:
        told.append(text("board-asked", who=tuple(SeatRef(seat) for seat in view.asked)))
    return tuple(told)


def _kingdom(seat: int, kingdom: KingdomSeen) -> Section:
    if kingdom.fell is not None:
        return Section(heading=text("board-fallen", who=SeatRef(seat)), lines=())
    heading = text("board-kingdom", who=SeatRef(seat), points=kingdom.points, hand=kingdom.hand)
    marks = (
        *((text("board-skip"),) if kingdom.skip else ()),
        *((text("board-passed"),) if kingdom.passed else ()),
        *((text("board-opening-left", turns=kingdom.opening_left),) if kingdom.opening_left else ()),
    )
    return Section(heading=heading, lines=(*marks, *(_place(place) for place in kingdom.places)))


def _place(place: PlaceSeen) -> Text:
    return text(
        "board-place",
        place=own_place(place.number),
        cards=garrison(place),
        bare=int(not place.defences and not place.base.damage),
        strength=place.strength,
        trap=int(place.trap is not None),
        frozen=int(place.frozen),
        open=int(place.open),
    )


def _piles(view: View) -> tuple[Text, ...]:
    """Deck, discard by kind, what can still come, sprung traps."""
    turns = -(-view.deck // LIMITS.draw)
    unseen = tuple(text("counted", card=CardRef(kind), count=count) for kind, count in view.unseen)
    sprung = tuple(CardRef(kind) for kind in view.out if CATEGORY[kind] == "trap")
    return (
        text("board-deck", count=view.deck, turns=turns),
        text("board-unseen", cards=unseen),
        *((text("board-discard", count=len(view.discard), cards=counted(view.discard)),) if view.discard else ()),
        *((text("board-sprung", cards=sprung),) if sprung else ()),
    )


# ---- the own page


def _hand(own: Own) -> tuple[Text, ...]:
    """Each kind with what it can do now and why not, what an opening turn bars, then what the hand limit would cost."""
    counts, ways = Counter(own.hand), dict(own.ways)
    barred = tuple(kind for kind, found in own.ways if all(way.why_not == OPENING for way in found))
    held = tuple(
        text(
            "own-card",
            card=titled(kind),
            count=count,
            known=int(kind in ways and kind not in barred),
            ways=_ways(ways.get(kind, ())),
        )
        for kind, count in counts.items()
    )
    opening = (text("own-opening", cards=cards(barred)),) if barred else ()
    surplus = (text("own-surplus", cards=cards(own.surplus)),) if own.surplus else ()
    return (*held, *opening, *surplus)


def _ways(ways: tuple[Way, ...]) -> tuple[Text, ...]:
    """The reasons of ways that are barred alike are said once."""
    able = tuple(text("own-way", play=hyphened(way.play)) for way in ways if way.why_not is None)
    reasons = dict.fromkeys(way.why_not for way in ways if way.why_not is not None)
    return (*able, *(text("own-way-barred", reason=reason) for reason in reasons if not able))


def _hit(hit: BestHit) -> Text:
    where = place_of(hit.place, hit.owner)
    return text("own-hit", card=CardRef(hit.card), place=where, points=hit.points, destroys=int(hit.destroys))


def _known_traps(view: View) -> tuple[Text, ...]:
    return tuple(
        text("own-trap", place=place_of(place.number, owner), card=CardRef(place.trap))
        for owner, kingdom in enumerate(view.kingdoms)
        for place in kingdom.places
        if place.trap not in {None, HIDDEN}
    )
