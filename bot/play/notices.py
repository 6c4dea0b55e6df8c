"""What everybody is asked beside the game: what is being voted on, and which seats anybody may take; and the word to
whoever takes one."""

from __future__ import annotations

from collections.abc import Iterable

from bot.play import timing, votes
from bot.play.cards import COLOUR, at, channel
from bot.play.loaded import LoadedTable
from bot.play.votes import Vote
from bot.speech import Voice
from bot.time.calendar import HOUR
from bot.ui.codec import encode
from bot.ui.parts import Part, box, button, prose, rows
from bot.ui.verbs import Verb


def notice(loaded: LoadedTable, move: str | None = None) -> list[Part]:
    """What is being voted on, and which seats anybody may take; nothing if there is neither.

    :param move: which one would be taken back, if anybody has heard of it."""
    if not loaded.live:
        return []
    table, voice = loaded.table, loaded.voice(loaded.table.locale)
    parts: list[Part] = []
    if vote := votes.of(table):
        told = [voice.tell(f"vote-{votes.wording(vote)}", who=vote.by, count=vote.amount, **_about(loaded, vote))]
        told += [voice.tell("vote-undo-move", what=move)] if move else []
        told += [f"-# {voice.tell(key, names=names)}" for key, names in _said(loaded, vote, voice)]
        waiting = " ".join(f"<@{user}>" for user in users(loaded, votes.silent(vote, table, loaded.playing)))
        told.append(f"{waiting} {voice.tell('vote-until', until=at(vote.until))}")
        parts += [
            prose("\n".join(told)),
            *rows(
                [
                    button(encode(Verb.AYE, table.id, vote.number), voice.tell("vote-aye"), "success"),
                    button(encode(Verb.NAY, table.id, vote.number), voice.tell("vote-nay"), "danger"),
                ]
            ),
        ]
    for seat in table.offered:
        take = button(encode(Verb.TAKE, table.id, seat), voice.tell("seat-take"), "primary")
        parts += [prose(voice.tell("seat-offered", number=seat + 1, name=loaded.names[seat])), *rows([take])]
    return [box(parts, COLOUR)] if parts else []


def briefing(loaded: LoadedTable, seat: int, voice: Voice) -> list[Part]:
    """For whoever has just taken *seat*: what it is that they have let themselves in for, and where to look first. It
    says nothing of the seat: their page does."""
    buttons = [
        button(encode(Verb.HAND, loaded.table.id), voice.tell("my-hand"), "primary"),
        button(encode(Verb.RULES, loaded.table.id), voice.tell("rules")),
        button(encode(Verb.LOG, loaded.table.id, -1), voice.tell("what-happened")),
    ]
    told = voice.tell("briefing", number=seat + 1, game=voice.about("name"))
    return [box([prose(told), *rows(buttons)], COLOUR)]


def users(loaded: LoadedTable, seats: Iterable[int]) -> list[str]:
    """Whoever sits there."""
    return [user for seat in seats if (user := loaded.seat(seat).user_id)]


def called(loaded: LoadedTable) -> list[str]:
    """Whom the message about a vote calls when it is posted: whoever has said their word meanwhile is not meant."""
    vote = votes.of(loaded.table)
    silent = votes.silent(vote, loaded.table, loaded.playing) if vote else ()
    return users(loaded, (seat for seat in silent if vote and seat in vote.called))


def wanted(loaded: LoadedTable, seat: int | None, voice: Voice) -> str | None:
    """That the table waits for the word of whoever has *seat*, where and until when; ``None``: it does not."""
    vote = votes.of(loaded.table) if loaded.live else None
    if vote is None or seat not in votes.silent(vote, loaded.table, loaded.playing):
        return None
    message = loaded.table.notice_message_id
    link = f"{channel(loaded)}/{message}" if message else channel(loaded)
    return f"-# {voice.tell('vote-wanted', link=link, until=at(vote.until))}"


def _about(loaded: LoadedTable, vote: Vote) -> dict[str, str]:
    """Who would have whose seat; until when the table would wait for whoever is asked now."""
    if vote.kind == "extend":
        longer = timing.longer(loaded, vote.amount, vote.since)
        return {"until": at(longer or vote.until + vote.amount * HOUR)}
    return {"old": loaded.names[vote.seat], "new": vote.name} if vote.kind == "handover" else {}


def _said(loaded: LoadedTable, vote: Vote, voice: Voice) -> list[tuple[str, str]]:
    """Who has said what so far."""
    each = (("vote-ayes", vote.ayes), ("vote-noes", vote.noes))
    return [(key, voice.listed(loaded.names[seat] for seat in seats)) for key, seats in each if seats]
