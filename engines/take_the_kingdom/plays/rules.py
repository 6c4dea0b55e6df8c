"""All kinds of play, by their moves and by the cards that they are played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.core.text import Text
from engines.take_the_kingdom.components import BLOCKERS, CATEGORY, KINDS
from engines.take_the_kingdom.plays.attack import BOOSTER_ALONE, Attacking
from engines.take_the_kingdom.plays.base import ONLY_AS_ANSWER, Rule, barred
from engines.take_the_kingdom.plays.building import Building, Settling, Trapping
from engines.take_the_kingdom.plays.conquest import Annexing, Carrying
from engines.take_the_kingdom.plays.fate import Cursing, Freezing, Prospering
from engines.take_the_kingdom.plays.mercy import Refuge, Respite, Thawing
from engines.take_the_kingdom.plays.razing import Decaying, Disarming, Mutinying, Quaking
from engines.take_the_kingdom.plays.spy import Looking, Scouting, Stealing
from engines.take_the_kingdom.state import State

CARRYING = Carrying()
_ALL: tuple[Rule[Any], ...] = (
    Settling(),
    Building(),
    Trapping(),
    Attacking(),
    Annexing(),
    CARRYING,
    Quaking(),
    Decaying(),
    Mutinying(),
    Disarming(),
    Freezing(),
    Cursing(),
    Prospering(),
    Scouting(),
    Stealing(),
    Looking(),
    Thawing(),
    Refuge(),
    Respite(),
)
RULES: Mapping[str, Rule[Any]] = {rule.kind: rule for rule in _ALL}
RULES_OF: Mapping[str, tuple[Rule[Any], ...]] = {
    kind: tuple(rule for rule in _ALL if kind in rule.cards) for kind in KINDS
}
"""What a card can be played as on the own turn; nothing for a mere answer, a booster, a Fort, a penalty."""


def unplayable(state: State, card: str) -> Text | None:
    """Why a card can never be played on its own: a mere answer, or a booster."""
    if CATEGORY[card] == "booster":
        return barred(state, card) or BOOSTER_ALONE
    return ONLY_AS_ANSWER if card in BLOCKERS and not RULES_OF[card] else None
