"""Where sealed packets will take hold: each rule that they may touch goes through one spot (RL-B0.2)."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import engines.risk_legacy
from engines.core.menu import Number
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.board import Theatre
from engines.risk_legacy.components import PowerName
from engines.risk_legacy.decisions import rewarding, starting
from engines.risk_legacy.deeds import opening, turn
from engines.risk_legacy.deeds.aftermath import SmallerRewards
from engines.risk_legacy.deeds.planet import PlanetDue
from engines.risk_legacy.deeds.turn import DrawCard, EndOfTurn, NextTurn, StartTurn
from engines.risk_legacy.moves.rewards import FoundMajor
from engines.risk_legacy.moves.turn import TakeBack
from engines.risk_legacy.rules import supply
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.victory import call, forgo, reward, won
from tests.risk_legacy.war import attack

HOOKS = """
    setup.order setup.bonus setup.end start.legal turn.start recruit.base recruit.total recruit.trade recruit.place
    own_turn.act expand.cost combat.declare combat.pre_roll combat.natural combat.modifiers combat.missile
    combat.compare combat.losses combat.after enter knockout eliminated maneuver.path maneuver.timing turn.end_scars
    turn.claim turn.card_due turn.card_pick turn.card_drawn turn.slot1 star.token rewards.winner_done rewards.done
"""
SAID = re.compile(r"Hook: (\w+(?:\.\w+)?)\.")

Calls = list[tuple[Any, ...]]
Watch = Callable[..., Calls]


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """With what these functions and methods are called from now on, one list for all; they do what they always do."""

    def watching(*spots: tuple[Any, str]) -> Calls:
        calls: Calls = []
        for where, name in spots:
            monkeypatch.setattr(where, name, _overheard(calls, where, name))
        return calls

    return watching


def _overheard(calls: Calls, where: Any, name: str) -> Callable[..., Any]:
    honest = getattr(where, name)

    def told(*args: Any, **more: Any) -> Any:
        calls.append((f"{where.__name__.rpartition('.')[2]}.{name}", *args[1:], *more.values()))
        return honest(*args, **more)

    return told


def docstrings() -> Iterator[str]:
    for path in Path(*engines.risk_legacy.__path__).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                yield ast.get_docstring(node) or ""


def test_every_hook_is_one_spot() -> None:
    """RL-B0.2: one function or frame each, which says so; and none that the rules do not know."""
    told = Counter(hook for text in docstrings() for hook in SAID.findall(" ".join(text.split())))
    assert told == Counter(HOOKS.split())


# ---- nothing goes past a hook

FIGURES = {
    "troops_for": "recruit.trade",
    "coins_to_troops": "",
    "divisor": "recruit.base",
    "minimum": "recruit.base",
    "named_continent_bonus": "recruit.total",
    "fortified_extra": "expand.cost",
    "min_survivors": "expand.cost",
    "each_defence_die": "combat.modifiers",
    "defence_die": "combat.modifiers",
    "distinct_expansions": "turn.card_due",
    "troops_in_drawn_territory_if_controlled": "turn.card_drawn",
    "troops_per_controlled_hq_territory": "turn.start",
}
"""What a packet may change, and the hook whose module alone may know it; without one, the atlas alone."""
POWER_HOOKS: dict[PowerName, str] = {
    "fortified_hq": "combat.modifiers",
    "iron_wall": "combat.after",
    "ferocity": "combat.modifiers",
    "overrun": "combat.modifiers",
    "round_up": "recruit.base",
    "expansion_draw": "turn.card_due",
    "hq_garrison": "turn.start",
    "card_levy": "turn.card_drawn",
    "any_time_maneuver": "maneuver.timing",
    "free_maneuver": "maneuver.path",
}
RULES = {"rules", "deeds", "decisions", "drafts", "campaign"}
"""What is played by. The pages and the words tell of figures, and the steward reckons with them."""


@cache
def modules() -> list[tuple[list[str], Counter[str]]]:
    """Of the rules: the hooks that each module says it holds; the names of others and the quoted words in it."""
    root, found = Path(*engines.risk_legacy.__path__), []
    for path in root.rglob("*.py"):
        if path.relative_to(root).parts[0] in RULES:
            text = path.read_text(encoding="utf-8")
            found.append((SAID.findall(" ".join(text.split())), Counter(map(named, ast.walk(ast.parse(text))))))
    return found


def named(node: ast.AST) -> str:
    match node:
        case ast.Attribute(attr=name) | ast.alias(name=name):
            return name
        case ast.Constant(value=str(word)):
            return f"“{word}”"
    return ""


@pytest.mark.parametrize(("name", "hook"), [*FIGURES.items(), *((f"“{key}”", at) for key, at in POWER_HOOKS.items())])
def test_nothing_goes_past_its_hook(name: str, hook: str) -> None:
    """RL-B0.2: what a packet changes at its hook is changed for every rule."""
    found = [hooks for hooks, names in modules() if name in names]
    assert (len(found), all(hook in hooks for hooks in found)) == (int(bool(hook)), True)


def test_every_way_into_a_territory(watch: Watch) -> None:
    """RL-B0.2, enter: an expansion, a conquest, those who follow, a maneuver. Who is placed has not moved."""
    play = scene(
        troops={"brazil": (0, 9), "peru": (1, 1), "china": (1, 1), "egypt": (0, 1)},
        world=land({"venezuela": Mark(city="minor_city")}),
        dice=(6, 5, 4, 1),
        phase="muster",
    )
    moved = watch((Theatre, "march"))
    play.place(brazil=3)
    assert not moved
    play.expand("brazil", "venezuela", 3)
    attack(play)
    play.answers(Number(2))
    play.maneuver("peru", "brazil", 4)
    ways = (("brazil", "venezuela", 3, 1), ("brazil", "peru", 3), ("brazil", "peru", 2), ("peru", "brazil", 4))
    assert [call[1:] for call in moved] == [(0, NUMBER[origin], NUMBER[target], *n) for origin, target, *n in ways]


def test_who_is_placed_has_not_moved(watch: Watch) -> None:
    """RL-B0.2, enter: neither at the start nor joining the war."""
    moved = watch((Theatre, "march"))
    play = opened(3)
    while play.state.turn is None:
        play.clock()
    joining = scene(troops={"peru": (1, 3)}, phase="muster")
    joining.clock()
    assert joining.state.held(0)
    assert not moved


def test_what_is_taken_back_has_not_moved(watch: Watch) -> None:
    """RL-B0.2, enter: whatever the way in cost, all come back."""
    play = scene(
        troops={"brazil": (0, 9), "peru": (0, 1), "china": (1, 1)},
        world=land({"venezuela": Mark(city="minor_city")}),
        powers={0: "any_time_maneuver"},
    )
    play.expand("brazil", "venezuela", 2)
    play.maneuver("brazil", "peru", 4)
    moved = watch((Theatre, "march"))
    play.does(TakeBack())
    play.does(TakeBack())
    assert not moved
    assert (play.at("brazil"), play.at("peru"), play.at("venezuela")) == ((0, 9), (0, 1), (None, 0))


@pytest.mark.parametrize(
    ("held", "coins", "slots"), [("china", 10, [2]), ("ural", 10, [3]), ("ural", 0, [])], ids=["card", "coin", "gap"]
)
def test_slot_one(watch: Watch, held: str, coins: int, slots: list[int]) -> None:
    """RL-B0.2, turn.slot1: a draw makes another card come up; neither the first layout does, nor a gap that is filled
    (RL-5.11.4, 5.11.5)."""
    turned = watch((supply, "turn_up"))
    opened(3)
    play = scene(
        troops={held: (0, 3), "japan": (1, 1)},
        row="alaska peru china egypt" if coins else "- peru china egypt",
        hands={1: "coin " * (10 - coins)},
        turn={"conquered": (NUMBER["alaska"],)},
    )
    before = play.row
    play.end()
    assert [call[1] for call in turned] == slots
    assert play.row != before


def test_tokens_that_are_gained(watch: Watch) -> None:
    """RL-B0.2, star.token: bought, or of the coin pile; the one that a seat starts with is none of them."""
    gained = watch((Theatre, "gain_star"))
    assert opened(3).state.sides[0].tokens
    assert not gained
    buyer = scene(troops={"peru": (0, 3), "japan": (1, 1)}, hands={0: "coin coin coin coin"}, phase="start")
    buyer.buy("coin coin coin coin")
    last = scene(
        troops={"peru": (0, 3), "brazil": (0, 1), "japan": (1, 1)},
        row="alaska china ural egypt",
        hands={1: "coin " * 9},
        turn={"conquered": (NUMBER["brazil"],)},
    )
    last.end()
    assert [call[1:3] for call in gained] == [(0, "bought"), (0, "coin_pile")]


def test_the_end_of_a_turn_in_its_order(watch: Watch) -> None:
    """RL-B0.2, RL-5.11: scars, then what is claimed, then the card that is due, and at last the next turn."""
    play = scene(troops={"peru": (0, 3), "japan": (1, 1)}, row="alaska peru china egypt", turn={"conquered": (0,)})
    steps = (
        *((EndOfTurn, "run"), (DrawCard, "run"), (turn, "due")),
        *((supply, "receive"), (supply, "turn_up"), (NextTurn, "run"), (StartTurn, "run")),
    )
    calls = watch(*steps)
    play.end()
    assert [call[0] for call in calls] == [f"{where.__name__.rpartition('.')[2]}.{name}" for where, name in steps]


def test_a_game_is_opened_in_its_order(watch: Watch) -> None:
    """RL-B0.2: bonuses, who begins and who picks, every start, and only then the first turn (RL-4.2)."""
    calls = watch(
        *((opening, "give_bonuses"), (opening, "settle_order"), (starting, "take_up")),
        *((opening.FirstTurn, "run"), (StartTurn, "run")),
    )
    play = opened(3)
    while play.state.turn is None:
        play.clock()
    assert [call[0] for call in calls] == [
        *("opening.give_bonuses", "opening.settle_order"),
        *["starting.take_up"] * 3,
        *("FirstTurn.run", "StartTurn.run"),
    ]


def test_rewards_in_their_order(watch: Watch) -> None:
    """RL-B0.2: the winner's reward with its name, what opens after it, the smaller ones, what opens after all
    (RL-7.5.2, 7.6)."""
    calls = watch((rewarding, "grant"), (Theatre, "emit"), (SmallerRewards, "run"), (PlanetDue, "run"))
    play = won(0)
    reward(play, "found_major", FoundMajor(territory=NUMBER["japan"]))
    call(play, "Edo")
    forgo(play)
    kinds = {"name_given", "reward_forgone"}
    told = [each[1].kind if each[0] == "Theatre.emit" else each[0] for each in calls]
    assert [each for each in told if each in kinds or "." in each] == [
        *("rewarding.grant", "name_given", "SmallerRewards.run"),
        *["reward_forgone"] * 3,
        "PlanetDue.run",
    ]
