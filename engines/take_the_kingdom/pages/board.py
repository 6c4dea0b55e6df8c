"""The table for everybody (TK-11.1): whose turn it is, the kingdoms, the piles."""

from engines.core.page import Page, Section
from engines.core.text import CardRef, SeatRef, Text, text
from engines.take_the_kingdom.components import CATEGORY, LIMITS
from engines.take_the_kingdom.kingdom import KingdomSeen
from engines.take_the_kingdom.naming import garrison, own_place
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
