"""What the people of a table decide together."""

from __future__ import annotations

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.cases.seats import Newcomer, Terms, absent, back, take_over, tied
from bot.marshal.said import decided
from bot.play import deciding, loans, timing, votes
from bot.play.loaded import LoadedTable
from bot.play.votes import Kind, Vote
from engines.core.menu import Refused


@rights.VOTE
async def propose(means: Means, caller: Caller, table_id: str, /, kind: Kind, amount: int) -> bool:
    """A pause of so many days (0: the one that goes on ends), so many hours more, or an evening of so many hours live.
    Where nobody else has a say it is done at once: whether it was. ``Declined`` if it cannot be."""
    if not (amount > 0 or kind == "pause") or amount > votes.MOST[kind]:
        raise Declined("vote-too-much", most=votes.MOST[kind])
    async with means.sessions.lock(table_id):
        loaded = await means.sessions.at(table_id)
        seat, clocks = loaded.seat_of(caller.user), timing.of(loaded.table)
        if not loaded.live or seat is None:
            raise Declined("not-now")
        if clocks is None or not clocks.pace.ticks:
            raise Declined("vote-no-clock")
        if kind == "live" and clocks.pace.sitting:
            raise Declined("vote-live-already")
        if kind == "extend" and timing.longer(loaded, amount, means.kit.clock()) is None:
            raise Declined("not-now")
        since, length = means.kit.clock(), votes.length(timing.window(loaded))
        number = means.kit.new_number()
        vote = Vote(kind=kind, amount=amount, by=loaded.names[seat], number=number, since=since, length=length)
        asked = vote.said(seat, aye=True)
        if done := await opened(means, loaded, asked):
            await deciding.timed(means.sessions, loaded, asked)
        return done


@rights.HAND_ON
async def hand_over(
    means: Means, caller: Caller, table_id: str, /, seat: int, user: str, name: str, *, force: bool = False
) -> bool:
    """*user*, shown as *name*, takes *seat*: everybody gives their own, the host any. Whoever plays there is asked
    first, unless the host decides it openly (*force*): whether it is done."""
    loaded = await back(means, caller, await means.sessions.at(table_id))
    if not loaded.live:
        raise Declined("not-now")
    if not 0 <= seat < len(loaded.table.seats):
        raise Declined("no-such-seat")
    if loaded.out(seat):
        raise Declined("seat-is-out")
    if tied(loaded.table, user):
        raise Declined("already-seated-other")
    own, hosts = loaded.seat_of(caller.user) == seat, await rights.hosts(means, caller, loaded.table)
    if not (own or hosts):
        raise Declined("host-only")
    now, loan = means.kit.clock(), loans.of(loaded.seat(seat))
    if loan and not (force and hosts):
        raise Declined("seat-is-lent", name=loan.name)
    willing = not loan and (own or absent(loaded, seat, now))
    if willing or force:
        terms = Terms(by="" if willing else loaded.called(caller.user, caller.name))
        await take_over(means, loaded, seat, Newcomer(user, name), f"{caller.key}:0", terms)
        if not own and (contest := loaded.table.contest_id) is not None:
            said = [decided("contest-did-replace", caller.user, who=user, seat=seat + 1)]
            await means.store.contests.change(contest, said)
        return True
    async with means.sessions.lock(table_id):
        loaded = await means.sessions.at(table_id)
        length = votes.length(timing.window(loaded))
        vote = Vote(
            kind="handover",
            by=loaded.called(caller.user, caller.name),
            number=means.kit.new_number(),
            since=now,
            seat=seat,
            user=user,
            name=name,
            length=length,
        )
        return await opened(means, loaded, vote)


async def opened(means: Means, loaded: LoadedTable, vote: Vote) -> bool:
    """The table is asked from now on; to be called with its lock held. True: nobody has to be asked, and nothing was
    written."""
    if (open_one := votes.of(loaded.table)) and open_one.until > means.kit.clock():
        raise Declined("vote-open")
    if vote.decided(votes.voters(vote, loaded.table, loaded.playing)):
        return True
    due, changes = deciding.posted(loaded, vote, means.kit.clock())
    await deciding.write(means.sessions, loaded, due, changes)
    return False


@rights.VOTE
async def say(means: Means, caller: Caller, table_id: str, /, number: int, *, aye: bool) -> bool | None:
    """The caller's word on the vote of that number: what was decided with it, or ``None``. ``Declined`` if they
    have no say, or it is over."""
    async with means.sessions.lock(table_id):
        loaded = await means.sessions.at(table_id)
        seat, vote = loaded.seat_of(caller.user), votes.of(loaded.table)
        if vote is None or vote.number != number or vote.until <= means.kit.clock() or not loaded.live:
            raise Declined("vote-over")
        who = votes.voters(vote, loaded.table, loaded.playing)
        if seat not in who:
            raise Declined("vote-not-yours")
        vote = vote.said(seat, aye=aye)
        decided = vote.decided(who)
        await deciding.noted(means.sessions, loaded, vote, decided=decided)
    if decided and vote.kind == "handover":
        new, key = Newcomer(vote.user, vote.name), f"{table_id}:{vote.since}:{vote.number}:handover"
        try:
            await take_over(means, loaded, vote.seat, new, key, Terms())
        except Refused:
            await deciding.over(means.sessions, table_id, vote)
            raise
    try:
        await deciding.carried_out(means.sessions, loaded, vote, decided=decided)
    except deciding.Over as late:
        raise Declined("vote-over") from late
    return decided
