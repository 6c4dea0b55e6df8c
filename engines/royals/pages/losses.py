"""What others have cost the reader that no event says: a title, or half of one (RY-7.5)."""

from collections import Counter
from collections.abc import Sequence

from engines.core.event import Event
from engines.core.text import CardRef, SeatRef, Text, text
from engines.royals import events as e
from engines.royals.atlas import NOBLES, RANKS
from engines.royals.europe import Cubes, crowned, halves
from engines.royals.view import View


def losses(view: View, heard: Sequence[Event]) -> tuple[Text, ...]:
    """By the titles as they are and as they were before all that was *heard*, where the reader has less of one than
    they had. Cubes never leave a title, so it follows from the nobles that were taken since (RY-10.9)."""
    if view.me is None or view.me in view.gone:
        return ()
    came = Counter((NOBLES[each.noble].rank, each.seat) for each in heard if isinstance(each, e.Claimed))
    left = tuple(each.seat for each in heard if isinstance(each, e.Departed))
    before = tuple(seat for seat in view.gone if seat not in left)
    found = []
    for rank in range(len(RANKS)):
        now = view.europe.contest(rank, view.gone)
        cubes = (count - came[rank, seat] for seat, count in enumerate(view.europe.titles[rank]))
        was = tuple(0 if seat in before else count for seat, count in enumerate(cubes))
        if halves(now, view.me) < halves(was, view.me):
            found.append(_lost(rank, now, view.me))
    return tuple(found)


def _lost(rank: int, now: Cubes, me: int) -> Text:
    """To whom it has gone, wholly or by half."""
    others = tuple(SeatRef(seat) for seat in crowned(now) if seat != me)
    what = "half" if halves(now, me) else "whole" if others else "tied"
    return text("lost-title", what=what, title=CardRef(RANKS[rank]), to=others)
