"""Scar cards that are played at the start of a turn, and those who hold others (RL-6.5, 5.3.2, 6.2.5, 3.1)."""

from typing import Any

import pytest

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.event import Obeyed
from engines.core.menu import Picked
from engines.core.move import part
from engines.core.steward import GENTLE, KEEN
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.events.battle import OrderDropped, ScarPlayed
from engines.risk_legacy.events.packets import TroopsLost
from engines.risk_legacy.moves.battle import Assault, Pass, PlayScar
from engines.risk_legacy.moves.turn import GoOn, LayScar
from engines.risk_legacy.orders import Orders, Queued, Trap
from engines.risk_legacy.packets.common.told import LandFed
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.test_picture import drawn, has
from tests.risk_legacy.test_steward import lets_play
from tests.risk_legacy.war import BRAZIL, PERU, attack, duel, refining

PACK = ("pack_2",)
OPEN = land(packets=PACK)
HIRED, BUNKER = "mercenary", "bunker"
HOME: dict[str, Any] = {"troops": {"peru": (0, 4), "egypt": (1, 3), "japan": (2, 3)}, "hqs": {"peru": 0}}
SAVE = Edit(field="plays", value="save")


def starting(**more: Any) -> Scene:
    return scene(**{**HOME, "phase": "start", "world": OPEN, **more})


def laid(at: int, scar: ScarName = HIRED) -> LayScar:
    return LayScar(scar=scar, territory=at)


def queued(*plays: Queued) -> Orders:
    return Orders(scar_watch=(), plays=plays)


# ---- in the own turn


@pytest.mark.parametrize("scar", [HIRED, BUNKER])
def test_whoever_holds_a_card_is_asked_whichever_it_is(scar: ScarName) -> None:
    """RL-5.3.2, 3.1: skipping must not tell. A world without such cards asks nobody."""
    play = starting(scars={0: scar})
    assert (play.asked, play.state.stack[-1].kind) == ((0,), "turn_start")
    assert play.accepts(GoOn())
    assert play.accepts(part(LayScar, scar=scar)) is (scar == HIRED)
    if scar == BUNKER:
        assert play.why(PlayScar(scar=BUNKER)) is not None
    play.clock()
    assert play.state.sides[0].scar == scar
    assert starting(scars={1: scar}).state.stack[-1].kind != "turn_start"
    closed = starting(scars={0: BUNKER}, world=land())
    assert closed.state.stack[-1].kind != "turn_start"


def test_it_is_played_on_any_land_without_a_scar() -> None:
    """RL-6.5.1, 5.12: whoever's it is; for good, public, and once."""
    world = land({"egypt": Mark(scar="bunker")}, packets=PACK)
    play = starting(scars={0: HIRED}, world=world)
    numbers = [option.cards for option in play.menu().options if option.move == part(LayScar, scar=HIRED)]
    play.does(part(LayScar, scar=HIRED))
    assert (numbers, {option.cards for option in play.menu().options}) == ([(1,)], {()}), "once is enough"
    assert not play.accepts(laid(NUMBER["egypt"]))
    assert play.why(laid(NUMBER["egypt"])) is not None
    assert laid(PERU).lasts()
    play.does(laid(NUMBER["japan"]))
    assert play.heard(ScarPlayed) == [ScarPlayed(seat=0, territory=NUMBER["japan"], scar=HIRED, holder=2)]
    assert play.state.world.lands[NUMBER["japan"]].scar == HIRED
    assert (play.state.sides[0].scar, play.state.world.played) == (None, ("bunker", HIRED))
    assert play.state.stack[-1].kind == "recruiting" or not play.accepts(part(LayScar, scar=HIRED))


# ---- in battle


def test_in_battle_it_is_asked_for_and_stays_in_hand() -> None:
    """RL-6.2.5: with pass as the only choice; no trap plays it, no order of an attack does."""
    play = duel(scars={1: HIRED}, world=OPEN, dice=(6, 6, 6, 1, 1))
    attack(play)
    assert (play.asked, [option.move for option in play.menu().options]) == ((1,), [Pass()])
    assert play.why(PlayScar(scar=HIRED)) is not None
    play.does(Pass())
    assert play.state.sides[1].scar == HIRED
    trapped = duel(
        scars={1: HIRED}, world=OPEN, orders={1: Orders(scar_watch=(), traps=(Trap(where="mine"),))}, dice=(6,) * 5
    )
    attack(trapped)
    assert (trapped.state.world.lands[PERU].scar, trapped.heard(OrderDropped, 1)[0].order) == (None, "trap")
    refined = refining(duel(scars={0: HIRED}, world=OPEN))
    assert not refined.accepts(part(Assault, scar=True))
    assert refined.why(part(Assault, scar=True)) is not None


# ---- queued


def test_a_queued_play_waits_for_its_turn() -> None:
    """RL-6.5.1, 6.1.4, 5.3.1: of that seat, or of the next one; its owner alone learns that an order did it."""
    later = starting(scars={1: HIRED}, orders={1: queued(Queued(territory=PERU, turn=2))})
    assert later.state.world.lands[PERU].scar is None
    later.runs_out()
    later.runs_out()
    assert later.state.turn is not None
    assert (later.state.turn.seat, later.state.world.lands[PERU].scar) == (2, HIRED)
    now = starting(scars={1: HIRED}, orders={1: queued(Queued(territory=PERU))})
    assert (now.state.world.lands[PERU].scar, now.state.sides[1].orders.plays) == (HIRED, ())
    assert len(now.heard(Obeyed, 1)) == 1
    assert now.heard(Obeyed, 0) == []


def test_queued_plays_are_tried_as_they_were_declared() -> None:
    """RL-6.5.1: the first one counts; the other is dropped with a private note, and its card stays in hand."""
    play = scene(**HOME, scars={0: HIRED, 2: HIRED}, world=OPEN)
    for seat in (2, 0):
        play.orders(seat, Leaf(page="plays"), Edit(field="scarred", value=BRAZIL), SAVE)
    play.orders(0, Edit(field="plays", value=0), SAVE)
    assert [seat for seat, _ in play.state.queue] == [2, 0]
    play.end()
    assert play.heard(ScarPlayed) == [ScarPlayed(seat=2, territory=BRAZIL, scar=HIRED)]
    assert [note.order for note in play.heard(OrderDropped, 0)] == ["play"]
    assert play.heard(OrderDropped, 1) == []
    assert (play.state.sides[0].scar, play.state.sides[0].orders.plays) == (HIRED, ())


def test_writing_a_queued_play() -> None:
    """RL-6.6: only with such a card, on land without a scar, once each; a page that no closed world has."""
    world = land({"egypt": Mark(scar="bunker")}, packets=PACK)
    play = scene(**HOME, scars={0: HIRED, 1: BUNKER}, world=world)
    pages = [
        [option.move.page for option in play.booklet(seat).options if isinstance(option.move, Leaf)] for seat in (0, 1)
    ]
    assert [("plays" in page, "traps" in page) for page in pages] == [(True, False), (False, True)]
    play.orders(0, Leaf(page="plays"), Edit(field="whose_turn", value=2), Edit(field="scarred", value=PERU), SAVE)
    assert play.state.sides[0].orders.plays == (Queued(territory=PERU, turn=2),)
    assert not play.booklet(0).accepts(Picked((SAVE,)))
    assert not play.booklet(0).accepts(Picked((Edit(field="scarred", value=NUMBER["egypt"]),)))


# ---- who may know


@pytest.mark.parametrize("witness", [None, 1, 2])
def test_which_card_it_is_shows_nowhere(witness: int | None) -> None:
    """RL-3.1: cards of all kinds wander between hands and pool; views, asks and what a clock does are the same."""
    knowers = () if witness is None else (witness,)
    play = starting(scars={0: HIRED, 1: BUNKER, 2: HIRED}, orders={0: queued(Queued(territory=BRAZIL, turn=1))})
    worlds = [GAME.scramble(play.state, knowers, f"{seed}") for seed in range(12)]
    assert {HIRED, BUNKER, "ammo_shortage"} == {world.sides[0].scar for world in worlds}
    seen = GAME.view(play.state, witness)
    assert all(GAME.view(world, witness) == seen for world in worlds)
    assert {world.stack[-1].asked(world) for world in worlds} == {(0,)}
    assert {world.stack[-1].fallback(world, 0) for world in worlds} == {Picked((GoOn(),))}


# ---- the stand-in


@pytest.mark.parametrize(("level", "where"), [(KEEN, [PERU]), (GENTLE, [])])
def test_a_keen_steward_hires_soldiers_for_its_headquarters(level: Any, where: list[int]) -> None:
    """RL-12: the mark outlasts the game, so it is made where it serves longest; a gentle one keeps its card."""
    play = starting(scars={0: HIRED})
    assert [move.territory for move in lets_play(play, level=level) if isinstance(move, LayScar)] == where


def test_pictures_have_a_sign_for_it() -> None:
    """RL-11.1: on the map and in hand; it is the packet's own."""
    lies = starting(world=land({"peru": Mark(scar=HIRED)}, packets=PACK))
    held = starting(scars={0: HIRED})
    assert [has(drawn(lies), "broadsword"), has(drawn(held), "broadsword")] == [True, False]
    assert has(drawn(held, "own"), "broadsword")


def test_gains_and_losses_come_in_one_pass() -> None:
    """RL-B2.4, B1.7, 5.11.1: all scars on the board in the order of the data, gains and losses alike: whoever loses the
    last troop in one territory may gain one in a later one, and is knocked out no less than the other way round."""
    marks = {
        "alaska": Mark(scar="biohazard"), "peru": Mark(scar="mercenary"),
        "egypt": Mark(scar="biohazard"), "japan": Mark(scar="mercenary"),
    }  # fmt: skip
    stand = dict.fromkeys(("japan", "egypt", "peru", "alaska"), (0, 2))
    world = land(marks, packets=("pack_1", *PACK))
    play = scene(troops={**stand, "ural": (1, 2), "india": (2, 2)}, world=world)
    play.end()
    passed = [(each.territory, each.kind) for each in play.events if isinstance(each, LandFed | TroopsLost)]
    numbers = sorted(NUMBER[name] for name in marks)
    kinds = {"biohazard": "troops_lost", "mercenary": "land_fed"}
    assert passed == [(at, kinds[str(world.lands[at].scar)]) for at in numbers]
    assert [play.at(name) for name in marks] == [(0, 1), (0, 3), (0, 1), (0, 3)]
