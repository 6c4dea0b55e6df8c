"""All kinds of play, by their names and by the cards that they are played with."""

from collections.abc import Mapping

from engines.core.record import named
from engines.core.text import Text
from engines.take_the_kingdom.components import BLOCKERS, CATEGORY, KINDS
from engines.take_the_kingdom.plays.attack import BOOSTER_ALONE, Attack
from engines.take_the_kingdom.plays.base import ONLY_AS_ANSWER, PlayMove, barred
from engines.take_the_kingdom.plays.building import Build, Settle, SetTrap
from engines.take_the_kingdom.plays.conquest import ConquestDefence, ConquestLand
from engines.take_the_kingdom.plays.fate import Freeze, Misfortune
from engines.take_the_kingdom.plays.mercy import Fortune, MercyLand, MercyThaw, MercyTurn
from engines.take_the_kingdom.plays.razing import Disrepair, Earthquake, MutinyRemove, SabotageTrap
from engines.take_the_kingdom.plays.spy import SpyDraw, SpyLook, SpySteal
from engines.take_the_kingdom.state import State

_ALL: tuple[type[PlayMove], ...] = (
    *(Settle, Build, SetTrap, Attack, ConquestLand, ConquestDefence),
    *(Earthquake, Disrepair, MutinyRemove, SabotageTrap, Freeze, Misfortune, Fortune),
    *(SpyDraw, SpySteal, SpyLook, MercyThaw, MercyLand, MercyTurn),
)
RULES: Mapping[str, type[PlayMove]] = {named(rule): rule for rule in _ALL}
RULES_OF: Mapping[str, tuple[type[PlayMove], ...]] = {
    kind: tuple(rule for rule in _ALL if kind in rule.cards) for kind in KINDS
}
"""What a card can be played as on the own turn; nothing for a mere answer, a booster, a Fort, a penalty."""


def unplayable(state: State, card: str) -> Text | None:
    """Why a card can never be played on its own: a mere answer, or a booster."""
    if CATEGORY[card] == "booster":
        return barred(state, card) or BOOSTER_ALONE
    return ONLY_AS_ANSWER if card in BLOCKERS and not RULES_OF[card] else None
