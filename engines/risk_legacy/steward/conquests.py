"""Single territories worth an attack (RL-12): for the card, to complete a continent, to break another's."""

from typing import NamedTuple

from engines.risk_legacy.atlas import card_of, continent_of
from engines.risk_legacy.rules.attacks import closed, completes, origins
from engines.risk_legacy.steward.eye import Eye

EXTRA = 5
"""Percent for which it takes what is of more use: a coin that can be had at once, a continent."""


class Conquest(NamedTuple):
    percent: int
    origin: int
    target: int
    keep: int


def all_of_them(eye: Eye, more: int = 0) -> list[Conquest]:
    """Every attack there is, with so many troops *more* where it starts."""
    hostile = (at for at in eye.view.world.everywhere if eye.hostile(at) and not eye.spares(at))
    targets = [at for at in hostile if not closed(eye.view, eye.me, at)]
    return [_conquest(eye, origin, at, more) for at in targets for origin in origins(eye.view, eye.me, at)]


def _conquest(eye: Eye, origin: int, target: int, more: int) -> Conquest:
    """With so many that some are left when the turn is over."""
    keep = eye.keep(origin)
    troops = eye.fields[origin].troops + more - eye.drain(target)
    return Conquest(eye.percent(troops, target, eye.fields[target].troops, keep), origin, target, keep)


def likely(eye: Eye, found: list[Conquest]) -> list[Conquest]:
    return [each for each in found if each.percent > eye.temper.likely]


def for_the_card(eye: Eye, found: list[Conquest]) -> Conquest | None:
    """The cheapest; what has its card in the row counts as cheaper by the coins on it."""
    row = eye.view.row

    def worth(each: Conquest) -> int:
        shown = eye.view.world.worth(card_of(each.target)) if card_of(each.target) in row else 0
        return each.percent + EXTRA * (shown + helps(eye, each.target))

    return max(likely(eye, found), key=worth, default=None)


def helps(eye: Eye, target: int) -> bool:
    return completes(eye.view, eye.me, target) or breaks(eye, target)


def breaks(eye: Eye, target: int) -> bool:
    """Whether somebody else holds all of the continent."""
    owner = eye.fields[target].owner
    return owner is not None and owner != eye.me and completes(eye.view, owner, target)


def for_a_continent(eye: Eye, found: list[Conquest]) -> Conquest | None:
    """An own one first, then one of others; that with the greatest bonus."""

    def worth(each: Conquest) -> tuple[bool, int, int]:
        number = continent_of(each.target)
        bonus = 0 if number is None else eye.view.world.bonus(number)
        return completes(eye.view, eye.me, each.target), bonus, each.percent

    return max((each for each in likely(eye, found) if helps(eye, each.target)), key=worth, default=None)
