"""The REST routes of the simulated Discord."""

from __future__ import annotations

from . import channels, commands, guilds, interactions, messages, scheduled, threads, users
from .call import Route

ROUTES: tuple[Route, ...] = (
    *users.ROUTES,
    *guilds.ROUTES,
    *scheduled.ROUTES,
    *channels.ROUTES,
    *threads.ROUTES,
    *messages.ROUTES,
    *commands.ROUTES,
    *interactions.ROUTES,
)

__all__ = ["ROUTES"]
