"""Components by name."""

from __future__ import annotations

from collections.abc import Mapping

from engines.bellum_magica.components import BOX

NAMES: Mapping[str, Mapping[str, str]] = {
    **{term: BOX.terms.items[term] for term in ("wood_chest", "metal_chest", "gold_chest")},
    **{castle.id: castle.name for castle in BOX.castles.items},
    **{creature.id: creature.name for creature in BOX.creatures},
    **{settlement.id: settlement.name for settlement in BOX.settlements.items},
}
