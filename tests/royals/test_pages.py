"""The board: RY-11.1, what it may not tell, and how much fits on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui import limits
from engines.core.match import Match
from engines.core.page import Page
from engines.core.record import evolve
from engines.core.text import Text
from engines.royals import GAME
from engines.royals.atlas import NOBLES
from tests.contract.catalogues import LOCALES, titled
from tests.playing import playing
from tests.royals.arrange import begun, scene
from tests.royals.notation import A, B, C, D
from tests.royals.pages import PRESENTER, board, eager, lines, own, refs

BOARD = {"hidden": (limits.TEXT - 1000, 5500), "open": (limits.TEXT - 700, 6000)}
"""Characters and bytes of a board; the rest of a message is for what happened. Everybody's markers take more."""
CARD = 1800
"""Characters of an own page, beside news and menu."""
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


def with_scores(match: Match[Any], scores: str) -> Match[Any]:
    """The same position, had that been agreed."""
    return Match(GAME, match._state.evolve(variant=evolve(match._state.variant, scores=scores)))


@pytest.mark.parametrize("seed", range(2))
def test_pages_fit_on_a_phone(seed: int) -> None:
    """RY-11.1, 11.2, 11.5: five seats with long names that claim all they can; the board leaves room for the log."""
    match = None
    for at, turn in enumerate(playing(GAME, 5, seed, seatings=0, choose=eager)):
        match = turn.after
        if at % SAMPLED == 0 or match.over:
            for locale in LOCALES:
                for scores, (most, heaviest) in BOARD.items():
                    size, weight = measured(PRESENTER.board(with_scores(match, scores).view(None)), locale)
                    assert size <= most
                    assert weight <= heaviest
                for seat in range(5):
                    assert measured(PRESENTER.own(match.view(seat)), locale)[0] <= CARD
    assert match is not None
    assert match.over
    for locale in LOCALES:
        assert measured(PRESENTER.ending(match.view(None)), locale)[0] <= RESULT


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


def test_a_noble_says_price_influence_and_holder() -> None:
    """RY-11.1: with the bonus while it lies there, the cathedral, and the influence that counts."""
    play = scene(holders={"dijon_baron": B}, buried={"dijon": [A, C]})
    told = board(play)
    assert "-# 8★4: price 8, influence 4 · no name: free · ✝: cathedral" in told
    assert "Paris +6: King 8★4" in told
    assert "Dijon: Princess 6★3, Baron 2★1 Seat-1 ✝ Seat-0, Seat-2" in told
    assert "Influence: Seat-1: 1" in told
    assert "Baron 6/3: Seat-0: 1, Seat-1: 1, Seat-2: 1" in told
    assert "🇫🇷 France · at stake 9/4 · shields 10, 5" in told


@pytest.mark.parametrize(
    ("holders", "told"),
    [
        ({"berlin_princess": A, "munich_duke": B, "munich_baron": B}, "Seat-0: 3, Seat-1: 3 (lower title)"),
        ({"dijon_princess": A, "marseille_princess": B}, "Seat-0: 3, Seat-1: 3 (lower city bonus)"),
        ({"vienna_king": A, "munich_duke": C, "cologne_cardinal": B}, "Seat-0: 4, Seat-1: 2, Seat-2: 2 (lower title)"),
        (
            {"bordeaux_countess": D, "dijon_baron": A, "lyon_marshal": B, "marseille_marshal": C},
            "Seat-3: 1, Seat-0: 1 (lower title), Seat-1: 1 (lower title), Seat-2: 1",
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


def test_markers_that_lie_open_are_listed_for_all() -> None:
    """RY-1.8: every marker and the total, below its seat; at the end they stand on the page of the result."""
    play = scene(2, hands={A: "fr2 es1"}, period="1714", ending=True, seat=A, start=B, scores="open")
    play.claim("dijon_baron")
    play.claim("valencia_marshal")
    for witness in (None, A, B):
        told = board(play, witness)
        (at,) = (at for at, line in enumerate(told) if line.startswith("Seat-0 ("))
        assert told[at + 1] == "Dijon 3, Valencia 1"
        assert told[at + 2].startswith("Seat-1 (")
    play.end()
    assert play.match.over
    assert not any("Dijon 3" in line for line in board(play))


def test_a_seat_that_left_is_named_and_counts_no_more() -> None:
    """RY-7.9: no influence, no titles; its noble keeps its name."""
    play = scene(holders={"dijon_baron": B}, phase="draw")
    play.leaves(B)
    told = board(play)
    assert any(line.startswith("Seat-1 (") and line.endswith("out of the match") for line in told)
    assert "Dijon: Princess 6★3, Baron 2★1 Seat-1" in told
    assert not any(line.startswith(("Influence", "Baron")) for line in told)


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
    assert refs(tuple(texts)) == titled(GAME) - {noble.id for noble in NOBLES}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_page_of_the_guide_is_one_message(locale: str) -> None:
    for page in PRESENTER.guide():
        assert measured(page, locale)[0] <= limits.TEXT // 2
