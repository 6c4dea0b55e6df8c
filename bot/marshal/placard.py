"""The messages of contests, and of what else has one, in their channels."""

from __future__ import annotations

from bot.play.sessions import Sessions
from persistence.contests import LEAGUE, PLACARD, Contest
from persistence.deliveries import DATE_DUE


async def due(sessions: Sessions, contest: Contest) -> None:
    """It stands in the channel of *contest*, and is looked at now; so is what the server's calendar has of it."""
    placard = await sessions.store.placards.of(PLACARD, str(contest.id))
    if placard is None:
        where = {"guild_id": contest.guild_id, "channel_id": contest.channel_id, "locale": contest.locale}
        placard = await sessions.store.placards.put_up(PLACARD, str(contest.id), **where, also=[DATE_DUE])
    sessions.wake(placard.id, ())
    if contest.league_id is not None and (league := await sessions.store.placards.of(LEAGUE, str(contest.league_id))):
        sessions.wake(league.id, ())


async def looked_at(sessions: Sessions, kind: str, subject: int) -> None:
    """What has been written about *subject* is shown on its placard, if there is one."""
    if card := await sessions.store.placards.of(kind, str(subject)):
        sessions.wake(card.id, ())
