"""Who names the planet (RL-7.7)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.record import evolve
from engines.risk_legacy.campaign.deltas import NamerFound, PlanetNamed
from engines.risk_legacy.events.rewards import NameGiven, NamePostponed, NamerChosen
from engines.risk_legacy.moves.rewards import NotNow
from tests.risk_legacy.arrange import PEOPLE, land, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import call, chained, won
from tests.risk_legacy.war import attack


def last(*signed: str, winner: int = 0, **more: Any) -> Scene:
    """The fifteenth game, won by Ann unless it is said otherwise; all rewards are forgone."""
    play = won(winner, game=15, world=land(signed=signed, named=more.pop("named", None)), **more)
    while not play.match.over and play.match.span == "reward":
        play.clock()
    return play


def chosen(play: Scene) -> list[NamerChosen]:
    return [event for event in play.story if isinstance(event, NamerChosen)]


@pytest.mark.parametrize(
    ("signed", "more", "person", "rounds"),
    [
        (("ann",), {}, "ann", ()),
        (("bob", "bob"), {}, "bob", ()),
        (("ann", "bob"), {}, "ann", ()),
        (
            ("bob", "bob", "ann"),
            {"named": {"asia": "bob", "europe": "bob"}, "dice": (3, 5, 4, 5)},
            "bob",
            ((("bob", 3, 2), ("ann", 5, 0)), (("bob", 4, 2), ("ann", 5, 0))),
        ),
        (
            ("bob", "cid"),
            {"dice": (5, 2, 5, 1, 6)},
            "ann",
            ((("bob", 5, 0), ("cid", 2, 0), ("ann", 5, 0)), (("bob", 1, 0), ("ann", 6, 0))),
        ),
    ],
)
def test_most_signatures(signed: tuple[str, ...], more: dict[str, Any], person: str, rounds: object) -> None:
    """RL-1.4, 7.7.1, EX-44: this game's signature too; only those who tie roll, and again; asked last of all, on the
    own seat."""
    play = last(*signed, **more)
    seat = PEOPLE.index(person)
    assert chosen(play) == [NamerChosen(person=person, rounds=rounds, seat=seat)]  # type: ignore[arg-type]
    assert (play.mover, play.match.span) == (seat, "planet")


def test_naming_it() -> None:
    """RL-7.7.1: part of this game's record; then the match is over."""
    play = last("ann")
    call(play, "Terra Nova")
    assert play.heard(NameGiven)[0].place == "planet"
    assert play.match.over
    assert chained(play)[-1].deltas[-2:] == (NamerFound(person="ann"), PlanetNamed(name="Terra Nova"))
    assert play.state.world.planet == "Terra Nova"


def test_not_named() -> None:
    """RL-7.7.1: it stays unnamed for now; who may is remembered."""
    play = last("ann")
    play.clock()
    assert play.heard(NamePostponed)
    assert play.match.over
    assert (play.state.world.planet, play.state.world.namer) == (None, "ann")


@pytest.mark.parametrize(
    ("winner", "people", "seat"),
    [
        (0, ("ann", "bob", "cid", "dot"), 0),
        (0, ("", "bob", "cid", "dot"), 1),
        (0, ("", "", "cid", "dot"), 2),
        (2, ("ann", "bob", "", "dot"), 3),
        (3, ("ann", "bob", "", ""), 0),
    ],
)
def test_somebody_who_is_not_there(winner: int, people: tuple[str, ...], seat: int) -> None:
    """RL-7.7.1: the winner's seat writes it down, or the next one clockwise where somebody sits."""
    play = last("zoe", "zoe", winner=winner, people=people)
    assert chosen(play)[0].person == "zoe"
    assert (play.mover, chosen(play)[0].seat) == (seat, seat)


def test_nobody_sits_anywhere() -> None:
    """RL-7.7.1: then nobody is asked."""
    play = last("zoe", "zoe", people=("", "", "", ""))
    assert play.match.over
    assert play.state.world.namer == "zoe"


def test_nobody_has_signed() -> None:
    """RL-7.7.2."""
    play = last(people=("", "bob", "cid", "dot"))
    assert play.match.over
    assert (play.state.world.namer, chosen(play)) == (None, [])


def test_before_the_fifteenth() -> None:
    """RL-7.7.1."""
    play = won(0, game=14, world=land(signed=("ann",)))
    while not play.match.over:
        assert play.match.span == "reward"
        play.clock()


def epilogue(**changes: Any) -> Scene:
    world = evolve(land(signed=("ann", "bob")), **changes)
    play = scene(
        3,
        troops={"brazil": (0, 8), "peru": (1, 1), "egypt": (1, 2), "japan": (2, 2)},
        hqs={"brazil": 0, "peru": 1},
        tokens={0: 2},
        game=17,
        world=world,
        dice=(6, 5, 4, 1),
    )
    attack(play)
    return play


def test_asked_again_after_an_epilogue() -> None:
    """RL-7.7.1: in the same way, without a new roll."""
    play = epilogue(namer="bob")
    assert (play.mover, play.match.span) == (1, "planet")
    assert chosen(play) == []
    play.does(NotNow())
    assert play.match.over


def test_a_name_is_given_once() -> None:
    """RL-5.13: already named."""
    assert epilogue(namer="bob", planet="Terra").match.over
