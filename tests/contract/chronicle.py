"""Many matches of one game, and what came up in them: for the tests of coverage and of the catalogues."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from functools import cache
from itertools import chain, product
from typing import Any

from engines.core.booklet.strokes import Stroke
from engines.core.chair import Seating
from engines.core.compose import Composed
from engines.core.draft import Draft
from engines.core.event import Event, Undone
from engines.core.match import Match
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.meta import Phrase
from engines.core.move import Move, called
from engines.core.page import Page
from engines.core.record import members, named
from engines.core.text import CardRef, Text
from tests.campaigns import sorts, table
from tests.contract.catalogues import pieces
from tests.contract.checks.phrases import speak
from tests.contract.games import ALL_GAMES, MANY, SOAK_GAMES
from tests.playing import Turn, answer, moments, pages, played, shown

READ = 1
"""In how many matches of each kind, per seat count (of the largest table alone, if few are played), is read whatever is
told, and at some moments everything else; in all of them moves and events are counted."""
MATCHES = max(SOAK_GAMES, 200)
"""How many there are at most, for each seat count: only one after the other until enough has come up."""
LEAST = 4 if SOAK_GAMES >= MANY else READ
"""How many of each kind there are in any case."""
RARE = 0 if SOAK_GAMES >= MANY else 0.05
"""The share of the kinds of moves, and of those of events, that need not come up where there are not many matches."""

SELDOM = {"risk_legacy": ("engines.risk_legacy.packets.", "engines.risk_legacy.events.turn.RecruitedMore")}
"""What most matches never see, as the names of packages and classes begin."""

FRUITFUL = {"risk_legacy": ((4, 52), (4, 16), (3, 16), (4, 40), (4, 54), (4, 56), (5, 8), (5, 48))}
"""Matches, by seats and seed, that bring up much of what is rare: they come first where few are played."""
CURIOSITY = 0.5
STEADY = 0.9
"""How often stewards answer in every other match, where there is nothing new to do."""


@dataclass
class Chronicle:
    moves: Counter[str] = field(default_factory=Counter)
    """The kinds of the moves that were made, and of those that were put together in drafts; parts as phrases call
    them."""
    variants: Counter[tuple[str, ...]] = field(default_factory=Counter)
    """The same, told apart by the words in them: what a choice among words leads to is rare as well."""
    events: set[str] = field(default_factory=set)
    texts: set[Text] = field(default_factory=set)
    """Everything that somebody could read, with the texts inside texts."""
    refs: set[str] = field(default_factory=set)
    """The components that were named in a text."""
    steps: set[tuple[str, str]] = field(default_factory=set)
    """The steps of phrases that were said."""

    def lacks(self, game: Any) -> bool:
        """Whether too much is still to come up."""
        moves, events, steps = expected(game)
        unmade, unheard = self.unmade(game), events - self.events - {"obeyed", "stopped", "undone"}
        scarce = len(unmade) > RARE * len(moves) or len(unheard) > RARE * len(events)
        return scarce or bool(steps - self.steps) or len(self.unpicked(game)) > RARE * len(moves)

    def unmade(self, game: Any) -> set[str]:
        """What nobody has done. A game need not have a booklet, nor drafts to cancel."""
        moves, _, _ = expected(game)
        strokes = set(members(Stroke, "engines.core"))
        needless = set() if strokes & set(self.moves) else strokes
        return moves - set(self.moves) - needless - (set() if members(Draft, game.package) else {"cancel"})

    def unpicked(self, game: Any) -> set[str]:
        """The moves, and parts of moves, that phrases call and nobody has picked."""
        moves, _, _ = expected(game)
        parts = {name for name in self.moves if "." in name}
        named = {kind for phrase in game.meta.phrases for step in phrase.steps for kind in step.kinds}
        return named - moves - parts - finishing(game)

    def read(self, arg: Text | None) -> None:
        for piece in () if arg in self.texts else pieces(arg):
            if isinstance(piece, CardRef):
                self.refs.add(piece.ref)
            else:
                self.texts.add(piece)

    def watch(self, turn: Turn) -> None:
        self.hear(turn.events)
        if isinstance(turn.entry, Seating):
            return
        draft = turn.before._state.drafts[turn.entry.seat] if turn.entry.question is not None else None
        for given in (turn.entry.given, draft and draft.step(turn.entry.given)):
            if isinstance(given, Picked):
                self.moves.update(called(move) for move in given.moves)
                self.variants.update(variant(move) for move in given.moves)

    def curious(self, menu: Menu[Any], rng: random.Random) -> Given[Any]:
        """What nobody has done yet; else, every other time, the variant of a move that was made least often: so that
        rare ones come up soon."""
        new = self.new(menu)
        if new:
            return menu.choose(rng.choice(new))
        if single(menu) and rng.random() < CURIOSITY:
            rarest = min(self.variants[variant(option.move)] for option in menu.options)
            rare = [at for at, option in enumerate(menu.options) if self.variants[variant(option.move)] == rarest]
            return menu.choose(rng.choice(rare))
        return answer(menu, rng)

    def new(self, menu: Menu[Any]) -> list[int]:
        """The options of a kind that nobody has chosen yet."""
        options = menu.options if single(menu) else ()
        return [at for at, option in enumerate(options) if not self.moves[called(option.move)]]

    def steadily(self, menu: Menu[Any]) -> float:
        return 0 if self.new(menu) else STEADY

    def hear(self, events: tuple[Any, ...]) -> None:
        told: tuple[Any, ...] = (*events, *shown(events, None))
        self.events |= {event.kind for event in told}


@cache
def chronicle(key: str) -> Chronicle:
    game = ALL_GAMES[key]
    seen = Chronicle()
    for page in game.presenter.guide():
        for told in _page(page):
            seen.read(told)
    for agreed in (False, True):  # in play at random nobody takes anything back
        seen.read(game.presenter.line(Undone(seat=0, agreed=agreed)))
    least = LEAST * sorts(game)
    for seed, seats in product(range(least), game.meta.seats):
        _play(seen, game, seats, seed)
    more = ((seats, seed) for seed in range(least, MATCHES) for seats in game.meta.seats)
    for seats, seed in chain(FRUITFUL.get(key, ()), more):
        if not seen.lacks(game):
            break
        _play(seen, game, seats, seed)
    return seen


def _play(seen: Chronicle, game: Any, seats: int, seed: int) -> None:
    reading = seed < READ * sorts(game) and (seats == game.meta.seats[-1] or SOAK_GAMES >= MANY)
    place, steady = table(game, seats, seed), bool(seed // sorts(game) % 2)
    if steady:  # a table as most are
        place = replace(place, options={})
    begun, dealt = place.begin()
    seen.hear(dealt)
    turns: list[Turn] = []
    for turn in played(place, seed, choose=seen.curious, advised=seen.steadily if steady else None):
        seen.watch(turn)
        _speak(seen, turn.after)
        turns.append(turn)
    if reading:
        _read(seen, begun, dealt, turns)


def _speak(seen: Chronicle, match: Match[Any]) -> None:
    """Try the phrases that have not been said in full."""
    rng = random.Random(match.step)
    for phrase in match.game.meta.phrases if not match.over else ():
        if any((phrase.name, step.name) not in seen.steps for step in phrase.steps):
            seat = rng.randrange(len(match._state.chairs)) if phrase.aside else rng.choice(match.asked())
            if begins(match, seat, phrase):
                seen.steps |= {(phrase.name, step) for step in speak(match, seat, phrase, rng)}


def begins(match: Match[Any], seat: int, phrase: Phrase) -> bool:
    """Whether the question of *seat* has a move for the beginning of *phrase*. To try costs far more than to look; and
    every question is there before anything is drafted for it."""
    if phrase.aside:
        return True
    menu = None if match.drafting(seat) else match.menu(seat)
    first = next((at for at, step in enumerate(phrase.steps) if not step.optional), len(phrase.steps))
    kinds = [step.kinds for step in phrase.steps[: first + 1]]
    if menu is None or not isinstance(menu, Pick) or not all(kinds):
        return menu is not None
    return any(called(option.move) in each for option in menu.options for each in kinds)


def _read(seen: Chronicle, begun: Match[Any], dealt: tuple[Event, ...], turns: list[Turn]) -> None:
    for match, events in ((begun, dealt), *((turn.after, turn.events) for turn in turns)):
        for text in _told(match, events):
            seen.read(text)
    last = ((turns[-1].after, turns[-1].entry.seat),) if turns else ()
    for match, actor in ((begun, 0), *((turn.after, turn.entry.seat) for turn in moments(turns)), *last):
        for text in _texts(match, actor):
            seen.read(text)


def _told(match: Match[Any], events: tuple[Event, ...]) -> Iterator[Text | None]:
    for seat in (None, *range(len(match._state.chairs))):
        for side in shown(events, seat):
            yield match.game.presenter.line(side)


def _texts(match: Match[Any], actor: int) -> Iterator[Text | None]:
    for page in (*pages(match, None), match.game.presenter.own(match.view(actor))):
        yield from _page(page) if page else ()
    for seat in match.asked():
        yield from _menu(match.menu(seat))
        for no in match.blocked(seat):
            yield no.reason
            yield no.say and no.say(no.move)
    yield from _menu(match.aside(actor))
    if match.outcome:
        yield match.outcome.why
        yield from _world(match)


def _world(match: Match[Any]) -> Iterator[Text | None]:
    luck, heirloom = match.game.luck, match.game.bequest(match._state)
    yield from map(luck.told, match.luck) if luck else ()
    yield from match.game.laurels(heirloom) if heirloom else ()
    for page in match.game.pages(heirloom) if heirloom else ():
        yield from _page(page)


def _page(page: Page) -> Iterator[Text | None]:
    yield page.title
    for section in page.sections:
        yield section.heading
        yield from section.lines
        yield from (cell for cell in section.cells if isinstance(cell, Text))


def _menu(menu: Menu[Any] | None) -> Iterator[Text | None]:
    if menu:
        yield menu.prompt
        yield from menu.notes()
    for option in menu.options if menu else ():
        yield from (option.label, option.group, option.hint)


def single(menu: Menu[Any]) -> bool:
    """Whether one option is to be chosen."""
    return isinstance(menu, Pick) and menu.at_least == menu.at_most == 1


def variant(move: Any) -> tuple[str, ...]:
    """Its kind, and the words in it."""
    values = (getattr(move, each.name) for each in fields(move))
    return tuple(value for value in values if isinstance(value, str))


# ---- what there is


@cache
def expected(game: Any) -> tuple[set[str], set[str], set[tuple[str, str]]]:
    """The kinds of moves and of events that the game declares, parts as phrases call them, and the steps of its
    phrases."""
    seldom = rare(game)
    moves, events = kinds(game.acts.json_schema(), under="moves"), kinds(game.events.json_schema())
    steps = {(phrase.name, step.name) for phrase in game.meta.phrases for step in phrase.steps}
    parts = {f"{named(each.of)}.{piece.field}" for each in composed(game) for piece in each.parts[:-1]}
    return (set(moves) - {"part"} | parts) - seldom, set(events) - seldom, steps


def rare(game: Any) -> frozenset[str]:
    """The kinds of moves and events that few matches bring up, however random: their own tests see to each of them."""
    return frozenset(
        kind
        for family in (Move, Event)
        for kind, each in members(family, game.package).items()
        if f"{each.__module__}.{each.__name__}".startswith(SELDOM.get(game.meta.key, ()))
    )


def finishing(game: Any) -> set[str]:
    """The last parts, as phrases call them: nobody picks one, since with it the move is whole; but whoever types may
    name it where there is no choice."""
    return {f"{named(each.of)}.{each.parts[-1].field}" for each in composed(game)}


def composed(game: Any) -> list[type[Composed]]:
    return [each for each in members(Draft, game.package).values() if issubclass(each, Composed)]


def kinds(schema: dict[str, Any], under: str | None = None) -> Iterator[str]:
    """The tags of the union that *schema* describes, or of the one that its property *under* is a list of."""
    definitions = schema.get("$defs", {})

    def tags(node: dict[str, Any]) -> Iterator[str]:
        if "$ref" in node:
            node = definitions[node["$ref"].rpartition("/")[2]]
        for branch in node.get("oneOf", node.get("anyOf", ())):
            yield from tags(branch)
        kind = node.get("properties", {}).get("kind")
        if kind:
            yield kind["const"]

    if under is None:
        yield from tags(schema)
    for definition in definitions.values():
        listed = definition.get("properties", {}).get(under)
        if under and listed and "items" in listed:
            yield from tags(listed["items"])
