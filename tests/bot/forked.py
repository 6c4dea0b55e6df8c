"""Bots in processes of their own that begin at once: forked from one that has imported everything and done nothing.

What a bot costs before it does anything, two seconds of reading code and catalogues, is paid once. All else is real:
the process, its connection, its locks, and that it is killed."""

import asyncio
import os
import sys
from collections.abc import Mapping
from multiprocessing.process import BaseProcess
from types import SimpleNamespace

import pytest

from bot.commandline import child
from tests.forking import forking as context

READYMADE = "tests.bot.readymade"


class Forked:
    """What ``child.Child`` needs of an ``asyncio.subprocess.Process``."""

    def __init__(self, arguments: tuple[str, ...], environment: Mapping[str, str]) -> None:
        self._process: BaseProcess = context().Process(target=_be, args=(arguments, dict(environment)), daemon=True)
        self._process.start()
        self.kill, self.terminate = self._process.kill, self._process.terminate

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    async def wait(self) -> int | None:
        loop, over = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._process.sentinel, over.set)
        try:
            await over.wait()
        finally:
            loop.remove_reader(self._process.sentinel)
        return self.returncode


def _be(arguments: tuple[str, ...], environment: Mapping[str, str]) -> None:
    from tests.bot.readymade import main  # noqa: PLC0415  (a second of reading that only the fork is to cost)

    os.environ.clear()
    os.environ.update(environment)
    sys.exit(main(arguments))


def forking(patch: pytest.MonkeyPatch) -> None:
    """Every ``child.Child`` is forked, and knows the toys."""

    async def forked(_: str, *command: str, env: Mapping[str, str]) -> Forked:
        return Forked(command[len(child.PROGRAM) :], env)

    if sys.platform == "win32":  # where nothing can be forked
        patch.setattr(child, "PROGRAM", ("-c", f"import sys; from {READYMADE} import main; sys.exit(main())"))
    else:
        patch.setattr(child, "asyncio", SimpleNamespace(**{**vars(asyncio), "create_subprocess_exec": forked}))
