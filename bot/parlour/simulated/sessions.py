"""Gateway sessions: what each was told, and the connection that it has at the moment."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from typing import Any

from aiohttp import web

from .changes import Change
from .compression import Compressor
from .protocol import Intent, Opcode, Payload

REPLAY_FRAMES = 1000


class Connection:
    """One websocket. Frames go through a queue, so that telling of a change never waits for the network."""

    def __init__(self, socket: web.WebSocketResponse, compress: Compressor | None) -> None:
        self.socket = socket
        self._compress = compress
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._pump = asyncio.create_task(self._send_waiting())

    def send(self, frame: bytes) -> None:
        """Queue one frame."""
        self._waiting.put_nowait(frame)

    def send_op(self, opcode: Opcode, data: Any = None) -> None:
        """Queue a frame that belongs to no session."""
        self.send(encode({"op": int(opcode), "d": data, "s": None, "t": None}))

    async def _send_waiting(self) -> None:
        while True:
            frame = await self._waiting.get()
            try:
                if self._compress is None:
                    await self.socket.send_str(frame.decode())
                else:
                    await self.socket.send_bytes(self._compress(frame))
            except (ConnectionError, RuntimeError):
                return  # The socket is closing; the session keeps the frame for a resume.

    async def close(self, code: int, reason: str = "") -> None:
        """Close the websocket with a code."""
        await self.socket.close(code=code, message=reason.encode())

    def abort(self) -> None:
        """Cut the connection as a broken network does, without a close frame."""
        request = self.socket._req
        if request is not None and request.transport is not None:
            request.transport.abort()

    def stop(self) -> None:
        """Send nothing more."""
        self._pump.cancel()


class Session:
    """One identified client. It outlives its connections, and replays what they missed."""

    def __init__(self, intents: Intent) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.connection: Connection | None = None
        self._sequence = 0
        self._told: deque[tuple[int, bytes]] = deque(maxlen=REPLAY_FRAMES)

    def dispatch(self, name: str, data: Payload) -> None:
        """Send an event. It is encoded at once: later changes of ``data`` do not alter what was told."""
        self._sequence += 1
        frame = encode({"op": int(Opcode.DISPATCH), "t": name, "s": self._sequence, "d": data})
        self._told.append((self._sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def hear(self, change: Change) -> None:
        """Send a change of the world, as far as this session's intents let it be heard."""
        if not change.told or (change.intent and not self.intents & change.intent):
            return
        if change.redacted is not None and not self.intents & Intent.MESSAGE_CONTENT:
            self.dispatch(change.name, change.redacted)
        else:
            self.dispatch(change.name, change.data)

    def can_resume(self, sequence: int) -> bool:
        """Whether everything after ``sequence`` is still at hand."""
        return sequence <= self._sequence and (not self._told or self._told[0][0] <= sequence + 1)

    def resume(self, connection: Connection, sequence: int) -> None:
        """Go on over a new connection with everything after ``sequence``."""
        self.connection = connection
        for number, frame in self._told:
            if number > sequence:
                connection.send(frame)
        self.dispatch("RESUMED", {"_trace": []})


def encode(frame: Payload) -> bytes:
    """One gateway frame as JSON."""
    return json.dumps(frame, separators=(",", ":")).encode()
