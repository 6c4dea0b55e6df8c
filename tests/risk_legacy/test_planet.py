"""Who names the planet (RL-7.7)."""

from typing import Any

import pytest

from engines.core.record import evolve
from engines.risk_legacy.campaign.deltas import NamerFound, PlanetNamed
from engines.risk_legacy.events.rewards import NameGiven, NamePostponed, NamerChosen
from engines.risk_legacy.moves.rewards import NotNow
from tests.risk_legacy.arrange import PEOPLE, land
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import call, chained, won

NAMED = {"asia": "bob", "europe": "bob"}
BY_NAMES = ((("bob", 3, 2), ("ann", 5, 0)), (("bob", 4, 2), ("ann", 5, 0)))
THREE_TIE = ((("bob", 5, 0), ("cid", 2, 0), ("ann", 5, 0)), (("bob", 1, 0), ("ann", 6, 0)))


def last(*signed: str, game: int = 15, named: Any = None, **more: Any) -> Scene:
    """The fifteenth game, won by Ann unless it is said otherwise; all rewards are forgone."""
    play = won(game=game, **{"world": land(signed=signed, named=named), **more})
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
        (("bob", "bob", "ann"), {"named": NAMED, "dice": (3, 5, 4, 5)}, "bob", BY_NAMES),
        (("bob", "cid"), {"dice": (5, 2, 5, 1, 6)}, "ann", THREE_TIE),
    ],
)
def test_most_signatures(signed: tuple[str, ...], more: dict[str, Any], person: str, rounds: Any) -> None:
    """RL-1.4, 7.7.1, EX-44: this game's signature too; only those who tie roll, and again; asked last of all, on the
    own seat."""
    play = last(*signed, **more)
    seat = PEOPLE.index(person)
    assert chosen(play) == [NamerChosen(person=person, rounds=rounds, seat=seat)]
    assert (play.mover, play.match.span) == (seat, "planet")


def test_naming_it() -> None:
    """RL-7.7.1: part of this game's record; then the match is over. Not named, it stays so for now, and who may is
    remembered."""
    play = last("ann")
    call(play, "Terra Nova")
    assert ([given.place for given in play.heard(NameGiven)], play.match.over) == (["planet"], True)
    assert chained(play)[-1].deltas[-2:] == (NamerFound(person="ann"), PlanetNamed(name="Terra Nova"))
    assert play.state.world.planet == "Terra Nova"
    silent = last("ann")
    silent.clock()
    assert (len(silent.heard(NamePostponed)), silent.match.over) == (1, True)
    assert (silent.state.world.planet, silent.state.world.namer) == (None, "ann")


@pytest.mark.parametrize(
    ("winner", "people", "seat"),
    [
        (0, ("ann", "bob", "cid", "dot"), 0),
        (0, ("", "bob", "cid", "dot"), 1),
        (0, ("", "", "cid", "dot"), 2),
        (2, ("ann", "bob", "", "dot"), 3),
        (3, ("ann", "bob", "", ""), 0),
        (0, ("", "", "", ""), None),
    ],
)
def test_somebody_who_is_not_there(winner: int, people: tuple[str, ...], seat: int | None) -> None:
    """RL-7.7.1: the winner's seat writes it down, or the next one clockwise where somebody sits; else nobody is
    asked."""
    play = last("zoe", "zoe", winner=winner, people=people)
    assert [(told.person, told.seat) for told in chosen(play)] == [("zoe", seat)]
    assert play.match.asked() == (() if seat is None else (seat,))
    assert play.state.world.namer == "zoe"


@pytest.mark.parametrize("more", [{"people": ("", "bob", "cid", "dot")}, {"game": 14}])
def test_nobody_is_asked(more: dict[str, Any]) -> None:
    """RL-7.7.1, 7.7.2: where nobody has signed, and before the fifteenth game."""
    play = last(**more)
    assert (play.match.over, play.state.world.namer, chosen(play)) == (True, None, [])


@pytest.mark.parametrize(("planet", "asked"), [(None, (1,)), ("Terra", ())])
def test_after_an_epilogue(planet: str | None, asked: tuple[int, ...]) -> None:
    """RL-7.7.1, 5.13: asked again in the same way, without a new roll; but a name is given once."""
    world = evolve(land(signed=("ann", "bob")), namer="bob", planet=planet)
    play = last(game=17, world=world)
    assert (play.match.asked(), chosen(play)) == (asked, [])
    if asked:
        assert play.match.span == "planet"
        play.does(NotNow())
    assert play.match.over
