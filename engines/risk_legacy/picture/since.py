"""What has changed since the reader knew the board: who holds what, what that has cost whom, and in which attacks."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Literal, Protocol, TypeGuard

from engines.core.drawing.look import Look
from engines.core.event import Event
from engines.core.recent import recent
from engines.core.record import evolve, like, record
from engines.risk_legacy.events.battle import AssaultEnded
from engines.risk_legacy.events.packets import TroopsLost
from engines.risk_legacy.events.turn import TerritoryEntered, Token
from engines.risk_legacy.fields import EMPTY, Field
from engines.risk_legacy.view import View

Fate = Literal["fallen", "lost", "retaken", "left"]
START = "start"
"""The star that everybody begins with is no news."""


@record
class Strike:
    """All attacks of a seat from one territory on another, or its march into an empty one."""

    seat: int
    origin: int
    target: int
    defender: int | None
    """``None``: nobody stood there."""
    tolls: tuple[tuple[int, int], ...]
    """Of each attack, how many it has cost both sides."""
    taken: bool

    @property
    def lost(self) -> int:
        """By whoever attacked."""
        return sum(lost for lost, _ in self.tolls)

    @property
    def killed(self) -> int:
        """Of whoever stood there."""
        return sum(killed for _, killed in self.tolls)

    @property
    def bloody(self) -> bool:
        """Whether anybody has fallen."""
        return self.lost > 0 or self.killed > 0


def strikes(look: Look) -> tuple[Strike, ...]:
    """In the order in which they began."""
    return _strikes(look.news)


@recent
def _strikes(news: tuple[Event, ...]) -> tuple[Strike, ...]:
    found: dict[tuple[int, int, int], Strike] = {}
    for event in _standing(news):
        if not isinstance(event, AssaultEnded | TerritoryEntered):
            continue
        way, new = (event.seat, event.origin, event.target), _strike(event)
        old = found.get(way)
        found[way] = evolve(new, tolls=old.tolls + new.tolls, taken=old.taken or new.taken) if old else new
    return tuple(found.values())


def _strike(event: AssaultEnded | TerritoryEntered) -> Strike:
    if isinstance(event, TerritoryEntered):
        return like(Strike, event, defender=None, tolls=((event.lost, 0),), taken=True)
    return like(Strike, event, tolls=((event.attacker_lost, event.defender_lost),), taken=event.why == "conquered")


def _standing(news: Iterable[Event]) -> list[Event]:
    """Without what was taken back."""
    kept: list[Event] = []
    for event in news:
        kind = event.takes_back()
        if kind is None:
            kept.append(event)
            continue
        undone = [at for at, other in enumerate(kept) if isinstance(other, kind) and other.actor == event.actor]
        if undone:
            del kept[undone[-1]]
    return kept


def known(view: View, before: View | None) -> bool:
    """Whether the reader has seen this game before: else nothing on the board is news."""
    return before is not None and before.game == view.game


def then(before: View, at: int) -> Field:
    """What stood there; nothing, if a packet has brought it since."""
    return before.fields[at] if at < len(before.fields) else EMPTY


def taken(view: View, before: View | None, at: int) -> bool:
    """Whether somebody else holds it than when the reader last looked."""
    if before is None or not known(view, before):
        return False
    owner = view.fields[at].owner
    return owner is not None and owner != then(before, at).owner


def stormed(view: View, before: View | None, at: int) -> bool:
    """Whether a headquarters there has come into other hands; one that has just been placed has not."""
    hq = view.fields[at].hq
    return hq is not None and before is not None and then(before, at).hq == hq and taken(view, before, at)


class Seen(Protocol):
    """What a reader has seen and heard; a :class:`Look` has it."""

    @property
    def before(self) -> Any: ...
    @property
    def news(self) -> tuple[Event, ...]: ...


@record
class Glance:
    """Of whoever was told nothing."""

    before: View | None
    news: tuple[Event, ...] = ()


def left(view: View, look: Seen, at: int) -> int | None:
    """Whoever stood there last, if nobody does any more: they fell to no enemy. That all land of whoever is out of the
    game is empty goes without saying."""
    return _left(view, look).get(at)


@recent
def _left(view: View, look: Seen) -> Mapping[int, int]:
    if not known(view, look.before):
        return {}
    held = {at: field.owner for at, field in enumerate(look.before.fields) if field.owner is not None}
    fell = {each.territory: each.seat for each in look.news if isinstance(each, TroopsLost) and each.emptied}
    every, sides = {**held, **fell}, view.sides
    return {at: seat for at, seat in every.items() if view.fields[at].owner is None and not sides[seat].eliminated}


def gone(view: View, look: Seen, at: int) -> bool:
    """Whether the reader has lost it, to somebody or to nobody; whoever only watches loses nothing."""
    return at in lost(view, look)


@recent
def lost(view: View, look: Seen) -> tuple[int, ...]:
    """All that is :func:`gone`, headquarters first."""
    me, before = view.me, look.before
    if me is None or before is None or not known(view, before):
        return ()
    empty = _left(view, look)
    own = (at for at in view.world.everywhere if empty.get(at) == me or then(before, at).owner == me)
    found = (at for at in own if empty.get(at) == me or taken(view, before, at))
    return tuple(sorted(found, key=lambda at: view.fields[at].hq is None))


def robber(look: Seen, at: int, loser: int, owner: int) -> int:
    """Who has taken it from *loser*, as far as that was heard: not always whoever has it by now."""
    took = [each.seat for each in look.news if _takes(each, at) and each.defender == loser]
    return took[-1] if took else owner


def robbed(look: Seen, at: int, owner: int, loser: int) -> int:
    """From whom *owner* has taken it: not always from whoever had it when the reader last looked, *loser*."""
    lost = [each.defender for each in look.news if _takes(each, at) and each.seat == owner]
    return loser if not lost or lost[-1] is None else lost[-1]


def _takes(event: Event, at: int) -> TypeGuard[AssaultEnded]:
    return isinstance(event, AssaultEnded) and event.target == at and event.why == "conquered"


def fate(view: View, look: Seen, at: int) -> Fate | None:
    """What its sign says. Whoever takes their own headquarters back has not made it fall."""
    field, before = view.fields[at], look.before
    if stormed(view, before, at) and field.owner != field.hq:
        return "fallen"
    if gone(view, look, at):
        return "lost"
    if left(view, look, at) is not None:
        return "left"
    return "retaken" if stormed(view, before, at) else None


@record
class Gain:
    """Stars that a seat has won since then."""

    seat: int
    source: Token
    """Of tokens; ``hq``: a headquarters, at :attr:`at`."""
    count: int
    at: int | None = None
    loser: int | None = None
    """Whose it was until then."""


def gains(view: View, before: View | None) -> tuple[Gain, ...]:
    """By all seats, whatever it was that brought them: stars decide the game."""
    if before is None or not known(view, before):
        return ()
    found: list[Gain] = []
    for seat, side in enumerate(view.sides):
        more = Counter(side.tokens) - Counter(before.sides[seat].tokens)
        found += (Gain(seat=seat, source=source, count=count) for source, count in more.items() if source != START)
        found += (
            Gain(seat=seat, source="hq", count=1, at=at, loser=then(before, at).owner)
            for at in side.hqs
            if stormed(view, before, at)
        )
    return tuple(found)


@record
class Setback:
    """A star that a seat has lost, and nobody has won by it."""

    seat: int
    source: Token
    """As of a :class:`Gain`."""
    count: int
    at: int | None = None
    hq: int | None = None
    """Who built the headquarters."""


def setbacks(view: View, before: View | None) -> tuple[Setback, ...]:
    """Of all who are still in the game: a headquarters where nobody is left, or that stands no more; a token that is
    gone."""
    if before is None or not known(view, before):
        return ()
    found: list[Setback] = []
    stand = {field.hq: field.owner for field in view.fields if field.hq is not None}
    for seat, side in enumerate(view.sides):
        if side.eliminated:
            continue
        less = Counter(before.sides[seat].tokens) - Counter(side.tokens)
        found += (Setback(seat=seat, source=source, count=count) for source, count in less.items())
        for at in before.sides[seat].hqs:
            hq = before.fields[at].hq
            if hq is not None and stand.get(hq) is None:
                found.append(Setback(seat=seat, source="hq", count=1, at=at, hq=hq))
    return tuple(found)


def swing(view: View, before: View | None, seat: int) -> int:
    """How many stars more *seat* has than then; negative: fewer. That of the start is no news."""
    if before is None or not known(view, before):
        return 0
    now, then_ = ([token for token in each.sides[seat].tokens if token != START] for each in (view, before))
    return len(now) + len(view.sides[seat].hqs) - len(then_) - len(before.sides[seat].hqs)


def grown(view: View, before: View | None, at: int) -> int:
    """By how much a territory that is in the same hands has more troops; negative: fewer."""
    if before is None or not known(view, before) or then(before, at).owner != view.fields[at].owner:
        return 0
    return view.fields[at].troops - then(before, at).troops
