"""The picture in a few words, for whoever cannot see it."""

from engines.core.drawing.look import Look
from engines.core.drawing.painter import sentences
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.components import BOX
from engines.risk_legacy.naming import territory
from engines.risk_legacy.pages.board import title
from engines.risk_legacy.picture import since
from engines.risk_legacy.view import BattleSeen, View

MOST_CHANGES = 6


def alt(view: View, before: View | None) -> Text:
    """Who is to move, who leads, who attacks, which territories have changed hands since *before*."""
    told = (*_moves(view), *_leads(view), *_lost(view, before), *_taken(view, before))
    return sentences(text("alt", title=title(view)), *(told or (text("alt-founded"),)))


def own_front(view: View, look: Look) -> str:
    """What a reader's own part of the map is called, with what they have lost."""
    lands = _gone(view, look.before)
    few, more = lands[:MOST_CHANGES], len(lands[MOST_CHANGES:])
    return look.say(text("alt-front", lost=len(lands), lands=few, more=more))


def _moves(view: View) -> tuple[Text, ...]:
    if view.ending:
        return (text("alt-won", who=SeatRef(view.ending.winner)),)
    if view.battle:
        return (text("alt-said", said=fought(view, view.battle)),)
    if view.turn:
        return (text("alt-moves", who=SeatRef(view.turn.seat)),)
    return (text("alt-asked", who=tuple(map(SeatRef, view.asked))),) if view.asked else ()


def fought(view: View, battle: BattleSeen) -> Text:
    """Who attacks what, and from where; or has taken it."""
    if battle.conquered:
        field = view.fields[battle.target]
        return text("alt-taken", who=SeatRef(battle.seat), land=territory(battle.target), hq=int(field.hq is not None))
    ends = {"origin": territory(battle.origin), "target": territory(battle.target)}
    return text("alt-fight", who=SeatRef(battle.seat), **ends)


def _leads(view: View) -> tuple[Text, ...]:
    most = max(side.stars for side in view.sides)
    if not most:
        return ()
    first = tuple(SeatRef(seat) for seat, side in enumerate(view.sides) if side.stars == most)
    return (text("alt-lead", who=first, several=int(len(first) > 1), stars=most, of=BOX.red_stars.to_win),)


def _lost(view: View, before: View | None) -> tuple[Text, ...]:
    """By the reader, headquarters first."""
    lands = _gone(view, before)
    return (text("alt-lost", lands=lands[:MOST_CHANGES], more=len(lands[MOST_CHANGES:])),) if lands else ()


def _gone(view: View, before: View | None) -> tuple[Text, ...]:
    gone = since.lost(view, since.Glance(before=before))
    return tuple(text("alt-land", land=territory(at), hq=int(view.fields[at].hq is not None)) for at in gone)


def _taken(view: View, before: View | None) -> tuple[Text, ...]:
    found = (
        text("alt-taken", who=SeatRef(owner), land=territory(at), hq=int(since.stormed(view, before, at)))
        for at in view.world.everywhere
        if (owner := view.fields[at].owner) is not None and since.taken(view, before, at)
    )
    return tuple(text("alt-said", said=each) for each in found)[:MOST_CHANGES]
