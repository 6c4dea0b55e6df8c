"""The figures of pack 2, read and validated once."""

from typing import Literal, Self

from pydantic import AliasPath, Field, model_validator

from engines.core.printed import Printed, read

PACK = "pack_2"
MERCENARY = "mercenary"
ComebackName = Literal["resourceful", "stealthy", "well_armed", "mobile", "convincing", "well_supplied"]


class ComebackEffect(Printed):
    """The figures of powers that have one."""

    expansions_into_city: int = 0
    each_attack_die: int = 0
    extra_per_mercenary_territory: int = 0


class ComebackPower(Printed):
    id: ComebackName
    effect: ComebackEffect


class PackTwo(Printed):
    scar_cards: int = Field(validation_alias=AliasPath("adds_scar_cards", MERCENARY))
    mercenary_troops: int = Field(validation_alias=AliasPath(MERCENARY, "effect", "controller_end_of_turn_troops"))
    """That come to whoever holds such a territory, at the end of its turn."""
    comeback_powers: tuple[ComebackPower, ...]

    @model_validator(mode="after")
    def _holds_together(self) -> Self:
        """Each power once, and mercenaries that come (RL-B2.2, B2.3)."""
        names = [power.id for power in self.comeback_powers]
        assert all(names.count(name) == 1 for name in names)
        assert self.mercenary_troops > 0
        return self


DATA = read(PackTwo, __package__)
COMEBACKS: tuple[str, ...] = tuple(power.id for power in DATA.comeback_powers)
"""In the order of the data."""
EFFECTS = {power.id: power.effect for power in DATA.comeback_powers}
