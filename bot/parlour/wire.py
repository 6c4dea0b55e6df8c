"""How the bot's HTTP client reaches a simulated Discord: every request goes to one loopback port.

``discord.Client(connector=LoopbackConnector(port, secret))`` is all it takes. The client goes on
asking for ``https://discord.com``, ``wss://gateway.discord.gg`` and ``https://cdn.discordapp.com``;
the connector dials 127.0.0.1 in plain HTTP instead, on every operating system, and nothing of
discord.py is patched.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import aiohttp

if TYPE_CHECKING:
    from aiohttp.client_proto import ResponseHandler
    from aiohttp.client_reqrep import ClientRequest
    from aiohttp.connector import Connection
    from aiohttp.tracing import Trace

LOOPBACK: Final = "127.0.0.1"
SECRET_HEADER: Final = "X-Parlour"  # noqa: S105 - the name of a header


class LoopbackConnector(aiohttp.BaseConnector):
    """Dials ``127.0.0.1:port`` for every request, whatever its host and scheme.

    ``secret`` goes into a header of every request, so that the simulated Discord can tell the bot
    from any other program (or web page) of this machine. Like every aiohttp connector it must be made inside a
    running event loop and is closed by the client that uses it: a restarted client needs a new one.
    """

    def __init__(self, port: int, secret: str | None = None) -> None:
        super().__init__(limit=0)
        self._port = port
        self._secret = secret

    async def connect(
        self,
        req: ClientRequest,
        traces: list[Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109 - aiohttp's own signature
    ) -> Connection:
        """Lend a connection for ``req``, which carries the secret from here on."""
        if self._secret is not None:
            req.headers[SECRET_HEADER] = self._secret
        return await super().connect(req, traces, timeout)

    async def _create_connection(
        self,
        req: ClientRequest,
        traces: list[Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109 - aiohttp's own signature
    ) -> ResponseHandler:
        loop = asyncio.get_running_loop()
        try:
            _, protocol = await loop.create_connection(self._factory, LOOPBACK, self._port)
        except OSError as error:
            raise aiohttp.ClientConnectorError(req.connection_key, error) from error
        return protocol
