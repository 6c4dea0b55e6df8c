"""What a table decides together: one question at a time, by those who play there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from bot.time.calendar import DAY, HOUR
from engines.core.match import Match
from engines.core.record import adapter
from persistence.records import Table

Kind = Literal["pause", "extend", "live", "handover", "undo", "close"]
MOST = {"pause": 30, "extend": 72, "live": 8}
"""Days; hours; hours. What is voted on without a number is not among them."""
UNANIMOUS = frozenset({"live", "handover", "undo", "close"})
"""Where everybody has to agree: nobody is rushed, or loses a seat, a move or a match, against their will."""
OPEN_FOR = DAY


@dataclass(frozen=True, slots=True, kw_only=True)
class Vote:
    """Times are UTC epoch milliseconds."""

    kind: Kind
    amount: int = 0
    """Days of a pause (0: it ends), hours of the others."""
    by: str
    """Who has asked, as they are shown."""
    number: int = 0
    """Tells it from all others, of the same moment too: its buttons carry it. 0: an older release has opened it."""
    since: int
    ayes: tuple[int, ...] = ()
    noes: tuple[int, ...] = ()
    seat: int = 0
    """Which one is to be handed over, or wants to take something back."""
    user: str = ""
    """To whom."""
    name: str = ""
    act: int = 0
    """The step that is to be taken back, with all that has followed."""
    length: int = OPEN_FOR
    """For how long it is open, in milliseconds."""
    called: tuple[int, ...] = ()
    """Whom its message calls when it is posted."""
    asleep: tuple[int, ...] = ()
    """Who is to be called later, when it is not their night."""
    wake: int | None = None
    """When the first of them is up; ``None``: there are none."""

    @property
    def until(self) -> int:
        """After that nothing comes of it."""
        return self.since + self.length

    def said(self, seat: int, *, aye: bool) -> Vote:
        """*seat* says so; the last word counts."""
        ayes, noes = ([s for s in each if s != seat] for each in (self.ayes, self.noes))
        (ayes if aye else noes).append(seat)
        return replace(self, ayes=tuple(ayes), noes=tuple(noes))

    def unsaid(self, seats: Collection[int]) -> Vote:
        """What was said there is the word of nobody who has them now."""
        ayes, noes = (tuple(seat for seat in each if seat not in seats) for each in (self.ayes, self.noes))
        return replace(self, ayes=ayes, noes=noes)

    def decided(self, voters: Sequence[int]) -> bool | None:
        """``None``: not yet. More than half, or all, of those who play have to agree."""
        needed = len(voters) if self.kind in UNANIMOUS else len(voters) // 2 + 1
        if sum(seat in self.ayes for seat in voters) >= needed:
            return True
        return False if len(voters) - sum(seat in self.noes for seat in voters) < needed else None


_STORED = adapter(Vote, __package__)


def of(table: Table) -> Vote | None:
    """What is being voted on at that table."""
    vote: Vote | None = _STORED.validate_json(table.vote) if table.vote else None
    return replace(vote, number=vote.since // 1000) if vote and not vote.number else vote


def written(vote: Vote) -> str:
    """As it is kept with the table."""
    return _STORED.dump_json(vote).decode()


def length(window: int) -> int:
    """For how long the table is asked where it has so long to answer a move: nobody is given less than an hour, and
    nobody waits for more than a day."""
    return min(OPEN_FOR, max(HOUR, window))


def wording(vote: Vote) -> str:
    """What tells its texts from others."""
    return "resume" if vote.kind == "pause" and not vote.amount else vote.kind


def voters(vote: Vote, table: Table, match: Match[Any]) -> tuple[int, ...]:
    """Whoever has a say: the people who play and are not away; about a seat, whoever sits there."""
    if vote.kind == "handover":
        return (vote.seat,)
    people = (seat.seat for seat in table.seats if seat.occupant == "person")
    return tuple(seat for seat in people if match.sitter(seat) != "away")


def silent(vote: Vote, table: Table, match: Match[Any]) -> tuple[int, ...]:
    """Whoever has a say and has not used it."""
    return tuple(seat for seat in voters(vote, table, match) if seat not in (*vote.ayes, *vote.noes))


def ripe(vote: Vote, table: Table, match: Match[Any]) -> bool | None:
    """What is decided by those who are left, as they have spoken; ``None``: nothing, as where nobody is left. About a
    seat only whoever sits there decides, by a word of theirs."""
    who = voters(vote, table, match)
    return vote.decided(who) if who and vote.kind != "handover" else None
