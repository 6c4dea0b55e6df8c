"""Uploaded files: kept as long as a message shows them, served under Discord's attachment addresses."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from .clock import Snowflakes
from .protocol import Payload

_TYPES = {
    "gif": "image/gif",
    "jpeg": "image/jpeg",
    "jpg": "image/jpeg",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webp": "image/webp",
}
_PATH = re.compile(r"/attachments/\d+/\d+/[A-Za-z0-9_.\-]+")
_PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Upload:
    """One file of a request: its number in ``files[n]``, its name, its bytes."""

    index: int
    name: str
    data: bytes


@dataclass(frozen=True)
class StoredFile:
    """A file as the CDN gives it out."""

    content_type: str
    data: bytes


class Cdn:
    """The files, keyed by path, such as ``/attachments/<channel>/<attachment>/board.png``."""

    def __init__(self, snowflakes: Snowflakes) -> None:
        self._snowflakes = snowflakes
        self.root = ""
        """Where the addresses begin, as in ``https://cdn.discordapp.com``; set when the server starts."""
        self.files: dict[str, StoredFile] = {}

    def store(self, channel_id: str, uploads: list[Upload], described: list[Payload]) -> list[Payload]:
        """Keep the files and return their attachment payloads; ``described`` is the request's ``attachments``."""
        known = {str(entry.get("id")): entry for entry in described}
        return [self._keep(channel_id, upload, known.get(str(upload.index), {})) for upload in uploads]

    def _keep(self, channel_id: str, upload: Upload, described: Payload) -> Payload:
        name = re.sub(r"[^A-Za-z0-9_.\-]", "_", described.get("filename") or upload.name or "file")
        content_type = _TYPES.get(name.rsplit(".", 1)[-1].lower(), "application/octet-stream")
        attachment_id = self._snowflakes.new()
        path = f"/attachments/{channel_id}/{attachment_id}/{name}"
        self.files[path] = StoredFile(content_type, upload.data)
        address = self.root + path
        attachment: Payload = {
            "id": attachment_id,
            "filename": name,
            "size": len(upload.data),
            "url": address,
            "proxy_url": address,
            "content_type": content_type,
        }
        if described.get("description"):
            attachment["description"] = described["description"]
        if upload.data.startswith(_PNG):
            attachment["width"] = int.from_bytes(upload.data[16:20], "big")
            attachment["height"] = int.from_bytes(upload.data[20:24], "big")
        return attachment

    def read(self, address: str) -> StoredFile | None:
        """The file at an address or path, if it is still there."""
        return self.files.get(urlsplit(address).path)

    def forget(self, paths: set[str]) -> None:
        """Drop files that no message shows any more."""
        for path in paths:
            self.files.pop(path, None)


def addresses(payload: Any) -> set[str]:
    """The paths of all files of the CDN that a payload shows, in attachments, embeds or components."""
    return set(_PATH.findall(json.dumps(payload)))
