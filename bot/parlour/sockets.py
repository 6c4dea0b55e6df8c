"""The pages' sockets: each gets the world when it opens, every change from then on, and replies to what it asks."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from aiohttp import WSMsgType, web
from pydantic import ValidationError

from bot.parlour import shown
from bot.parlour.acting import carry_out
from bot.parlour.requests import REQUEST
from bot.parlour.room import Room
from bot.parlour.simulated import Change

log = logging.getLogger(__name__)

LONGEST = 64 * 1024
"""Bytes of a request."""
BACKLOG = 2000
"""Changes that may wait for a slow page before it is cut off; it connects anew and gets the world as it is then."""
HEARTBEAT = 20.0


class Sockets:
    """All pages that are open."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._lines: dict[web.WebSocketResponse, asyncio.Queue[str]] = {}
        self._stop_watching = room.discord.watch(self._hear)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One page, as long as it is open."""
        socket = web.WebSocketResponse(max_msg_size=LONGEST, heartbeat=HEARTBEAT)
        await socket.prepare(request)
        line: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        line.put_nowait(json.dumps(shown.everything(self._room)))
        self._lines[socket] = line
        work = {asyncio.create_task(_send(socket, line))}
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                task = asyncio.create_task(self._take(line, message.data))
                work.add(task)
                task.add_done_callback(work.discard)
        finally:
            del self._lines[socket]
            for task in tuple(work):
                task.cancel()
        return socket

    async def close(self, _: web.Application) -> None:
        """Send all pages away; they try again by themselves until the parlour is back."""
        self._stop_watching()
        for socket in tuple(self._lines):
            await socket.close()

    async def _take(self, line: asyncio.Queue[str], raw: str) -> None:
        try:
            request = REQUEST.validate_json(raw)
        except ValidationError as error:
            log.warning("A page asked for something unknown: %s", error.errors(include_input=False, include_url=False))
            return
        reply = await carry_out(self._room, request)
        if request.do == "speak":
            self._tell({"op": "furniture", **shown.furniture(self._room)})
        await line.put(json.dumps(reply))

    def _hear(self, change: Change) -> None:
        """Pass a change of the simulated Discord on to every page."""
        match change.name.partition("_")[0], change.name:
            case "MESSAGE", "MESSAGE_DELETE":
                self._tell({"op": "gone", "id": change.data["id"], "channel": change.data["channel_id"]})
            case "MESSAGE", _:
                self._tell({"op": "message", "message": shown.message(change.data, change.visible_to)})
            case _, "TIME_PASSED":
                self._tell({"op": "time", "now": shown.now(self._room)})
            case (("CHANNEL" | "THREAD" | "COMMANDS"), _):
                self._tell({"op": "furniture", **shown.furniture(self._room)})
            case _:
                pass

    def _tell(self, event: dict[str, Any]) -> None:
        if not self._lines:
            return
        told = json.dumps(event)
        for socket, line in tuple(self._lines.items()):
            try:
                line.put_nowait(told)
            except asyncio.QueueFull:
                log.warning("A page does not keep up and has to connect anew")
                asyncio.ensure_future(socket.close())  # noqa: RUF006  (its reader ends with it)


async def _send(socket: web.WebSocketResponse, line: asyncio.Queue[str]) -> None:
    while True:
        await socket.send_str(await line.get())
