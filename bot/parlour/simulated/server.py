"""The network side: REST, gateway and CDN on one port, with authentication, faults, rates, judge and log."""

from __future__ import annotations

import asyncio
import hmac
import json
import ssl
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from aiohttp import web

from .answers import Answers
from .bodies import Body, read_body
from .errors import ApiError, forbidden, rejected
from .faults import Fault, Faults
from .protocol import API_ROOT, MAX_REQUEST_BYTES, Payload
from .rate_limits import RateLimits
from .request_log import LoggedRequest, RequestLog, without_tokens
from .routes import ROUTES
from .routes.call import Call, Route
from .simulation import Simulation

Judge = Callable[[str, str, Any, list[str]], list[str]]
"""Judges a request: method, path below /api/v10, JSON body, names of the files. The result lists what is wrong."""

SECRET_HEADER = "X-Parlour"  # noqa: S105 - the name of a header
_MAJOR = ("channel", "guild", "token")
_OLD_MESSAGE = 30046
_LOOPBACK = "127.0.0.1"


class _Cut(Exception):  # noqa: N818  (what becomes of the connection)
    """The answer is never sent."""


class Server:
    """Serves one simulation to the bot. ``secret`` must be in a header of every request, unless it is None."""

    def __init__(
        self,
        simulation: Simulation,
        *,
        secret: str | None,
        judge: Judge | None,
        rate_limits: RateLimits | None,
        faults: Faults,
        requests: RequestLog,
    ) -> None:
        self._simulation = simulation
        self._answers = Answers(simulation)
        self._secret = secret
        self._judge = judge
        self._rate_limits = rate_limits
        self._faults = faults
        self._requests = requests
        self._runner: web.AppRunner | None = None
        self.port = 0

    # -- running ---------------------------------------------------------------------------

    async def start(self, port: int, *, unix_socket: str | None, tls: ssl.SSLContext | None) -> None:
        """Listen on a loopback port (0: any that is free) or on a Unix socket."""
        app = web.Application(client_max_size=MAX_REQUEST_BYTES, middlewares=[self._require_secret])
        app.router.add_get("/", self._simulation.gateway.serve)
        app.router.add_get("/attachments/{channel}/{attachment}/{name}", self._serve_file)
        for route in ROUTES:
            app.router.add_route(route.method, API_ROOT + route.path, self._handler(route))
        app.router.add_route("*", API_ROOT + "/{rest:.*}", self._unknown)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        if unix_socket is not None:
            await web.UnixSite(self._runner, unix_socket).start()
            return
        await web.TCPSite(self._runner, _LOOPBACK, port, ssl_context=tls).start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        await self._simulation.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    # -- what every request passes ---------------------------------------------------------

    @web.middleware
    async def _require_secret(self, request: web.Request, handler: Callable[..., Any]) -> web.StreamResponse:
        given = request.headers.get(SECRET_HEADER, "")
        if self._secret is not None and not hmac.compare_digest(given.encode(), self._secret.encode()):
            return _json_response(HTTPStatus.FORBIDDEN, forbidden(0, "This is not the bot of this parlour").body, {})
        response: web.StreamResponse = await handler(request)
        return response

    async def _serve_file(self, request: web.Request) -> web.Response:
        stored = self._simulation.cdn.read(request.path)
        if stored is None:
            return web.Response(status=HTTPStatus.NOT_FOUND)
        return web.Response(body=stored.data, content_type=stored.content_type)

    def _handler(self, route: Route) -> Callable[[web.Request], Any]:
        async def handle(request: web.Request) -> web.Response:
            received = Body()
            headers = {"Via": "1.1 simulated"}
            try:
                received = await read_body(request)
                status, reply = await self._answer(route, request, received, headers)
            except (_Cut, ConnectionResetError):  # the latter: whoever sent it is gone, perhaps in the middle of a file
                self._log(request, received, 0, None)
                if request.transport is not None:
                    request.transport.abort()
                return web.Response()  # goes nowhere
            except ApiError as error:
                status, reply = error.status, error.body
                headers |= error.headers
                if error.body.get("code") == _OLD_MESSAGE:
                    # Clients sleep and try again after a 429 with Via; this one they must see at once.
                    del headers["Via"]
            self._log(request, received, status, reply)
            return _json_response(status, reply, headers)

        return handle

    async def _unknown(self, request: web.Request) -> web.Response:
        """A route that is not simulated. It is logged, so that a test can see what the bot wanted."""
        error = ApiError(HTTPStatus.NOT_FOUND, 0, "404: Not Found")
        self._log(request, Body(), error.status, error.body)
        return _json_response(error.status, error.body, {})

    async def _answer(
        self, route: Route, request: web.Request, received: Body, headers: dict[str, str]
    ) -> tuple[int, Any]:
        """Status and body of the answer; ``headers`` takes what it says of the rate limit."""
        path = request.path.removeprefix(API_ROOT)
        if not route.anonymous and request.headers.get("Authorization") != f"Bot {self._simulation.token}":
            raise ApiError(HTTPStatus.UNAUTHORIZED, 0, "401: Unauthorized")
        fault = self._faults.next_for(f"{route.method} {path}")
        await _suffer(fault)
        if self._rate_limits is not None:
            major = next((request.match_info[name] for name in _MAJOR if name in request.match_info), "")
            headers |= self._rate_limits.take(route.template, major, anonymous=route.anonymous)
        if self._judge is not None and route.method != "GET":
            problems = self._judge(route.method, path, received.json, received.names)
            if problems:
                raise rejected(problems)
        reply = route.handler(
            Call(
                simulation=self._simulation,
                answers=self._answers,
                parameters=request.match_info,
                query=request.query,
                body=received.json,
                uploads=received.uploads,
            )
        )
        _fail(fault)
        if isinstance(reply, tuple):
            return int(reply[0]), reply[1]
        return (HTTPStatus.NO_CONTENT if reply is None else HTTPStatus.OK).value, reply

    def _log(self, request: web.Request, received: Body, status: int, reply: Any) -> None:
        refusal = reply if status >= HTTPStatus.BAD_REQUEST else {}
        self._requests.add(
            LoggedRequest(
                method=request.method,
                path=without_tokens(request.path.removeprefix(API_ROOT)),
                body=without_tokens(received.json),
                files=tuple(received.names),
                uploaded=sum(len(upload.data) for upload in received.uploads),
                status=status,
                code=refusal.get("code"),
                errors=refusal.get("errors"),
            )
        )


async def _suffer(fault: Fault | None) -> None:
    """Let happen what happens before a request takes effect."""
    if fault is None:
        return
    if fault.delay:
        await asyncio.sleep(fault.delay)
    if not fault.applied and (fault.cut or fault.error is not None):
        _fail(fault)


def _fail(fault: Fault | None) -> None:
    """Let happen what happens in place of the answer."""
    if fault is None:
        return
    if fault.then is not None:
        fault.then()
    if fault.cut:
        raise _Cut
    if fault.error is not None:
        raise fault.error


def _json_response(status: int, body: Payload | list[Payload] | None, headers: dict[str, str]) -> web.Response:
    if status == HTTPStatus.NO_CONTENT:
        return web.Response(status=status, headers=headers)
    # The type must be exactly this: with "; charset=utf-8" behind it, discord.py takes the answer for plain text.
    raw = json.dumps(body, separators=(",", ":")).encode()
    return web.Response(body=raw, status=status, headers={**headers, "Content-Type": "application/json"})
