"""Draw a position of a match among stewards: for whoever works on pictures."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple

from bot.commandline.saying import say
from bot.kit import Kit
from bot.pictures.studio import Studio
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Scene
from engines.core.event import Event
from engines.core.game import Game
from engines.core.match import Act, Match, begin
from engines.core.outcome import Heirloom
from engines.core.rng import Rng
from engines.core.steward import KEEN

WRONG_USE = 2
MOST_STEPS = 20_000
PARTS = ("table", "close", "own", "world")


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What is to be drawn, as the command line has it."""

    game: str
    seats: int
    seed: int
    step: int
    """Steps of the match before the position; fewer if it has ended by then."""
    after: int
    """Matches of its campaign before it, the founding apart."""
    seat: int | None
    """From 0; ``None``: a spectator."""
    names: str
    """Of the seats, with commas; who has none is called a steward."""
    part: str
    """One of :data:`PARTS`, or the number of a region."""
    locale: str
    out: Path


class Reached(NamedTuple):
    """A position with what is new in it."""

    match: Match[Any]
    before: Any
    """What the reader has seen last."""
    news: tuple[Event, ...]
    """What they have heard since."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], kit: Kit) -> None:
    """The command's arguments."""
    made = commands.add_parser("picture", help="draw a position of a match among stewards")
    made.add_argument("game", choices=sorted(kit.games))
    made.add_argument("--seats", type=int, help="how many seats (as many as the game takes)")
    made.add_argument("--seed", type=int, default=1, help="another number gives another match")
    made.add_argument("--step", type=int, default=200, help="how far it has got")
    made.add_argument("--after", type=int, default=0, metavar="N", help="how many games of its campaign came before")
    made.add_argument("--seat", type=int, metavar="I", help="through the eyes of that seat, from 1 (a spectator)")
    made.add_argument("--names", default="", help="of the seats, with commas")
    made.add_argument("--part", default=PARTS[0], help=f"{', '.join(PARTS)}, or the number of a region from 0")
    made.add_argument("--locale", choices=kit.languages.tags, default=kit.languages.tags[0])
    made.add_argument("--out", type=Path, required=True, metavar="FILE", help="a PNG file")


def wanted(args: argparse.Namespace, kit: Kit) -> Wanted:
    """From the arguments."""
    chosen = {field.name: getattr(args, field.name) for field in fields(Wanted)}
    seats = args.seats or kit.games[args.game].meta.seats[-1]
    return Wanted(**chosen | {"seats": seats, "seat": None if args.seat is None else args.seat - 1})


def picture(kit: Kit, wanted: Wanted) -> int:
    """0 if it has been drawn, 1 if there is nothing of the kind in that position, 2 if it cannot be written, or if the
    game has no such seat."""
    seats = kit.games[wanted.game].meta.seats
    if wanted.seats not in seats or wanted.seat not in (None, *range(wanted.seats)):
        say(f"{wanted.game} has {seats[0]} to {seats[-1]} seats, numbered from 1")
        return WRONG_USE
    scene = drawn(kit, wanted)
    if scene is None:
        say(f"there is no such picture: {wanted.game}, {wanted.part}")
        return 1
    with Studio() as studio:
        png = studio.draw(scene).png
    try:
        wanted.out.write_bytes(png)
    except OSError as error:
        say(f"{wanted.out}: {error.strerror}")
        return WRONG_USE
    say(f"{wanted.out}: {scene.width} × {scene.height}, {len(png) // 1024} KB")
    return 0


def drawn(kit: Kit, wanted: Wanted) -> Scene | None:
    """What the game shows there; changes are marked since the seat's last answer, or since a round ago."""
    game = kit.games[wanted.game]
    painter = game.painter
    if painter is None:
        return None
    stewards = [f"Steward {seat + 1}" for seat in range(wanted.seats)]
    given = wanted.names.split(",")[: wanted.seats] if wanted.names else []
    names = (*given, *stewards[len(given) :])
    voice = kit.voice(wanted.locale, wanted.game, names)

    position, before, news = reached(game, wanted)
    look = Look(say=voice.bare, names=names, before=before, news=news)
    view = position.view(wanted.seat)
    match wanted.part:
        case "table":
            return painter.table(view, look)
        case "close":
            return painter.close(view, look)
        case "own":
            return painter.own(view, look)
        case "world":
            return painter.world(position.bequest, look) if position.bequest else None
        case region:
            return painter.region(view, int(region), look) if region.isdigit() else None


def reached(game: Game[Any], wanted: Wanted) -> Reached:
    """The match at its step."""
    heirloom = None
    for earlier in range(wanted.after + game.meta.prologue):
        seed = f"picture {wanted.seed} before {earlier}"
        heirloom = played(game, wanted.seats, seed, heirloom, wanted.seat).match.bequest
    return played(game, wanted.seats, f"picture {wanted.seed}", heirloom, wanted.seat, wanted.step)


def played(
    game: Game[Any], seats: int, seed: str, heirloom: Heirloom | None, reader: int | None, steps: int = MOST_STEPS
) -> Reached:
    """A match of so many steps among keen stewards, with what is news to *reader* since the turns of all others began;
    to a spectator, since somebody else began to move."""
    match, _ = begin(game, seats, seed, {}, heirloom)
    before, mover, news = match.view(reader), None, list[Event]()
    while not match.over and match.step < steps:
        seat = match.asked()[0]
        if seat != mover and reader in (None, seat):
            before, news = match.view(reader), []
        mover = seat
        menu = match.menu(seat)
        assert menu is not None, "it is awaited"
        given = game.advise(match.view(seat), menu, Rng(f"{seed} {match.step}"), KEEN)
        given = given if menu.accepts(given) else match.default(seat)
        match, events = match.act(Act(seat=seat, question=match.question(seat), given=given))
        news += [heard for event in events if (heard := event.heard(reader)) is not None]
    return Reached(match, before, tuple(news))
