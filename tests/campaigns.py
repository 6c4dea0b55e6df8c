"""What a match is begun from. Where a game bequeaths, most matches are not the first of their campaign: some begin with
nothing, the others with the heirloom of one, two, three … matches."""

import os
import random
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import Any

from engines.core.event import Event
from engines.core.match import Act, Match, begin
from engines.core.meta import Options, Setting
from engines.core.move import Move
from engines.core.outcome import Heirloom
from engines.core.rng import Rng
from engines.core.steward import GENTLE, guess

LINKS = int(os.environ.get("CASTELLAN_SOAK_MATCHES", "3"))
"""Matches in a row: so many bequests lie at most between a match and the founding of its campaign."""
CAMPAIGNS = int(os.environ.get("CASTELLAN_SOAK_CAMPAIGNS", "1"))
"""Campaigns of each game."""
LINES = max(CAMPAIGNS, 8)
"""Campaigns that matches go on with: a world is what its founding made it, so one would show too little."""
MOST_ACTS = 6000
"""A match that takes longer does not end."""
SHORT_ACTS = 1000
ATTEMPTS = 8
"""A match of a campaign that is only there for its heirloom: if it gets too long, it is begun again with other settings
(some shorten a game), and only the last attempt has to end."""
NUMBERS = 8
"""Of a setting that takes any of many numbers, so many are drawn from: the first, which make the shortest matches."""
EMPTY_SEATS = 0.1
LATE = {"risk_legacy": "tests.risk_legacy.packets.late"}
"""Modules whose ``heirloom()`` is a world that matches at random would take years to reach: see :func:`late`; what is
``WANTED`` there, somebody does."""
EVERY = 8
"""One match in so many begins there; at the largest table twice as many."""
ENDLESS = {"risk_legacy": {"round_cap": "none"}}
"""Settings with which, by the rules of a game, a match that nobody plays goes on for ever (RL-1.10)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The arguments of ``begin``."""

    game: Any
    seats: int
    seed: str
    options: Options
    heirloom: Heirloom | None = None
    people: tuple[str, ...] | None = None
    wanted: tuple[Move, ...] = ()
    """Moves that somebody makes as soon as they can be made: what few matches would show is in this one."""

    def setup(self) -> Any:
        """The state before anything has happened."""
        people = self.people or tuple(f"seat {seat}" for seat in range(self.seats))
        return self.game.setup(
            self.seats, self.seed, self.game.meta.chosen(self.options, self.seats), self.heirloom, people
        )

    def begin(self) -> tuple[Match[Any], tuple[Event, ...]]:
        return begin(self.game, self.seats, self.seed, self.options, self.heirloom, self.people)


def table(game: Any, seats: int, seed: int) -> Table:
    """The table of match number *seed*, its settings chosen at random. In a game that bequeaths, every other match (the
    odd ones) is the first of its campaign; these take turns in how it is founded."""
    if not bequeaths(game):
        return following(game, seats, seed, None)
    turn = seed // 2 + seats
    if seed % 2 == 0:
        if old := late(game, seats, seed):
            return replace(following(game, seats, seed, old), wanted=import_module(LATE[game.meta.key]).WANTED)
        return following(game, seats, seed, lineage(game, turn // LINKS % LINES)[turn % LINKS])
    founding = (setting for setting in game.meta.options if setting.founding and not setting.each_seat)
    fixed = {setting.key: setting.choices[turn % len(setting.choices)] for setting in founding}
    first = following(game, seats, seed, None)
    return replace(first, options={**first.options, **fixed})


def deserted(game: Any, seats: int, seed: int) -> Table:
    """The same, but with settings under which a match that nobody plays has to end."""
    place, endless = table(game, seats, seed), ENDLESS.get(game.meta.key, {})
    bounds = {each.key: str(each.numbers[0]) for each in game.meta.options if each.key in endless}
    changed = {key: bounds[key] for key, value in endless.items() if place.options[key] == value}
    return replace(place, options={**place.options, **changed})


def following(game: Any, seats: int, seed: int | str, heirloom: Heirloom | None) -> Table:
    """A table that begins with *heirloom*, where some of those sit who sat at the last one, on other seats."""
    rng = random.Random(f"options of {seed}")
    settings = (setting for setting in game.meta.options if not (heirloom and setting.founding))
    options = {setting.key: _choice(setting, seats, rng) for setting in settings}
    people = _people(game, seats, rng) if bequeaths(game) else None
    return Table(game=game, seats=seats, seed=f"seed-{seed}", options=options, heirloom=heirloom, people=people)


def sorts(game: Any) -> int:
    """In how many matches, one after the other, :func:`table` shows both sorts: with an heirloom and without."""
    return 2 if bequeaths(game) else 1


@cache
def bequeaths(game: Any) -> bool:
    """Whether matches of *game* hand anything on."""
    if game.meta.prologue:
        return True
    match, _ = begin(game, game.meta.seats[0], "does it bequeath")
    for _ in range(MOST_ACTS):
        if match.over:
            return game.bequest(match._state) is not None
        seat = match.asked()[0]
        match, _ = match.act(Act(seat=seat, question=match.question(seat), given=match.default(seat)))
    raise AssertionError(f"{game.meta.key} does not end")


@cache
def lineage(game: Any, line: int) -> tuple[Heirloom, ...]:
    """What the matches of one campaign bequeathed, one after the other; the seats differ from match to match."""
    heirlooms: list[Heirloom] = []
    for number in range(LINKS):
        received = heirlooms[-1] if heirlooms else None
        heirlooms.append(_bequeathed(game, received, f"{line} {number}"))
    return tuple(heirlooms)


def late(game: Any, seats: int, seed: int) -> Heirloom | None:
    """The world of :data:`LATE`, if that match is one to show it; at the largest table the very first is."""
    module, largest = LATE.get(game.meta.key), seats == game.meta.seats[-1]
    if module is None or (seed % (EVERY // 2) != 0 if largest else seed % EVERY != 2):
        return None
    world: Heirloom = import_module(module).heirloom()
    return world


def late_seed(game: Any, seats: int) -> int | None:
    """The first match at a table of so many that begins in the world of :data:`LATE`; ``None``: there is no such world.
    Few numbers do, so whoever plays one match at each table and wants to see that world has to ask for it."""
    return next((seed for seed in range(0, 2 * EVERY, 2) if late(game, seats, seed)), None)


def _bequeathed(game: Any, received: Heirloom | None, name: str) -> Heirloom:
    seats = game.meta.seats[Rng(name).below(len(game.meta.seats))[0]]
    for attempt in range(ATTEMPTS):
        seed, most = f"{name} {attempt}", SHORT_ACTS if attempt < ATTEMPTS - 1 else MOST_ACTS
        end = _end(following(game, seats, seed, received).begin()[0], Rng(seed), most)
        heirloom = end and game.bequest(end._state)
        if isinstance(heirloom, Heirloom):
            return heirloom
    raise AssertionError(f"{game.meta.key} bequeaths nothing after {received}")


def _end(match: Match[Any], rng: Rng, most: int) -> Match[Any] | None:
    """A match between stewards who do anything every other time; ``None`` if it takes too long."""
    for _ in range(most):
        if match.over:
            return match
        whim, rng = rng.below(2)
        seat = match.asked()[0]
        menu = match.menu(seat)
        assert menu is not None, f"seat {seat} is asked nothing"
        given = guess(menu, rng) if whim else match.game.advise(match.view(seat), menu, rng, GENTLE)
        match, _ = match.act(Act(seat=seat, question=match.question(seat), given=given))
    return None


def _choice(setting: Setting, seats: int, rng: random.Random) -> str:
    if setting.each_seat:
        return ",".join(rng.choice(setting.choices) for _ in range(seats))
    seated = tuple(map(str, range(seats))) if setting.names_seat else ()
    return rng.choice((*setting.choices, *seated, *map(str, setting.numbers[:NUMBERS])))


def _people(game: Any, seats: int, rng: random.Random) -> tuple[str, ...]:
    """One more than ever sit together: somebody is always missing, and somebody always comes back."""
    known = [f"person {number}" for number in range(game.meta.seats[-1] + 1)]
    return tuple("" if rng.random() < EMPTY_SEATS else person for person in rng.sample(known, seats))
