"""Python processes of their own, for what one process cannot show: a lock, a kill, fewer rights."""

import os
import runpy
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple, TextIO

from tests.forking import forking

LONGEST = 60.0
"""Seconds that anything may take before the test gives up: no measure of speed."""


class Ended(NamedTuple):
    """What a process has written, and its exit code; negative: the signal that ended it."""

    stdout: str
    stderr: str
    returncode: int | None


class Child(NamedTuple):
    """A process that runs."""

    process: BaseProcess
    stdout: TextIO

    def kill(self) -> None:
        """As a power cut would; it is over when this returns."""
        self.process.kill()
        self.process.join()


@contextmanager
def started(code: str, *arguments: object, errors: Path = Path(os.devnull)) -> Iterator[Child]:
    """A process that runs *code*, with *arguments* in ``sys.argv``. At the end it is waited for.

    :param errors: where to its standard error is written.
    """
    with _begun(_execute, code, arguments, errors) as child:
        yield child


@contextmanager
def module(name: str, *arguments: object) -> Iterator[Child]:
    """The same as ``python -m NAME ARGUMENTS``."""
    with _begun(_run_module, name, arguments, Path(os.devnull)) as child:
        yield child


def run(code: str, *arguments: object) -> Ended:
    """Run *code* to its end."""
    with tempfile.TemporaryDirectory() as folder:
        errors = Path(folder, "stderr")
        with started(code, *arguments, errors=errors) as child:
            told = child.stdout.read()
        return Ended(told, errors.read_text(encoding="utf-8"), child.process.exitcode)


@contextmanager
def _begun(what: Callable[[str], object], text: str, arguments: tuple[object, ...], errors: Path) -> Iterator[Child]:
    context = forking()
    reader, writer = context.Pipe(duplex=False)
    process = context.Process(target=_begin, args=(what, text, list(map(str, arguments)), writer, errors), daemon=True)
    process.start()
    writer.close()
    try:
        with reader, os.fdopen(os.dup(reader.fileno()), encoding="utf-8") as stdout:
            yield Child(process, stdout)
        process.join(LONGEST)
        assert process.exitcode is not None, f"it does not end: {text}"
    finally:
        process.kill()
        process.join()


def _begin(what: Callable[[str], object], text: str, arguments: list[str], told: Connection, errors: Path) -> None:
    os.dup2(told.fileno(), 1)
    os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT, 0o600), 2)
    told.close()
    sys.argv = ["-", *arguments]
    what(text)


def _execute(code: str) -> None:
    exec(compile(code, "<test>", "exec"), {"__name__": "__main__"})


def _run_module(name: str) -> None:
    runpy.run_module(name, run_name="__main__", alter_sys=True)
