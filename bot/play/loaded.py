"""One moment of one table: what the store says of it, and the match if there is one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.kit import Kit
from bot.play.marks import mark, undo_mark
from bot.speech import NOBODY_KNOWN, Voice, instead, plain, signed, tame
from engines.core.digest import overheard
from engines.core.match import Match
from engines.core.outcome import Heirloom
from persistence.codec import Codec
from persistence.persons import Person
from persistence.records import Known, Logged, Seat, Table
from persistence.worlds import Kept

PLACE, THREAD, CHANNEL = "place", "thread", "channel"
"""The setting of a table that says where its match is played, and what it may be: there is one where there is a
choice."""


NOTHING_LEFT = 0
"""Among the steps that are free to take back: its seat has done nothing that could be."""


def founding(game: Any, places: Iterable[int | None], scores: Iterable[int | None]) -> bool:
    """Whether a match that ended like this, seat by seat, has only founded a world: nobody could win it."""
    return game.meta.prologue and set(places) == {1} and not any(scores)


def match_name(game: Any, number: int, voice: Voice) -> str:
    """What the match of that number, from 0 on, is called in its world: one that only founds it has none."""
    if game.meta.prologue and number == 0:
        return voice.tell("chapter-founding")
    return voice.tell("chapter-match", number=number if game.meta.prologue else number + 1)


@dataclass(frozen=True, slots=True, weakref_slot=True)
class LoadedTable:
    kit: Kit = field(repr=False)
    table: Table
    match: Match[Any] | None
    secret: str
    """Half of the seed, and the key of the marks. Never shown or logged before the match is over."""
    known: Known = NOBODY_KNOWN
    kept: Kept | None = None
    """In the lobby: the heirloom that the match will begin with."""
    read_at: int = field(default=-1, compare=False)
    """How often something had been written by then (``Store.written``)."""

    @property
    def game(self) -> Any:
        """:raises UnknownGame: of a table that was looked at without its match."""
        return self.kit.game(self.table.game)

    @property
    def heirloom(self) -> Heirloom | None:
        """The same as the present release of the game reads it. ``Unreadable``."""
        return Codec(self.game).heirloom(self.kept.heirloom) if self.kept else None

    @property
    def has_game(self) -> bool:
        """Whether this release has the game. Only a table looked at without its match may lack it."""
        return self.table.game in self.kit.games

    @property
    def playing(self) -> Match[Any]:
        """The match, where there must be one."""
        assert self.match is not None
        return self.match

    @property
    def again(self) -> str:
        """How the next match is offered when this one is over: in a world it goes on."""
        return "play-again" if self.playing.bequest is None else "play-on"

    def pictured(self, seat: int) -> bool:
        """Whether there is anything to look at for *seat*: what it is asked about, or how it has ended."""
        return self.playing.over or (self.live and seat in self.asked)

    @property
    def founding(self) -> bool:
        """Whether the match is over and has only founded a world."""
        outcome = self.match and self.match.outcome
        return bool(outcome and founding(self.game, outcome.ranks, outcome.scores))

    @property
    def live(self) -> bool:
        """Whether the match goes on: neither over nor closed."""
        return self.table.state == "playing" and self.match is not None and not self.match.over

    @property
    def names(self) -> tuple[str, ...]:
        """As they are shown, by seat, from the beginning of the match on with the sign of their seat: where a steward
        plays for somebody, that is marked. One that was there at first is called a steward."""
        return self._shown([seat.name for seat in self.table.seats])

    def _shown(self, names: list[str]) -> tuple[str, ...]:
        if self.match is None:
            return tuple(names)
        marked = [instead(name) if self._instead(seat) else name for seat, name in enumerate(names)]
        return signed(marked)

    def _instead(self, seat: int) -> bool:
        return self.match is not None and self.match.sitter(seat) in ("away", "resigned")

    def voice(self, locale: str | None) -> Voice:
        """For one reader; the table's own language is ``table.locale``. About a game that this release lacks it has
        no words."""
        return self.kit.voice(locale, self.table.game if self.has_game else None, self.names, self.known)

    def read_by(self, person: Person) -> Voice:
        """For somebody, in their language, else in that of their client, else in the table's."""
        return self.voice(person.locale or person.reported or self.table.locale)

    def calling(self, voice: Voice, length: int) -> Voice:
        """The same that calls everybody by at most *length* characters, without the marks beside them; who would be
        called alike has the number of their seat at the end."""
        names = [seat.name for seat in self.table.seats]
        short = [tame(plain(name), length) for name in names]
        if len(set(short)) < len(set(names)):
            short = [f"{tame(plain(name), length - 2)} {seat}" for seat, name in enumerate(names, start=1)]
        return self.kit.voice(voice.locale, self.table.game, self._shown(short), self.known)

    def seat_of(self, user: str) -> int | None:
        return next((seat.seat for seat in self.table.seats if seat.user_id == user), None)

    def called(self, user: str, name: str) -> str:
        """Whoever does something at the table, as it is told: by their seat; *name* for somebody without one."""
        seat = self.seat_of(user)
        return name if seat is None else self.names[seat]

    def seat(self, number: int) -> Seat:
        return self.table.seats[number]

    def seen(self, number: int, step: int) -> LoadedTable:
        """The same when the person on that seat has seen what happened until that step."""
        seats = (replace(each, delivered_step=step) if each.seat == number else each for each in self.table.seats)
        return replace(self, table=replace(self.table, seats=tuple(seats)))

    def mark(self, seat: int) -> str:
        """What the buttons of *seat*'s question carry now."""
        return mark(self.secret, self.table.id, seat, self.playing.question(seat))

    def undo_mark(self, seat: int) -> str | None:
        """What the button carries with which *seat* takes back its last act; ``None`` if that is not free."""
        step = self.table.free_undo.get(seat) if self.live else None
        return undo_mark(self.secret, self.table.id, seat, step) if step else None

    @property
    def asked(self) -> tuple[int, ...]:
        return self.match.asked() if self.match else ()

    def away(self, seat: int) -> bool:
        """Whether the person on *seat* has left it to a steward until they are back."""
        return self.match is not None and self.match.sitter(seat) == "away"

    def out(self, seat: int) -> bool:
        """Whether the rules have taken *seat* out of the match: nobody plays it on."""
        return self.match is not None and self.match.sitter(seat) == "removed"

    @property
    def deserted(self) -> bool:
        """Whether all its people are away: then the match rests, and nobody comes back to find it played out."""
        people = [seat.seat for seat in self.table.seats if seat.occupant == "person"]
        return bool(people) and all(map(self.away, people))

    @property
    def stewards(self) -> tuple[int, ...]:
        """The asked seats that the bot itself answers for."""
        return tuple(seat for seat in self.asked if self._steward(seat))

    def _steward(self, seat: int) -> bool:
        return self.seat(seat).occupant == "steward" or (self.away(seat) and not self.deserted)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The asked seats with a person on them who is there."""
        return tuple(seat for seat in self.asked if self.seat(seat).occupant == "person" and not self.away(seat))


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """A place in the log: line *line* (from 0) of step *step*."""

    step: int
    line: int = 0


def lines(game: Any, entries: list[Logged], voice: Voice, seat: int | None = None) -> list[tuple[Spot, str]]:
    """What *seat* (``None``: everybody) heard in these entries, line by line, each with its place.

    The numbering does not depend on the language, so a table's log can be cut anywhere. What was taken back later in
    them is struck out: it has been read, so it does not just vanish."""
    codec = Codec(game)
    log = ((entry.step, event) for entry in entries for event in codec.events(entry))
    told, numbers = list[tuple[Spot, str]](), Counter[int]()
    for each in overheard(log, seat, struck=taken_back(entries)):
        text = game.presenter.line(each.event)
        if text:
            said = voice(text)
            told.append((Spot(each.step, numbers[each.step]), f"~~{said}~~" if each.struck else said))
            numbers[each.step] += 1
    return told


def taken_back(entries: Sequence[Logged]) -> set[int]:
    """The steps that were; who came and went in between did so all the same."""
    undos = [(int(json.loads(entry.body)["act"]), entry.step) for entry in entries if entry.kind == "undo"]
    acts = [entry.step for entry in entries if entry.kind in {"act", "undo"}]
    return {step for step in acts if any(first <= step < last for first, last in undos)}
