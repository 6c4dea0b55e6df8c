"""What is refused, what is shown as out of reach, and how long menus are (BM-5.2, 5.11, 5.29, 5.36, 5.39 to 5.41).

What is not on offer is refused; a reason is named where a player may have expected the move."""

from __future__ import annotations

from typing import Any

import pytest

from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import PRICES, SETTLEMENTS, tier_of
from engines.core.booklet.strokes import Edit, Leaf
from engines.core.match import STALE, Act
from engines.core.menu import Picked
from engines.core.move import Move
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import CREATURE, SETTLEMENT, A, B, C
from tests.bellum_magica.scene import Scene
from tests.playing import playing

COMMANDS: dict[str, Move] = {
    "place_goblins": m.PlaceGoblins(sides=("left", "right")),
    "treat": m.Treat(answer="pass"),
    "attack a settlement": m.Plunder(settlement=SETTLEMENT["onion_farm"]),
    "attack a castle": m.Rob(victim=B, most=True),
    "stay": m.Stay(),
    "steal": m.Steal(chest=0),
    "recruit": m.Recruit(card=CREATURE["orc_butcher"], side="left", payment="food"),
    "done": m.Done(),
}
LAIRS = {A: Told(force="S4 T2", chests="w1", barrels=1, food=2), B: Told(force="S4 T2", chests="w1 m2", food=2)}


def question(phase: str) -> Scene:
    """Seat A is asked; onion farm and orc butcher lie open."""
    if phase == "goblins":
        return begun(3)
    at: Any = "raid" if phase == "steal" else phase
    game = scene(
        3, lairs=LAIRS, row=2, phase=at, open_="onion_farm old_mill sheepfold", display="orc_butcher bog_lurker"
    )
    if phase == "steal":
        game.attack(B)
    return game


ANSWERS: dict[str, tuple[str, ...]] = {
    "goblins": ("place_goblins",),
    "poll": ("treat",),
    "raid": ("attack a settlement", "attack a castle", "stay"),
    "steal": ("steal",),
    "recruit": ("recruit", "done"),
}


def press(game: Scene, seat: int, number: int | None, *moves: Move) -> None:
    game.match.act(Act(seat=seat, question=number, given=Picked(moves)))


# ---- common to all commands


@pytest.mark.parametrize("phase", ANSWERS)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_question_takes_its_own_commands_alone(phase: str, command: str) -> None:
    """BM-5.2: ``not_asked``; a refusal changes nothing."""
    game = question(phase)
    if command in ANSWERS[phase]:
        game.does(COMMANDS[command], seat=A)
        assert game.match.step > 0
    else:
        with game.refused():
            game.does(COMMANDS[command], seat=A)


@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_is_done_when_the_game_is_over(command: str) -> None:
    """BM-5.2: ``game_over``, which comes first; orders are over too."""
    game = scene(lairs={A: Told(chests="w w w w w w w w w w")}, row=5, at=B)
    game.clock()
    assert game.match.over
    for seat in (A, B):
        for number in (game.match.question(seat), 0):
            with game.refused("core-over"):
                press(game, seat, number, COMMANDS[command])
        with game.refused("core-over"):
            press(game, seat, None, Edit(field="never_treat", value=True))


def test_whoever_has_sealed_its_answer_has_answered() -> None:
    """BM-5.2, 5.11: ``already_answered``: the button is used up, and withdrawing is the one thing left to say."""
    game = scene(3, lairs={A: Told(barrels=1), B: Told(barrels=1)}, phase="poll")
    number = game.match.question(B)
    game.treat(B, "barrel")
    for answer in (m.Treat(answer="barrel"), m.Treat(answer="pass")):
        with game.refused(STALE.key):
            press(game, B, number, answer)
    assert game.match.menu(B) is None
    game.withdraw(B)


@pytest.mark.parametrize("phase", ANSWERS)
@pytest.mark.parametrize("seat", [A, B, C])
def test_orders_belong_to_no_question(phase: str, seat: int) -> None:
    """BM-5.2, 6.3: at any time, by any seat, never stale; they leave the numbers of the others alone."""
    game = question(phase)
    numbers = [game.match.question(other) for other in (A, B, C)]
    game.orders(seat, Leaf(page="recruit"), Edit(field="recruit", value="none"))
    assert game.lair(seat).orders.recruits.mode == "none"
    others = [other for other in (A, B, C) if other != seat]
    if not (phase == "recruit" and seat == A):
        assert [game.match.question(other) for other in others] == [numbers[other] for other in others]


@pytest.mark.parametrize("phase", ["raid", "steal", "recruit"])
def test_an_answer_on_one_s_turn_is_not_taken_back(phase: str) -> None:
    """BM-5.2, 8.30: only sealed ones are."""
    game = question(phase)
    with game.refused():
        game.withdraw(A)
    game.clock()
    with game.refused():
        game.withdraw(A)


# ---- attacks


def raiding(force: str, opened: str, *, chests: str = "w1") -> Scene:
    return scene(3, lairs={A: Told(force=force), B: Told(chests=chests)}, row=3, open_=opened)


def test_what_is_not_open_is_no_target_wherever_it_is() -> None:
    """BM-5.29: ``no_such_target``: cards in the deck and in the box are refused alike."""
    game = raiding("S9", "onion_farm old_mill sheepfold")
    shown = (*game.state.settlements, *game.state.piles.plundered, 0)
    hidden = [card for card in range(len(SETTLEMENTS)) if card not in shown]
    assert len([card for card in hidden if card not in game.state.piles.settlements]) > 3
    for card in (*hidden, len(SETTLEMENTS)):
        with game.refused():
            game.does(m.Plunder(settlement=card))


def test_what_was_plundered_on_another_day_is_no_target() -> None:
    """BM-5.29: only today it is named as gone."""
    game = scene(2, lairs={A: Told(force="S2"), B: Told(force="S2")}, row=3, open_="onion_farm goose_farm", faces=(3,))
    game.attack("onion_farm")
    gone = m.Plunder(settlement=SETTLEMENT["onion_farm"])
    assert game.why(gone) is not None
    game.stay()
    while game.state.day == 1:
        game.clock()
    assert game.state.stack[-1].kind == "raiding"
    assert game.why(gone) is None
    with game.refused():
        game.does(gone)


@pytest.mark.parametrize(
    ("force", "chests", "robbed", "reason"),
    [
        ("S1", "", 0, "reason-no-thief"),
        ("S1", "w1", 0, "reason-no-thief"),
        ("S1 T1", "", 0, "reason-no-chests"),
        ("S1 T1", "w1", 0, "reason-magic-short"),
        ("S9 T1", "w1", 0, "reason-magic-short"),
        ("S1 G1 T1", "w1", 0, "reason-swords-short"),
    ],
)
def test_the_first_reason_is_named(force: str, chests: str, robbed: int, reason: str) -> None:
    """BM-5.29, 8.14: thief, chests, magic, swords, in this order; B has three shields, one of them magic."""
    lairs = {A: Told(force=force), B: Told(chests=chests, right="living_armour", robbed=robbed)}
    game = scene(lairs=lairs, row=3, open_="onion_farm goose_farm")
    with game.refused(reason):
        game.does(m.Rob(victim=B, most=True))


# ---- everything is listed


@pytest.mark.parametrize(("force", "legal"), [("S9 T1", 4), ("S2", 2), ("S1", 1)])
def test_every_target_is_on_offer_or_out_of_reach_with_a_reason(force: str, legal: int) -> None:
    """BM-5.39: two settlements, the tavern, the castles of B and C, and a settlement that is gone."""
    lairs = {A: Told(force="S4"), B: Told(force=force, chests="w1"), C: Told(chests="w1")}
    game = scene(3, lairs=lairs, row=3 if "T" not in force else 2, open_="goose_farm sheepfold vineyard")
    game.attack("vineyard")
    assert game.mover == B
    offered = (*game.offers(m.Plunder), *game.offers(m.Rob))
    blocked = [no.move for no in game.match.blocked(B)]
    castles = [m.Rob(victim=victim, most=True) for victim in (C, A)]
    settlements = [m.Plunder(settlement=SETTLEMENT[name]) for name in ("goose_farm", "sheepfold", "vineyard", "tavern")]
    every = [*settlements, *castles]
    assert sorted(map(repr, (*offered, *blocked))) == sorted(map(repr, every))
    assert len(offered) == legal


@pytest.mark.parametrize(("food", "runestones"), [(6, 3), (3, 2), (2, 0), (0, 3), (4, 1)])
def test_every_card_and_price_is_on_offer_or_out_of_reach(food: int, runestones: int) -> None:
    """BM-5.40: card by card, payment by payment, side by side; what cannot be paid apart, once for both sides."""
    display = "orc_butcher bog_lurker fire_dragon iron_golem"
    game = scene(lairs={A: Told(food=food, runestones=runestones)}, phase="recruit", display=display)
    offered = [(move.card, move.payment) for move in game.offers(m.Recruit) if move.side == "left"]
    assert offered == [(move.card, move.payment) for move in game.offers(m.Recruit) if move.side == "right"]
    blocked = [(no.move.card, no.move.payment) for no in game.match.blocked(A)]
    cards = [CREATURE[name] for name in display.split()]
    assert sorted([*offered, *blocked]) == sorted(
        (card, payment) for card in cards for payment in PRICES[tier_of(card)]
    )
    for card, payment in offered:
        cost = PRICES[tier_of(card)][payment]
        assert (food >= cost.food, runestones >= cost.runestone) == (True, True)


# ---- how long menus are


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_menu_is_longer_than_reckoned(seats: int) -> None:
    """BM-5.41: goblins 4, poll 3, attack 11 targets with staying, chests 15, recruits 13; a castle with a choice
    stands there twice, and a plan besides: of the day, or of the recruits."""
    most = {"goblins": 4, "poll": 3, "raiding": 11 + (seats - 1) + 1, "stealing": 15, "recruiting": 13 + 1}
    longest = dict.fromkeys(most, 0)
    for seed in range(3):
        for turn in playing(_game(), seats, seed, seatings=0):
            state = turn.before._state
            for seat in turn.before.asked():
                if not turn.before.drafting(seat):
                    kind, menu = state.stack[-1].kind, turn.before.menu(seat)
                    longest[kind] = max(longest[kind], len(getattr(menu, "options", ())))
    assert all(longest[kind] <= most[kind] for kind in most)
    assert longest["goblins"] == 4
    assert longest["raiding"] > seats


def test_the_longest_list_of_targets() -> None:
    """BM-5.41: five settlements, the tavern, four castles, staying at home; each castle also with a choice."""
    lairs = {A: Told(force="S9 T2"), **{seat: Told(chests="w m") for seat in (1, 2, 3, 4)}}
    game = scene(5, lairs=lairs, row=2, open_="onion_farm goose_farm old_mill sheepfold vineyard")
    kinds: tuple[Any, ...] = (m.Plunder, m.Rob, m.Stay, "whole_day.plan")
    assert [len(game.offers(kind)) for kind in kinds] == [6, 8, 1, 1]
    assert len([move for move in game.offers(m.Rob) if move.most]) == 4
    assert len(game.menu().options) == 16


def test_the_longest_list_of_chests() -> None:
    """BM-5.41: nine at dawn, one of the scouts and five stolen; backs of a kind are equal."""
    held = "w w w w w w w m m m m m g g g"
    game = scene(lairs={A: Told(force="S9 T2"), B: Told(chests=held)}, row=2)
    game.attack(B)
    assert [move.chest for move in game.offers(m.Steal)] == [2] * 3 + [1] * 5 + [0] * 7
    assert (game.pick().at_least, game.pick().at_most) == (1, 2)


def _game() -> Any:
    return begun(2).match.game
