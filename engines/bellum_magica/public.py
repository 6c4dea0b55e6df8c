"""The table as everybody sees it (BM-3.2, 3.3, 3.6), written field by field. The stand-in judges by this."""

from typing import Literal

from engines.bellum_magica.atlas import DECK_ORDER, SETTLEMENTS, counts
from engines.bellum_magica.components import BOX, Kinds, SettlementKind
from engines.bellum_magica.events import Ending
from engines.bellum_magica.lair import Front
from engines.bellum_magica.piles import Supply
from engines.bellum_magica.state import State, Variant
from engines.core.record import like, record

Phase = Literal["setup", "treats", "plunder", "recruiting", "between", "over"]
"""``between``: what asks nobody is still being done."""
PHASES: dict[str, Phase] = {
    "goblins": "setup",
    "poll": "treats",
    "raiding": "plunder",
    "stealing": "plunder",
    "recruiting": "recruiting",
}


@record
class LairSeen(Front):
    ready: int
    chests: Kinds
    near_end: bool
    """Within two chests of the end (BM-11.1)."""
    gone: bool
    leaving: bool

    @property
    def kinds(self) -> Kinds:
        return self.chests

    @property
    def guarded(self) -> tuple[int, int]:
        """Shields and magic shields."""
        return self.shields, self.magic_shields


@record
class Public:
    lairs: tuple[LairSeen, ...]
    seats: tuple[int, ...]
    """Who is still there, in turn order."""
    captain: int
    day: int
    row: int
    rolls: int
    phase: Phase
    asked: tuple[int, ...]
    answered: tuple[int, ...]
    """Whose sealed answers lie there."""
    attacked: tuple[int, ...]
    plundered_today: tuple[int, ...]
    open: tuple[int | None, ...]
    """Settlements by slot; the tavern besides."""
    settlements_left: Kinds
    """In the deck, by kind from the top: everybody can count them."""
    plundered: tuple[int, ...]
    display: tuple[tuple[int | None, ...], ...]
    creatures_left: tuple[int, int]
    chests_left: Kinds
    supply_left: Supply
    chests_lost: Kinds
    """That left with removed seats."""
    rolled: tuple[int, ...]
    variant: Variant
    ending: Ending | None

    @property
    def settlements(self) -> tuple[int, ...]:
        return tuple(card for card in self.open if card is not None)

    def attacks(self, seat: int) -> bool:
        """Whether *seat* attacks now, or may yet today."""
        may = seat in self.asked or seat not in self.attacked
        return self.phase == "plunder" and seat in self.seats and may

    def candidates(self, seat: int) -> tuple[int, ...]:
        """What *seat* may tuck: creatures that lie open, before the first day the goblins that it was dealt."""
        return self.lairs[seat].goblins if self.phase == "setup" else self.creatures

    @property
    def last(self) -> Literal["none", "chests", "day"]:
        """Whether the match ends with the attacks of this day: somebody holds as many chests as end it, if nobody robs
        them, or no other day follows (BM-5.31)."""
        if self.day == self.variant.day_cap:
            return "day"
        return "chests" if any(sum(lair.chests) >= self.variant.end_at for lair in self.lairs) else "none"

    @property
    def creatures(self) -> tuple[int, ...]:
        return tuple(card for slots in self.display for card in slots if card is not None)


def public(state: State) -> Public:
    piles, top = state.piles, state.stack[-1] if state.stack else None
    evil, more_evil = (len(deck) for deck in piles.creatures)
    return like(
        Public,
        state,
        lairs=tuple(_seen(state, seat) for seat in range(len(state.lairs))),
        rolls=state.today.rolls,
        phase="over" if top is None else PHASES.get(top.kind, "between"),
        asked=top.asked(state) if top else (),
        answered=top.answered() if top else (),
        attacked=state.today.attacked,
        plundered_today=state.today.plundered,
        open=piles.open,
        settlements_left=_left(state),
        plundered=piles.plundered,
        display=piles.display,
        creatures_left=(evil, more_evil),
        chests_lost=counts(piles.lost),
    )


def _left(state: State) -> Kinds:
    """What went into the game less what has been seen of it: never read from the deck itself."""
    setup = BOX.setup(len(state.lairs))
    seen = [SETTLEMENTS[card].kind for card in (*state.settlements, *state.piles.plundered)]
    kinds: tuple[SettlementKind, ...] = DECK_ORDER
    farms, villages, cities = (getattr(setup, kind) - seen.count(kind) for kind in kinds)
    return farms, villages, cities


def _seen(state: State, seat: int) -> LairSeen:
    lair = state.lairs[seat]
    near_end = len(lair.chests) >= state.variant.end_at - 2
    return like(LairSeen, lair, chests=lair.kinds, near_end=near_end, leaving=seat in state.leaving)
