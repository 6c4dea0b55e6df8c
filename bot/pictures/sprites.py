"""Sprites that have been drawn before: in memory up to so many bytes, what was not used for longest packed, and large
grounds on disk as well.

Flat colours pack to a tenth: several games in several languages fit, and to unpack one takes a fraction of the time in
which it is drawn."""

from __future__ import annotations

import hashlib
import logging
import os
import tempfile
from collections import OrderedDict
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple
from zlib import compress, decompress

from PIL import Image

from bot.pictures.drawing import Pen, sized
from engines.core.drawing.scene import Sprite

log = logging.getLogger(__name__)

IN_MEMORY = 84 * 2**20
"""Bytes of pixels."""
PACKED = 12 * 2**20
"""Bytes of what is packed."""
LATELY = 4000
"""Sprites, of which a few dozen make a picture."""
QUICKLY = 1
"""How well it is packed."""
ON_DISK = 64
"""Files; the oldest go first. A ground has about half a megabyte."""


GROUNDS = 16
"""Hashes of grounds that are remembered."""


def source(sprite: Sprite) -> str:
    """The hash of what it is drawn from. Grounds are a megabyte of it, asked for with every piece of a picture that has
    changed, and always the same few."""
    return _remembered(sprite.svg) if sprite.ground else _hashed(sprite.svg)


def _hashed(svg: str) -> str:
    return hashlib.sha256(svg.encode()).hexdigest()


_remembered = lru_cache(maxsize=GROUNDS)(_hashed)


class Packed(NamedTuple):
    mode: str
    size: tuple[int, int]
    pixels: bytes


class Sprites:
    """Images by the hash of their source. Not for several threads at once."""

    def __init__(self, pen: Pen, folder: Path | None, *, memory: int = IN_MEMORY, packed: int = PACKED) -> None:
        """:param folder: where grounds are kept from one start to the next; ``None``: nowhere."""
        self._pen, self._folder, self._memory, self._room = pen, folder, memory, packed
        self._kept: OrderedDict[str, Image.Image] = OrderedDict()
        self._asked: OrderedDict[str, bool] = OrderedDict()
        """What was asked for lately, and whether more than once: else, as a panel with figures, it is not packed."""
        self._packed: OrderedDict[str, Packed] = OrderedDict()
        self.size = self.packed = 0
        """Bytes of pixels, and of what is packed, kept in memory."""

    def __call__(self, sprite: Sprite, wide: int, high: int) -> Image.Image:
        """Drawn now or before."""
        key = f"{source(sprite)}-{wide}x{high}"
        self._note(key)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        svg = sized(sprite, wide, high)
        image = self._unpacked(key) or (self._ground(key, svg) if sprite.ground else self._pen(svg))
        self._kept[key] = image
        self.size += _bytes(image)
        while self.size > self._memory and len(self._kept) > 1:
            oldest, gone = self._kept.popitem(last=False)
            self.size -= _bytes(gone)
            self._pack(oldest, gone)
        return image

    def _note(self, key: str) -> None:
        self._asked[key] = key in self._asked
        self._asked.move_to_end(key)
        while len(self._asked) > LATELY:
            self._asked.popitem(last=False)

    def _unpacked(self, key: str) -> Image.Image | None:
        """It stays packed as well: to pack it again would take longer than all the rest."""
        there = self._packed.get(key)
        if there is None:
            return None
        self._packed.move_to_end(key)
        return Image.frombytes(there.mode, there.size, decompress(there.pixels))

    def _pack(self, key: str, image: Image.Image) -> None:
        if key in self._packed or not (self._room and self._asked.get(key)):
            return
        self._packed[key] = Packed(image.mode, image.size, compress(image.tobytes(), QUICKLY))
        self.packed += len(self._packed[key].pixels)
        while self.packed > self._room:
            self.packed -= len(self._packed.popitem(last=False)[1].pixels)

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
