"""The first step of every play that has parameters: one record per kind of play, so that phrases tell them apart."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.move import Move
from engines.core.record import family, record


@family
class Ready(Move):
    """Begin to put together a play with this card."""

    card: str


@record
class ReadyBuild(Ready):
    pass


@record
class ReadySetTrap(Ready):
    pass


@record
class ReadyAttack(Ready):
    pass


@record
class ReadyConquestLand(Ready):
    pass


@record
class ReadyConquestDefence(Ready):
    pass


@record
class ReadyEarthquake(Ready):
    pass


@record
class ReadyDisrepair(Ready):
    pass


@record
class ReadyMutinyRemove(Ready):
    pass


@record
class ReadySabotageTrap(Ready):
    pass


@record
class ReadyFreeze(Ready):
    pass


@record
class ReadyMisfortune(Ready):
    pass


@record
class ReadySpySteal(Ready):
    pass


@record
class ReadySpyLook(Ready):
    pass


@record
class ReadyMercyThaw(Ready):
    pass


READY: Mapping[str, type[Ready]] = {
    "build": ReadyBuild,
    "set_trap": ReadySetTrap,
    "attack": ReadyAttack,
    "conquest_land": ReadyConquestLand,
    "conquest_defence": ReadyConquestDefence,
    "earthquake": ReadyEarthquake,
    "disrepair": ReadyDisrepair,
    "mutiny_remove": ReadyMutinyRemove,
    "sabotage_trap": ReadySabotageTrap,
    "freeze": ReadyFreeze,
    "misfortune": ReadyMisfortune,
    "spy_steal": ReadySpySteal,
    "spy_look": ReadySpyLook,
    "mercy_thaw": ReadyMercyThaw,
}
"""Kind of play → its first step."""
PLAY_OF: Mapping[type[Ready], str] = {ready: play for play, ready in READY.items()}
