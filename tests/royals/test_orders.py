"""No windows, notices, and standing orders for the next own turn: RY-6.1 to 6.3."""

from typing import Any

import pytest

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.chair import Change, Seating
from engines.core.event import Event, Obeyed, Stopped
from engines.core.match import Match
from engines.core.menu import Refused
from engines.core.move import Move
from engines.core.record import evolve, replaced
from engines.royals import events as e
from engines.royals.atlas import NOBLES
from engines.royals.components import PlanName
from engines.royals.game import GAME
from engines.royals.orders import Orders, Target
from tests.royals.arrange import scene
from tests.royals.notation import CODES, NUMBER, A, B, C
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


def test_who_lost_a_noble_is_notified() -> None:
    """RY-5.18, 6.1, 6.2: and only that seat, which is not asked; the table has heard of it anyway."""
    played = scene(3, hands={A: "fr2 + fr-es"}, holders={"dijon_baron": B})
    played.claim("dijon_baron")
    told = e.Ousted(owners=(B,), noble=NUMBER["dijon_baron"], by=A)
    assert [played.heard(e.Ousted, seat) for seat in (None, A, B, C)] == [[], [], [told], []]
    assert [event.ousted for event in played.heard(e.Claimed)] == [B]
    assert played.match.asked() == (A,)


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


@pytest.mark.parametrize(("holder", "taken"), [(None, ["dijon_baron"]), (B, [])])
def test_only_while_it_is_free(holder: int | None, taken: list[str]) -> None:
    """What the draw brings counts; a capture that could be paid does not."""
    holders = {} if holder is None else {"dijon_baron": holder}
    played = before_a(hands={A: "fr2 + fr-es"}, row="es es es", deck="es es es", holders=holders)
    gives(played, Orders(on=True, nobles=FRANCE))
    played.end()
    assert claimed(played) == taken


@pytest.mark.parametrize(
    ("then", "hand", "mover"),
    [("end", "", B), ("ask", "", A), ("ask", "fr3", A), ("else_ask", "", A), ("else_ask", "fr3", B)],
)
def test_what_follows(then: Any, hand: str, mover: int) -> None:
    """RY-6.3: it is drawn and tried in any case, within the act that began the turn; then the turn ends, or A is asked,
    or is asked if that brought nothing."""
    played = before_a(hands={A: hand}, row="es es es", deck="es es es")
    gives(played, Orders(on=True, nobles=FRANCE, then=then))
    played.end()
    assert (played.mover, obeyed(played), claimed(played)) == (mover, ["country"] * 3, ["dijon_baron"] if hand else [])
    lines = [event.line for event in played.heard(Obeyed, A)]
    assert lines == [1, *([2] if hand else []), *([3] if mover == B else [])]


THREE = tuple(NUMBER[name] for name in ("dijon_baron", "bordeaux_countess", "lyon_marshal"))
LINES = (
    Target(noble=THREE[0], jokers=False, free=True),
    Target(noble=THREE[1], jokers=False),
    Target(noble=THREE[2], jokers=True),
)
"""The first only while it is free, the second for its own cards, the third for jokers too."""


@pytest.mark.parametrize("then", ["one_end", "one_ask"])
@pytest.mark.parametrize(
    ("hand", "held", "dry", "taken"),
    [
        ("fr6", 0, ["dry-taken"], "dijon_baron"),
        ("fr6", 1, ["dry-held", "dry-taken"], "bordeaux_countess"),
        ("gb3", 1, ["dry-held", "dry-not", "dry-taken"], "lyon_marshal"),
        ("gb3", 3, ["dry-held", "dry-not", "dry-not"], ""),
    ],
)
def test_if_else_if_else_if_else(hand: str, held: int, dry: list[str], taken: str, then: Any) -> None:
    """RY-6.3, 5.20: three lines, each with its condition and each the *else* of those before; then what holds if none
    fits. What the dry run has said comes true, and their owner alone hears what answered, and at what they rest."""
    holders = {NOBLES[noble].id: B for noble in THREE[:held]}
    played = before_a(hands={A: hand}, holders=holders, row="es es es", deck="de de de")
    gives(played, Orders(on=True, turns=0, nobles=LINES, then=then, stops=("had",)))
    keys = [note.key for note in played.booklet(A).notes()]
    assert keys[keys.index("core-booklet-dry") + 1 :] == dry
    played.end()
    asks = then == "one_ask" and not taken
    assert (claimed(played), played.mover) == (taken.split(), A if asks else B)
    assert [event.line for event in played.heard(Obeyed, A)] == [1, *([2] if taken else []), *([] if asks else [3])]
    assert [type(event.at) for event in played.heard(Stopped, A)] == ([e.Claimed] if taken else [])
    assert not [event for other in (B, C) for kind in (Obeyed, Stopped) for event in played.heard(kind, other)]


@pytest.mark.parametrize(("turns", "left"), [(1, (1, False)), (3, (2, True)), (0, (0, True))])
def test_for_so_many_turns(turns: int, left: tuple[int, bool]) -> None:
    """RY-6.3: once, unless it is said otherwise (0: until their owner stops them); what was written stays."""
    played = before_a()
    gives(played, Orders(on=True, turns=turns, countries=(3, 0)))
    played.end()
    orders = played.match.view(A).own.house.orders
    assert ((orders.turns, orders.on), orders.countries) == (left, (3, 0))


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


def test_a_scoring_that_comes_near_stops_the_turn_under_way() -> None:
    """The deck runs out with what A draws by its orders."""
    played = before_a(deck=2)
    gives(played, Orders(on=True, stops=("scoring",)))
    played.end()
    assert (played.mover, obeyed(played)) == (A, ["country"] * 3)
    assert [type(event.at) for event in played.heard(Stopped, A)] == [e.PeriodEnding]


def test_orders_stop_before_cards_have_to_go() -> None:
    """Once the draw is over and nothing more can be taken; the turn is A's from there on."""
    played = before_a(hands={A: "de12"}, row="es es es", deck="es es es")
    gives(played, Orders(on=True, stops=("discard",)))
    played.end()
    assert (played.mover, obeyed(played)) == (A, ["country"] * 3)
    assert played.heard(Stopped, A) == [Stopped(owners=(A,), at=e.OverLimit(owners=(A,)))]


def test_what_they_would_do_now() -> None:
    """By the row, the holders, and the cards in the hand, of which each noble costs some."""
    played = before_a(hands={A: "fr3"}, row="es de fr", deck="es", holders={"lyon_marshal": B})
    names = ("dijon_baron", "bordeaux_countess", "lyon_marshal")
    wanted = tuple(Target(noble=NUMBER[name], jokers=False, free=True) for name in names)
    gives(played, Orders(countries=(CODES.index("de"),), nobles=wanted))
    menu = played.booklet(A)
    assert [note.key for note in menu.notes()][-5:] == [
        "core-booklet-dry",
        "dry-row",
        "dry-taken",
        "dry-not",
        "dry-held",
    ]


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
