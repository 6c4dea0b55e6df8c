"""Transport compression of the gateway: one context per connection, flushed after every frame."""

from __future__ import annotations

import zlib
from collections.abc import Callable

try:
    import zstandard
except ImportError:  # the client then falls back to zlib as well
    zstandard = None  # type: ignore[assignment]  # an optional speed-up

Compressor = Callable[[bytes], bytes]


def compressor(kind: str | None) -> Compressor | None:
    """The compressor for the ``compress`` that a client asked for; None sends plain text frames.

    Clients accept plain frames whatever they asked for, so an unknown or missing kind is no error.
    """
    if kind == "zlib-stream":
        return _zlib()
    if kind == "zstd-stream" and zstandard is not None:
        return _zstd()
    return None


def _zlib() -> Compressor:
    stream = zlib.compressobj()
    return lambda raw: stream.compress(raw) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Compressor:
    # One zstd frame for the whole connection: clients keep one decompressor, and a finished frame ends it.
    stream = zstandard.ZstdCompressor(level=1).compressobj()
    return lambda raw: stream.compress(raw) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
