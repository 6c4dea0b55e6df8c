"""What only one seat reads (RL-11.3): its own page, and its standing orders."""

from __future__ import annotations

import pytest

from engines.core.booklet.strokes import Edit, Leaf
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import EVERYWHERE, NUMBER
from engines.risk_legacy.orders import DenyWin, Hold, Orders, Trap
from engines.risk_legacy.side import Side
from engines.risk_legacy.state import Field
from tests.contract.catalogues import LOCALES
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.pages import PRESENTER, measured, own, section
from tests.risk_legacy.reading import notes
from tests.risk_legacy.worlds import crowded

TROOPS = {"peru": (0, 5), "brazil": (1, 3), "egypt": (2, 2), "ural": (0, 1)}


def test_the_own_page_counts_cards_and_recruits() -> None:
    """RL-11.3: cards with coins and what they trade for, the sum of the next recruits, the scar card."""
    world = land({"peru": Mark(coins=3, city="major_city")}, named={"south_america": "ann"})
    troops = dict.fromkeys(("peru", "brazil", "argentina", "venezuela"), (0, 2))
    play = scene(
        troops={**troops, "egypt": (1, 1)}, hands={0: "peru china coin coin"}, scars={0: "bunker"}, missiles={0: 1},
        world=world, tokens={0: 1},
    )  # fmt: skip
    told = own(play.state, 0)
    assert told[:2] == ["Your army", "★1 of 4 (start)"]
    assert any(line.startswith("Scar card: **Bunker** · ") for line in told)
    assert "🚀 1 missile" in told
    assert "Next recruits: **6** (minimum 3 + 2 for continents + 1 for their names)" in told
    assert section(told, "4 resource cards")[:2] == [
        "Peru 🪙3, China 🪙1, 2 coin cards",
        "🪙6: traded for 13 troops · any 4 buy a ★",
    ]


def test_too_few_coins_are_worth_nothing() -> None:
    told = own(scene(troops=TROOPS, hands={0: "peru"}).state, 0)
    assert section(told, "1 resource card")[:2] == ["Peru 🪙1", "🪙1: not enough to trade"]
    assert not any("resource card" in line for line in own(scene(troops=TROOPS).state, 0))


def test_the_worst_dangers_come_first() -> None:
    """RL-11.3: the likeliest attack on each territory, marks included; what is unlikely is left out."""
    play = scene(
        troops={"peru": (0, 1), "brazil": (1, 9), "egypt": (0, 8), "ural": (0, 2), "china": (2, 4)}, hqs={"peru": 0}
    )
    told = section(own(play.state, 0), "In danger")
    assert told[0].startswith("🚩 Peru 1 ← Brazil 9 (Seat-1): 9")
    assert told[1].startswith("Ural 2 ← China 4 (Seat-2): ")
    assert not any("Egypt" in line for line in told)
    wall = land({"peru": Mark(city="major_city", boxes=0, scar="bunker")})
    safer = GAME.view(scene(troops={"peru": (0, 4), "brazil": (1, 6), "egypt": (2, 1)}, world=wall).state, 0).own
    open_ = GAME.view(scene(troops={"peru": (0, 4), "brazil": (1, 6), "egypt": (2, 1)}).state, 0).own
    assert safer is not None
    assert open_ is not None
    assert safer.dangers[0].percent < open_.dangers[0].percent


def test_own_land_is_listed() -> None:
    """RL-11.3: the board is the same for all, so it stands here."""
    assert "You hold: Peru 5, Ural 1" in own(scene(troops=TROOPS).state, 0)


def test_many_dangers_are_counted() -> None:
    """Two of them, and how many more: the question shall not stand far below."""
    told = section(own(crowded(3), 0), "In danger")
    assert told[1].endswith(" %")
    assert told[2].startswith("… and ")
    assert len(told) == 3 or not told[3].endswith(" %")


def test_standing_orders_are_listed() -> None:
    """RL-6.6, 11.3."""
    play = scene(troops=TROOPS, scars={0: "bunker"}, missiles={0: 1})
    assert [line.split(" (")[0] for line in notes(play.match.aside(0))] == [
        "Ask me about my scar card",
        "Ask me about missiles",
        "When my time runs out, the winning star is bought",
    ]
    assert notes(scene(troops=TROOPS).match.aside(0)) == ["When my time runs out, the winning star is bought"]


def test_the_own_page_tells_changed_orders_in_one_line() -> None:
    """Of what is as at the beginning, or about a card that is not held, there is nothing to tell."""
    play = scene(troops=TROOPS, scars={0: "bunker"})
    assert not any("Standing orders" in line for line in own(play.state, 0))
    play.orders(
        0, Edit(field="buy_winning_star", value=False), Leaf(page="dice"), Edit(field="one_die", value=NUMBER["peru"])
    )
    line = "Standing orders: Defend with one die (Peru) · When my time runs out, the winning star is not bought"
    assert own(play.state, 0)[-1] == line


def test_written_orders_are_listed_one_by_one() -> None:
    """RL-6.6: dice, watches, traps and rules in the order in which they are tried."""
    orders = Orders(
        one_die=(NUMBER["peru"],),
        scar_watch=(),
        missile_watch=("all", NUMBER["ural"]),
        traps=(Trap(where="my_hq", attacker=1, attackers_at_least=6), Trap(where=NUMBER["ural"])),
        missile_rules=(Hold(where="mine", up_to=2), DenyWin(up_to=3)),
        buy_winning_star=False,
    )
    play = scene(troops=TROOPS, orders={0: orders}, scars={0: "bunker"}, missiles={0: 3})
    assert notes(play.match.aside(0)) == [
        "Defend with one die (Peru)",
        "Never ask me about my scar card",
        "Trap – my HQ ← Seat-1, 6+ troops",
        "Trap – Ural ← anybody, 1+ troops",
        "Ask me about missiles (any attack, Ural)",
        "Missile rule – hold any territory of mine with up to 2 missiles",
        "Missile rule – prevent a victory with up to 3 missiles",
        "When my time runs out, the winning star is not bought",
        "⚡ Your orders could act now: Brazil 3 → Peru (Seat-1)",
    ]


def test_spectators_have_no_page_and_founders_hardly_one() -> None:
    state = crowded(2)
    assert PRESENTER.own(GAME.view(state, None)) is None
    bare = state.evolve(chain=(), fields=(Field(),) * len(EVERYWHERE), sides=(Side(),) * 5)
    assert own(bare, 0) == ["The founding", "You decide what this world begins with."], "no army yet"


@pytest.mark.parametrize("locale", LOCALES)
def test_an_own_page_fits_beside_news_and_menu(locale: str) -> None:
    for seat in range(5):
        assert measured(PRESENTER.own(GAME.view(crowded(15), seat)), locale)[0] <= 1800
