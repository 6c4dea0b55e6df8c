"""Views and events as texts: keys and arguments only, the prose is in the catalogues."""

from __future__ import annotations

from collections import Counter

from engines.core.event import Event
from engines.core.page import Page, Presenter, Section
from engines.core.text import CardRef, SeatRef, Text, text
from tests.petty_court import events
from tests.petty_court.cards import DECK, SHOTS
from tests.petty_court.memory import decreed, wording
from tests.petty_court.view import View


def board(view: View) -> Page:
    players = tuple(
        text("board-seat", who=SeatRef(seat), coins=seen.coins, cards=seen.cards, missiles=seen.missiles)
        for seat, seen in enumerate(view.players)
        if seen.sitter != "removed"
    )
    piles = (text("board-piles", deck=view.deck, discard=len(view.discard)),)
    head = (*piles, *decreed(view.decree))
    return Page(title=text("name"), sections=(Section(lines=head), Section(lines=players)))


def own(view: View) -> Page | None:
    if view.own is None:
        return None
    hand = (text("own-hand", cards=tuple(CardRef(ref) for ref in view.own.hand)),) if view.own.hand else ()
    bid = () if view.own.bid is None else (text("own-bid", coins=view.own.bid),)
    order = (text("own-passes-denies"),) if view.own.passes_denies else ()
    return Page(title=text("own"), sections=(Section(lines=hand or (text("own-empty"),)), Section(lines=bid + order)))


def line(event: Event) -> Text | None:
    match event:
        case events.Played(seat=seat, ref=ref):
            return text("told-played", who=SeatRef(seat), card=CardRef(ref))
        case events.Dropped(seat=seat, refs=refs):
            return text("told-dropped", who=SeatRef(seat), cards=tuple(CardRef(ref) for ref in refs))
        case events.Earned(seat=seat, coins=coins):
            return text("told-earned" if coins > 0 else "told-lost", who=SeatRef(seat), coins=abs(coins))
        case events.Drew(card=card):
            return text("told-drew", card=CardRef(DECK[card]))
        case events.Rolled(seat=seat, die=die):
            return text("told-rolled", who=SeatRef(seat), die=die)
        case events.Cancelled(ref=ref):
            return text("told-cancelled", what=ref)
        case events.Decreed(seat=seat, words=words):
            return text("told-decreed", who=SeatRef(seat), words=wording(words))
        case events.Unsealed(bids=bids):
            named = ((seat, bid) for seat, bid in enumerate(bids) if bid is not None)
            return text("told-unsealed", bids=tuple(text("bid", who=SeatRef(seat), coins=bid) for seat, bid in named))
        case events.Sealed(seat=seat, on=on):
            return text("told-sealed", who=SeatRef(seat), on=int(on))
        case events.Fired(seat=seat) | events.Passed(seat=seat) | events.SomeoneDrew(seat=seat):
            return text(f"told-{event.kind.replace('_', '-')}", who=SeatRef(seat))
        case _:
            raise AssertionError(event)


def ending(view: View) -> Page:
    assert view.result is not None
    ranked = sorted(zip(view.result.ranks, view.result.scores, range(len(view.players)), strict=True))
    lines = (text("ending-seat", rank=rank, who=SeatRef(seat), coins=coins) for rank, coins, seat in ranked)
    return Page(title=text("name"), sections=(Section(heading=view.result.why, lines=tuple(lines)),))


def guide() -> tuple[Page, ...]:
    lines = (
        text("guide-card", card=CardRef(ref), count=count, about=text(f"about-{ref}", **_figures(ref)))
        for ref, count in Counter(DECK).items()
    )
    return (Page(title=text("guide"), sections=(Section(lines=tuple(lines)),)),)


def _figures(ref: str) -> dict[str, int]:
    return {"shots": SHOTS} if ref == "volley" else {}


PRESENTER = Presenter(board=board, own=own, event=line, ending=ending, guide=guide)
