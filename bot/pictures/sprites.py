"""Sprites that have been drawn before: in memory up to so many bytes, large grounds on disk as well."""

from __future__ import annotations

import hashlib
import logging
import os
import tempfile
from collections import OrderedDict
from pathlib import Path

from PIL import Image

from bot.pictures.drawing import Pen, sized
from engines.core.drawing.scene import Sprite

log = logging.getLogger(__name__)

IN_MEMORY = 96 * 2**20
"""Bytes of pixels."""
ON_DISK = 64
"""Files; the oldest go first. A ground has about half a megabyte."""


def source(sprite: Sprite) -> str:
    """The hash of what it is drawn from."""
    return hashlib.sha256(sprite.svg.encode()).hexdigest()


class Sprites:
    """Images by the hash of their source. Not for several threads at once."""

    def __init__(self, pen: Pen, folder: Path | None, *, memory: int = IN_MEMORY) -> None:
        """:param folder: where grounds are kept from one start to the next; ``None``: nowhere."""
        self._pen, self._folder, self._memory = pen, folder, memory
        self._kept: OrderedDict[str, Image.Image] = OrderedDict()
        self.size = 0
        """Bytes of pixels kept in memory."""

    def __call__(self, sprite: Sprite, wide: int, high: int) -> Image.Image:
        """Drawn now or before."""
        key = f"{source(sprite)}-{wide}x{high}"
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        svg = sized(sprite, wide, high)
        image = self._ground(key, svg) if sprite.ground else self._pen(svg)
        self._kept[key] = image
        self.size += _bytes(image)
        while self.size > self._memory and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.size -= _bytes(oldest)
        return image

    def _ground(self, key: str, svg: str) -> Image.Image:
        """From disk, or drawn and put there. A disk that is full or read-only costs time and nothing else."""
        if self._folder is None:
            return _opaque(self._pen(svg))
        file = self._folder / f"{key}.png"
        try:
            with Image.open(file) as kept:
                return kept.copy()
        except (OSError, SyntaxError):  # not there, or spoilt
            image = _opaque(self._pen(svg))
        try:
            self._keep(file, image)
        except OSError as error:
            log.warning("a picture's ground could not be kept: %s", error.strerror)
        return image

    def _keep(self, file: Path, image: Image.Image) -> None:
        """Whole or not at all, as somebody may be reading."""
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, suffix=".part")
        with os.fdopen(handle, "wb") as part:
            image.save(part, "PNG", compress_level=1)
        Path(name).replace(file)
        files = sorted(file.parent.glob("*.png"), key=lambda each: each.stat().st_mtime)
        for old in files[:-ON_DISK]:
            old.unlink(missing_ok=True)


def _opaque(image: Image.Image) -> Image.Image:
    """A ground has nothing below it, unless it says so itself: without transparency it is laid down much faster."""
    lowest = image.getchannel("A").getextrema()[0]
    return image.convert("RGB") if lowest == 255 else image


def _bytes(image: Image.Image) -> int:
    return 4 * image.width * image.height  # also without transparency
