"""What it costs to tell of one act: looks at the table, transactions, cards worked out."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.call import Call
from bot.play import private_card
from persistence.deliveries import CardDue
from persistence.postings import Planned, Posting
from persistence.sqlite.postings import SqlitePostings
from tests.bot.scene import PATIENCE, Scene, scene
from tests.contract.games import ALL_GAMES
from tests.kits import EVERY

ACTS = 8


class Costs:
    """Counts until it is :meth:`taken`."""

    def __init__(self, s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store, self.looks, self.cards = s.bot.store, 0, Counter[int]()
        self.written = self.store.written
        self._counted(monkeypatch, type(self.store.tables), "at", self._look)
        self._counted(monkeypatch, private_card, "own", self._card)

    def _counted(self, monkeypatch: pytest.MonkeyPatch, where: Any, name: str, count: Callable[..., None]) -> None:
        real = getattr(where, name)

        def counted(*args: Any, **more: Any) -> Any:
            count(*args)
            return real(*args, **more)

        monkeypatch.setattr(where, name, counted)

    def _look(self, *_: Any) -> None:
        self.looks += 1

    def _card(self, _loaded: Any, seat: int, *_: Any) -> None:
        self.cards[seat] += 1

    def taken(self) -> tuple[int, int, int]:
        """Looks, transactions, and how often the card was worked out that was worked out most."""
        found = self.looks, self.store.written - self.written, max(self.cards.values(), default=0)
        self.looks, self.written = 0, self.store.written
        self.cards.clear()
        return found


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is done side by side waits for each other, however busy this machine is."""
    monkeypatch.setattr("bot.publish.round.MOMENT", PATIENCE)
    monkeypatch.setattr("bot.publish.poster.MOMENT", PATIENCE)


async def test_what_an_act_costs(every_game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One look, and one transaction beside its own; also where somebody is called, which sends a card anew."""
    monkeypatch.setattr("bot.publish.easel.EVERY", 3600.0)  # a picture that comes later by itself is no part of it
    async with scene(tmp_path / "castellan.sqlite3", kit=EVERY) as s:
        others = [s.bob, s.cid][: ALL_GAMES[every_game].meta.seats[0] - 1]
        table = await s.table(*others, game=every_game)
        costs = Costs(s, monkeypatch)
        acts = ringing = 0
        while acts < ACTS or not ringing:
            asked = set((await s.loaded(table)).asked)
            costs.taken()
            await s.settled(s.skip(table, 1))
            looks, written, rendered = costs.taken()
            assert (looks, written <= 2, rendered) == (1, True, 1)
            ringing += not set((await s.loaded(table)).asked) <= asked
            acts += 1


async def test_what_a_press_costs(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bid of two: one more look carries it out, and the card that it answers is worked out by the answer."""
    await s.table(s.bob)
    costs = Costs(s, monkeypatch)
    for who in (s.ann, s.bob):
        card = s.dms(who)[-1]
        costs.taken()
        await s.settled(s.press(who, card, "1"))
        looks, written, rendered = costs.taken()
        assert (looks <= 2, rendered) == (True, 1)
        assert written <= 2


async def test_a_card_rests_until_what_was_pressed_on_it_is_answered(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody edits it meanwhile: the answer takes its place."""
    reply, rested = Call.reply, list[bool]()

    async def replied(call: Call, parts: Any) -> bool:
        rested.append(s.bot.sessions.held(table, 0).locked())
        return await reply(call, parts)

    monkeypatch.setattr(Call, "reply", replied)
    for verb, rests in (("x", False), ("y", True), ("o", False), ("n", True)):
        await s.settle()
        await s.do(s.ann, s.dms(s.ann)[-1], verb)
        assert rested.pop() is rests, verb


async def test_what_was_answered_in_place_of_a_card_is_said_of_no_other(s: Scene, table: str) -> None:
    """The card is moved elsewhere before the answer is noted."""
    (before,) = s.dms(s.ann)
    private, loaded = s.bot.services.private, await s.loaded(table)
    person = loaded.seat(0).person
    assert person is not None
    private.answered(loaded, 0, {"delivered_digest": "of the answer"}, loaded.read_by(person))
    await s.bot.store.tables.drop_card(table, 0)
    await s.bot.store.outbox.add(table, CardDue(seat=0))
    s.bot.publisher.wake(table)
    await s.settle()
    (card,) = s.dms(s.ann)
    now = (await s.loaded(table)).seat(0)
    assert card["id"] == now.dm_card_id != before["id"]
    assert now.delivered_digest != "of the answer"


@pytest.mark.parametrize("late", [0.0, 60.0])
async def test_what_an_act_has_written_down_does_for_a_while(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch, late: float
) -> None:
    """A card that rings is in the books with its act. Later it is written down anew: how long it is looked for after
    a crash counts from then."""
    await s.settled(s.skip(table, 1))
    plan, planned = SqlitePostings.plan, list[str]()

    async def counted(self: SqlitePostings, posting: Posting, since: str) -> Planned:
        planned.append(posting.slot)
        return await plan(self, posting, since)

    monkeypatch.setattr(SqlitePostings, "plan", counted)
    with monkeypatch.context() as patch:
        patch.setattr(s.bot.publisher, "wake", lambda _: None)
        await s.skip(table, 1)
    (ahead,) = await s.bot.store.postings.interrupted()
    s.time.ahead += late
    s.bot.publisher.wake(table)
    await s.settle()
    assert planned == ([ahead.posting.slot] if late else [])
    assert await s.bot.store.postings.interrupted() == []
