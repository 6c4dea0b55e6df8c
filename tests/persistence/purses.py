"""The records of a toy whose JSON changed twice. Version 0 said gold for coins and rob for steal, version 1 did not yet
number its rounds."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from pydantic import TypeAdapter

from engines.core.chair import Chair
from engines.core.event import Event, Fact
from engines.core.game import Act
from engines.core.meta import Meta
from engines.core.move import Move
from engines.core.record import adapter, record
from engines.core.rng import Rng
from engines.core.upcast import Upcast, Upcasts


@record
class Steal(Move):
    target: int


@record
class Stolen(Fact):
    coins: int


@record
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
        acts=adapter(Act[Move], __name__),
        events=adapter(Event, __name__),
    )


GAME = purses({0: Upcast(state=coined, act=stealing, event=coined), 1: Upcast(state=numbered)})
