"""The judge has to be able to fail: in each of its columns, and in none of them for what is in order."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from bot.parlour.simulated import Payload
from bot.play.cards import LOG
from tests.killing.evidence import Book, Entry, Period, Press, Ring, Seen
from tests.killing.judge import COLUMNS, judged

ANN, BOB = "11", "12"
FIRST, SECOND = "aaaaaaaaaa", "bbbbbbbbbb"
"""Marks of Ann's first question and of Bob's."""


def message(*custom_ids: str, text: str = "", log: str = "") -> Payload:
    """Something that the bot has posted."""
    parts = [{"type": 10, "id": 1, "content": text}, {"type": 10, "id": LOG, "content": log}]
    buttons = [{"type": 2, "label": "x", "custom_id": each} for each in custom_ids]
    return {"components": [*(part for part in parts if part["content"]), {"type": 1, "components": buttons}]}


def ring(user: str, step: int, *marks: str, table: str = "t") -> Ring:
    return Ring(table=table, user=user, direct=bool(marks), step=step, marks=frozenset(marks))


def played() -> tuple[list[Book], Seen]:
    """Ann has answered, Bob was called and is awaited; before that a match has ended, and a lobby is open elsewhere."""
    over = Book(id="o", channel="c", game="g", state="over", commitment="early", people={0: ANN}, begun=True)
    over.entries = [Entry(step=0, seat=None, cause="person", mark=None, key="1")]
    table = Book(id="t", channel="c", game="g", state="playing", commitment="late", people={0: ANN, 1: BOB}, begun=True)
    table.entries = [
        Entry(step=0, seat=None, cause="person", mark=None, key="2"),
        Entry(step=1, seat=0, cause="person", mark=FIRST, key="3"),
        Entry(step=2, seat=2, cause="steward", mark="cccccccccc", key="t:2:1:steward"),
    ]
    over.standing, table.vote = "c/900", "7"
    table.lines = ["Ann passes.", "Steward 3 passes."]
    table.periods = [
        Period(seat=0, opened=0, own=False, closed=1, marks={FIRST}),
        Period(seat=1, opened=2, own=False, marks={SECOND}),
    ]
    lobby = Book(id="l", channel="d", game="g", state="lobby", commitment="soon", people={0: ANN})
    seen = Seen(
        channels={
            "c": [
                message(text="begins, early"),
                message("1:e:o", "1:again:o", text="the secret of early"),
                message(text="begins, late"),
                message("1:o:t:1", "1:h:t", "1:i:t", log="Ann passes.\nSteward 3 passes."),
                message("1:o:t", "1:h:t", text=f"<@{BOB}>, it is your move"),
                message("1:va:t:7", "1:vn:t:7", text=f"Ann wants a pause. <@{BOB}>?"),
            ],
            "d": [message("1:j:l", "1:go:l", text="soon"), message("1:j:l", text=f"<@{BOB}>, again?")],
        },
        direct={
            ANN: [message(text="[g](.../c/900): Ann has won"), message("1:b:t", text="you hold")],
            BOB: [message(f"1:a:t:{SECOND}:0", "1:b:t")],
        },
        wishes={ANN: "both", BOB: "both"},
        presses=[
            Press(id="1", user=ANN, control="1:go:o", life=1, outcome="answered"),
            Press(id="2", user=ANN, control="1:go:t", life=1, outcome="answered"),
            Press(id="3", user=ANN, control=f"1:a:t:{FIRST}:0", life=1, outcome="accepted"),
            Press(id="4", user=BOB, control=f"1:a:t:{FIRST}:0", life=1, outcome="refused"),
            Press(id="5", user=BOB, control="hand", life=1, outcome="killed"),
            Press(id="6", user=BOB, control="hand", life=2, outcome="excused"),
        ],
        rings=[
            ring(ANN, 0),
            ring(ANN, 0, FIRST),
            ring(BOB, 2),
            ring(BOB, 3, SECOND),
            Ring(table="t", user=BOB, direct=False, step=2, marks=frozenset({"7"}), beside="7"),
            Ring(table="o", user=ANN, direct=True, step=0, marks=frozenset()),
        ],
    )
    return [over, table, lobby], seen


Spoil = Callable[[list[Book], Seen], object]
SPOILT: list[tuple[str, Spoil]] = [
    ("lost", lambda b, s: b[1].entries.pop(1)),
    ("denied but done", lambda b, s: setattr(s.presses[2], "outcome", "refused")),
    ("not pressed", lambda b, s: b[1].entries.append(Entry(step=3, seat=1, cause="person", mark=SECOND, key="9"))),
    ("not pressed", lambda b, s: b[1].entries.append(Entry(step=3, seat=0, cause="person", mark=FIRST, key="3"))),
    ("not pressed", lambda b, s: b[1].entries.append(Entry(step=3, seat=1, cause="person", mark=None, key="3"))),
    ("not pressed", lambda b, s: b[1].entries.append(Entry(step=3, seat=0, cause="steward", mark=None, key="x"))),
    ("not pressed", lambda b, s: setattr(s.presses[2], "control", f"1:a:t:{SECOND}:0")),
    ("not pressed", lambda b, s: setattr(s.presses[1], "control", "1:j:t")),
    ("lines missing", lambda b, s: b[1].lines.append("Bob passes.")),
    ("lines too many", lambda b, s: s.channels["c"].insert(2, message(log="Ann passes."))),
    ("lines too many", lambda b, s: b[1].lines.reverse()),
    ("boards", lambda b, s: s.channels["c"].append(message("1:o:t:2", "1:h:t", "1:i:t"))),
    ("boards", lambda b, s: s.channels["c"].append(message("1:h:o", "1:i:o"))),
    ("boards", lambda b, s: s.channels["c"].pop(3)),
    ("prompts", lambda b, s: s.channels["c"].append(s.channels["c"][4])),
    ("prompts", lambda b, s: s.channels["c"].pop(4)),
    ("prompts", lambda b, s: setattr(b[1].periods[1], "closed", 3)),
    (
        "prompts",
        lambda b, s: s.channels["c"].__setitem__(4, message("1:o:t", "1:h:t", text=f"<@{ANN}>, it is your move")),
    ),
    ("notices", lambda b, s: s.channels["c"].append(s.channels["c"][5])),
    ("notices", lambda b, s: s.channels["c"].pop(5)),
    ("notices", lambda b, s: setattr(b[1], "vote", "8")),
    ("called twice", lambda b, s: s.rings.append(s.rings[-2])),
    ("invitations", lambda b, s: s.channels["d"].append(s.channels["d"][1])),
    ("invitations", lambda b, s: s.channels["c"].append(message("1:j:t", text=f"<@{BOB}>, again?"))),
    ("results", lambda b, s: s.channels["c"].append(s.channels["c"][1])),
    ("results", lambda b, s: s.channels["c"].pop(1)),
    ("results", lambda b, s: s.channels["c"].append(message("1:again:t"))),
    ("starts", lambda b, s: s.channels["c"].append(s.channels["c"][2])),
    ("starts", lambda b, s: s.channels["c"].pop(2)),
    ("starts", lambda b, s: s.channels["d"].append(message(text="begins, soon"))),
    ("lobby cards", lambda b, s: s.channels["d"].append(s.channels["d"][0])),
    ("lobby cards", lambda b, s: s.channels["d"].clear()),
    ("lobby cards", lambda b, s: s.channels["c"].append(message("1:j:t", "1:l:t"))),
    ("cards", lambda b, s: s.direct[BOB].append(s.direct[BOB][0])),
    ("cards", lambda b, s: s.direct[ANN].pop(0)),
    ("called twice", lambda b, s: s.rings.append(ring(BOB, 4))),
    ("called twice", lambda b, s: s.rings.append(ring(BOB, 4, SECOND))),
    ("called twice", lambda b, s: s.rings.append(ring(ANN, 3, FIRST))),
    ("called twice", lambda b, s: s.rings.append(s.rings[-1])),
    ("called twice", lambda b, s: s.wishes.update({BOB: "card"})),
    ("called twice", lambda b, s: s.wishes.update({BOB: "channel"})),
    ("prompts", lambda b, s: s.wishes.update({BOB: "card"})),
    ("not called", lambda b, s: s.rings.__delitem__(slice(2, 4))),
    ("not called", lambda b, s: s.rings.pop(2)),
    ("not called", lambda b, s: s.rings.pop(3)),
    ("unanswered", lambda b, s: setattr(s.presses[3], "outcome", "unanswered")),
    ("secrets shown", lambda b, s: setattr(s, "leaks", ["everybody: Ann holds a card"])),
    ("undelivered", lambda b, s: setattr(s, "undelivered", ["table t: table"])),
    ("invalid requests", lambda b, s: setattr(s, "invalid", ["POST /channels/1/messages: 50035"])),
    ("tracebacks", lambda b, s: setattr(s, "tracebacks", ["KeyError: 1"])),
    ("ended by itself", lambda b, s: setattr(s, "ended", ["life 1 ended with 1"])),
]


def test_what_is_in_order_is_not_complained_about() -> None:
    assert judged(*played()) == {name: [] for name in COLUMNS}


def test_every_column_is_tried() -> None:
    assert {column for column, _ in SPOILT} == set(COLUMNS)


@pytest.mark.parametrize(("column", "spoil"), SPOILT, ids=[f"{at} {name}" for at, (name, _) in enumerate(SPOILT)])
def test_each_defect_is_seen_in_its_column(column: str, spoil: Spoil) -> None:
    books, seen = deepcopy(played())
    spoil(books, seen)
    assert judged(books, seen)[column] != []


def test_a_call_that_came_late_is_not_taken_for_a_second_one() -> None:
    """The message was on its way while the table went on; the seat was called again meanwhile."""
    books, seen = played()
    books[1].periods.append(Period(seat=0, opened=3, own=False, marks={"dddddddddd"}))
    seen.rings = [*(each for each in seen.rings if each.direct or each.user == BOB), ring(ANN, 3), ring(ANN, 3)]
    seen.rings.append(ring(ANN, 3, "dddddddddd"))
    assert judged(books, seen)["called twice"] == []


def test_a_call_that_came_when_all_was_over_is_not_taken_for_the_end() -> None:
    """Ann's last question was shown to her while the end was written down; then she was told of the end."""
    books, seen = played()
    books[0].periods.append(Period(seat=0, opened=0, own=False, closed=1, marks={FIRST}))
    books[0].entries[:] = [Entry(step=step, seat=None, cause="begin", mark=None, key=None) for step in range(2)]
    last = Ring(table="o", user=ANN, direct=True, step=1, marks=frozenset({FIRST}))
    end = Ring(table="o", user=ANN, direct=True, step=1, marks=frozenset())
    seen.rings[-1:] = [last, end]
    assert judged(books, seen)["called twice"] == []
    seen.rings.append(end)
    assert judged(books, seen)["called twice"] != []
