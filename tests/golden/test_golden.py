"""The written matches are still played, told and shown in the same words."""

from pathlib import Path

import pytest

from engines.core.event import Event
from tests.golden.recipe import TESTS, Recipe, anybody, eager, found
from tests.golden.transcript import transcript
from tests.petty_court import GAME as TOY
from tests.petty_court.rules import DECK, Play, Unsealed

WRITTEN = found()


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_written_match_is_played_and_told_as_before(path: Path) -> None:
    assert transcript(WRITTEN[path]).splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_no_transcript_is_left_over() -> None:
    assert set(TESTS.glob("*/golden/*.txt")) == set(WRITTEN)


def test_one_game_is_found_alone() -> None:
    package = next(iter(WRITTEN)).parts[-3]
    assert found(package)
    assert found(package).keys() == {path for path in WRITTEN if path.parts[-3] == package}


def after_the_bids(event: Event) -> tuple[int, ...] | None:
    return (0, 1) if isinstance(event, Unsealed) else None


def test_every_kind_of_answer_is_written_down() -> None:
    """Numbers, words, lists and asides, in a game that waits for several seats at once."""
    options = {"goal": "12"}
    recipe = Recipe(game=TOY, name="court 0", seats=2, options=options, player=anybody, pages_after=after_the_bids)
    lines = transcript(recipe).splitlines()
    said = [line.partition("> ") for line in lines if line[:1].isdecimal()]
    numbers = [words for who, _, words in said if words.isdecimal()]
    words = [words for who, _, words in said if set(words) == {"Ж"}]
    unasked = [who for who, _, words in said if who.endswith("(unasked)")]
    assert len(numbers) >= 2, "bids"
    assert words, "a decree"
    assert unasked, "a standing order"
    assert any(line.startswith("  [1] ") for line in lines), "what one seat alone hears"
    assert lines.count("    [0]") == lines.count("    [1]") > 0, "the own pages of both"
    assert lines[-1].startswith("fingerprint ")
    assert transcript(recipe).splitlines() == lines


def test_the_next_match_is_played_on_what_the_one_before_left() -> None:
    """The world stands between them. The last decree of the first is on the board of the second, and its champion
    begins."""
    recipe = Recipe(
        game=TOY,
        name="court 5",
        seats=3,
        matches=2,
        options={"goal": "4"},
        player=eager(lambda move: isinstance(move, Play) and DECK[move.card] == "decree", otherwise=anybody),
        pages_after=after_the_bids,
    )
    lines = transcript(recipe).splitlines()
    assert [line for line in lines if line.startswith("#")] == ["# 1", "# 2"]
    assert sum(line.startswith("fingerprint ") for line in lines) == 2
    second = lines.index("# 2")
    world = lines.index("    == The court")
    champion, decree = lines[world + 1 : world + 3]
    assert world < second, "between the two"
    assert "Decreed" in decree, "the player was eager to play it"
    assert decree in lines[second : lines.index("    -- Somebody has 4 coins.", second)]
    opened = next(at for at, line in enumerate(lines) if at > second and "The bids are opened" in line)
    first = next(line for line in lines[opened:] if line[:1].isdecimal() and "unasked" not in line)
    assert champion.endswith(f"Person-seat {first[0]}.")
