"""A table's messages in its channel: one standing message, the log above it, a prompt when somebody is called.

The channel is brought to what the store says, whatever it shows now, so doing it twice does no harm. Each turn stands
in exactly one message, in a line for every seat: the standing one shows the turns since its own beginning
(``table.log_step`` and ``log_line``); when it is full, old or buried below what others wrote, it keeps those that are
over for good, loses its board and buttons, and a new one follows, with the turn that goes on; as long as there is
nothing to say of that, with the one before it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from bot.play import cards, notices, telling, votes
from bot.play.deliveries import cards_due
from bot.play.loaded import LoadedTable, Spot
from bot.play.past import Past, lately, past
from bot.post import Post
from bot.publish.chatter import MOST, Chatter
from bot.publish.easel import Easel
from bot.publish.poster import Poster
from bot.publish.round import Note
from bot.speech import Voice
from bot.ui import limits
from bot.ui.parts import File, Part, box, weight
from bot.undelivered import Gone, Refused, TooOld
from persistence.deliveries import IN_CHANNEL
from persistence.postings import Posting
from persistence.store import Clock, Store

Log = Sequence[telling.Turn]
AGE = 50 * 60 * 1000
"""Milliseconds after which a message takes hardly any edits, so that a new one is due."""
BESIDE_BOARD = 1200
"""Characters of log below the board: more pushes the buttons off a phone's screen."""
LEAST = 300
"""Characters of it that there are, however long the board is: so much of a turn is told in any case."""
NEWS, LATELY = 3, 30
"""Lines that a call quotes, and in how many of the latest steps it looks for them."""
ALONE = 3600
"""Characters of log in a message without a board."""


class Channel:
    def __init__(self, store: Store, post: Post, poster: Poster, easel: Easel, chatter: Chatter, clock: Clock) -> None:
        self.store, self.post, self.poster, self.easel = store, post, poster, easel
        self.chatter, self.clock = chatter, clock

    async def show(self, loaded: LoadedTable) -> LoadedTable:
        """Bring the standing message up to date, turning it over as often as the log demands; the table with what
        was noted of that.

        :raises Undelivered: nothing is lost; calling again goes on from there."""
        self.chatter.watch(loaded.table.place)
        await self._made_up(loaded)
        voice = loaded.voice(loaded.table.locale)
        while True:
            table = loaded.table
            told = await past(self.store, loaded, table.locale)
            log = await self._log(loaded, told)
            board = await self._drawn(loaded, voice, log) or cards.board(loaded, voice)
            space, done = room(loaded, board), finished(loaded, log)
            if table.standing_message_id and (not done or size(log) <= space) and not self._outlived(loaded):
                try:
                    parts = cards.standing(loaded, board, fitted(said(loaded, log), told, space))
                    await self.post.edit(table.place, table.standing_message_id, parts)
                except (Gone, TooOld):
                    pass
                else:
                    return loaded
            loaded = await self._turn_over(loaded, board, told, log)

    async def _drawn(self, loaded: LoadedTable, voice: Voice, log: Log) -> File | None:
        """The board as a picture, with what the turn that goes on has changed; before it has, the one before it."""
        return await self.easel.board(loaded, voice, latest(log)[0].at.step if log else loaded.playing.step)

    async def _made_up(self, loaded: LoadedTable) -> None:
        """What others wrote below the board while the bot was not there counts too; where their messages cannot be
        read, counting begins anew."""
        place, messages = loaded.table.place, list[int]()
        if not self.chatter.missed(place):
            return
        with contextlib.suppress(Refused):
            messages = await self.post.others(place, 2 * MOST)
        self.chatter.made_up(place, messages)

    def _outlived(self, loaded: LoadedTable) -> bool:
        """Whether the standing message takes hardly any edits by now, or nobody sees it any more."""
        table = loaded.table
        if not loaded.live or table.standing_message_id is None:
            return False
        aged = table.standing_posted_at is not None and self.clock() - table.standing_posted_at > AGE
        return aged or self.chatter.buried(table.place, table.standing_message_id)

    async def _log(self, loaded: LoadedTable, told: Past) -> Log:
        """The turns that belong to the standing message or to later ones, up to this moment of the match: what has
        happened since is shown together with the board that it led to."""
        table = loaded.table
        entries = await self.store.matches.log(table.id, table.log_step, loaded.playing.step)
        return telling.turns(told.heard(entries), told, Spot(table.log_step, table.log_line))

    async def _turn_over(self, loaded: LoadedTable, board: cards.Board, told: Past, log: Log) -> LoadedTable:
        """Retire the standing message with as many finished turns as it takes, and post the next one."""
        kept: Log = ()
        space = room(loaded, board)
        if loaded.table.standing_message_id:
            shown = latest(log) if loaded.live else ()
            kept = head(log[: -len(shown)] if shown and size(shown) <= space else finished(loaded, log), ALONE)
            await self._retire(loaded, kept, _begins(loaded, log[len(kept) :]))
        rest = log[len(kept) :]
        here = fitted(head(said(loaded, rest), space), told, space)
        # pages that nothing will change any more lead to the board that was
        moved = () if loaded.live else tuple(cards_due(loaded.table))
        posting = _posting(loaded, "standing", kept="standing", changes=_begins(loaded, rest), due=moved)
        await self.poster.send(posting, cards.standing(loaded, board, here))
        return await self._again(loaded)

    async def _retire(self, loaded: LoadedTable, kept: Log, then: dict[str, Any]) -> None:
        """:param then: where the log goes on after what was kept."""
        table = loaded.table
        assert table.standing_message_id is not None
        if not kept:
            await self.post.delete(table.place, table.standing_message_id)
            return
        try:
            await self.post.edit(table.place, table.standing_message_id, cards.chronicle(texts(kept)))
        except (Gone, TooOld):  # the log is worth more than its place
            changes = {"standing_message_id": None, **then}
            old = table.place, table.standing_message_id
            posting = _posting(loaded, "chronicle", changes=changes, replaces=old)
            await self.poster.send(posting, cards.chronicle(texts(kept)))

    async def notice(self, loaded: LoadedTable) -> None:
        """Bring the message about votes and free seats to what the table says; it goes when there is nothing to say.
        A new one rings for those whose word is wanted and whose night it is not."""
        table, parts = loaded.table, notices.notice(loaded, await self._at_stake(loaded))
        old = table.notice_message_id
        if old and parts:
            with contextlib.suppress(Gone, TooOld):
                await self.post.edit(table.place, old, parts)
                return
        if parts:
            mention = notices.called(loaded)
            await self.poster.send(_posting(loaded, "notice", kept="notice"), parts, mention=mention)
        elif old:
            await self.post.delete(table.place, old)
            await self.store.tables.change(table.id, notice_message_id=None)

    async def _at_stake(self, loaded: LoadedTable) -> str | None:
        """The move that a vote would take back, as everybody has heard of it."""
        vote = votes.of(loaded.table)
        if vote is None or vote.kind != "undo":
            return None
        told = await past(self.store, loaded, loaded.table.locale)
        entries = await self.store.matches.log(loaded.table.id, vote.act, vote.act)
        return telling.deed(told.heard(entries), told, vote.seat)

    async def end(self, loaded: LoadedTable, parts: Sequence[Part]) -> None:
        """Post the last message, unless it is there."""
        self.chatter.leave(loaded.table.place)
        if loaded.table.result_message_id is None:
            await self.poster.send(_posting(loaded, "result", kept="result"), parts)

    async def say(self, loaded: LoadedTable, parts: Sequence[Part], delivery: int) -> None:
        """A message that nothing follows from. What is said of a match after its end concerns the whole channel: that
        it counts no more, say."""
        posting = _posting(loaded, f"word {delivery}", fulfils=(delivery,))
        home = loaded.table.channel_id if loaded.table.state == "over" else loaded.table.place
        await self.poster.send(replace(posting, channel_id=home), parts)

    async def tell(self, loaded: LoadedTable, step: int, delivery: int) -> None:
        """What happened at that step that is more than a line of the log, with its picture."""
        told = await past(self.store, loaded, loaded.table.locale)
        parts: list[Part] = []
        for each in told.occasions(told.heard(await self.store.matches.log(loaded.table.id, step, step))):
            drawn = tuple(await self.easel.occasion(loaded, each))
            parts += cards.occasion(each._replace(drawn=drawn))
        await self.poster.send(
            _posting(loaded, f"occasion {delivery}", fulfils=(delivery,)), [box(parts, cards.COLOUR)]
        )

    async def _again(self, loaded: LoadedTable) -> LoadedTable:
        """With what was noted meanwhile. That the match has ended since it was looked at is none of it: the turn that
        goes on in that look is not over, and what else belongs to it comes with the next one."""
        table = await self.store.tables.get(loaded.table.id)
        return replace(loaded, table=replace(table, state=loaded.table.state))

    # ---- the prompt

    async def call(self, loaded: LoadedTable, called: Iterable[int], newest: int) -> tuple[Note, ...]:
        """Mention whoever is awaited from now on, in a message that makes a phone ring; the last one goes.

        :param newest: the delivery up to which all calls have rung with that.
        :return: what is left to be noted."""
        table = loaded.table
        awaited = loaded.awaited if loaded.live else ()
        fresh = [seat for seat in awaited if seat in set(called)]
        named = [seat for seat in awaited if seat in fresh or seat in table.prompt_seats]
        if named and not fresh:
            return ()
        old = table.prompt_message_id and (table.place, table.prompt_message_id)
        if fresh:
            parts = cards.prompt(loaded, named, await self._lately(loaded))
            users = [user for seat in fresh if (user := loaded.seat(seat).user_id)]
            changes = {"prompt_seats": tuple(named), "prompt_called": newest}
            rings = tuple((seat, loaded.playing.question(seat)) for seat in fresh)
            posting = _posting(loaded, "prompt", kept="prompt", changes=changes, replaces=old or None, rings=rings)
            return (await self.poster.deliver(posting, parts, mention=users),)
        if old:
            await self.post.delete(*old)
            await self.store.tables.change(table.id, prompt_message_id=None, prompt_seats=())
        return ()

    async def _lately(self, loaded: LoadedTable) -> Sequence[str]:
        """The latest lines of what everybody has heard."""
        told = await past(self.store, loaded, loaded.table.locale)
        return telling.newest(await lately(self.store, loaded, told, LATELY), told, NEWS, cards.PROMPT)


def _posting(loaded: LoadedTable, slot: str, **more: Any) -> Posting:
    return Posting(table_id=loaded.table.id, audience=IN_CHANNEL, slot=slot, channel_id=loaded.table.place, **more)


def _begins(loaded: LoadedTable, rest: Log) -> dict[str, Any]:
    """The log from *rest* on belongs to the next message."""
    start = rest[0].at if rest else Spot(loaded.playing.step + 1)
    return {"log_step": start.step, "log_line": start.line}


def texts(log: Log) -> list[str]:
    return [each.text for each in log]


def size(log: Log) -> int:
    """In characters."""
    return len("\n".join(texts(log)))


def finished(loaded: LoadedTable, log: Log) -> Log:
    """But for the turn that goes on, of which there may be more to tell."""
    return log[:-1] if loaded.live else log


def latest(log: Log) -> Log:
    """The last turn, and as long as there is nothing to say of it, the one before: what whoever looks has not read."""
    return log[-2:] if log and log[-1].bare else log[-1:]


def said(loaded: LoadedTable, log: Log) -> Log:
    """Without the heading of somebody's turn of which there is nothing to say yet: right below it stands whom the table
    waits for."""
    begun = loaded.live and bool(log) and log[-1].bare and log[-1].span[0].event.actor is not None
    return log[:-1] if begun else log


def head(log: Log, characters: int) -> Log:
    """As many turns from the start as fit, one at least."""
    most = max((count for count in range(1, len(log) + 1) if size(log[:count]) <= characters), default=1)
    return log[:most]


def fitted(log: Log, told: Past, characters: int) -> list[str]:
    """The texts of *log*; the last turn in fewer words, if it does not fit."""
    if not log:
        return []
    left = characters - size(log[:-1]) - (len(log) > 1)
    return [*texts(log[:-1]), telling.shortened(log[-1], told, left)]


def room(loaded: LoadedTable, board: cards.Board) -> int:
    """How much log fits under the board, which differs from game to game."""
    _, contents = weight(cards.standing(loaded, board, ()))
    taken = sum(map(len, contents))
    return min(BESIDE_BOARD, max(LEAST, limits.TEXT - taken - 200))
