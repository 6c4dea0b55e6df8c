"""The first step of every play that has parameters: one record per kind of play, so that phrases tell them apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Union


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready:
    """Begin to put together a play with this card."""

    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyBuild(Ready):
    kind: Literal["ready_build"] = "ready_build"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadySetTrap(Ready):
    kind: Literal["ready_set_trap"] = "ready_set_trap"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyAttack(Ready):
    kind: Literal["ready_attack"] = "ready_attack"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyConquestLand(Ready):
    kind: Literal["ready_conquest_land"] = "ready_conquest_land"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyConquestDefence(Ready):
    kind: Literal["ready_conquest_defence"] = "ready_conquest_defence"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyEarthquake(Ready):
    kind: Literal["ready_earthquake"] = "ready_earthquake"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyDisrepair(Ready):
    kind: Literal["ready_disrepair"] = "ready_disrepair"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyMutinyRemove(Ready):
    kind: Literal["ready_mutiny_remove"] = "ready_mutiny_remove"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadySabotageTrap(Ready):
    kind: Literal["ready_sabotage_trap"] = "ready_sabotage_trap"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyFreeze(Ready):
    kind: Literal["ready_freeze"] = "ready_freeze"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyMisfortune(Ready):
    kind: Literal["ready_misfortune"] = "ready_misfortune"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadySpySteal(Ready):
    kind: Literal["ready_spy_steal"] = "ready_spy_steal"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadySpyLook(Ready):
    kind: Literal["ready_spy_look"] = "ready_spy_look"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyMercyThaw(Ready):
    kind: Literal["ready_mercy_thaw"] = "ready_mercy_thaw"


AnyReady = Union[
    ReadyBuild,
    ReadySetTrap,
    ReadyAttack,
    ReadyConquestLand,
    ReadyConquestDefence,
    ReadyEarthquake,
    ReadyDisrepair,
    ReadyMutinyRemove,
    ReadySabotageTrap,
    ReadyFreeze,
    ReadyMisfortune,
    ReadySpySteal,
    ReadySpyLook,
    ReadyMercyThaw,
]
READY: Mapping[str, type[AnyReady]] = {
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
