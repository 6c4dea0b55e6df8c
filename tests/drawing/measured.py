"""Whether a picture can be read: what a reader would complain about, found by measuring its scene."""

from collections.abc import Collection, Iterator
from itertools import combinations

from engines.core.drawing.scene import Box, Layer, Scene, Words
from engines.core.drawing.typefaces import ELLIPSIS

FULL, LEAST = 1600, 28
"""In a picture as wide as that, nothing is smaller than so many points."""
SOFT = 8
"""Points that the corners of two badges may come closer: they are round, and have shadows."""


def complaints(scene: Scene, names: Collection[str] = ()) -> list[str]:
    """None, if the picture is all right.

    :param names: what may be cut, because people chose it."""
    return [*_outside(scene), *_overlaps(scene), *_covered(scene), *_words(scene, names)]


def _outside(scene: Scene) -> Iterator[str]:
    whole = Box(0, 0, scene.width, scene.height)
    for layer in scene.layers:
        if not _within(layer.box, whole):
            yield f"{_name(layer)} reaches beyond the picture"


def _overlaps(scene: Scene) -> Iterator[str]:
    solid = [layer for layer in scene.layers if layer.sprite.solid]
    for one, other in combinations(solid, 2):
        if _meet(_core(one), _core(other), SOFT):
            yield f"{_name(one)} lies on {_name(other)}"


def _covered(scene: Scene) -> Iterator[str]:
    """Words that something solid lies on."""
    for at, below in enumerate(scene.layers):
        for words in below.sprite.words:
            box = words.box.moved(below.left, below.top)
            for above in scene.layers[at + 1 :]:
                if above.sprite.solid and _meet(box, _core(above), SOFT // 2):
                    yield f"{words.said!r} lies under {_name(above)}"


def _words(scene: Scene, names: Collection[str]) -> Iterator[str]:
    least = -(-LEAST * scene.width // FULL)  # rounded up: 24 of 1,400 would be less
    for layer in scene.layers:
        sprite = layer.sprite
        for words in sprite.words:
            if not _within(words.box, Box(0, 0, sprite.width, sprite.height)):
                yield f"{words.said!r} reaches beyond its box"
            if words.size < least:
                yield f"{words.said!r} is too small: {words.size} of {least}"
            if words.said.endswith(ELLIPSIS) and not _cut(words, names):
                yield f"{words.said!r} is cut"
        for one, other in combinations(sprite.words, 2):
            if _meet(one.box, other.box, 2):
                yield f"{one.said!r} runs into {other.said!r}"


def _cut(words: Words, names: Collection[str]) -> bool:
    """Whether it is the beginning of a name."""
    begun = words.said.removesuffix(ELLIPSIS).strip()
    return any("".join(begun.split()) in "".join(name.split()) for name in names)


def _core(layer: Layer) -> Box:
    """Without what may be covered."""
    box, margin = layer.box, layer.sprite.margin
    return Box(box.left + margin, box.top + margin, box.width - 2 * margin, box.height - 2 * margin)


def _meet(one: Box, other: Box, soft: int) -> bool:
    """Whether they share more than *soft* points in both directions."""
    across = min(one.right, other.right) - max(one.left, other.left)
    return across > soft and min(one.bottom, other.bottom) - max(one.top, other.top) > soft


def _within(inner: Box, outer: Box) -> bool:
    return (
        inner.left >= outer.left
        and inner.top >= outer.top
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


def _name(layer: Layer) -> str:
    said = " ".join(words.said for words in layer.sprite.words)
    return f"({layer.left}, {layer.top}) {said[:40]!r}"
