"""The messages of contests, and of what else has one, in their channels."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.sessions import Sessions
from persistence.contests import LEAGUE, PLACARD, Contest
from persistence.deliveries import DATE_DUE, Delivery
from persistence.leagues import League


async def due(sessions: Sessions, contest: Contest) -> None:
    """It stands in the channel of *contest*, and is looked at now; so is what the server's calendar has of it."""
    await _stands(sessions, PLACARD, contest, [DATE_DUE])
    if contest.league_id is not None:
        await looked_at(sessions, LEAGUE, contest.league_id)


async def league_due(sessions: Sessions, league: League) -> None:
    """The card of *league* stands in its channel, and is looked at now."""
    await _stands(sessions, LEAGUE, league)


async def looked_at(sessions: Sessions, kind: str, subject: int) -> None:
    """What has been written about *subject* is shown on its placard, if there is one."""
    if card := await sessions.store.placards.of(kind, str(subject)):
        sessions.wake(card.id, ())


async def _stands(sessions: Sessions, kind: str, what: Contest | League, also: Sequence[Delivery] = ()) -> None:
    """:param also: what is due together with the first one."""
    placards, subject = sessions.store.placards, str(what.id)
    card = await placards.of(kind, subject) or await placards.put_up(
        kind, subject, guild_id=what.guild_id, channel_id=what.channel_id, locale=what.locale, also=also
    )
    sessions.wake(card.id, ())
