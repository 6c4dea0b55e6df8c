"""``/table stands`` and ``/table cast``: what those who watch can do."""

from __future__ import annotations

from bot import casting, prophets
from bot.call import Call
from bot.cases import stands as cases
from bot.play.loaded import LoadedTable
from bot.services import Services
from bot.ui.codec import Press, whole


async def opened(services: Services, call: Call, loaded: LoadedTable) -> None:
    """People may say who wins; where they may already, whoever asks is led there."""
    if card := await cases.standing(services, call.caller, loaded.table.id):
        await call.say("stands-there", card=card)
        return
    await cases.open_stands(services, call.caller, loaded.table.id)
    await call.say("stands-opened")


async def predicted(services: Services, call: Call, press: Press) -> None:
    """Who wins, as it was chosen, or how else it comes out."""
    riddle, chosen = (press.args or ("",))[0], whole(call.value)
    table = await cases.predict(services, call.caller, press.table, chosen, riddle)
    if riddle:
        voice = services.kit.voice(call.locale, table.game)
        asked = next(each for each in services.kit.games[table.game].riddles if each.key == riddle)
        answer = prophets.answers(asked, [seat.name for seat in table.seats], voice)[chosen]
        await call.say("stands-noted-answer", asked=voice.about(f"riddle-{riddle}"), answer=answer)
    else:
        await call.say("stands-noted", name=table.seats[chosen].name)


async def cast(services: Services, call: Call, loaded: LoadedTable) -> None:
    """Somebody may see all hands late; or whoever may looks."""
    _, values, _ = call.command
    user = str(values.get("player") or "")
    if not user:
        await _watched(services, call, loaded.table.id)
    elif call.is_bot(user):
        await call.say("no-bots")
    else:
        name, delay = call.display_name(user), int(values.get("delay", cases.LEAST))
        await cases.grant(services, call.caller, loaded.table.id, user, name, delay)
        if delay:
            await call.say("cast-done", who=name, count=delay)
        else:
            await call.say("cast-undone", who=name)


async def _watched(services: Services, call: Call, table_id: str) -> None:
    loaded, delay = await cases.watch(services, call.caller, table_id)
    voice = loaded.voice(call.locale)
    if call.pictured:
        await call.hold()
    drawn = await services.gallery.past(loaded, voice, None) if call.pictured else None
    await call.reply(casting.table(loaded, delay, voice, drawn))
    for seat in range(len(loaded.table.seats)):
        drawn = await services.gallery.past(loaded, voice, seat) if call.pictured else None
        for message in casting.hand(loaded, seat, voice, drawn):
            await call.whisper(message)
