"""What a match has changed for good, as the end of it and the chronicle tell it (RL-11.5, 11.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engines.core.text import CardRef, Said, Text, text
from engines.risk_legacy import deltas as d
from engines.risk_legacy.deltas import Delta
from engines.risk_legacy.naming import continent, faction, person, territory


def told(changes: Iterable[Delta]) -> tuple[Text, ...]:
    """In the order in which they came; coins of the founding and boxes of a fortification are counted together.
    Results are told seat by seat elsewhere."""
    changes = tuple(changes)
    return (*(_change(each) for each in changes if not isinstance(each, _COUNTED)), *_counted(changes))


_COUNTED = (d.StickerPlaced, d.BoxTicked, d.Fought, d.CityNamed, d.ContinentNamed, d.PlanetNamed)
"""Told otherwise than one by one. Names come below, since they may be given much later than what they name."""


def _counted(changes: tuple[Delta, ...]) -> Iterator[Text]:
    coins = Counter(each.territory for each in changes if isinstance(each, d.StickerPlaced))
    if coins:
        cards = tuple(text("change-coin", land=territory(at), count=coins[at]) for at in sorted(coins))
        yield text("change-coins", cards=cards)
    ticked = Counter(each.territory for each in changes if isinstance(each, d.BoxTicked))
    for at in sorted(ticked):
        yield text("change-boxes", land=territory(at), count=ticked[at])
    for each in changes:
        match each:
            case d.CityNamed(territory=at, name=name):
                yield text("change-city-named", land=territory(at), name=_name(name))
            case d.ContinentNamed(continent=number, name=name):
                yield text("change-continent-named", continent=continent(number), name=_name(name))
            case d.PlanetNamed(name=name):
                yield text("change-planet-named", name=_name(name))


def _name(name: str) -> Said:
    return Said(name, text("name-hidden"))


def _change(change: Delta) -> Text:
    match change:
        case d.PowerFixed(faction=number, power=power):
            return text("change-power", faction=faction(number), power=CardRef(power))
        case d.ScarPlaced(territory=at, scar=scar):
            return text("change-scar", land=territory(at), scar=CardRef(scar))
        case d.Signed(person=who):
            return text("change-signed", who=person(who))
        case d.ContinentClaimed(continent=number, person=who):
            return text("change-continent", continent=continent(number), who=person(who))
        case d.BonusChanged(continent=number, change=more):
            return text("change-bonus", continent=continent(number), change=more)
        case d.CityFounded(territory=at, city=kind, person=who):
            return text("change-city", land=territory(at), city=CardRef(kind), who=person(who))
        case d.NamerFound(person=who):
            return text("change-namer", who=person(who))
        case _:
            return _mark(change)


def _mark(change: Delta) -> Text:
    match change:
        case d.CityFortified(territory=at):
            return text("change-fortified", land=territory(at))
        case d.ScarCancelled(territory=at):
            return text("change-cancelled", land=territory(at))
        case d.CardDestroyed(territory=at):
            return text("change-destroyed", land=territory(at))
        case d.CardUpgraded(territory=at):
            return text("change-upgraded", land=territory(at))
        case _:
            raise AssertionError(change)
