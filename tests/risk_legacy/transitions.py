"""What holds between a state and the next (RL-10), as the events tell it: nothing changes that nobody was told."""

from typing import Any

from engines.core.event import Event
from engines.risk_legacy.atlas import EFFECTS
from engines.risk_legacy.events import turn
from engines.risk_legacy.events.battle import AssaultBegan, Conquered, DiceRolled, MissilesFired, MovedIn, RollSettled
from engines.risk_legacy.events.founding import Started
from engines.risk_legacy.events.packets import TroopsLost
from engines.risk_legacy.events.rewards import FortificationBuilt
from engines.risk_legacy.packets.common.told import LandFed
from engines.risk_legacy.packets.pack_1.told import CityWalled
from engines.risk_legacy.packets.pack_3.capital import CapitalFounded
from engines.risk_legacy.packets.pocket_1 import told as pocket_1
from engines.risk_legacy.packets.pocket_1.fallout import glows
from engines.risk_legacy.packets.pocket_2 import told as pocket_2
from engines.risk_legacy.rules.entering import arriving
from engines.risk_legacy.rules.expansion import toll
from engines.risk_legacy.state import State
from engines.risk_legacy.turn import Expanded, Moved, Placed

GARRISON = EFFECTS["hq_garrison"].troops_per_controlled_hq_territory
LEVY = EFFECTS["card_levy"].troops_in_drawn_territory_if_controlled
Change = tuple[int | None, int, int]
"""Seat, territory, and how many more of its troops stand there."""


def check(before: State, events: tuple[Event, ...], after: State) -> None:
    told = Told(before)
    for event in events:
        told.hear(event)
    assert told.standing == standing(after), "RL-10.10: troops change only by what is told"
    assert told.tokens == [side.tokens for side in after.sides], "RL-10.7: tokens are gained, never lost"
    assert told.missiles == [side.missiles for side in after.sides], "RL-10.7: missiles are fired, never found"
    assert told.boxes == [land.boxes for land in after.world.lands], "RL-10.4: boxes are ticked, never cleaned"


def standing(state: State) -> list[tuple[int | None, int]]:
    """Owner and troops of each territory."""
    return [(field.owner, field.troops) for field in state.fields]


class Told:
    """The table as somebody keeps it who only listens."""

    def __init__(self, state: State) -> None:
        self.before = state
        self.standing = standing(state)
        self.tokens: list[tuple[str, ...]] = [side.tokens for side in state.sides]
        self.missiles = [side.missiles for side in state.sides]
        self.boxes = [land.boxes for land in state.world.lands]
        self.fight = (state.battle.order.origin, state.battle.order.target) if state.battle else (-1, -1)
        self.undo = list(state.turn.undo) if state.turn else []

    def hear(self, event: Any) -> None:
        self._judge(event)
        for seat, at, more in self._changes(event):
            owner, troops = self.standing[at]
            assert owner in (seat, None), "RL-10.3: two seats in one territory"
            assert troops + more >= 0, "RL-10.10: more are gone than there were"
            self.standing[at] = (seat, troops + more) if troops + more else (None, 0)
        match event:
            case turn.StarGained(seat=seat, source=source):
                self.tokens[seat] = (*self.tokens[seat], source)
            case MissilesFired(seat=seat, dice=dice):
                self.missiles[seat] -= len(dice)
            case pocket_1.MissilePowerUsed(seat=seat):
                self.missiles[seat] -= 1
            case pocket_1.BringerArmed(seat=seat, missiles=missiles):
                self.missiles[seat] += missiles
            case pocket_1.NukeFell(territory=at):
                self.boxes[at] = None
            case pocket_2.IslandRisen():
                self.standing.append((None, 0))
                self.boxes.append(None)
            case pocket_2.CityRuined(territory=at):
                self.boxes[at] = None
            case turn.Eliminated(seat=seat):
                self.missiles[seat] = 0
            case FortificationBuilt(territory=at) | CityWalled(territory=at):
                self.boxes[at] = 0
            case CapitalFounded(territory=at):
                self.boxes[at] = None
            case AssaultBegan(origin=origin, target=target):
                self.fight = origin, target
            case DiceRolled(target=at, ticked=True):
                self.boxes[at] = (self.boxes[at] or 0) + 1

    def _changes(self, event: Any) -> list[Change]:
        match event:
            case Started() | turn.Joined() | turn.TroopsPlaced() | LandFed() | pocket_1.Cloned():
                return [(event.seat, event.territory, event.troops)]
            case TroopsLost() | turn.LostOnTheWay():
                return [(event.seat, event.territory, -event.troops)]
            case pocket_2.BeamedDown():
                return [(event.seat, event.territory, event.troops)]
            case pocket_2.IslandManned(seat=seat, territory=at, recruits=recruits, troops=troops):
                return [(seat, at, recruits + troops)]
            case pocket_1.Rallied(seat=seat, territories=territories, troops=troops):
                return [(seat, at, troops) for at in territories]
            case turn.Garrisoned(seat=seat, territories=territories):
                return [(seat, at, GARRISON) for at in territories]
            case turn.CardTaken(seat=seat, card=at, levied=True):
                return [(seat, at, LEVY)]
            case turn.Maneuvered() | MovedIn() | Conquered() | turn.TerritoryEntered():
                arrived = event.troops - getattr(event, "lost", 0)
                return [(event.seat, event.origin, -event.troops), (event.seat, event.target, arrived)]
            case RollSettled(attacker_lost=ours, defender_lost=theirs):
                return [(self.standing[at][0], at, -lost) for at, lost in zip(self.fight, (ours, theirs), strict=True)]
            case turn.Eliminated(seat=seat):
                return [(seat, at, -troops) for at, (owner, troops) in enumerate(self.standing) if owner == seat]
            case turn.TakenBack(seat=seat):
                return self._back(seat, self.undo.pop())
        return []

    def _back(self, seat: int, deed: object) -> list[Change]:
        match deed:
            case Placed(territory=at, troops=troops):
                return [(seat, at, -troops)]
            case Expanded() | Moved():
                return [(seat, deed.target, deed.lost - deed.troops), (seat, deed.origin, deed.troops)]
        return []

    def _judge(self, event: Any) -> None:
        """What the rules say of it."""
        held = [owner for owner, _ in self.standing]
        match event:
            case Started(seat=seat, troops=troops):
                assert troops == self.before.sides[seat].army
            case turn.Joined(seat=seat, troops=troops):
                army = self.before.sides[seat].army
                assert (troops, seat in held) == (army // 2, False), "RL-5.4.1: half of them"
            case turn.TroopsPlaced(seat=seat, territory=at):
                assert not glows(self.before, seat, at), "RL-B5.10: nobody recruits on fallout but the Mutants"
            case turn.Eliminated(seat=seat, why=why):
                assert why == "removed" or seat not in held, "RL-7.3.1: who has troops stays in the game"
            case turn.TerritoryEntered(seat=seat, target=target, troops=troops, lost=lost):
                arrived = arriving(self.before, seat, target, troops - toll(self.before, seat, target))
                assert lost == troops - arrived, "RL-5.5.2: what a city costs"
            case DiceRolled(origin=origin, target=target, attack=attack, defence=defence):
                assert self.fight == (origin, target)
                attackers, defenders = self.standing[origin][1], self.standing[target][1]
                assert 1 <= len(attack) <= min(3, attackers - 1), "RL-10.12: attack dice"
                assert 1 <= len(defence) <= min(2, defenders), "RL-10.12: defence dice"
            case RollSettled(attack=attack, defence=defence, attacker_lost=ours, defender_lost=theirs):
                pairs = min(len(attack), len(defence))
                swept = event.overrun and theirs == self.standing[self.fight[1]][1]
                assert ours + theirs == pairs or (swept and ours < pairs), "RL-10.12: one troop for each pair of dice"
                assert all(1 <= die <= 6 for die in (*attack, *defence)), "RL-10.12: final values"
