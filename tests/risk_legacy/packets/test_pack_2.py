"""Pack 2: comeback powers and mercenaries (RL-B2)."""

from collections.abc import Mapping
from typing import Any

import pytest

from engines.core.match import Match
from engines.core.record import evolve
from engines.core.steward import GENTLE, KEEN
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.deltas import Fought, PacketOpened, PowerAdded, apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.events.battle import DiceRolled
from engines.risk_legacy.events.packets import PacketUnsealed
from engines.risk_legacy.events.turn import CardTaken, Eliminated, KnockedOut
from engines.risk_legacy.invariants import check
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.orders import NEEDIEST, Orders, Trap
from engines.risk_legacy.packets.common.told import LandFed
from engines.risk_legacy.packets.pack_2.comeback import ComebackTaken, TakeComeback
from engines.risk_legacy.packets.pack_2.components import COMEBACKS
from engines.risk_legacy.packets.pack_2.wandering import HqMoved, LeaveHq, MoveHq
from engines.risk_legacy.rules import odds
from engines.risk_legacy.rules.battle import modifiers
from engines.risk_legacy.rules.combat import Modifiers, modified
from engines.risk_legacy.rules.recruits import places, post
from engines.risk_legacy.rules.watches import pointless
from tests.contract.checks.secrecy import APART, compare
from tests.playing import Turn, look, played
from tests.risk_legacy import slowly
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.made_up import Lend, asked, lend
from tests.risk_legacy.packets.open_world import table
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.test_steward import advice, lets_play
from tests.risk_legacy.victory import forgo, won
from tests.risk_legacy.war import BRAZIL, PERU, attack, duel, lost, move_in, until

__all__ = ["asked", "lend"]
PACK = "pack_2"
FIRST, SECOND = COMEBACKS[:2]
FALLS = (6, 6, 6, 1)
"""The last defender, to three dice."""
SEALED, OPEN = land(allowed=True), land(packets=(PACK,))


def having(powers: Mapping[int, str], marks: Mapping[str, Mark] | None = None) -> World:
    """A world where factions, by the seats that play them in a scene, have these comeback powers."""
    world = land(marks, packets=(PACK,))
    for faction, power in powers.items():
        world = apply(world, PowerAdded(faction=faction, power=power))
    return world


def more(play: Scene, seat: int) -> tuple[str, ...]:
    """What packets have added to the faction of *seat*."""
    faction = play.state.sides[seat].faction
    assert faction is not None
    return play.state.world.banners[faction].more


def opens(play: Scene) -> list[str]:
    return [event.packet for event in play.story if isinstance(event, PacketUnsealed)]


# ---- the seal


def crowded_out(**position: Any) -> Scene:
    """Seat 1 has nothing, and nowhere to join the war: every other territory is held."""
    troops = {name: (0 if at % 2 else 2, 2) for name, at in NUMBER.items()}
    return scene(troops=troops, phase="start", seat=1, world=SEALED, **position)


def test_whoever_is_eliminated_opens_it_and_picks() -> None:
    """RL-B2, B2.1, 7.3.1: at once, before the elimination takes effect; the opener included."""
    play = crowded_out()
    assert (play.asked, [option.move for option in play.menu().options]) == ((1,), [BreakSeal(packet=PACK)])
    assert not play.state.sides[1].eliminated
    play.does(BreakSeal(packet=PACK))
    assert opens(play) == [PACK]
    assert (play.asked, play.match.span) == ((1,), "window")
    assert [move.power for move in play.offers(TakeComeback)] == list(COMEBACKS)
    play.does(TakeComeback(power="mobile"))
    assert more(play, 1) == ("mobile",)
    assert [event.seat for event in play.heard(Eliminated)] == [1]
    assert play.state.world.pool.count("mercenary") == 3
    assert play.state.deltas[:1] == (PacketOpened(packet=PACK, scars=("mercenary",) * 3),)


def test_the_clock_opens_it_and_takes_the_first() -> None:
    """RL-B2.1: the default; where nobody sits it is done at once."""
    for play in (crowded_out(), crowded_out(people=("ann", "", "cid"))):
        while play.asked == (1,):
            play.clock()
        assert (opens(play), more(play, 1), play.state.sides[1].eliminated) == ([PACK], (FIRST,), True)


def test_a_seat_that_is_removed_opens_it_without_ceremony() -> None:
    """RL-B2, 7.4.3: nobody can be asked; the next one that goes picks as well, of what is left."""
    play = scene(4, troops={"peru": (0, 2), "egypt": (1, 2), "japan": (2, 2), "ural": (3, 2)}, world=SEALED)
    play.leaves(2)
    assert (opens(play), more(play, 2), play.asked) == ([PACK], (FIRST,), (0,))
    play.leaves(1)
    assert (opens(play), more(play, 1)) == ([PACK], (SECOND,))


def test_at_the_end_of_a_game_the_first_opens_it_and_all_pick() -> None:
    """RL-B2, 7.2.3: seats without a troop are eliminated, each after its pick, in seat order; then come the rewards."""
    play = won(world=SEALED, out=(1, 2, 3))
    assert play.asked == (1,)
    play.does(BreakSeal(packet=PACK), TakeComeback(power="stealthy"))
    assert play.asked == (2,)
    assert "stealthy" not in [move.power for move in play.offers(TakeComeback)]
    play.clock()
    play.clock()
    assert [event.seat for event in play.story if isinstance(event, Eliminated)] == [1, 2, 3]
    assert [more(play, seat) for seat in range(4)] == [(), ("stealthy",), ("resourceful",), ("well_armed",)]
    assert opens(play) == [PACK]
    forgo(play)


def test_a_packet_that_is_late_is_opened_in_the_setup() -> None:
    """RL-B0.4: some faction's past says that it was eliminated; its scar cards are in the pool for this deal."""
    fought = Fought(faction=0, game=1, person="ann", start=1, result="eliminated")
    for world, told in ((apply(SEALED, fought), [PACK]), (SEALED, []), (apply(land(), fought), [])):
        play = opened(world=world)
        assert opens(play) == told
        held = [side.scar for side in play.state.sides]
        assert len((*play.state.pool, *held)) == (9 if told else 6)


def test_nothing_of_it_is_there_before() -> None:
    """RL-B0.1: a knock-out opens nothing; a closed packet asks and offers nothing."""
    play = duel(8, 1, alone=True, world=SEALED, dice=FALLS)
    attack(play)
    assert [event.seat for event in play.heard(KnockedOut)] == [1]
    assert (opens(play), play.asked) == ([], (0,))
    assert all(not banner.more for banner in play.state.world.banners)


# ---- a comeback power


def test_a_knock_out_in_the_middle_of_an_assault() -> None:
    """RL-B2.1, 5.6.14, 5.8: the seat picks in somebody else's turn, before the conqueror moves in; then that turn goes
    on."""
    play = duel(8, 1, alone=True, world=OPEN, dice=FALLS)
    until(play)
    assert (play.asked, play.match.span) == ((1,), "window")
    play.does(TakeComeback(power="convincing"))
    assert play.heard(ComebackTaken) == [ComebackTaken(seat=1, faction=1, power="convincing")]
    assert (play.asked, more(play, 1)) == ((0,), ("convincing",))
    move_in(play, 2)
    assert (play.at("peru"), play.state.battle) == ((0, 5), None)
    play.end()
    assert play.state.turn is not None
    assert (play.state.turn.seat, play.state.stack[-1].kind) == (1, "joining")


def test_who_falls_to_no_enemy_picks_as_well(lend: Lend) -> None:
    """RL-B0.6, B2.1: even at the end of its own turn, before the card; then the next turn begins."""
    lend(turn_end_troops=lambda self, state, seat, at, troops: -9)
    play = scene(troops={"peru": (0, 2), "egypt": (1, 2), "japan": (2, 2)}, world=OPEN)
    play.end()
    assert (play.asked, play.state.turn and play.state.turn.seat) == ((0,), 0)
    play.does(TakeComeback(power=SECOND))
    assert (more(play, 0), play.state.turn and play.state.turn.seat) == ((SECOND,), 1)


def test_a_faction_comes_back_once() -> None:
    """RL-B2.1, B2.6: a blue slot that is full stays as it is; a power that is taken is not offered."""
    full = duel(8, 1, alone=True, world=having({1: "mobile"}), dice=FALLS)
    until(full)
    assert full.asked == (0,)
    taken = duel(8, 1, alone=True, world=having({0: FIRST, 4: "mobile"}), dice=FALLS)
    until(taken)
    left = [power for power in COMEBACKS if power not in {FIRST, "mobile"}]
    assert [move.power for move in taken.offers(TakeComeback)] == left
    taken.clock()
    assert more(taken, 1) == ("stealthy",)


def test_a_victory_that_comes_first_asks_at_the_end() -> None:
    """RL-8.38, 7.1.3, B2.1: nothing pending is carried out, and whoever fell picks before it is out of the game."""
    play = won(out=(1, 2, 3), world=OPEN)
    assert play.state.ending is not None
    assert play.asked == (1,)
    play.does(TakeComeback(power="well_armed"))
    assert more(play, 1) == ("well_armed",)


def test_a_power_is_taken_with_a_second_press() -> None:
    """RL-B2.1: it is permanent. A headquarters may go back next turn."""
    assert TakeComeback(power=FIRST).lasts()
    assert not MoveHq(origin=BRAZIL, target=PERU).lasts()


def test_whoever_wants_no_questions_takes_the_first() -> None:
    """RL-B0.9: the standing order."""
    play = duel(8, 1, alone=True, world=OPEN, orders={1: Orders(asked_by_packets=False)}, dice=FALLS)
    until(play)
    assert (play.asked, more(play, 1)) == ((0,), (FIRST,))


# ---- the six


def test_resourceful_earns_a_card_by_a_city() -> None:
    """RL-B2.2, 5.11.2: one expansion into a city; not by one into empty land."""
    for target, taken in (("peru", 1), ("argentina", 0)):
        world = having({0: "resourceful"}, {"peru": Mark(city="minor_city")})
        play = scene(troops={"brazil": (0, 6), "egypt": (1, 2), "japan": (2, 2)}, world=world)
        play.expand("brazil", target, 2)
        play.end()
        assert len(play.heard(CardTaken)) == taken


def secretly(**more_: Any) -> Scene:
    troops = {"brazil": (0, 6), "egypt": (1, 2), "japan": (2, 2)}
    marks = {"peru": Mark(city="minor_city"), "ural": Mark(scar="bunker")}
    return scene(troops=troops, hqs={"india": 1}, world=having({0: "stealthy"}, marks), phase="start", **more_)


def test_stealthy_recruits_come_ashore_somewhere() -> None:
    """RL-B2.2: some or all into one unmarked, unoccupied territory; it is no expansion; taking back opens the choice
    again; the default and lines stay at home (RL-5.1.6)."""
    play = secretly()
    among = places(play.state, 0)
    assert [NUMBER[name] in among for name in ("brazil", "china", "peru", "ural", "india", "egypt")] == [
        True, True, False, False, False, False,
    ]  # fmt: skip
    assert post(play.state, 0) == BRAZIL
    play.place(china=1)
    assert (play.at("china"), play.state.ongoing.expanded) == ((0, 1), ())
    assert {move.value for move in play.offers("place.territory")} == {BRAZIL, NUMBER["china"]}
    play.does(play.pick().options[-1].move)
    assert play.at("china") == (None, 0)
    assert NUMBER["china"] in places(play.state, 0)
    play.place(china=1, brazil=2)
    assert play.at("brazil") == (0, 8)
    away = secretly(orders={0: Orders(lines=(NEEDIEST,))})
    assert away.at("brazil") == (0, 9)
    idle = secretly()
    idle.clock()
    assert idle.at("brazil") == (0, 9)


def test_well_armed_against_a_headquarters() -> None:
    """RL-B2.2, B2.5: 6,5,3 become 6,6,4, whoever's headquarters it is; elsewhere nothing changes."""
    for hqs, final, losses in (({"peru": 2}, (6, 6, 4), [(0, 2)]), ({"egypt": 1}, (6, 5, 3), [(1, 1)])):
        play = duel(5, 3, hqs=hqs, world=having({0: "well_armed"}), dice=(6, 5, 3, 5, 5))
        attack(play)
        assert [(roll.attack, roll.changed_attack) for roll in play.heard(DiceRolled)] == [((6, 5, 3), final)]
        assert lost(play) == losses
    by = modifiers(duel(5, 3, hqs={"peru": 1}, world=having({0: "well_armed"})).state, 0, 1, PERU)
    assert by == Modifiers(each_attack=1)


@pytest.mark.parametrize("by", [Modifiers(each_attack=1), Modifiers(each_attack=1, lowest=-1, overrun=True)])
def test_odds_know_changed_attack_dice(by: Modifiers) -> None:
    """RL-11.3, 5.6.5 to 5.6.7: as counted without any shortcut; a triple is natural."""
    for attackers, defenders in ((2, 1), (4, 2)):
        found = odds.conquest(attackers, defenders, 1, 3, by)
        assert abs(found - slowly.conquest(attackers, defenders, 1, 3, by) * odds.ONE) < 10
    roll = modified((5, 6, 5), (6, 6), Modifiers(each_attack=1))
    assert (roll.attack, roll.triple) == ((6, 6, 6), False)


def wandering(**more_: Any) -> Scene:
    troops = {"brazil": (0, 3), "peru": (0, 2), "venezuela": (1, 2), "egypt": (1, 3), "japan": (2, 2)}
    hqs = {"brazil": 0, "egypt": 1, "japan": 2}
    return scene(troops=troops, hqs=hqs, phase="start", world=having({0: "mobile"}), **more_)


def test_mobile_moves_a_headquarters_and_all_that_hangs_on_it() -> None:
    """RL-B2.2: into own land next to it, once, at the start of its turn; the star and ``fortified_hq`` go with it."""
    play = wandering()
    moves = [option.move for option in play.pick().options]
    assert (moves, play.match.span) == ([LeaveHq(), MoveHq(origin=BRAZIL, target=PERU)], "turn")
    play.does(MoveHq(origin=BRAZIL, target=PERU))
    assert play.heard(HqMoved) == [HqMoved(seat=0, origin=BRAZIL, target=PERU, whose=0)]
    assert [play.state.fields[at].hq for at in (BRAZIL, PERU)] == [None, 0]
    assert not play.state.sides[0].razed, "it still stands"
    assert (play.state.stars(0), play.state.stack[-1].kind) == (1, "recruiting")
    walled = evolve(play.state.world.banners[0], power="fortified_hq")
    state = play.state.evolve(world=evolve(play.state.world, banners=(walled, *play.state.world.banners[1:])))
    assert [modifiers(state, 1, 0, at).each for at in (BRAZIL, PERU)] == [0, 1]


def test_mobile_stays_by_default() -> None:
    """RL-B2.2, 6.6: by the clock, by a line for own turns, and where there is no way."""
    play = wandering()
    play.clock()
    assert (play.state.fields[BRAZIL].hq, play.state.stack[-1].kind) == (0, "recruiting")
    assert wandering(orders={0: Orders(lines=(NEEDIEST,))}).asked != (0,)
    other = wandering(seat=1)
    assert other.state.stack[-1].kind == "recruiting"


def test_a_trap_at_the_headquarters_waits_for_it_to_move() -> None:
    """RL-6.1.4: scarred land is no reason to drop it while headquarters may move."""
    trap = Trap(where="my_hq")
    scarred = {"brazil": Mark(scar="bunker")}
    for powers, why in (({0: "mobile"}, None), ({0: "convincing"}, "scarred")):
        play = scene(
            troops={"brazil": (0, 3), "egypt": (1, 2), "japan": (2, 2)}, hqs={"brazil": 0}, scars={0: "bunker"},
            world=having(powers, scarred),
        )  # fmt: skip
        assert pointless(play.state, 0, trap) == why


def test_mercenaries_and_who_convinces_them() -> None:
    """RL-B2.3 to B2.5, 5.11.1: one at the end of its holder's turn, in the order of the data; two for the convincing:
    with two such territories four in all."""
    marks = {"peru": Mark(scar="mercenary"), "brazil": Mark(scar="mercenary"), "egypt": Mark(scar="mercenary")}
    for powers, each in (({}, 1), ({0: "convincing"}, 2)):
        play = scene(
            troops={"peru": (0, 2), "brazil": (0, 2), "egypt": (1, 2), "japan": (2, 2)}, world=having(powers, marks)
        )
        play.end()
        fed = [(event.seat, event.territory, event.troops) for event in play.heard(LandFed)]
        assert fed == [(0, PERU, each), (0, BRAZIL, each)]
        assert play.at("peru") == (0, 2 + each)


def test_well_supplied_ignores_the_shortage_when_it_defends() -> None:
    """RL-B2.2: not the bunker, and not when it attacks."""
    ammo, bunker = {"peru": Mark(scar="ammo_shortage")}, {"peru": Mark(scar="bunker")}
    for seat, marks, highest in ((1, ammo, 0), (0, ammo, -1), (1, bunker, 1)):
        play = duel(world=having({seat: "well_supplied"}, marks))
        assert modifiers(play.state, 0, 1, PERU).highest == highest


# ---- invariants, the stand-in, and any play


def test_the_checks_notice_what_may_not_be() -> None:
    """RL-B2.6: one power on two factions, two of one, scar cards that are missing."""
    play = duel(world=having({0: FIRST}))
    for delta in (PowerAdded(faction=1, power=FIRST), PowerAdded(faction=0, power=SECOND)):
        with pytest.raises(AssertionError, match=r"RL-B2\.6"):
            check(play.state.evolve(world=apply(play.state.world, delta)))
    short = evolve(play.state.world, packets=evolve(play.state.world.packets, scars=("mercenary",) * 2))
    pool = play.state.pool[:-1]
    with pytest.raises(AssertionError, match=r"RL-B2\.6"):
        check(play.state.evolve(world=short, pool=pool))


def test_what_a_steward_takes() -> None:
    """RL-12: what fights best; its headquarters leaves a border if it can."""
    play = duel(8, 1, alone=True, world=OPEN, dice=FALLS)
    until(play)
    given = advice(play, level=KEEN)
    assert given == advice(play)
    play.answers(given)
    assert more(play, 1) == ("well_armed",)
    calm = wandering()
    calm.answers(advice(calm))
    assert calm.state.fields[BRAZIL].hq == 0


@pytest.mark.parametrize(("level", "lands"), [(KEEN, True), (GENTLE, False)])
def test_a_keen_steward_comes_ashore_before_a_headquarters(level: Any, lands: bool) -> None:
    """RL-B2.2, 12: that it could not reach from home; and takes it."""
    home = {"brazil": (0, 3), "peru": (0, 1), "venezuela": (0, 1), "argentina": (0, 1)}
    marks = {"kamchatka": Mark(scar="bunker")}
    world = having({0: "stealthy"}, marks)
    foes = {"egypt": (1, 2), "japan": (2, 2)}
    hqs, hands = {"brazil": 0, "japan": 2}, {0: "coin " * 5}
    play = scene(troops={**home, **foes}, hqs=hqs, world=world, phase="muster", hands=hands)
    lets_play(play, level=level)
    assert (play.at("japan")[0] == 0, play.at("mongolia")[0] == 0) == (lands, lands)


POWERS = tuple(PowerAdded(faction=faction, power=power) for faction, power in enumerate(COMEBACKS[1:]))


@pytest.mark.parametrize(("packets", "seed"), [((PACK,), 5), ((), 14)], ids=["open", "sealed"])
def test_it_is_played_to_the_end(packets: tuple[str, ...], seed: int) -> None:
    """RL-10, B2.6: at random and by stewards, with seats that are removed; everything is checked after every act, and
    nobody sees who holds which card where it could show (RL-3.1)."""
    place = table(3, seed, *packets, changes=POWERS if packets else (), resign="remove")
    told: list[str] = []
    for turn in played(place, seed, advised=lambda _: 0.5):
        GAME.check(turn.after._state)
        told += [event.kind for event in turn.events]
        if turn.before.step % 80 == 0 or turn.before._state.stack[-1].kind == "hq_moving":
            twin = GAME.scramble(turn.before._state, (0,), f"{turn.before.step}")
            compare(turn, Match(GAME, twin, turn.before.step), 0, (0,), views(turn))
    assert {"game_won", *(("hq_moved", "scar_played", "land_fed") if packets else ("packet_unsealed",))} <= {*told}


def views(turn: Turn) -> tuple[Any, Any]:
    """What seat 0 sees before and after."""
    before, after = turn.before, turn.after
    sees = look(before, 0, paged=before.step % APART == 0)
    return sees, () if after.over else look(after, 0, paged=after.step % APART == 0)
