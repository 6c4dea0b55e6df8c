"""The gateway: identify, heartbeat, resume, member requests, and the ways to break a connection."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from aiohttp import WSMsgType, web

from . import payloads
from .changes import Change
from .compression import compressor
from .protocol import MAX_GATEWAY_BYTES, PRIVILEGED_INTENTS, CloseCode, Intent, Opcode, Payload
from .sessions import Connection, Session
from .world import World

_CLEAN_CLOSE = {1000, 1001}
_KEPT_SESSIONS = 8
# discord.py notes when it sent a heartbeat only after it has sent it, and takes an answer that is there before (as on
# one machine) for one to the heartbeat before, 41 seconds late.
_ACK_SECONDS = 0.02
_IGNORED = {Opcode.PRESENCE_UPDATE, Opcode.VOICE_STATE_UPDATE}


class Gateway:
    """All sessions of the bot. ``heartbeat`` is the interval asked for, in seconds."""

    def __init__(self, world: World, token: str, *, heartbeat: float, allowed_intents: Intent) -> None:
        self._world = world
        self._token = token
        self._heartbeat = heartbeat
        self._allowed_intents = allowed_intents
        self.address = ""
        """Where clients come back to resume; set when the server starts."""
        self.sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()

    # -- the outside -----------------------------------------------------------------------

    def hear(self, change: Change) -> None:
        """Tell every session of a change."""
        for session in self.sessions.values():
            session.hear(change)

    def tell(self, name: str, data: Payload) -> None:
        """Send every session an event of any name and content."""
        for session in self.sessions.values():
            session.dispatch(name, data)

    @property
    def connected(self) -> bool:
        """Whether the bot is connected and identified."""
        return any(session.connection is not None for session in self.sessions.values())

    async def drop(self, code: int | None = None) -> None:
        """Break every connection: with a close code, or (None) abruptly. The sessions can be resumed."""
        for connection in tuple(self._connections):
            self._detach(connection)
            if code is None:
                connection.abort()
            else:
                await connection.close(code)

    def ask_reconnect(self) -> None:
        """Ask every client to reconnect and resume (op 7)."""
        for connection in self._connections:
            connection.send_op(Opcode.RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declare every session invalid (op 9); the client resumes if it is told that it can."""
        if not resumable:
            self.sessions.clear()
        for connection in self._connections:
            connection.send_op(Opcode.INVALID_SESSION, resumable)

    async def close(self) -> None:
        """Close everything, as at a shutdown."""
        for connection in tuple(self._connections):
            await connection.close(1001)

    # -- one connection --------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Speak with one client until its connection ends."""
        socket = web.WebSocketResponse(max_msg_size=4 * MAX_GATEWAY_BYTES, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, compressor(request.query.get("compress")))
        self._connections.add(connection)
        connection.send_op(Opcode.HELLO, {"heartbeat_interval": int(self._heartbeat * 1000), "_trace": []})
        try:
            async for message in socket:
                # Some clients send their JSON in binary frames.
                if message.type in {WSMsgType.TEXT, WSMsgType.BINARY}:
                    close = self._receive(connection, message.data)
                    if close is not None:
                        await connection.close(close)
                        break
        finally:
            connection.stop()
            if socket.close_code in _CLEAN_CLOSE:
                self._forget(connection)
            self._detach(connection)
            self._connections.discard(connection)
        return socket

    def _detach(self, connection: Connection) -> None:
        for session in self.sessions.values():
            if session.connection is connection:
                session.connection = None

    def _forget(self, connection: Connection) -> None:
        """A client that says goodbye will not resume."""
        session = self._session_of(connection)
        if session is not None:
            del self.sessions[session.id]

    def _forget_oldest(self) -> None:
        """Sessions whose client never came back are not kept for ever."""
        left = [session for session in self.sessions.values() if session.connection is None]
        for session in left[:-_KEPT_SESSIONS]:
            del self.sessions[session.id]

    def _session_of(self, connection: Connection) -> Session | None:
        return next((s for s in self.sessions.values() if s.connection is connection), None)

    def _receive(self, connection: Connection, raw: str | bytes) -> CloseCode | None:
        """Handle one frame; the result is the code to close with."""
        if len(raw) > MAX_GATEWAY_BYTES:
            return CloseCode.DECODE_ERROR
        try:
            frame = json.loads(raw)
            opcode = frame["op"]
        except (ValueError, KeyError, TypeError):
            return CloseCode.DECODE_ERROR
        handlers: dict[int, Callable[[Connection, Payload], CloseCode | None]] = {
            Opcode.HEARTBEAT: self._acknowledge,
            Opcode.IDENTIFY: self._identify,
            Opcode.RESUME: self._resume,
            Opcode.REQUEST_GUILD_MEMBERS: self._send_members,
        }
        if opcode in _IGNORED:
            return None
        if opcode not in handlers:
            return CloseCode.UNKNOWN_OPCODE
        try:
            return handlers[opcode](connection, frame.get("d"))
        except (AttributeError, KeyError, TypeError, ValueError):
            return CloseCode.DECODE_ERROR  # a field of the frame is missing or of the wrong type

    def _acknowledge(self, connection: Connection, _: Payload) -> None:
        asyncio.get_running_loop().call_later(_ACK_SECONDS, connection.send_op, Opcode.HEARTBEAT_ACK)

    def _token_fits(self, data: Payload) -> bool:
        return bool(str(data.get("token", "")).removeprefix("Bot ") == self._token)

    def _identify(self, connection: Connection, data: Payload) -> CloseCode | None:
        if self._session_of(connection):
            return CloseCode.ALREADY_AUTHENTICATED
        if not self._token_fits(data):
            return CloseCode.AUTHENTICATION_FAILED
        intents = Intent(data["intents"])
        if intents & PRIVILEGED_INTENTS & ~self._allowed_intents:
            return CloseCode.DISALLOWED_INTENTS
        session = Session(intents)
        session.connection = connection
        self.sessions[session.id] = session
        self._forget_oldest()
        session.dispatch("READY", self._ready(session, data))
        if intents & Intent.GUILDS:
            everybody = bool(intents & Intent.GUILD_PRESENCES)
            for guild_id in self._world.guilds:
                session.dispatch("GUILD_CREATE", self._world.guild_create(guild_id, everybody=everybody))
        return None

    def _ready(self, session: Session, data: Payload) -> Payload:
        world = self._world
        flags = payloads.APPLICATION_FLAGS
        return {
            "v": 10,
            "user": {**world.bot, "email": None, "verified": True, "mfa_enabled": False},
            "session_type": "normal",
            "guilds": [{"id": guild_id, "unavailable": True} for guild_id in world.guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "application": {"id": world.bot["id"], "flags": flags, "flags_new": str(flags)},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "user_settings": {},
            "_trace": [],
            **({"shard": data["shard"]} if "shard" in data else {}),
        }

    def _resume(self, connection: Connection, data: Payload) -> CloseCode | None:
        if not self._token_fits(data):
            return CloseCode.AUTHENTICATION_FAILED
        session = self.sessions.get(data["session_id"])
        if session is None or not session.can_resume(data["seq"]):
            connection.send_op(Opcode.INVALID_SESSION, data=False)
        else:
            session.resume(connection, data["seq"])
        return None

    def _send_members(self, connection: Connection, data: Payload) -> CloseCode | None:
        session = self._session_of(connection)
        if session is None:
            return CloseCode.NOT_AUTHENTICATED
        members = self._world.members.get(str(data["guild_id"]), {})
        wanted = data.get("user_ids")
        if wanted:
            ids = [str(user) for user in (wanted if isinstance(wanted, list) else [wanted])]
        else:
            prefix = str(data.get("query") or "")
            if not prefix and not session.intents & Intent.GUILD_MEMBERS:
                return CloseCode.DISALLOWED_INTENTS
            ids = [key for key, member in members.items() if member["user"]["username"].startswith(prefix)]
        chunk = {
            "guild_id": str(data["guild_id"]),
            "members": [members[key] for key in ids if key in members],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [key for key in ids if key not in members],
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
        return None
