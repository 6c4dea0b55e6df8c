"""Whatever becomes of an answer on its way, whoever pressed gets one, in private; or Discord leaves no way to."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from itertools import product
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.call import Call
from bot.parlour.simulated import AnswerKind, Interaction, MessageFlag
from bot.parlour.simulated.faults import CALLBACK, Faults
from bot.routes import PRESSES
from bot.ui.codec import encode
from bot.ui.parts import prose
from bot.ui.sheet import Form, labelled
from bot.ui.verbs import Verb
from tests.bot.reading import said, text
from tests.bot.scene import PATIENCE, Scene
from tests.bot.test_publishing import standing

LATER = "* /webhooks/*"
"""What comes after the first answer."""
EPHEMERAL = 1 << 6
TOLD = "This is for nobody but you."
SORRY = "Something went wrong on my side."
AGAIN = "That took me too long. Please press it once more."


async def show(call: Call) -> None:
    await call.reply([prose(TOLD)])


async def whisper(call: Call) -> None:
    await call.whisper([prose(TOLD)])


async def whisper_besides(call: Call) -> None:
    await call.reply([prose("And now:")])
    await whisper(call)


async def document(call: Call) -> None:
    await call.document(TOLD, "it.json", {"secret": TOLD})


async def ask(call: Call) -> None:
    field = labelled("Words", {"type": 4, "id": 2, "custom_id": "0", "style": 1})
    await call.ask(Form(encode(Verb.MY_DATA, "table"), "Words", [field]))


WHISPERS = (whisper, whisper_besides, document)
"""What leaves alone the message that was pressed, and may come twice: Discord has no means against that."""


@dataclass(frozen=True)
class Way:
    """What is answered, to a press where, and whether it takes so long that the press is held."""

    answer: Callable[[Call], Awaitable[None]]
    card: bool = False
    held: bool = False

    @property
    def beside(self) -> bool:
        """A word of the bot's own, too, does not take the place of a card."""
        return self.answer in WHISPERS or (self.answer is ask and self.card)


WAYS = {
    "a message": Way(show),
    "an edit": Way(show, card=True),
    "after thinking": Way(show, held=True),
    "after a deferred edit": Way(show, card=True, held=True),
    "a whisper": Way(whisper, card=True),
    "a whisper after thinking": Way(whisper, held=True),
    "a whisper after a deferred edit": Way(whisper, card=True, held=True),
    "a whisper besides": Way(whisper_besides, held=True),
    "a file": Way(document),
    "a file after thinking": Way(document, held=True),
    "a file after a deferred edit": Way(document, card=True, held=True),
    "a form": Way(ask, card=True),
    "a form after thinking": Way(ask, held=True),
    "a form after a deferred edit": Way(ask, card=True, held=True),
}


class Wire:
    """Breaks the bot's end of the requests that answer an interaction, each time once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        real, broken = AsyncWebhookAdapter.request, self._break
        self.planned: dict[str, str] = {}
        self._limit: asyncio.Timeout
        """Of the attempt that is under way."""
        monkeypatch.setattr("bot.answer.asyncio", SimpleNamespace(**{**vars(asyncio), "timeout": self._limited}))

        async def request(adapter: Any, route: Any, *args: Any, **named: Any) -> Any:
            how = self.planned.pop(CALLBACK if route.path.endswith("/callback") else LATER, "")
            return await broken(how, lambda: real(adapter, route, *args, **named))

        monkeypatch.setattr(AsyncWebhookAdapter, "request", request)

    def _limited(self, seconds: float) -> asyncio.Timeout:
        self._limit = asyncio.timeout(max(seconds, PATIENCE))
        return self._limit

    async def _break(self, how: str, ask: Callable[[], Awaitable[Any]]) -> Any:
        if how == "cut":
            raise aiohttp.ServerDisconnectedError
        answered = await ask()
        if how == "cut, carried out":
            raise aiohttp.ServerDisconnectedError
        if how == "silent, carried out":
            self._limit.reschedule(asyncio.get_running_loop().time())  # as if all of that time had gone by
            await asyncio.Event().wait()
        return answered


BY_SERVER: dict[str, Callable[[Faults, str], Any]] = {
    "refused": lambda faults, where: faults.server_error(where, status=502),
    "refused at once": lambda faults, where: faults.server_error(where, status=503),
    "carried out, answer lost": lambda faults, where: faults.server_error(where, status=502, applied=True),
    "10008": lambda faults, where: faults.refuse(where, 404, 10008, "Unknown Message"),
    "50035": lambda faults, where: faults.refuse(where, 400, 50035, "Invalid Form Body"),
    "10062": lambda faults, where: faults.refuse(where, 404, 10062, "Unknown interaction"),
    "50027": lambda faults, where: faults.refuse(where, 401, 50027, "Invalid Webhook Token"),
}
BY_WIRE = ("cut", "cut, carried out", "silent, carried out")
HOPELESS = ("10062", "50027")
"""Discord says that nothing can be answered any more."""


def possible(way: Way, where: str, how: str) -> bool:
    """Only what edits can miss its message; and a text of the bot's own is never refused."""
    if how == "10008" and where == CALLBACK:
        return way.card and (way.answer is show or way.held)
    if how == "10008":
        return not way.card or not way.beside
    return not (how == "50035" and where == LATER and way.answer is ask)


def cases() -> list[Any]:
    return [
        pytest.param(way, where, how, id=f"{name}-{part}-{how}")
        for (name, way), (part, where) in product(WAYS.items(), {"first": CALLBACK, "later": LATER}.items())
        for how in (*BY_SERVER, *BY_WIRE)
        if possible(way, where, how) and (way.held or where == CALLBACK)
    ]


@pytest.fixture(name="wire")
def _wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    return Wire(monkeypatch)


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses that would last seconds; and no press is too late only because this machine is busy."""
    real = asyncio.sleep
    monkeypatch.setattr("discord.http.asyncio.sleep", lambda seconds, *a: real(min(seconds, 0.01), *a))
    monkeypatch.setattr("bot.answer.DEADLINE", PATIENCE)


async def pressed(s: Scene, way: Way, monkeypatch: pytest.MonkeyPatch) -> Interaction:
    """Ann presses; returns when the bot has done with it."""
    held, carried_out = asyncio.Event(), asyncio.Event()
    hold, take = Call.hold, s.bot.router.take

    async def holding(call: Call) -> None:
        await hold(call)
        held.set()

    async def taking(interaction: Any) -> None:
        await take(interaction)
        carried_out.set()

    async def handler(_services: Any, call: Call, _press: Any) -> None:
        if way.held:
            await held.wait()
        await way.answer(call)

    monkeypatch.setattr(Call, "hold", holding)
    monkeypatch.setattr(s.bot.router, "take", taking)
    monkeypatch.setitem(PRESSES, Verb.MY_DATA, handler)
    monkeypatch.setattr("bot.router.PATIENCE", 0.0 if way.held else PATIENCE)
    message = s.dms(s.ann)[-1] if way.card else standing(s)
    data = {"component_type": 2, "custom_id": encode(Verb.MY_DATA, "table"), "id": 1}
    done = await s.discord.people._use(s.ann, message, data, wait=False)
    await asyncio.wait_for(carried_out.wait(), 60)
    return done


def seen(s: Scene, told: str = TOLD) -> int:
    """How many messages tell Ann that, wherever she looks."""
    return sum(told in text(message) for message in (*s.shown(who=s.ann), *s.dms(s.ann)))


def overheard(s: Scene) -> list[str]:
    """What everybody can read, and Bob."""
    return [text(message) for message in (*s.shown(), *s.shown(who=s.bob), *s.dms(s.bob)) if TOLD in text(message)]


@pytest_asyncio.fixture(scope="module", loop_scope="module", name="everywhere")
async def _everywhere(shared: Scene) -> Scene:
    """A table of Ann and Bob, for all cases."""
    await shared.table(shared.bob)
    return shared


@pytest.fixture(name="seated")
def _seated(everywhere: Scene) -> Iterator[Scene]:
    """The same, and every message is as it was at first."""
    messages, faults = everywhere.discord.world.messages, everywhere.discord.faults
    before = deepcopy(messages)
    yield everywhere
    messages.update(before)
    faults.clear()


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(("way", "where", "how"), cases())
async def test_every_answer_arrives_in_private(
    seated: Scene,
    wire: Wire,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    way: Way,
    where: str,
    how: str,
) -> None:
    s = seated
    card = text(s.dms(s.ann)[-1])
    assert seen(s) + seen(s, AGAIN) + seen(s, SORRY) == 0
    fault = None
    if how in BY_SERVER:
        fault = BY_SERVER[how](s.discord.faults, where)
    else:
        wire.planned[where] = how
    done = await pressed(s, way, monkeypatch)
    assert wire.planned == {}
    assert fault is None or fault.hits, "it happened"
    assert overheard(s) == []
    assert all(message is done.source or message["flags"] & EPHEMERAL for message in done.messages)
    assert TOLD not in caplog.text
    if how in HOPELESS:
        assert done.failed or where == LATER
        return
    assert not done.thinking
    if way.answer is ask and way.held is (how == "50035"):
        assert done.modal, "a deferral that was refused leaves room for it"
        return
    wanted = AGAIN if way.answer is ask else TOLD
    if how == "50035" and not (way.held and where == CALLBACK):
        wanted = SORRY
    assert seen(s, wanted) == 1 or (way.beside and seen(s, wanted) == 2)
    if way.answer in WHISPERS and wanted == TOLD:
        assert text(s.dms(s.ann)[-1 if not way.card else 0]) == card or not way.card


@pytest.mark.parametrize("way", ["after thinking", "after a deferred edit"])
async def test_a_deferral_that_was_carried_out_unheard_each_time(
    s: Scene, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """It stands all the same, so the answer takes its place."""
    await s.table(s.bob)
    s.discord.faults.server_error(CALLBACK, status=503, applied=True)
    silence = s.discord.faults.server_error(CALLBACK, status=503, times=100)
    done = await pressed(s, WAYS[way], monkeypatch)
    assert silence.hits
    assert seen(s) == 1
    assert not done.thinking


@pytest.mark.parametrize("held", [False, True])
async def test_a_press_on_a_card_that_is_replaced_meanwhile(
    s: Scene, monkeypatch: pytest.MonkeyPatch, held: bool
) -> None:
    """There is nothing left to edit: the answer comes in a message of its own; and so does what is said after it."""
    await s.table(s.bob)
    card = s.dms(s.ann)[-1]

    async def replaced(call: Call) -> None:
        s.delete(card)
        await call.reply([prose("at first")])
        assert not call.within
        await call.reply([prose(TOLD)])

    done = await pressed(s, Way(replaced, card=True, held=held), monkeypatch)
    assert done.acknowledged is (AnswerKind.DEFERRED_UPDATE if held else AnswerKind.MESSAGE)
    assert (seen(s, "at first"), seen(s)) == (0, 1)
    assert overheard(s) == []


async def test_a_page_that_somebody_dismissed_meanwhile(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await s.table(s.bob)

    async def dismissed(call: Call) -> None:
        await call.reply([prose("at first")])
        done = s.discord.interaction(call.caller.key)
        assert done
        assert done.message
        s.discord.people.dismiss(s.ann, done.message)
        await call.reply([prose(TOLD)])

    await pressed(s, Way(dismissed), monkeypatch)
    assert seen(s) == 1
    assert overheard(s) == []


@pytest.mark.loud
async def test_a_handler_that_says_nothing_is_a_mistake_that_is_answered(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after "thinking …", which would stay for ever."""
    await s.table(s.bob)

    async def silent(_call: Call) -> None:
        pass

    for held in (False, True):
        done = await pressed(s, Way(silent, held=held), monkeypatch)
        assert said(done).startswith(SORRY)


async def test_what_was_pressed_may_stay_as_it_is(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is said, and whoever was told to wait is not left with that."""
    await s.table(s.bob)
    for card, held in product((False, True), repeat=2):
        done = await pressed(s, Way(Call.let_be, card=card, held=held), monkeypatch)
        assert not done.failed
        there = (*s.shown(who=s.ann), *s.dms(s.ann))
        assert not any(message["flags"] & MessageFlag.LOADING for message in there)
        assert SORRY not in "".join(map(text, there))
