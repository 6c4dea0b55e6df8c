"""What moves are called, what they would bring, what stands beside a question."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.move import Move, part
from engines.core.record import evolve
from engines.risk_legacy.atlas import COIN, NUMBER, POWERS
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import PowerName, ScarName
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.founding import StartAt, TakeFaction
from engines.risk_legacy.moves.rewards import RewardMove
from engines.risk_legacy.moves.turn import BuyStar, EndTurn, Expand, GoOn, Maneuver, Place, TakeBack, TakeCard, Trade
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.reading import hint, label, notes, said, told
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, PERU, attack, duel

CHINA, EGYPT, VENEZUELA = (NUMBER[name] for name in ("china", "egypt", "venezuela"))
HOME = {"brazil": (0, 8), "peru": (1, 5), "japan": (2, 3)}


def resolved(play: Scene, move: Move) -> tuple[str, str, str]:
    return told(play.menu(), move)


# ---- before the first turn


def test_a_faction_is_offered_with_its_power() -> None:
    world = World()
    banners = tuple(evolve(banner, power=powers[0]) for banner, powers in zip(world.banners, POWERS, strict=True))
    play = opened(3, world=evolve(world, banners=banners))
    assert resolved(play, TakeFaction(faction=1)) == (
        "",
        "Enclave of the Bear",
        "Ferocity (−1 on the lowest defence die while it attacks just one territory this turn)",
    )


def test_a_start_says_how_it_lies() -> None:
    """RL-2.2, 4.3.1: there is no map to look at, so its neighbours are named."""
    play = opened(3)
    play.does(TakeFaction(faction=0))
    near = "next to Venezuela, Brazil, Argentina"
    assert resolved(play, StartAt(territory=PERU)) == ("South America", "Peru", near)
    play.does(StartAt(territory=PERU))
    play.does(TakeFaction(faction=1))
    assert hint(play, StartAt(territory=EGYPT)) == (
        "nearest HQ 3 steps away · next to Southern Europe, North Africa, East Africa, Middle East"
    )


# ---- one's own turn


def test_placing_says_what_would_stand_there_and_what_threatens_it() -> None:
    play = scene(3, troops={**HOME, "venezuela": (0, 1), "iceland": (0, 2)}, hqs={"iceland": 0}, phase="muster")
    assert resolved(play, part(Place, territory=VENEZUELA)) == (
        "Recruits to the front",
        "Venezuela (1)",
        "1 ▸ 4 · 5 enemy troops next to it",
    )
    assert resolved(play, part(Place, territory=NUMBER["iceland"]))[::2] == (
        "Recruits inland",
        "2 ▸ 5 · no enemies next to it · HQ",
    )


def test_recruits_are_explained_beside_the_question() -> None:
    """RL-5.4.2, EX-26: a continent and its name count apart."""
    troops = {**dict.fromkeys(("peru", "brazil", "argentina", "venezuela"), (0, 1)), "egypt": (1, 3), "japan": (2, 3)}
    world = land(named={"south_america": "ann"})
    play = scene(3, troops=troops, world=world, hands={0: "china coin coin"}, phase="muster")
    assert notes(play.menu()) == [
        "Still to place: 6",
        "Recruits: 6 (minimum 3 + 2 for continents + 1 for their names)",
        "Your cards: China 🪙1, 2 coin cards (3 cards, 🪙3 = 4 troops)",
    ]


def test_a_trade_says_what_is_given_for_what() -> None:
    play = scene(3, troops=HOME, hands={0: "china coin coin"}, phase="muster")
    assert resolved(play, Trade(cards=(CHINA, COIN))) == (
        "Trade cards first",
        "Trade 🪙2 for 2 troops",
        "for China, coin card · 4 cards buy a ★ instead",
    )
    play.does(part(Trade, cards=None), part(Trade, add=COIN))
    assert resolved(play, part(Trade, add=CHINA))[1:] == ("+ China 🪙1", "🪙2 = 2 troops")
    assert resolved(play, part(Trade, drop=COIN))[1:] == ("− coin card 🪙1", "🪙0")


def test_a_star_says_how_many_there_would_be() -> None:
    play = scene(3, troops=HOME, hqs={"brazil": 0}, hands={0: "china egypt india peru"}, tokens={0: 1}, phase="start")
    assert resolved(play, BuyStar(cards=tuple(sorted((CHINA, EGYPT, NUMBER["india"], PERU)))))[1:] == (
        "Buy a star: ★2 → ★3",
        "for Peru, Egypt, China, India",
    )
    assert hint(play, GoOn()) == "3 recruits"


def test_an_expansion_says_what_it_costs_and_brings() -> None:
    """RL-5.5.2, EX-30."""
    world = land({"venezuela": Mark(city="minor_city", boxes=3)})
    play = scene(3, troops=HOME, world=world)
    assert resolved(play, part(Expand, target=VENEZUELA)) == (
        "Expand into",
        "Venezuela",
        "from Brazil · up to 4 arrive · costs 3 troops · 5 enemy troops next to it",
    )
    whole = scene(3, troops={**HOME, "peru": (0, 1), "argentina": (0, 1), "egypt": (1, 2)})
    assert "brings South America (+2)" in hint(whole, part(Expand, target=VENEZUELA))


def test_a_maneuver_says_whether_it_ends_the_attacks() -> None:
    """RL-5.10.3, 5.10.4."""
    troops = {**HOME, "venezuela": (0, 1)}
    move = part(Maneuver, origin=BRAZIL)
    assert resolved(scene(3, troops=troops), move)[0] == "Maneuver, then your turn ends"
    free = scene(3, troops=troops, powers={0: "any_time_maneuver"})
    assert resolved(free, move)[:2] == ("Maneuver (your turn goes on)", "Brazil (8) →")


@pytest.mark.parametrize(
    ("powers", "prompt", "button"),
    [
        ({}, "→ Venezuela: how many? Then your turn ends.", "All 7"),
        ({0: "any_time_maneuver"}, "→ Venezuela: how many?", "All 7"),
    ],
)
def test_the_last_step_of_a_maneuver_says_so_too(powers: dict[int, PowerName], prompt: str, button: str) -> None:
    """RL-5.10.3: it cannot be taken back once the turn is over."""
    play = scene(3, troops={**HOME, "venezuela": (0, 1)}, powers=powers)
    play.does(part(Maneuver, origin=BRAZIL))
    assert said(play.menu().prompt) == prompt
    assert label(play, play.offers(Maneuver)[0]) == button


def test_a_single_troop_that_ends_the_turn_says_so() -> None:
    play = scene(3, troops={**HOME, "brazil": (0, 2), "venezuela": (0, 1)})
    (move,) = play.offers(Maneuver)
    assert label(play, move) == "Brazil → Venezuela"
    assert hint(play, move).startswith("ends your turn · ")


def test_an_expansion_says_what_is_lost_on_the_way() -> None:
    """RL-5.5.3: above the numbers, which are offered once."""
    play = scene(3, troops=HOME, world=land({"venezuela": Mark(city="major_city")}))
    play.does(part(Expand, target=VENEZUELA))
    assert notes(play.menu()) == [
        "Brazil (8): 5 enemy troops next to it",
        "Venezuela: 5 enemy troops next to it",
        "2 troops are lost on the way in",
    ]
    assert [label(play, move) for move in play.offers(Expand)] == ["All 7"]


def test_the_end_of_a_turn_says_which_card_is_due() -> None:
    """RL-5.11."""
    row = "brazil venezuela china egypt"
    troops = {**HOME, "venezuela": (0, 1)}
    done = {"conquered": (PERU,)}
    assert hint(scene(3, troops=troops, row=row), EndTurn()) == "no card this turn"
    assert hint(scene(3, troops=HOME, turn=done, row=row), EndTurn()) == "then you take Brazil 🪙1"
    assert hint(scene(3, troops=HOME, turn=done), EndTurn()) == "then you take a coin card"
    both = hint(scene(3, troops=troops, turn=done, row=row), EndTurn())
    assert both == "then you choose a card (Venezuela 🪙1, Brazil 🪙1)"


def test_expansions_that_earn_a_card_are_counted() -> None:
    """RL-2.3.1: ``expansion_draw``; nobody else reads of it."""
    spread = {"expanded": (VENEZUELA, PERU)}
    draws = scene(3, troops=HOME, turn=spread, powers={0: "expansion_draw"})
    assert hint(draws, EndTurn()) == "no card this turn · 2 of the 4 expansions that earn a card"
    assert hint(scene(3, troops=HOME, turn=spread), EndTurn()) == "no card this turn"


def test_a_card_that_brings_a_troop_says_so() -> None:
    """RL-5.11.7: ``card_levy``."""

    def choosing(**powers: Any) -> Scene:
        row, turn = "brazil venezuela china egypt", {"conquered": (PERU,)}
        play = scene(3, troops={**HOME, "venezuela": (0, 1)}, row=row, turn=turn, **powers)
        play.end()
        return play

    levy = choosing(powers={0: "card_levy"})
    assert "slot 2 · +1 troop there · 1 card" in hint(levy, TakeCard(card=VENEZUELA))
    assert "troop in" not in hint(choosing(), TakeCard(card=VENEZUELA))


def test_what_is_taken_back_is_named() -> None:
    play = scene(3, troops=HOME)
    play.expand("brazil", "venezuela", 2)
    assert label(play, TakeBack()) == "Take back: Brazil → Venezuela"


# ---- orders


def test_orders_say_what_the_stroke_does() -> None:
    """RL-6.6."""
    play = duel(8, 5, missiles={1: 2})
    play.orders(1, Leaf(page="rules"), Edit(field="place", value=PERU))
    menu = play.match.aside(1)
    assert menu is not None
    save = Edit(field="missile_rules", value="save")
    assert told(menu, save)[1:] == ("+ hold Peru with 1 missile", "counts from the next roll on")
    assert notes(menu)[-2:] == [
        "Being written: hold Peru with 1 missile",
        "-# ↳ covers 1 territory; may fire now: Brazil 8 → Peru (Seat-0)",
    ]


# ---- rewards


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (part(RewardMove, reward="found_major"), "population 2, and you alone may start there · 5 left"),
        (part(RewardMove, reward="change_bonus"), "+1 or −1 for everybody, for good"),
    ],
)
def test_a_reward_says_what_it_is_worth(move: Move, words: str) -> None:
    play = duel(8, 1, hqs={"peru": 1}, tokens={0: 3}, dice=(6, 5, 4, 1))
    attack(play)
    assert hint(play, move) == words


def test_a_changed_bonus_is_said_before_and_after() -> None:
    play = duel(8, 1, hqs={"peru": 1}, tokens={0: 3}, dice=(6, 5, 4, 1))
    attack(play)
    play.does(part(RewardMove, reward="change_bonus"))
    labels = [said(option.label) for option in play.menu().options]
    assert labels[:2] == ["North America: 5 → 6", "North America: 5 → 4"]


# ---- nothing hidden


def test_the_words_of_others_do_not_depend_on_a_scar_card() -> None:
    """RL-3.1: nothing that somebody else reads changes with the card in a hand."""

    def read(scar: ScarName) -> list[str]:
        play = duel(8, 5, scars={1: scar}, hqs={"peru": 1})
        told = list(play.menu().options)
        play.does(part(Assault, target=PERU))
        told += play.menu().options
        hints = [said(option.hint) for option in told if option.hint]
        return [*(said(option.label) for option in told), *hints, *notes(play.menu())]

    assert read("bunker") == read("ammo_shortage")
