"""``/table world``: what the matches of a campaign have made of this channel, between them and during one."""

from __future__ import annotations

from dataclasses import replace

from bot import rights, worlds
from bot.call import Call
from bot.handlers import lobby as lobby_handlers
from bot.services import Services
from bot.speech import Voice
from bot.ui.codec import Press, encode
from bot.ui.parts import button
from bot.ui.verbs import Verb
from bot.worlds import Seen
from persistence.deliveries import Proclaimed
from persistence.errors import NotLatest, WorldInUse
from persistence.worlds import World


async def world(services: Services, call: Call, game: str | None) -> None:
    """The channel's world; a choice if it has several; else how one comes to be."""
    every = [each for each in await _here(services, call) if game in (None, each.game)]
    going_on = [each for each in every if each.archived_at is None]
    if len(going_on) == 1:
        await _show(services, call, going_on[0], 0)
    else:
        await _shelf(services, call, every)


async def page(services: Services, call: Call, press: Press) -> None:
    """Another page, by its place."""
    at = press.number(0)
    await _show(services, call, await _found(services, press), at)


async def titled(services: Services, call: Call, press: Press) -> None:
    """Another page, by its title."""
    await _show(services, call, await _found(services, press), rights.numbered(call.value))


async def others(services: Services, call: Call, _press: Press) -> None:
    """All worlds of the channel, those left behind too."""
    await _shelf(services, call, await _here(services, call))


async def chosen(services: Services, call: Call, _press: Press) -> None:
    """One of them."""
    await _show(services, call, await services.store.worlds.get(rights.numbered(call.value)), 0)


async def export(services: Services, call: Call, press: Press) -> None:
    """The whole chain as a file."""
    found = await _found(services, press)
    told = (await _voice(services, call, found)).tell("export-world")
    await call.document(told, f"castellan-world-{found.id}.json", await services.store.worlds.export(found.id))


# ---- annulling, leaving


async def annul(services: Services, call: Call, press: Press) -> None:
    """Asks first: the last match will not have been."""
    seen = await _managed(services, call, press)
    if seen is None:
        return
    if seen.latest is None or seen.kept is None:
        await call.say("annul-late")
        return
    question = seen.voice.tell("annul-sure", match=seen.number(seen.latest), date=worlds.date(seen.latest.at))
    yes = button(encode(Verb.ANNUL_YES, str(seen.world.id), seen.kept.id), seen.voice.tell("annul-yes"), "danger")
    await call.reply(worlds.sure(seen, question, yes))


async def annulled(services: Services, call: Call, press: Press) -> None:
    """The match that the question was about, if it is still the last one."""
    heirloom = press.number(0)
    seen = await _managed(services, call, press)
    if seen is None:
        return
    if seen.latest is None or seen.kept is None or seen.kept.id != heirloom:
        await call.say("annul-late")
        return
    public = await _public(services, seen)
    told = Proclaimed(key="world-annulled", args={"who": call.name, "match": public.number(seen.latest)})
    try:
        await services.store.worlds.annul(heirloom, {_last(seen): [told]})
    except (NotLatest, WorldInUse) as error:
        await call.say("annul-late" if isinstance(error, NotLatest) else "world-in-use")
        return
    await call.say("annulled")
    await _proclaimed(services, seen)


async def leave(services: Services, call: Call, press: Press) -> None:
    """Asks first: the next match will found another world."""
    seen = await _managed(services, call, press)
    if seen is not None:
        yes = button(encode(Verb.LEAVE_WORLD_YES, str(seen.world.id)), seen.voice.tell("leave-world-yes"), "danger")
        await call.reply(worlds.sure(seen, seen.voice.tell("leave-world-sure", world=seen.title), yes))


async def left(services: Services, call: Call, press: Press) -> None:
    seen = await _managed(services, call, press)
    if seen is None:
        return
    told = Proclaimed(key="world-left-behind", args={"who": call.name, "world": (await _public(services, seen)).title})
    try:
        done = await services.store.worlds.archive(seen.world.id, {_last(seen): [told]})
    except WorldInUse:
        await call.say("world-in-use")
        return
    if not done:
        await call.say("not-now")
        return
    await call.say("world-is-left")
    await _proclaimed(services, seen)


async def _public(services: Services, seen: Seen) -> Seen:
    """The same in the language of the channel."""
    last = await services.store.tables.get(_last(seen))
    known = await services.store.words.known(seen.world.guild_id, seen.world.channel_id)
    return replace(seen, voice=services.kit.voice(last.locale, seen.world.game, (), known))


def _last(seen: Seen) -> str:
    """The table that tells the channel what becomes of a world: it is everybody's business."""
    return seen.chain[-1].match_id


async def _proclaimed(services: Services, seen: Seen) -> None:
    """It is on its way to the channel; and a lobby that is open there may begin with something else."""
    services.publisher.wake(_last(seen))
    live = await services.store.tables.live_at(seen.world.channel_id)
    if live is not None and live.game in services.kit.games:
        await lobby_handlers.refresh(services, live.id)


# ---- within


async def _here(services: Services, call: Call) -> list[World]:
    """The worlds of the caller's channel, as far as their games are still played."""
    every = await services.store.worlds.of_channel(call.channel)
    return [each for each in every if rights.belongs(call, each) and each.game in services.kit.games]


async def _found(services: Services, press: Press) -> World:
    """The world of a control."""
    return await services.store.worlds.get(rights.numbered(press.table))


async def _managed(services: Services, call: Call, press: Press) -> Seen | None:
    """The world of a control, if it goes on; otherwise the caller is told."""
    found = await _found(services, press)
    seen = await _seen(services, call, found)
    if found.archived_at is not None:
        await call.say("not-now")
        return None
    return seen


async def _seen(services: Services, call: Call, found: World) -> Seen:
    chain, voice = await services.store.worlds.chain(found.id), await _voice(services, call, found)
    return Seen(found, chain, voice, services.kit.game(found.game))


async def _voice(services: Services, call: Call, found: World) -> Voice:
    known = await services.store.words.known(found.guild_id, found.channel_id)
    return services.kit.voice(call.locale, found.game, (), known)


async def _show(services: Services, call: Call, found: World, at: int) -> None:
    seen = await _seen(services, call, found)
    several = len(await _here(services, call)) > 1
    may = await rights.decides(services.store, call, found, seen.chain)
    await call.reply(worlds.card(seen, at, may=may, others=several))


async def _shelf(services: Services, call: Call, every: list[World]) -> None:
    if not every:
        await call.say("no-world")
        return
    seen = [await _seen(services, call, each) for each in every]
    await call.reply(worlds.shelf(seen, call.voice))
