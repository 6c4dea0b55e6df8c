"""One press is one move: stale, double, replayed, foreign and forged presses get a clear private answer."""

import asyncio
import gc
import os
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle, islice, product
from typing import Any

import pytest

from bot.parlour.simulated import Interaction, InteractionKind, Payload
from bot.parlour.simulated.changes import Change
from bot.routes import PRESSES
from persistence.errors import Conflict, Missing
from persistence.sqlite import writer
from tests.bot.failing import fail
from tests.bot.reading import answer, custom_id, happens, labels, said, text, whispered
from tests.bot.scene import PATIENCE, Scene, dealt

pytestmark = pytest.mark.usefixtures("apart")

STALE = "This question is no longer open: it was answered, or something has changed since."
STRANGER = "You do not sit at this table, but you are welcome to watch."


async def everything(s: Scene, table: str) -> Any:
    """All that a press could change; that the client's language and how far somebody has read is remembered is no
    harm."""
    loaded = await s.loaded(table)
    people = [replace(await s.bot.store.people.get(person["id"]), reported=None) for person in s.people]
    seats = tuple(replace(seat, delivered_step=None) for seat in loaded.table.seats)
    return loaded.playing.fingerprint(), loaded.playing.step, replace(loaded.table, seats=seats), people


async def test_whoever_finds_the_table_further_on_looks_again(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something was written between the look and the act; the press counts if it still fits."""
    left = fail(monkeypatch, s.bot.store.matches, "commit", Conflict(table, 0, 1))
    await s.settled(s.do(s.ann, s.dms(s.ann)[-1], "n"))
    assert left == []
    assert await s.step(table) == 1


async def test_a_stale_press_changes_nothing_and_shows_the_question_as_it_is(s: Scene, table: str) -> None:
    old = custom_id(s.dms(s.ann)[-1], "n")
    await s.settled(s.do(s.ann, s.dms(s.ann)[-1], "n"))
    before = await everything(s, table)
    late = await s.forge(s.ann, s.having("i"), old)
    assert late.private
    assert said(late).startswith(STALE)
    assert "Waiting for 🔵 Bob." in said(late)
    assert await everything(s, table) == before


async def test_a_refusal_stands_beside_the_card_that_was_pressed(s: Scene, table: str) -> None:
    """In its place the next edit of the card would take it away. The card stays as it is, orders that are open too."""
    card = s.dms(s.ann)[-1]
    number = custom_id(card, "n").rpartition(":")[0]
    before = text(card), card["edited_timestamp"]
    assert whispered(await s.settled(s.forge(s.ann, card, f"{number}:99"))) == "You cannot do that now."
    assert (text(card), card["edited_timestamp"]) == before
    await s.do(s.ann, card, "x")
    orders, chosen = text(card), {"component_type": 3, "values": ["nonsense"]}
    assert whispered(await s.settled(s.forge(s.ann, card, f"1:s:{table}::0", **chosen))) == STALE
    assert text(card) == orders


async def test_a_card_that_is_behind_is_brought_up_to_date_beside_the_refusal(s: Scene, table: str) -> None:
    card = s.dms(s.ann)[-1]
    old = custom_id(card, "n")
    await s.settled(s.press(s.ann, card, "1"))
    now = text(card)
    card["components"] = [{"type": 10, "content": "of yesterday", "id": 1}]
    assert whispered(await s.settled(s.forge(s.ann, card, old))) == STALE
    assert text(card) == now


async def test_presses_at_once_are_one_act_of_each_seat(s: Scene, table: str) -> None:
    """On a slow phone people press twice, and another button; two people who press at once both act."""
    card = s.dms(s.ann)[-1]
    presses = [*(s.do(s.ann, card, "n") for _ in range(2)), *(s.press(s.ann, card, label) for label in ("2", "Pass"))]
    done = await asyncio.gather(*presses, s.do(s.bob, s.dms(s.bob)[-1], "n"))
    assert not any(each.failed for each in done)
    await s.settle()
    assert await s.step(table) == 2


async def test_a_replayed_interaction_is_carried_out_once(s: Scene, table: str) -> None:
    """A gateway that resumes may deliver an event twice."""
    done = await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "3"))
    await replay(s, done)
    assert done.followups == [], "nor answered once more"
    order = await s.do(s.ann, s.dms(s.ann)[-1], "x")
    await s.settled(s.press(s.ann, answer(order), "Take my bid back"))
    assert await s.step(table) == 2
    await replay(s, done)
    assert await s.step(table) == 2, "though the same button would be good again"


async def replay(s: Scene, done: Interaction) -> None:
    change = Change(name="INTERACTION_CREATE", data=done.payload, visible_to=done.person["id"])
    s.discord._simulation.bulletin.publish(change)
    await asyncio.sleep(0.05)
    await s.settle()


async def test_somebody_presses_a_button_meant_for_another_seat(s: Scene, table: str) -> None:
    """It shows them their own question."""
    before = await everything(s, table)
    ann, bob = s.dms(s.ann)[-1], s.dms(s.bob)[-1]
    stolen = await s.forge(s.bob, s.having("i"), custom_id(ann, "n"))
    assert said(stolen).startswith(STALE)
    assert hand(bob) in said(stolen)
    assert custom_id(answer(stolen), "n") == custom_id(bob, "n")
    assert await everything(s, table) == before


async def test_somebody_presses_anothers_button(s: Scene, table: str) -> None:
    """Whose move it is, is told to a player; it is no button for a stranger."""
    await s.settled(s.press(s.bob, s.dms(s.bob)[-1], "1"))
    before, mark = await everything(s, table), (await s.loaded(table)).mark(0)
    theirs = f"1:n:{table}:{mark}:1"
    done = await s.forge(s.bob, s.having("i"), theirs)
    assert done.private
    assert said(done).split("\n")[0] == "It is 🟥 Ann's move."
    form = await s.forge(s.bob, s.having("i"), f"1:f:{table}:{mark}")
    assert (form.modal, said(form).split("\n")[0]) == (None, "It is 🟥 Ann's move.")
    assert said(await s.forge(s.cid, s.having("i"), theirs)).startswith(STRANGER)
    assert await everything(s, table) == before


@pytest.mark.rings("channel")
async def test_ones_own_stale_button_says_so_although_it_is_anothers_move(s: Scene) -> None:
    await s.table(s.bob)
    card = s.dms(s.bob)[-1]
    old = custom_id(card, "n")
    await s.settled(s.press(s.bob, card, "1"))
    for message in (s.having("i"), s.having("o")):
        assert said(await s.forge(s.bob, message, old)).startswith(STALE)


def hand(card: Payload) -> str:
    return next(line for line in text(card).split("\n") if line.startswith("You hold"))


LONG = "x" * 4000


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("@everyone <@1>", "\\@everyone \\<\\@1\\>"),
        ("```a\n# b", "\\`\\`\\`a \\# b"),
        ("\u202egnirts\u0000 a", "gnirts a"),
        ("[x](http://y)", "\\[x\\]\\(http\\:\\/\\/y\\)"),
        (LONG, None),
        ("\u200b \u0000", None),
        ("", None),
    ],
)
async def test_words_that_somebody_writes_stay_words(s: Scene, words: str, told: str | None) -> None:
    """Also if a client sends more than the form takes, or nothing."""
    table = await dealt(s, "decree")
    turn = answer(await s.slash(s.ann, "hand"))
    asked = await s.press(s.ann, turn, "Play Decree")
    step = await s.step(table)
    form = await s.do(s.ann, answer(asked), "f")
    assert form.modal is not None
    field = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "0", "value": words}}
    data = {"custom_id": form.modal["custom_id"], "components": [field]}
    kind = InteractionKind.MODAL_SUBMIT
    extra = {"data": data, "message": form.source}
    done = await s.settled(s.discord.people._act(kind, s.ann, s.hall, extra, source=form.source, parent=form))
    if told is None:
        assert said(done).startswith("You cannot do that now.")
        assert await s.step(table) == step
    else:
        assert happens(f"Ann decrees: “{told}”", text(s.having("i")))
        assert not [message for message in s.shown() if message["mention_everyone"]]


async def test_presses_after_the_end(s: Scene, table: str) -> None:
    old = custom_id(s.dms(s.ann)[-1], "n")
    await s.finish(table)
    before = await everything(s, table)
    late = await s.forge(s.ann, s.last(), old)
    assert said(late).startswith((STALE, "This match is over."))
    assert "n" not in [part.split(":")[1] for part in labels(answer(late)) if ":" in part]
    for verb in ("o", "h", "b", "x", "w", "p"):
        assert not (await s.forge(s.ann, s.last(), f"1:{verb}:{table}")).failed
    assert await everything(s, table) == before


async def test_presses_at_a_closed_table(s: Scene, table: str) -> None:
    """Its messages have lost their buttons; whoever had them on the screen learns why."""
    standing, card = s.having("i"), s.dms(s.bob)[-1]
    ids = [custom_id(standing, verb) for verb in ("o", "h")] + [custom_id(card, verb) for verb in ("n", "x", "b")]
    sure = answer(await s.slash(s.ann, "table close"))
    assert said(await s.do(s.ann, sure, "cl!")) == "The table is closed."
    await s.settle()
    assert labels(standing) == []
    assert labels(card) == []
    assert "it is your move" not in "".join(map(text, s.shown()))
    before = await everything(s, table)
    for old in ids[:-1]:
        late = await s.forge(s.bob, standing, old)
        assert said(late) in ("This table was closed.", "There is nothing to set at the moment."), old
    assert await everything(s, table) == before


MALFORMED = ("1", "1:", "1::", ":::", "2:o:table", "o", "1:no-such-verb:table", "1:o", "x" * 100, "1:" + ":" * 90)


async def test_ids_that_are_none_of_ours(s: Scene, table: str) -> None:
    """Verbs of ours on tables that there are not: ``test_rights`` and ``test_forged``."""
    before, message = await everything(s, table), s.having("i")
    refused = ("That button is from an earlier time.", "That table is no longer here.")
    for forged in MALFORMED:
        assert said(await s.forge(s.bob, message, forged)).startswith(refused), forged
    assert await everything(s, table) == before


ARGUMENTS: tuple[tuple[str, ...], ...] = (
    (),
    ("",),
    ("none",),
    ("-1",),
    ("999999999999",),
    ("9" * 40,),
    ("٣", "½"),
    ("{mark}",),
    ("{mark}", ""),
    ("{mark}", "-1"),
    ("{mark}", "4096"),
    ("{mark}", "0", "0"),
    ("{other}", "0"),
    ("{other}",),
    ("", "0"),
    ("0000000000", "0"),
    ("locale",),
    ("purse",),
)
STRIDE = 1 if "CASTELLAN_SOAK_FORGED" in os.environ else 13
"""Every so manieth is pressed: every verb, by both, and every kind of argument."""
HARMFUL = ("rs!",)
"""What a seated person may well do without arguments."""


@pytest.mark.thorough
async def test_forged_arguments(s: Scene, table: str) -> None:
    """Every verb with missing, superfluous, huge and absurd arguments (all of them in the soak), as a button and as a
    select, by somebody who sits there and by somebody who does not: answered in private, nothing changed, nothing
    leaked."""
    loaded = await s.loaded(table)
    marks = {"mark": loaded.mark(1), "other": loaded.mark(0)}
    for who in (s.bob, s.cid):
        await s.slash(who, "me")
    await s.settle()
    before, secret, message = await everything(s, table), hand(s.dms(s.ann)[-1]), s.having("i")
    shapes = cycle([{}, {"component_type": 3, "values": ["nonsense", "-1"]}, {"component_type": 3, "values": []}])
    for verb, args, who in islice(product(PRESSES, ARGUMENTS, (s.bob, s.cid)), 0, None, STRIDE):
        if verb in HARMFUL and who is s.bob:
            continue
        custom = ":".join(["1", verb, table, *(arg.format(**marks) for arg in args)])
        done = await s.forge(who, message, custom, **next(shapes))
        assert done.modal or (done.private and said(done).strip()), custom
        assert secret not in "".join(map(text, done.messages)), custom
    await s.settle()
    assert await everything(s, table) == before


@pytest.mark.thorough
async def test_who_works_with_a_match_shares_it_with_whoever_reads_the_same(s: Scene, table: str) -> None:
    """So that a page is worked out once for the press and for the card; and nobody keeps it longer than that."""
    one, two = await s.loaded(table), await s.loaded(table)
    assert one.playing is two.playing
    assert one.playing.view(0) is two.playing.view(0)
    await s.settled(s.slash(s.ann, "court bid", coins="1"))
    later = await s.loaded(table)
    assert later.playing is not one.playing
    assert later.playing.step == one.playing.step + 1
    del one, two, later
    await s.discord.until(lambda: gc.collect() >= 0 and not s.bot.sessions._shared, PATIENCE)


@pytest.mark.thorough
async def test_whoever_asks_while_a_table_is_read_gets_the_same_unless_something_was_written(
    s: Scene, table: str
) -> None:
    sessions, store = s.bot.sessions, s.bot.store
    one, two = await asyncio.gather(sessions.at(table), sessions.at(table))
    assert one is two
    assert await sessions.at(table) is one, "while somebody works with it"
    del one, two
    await s.discord.until(lambda: gc.collect() >= 0 and not sessions._seen, PATIENCE)
    early = asyncio.create_task(sessions.at(table))
    await asyncio.sleep(0)
    await store.people.change(s.ann["id"], ring="both")
    late = await sessions.at(table)
    assert late.seat(0).ring == "both", "whatever was read before"
    early.cancel()
    assert (await sessions.at(table)).seat(0).ring == "both"


async def test_whoever_knows_of_an_act_never_gets_the_table_before_it(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Readers see what is committed at once; the thread that has committed it may go on much later."""
    sessions, committed, late = s.bot.sessions, threading.Event(), threading.Event()
    before, together = await sessions.at(table), writer.write_together

    def written(units: Sequence[Any], db: sqlite3.Connection) -> list[object]:
        results = together(units, db)
        committed.set()
        late.wait(PATIENCE)
        return results

    monkeypatch.setattr(writer, "write_together", written)
    bid = asyncio.create_task(s.slash(s.ann, "court bid", coins="1"))
    try:
        await asyncio.to_thread(committed.wait, PATIENCE)
        assert (await sessions.at(table)).playing.step == before.playing.step + 1
    finally:
        late.set()
        await s.settled(bid)


async def test_one_who_stops_asking_leaves_the_others_their_answer(s: Scene, table: str) -> None:
    first, second = (asyncio.create_task(s.bot.sessions.at(table)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).table.id == table
    with pytest.raises(Missing):
        await asyncio.gather(s.bot.sessions.at("nowhere"), s.bot.sessions.at("nowhere"))
