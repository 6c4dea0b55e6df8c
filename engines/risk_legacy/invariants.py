"""What holds in every reachable state (RL-10), as far as one state shows it."""

from collections import Counter
from dataclasses import fields
from functools import reduce

from engines.core.recent import recent, settled
from engines.risk_legacy.atlas import CITIES, COIN, EVERYWHERE, card_of
from engines.risk_legacy.campaign.deltas import CardDestroyed, Delta, Signed, apply
from engines.risk_legacy.campaign.records import Chain, fold, sound
from engines.risk_legacy.campaign.world import Signature, Used, World
from engines.risk_legacy.components import BOX, ScarName
from engines.risk_legacy.hooks import packets, wandering
from engines.risk_legacy.lands import new_land
from engines.risk_legacy.rules.rewards import printed
from engines.risk_legacy.scoring import outcome
from engines.risk_legacy.shelf import Shelf
from engines.risk_legacy.side import Reign, Side, summed
from engines.risk_legacy.state import UNDEALT, Cards, State


def check(state: State) -> None:
    """What most acts leave as it is (the world, the cards, its past) is looked at again only when it has changed."""
    world, hands = state.world, tuple([side.hand for side in state.sides])
    if state.cards != UNDEALT or any(hands):  # before the deal nothing lies anywhere
        _cards(state.cards, hands, world, state.deltas)
    _scar_cards(world, state.pool, tuple([side.scar for side in state.sides]))
    _opened(world, state.shelf)
    for packet in packets(world.packets):
        packet.check(state)
    _map(state)
    _marks(world)
    _supplies(world)
    _stars(state)
    _seats(state)
    _tallies(state.sides)
    _reigns(state.reigns, state.round)
    _turn(state)
    _asks(state)
    _roll(state)
    if not state.chain or state.chain[0].deltas:  # a position laid out by hand comes from no founding
        _past(state.chain, state.deltas, world)
        first_game = len(state.chain) <= 1 and state.ending is None
        _totals(world, BOX.founding.max_coins_before_game_1 if first_game else BOX.resource_cards.max_coins)
        assert all(side.tokens.count("start") <= 1 for side in state.sides), "RL-4.2.2: one star for a first game"
        _gifts(state)


@settled
def _cards(cards: Cards, every: tuple[tuple[int, ...], ...], world: World, deltas: tuple[Delta, ...]) -> None:
    """A card that a reward destroys leaves the campaign, not the table that the game was played on."""
    gone = [delta.territory for delta in deltas if isinstance(delta, CardDestroyed)]
    hands = Counter(card for hand in every for card in hand)
    coins = hands.pop(COIN, 0)
    shown = [card for card in cards.row if card is not None]
    exist = [card_of(at) for at in world.everywhere if world.lands[at].card or at in gone]
    lie = sorted((*cards.deck, *shown, *cards.discard, *hands.elements()))
    assert lie == sorted(exist), "RL-10.1: a card in each place"
    assert cards.pile >= 0, "RL-10.1: no less than no coin card"
    assert cards.pile + coins == BOX.resource_cards.coin_cards, "RL-10.1: coin cards are conserved"
    assert len(cards.row) == BOX.resource_cards.face_up_slots, "RL-10.1: so many slots"
    assert all(hand == tuple(sorted(hand)) for hand in every), "hands are sorted"


@settled
def _scar_cards(world: World, pool: tuple[ScarName, ...], held: tuple[ScarName | None, ...]) -> None:
    played = Counter(world.played)
    assert played <= Counter(world.scar_cards), "RL-10.2: more scar cards were played than there are"
    hands = Counter(scar for scar in held if scar is not None)
    assert Counter(pool) + hands == Counter(world.pool), "RL-10.2: scar cards are conserved"
    placed = Counter(_lying(world))
    assert placed <= played, "RL-10.2: a scar comes from a card"


def _lying(world: World) -> tuple[ScarName, ...]:
    """The scars that came from cards."""
    return tuple(land.scar for at, land in enumerate(world.lands) if land.scar and not world.barren(at))


@settled
def _opened(world: World, shelf: tuple[Shelf, ...]) -> None:
    known = world.packets
    assert known.allowed or not known.opened, "RL-B0.4: a packet of a world that has none is open"
    assert known.opened or not (shelf or world.lore), "RL-B0.1: nothing comes of closed packets"
    for each in (known.opened, shelf, world.lore):
        kinds = [getattr(one, "kind", one) for one in each]
        assert len(kinds) == len(dict.fromkeys(kinds)), "RL-B0.3: a packet is opened once, and has one thing of a kind"


def _map(state: State) -> None:
    hqs = [field.hq for field in state.fields if field.hq is not None]
    assert len(hqs) == len(dict.fromkeys(hqs)), "RL-10.3: a headquarters stands in two places"
    assert all(hq in state.seats for hq in hqs), "RL-10.3: a headquarters without a seat"
    holders = (None, *state.present)
    for at, field in enumerate(state.fields):
        stays = field.hq is None or state.sides[field.hq].start == at
        assert stays or wandering(state), "RL-2.1.3: a headquarters has moved"
        assert field.troops >= 0, "RL-10.3: fewer than no troops"
        assert (field.owner is None) == (field.troops == 0), "RL-10.3: troops have an owner, and he has troops"
        assert field.owner in holders, "RL-7.3: who is out of the game has no troops"


@settled
def _marks(world: World) -> None:
    fortification = BOX.fortification
    for land in world.lands:
        if land.boxes is not None:
            assert land.city is not None, "RL-10.4: a fortification without a city"
            assert 0 <= land.boxes <= fortification.boxes, "RL-10.4: boxes"
        assert BOX.resource_cards.territory_start_coins <= land.coins, "RL-10.5: a card has lost coins"
        assert land.coins <= BOX.resource_cards.max_coins, "RL-10.5: too many coins on a card"
    changes = [region.change for region in world.regions]
    assert all(abs(change) <= 1 for change in changes), "RL-10.9: a continent was changed twice"
    assert abs(sum(changes)) <= 1, "RL-10.9: one change of either sign"
    for region in world.regions:
        assert region.namer is not None or region.name is None, "RL-10.9: a name that nobody gave"


@settled
def _supplies(world: World) -> None:
    for supply in fields(Used):
        assert 0 <= getattr(world.used, supply.name) <= printed(supply.name), "RL-10.6: more than is printed"
    standing = Counter(land.city.kind for land in world.lands if land.city)
    assert all(count <= CITIES[kind].supply for kind, count in standing.items()), "RL-10.6: more cities than printed"


def _stars(state: State) -> None:
    if state.ending is None:
        assert all(state.stars(seat) < BOX.red_stars.to_win for seat in state.seats), "RL-10.7: the last star wins"
    else:
        assert state.ending.winner in state.seats, "RL-10.7: somebody has won"
        assert not state.sides[state.ending.winner].eliminated, "RL-10.7: whoever has won is in the game"
    for side in state.sides:
        assert side.missiles >= 0, "RL-10.7: fewer than no missiles"
    emptied = sum(side.tokens.count("coin_pile") for side in state.sides)
    assert emptied <= int(state.cards.emptied), "RL-5.11.6: the pile is emptied for a star once"


def _seats(state: State) -> None:
    factions = [side.faction for side in state.sides if side.faction is not None]
    assert len(factions) == len(dict.fromkeys(factions)), "RL-4.2.6: two seats play one faction"
    for side in state.sides:
        left_over = side.hand, side.missiles, side.concedes_to
        assert not side.eliminated or left_over == ((), 0, None), "RL-7.3.1: who is out of the game keeps nothing"
        plain = side.army == BOX.setup.starting_troops
        assert plain or state.world.packets.opened, "RL-4.2.6: everybody starts with as many"
        assert side.eliminated or not side.removed, "RL-7.4.3: who is removed is out of the game"
    for seat in state.leaving:
        assert not state.sides[seat].eliminated, "RL-7.4.3: nobody is removed twice"
        assert state.battle is not None, "RL-7.4.3: a removal waits for nothing but a roll"


@settled
def _tallies(sides: tuple[Side, ...]) -> None:
    """What a record will say of this game (RL-11.7)."""
    for side in sides:
        tally = side.tally
        assert len(side.conquered) == tally.conquests, "RL-11.7: a territory for each conquest"
        assert tally.turned <= tally.fired, "RL-11.7: a missile for each conquest that was turned"
        assert tally.fired or not tally.shifted, "RL-11.7: nothing is moved by no missile"
    every = summed(side.tally for side in sides)
    assert every.lost == every.killed, "RL-11.7: what one side loses, the other has killed"
    assert every.expected_lost == every.expected_killed, "RL-11.7: and so it should, on average"
    assert every.rolls % 2 == 0, "RL-11.7: a roll has two sides"


@settled
def _reigns(reigns: tuple[Reign, ...], rounds: int) -> None:
    latest: dict[int, int | None] = {}
    turns: Counter[tuple[int, int | None]] = Counter()
    for reign in reigns:
        assert reign.turns >= 0, "RL-11.5: a reign of fewer turns than none"
        assert reign.holder is not None or not reign.turns, "RL-11.5: nobody has had a turn"
        assert reign.hq not in latest or latest[reign.hq] != reign.holder, "RL-11.5: one reign was counted as two"
        latest[reign.hq] = reign.holder
        turns[reign.hq, reign.holder] += reign.turns
    assert all(count <= rounds for count in turns.values()), "RL-11.5: more turns than there have been"


def _turn(state: State) -> None:
    turn, battle = state.turn, state.battle
    assert not state.order or sorted(state.order) == [*state.seats], "RL-5.2: every seat has one turn in a round"
    assert state.round >= int(turn is not None), "RL-5.2: rounds are counted from the first"
    assert turn is None or turn.seat in state.present, "RL-5.2: who is out of the game has no turn"
    assert turn is None or turn.recruits >= 0, "RL-5.4.4: fewer than no recruits are left"
    if battle is not None:
        order, seat = battle.order, battle.seat
        assert turn is not None, "RL-5.6.1: an attack is made in a turn"
        assert turn.seat == seat, "RL-5.6.1: only the seat on turn attacks"
        assert state.fields[order.origin].owner == seat, "RL-5.6.1: the attacker holds the origin"
        stands = (seat, None) if battle.conquered else (battle.defender,)  # none may have got there alive
        assert state.fields[order.target].owner in stands, "RL-5.6.1: the defender stands in the target"


def _asks(state: State) -> None:
    assert bool(state.stack) == (not state.over), "RL-10.11: something is pending until the match is over"
    assert not state.stack or state.stack[-1].asked(state), "RL-10.11: somebody is asked"
    assert (outcome(state) is None) == (not state.over), "RL-10.11: there is an outcome exactly at the end"


def _roll(state: State) -> None:
    roll = state.battle.roll if state.battle else None
    if roll is None:
        return
    combat = BOX.combat
    assert 1 <= len(roll.attack) <= combat.attack_dice_max, "RL-10.12: attack dice"
    assert 1 <= len(roll.defence) <= combat.defence_dice_max, "RL-10.12: defence dice"
    assert all(combat.die_min <= die <= combat.die_max for die in roll.dice), "RL-10.12: values of dice"
    assert all(roll.dice[die] == BOX.missile_sets for die in roll.locked), "RL-5.6.9: a missile's die is final"
    shots = sorted(shot.die for shot in state.battle.shots) if state.battle else []
    assert tuple(shots) == roll.locked, "RL-5.6.9: a missile for each die that is locked"


# ---- what the chain of records tells


@recent
def _received(chain: Chain) -> tuple[World, bool]:
    return fold(chain), sound(chain)


@settled
def _past(chain: Chain, deltas: tuple[Delta, ...], world: World) -> None:
    received, whole = _received(chain)
    assert whole, "RL-10.13: every record holds the hash of the one before"
    assert world == reduce(apply, deltas, received), "RL-10.13: the world is what its records made of it"
    wins = tuple(
        Signature(game=record.n, person=record.seats[record.winner].person)
        for record in chain[: BOX.games + 1]
        if record.winner is not None and record.seats[record.winner].person
    )
    now = tuple(Signature(game=each.game, person=each.person) for each in deltas if isinstance(each, Signed))
    assert world.signatures == wins + now, "RL-10.8: a signature for each game that a person won"


def _gifts(state: State) -> None:
    """Who sat where at the beginning is forgotten; but nobody sat in two seats."""
    signed = sum(signature.game < state.game for signature in state.world.signatures)
    missiles = sum(side.missiles + side.tally.fired for side in state.sides)
    brought = sum(packet.missiles(state) for packet in packets(state.world.packets))
    assert missiles <= signed + brought, "RL-10.7: a missile for each signature"
    standing = [field.hq for field in state.fields]
    for seat, side in enumerate(state.sides):
        placed = side.start is not None and not side.razed
        assert not placed or seat in standing, "RL-10.3: a headquarters is gone, and nobody was removed"


def _printed_coins(at: int) -> int:
    return BOX.resource_cards.territory_start_coins if at < len(EVERYWHERE) else new_land(at).coins


@settled
def _totals(world: World, most: int) -> None:
    """Nothing that was made is ever replaced by another one of its kind but fortifications (RL-10.6).

    :param most: coins on a card."""
    used = world.used
    assert all(land.coins <= most for land in world.lands), "RL-10.5: rewards alone make cards dearer than that"
    printed_coins = sum(_printed_coins(at) for at in world.everywhere)
    coins = sum(land.coins for land in world.lands)
    assert coins == printed_coins + used.founding_coins + used.upgrade_card, "RL-10.5: a coin for each sticker"
    wiped = Counter(world.packets.wiped)
    cities = Counter(land.city.kind for land in world.lands if land.city) + wiped
    covered = used.minor_city + used.major_city - cities["minor_city"] - cities["major_city"]
    assert cities["minor_city"] <= used.minor_city, "RL-10.6: minor cities"
    assert cities["major_city"] <= used.major_city, "RL-10.6: major cities"
    assert cities["world_capital"] == used.world_capital, "RL-10.6: world capitals"
    assert covered <= used.world_capital, "RL-10.6: only a capital covers a city"
    walls = sum(land.boxes is not None for land in world.lands)
    assert walls <= used.fortify_city, "RL-10.6: fortifications"
    scars = len(_lying(world)) + sum(wiped[scar] for scar in dict.fromkeys(world.scar_cards))
    scars += sum(power in world.scar_cards for banner in world.banners for power in banner.more)
    assert scars + used.cancel_scar == len(world.played), "RL-10.6: scars stay unless cancelled"
    changes = [region.change for region in world.regions]
    assert (changes.count(1), changes.count(-1)) == (used.raised, used.lowered), "RL-10.6: changes of a bonus"
    assert world.namer is not None or world.planet is None, "RL-7.7.1: somebody named the planet"
