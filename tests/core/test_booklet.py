"""Standing orders as a booklet, tried on a small one: how it is leafed through, written in and read."""

from typing import Any

import pytest

from engines.core.booklet.book import MOST_DRY, RESUME, Booklet, Page, Pen
from engines.core.booklet.fields import Answers, Choice, Listed, Reading, Records, Stroked, Toggle, stops
from engines.core.booklet.strokes import Edit, Leaf, Preset, Stroke
from engines.core.move import Move
from engines.core.orders import StandingOrders
from engines.core.record import adapter, evolve, record
from engines.core.text import Text, text


@record
class Watch:
    """A record in a list."""

    gate: str = "north"
    hours: tuple[int, ...] = ()


@record
class Orders(StandingOrders):
    on: bool = False
    gold: int = 0
    friends: tuple[int, ...] = ()
    replies: tuple[tuple[str, str], ...] = ()
    watches: tuple[Watch, ...] = ()
    page: str = "top"
    watch: Watch | None = None


WATCHES = Records(name="watches", most=2, show=lambda watch: watch.gate)
PEN = Pen(name="watch", blank=Watch(), into=WATCHES)
ON, GOLD = Toggle(name="on"), Choice(name="gold", among=(0, 5, 10))
FRIENDS = Listed(name="friends", among=lambda at: (each for each in range(at.state) if each != at.seat))
REPLIES = Answers(
    name="replies",
    things=("war", "peace"),
    among=(("ask",), ("yes",), ("no",)),
    entry=lambda value: value,
    known=lambda entry: entry,
)
BOOK = Booklet(
    blank=Orders(),
    pages=(
        Page(name="top", entries=(ON, GOLD, "friends", "replies", "watch", WATCHES)),
        Page(name="friends", above="top", entries=(FRIENDS,)),
        Page(name="replies", above="top", entries=(REPLIES,)),
        Page(name="watch", above="top", pen=PEN, entries=("gate",)),
        Page(
            name="gate", above="watch", pen=PEN, entries=(Choice(name="gate", among=("north", "south"), leads="watch"),)
        ),
    ),
    templates={"rich": Orders(on=True, gold=10), "first": Orders()},
)
SEATS, ME = 3, 1


def offered(orders: Orders) -> list[Stroke]:
    """What the open page offers to the second of three."""
    moves = [option.move for option in BOOK.menu(SEATS, ME, orders).options]
    return [move for move in moves if isinstance(move, Stroke)]


def wrote(*strokes: Stroke, orders: Orders | None = None) -> Orders:
    """The orders after *strokes*, each of which was offered."""
    now = orders or Orders()
    for stroke in strokes:
        assert stroke in offered(now), (stroke, offered(now))
        now = BOOK.written(now, stroke)
    return now


def labels(orders: Orders) -> list[Text]:
    return [option.label for option in BOOK.menu(SEATS, ME, orders).options]


def edit(field: str, value: Any) -> Edit:
    return Edit(field=field, value=value)


# ---- fields


def test_a_toggle_is_offered_the_other_way_round() -> None:
    assert edit("on", value=True) in offered(Orders())
    on = wrote(edit("on", value=True))
    assert on == Orders(on=True)
    assert wrote(edit("on", value=False), orders=on) == Orders()


def test_a_choice_offers_all_but_the_present_one() -> None:
    assert [move.value for move in offered(Orders(gold=5)) if isinstance(move, Edit) and move.field == "gold"] == [
        0,
        10,
    ]
    assert wrote(edit("gold", 10)) == Orders(gold=10)


def test_a_list_grows_in_the_order_in_which_it_is_named_and_shrinks_likewise() -> None:
    named = wrote(Leaf(page="friends"), edit("friends", 2), edit("friends", 0))
    assert named.friends == (2, 0)
    assert wrote(edit("friends", 2), orders=named).friends == (0,)


def test_a_list_offers_what_the_state_allows() -> None:
    assert offered(Orders(page="friends")) == [Leaf(page="top"), edit("friends", 0), edit("friends", 2)]


def test_each_thing_has_one_answer_and_the_first_says_nothing() -> None:
    answered = wrote(Leaf(page="replies"), edit("replies", ("war", "no")), edit("replies", ("peace", "yes")))
    assert answered.replies == (("war", "no"), ("peace", "yes"))
    again = wrote(edit("replies", ("war", "yes")), edit("replies", ("peace", "ask")), orders=answered)
    assert again.replies == (("war", "yes"),)
    assert edit("replies", ("war", "yes")) not in offered(again)


# ---- records within a list


def test_a_record_counts_when_it_is_saved() -> None:
    writing = wrote(Leaf(page="watch"), Leaf(page="gate"), edit("gate", "south"))
    assert (writing.page, writing.watches, writing.watch) == ("watch", (), Watch(gate="south"))
    saved = wrote(edit("watches", "save"), orders=writing)
    assert saved == Orders(watches=(Watch(gate="south"),))


def test_a_record_is_thrown_away_before_it_is_saved() -> None:
    assert wrote(Leaf(page="watch"), Leaf(page="gate"), edit("gate", "south"), edit("watches", "drop")) == Orders()


def test_a_record_that_is_left_is_gone_on_with() -> None:
    left = wrote(Leaf(page="watch"), Leaf(page="gate"), edit("gate", "south"), Leaf(page="top"))
    assert wrote(Leaf(page="watch"), orders=left).watch == Watch(gate="south")


def test_a_full_list_takes_no_more_and_is_struck_by_number() -> None:
    full = Orders(watches=(Watch(), Watch(gate="south")))
    assert Leaf(page="watch") not in offered(full)
    struck = wrote(edit("watches", 0), orders=full)
    assert struck.watches == (Watch(gate="south"),)
    assert Leaf(page="watch") in offered(struck)


# ---- pages and templates


@pytest.mark.parametrize("page", [page for page in BOOK.pages if page.above])
def test_the_way_back_comes_first(page: Page) -> None:
    menu = BOOK.menu(SEATS, ME, Orders(page=page.name))
    assert menu.options[0].move == Leaf(page=page.above)
    assert menu.prompt == text("prompt-orders", page=page.name)


def test_a_template_is_offered_until_it_holds_and_everything_can_be_struck() -> None:
    assert [move for move in offered(Orders()) if isinstance(move, Preset)] == [Preset(name="rich")]
    rich = wrote(Preset(name="rich"))
    assert rich == Orders(on=True, gold=10)
    assert [move for move in offered(rich) if isinstance(move, Preset)] == [Preset(name="first"), Preset()]
    assert wrote(Preset(), orders=rich) == Orders()


def test_orders_from_elsewhere_leave_the_page_open() -> None:
    """So what was ordered in the last match can be taken over."""
    last = adapter(Orders, __name__).validate_json(adapter(Orders, __name__).dump_json(Orders(gold=5, page="gate")))
    assert BOOK.adopted(Orders(page="friends", on=True), last) == Orders(gold=5, page="friends")


def test_a_stroke_survives_the_log() -> None:
    moves = adapter(Move, __name__)
    for move in (edit("on", value=True), edit("gold", 1), edit("replies", ("war", "no")), Leaf(page="x"), Preset()):
        read = moves.validate_json(moves.dump_json(move))
        assert read == move
        assert type(getattr(read, "value", None)) is type(getattr(move, "value", None))


# ---- words


def test_labels_follow_from_the_names_of_the_fields() -> None:
    friends = labels(Orders(page="friends", friends=(2,)))
    assert friends[1:] == [
        text("move-order-friends", value=0, place=0),
        text("move-order-friends", value=2, place=1),
    ]
    top = labels(Orders(on=True, watches=(Watch(),)))
    assert text("move-order-on", value=0) in top
    assert text("move-order-watches", place=1) in top
    assert text("move-leaf", page="friends") in top
    assert text("template-rich") in top


def test_only_what_differs_from_the_blank_is_said() -> None:
    assert BOOK.lines(Orders(page="friends")) == ()
    written = Orders(gold=5, friends=(2, 0), replies=(("war", "no"),), watches=(Watch(),), watch=Watch(gate="south"))
    assert BOOK.lines(written) == (
        text("order-gold", value=5),
        text("order-watches", place=1, value="north"),
        text("order-friends", value=(2, 0)),
        text("order-replies", thing="war", value="no", more=()),
        text("order-writing", value="south"),
    )
    assert BOOK.menu(SEATS, ME, written).notes() == (text("note-orders"), *BOOK.lines(written))


def test_a_game_may_say_it_in_words_of_its_own() -> None:
    field = Listed(
        name="friends",
        among=(0,),
        say=lambda at, value: text("friend", seats=at.state, seat=at.seat, value=value),
        head=lambda at, value: text("head", seats=at.state, value=value),
        hint=lambda at, _: text("hint", gold=at.record.gold),
        tell=lambda now: text("all", count=len(now)),
    )
    book = Booklet(blank=Orders(), pages=(Page(name="top", entries=(field,)),))
    orders = evolve(Orders(), gold=5, friends=(0,))
    (option, _) = book.menu(SEATS, ME, orders).options
    assert (option.label, option.group, option.hint) == (
        text("friend", seats=SEATS, seat=ME, value=0),
        text("head", seats=SEATS, value=0),
        text("hint", gold=5),
    )
    assert book.lines(orders) == (text("all", count=1),)


# ---- what a game may restrict


@record
class Notes(StandingOrders):
    sums: tuple[Watch, ...] = ()
    page: str = "top"
    sum: Watch = Watch()


@record
class Desk(StandingOrders):
    sums: tuple[Watch, ...] = ()
    notes: Notes = Notes()


KEPT = Records(name="sums", most=1)
STRICT = Booklet(
    blank=Notes(),
    pages=(
        Page(name="top", entries=("sum", "shut")),
        Page(
            name="sum",
            above="top",
            pen=Pen(
                name="sum",
                blank=Watch(),
                into=KEPT,
                kept=True,
                good=lambda at: bool(at.record.gate == "south"),
                say=lambda written: text("keep", gate=written.gate),
                hint="hint-keep",
            ),
            entries=(Choice(name="gate", among=lambda at: ("north", "south")[: at.state]), KEPT),
        ),
        Page(name="shut", above="top", entries=(), usable=lambda at: bool(at.state > 2)),
    ),
)


def strict(notes: Notes, state: int = 2) -> list[Move]:
    return [option.move for option in STRICT.menu(state, ME, notes).options]


def test_only_what_is_good_is_saved_and_a_pen_that_is_kept_goes_on() -> None:
    bad = Notes(page="sum")
    assert strict(bad) == [Leaf(page="top"), edit("gate", "south")]
    good = STRICT.written(bad, edit("gate", "south"))
    save = STRICT.menu(2, ME, good).options[1]
    assert (save.move, save.label, save.hint) == (edit("sums", "save"), text("keep", gate="south"), text("hint-keep"))
    saved = STRICT.written(good, save.move)
    assert (saved.page, saved.sum, saved.sums) == ("sum", Watch(gate="south"), (Watch(gate="south"),))
    assert strict(saved) == [Leaf(page="top"), edit("gate", "north"), edit("sums", 0)], "full"
    assert STRICT.written(saved, edit("sums", 0)).sums == ()


def test_a_page_of_no_use_is_closed() -> None:
    open_, shut = strict(Notes(), 3), strict(Notes())
    assert (Leaf(page="shut") in open_, Leaf(page="shut") in shut) == (True, False)
    assert strict(Notes(page="shut")) == shut
    assert strict(Notes(page="torn out")) == shut
    assert strict(Notes(page="shut"), 3) == [Leaf(page="top")]


def test_what_saves_stands_before_a_way_back_that_loses_something() -> None:
    keep = Stroked(
        name="keep", among=(True,), does=lambda notes, _: evolve(notes, sums=(Watch(),)), saves=True, leads="top"
    )
    book = Booklet(
        blank=Desk(),
        desk="notes",
        pages=(Page(name="top", entries=("page",)), Page(name="page", above="top", entries=(keep,))),
        unsaved=lambda desk: desk.notes.page == "page",
    )
    on = book.written(Desk(), Leaf(page="page"))
    assert on == Desk(notes=Notes(page="page"))
    save, back = book.menu(2, ME, on).options
    assert (save.move, back.move) == (edit("keep", value=True), Leaf(page="top"))
    assert back.label == text("core-booklet-back-unsaved")
    assert book.written(on, save.move) == Desk(sums=(Watch(),))
    assert book.adopted(on, Desk(sums=(Watch(),))) == Desk(sums=(Watch(),), notes=Notes(page="page"))


# ---- what they stop at, and what they would do now


STOPPING = Booklet(
    blank=Orders(),
    pages=(Page(name="top", entries=(GOLD, stops("war_begins", "peace"))),),
    dry=lambda at: tuple(text("dry", gold=at.record.gold, seat=at.seat, line=line) for line in range(at.record.gold)),
)


def test_stops_are_a_list_in_the_words_of_the_game() -> None:
    at_war = STOPPING.written(Orders(), edit("stops", "war_begins"))
    assert (at_war.stops, at_war.heeds, at_war.rested().heeds) == (("war_begins",), True, False)
    begins, peace = text("stop-war-begins"), text("stop-peace")
    assert [option.label for option in STOPPING.menu(SEATS, ME, at_war).options[2:4]] == [
        text("core-booklet-stop", what=begins, on=1),
        text("core-booklet-stop", what=peace, on=0),
    ]
    assert STOPPING.lines(at_war) == (text("core-booklet-stops", what=begins),)


def test_orders_at_rest_are_taken_up_first_of_all() -> None:
    rested = Orders(gold=5, page="gate", watch=Watch()).rested()
    menu = BOOK.menu(SEATS, ME, rested)
    assert (menu.options[0].move, menu.notes()[0]) == (RESUME, text("core-booklet-resting"))
    assert BOOK.written(rested, RESUME) == evolve(rested, resting=False)
    assert not BOOK.written(rested, Preset(name="rich")).resting


def test_what_they_would_do_now_is_said_once_something_is_written_and_counts() -> None:
    def said(orders: Orders) -> list[Text]:
        return [note for note in STOPPING.notes(Reading(SEATS, ME, orders)) if note.key in {"dry", "core-booklet-dry"}]

    would = [text("dry", gold=5, seat=ME, line=line) for line in range(MOST_DRY)]
    assert said(Orders(gold=5)) == [text("core-booklet-dry"), *would]
    assert said(Orders()) == said(Orders(gold=5, resting=True)) == []
