"""Presses that belong to a running match: looking at one's own cards, answering, standing orders."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Any

from bot.call import Call
from bot.cases import matches
from bot.cases.asking import Barred, why
from bot.cases.matches import Answering
from bot.handlers import late, looking
from bot.pictures.gallery import Drawn
from bot.play import cards, loans, partings, private_card, templates
from bot.play.cards import AND
from bot.play.loaded import LoadedTable
from bot.play.sessions import Done
from bot.play.told import Told
from bot.publish.private import fingerprint
from bot.services import Services
from bot.speech import Voice, seen
from bot.ui.codec import Press, encode
from bot.ui.limits import clip
from bot.ui.menu import NOTHING, Where, form
from bot.ui.parts import File, Part, box, button, line, prose, rows
from bot.ui.verbs import Verb
from engines.core.match import STALE
from engines.core.menu import NOT_OFFERED, Amount, Given, Menu, Number, Pick, Refused, Typed
from persistence.errors import StoreError
from persistence.records import SeatChanges

# ---- showing


async def show(
    services: Services,
    call: Call,
    loaded: LoadedTable,
    *,
    done: Done | None = None,
    banner: str | None = None,
    refused: str | None = None,
    below: Sequence[Part] = (),
) -> None:
    """Answer with the caller's own page and whatever they are asked; with the board for everybody else. Neither looking
    nor answering takes any news away before a turn of their own is over (``News``).

    :param done: what the caller has just done.
    :param banner: a line above, such as what was done.
    :param refused: the same, but why nothing was done: what has happened waits for the next answer.
    :param below: what follows."""
    seat = loaded.seat_of(call.user)
    voice = loaded.voice(call.locale)
    if loaded.match is None or loaded.table.state == "closed":
        await call.say("not-started" if loaded.table.state == "lobby" else "closed-by-host")
        return
    if seat is None:
        lent = loans.lent_by(loaded.table, call.user)
        head = [prose(voice.tell("not-seated"))] if lent is None else partings.lent(loaded, lent, voice)

        def page(shown: Sequence[Part]) -> list[Part]:
            return cards.within([box([*head, line(), *shown], cards.COLOUR)])

        await looking.table(services, call, loaded, voice, page)
        return
    told, on_card = banner or refused, late.on_card(call, loaded, seat)
    since = done.before if done and any(event.heard(seat) for event in done.events) else None
    if since is not None:
        services.gallery.acted(loaded, seat, done.was if done else None)
        loaded = loaded.seen(seat, since)
    news = await _news(services, call, loaded, seat, voice)
    news = Told(fresh=news.fresh) if refused else news

    def card(files: Sequence[File]) -> list[Part]:
        return private_card.own(loaded, seat, voice, news, drawn=files, opened=not on_card)

    drawn = await _drawn(services, call, loaded, seat, voice)
    parts = card(drawn.files)
    arrived = await call.reply(_with_words(parts, told, below))
    _draw_later(services, call, loaded, voice, drawn, lambda files: _with_words(card(files), told, below))
    if not arrived or refused:
        return
    changes: SeatChanges = {}
    if on_card and call.within and not told:
        # the answer was the card itself: the publisher need not send the same again
        changes["delivered_digest"] = fingerprint(parts)
    if since is not None:
        changes["delivered_step"] = since
    if on_card and call.within and done:  # whose own deliveries are on their way
        services.private.answered(loaded, seat, changes, voice)
    elif changes:
        await services.store.tables.change_seat(loaded.table.id, seat, **changes)


async def _news(services: Services, call: Call, loaded: LoadedTable, seat: int, voice: Voice) -> Told:
    news = await services.private.news(loaded, seat, voice)
    return await services.private.illustrated(loaded, news) if call.pictured else news


def _with_words(parts: list[Part], told: str | None, below: Sequence[Part]) -> list[Part]:
    """:param told: a line above. :param below: else, what follows."""
    return cards.within([box([prose(told)], cards.OWN_COLOUR), *parts]) if told else [*parts, *below]


async def _drawn(services: Services, call: Call, loaded: LoadedTable, seat: int, voice: Voice) -> Drawn:
    if not (call.pictured and loaded.pictured(seat)):
        return Drawn([])
    return await services.gallery.own(loaded, seat, voice)


def _draw_later(
    services: Services,
    call: Call,
    loaded: LoadedTable,
    voice: Voice,
    drawn: Drawn,
    shown: Callable[[Sequence[File]], list[Part]],
) -> None:
    """If pictures are late and words were the answer, they are to come as soon as they are drawn.

    :param shown: what was answered, with them."""
    seat = loaded.seat_of(call.user)
    if seat is None:
        return
    if late.on_card(call, loaded, seat):
        if drawn.late:
            services.private.overdue.owe(loaded, seat, voice)
    else:
        late.owe(call, drawn, partial(services.gallery.own, loaded, seat, voice, unhurried=True), shown)


async def follow(services: Services, call: Call, done: Done, banner: str | None = None) -> None:
    """Show what came of an act; and once more when stewards, who answer at once, have answered: nobody else keeps a
    page of the channel up to date, and one that waits for a steward would wait for ever."""
    loaded = done.loaded
    seat = loaded.seat_of(call.user)
    await show(services, call, loaded, done=done, banner=banner)
    if seat is None or late.on_card(call, loaded, seat) or not loaded.stewards:
        return
    await services.stewards.resting(loaded.table.id)
    now = await services.sessions.at(loaded.table.id)
    if now.seat_of(call.user) == seat and now.playing.step > loaded.playing.step:
        await show(services, call, now, banner=banner)


async def refuse(call: Call, loaded: LoadedTable, told: str) -> None:
    """Why what was typed was not done, and the way to the page: the page itself would push the reason out of sight."""
    voice = loaded.voice(call.locale)
    asked = loaded.live and loaded.seat_of(call.user) in loaded.asked
    way = button(encode(Verb.CHOOSE, loaded.table.id), voice.tell("choose" if asked else "my-hand"), "primary")
    await call.reply([box([prose(told), *rows([way])], cards.OWN_COLOUR)])


async def opened(services: Services, call: Call, press: Press) -> None:
    """ "Choose" and "My page": the same for everybody, whatever they hold."""
    await show(services, call, await matches.look(services, call.caller, press.table))


async def page(services: Services, call: Call, press: Press) -> None:
    """Another page of a long menu; of the aside, if it carries no mark."""
    (mark, _), number = press.take(2), press.number(1)
    loaded = await matches.look(services, call.caller, press.table)
    seat, voice = loaded.seat_of(call.user), loaded.voice(call.locale)
    if not mark:
        await _aside(services, call, loaded, page=number)
    elif seat is None or not loaded.live:
        await show(services, call, loaded)
    else:
        news = await _news(services, call, loaded, seat, voice)
        opened, drawn = not late.on_card(call, loaded, seat), await _drawn(services, call, loaded, seat, voice)

        def card(files: Sequence[File]) -> list[Part]:
            return private_card.own(loaded, seat, voice, news, number, files, opened=opened)

        await call.reply(card(drawn.files))
        if opened:  # or the card would come back at its first page
            _draw_later(services, call, loaded, voice, drawn, card)


# ---- answering


async def answered(services: Services, call: Call, press: Press) -> None:
    """A button of a menu."""
    mark, index = press.take(2)
    await give(services, call, press.table, mark, lambda menu: _chosen(menu, [] if index == NOTHING else [index]))


async def selected(services: Services, call: Call, press: Press) -> None:
    """An entry of a select, or several; of the aside, if it carries no mark."""
    mark, _ = press.take(2)
    if not mark:
        await _order(services, call, press.table, call.values)
        return
    await give(services, call, press.table, mark, lambda menu: _chosen(menu, call.values))


async def numbered(services: Services, call: Call, press: Press) -> None:
    """A number's button."""
    mark, _ = press.take(2)
    number = press.number(1)
    await give(services, call, press.table, mark, lambda _: Number(number))


async def form_wanted(services: Services, call: Call, press: Press) -> None:
    """Words, or an amount too large for buttons."""
    (mark,) = press.take(1)
    loaded = await matches.own(services, call.caller, press.table)
    seat = loaded.seat_of(call.user)
    menu = loaded.playing.menu(seat) if loaded.live and seat is not None else None
    if seat is None or menu is None or loaded.mark(seat) != mark:
        await _refused(services, call, press.table, Refused(STALE), mark)
        return
    await call.ask(form(menu, Where(press.table, mark), loaded.voice(call.locale)))


async def form_filled(services: Services, call: Call, press: Press) -> None:
    """What was entered in it."""
    (mark,) = press.take(1)
    entered = [value for values in call.fields.values() for value in values]
    first = next(iter(entered), "")

    def given(menu: Menu[Any]) -> Given[Any]:
        if isinstance(menu, Pick):
            return _chosen(menu, entered)
        return Number(_whole(first)) if isinstance(menu, Amount) else Typed(seen(first))

    await give(services, call, press.table, mark, given)


async def sure(services: Services, call: Call, press: Press) -> None:
    """The second press of an answer that takes two."""
    mark, chosen = press.take(2)
    await give(services, call, press.table, mark, lambda menu: _chosen(menu, chosen.split(AND)), sure=True)


async def give(
    services: Services, call: Call, table_id: str, mark: str, given: Answering, *, sure: bool = False
) -> None:
    """Answer the caller's question, if the control that was used belongs to it, and show what comes next.

    :param sure: they have been asked whether they are."""
    async with undisturbed(services, call, table_id):
        try:
            if not sure and (parts := await _asked_again(services, call, table_id, mark, given)):
                await _left_open(services, call, table_id, parts)
                return
            done = await matches.act(services, call.caller, table_id, mark, given)
        except Refused as refused:
            await _refused(services, call, table_id, refused, mark)
        else:
            await follow(services, call, done)


async def _asked_again(services: Services, call: Call, table_id: str, mark: str, given: Answering) -> list[Part] | None:
    """What the caller is about to do and how they say that they mean it, if that lasts. Whether they may at all, the
    answer itself finds out."""
    with contextlib.suppress(StoreError):
        loaded = await services.sessions.at(table_id)
        seat = loaded.seat_of(call.user)
        menu = loaded.playing.menu(seat) if loaded.live and seat is not None else None
        if seat is not None and menu is not None and loaded.mark(seat) == mark:
            voice = loaded.voice(call.locale)
            if cards.sure(loaded, mark, menu, given(menu), voice):  # else nothing need be drawn
                drawn = await _drawn(services, call, loaded, seat, voice)
                return cards.sure(loaded, mark, menu, given(menu), voice, drawn.files[:1])
    return None


async def _left_open(services: Services, call: Call, table_id: str, parts: Sequence[Part]) -> None:
    """Ask that. Nobody need answer it, and nothing of the card changes: it is to come back all the same."""
    if await call.reply(parts) and call.within:
        loaded = await services.sessions.at(table_id)
        seat = loaded.seat_of(call.user)
        if seat is not None and late.on_card(call, loaded, seat):
            await services.private.hidden(loaded, seat)


@contextlib.asynccontextmanager
async def undisturbed(services: Services, call: Call, table_id: str) -> AsyncIterator[None]:
    """While it lasts, the card that was pressed stays as it is: the answer takes its place, and says what is new."""
    held: contextlib.AbstractAsyncContextManager[None] = contextlib.nullcontext()
    if call.within and call.lasting:
        with contextlib.suppress(StoreError):  # which the answer meets again
            loaded = await services.sessions.at(table_id)  # while it is kept here, nobody need look anew
            seat = loaded.seat_of(call.user)
            if seat is not None and late.on_card(call, loaded, seat):
                held = services.sessions.held(table_id, seat)
    async with held:
        yield


async def _refused(services: Services, call: Call, table_id: str, refused: Refused, mark: str) -> None:
    """Why not, and the question as it stands now. Who presses somebody else's button is told whose move it is."""
    if isinstance(refused, Barred):
        raise refused
    loaded = await services.sessions.at(table_id)
    voice, stale = loaded.voice(call.locale), refused.reason == STALE
    theirs = stale and mark in map(loaded.mark, loaded.asked)
    told = not_asked(loaded, call, voice) if theirs else why(refused, voice)
    await decline(services, call, loaded, told, behind=stale)


async def decline(services: Services, call: Call, loaded: LoadedTable, told: str, *, behind: bool = False) -> None:
    """Why nothing was done: above the question as it stands now. Beside a card, whose next edit would take it away, and
    which stays as it is.

    :param behind: the card may show what is not asked any more, so it is brought up to date."""
    seat = loaded.seat_of(call.user)
    if seat is None or not (call.within and late.on_card(call, loaded, seat)):
        await show(services, call, loaded, refused=told)
        return
    if behind:
        await call.hold()  # or the word itself would be what is shown anew
    await call.whisper([prose(told)])
    if behind:
        await show(services, call, loaded)


def not_asked(loaded: LoadedTable, call: Call, voice: Voice) -> str:
    """What is told to somebody who answers what they are not asked: whose move it is, unless it is theirs."""
    return voice(STALE) if loaded.seat_of(call.user) in loaded.asked else cards.turn(loaded, voice)


def _chosen(menu: Menu[Any], values: list[str]) -> Given[Any]:
    return menu.choose(*map(_whole, values))


def _whole(value: str) -> int:
    """A number that somebody typed, spaces and all."""
    try:
        return int(value.strip()) if len(value) < 20 else -1
    except ValueError:
        raise Refused(NOT_OFFERED) from None


# ---- standing orders


async def aside(services: Services, call: Call, press: Press) -> None:
    """The menu of what one may set without being asked."""
    await _aside(services, call, await matches.own(services, call.caller, press.table))


async def ordered(services: Services, call: Call, press: Press) -> None:
    """A button of that menu."""
    (order,) = press.take(1)
    await _order(services, call, press.table, [] if order == NOTHING else [order])


async def _aside(
    services: Services, call: Call, loaded: LoadedTable, told: str = "", page: int = 0, *, done: bool = False
) -> None:
    """:param told: why nothing was ordered.
    :param done: an order has just been obeyed: perhaps one after which there is nothing more to set."""
    seat = loaded.seat_of(call.user)
    menu = loaded.playing.aside(seat) if loaded.live and seat is not None else None
    if seat is None or not loaded.live or (menu is None and done):
        await show(services, call, loaded)  # it says so, and how the match ended
        return
    voice = loaded.voice(call.locale)
    if menu is None:
        await decline(services, call, loaded, voice.tell("nothing-to-set"), behind=True)
        return
    beside = call.within and late.on_card(call, loaded, seat)
    head: list[Part] = [prose(clip(told, 300))] if told and not beside else []
    await call.reply([*head, *cards.aside(loaded, menu, voice, page)])
    if told and beside:
        await call.whisper([prose(told)])


async def _order(services: Services, call: Call, table_id: str, tokens: list[str]) -> None:
    async with undisturbed(services, call, table_id):
        told, brief = "", list[Part]()
        try:
            done = await matches.order(services, call.caller, table_id, tokens)
            loaded, brief = done.loaded, templates.written(done, call.user, tokens, done.loaded.voice(call.locale))
        except Barred:
            raise
        except Refused as refused:
            loaded = await services.sessions.at(table_id)
            told = why(refused, loaded.voice(call.locale))
        if brief:
            await call.reply(brief)
        else:
            await _aside(services, call, loaded, told, done=not told)
        seat = loaded.seat_of(call.user)
        if seat is not None and late.on_card(call, loaded, seat):
            await services.private.covered(loaded, seat)
