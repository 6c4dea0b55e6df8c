"""What has changed since the reader knew the board: who holds what, what that has cost whom, and in which attacks."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from engines.core.drawing.look import Look
from engines.core.event import Event
from engines.core.record import evolve, like, record
from engines.risk_legacy.events.battle import AssaultEnded
from engines.risk_legacy.events.turn import TerritoryEntered, Token
from engines.risk_legacy.fields import EMPTY, Field
from engines.risk_legacy.view import View

Fate = Literal["fallen", "lost", "retaken"]
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
    found: dict[tuple[int, int, int], Strike] = {}
    for event in _standing(look.news):
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


def gone(view: View, before: View | None, at: int) -> bool:
    """Whether the reader has lost it to somebody; whoever only watches loses nothing."""
    return before is not None and view.me is not None and taken(view, before, at) and then(before, at).owner == view.me


def lost(view: View, before: View | None) -> tuple[int, ...]:
    """All that is :func:`gone`, headquarters first."""
    found = (at for at in view.world.everywhere if gone(view, before, at))
    return tuple(sorted(found, key=lambda at: view.fields[at].hq is None))


def fate(view: View, before: View | None, at: int) -> Fate | None:
    """What its sign says. Whoever takes their own headquarters back has not made it fall."""
    field = view.fields[at]
    if stormed(view, before, at) and field.owner != field.hq:
        return "fallen"
    if gone(view, before, at):
        return "lost"
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


def grown(view: View, before: View | None, at: int) -> int:
    """By how much a territory that is in the same hands has more troops; negative: fewer."""
    if before is None or not known(view, before) or then(before, at).owner != view.fields[at].owner:
        return 0
    return view.fields[at].troops - then(before, at).troops
