"""Standing orders with a dry run against the present board (RL-11.3), and that it foretells what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.record import evolve
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.orders import DenyWin, Hold, Orders, Trap
from engines.risk_legacy.rules.attacks import possible
from engines.risk_legacy.rules.combat import PLAIN
from engines.risk_legacy.rules.dry_run import Order, Run, dry_run, runs
from engines.risk_legacy.rules.odds import percent
from engines.risk_legacy.state import Ending
from engines.risk_legacy.words.one_die import MOST_TOLD
from tests.playing import look
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.pages import board, match_of, own
from tests.risk_legacy.reading import notes
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import ARGENTINA, BRAZIL, FALLS, PERU, VENEZUELA, attack, fired

ROUND_PERU = {"peru": (1, 3), "brazil": (0, 8), "argentina": (2, 4), "venezuela": (1, 1), "egypt": (1, 2)}
"""Seat 1 holds Peru and Venezuela; 0 threatens it from Brazil, 2 from Argentina."""


def around(orders: Orders | None = None, **more: Any) -> Scene:
    return scene(3, troops={**ROUND_PERU, **more.pop("troops", {})}, orders={1: orders or Orders()}, **more)


def run(play: Scene, order: Order, seat: int = 1) -> Run:
    (found,) = runs(play.state, seat, (order,))
    return found


def met(play: Scene, order: Order, seat: int = 1) -> list[tuple[int, int]]:
    """From where to where."""
    return [(attack.origin, attack.target) for attack in run(play, order, seat).meets]


def below(play: Scene, page: str, seat: int = 1) -> list[str]:
    """The lines of the dry run on a page of the booklet."""
    play.orders(seat, *([] if play.state.sides[seat].orders.page == page else [Leaf(page=page)]))
    return [line for line in notes(play.match.aside(seat)) if line.startswith("-# ↳ ")]


# ---- which attacks are looked at


def test_attacks_that_the_board_allows() -> None:
    """RL-11.3, 5.6.1: from two troops on, over a link, against another; the strongest first; never one's own."""
    play = around(troops={"central_america": (0, 1), "north_africa": (0, 6)})
    assert [(attack.seat, attack.defender, attack.origin, attack.target) for attack in possible(play.state, 1)] == [
        (0, 1, BRAZIL, VENEZUELA),
        (0, 1, BRAZIL, PERU),
        (0, 2, BRAZIL, ARGENTINA),
        (0, 1, NUMBER["north_africa"], NUMBER["egypt"]),
        (2, 1, ARGENTINA, PERU),
        (2, 0, ARGENTINA, BRAZIL),
    ]


def test_closed_for_the_seat_on_turn_alone() -> None:
    """RL-5.6.13: others come when it is over."""
    play = around(turn={"closed": (PERU,)})
    assert [attack.seat for attack in possible(play.state, 1) if attack.target == PERU] == [2]


# ---- traps


@pytest.mark.parametrize(
    ("trap", "found"),
    [
        (Trap(where="mine"), [(BRAZIL, VENEZUELA), (BRAZIL, PERU), (ARGENTINA, PERU)]),
        (Trap(where=PERU, attackers_at_least=5), [(BRAZIL, PERU)]),
        (Trap(where=PERU, attacker=2), [(ARGENTINA, PERU)]),
        (Trap(where=BRAZIL), [(ARGENTINA, BRAZIL)]),
        (Trap(where="my_hq"), [(BRAZIL, VENEZUELA)]),
        (Trap(where="mine", attackers_at_least=9), []),
    ],
)
def test_what_a_trap_would_catch(trap: Trap, found: list[tuple[int, int]]) -> None:
    """RL-6.2.6, 11.3."""
    assert met(around(scars={1: "bunker"}, hqs={"venezuela": 1}), trap) == found


@pytest.mark.parametrize("trap", [Trap(where="mine", attackers_at_least=8), Trap(where=PERU, attacker=2)])
def test_a_trap_does_what_its_dry_run_said(trap: Trap) -> None:
    """RL-11.3: the dry run before the attack, and the attack."""
    play = around(Orders(scar_watch=(), traps=(trap,)), scars={1: "bunker"}, dice=(1, 1, 1, 6, 6))
    foretold = (BRAZIL, PERU) in met(play, trap)
    attack(play)
    assert (play.state.world.lands[PERU].scar == "bunker") is foretold


@pytest.mark.parametrize("kind", ["bunker", "ammo_shortage"])
def test_a_trap_that_can_never_snap_again(kind: Any) -> None:
    """RL-6.1.4: while it is written it says so, and cannot be saved; whichever card is held (RL-3.1)."""
    world = land({"peru": Mark(scar="bunker")})
    pen = Orders(page="traps", trap=Trap(where=PERU))
    scarred = around(pen, scars={1: kind}, world=world)
    assert below(scarred, "traps") == ["-# ↳ a scar lies there already: this can never snap"]
    gone = around(
        evolve(pen, trap=Trap(where="mine", attacker=2)), scars={1: kind}, eliminated=(2,), troops={"argentina": (0, 4)}
    )
    assert below(gone, "traps") == ["-# ↳ that player is out of the game: this can never snap"]
    at_home = around(evolve(pen, trap=Trap(where="my_hq")), scars={1: kind}, world=world, hqs={"peru": 1})
    assert below(at_home, "traps") == ["-# ↳ a scar lies there already: this can never snap"]
    for play in (scarred, gone, at_home):
        menu = play.match.aside(1)
        assert menu is not None
        assert not [option for option in menu.options if option.move == Edit(field="traps", value="save")]
    assert run(around(), Trap(where="mine")).why == "no_card"


def test_the_page_of_traps_tells_of_what_is_being_written() -> None:
    """RL-11.3: below each trap, and below the one that does not count yet; what is saved is told of once."""
    saved = Trap(where=PERU, attackers_at_least=5)
    play = around(
        Orders(page="traps", traps=(saved,), trap=Trap(where="mine", attackers_at_least=10)), scars={1: "bunker"}
    )
    assert notes(play.match.aside(1))[1:] == [
        "Trap – Peru ← anybody, 5+ troops",
        "-# ↳ would snap now: Brazil 8 → Peru (Seat-0)",
        "Being written: any territory of mine ← anybody, 10+ troops",
        "-# ↳ nobody would walk into it now",
    ]
    play.orders(1, Edit(field="attackers_at_least", value=1))
    assert below(play, "traps")[1] == (
        "-# ↳ would snap now: Brazil 8 → Venezuela (Seat-0), Brazil 8 → Peru (Seat-0) and 1 more"
    )
    play.orders(1, Edit(field="traps", value="save"))
    assert len(below(play, "traps")) == 2


# ---- watches


def test_what_a_watch_would_ask_about() -> None:
    """RL-6.2.3: where no own trap comes first, and not again in the same turn of the same seat."""
    play = around(scars={1: "bunker"})
    assert met(play, "scar_watch") == [(BRAZIL, VENEZUELA), (BRAZIL, PERU), (ARGENTINA, PERU)]
    (line,) = below(play, "scar_watch")
    assert line.startswith("-# ↳ you would be asked now about 3 attacks: Brazil 8 → Venezuela (Seat-0), Brazil 8 → ")
    before = around(scars={1: "bunker"}, turn={"scar_asked": ((1, PERU),)})
    assert met(before, "scar_watch") == [(BRAZIL, VENEZUELA), (ARGENTINA, PERU)]
    trap = Orders(traps=(Trap(where="mine", attackers_at_least=5),))
    assert met(around(trap, scars={1: "bunker"}), "scar_watch") == [(ARGENTINA, PERU)]
    assert below(around(scars={1: "bunker"}, scar_asks="never"), "scar_watch") == ["-# ↳ no further questions now"]


def test_what_a_watch_for_missiles_may_ask_about() -> None:
    """RL-6.3.3: if the dice fall so."""
    play = around(missiles={1: 1}, hqs={"argentina": 2}, tokens={0: 3})
    assert met(play, "missile_watch") == [
        (BRAZIL, VENEZUELA),
        (BRAZIL, PERU),
        (BRAZIL, ARGENTINA),
        (ARGENTINA, PERU),
    ], "the third would win the game"
    assert below(play, "missile_watch")[0].startswith("-# ↳ you may be asked now about 4 attacks: ")
    assert met(around(missiles={1: 1}, missile_asks="never"), "missile_watch") == []


# ---- rules, dice


def test_what_rules_may_fire_at() -> None:
    """RL-6.3.6: the first that applies decides alone, so that those behind it are silent there."""
    home, mine = Hold(where="my_hq", up_to=2), Hold(where="mine", up_to=1)
    play = around(Orders(missile_rules=(home, mine)), missiles={1: 2}, hqs={"venezuela": 1})
    assert (met(play, home), run(play, home).covered) == ([(BRAZIL, VENEZUELA)], 1)
    assert (met(play, mine), run(play, mine).covered) == ([(BRAZIL, PERU), (ARGENTINA, PERU)], 3)
    play.orders(1, Leaf(page="rules"), Edit(field="place", value=PERU))
    assert notes(play.match.aside(1)) == [
        "🚀 2 missiles",
        "Missile rule – hold my HQ with up to 2 missiles",
        "-# ↳ covers 1 territory; may fire now: Brazil 8 → Venezuela (Seat-0)",
        "Missile rule – hold any territory of mine with 1 missile",
        "-# ↳ covers 3 territories; may fire now: Brazil 8 → Peru (Seat-0), Argentina 4 → Peru (Seat-2)",
        "Being written: hold Peru with 1 missile",
        "-# ↳ covers 1 territory; an earlier rule decides there",
    ]
    play.orders(1, Edit(field="place", value=NUMBER["egypt"]))
    assert below(play, "rules")[-1] == "-# ↳ covers 1 territory; no attack to stop now"
    play.orders(1, Edit(field="place", value=BRAZIL))
    assert below(play, "rules")[-1] == "-# ↳ covers nothing that you hold"


def test_a_rule_against_a_victory() -> None:
    """RL-6.3.6: whoever is attacked."""
    deny = Orders(missile_rules=(DenyWin(up_to=1),))
    assert below(around(deny, missiles={1: 1}), "rules")[0] == "-# ↳ no attack to stop now"
    won = around(deny, missiles={1: 1}, hqs={"argentina": 2}, tokens={0: 3})
    assert below(won, "rules")[0] == "-# ↳ may fire now: Brazil 8 → Argentina (Seat-0)"


def test_a_rule_does_what_its_dry_run_said() -> None:
    """RL-11.3."""
    for where in (PERU, VENEZUELA):
        rule = Hold(where=where, up_to=1)
        orders = Orders(missile_watch=(), missile_rules=(rule,))
        play = around(orders, missiles={1: 1}, troops={"peru": (1, 2)}, dice=FALLS)
        foretold = (BRAZIL, PERU) in met(play, rule)
        attack(play)
        assert bool(fired(play)) is foretold


def test_a_watch_is_silent_where_an_order_acts_by_itself() -> None:
    """RL-6.2.2, 6.3.3: a trap or a rule answers before anybody is asked, and that is said."""
    every, home = Trap(where="mine"), Hold(where=PERU, up_to=1)
    caught = around(Orders(traps=(every,)), scars={1: "bunker"})
    assert below(caught, "scar_watch") == [
        "-# ↳ your trap answers first: Brazil 8 → Venezuela (Seat-0), Brazil 8 → Peru (Seat-0) and 1 more"
    ]
    some = around(Orders(missile_rules=(home,)), missiles={1: 1})
    (line,) = below(some, "missile_watch")
    assert line == (
        "-# ↳ you may be asked now about 1 attack: Brazil 8 → Venezuela (Seat-0) · "
        "your rule answers first: Brazil 8 → Peru (Seat-0), Argentina 4 → Peru (Seat-2)"
    )


# ---- defence dice


def dice_page(play: Scene) -> list[str]:
    return notes(play.match.aside(1))


def test_one_die_with_its_odds() -> None:
    """RL-5.6.2, 11.3: the likeliest attack on each territory that could throw two dice, with two dice and with one."""
    orders = Orders(one_die=(PERU,), page="dice")
    play = around(orders, troops={"north_africa": (0, 3)})
    odds = [percent(*of, 1, 3, PLAIN, most) for of in ((8, 3), (3, 2)) for most in (2, 1)]
    assert dice_page(play) == [
        "Two dice are the rule. With one die you lose at most one troop a roll, and kill at most one.",
        "Defend with one die (Peru)",
        f"-# Brazil 8 → Peru 3 (Seat-0): falls {odds[0]} %, with one die {odds[1]} %",
        f"-# North Africa 3 → Egypt 2 (Seat-0): falls {odds[2]} %, with one die {odds[3]} %",
    ]
    assert odds[0] != odds[1]


def test_many_territories_are_counted() -> None:
    """RL-11.3: the page stays short."""
    told = dice_page(scene(3, troops=dict(enumerate_map()), orders={1: Orders(page="dice")}))
    assert len(told) == 1 + MOST_TOLD + 1
    assert told[-1].startswith("… and ")


def enumerate_map() -> list[tuple[str, tuple[int, int]]]:
    """Seats 0 and 1 in turns, two troops everywhere."""
    return [(name, (at % 2, 2)) for name, at in NUMBER.items()]


def test_one_die_is_offered_where_two_could_be_thrown() -> None:
    """RL-5.6.2: a single troop has one anyway; what is written can be struck out."""
    play = around(Orders(one_die=(VENEZUELA,), page="dice"))
    menu = play.match.aside(1)
    assert menu is not None
    offered = [str(option.move.value) for option in menu.options if isinstance(option.move, Edit)]
    assert sorted(offered) == sorted(map(str, (PERU, NUMBER["egypt"], VENEZUELA)))
    bare = scene(3, troops={"peru": (1, 1)}, orders={1: Orders(page="dice")})
    assert dice_page(bare) == ["Nothing to choose yet: no territory of yours holds two troops."]


# ---- where it is shown, and to whom

READY = "⚡ Your orders could act now: Brazil 8 → Venezuela (Seat-0) and 2 more"


def test_one_line_where_an_order_could_act() -> None:
    """RL-11.3: on the own page and on the first page of the booklet; a watch alone is no reason."""
    play = around(
        Orders(traps=(Trap(where="mine"),), missile_rules=(Hold(where="mine", up_to=1),)),
        scars={1: "bunker"},
        missiles={1: 1},
    )
    assert (own(play.state, 1)[-1], notes(play.match.aside(1))[-1]) == (READY, READY)
    quiet = around(scars={1: "bunker"}, missiles={1: 1})
    assert not any("⚡" in line for line in (*own(quiet.state, 1), *notes(quiet.match.aside(1))))


def test_it_is_its_owners_affair() -> None:
    """RL-3, 3.1: nobody else's view, page or question changes."""
    plain = around(scars={1: "bunker"})
    orders = Orders(traps=(Trap(where="mine"),), one_die=(PERU,), page="traps")
    written = around(orders, scars={1: "bunker"})
    for witness in (None, 0, 2):
        assert look(match_of(written.state), witness) == look(match_of(plain.state), witness)
    assert board(written.state, 1) == board(plain.state, 0)


def test_nothing_for_those_who_are_out_or_when_it_is_over() -> None:
    """RL-6.1.1, 7.1.3."""
    state = around(Orders(traps=(Trap(where="mine"),)), scars={1: "bunker"}).state
    assert dry_run(state, 1)
    assert dry_run(state.evolve(sides=tuple(evolve(side, eliminated=True) for side in state.sides)), 1) == ()
    assert dry_run(state.evolve(ending=Ending(winner=0, why="stars")), 1) == ()


def test_between_two_turns_everything_is_open() -> None:
    """RL-11.3: before anybody's turn begins."""
    state = around(scars={1: "bunker"}, turn={"closed": (PERU,)}).state
    assert len(possible(state.evolve(turn=None), 1)) == len(possible(state, 1)) + 1
