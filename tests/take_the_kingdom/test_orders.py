"""Standing orders: TK-6.11 to 6.13."""

from typing import Any

import pytest

from engines.core.booklet.strokes import Edit, Leaf, Preset
from engines.core.chair import Seating
from engines.core.event import Event, Obeyed, Stopped
from engines.core.record import evolve
from engines.take_the_kingdom.booklet import BOOKLET
from engines.take_the_kingdom.events.plays import Blocked, Passed
from engines.take_the_kingdom.events.strife import Damaged, Eliminated
from engines.take_the_kingdom.events.turns import TurnStarted
from engines.take_the_kingdom.orders import Orders, PenaltyOrder, Rule
from tests.kits import EVERY, voice
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.rows import Row, case
from tests.take_the_kingdom.scene import Scene

BARE = "Fort, Land"


def attacked(orders: Orders, hand: str, card: str = "cannon", kingdom: str = BARE) -> Scene:
    """A attacks B's Land or bare Fort while B's *orders* stand."""
    scene = lay(seat(BARE, f"{card} hills"), seat(kingdom, hand, orders=orders), seat(BARE, "hills"))
    scene.attack(card, "B.Land" if "Land" in kingdom else "B.Fort")
    return scene


PENALTIES = (
    PenaltyOrder(card="famine", answer="cancel", cancel_with=("mercy", "deny")),
    PenaltyOrder(card="disease", answer="cancel", cancel_with=("deny",)),
)
"""The later one was written first."""
WRITTEN = {
    "en": ["Disease: cancel with Deny", "Famine: cancel with Mercy, or else Deny"],
    "ru": ["Болезнь: отменить (Отказ)", "Голод: отменить (Милость, а если нет, то Отказ)"],
    "bg": ["Болест: отмяна (Отказ)", "Глад: отмяна (Милост, а ако няма – Отказ)"],
}


@pytest.mark.parametrize("locale", WRITTEN)
def test_what_is_written_of_penalties_stands_in_the_order_of_the_menu(locale: str) -> None:
    """TK-6.11: and says which of two cards goes first."""
    said = EVERY.voice(locale, "take_the_kingdom", ("Ann", "Bob"))
    lines = BOOKLET.lines(Orders(penalties=PENALTIES))
    assert [said(line) for line in lines] == WRITTEN[locale]


def answered(scene: Scene) -> list[str]:
    """What B's orders did: cards, or ``pass``; nothing if B is asked."""
    answers = (event for event in scene.story if isinstance(event, (Blocked, Passed)))
    return [event.by if isinstance(event, Blocked) else "pass" for event in answers]


@pytest.mark.parametrize("hand", ["deny", "hills"])
@pytest.mark.parametrize(
    ("orders", "line"),
    [(Orders(otherwise="pass"), 0), (Orders(hush=True), 0), (Orders(blocks=(Rule(fort_in_danger=True), Rule())), 2)],
)
def test_passing_orders_fire_alike_for_holders_and_non_holders(hand: str, orders: Orders, line: int) -> None:
    """TK-6.11: with the act that triggered it, before anybody is asked; nobody else can tell it from an answer."""
    scene = attacked(orders, hand)
    assert answered(scene) == ["pass"]
    assert scene.asked == (A,)
    assert scene.kingdom(B) == "Fort"
    assert scene.told(Obeyed, B) == [Obeyed(owners=(B,), line=line)]
    assert scene.told(Obeyed, A) == scene.told(Obeyed) == []
    assert scene.told(Passed, A) == [Passed(seat=B)]


def ruled(*rules: Rule, **more: Any) -> Orders:
    return Orders(blocks=rules, **more)


HELD = "deny mercy mutiny"
DENIES, IN_DANGER = Rule(use=("deny",)), Rule(fort_in_danger=True, use=("deny",))
IN_ORDER = ruled(Rule(against=("action",), use=("deny",)), Rule(use=("sabotage",)), Rule(use=("mercy",)), Rule())
ANSWERS = {
    "against attacks": (ruled(Rule(against=("attack",), use=("deny",))), HELD, BARE, ["deny"]),
    "not against actions": (ruled(Rule(against=("action",), use=("deny",))), HELD, BARE, []),
    "against this card": (ruled(Rule(against=("cannon",), use=("deny",))), HELD, BARE, ["deny"]),
    "not against others": (ruled(Rule(against=("soldiers", "pikemen"), use=("deny",))), HELD, BARE, []),
    "the loss": (ruled(Rule(loss_at_least=1, use=("deny",))), HELD, BARE, ["deny"]),
    "too small a loss": (ruled(Rule(loss_at_least=2, use=("deny",))), HELD, BARE, []),
    "too great a loss": (ruled(Rule(loss_below=1)), HELD, BARE, []),
    "small enough": (ruled(Rule(loss_below=2)), HELD, BARE, ["pass"]),
    "no danger": (ruled(IN_DANGER), HELD, BARE, []),
    "danger": (ruled(IN_DANGER), "deny", "Fort", ["deny"]),
    "an own real trap is not public": (ruled(IN_DANGER), "deny", "Fort[; real]", ["deny"]),
    "what holds": (ruled(IN_DANGER), "deny", "Fort[Moat]", []),
    "safe": (ruled(Rule(fort_safe=True)), HELD, BARE, ["pass"]),
    "not safe": (ruled(Rule(fort_safe=True)), "deny", "Fort", []),
    "a place would go": (ruled(Rule(against=("attack_kept",))), HELD, BARE, []),
    "no place would go": (ruled(Rule(against=("attack_kept",))), HELD, "Fort, Land[Knights]", ["pass"]),
    "small, and a Land": (BOOKLET.templates["small"], HELD, BARE, []),
    "to pass": (ruled(Rule(against=("attack",))), HELD, BARE, ["pass"]),
    "cards in order": (ruled(Rule(use=("sabotage", "mutiny", "mercy", "deny"))), HELD, BARE, ["mercy"]),
    "no card that fits": (ruled(Rule(use=("mutiny", "sabotage"))), HELD, BARE, []),
    "the first rule that can": (IN_ORDER, "deny mercy", BARE, ["mercy"]),
    "or the last": (IN_ORDER, "deny", BARE, ["pass"]),
    "hush": (Orders(hush=True), "deny", BARE, ["pass"]),
    "no hush in danger": (Orders(hush=True), "deny", "Fort", []),
    "otherwise comes last": (Orders(hush=True, otherwise="pass"), "deny", "Fort", ["pass"]),
    "rules come before hush": (ruled(DENIES, hush=True), "deny", BARE, ["deny"]),
    "at rest nothing": (ruled(Rule(), otherwise="pass").rested(), "deny", BARE, []),
}
"""Orders against a Cannon, the hand, what stands there, and the answer; none: the seat is asked."""


@pytest.mark.parametrize(("orders", "hand", "kingdom", "does"), ANSWERS.values(), ids=ANSWERS)
def test_what_orders_answer(orders: Orders, hand: str, kingdom: str, does: list[str]) -> None:
    """TK-6.11, 6.12: what a rule is against, the loss, the danger by public facts; cards in order; it is passed over if
    none is held. Then ``hush``, in every window without ``fort_in_danger``, then ``otherwise``."""
    scene = attacked(orders, hand, kingdom=kingdom)
    assert answered(scene) == does
    assert scene.asked == ((A,) if does else (B,))


STRONG = ruled(Rule(against=("action",), loss_at_least=5, use=("deny",)))


def cancel(*cards: str) -> PenaltyOrder:
    return PenaltyOrder(card="disease", answer="cancel", cancel_with=cards)


ROWS = [
    *(
        case(
            f"TK-6.11: a rule against actions, by the loss: {land}", f"bare: conquest hills | Fort, {land}: deny",
            "conquest_land B.Land", {(Blocked, "by"): ["deny"] * denied}, b={"orders": STRONG},
        )
        for land, denied in (("Land[Archers]", True), ("Land[Walls]", False))
    ),
    case(
        "TK-6.11: hush lasts until the own next turn begins", "bare: hills | bare: hills | bare: hills",
        "end", {"B.orders": Orders()}, b={"orders": Orders(hush=True)},
    ),
    case(
        "TK-6.9, 6.11: after a counter orders answer again", "bare: cannon deny | bare: sabotage deny",
        "attack cannon at B.Land", {"asked": "A"}, "A blocks deny", {(Blocked, "by"): ["sabotage", "deny"]},
        b={"orders": ruled(Rule(use=("sabotage", "deny")))},
    ),
    *(
        case(
            f"TK-6.11: {order.answer} {order.card} with {order.cancel_with}: the first of the kinds that is held",
            "bare: deny | bare: hills",
            "end", {"used": used, "may A": may, "discarded": discarded},
            a={"orders": Orders(penalties=(order,))}, deck="disease moat moat", turn=B,
        )
        for order, used, may, discarded in (
            (PenaltyOrder(card="disease", answer="accept"), 1, "end_turn", "disease"),
            (cancel("mercy", "deny"), 0, "build.card end_turn", "deny disease"),
            (cancel("mercy"), 0, "accept deny", ""),
            (PenaltyOrder(card="disease", answer="ask"), 0, "accept deny", ""),
            (PenaltyOrder(card="famine", answer="accept"), 0, "accept deny", ""),
        )
    ),
    case(
        "TK-6.11: an own order of kinds for the hand limit; those not named follow in the default order",
        "bare: hills hills moat moat spy mercy mercy knights soldiers | bare: hills",
        "end", {"discarded": "knights soldiers hills"}, a={"orders": Orders(discard=("knights", "deny"))},
    ),
    *(
        case(
            f"TK-6.11: done passes turns, unasked, once the deck is empty: {deck or 'it is'}",
            "bare: hills | bare: hills | bare: hills",
            "end", {"asked": asked, "passed": (False, asked == "C", False)},
            b={"orders": Orders(done=True)}, deck=deck, no_more=True,
        )
        for deck, asked in (("", "C"), ("moat", "B"))
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_orders(row: Row) -> None:
    row()


def test_the_question_after_a_counter_is_the_next_one() -> None:
    """TK-6.11, 6.9: an order written while the window was open answers when the seat is asked again."""
    scene = lay(seat(BARE, "cannon deny hills"), seat(BARE, "sabotage deny"))
    scene.attack("cannon", "B.Land")
    scene.orders(B, Edit(field="otherwise", value="pass"))
    scene.blocks(B, "sabotage")
    scene.blocks(A, "deny")
    assert answered(scene) == ["sabotage", "pass"]
    assert scene.kingdom(B) == "Fort"


def test_a_rule_is_written_in_steps() -> None:
    """TK-6.11: ``blocks``."""
    scene = lay(seat(BARE, "cannon"), seat(BARE, "deny"))
    scene.orders(
        B,
        Leaf(page="rule"),
        Leaf(page="rule_loss"),
        Edit(field="loss_at_least", value=2),
        Leaf(page="rule_loss"),
        Edit(field="loss_below", value=5),
        Edit(field="fort", value="danger"),
        Edit(field="use", value="mercy"),
        Edit(field="use", value="deny"),
        Leaf(page="against"),
        Edit(field="against", value="attack"),
        Edit(field="against", value="attack"),
        Leaf(page="against_action"),
        Edit(field="against", value="conquest"),
        Leaf(page="against"),
        Leaf(page="rule"),
        Edit(field="blocks", value="save"),
    )
    rule = Rule(against=("conquest",), loss_at_least=2, loss_below=5, fort_in_danger=True, use=("mercy", "deny"))
    assert scene.match.view(B).own.orders.blocks == (rule,)
    scene.orders(B, Leaf(page="rule"), Edit(field="blocks", value="save"))
    assert scene.match.view(B).own.orders.blocks == (rule, Rule()), "the first that matches counts"
    scene.orders(B, Edit(field="blocks", value=0))
    assert scene.match.view(B).own.orders.blocks == (Rule(),)


def test_penalty_and_discard_orders_are_written_on_their_pages() -> None:
    """TK-6.11."""
    scene = lay(seat(BARE, "cannon"), seat(BARE, "deny"))
    cancel = Edit(field="penalties", value=("plague", "cancel", "deny", "mercy"))
    scene.orders(B, Leaf(page="penalties"), cancel, Leaf(page="top"), Leaf(page="discard"))
    scene.orders(
        B, Leaf(page="discard_defence"), Edit(field="discard", value="hills"), Edit(field="discard", value="moat")
    )
    orders = scene.match.view(B).own.orders
    assert orders.penalties == (PenaltyOrder(card="plague", answer="cancel", cancel_with=("deny", "mercy")),)
    assert orders.discard == ("hills", "moat")


def test_there_is_no_order_to_pass_only_when_nothing_fits() -> None:
    """TK-6.13: an instant pass would tell. Whatever is ordered depends on public facts, as far as it passes."""
    for hand in ("deny", "hills"):
        scene = lay(seat(BARE, "cannon"), seat(BARE, hand))
        aside = scene.match.aside(B)
        assert aside is not None
        scene.orders(B, Leaf(page="rule"), Edit(field="use", value="deny"), Edit(field="blocks", value="save"))
        scene.attack("cannon", "B.Land")
        assert answered(scene) == (["deny"] if hand == "deny" else []), "without the card the window stays open"


def test_orders_go_with_their_player() -> None:
    """TK-6.11, 7.8: a seat that is handed over begins without any."""
    scene = lay(seat(BARE, "cannon hills"), seat(BARE, "deny", orders=Orders(otherwise="pass")), seat(BARE, "hills"))
    match, _ = scene.match.seat(Seating(seat=B, change="resign"))
    assert match.view(B).own.orders == Orders()


@pytest.mark.parametrize(
    ("name", "safe", "fort", "without"),
    [
        ("small", [], [], []),
        ("deny", ["pass"], ["deny"], []),
        ("turn", ["pass"], [], []),
        ("guard", ["pass"], ["deny"], []),
        ("away", ["pass"], ["pass"], ["pass"]),
    ],
)
def test_templates_do_what_they_say(name: str, safe: list[str], fort: list[str], without: list[str]) -> None:
    """TK-6.11: a small attack on a Land; one at which the Fort falls, with a Deny in the hand and with none."""
    for kingdom, hand, does in ((BARE, "deny", safe), ("Fort", "deny", fort), ("Fort", "hills", without)):
        scene = lay(seat(BARE, "cannon"), seat(kingdom, hand))
        scene.orders(B, Preset(name=name))
        scene.attack("cannon", "B.Land" if "Land" in kingdom else "B.Fort")
        assert answered(scene) == does


# ---- when they stop, and what they would do now


@pytest.mark.parametrize(
    ("stop", "kingdom", "at"),
    [
        ("once", BARE, Obeyed),
        ("turn", BARE, TurnStarted),
        ("fort_hit", "Fort[Moat]", Damaged),
        ("fort_hit", BARE, None),
        ("land_lost", BARE, Damaged),
        ("land_lost", "Fort, Land[Archers]", None),
        ("fall", "Fort", Eliminated),
    ],
)
def test_what_orders_stop_at(stop: str, kingdom: str, at: type[Event] | None) -> None:
    """Issue 13: they stay as written and answer nothing more, their next line included."""
    orders = Orders(blocks=(Rule(),), stops=(stop,))
    third = seat(kingdom if stop == "fall" else BARE, "hills", orders=orders)
    scene = lay(seat(BARE, "cannon hills"), seat(kingdom, "moat", orders=orders), third, deck="moat moat moat")
    scene.attack("cannon", "B.Land" if "Land" in kingdom else "B.Fort")
    if stop == "turn":
        assert not scene.told(Stopped, B)
        scene.end()
    who = C if stop == "fall" else B
    assert [type(event.at) for event in scene.told(Stopped, who)] == ([at] if at else [])
    assert not [other for other in (A, C) if other != who and scene.told(Stopped, other)], "what befalls others"
    assert scene.match.view(who).own.orders == evolve(orders, resting=bool(at))


def test_what_they_would_do_now() -> None:
    """Issue 13: against each attack at each open place, what is answered alike in one line, by the own hand."""
    rules = (Rule(loss_below=3), Rule(use=("deny",)))
    scene = lay(seat("Fort, Land[Walls], Land", "deny", orders=Orders(blocks=rules)), seat(BARE, "hills"))
    menu = scene.booklet(A)
    told = voice("en", "take_the_kingdom")
    assert [told(note) for note in menu.notes()][-3:] == [
        "Soldiers, Pikemen, Siege Tower against Land 1: let through (line 1)",
        "Battering Ram, Trebuchet, Cannon against Land 1: blocked with Deny (line 2)",
        "Any attack against Land 2: let through (line 1)",
    ]
