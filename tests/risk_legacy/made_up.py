"""Powers that no box has, for as long as a test runs."""

from collections.abc import Callable
from functools import cache
from inspect import isfunction
from typing import Any

import pytest

from engines.risk_legacy import hooks
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.hooks import Power
from engines.risk_legacy.rules.ground import Follower
from tests.risk_legacy import transitions

Calls = list[tuple[Any, ...]]
Lend = Callable[..., None]


def in_force(monkeypatch: pytest.MonkeyPatch, power: Power) -> None:
    """Beside those of the factions, and about everybody."""
    honest = hooks._objects
    monkeypatch.setattr(hooks, "_objects", lambda powers: (*honest(powers), power))
    by_hook = cache(hooks._by_hook.__wrapped__)

    def asked(sides: tuple[Follower, ...], world: World) -> hooks.Asked:
        return by_hook(hooks._powers(tuple(side.faction for side in sides), world.banners), world.packets)

    monkeypatch.setattr(hooks, "_asked", asked)


@pytest.fixture
def lend(monkeypatch: pytest.MonkeyPatch) -> Lend:
    """``lend(expand_cost=lambda self, ground, seat, target, cost: cost + 1)``. What they change need not be told."""

    def lent(**methods: Any) -> None:
        in_force(monkeypatch, type("MadeUp", (Power,), methods)())
        monkeypatch.setattr(transitions, "check", lambda *_: None)

    return lent


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """The hooks that are called from now on, each with its seats, territories and numbers: a power that changes
    nothing."""
    calls: Calls = []

    def overheard(name: str) -> Callable[..., Any]:
        honest = getattr(Power, name)

        def told(self: Power, where: Any, *args: Any, **more: Any) -> Any:
            calls.append((name, *args))
            return honest(self, where, *args, **more)

        return told

    methods = {name: overheard(name) for name, value in vars(Power).items() if isfunction(value) and name[0] != "_"}
    in_force(monkeypatch, type("Listening", (Power,), methods)())
    return calls
