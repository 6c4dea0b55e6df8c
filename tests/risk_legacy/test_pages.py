"""The board: RL-11.1, 11.2, and how much fits on a phone."""

from __future__ import annotations

import pytest

from bot.ui import limits
from engines.core.booklet.strokes import Edit, Leaf
from engines.core.record import evolve
from engines.core.text import Said, Text
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import EVERYWHERE, NUMBER
from engines.risk_legacy.campaign.deltas import CityFounded, ContinentClaimed, PlanetNamed
from engines.risk_legacy.state import Ending, Field
from engines.risk_legacy.words.naming import continent_name
from engines.risk_legacy.words.supplies import supplies
from tests.contract.catalogues import LOCALES
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.pages import PRESENTER, board, english, measured, section
from tests.risk_legacy.war import attack, duel
from tests.risk_legacy.worlds import crowded, remade

BOARD = 3300
"""Characters; the rest of a message is for what happened, and for who is waited for."""
TROOPS = {"peru": (0, 5), "brazil": (1, 3), "egypt": (2, 2), "ural": (0, 1)}
NAMES = ("W" * 32,) * 5
"""Nobody is called anything longer than that."""


# ---- how much fits


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("fighting", [False, True])
def test_the_fullest_board_leaves_room_for_the_log(locale: str, fighting: bool) -> None:
    """RL-11.1: five seats with long names everywhere, each city and each continent with the longest name, a roll."""
    state = crowded(15, fighting=fighting)
    GAME.check(state)
    size, weight = measured(PRESENTER.board(GAME.view(state, None)), locale)
    assert size < BOARD
    assert weight < 2 * BOARD


@pytest.mark.parametrize("locale", LOCALES)
def test_no_board_is_too_long_for_a_message(locale: str) -> None:
    """Not even if all five have the longest names there are: a message takes it with a line to spare."""
    state = crowded(15, fighting=True)
    size, weight = measured(PRESENTER.board(GAME.view(state, None)), locale, NAMES)
    assert size <= limits.TEXT - 200
    assert weight <= limits.TEXT_BYTES - 1000


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("games", [1, 4, 14])
def test_boards_of_any_age_can_be_read(locale: str, games: int) -> None:
    for seats in (3, 4, 5):
        assert measured(PRESENTER.board(GAME.view(crowded(games, seats), None)), locale)[0] < BOARD


def test_everybody_reads_the_same_board() -> None:
    """RL-3: whoever looks."""
    state = crowded(3, fighting=True)
    assert all(board(state, seat) == board(state) for seat in range(5))


# ---- what it says


def test_the_title_counts_the_games() -> None:
    """RL-11.2: games of fifteen, rounds; later ones go by their number alone (RL-7.7.2)."""
    assert board(scene(troops=TROOPS).state)[0] == "Game 1 of 15 · round 1"
    assert board(scene(troops=TROOPS, round_cap=8).state)[0] == "Game 1 of 15 · round 1 of 8"
    assert board(opened().state)[0] == "Game 1 of 15 · taking up positions"
    assert board(crowded(15))[0] == "Game 16, after the campaign · round 12"
    named = remade(crowded(15), PlanetNamed(name="Terra & Co"))
    assert board(named)[0] == "Terra & Co · Game 16, after the campaign · round 12"


def test_whose_turn_it_is_and_what_he_still_places() -> None:
    """RL-11.2."""
    assert "▸ Seat-0 is on turn" in board(scene(troops=TROOPS).state)
    assert "▸ Seat-1 is on turn · 3 troops to place" in board(
        scene(troops=TROOPS, seat=1, phase="muster", hands={1: "peru egypt"}).state
    )


def test_a_continent_lists_who_stands_where() -> None:
    """RL-11.1: most territories first, then what is free; a bonus as it is now."""
    told = board(scene(troops={**TROOPS, "argentina": (0, 2)}, hqs={"peru": 0, "venezuela": 2}).state)
    assert section(told, "South America +2")[:3] == [
        "Seat-0 (2/4): Peru 5 🚩, Argentina 2",
        "Seat-1 (1/4): Brazil 3",
        "Free: Venezuela 🚩(Seat-2)",
    ]


def test_a_whole_continent_is_ticked() -> None:
    """RL-11.1: without counting."""
    troops = dict.fromkeys(("indonesia", "new_guinea", "western_australia", "eastern_australia"), (1, 2))
    told = board(scene(troops={**TROOPS, **troops}).state)
    assert any(line.startswith("Seat-1 ✔: Indonesia 2, New Guinea 2") for line in told)


def test_a_hidden_name_leaves_the_label_once() -> None:
    """RL-7.8.5: the placeholder stands where the name would; the label is in brackets anyway."""
    world = crowded(15).world
    said = continent_name(world, 1)
    assert isinstance(said, Text)
    (name,) = (arg for _, arg in said.args if isinstance(arg, Said))
    assert name.words == world.regions[1].name
    assert english(said).replace(name.words, english(name.instead)) == "Nameless (South America)"


def test_a_changed_bonus_and_a_name_stand_in_the_heading() -> None:
    """RL-2.2.2, 11.1: the label in brackets, the namer's recruit where he sits at the table (RL-8.33)."""
    world = land(named={"asia": "bob", "europe": "nobody here"}, changed={"asia": 1, "africa": -1})
    world = evolve(
        world, regions=tuple(evolve(each, name="Long Land" if each.namer == "bob" else None) for each in world.regions)
    )
    told = board(scene(troops=TROOPS, world=world).state)
    assert "Long Land (Asia) +8▲ · Seat-1 +1" in told
    assert "Africa +2▼" in told
    assert "Europe +5" in told


def test_marks_are_signs_with_a_legend() -> None:
    """RL-11.1: city with its name, scar, boxes that are left, closed territories; the legend explains what is there."""
    world = land(
        {
            "peru": Mark(city="major_city", boxes=3, scar="bunker"),
            "brazil": Mark(city="minor_city", scar="ammo_shortage"),
            "egypt": Mark(city="world_capital", boxes=10),
        }
    )
    told = board(scene(troops=TROOPS, world=world, turn={"closed": (NUMBER["brazil"],)}).state)
    assert "Seat-0 (1/4): Peru 5 🏙 🛡 🧱7" in told
    assert "Seat-1 (1/4): Brazil 3 🏘 🔻 ⛔" in told
    assert "Seat-2 (1/6): Egypt 2 🏛 🧱0" in told
    assert (
        "-# 🏘 minor city, 🏙 major city, 🏛 capital, 🛡 bunker, 🔻 ammo shortage, 🧱 fortification (boxes left), "
        "⛔ closed to attacks"
    ) in told
    assert not any(line.startswith("-#") for line in board(scene(troops=TROOPS).state))


def test_a_named_city_is_called_by_its_name() -> None:
    """RL-7.8.5: without one the sign beside the territory says all that the placeholder would. Many long names are left
    to the atlas."""
    assert any("🏙 Нью-Константинополь-01." in line for line in board(crowded(3)))
    assert any(line.endswith("Argentina 10 🏙 🧱7") for line in board(crowded(15)))


def test_a_seat_says_its_stars_with_their_sources() -> None:
    """RL-11.2, 7.1.1: own headquarters, conquered ones, tokens; then its army and all that is public of it."""
    play = scene(
        troops={**TROOPS, "alaska": (0, 1)}, hqs={"peru": 0, "alaska": 1}, tokens={0: 1}, missiles={0: 2},
        hands={0: "china coin"}, scars={0: "bunker"}, powers={0: "ferocity"},
        world=land({"peru": Mark(city="major_city")}),
    )  # fmt: skip
    told = board(play.state)
    assert (
        "**Seat-0** ★3 (2 HQs, start) · Enclave of the Bear (Ferocity) · 3 territories (7 troops), population 2, "
        "recruits 3, 🚀2, scar card, 2 cards (🪙2)"
    ) in told
    assert "Bunker" not in "".join(told)


def test_a_seat_before_and_after_the_game() -> None:
    """Without a faction yet; eliminated; gone for good; and conceding (RL-7.2.5, 7.4.3)."""
    fresh = opened(world=land(signed=("bob",))).state
    told = board(fresh)
    assert any(line.startswith("**Seat-0** ★1 · no faction yet") for line in told)
    assert any(line.startswith("**Seat-1** ★0 · no faction yet · 🚀1") for line in told)
    out = scene(troops={"peru": (0, 5), "brazil": (1, 3)}, eliminated=(2,)).state
    assert "**Seat-2** · Imperial Balkania · eliminated" in board(out)
    sides = (*out.sides[:2], evolve(out.sides[2], removed=True))
    assert "**Seat-2** · Imperial Balkania · has left the game" in board(out.evolve(sides=sides))
    sides = (evolve(out.sides[0], concedes_to=1), *out.sides[1:])
    assert any(line.endswith("concedes to Seat-1") for line in board(out.evolve(sides=sides)))


def test_the_row_tells_coins_and_slots() -> None:
    """RL-11.2: newest first, gaps as they are, and what else there is to be drawn."""
    world = land({"peru": Mark(coins=3)})
    play = scene(troops=TROOPS, world=world, row="- china peru egypt", discard="japan")
    told = board(play.state)
    assert "Cards: 1. –, 2. China 🪙1, 3. Peru 🪙3, 4. Egypt 🪙1" in told
    assert "Deck 38 · discarded 1 · coin cards 10 (★ with the last one)" in told
    later = play.state.evolve(cards=evolve(play.state.cards, emptied=True))
    assert "Deck 38 · discarded 1 · coin cards 10" in board(later)


def test_a_roll_that_lies_there_is_shown() -> None:
    """RL-11.1: who attacks whom, what it has cost, the dice with missiles on them."""
    told = board(crowded(2, fighting=True))
    assert ("⚔ Seat-1: Western United States 10 → Eastern United States 12 (Seat-2) · 10 rolls, losses 12 : 13") in told
    assert "🎲 6🚀 6🚀 6🚀 : 6🚀 6🚀" in told
    play = duel(scars={1: "bunker"})
    attack(play)
    assert "⚔ Seat-0: Brazil 8 → Peru 5 (Seat-1)" in board(play.state)
    assert not any(line.startswith("🎲") for line in board(play.state))


@pytest.mark.parametrize(
    ("dice", "words"),
    [
        ((6, 5, 4, 1), "Last battle · Seat-0: Brazil → Peru (Seat-1), taken · 1 roll, losses 0 : 1"),
        ((1, 1, 1, 6) * 2, "Last battle · Seat-0: Brazil → Peru (Seat-1), held · 2 rolls, losses 2 : 0"),
    ],
)
def test_the_last_battle_stays_to_be_read(dice: tuple[int, ...], words: str) -> None:
    """RL-11.1: until the next one begins, also when others are on turn."""
    play = duel(5, 1, dice=dice, troops={"argentina": (1, 2)}, scars={1: "bunker"})
    play.orders(1, Leaf(page="scar_watch"), Edit(field="scar_watch", value="mine"))
    assert not any("battle" in line for line in board(play.state))
    attack(play, rolls=2)
    if play.state.battle is not None:
        assert not any("battle" in line for line in board(play.state)), "somebody still moves in"
        play.clock()
    assert words in board(play.state)
    assert play.state.turn is not None
    play.end()
    play.runs_out()
    assert words in board(play.state), "whoever is on turn"


def test_the_battle_that_wins_the_game_is_the_last_one() -> None:
    """RL-8.38: nothing is asked after it, and yet it is told."""
    play = duel(8, 1, hqs={"brazil": 0, "peru": 1}, tokens={0: 2}, dice=(6, 5, 4, 1))
    attack(play)
    assert play.state.ending is not None
    assert "Last battle · Seat-0: Brazil → Peru (Seat-1), taken · 1 roll, losses 0 : 1" in board(play.state)


def test_what_is_nearly_used_up_stands_below_the_board() -> None:
    """RL-11.2: one line when rewards and positions are taken; never while the game is played, and of no other kinds."""
    state = crowded(3)
    assert not any("Nearly" in told for told in board(state))
    assert board(state.evolve(ending=Ending(winner=3, why="stars"), turn=None))[-1] == "Nearly used up: major cities 2"
    assert board(opened(world=state.world).state)[-1] == "Nearly used up: major cities 2"
    assert not any("Nearly" in told for told in board(opened().state)), "a new world has everything"


def test_what_is_left_in_the_box() -> None:
    """RL-11.2, 11.6: on the pages of the world; what is used up goes unsaid there."""
    (told,) = map(english, supplies(crowded(15).world))
    assert told == "fortifications 4, cancel stickers 4, coin stickers 35"
    (told,) = map(english, supplies(land()))
    assert told.startswith("minor cities 9, major cities 5, fortifications 5, cancel stickers 4, coin stickers 41")
    assert told.endswith("bonus +1: 1, bonus −1: 1, founding coins 12, unplayed scar cards 6")


def test_a_founding_shows_what_is_fixed() -> None:
    """RL-4.1.3: earlier answers are visible; there is neither an army nor a row."""
    state = crowded(2)
    bare = state.evolve(
        chain=(), fields=(Field(),) * len(EVERYWHERE), turn=None, round=0, world=land({"peru": Mark(coins=3)})
    )
    told = board(bare)
    assert told[0] == "A world is founded"
    assert "More coins: Peru 🪙3" in told
    assert not any(line.startswith(("**", "Cards", "South America")) for line in told)
    assert board(remade(bare, CityFounded(territory=1, city="minor_city", person="ann")).evolve(over=True))[0] == (
        "The world is founded"
    )


def test_rewards_are_given_on_a_board_that_stands_still() -> None:
    """RL-7.6.2: who has won, where everybody stands, and what is left; no cards to be drawn any more."""
    state = crowded(2).evolve(ending=Ending(winner=3, why="stars"), turn=None)
    told = board(remade(state, ContinentClaimed(continent=1, person="dot")))
    assert told[:2] == ["Game 3 of 15 · rewards", "🏆 Seat-3 has won"]
    assert "South America +2 · Seat-3 +1" in told
    assert not any(line.startswith(("Cards", "Deck", "▸")) for line in told)


def test_the_box_is_not_on_the_board() -> None:
    """It is on the pages of the world."""
    assert not any("Left in the box" in line for line in board(crowded(3)))


def test_a_steward_that_wins_leaves_nothing() -> None:
    """RL-7.4.2."""
    state = crowded(2)
    won = state.evolve(ending=Ending(winner=3, why="stars"), turn=None, people=("ann", "bob", "cid", "", "eve"))
    assert board(won)[1] == "🏆 Seat-3 has won (a steward: no signature, no reward)"
