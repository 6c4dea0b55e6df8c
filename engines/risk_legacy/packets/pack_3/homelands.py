"""Where factions come from (RL-B3.1, B3.2)."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from engines.core.event import Fact
from engines.core.record import record
from engines.core.shown import Seat, told
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.atlas import COIN, continent_of, shown_on
from engines.risk_legacy.board import Board
from engines.risk_legacy.events.packets import SaidItself
from engines.risk_legacy.naming import Continent, continent
from engines.risk_legacy.packets.pack_3.printed import PACK
from engines.risk_legacy.rules.supply import face_up
from engines.risk_legacy.shelf import Shelf
from engines.risk_legacy.state import State


@record
class Homelands(Shelf):
    """Seat → the continent that its faction comes from, for this game; ``None``: none."""

    home: ClassVar[str] = "homeland"

    continents: tuple[int | None, ...]

    def homes(self, continent: int) -> tuple[int, ...]:
        return tuple(seat for seat, number in enumerate(self.continents) if number == continent)

    def region(self, continent: int) -> tuple[Text, ...]:
        found = tuple(map(SeatRef, self.homes(continent)))
        return (text("region-homeland", who=found),) if found else ()


@record
class HomelandsFound(SaidItself, Fact):
    """Those of the factions that are played."""

    homelands: tuple[tuple[Seat, Continent], ...]

    def said(self) -> Text:
        found = tuple(text("homeland", who=SeatRef(seat), where=continent(number)) for seat, number in self.homelands)
        return told(self, homelands=found, any=int(bool(found)))


def settle(board: Board) -> None:
    """At the end of the setup, for the whole game."""
    found = tuple(origin(board.state, seat) for seat in board.state.seats)
    board.shelve(Homelands(continents=found))
    board.emit(HomelandsFound(homelands=tuple((seat, at) for seat, at in enumerate(found) if at is not None)))


def origin(state: State, seat: int) -> int | None:
    """Where the faction of *seat* has begun most often, now included; a tie: nowhere. Ruling: a start on land that lies
    in no continent (RL-B6.1) counts for none."""
    side = state.sides[seat]
    assert side.faction is not None, "everybody is placed"
    past = state.world.banners[side.faction].past
    starts = (*(each.start for each in past if each.game <= PACK.counted_games), side.start)
    found = (continent_of(at) for at in starts if at is not None)
    begun = Counter(each for each in found if each is not None).most_common(2)
    tied = len(begun) > 1 and begun[0][1] == begun[1][1]
    return begun[0][0] if begun and not tied else None


def homeland(state: State, seat: int) -> int | None:
    """That of the faction of *seat*, if it has one."""
    known = state.shelved(Homelands)
    return known.continents[seat] if known else None


def open_to(state: State, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """*Cards*, with those of the homeland: as good as those of what one holds; without any of these a coin card is as
    good, too (RL-B3.2). The oldest slot first."""
    home, up = homeland(state, seat), face_up(state, seat)
    near = [card for card in up if home is not None and continent_of(shown_on(card)) == home]
    found = tuple(card for card in up if card in cards or card in near)
    held = any(state.fields[shown_on(card)].owner == seat for card in found)
    return found if held or not found or not state.cards.pile else (*found, COIN)
