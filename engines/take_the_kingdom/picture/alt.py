"""The picture in a few words, for whoever cannot see it."""

from engines.core.text import CardRef, SeatRef, Text, text
from engines.take_the_kingdom.naming import place_of
from engines.take_the_kingdom.picture.aims import in_danger
from engines.take_the_kingdom.scoring import first
from engines.take_the_kingdom.view import PlaySeen, View

MOST_CHANGES = 4


def alt(view: View, before: View | None) -> Text:
    """Who is to move, what is coming at whom, who has how many points, what has changed hands or fallen."""
    moves = (text("alt-moves", who=SeatRef(view.turn.seat)),) if view.turn else ()
    won = (text("alt-won", who=tuple(map(SeatRef, first(view.kingdoms)))),) if view.ending else ()
    return text("alt", sentences=(*won, *moves, *_coming(view), *_standing(view), *_changes(view, before)))


def _coming(view: View) -> tuple[Text, ...]:
    if view.play is None:
        return ()
    falling = (seat for seat in view.standing if in_danger(view, seat))
    return declared(view.play), *(text("alt-danger", who=SeatRef(seat)) for seat in falling)


def declared(play: PlaySeen) -> Text:
    """Who plays what, and against whom it still is."""
    at = tuple(SeatRef(seat) for seat in play.targets if seat not in play.void)
    return text("alt-plays", who=SeatRef(play.seat), card=CardRef(play.move.paid[0]), at=at, aimed=int(bool(at)))


def _standing(view: View) -> tuple[Text, ...]:
    """All kingdoms, best first."""
    order = sorted(view.standing, key=lambda seat: -view.kingdoms[seat].points)
    out = (seat for seat, kingdom in enumerate(view.kingdoms) if kingdom.fell is not None)
    return (
        *(_kingdom(view, seat) for seat in order),
        *(text("alt-out", who=SeatRef(seat)) for seat in out),
    )


def _kingdom(view: View, seat: int) -> Text:
    kingdom = view.kingdoms[seat]
    return text("alt-kingdom", who=SeatRef(seat), points=kingdom.points, lands=len(kingdom.lands))


def _changes(view: View, before: View | None) -> tuple[Text, ...]:
    """Places that are gone, have another owner, or have lost strength since."""
    if before is None:
        return ()
    found: list[Text] = []
    for owner, kingdom in enumerate(before.kingdoms):
        for old in kingdom.places:
            now, place = _owner(view, old.number), place_of(old.number, owner)
            if now is None:
                found.append(text("alt-gone", place=place))
            elif now != owner:
                found.append(text("alt-taken", place=place, who=SeatRef(now)))
            elif (left := view.site(old.number).strength) != old.strength:
                found.append(text("alt-changed", place=place, old=old.strength, new=left))
    return tuple(found[:MOST_CHANGES])


def _owner(view: View, number: int) -> int | None:
    return next((seat for seat, kingdom in enumerate(view.kingdoms) if kingdom.place(number)), None)
