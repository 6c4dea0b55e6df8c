"""An exported match as a file: read without trust, and of a known shape afterwards."""

from __future__ import annotations

import json
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn

from pydantic import BaseModel, ConfigDict, Field

from persistence import carried
from persistence.export import FORMATS
from persistence.records import EntryKind

MEGABYTE = 1 << 20
LARGEST = 16
"""Megabytes. The longest match takes a tenth of it, and what was read takes many times as much memory."""


class NoExport(Exception):  # noqa: N818  (says what the file is)
    """Not a file that holds an exported match. ``key``: the text that says so."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class _Shape(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True)


class Left(carried.Left, extra="ignore"):
    """An heirloom. What may stand beside that is nothing that a replay looks at."""


class Line(_Shape):
    """An entry of the log, as far as a replay looks at it."""

    step: int
    seat: int | None
    kind: EntryKind
    body: Any
    version: int = Field(alias="schema")
    rules: str
    events: list[Any]


class Exported(_Shape):
    """What :func:`persistence.export.as_document` makes, as far as a replay looks at it."""

    game: str
    options: dict[str, str]
    people: list[str]
    heirloom: Left | None
    bequest: Left | None = None
    commitment: str
    start_message: str
    secret: str | None
    over: bool
    step: int
    log: list[Line]


def read(file: Path) -> Mapping[str, Any]:
    """:raises NoExport: it is no file, too large, or says of itself that it is something else."""
    try:
        about = file.stat()
        if not stat.S_ISREG(about.st_mode):
            raise NoExport("verify-no-file")
        with file.open("rb") as opened:
            content = opened.read(LARGEST * MEGABYTE + 1)
    except (OSError, ValueError):
        raise NoExport("verify-no-file") from None
    if len(content) > LARGEST * MEGABYTE:
        raise NoExport("verify-too-large")
    try:
        document = json.loads(content.decode(), parse_constant=_no_number)
    except (ValueError, RecursionError, MemoryError):
        raise NoExport("verify-unreadable") from None
    if not isinstance(document, dict) or not _known(document.get("format")):
        raise NoExport("verify-unreadable")
    return document


def _known(format_: Any) -> bool:
    """1, but neither 1.0 nor true."""
    return type(format_) is int and format_ in FORMATS


def _no_number(_constant: str) -> NoReturn:
    raise ValueError("not a number of JSON")
