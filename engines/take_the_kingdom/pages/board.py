"""The table for everybody (TK-11.1): whose turn it is, the kingdoms, the piles."""

from engines.core.page import BLANK, Grid, Page, Section
from engines.core.text import Arg, CardRef, SeatRef, Text, text
from engines.take_the_kingdom.components import CATEGORY, LIMITS
from engines.take_the_kingdom.kingdom import KingdomSeen
from engines.take_the_kingdom.naming import base_left, guards, own_place
from engines.take_the_kingdom.pages.ending import counted
from engines.take_the_kingdom.places import PlaceSeen
from engines.take_the_kingdom.scoring import verdict
from engines.take_the_kingdom.view import View
from engines.take_the_kingdom.words.threats import share, threat


def board(view: View) -> Page:
    kingdoms = (_kingdom(seat, kingdom) for seat, kingdom in enumerate(view.kingdoms))
    title = text("board-title")
    return Page(title=title, sections=(Section(lines=_now(view)), *kingdoms, Section(lines=_piles(view))))


def _now(view: View) -> tuple[Text, ...]:
    """Whose turn it is, what limits it, what is being decided."""
    if view.ending:
        return (verdict(view.kingdoms, view.ending),)
    told: list[Text] = []
    if turn := view.turn:
        told.append(text("board-turn", who=SeatRef(turn.seat), left=turn.left, extra=int(turn.extra)))
        if turn.opening:
            told.append(text("board-opening", who=SeatRef(turn.seat)))
        told += (text("board-ban", card=CardRef(card)) for card in turn.bans)
    if view.asked and view.question not in {None, "main_choice"}:
        told.append(text("board-asked", who=tuple(SeatRef(seat) for seat in view.asked)))
    return (*told, *_coming(view))


def _coming(view: View) -> tuple[Text, ...]:
    """What is aimed at somebody and waits for answers, or what a trap turns back."""
    if (turned := view.reversal) is not None:
        back = text("note-reversal", who=SeatRef(turned.victim), amount=turned.amount)
        at = () if turned.place is None else (share(view, turned.place, turned.amount, turned.first, turned=True),)
        return (back, *at)
    if (play := view.play) is None:
        return ()
    stopped = (text("board-stopped", who=tuple(SeatRef(seat) for seat in play.void)),) if play.void else ()
    return (*threat(view, play.seat, play.move), *stopped)


def _kingdom(seat: int, kingdom: KingdomSeen) -> Section:
    if kingdom.fell is not None:
        return Section(heading=text("board-fallen", who=SeatRef(seat)), lines=())
    heading = text("board-kingdom", who=SeatRef(seat), points=kingdom.points, hand=kingdom.hand)
    marks = (
        *((text("board-skip"),) if kingdom.skip else ()),
        *((text("board-passed"),) if kingdom.passed else ()),
        *((text("board-opening-left", turns=kingdom.opening_left),) if kingdom.opening_left else ()),
    )
    rows = tuple(row for place in kingdom.places for row in _place(place))
    return Section(heading=heading, lines=marks, grid=Grid(align="<><", rows=rows))


def _place(place: PlaceSeen) -> tuple[tuple[Arg, ...], ...]:
    """What it is called, how strong it is, and below each other what stands there: names are long."""
    there = [*guards(place), *((base_left(place),) if place.base.damage else ())]
    there += [text(f"board-{sign}") for sign, on in (("trap", place.trap), ("frozen", place.frozen)) if on]
    if not place.open:
        there[:1] = [text("board-shut", what=tuple(there[:1]), count=len(there[:1]))]
    first, *more = there or [BLANK]
    return ((own_place(place.number), place.strength, first), *((BLANK, BLANK, each) for each in more))


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
