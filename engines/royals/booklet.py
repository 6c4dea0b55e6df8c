"""What can be written in standing orders, and what is offered ready-made (RY-6.3)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.booklet.book import Booklet, Page
from engines.core.booklet.fields import Choice, Listed, Reading, Toggle
from engines.royals.atlas import COUNTRIES, NOBLES, RANKS
from engines.royals.house import PLANS
from engines.royals.orders import Orders, Target
from engines.royals.words import claims, orders


def _foreign(at: Reading) -> Iterator[int]:
    """One's own nobles are no targets (RY-5.24)."""
    return (noble for noble in range(len(NOBLES)) if at.state.europe.holders[noble] != at.seat)


def _target(written: Orders, noble: int) -> Target:
    return Target(noble=noble, jokers=written.jokers)


KINGS = tuple(Target(noble=number, jokers=False) for number, noble in enumerate(NOBLES) if RANKS[noble.rank] == "king")
BOOKLET = Booklet(
    blank=Orders(),
    pages=(
        Page(name="top", entries=(Toggle(name="on"), Choice(name="plan", among=tuple(PLANS)), "countries", "nobles")),
        Page(
            name="countries",
            above="top",
            entries=(Listed(name="countries", among=tuple(range(len(COUNTRIES))), show=claims.country),),
        ),
        Page(
            name="nobles",
            above="top",
            entries=(
                Toggle(name="jokers"),
                Listed(
                    name="nobles",
                    among=_foreign,
                    entry=_target,
                    known=lambda target: target.noble,
                    say=orders.noble,
                    head=lambda _, noble: claims.country_of(noble),
                    hint=orders.hint,
                ),
            ),
        ),
    ),
    templates={
        "gather": Orders(on=True),
        "intrigue": Orders(on=True, plan="mixed"),
        "kings": Orders(on=True, nobles=KINGS),
    },
    told=lambda at, _: orders.standing(at.record, first=not at.state.houses[at.seat].turns),
)
