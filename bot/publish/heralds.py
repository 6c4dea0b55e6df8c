"""Words beside a placard, each a message of its own: who is called by name in its channel, and who directly."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace

from bot.kit import Kit
from bot.play import timing
from bot.post import Post
from bot.publish.direct import call
from bot.publish.poster import Poster
from bot.speech import Voice
from bot.ui.codec import encode
from bot.ui.parts import Part, button, prose, rows
from bot.ui.verbs import Verb
from persistence import contests, leagues, rosters
from persistence.deliveries import READERS, Acquaintance, Heralded, Reminded
from persistence.errors import Missing
from persistence.placards import Placard
from persistence.postings import Posting
from persistence.store import Clock, Store

MOVING = ("contest-check-in", "contest-missed")
"""What is told directly while the placard is posted anew: it leads to the channel, below which that stands."""
ANSWERS = {"contest-check-in": (Verb.HERE, "contest-here")}
"""By text, the press that it asks for and what that is called."""


def link(placard: Placard) -> str:
    """Where it is, in the form that Discord opens."""
    message = f"/{placard.message_id}" if placard.message_id else ""
    return f"https://discord.com/channels/{placard.guild_id}/{placard.channel_id}{message}"


class Heralds:
    def __init__(self, kit: Kit, store: Store, post: Post, poster: Poster, clock: Clock) -> None:
        self.kit, self.store, self.post, self.poster, self.clock = kit, store, post, poster, clock

    async def herald(self, placard: Placard, delivery: int, herald: Heralded) -> None:
        """In the channel. It rings at those of them who do not sleep."""
        who = " ".join(f"<@{user}>" for user in herald.users)
        ringing = [user for user in herald.users if user not in herald.asleep]
        parts = _words(placard, self.kit.voice(placard.locale), herald, who)
        await self.poster.send(_beside(placard, delivery), parts, mention=ringing, silent=herald.silent)

    async def tell(self, placard: Placard, delivery: int, parts: Sequence[Part]) -> None:
        """To whoever reads there, without a sound for anybody."""
        await self.poster.send(_beside(placard, delivery), parts)

    async def remind(self, placard_id: str, delivery: int, reminded: Reminded) -> None:
        """Somebody, directly; by name in the channel if they take no direct messages. Not who has left, or sleeps: for
        them it makes no sound.

        :raises Undelivered: worth another try."""
        placard = await self.store.placards.get(placard_id)
        if placard is None or self.clock() >= reminded.until:
            return
        if not (reminded.arranges or await self._takes_part(placard, reminded.user)):
            return
        person = await self.store.people.get(reminded.user)
        silent = reminded.silent or timing.asleep(person, self.clock())
        voice = self.kit.voice(person.locale or person.reported or placard.locale)
        posting = Posting(
            table_id=placard.id,
            audience=Acquaintance(user=reminded.user),
            slot=f"reminder {delivery}",
            channel_id=placard.channel_id,
            fulfils=(delivery,),
        )
        named = _words(placard, self.kit.voice(placard.locale), reminded, f"<@{reminded.user}>")
        await call(self.poster, person, posting, _words(placard, voice, reminded), named, silent=silent)

    async def _takes_part(self, placard: Placard, user: str) -> bool:
        subject = int(placard.subject)
        with contextlib.suppress(Missing):
            match placard.kind:
                case contests.PLACARD:
                    entrant = (await self.store.contests.get(subject)).entrant(user)
                    return entrant is not None and entrant.left_at is None
                case leagues.PLACARD:
                    return (await self.store.leagues.get(subject)).person(user) is not None
                case rosters.PLACARD:
                    roster = await self.store.rosters.get(subject)
                    member = roster.member(user) if roster else None
                    return member is not None and member.answer != "no"
        return False


def _beside(placard: Placard, delivery: int) -> Posting:
    """A message in its channel, once."""
    return Posting(
        table_id=placard.id,
        audience=READERS,
        slot=f"herald {delivery}",
        channel_id=placard.channel_id,
        fulfils=(delivery,),
    )


def _words(placard: Placard, voice: Voice, said: Heralded | Reminded, who: str = "") -> list[Part]:
    """With the way to the placard, and what it asks for as a button: a press less."""
    moves = isinstance(said, Reminded) and said.key in MOVING
    to = link(replace(placard, message_id=None) if moves else placard)
    way = f"[{voice.tell('to-the-card')}]({to})" if placard.message_id else ""
    asked = ANSWERS.get(said.key)
    answers = [button(encode(asked[0], placard.subject), voice.tell(asked[1]), "primary")] if asked else []
    return [prose("\n".join(filter(None, (voice.tell(said.key, **said.args), way, who)))), *rows(answers)]
