"""The page's server, on this machine only: its files, the simulated Discord's attachments, one socket per page."""

from __future__ import annotations

import logging
from http import HTTPStatus
from importlib import resources
from string import Template
from typing import Final

from aiohttp import web

from bot.parlour.guard import guarded, harden
from bot.parlour.room import Room
from bot.parlour.sockets import Sockets
from bot.parlour.texts import own
from bot.parlour.wire import LOOPBACK

log = logging.getLogger(__name__)

_TYPES: Final = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
}
_PICTURES: Final = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
"""What may be shown; every other file is only saved."""


class Site:
    """Serves one page per window to whoever sits at this machine."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._sockets = Sockets(room)
        self._files = _page_files()
        self._runner: web.AppRunner | None = None

    async def open(self, port: int) -> str:
        """Listen on loopback and return the address. If the port is taken, any free one is used."""
        app = web.Application(middlewares=[guarded])
        app.router.add_get("/", self._index)
        app.router.add_get("/socket", self._sockets.serve)
        app.router.add_get("/page/{name}", self._file)
        app.router.add_get("/attachments/{channel}/{attachment}/{name}", self._attachment)
        app.on_response_prepare.append(harden)
        app.on_shutdown.append(self._sockets.close)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, LOOPBACK, port).start()
        except OSError:
            if port == 0:
                raise
            log.warning("Port %s is taken, so the page is on another one", port)
            await web.TCPSite(self._runner, LOOPBACK, 0).start()
        return f"http://{LOOPBACK}:{self._runner.addresses[0][1]}"

    async def close(self) -> None:
        """Close all pages' connections and stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _index(self, _: web.Request) -> web.Response:
        locale = self._room.locale
        blanks = {
            "lang": locale,
            "title": self._room.world.bot["username"],
            "noscript": own(self._room.languages, locale, "needs-scripts"),
        }
        page = Template(self._files["index.html"].decode()).substitute(blanks)
        return web.Response(text=page, content_type="text/html")

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name not in self._files:
            raise web.HTTPNotFound
        return web.Response(body=self._files[name], content_type=_TYPES[name.rsplit(".", 1)[-1]], charset="utf-8")

    async def _attachment(self, request: web.Request) -> web.Response:
        stored = self._room.discord.file(request.path)
        if stored is None:
            return web.Response(status=HTTPStatus.NOT_FOUND)
        if stored.content_type in _PICTURES:
            return web.Response(body=stored.data, content_type=stored.content_type)
        headers = {"Content-Disposition": "attachment"}
        return web.Response(body=stored.data, content_type="application/octet-stream", headers=headers)


def _page_files() -> dict[str, bytes]:
    """The page's files, by name: what is not among them is not served."""
    folder = resources.files("bot.parlour").joinpath("page")
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.name.rsplit(".", 1)[-1] in _TYPES}
