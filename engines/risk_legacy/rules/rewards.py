"""Which rewards there are, where they may go and why not elsewhere (RL-5.12, 7.5.2, 7.6.1)."""

from functools import cache
from typing import get_args

from engines.core.record import named, record
from engines.risk_legacy.atlas import CITIES, CONTINENTS
from engines.risk_legacy.campaign.deltas import CityFounded, Delta, apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.hooks import sealed
from engines.risk_legacy.moves import rewards as m
from engines.risk_legacy.rules.reasons import Reason
from engines.risk_legacy.state import State

WINNERS: tuple[m.RewardName, ...] = tuple(
    name for name in get_args(m.RewardName) if name not in ("found_minor", "upgrade_card")
)
HOLDERS: tuple[m.RewardName, ...] = ("found_minor", "upgrade_card")
_ON_TERRITORIES = {
    named(kind): kind for kind in (m.FoundMajor, m.CancelScar, m.Fortify, m.DestroyCard, m.FoundMinor, m.UpgradeCard)
}


@cache
def every(name: m.RewardName, territories: int) -> tuple[m.RewardMove, ...]:
    """All places that a reward of this kind could be thought to have in a world of so many territories, in the order of
    the data."""
    continents = range(len(CONTINENTS))
    match name:
        case "claim_continent":
            return tuple(m.ClaimContinent(continent=continent) for continent in continents)
        case "change_bonus":
            return tuple(m.ChangeBonus(continent=continent, change=by) for continent in continents for by in (1, -1))
        case _:
            return tuple(_ON_TERRITORIES[name](territory=at) for at in range(territories))


def offered(state: State, seat: int, name: m.RewardName) -> list[m.RewardMove]:
    """Those of this kind that *seat* may take now (RL-5.12)."""
    return [reward for reward in every(name, len(state.world.lands)) if refusal(state, seat, reward) is None]


def scribe(state: State, person: str) -> int | None:
    """The seat that is asked: the person's own, else the winner's, else the next one clockwise where somebody sits."""
    assert state.ending is not None
    if person and person in state.people:
        return state.people.index(person)
    return next((seat for seat in state.clockwise(state.ending.winner) if state.people[seat]), None)


@record
class Nearing:
    """A sealed packet that would come nearer to its condition, or meet it."""

    packet: str
    opens: bool
    progress: tuple[int, int] | None
    """How much of it would have been seen then, of how much, if that is counted."""


def nearing(world: World, change: Delta) -> tuple[Nearing, ...]:
    """What a *change* of the world would mean for its seals (RL-B0.3)."""
    then = apply(world, change)
    waiting = [(seal, seal.progress(then)) for seal in sealed(world.packets) if not seal.met(world)]
    found = [Nearing(packet=seal.packet, opens=seal.met(then), progress=so_far) for seal, so_far in waiting]
    before = [seal.progress(world) for seal, _ in waiting]
    return tuple(each for each, was in zip(found, before, strict=True) if each.opens or each.progress != was)


def neared_by(state: State, seat: int, name: m.RewardName) -> tuple[Nearing, ...]:
    """The same of a reward of this kind, wherever it goes."""
    if name != "found_minor" or not (places := offered(state, seat, name)):
        return ()
    at = next(each.territory for each in places if isinstance(each, m.FoundMinor))
    return nearing(state.world, CityFounded(territory=at, city="minor_city", person=state.people[seat]))


def refusal(state: State, seat: int, reward: m.RewardMove) -> Reason | None:
    """Why not: the first reason that applies, in the order of RL-5.12."""
    world = state.world
    match reward:
        case m.ClaimContinent(continent=continent):
            return "continent_named" if world.regions[continent].namer is not None else None
        case m.ChangeBonus(continent=continent, change=change):
            if world.regions[continent].change:
                return "continent_changed"
            return _supplied(state, "raised" if change > 0 else "lowered")
        case m.CancelScar(territory=at):
            lies = world.lands[at].scar and not world.barren(at)
            return _supplied(state, "cancel_scar") if lies else "no_scar"
        case m.Fortify(territory=at):
            return _supplied(state, "fortify_city") if world.lands[at].city else "no_city"
        case m.DestroyCard(territory=at):
            return None if world.lands[at].card else "card_gone"
        case m.FoundMajor(territory=at) | m.FoundMinor(territory=at):
            return _no_city(state, seat, reward, at)
        case m.UpgradeCard(territory=at):
            return _no_upgrade(state, seat, at)
        case _:
            raise AssertionError(reward)


def _no_city(state: State, seat: int, reward: m.RewardMove, at: int) -> Reason | None:
    """The winner's city may stand anywhere, a minor one only where its founder stands at the end."""
    if state.world.lands[at].city:
        return "has_city"
    if state.world.markless(at):
        return "marked" if state.world.barren(at) else "no_marks"
    if isinstance(reward, m.FoundMinor) and state.fields[at].owner != seat:
        return "not_held_at_end"
    kind = "minor_city" if isinstance(reward, m.FoundMinor) else "major_city"
    return _supplied(state, kind)


def _no_upgrade(state: State, seat: int, at: int) -> Reason | None:
    land = state.world.lands[at]
    if not land.card:
        return "card_gone"
    if land.coins >= BOX.resource_cards.max_coins:
        return "card_full"
    if state.fields[at].owner != seat:
        return "not_held_at_end"
    return _supplied(state, "upgrade_card")


def printed(supply: str) -> int:
    """How many of a mark the box has; the fields of :class:`~engines.risk_legacy.campaign.world.Used` name them."""
    match supply:
        case "minor_city" | "major_city" | "world_capital":
            return CITIES[supply].supply
        case "fortify_city":
            return BOX.fortification.supply
        case "founding_coins":
            return BOX.founding.coin_stickers
        case "raised" | "lowered":
            return BOX.rewards.changes["+1" if supply == "raised" else "-1"]
        case _:
            return BOX.rewards.supply(supply)


def left(state: State, supply: str) -> int:
    """How many of a mark nobody has used in this world (RL-10.6)."""
    used: int = getattr(state.world.used, supply)
    return printed(supply) - used


def _supplied(state: State, supply: str) -> Reason | None:
    return None if left(state, supply) > 0 else "supply_empty"
