"""Slash subcommands: ways that need not be named, and ways that are not to be had. That whatever a subcommand offers
can be said is shown for every game."""

from collections.abc import Callable

import pytest

from engines.core.menu import Refused
from engines.core.move import Move, part
from engines.core.phrase import Point, Spoken, play_phrase, point, token
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.meta import META
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.rewards import FoundMajor, GiveName, RewardMove
from engines.risk_legacy.moves.turn import Expand, Place
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import won
from tests.risk_legacy.war import ARGENTINA, BRAZIL, PERU, VENEZUELA, duel

PHRASES = {phrase.name: phrase for phrase in META.phrases}
CENTRAL, CHINA = NUMBER["central_america"], NUMBER["china"]
HOME = {"brazil": (0, 8), "peru": (1, 5), "japan": (2, 3)}
FEW = {**HOME, "central_america": (0, 2), "peru": (0, 1)}
ATTACK, EXPAND, HERE = part(Assault, target=PERU), part(Expand, target=VENEZUELA), part(Assault, origin=BRAZIL)


def says(play: Scene, phrase: str, **values: Move | str) -> Spoken:
    """As somebody types it: moves by their tokens, numbers and names as they are."""
    words = {name.removesuffix("_"): token(it) if isinstance(it, Move) else it for name, it in values.items()}
    return play_phrase(play.match, play.mover, PHRASES[phrase], words)


def completed(play: Scene, phrase: str, target: Move) -> Point:
    """What ``from`` may say then."""
    there = point(play.match, 0, PHRASES[phrase], {"target": token(target)}, "from")
    assert there is not None
    return there


def test_the_only_way_may_be_named() -> None:
    """RL-5.5.1, 5.6.1: nobody is asked where it starts if it can start in one place, but who names it is right. Half of
    an attack begins it."""
    play, how = duel(8, 5, dice=(6, 5, 4, 3, 2)), Assault(origin=BRAZIL, target=PERU)
    spoken = says(play, "attack", target=ATTACK, from_=HERE, how=how)
    assert spoken == says(play, "attack", target=ATTACK, how=how)
    assert (spoken.rest, spoken.match._state.fields[PERU].troops) == ((), 3)
    marched = says(scene(3, troops=HOME), "expand", target=EXPAND, from_=part(Expand, origin=BRAZIL), troops="3")
    assert marched.match._state.fields[VENEZUELA].troops == 3
    half = says(duel(8, 5, troops={"argentina": (0, 4)}), "attack", target=ATTACK)
    assert ([step.name for step in half.rest], half.match.drafting(0)) == (["how"], True)


@pytest.mark.parametrize(
    ("phrase", "play", "target", "barred"),
    [
        ("attack", lambda: duel(8, 5, troops={"argentina": (0, 1)}), ATTACK, {ARGENTINA: "must-keep-one"}),
        ("expand", lambda: scene(3, troops=HOME), EXPAND, {}),
        (
            "expand",
            lambda: scene(3, troops=FEW, world=land({"venezuela": Mark(city="minor_city")})),
            EXPAND,
            {PERU: "must-keep-one", CENTRAL: "city-cost"},
        ),
    ],
)
def test_other_ways_are_refused_with_their_reasons(
    phrase: str, play: Callable[[], Scene], target: Move, barred: dict[int, str]
) -> None:
    """RL-5.5.2, 5.6.1: one troop always stays behind; a city has its price."""
    kind, there = {"attack": Assault, "expand": Expand}[phrase], completed(play(), phrase, target)
    assert [option.move for option in there.menu.options] == [part(kind, origin=BRAZIL)]
    assert {no.move: no.reason.key for no in there.blocked} == {
        part(kind, origin=origin): f"reason-{why}" for origin, why in barred.items()
    }
    for origin, why in {**barred, CHINA: "not-offered"}.items():
        with pytest.raises(Refused, match=why):
            says(play(), phrase, target=target, from_=part(kind, origin=origin))


def test_the_last_recruit_is_placed_without_a_number() -> None:
    """RL-5.4.4: and may be called one."""
    play = scene(3, troops={**HOME, "venezuela": (0, 1)}, phase="muster")
    play.place(brazil=2)
    last = Place(territory=VENEZUELA, troops=1)
    assert says(play, "place", where=last) == says(play, "place", where=last, troops="1")
    with pytest.raises(Refused):
        says(play, "place", where=last, troops="2")


def test_a_name_is_looked_at_before_it_counts() -> None:
    """RL-7.8.6."""
    play = won()
    play.does(part(RewardMove, reward="found_major"), FoundMajor(territory=PERU))
    menu = says(play, "name", text="Lima Nueva").match.menu(0)
    assert menu is not None
    assert GiveName(name="Lima Nueva") in [option.move for option in menu.options]
