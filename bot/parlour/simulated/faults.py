"""Faults on demand: errors, silence, broken connections, answers that lie about what was done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from http import HTTPStatus
from typing import Any

from .errors import ApiError, old_message, rate_limited
from .gateway import Gateway

ANY = "* *"
CALLBACK = "POST /interactions/*/callback"
SEND = "POST /channels/*/messages"
EDIT = "PATCH /channels/*/messages/*"
DELETE = "DELETE /channels/*/messages/*"
OPEN_DM = "POST /users/@me/channels"


@dataclass(kw_only=True)
class Fault:
    """What happens to the next requests that fit ``where``, a pattern such as ``POST /channels/*/messages``."""

    where: str
    error: ApiError | None = None
    """The error answer, or None for a right one."""
    delay: float = 0.0
    """Seconds to wait before anything is done."""
    applied: bool = False
    """Whether the request takes effect although its answer says that it failed, or never comes."""
    cut: bool = False
    """Whether the connection breaks in place of an answer."""
    then: Callable[[], None] | None = None
    """Called when the request has taken effect (or is refused) and before anything goes back to the bot."""
    times: int = 1
    """How many requests it still happens to."""
    hits: list[str] = field(default_factory=list)
    """The requests that it has happened to."""

    def fits(self, request: str) -> bool:
        """Whether it happens to this request (method and path)."""
        return self.times > 0 and fnmatchcase(request, self.where)


Source = Callable[[str], Fault | None]
"""Decides what happens to a request (method and path)."""


class Faults:
    """Plans faults. Each method returns the planned fault, whose ``hits`` can be looked at afterwards.

    ``where`` matches the method and the path below ``/api/v10``; ``*`` matches anything, slashes too.
    Faults of the world are made where the world is made: ``places.close_dms``, ``forbid_bot``, ``delete_channel``.
    """

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self._planned: list[Fault] = []
        self._sources: list[Source] = []

    def plan(self, fault: Fault) -> Fault:
        """Plan any fault."""
        self._planned.append(fault)
        return fault

    def rate_limit(
        self, where: str = ANY, *, retry_after: float = 0.2, everywhere: bool = False, times: int = 1
    ) -> Fault:
        """429 with Retry-After, in seconds; ``everywhere`` says that it is the bot's global limit."""
        return self.plan(Fault(where=where, error=rate_limited(retry_after, everywhere=everywhere), times=times))

    def server_error(
        self,
        where: str = ANY,
        *,
        status: int = HTTPStatus.SERVICE_UNAVAILABLE,
        applied: bool = False,
        times: int = 1,
    ) -> Fault:
        """A 5xx; with ``applied`` the request is carried out all the same, as happens behind a proxy.

        discord.py tries again after 500, 502, 504 and 524, with seconds between, and gives up at once after 503.
        """
        error = ApiError(status, 0, f"{status}: {HTTPStatus(status).phrase}")
        return self.plan(Fault(where=where, error=error, applied=applied, times=times))

    def refuse(self, where: str, status: int, code: int, message: str, *, times: int = 1) -> Fault:
        """Any error of Discord's own, by HTTP status and code."""
        return self.plan(Fault(where=where, error=ApiError(status, code, message), times=times))

    def too_old(self, where: str = EDIT, *, times: int = 1) -> Fault:
        """30046: the message is older than an hour and has had its edits."""
        return self.plan(Fault(where=where, error=old_message(), times=times))

    def slow(self, where: str = ANY, *, seconds: float, times: int = 1) -> Fault:
        """The request is carried out, but only after some time."""
        return self.plan(Fault(where=where, delay=seconds, times=times))

    def cut(self, where: str = ANY, *, applied: bool, times: int = 1) -> Fault:
        """The connection breaks before the answer; with ``applied`` after the request has taken effect."""
        return self.plan(Fault(where=where, cut=True, applied=applied, times=times))

    def ask(self, source: Source) -> Callable[[], None]:
        """Ask ``source`` about every request for which nothing is planned; the result ends that."""
        self._sources.append(source)

        def forget() -> None:
            self._sources.remove(source)

        return forget

    def clear(self) -> None:
        """Forget everything planned, and ask nobody any more."""
        self._planned.clear()
        self._sources.clear()

    def next_for(self, request: str) -> Fault | None:
        """The fault that happens to this request, counted."""
        for fault in self._planned:
            if fault.fits(request):
                fault.times -= 1
                fault.hits.append(request)
                return fault
        drawn = (source(request) for source in tuple(self._sources))
        return next((fault for fault in drawn if fault is not None), None)

    # -- the gateway -----------------------------------------------------------------------

    async def drop_gateway(self, code: int | None = None) -> None:
        """Break the gateway connection, abruptly or with a close code; the bot may resume."""
        await self._gateway.drop(code)

    def send_event(self, name: str, data: Any) -> None:
        """Tell the bot of an event of any name and content, which need not make sense."""
        self._gateway.tell(name, data)

    def ask_reconnect(self) -> None:
        """Ask the bot to reconnect and resume (op 7)."""
        self._gateway.ask_reconnect()

    def invalidate_session(self, *, resumable: bool = False) -> None:
        """Declare the session invalid (op 9)."""
        self._gateway.invalidate(resumable=resumable)
