"""What has come of a server's matches, for whoever asks: of a person, a game, the whole server. Results of matches that
go on are nobody's business; whoever wants not to be shown is named to nobody but themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.cases.scores import Scores
from bot.cases.worlds import title
from bot.contests import counting
from bot.contests.ratings import Rating, Trail
from bot.contests.statistics import Career, Records, career, records
from engines.core.text import Arg, PersonRef, Text
from persistence.codec import Codec
from persistence.deliveries import Proclaimed
from persistence.errors import Damaged, Missing, Unreadable
from persistence.persons import Ratings
from persistence.results import Fate, Result
from persistence.worlds import World, latest

MOST_WORLDS = 10
"""On one page; those that go on come first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Server:
    """Everything that counts there."""

    results: Sequence[Result]
    names: Mapping[str, str]
    """Of those who may be named."""

    def of(self, game: str) -> list[Result]:
        return [each for each in self.results if each.game == game]

    @property
    def games(self) -> list[str]:
        """Those that were played there, the most often first."""
        keys = [each.game for each in self.results]
        return sorted(set(keys), key=lambda key: (-keys.count(key), key))


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Somebody's at one game."""

    game: str
    career: Career
    trail: Trail | None
    """``None``: not rated."""

    @property
    def rating(self) -> Rating | None:
        return self.trail.rating if self.trail else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Life:
    """Somebody's on a server."""

    name: str
    own: bool
    """Whether they ask about themselves."""
    wants: Ratings
    all: Career
    """Of all the games that are looked at together."""
    games: Sequence[Standing]
    """The one played most first."""
    names: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A line of a game's ratings."""

    who: str
    rating: Rating


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A game on a server."""

    game: str
    records: Records
    places: Sequence[Place]
    """Those who are rated and shown, the best first; behind them those whose ratings are provisional."""
    names: Mapping[str, str]

    @property
    def champion(self) -> Place | None:
        """Whoever is rated best, and not only provisionally."""
        return next((place for place in self.places if not place.rating.provisional), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Whole:
    """A server."""

    records: Records
    """Of all games together."""
    boards: Sequence[Board]
    """Of each of them, the one played most first."""
    names: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Realm:
    """A world as the almanac has it."""

    world: World
    title: str
    laurels: Sequence[str]


# ---- looking


async def person(means: Means, scores: Scores, caller: Caller, user: str, name: str, game: str | None = None) -> Life:
    """:raises Declined: there is nothing to show, or nothing for the caller."""
    guild, own = _guild(caller), user == caller.user
    _known(means, game)
    wants = (await means.store.people.get(user)).ratings
    if not own and wants != "shown":
        raise Declined("stats-kept", who=name)
    server = await _server(means, scores, guild, game)
    mine = [each for each in server.results if user in counting.people(each)]
    if not mine:
        narrow = int(game is not None)
        raise Declined("stats-none-mine", game=narrow) if own else Declined("stats-none-theirs", who=name, game=narrow)
    games = Server(results=mine, names=server.names).games
    trails = {key: await scores.of(guild, key, server.of(key)) for key in games}
    whole, *each = await asyncio.to_thread(
        lambda: [career(mine, user), *(career([one for one in mine if one.game == key], user) for key in games)]
    )
    standings = [
        Standing(game=key, career=of, trail=trails[key].get(user)) for key, of in zip(games, each, strict=True)
    ]
    return Life(name=name, own=own, wants=wants, all=whole, games=standings, names=server.names)


async def board(means: Means, scores: Scores, caller: Caller, game: str) -> Board:
    """:raises Declined: nothing of it is over there."""
    _known(means, game)
    server = await _server(means, scores, _guild(caller), game)
    if not server.results:
        raise Declined("stats-none-game")
    return await _board(scores, _guild(caller), game, server)


async def whole(means: Means, scores: Scores, caller: Caller) -> Whole:
    """All that is over there, which may be nothing."""
    guild = _guild(caller)
    server = await _server(means, scores, guild)
    boards = [await _board(scores, guild, key, server) for key in server.games]
    return Whole(records=await asyncio.to_thread(records, server.results), boards=boards, names=server.names)


async def realms(means: Means, caller: Caller, sees: Callable[[str], bool]) -> list[Realm]:
    """The worlds of the server that somebody may look at, as far as they can be read.

    :param sees: whether they may look into a channel."""
    found: list[Realm] = []
    for world in await means.store.worlds.of_server(_guild(caller)):
        if len(found) < MOST_WORLDS and world.game in means.kit.games and sees(world.channel_id):
            try:
                found.append(await _realm(means, caller, world))
            except (Damaged, Unreadable):
                continue
    return found


async def _realm(means: Means, caller: Caller, world: World) -> Realm:
    last = latest(await means.store.worlds.chain(world.id))
    game = means.kit.game(world.game)
    known = await means.store.names.known(world.guild_id, world.channel_id)
    voice = means.kit.voice(caller.locale, world.game, (), known)
    kept = last.kept if last else None
    lines: Sequence[Text] = game.laurels(Codec(game).heirloom(kept.heirloom)) if kept else ()
    named = {who for line in lines for who in _named(line)}
    unshown = {who for who in named if (await means.store.people.get(who)).ratings != "shown"}
    told = [voice(line) for line in lines if not unshown & _named(line)]
    return Realm(world=world, title=title(game, kept, voice), laurels=told)


def _named(arg: Arg) -> set[str]:
    """The persons whom a text names."""
    if isinstance(arg, Text):
        return {who for _, value in arg.args for who in _named(value)}
    if isinstance(arg, tuple):
        return {who for value in arg for who in _named(value)}
    return {arg.person} if isinstance(arg, PersonRef) else set()


# ---- whether a result counts


@rights.JUDGE
async def judged(means: Means, _caller: Caller, table_id: str, /) -> Fate:
    """Whether the result of a match counts. ``Declined`` of one that is not over."""
    try:
        return await means.store.results.fate(table_id)
    except Missing:
        raise Declined("void-not-over") from None


@rights.JUDGE
async def judge(means: Means, caller: Caller, table_id: str, /, *, void: bool) -> None:
    """It counts no more, or again; everybody there reads who has decided that. ``Missing`` of one that is not over."""
    decide = means.store.results.void if void else means.store.results.restore
    told = Proclaimed(key="match-voided" if void else "match-restored", args={"who": caller.name})
    if not await decide(table_id, caller.user, {table_id: [told]}):
        raise Declined("not-now")
    means.sessions.wake(table_id, ())


# ---- within


def _guild(caller: Caller) -> str:
    if caller.guild is None:
        raise Declined("stats-on-server")
    return caller.guild


def _known(means: Means, game: str | None) -> None:
    if game is not None and game not in means.kit.games:
        raise Declined("game-lacking")


async def _server(means: Means, scores: Scores, guild: str, game: str | None = None) -> Server:
    """What counts there, of games that this release has."""
    games = means.kit.games

    def work() -> Server:
        known = [each for each in every if each.game in games]
        results = counting.counting(known, lambda key: games[key].meta.prologue)
        return Server(results=results, names=counting.named(results))

    async with scores.reading:
        every = await means.store.results.of_server(guild, game)
        return await asyncio.to_thread(work)


async def _board(scores: Scores, guild: str, game: str, server: Server) -> Board:
    trails = await scores.of(guild, game, server.of(game))
    shown = [Place(who=who, rating=trail.rating) for who, trail in trails.items() if who in server.names]
    known = await asyncio.to_thread(records, server.of(game))
    return Board(game=game, records=known, places=sorted(shown, key=_order), names=server.names)


def _order(place: Place) -> tuple[bool, int, str]:
    return place.rating.provisional, -place.rating.shown, place.who
