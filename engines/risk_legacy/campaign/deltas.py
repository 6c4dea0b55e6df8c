"""Every permanent change, as data. Applied at once to the running game's own copy of the world, and for good by the
record that lists them (RL-1.7)."""

from engines.core.record import Family, evolve, family, like, record, replaced
from engines.core.shown import hyphened, said
from engines.core.text import Text
from engines.risk_legacy.campaign.world import BLANK, Banner, Campaigned, City, Land, Result, Signature, World
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.lands import brought_lands, new_land
from engines.risk_legacy.naming import (
    CityTitle,
    Continent,
    Faction,
    Given,
    PacketTitle,
    Person,
    PowerTitle,
    ScarTitle,
    Territory,
)


@family
class Delta(Family):
    pass


@record
class PowerFixed(Delta):
    faction: Faction
    power: PowerTitle


@record
class StickerPlaced(Delta):
    """A coin of the founding (RL-4.1.3)."""

    territory: Territory


@record
class ScarPlaced(Delta):
    territory: Territory
    scar: ScarTitle


@record
class BoxTicked(Delta):
    """One box of a fortification (RL-5.6.8)."""

    territory: Territory


@record
class Fought(Delta):
    """A game of a faction is written on its card (RL-4.2.7, 7.5.1)."""

    faction: Faction
    game: int
    person: Person
    start: int | None
    result: Result


@record
class Signed(Delta):
    person: Person
    game: int


@record
class ContinentClaimed(Delta):
    """A winner takes the right to name it; the text may follow later (RL-7.8.5)."""

    continent: Continent
    person: Person


@record
class BonusChanged(Delta):
    continent: Continent
    change: int


@record
class CityFounded(Delta):
    territory: Territory
    city: CityTitle
    person: Person


@record
class CityFortified(Delta):
    territory: Territory


@record
class ScarCancelled(Delta):
    territory: Territory


@record
class CardDestroyed(Delta):
    territory: Territory


@record
class CardUpgraded(Delta):
    territory: Territory


@record
class CityNamed(Delta):
    territory: Territory
    name: Given


@record
class ContinentNamed(Delta):
    continent: Continent
    name: Given


@record
class NamerFound(Delta):
    """Who may name the planet (RL-7.7.1)."""

    person: Person


@record
class PlanetNamed(Delta):
    name: Given


@record
class LinkAdded(Delta):
    """A sea link between two territories that none joined."""

    ends: tuple[Territory, Territory]


@record
class PacketsAllowed(Delta):
    """Packets of this world may be opened from now on: it was founded without (RL-B0.4)."""


@record
class PacketOpened(Delta):
    packet: PacketTitle
    scars: tuple[ScarName, ...]
    """Scar cards that come with it (RL-B0.10)."""
    factions: tuple[Faction, ...] = ()
    """Factions that come with it, from the next game on."""


@record
class SealBroken(Delta):
    """Who has opened it: beside :class:`PacketOpened`, which older records have alone."""

    packet: PacketTitle
    person: Person
    """Empty: nobody sat there."""
    faction: Faction


@record
class PowerAdded(Delta):
    """What a packet adds to a faction's card."""

    faction: Faction
    power: PowerTitle


@family
class PacketDelta(Delta):
    """Of an open packet, which knows itself what it changes."""

    def on(self, world: World) -> World:
        """The world after it."""
        raise NotImplementedError

    def said(self) -> Text | None:
        """What it has changed, as the chronicle tells it; ``None``: another one tells it along."""
        return said(f"change-{hyphened(self.kind)}", self)


def playable(world: World, deltas: tuple[Delta, ...]) -> tuple[int, ...]:
    """The factions that may be played in a game that has changed so much: what comes in it takes part from the next one
    on."""
    opened = (delta for delta in deltas if isinstance(delta, PacketOpened))
    late = [number for delta in opened for number in delta.factions]
    return tuple(number for number in world.factions if number not in late)


def apply(world: World, delta: Delta) -> World:
    """The world after *delta*. Legality was the rules' business."""
    match delta:
        case ScarPlaced(territory=at, scar=scar):
            return evolve(world.evolve_land(at, scar=scar), played=(*world.played, scar))
        case BoxTicked(territory=at):
            return world.evolve_land(at, boxes=(world.lands[at].boxes or 0) + 1)
        case PowerFixed() | PowerAdded() | Fought():
            return _on_a_banner(world, delta)
        case Signed(person=person, game=game):
            return evolve(world, signatures=(*world.signatures, Signature(game=game, person=person)))
        case ContinentClaimed() | ContinentNamed() | BonusChanged():
            return _on_a_continent(world, delta)
        case NamerFound(person=person):
            return evolve(world, namer=person)
        case PlanetNamed(name=name):
            return evolve(world, planet=name)
        case PacketsAllowed() | PacketOpened():
            return _on_packets(world, delta)
        case SealBroken():
            return world
        case LinkAdded(ends=ends):
            return evolve(world, links=(*world.links, (min(ends), max(ends))))
        case PacketDelta():
            return delta.on(world)
        case _:
            return _on_a_territory(world, delta)


def _on_a_territory(world: World, delta: Delta) -> World:
    match delta:
        case StickerPlaced(territory=at):
            return _spent(world.evolve_land(at, coins=world.lands[at].coins + 1), "founding_coins")
        case CardUpgraded(territory=at):
            return _spent(world.evolve_land(at, coins=world.lands[at].coins + 1), "upgrade_card")
        case CityFounded(territory=at, city=kind, person=person):
            built = world.evolve_land(at, city=City(kind=kind, founder=person), boxes=None)
            return _spent(built, kind)
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
    return evolve(world, regions=replaced(regions, at, region))


def _on_a_banner(world: World, delta: PowerFixed | PowerAdded | Fought) -> World:
    at, banners = delta.faction, world.banners
    match delta:
        case PowerFixed(power=power):
            banner: Banner = evolve(banners[at], power=power)
        case PowerAdded(power=power):
            banner = evolve(banners[at], more=(*banners[at].more, power))
        case Fought():
            banner = evolve(banners[at], past=(*banners[at].past, like(Campaigned, delta)))
    return evolve(world, banners=replaced(banners, at, banner))


def _on_packets(world: World, delta: PacketsAllowed | PacketOpened) -> World:
    packets = world.packets
    match delta:
        case PacketsAllowed():
            return evolve(world, packets=evolve(packets, allowed=True))
        case PacketOpened(packet=packet, scars=scars, factions=factions):
            opened, more = (*packets.opened, packet), (*packets.scars, *scars)
            come = (*packets.factions, *factions)
            blank = (BLANK,) * (max((-1, *factions)) + 1 - len(world.banners))
            known = evolve(packets, opened=opened, scars=more, factions=come)
            risen = (Land(coins=new_land(at).coins) for at in brought_lands(packet))
            return evolve(world, packets=known, banners=(*world.banners, *blank), lands=(*world.lands, *risen))


def _spent(world: World, supply: str) -> World:
    return evolve(world, used=evolve(world.used, **{supply: getattr(world.used, supply) + 1}))
