"""What a match has changed for good, as the end of it and the chronicle tell it (RL-11.5, 11.6): a right to name
something and the name as one, where a single game has seen both."""

from collections import Counter
from collections.abc import Iterable, Mapping

from engines.core.text import CardRef, Said, Text, text
from engines.risk_legacy.campaign import deltas as d
from engines.risk_legacy.campaign.deltas import Delta, apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.naming import continent, faction, person, territory
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


def together(right: Delta, given: Name) -> Text:
    name = said(given)
    match right:
        case d.CityFounded(territory=at, city=kind, person=who):
            return text("change-city-called", land=territory(at), city=CardRef(kind), name=name, who=person(who))
        case d.ContinentClaimed(continent=number, person=who):
            return text("change-continent-called", continent=continent(number), name=name, who=person(who))
        case d.NamerFound(person=who):
            return text("change-planet-called", name=name, who=person(who))
        case _:
            raise AssertionError(right)


def said(given: Name) -> Said:
    return Said(given.name, text("name-hidden"))


def told(changes: Iterable[Delta], before: World) -> tuple[Text, ...]:
    """In the order in which they came, with what was there before, a name beside the right to give it; then coins of
    the founding and boxes of fortifications, which are counted. Results are told seat by seat elsewhere."""
    changes, singly, world = tuple(changes), [], before
    names = christened(changes)
    ticked: dict[int, World] = {}
    for each in changes:
        after = apply(world, each)
        if isinstance(each, d.BoxTicked):
            ticked[each.territory] = after
        elif each in names:
            singly.append(together(each, names[each]))
        elif not isinstance(each, _COUNTED) and each not in names.values():
            singly.append(_change(each, world, after))
        world = after
    return (*singly, *_coins(changes), *(_boxes(at, before, ticked[at]) for at in sorted(ticked)))


_COUNTED = (d.StickerPlaced, d.Fought)


def _coins(changes: tuple[Delta, ...]) -> tuple[Text, ...]:
    coins = Counter(each.territory for each in changes if isinstance(each, d.StickerPlaced))
    cards = tuple(text("change-coin", land=territory(at), count=coins[at]) for at in sorted(coins))
    return (text("change-coins", cards=cards),) if cards else ()


def _boxes(at: int, before: World, after: World) -> Text:
    """Boxes that were left, and are left after the last that was ticked: a fortification may be made anew later."""
    left = boxes_left(before.lands[at])
    return text("change-boxes", land=territory(at), before=left, after=boxes_left(after.lands[at]))


def _change(change: Delta, world: World, after: World) -> Text:
    match change:
        case d.PowerFixed(faction=number, power=power):
            return text("change-power", faction=faction(number), power=CardRef(power))
        case d.ScarPlaced(territory=at, scar=scar):
            return text("change-scar", land=territory(at), scar=CardRef(scar))
        case d.Signed(person=who):
            return text("change-signed", who=person(who))
        case d.ContinentClaimed(continent=number, person=who):
            return text("change-continent", continent=continent(number), who=person(who))
        case d.BonusChanged(continent=number):
            bonus, new = world.bonus(number), after.bonus(number)
            return text("change-bonus", continent=continent(number), before=bonus, after=new)
        case d.CityFounded(territory=at, city=kind, person=who):
            return text("change-city", land=territory(at), city=CardRef(kind), who=person(who))
        case d.NamerFound(person=who):
            return text("change-namer", who=person(who))
        case d.CityNamed() | d.ContinentNamed() | d.PlanetNamed():
            return _named(change)
        case _:
            return _mark(change, world, after)


def _named(change: Name) -> Text:
    """Somebody made use of an older right."""
    name = said(change)
    match change:
        case d.CityNamed(territory=at):
            return text("change-city-named", land=territory(at), name=name)
        case d.ContinentNamed(continent=number):
            return text("change-continent-named", continent=continent(number), name=name)
        case d.PlanetNamed():
            return text("change-planet-named", name=name)


def _mark(change: Delta, world: World, after: World) -> Text:
    match change:
        case d.CityFortified(territory=at):
            old, boxes = world.lands[at], boxes_left(after.lands[at])
            left, renewed = boxes_left(old), int(old.boxes is not None)
            return text("change-fortified", land=territory(at), renewed=renewed, before=left, after=boxes)
        case d.ScarCancelled(territory=at):
            scar = world.lands[at].scar
            assert scar is not None, "something was cancelled"
            return text("change-cancelled", land=territory(at), scar=CardRef(scar))
        case d.CardDestroyed(territory=at):
            return text("change-destroyed", land=territory(at), coins=world.lands[at].coins)
        case d.CardUpgraded(territory=at):
            coins, more = world.lands[at].coins, after.lands[at].coins
            return text("change-upgraded", land=territory(at), before=coins, after=more)
        case _:
            raise AssertionError(change)
