"""The board and the guide: BM-11.1, what they may not tell, and how much fits on a phone."""

from __future__ import annotations

import re

import pytest

from bot.ui import limits
from bot.ui.page import markdown
from engines.bellum_magica import GAME
from engines.bellum_magica import moves as m
from engines.core.text import Text
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.pages import PRESENTER, board, eager, lines, measured, named, read, refs
from tests.contract.catalogues import LOCALES, render, titled
from tests.playing import playing

BOARD = 2800
BYTES = 5500
CARD = 1800
"""Characters of an own page, beside news and menu."""
RESULT = 3000
SAMPLED = 10


@pytest.mark.parametrize("seed", range(2))
def test_pages_fit_on_a_phone(seed: int) -> None:
    """BM-11.1, 11.2, 11.5: five seats with long names that recruit all they can; the board leaves room for the log."""
    match = None
    for at, turn in enumerate(playing(GAME, 5, seed, seatings=0, choose=eager)):
        match = turn.after
        if at % SAMPLED == 0 or match.over:
            for locale in LOCALES:
                size, weight = measured(PRESENTER.board(match.view(None)), locale)
                assert size <= BOARD
                assert weight <= BYTES
                for seat in range(5):
                    assert measured(PRESENTER.own(match.view(seat)), locale)[0] <= CARD
    assert match is not None
    assert match.over
    for locale in LOCALES:
        size, weight = measured(PRESENTER.ending(match.view(None)), locale)
        assert size <= RESULT
        assert weight + limits.TEXT_BYTES_EACH <= limits.TEXT_BYTES


def test_everybody_reads_the_same_board() -> None:
    """BM-3.3: whoever looks."""
    for at, turn in enumerate(playing(GAME, 3, 1, choose=eager)):
        if at % SAMPLED == 0 or turn.after.over:
            pages = [PRESENTER.board(turn.after.view(witness)) for witness in (None, 0, 1, 2)]
            assert pages == [pages[0]] * 4


# ---- now


def test_the_board_says_who_is_awaited_for_what() -> None:
    """BM-11.1, 3.6: in every phase, with those who have had their turn."""
    play = begun(2)
    assert board(play)[:2] == ["Before the first day", "▸ Goblins left or right? To answer: Seat-0, Seat-1"]
    play.place(A, "LR")
    assert "▸ Goblins left or right? To answer: Seat-1 · done: Seat-0" in board(play)
    lairs = {A: Told(barrels=1), B: Told(barrels=2), C: Told(force="S2")}
    play = scene(3, lairs=lairs, row=4, captain=B, phase="poll")
    assert board(play)[:3] == ["Day 2", "🎲 Row 4 · captain: Seat-1", "▸ Does anybody treat? To answer: Seat-1, Seat-0"]
    play.treat(A, "pass")
    assert "▸ Does anybody treat? To answer: Seat-1 · done: Seat-0" in board(play)
    play.treat(B, "pass")
    assert any(line.startswith("▸ Plunder: Seat-") for line in board(play))
    play = scene(lairs={A: Told(force="S2"), B: Told(force="S2", food=2)}, at=B)
    assert "▸ Plunder: Seat-1 · done: Seat-0" in board(play)
    play = scene(lairs={B: Told(food=2)}, phase="recruit")
    assert "▸ Recruiting: Seat-1" in board(play)


def test_a_new_roll_is_counted() -> None:
    """BM-11.1: rolls are public."""
    play = scene(lairs={A: Told(barrels=1), B: Told(barrels=1)}, row=4, phase="poll", faces=(2,))
    play.treat(A, "barrel")
    assert "🎲 Row 2 after 2 rolls · captain: Seat-0" in board(play)


# ---- the middle of the table


def test_settlements_show_defence_and_loot() -> None:
    """BM-11.1: those that are open, the tavern after them, the deck by kind, the piles."""
    told = board(scene(3, open_="onion_farm - shrine_village", deck=12, piles="g7"))
    start = told.index("Onion Farm (1🛡️): 2🍖")
    assert told[start + 1 : start + 4] == [
        "Shrine Village (3🛡️, 1✨🛡️): 1💎, 1🍺, 1🪵",
        "The Burst Keg Tavern (2🛡️): 1🍖, 1🍺",
        "Chests in the piles: 20🪵, 20🔩, 7👑",
    ]
    assert told[start - 1] == "Settlements (deck: farms 0, villages 2, cities 10)"
    assert "Out of the game: 3👑" in told
    assert "Settlements (the deck is empty)" in board(scene(deck=0))
    assert "No chests left in the piles" in board(scene(piles="w0 m0 g0"))


def test_creatures_show_prices_and_both_sides() -> None:
    """BM-11.1: whoever recruits one chooses between left and right."""
    told = board(scene(row=2, display="orc_butcher bog_lurker fire_dragon iron_golem"))
    start = told.index("Evil creatures: 2🍖 · deck: 44")
    assert told[start + 1 : start + 3] == [
        "Orc Butcher: 🍖 1 [2] 2 0 0 1 | 🗡️ 1 [1] 0 0 2 2",
        "Bog Lurker (+1🛡️): 🍖 0 [0] 1 1 1 0 | 🗡️ 1 [0] 1 0 0 1",
    ]
    assert told[start + 3].startswith("More evil creatures: 4🍖 + 1💎 ")
    assert told[start + 3].endswith(" 3💎 · deck: 18")
    assert (
        told[start + 5] == "Iron Golem (+2✨🛡️): 🍖 0 [2] 0 0 0 0, 💎 0 [0] 0 0 0 1 | 🗡️ 0 [0] 1 2 0 0, ✨🗡️ 0 [0] 1 0 0 0"
    )


# ---- seats


def test_a_castle_shows_all_that_everybody_may_see() -> None:
    """BM-11.1, 3.3: rows summed up, tokens, inventory, chests by kind; the value of none of them."""
    lairs = {
        A: Told(
            castle="ravenspire", left="imp_scribe goblin_cook", right="bog_lurker goblin_bruiser", food=5, barrels=1
        ),
        B: Told(castle="embergate", chests="w1 w3 m4 g6 g6", runestones=2, robbed=1, left="living_armour"),
    }
    told = board(scene(lairs=lairs, row=3, day=3, end_at="7"))
    start = told.index("Castles (played to 7 chests)")
    assert told[start + 1 : start + 5] == [
        "🎲 **Seat-0** · Ravenspire · no chests",
        "3🛡️ · 🌀 ready 1 of 1 · 5🍖, 1🍺",
        "🍖 1 1 [2] 3 0 1, 💎 0 0 [0] 0 2 0, 🗺️ 0 0 [1] 0 0 0",
        "🗡️ 4 2 [2] 0 1 2, 🥷 0 1 [0] 0 0 0",
    ]
    assert told[start + 5 : start + 7] == [
        "**Seat-1** · Embergate · chests 5: 2🪵, 1🔩, 2👑 ⏳ end near",
        "3🛡️, 1✨🛡️ · 2💎",
    ]
    assert "Castles (played to 10 chests or to the end of day 20)" in board(scene(day_cap="20"))


def test_goblins_are_shown_until_they_are_placed() -> None:
    """BM-3.2: everybody knows who got which."""
    play = begun(2)
    assert sum(line.startswith("Goblins: ") for line in board(play)) == 2
    play.place(A, "LR")
    play.place(B, "LL")
    assert not any(line.startswith("Goblins: ") for line in board(play))


def test_values_of_chests_are_on_nobody_elses_pages() -> None:
    """BM-3.4, 10.14: worth the least or the most, the board and a rival's page are the same."""
    cheap = scene(3, lairs={A: Told(chests="w1 m2 g4", force="S2"), B: Told(force="S2")})
    dear = scene(3, lairs={A: Told(chests="w3 m4 g6", force="S2"), B: Told(force="S2")})
    assert board(cheap) == board(dear)
    for seat in (B, C):
        assert PRESENTER.own(cheap.match.view(seat)) == PRESENTER.own(dear.match.view(seat))
    assert PRESENTER.own(cheap.match.view(A)) != PRESENTER.own(dear.match.view(A))


def test_a_seat_that_leaves_stays_until_the_evening() -> None:
    """BM-7.7: it is said before it happens; its castle stays as a name."""
    play = scene(3, lairs={A: Told(force="S2"), C: Told(castle="thornhold", chests="w2 m3")})
    play.leaves(C)
    assert "**Seat-2** · Thornhold · chests 2: 1🪵, 1🔩 · leaves tonight" in board(play)
    while play.state.day == 1:
        play.does(m.Done() if play.offers(m.Done) else m.Stay())
    told = board(play)
    assert "Seat-2 (Thornhold): out of the match" in told
    assert "Out of the game: 1🪵, 1🔩" in told


# ---- the guide


def test_the_guide_names_every_component() -> None:
    """Castles, goblins, creatures, settlements, kinds of chests."""
    texts: list[Text] = [
        said
        for page in PRESENTER.guide()
        for section in page.sections
        for said in (page.title, section.heading, *section.lines)
        if said
    ]
    assert refs(tuple(texts)) == titled(GAME)


def test_the_guide_tells_figures() -> None:
    """BM-2.2 to 2.4: prices, chests by value, supplies by seats."""
    told = [line for page in PRESENTER.guide() for line in read(page)]
    assert {
        "Evil creature: 2🍖",
        "🪵 wooden chest ×20: 1 (×6), 2 (×8), 3 (×6)",
        "👑 golden chest ×10: 4 (×2), 5 (×5), 6 (×3)",
        "No golden chest left: metal chest, and then wooden chest.",
        "The most 🗺️ of the active row bring 1🔩; if several seats have as many, each gets 1🪵.",
        "Ravenspire (2🛡️): 🍖 1 1 0 1 0 1, 💎 0 0 0 0 1 0, 🗺️ 0 0 1 0 0 0 | 🗡️ 1 1 1 0 1 1, 🥷 0 1 0 0 0 0",
        "Royal Capital (5🛡️, 2✨🛡️): 2👑",
        "4 players: farms 6, villages 6, cities 10; open 4",
    } <= set(told)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_page_of_the_guide_is_one_message(locale: str) -> None:
    for page in PRESENTER.guide():
        told = markdown(page, lambda said: named(str(render(GAME, locale, said))))  # type: ignore[arg-type]
        assert limits.fits(told)
        assert len(told) <= limits.TEXT // 2


def test_the_end_is_near_no_more_when_it_has_come() -> None:
    """BM-11.1."""
    play = scene(lairs={A: Told(force="S2", chests="w " * 10), B: Told(force="S2")}, row=3)
    assert any("⏳ end near" in line for line in board(play))
    play.stay()
    play.stay()
    assert play.match.over
    assert not any("⏳ end near" in line for line in board(play))


@pytest.mark.parametrize("locale", LOCALES)
def test_numbers_of_a_row_and_their_signs_stay_on_one_line(locale: str) -> None:
    """On a phone a row of six numbers is read across: spaces that do not break, and a number sticks to its sign."""
    told = "\n".join(lines(PRESENTER.board(scene().match.view(None)), locale))
    assert re.search(r"🍖(\u00a0\[?[0-9]\]?){6}", told)
    assert not re.search(r"🍖 [0-9\[]", told)
    assert "2\u2060🛡️" in told
    assert not re.search("[0-9]🛡️|✨🛡️|✨🗡️ ", told.rpartition("-#")[0])
