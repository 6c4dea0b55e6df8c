"""Reading the body of a request: JSON, or a form with JSON and files in it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

from aiohttp import BodyPartReader, web

from .cdn import Upload
from .errors import ApiError
from .protocol import MAX_FILE_BYTES

_FILE_PART = re.compile(r"files\[(\d+)\]")


@dataclass
class Body:
    """What a request carried: its JSON (None without any) and its files."""

    json: Any = None
    uploads: list[Upload] = field(default_factory=list)

    @property
    def names(self) -> list[str]:
        """The names of the files."""
        return [upload.name for upload in self.uploads]


async def read_body(request: web.Request) -> Body:
    """The body of a request. Raises the API's errors for broken JSON and for files that are too large."""
    body = Body()
    if request.method not in {"POST", "PUT", "PATCH"} or not request.can_read_body:
        return body
    if not request.content_type.startswith("multipart/"):
        body.json = _parsed(await request.read())
        return body
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(HTTPStatus.BAD_REQUEST, 50035, "Invalid Form Body")
        data = bytes(await part.read(decode=False))
        numbered = _FILE_PART.fullmatch(part.name or "")
        if part.name == "payload_json":
            body.json = _parsed(data)
        elif numbered:
            if len(data) > MAX_FILE_BYTES:
                raise ApiError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, 40005, "Request entity too large")
            body.uploads.append(Upload(int(numbered[1]), part.filename or "", data))
    return body


def _parsed(raw: bytes) -> Any:
    if not raw:
        return None
    try:
        return json.loads(raw)
    except ValueError:
        raise ApiError(HTTPStatus.BAD_REQUEST, 50109, "The request body contains invalid JSON.") from None
