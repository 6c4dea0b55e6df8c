"""The picture in a few words, for whoever cannot see it."""

from engines.core.drawing.painter import sentences
from engines.core.text import CardRef, SeatRef, Text, text
from engines.take_the_kingdom.kingdom import KingdomSeen
from engines.take_the_kingdom.naming import cards, place_of
from engines.take_the_kingdom.picture.aims import in_danger
from engines.take_the_kingdom.places import PlaceSeen, is_fort
from engines.take_the_kingdom.scoring import first
from engines.take_the_kingdom.view import PlaySeen, View

MOST_CHANGES = 6


def alt(view: View, before: View | None) -> Text:
    """Who is to move, what is coming at whom, who leads, how every kingdom stands, what has changed since *before*."""
    return sentences(text("alt"), *_now(view), *_coming(view), *_standing(view), *_changes(view, before))


def _now(view: View) -> tuple[Text, ...]:
    if view.ending:
        return (text("alt-won", who=tuple(map(SeatRef, first(view.kingdoms)))),)
    if view.turn is None:
        return ()
    bans = cards(view.turn.bans)
    return (
        text("alt-moves", who=SeatRef(view.turn.seat), left=view.turn.left),
        *((text("alt-bans", cards=bans),) if bans else ()),
    )


def _coming(view: View) -> tuple[Text, ...]:
    if view.play is None:
        return ()
    falling = (seat for seat in view.standing if in_danger(view, seat))
    return text("alt-coming", play=declared(view.play)), *(text("alt-danger", who=SeatRef(seat)) for seat in falling)


def declared(play: PlaySeen) -> Text:
    """Who plays what, and against whom it still is."""
    at = tuple(SeatRef(seat) for seat in play.targets if seat not in play.void)
    return text("alt-plays", who=SeatRef(play.seat), card=CardRef(play.move.paid[0]), at=at, aimed=int(bool(at)))


def _standing(view: View) -> tuple[Text, ...]:
    """Who leads, then all kingdoms, best first."""
    order = sorted(view.standing, key=lambda seat: -view.kingdoms[seat].points)
    most = max(view.kingdoms[seat].points for seat in order)
    leaders = tuple(SeatRef(seat) for seat in order if view.kingdoms[seat].points == most)
    out = tuple(SeatRef(seat) for seat, kingdom in enumerate(view.kingdoms) if kingdom.fell is not None)
    return (
        *((text("alt-lead", who=leaders, several=int(len(leaders) > 1), points=most),) if not view.ending else ()),
        *(_kingdom(seat, view.kingdoms[seat]) for seat in order),
        *((text("alt-out", who=out),) if out else ()),
    )


def _kingdom(seat: int, kingdom: KingdomSeen) -> Text:
    forts = [place for place in kingdom.places if is_fort(place.number)]
    return text(
        "alt-kingdom",
        who=SeatRef(seat),
        points=kingdom.points,
        lands=len(kingdom.lands),
        fort=sum(fort.strength for fort in forts),
        hand=kingdom.hand,
    )


def _changes(view: View, before: View | None) -> tuple[Text, ...]:
    """Places that are gone, new or somebody else's, or have another strength, a trap or a Freeze since. Whoever is out
    has lost theirs."""
    if before is None:
        return ()
    was = {old.number: (owner, old) for owner, kingdom in enumerate(before.kingdoms) for old in kingdom.places}
    now = {place.number: (owner, place) for owner, kingdom in enumerate(view.kingdoms) for place in kingdom.places}
    lost = ((at, owner) for at, (owner, _) in was.items() if at not in now and view.kingdoms[owner].fell is None)
    gone = tuple(text("alt-gone", place=place_of(at, owner)) for at, owner in lost)
    new = tuple(text("alt-new", place=place_of(at, owner)) for at, (owner, _) in now.items() if at not in was)
    other = (each for at in was if at in now for each in _differs(*was[at], *now[at]))
    found = (*gone, *new, *other)[:MOST_CHANGES]
    return (text("alt-changes", changes=found),) if found else ()


def _differs(owner: int, old: PlaceSeen, by: int, place: PlaceSeen) -> tuple[Text, ...]:
    where = place_of(place.number, owner)
    if by != owner:
        return (text("alt-taken", place=where, who=SeatRef(by)),)
    marks = (("trap", place.trap and not old.trap), ("frozen", place.frozen and not old.frozen))
    moved = place.strength != old.strength
    return (
        *((text("alt-changed", place=where, old=old.strength, new=place.strength),) if moved else ()),
        *(text("alt-marked", place=where, mark=mark) for mark, fresh in marks if fresh),
    )
