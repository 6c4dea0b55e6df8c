"""Board and own page: RY-11.1, 11.2, and what they may not tell."""

from __future__ import annotations

import pytest

from bot.ui import limits
from engines.core.page import Page
from engines.core.text import Text
from engines.royals.atlas import NOBLES, NUMBER
from engines.royals.naming import NAMES
from engines.royals.order_moves import OrderLeaf, OrderNoble, OrderOn
from tests.contract.catalogues import LOCALES
from tests.playing import playing
from tests.royals.arrange import GAME, begun, scene
from tests.royals.notation import A, B, C, D
from tests.royals.pages import PRESENTER, board, eager, lines, own, refs

LOG = 1000
"""Characters of a standing message that are left for what happened."""
CARD = 1800
"""Characters of an own page, beside news and menu."""
BYTES = 5500
RESULT = 3000
LONG = ("Александра", "Вячеслав П", "Константин", "Маргарита!", "Владислава")
"""Names of ten letters, to measure with."""
SAMPLED = 10


def measured(page: Page | None, locale: str) -> tuple[int, int]:
    """Characters and bytes."""
    told = "\n".join(lines(page, locale))
    for seat, name in enumerate(LONG):
        told = told.replace(f"Seat-{seat}", name)
    return len(told), len(told.encode())


@pytest.mark.parametrize("seed", range(2))
def test_pages_fit_on_a_phone(seed: int) -> None:
    """RY-11.1, 11.2, 11.5: five seats with long names that claim all they can; the board leaves room for the log."""
    match = None
    for at, turn in enumerate(playing(GAME, 5, seed, seatings=0, choose=eager)):
        match = turn.after
        if at % SAMPLED == 0 or match.over:
            for locale in LOCALES:
                size, weight = measured(PRESENTER.board(match.view(None)), locale)
                assert size <= limits.TEXT - LOG
                assert weight <= BYTES
                for seat in range(5):
                    assert measured(PRESENTER.own(match.view(seat)), locale)[0] <= CARD
    assert match is not None
    assert match.over
    for locale in LOCALES:
        assert measured(PRESENTER.ending(match.view(None)), locale)[0] <= RESULT


def test_everybody_reads_the_same_board() -> None:
    """RY-3.7: whoever looks."""
    for at, turn in enumerate(playing(GAME, 3, 1, choose=eager)):
        if at % SAMPLED == 0 or turn.after.over:
            pages = [PRESENTER.board(turn.after.view(witness)) for witness in (None, 0, 1, 2)]
            assert pages == [pages[0]] * 4


# ---- the board


def test_the_board_says_whose_turn_it_is_and_what_is_left_to_draw() -> None:
    """RY-11.1: a first turn, a plan that is open, a plan that has begun, playing."""
    play = begun(2)
    assert "▸ Seat-0 draws: 1 country card" in board(play)
    play.draw("deck")
    assert "▸ Seat-0 plays cards (drawn: 1 country card)" in board(play)
    play = scene(phase="draw", row="fr de gb")
    assert "▸ Seat-0 chooses what to draw" in board(play)
    play.draw("row2", plan="three_country")
    assert "▸ Seat-0 draws: 3 country cards; still to come: 2 country cards" in board(play)
    assert any(line.startswith("Row: 🇫🇷, –, 🇬🇧 · ") for line in board(play))


def test_the_board_counts_the_turns_that_the_deck_lasts() -> None:
    """RY-11.1: by three cards, rounded up, and by one."""
    assert "Deck: 25 cards (turns: 9–25)" in board(scene(deck=25))


def test_a_noble_says_price_influence_and_holder() -> None:
    """RY-11.1: with the bonus while it lies there, the cathedral, and the influence that counts."""
    play = scene(holders={"dijon_baron": B}, buried={"dijon": [A, C]})
    told = board(play)
    assert "Paris +6: King 8★4 free" in told
    assert "Dijon: Princess 6★3 free, Baron 2★1 Seat-1 ✝ Seat-0, Seat-2" in told
    assert "Influence: Seat-1 1" in told
    assert "Baron 6/3: Seat-0 1, Seat-1 1, Seat-2 1" in told
    assert "🇫🇷 France · at stake 9/4 · shields 10, 5" in told


@pytest.mark.parametrize(
    ("holders", "told"),
    [
        ({"berlin_princess": A, "munich_duke": B, "munich_baron": B}, "Seat-0 3, Seat-1 3 (lower title)"),
        ({"dijon_princess": A, "marseille_princess": B}, "Seat-0 3, Seat-1 3 (lower city bonus)"),
        ({"vienna_king": A, "munich_duke": C, "cologne_cardinal": B}, "Seat-0 4, Seat-1 2, Seat-2 2 (lower title)"),
        (
            {"bordeaux_countess": D, "dijon_baron": A, "lyon_marshal": B, "marseille_marshal": C},
            "Seat-3 1, Seat-0 1 (lower title), Seat-1 1 (lower title), Seat-2 1",
        ),
    ],
)
def test_the_board_tells_why_equal_influence_is_not(holders: dict[str, int], told: str) -> None:
    """RY-9.4 to 9.6 on the board, for the places that are worth something and the next one."""
    assert f"Influence: {told}" in board(scene(4, holders=holders))


def test_the_last_round_says_who_still_plays() -> None:
    """RY-11.1, 5.30, 5.31: only the third period finishes the round."""
    assert "⏳ Last round, still to play: Seat-1, Seat-2" in board(scene(period="1714", ending=True))
    assert "⏳ The deck has run out: the period ends with this turn" in board(scene(period="1680", ending=True))


def test_a_pile_that_lies_face_down_shows_shapes() -> None:
    """RY-9.22: others read one city marker, its owner 3 points; open scores are for all."""
    for scores, told in (("hidden", "cities 1"), ("open", "3 points")):
        play = scene(hands={A: "fr2"}, scores=scores)
        play.claim("dijon_baron")
        for witness in (None, A, B):
            (line,) = (line for line in board(play, witness) if line.startswith("Seat-0 ("))
            assert f" · {told}" in line
            assert ("point" in line) == (scores == "open")
        assert {"Your markers: 3 points", "Dijon 3"} <= set(own(play, A))
        assert not any("Dijon 3" in line for line in own(play, B))


def test_printed_cubes_are_counted_down() -> None:
    """RY-1.10: only where they can run out."""
    holders = {"dijon_baron": A}
    assert any("cubes 44" in line for line in board(scene(2, holders=holders, cube_supply="printed")))
    assert not any("cubes" in line for line in board(scene(2, holders=holders)))


def test_a_seat_that_left_is_named_and_counts_no_more() -> None:
    """RY-7.9: no influence, no titles; its noble keeps its name."""
    play = scene(holders={"dijon_baron": B}, phase="draw")
    play.leaves(B)
    told = board(play)
    assert any(line.startswith("Seat-1 (") and line.endswith("out of the match") for line in told)
    assert "Dijon: Princess 6★3 free, Baron 2★1 Seat-1" in told
    assert not any(line.startswith(("Influence", "Baron")) for line in told)


# ---- the own page


def test_a_spectator_has_no_own_page() -> None:
    assert PRESENTER.own(begun().match.view(None)) is None


def test_the_own_page_shows_the_hand_with_its_limits() -> None:
    """RY-11.2: and what would go if the turn ended now."""
    play = scene(hands={A: "fr5 de1 gb4 es5 + fr-de2 gb-es"})
    told = own(play, A)
    assert "Your hand: country cards 15 of 12, intrigue cards 3 of 4" in told
    assert {"5 🇫🇷, 1 🇩🇪, 4 🇬🇧, 5 🇪🇸", "2 🇫🇷🇩🇪, 1 🇬🇧🇪🇸"} <= set(told)
    assert "If the turn ended now, you would discard 1 🇩🇪, 2 🇬🇧" in told


def test_what_can_be_taken_comes_with_payment_jokers_and_gains() -> None:
    """RY-11.2: markers first, then influence; the lead and the title are said where they change."""
    play = scene(hands={A: "fr2 gb3 + fr-es"}, holders={"lyon_marshal": B})
    told = own(play, A)
    start = told.index("You can take now")
    assert told[start + 1 : start + 3] == [
        "**London · Countess**: 3 🇬🇧 → city London +4, 1st place 🇬🇧, whole title",
        "**Bordeaux · Countess**: 2 🇫🇷, 3 🇬🇧 (jokers: 1) → city Bordeaux +4, 1st place 🇫🇷, whole title",
    ]
    assert "**⚔ Lyon · Marshal (Seat-1)**: 1 🇫🇷, 1 🇫🇷🇪🇸 → 1st place 🇫🇷, half a title" in told
    assert "Your hand pays for" in own(scene(hands={B: "fr2"}), B), "while somebody else plays"


def test_a_full_hand_lists_the_best_and_counts_the_rest() -> None:
    told = own(scene(hands={A: "fr4 de4 gb4"}), A)
    start = told.index("You can take now")
    assert sum(line.startswith("**") for line in told) == 8
    assert told[start + 9].startswith("… and ")


def test_nobles_that_miss_the_fewest_cards_are_near() -> None:
    """RY-11.2, 5.32: no more than three; jokers are counted in."""
    told = own(scene(hands={A: "fr4 de3"}, holders={"paris_king": B}), A)
    start = told.index("Nearly")
    assert told[start + 1] == "London · Countess: missing 1 country card 🇬🇧", "the best bonus first"
    assert sum(": missing " in line for line in told) == 3
    held = {NOBLES[number].id: A for number in range(len(NOBLES)) if NOBLES[number].id != "paris_king"}
    short = own(scene(hands={A: "fr7"}, holders=held | {"paris_king": B}), A)
    assert "⚔ Paris · King (Seat-1): missing 1 country card 🇫🇷, 2 intrigue cards 🇫🇷" in short


def test_what_a_bonus_still_takes_is_said_when_it_is_near() -> None:
    """RY-11.2: the larger marker that is left; nothing once it is taken."""
    holders = {"dublin_duke": A, "edinburgh_baron": A}
    told = own(scene(holders=holders), A)
    assert "Britain +6: London" in told
    assert "Noble house +12: Marshal, Countess, Cardinal, Princess, King" in told
    assert not any(line.startswith("Spain +") for line in told), "four cities are far"
    whole = own(scene(holders=holders | {"london_countess": A}), A)
    assert not any(line.startswith("Britain +") for line in whole)


def test_standing_orders_are_on_the_own_page_alone() -> None:
    """RY-6.3, 3.5: once something is written down, and for nobody else."""
    play = scene(holders={"dijon_baron": B})
    assert "Your standing orders" not in own(play, C)
    play.orders(C, OrderLeaf(page="nobles"), OrderNoble(noble=NUMBER["dijon_baron"]))
    play.orders(C, OrderLeaf(page="top"), OrderOn(on=True))
    told = own(play, C)
    assert any("Dijon · Baron" in line for line in told[told.index("Your standing orders") :])
    assert "Your standing orders" not in own(play, B)


# ---- the guide


def test_the_guide_names_what_the_log_need_not() -> None:
    """Every country, pair, rank, city and colour; a noble is named when it is taken."""
    texts: list[Text] = [
        said
        for page in PRESENTER.guide()
        for section in page.sections
        for said in (section.heading, *section.lines)
        if said
    ]
    assert refs(tuple(texts)) == set(NAMES) - {noble.id for noble in NOBLES}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_page_of_the_guide_is_one_message(locale: str) -> None:
    for page in PRESENTER.guide():
        assert measured(page, locale)[0] <= limits.TEXT // 2
