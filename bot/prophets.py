"""Who wins? What people say of it before anybody can know, and who has been right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.contests.prophecy import Prophet, worth
from bot.lobby import COLOUR
from bot.play import stands
from bot.play.loaded import LoadedTable
from bot.play.sessions import Sessions
from bot.speech import Voice, signed
from bot.ui.codec import encode
from bot.ui.parts import Part, box, choice, prose, select
from bot.ui.verbs import Verb
from persistence.errors import Missing
from persistence.placards import Placard
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
    head = f"### {voice.tell('stands-title')}\n-# {voice.about('name') if loaded.has_game else table.game}"
    told = [voice.tell("stands-said", count=len(said))]
    more: list[Part] = []
    if stands.awake(table):
        entries = [choice(str(seat), name) for seat, name in enumerate(names)]
        more = [select(encode(Verb.PREDICT, table.id), entries, voice.tell("stands-choose"))]
        more.append(prose(f"-# {voice.tell('stands-rule')}"))
    elif table.state == "over":
        right = sum(each.right for each in said)
        won = voice.listed(names[seat.seat] for seat in table.seats if seat.place == 1)
        told += [*_counted(names, said, voice), f"**{voice.tell('stands-won', names=won)}**"]
        if said:
            told.append(voice.tell("stands-right", right=right, points=worth(right, len(said))))
    elif table.state == "closed":
        told.append(voice.tell("stands-nothing"))
    else:
        told += [*_counted(names, said, voice), voice.tell("stands-closed")]
    return [box([prose("\n".join((head, *told))), *more], COLOUR)]


def _counted(names: Sequence[str], said: Sequence[Prediction], voice: Voice) -> list[str]:
    if not said:
        return []
    votes = [each.seat for each in said]
    return [voice.tell("stands-for", name=name, count=votes.count(seat)) for seat, name in enumerate(names)]


def lines(found: Sequence[Prophet], names: Mapping[str, str], voice: Voice) -> list[str]:
    """The best of those who may be named."""
    shown = [one for one in found if one.who in names][:TOP]
    return [
        f"{place}. {names[one.who]} · {voice.tell('prophet', points=one.points, right=one.right, said=one.said)}"
        for place, one in enumerate(shown, start=1)
    ]
