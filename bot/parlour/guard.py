"""Nobody but the page itself may talk to the page's server: not other machines, not other web pages.

Any page that a browser has open can send requests to 127.0.0.1, and one that controls its own domain's address can even
read the answers (DNS rebinding). Both are told apart by the ``Origin`` and ``Host`` that the browser sends along.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

NAMES = ("127.0.0.1", "localhost")


@web.middleware
async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a foreign ``Host`` or ``Origin``, and a socket that comes from no page at all."""
    hosts = own_hosts(request)
    origin = request.headers.get("Origin")
    wants_socket = request.headers.get("Upgrade", "").lower() == "websocket"
    if request.headers.get("Host") not in hosts:
        raise web.HTTPForbidden(text="This address is not the parlour's.")
    if origin is None and wants_socket:
        raise web.HTTPForbidden(text="Only the parlour's own page may connect.")
    if origin is not None and origin not in {f"http://{host}" for host in hosts}:
        raise web.HTTPForbidden(text="Only the parlour's own page may ask.")
    return await handler(request)


def own_hosts(request: web.Request) -> frozenset[str]:
    """The names under which this server is reached, with its port."""
    socket = request.transport.get_extra_info("sockname") if request.transport else None
    port = socket[1] if socket else 0
    return frozenset(f"{name}:{port}" for name in NAMES)


async def harden(request: web.Request, response: web.StreamResponse) -> None:
    """What the browser must not do with anything from here: run foreign code, guess types, keep or frame it."""
    sockets = " ".join(f"ws://{host}" for host in sorted(own_hosts(request)))
    response.headers["Content-Security-Policy"] = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"connect-src 'self' {sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    response.headers["Cache-Control"] = "no-store"
