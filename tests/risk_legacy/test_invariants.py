"""Section 10 of the rules: the checks notice whatever breaks them, and nothing that is no fault."""

import pytest

from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import TERRITORIES
from engines.risk_legacy.campaign.deltas import CardDestroyed, NamerFound, PlanetNamed, Signed
from engines.risk_legacy.campaign.records import fold
from engines.risk_legacy.components import BOX, CityKind
from engines.risk_legacy.moves.battle import LeaveBehind
from engines.risk_legacy.rules.combat import Roll
from engines.risk_legacy.side import Reign
from engines.risk_legacy.state import Ending, State
from tests.mutating import Checks, demand
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.victory import won
from tests.risk_legacy.war import attack, duel
from tests.risk_legacy.worlds import MAJOR, MINOR, campaign, crowded, remade

UNBOUND = {
    "a look back": (
        "battle.killed, battle.lost, battle.natural, battle.reaction, battle.rolls, battle.shots.*.seat, "
        "battle.ticked, last, reigns emptied, reigns.*.holder far, sides.*.conquered swapped, sides.*.conquered.*, "
        "sides.*.tally.knocked_out, sides.*.tally.rolls far, sides.*.tally.turned less"
    ),
    "agreed at the founding, or at the table": "charter, variant",
    "chance": (
        "battle.roll.defence swapped, cards.deck swapped, cards.discard swapped, cards.row swapped, first, "
        "order emptied, order swapped, pool swapped"
    ),
    "dice are taken from the order when they fall": "battle.against, battle.throws",
    "follows from powers and marks": "battle.by",
    "in whatever order they were fired": "battle.shots swapped",
    "nothing on the table shows it": "round more",
    "of natural dice, which are gone": "battle.roll.double_six, battle.roll.still, battle.roll.triple",
    "that they are kept is seen between two states": (
        "sides.*.tokens emptied, sides.*.tokens lost, sides.*.tokens swapped"
    ),
    "what lay there before": "battle.shots.*.value",
    "what the turn has brought so far": (
        "turn.by_hand, turn.by_line, turn.closed, turn.conquered, turn.expanded, turn.joined, turn.maneuvered, "
        "turn.mustered, turn.paid, turn.postponed, turn.prey, turn.recruits more, turn.scar_asked, turn.scattered, "
        "turn.traded, turn.undo"
    ),
    "whatever somebody orders, or wishes for": (
        "battle.order.dice, battle.order.keep, battle.order.missiles, battle.order.press, "
        "battle.order.ratio, battle.order.rolls, battle.order.scar, sides.*.orders"
    ),
    "who sits where, the store says": "people twice",
    "how many follow is as one likes": "battle.order.advance.troops, turn.advance.troops",
    "whoever wants to go may": "leaving emptied, leaving lost, leaving twice, leaving.* less",
    "whoever wins by whatever": ("ending.hq far, ending.hq less, ending.hq more, ending.hq other, ending.why"),
}
"""Why → what nothing binds."""
FREE = {place: why for why, places in UNBOUND.items() for place in places.split(", ")}

GUARDS = {
    "RL-B0.1: nothing comes of closed packets": "",
    "RL-B0.3: a packet is opened once, and has one thing of a kind": "",
    "RL-B0.4: a packet of a world that has none is open": "",
    "RL-10.7: somebody has won": "ending.winner",
    "RL-10.7: whoever has won is in the game": "ending.winner sides.*.eliminated",
    "RL-2.1.3: a headquarters has moved": "fields.*.hq sides.*.start",
    "RL-4.2.2: one star for a first game": "sides.*.tokens",
    "RL-4.2.6: everybody starts with as many": "sides.*.army",
    "RL-4.2.6: two seats play one faction": "sides.*.faction",
    "RL-5.2: every seat has one turn in a round": "order",
    "RL-5.2: who is out of the game has no turn": "sides.*.eliminated turn.seat",
    "RL-5.2: rounds are counted from the first": "round",
    "RL-5.4.4: fewer than no recruits are left": "turn.recruits",
    "RL-5.6.1: the attacker holds the origin": "battle.order.origin battle.seat",
    "RL-5.6.1: the defender stands in the target": "battle.conquered battle.defender battle.order.target battle.seat",
    "RL-5.6.1: only the seat on turn attacks": "battle.seat turn.seat",
    "RL-5.6.1: an attack is made in a turn": "battle",
    "RL-5.6.9: a missile for each die that is locked": "battle.roll.locked.* battle.shots.*.die",
    "RL-5.6.9: a missile's die is final": "battle.roll.attack.* battle.roll.defence.*",
    "RL-5.11.6: the pile is emptied for a star once": "cards.emptied",
    "RL-7.3: who is out of the game has no troops": "fields.*.owner sides.*.eliminated",
    "RL-7.3.1: who is out of the game keeps nothing": "sides.*.eliminated sides.*.missiles",
    "RL-7.4.3: who is removed is out of the game": "sides.*.eliminated sides.*.removed",
    "RL-7.4.3: nobody is removed twice": "sides.*.eliminated",
    "RL-7.4.3: a removal waits for nothing but a roll": "battle",
    "RL-7.7.1: somebody named the planet": "world.namer",
    "RL-10.1: a card in each place": "cards.deck.* cards.discard.* cards.row.* sides.*.hand.*",
    "RL-10.1: no less than no coin card": "cards.pile",
    "RL-10.1: so many slots": "cards.row",
    "RL-10.1: coin cards are conserved": "cards.pile sides.*.hand.*",
    "RL-10.2: more scar cards were played than there are": "world.played.*",
    "RL-10.2: a scar comes from a card": "world.lands.*.scar world.played.*",
    "RL-10.2: scar cards are conserved": "pool.* sides.*.scar world.played.*",
    "RL-10.3: fewer than no troops": "fields.*.troops",
    "RL-10.3: a headquarters is gone, and nobody was removed": "fields.*.hq sides.*.razed",
    "RL-10.3: a headquarters stands in two places": "fields.*.hq",
    "RL-10.3: troops have an owner, and he has troops": "fields.*.owner fields.*.troops",
    "RL-10.3: a headquarters without a seat": "fields.*.hq",
    "RL-10.4: a fortification without a city": "world.lands.*.boxes",
    "RL-10.4: boxes": "world.lands.*.boxes",
    "RL-10.5: rewards alone make cards dearer than that": "world.lands.*.coins",
    "RL-10.5: too many coins on a card": "world.lands.*.coins",
    "RL-10.5: a card has lost coins": "world.lands.*.coins",
    "RL-10.5: a coin for each sticker": "world.lands.*.coins world.used.founding_coins world.used.upgrade_card",
    "RL-10.6: major cities": "world.lands.*.city world.used.major_city",
    "RL-10.6: more cities than printed": "world.lands.*.city",
    "RL-10.6: scars stay unless cancelled": "world.lands.*.scar world.played world.used.cancel_scar",
    "RL-10.6: minor cities": "world.lands.*.city world.used.minor_city",
    "RL-10.6: changes of a bonus": "world.regions.*.change world.used.lowered world.used.raised",
    "RL-10.6: world capitals": "world.used.world_capital",
    "RL-10.6: only a capital covers a city": "world.used.major_city world.used.minor_city",
    "RL-10.6: fortifications": "world.used.fortify_city",
    "RL-10.6: more than is printed": "world.used.cancel_scar world.used.fortify_city world.used.founding_coins",
    "RL-10.7: fewer than no missiles": "sides.*.missiles",
    "RL-10.7: the last star wins": "fields.*.hq sides.*.tokens",
    "RL-10.7: a missile for each signature": "chain sides.*.missiles sides.*.tally.fired world.signatures.*.game",
    "RL-10.8: a signature for each game that a person won": "chain world.signatures.*.game world.signatures.*.person",
    "RL-10.9: a continent was changed twice": "world.regions.*.change",
    "RL-10.9: a name that nobody gave": "world.regions.*.name world.regions.*.namer",
    "RL-10.9: one change of either sign": "world.regions.*.change",
    "RL-10.11: there is an outcome exactly at the end": "",
    "RL-10.11: something is pending until the match is over": "over stack",
    "RL-10.11: somebody is asked": "stack.*.seat stack.*.tasks",
    "RL-10.12: defence dice": "battle.roll.defence",
    "RL-10.12: attack dice": "battle.roll.attack",
    "RL-10.12: values of dice": "battle.roll.attack.* battle.roll.defence.*",
    "RL-10.13: the world is what its records made of it": "chain deltas world.lands.*.coins",
    "RL-10.13: every record holds the hash of the one before": "chain",
    "RL-11.5: a reign of fewer turns than none": "reigns.*.turns",
    "RL-11.5: one reign was counted as two": "reigns.*.holder reigns.*.hq",
    "RL-11.5: more turns than there have been": "reigns.*.holder reigns.*.hq reigns.*.turns round",
    "RL-11.5: nobody has had a turn": "reigns.*.turns",
    "RL-11.7: what one side loses, the other has killed": "sides.*.tally.killed sides.*.tally.lost",
    "RL-11.7: a territory for each conquest": "sides.*.conquered sides.*.tally.conquests",
    "RL-11.7: and so it should, on average": "sides.*.tally.expected_killed sides.*.tally.expected_lost",
    "RL-11.7: a roll has two sides": "sides.*.tally.rolls",
    "RL-11.7: nothing is moved by no missile": "sides.*.tally.shifted",
    "RL-11.7: a missile for each conquest that was turned": "sides.*.tally.fired sides.*.tally.turned",
    "hands are sorted": "sides.*.hand.*",
}


def laid() -> list[State]:
    """Where play at random seldom comes to: a full board and rolls on it, a conquest, old worlds, an empty seat,
    somebody who is about to leave, bare headquarters, stars of the start and of the coin pile, a headquarters that
    decided it."""
    full, fighting = crowded(3), crowded(3, fighting=True)
    assert fighting.battle is not None
    shot = Roll(attack=(6, 2, 1), defence=(3, 2), locked=(0,))
    limited = evolve(fighting.battle, order=evolve(fighting.battle.order, rolls=20))
    tokens = (evolve(full.sides[0], tokens=("coin_pile",)), *full.sides[1:])
    begun = evolve(full.sides[1], tokens=("start", "bought"))
    cities: list[tuple[int, CityKind]] = [*((at, "minor_city") for at in MINOR), *((at, "major_city") for at in MAJOR)]
    walls = {  # as fresh as can be, and used up
        TERRITORIES[at]: Mark(city=city, boxes=number % 2 * BOX.fortification.boxes)
        for number, (at, city) in enumerate(cities)
    }
    few = scene(troops={"peru": (0, 5), "egypt": (1, 1)}).state
    starred = (evolve(few.sides[0], tokens=("start", "bought")), *few.sides[1:])
    stay = LeaveBehind(troops=2)
    assert full.turn is not None
    said = full.evolve(turn=evolve(full.turn, advance=stay))
    shot_at = evolve(fighting.battle, roll=shot, shots=fighting.battle.shots[:1])
    shot_at = evolve(shot_at, order=evolve(shot_at.order, advance=stay))
    moving = duel(9, 1, dice=(6, 6, 6, 1))
    attack(moving)
    often = (Reign(hq=0, holder=1, turns=full.round), *(Reign(hq=0, holder=holder) for holder in (2, 1)))
    contested = (*often, Reign(hq=0, holder=0, turns=1))
    return [
        *(fighting, crowded(0), crowded(15), crowded(3, 4)),
        *[won().state] * 4,
        *[remade(crowded(15), NamerFound(person="dot"), PlanetNamed(name="Terra"))] * 6,
        *[full.evolve(sides=tokens, cards=evolve(full.cards, emptied=True))] * 8,
        *[full.evolve(sides=(full.sides[0], begun, *full.sides[2:]))] * 20,
        full.evolve(reigns=(Reign(hq=0, holder=None),)),
        *[fighting.evolve(leaving=(4,), battle=limited)] * 30,
        *[scene(troops={"peru": (0, 5), "egypt": (1, 1)}, world=land(walls)).state] * 20,
        *[full.evolve(reigns=contested)] * 4,
        *[few.evolve(sides=starred)] * 4,
        *[few.evolve(order=(2, 0, 1))] * 4,
        *[few.evolve(people=("", *few.people[1:]))] * 4,
        *[won().state] * 20,
        *[won().state.evolve(people=("ann", "", *won().state.people[2:]))] * 30,
        *[moving.state] * 8,
        *[full.evolve(ending=Ending(winner=len(full.sides) - 1, why="stars"), turn=None)] * 8,
        *[fighting.evolve(battle=shot_at)] * 4,
        said,
    ]


@pytest.mark.thorough
@pytest.mark.long
def test_the_checks_notice_whatever_is_changed() -> None:
    """RL-10.1 to 10.13."""
    demand(GAME, FREE, GUARDS, laid=laid())


def test_what_makes_a_fault_only_together_with_the_records_is_noticed() -> None:
    """RL-10.5, 8.26, 10.8: cards are cheap up to the first reward; nobody signs for a game that somebody else won."""
    *earlier, last = campaign(3)
    chain = (*earlier, evolve(last, deltas=(*last.deltas, Signed(person="eve", game=3))))
    signed_twice = crowded(3).evolve(chain=chain, world=fold(chain))
    early = crowded(0)
    dear = early.evolve(world=early.world.evolve_land(0, coins=4))
    for state, word in ((signed_twice, "10.8: a signature"), (dear, "10.5: rewards alone")):
        assert any(word in said for said in Checks(GAME.check).notice(state))


def test_what_is_no_fault() -> None:
    """RL-5.12, 7.5.1: a card that a reward destroys still lies on the table; the winner signs in the running game."""
    state = crowded(3).evolve(ending=Ending(winner=0, why="stars"), turn=None)
    for at in (state.cards.deck[0], state.sides[0].hand[0]):
        GAME.check(remade(state, CardDestroyed(territory=at)))
    GAME.check(remade(state, Signed(person="ann", game=4)))
