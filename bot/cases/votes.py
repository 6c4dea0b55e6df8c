"""What the people of a table decide together."""

from __future__ import annotations

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.cases.seats import Newcomer, absent, take_over
from bot.play import timing, votes
from bot.play.deliveries import shown
from bot.play.loaded import LoadedTable
from bot.play.votes import Kind, Vote
from bot.play.working import AGREED, Past
from bot.time.calendar import DAY, HOUR
from engines.core.menu import Refused
from engines.core.undo import Undo
from persistence.deliveries import Delivery, NoticeDue, Proclaimed, Removal
from persistence.records import TableChanges


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
        asked = Vote(kind=kind, amount=amount, by=caller.name, since=means.kit.clock()).said(seat, aye=True)
        if done := await opened(means, loaded, asked):
            await _carried(means, loaded, asked)
        return done


@rights.HAND_ON
async def hand_over(
    means: Means, caller: Caller, table_id: str, /, seat: int, user: str, name: str, *, force: bool = False
) -> bool:
    """*user*, shown as *name*, takes *seat*: everybody gives their own, the host any. Whoever plays there is asked
    first, unless the host decides it openly (*force*): whether it is done."""
    loaded = await means.sessions.at(table_id)
    if not loaded.live:
        raise Declined("not-now")
    if not 0 <= seat < len(loaded.table.seats):
        raise Declined("no-such-seat")
    if loaded.seat_of(user) is not None:
        raise Declined("already-seated-other")
    own = loaded.seat_of(caller.user) == seat
    if not (own or rights.hosts(caller, loaded.table)):
        raise Declined("host-only")
    now = means.kit.clock()
    if own or force or absent(loaded, seat, now):
        by = "" if own or absent(loaded, seat, now) else caller.name
        await take_over(means, loaded, seat, Newcomer(user, name), f"{caller.key}:0", by=by)
        return True
    async with means.sessions.lock(table_id):
        vote = Vote(kind="handover", by=caller.name, since=now, seat=seat, user=user, name=name)
        return await opened(means, await means.sessions.at(table_id), vote)


async def opened(means: Means, loaded: LoadedTable, vote: Vote) -> bool:
    """The table is asked from now on; to be called with its lock held. True: nobody has to be asked, and nothing was
    written."""
    if (open_one := votes.of(loaded.table)) and open_one.until > means.kit.clock():
        raise Declined("vote-open")
    if vote.decided(votes.voters(loaded, vote)):
        return True
    old = loaded.table.notice_message_id
    gone = [Removal(channel=loaded.table.place, message=old)] if old else []
    deadline = min(vote.until, loaded.table.deadline or vote.until)
    changes: TableChanges = {"vote": votes.written(vote), "notice_message_id": None, "deadline": deadline}
    await _write(means, loaded, [*gone, NoticeDue()], changes)
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
        who = votes.voters(loaded, vote)
        if seat not in who:
            raise Declined("vote-not-yours")
        vote = vote.said(seat, aye=aye)
        decided = vote.decided(who)
        if decided is None:
            await _write(means, loaded, [NoticeDue()], {"vote": votes.written(vote)})
        elif not decided:
            await _write(means, loaded, [NoticeDue(), Proclaimed(key="vote-lost", args={})], {"vote": None})
        elif vote.kind not in {"handover", "undo"}:
            await _carried(means, loaded, vote)
    if decided and vote.kind == "handover":
        new = Newcomer(vote.user, vote.name)
        await take_over(means, loaded, vote.seat, new, f"{table_id}:{vote.since}:handover")
        async with means.sessions.lock(table_id):
            await _write(means, await means.sessions.at(table_id), [NoticeDue()], {"vote": None})
    if decided and vote.kind == "undo":
        await taken_back(means, loaded, vote, asked=True)
    return decided


async def taken_back(means: Means, loaded: LoadedTable, vote: Vote, *, asked: bool) -> None:
    """What the table has agreed to. ``Refused``: it cannot be taken back any more, and the vote is over.

    :param asked: whether it had to be: then a move that came in between has ended the vote."""

    def goes_on(now: LoadedTable) -> bool:
        there = votes.of(now.table)
        return there is not None and there.number == vote.number

    def make(now: LoadedTable, _past: Past) -> Undo:
        if asked and not goes_on(now):
            raise Declined("vote-over")
        return Undo(seat=vote.seat, act=vote.act, agreed=True)

    table_id = loaded.table.id
    try:
        await means.sessions.take_back(table_id, f"{table_id}:{vote.since}:undo", AGREED, make)
    except Refused:
        async with means.sessions.lock(table_id):
            now = await means.sessions.at(table_id)
            if goes_on(now):
                await _write(means, now, [NoticeDue()], {"vote": None})
        raise


async def _carried(means: Means, loaded: LoadedTable, vote: Vote) -> None:
    now = means.kit.clock()
    length = vote.amount * (DAY if vote.kind == "pause" else HOUR)
    args: dict[str, str | int] = {"until": f"<t:{(now + length) // 1000}:f>", "count": vote.amount}
    due = [Proclaimed(key=f"voted-{votes.wording(vote)}", args=args), NoticeDue(), *shown(loaded.table)]
    await _write(means, loaded, due, {**timing.voted(loaded, vote.kind, vote.amount, now), "vote": None})


async def _write(means: Means, loaded: LoadedTable, due: list[Delivery], changes: TableChanges) -> None:
    await means.store.tables.change(loaded.table.id, due, **changes)
    means.sessions.wake(loaded.table.id, ())
