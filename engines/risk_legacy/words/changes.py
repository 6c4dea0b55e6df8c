"""What a match has changed for good, as the end of it and the chronicle tell it (RL-11.5, 11.6): a right to name
something and the name as one, where a single game has seen both."""

from collections.abc import Iterable, Mapping

from engines.core.shown import hyphened, said
from engines.core.text import Arg, CardRef, Said, Text, text
from engines.risk_legacy.campaign import deltas as d
from engines.risk_legacy.campaign.deltas import Delta, apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.naming import brings, person, played_by, territory
from engines.risk_legacy.words.icons import boxes_left

Name = d.CityNamed | d.ContinentNamed | d.PlanetNamed


def christened(changes: Iterable[Delta]) -> Mapping[Delta, Name]:
    """What was founded or claimed, and the name that it was given."""
    changes = tuple(changes)
    names = [each for each in changes if isinstance(each, d.CityNamed | d.ContinentNamed | d.PlanetNamed)]
    return {right: name for name in names for right in changes if _gives(right, name)}


def _gives(right: Delta, name: Name) -> bool:
    match right, name:
        case d.CityFounded(territory=at), d.CityNamed(territory=where):
            return at == where
        case d.ContinentClaimed(continent=number), d.ContinentNamed(continent=where):
            return number == where
        case d.NamerFound(), d.PlanetNamed():
            return True
        case _:
            return False


def told(changes: Iterable[Delta], before: World) -> tuple[Text, ...]:
    """In the order in which they came, with what was there before, a name beside the right to give it; then coins of
    the founding and boxes of fortifications, which are counted. Results are told seat by seat elsewhere."""
    changes, singly, world = tuple(changes), [], before
    names = christened(changes)
    by = {each.packet: played_by(each.person, each.faction) for each in changes if isinstance(each, d.SealBroken)}
    ticked: dict[int, World] = {}
    for each in changes:
        after = apply(world, each)
        if isinstance(each, d.BoxTicked):
            ticked[each.territory] = after
        elif each in names:
            singly.append(_said(each, "called", name=Said(names[each].name, text("name-hidden"))))
        elif isinstance(each, d.PacketDelta):
            singly += [line] if (line := each.said()) else []
        elif isinstance(each, d.PacketOpened):
            singly.append(_opened(each, by.get(each.packet)))
        elif not isinstance(each, _COUNTED) and each not in names.values():
            singly.append(_change(each, world, after))
        world = after
    return (*singly, *_coins(changes, world), *(_boxes(at, before, ticked[at]) for at in sorted(ticked)))


_COUNTED = (d.StickerPlaced, d.Fought, d.PacketsAllowed, d.SealBroken)


def _opened(change: d.PacketOpened, who: Arg | None) -> Text:
    """With whoever has opened it, if that is known."""
    key, by = ("change-packet-opened", {}) if who is None else ("change-packet-opened-by", {"who": who})
    return said(key, change, scars=None, factions=None, brings=brings(change.packet), **by)


def _coins(changes: tuple[Delta, ...], after: World) -> tuple[Text, ...]:
    """What those cards show from then on, as everywhere else."""
    where = sorted({each.territory for each in changes if isinstance(each, d.StickerPlaced)})
    cards = tuple(text("change-coin", land=territory(at), coins=after.lands[at].coins) for at in where)
    return (text("change-coins", cards=cards),) if cards else ()


def _boxes(at: int, before: World, after: World) -> Text:
    """Boxes that were left, and are left after the last that was ticked: a fortification may be made anew later."""
    left = boxes_left(before.lands[at])
    return text("change-boxes", land=territory(at), before=left, after=boxes_left(after.lands[at]))


def _change(change: Delta, world: World, after: World) -> Text:
    """Most say all of it by their fields; a name is given by whoever has the right to."""
    match change:
        case d.CityNamed(territory=at):
            city = world.lands[at].city
            return _said(change, person=person(city.founder if city else ""))
        case d.ContinentNamed(continent=number):
            return said("change-continent-claimed-called", change, person=person(world.regions[number].namer or ""))
        case d.PlanetNamed():
            return said("change-namer-found-called", change, person=person(world.namer or ""))
        case d.LinkAdded(ends=(one, other)):
            return _said(change, ends=None, one=territory(one), other=territory(other))
        case d.Signed():
            return _said(change, game=None)
        case d.BonusChanged(continent=number):
            return _said(change, change=None, before=world.bonus(number), after=after.bonus(number))
        case d.CityFortified(territory=at):
            old, boxes = world.lands[at], boxes_left(after.lands[at])
            return _said(change, renewed=int(old.boxes is not None), before=boxes_left(old), after=boxes)
        case d.ScarCancelled(territory=at):
            scar = world.lands[at].scar
            assert scar is not None, "something was cancelled"
            return _said(change, scar=CardRef(scar))
        case d.CardDestroyed(territory=at):
            return _said(change, coins=world.lands[at].coins)
        case d.CardUpgraded(territory=at):
            return _said(change, before=world.lands[at].coins, after=after.lands[at].coins)
        case _:
            return _said(change)


def _said(change: Delta, /, *more: str, **otherwise: Arg | None) -> Text:
    """``change-<kind>`` and *more* of the key, with the fields of *change*; *otherwise* as in :func:`said`."""
    return said("-".join(("change", hyphened(change.kind), *more)), change, **otherwise)
