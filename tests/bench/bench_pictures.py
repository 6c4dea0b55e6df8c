"""What pictures cost: composing one from warm layers, writing it as PNG, the first one after a start, the event loop
meanwhile, the memory that is kept, a film; and of a world after fifteen games its plate, its pages, its film.

    python tests/bench/bench_pictures.py [GAME ...]

Processor time, in milliseconds; the loop's longest pause is wall time, the least of some runs, since a busy machine
makes it longer. Beside each figure that has one stands its bar, and how many are missed is the program's answer.
Requests and uploaded bytes per act: `bench_requests.py`."""

from __future__ import annotations

import asyncio
import gc
import statistics
import sys
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, cast

from bot.chronicle import Plate, leafed, reel, scene
from bot.commandline.picture import played
from bot.kit import Kit
from bot.languages import SHIPPED
from bot.pictures.drawing import composed, encoded, pen
from bot.pictures.film import MOST, Frame, Reel, film
from bot.pictures.sprites import Sprites
from bot.pictures.studio import Studio
from bot.play.past import Past
from bot.speech import NOBODY_KNOWN
from bot.time.calendar import DAY
from bot.ui.page import markdown
from engines import GAMES
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Scene
from engines.core.event import Event
from engines.core.outcome import Heirloom
from persistence.worlds import Chapter
from tests.playing import recorded
from tests.playing import shown as heard

KIT = Kit(GAMES)
POSITIONS, AT_ONCE, RUNS, LOCALE = 40, 20, 3, "en"
ROUNDS = 10
"""How often every game is shown in every language where all of them are played."""
GAMES_OF_A_WORLD = 15
BARS = {
    "compose": 30,
    "first": 2000,
    "sprites MB": 150,
    "loop ms": 20,
    "film s": 10,
    "film MB": 5,
    "plate": 2000,
    "pages": 2000,
    "world's film MB": 10,
}
"""What each may be at most: composing, the first picture after a start, the event loop's pause, what is kept, a film of
150 frames; of a world its last plate, its pages and its film."""
TICK = 0.001
"""Seconds between two looks whether the loop is free."""


class Bars:
    """Figures as they are said, and how many of them were above their bars."""

    def __init__(self) -> None:
        self.missed = 0

    def said(self, what: str, value: float, digits: int = 0) -> str:
        bar = BARS.get(what)
        told = f"{what} {value:.{digits}f}"
        if bar is None:
            return told
        self.missed += value > bar
        return f"{told} (at most {bar}{', MISSED' if value > bar else ''})"


class Shown:
    """Scenes of a match at random of as many seats as there can be."""

    def __init__(self, key: str) -> None:
        self.key, self.game = key, cast("Any", GAMES[key])
        seats = self.game.meta.seats[-1]
        self.names = tuple(f"Player {seat + 1}" for seat in range(seats))
        voice = KIT.voice(LOCALE, key, self.names)
        self.say = voice.bare
        turns = recorded(self.game, seats, 2 * seats)
        self.views = [turn.after.view(None) for turn in turns]
        self.events = [tuple(heard(turn.events, None)) for turn in turns]

    def scene(self, at: int, locale: str = LOCALE) -> Scene:
        before = max(0, at - 5)
        say = self.say if locale == LOCALE else KIT.voice(locale, self.key, self.names).bare
        look = Look(say=say, names=self.names, before=self.views[before], news=self.since(before, at))
        scene: Scene = self.game.painter.table(self.views[at], look)
        return scene

    def since(self, before: int, at: int) -> tuple[Event, ...]:
        """What everybody has heard between two positions."""
        return tuple(event for events in self.events[before + 1 : at + 1] for event in events)

    def middle(self) -> list[int]:
        """Positions of the second half."""
        first, step = len(self.views) // 2, max(1, len(self.views) // 2 // POSITIONS)
        return list(range(first, len(self.views), step))[:POSITIONS]


def spent(work: Any) -> tuple[float, Any]:
    """Milliseconds of this process, and what came of it."""
    begun = time.process_time()
    made = work()
    return (time.process_time() - begun) * 1000, made


def one(shown: Shown) -> dict[str, float]:
    """Of a game: median and worst of the second half of a match."""
    sprites = Sprites(pen(), None)
    places = shown.middle()
    cold, image = spent(lambda: composed(shown.scene(places[0]), sprites))
    for at in places:
        composed(shown.scene(at), sprites)
    scenes = [spent(partial(shown.scene, at)) for at in places]
    warm = [spent(partial(composed, scene, sprites))[0] for _, scene in scenes]
    written, png = spent(lambda: encoded(image))
    return {
        "scene": statistics.median(cost for cost, _ in scenes),
        "compose": statistics.median(warm),
        "worst": max(cost + more for (cost, _), more in zip(scenes, warm, strict=True)),
        "encode": written,
        "KB": len(png) / 1024,
        "first": cold + written,
        "sprites MB": (sprites.size + sprites.packed) / 2**20,
    }


def mixed(every: Sequence[Shown]) -> dict[str, float]:
    """By game, the median of composing, where all games are played in all languages, one picture after the other."""
    sprites, costs = Sprites(pen(), None), dict[str, list[float]]()
    for number in range(ROUNDS):
        for shown in every:
            for locale in SHIPPED.tags:
                scene = shown.scene(len(shown.views) // 2 + number, locale)
                costs.setdefault(shown.key, []).append(spent(partial(composed, scene, sprites))[0])
    cold = 3 * len(SHIPPED.tags)
    return {key: statistics.median(cost[cold:]) for key, cost in costs.items()}


async def pause(shown: Shown) -> float:
    """The loop's longest pause in milliseconds while many pictures are asked for at once."""
    longest, going = 0.0, True

    async def watch() -> None:
        nonlocal longest
        while going:
            begun = time.perf_counter()
            await asyncio.sleep(TICK)
            longest = max(longest, time.perf_counter() - begun - TICK)

    with Studio() as studio:
        await studio.picture(lambda: shown.scene(0), patience=60)
        watching = asyncio.create_task(watch())
        places = range(1, len(shown.views), max(1, len(shown.views) // AT_ONCE))
        await asyncio.gather(*(studio.picture(partial(shown.scene, at), patience=60) for at in places))
        going = False
        await watching
    return longest * 1000


def filmed(shown: Shown, key: str) -> tuple[float, int, float]:
    """Seconds, frames and megabytes of a film."""
    reel = Reel(Past(KIT, key, LOCALE, shown.names, NOBODY_KNOWN, ()), shown.names)
    step = max(1, len(shown.views) // MOST)
    told = "Somebody does something; something else comes of it"
    places = range(0, len(shown.views), step)[:MOST]
    frames = [Frame(shown.views[at], told, shown.since(at - step, at) if at else ()) for at in places]

    def made() -> bytes:
        scenes = list(reel.scenes(frames))
        return film(lambda: scenes, pen())

    cost, content = spent(made)
    return cost / 1000, len(frames), len(content) / 2**20


def worldly(key: str, bars: Bars) -> str:
    """What a world costs after fifteen games among stewards, as somebody looks at it who comes first: its last plate
    from a cold start, all its pages in words, its film."""
    game: Any = GAMES[key]
    left: list[Heirloom] = []
    for at in range(GAMES_OF_A_WORLD + game.meta.prologue):
        before = left[-1] if left else None
        bequest = played(game, game.meta.seats[-1], f"world {at}", before, None).match.bequest
        assert bequest is not None, "it is over"
        left.append(bequest)
    voice = KIT.voice(LOCALE, key)
    every = [
        Plate(Chapter(match_id="", number=at, fate="bequeathed", at=at * DAY), heirloom, before)
        for at, (heirloom, before) in enumerate(zip(left, [None, *left], strict=False))
    ]
    plate, _ = spent(lambda: encoded(composed(_seen(every[-1], game, voice), Sprites(pen(), None))))
    paged, _ = spent(lambda: [markdown(page, voice) for page in game.pages(left[-1])])
    cost, content = spent(lambda: film(lambda: reel(every, game, voice), pen()))
    said = (
        bars.said("plate", plate),
        bars.said("pages", paged),
        f"film: {len(every)} frames in {cost / 1000:.1f} s",
        bars.said("world's film MB", len(content) / 2**20, 1),
    )
    return ", ".join(said)


def _seen(plate: Plate, game: Any, voice: Any) -> Scene:
    drawn = scene(plate, game, voice)
    assert drawn is not None, "it is drawn"
    return drawn


def main(keys: Sequence[str] = ()) -> int:
    """:return: how many bars were missed."""
    print("\npictures: milliseconds of processor time")
    bars, every = Bars(), [Shown(key) for key in keys or [key for key, game in GAMES.items() if game.painter]]
    for shown in every:
        gc.collect()
        gc.freeze()  # as the bot does: whole matches are looked through for garbage meanwhile, a tenth of a second long
        print(f"  {shown.key}: " + ", ".join(bars.said(what, cost) for what, cost in one(shown).items()))
        waited = min(asyncio.run(pause(shown)) for _ in range(RUNS))
        print(f"    {AT_ONCE} at once: " + bars.said("loop ms", waited))
        seconds, frames, size = filmed(shown, shown.key)
        print(f"    {frames} frames: " + ", ".join((bars.said("film s", seconds, 1), bars.said("film MB", size, 1))))
        if leafed(shown.game):
            print(f"    a world after {GAMES_OF_A_WORLD} games: {worldly(shown.key, bars)}")
    told = ", ".join(f"{key} " + bars.said("compose", cost) for key, cost in mixed(every).items())
    print(f"  one after the other in {len(SHIPPED.tags)} languages: {told}")
    print(f"  {bars.missed} above their bars")
    return bars.missed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) > 0)
