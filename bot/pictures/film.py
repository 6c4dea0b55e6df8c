"""A match as a film: its board after every turn, with what happened in it written below."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.pictures.captions import caption, fits
from bot.pictures.changing import Changing
from bot.pictures.drawing import Pen
from bot.pictures.sprites import Sprites
from bot.pictures.subtitles import subtitle
from bot.pictures.webp import Animation
from bot.play import telling
from bot.play.past import Past
from engines.core.digest import overheard
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Layer, Scene
from engines.core.event import Event
from engines.core.match import Match
from engines.core.undo import Course

MOST = 150
"""Frames. Of a longer match several turns share one."""
WIDTHS = 1200, 900, 640
"""Points. Whatever is larger than a message may bring along is made smaller."""
LARGEST = 10 * 2**20 - 2**16
"""Bytes of a file, and some room for the rest of the request."""
TURN, LAST = 1200, 6000
"""Milliseconds that a frame stands."""
MEMORY = 48 * 2**20
"""Bytes of pixels kept while one is made."""
SIZE = 36
"""Of what is written below, in a picture of 1,400 points."""


class TooLarge(Exception):  # noqa: N818  (what became of the film)
    """However small it is made, it does not fit into a message."""


class Frame(NamedTuple):
    """The board at the end of a turn."""

    view: Any
    """A spectator's."""
    caption: str
    """What is told below it whatever has happened."""
    news: tuple[Event, ...] = ()
    """What has happened since the frame before."""
    turns: tuple[telling.Turn, ...] = ()
    """Of these as much is told as fits."""


class Reel:
    """The frames of one match, in one language.

    :param past: says what happened."""

    def __init__(self, past: Past, names: Sequence[str]) -> None:
        self._past, self._names = past, past.voice.drawn(names)

    def frames(self, course: Course[Any]) -> list[Frame]:
        """How it began, then the end of each turn; there is one at least."""
        first, after = course.turns[0].before, {turn.step: turn.after for turn in course.turns}
        told = overheard(((turn.step, event) for turn in course.turns for event in turn.events), None)
        turns = telling.turns(told, self._past)
        ends = [(_reached(after, turn.span[-1].step, first), turn) for turn in turns]
        size = -(-len(ends) // (MOST - 1)) or 1
        groups = [ends[at : at + size] for at in range(0, len(ends), size)]
        frames = [
            Frame(first.view(None), ""),
            *(Frame(group[-1][0].view(None), "", _news(group), tuple(turn for _, turn in group)) for group in groups),
        ]
        last = course.turns[-1].after
        if last.over:  # what led there would leave no room for it
            frames[-1] = Frame(last.view(None), self._result(last), frames[-1].news)
        return frames

    def _result(self, match: Match[Any]) -> str:
        """Who has won."""
        page = match.game.presenter.ending(match.view(None))
        return self._past.voice(page.sections[0].lines[0])

    def scenes(self, frames: Sequence[Frame]) -> Iterator[Scene]:
        """Each with what has changed since the one before it."""
        painter, voice = self._past.game.painter, self._past.voice
        assert painter is not None, "it can be drawn"
        look = Look(say=voice.bare, names=self._names)
        for frame in frames:
            look = replace(look, news=frame.news)
            yield self._below(painter.table(frame.view, look), frame)
            look = replace(look, before=frame.view)

    def _below(self, scene: Scene, frame: Frame) -> Scene:
        """*scene* with a caption, in which everybody has a name that can be written."""
        past, painter = self._past, self._past.game.painter
        signs, size = painter.signs if painter else {}, _size(scene)
        called = {past.voice.names, *(past.names(each.step) for turn in frame.turns for each in turn.span)}

        def legible(told: str) -> str:
            return past.voice.legible(told, called)

        told = subtitle(frame.turns, past, lambda told: fits(legible(told), signs, scene.width, size))
        return below(scene, legible(frame.caption or told), signs)


def _news(group: Iterable[tuple[Any, telling.Turn]]) -> tuple[Event, ...]:
    """What happened in these turns and still holds."""
    return tuple(each.event for _, turn in group for each in turn.span if not each.struck)


def _reached(after: Mapping[int, Match[Any]], step: int, first: Match[Any]) -> Match[Any]:
    """As it was after that step; after the one before, if that was taken back."""
    while step and step not in after:
        step -= 1
    return after.get(step, first)


def _size(scene: Scene) -> int:
    return SIZE * scene.width // 1400


def below(scene: Scene, told: str, signs: Mapping[str, str]) -> Scene:
    """*scene* with a caption."""
    sprite = caption(told, signs, scene.width, _size(scene))
    layer = Layer(sprite=sprite, left=0, top=scene.height)
    return replace(scene, height=scene.height + sprite.height, layers=(*scene.layers, layer))


def _padded(scene: Scene, wide: int, high: int) -> Scene:
    """*scene* in the middle of so much paper: what a table looks like may grow and shrink, but a film does not."""
    left = (wide - scene.width) // 2
    layers = tuple(replace(layer, left=layer.left + left) for layer in scene.layers)
    return replace(scene, width=wide, height=high, layers=layers)


def film(scenes: Callable[[], Iterable[Scene]], pen: Pen) -> bytes:
    """An animated WebP, small enough for a message: less wide if need be, then with fewer frames.

    :param scenes: one at least; called anew for each attempt.
    :raises TooLarge: a single frame would not fit."""
    content, sizes = b"", [(scene.width, scene.height) for scene in scenes()]
    wide, high = (max(lengths) for lengths in zip(*sizes, strict=True))
    widths, count = iter(WIDTHS), len(sizes)
    width = next(widths)
    while count:
        shown = _spread(scenes(), len(sizes), count)
        content = _filmed((_padded(scene, wide, high) for scene in shown), count, pen, width)
        if len(content) <= LARGEST:
            return content
        smaller = next(widths, None)
        if smaller is None:  # as many as have the same share of the bytes
            count = min(count - 1, count * LARGEST // len(content))
        width = smaller or width
    raise TooLarge


def _spread(scenes: Iterable[Scene], of: int, count: int) -> Iterator[Scene]:
    """*count* of them with even gaps, the last one always."""
    kept = {of - 1 - at * of // count for at in range(count)}
    return (scene for at, scene in enumerate(scenes) if at in kept)


def _filmed(scenes: Iterator[Scene], count: int, pen: Pen, width: int) -> bytes:
    """Each is drawn when it comes to it: all of them at once would fill the memory."""
    picture = Changing(next(scenes), Sprites(pen, None, memory=MEMORY, packed=0), width)
    moving = Animation(picture.image, TURN if count > 1 else LAST)
    for at, scene in enumerate(scenes, start=2):
        changed = picture.go_on(scene)
        moving.add(picture.image, changed, TURN if at < count else LAST)
    return moving.file()
