"""What a picture is made of: sprites, each drawn once and kept, laid on each other at whole points.

Lengths are points of the finished picture; x grows to the right, y downwards."""

from itertools import takewhile
from typing import NamedTuple, Self

from engines.core.record import record


class Box(NamedTuple):
    """A rectangle."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """Its edge there."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """Its edge there."""
        return self.top + self.height

    def moved(self, x: int, y: int) -> Self:
        """So much further to the right and down."""
        return self._replace(left=self.left + x, top=self.top + y)


class Words(NamedTuple):
    """What stands written somewhere, for whoever measures whether it fits and can be read."""

    said: str
    size: int
    box: Box


@record
class Sprite:
    """A piece of a picture as an SVG document; equal ones are drawn once, whatever they lie on."""

    svg: str
    width: int
    height: int
    words: tuple[Words, ...] = ()
    solid: bool = False
    """Nothing solid may lie on it: a badge, a card, a panel."""
    margin: int = 0
    """Points at its edge that hold no more than a shadow or a ring: other things may reach there."""
    ground: bool = False
    """Large and the same in every match: worth keeping on disk."""


@record
class Layer:
    """A sprite in its place."""

    sprite: Sprite
    left: int
    top: int

    @property
    def box(self) -> Box:
        """What it takes up of the picture."""
        return Box(self.left, self.top, self.sprite.width, self.sprite.height)


Fact = tuple[str, ...]
"""Words that a picture shows as belonging together, such as a noble and its holder: a line of the texts has them."""


@record
class Scene:
    """A whole picture, from the back to the front, and what it says."""

    width: int
    height: int
    layers: tuple[Layer, ...]
    facts: tuple[Fact, ...] = ()
    title: str = ""
    """What it is a picture of, if not of the whole table."""

    @property
    def told(self) -> str:
        """Its title and all that it shows, in words; ``""`` without a title. What the title says, or what a fact has
        in common with the one before it, is not said again."""
        said, before = "", Fact((self.title,))
        for fact in dict.fromkeys(map(_once, self.facts)):
            shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(fact, before, strict=False)))
            rest = "" if all(each in self.title for each in fact) else " ".join(fact[shared:])
            if rest:
                said += f"{': ' if not said else ', ' if shared else '; '}{rest}"
            before = fact
        return self.title and f"{self.title}{said}."


def _once(fact: Fact) -> Fact:
    """Without figures that stand in the words before them: ``8 🛡️, 8``."""
    pairs = zip(fact, ("", *fact), strict=False)
    return tuple(each for each, last in pairs if each == last or not last.startswith(each))


class Canvas:
    """A scene while it is put together.

    :param title: what it is a picture of, if not of the whole table."""

    def __init__(self, width: int, height: int, title: str = "") -> None:
        self.width, self.height, self.title = width, height, title
        self._layers: list[Layer] = []
        self._facts: list[Fact] = []

    def lay(self, sprite: Sprite, left: int, top: int) -> Self:
        """With its upper left corner there."""
        self._layers.append(Layer(sprite=sprite, left=left, top=top))
        return self

    def centre(self, sprite: Sprite, x: int, y: int) -> Self:
        """Around that point."""
        return self.lay(sprite, x - sprite.width // 2, y - sprite.height // 2)

    def fact(self, *said: str) -> Self:
        """What has just been shown belongs together."""
        self._facts.append(said)
        return self

    @property
    def layers(self) -> tuple[Layer, ...]:
        """What lies there so far."""
        return tuple(self._layers)

    def scene(self) -> Scene:
        """What has been put together."""
        facts = tuple(self._facts)
        return Scene(width=self.width, height=self.height, layers=self.layers, facts=facts, title=self.title)
