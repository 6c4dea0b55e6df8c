"""What happens in the world, told to the bot over the gateway and to watchers such as a web page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .protocol import Intent, Payload


@dataclass(frozen=True, kw_only=True)
class Change:
    """One thing that happened, in the words of the gateway.

    ``name`` is an event name such as ``MESSAGE_CREATE``, or one of those that only watchers hear:
    ``INTERACTION_ANSWERED``, ``INTERACTION_FAILED``, ``COMMANDS_REGISTERED`` and ``TIME_PASSED``. ``data`` is the live
    payload: read it, do not keep it.
    """

    name: str
    data: Payload
    intent: Intent = Intent.NONE
    """The bot hears it only under this intent."""
    redacted: Payload | None = None
    """What a bot without the message-content intent hears instead."""
    visible_to: str | None = None
    """Id of the only person who may see it (ephemeral messages, forms), or None for everybody in the channel."""
    told: bool = True
    """Whether the bot hears it at all: not of channels that it cannot see."""


Watcher = Callable[[Change], None]


@dataclass
class Bulletin:
    """Passes every change on to all listeners, in the order in which they came."""

    listeners: list[Watcher] = field(default_factory=list)

    def publish(self, change: Change) -> None:
        """Tell every listener."""
        for listener in tuple(self.listeners):
            listener(change)

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call ``watcher`` with every change from now on; the result ends that."""
        self.listeners.append(watcher)

        def unwatch() -> None:
            self.listeners.remove(watcher)

        return unwatch
