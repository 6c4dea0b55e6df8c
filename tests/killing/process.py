"""Starting and killing the bot. What it imports is imported once, and each start is a fork of that."""

import asyncio
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path

from bot.parlour.simulated import SimulatedDiscord
from tests.forking import forking
from tests.killing import program
from tests.killing.shared import Shared

LONGEST = 60.0
"""Seconds that anything may take before the test gives up: no measure of speed."""


class Process:
    """The bot, which lives many times. ``lives`` counts them; ``ended`` is set while there is none."""

    def __init__(self, discord: SimulatedDiscord, secret: str, folder: Path, games: tuple[str, ...]) -> None:
        self.discord = discord
        self.database, self.log = folder / "castellan.sqlite3", folder / "bot.log"
        self.shared = Shared(folder / "shared")
        self._start = program.Start(discord.port, secret, self.database, self.log, folder / "shared", games)
        self._process: BaseProcess | None = None
        self.lives = 0
        self.ended = asyncio.Event()
        self.ended.set()
        self.meant = True
        """Whether the last life was ended by us."""

    @staticmethod
    def clock(folder: Path) -> Callable[[], float]:
        """The time that a bot in *folder* will go by."""
        return Shared(folder / "shared").time

    async def launch(self) -> None:
        """Begin a life, and do not wait for anything."""
        process: BaseProcess = forking().Process(target=program.serve, args=(self._start,), daemon=True)
        self.log.touch()
        self.discord.gateway.sessions.clear()  # a process that is no more resumes none of them
        await asyncio.to_thread(process.start)
        self.lives += 1
        self._process, self.meant = process, False
        self.ended.clear()
        asyncio.get_running_loop().add_reader(process.sentinel, self._gone, process)

    def _gone(self, process: BaseProcess) -> None:
        asyncio.get_running_loop().remove_reader(process.sentinel)
        process.join()
        self.ended.set()

    async def ready(self) -> bool:
        """Until it can be reached; whether it has not ended before."""
        self.shared.ask()
        return await self.until(lambda: self.connected and self.shared.busy is not None)

    @property
    def connected(self) -> bool:
        """Whether this life hears what people do."""
        return bool(self.discord.gateway.sessions)

    async def until(self, condition: Callable[[], object]) -> bool:
        """Wait for *condition*; ``False`` if the process has ended before. ``TimeoutError``: it never comes."""
        async with asyncio.timeout(LONGEST):
            while not condition():
                if self.ended.is_set():
                    return False
                await asyncio.sleep(0.003)
        return True

    async def idle(self) -> bool:
        """Whether it does nothing at a moment after this call; also if it has ended."""
        self.shared.ask()
        return await self.until(lambda: self.shared.busy is not None) and not self.shared.busy

    def kill(self) -> None:
        """At once, as a power cut would. It is over when ``ended`` is set."""
        if self._process is not None and not self.ended.is_set():
            self.meant = True
            self._process.kill()

    def terminate(self) -> None:
        """Ask it to stop in good order."""
        if self._process is not None and not self.ended.is_set():
            self.meant = True
            self._process.terminate()

    @property
    def code(self) -> int | None:
        """The exit code of the last life; negative: the signal."""
        return None if self._process is None else self._process.exitcode
