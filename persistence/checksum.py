"""What SQLite's own checks miss: a bit that flipped inside a value."""

from __future__ import annotations

from zlib import crc32


def checksum(*parts: object) -> int:
    """Of a row: the bytes among *parts* as they are, anything else by its ``str``."""
    value = 0
    for part in parts:
        value = crc32(part if isinstance(part, bytes) else str(part).encode(), value)
        value = crc32(b"\0", value)
    return value
