"""The ten starting powers of the factions (RL-2.3.1)."""

from engines.core.record import evolve, record
from engines.risk_legacy.atlas import COIN, EFFECTS, shown_on
from engines.risk_legacy.board import Board
from engines.risk_legacy.components import BOX
from engines.risk_legacy.events.turn import Garrisoned
from engines.risk_legacy.hooks import Power
from engines.risk_legacy.rules.battle import standing
from engines.risk_legacy.rules.combat import Modifiers
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.state import State

# ---- Die Mechaniker


@record
class FortifiedHq(Power, use=9):
    """Its dice that defend its own headquarters are better, each of them; with a fortification still by as much and no
    more, and no box is ticked for it (RL-5.6.6, 8.3)."""

    def combat_modifiers(self, ground: Ground, attacker: int, defender: int, target: int, by: Modifiers) -> Modifiers:
        if self.seat != defender or ground.fields[target].hq != defender:
            return by
        return evolve(by, each=max(by.each, EFFECTS["fortified_hq"].each_defence_die))


@record
class IronWall(Power, use=8):
    """A natural double six of its defence closes the territory for the rest of the turn (RL-5.6.13); where sixes beat
    sixes, only if it still holds it (RL-B5.8)."""

    def combat_after(self, board: Board) -> None:
        battle, roll, _, by = standing(board.state)
        lost = by.sixes and board.field(battle.order.target).owner is None
        if self.seat == battle.defender and roll.double_six and not lost:
            board.turn(closed=tuple(sorted((*board.state.ongoing.closed, battle.order.target))))


# ---- Enclave of the Bear


@record
class Ferocity(Power, use=5):
    """The lowest defence die is worse while every roll of its turn was against the same territory (RL-8.4, EX-17);
    whoever looks ahead to a turn of its that is still to come must reckon with it."""

    def combat_modifiers(self, ground: Ground, attacker: int, defender: int, target: int, by: Modifiers) -> Modifiers:
        if self.seat != attacker:
            return by
        turn = ground.turn
        if turn is not None and turn.seat == attacker and (turn.scattered or turn.prey not in (None, target)):
            return by
        return evolve(by, lowest=by.lowest + EFFECTS["ferocity"].delta)


@record
class Overrun(Power, use=6):
    """Three equal natural attack dice take everything, if they take anything (RL-5.6.11)."""

    def combat_modifiers(self, ground: Ground, attacker: int, defender: int, target: int, by: Modifiers) -> Modifiers:
        return evolve(by, overrun=True) if self.seat == attacker else by


# ---- Imperial Balkania


@record
class RoundUp(Power, use=4):
    """What territories and population bring is rounded up (RL-5.4.2)."""

    def recruit_base(self, state: State, seat: int, strength: int, recruits: int) -> int:
        return max(recruits, -(-strength // BOX.recruit.divisor)) if self.seat == seat else recruits


@record
class ExpansionDraw(Power, use=3, expansions=EFFECTS["expansion_draw"].distinct_expansions):
    """A card is due after many expansions in a turn, even without a conquest (RL-5.11.2)."""

    def turn_card_due(self, state: State, seat: int, *, due: bool) -> bool:
        return due or (self.seat == seat and len(state.ongoing.expanded) >= self.expansions)


# ---- Khan Industries


@record
class HqGarrison(Power, use=10):
    """At the start of its turn a troop into every territory it controls that holds a headquarters (RL-5.3.1)."""

    def turn_start(self, board: Board, seat: int) -> None:
        if self.seat != seat:
            return
        territories = tuple(at for at in board.state.held(seat) if board.field(at).hq is not None)
        for at in territories:
            board.stand(seat, at, EFFECTS["hq_garrison"].troops_per_controlled_hq_territory)
        if territories:
            board.emit(Garrisoned(seat=seat, territories=territories))


@record
class CardLevy(Power, use=7):
    """A troop comes with a card that shows own land (RL-5.11.7)."""

    def turn_card_drawn(self, state: State, seat: int, card: int, troops: int) -> int:
        if self.seat != seat or card == COIN or state.fields[shown_on(card)].owner != seat:
            return troops
        return troops + EFFECTS["card_levy"].troops_in_drawn_territory_if_controlled


# ---- Saharan Republic


@record
class AnyTimeManeuver(Power, use=1):
    """Its maneuver may be made whenever it is asked in its own turn, and ends nothing (RL-5.10.3)."""

    def maneuver_timing(self, state: State, seat: int, *, any_time: bool) -> bool:
        return any_time or self.seat == seat


@record
class FreeManeuver(Power, use=2):
    """Its maneuver needs no chain of own territories (RL-5.10.3)."""

    def maneuver_path(self, ground: Ground, seat: int, origin: int, goals: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(at for at in ground.held(seat) if at != origin) if self.seat == seat else goals
