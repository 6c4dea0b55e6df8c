"""What holds between a state and the next (RL-10), as the events tell it: nothing changes that nobody was told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engines.core.event import Event
from engines.risk_legacy.atlas import EFFECTS
from engines.risk_legacy.components import BOX
from engines.risk_legacy.events.battle import AssaultBegan, Conquered, DiceRolled, MissilesFired, MovedIn, RollSettled
from engines.risk_legacy.events.founding import Started
from engines.risk_legacy.events.rewards import FortificationBuilt
from engines.risk_legacy.events.turn import (
    CardTaken,
    Eliminated,
    Garrisoned,
    Joined,
    Maneuvered,
    StarGained,
    TakenBack,
    TerritoryEntered,
    TroopsPlaced,
)
from engines.risk_legacy.rules.expansion import toll
from engines.risk_legacy.state import State
from engines.risk_legacy.turn import Deed, Expanded, Moved, Placed

GARRISON = EFFECTS["hq_garrison"].troops_per_controlled_hq_territory
LEVY = EFFECTS["card_levy"].troops_in_drawn_territory_if_controlled


def check(before: State, events: tuple[Event, ...], after: State) -> None:
    told = Told(before)
    for event in events:
        told.hear(event)
    standing = [(each.owner, each.troops) for each in after.fields]
    assert standing == told.standing, "RL-10.10: troops change only by what is told"
    assert [side.tokens for side in after.sides] == told.tokens, "RL-10.7: tokens are gained, never lost"
    assert [side.missiles for side in after.sides] == told.missiles, "RL-10.7: missiles are fired, never found"
    assert [land.boxes for land in after.world.lands] == told.boxes, "RL-10.4: boxes are ticked, never cleaned"


@dataclass
class Told:
    """The table as somebody keeps it who only listens."""

    before: State
    standing: list[tuple[int | None, int]] = field(init=False)
    """Owner and troops of each territory."""
    tokens: list[tuple[str, ...]] = field(init=False)
    missiles: list[int] = field(init=False)
    boxes: list[int | None] = field(init=False)
    fight: tuple[int, int] | None = field(init=False)
    """Origin and target of the assault that is going on."""
    undo: list[Deed] = field(init=False)

    def __post_init__(self) -> None:
        state = self.before
        self.standing = [(each.owner, each.troops) for each in state.fields]
        self.tokens = [side.tokens for side in state.sides]
        self.missiles = [side.missiles for side in state.sides]
        self.boxes = [land.boxes for land in state.world.lands]
        self.fight = (state.battle.order.origin, state.battle.order.target) if state.battle else None
        self.undo = list(state.turn.undo) if state.turn else []

    def hear(self, event: Any) -> None:
        self._recruits(event)
        self._moves(event)
        self._fights(event)
        match event:
            case StarGained(seat=seat, source=source):
                self.tokens[seat] = (*self.tokens[seat], source)
            case MissilesFired(seat=seat, dice=dice):
                self.missiles[seat] -= len(dice)
            case FortificationBuilt(territory=at):
                self.boxes[at] = 0
            case Eliminated(seat=seat, why=why):
                self.missiles[seat] = 0
                held = [at for at, (owner, _) in enumerate(self.standing) if owner == seat]
                assert why == "removed" or not held, "RL-7.3.1: who has troops stays in the game"
                for at in held:
                    self.standing[at] = (None, 0)

    def _recruits(self, event: Any) -> None:
        match event:
            case Started(seat=seat, territory=at, troops=troops):
                assert troops == BOX.setup.starting_troops
                self._stand(seat, at, troops)
            case Joined(seat=seat, territory=at, troops=troops):
                assert troops == BOX.setup.starting_troops // 2, "RL-5.4.1: half of them"
                assert all(owner != seat for owner, _ in self.standing), "RL-5.4.1: who has nothing left"
                self._stand(seat, at, troops)
            case TroopsPlaced(seat=seat, territory=at, troops=troops):
                self._stand(seat, at, troops)
            case Garrisoned(seat=seat, territories=territories):
                for at in territories:
                    self._stand(seat, at, GARRISON)
            case CardTaken(seat=seat, card=at, levied=True):
                self._stand(seat, at, LEVY)

    def _moves(self, event: Any) -> None:
        match event:
            case (
                Maneuvered(seat=seat, origin=origin, target=target, troops=troops)
                | MovedIn(seat=seat, origin=origin, target=target, troops=troops)
                | Conquered(seat=seat, origin=origin, target=target, troops=troops)
            ):
                self._stand(seat, origin, -troops)
                self._stand(seat, target, troops)
            case TerritoryEntered(seat=seat, origin=origin, target=target, troops=troops, lost=lost):
                assert lost == toll(self.before, seat, target), "RL-5.5.2: what a city costs"
                self._stand(seat, origin, -troops)
                self._stand(seat, target, troops - lost)
            case TakenBack(seat=seat):
                self._back(seat, self.undo.pop())

    def _back(self, seat: int, deed: Deed) -> None:
        match deed:
            case Placed():
                self._stand(seat, deed.territory, -deed.troops)
            case Expanded():
                self._stand(seat, deed.target, deed.lost - deed.troops)
                self._stand(seat, deed.origin, deed.troops)
            case Moved():
                self._stand(seat, deed.target, -deed.troops)
                self._stand(seat, deed.origin, deed.troops)

    def _fights(self, event: Any) -> None:
        match event:
            case AssaultBegan(origin=origin, target=target):
                self.fight = origin, target
            case DiceRolled(origin=origin, target=target, attack=attack, defence=defence, ticked=ticked):
                assert self.fight == (origin, target)
                attackers, defenders = self.standing[origin][1], self.standing[target][1]
                assert 1 <= len(attack) <= min(3, attackers - 1), "RL-10.12: attack dice"
                assert 1 <= len(defence) <= min(2, defenders), "RL-10.12: defence dice"
                self.boxes[target] = (self.boxes[target] or 0) + 1 if ticked else self.boxes[target]
            case RollSettled(attack=attack, defence=defence, attacker_lost=ours, defender_lost=theirs):
                assert self.fight is not None
                origin, target = self.fight
                pairs = min(len(attack), len(defence))
                swept = event.overrun and theirs == self.standing[target][1]
                assert ours + theirs == pairs or (swept and ours < pairs), "RL-10.12: one troop for each pair of dice"
                assert all(1 <= die <= 6 for die in (*attack, *defence)), "RL-10.12: final values"
                self._stand(self.standing[origin][0], origin, -ours)
                self._stand(self.standing[target][0], target, -theirs)

    def _stand(self, seat: int | None, at: int, more: int) -> None:
        owner, troops = self.standing[at]
        assert owner in (seat, None), "RL-10.3: two seats in one territory"
        assert troops + more >= 0, "RL-10.10: more are gone than there were"
        self.standing[at] = (seat, troops + more) if troops + more else (None, 0)
