"""What can be read in place of one's own page: the board, its pieces, the result, what is not to be had."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.call import Call
from bot.cases import matches
from bot.handlers import late
from bot.pictures.gallery import Drawn
from bot.play import barred, cards
from bot.play.loaded import LoadedTable
from bot.play.told import joined
from bot.services import Services
from bot.speech import Voice
from bot.ui import limits
from bot.ui.codec import Press, encode, whole
from bot.ui.page import below, markdown
from bot.ui.parts import File, Part, attached, box, button, choice, pictures, prose, rows, select
from bot.ui.verbs import Verb
from engines.core.page import Page
from persistence.errors import StoreError


async def board(services: Services, call: Call, press: Press) -> None:
    """The table as everybody sees it, with a way back."""
    loaded = await matches.look(services, call.caller, press.table)
    if loaded.match is None:
        await call.say("not-started" if loaded.table.state == "lobby" else "closed-by-host")
        return
    voice = loaded.voice(call.locale)

    def page(shown: Sequence[Part]) -> list[Part]:
        return _instead(
            loaded, voice, shown, cards.COLOUR, *in_words(loaded, voice, shown), above=closer(loaded, voice)
        )

    await table(services, call, loaded, voice, page, words=bool(press.args))


async def held(services: Services, call: Call, press: Press) -> None:
    """All that the caller holds, in words, with a way back."""
    loaded = await matches.own(services, call.caller, press.table)
    seat = loaded.seat_of(call.user)
    if loaded.match is None or seat is None:
        await call.say("not-seated")
        return
    voice = loaded.voice(call.locale)
    page = loaded.game.presenter.own(loaded.match.view(seat))
    if page is None:
        await call.say("old-button")
        return
    told = prose(joined(markdown(page, voice), below(page, voice)))
    await call.reply(_instead(loaded, voice, [told], cards.OWN_COLOUR))


async def region(services: Services, call: Call, press: Press) -> None:
    """A piece of the board, and the way to the others."""
    loaded = await matches.look(services, call.caller, press.table)
    at = whole(call.value)
    if loaded.match is None or not 0 <= at < len(pages := regions(loaded)):
        await call.say("old-button")
        return
    voice = loaded.voice(call.locale)
    board = button(encode(Verb.BOARD, loaded.table.id), voice.tell("show-board"))

    def page(drawn: Sequence[File]) -> list[Part]:
        shown = [*pictures(drawn), prose(markdown(pages[at], voice))]
        return _instead(loaded, voice, shown, cards.COLOUR, board, above=closer(loaded, voice, at))

    await late.reply(call, _draw(services, call, loaded, voice, at), page)


async def result(services: Services, call: Call, press: Press) -> None:
    """How the match ended, at full length."""
    loaded = await matches.look(services, call.caller, press.table)
    if loaded.match is None or not loaded.match.over:
        await call.say("old-button")
        return
    await call.reply(cards.result(loaded, loaded.voice(call.locale)))


async def why_not(services: Services, call: Call, press: Press) -> None:
    """What the menu leaves out, and the reasons, with a way back."""
    loaded = await matches.own(services, call.caller, press.table)
    seat = loaded.seat_of(call.user)
    if loaded.match is None or seat is None:
        await call.say("not-seated")
        return
    voice = loaded.voice(call.locale)
    told, more = barred.why_not(loaded, seat, voice, whole=bool(press.args))
    rest = [button(encode(Verb.WHY_NOT, loaded.table.id, "all"), voice.tell("all-of-it"))] if more else []
    await call.reply(_instead(loaded, voice, [prose(told)], cards.OWN_COLOUR, *rest))


async def table(
    services: Services,
    call: Call,
    loaded: LoadedTable,
    voice: Voice,
    page: Callable[[Sequence[Part]], list[Part]],
    *,
    words: bool = False,
) -> None:
    """Answer with a *page* of the board as the caller likes it: as a picture, or in words."""

    def whole(drawn: Sequence[File]) -> list[Part]:
        return page(pictures(drawn) or [prose(cards.board(loaded, voice))])

    if words:
        await call.reply(whole([]))
    else:
        await late.reply(call, _draw(services, call, loaded, voice), whole)


def _draw(
    services: Services, call: Call, loaded: LoadedTable, voice: Voice, region: int | None = None
) -> Callable[..., Awaitable[Drawn]]:
    """The whole board, or a piece of it. In the place of a card nothing comes late once the table has gone on: the card
    may stand there again."""
    seat = loaded.seat_of(call.user)

    async def draw(*, unhurried: bool = False) -> Drawn:
        drawn = await services.gallery.large(loaded, voice, seat, region, unhurried=unhurried)
        gone = unhurried and late.on_card(call, loaded, seat) and await _gone_on(services, loaded)
        return Drawn([]) if gone else drawn

    return draw


async def _gone_on(services: Services, loaded: LoadedTable) -> bool:
    try:
        now = await services.sessions.at(loaded.table.id)
    except StoreError:
        return True
    return now.match is None or now.playing.step != loaded.playing.step


def in_words(loaded: LoadedTable, voice: Voice, shown: Sequence[Part]) -> list[Part]:
    """If the board is *shown* as a picture, the way to its words."""
    return [button(encode(Verb.BOARD, loaded.table.id, "words"), voice.tell("in-words"))] if attached(shown) else []


def _instead(
    loaded: LoadedTable,
    voice: Voice,
    shown: Sequence[Part],
    colour: int,
    *more: Part,
    above: Sequence[Part] = (),
) -> list[Part]:
    """Something to read in place of the caller's page, and a button that brings that back.

    :param above: what stands over the buttons."""
    back = button(encode(Verb.CHOOSE, loaded.table.id), voice.tell("back"))
    return cards.within([box([*shown, *above, *rows([*more, back])], colour)])


def closer(loaded: LoadedTable, voice: Voice, at: int | None = None) -> list[Part]:
    """The pieces of the board to choose from, *at* being the one that is shown; nothing where it has none."""
    titles = [voice(page.title) for page in regions(loaded)]
    entries = [choice(str(number), title, chosen=number == at) for number, title in enumerate(titles)]
    return [select(encode(Verb.REGION, loaded.table.id), entries, voice.tell("look-closer"))] if entries else []


def regions(loaded: LoadedTable) -> tuple[Page, ...]:
    """The board piece by piece, as everybody sees it; at most as many as a select has entries."""
    found: tuple[Page, ...] = loaded.game.presenter.regions(loaded.playing.view(None))
    return found[: limits.OPTIONS]
