"""``/table world``: what the matches of a campaign have made of this channel, between them and during one."""

from __future__ import annotations

from dataclasses import replace

from bot import rights, worlds
from bot.call import Call
from bot.handlers import lobby as lobby_handlers
from bot.house import House
from bot.speech import Voice
from bot.ui.codec import Press, encode
from bot.ui.parts import button
from bot.ui.verbs import Verb
from bot.worlds import Seen
from persistence.deliveries import Proclaimed
from persistence.errors import NotLatest, WorldInUse
from persistence.worlds import World


async def world(house: House, call: Call, game: str | None) -> None:
    """The channel's world; a choice if it has several; else how one comes to be."""
    every = [each for each in await _here(house, call) if game in (None, each.game)]
    going_on = [each for each in every if each.archived_at is None]
    if len(going_on) == 1:
        await _show(house, call, going_on[0], 0)
    else:
        await _shelf(house, call, every)


async def page(house: House, call: Call, press: Press) -> None:
    """Another page, by its place."""
    at = press.number(0)
    await _show(house, call, await _found(house, press), at)


async def titled(house: House, call: Call, press: Press) -> None:
    """Another page, by its title."""
    await _show(house, call, await _found(house, press), rights.numbered(call.value))


async def others(house: House, call: Call, _press: Press) -> None:
    """All worlds of the channel, those left behind too."""
    await _shelf(house, call, await _here(house, call))


async def chosen(house: House, call: Call, _press: Press) -> None:
    """One of them."""
    await _show(house, call, await house.store.worlds.get(rights.numbered(call.value)), 0)


async def export(house: House, call: Call, press: Press) -> None:
    """The whole chain as a file."""
    found = await _found(house, press)
    told = (await _voice(house, call, found)).tell("export-world")
    await call.document(told, f"castellan-world-{found.id}.json", await house.store.worlds.export(found.id))


# ---- annulling, leaving


async def annul(house: House, call: Call, press: Press) -> None:
    """Asks first: the last match will not have been."""
    seen = await _managed(house, call, press)
    if seen is None:
        return
    if seen.latest is None or seen.kept is None:
        await call.say("annul-late")
        return
    question = seen.voice.tell("annul-sure", match=seen.number(seen.latest), date=worlds.date(seen.latest.at))
    yes = button(encode(Verb.ANNUL_YES, str(seen.world.id), seen.kept.id), seen.voice.tell("annul-yes"), "danger")
    await call.reply(worlds.sure(seen, question, yes))


async def annulled(house: House, call: Call, press: Press) -> None:
    """The match that the question was about, if it is still the last one."""
    heirloom = press.number(0)
    seen = await _managed(house, call, press)
    if seen is None:
        return
    if seen.latest is None or seen.kept is None or seen.kept.id != heirloom:
        await call.say("annul-late")
        return
    public = await _public(house, seen)
    told = Proclaimed(key="world-annulled", args={"who": call.name, "match": public.number(seen.latest)})
    try:
        await house.store.worlds.annul(heirloom, {_last(seen): [told]})
    except (NotLatest, WorldInUse) as error:
        await call.say("annul-late" if isinstance(error, NotLatest) else "world-in-use")
        return
    await call.say("annulled")
    await _proclaimed(house, seen)


async def leave(house: House, call: Call, press: Press) -> None:
    """Asks first: the next match will found another world."""
    seen = await _managed(house, call, press)
    if seen is not None:
        yes = button(encode(Verb.LEAVE_WORLD_YES, str(seen.world.id)), seen.voice.tell("leave-world-yes"), "danger")
        await call.reply(worlds.sure(seen, seen.voice.tell("leave-world-sure", world=seen.title), yes))


async def left(house: House, call: Call, press: Press) -> None:
    seen = await _managed(house, call, press)
    if seen is None:
        return
    told = Proclaimed(key="world-left-behind", args={"who": call.name, "world": (await _public(house, seen)).title})
    try:
        done = await house.store.worlds.archive(seen.world.id, {_last(seen): [told]})
    except WorldInUse:
        await call.say("world-in-use")
        return
    if not done:
        await call.say("not-now")
        return
    await call.say("world-is-left")
    await _proclaimed(house, seen)


async def _public(house: House, seen: Seen) -> Seen:
    """The same in the language of the channel."""
    last = await house.store.tables.get(_last(seen))
    known = await house.store.words.known(seen.world.guild_id, seen.world.channel_id)
    return replace(seen, voice=house.kit.voice(last.locale, seen.world.game, (), known))


def _last(seen: Seen) -> str:
    """The table that tells the channel what becomes of a world: it is everybody's business."""
    return seen.chain[-1].match_id


async def _proclaimed(house: House, seen: Seen) -> None:
    """It is on its way to the channel; and a lobby that is open there may begin with something else."""
    house.publisher.wake(_last(seen))
    live = await house.store.tables.live_at(seen.world.channel_id)
    if live is not None and live.game in house.kit.games:
        await lobby_handlers.refresh(house, live.id)


# ---- within


async def _here(house: House, call: Call) -> list[World]:
    """The worlds of the caller's channel, as far as their games are still played."""
    every = await house.store.worlds.of_channel(call.channel)
    return [each for each in every if rights.belongs(call, each) and each.game in house.kit.games]


async def _found(house: House, press: Press) -> World:
    """The world of a control."""
    return await house.store.worlds.get(rights.numbered(press.table))


async def _managed(house: House, call: Call, press: Press) -> Seen | None:
    """The world of a control, if it goes on; otherwise the caller is told."""
    found = await _found(house, press)
    seen = await _seen(house, call, found)
    if found.archived_at is not None:
        await call.say("not-now")
        return None
    return seen


async def _seen(house: House, call: Call, found: World) -> Seen:
    chain, voice = await house.store.worlds.chain(found.id), await _voice(house, call, found)
    return Seen(found, chain, voice, house.kit.game(found.game))


async def _voice(house: House, call: Call, found: World) -> Voice:
    known = await house.store.words.known(found.guild_id, found.channel_id)
    return house.kit.voice(call.locale, found.game, (), known)


async def _show(house: House, call: Call, found: World, at: int) -> None:
    seen = await _seen(house, call, found)
    several = len(await _here(house, call)) > 1
    may = await rights.decides(house.store, call, found, seen.chain)
    await call.reply(worlds.card(seen, at, may=may, others=several))


async def _shelf(house: House, call: Call, every: list[World]) -> None:
    if not every:
        await call.say("no-world")
        return
    seen = [await _seen(house, call, each) for each in every]
    await call.reply(worlds.shelf(seen, call.voice))
