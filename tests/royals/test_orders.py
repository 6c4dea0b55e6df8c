"""No windows, notices, and standing orders for the next own turn: RY-6.1 to 6.3."""

from typing import Any

import pytest

from engines.core.booklet.book import RESUME
from engines.core.booklet.strokes import Edit, Leaf, Preset
from engines.core.chair import Change, Seating
from engines.core.event import Event, Obeyed, Stopped
from engines.core.match import Match
from engines.core.menu import Menu, Refused
from engines.core.move import Move
from engines.core.record import evolve, replaced
from engines.royals import events as e
from engines.royals.atlas import NOBLES
from engines.royals.components import PlanName
from engines.royals.game import GAME
from engines.royals.orders import Orders, Target
from tests.royals.arrange import scene
from tests.royals.notation import CODES, NUMBER, A, B, C
from tests.royals.rows import Row, case
from tests.royals.scene import Scene

TOP = Leaf(page="top")


def writes(
    played: Scene,
    seat: int,
    *,
    plan: PlanName = "three_country",
    countries: str = "",
    nobles: str = "",
    on: bool = True,
) -> None:
    """``nobles="paris_king lyon_marshal*"``: the star allows jokers."""
    moves: list[Move] = []
    if plan != played.state.houses[seat].orders.plan:
        moves.append(Edit(field="plan", value=plan))
    if countries:
        moves.append(Leaf(page="countries"))
        moves += [Edit(field="countries", value=CODES.index(code)) for code in countries.split()]
        moves.append(TOP)
    if nobles:
        jokers = False
        moves.append(Leaf(page="nobles"))
        for word in nobles.split():
            if word.endswith("*") != jokers:
                jokers = not jokers
                moves.append(Edit(field="jokers", value=jokers))
            moves.append(Edit(field="nobles", value=NUMBER[word.removesuffix("*")]))
        moves.append(TOP)
    if on:
        moves.append(Edit(field="on", value=True))
    played.orders(seat, *moves)


def before_a(seats: int = 3, **more: Any) -> Scene:
    """The last seat is about to end its turn; A plays next."""
    return scene(seats, seat=seats - 1, **more)


def obeyed(played: Scene) -> list[str]:
    """What A drew, in the order of the draw."""
    drawn: list[str] = []
    for event in played.events:
        match event:
            case e.TookFromRow(seat=0, country=country):
                drawn.append(f"row {CODES[country]}")
            case e.Drew(owners=(0,), deck=deck, cards=cards):
                drawn += [deck] * len(cards)
    return drawn


def claimed(played: Scene) -> list[str]:
    return [NOBLES[event.noble].id for event in played.heard(e.Claimed) if event.seat == A]


# ---- what orders do


def test_without_orders_a_seat_is_asked() -> None:
    """RY-6.3: optional; what is written but not given does nothing."""
    played = before_a()
    writes(played, A, countries="fr", on=False)
    played.end()
    assert (played.mover, obeyed(played)) == (A, [])


@pytest.mark.parametrize(
    ("row", "countries", "drawn"),
    [
        ("fr de gb", "es gb fr", ["row gb", "row fr", "country"]),
        ("fr de gb", "de fr gb", ["row de", "row fr", "row gb"]),
        ("gb de gb", "gb", ["row gb", "row gb", "country"]),
        ("gb de gb", "gb de", ["row gb", "row gb", "row de"]),
        ("es es es", "es fr", ["row es", "row es", "row es"]),
        ("es es es", "fr de gb", ["country"] * 3),
        ("es es es", "", ["country"] * 3),
    ],
)
def test_each_pick_takes_the_first_wanted_country(row: str, countries: str, drawn: list[str]) -> None:
    """RY-6.3: in the row, else the deck."""
    played = before_a(row=row)
    writes(played, A, countries=countries)
    played.end()
    assert obeyed(played) == drawn


def test_the_intrigue_card_comes_first() -> None:
    """RY-6.3: with ``mixed``."""
    played = before_a(row="es gb fr")
    writes(played, A, plan="mixed", countries="fr")
    played.end()
    assert obeyed(played) == ["intrigue", "row fr"]
    assert sum(played.state.houses[A].intrigue) == 1


def test_a_first_turn_knows_no_plan() -> None:
    """RY-6.3, 5.4: the table's number of country cards; the plan is passed over."""
    played = scene(3, seat=A, first=True, row="de gb gb")
    writes(played, B, plan="mixed", countries="es")
    played.end()
    assert [event.seat for event in played.heard(e.TurnBegan)] == [B, C]
    assert played.heard(e.DrewUnseen) == [e.DrewUnseen(seat=B, deck="country", count=1)]
    assert played.mover == C


TRIED = {
    "the first uses up what the second would need": ("fr3", None, "bordeaux_countess dijon_baron", "bordeaux_countess"),
    "in order": ("fr3", None, "dijon_baron bordeaux_countess lyon_marshal", "dijon_baron lyon_marshal"),
    "who is out of reach is passed over for good": (
        *("de8 fr2", None, "paris_king vienna_king dijon_baron", "vienna_king dijon_baron"),
    ),
    "without jokers": ("gb3", None, "lyon_marshal", ""),
    "three cards of Britain stand for one of France": ("gb3", None, "lyon_marshal*", "lyon_marshal"),
    "nor of intrigue": ("fr2 + gb-es2", B, "dijon_baron", ""),
    "two intrigue cards for one (RY-5.20)": ("fr2 + gb-es2", B, "dijon_baron*", "dijon_baron"),
}
"""What A holds, who holds the baron of Dijon, what is ordered, and what comes of it."""


@pytest.mark.parametrize(("hand", "dijon", "ordered", "taken"), TRIED.values(), ids=TRIED)
def test_nobles_are_tried_in_order(hand: str, dijon: int | None, ordered: str, taken: str) -> None:
    """RY-6.3, 5.20: each once, with the default payment; whether jokers are allowed is said for each."""
    holders = {} if dijon is None else {"dijon_baron": dijon}
    played = before_a(hands={A: hand}, holders=holders, row="es es es", deck="es es es")
    writes(played, A, nobles=ordered)
    played.end()
    assert claimed(played) == taken.split()
    assert not played.state.houses[A].orders.on


def test_what_has_become_illegal_is_skipped() -> None:
    """RY-6.3: meanwhile C has taken Dijon's baron, and A has no intrigue card; a noble of one's own is skipped too."""
    played = scene(3, hands={A: "fr4", C: "fr2"}, seat=C, row="es es es", deck="es es es", holders={"lyon_marshal": B})
    writes(played, A, nobles="lyon_marshal dijon_baron bordeaux_countess")
    played.claim("dijon_baron")
    played.end()
    assert claimed(played) == ["bordeaux_countess"]


def test_an_own_noble_is_no_target() -> None:
    """RY-6.3, 5.24: what A holds already is no target."""
    played = before_a(hands={A: "fr8 + fr-es"}, holders={"paris_king": A})
    played.orders(A, Leaf(page="nobles"))
    with pytest.raises(Refused):
        played.orders(A, Edit(field="nobles", value=NUMBER["paris_king"]))


# ---- once, and until when


def test_orders_written_in_the_own_turn_count_for_the_next() -> None:
    """RY-6.3: the running one goes on as it began."""
    played = scene(3, seat=A, phase="draw")
    writes(played, A)
    assert played.mover == A
    played.draw("deck deck deck")
    assert played.mover == A
    played.end()
    played.defaults(2)
    assert played.mover == B, "A's turn was played by its orders"
    assert obeyed(played) == ["country"] * 3


# ---- what they wait for, how long, and at what they stop (issue 13)


def gives(played: Scene, orders: Orders) -> None:
    """*orders* to A, as if they had been written."""
    houses = replaced(played.state.houses, A, evolve(played.state.houses[A], orders=orders))
    played.match = Match(GAME, evolve(played.state, houses=houses))


FRANCE = (Target(noble=NUMBER["dijon_baron"], jokers=False, free=True),)


BEFORE_A: dict[str, Any] = {"seat": C, "row": "es es es", "deck": "es es es"}
"""C is about to end its turn; A plays next."""
THREE = ("dijon_baron", "bordeaux_countess", "lyon_marshal")
CLAIMED = (e.Claimed, "seat", "noble")
WANTED = tuple(Target(noble=NUMBER[name], jokers=False, free=True) for name in THREE)
LINES = (WANTED[0], Target(noble=NUMBER[THREE[1]], jokers=False), Target(noble=NUMBER[THREE[2]], jokers=True))
"""The first only while it is free, the second for its own cards, the third for jokers too."""


def ordered(**orders: Any) -> dict[str, Any]:
    return {"orders": {A: Orders(on=True, **orders)}}


ROWS = [
    case(
        "RY-5.18, 6.1, 6.2: who lost a noble is notified, alone, and not asked; the table has heard of it anyway",
        "fr2 + fr-es",
        "claim dijon_baron", {e.Ousted: [], (e.Ousted, A): [], (e.Ousted, C): [], (e.Claimed, "ousted"): [B]},
        {(e.Ousted, B): [e.Ousted(owners=(B,), noble=NUMBER["dijon_baron"], by=A)], "asked": "A"},
        holders={"dijon_baron": B},
    ),
    *(
        case(
            f"RY-6.3: only while it is free, with what the draw brings: {holders}", "fr2 + fr-es",
            "end", {CLAIMED: taken}, holders=holders, **BEFORE_A, **ordered(nobles=FRANCE),
        )
        for holders, taken in (({}, [(A, "dijon_baron")]), ({"dijon_baron": B}, []))
    ),
    *(
        case(
            f"RY-6.3: {then} with {hand or 'nothing'}: it is drawn and tried in any case, within the same act", hand,
            "end", {"asked": asked, (e.Drew, A, "deck"): ["country"], CLAIMED: [(A, "dijon_baron")] * bool(hand)},
            {(Obeyed, A, "line"): [1, *[2] * bool(hand), *[3] * (asked == "B")]},
            **BEFORE_A, **ordered(nobles=FRANCE, then=then),
        )
        for then, hand, asked in (
            ("end", "", "B"), ("ask", "", "A"), ("ask", "fr3", "A"), ("else_ask", "", "A"), ("else_ask", "fr3", "B"),
        )
    ),
    *(
        case(
            f"RY-6.3, 5.20: three lines, each the else of those before, with {hand} and {held} held: {then}", hand,
            {"dry": dry}, "end", {CLAIMED: [(A, taken)] * bool(taken)},
            {"asked": "B" if taken or then == "one_end" else "A"},
            {(Obeyed, A, "line"): [1, *[2] * bool(taken), *[3] * (bool(taken) or then == "one_end")]},
            {"stopped": ["claimed"] * bool(taken), Obeyed: [], (Obeyed, B): [], Stopped: [], (Stopped, C): []},
            holders=dict.fromkeys(THREE[:held], B), seat=C, row="es es es", deck="de de de",
            **ordered(turns=0, nobles=LINES, then=then, stops=("had",)),
        )
        for then in ("one_end", "one_ask")
        for hand, held, dry, taken in (
            ("fr6", 0, ["dry-taken"], "dijon_baron"), ("fr6", 1, ["dry-held", "dry-taken"], "bordeaux_countess"),
            ("gb3", 1, ["dry-held", "dry-not", "dry-taken"], "lyon_marshal"),
            ("gb3", 3, ["dry-held", "dry-not", "dry-not"], ""),
        )
    ),
    *(
        case(
            f"RY-6.3: for {turns} turns: once, unless it is said otherwise; what was written stays", "",
            "end", {"A.orders": Orders(on=on, turns=left, countries=(3, 0))}, seat=C,
            **ordered(turns=turns, countries=(3, 0)),
        )
        for turns, left, on in ((1, 1, False), (3, 2, True), (0, 0, True))
    ),
    case(
        "RY-6.3: a scoring that comes near stops the turn under way", "",
        "end", {"asked": "A", "stopped": ["period_ending"]}, seat=C, deck=2, **ordered(stops=("scoring",)),
    ),
    case(
        "RY-6.3: orders stop before cards have to go; the turn is A's from there on", "de12",
        "end", {"asked": "A", e.Claimed: [], "stopped": ["over_limit"]}, **BEFORE_A, **ordered(stops=("discard",)),
    ),
    case(
        "RY-6.3: what they would do now, by the row, the holders and the hand", "fr3",
        {"dry": ["dry-row", "dry-taken", "dry-not", "dry-held"]}, seat=C, row="es de fr", deck="es",
        holders={"lyon_marshal": B}, orders={A: Orders(countries=(CODES.index("de"),), nobles=WANTED)},
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_what_orders_do(row: Row) -> None:
    """What the dry run has said comes true, and their owner alone hears what answered, and at what they rest."""
    row()


@pytest.mark.parametrize(
    ("stop", "mover", "at"),
    [("taken", B, e.Claimed), ("captured", B, e.Claimed), ("had", B, None), ("had", A, e.Claimed), ("taken", A, None)],
)
def test_what_orders_stop_at(stop: str, mover: int, at: type[Event] | None) -> None:
    """C takes the baron of Dijon, whom A wants or holds; or A does so by its orders, whose turn then goes on."""
    holders = {"dijon_baron": A} if stop == "captured" else {}
    hands = {A: "fr2", C: "fr4 + fr-es fr-es"} if mover == B else {A: "fr2"}
    played = scene(3, seat=C, hands=hands, holders=holders, row="es es es", deck="es es es es es es")
    gives(played, Orders(on=True, turns=0, nobles=FRANCE, stops=(stop,)))
    if mover == B:
        played.claim("dijon_baron")
    else:
        played.end()
        assert (claimed(played), played.mover) == (["dijon_baron"], B)
    assert [type(event.at) for event in played.heard(Stopped, A)] == ([at] if at else [])
    assert played.heard(Stopped, C) == []
    if mover == B:
        played.end()
        assert played.mover == (A if at else B), "at rest they play no turn"


# ---- nobody knows


def test_an_ordered_turn_sounds_like_any_other() -> None:
    """RY-6.3, 3.5: the others hear and see the same as if A had played by hand."""
    ordered, played = (before_a(hands={A: "fr3"}, row="fr es gb") for _ in range(2))
    writes(ordered, A, countries="fr gb de", nobles="bordeaux_countess")
    ordered.end()
    played.end()
    played.turn("row1 row3 deck", "bordeaux_countess")
    for witness in (None, B, C):
        told = [[event.heard(witness) for event in each.story] for each in (ordered, played)]
        assert [x for x in told[0] if x] == [x for x in told[1] if x]
        assert ordered.match.view(witness) == played.match.view(witness)
    last = ordered.state.houses[A].last
    assert last is not None
    assert last.orders is None


@pytest.mark.parametrize("change", ["resign", "sit"])
def test_orders_go_with_their_player(change: Change) -> None:
    """RY-6.3, 7.8: whoever plays the seat next begins with none."""
    played = scene(3, seat=A)
    writes(played, B, plan="mixed", countries="es")
    match = played.match
    steps: tuple[Change, ...] = ("leave", "sit") if change == "sit" else ("resign",)
    for step in steps:
        match, _ = match.seat(Seating(seat=B, change=step))
    assert match.view(B).own.house.orders == Orders()


# ---- how they are written


def page(played: Scene) -> Menu[Any]:
    """What A writes on."""
    found = played.match.aside(A)
    assert found is not None
    return found


def test_a_template_for_nobles_keeps_those_that_are_named() -> None:
    """It neither strikes the list nor switches anything on; and with nobody named it does not say "no noble"."""
    played = scene(3, seat=B)
    played.orders(A, Preset(name="hunt"))
    (take,) = (note for note in page(played).notes() if note.key == "note-order-take")
    assert dict(take.args)["open"] == 1
    writes(played, A, countries="fr", nobles="dijon_baron", on=False)
    played.orders(A, Preset(name="wish"))
    orders = played.state.houses[A].orders
    assert ([target.noble for target in orders.nobles], orders.countries) == ([NUMBER["dijon_baron"]], (0,))
    assert (orders.on, orders.then) == (False, "else_ask")


def test_orders_at_rest_do_not_promise_the_next_turn() -> None:
    """On the page on which they are written, and on the seat's own."""
    played = scene(3, seat=B)
    gives(played, Orders(on=True, resting=True))
    said = {note.key for note in page(played).notes()}
    own = GAME.presenter.own(played.match.view(A))
    assert own is not None
    said |= {line.key for section in own.sections for line in section.lines}
    assert said >= {"core-booklet-resting", "note-orders-rest"}
    assert "note-orders" not in said


def test_switching_them_off_is_never_looked_for() -> None:
    """However many options there are."""
    played = scene(3, seat=B)
    gives(played, Orders(on=True, resting=True))
    standing = [option.move for option in page(played).options if option.stands]
    assert standing == [RESUME, Edit(field="on", value=False)]
