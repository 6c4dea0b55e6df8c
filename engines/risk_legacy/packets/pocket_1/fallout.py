"""What lies in the fallout territory acts on whoever enters or holds it, but not on the Mutants (RL-B5.3, B5.5).

Ruling: the strike demolishes a headquarters there, but no clause keeps one out for ever. It is no mark (RL-2.1.4) and
no start, so whoever has *Mobile* may move one into it (RL-B2.2); what lies there kills its guard all the same."""

from engines.core.record import record
from engines.risk_legacy.fields import realm
from engines.risk_legacy.hooks import Packet, Power, called
from engines.risk_legacy.packets.pocket_1.land import FALLOUT, fallout
from engines.risk_legacy.packets.pocket_1.printed import POCKET
from engines.risk_legacy.packets.pocket_1.who import mutant
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.state import State


def glows(ground: Ground, seat: int, at: int) -> bool:
    """Whether it is the fallout territory to *seat*."""
    return ground.world.lands[at].scar == FALLOUT and seat != mutant(ground)


@record
class Fallout(Packet, packet="pocket_1", rank=5):
    def enter(self, ground: Ground, seat: int, target: int, troops: int) -> int:
        """Half of them, the loss rounded up."""
        return troops // POCKET.fallout.share_lost if glows(ground, seat, target) else troops

    def recruit_place(self, state: State, seat: int, places: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(at for at in places if not glows(state, seat, at))

    def maneuver_path(self, ground: Ground, seat: int, origin: int, goals: tuple[int, ...]) -> tuple[int, ...]:
        """No way leads through it, though one may begin or end there. Whoever needs no way is not held up."""
        at = fallout(ground.world)
        if at is None or at == origin or at not in goals or not glows(ground, seat, at) or _own_way(ground, seat):
            return goals
        near, reached = realm(ground, seat).near, [origin]
        for here in reached:
            reached += [] if here == at else [next_ for next_ in near[here] if next_ not in reached]
        return tuple(goal for goal in goals if goal in reached)

    def turn_end_troops(self, ground: Ground, seat: int, at: int, troops: int) -> int:
        if ground.world.lands[at].scar != FALLOUT:
            return troops
        return troops + (
            POCKET.fallout.controller_end_of_turn_troops if glows(ground, seat, at) else POCKET.mutants.fallout
        )

    def check(self, state: State) -> None:
        lands = [at for at, land in enumerate(state.world.lands) if land.scar == FALLOUT]
        assert len(lands) <= 1, "RL-B5.10: two fallout territories"
        for at in lands:
            land = state.world.lands[at]
            unmarked = land.city is None and land.boxes is None and not land.card
            assert unmarked, "RL-B5.3: something is marked on fallout, or its card is still there"


def _own_way(ground: Ground, seat: int) -> bool:
    """Whether a power of its faction says where its maneuvers lead."""
    faction = ground.sides[seat].faction
    names = () if faction is None else ground.world.banners[faction].powers
    return any(called(name).maneuver_path is not Power.maneuver_path for name in names)
