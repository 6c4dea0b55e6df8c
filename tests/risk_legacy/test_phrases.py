"""Slash subcommands, played through the menus that they answer."""

from __future__ import annotations

import pytest

from engines.core.menu import Pick, Refused
from engines.core.move import Move, part
from engines.core.phrase import Point, Spoken, play_phrase, point, token
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.meta import META
from engines.risk_legacy.moves.battle import Assault, DefendWith, Pass, PlayScar
from engines.risk_legacy.moves.founding import StartAt, TakeFaction
from engines.risk_legacy.moves.rewards import Forgo, FoundMajor, GiveName, NotNow, RewardMove
from engines.risk_legacy.moves.turn import BuyStar, Expand, Join, Maneuver, Place, TakeCard, Trade
from engines.risk_legacy.state import State
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import BRAZIL, PERU, attack, duel

PHRASES = {phrase.name: phrase for phrase in META.phrases}
VENEZUELA, CHINA, EGYPT, INDIA = (NUMBER[name] for name in ("venezuela", "china", "egypt", "india"))
ARGENTINA, CENTRAL = NUMBER["argentina"], NUMBER["central_america"]
HOME = {"brazil": (0, 8), "peru": (1, 5), "japan": (2, 3)}


def says(play: Scene, phrase: str, /, seat: int | None = None, **values: Move | str) -> Spoken:
    """As somebody types it: moves by their tokens, numbers and names as they are."""
    words = {
        name.removesuffix("_"): value if isinstance(value, str) else token(value) for name, value in values.items()
    }
    return play_phrase(play.match, play.mover if seat is None else seat, PHRASES[phrase], words)


def after(spoken: Spoken) -> State:
    assert spoken.rest == ()
    state = spoken.match._state
    assert isinstance(state, State)
    return state


def troops(spoken: Spoken, at: int) -> int:
    return after(spoken).fields[at].troops


def test_place() -> None:
    play = scene(3, troops={**HOME, "venezuela": (0, 1)}, phase="muster")
    assert troops(says(play, "place", where=part(Place, territory=VENEZUELA), troops="2"), VENEZUELA) == 3
    whole = Place(territory=VENEZUELA, troops=3)
    assert troops(says(play, "place", where=part(Place, territory=VENEZUELA), troops=whole), VENEZUELA) == 4


def test_the_last_recruit_is_placed_without_a_number() -> None:
    play = scene(3, troops={**HOME, "venezuela": (0, 1)}, phase="muster")
    play.place(brazil=2)
    assert troops(says(play, "place", where=Place(territory=VENEZUELA, troops=1)), VENEZUELA) == 2


def test_attack() -> None:
    play = duel(8, 5, dice=(6, 5, 4, 3, 2))
    order = Assault(origin=BRAZIL, target=PERU)
    assert troops(says(play, "attack", target=part(Assault, target=PERU), how=order), PERU) == 3


def test_attack_from_one_of_several_places() -> None:
    play = duel(8, 5, troops={"argentina": (0, 4)}, dice=(6, 5, 4, 3, 2))
    order = Assault(origin=BRAZIL, target=PERU)
    spoken = says(play, "attack", target=part(Assault, target=PERU), from_=part(Assault, origin=BRAZIL), how=order)
    assert troops(spoken, PERU) == 3
    half = says(play, "attack", target=part(Assault, target=PERU))
    assert [step.name for step in half.rest] == ["how"]
    assert half.match.drafting(0)


def completed(play: Scene, phrase: str, **values: Move | str) -> Point:
    """What ``from`` may say then."""
    known = {name: value if isinstance(value, str) else token(value) for name, value in values.items()}
    there = point(play.match, 0, PHRASES[phrase], known, "from")
    assert there is not None
    return there


def test_the_only_way_may_be_named() -> None:
    """RL-5.6.1: nobody is asked where the attack starts if it can start in one place, but who names it is right."""
    play = duel(8, 5, dice=(6, 5, 4, 3, 2))
    target, order = part(Assault, target=PERU), Assault(origin=BRAZIL, target=PERU)
    there = completed(play, "attack", target=target)
    assert [option.move for option in there.menu.options] == [part(Assault, origin=BRAZIL)]
    spoken = says(play, "attack", target=target, from_=part(Assault, origin=BRAZIL), how=order)
    assert spoken == says(play, "attack", target=target, how=order)
    assert troops(spoken, PERU) == 3


def test_another_way_is_refused_with_its_reason() -> None:
    """RL-5.6.1: one troop always stays behind."""
    play = duel(8, 5, troops={"argentina": (0, 1)})
    there = completed(play, "attack", target=part(Assault, target=PERU))
    assert [(no.move, no.reason.key) for no in there.blocked] == [
        (part(Assault, origin=ARGENTINA), "reason-must-keep-one")
    ]
    with pytest.raises(Refused, match="reason-must-keep-one"):
        says(play, "attack", target=part(Assault, target=PERU), from_=part(Assault, origin=ARGENTINA))
    with pytest.raises(Refused, match="core-not-offered"):
        says(play, "attack", target=part(Assault, target=PERU), from_=part(Assault, origin=CHINA))


def test_expand() -> None:
    play = scene(3, troops=HOME)
    assert troops(says(play, "expand", target=part(Expand, target=VENEZUELA), troops="3"), VENEZUELA) == 3
    high = Expand(origin=BRAZIL, target=VENEZUELA, troops=7)
    assert troops(says(play, "expand", target=part(Expand, target=VENEZUELA), troops=high), VENEZUELA) == 7


def test_expand_where_there_is_nothing_to_choose() -> None:
    play = scene(3, troops={**HOME, "brazil": (0, 2)})
    only = Expand(origin=BRAZIL, target=VENEZUELA, troops=1)
    assert troops(says(play, "expand", target=only), VENEZUELA) == 1


def test_expand_from_one_of_several_places() -> None:
    play = scene(3, troops={**HOME, "central_america": (0, 5)})
    spoken = says(play, "expand", target=part(Expand, target=VENEZUELA), from_=part(Expand, origin=BRAZIL), troops="2")
    assert troops(spoken, BRAZIL) == 6


def test_expand_from_the_only_place_by_name() -> None:
    """RL-5.5: nobody is asked where it starts; the number is another question."""
    play = scene(3, troops=HOME)
    target, start = part(Expand, target=VENEZUELA), part(Expand, origin=BRAZIL)
    there = completed(play, "expand", target=target)
    assert isinstance(there.menu, Pick)
    assert [option.move for option in there.menu.options] == [start]
    assert troops(says(play, "expand", target=target, from_=start, troops="3"), VENEZUELA) == 3
    with pytest.raises(Refused, match="core-not-offered"):
        says(play, "expand", target=target, from_="3", troops="3")


def test_expand_from_where_too_few_stand() -> None:
    """RL-5.5.2: somebody has to stay, and somebody to arrive."""
    few = {**HOME, "central_america": (0, 2), "peru": (0, 1)}
    play = scene(3, troops=few, world=land({"venezuela": Mark(city="minor_city")}))
    target = part(Expand, target=VENEZUELA)
    no = {no.move: no.reason.key for no in completed(play, "expand", target=target).blocked}
    assert no == {part(Expand, origin=PERU): "reason-must-keep-one", part(Expand, origin=CENTRAL): "reason-city-cost"}
    with pytest.raises(Refused, match="reason-city-cost"):
        says(play, "expand", target=target, from_=part(Expand, origin=CENTRAL), troops="3")


def test_move() -> None:
    play = scene(3, troops={**HOME, "venezuela": (0, 1)})
    spoken = says(play, "move", from_=part(Maneuver, origin=BRAZIL), to=part(Maneuver, target=VENEZUELA), troops="4")
    assert troops(spoken, VENEZUELA) == 5


def test_a_single_troop_moves_without_a_number() -> None:
    play = scene(3, troops={**HOME, "brazil": (0, 2), "venezuela": (0, 1)})
    move = Maneuver(origin=BRAZIL, target=VENEZUELA, troops=1)
    assert troops(says(play, "move", from_=move), VENEZUELA) == 2
    to = part(Maneuver, target=VENEZUELA)
    assert troops(says(play, "move", from_=move, to=to, troops="1"), VENEZUELA) == 2


def test_trade() -> None:
    play = scene(3, troops={**HOME, "venezuela": (0, 1)}, hands={0: "china egypt india"}, phase="muster")
    assert after(says(play, "trade", cards=Trade(cards=(EGYPT, CHINA, INDIA)))).ongoing.recruits == 7
    choosing = says(play, "trade", cards=part(Trade, cards=None))
    assert choosing.match.drafting(0)


def test_star() -> None:
    play = scene(3, troops=HOME, hands={0: "china egypt india peru"}, phase="start")
    cards = BuyStar(cards=tuple(sorted((CHINA, EGYPT, INDIA, PERU))))
    assert after(says(play, "star", cards=cards)).stars(0) == 1


def test_end() -> None:
    assert after(says(scene(3, troops=HOME), "end")).ongoing.seat == 1


def test_card() -> None:
    row, turn = "peru brazil venezuela egypt", {"conquered": (PERU,)}
    play = scene(3, troops={**HOME, "venezuela": (0, 1)}, row=row, turn=turn)
    play.end()
    assert after(says(play, "card", which=TakeCard(card=VENEZUELA))).sides[0].hand == (VENEZUELA,)


def test_join() -> None:
    play = scene(3, troops={"egypt": (1, 3), "japan": (2, 3)}, phase="start")
    assert troops(says(play, "join", where=Join(territory=PERU)), PERU) == 4


def test_start() -> None:
    play = opened(3)
    spoken = says(play, "start", faction=TakeFaction(faction=2), where=StartAt(territory=PERU))
    assert troops(spoken, PERU) == 8
    assert after(spoken).sides[play.mover].faction == 2


def test_start_with_the_last_faction() -> None:
    play = opened(5)
    while isinstance(play.menu().options[0].move, TakeFaction):
        play.clock()
    place = play.offers(StartAt)[0]
    assert troops(says(play, "start", where=place), place.territory) == 8


def test_defend() -> None:
    play = duel(8, 5, defence_choice="ask", dice=(6, 5, 4, 3))
    attack(play)
    assert troops(says(play, "defend", dice=DefendWith(dice=1)), PERU) == 4


def test_window() -> None:
    play = duel(8, 5, scars={1: "bunker"}, dice=(6, 5, 4, 3, 2))
    attack(play)
    assert after(says(play, "window", play=PlayScar(scar="bunker"))).world.lands[PERU].scar == "bunker"
    assert after(says(play, "window", play=Pass())).world.lands[PERU].scar is None


@pytest.fixture(name="won")
def _won() -> Scene:
    play = duel(8, 1, hqs={"peru": 1}, tokens={0: 3}, dice=(6, 5, 4, 1))
    attack(play)
    return play


def test_reward(won: Scene) -> None:
    what, where = part(RewardMove, reward="found_major"), FoundMajor(territory=PERU)
    city = after(says(won, "reward", what=what, where=where)).world.lands[PERU].city
    assert city is not None
    assert city.kind == "major_city"
    nothing = says(won, "reward", what=part(Forgo, sure=None))
    assert nothing.match.asked() == (0,)
    assert nothing.match.drafting(0)


def test_name(won: Scene) -> None:
    """RL-7.8.6: what was typed is looked at before it counts."""
    won.does(part(RewardMove, reward="found_major"), FoundMajor(territory=PERU))
    spoken = says(won, "name", text="Lima Nueva")
    menu = spoken.match.menu(0)
    assert menu is not None
    assert GiveName(name="Lima Nueva") in [option.move for option in menu.options]
    assert after(says(won, "name", text=NotNow())).stack != won.state.stack


def test_orders_are_open_at_any_time() -> None:
    play = duel(8, 5)
    assert says(play, "orders", seat=1).match == play.match
    assert play.match.aside(1) is not None


def test_a_phrase_of_another_moment_is_not_taken() -> None:
    with pytest.raises(Refused):
        says(scene(3, troops=HOME), "card", which=TakeCard(card=PERU))


def test_there_is_a_test_for_every_subcommand() -> None:
    tested = [name.removeprefix("test_") for name in globals() if name.startswith("test_")]
    assert all(any(name.startswith(phrase) for name in tested) for phrase in PHRASES)
