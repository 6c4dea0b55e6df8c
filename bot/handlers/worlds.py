"""``/table world``: what the matches of a campaign have made of this channel, between them and during one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot import worlds as views
from bot.call import Call
from bot.cases import carrying, worlds
from bot.cases.worlds import Seen
from bot.handlers import late
from bot.services import Services
from bot.ui.codec import Press, encode, whole
from bot.ui.parts import File, Part, button
from bot.ui.verbs import Verb
from bot.worlds import card, date, shelf, sure
from persistence.carried import signer, written


async def world(services: Services, call: Call, game: str | None) -> None:
    """The channel's world; a choice if it has several; else how one comes to be."""
    every = await worlds.here(services, call.caller, game)
    going_on = [each for each in every if each.world.archived_at is None]
    if len(going_on) == 1:
        await _show(services, call, going_on[0])
    else:
        await _shelf(call, every)


async def page(services: Services, call: Call, press: Press) -> None:
    """Another page, by its place."""
    at = press.number(0)
    await _show(services, call, await _found(services, call, press.table), at)


async def titled(services: Services, call: Call, press: Press) -> None:
    """Another page, by its title."""
    seen = await _found(services, call, press.table)
    await _show(services, call, seen, whole(call.value))


async def others(services: Services, call: Call, _press: Press) -> None:
    """All worlds of the channel, those left behind too."""
    await _shelf(call, await worlds.here(services, call.caller))


async def chosen(services: Services, call: Call, _press: Press) -> None:
    """One of them."""
    await _show(services, call, await _found(services, call, call.value))


async def export(services: Services, call: Call, press: Press) -> None:
    """The whole chain as a file that another server or bot can take up."""
    number = whole(press.table)
    content = await carrying.export(services, call.caller, number)
    told = call.voice.tell("export-world", fingerprint=content["fingerprint"], signer=signer(content["key"]))
    await call.file(told, f"castellan-world-{number}.json", written(content))


# ---- who is who in a world from elsewhere


async def claiming(services: Services, call: Call, press: Press) -> None:
    """Which of those who are but names here are they?"""
    seen = await _found(services, call, press.table)
    names = await carrying.unclaimed(services, seen)
    await (call.reply(views.claiming(seen, names)) if names else call.say("claim-late"))


async def claim(services: Services, call: Call, press: Press) -> None:
    """That one."""
    done = await carrying.claim(services, call.caller, whole(press.table), call.value)
    await call.say("claim-granted" if done else "claim-noted")


async def claims(services: Services, call: Call, press: Press) -> None:
    """Who has said so of themselves, for whoever decides about the world."""
    every = await carrying.claims(services, call.caller, whole(press.table))
    seen = await _found(services, call, press.table)
    await (call.reply(views.claims(seen, every)) if every else call.say("claim-none"))


async def grant(services: Services, call: Call, press: Press) -> None:
    """It is so."""
    await carrying.grant(services, call.caller, whole(press.table), call.value)
    await call.say("claim-granted")


async def deny(services: Services, call: Call, press: Press) -> None:
    """It is not."""
    await carrying.deny(services, call.caller, whole(press.table), call.value)
    await call.say("claim-denied")


# ---- annulling, leaving


async def annul(services: Services, call: Call, press: Press) -> None:
    """Asks first: the last match will not have been."""
    seen = await worlds.annullable(services, call.caller, whole(press.table))
    if seen.latest is None or seen.kept is None:
        await call.say("annul-late")
        return
    question = seen.voice.tell("annul-sure", match=seen.number(seen.latest), date=date(seen.latest.at))
    if regret := worlds.regret(seen.game, seen.kept.heirloom, seen.voice):
        question += f"\n{regret}"
    yes = button(encode(Verb.ANNUL_YES, str(seen.world.id), seen.kept.id), seen.voice.tell("annul-yes"), "danger")
    await call.reply(sure(seen, question, yes))


async def annulled(services: Services, call: Call, press: Press) -> None:
    """They agree that the match which the question was about will not have been."""
    done = await worlds.annul(services, call.caller, whole(press.table), press.number(0))
    await call.say("annulled" if done else "annul-noted")


async def leave(services: Services, call: Call, press: Press) -> None:
    """Asks first: the next match will found another world."""
    seen = await worlds.going_on(services, call.caller, whole(press.table))
    yes = button(encode(Verb.LEAVE_WORLD_YES, str(seen.world.id)), seen.voice.tell("leave-world-yes"), "danger")
    await call.reply(sure(seen, seen.voice.tell("leave-world-sure", world=seen.title), yes))


async def left(services: Services, call: Call, press: Press) -> None:
    await worlds.leave(services, call.caller, whole(press.table))
    await call.say("world-is-left")


# ---- within


async def _found(services: Services, call: Call, number: str) -> Seen:
    return await worlds.look(services, call.caller, whole(number))


async def _show(services: Services, call: Call, seen: Seen, at: int = 0) -> None:
    several = len(await worlds.here(services, call.caller)) > 1
    left = worlds.heirloom(seen)
    unclaimed = bool(await carrying.unclaimed(services, seen))
    waiting = unclaimed and seen.decides and bool(await services.store.worlds.claims(seen.world.id))

    def page(drawn: Sequence[File]) -> list[Part]:
        return card(seen, at, drawn, others=several, unclaimed=unclaimed, claims=waiting)

    if at or left is None:
        await call.reply(page([]))
        return
    await late.reply(call, partial(services.gallery.world, seen.game, left, seen.voice, worlds.before(seen)), page)


async def _shelf(call: Call, every: Sequence[Seen]) -> None:
    if not every:
        await call.say("no-world")
        return
    await call.reply(shelf(every, call.voice))
