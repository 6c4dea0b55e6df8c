"""Standing orders as their owner reads them: a line for each that is in force (RL-6.6)."""

from __future__ import annotations

from engines.core.text import Text, text
from engines.risk_legacy.naming import hyphened, territory
from engines.risk_legacy.order_words import rule_line, trap_line
from engines.risk_legacy.orders import Orders


def standing(orders: Orders, *, scar: bool, missiles: bool) -> tuple[Text, ...]:
    """
    :param scar: whether a scar card is held, and *missiles* likewise: without, nobody is asked about any.
    """
    dice = tuple(territory(at) for at in orders.one_die)
    return (
        *((text("order-line-dice", lands=dice),) if dice else ()),
        *((_watch("scar", orders.scar_watch),) if scar else ()),
        *(text("order-line-trap", line=trap_line(trap)) for trap in orders.traps),
        *((_watch("missile", orders.missile_watch),) if missiles else ()),
        *(text("order-line-rule", line=rule_line(rule)) for rule in orders.missile_rules),
        text("order-line-star", buy=int(orders.buy_winning_star)),
    )


def unusual(orders: Orders, *, scar: bool, missiles: bool) -> tuple[Text, ...]:
    """Those that are not as they were at the beginning."""
    first = standing(Orders(), scar=scar, missiles=missiles)
    return tuple(line for line in standing(orders, scar=scar, missiles=missiles) if line not in first)


def _watch(card: str, watched: tuple[str | int, ...]) -> Text:
    """When it wants to be asked."""
    return text("order-line-watch", card=card, count=len(watched), when=tuple(map(_when, watched)))


def _when(watch: str | int) -> Text:
    if isinstance(watch, int):
        return text("plain", what=territory(watch))
    return text("watch", when=hyphened(watch))
