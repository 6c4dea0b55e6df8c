"""Who wins, and what else will come to pass? What people say of it before anybody can know, and who has been right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.contests.prophecy import Prophet, worth
from bot.lobby import COLOUR
from bot.play import stands
from bot.play.loaded import LoadedTable
from bot.play.sessions import Sessions
from bot.speech import Voice, plain, signed
from bot.ui.codec import encode
from bot.ui.parts import Part, box, choice, prose, select
from bot.ui.verbs import Verb
from engines.core.riddle import Riddle
from persistence.errors import Missing
from persistence.placards import Placard
from persistence.records import Table
from persistence.stands import Prediction

TOP = 10
"""Prophets that a page names."""


async def wording(sessions: Sessions, placard: Placard) -> Sequence[Part]:
    """See ``bot.publish.placards``. It never looks into the match: what it says follows from what was said, and from
    what everybody knows of the table."""
    try:
        loaded = await sessions.at(placard.subject, match_too=False)
    except Missing:
        return ()
    said = await sessions.store.stands.of_table(placard.subject)
    return card(loaded, said, loaded.voice(placard.locale))


def card(loaded: LoadedTable, said: Sequence[Prediction], voice: Voice) -> list[Part]:
    """What stands in the channel. Whom anybody has named is counted when nobody can say anything any more."""
    table = loaded.table
    names = signed(seat.name for seat in table.seats)
    wins = [each for each in said if not each.riddle]
    head = f"### {voice.tell('stands-title')}\n-# {voice.about('name') if loaded.has_game else table.game}"
    told = [voice.tell("stands-said", count=len(wins))]
    more: list[Part] = []
    if stands.awake(table):
        more = [_choice(table.id, "", names, voice.tell("stands-choose"))]
    elif table.state == "over":
        won = voice.listed(names[seat.seat] for seat in table.seats if seat.place == 1)
        told += [*_counted(names, wins, voice), f"**{voice.tell('stands-won', names=won)}**", *_right(wins, voice)]
    elif table.state == "closed":
        told.append(voice.tell("stands-nothing"))
    else:
        told += [*_counted(names, wins, voice), voice.tell("stands-closed")]
    for riddle in loaded.game.riddles if loaded.has_game else ():
        more += _riddle(table, riddle, [each for each in said if each.riddle == riddle.key], voice)
    if stands.awake(table):
        more.append(prose(f"-# {voice.tell('stands-rule')}"))
    return [box([prose("\n".join((head, *told))), *more], COLOUR)]


def _choice(table_id: str, riddle: str, answers: Sequence[str], word: str) -> Part:
    entries = [choice(str(number), plain(answer)) for number, answer in enumerate(answers)]
    return select(encode(Verb.PREDICT, table_id, *filter(None, [riddle])), entries, word)


def _counted(names: Sequence[str], said: Sequence[Prediction], voice: Voice) -> list[str]:
    if not said:
        return []
    votes = [each.seat for each in said]
    return [voice.tell("stands-for", name=name, count=votes.count(seat)) for seat, name in enumerate(names)]


def _right(said: Sequence[Prediction], voice: Voice) -> list[str]:
    right = sum(each.right for each in said)
    return [voice.tell("stands-right", right=right, points=worth(right, len(said)))] if said else []


def answers(riddle: Riddle, names: Sequence[str], voice: Voice) -> list[str]:
    """What can be said, in order."""
    return [str(voice.value(each)) for each in riddle.answers] or list(signed(names))


def _riddle(table: Table, riddle: Riddle, said: Sequence[Prediction], voice: Voice) -> list[Part]:
    """Something else about that match: its choice, or what was said of it."""
    known, told = stands.of(table), answers(riddle, [seat.name for seat in table.seats], voice)
    answer = known.told.get(riddle.key) if known else None
    head = f"**{voice.about(f'riddle-{riddle.key}')}**"
    if stands.awake(table) and answer is None:
        counted = voice.tell("stands-said", count=len(said))
        return [prose(f"{head}\n{counted}"), _choice(table.id, riddle.key, told, voice.tell("stands-answer"))]
    if not said or table.state == "closed":
        return []
    lines_ = [head, *_counted(told, said, voice)]
    if answer == stands.TOO_SOON:
        lines_.append(voice.tell("stands-too-soon"))
    elif answer is not None:
        lines_.append(f"**{voice.tell('stands-answer-is', answer=told[answer])}**")
        lines_ += _right(said, voice) if table.state == "over" else []
    elif table.state == "over":
        lines_.append(voice.tell("stands-never"))
    return [prose("\n".join(lines_))]


def lines(found: Sequence[Prophet], names: Mapping[str, str], voice: Voice) -> list[str]:
    """The best of those who may be named."""
    shown = [one for one in found if one.who in names][:TOP]
    return [
        f"{place}. {names[one.who]} · {voice.tell('prophet', points=one.points, right=one.right, said=one.said)}"
        for place, one in enumerate(shown, start=1)
    ]
