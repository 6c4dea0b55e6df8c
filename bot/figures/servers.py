"""What a server has: the ratings and records of a game, what is played, its almanac."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.cases.statistics import Board, Realm, Whole
from bot.contests.ratings import SURE
from bot.contests.statistics import Records
from bot.figures.leaf import BETWEEN, Leaf, columns, heading, provisional, rating
from bot.kit import Kit
from bot.pictures.plots import Bars
from bot.play.cards import day
from bot.speech import Voice, plain

TOP = 10
"""Ratings that are shown."""
ACTIVE = 5
"""Of those who have played most."""
BELOW = 100
"""So much less than the lowest rating that is shown would have no bar."""


def board(found: Board, kit: Kit, locale: str) -> Leaf:
    """The ratings and records of one game."""
    voice, of = kit.voice(locale), found.records
    top, title = found.places[:TOP], kit.voice(locale, found.game).about("name")
    lines = [_size(of, voice), heading(voice.tell("stats-ratings"))]
    heads = [voice.tell(f"stats-head-{head}") for head in ("rating", "played", "won", "who")]
    rows = [(rating(place.rating), of.played[place.who], of.wins[place.who], found.names[place.who]) for place in top]
    if rows:
        lines += [columns(">>><", heads, rows, voice), *provisional([place.rating for place in top], voice)]
    else:
        lines.append(voice.tell("stats-nobody-rated"))
    least = min((place.rating.shown for place in top), default=0) - BELOW
    bars = [(plain(found.names[place.who]), place.rating.shown - least, rating(place.rating)) for place in top]
    plots = [Bars(title=voice.tell("stats-ratings"), rows=bars)] if bars else []
    return Leaf(title, [*lines, *_records(of, found.names, voice)], plots)


def _size(of: Records, voice: Voice) -> str:
    told = voice.tell("stats-matches", count=of.matches), voice.tell("stats-people", count=of.people)
    return BETWEEN.join(told)


def _records(of: Records, names: Mapping[str, str], voice: Voice) -> list[str]:
    told = []
    if of.best and of.best.match:
        date = day(of.best.match.ended_at)
        told.append(voice.tell("record-best", score=of.best.much, who=names[of.best.who], date=date))
    told += _feats(of, names, voice)
    if of.longest and of.shortest and of.longest is not of.shortest:
        long, short = of.longest, of.shortest
        told.append(voice.tell("record-longest", count=long.steps, date=day(long.ended_at)))
        told.append(voice.tell("record-shortest", count=short.steps, date=day(short.ended_at)))
    return [heading(voice.tell("records")), *told] if told else []


def _feats(of: Records, names: Mapping[str, str], voice: Voice) -> list[str]:
    """What somebody has done in several matches."""
    told = [voice.tell("record-streak", count=of.streak.much, who=names[of.streak.who])] if of.streak else []
    first = next(iter(of.played.items()), None)
    return told + ([voice.tell("record-most", count=first[1], who=names[first[0]])] if first else [])


def server(found: Whole, kit: Kit, locale: str) -> Leaf:
    """All games of a server next to each other."""
    voice, of, names = kit.voice(locale), found.records, found.names
    games = [(each.records, kit.voice(locale, each.game).about("name")) for each in found.boards]
    heads = [voice.tell(f"stats-head-{head}") for head in ("played", "game")]
    lines = [_size(of, voice), columns("><", heads, [(each.matches, game) for each, game in games], voice)]
    most = list(of.played.items())[:ACTIVE]
    told = [voice.tell("stats-player", who=names[who], count=count) for who, count in most]
    lines += [heading(voice.tell("stats-active")), *told] if told else []
    if of.streak:
        lines.append(voice.tell("record-streak", count=of.streak.much, who=names[of.streak.who]))
    rows = [(game, each.matches, str(each.matches)) for each, game in games]
    return Leaf(voice.tell("stats-server"), lines, [Bars(title=voice.tell("stats-head-played"), rows=rows)])


def almanac(boards: Sequence[Board], realms: Sequence[Realm], kit: Kit, locale: str) -> Leaf:
    """Champions, then the records of each game, then worlds."""
    voice = kit.voice(locale)
    lines = [heading(voice.tell("almanac-champions"))] if boards else []
    for each in boards:
        game, best = kit.voice(locale, each.game).about("name"), each.champion
        if best:
            named = voice.tell("almanac-champion", game=game, who=each.names[best.who], rating=rating(best.rating))
            lines.append(named)
        else:
            lines.append(voice.tell("almanac-nobody", game=game))
    lines += [f"-# {voice.tell('almanac-rule', least=SURE)}"] if boards else []
    for each in boards:
        told = _records(each.records, each.names, voice)[1:]
        game = kit.voice(locale, each.game).about("name")
        lines += [heading(f"{voice.tell('records')}{BETWEEN}{game}"), *told] if told else []
    lines += [heading(voice.tell("almanac-worlds"))] if realms else []
    for realm in realms:
        game = kit.voice(locale, realm.world.game).about("name")
        left = [voice.tell("almanac-left")] if realm.world.archived_at is not None else []
        lines.append(BETWEEN.join([f"- **{realm.title}**", game, f"<#{realm.world.channel_id}>", *left]))
        lines += [f"  {line}" for line in realm.laurels]
    return Leaf(voice.tell("almanac"), lines)
