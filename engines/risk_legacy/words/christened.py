"""A right to name something and the name, told as one where a single game has seen both (RL-11.5, 11.6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engines.core.text import CardRef, Said, Text, text
from engines.risk_legacy.campaign import deltas as d
from engines.risk_legacy.campaign.deltas import Delta
from engines.risk_legacy.naming import continent, person, territory

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
