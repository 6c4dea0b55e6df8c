"""The toy with pictures: small ones that can be read in their sources, drawn by the real studio."""

from dataclasses import replace
from typing import Any

from bot.parlour.simulated import Payload
from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look
from engines.core.drawing.painter import Painter
from engines.core.drawing.scene import Canvas, Scene
from engines.core.drawing.typefaces import LABELS
from engines.core.text import Text
from tests.bot.reading import GALLERY, does, parts
from tests.bot.scene import Scene as Stage
from tests.kits import playing
from tests.petty_court import GAME
from tests.petty_court.rules import SomeoneDrew


def _written(*lines: str, title: str = "") -> Scene:
    """A sheet of paper with that on it."""
    ink = Ink(300, 40 * len(lines) + 20)
    for at, line in enumerate(lines, start=1):
        ink.words(150, 40 * at, line, Style(LABELS, 30))
    canvas = Canvas(ink.wide, ink.high, title).lay(ink.sprite(), 0, 0)
    for line in lines[1:]:
        canvas.fact(line)
    return canvas.scene()


def table(view: Any, look: Look) -> Scene:
    """What everybody has, what has changed, and how often somebody else has drawn."""
    before = look.before and look.before.players
    changed = [seat for seat, seen in enumerate(view.players) if before and before[seat] != seen]
    drawn = sum(isinstance(event, SomeoneDrew) for event in look.news)
    everybody = (f"{seen.coins} coins, {seen.cards} cards" for seen in view.players)
    return _written(f"new: {changed}, draws: {drawn}", *everybody)


def hand(view: Any, _: Look) -> Scene | None:
    return None if view.own is None else _written("hand", *view.own.hand, title="Your hand")


def region(view: Any, number: int, _: Look) -> Scene:
    return _written(f"seat {number}: {view.players[number].coins} coins")


def alt(view: Any, _before: Any) -> Text:
    """How many cards are left in the deck."""
    (line, *_) = GAME.presenter.board(view).sections[0].lines
    return line


PAINTER = Painter(table=table, alt=alt, own=hand, region=region)
PAINTED = playing(replace(GAME, painter=PAINTER))
EDIT = "PATCH /channels/*/messages/*"
WORDS = "In the deck:"
"""The board of the toy begins so."""


def shown(message: Payload) -> list[Payload]:
    """The pictures of a message, from above to below."""
    return [item for part in parts(message) if part["type"] == GALLERY for item in part["items"]]


def files(message: Payload) -> list[str]:
    """Their names: of equal pictures equal ones, and of no others."""
    return [attachment["filename"] for attachment in message["attachments"]]


def uploads(s: Stage, where: Payload) -> list[str]:
    """All that was ever sent to a channel, one after the other."""
    there = f"/channels/{where['id']}/messages"
    return [name for request in s.discord.requests.requests if request.path.startswith(there) for name in request.files]


def board(s: Stage) -> Payload:
    """The standing message."""
    return next(message for message in reversed(s.shown()) if does(message, "h") and does(message, "i"))


async def bids(s: Stage, *people: Payload) -> None:
    """They bid, each in a change of the table of its own."""
    for who in people:
        await s.settled(s.slash(who, "court bid", coins="1"))
