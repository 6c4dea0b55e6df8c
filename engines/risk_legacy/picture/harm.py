"""What has befallen whom without a fight since the reader knew the board: troops that an event or a scar has cost, and
what was put on the land for good."""

from collections.abc import Mapping
from typing import NamedTuple

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Canvas
from engines.core.event import Event
from engines.core.recent import recent
from engines.core.text import CardRef, SeatRef
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.events.battle import ScarPlayed
from engines.risk_legacy.events.packets import TroopsLost
from engines.risk_legacy.naming import territory
from engines.risk_legacy.picture import pieces, since
from engines.risk_legacy.view import View


class Harm(NamedTuple):
    """Troops that a seat has lost in a territory, all by one cause."""

    seat: int
    at: int
    cause: str | None
    """The event or the scar; older matches do not say."""
    troops: int


def harms(look: Look) -> tuple[Harm, ...]:
    """To whomever it was, in the order in which it began."""
    return _harms(look.news)


@recent
def _harms(news: tuple[Event, ...]) -> tuple[Harm, ...]:
    found: dict[tuple[int, int, str | None], int] = {}
    for each in news:
        if isinstance(each, TroopsLost):
            what = each.seat, each.territory, each.cause
            found[what] = found.get(what, 0) + each.troops
    return tuple(Harm(*what, troops) for what, troops in found.items())


def struck(view: View, look: Look, at: int) -> bool:
    """Whether that has befallen the reader there, who holds it still."""
    me = view.me
    return me is not None and view.fields[at].owner == me and any(each[:2] == (me, at) for each in harms(look))


def causes(view: View, look: Look) -> Mapping[str, tuple[Harm, ...]]:
    """Event or scar → what the reader has lost by it."""
    own = [each for each in harms(look) if each.seat == view.me and each.cause is not None]
    return {each.cause: tuple(other for other in own if other.cause == each.cause) for each in own if each.cause}


def marked(view: View, look: Look, at: int) -> ScarName | None:
    """The scar that has come to lie there since."""
    scar, before = view.world.lands[at].scar, look.before
    if scar is None or not since.known(view, before):
        return None
    lands = before.world.lands
    return scar if at >= len(lands) or lands[at].scar != scar else None


def marks(view: View, look: Look) -> tuple[tuple[int, ScarName, int | None], ...]:
    """Those on land that is the reader's, or was, and who has put them there, as far as that was heard; not the
    reader's own."""
    if view.me is None or not since.known(view, look.before):
        return ()
    put = {each.territory: each.seat for each in look.news if isinstance(each, ScarPlayed)}
    found = ((at, marked(view, look, at)) for at in view.world.everywhere if _own(view, look, at))
    return tuple((at, scar, put.get(at)) for at, scar in found if scar and put.get(at) != view.me)


def _own(view: View, look: Look, at: int) -> bool:
    field = view.fields[at]
    return view.me in (field.owner, field.hq, since.then(look.before, at).owner)


def in_the_way(view: View, at: int) -> str | None:
    """The icon of what costs troops there that move in while nobody stands there."""
    land = view.world.lands[at]
    if land.city:
        return pieces.CITY_ICONS[land.city.kind]
    return pieces.scar_icon(land.scar)[0] if land.scar else None


def facts(canvas: Canvas, view: View, look: Look) -> None:
    """What of it concerns the reader."""
    for each in look.news:
        if isinstance(each, TroopsLost) and each.seat == view.me:
            cause = (CardRef(each.cause),) if each.cause else ()
            canvas.fact(*look.fact(SeatRef(each.seat), f"{each.troops}", territory(each.territory), *cause))
    for at, scar, seat in marks(view, look):
        canvas.fact(*look.fact(territory(at), CardRef(scar), *(() if seat is None else (SeatRef(seat),))))
