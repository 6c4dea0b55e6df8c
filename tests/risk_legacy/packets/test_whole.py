"""What the contract lets off, since few matches bring it up, is tested here (tests/contract/chronicle.py)."""

from pathlib import Path

import pytest

import tests.risk_legacy.told
from bot.kit import Kit
from bot.languages import SHIPPED
from engines import GAMES
from engines.core.drawing.look import Look
from engines.core.event import Event
from engines.core.match import Act
from engines.core.move import Move
from engines.core.record import members
from engines.core.rng import Rng
from engines.core.steward import KEEN
from engines.core.text import CardRef, text
from engines.risk_legacy import GAME
from engines.risk_legacy.factions import newcomers
from engines.risk_legacy.picture import PAINTER
from tests.campaigns import following, late
from tests.contract.chronicle import rare
from tests.playing import recorded
from tests.risk_legacy.packets.late import heirloom

HOMES = (Path(__file__).parent, Path(str(tests.risk_legacy.told.__file__)).parent)


def test_every_kind_of_event_and_move_is_somewhere() -> None:
    """By the name of its class, or by its kind in what is told."""
    written = "".join(path.read_text("utf-8") for home in HOMES for path in home.iterdir() if path.suffix == ".py")
    every = {**members(Event, GAME.package), **members(Move, GAME.package)}
    assert {kind for kind in rare(GAME) if kind not in written and every[kind].__name__ not in written} == set()


def test_stewards_play_on_in_a_late_world() -> None:
    """RL-10, B1.10 to B5.10: with all that packets bring, to the end."""
    match, _ = following(GAME, 4, "late", heirloom()).begin()
    for step in range(2000):
        GAME.check(match._state)
        if match.over:
            return
        seat = match.asked()[0]
        menu = match.menu(seat)
        assert menu is not None
        given = GAME.advise(match.view(seat), menu, Rng(f"late {step}"), KEEN)
        match, _ = match.act(Act(seat=seat, question=match.question(seat), given=given))
    raise AssertionError("it does not end")


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_newcomers_play_in_every_match_of_a_late_world(seats: int) -> None:
    """RL-B5.5, B6.3: all that looks at matches at random looks at the factions that packets bring."""
    seed = next(seed for seed in range(16) if late(GAME, seats, seed))
    first = next(turn.after for turn in recorded(GAME, seats, seed) if turn.after._state.round)
    assert {newcomer.number for newcomer in newcomers()} <= {side.faction for side in first._state.sides}


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_a_plate_names_the_scars_that_packets_bring(locale: str) -> None:
    """RL-B0.10: as the texts call them."""
    voice = Kit(GAMES).voice(locale, GAME.meta.key, ())
    plate = PAINTER.world(heirloom(), Look(say=voice.bare, names=()))
    assert plate is not None
    written = {words.said for layer in plate.layers for words in layer.sprite.words}
    assert {voice.bare(CardRef(scar)) for scar in ("biohazard", "mercenary", "fallout")} <= written
    assert voice.bare(text("map-sign", kind="aim")) not in written
