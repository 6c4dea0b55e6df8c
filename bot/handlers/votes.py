"""What a table decides together: asked for by command, answered by a press; and seats that anybody may take."""

from __future__ import annotations

from bot.call import Call
from bot.cases import seats, votes
from bot.play.loaded import LoadedTable
from bot.play.notices import briefing
from bot.play.votes import Kind
from bot.services import Services
from bot.ui.codec import Press


async def pause(services: Services, call: Call, loaded: LoadedTable) -> None:
    """``/table pause``: so many days, or on with it."""
    await _propose(services, call, loaded, "pause", "days")


async def extend(services: Services, call: Call, loaded: LoadedTable) -> None:
    await _propose(services, call, loaded, "extend", "hours")


async def live(services: Services, call: Call, loaded: LoadedTable) -> None:
    await _propose(services, call, loaded, "live", "hours")


async def _propose(services: Services, call: Call, loaded: LoadedTable, kind: Kind, unit: str) -> None:
    _, values, _ = call.command
    amount = int(values.get(unit) or 0)
    done = await votes.propose(services, call.caller, loaded.table.id, kind=kind, amount=amount)
    await call.say("vote-done" if done else "vote-asked")


async def aye(services: Services, call: Call, press: Press) -> None:
    await _said(services, call, press, aye=True)


async def nay(services: Services, call: Call, press: Press) -> None:
    await _said(services, call, press, aye=False)


async def _said(services: Services, call: Call, press: Press, *, aye: bool) -> None:
    decided = await votes.say(services, call.caller, press.table, number=press.number(0), aye=aye)
    await call.say({None: "vote-counted", True: "vote-done", False: "vote-lost"}[decided])


# ---- seats


async def substitute(services: Services, call: Call, loaded: LoadedTable) -> None:
    """``/table substitute``: one's own seat, or for the host one at which nobody plays."""
    _, values, _ = call.command
    wanted = int(values["seat"]) - 1 if values.get("seat") else None
    seat = await seats.offer(services, call.caller, loaded.table.id, wanted)
    await call.say("seat-offered-now", number=seat + 1)


async def take(services: Services, call: Call, press: Press) -> None:
    """A seat that is offered is theirs, with a word about what it is that they have let themselves in for."""
    seat = press.number(0)
    loaded = (await seats.take(services, call.caller, press.table, seat)).loaded
    await call.reply(briefing(loaded, seat, loaded.voice(call.locale)))
