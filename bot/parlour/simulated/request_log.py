"""What the bot asked of the REST API, for tests to look at, and as JSON lines for other programs."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from .interactions import TOKEN_PATTERN

WireSink = Callable[[str], None]
"""Takes one line of JSON, without its line feed."""

TOKEN = "TOKEN"  # noqa: S105 - the word that stands for one


@dataclass(frozen=True)
class LoggedRequest:
    """One request and how it was answered. Interaction tokens are replaced by the word TOKEN."""

    method: str
    path: str
    """Below ``/api/v10``, without the query."""
    body: Any
    """The JSON body; of a multipart request its ``payload_json``. None if there was none."""
    files: tuple[str, ...]
    """The names of the uploaded files."""
    status: int
    """0 if the connection was cut before the answer."""
    code: int | None
    """Discord's own error code, if it was refused."""
    uploaded: int = 0
    """Bytes of those files."""
    errors: Any = None
    """What it says of single fields, if it was refused for them."""


class RequestLog:
    """The requests of this run, oldest first (at most ``keep``), and the sink that each is written to."""

    def __init__(self, sink: WireSink | None = None, *, keep: int = 5000) -> None:
        self._sink = sink
        self._keep = keep
        self.requests: list[LoggedRequest] = []

    def add(self, request: LoggedRequest) -> None:
        """Remember a request and write it to the sink."""
        self.requests.append(request)
        if len(self.requests) > self._keep:
            del self.requests[: self._keep // 2]
        if self._sink is not None:
            line = {
                "method": request.method,
                "path": request.path,
                "body": request.body,
                "uploaded": request.uploaded,
            }
            self._sink(json.dumps(line, ensure_ascii=False))

    def to(self, where: str) -> list[LoggedRequest]:
        """The requests to a pattern such as ``POST /channels/*/messages``."""
        return [r for r in self.requests if fnmatchcase(f"{r.method} {r.path}", where)]

    def clear(self) -> None:
        """Forget what was asked so far."""
        self.requests.clear()


def without_tokens(value: Any) -> Any:
    """A copy of a text or JSON value with every interaction token replaced."""
    if isinstance(value, str):
        return TOKEN_PATTERN.sub(TOKEN, value)
    if isinstance(value, list):
        return [without_tokens(item) for item in value]
    if isinstance(value, dict):
        return {key: without_tokens(item) for key, item in value.items()}
    return value
