"""What SQLite's own checks miss: a bit that flipped inside a value."""

from __future__ import annotations

from zlib import crc32


def checksum(*parts: str | int | None, blob: bytes = b"") -> int:
    """Of a row: its small values, in their order, and the big one."""
    return crc32(blob, crc32("\0".join(map(str, parts)).encode()))
