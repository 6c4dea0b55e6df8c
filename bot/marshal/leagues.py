"""How a league is shown: its card, its standings, the page on which it is looked after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.contests.league import FORMS, MONTHS, MOVING, PACES, SIZES, crossing
from bot.contests.terms import ROUNDS
from bot.kit import Kit
from bot.lobby import COLOUR
from bot.marshal.cards import wins
from bot.marshal.course import Course
from bot.marshal.seasons import following, ranked, terms_of
from bot.play.cards import at
from bot.play.sessions import Sessions
from bot.speech import Voice
from bot.ui.codec import encode
from bot.ui.limits import fits
from bot.ui.parts import Part, box, button, choice, prose, rows, select
from bot.ui.verbs import Verb
from persistence.errors import Missing
from persistence.leagues import League
from persistence.placards import Placard

LEADING = (4, 2, 1)
"""Lines of each division on the card: as many as there is room for."""
NAMED = 40
"""Names that a card lists."""


async def wording(sessions: Sessions, placard: Placard) -> Sequence[Part]:
    """See ``bot.publish.placards``."""
    try:
        league = await sessions.store.leagues.get(int(placard.subject))
    except Missing:
        return ()
    season = [Course(each) for each in await sessions.store.leagues.season(league.id, league.season)]
    return card(league, season, sessions.kit)


def card(league: League, season: Sequence[Course], kit: Kit) -> list[Part]:
    """What stands in the channel.

    :param season: the divisions of the last one, the highest first."""
    voice = kit.voice(league.locale)
    for lines in LEADING:
        told = [*_head(league, kit, voice), *divisions(league, season, voice, lines), "", *_people(league, voice)]
        if fits("\n".join(told)):
            break
    enter = button(encode(Verb.LEAGUE_ENTER, str(league.id)), voice.tell("contest-enter"), "primary")
    quit_ = button(encode(Verb.LEAGUE_QUIT, str(league.id)), voice.tell("contest-quit"))
    shown = button(encode(Verb.LEAGUE_STANDINGS, str(league.id)), voice.tell("contest-standings"))
    manage = button(encode(Verb.LEAGUE, str(league.id)), voice.tell("contest-manage"))
    buttons = [shown] if league.state == "over" else [enter, quit_, shown, manage]
    return [box([prose("\n".join(told)), *rows(buttons)], COLOUR)]


def _head(league: League, kit: Kit, voice: Voice) -> list[str]:
    terms = terms_of(league)
    game = kit.voice(voice.locale, terms.game).about("name") if terms.game in kit.games else "?"
    said = [voice.tell("league-size", count=terms.size), voice.tell("league-moving", count=terms.moving)]
    if terms.ladder:
        said = [voice.tell("contest-form-ladder"), voice.tell("contest-rounds", count=terms.rounds)]
    told = [f"## {league.name}", f"**{game}** · {voice.tell(f'pace-{terms.pace}')} · {' · '.join(said)}"]
    if league.state == "over":
        told.append(voice.tell("league-is-over"))
    elif league.state == "draft":
        told.append(voice.tell(f"league-months-{terms.months}"))
        if (first := following(terms, kit.clock())) is not None:
            told.append(voice.tell("league-next", season=1, at=at(first)))
    elif league.starts_at is not None:
        told.append(voice.tell("league-next", season=league.season + 1, at=at(league.starts_at)))
    else:
        told.append(voice.tell("league-next-by-hand", season=league.season + 1))
    return told


def divisions(league: League, season: Sequence[Course], voice: Voice, most: int | None = None) -> list[str]:
    """Who stands where in each, with those marked who would go up or down.

    :param most: lines of each."""
    if not season:
        return []
    told, moving = [f"### {voice.tell('league-season', season=league.season)}"], terms_of(league).moving
    tables = [ranked(each) for each in season]
    for number, course in enumerate(season):
        here = tables[number]
        up = crossing(tables[number - 1], here, moving) if number else 0
        down = crossing(here, tables[number + 1], moving) if number + 1 < len(tables) else 0
        if course.terms.form != "ladder":
            told.append(f"**{voice.tell('league-division', division=number + 1)}**")
        lines = {line.entrant: line for line in course.standings}
        for place, line in enumerate((lines[one] for one in here[:most]), start=1):
            mark = " ⬆️" if place <= up else " ⬇️" if place > len(here) - down else ""
            points = voice.tell("contest-line", points=wins(line.points), played=line.played)
            told.append(f"{place}. {course.names[line.entrant]} · {points}{mark}")
    return told


def _people(league: League, voice: Voice) -> list[str]:
    if league.state == "over":
        return []
    if not league.people:
        return [voice.tell("contest-nobody")]
    more = [voice.tell("contest-more", count=len(league.people) - NAMED)] if len(league.people) > NAMED else []
    names = ", ".join([*(each.name for each in league.people[:NAMED]), *more])
    return [f"**{voice.tell('contest-signed-up', count=len(league.people))}**", names]


def standings(league: League, season: Sequence[Course], voice: Voice) -> list[Part]:
    """All of the season that goes on, or of the last one."""
    told = divisions(league, season, voice) or [voice.tell("contest-no-results")]
    while not fits("\n".join(told)):
        told.pop()
    return [box([prose("\n".join(told))], COLOUR)]


# ---- for those who look after it


def manage(league: League, kit: Kit, voice: Voice) -> list[Part]:
    """What it is agreed on, each for the season after this; and what they decide."""
    terms = terms_of(league)
    parts: list[Part] = [
        prose(
            "\n".join(
                [*_head(league, kit, voice), voice.tell("league-manage-ladder" if terms.ladder else "league-manage")]
            )
        )
    ]
    seats = range(terms.least, terms.most + 1)
    chosen: dict[str, tuple[Any, dict[Any, str]]] = {
        "form": (terms.form, {each: voice.tell(f"league-form-{each}") for each in FORMS}),
        "months": (terms.months, {each: voice.tell(f"league-months-{each}") for each in MONTHS}),
        "size": (terms.size, {each: voice.tell("league-size", count=each) for each in SIZES}),
        "moving": (terms.moving, {each: voice.tell("league-moving", count=each) for each in MOVING}),
        "rounds": (terms.rounds, {each: voice.tell("contest-choose-rounds", count=each) for each in ROUNDS}),
        "wanted": (terms.wanted, {each: voice.tell("contest-choose-wanted", count=each) for each in seats}),
        "pace": (terms.pace, {each: voice.tell(f"pace-{each}") for each in PACES}),
    }
    for key in ("size", "moving") if terms.ladder else ("rounds",):
        del chosen[key]
    for key, (now, values) in chosen.items():
        entries = [choice(str(value), said, chosen=value == now) for value, said in values.items()]
        parts.append(select(encode(Verb.SET_LEAGUE, str(league.id), key), entries))
    decisions = ("announce", "end") if league.state == "draft" else ("begin", "end")
    return [box([*parts, *rows([_decision(league, what, voice) for what in decisions])], COLOUR)]


def _decision(league: League, what: str, voice: Voice) -> Part:
    return button(encode(Verb.LEAGUE_DECIDE, str(league.id), what), voice.tell(f"league-decide-{what}"))


def sure(league: League, what: str, voice: Voice) -> list[Part]:
    """What cannot be undone takes a second press."""
    yes = button(encode(Verb.LEAGUE_DECIDE_YES, str(league.id), what), voice.tell(f"league-decide-{what}"), "danger")
    no = button(encode(Verb.LEAGUE, str(league.id)), voice.tell("back"))
    return [box([prose(voice.tell(f"league-sure-{what}", name=league.name)), *rows([yes, no])], COLOUR)]
