"""Standing orders as their owner reads them: a line for each that is in force (RL-6.6), and on the pages of the booklet
below each what it would do now (RL-11.3)."""

from collections.abc import Iterable, Mapping
from itertools import zip_longest

from engines.core.booklet.fields import stopping
from engines.core.shown import hyphened
from engines.core.text import CardRef, Text, text
from engines.risk_legacy.naming import territory
from engines.risk_legacy.orders import Line, Orders, Rule, Trap
from engines.risk_legacy.rules import concession
from engines.risk_legacy.rules.battle import SCAR_EFFECTS
from engines.risk_legacy.rules.dry_run import Order, dry_run, in_force, ready, runs
from engines.risk_legacy.rules.foresight import foresee
from engines.risk_legacy.rules.queued import futile
from engines.risk_legacy.side import Side
from engines.risk_legacy.state import State
from engines.risk_legacy.words import conceding
from engines.risk_legacy.words.battle import scar_effect, scar_hint
from engines.risk_legacy.words.dry_run import able, foretold, one_die, prospects, told
from engines.risk_legacy.words.orders import line, moment


def standing(orders: Orders, *, scar: bool, missiles: bool) -> tuple[Text, ...]:
    """All of them."""
    lines = (_line(orders, order) for order in in_force(orders, scar=scar, missiles=missiles))
    star = text("order-line-star", buy=int(orders.buy_winning_star))
    silent = () if orders.asked_by_packets else (text("order-line-packets"),)
    queued = _plays(orders) if scar else ()
    beforehand = (*wished(orders), *own_turns(orders))
    return (*beforehand, *stopping(orders), *_dice(orders), *lines, *queued, star, *silent)


def unusual(orders: Orders, *, scar: bool, missiles: bool) -> tuple[Text, ...]:
    """Those that are not as they were at the beginning."""
    first = standing(Orders(), scar=scar, missiles=missiles)
    return tuple(line for line in standing(orders, scar=scar, missiles=missiles) if line not in first)


def wished(orders: Orders) -> tuple[Text, ...]:
    """What is to be answered before it is asked, the first first."""
    said = tuple(wish.wished() for wish in orders.wishes)
    return (text("order-line-wishes", wishes=said),) if said else ()


def own_turns(orders: Orders) -> tuple[Text, ...]:
    """What is done in own turns, and for how many of them."""
    said = (text("order-line-own", place=place, line=line(each)) for place, each in enumerate(orders.lines, start=1))
    return (*said, text("order-line-turns", count=orders.turns or 0)) if orders.lines else ()


def _dice(orders: Orders) -> tuple[Text, ...]:
    return (text("order-line-dice", lands=tuple(map(territory, orders.one_die))),) if orders.one_die else ()


def _plays(orders: Orders) -> tuple[Text, ...]:
    """What is to be played when a turn starts."""
    return tuple(text("order-line-play", line=line(each)) for each in orders.plays)


def _line(orders: Orders, order: Order) -> Text:
    match order:
        case Trap():
            return text("order-line-trap", line=line(order))
        case Rule():
            return text("order-line-rule", line=line(order))
        case watch:
            moments = tuple(map(moment, getattr(orders, watch)))
            return text("order-line-watch", card=watch.removesuffix("_watch"), count=len(moments), when=moments)


# ---- beside the strokes of the pen


def booklet(state: State, seat: int, page: str) -> tuple[Text, ...]:
    """On the first page all orders; on another those that are written there, each with what it would do now, and last
    what is being written and does not count yet: whether it is any good shows before it is saved."""
    side, orders, fields = state.sides[seat], state.sides[seat].orders, state.fields
    scar, missiles = side.scar is not None, side.missiles > 0
    if page == "top":
        ahead = (foretold(foresee(state, seat, each)) for each in orders.live.lines)
        both = _mixed(standing(orders, scar=scar, missiles=missiles), ahead)
        return (*both, *able(fields, ready(dry_run(state, seat))))
    if page == "stops":
        return (text("note-stops"), *stopping(orders))
    if page == "wishes":
        return (text("note-wishes"), *wished(orders))
    if page == "concede":
        return _conceding(state, seat)
    if page == "dice":
        return (*one_die(state, seat), *_dice(orders), *prospects(state, seat))
    if page in {"lines", "marches", "stands"}:
        return _planned(state, seat, page)
    if page == "plays":
        return _queued(state, seat)
    written = tuple(order for order in in_force(orders, scar=scar, missiles=missiles) if _page(order) == page)
    drafts: Mapping[str, Trap | Rule] = {"traps": orders.trap, "rules": orders.rule}
    draft = drafts.get(page)
    looked_at = written if draft is None or draft in written else (*written, draft)
    pen = (text("note-pen", line=line(draft)),) if draft else ()
    lines = (*(_line(orders, order) for order in written), *pen)
    below = (told(fields, run) for run in runs(state, seat, looked_at))
    return (*_held(side, page), *_mixed(lines, below))


def _mixed(lines: Iterable[Text], below: Iterable[Text]) -> tuple[Text, ...]:
    """The first of them with what is said below each."""
    return tuple(said for pair in zip_longest(lines, below) for said in pair if said is not None)


def _planned(state: State, seat: int, page: str) -> tuple[Text, ...]:
    """Each line for own turns with what it would do if its turn were now, and how long they hold."""
    orders = state.sides[seat].orders
    drafts: Mapping[str, Line] = {"marches": orders.march, "stands": orders.stand}
    draft = drafts.get(page)
    pens = (draft,) if draft is not None and draft not in orders.lines else ()
    *own, turns = own_turns(orders) or (text("order-line-none"),)
    lines = (*own, *(text("note-pen", line=line(each)) for each in pens))
    below = (foretold(foresee(state, seat, each)) for each in (*orders.lines, *pens))
    foot = (turns, text("note-lines")) if draft is None else ()
    return (*_mixed(lines, below), *foot)


def _queued(state: State, seat: int) -> tuple[Text, ...]:
    """What would be played when a turn starts, and below what is being written why it could not be."""
    side = state.sides[seat]
    plays, draft = side.orders.plays, side.orders.play
    pens = () if draft in plays else (text("note-pen", line=line(draft)),)
    why = None if draft in plays else futile(state, seat, draft)
    never = (text("dry-run", what=text("queue-never", why=hyphened(why))),) if why else ()
    return (*_held(side, "plays"), *_plays(side.orders), *pens, *never)


def _conceding(state: State, seat: int) -> tuple[Text, ...]:
    """Beside a name what conceding would do, or why there is no name to choose."""
    if not concession.targets(state, seat):
        return (text("concede-nobody", begun=int(state.round > 0)),)
    to, given = concession.favoured(state, seat), state.sides[seat].concedes_to
    if to is not None:
        return (text("dry-run", what=conceding.effect(state, seat, to)),)
    return () if given is None else (conceding.given(state, given),)


def _page(order: Order) -> str:
    return order if isinstance(order, str) else "traps" if isinstance(order, Trap) else "rules"


def _held(side: Side, page: str) -> tuple[Text, ...]:
    """What the orders of a page play: the scar card with what it would do to whoever defends, or missiles."""
    if page in {"scar_watch", "traps", "plays"} and side.scar is not None:
        scar = side.scar
        if scar in SCAR_EFFECTS:
            return (text("note-own-scar", scar=CardRef(scar), effect=scar_hint(scar, own=True)),)
        return (text("note-own-early-scar", scar=CardRef(scar), effect=scar_effect(scar)),)
    asked = (text("own-missiles-asked"),) if page == "missile_watch" else ()
    return (text("own-missiles", count=side.missiles), *asked) if page in {"rules", "missile_watch"} else ()
