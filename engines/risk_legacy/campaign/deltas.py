"""Every permanent change, as data. Applied at once to the running game's own copy of the world, and for good by the
record that lists them (RL-1.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, Union

from pydantic import Field

from engines.core.record import evolve
from engines.risk_legacy.campaign.world import Banner, Campaigned, City, Result, Signature, World
from engines.risk_legacy.components import CityKind, PowerName, ScarName


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerFixed:
    faction: int
    power: PowerName
    kind: Literal["power_fixed"] = "power_fixed"


@dataclass(frozen=True, slots=True, kw_only=True)
class StickerPlaced:
    """A coin of the founding (RL-4.1.3)."""

    territory: int
    kind: Literal["sticker_placed"] = "sticker_placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScarPlaced:
    territory: int
    scar: ScarName
    kind: Literal["scar_placed"] = "scar_placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxTicked:
    """One box of a fortification (RL-5.6.8)."""

    territory: int
    kind: Literal["box_ticked"] = "box_ticked"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fought:
    """A game of a faction is written on its card (RL-4.2.7, 7.5.1)."""

    faction: int
    game: int
    person: str
    start: int | None
    result: Result
    kind: Literal["fought"] = "fought"


@dataclass(frozen=True, slots=True, kw_only=True)
class Signed:
    person: str
    game: int
    kind: Literal["signed"] = "signed"


@dataclass(frozen=True, slots=True, kw_only=True)
class ContinentClaimed:
    """A winner takes the right to name it; the text may follow later (RL-7.8.5)."""

    continent: int
    person: str
    kind: Literal["continent_claimed"] = "continent_claimed"


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusChanged:
    continent: int
    change: int
    kind: Literal["bonus_changed"] = "bonus_changed"


@dataclass(frozen=True, slots=True, kw_only=True)
class CityFounded:
    territory: int
    city: CityKind
    person: str
    kind: Literal["city_founded"] = "city_founded"


@dataclass(frozen=True, slots=True, kw_only=True)
class CityFortified:
    territory: int
    kind: Literal["city_fortified"] = "city_fortified"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScarCancelled:
    territory: int
    kind: Literal["scar_cancelled"] = "scar_cancelled"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDestroyed:
    territory: int
    kind: Literal["card_destroyed"] = "card_destroyed"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardUpgraded:
    territory: int
    kind: Literal["card_upgraded"] = "card_upgraded"


@dataclass(frozen=True, slots=True, kw_only=True)
class CityNamed:
    territory: int
    name: str
    kind: Literal["city_named"] = "city_named"


@dataclass(frozen=True, slots=True, kw_only=True)
class ContinentNamed:
    continent: int
    name: str
    kind: Literal["continent_named"] = "continent_named"


@dataclass(frozen=True, slots=True, kw_only=True)
class NamerFound:
    """Who may name the planet (RL-7.7.1)."""

    person: str
    kind: Literal["namer_found"] = "namer_found"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanetNamed:
    name: str
    kind: Literal["planet_named"] = "planet_named"


Delta = Annotated[
    Union[
        PowerFixed,
        StickerPlaced,
        ScarPlaced,
        BoxTicked,
        Fought,
        Signed,
        ContinentClaimed,
        BonusChanged,
        CityFounded,
        CityFortified,
        ScarCancelled,
        CardDestroyed,
        CardUpgraded,
        CityNamed,
        ContinentNamed,
        NamerFound,
        PlanetNamed,
    ],
    Field(discriminator="kind"),
]


def apply(world: World, delta: Delta) -> World:
    """The world after *delta*. Legality was the rules' business."""
    match delta:
        case ScarPlaced(territory=at, scar=scar):
            return evolve(world.evolve_land(at, scar=scar), played=(*world.played, scar))
        case BoxTicked(territory=at):
            return world.evolve_land(at, boxes=(world.lands[at].boxes or 0) + 1)
        case PowerFixed() | Fought():
            return _on_a_banner(world, delta)
        case Signed(person=person, game=game):
            return evolve(world, signatures=(*world.signatures, Signature(game=game, person=person)))
        case ContinentClaimed() | ContinentNamed() | BonusChanged():
            return _on_a_continent(world, delta)
        case NamerFound(person=person):
            return evolve(world, namer=person)
        case PlanetNamed(name=name):
            return evolve(world, planet=name)
        case _:
            return _on_a_territory(world, delta)


def _on_a_territory(world: World, delta: Delta) -> World:
    match delta:
        case StickerPlaced(territory=at):
            return _spent(world.evolve_land(at, coins=world.lands[at].coins + 1), "founding_coins")
        case CardUpgraded(territory=at):
            return _spent(world.evolve_land(at, coins=world.lands[at].coins + 1), "upgrade_card")
        case CityFounded(territory=at, city=kind, person=person):
            return _spent(world.evolve_land(at, city=City(kind=kind, founder=person)), kind)
        case CityNamed(territory=at, name=name):
            city = world.lands[at].city
            assert city is not None
            return world.evolve_land(at, city=evolve(city, name=name))
        case CityFortified(territory=at):
            return _spent(world.evolve_land(at, boxes=0), "fortify_city")
        case ScarCancelled(territory=at):
            return _spent(world.evolve_land(at, scar=None), "cancel_scar")
        case CardDestroyed(territory=at):
            return world.evolve_land(at, card=False)
        case _:
            raise AssertionError(delta)


def _on_a_continent(world: World, delta: ContinentClaimed | ContinentNamed | BonusChanged) -> World:
    at, regions = delta.continent, world.regions
    match delta:
        case ContinentClaimed(person=person):
            region = evolve(regions[at], namer=person)
        case ContinentNamed(name=name):
            region = evolve(regions[at], name=name)
        case BonusChanged(change=change):
            region = evolve(regions[at], change=change)
            world = _spent(world, "raised" if change > 0 else "lowered")
    return evolve(world, regions=(*regions[:at], region, *regions[at + 1 :]))


def _on_a_banner(world: World, delta: PowerFixed | Fought) -> World:
    at, banners = delta.faction, world.banners
    match delta:
        case PowerFixed(power=power):
            banner: Banner = evolve(banners[at], power=power)
        case Fought(game=game, person=person, start=start, result=result):
            fought = Campaigned(game=game, person=person, start=start, result=result)
            banner = evolve(banners[at], past=(*banners[at].past, fought))
    return evolve(world, banners=(*banners[:at], banner, *banners[at + 1 :]))


def _spent(world: World, supply: str) -> World:
    return evolve(world, used=evolve(world.used, **{supply: getattr(world.used, supply) + 1}))
