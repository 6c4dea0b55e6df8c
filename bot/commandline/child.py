"""The bot in a process of its own, which can be killed."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from bot.commandline.run import SECRET_VARIABLE
from bot.parlour.simulated import SimulatedDiscord

PROGRAM = ("-m", "bot")
"""What Python runs there; a test puts a program that knows another game in its place."""
START = 300.0
"""Seconds that it may take to log in: two or three, but other programs may be in its way."""


class Child:
    def __init__(self, discord: SimulatedDiscord, secret: str, database: Path, seed: int, *more: str) -> None:
        """:param more: arguments of ``serve``."""
        self.discord, self.seed, self.more = discord, seed, more
        self.environment = {
            **os.environ,
            SECRET_VARIABLE: secret,
            "CASTELLAN_DATABASE": str(database),
            "CASTELLAN_LOG_LEVEL": "WARNING",
            "DISCORD_TOKEN": "",
        }
        self.starts = 0
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Until it has logged in. ``RuntimeError`` if it ends before, or takes too long."""
        before = set(self.discord.gateway.sessions)
        command = (*PROGRAM, "serve", "--port", str(self.discord.port), "--seed", str(self.seed), *self.more)
        self._process = await asyncio.create_subprocess_exec(sys.executable, *command, env=self.environment)
        self.starts += 1
        try:
            async with asyncio.timeout(START):
                while not set(self.discord.gateway.sessions) - before:
                    self.check()
                    await asyncio.sleep(0.01)
        except TimeoutError:
            await self.kill()
            raise RuntimeError(f"the bot has not logged in within {START:.0f} seconds") from None

    def check(self) -> None:
        """``RuntimeError`` if it has ended by itself."""
        if self._process is not None and self._process.returncode is not None:
            raise RuntimeError(f"the bot ended with exit code {self._process.returncode}")

    async def kill(self) -> None:
        """At once, as a power cut would."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def stop(self) -> int:
        """In good order; the exit code."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.terminate()
        return await self._process.wait()
