"""Taking back: an act is taken back by going on from the state before it, chance included, so the same act afterwards
draws the same.

It is free as long as nobody has learnt anything by it: no chance was used, nothing was revealed (``Event.reveals``),
nobody was told a secret, and nobody else has done anything since that the table could notice. What others do quietly
meanwhile (a step of a draft, a standing order) is nobody's business: it neither forbids an undo, which would tell that
they did it, nor is it lost. Beyond that the table has to agree.

A draft that was cancelled leaves nothing to take back: the last act is the one before it."""

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple, TypeAlias

from engines.core.chair import Chair, Seating
from engines.core.event import Event, Secret, Stopped, Undone
from engines.core.game import Act, S
from engines.core.match import STALE, Match
from engines.core.menu import Picked, Refused
from engines.core.move import Cancel
from engines.core.record import evolve, record
from engines.core.text import Text, text

NOTHING = text("core-undo-nothing")
HANDS = text("core-undo-hands")
REVEALED = text("core-undo-revealed")
OTHERS = text("core-undo-others")


@record
class Undo:
    """A seat takes back what it did at step *act*, and all that has followed."""

    seat: int
    act: int
    agreed: bool = False
    """The table has agreed; else it has to be free."""
    kind: Literal["undo"] = "undo"


Played: TypeAlias = Act[Any] | Seating
"""What a match goes on by."""
Change: TypeAlias = Played | Undo
"""What an entry of the log holds."""
Free: TypeAlias = Mapping[int, int]
"""By seat, the step of its last act, if that is free to take back; by :func:`begun`, of the one before its draft."""


def begun(seat: int) -> int:
    """Where :data:`Free` keeps what is last again once *seat* has cancelled the draft that it is at."""
    return -1 - seat


class Turn(NamedTuple):
    """One change that has not been taken back, with the match on both sides of it."""

    step: int
    """Of the log, after it."""
    before: Match[Any]
    change: Played
    after: Match[Any]
    events: tuple[Event, ...]


@dataclass(slots=True)
class Course(Generic[S]):
    """How a match has come to be, from its first question on."""

    match: Match[S]
    turns: list[Turn] = field(default_factory=list)
    """What was played and not taken back, oldest first."""

    def play(self, change: Change) -> tuple[Event, ...]:
        """Go on by *change*; what it made happen. ``Refused``, and nothing has changed."""
        if isinstance(change, Undo):
            return self._take_back(change)
        before = self.match
        self.match, events = before.seat(change) if isinstance(change, Seating) else before.act(change)
        self.turns.append(Turn(self.match.step, before, change, self.match, events))
        return events

    def latest(self, seat: int) -> int:
        """The step of the last act of *seat*, if that can be taken back at all. ``Refused``: somebody else has taken
        over a seat since, or *seat* itself was away, or all is over."""
        return self.turns[self._find(seat)].step

    def barrier(self, seat: int) -> Text | None:
        """Why the last act of *seat* is not free to take back; ``None``: it is. ``Refused`` as :meth:`latest`."""
        return self._barrier(seat, self._find(seat))

    def free(self) -> Free:
        """Whose last act is free to take back, and which one that is."""
        seats = range(len(self.match._state.chairs))
        found = [(seat, self._free(seat)) for seat in seats]
        found += [(begun(seat), self._free(seat, cancelled=True)) for seat in seats if self.match.drafting(seat)]
        return {key: step for key, step in found if step is not None}

    def _free(self, seat: int, *, cancelled: bool = False) -> int | None:
        with contextlib.suppress(Refused):
            at = self._find(seat, cancelled=cancelled)
            return self.turns[at].step if self._barrier(seat, at) is None else None
        return None

    def _barrier(self, seat: int, at: int) -> Text | None:
        since = [each for each in self.turns[at + 1 :] if isinstance(each.change, Act)]
        if any(map(revealing, (self.turns[at], *(each for each in since if each.change.seat == seat)))):
            return REVEALED
        return None if all(map(quiet, since)) else OTHERS

    def _take_back(self, undo: Undo) -> tuple[Event, ...]:
        at = self._find(undo.seat, undo.act if undo.agreed or undo.act == self._last(undo.seat) else None)
        if not undo.agreed and self.turns[at].step != undo.act:
            raise Refused(STALE)
        barrier = None if undo.agreed else self._barrier(undo.seat, at)
        if barrier:
            raise Refused(barrier)
        turn, *since = self.turns[at:]
        match, kept, silent = _restored(self.match, turn.before), self.turns[:at], quiet(turn)
        for each in since:
            again = _again(match, each)
            if again is None:
                silent &= quiet(each)
            else:
                kept.append(again)
                match = again.after
        self.match, self.turns = Match(match.game, match._state, self.match.step + 1), kept
        return () if silent else (Undone(seat=undo.seat, agreed=undo.agreed),)

    def _last(self, seat: int) -> int | None:
        """The step of the last act of *seat*, a cancelled draft included: older logs take that back."""
        acts = (turn.step for turn in reversed(self.turns) if isinstance(turn.change, Act) and turn.change.seat == seat)
        return next(acts, None)

    def _find(self, seat: int, step: int | None = None, *, cancelled: bool = False) -> int:
        """Where in :attr:`turns` the act of *seat* is that led to *step*; ``None``: its last one.

        :param cancelled: its last one before the draft that it is at."""
        if self.match.over:
            raise Refused(text("core-over"))
        for at in reversed(range(len(self.turns))):
            turn = self.turns[at]
            _same_hands(turn, seat)
            if not isinstance(turn.change, Act) or turn.change.seat != seat:
                continue
            if step is not None:
                if step == turn.step:
                    return at
                continue
            cancelled |= _cancels(turn)
            if not cancelled or turn.change.question is None:
                return at
            cancelled = turn.before.drafting(seat)
        raise Refused(NOTHING)


def still_free(free: Free, turn: Turn) -> Free:
    """:meth:`Course.free` after *turn*, if it was *free* before: what is known without the whole course."""
    seat, change = turn.change.seat, turn.change
    others = {each: step for each, step in free.items() if each not in (seat, begun(seat))}
    if isinstance(change, Seating):
        return others if change.change in LEFT_ALONE else {}
    if turn.after.over:
        return {}
    own = {} if revealing(turn) else _own(free, turn)
    return {**(others if quiet(turn) else {}), **own}


def _own(free: Free, turn: Turn) -> Free:
    """What *turn* leaves of its own seat's: while there is a draft, what was last before it is kept as well."""
    seat, change = turn.change.seat, turn.change
    before: int | None
    if isinstance(change, Act) and change.question is None:
        before = turn.step  # an order stands whatever becomes of the draft
    else:
        before = free.get(begun(seat) if turn.before.drafting(seat) else seat)
    if _cancels(turn):
        return {} if before is None else {seat: before}
    kept = {begun(seat): before} if before is not None and turn.after.drafting(seat) else {}
    return {seat: turn.step, **kept}


def _cancels(turn: Turn) -> bool:
    """Whether somebody gives up the move that they were putting together."""
    change = turn.change
    given = change.given if isinstance(change, Act) else None
    return given == Picked((Cancel(),)) and turn.before.drafting(change.seat) and not turn.after.drafting(change.seat)


def revealing(turn: Turn) -> bool:
    """Whether somebody has learnt by it what was hidden or undecided, whoever acted included. That nothing happens
    tells something, too, where sealed answers lie. That orders rest tells their owner nothing new; if it counted,
    whoever acted could see it."""
    seat, top = turn.change.seat, turn.before._state.stack[-1]
    if turn.before._state.rng != turn.after._state.rng or any(other != seat for other in top.answered()):
        return True
    events = [event for event in turn.events if not isinstance(event, Stopped)]
    told = (side for event in events for side in (event, event.heard(None)) if side is not None)
    return any(side.reveals or (isinstance(side, Secret) and side.owners != (seat,)) for side in told)


def quiet(turn: Turn) -> bool:
    """Whether nobody but the one who acted, spectators included, sees or hears of it."""
    _, before, change, after, events = turn
    others = [None, *(seat for seat in range(len(before._state.chairs)) if seat != change.seat)]
    if (before.asked(), before.span, before._state.rng) != (after.asked(), after.span, after._state.rng):
        return False
    if any(event.heard(other) for event in events for other in others):
        return False
    return all(before.view(other) == after.view(other) for other in others) and all(
        before.question(other) == after.question(other) for other in others if other is not None
    )


LEFT_ALONE = ("leave", "return")
"""The changes of a chair after which nobody new plays the seat."""


def _same_hands(turn: Turn, seat: int) -> None:
    """:raises Refused: what *seat* did before *turn* stays: somebody else plays a seat from there on."""
    change = turn.change
    if isinstance(change, Seating) and (change.seat == seat or change.change not in LEFT_ALONE):
        raise Refused(HANDS)


def _restored(now: Match[S], then: Match[S]) -> Match[S]:
    """As it was *then*, with everybody who is there *now*. Questions are numbered on, so that what was asked in between
    is stale for good; who is asked just the same keeps the number."""
    chairs, drafts = [], []
    for seat, (chair, old) in enumerate(zip(now._state.chairs, then._state.chairs, strict=True)):
        same = seat in now.asked() and chair.question == old.question
        opens = seat in then.asked() and not same
        chairs.append(Chair(question=chair.question + opens, sitter=chair.sitter))
        drafts.append(then._state.drafts[seat] if chair.sitter == old.sitter else None)
    return Match(now.game, evolve(then._state, chairs=tuple(chairs), drafts=tuple(drafts)), now.step)


def _again(match: Match[S], turn: Turn) -> Turn | None:
    """*turn* once more in *match*, if it stays although something before it is taken back."""
    change = turn.change
    if isinstance(change, Seating):
        return turn._replace(before=match, after=match)  # who is there was not taken back
    if not quiet(turn):
        return None
    if change.question is not None:
        change = evolve(change, question=match.question(change.seat))
    try:
        after, events = match.act(change)
    except Refused:
        return None
    again = Turn(turn.step, match, change, after, events)
    return again if quiet(again) else None
