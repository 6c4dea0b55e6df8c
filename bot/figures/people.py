"""Somebody's results on a server."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cases.statistics import Life, Standing
from bot.contests.ratings import Trail
from bot.contests.statistics import Career
from bot.figures.leaf import BETWEEN, Leaf, columns, heading, provisional, rating
from bot.kit import Kit
from bot.pictures.plots import Bars, Curve, Plot
from bot.play.cards import day
from bot.speech import Voice

LATEST = 10
"""Ratings that are told one by one."""
ONLY = {"hidden": "stats-only-yours", "left": "stats-only-left"}


def life(found: Life, kit: Kit, locale: str) -> Leaf:
    """All their games below each other, then the one played most in full; or the only one."""
    voice = kit.voice(locale)
    first = found.games[0]
    game = kit.voice(locale, first.game).about("name")
    several = len(found.games) > 1
    lines = [*_overview(found, kit, voice), heading(game)] if several else []
    lines += _standing(first, kit, voice)
    lines += provisional([each.rating for each in found.games], voice)
    if any(each.career.given_up for each in found.games):
        lines.append(f"-# {voice.tell('stats-given-up-counts')}")
    if found.all.elsewhere:
        lines.append(f"-# {voice.tell('stats-elsewhere', count=found.all.elsewhere)}")
    lines += _opponents(found.all, found.names, voice)
    if found.own and found.wants in ONLY:
        lines.append(f"-# {voice.tell(ONLY[found.wants])}")
    title = found.name if several else f"{found.name}{BETWEEN}{game}"
    return Leaf(title, lines, _plots(first, voice))


def _overview(found: Life, kit: Kit, voice: Voice) -> list[str]:
    heads = [voice.tell(f"stats-head-{head}") for head in ("rating", "played", "won", "game")]
    rows = [
        (
            rating(each.rating),
            each.career.matches,
            each.career.places[1],
            kit.voice(voice.locale, each.game).about("name"),
        )
        for each in found.games
    ]
    return [columns(">>><", heads, rows, voice)]


# ---- one game


def _standing(found: Standing, kit: Kit, voice: Voice) -> list[str]:
    of = found.career
    lines = [voice.tell("stats-matches", count=of.matches)]
    if of.places or of.given_up:
        lines.append(f"{voice.tell('stats-places')}: {BETWEEN.join(f'{what}: {n}' for what, n in _places(of, voice))}")
    if found.trail is None:
        lines.append(voice.tell("stats-unrated"))
    else:
        notes = BETWEEN.join(" ".join(note) for note in _notes(found.trail, voice))
        lines.append(f"{voice.tell('stats-curve')}: {notes}")
        if len(found.trail.shown) > 1:
            latest = " → ".join(str(each) for each in found.trail.shown[-LATEST:])
            lines.append(voice.tell("stats-latest", ratings=latest))
    game = kit.game(found.game)
    if of.lucky and game.luck:
        lines.append(kit.voice(voice.locale, found.game)(game.luck.told(of.luck)))
    if of.best and of.best.match:
        lines.append(voice.tell("stats-best", score=of.best.much, date=day(of.best.match.ended_at)))
    return lines


def _places(of: Career, voice: Voice) -> list[tuple[str, int]]:
    """All from the first to the last that they have had, and how often they gave up."""
    last = max(of.places, default=0)
    told = [(voice.tell("stats-place", place=place), of.places[place]) for place in range(1, last + 1)]
    return told + ([(voice.tell("stats-given-up"), of.given_up)] if of.given_up else [])


def _notes(trail: Trail, voice: Voice) -> list[tuple[str, str]]:
    return [
        (voice.tell("stats-now"), rating(trail.rating)),
        (voice.tell("stats-high"), str(max(trail.shown))),
        (voice.tell("stats-low"), str(min(trail.shown))),
    ]


def _plots(found: Standing, voice: Voice) -> list[Plot]:
    plots: list[Plot] = []
    if found.trail:
        notes = _notes(found.trail, voice)
        plots.append(Curve(title=voice.tell("stats-curve"), values=found.trail.shown, notes=notes))
    rows = [(what, count, str(count)) for what, count in _places(found.career, voice)]
    return [*plots, Bars(title=voice.tell("stats-places"), rows=rows)]


# ---- opponents


def _opponents(of: Career, names: Mapping[str, str], voice: Voice) -> list[str]:
    lines = [voice.tell("stats-streak", count=of.streak)] if of.streak > 1 else []
    told = []
    if of.met:
        told.append(voice.tell("stats-met", who=names[of.met.who], count=of.met.much))
    if of.feared:
        told.append(voice.tell("stats-feared", who=names[of.feared.who], count=of.feared.much, of=of.feared.of))
    if of.grudge:
        told.append(voice.tell("stats-grudge", who=names[of.grudge.who], count=of.grudge.much))
    return [*lines, heading(voice.tell("stats-opponents")), *told] if told else lines
