"""A game as text. Two per game: one that stewards play, one played at random in which everything happens."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bot.speech import Voice
from bot.ui.page import markdown
from engines import GAMES
from engines.core.event import Event, heard
from engines.core.game import Act
from engines.core.match import Match, begin
from engines.core.menu import Given, Menu
from engines.core.rng import Rng
from tests.playing import answer

FOLDER = Path(__file__).parent
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")

Player = Callable[[Match[Any], int, Menu[Any]], Given[Any]]


def steward(match: Match[Any], seat: int, menu: Menu[Any]) -> Given[Any]:
    given: Given[Any] = match.game.advise(match.view(seat), menu, Rng(f"golden:{match.step}"))
    return given


def at_random(seed: int) -> Player:
    rng = random.Random(seed)
    return lambda _match, _seat, menu: answer(menu, rng)


def transcripts() -> Iterator[tuple[Path, str]]:
    """File and content of every transcript."""
    for key, game in GAMES.items():
        yield FOLDER / f"{key}-stewards.txt", told(key, game.meta.seats[0], "golden stewards", steward)
        yield FOLDER / f"{key}-random.txt", told(key, game.meta.seats[-1], "golden random", at_random(1))


def told(key: str, seats: int, seed: str, player: Player) -> str:
    """The game of *seats* seats from this *seed*, from the deal to the ranking."""
    voice = Voice("en", key, NAMES[:seats])
    match, events = begin(GAMES[key], seats, seed)
    lines = [f"# {voice.about('name')}, {seats} seats, seed {seed!r}", *_heard(events, match, voice)]
    while not match.over:
        seat = match.asked()[0]
        menu = match.menu(seat)
        assert menu is not None
        if not match.drafting(seat):
            lines += ["", *_seen(match, seat, voice)]
        given = player(match, seat, menu)
        lines.append(f"[{match.step + 1}] {NAMES[seat]} <{voice(menu.prompt)}> {given}")
        match, events = match.act(Act(seat=seat, question=match.question(seat), given=given))
        lines += _heard(events, match, voice)
    lines += ["", markdown(match.game.presenter.ending(match.view(None)), voice), f"fingerprint {match.fingerprint()}"]
    return "\n".join(lines) + "\n"


def _heard(events: tuple[Event, ...], match: Match[Any], voice: Voice) -> list[str]:
    """The public line of each event, and below it the line of everybody who heard more."""
    told: list[str] = []
    for event in events:
        public = _line(event, None, match, voice)
        if public:
            told.append(f"    {public}")
        for seat in range(len(voice.names)):
            own = _line(event, seat, match, voice)
            if own and own != public:
                told.append(f"    ({NAMES[seat]}) {own}")
    return told


def _line(event: Event, seat: int | None, match: Match[Any], voice: Voice) -> str | None:
    known = heard(event, seat)
    text = known and match.game.presenter.line(known)
    return voice(text) if text else None


def _seen(match: Match[Any], seat: int, voice: Voice) -> list[str]:
    """The board, and what the seat that is asked sees besides."""
    board = markdown(match.game.presenter.board(match.view(seat)), voice)
    own = match.game.presenter.own(match.view(seat))
    pages = [board, markdown(own, voice)] if own else [board]
    return [f"    | {line}" for page in pages for line in page.split("\n")]
