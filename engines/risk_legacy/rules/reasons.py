"""Why something is not to be had: the keys that rules answer with (RL-5.1.5), and how they are said."""

from typing import Literal, get_args

from engines.core.shown import hyphened
from engines.core.text import Text, text

Reason = Literal[
    "wrong_step", "not_now", "power_not_offered", "coin_limit", "faction_taken", "occupied", "marked", "near_hq",
    "need_four_cards", "too_few_coins", "trade_used", "not_yours", "not_adjacent", "not_enemy", "same_territory",
    "not_connected", "maneuver_used", "must_keep_one", "city_cost", "must_survive", "closed", "too_many_dice",
    "no_missile", "die_locked", "no_such_card", "scarred_already", "has_city", "no_city", "no_scar", "not_held_at_end",
    "card_gone", "card_full", "continent_named", "continent_changed", "supply_empty", "name_chars", "name_length",
    "name_taken", "no_marks",
]  # fmt: skip
"""Of those that the clause has, ``place_exactly`` and ``not_your_card`` are never given, since amounts have bounds and
cards are picked from the hand; ``not_asked``, ``stale``, ``world_busy``, ``seat_count`` and ``person_twice`` are the
core's and the table's to say."""


SAID: dict[Reason, Text] = {key: text(f"reason-{hyphened(key)}") for key in get_args(Reason)}
"""Made once: a menu asks for them far more often than somebody reads one."""


def reason(key: Reason) -> Text:
    """``reason("must_keep_one")``."""
    return SAID[key]
