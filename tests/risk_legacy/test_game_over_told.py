"""How a game ends, and who has won the games before, in the order in which it happened (RL-7.5, 11.6)."""

from collections.abc import Sequence

import pytest

from bot.play.past import Past
from bot.play.telling import turn
from engines.core.digest import Heard
from engines.core.event import Event
from engines.core.record import evolve
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.records import Chain, digest, heirloom
from engines.risk_legacy.events.rewards import BoardSigned, ContinentTaken, GameRecorded, GameWon, RewardForgone
from engines.risk_legacy.events.turn import TerritoryEntered, TurnBegan
from engines.risk_legacy.pages.world import pages
from persistence.records import Known
from persistence.sittings import Sitting
from tests.drawing.positions import KIT
from tests.kits import EVERY
from tests.risk_legacy.worlds import campaign

ENDED: tuple[Event, ...] = (
    TurnBegan(seat=0, round=7),
    TerritoryEntered(seat=0, origin=NUMBER["brazil"], target=NUMBER["peru"], troops=2, lost=0, hq=None),
    GameWon(seat=0, why="stars", stars=4),
    BoardSigned(seat=0, game=2, signatures=1),
    ContinentTaken(seat=0, continent=1),
    RewardForgone(seat=1),
    GameRecorded(game=2),
)


def test_the_chronicle_comes_last() -> None:
    """A player read "Game 2 is written into the chronicle" in the sentence of the last move, before the signature."""
    past = Past(EVERY, "risk_legacy", "en", ("Ann", "Bob", "Cid"), Known(), [Sitting(step=0, seat=0, person="p")])
    told = turn([Heard(step, event) for step, event in enumerate(ENDED)], past)
    first, *ends = "\n".join(told).split("\n")
    assert first == "▸ Round 7: **🟥 Ann** — 2 from Brazil into Peru".replace("**", "")
    assert [each.removeprefix("- ").partition(" ")[0].strip("*") for each in ends] == ["🟥", "✍", "🟥", "🔵", "Game"]
    assert ends[-1] == "- Game 2 is written into the chronicle"


def first_page(chain: Chain, locale: str = "en") -> Sequence[str]:
    voice = KIT.voice(locale, "risk_legacy", ())
    return [str(voice.bare(each)) for section in pages(heirloom(chain))[0].sections for each in section.lines]


def test_who_has_won_every_game_is_said() -> None:
    """A player saw "Game 2: Ann wins" and looked for who had won the first, which a steward had."""
    *before, first, last = campaign(2)
    assert first.winner is not None
    fighters = tuple(evolve(each, person="") if seat == first.winner else each for seat, each in enumerate(first.seats))
    first = evolve(first, seats=fighters)
    said = first_page((*before, first, evolve(last, before=digest(first))))
    won = next(at for at, each in enumerate(said) if each.startswith("Game 2: "))
    assert said[won + 1].startswith("Before that: game 1: a steward (")
    assert not any(each.startswith("Before that") for each in first_page(campaign(1)))


@pytest.mark.parametrize("locale", ["en", "ru", "bg"])
def test_fifteen_games_fit_on_a_screen(locale: str) -> None:
    """Each winner stands once, with all that they have won."""
    (told,) = (each for each in first_page(campaign(15), locale) if " · " in each and " 1, 6, 11" in each)
    assert len(told) < 300
    assert [str(game) in told for game in range(1, 15)] == [True] * 14
