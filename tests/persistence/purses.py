"""The records of a toy whose JSON changed twice. Version 0 said gold for coins and rob for steal, version 1 did not yet
number its rounds."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Annotated, Any, Literal, Union

from pydantic import Field, TypeAdapter

from engines.core.chair import Chair, Seated
from engines.core.event import Fact
from engines.core.game import Act
from engines.core.meta import Meta
from engines.core.rng import Rng
from engines.core.upcast import Upcast, Upcasts


@dataclass(frozen=True, slots=True, kw_only=True)
class Steal:
    target: int
    kind: Literal["steal"] = "steal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stolen(Fact):
    coins: int
    kind: Literal["stolen"] = "stolen"


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    coins: tuple[int, ...]
    round: int
    rng: Rng
    stack: tuple[()] = ()
    chairs: tuple[Chair, ...] = ()
    drafts: tuple[None, ...] = ()


def coined(raw: dict[str, Any]) -> dict[str, Any]:
    raw["coins"] = raw.pop("gold")
    return raw


def numbered(raw: dict[str, Any]) -> dict[str, Any]:
    return raw | {"round": 1}


def stealing(raw: dict[str, Any]) -> dict[str, Any]:
    for move in raw["given"]["moves"]:
        move["kind"] = "steal"
    return raw


def purses(upcasts: Upcasts) -> Any:
    return SimpleNamespace(
        meta=Meta(key="purses", command="purses", seats=range(2, 3), schema=2, rules="1"),
        upcasts=upcasts,
        states=TypeAdapter(State),
        acts=TypeAdapter(Act[Steal]),
        events=TypeAdapter(Annotated[Union[Stolen, Seated], Field(discriminator="kind")]),
    )


GAME = purses({0: Upcast(state=coined, act=stealing, event=coined), 1: Upcast(state=numbered)})
